"""Is a game fit to be played? Everything that must hold for any game, tried out: ``prestol check NAME``."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter

from prestol.bots import BOTS
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.kit import GameKit
from prestol.play import mutants, properties
from prestol.play.bots import bot
from prestol.play.fuzz import fuzz
from prestol.play.match import Match
from prestol.play.perft import perft
from prestol.play.properties import Broken, require
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator

STATES = 40  # looked at with everybody's eyes
DEEPEST = 3  # of perft
SLOWEST = 60.0  # seconds that a bot may think about one decision, even on a slow machine
QUICK_BOTS = BOTS[:-1]  # the strongest level takes as long as it takes


@dataclass(frozen=True)
class Finding:
    """What one check has found out."""

    name: str
    holds: bool
    detail: str  # what was tried, or what is wrong
    seconds: float


def check(kit: GameKit, effort: int = 1000) -> Iterator[Finding]:
    """Everything, one after the other; ``effort`` is how many decisions and mutants are tried."""
    for name, function in CHECKS.items():
        started = perf_counter()
        try:
            holds, detail = True, function(kit, effort)
        except Broken as error:
            holds, detail = False, str(error)
        except Exception as error:
            holds, detail = False, f"{type(error).__name__}: {error} ({where(error)})"
        yield Finding(name, holds, detail, perf_counter() - started)


def where(error: Exception) -> str:
    """The last line of code that led to an error."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename}:{last.lineno}"


# -- the checks --------------------------------------------------------------------------------------------------------


def check_parts(kit: GameKit, effort: int) -> str:
    """All parts can be loaded, and are what they should be."""
    parts = (kit.rules, kit.bot, kit.text("en"), kit.board, kit.terminal)
    brought = [name for name, place in kit.places.items() if place]
    return f"{len(parts)} parts; its own: {', '.join(brought)}"


def check_games(kit: GameKit, effort: int) -> str:
    """Random games, in which every property of states, views, records and undo holds at every decision."""
    games = decisions = 0
    for seats in kit.rules.seats:
        report = fuzz(kit.rules, seats, effort)
        games, decisions = games + report.games, decisions + report.decisions
    return f"{games} games, {decisions} decisions"


def check_secrets(kit: GameKit, effort: int) -> str:
    """Whatever a seat cannot know, nothing that it is shown tells it: two worlds that look alike are shown alike."""
    pairs = 0
    for state in sample_states(kit):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            twin = view.sample(pairs).view(seat)
            for one, other in zip(shown(kit, view.board, seat), shown(kit, twin.board, seat), strict=True):
                require(
                    one == other,
                    f"player {'?' if seat is None else seat + 1} is shown a secret: {difference(one, other)}",
                )
            pairs += 1
    return f"{pairs} pairs of worlds"


def check_words(kit: GameKit, effort: int) -> str:
    """Whatever is said has words in every language."""
    if kit.catalogues is None:
        return "no catalogues: names of steps and actions are shown as they are"
    sentences = list(mutants.breed(kit.rules, effort).sentences)  # why a position cannot be; English needs no words
    missing: set[str] = set()
    for language in LANGUAGES:
        narrator = kit.plain_narrator(language, max(kit.rules.seats))
        keys = {*wanted(kit), *(() if language == "en" else sentences)}
        for state in sample_states(kit):
            keys |= speak(narrator, state)
        missing |= {f"{key} ({language})" for key in keys if not narrator.words.has(key)}
    require(not missing, f"missing: {', '.join(sorted(missing)[:12])}")
    return f"{len(keys)} keys in {len(LANGUAGES)} languages"


def check_boards(kit: GameKit, effort: int) -> str:
    """Every board can be drawn, for every seat and shape."""
    drawn, longest = 0, 0.0
    for state in sample_states(kit):
        for seat in (None, *state.waiting):
            for shape in ("wide", "tall"):
                started = perf_counter()
                kit.picture(state.view(seat).board, seat, shape=shape)
                drawn, longest = drawn + 1, max(longest, perf_counter() - started)
    return f"{drawn} pictures, the slowest {1000 * longest:.0f} ms"


def check_pickles(kit: GameKit, effort: int) -> str:
    states = list(sample_states(kit))
    for state in states:
        properties.check_pickles(state, state.waiting[0] if state.waiting else None)
    return f"{len(states)} states"


def check_positions(kit: GameKit, effort: int) -> str:
    """Positions survive writing and reading, and mutated ones do no harm."""
    report = mutants.breed(kit.rules, effort)
    return f"{report.tried} mutated positions: {report.refused} refused, {report.accepted} sound"


def check_perft(kit: GameKit, effort: int) -> str:
    """The same answers lead to as many games, however often they are counted."""
    state = kit.rules.new(kit.rules.seats[0], 1)
    counts = [perft(state, depth) for depth in range(1, DEEPEST + 1)]
    require(counts == [perft(state, depth) for depth in range(1, DEEPEST + 1)], "perft counts differ")
    return ", ".join(map(str, counts))


def check_bots(kit: GameKit, effort: int) -> str:
    """Every bot gives legal answers; how long it thinks about one."""
    return ", ".join(f"{name} {1000 * thinking_time(kit, name):.0f} ms" for name in QUICK_BOTS)


CHECKS: dict[str, Callable[[GameKit, int], str]] = {
    "parts": check_parts,
    "games": check_games,
    "secrets": check_secrets,
    "words": check_words,
    "boards": check_boards,
    "pickles": check_pickles,
    "positions": check_positions,
    "perft": check_perft,
    "bots": check_bots,
}


# -- how they look -----------------------------------------------------------------------------------------------------


def sample_states(kit: GameKit) -> Iterator[State]:
    """Some states of random games, for every number of seats; the last of each is a finished game."""
    for seats in kit.rules.seats:
        yield from islice(walk(kit.rules.new(seats, seats)), STATES)


def walk(state: State) -> Iterator[State]:
    """A random game, a moment here and there."""
    chance = Quick(state.seats)
    while not state.over:
        if chance.below(6) == 0:
            yield state.clone()
        seat = state.waiting[chance.below(len(state.waiting))]
        choices = state.legal(seat)
        state.apply(seat, choices[chance.below(len(choices))])
    yield state


def shown(kit: GameKit, board: State, seat: int | None) -> Iterator[object]:
    """All that one who looks at a board can see or hear of it."""
    narrator = kit.plain_narrator("en", board.seats)
    yield board.position()
    yield board.as_dict()
    yield board.results()
    yield kit.board.draw(board, seat, narrator)
    yield narrator.prompt(board) if board.waiting else ""
    if seat is not None:
        yield [narrator.say(board, seat, action) for action in board.legal(seat)]
        yield {action: narrator.why(reason) for action, reason in board.refusals(seat).items()}


def difference(one: object, other: object) -> str:
    """Where two things that should be alike begin to differ."""
    a, b = str(one), str(other)
    at = next((at for at, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), min(len(a), len(b)))
    return f"“{a[max(at - 20, 0) : at + 20]}” or “{b[max(at - 20, 0) : at + 20]}”"


def wanted(kit: GameKit) -> list[str]:
    """The keys that a game's catalogues need whatever happens in it."""
    rules = kit.rules
    return [
        "game.title",
        "game.line",
        *(f"say.{family.name}" for family in rules.actions.families),
        *(f"event.{kind}" for kind in rules.events),
        *(f"reason.{reason.key}" for reason in rules.reasons[1:]),
        *(key for option in rules.choices for key in (f"option.{option.name}", f"option.{option.name}.line")),
    ]


def speak(narrator: Narrator, state: State) -> set[str]:
    """Put all that can be said about a state into words, which may fail; the keys that it takes."""
    keys = {f"part.{part}" for score in state.results() for part in score.parts}
    for seat in state.waiting:
        keys.add(f"prompt.{narrator.text.prompt(state, state.question)}")
        narrator.prompt(state)
        for action in (*state.legal(seat), *state.refusals(seat)):
            narrator.say(state, seat, action)
    narrator.cards()
    return keys


def thinking_time(kit: GameKit, name: str) -> float:
    """Seconds that a bot takes for a decision in the middle of a game, at most."""
    match = Match(kit.rules, kit.rules.seats[-1], 3, {})
    player, chance, longest = bot(name, kit.rules, 1), Quick(3), 0.0
    for turn in range(30):
        if match.state.over:
            break
        seat = match.state.waiting[0]
        choices, action = match.state.legal(seat), -1
        if turn % 10 == 5:
            started = perf_counter()
            action = player.choose(match.view(seat), seat)
            longest = max(longest, perf_counter() - started)
            require(action in choices, f"{name} gives an illegal answer")
        match.play(seat, action if action >= 0 else choices[chance.below(len(choices))])
    require(longest < SLOWEST, f"{name} takes {longest:.1f} s for a decision")
    return longest
