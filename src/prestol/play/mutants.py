"""Written positions with something wrong in them: each must be refused in one sentence, or be a whole position.

A mutant is a position of a random game in which words or lines were changed, moved, doubled or left out. If it is
accepted, it survives writing and reading, and the game can go on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.errors import BadPosition, BadSetup
from prestol.core.game import Game
from prestol.play.properties import Broken, check_positions, require

POOL = 200  # positions to mutate
CHANGES = 3  # at most, in one mutant
DECISIONS = 30  # played on from a mutant that is accepted
SLOW = 1.0  # seconds that nothing may take
LONGEST_SENTENCE = 900
STRANGE = ("-1", "0", "1", "2", "7", "99", "none", "?", "=", "x", "over", "99999999999", "1:1", "a+b", "")


@dataclass
class Report:
    tried: int = 0
    refused: int = 0
    accepted: int = 0
    slowest: float = 0.0
    sentences: dict[str, int] = field(default_factory=dict)  # how often each was said, without what varies


def breed(game: Game, number: int, seed: int = 0, progress: Callable[[int], None] = lambda number: None) -> Report:
    """Try so many mutants; Broken tells of the first that does harm, with its text."""
    chance, report = Quick(seed), Report()
    pool = positions(game, chance)
    words = [word for text in pool for word in text.split()]
    for _ in range(number):
        text = mutated(pool[chance.below(len(pool))], pool, words, chance)
        try:
            attempt(game, text, Quick(chance.word()), report)
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}\n{text}") from error
        progress(1)
    return report


# -- mutants -----------------------------------------------------------------------------------------------------------


def positions(game: Game, chance: Quick) -> list[str]:
    """Positions of random games of every kind."""
    found: list[str] = []
    while len(found) < POOL:
        state = new_state(game, chance)
        length = 10 + chance.below(150)
        while not state.over and length > 0:
            seat = state.waiting[chance.below(len(state.waiting))]
            choices = state.legal(seat)
            state.apply(seat, choices[chance.below(len(choices))])
            length -= 1
            if chance.below(20) == 0:
                found.append(state.position())
        found.append(state.position())
    return found


def new_state(game: Game, chance: Quick) -> State:
    seats = game.seats[chance.below(len(game.seats))]
    try:
        return game.new(seats, chance.word(), options(game, seats, chance))
    except BadSetup:  # these options do not go together
        return game.new(seats, chance.word())


def options(game: Game, seats: int, chance: Quick) -> Mapping[str, object]:
    meant = [option for option in game.choices if not option.seats or seats in option.seats]
    return {option.name: option.values[chance.below(len(option.values))] for option in meant}


def mutated(text: str, pool: Sequence[str], words: Sequence[str], chance: Quick) -> str:
    lines = [line.split() for line in text.splitlines()]
    for _ in range(1 + chance.below(CHANGES)):
        MUTATIONS[chance.below(len(MUTATIONS))](lines, pool, words, chance)
    return "\n".join(" ".join(line) for line in lines)


Lines = list[list[str]]


def any_line(lines: Lines, chance: Quick) -> list[str]:
    return lines[chance.below(len(lines))]


def change_word(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    line = any_line(lines, chance)
    if line:
        line[chance.below(len(line))] = words[chance.below(len(words))]


def change_value(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    """“player=2” or “2” becomes another number, or none at all."""
    line = any_line(lines, chance)
    numbers = [at for at, word in enumerate(line) if at > 0 or "=" in word]
    if numbers:
        at = numbers[chance.below(len(numbers))]
        name, sign, _ = line[at].rpartition("=")
        line[at] = f"{name}{sign}{STRANGE[chance.below(len(STRANGE))]}"


def drop_word(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    line = any_line(lines, chance)
    if line:
        line.pop(chance.below(len(line)))


def add_word(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    line = any_line(lines, chance)
    line.insert(chance.below(len(line) + 1), words[chance.below(len(words))])


def drop_line(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    if len(lines) > 1:
        lines.pop(1 + chance.below(len(lines) - 1))


def double_line(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    lines.insert(chance.below(len(lines)) + 1, any_line(lines, chance)[:])


def swap_lines(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    one, other = chance.below(len(lines)), chance.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def foreign_line(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    """A line of another position, in the place of the one with its name, or in addition."""
    other = [line.split() for line in pool[chance.below(len(pool))].splitlines()[1:]]
    line = any_line(other, chance)
    same = [at for at, mine in enumerate(lines) if mine and mine[0] == line[0] and line[0] != "step"]
    if same:
        lines[same[0]] = line
    else:
        lines.insert(1 + chance.below(len(lines)), line)


def cut(lines: Lines, pool: Sequence[str], words: Sequence[str], chance: Quick) -> None:
    del lines[1 + chance.below(len(lines)) :]


MUTATIONS = (
    change_word,
    change_value,
    change_value,
    drop_word,
    add_word,
    drop_line,
    drop_line,
    double_line,
    swap_lines,
    foreign_line,
    foreign_line,
    cut,
)


# -- what they must not do ---------------------------------------------------------------------------------------------


def attempt(game: Game, text: str, chance: Quick, report: Report) -> None:
    started = process_time()
    report.tried += 1
    try:
        state = game.position(text)
    except BadPosition as error:
        require("\n" not in str(error) and len(str(error)) < LONGEST_SENTENCE, f"no clear sentence: {error}")
        report.refused += 1
        report.sentences[innermost(error)] = report.sentences.get(innermost(error), 0) + 1
    else:
        report.accepted += 1
        check_positions(state)
        for _ in play(state, chance):
            pass
    seconds = process_time() - started
    report.slowest = max(report.slowest, seconds)
    require(seconds < SLOW, f"it takes {seconds:.1f} seconds")


def innermost(error: BadPosition) -> str:
    """What an error says apart from the line that causes it."""
    inner = error.values.get("error")
    return innermost(inner) if isinstance(inner, BadPosition) else error.sentence


def play(state: State, chance: Quick) -> Iterator[None]:
    """Go on from there at random, with the eyes of everybody."""
    for _ in range(DECISIONS):
        if state.over:
            state.results()
            return
        seat = state.waiting[chance.below(len(state.waiting))]
        view = state.view(seat)
        require(view.legal(seat) == state.legal(seat), "a view and its state differ in what is legal")
        view.sample(chance.word())
        choices = state.legal(seat)
        require(choices != [], "somebody is asked who cannot answer")
        state.apply(seat, choices[chance.below(len(choices))])
        yield
