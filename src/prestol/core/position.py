"""A state as short text that a person can write by hand, and back.

    conspiracy seats=3 promo=yes
    alliance.0 B2 B1 Y3
    pile.G G1 G4
    keeper 1
    step turn seat=2

One line a fact (``;`` also ends a line, ``#`` starts a comment). What is not named is as usual; cards not named lie in
the home zone of their pack. Without a «waiting» line the step on top runs and asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from prestol.core.chance import HIDDEN, KEY_BITS, Chance, Keyed, Quick
from prestol.core.engine import KNOWN_TO_ALL, ONLOOKER, SECRET, Frame, Sealed, State, proceed
from prestol.core.errors import BadPosition, PrestolError
from prestol.core.zones import Zone

if TYPE_CHECKING:
    from prestol.core.game import Game

NUMBERS = ("seat", "card", "count", "at")  # what a frame remembers


@dataclass(frozen=True)
class Field:
    """Numbers of a game's state that are not cards: how to read and set them, and what they usually are."""

    name: str
    get: Callable[[], list[int]]
    put: Callable[[list[int]], None]
    usual: Callable[[], list[int]]
    text: Callable[[int], str] | None = None  # a number as a word, where a plain number would tell little …
    parse: Callable[[str], int] | None = None  # … and back; ValueError: no such word

    def words(self) -> str:
        return " ".join((self.text or number_text)(each) for each in self.get())

    def numbers(self, words: list[str]) -> list[int]:
        if self.parse is None:
            return [number(word) for word in words]
        try:
            return [self.parse(word) for word in words]
        except ValueError:
            raise BadPosition("«{name}» cannot be «{words}»", name=self.name, words=" ".join(words)[:80]) from None


def write(s: State) -> str:
    """The whole position; of a view, with question marks for what is hidden."""
    game = s.game
    options = [f"{name}={value}" for name, value in game.unusual(s.options).items()]
    lines = [" ".join([game.name, f"seats={s.seats}", *options])]
    for zone in s.zones():
        if not (zone.home and zone_tells_itself(s, zone)):
            lines += zone_lines(game, zone)
    lines += [f"{f.name} {f.words()}" for f in game.fields(s) if f.get() != f.usual()]
    lines += known_lines(s) + [step_line(game, f) for f in s.stack] + answer_lines(s)
    lines += [f"chance {chance_text(s.chance)}"] if s.chance is not HIDDEN else []
    return "\n".join(lines) + "\n"


def zone_tells_itself(s: State, zone: Zone) -> bool:
    """Sorted home zones hold what is left, unless a view hides which cards that is."""
    return not zone.ordered and not s.partial


def zone_lines(game: Game, zone: Zone) -> list[str]:
    texts = game.packs[zone.pack]
    return [
        f"{name} {' '.join(texts.get(card, '?') for card in cards)}"
        for name, cards in zip(zone.names(), zone.lists, strict=True)
        if cards
    ]


def known_lines(s: State) -> list[str]:
    if not s.known:
        return []
    cards = lying_cards(s)
    lines = []
    for name, bit in knowers(s):
        words = [word for word, card in cards.items() if s.known[card] >> bit & 1 and tells_more(s, card, bit)]
        lines += [f"known.{name} {' '.join(words)}"] if words else []
    return lines


def knowers(s: State) -> list[tuple[str, int]]:
    """Who may know a hidden card, with the bit in State.known; «all» are the seats and those who look on."""
    return [("all", ONLOOKER), *((str(seat), seat) for seat in range(s.seats))]


def tells_more(s: State, card: int, bit: int) -> bool:
    """What all know need not be written for each seat; in the view of an onlooker «all» are nobody else."""
    return bit == ONLOOKER or s.known[card] != KNOWN_TO_ALL


def lying_cards(s: State) -> dict[str, int]:
    """Cards by text, as they lie; of equal ones the second is «G1^2», the third «G1^3» …"""
    found: dict[str, int] = {}
    copies: dict[str, int] = {}
    for zone in s.zones():
        for card in (card for cards in zone.lists for card in cards if card >= 0):
            text = s.game.packs[zone.pack][card]
            copies[text] = copies.get(text, 0) + 1
            found[text if copies[text] == 1 else f"{text}^{copies[text]}"] = card
    return found


def step_line(game: Game, f: Frame) -> str:
    name = next(name for name, step in game.steps.items() if step is f.step)
    return " ".join(["step", name, *(f"{key}={getattr(f, key)}" for key in NUMBERS if getattr(f, key) != 0)])


def answer_lines(s: State) -> list[str]:
    if s.over:
        return ["over"]
    sealed = [
        f"sealed.{seat} {' '.join('?' if a == SECRET else s.game.notation(a) for a in answers)}"
        for seat, answers in enumerate(s.sealed)
        if answers
    ]
    return [*sealed, f"waiting {' '.join(map(str, s.waiting))}"]


def number_text(number: int) -> str:
    return "none" if number < 0 else str(number)


def chance_text(chance: Chance) -> str:
    if isinstance(chance, Quick):
        return f"quick {chance.a} {chance.b} {chance.c} {chance.counter}"
    assert isinstance(chance, Keyed)
    return f"{chance.key} {chance.count}"


# -- reading -------------------------------------------------------------------------------------------------------


def read(game: Game, text: str) -> State:
    """The state a text describes; BadPosition says in one sentence what is wrong with it."""
    plain = "\n".join(line.partition("#")[0] for line in text.splitlines())
    lines = [words for line in plain.replace(";", "\n").splitlines() if (words := line.split())]
    if not lines or lines[0][0] != game.name:
        raise BadPosition("a position of {game} begins with a line «{game} seats=2», this one does not", game=game.name)
    s = empty_state(game, lines[0][1:])
    facts = by_name(lines[1:])
    fill_zones(s, facts)
    for f in game.fields(s):
        given = facts.pop(f.name, None)
        f.put(f.usual() if given is None else same_length(f, f.numbers(given)))
    fill_known(s, facts)
    fill_stack(s, facts)
    s.chance = read_chance(facts.pop("chance", ["0", "0"]))
    waiting = facts.pop("waiting", [])
    sealed = [facts.pop(f"sealed.{seat}", []) for seat in range(s.seats)]
    if facts:
        raise BadPosition("a position of {game} has no line «{line}»", game=game.name, line=next(iter(facts)))
    try:
        fill_answers(s, waiting, sealed)
    except IndexError:  # the step does not fit what lies on the table
        raise BadPosition("nothing can be answered in this position") from None
    game.check(s)
    if not s.over:
        ask(s)
    return s


def ask(s: State) -> None:
    """Let the position go on until somebody is asked; refuse one that cannot."""
    try:
        proceed(s)
        stuck = not s.over and any(not s.legal(seat) for seat in s.waiting)
    except (RuntimeError, IndexError, ValueError):
        stuck = True
    if stuck:
        raise BadPosition("nothing can be answered in this position")


def empty_state(game: Game, words: list[str]) -> State:
    given = dict(pair(word) for word in words)
    seats = number(given.pop("seats", "2"))
    try:
        return game.empty(seats, game.chosen(seats, given))
    except PrestolError as error:
        raise BadPosition(error.sentence, **error.values) from None


def by_name(lines: list[list[str]]) -> dict[str, list[str]]:
    """Facts by name; «step» lines are kept together, in order."""
    facts: dict[str, list[str]] = {}
    for name, *words in lines:
        if name == "step":
            facts.setdefault("step", []).append(" ".join(words))
        elif name in facts:
            raise BadPosition("the position names «{name}» twice", name=name)
        else:
            facts[name] = words
    return facts


def fill_zones(s: State, facts: dict[str, list[str]]) -> None:
    left = set(s.game.in_play(s))
    zones = s.zones()
    for zone in zones:
        for name, cards in zip(zone.names(), zone.lists, strict=True):
            cards[:] = [take_card(s, zone.pack, word, left) for word in facts.pop(name, [])]
    for zone in zones:
        if zone.home:
            zone.lists[0].extend(sorted(left.intersection(s.game.packs[zone.pack])))
        if not zone.ordered:
            for cards in zone.lists:
                cards.sort()


def take_card(s: State, pack: str, word: str, left: set[int]) -> int:
    copies = [card for card, text in s.game.packs[pack].items() if text == word]
    if not copies:
        if word == "?":
            raise BadPosition("this is a view, not a whole position: some of its cards are unknown")
        raise BadPosition("there is no card «{word}» among the {pack}", word=word, pack=pack)
    free = [card for card in copies if card in left]
    if not free and copies[0] not in s.game.in_play(s):
        raise BadPosition("the card {word} does not take part under these options", word=word)
    if not free:
        raise BadPosition("the position names the card {word} more often than the game has it", word=word)
    left.remove(free[0])
    return free[0]


def fill_known(s: State, facts: dict[str, list[str]]) -> None:
    cards = lying_cards(s) if s.known else {}
    for name, bit in knowers(s):
        for word in facts.pop(f"known.{name}", []):
            if word not in cards:
                raise BadPosition("«{word}» in known.{name} is no card that can be hidden", word=word, name=name)
            s.known[cards[word]] |= KNOWN_TO_ALL if bit == ONLOOKER else 1 << bit


def fill_stack(s: State, facts: dict[str, list[str]]) -> None:
    s.over = facts.pop("over", None) is not None
    lines = facts.pop("step", [] if s.over else [s.game.first_step])
    if s.over and (lines or "waiting" in facts):
        raise BadPosition("a game that is over asks nobody")
    for line in lines:
        name, *words = line.split() or [""]
        if name not in s.game.steps:
            known = ", ".join(s.game.steps)
            raise BadPosition(
                "{game} has no step «{name}»; its steps: {known}", game=s.game.name, name=name, known=known
            )
        values = dict(pair(word) for word in words)
        if unknown := set(values) - set(NUMBERS):
            known = ", ".join(NUMBERS)
            raise BadPosition("a step remembers {known}, not «{name}»", known=known, name=unknown.pop())
        s.call(s.game.steps[name], *(number(values.get(key, "0")) for key in NUMBERS))


def fill_answers(s: State, waiting: list[str], sealed: list[list[str]]) -> None:
    s.waiting = [number(word) for word in waiting]
    if any(not 0 <= seat < s.seats for seat in s.waiting):
        raise BadPosition("«waiting» names a seat that is not there: seats run from 0 to {last}", last=s.seats - 1)
    if len(s.waiting) > 1 and not (s.stack and isinstance(s.stack[-1].step, Sealed)):
        raise BadPosition("only a sealed question waits for several seats")
    if s.waiting and s.stack and isinstance(s.stack[-1].step, Sealed):
        fill_sealed(s, s.stack[-1].step, [[action_number(s.game, word) for word in words] for words in sealed])
    elif any(sealed):
        raise BadPosition("sealed answers need a sealed question and a line «waiting»")


def fill_sealed(s: State, step: Sealed[Any], answers: list[list[int]]) -> None:
    """Seal the answers again, one by one, and see that they fit and that the right seats still owe one."""
    f = s.stack[-1]
    s.sealed = [[] for _ in answers]
    asked = step.who(s, f)
    owing = []
    for seat, given in enumerate(answers):
        owes = seat in asked
        for action in given:
            if not owes or action not in step.legal(s, f, seat):
                raise BadPosition("seat {seat} cannot have sealed {action}", seat=seat, action=s.game.describe(action))
            s.sealed[seat].append(action)
            owes = step.more(s, f, seat)
        owing += [seat] if owes else []
    if s.waiting != owing or not owing:
        raise BadPosition(
            "the sealed question waits for other seats: {seats}", seats=" ".join(map(str, owing)) or "none"
        )


def action_number(game: Game, word: str) -> int:
    try:
        return game.parse(word)
    except PrestolError as error:
        raise BadPosition(error.sentence, **error.values) from None


def read_chance(words: list[str]) -> Chance:
    quick = words[:1] == ["quick"]
    numbers = [number(word, KEY_BITS + 1) for word in words[quick:]]
    bits = (32, 32, 32, 32) if quick else (KEY_BITS, 60)
    if len(numbers) != len(bits) or any(not 0 <= n < 1 << most for n, most in zip(numbers, bits, strict=True)):
        raise BadPosition("«chance» is a key and a count of numbers drawn")
    if not quick:
        return Keyed(*numbers)
    chance = Quick(0)
    chance.a, chance.b, chance.c, chance.counter = numbers
    return chance


def same_length(f: Field, numbers: list[int]) -> list[int]:
    expected = len(f.usual())
    if expected and len(numbers) != expected:
        raise BadPosition(
            "«{name}» takes {expected} numbers, not {given}", name=f.name, expected=expected, given=len(numbers)
        )
    return numbers


def pair(word: str) -> tuple[str, str]:
    key, sign, value = word.partition("=")
    if not sign:
        raise BadPosition("«{word}» should be name=value", word=word)
    return key, value


def number(word: str, bits: int = 31) -> int:
    """A number that fits where it is going; «none» is -1."""
    if word == "none":
        return -1
    if not word.removeprefix("-").isdecimal() or len(word) > 40 or abs(int(word)) >= 1 << bits:
        raise BadPosition("«{word}» should be a number", word=word[:40])
    return int(word)
