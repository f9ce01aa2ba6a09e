"""A state as short text that a person can write by hand, and back.

    conspiracy seats=3 promo=yes
    alliance.1 B2 B1 Y3
    pile.G G1 G4
    keeper 2
    step turn player=3

One line for each fact (``;`` also ends a line, ``#`` starts a comment). What is not named is as usual; cards not named
lie in the home zone of their pack. Without a “waiting” line the step on top runs and asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from prestol.core.chance import HIDDEN, KEY_BITS, Chance, Keyed, Quick, quick
from prestol.core.engine import KNOWN_TO_ALL, ONLOOKER, SECRET, Frame, Sealed, State, proceed
from prestol.core.errors import BadPosition, PrestolError
from prestol.core.forms import Field, Number, player
from prestol.core.zones import Zone

if TYPE_CHECKING:
    from prestol.core.game import Game

MOST_STEPS = 2_000  # that may run before somebody is asked: more are a circle


def write(s: State) -> str:
    """The whole position; of a view, with question marks for what is hidden."""
    game = s.game
    lines = [header(game, s.seats, s.options)]
    for zone in s.zones():
        if not (zone.home and zone_tells_itself(s, zone)):
            lines += zone_lines(game, zone)
    lines += [f"{f.name} {f.words()}".rstrip() for f in game.fields(s) if f.get() != f.usual()]
    lines += known_lines(s) + [step_line(s, f) for f in s.stack] + answer_lines(s)
    lines += [f"chance {chance_text(s.chance)}"] if s.chance is not HIDDEN else []
    return "\n".join(lines) + "\n"


def header(game: Game, seats: int, options: Mapping[str, str]) -> str:
    """The first line: the game, its seats, and its options as far as they are unusual."""
    return " ".join([game.name, f"seats={seats}", *(f"{k}={v}" for k, v in game.unusual(options).items())])


def facts(text: str) -> str:
    """All other lines of a position, each on a line of its own, without comments."""
    return "\n".join(" ".join([line.name, *line.words]) for line in list(split(text))[1:])


def zone_tells_itself(s: State, zone: Zone) -> bool:
    """Sorted home zones hold what is left, unless a view hides which cards that is."""
    return not zone.ordered and not s.partial


def zone_lines(game: Game, zone: Zone) -> list[str]:
    return [f"{name} {' '.join(words)}" for name, words in zone_words(game, zone).items() if words]


def zone_words(game: Game, zone: Zone) -> dict[str, list[str]]:
    """The cards in each list of a zone as text."""
    texts = game.packs[zone.pack]
    pairs = zip(zone.names(), zone.lists, strict=True)
    return {name: [texts.get(card, "?") for card in cards] for name, cards in pairs}


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
    """Who may know a hidden card, with the bit in State.known; “all” are the players and those who look on."""
    return [("all", ONLOOKER), *((str(seat + 1), seat) for seat in range(s.seats))]


def tells_more(s: State, card: int, bit: int) -> bool:
    """What all know need not be written for each player; in the view of an onlooker “all” are nobody else."""
    return bit == ONLOOKER or s.known[card] != KNOWN_TO_ALL


def lying_cards(s: State) -> dict[str, int]:
    """Cards by text, as they lie; of equal ones the second is “G1^2”, the third “G1^3” …"""
    found: dict[str, int] = {}
    copies: dict[str, int] = {}
    for zone in s.zones():
        for card in (card for cards in zone.lists for card in cards if card >= 0):
            text = s.game.packs[zone.pack][card]
            copies[text] = copies.get(text, 0) + 1
            found[text if copies[text] == 1 else f"{text}^{copies[text]}"] = card
    return found


def step_line(s: State, f: Frame) -> str:
    form = s.game.steps[f.step.name]
    slots = [f"{slot.name}={slot.kind(s).text(slot.get(f))}" for slot in form.slots if slot.get(f) != slot.usual]
    return " ".join(["step", f.step.name, *slots])


def answer_lines(s: State) -> list[str]:
    if s.over:
        return ["over"]
    sealed = [
        f"sealed.{seat + 1} {' '.join('?' if a == SECRET else s.game.notation(a) for a in answers)}"
        for seat, answers in enumerate(s.sealed)
        if answers
    ]
    return [*sealed, f"waiting {' '.join(str(seat + 1) for seat in s.waiting)}"]


def chance_text(chance: Chance) -> str:
    if isinstance(chance, Quick):
        return f"quick {chance.a} {chance.b} {chance.c} {chance.counter}"
    assert isinstance(chance, Keyed)
    return f"{chance.key} {chance.count}"


def as_dict(s: State) -> dict[str, Any]:
    """The same as plain data, and what follows from it. Players are numbered from 1 here, as in text."""
    zones = {name: words for zone in s.zones() for name, words in zone_words(s.game, zone).items()}
    fields = {field.name: field.words().split() for field in s.game.fields(s)}
    return {
        "game": s.game.name,
        "seats": int(s.seats),
        "options": dict(s.options),
        "over": s.over,
        "question": s.question,
        "waiting": [seat + 1 for seat in s.waiting],
        "lines": zones | fields,
        **s.game.derived(s),
    }


# -- reading -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One fact of a text."""

    number: int  # of the line in the text, from 1
    name: str
    words: list[str]

    def __str__(self) -> str:
        return " ".join([self.name, *self.words])[:80]

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """An error that this line causes says so."""
        try:
            yield
        except PrestolError as error:
            if "where" in error.values:
                raise
            raise BadPosition(
                "line {where}, “{line}”: {error}", where=self.number, line=str(self), error=error
            ) from None


class Text:
    """The facts of a text by name, each taken once; steps in their order."""

    def __init__(self, text: str) -> None:
        self.lines = list(split(text))
        self.facts: dict[str, Line] = {}
        self.steps: list[Line] = []
        for line in self.lines[1:]:
            with line.blamed():
                self.add(line)

    def add(self, line: Line) -> None:
        if line.name == "step":
            self.steps.append(line)
        elif line.name in self.facts:
            raise BadPosition("the position names “{name}” twice", name=line.name)
        else:
            self.facts[line.name] = line

    def take(self, name: str) -> Line | None:
        return self.facts.pop(name, None)

    def words(self, name: str) -> list[str]:
        line = self.take(name)
        return line.words if line else []

    def about(self, error: BadPosition) -> Line | None:
        """The line that an error of the game is about, if it names one."""
        return next((line for line in self.lines if line.name == error.values.get("about")), None)


def split(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.partition("#")[0].split(";"):
            if words := part.split():
                yield Line(number, words[0], words[1:])


def read(game: Game, text: str, chance: Chance | None = None) -> State:
    """The state a text describes; BadPosition says in one sentence what is wrong with it.

    ``chance`` is for a text that does not say what chance will bring.
    """
    try:
        return read_whole(game, text, chance)
    except PrestolError as error:
        error.game = game.name
        raise


def read_whole(game: Game, text: str, chance: Chance | None) -> State:
    given = Text(text)
    if not given.lines or given.lines[0].name != game.name:
        raise BadPosition("a position of {game} begins with a line “{game} seats=2”, this one does not", game=game.name)
    with given.lines[0].blamed():
        s = empty_state(game, given.lines[0].words)
    check_names(s, given)
    fill_zones(s, given)
    fill_fields(s, given)
    fill_known(s, given)
    fill_stack(s, given)
    s.chance = read_chance(given.take("chance")) or chance or Keyed(0)
    fill_answers(s, given)
    check(s, given)
    return s


def line_names(s: State) -> list[str]:
    """The names of all lines that a position like this one can have."""
    zones = [name for zone in s.zones() for name in zone.names()]
    fields = [field.name for field in s.game.fields(s)]
    seats = [f"{name}.{seat + 1}" for name in ("known", "sealed") for seat in range(s.seats)]
    return [*zones, *fields, *seats, "known.all", "step", "waiting", "chance", "over"]


def check_names(s: State, given: Text) -> None:
    game, known = s.game.name, line_names(s)
    for line in given.facts.values():
        if line.name not in known:
            with line.blamed():
                near = alike(line.name, known, 1, 0.5)
                if near:
                    raise BadPosition(
                        "a position of {game} has no such line; perhaps “{near}”?", game=game, near=near[0]
                    )
                lines = ", ".join(dict.fromkeys(each.partition(".")[0] for each in known))
                raise BadPosition(
                    "a position of {game} has no such line; its lines are: {lines}", game=game, lines=lines
                )


def check(s: State, given: Text) -> None:
    """Is it possible, and can somebody answer?"""
    try:
        check_stack(s, given.steps)
        s.game.check(s)
    except BadPosition as error:
        line = given.about(error)
        if line is None:
            raise
        with line.blamed():
            raise
    if not s.over:
        ask(s)


def ask(s: State) -> None:
    """Let the position go on until somebody is asked; refuse one that cannot."""
    name = s.question
    try:
        fits = not s.waiting or asks_as_written(s)
        proceed(s, MOST_STEPS)
        fits = fits and (s.over or (s.waiting != [] and all(s.legal(seat) for seat in s.waiting)))
    except (RuntimeError, IndexError, ValueError, KeyError, AssertionError):
        fits = False
    if not fits:
        raise BadPosition("“step {name}” does not fit what lies on the table: nobody could answer", name=name)


def asks_as_written(s: State) -> bool:
    """Would the step on top ask those who, as the position says, are waiting?"""
    if isinstance(s.stack[-1].step, Sealed):
        return True
    probe = s.clone()
    probe.waiting = []
    probe.stack[-1].step.run(probe, probe.stack[-1])
    return (probe.waiting, probe.question, len(probe.stack)) == (s.waiting, s.question, len(s.stack))


def empty_state(game: Game, words: list[str]) -> State:
    given = dict(pair(word) for word in words)
    seats = Number(1, 8).read(given.pop("seats", "2"))
    return game.empty(seats, game.chosen(seats, given))


# -- cards and numbers -------------------------------------------------------------------------------------------------


def fill_zones(s: State, given: Text) -> None:
    left = set(s.game.in_play(s))
    zones = s.zones()
    named: dict[str, Line] = {}
    for zone in zones:
        for name, cards in zip(zone.names(), zone.lists, strict=True):
            line = given.take(name)
            cards[:] = [] if line is None else list(take_cards(s, zone.pack, line, left))
            named |= {} if line is None else {name: line}
    for zone in zones:
        if zone.home:
            fill_home(s, zone, sorted(left.intersection(s.game.packs[zone.pack])), named.get(zone.name))
        if not zone.ordered:
            for cards in zone.lists:
                cards.sort()


def fill_home(s: State, zone: Zone, rest: list[int], line: Line | None) -> None:
    """What is named nowhere lies here; whoever names cards here as well must mean all of them."""
    if line is not None and rest and not zone.ordered:
        with line.blamed():
            raise BadPosition(
                "“{name}” holds all cards that are named nowhere else: leave the line out, or name them all",
                name=zone.name,
            )
    zone.lists[0].extend(rest)


def take_cards(s: State, pack: str, line: Line, left: set[int]) -> Iterator[int]:
    with line.blamed():
        for word in line.words:
            yield take_card(s, pack, word, left)


def take_card(s: State, pack: str, word: str, left: set[int]) -> int:
    copies = [card for card, text in s.game.packs[pack].items() if text == word]
    if not copies:
        if word == "?":
            raise BadPosition("this is a view, not a whole position: some of its cards are unknown")
        near = alike(word, sorted(set(s.game.packs[pack].values())), 3, 0.1)
        raise BadPosition(
            "there is no card “{word}” among the {pack}; cards look like {near}",
            word=word[:40],
            pack=pack,
            near=", ".join(near) or next(iter(s.game.packs[pack].values())),
        )
    free = [card for card in copies if card in left]
    if not free and copies[0] not in s.game.in_play(s):
        raise BadPosition("the card {word} does not take part under these options", word=word)
    if not free:
        raise BadPosition("the position names the card {word} more often than the game has it", word=word)
    left.remove(free[0])
    return free[0]


def fill_fields(s: State, given: Text) -> None:
    for field in s.game.fields(s):
        line = given.take(field.name)
        if line is None:
            put_usual(field)
        else:
            with line.blamed():
                field.put(field.numbers(line.words))


def put_usual(field: Field) -> None:
    try:
        field.put(field.usual())
    except BadPosition as error:
        raise BadPosition(
            "the position needs a line “{name}”, because what is usual does not fit: {error}",
            name=field.name,
            error=error,
        ) from None


def fill_known(s: State, given: Text) -> None:
    cards = lying_cards(s) if s.known else {}
    for name, bit in knowers(s):
        line = given.take(f"known.{name}")
        for word in line.words if line else []:
            if word not in cards:
                with line.blamed():  # type: ignore[union-attr]
                    raise BadPosition("“{word}” is no card that can be hidden", word=word[:40])
            s.known[cards[word]] |= KNOWN_TO_ALL if bit == ONLOOKER else 1 << bit


# -- steps -------------------------------------------------------------------------------------------------------------


def fill_stack(s: State, given: Text) -> None:
    over = given.take("over")
    s.over = over is not None
    if over is not None and (given.steps or "waiting" in given.facts):
        with over.blamed():
            raise BadPosition("a game that is over asks nobody")
    if not given.steps and not s.over:
        given.steps.append(Line(0, "step", [s.game.first_step]))
    for line in given.steps:
        with line.blamed():
            fill_frame(s, line.words)


def fill_frame(s: State, words: list[str]) -> None:
    name = words[0] if words else ""
    if name not in s.game.steps:
        known = ", ".join(s.game.steps)
        raise BadPosition(
            "{game} has no step “{name}”; its steps: {known}", game=s.game.name, name=name[:40], known=known
        )
    form = s.game.steps[name]
    numbers = {slot.place: slot.usual for slot in form.slots}
    for word in words[1:]:
        key, value = pair(word)
        slot = form.slot(key)
        numbers[slot.place] = slot.kind(s).read(value)
    s.call(form.step, *(numbers.get(place, 0) for place in ("seat", "card", "count", "at")))


def check_stack(s: State, lines: list[Line]) -> None:
    """Every step stands upon one that calls it."""
    below = ""
    for frame, line in zip(s.stack, lines, strict=True):
        name, under = frame.step.name, s.game.steps[frame.step.name].under
        if below not in (under or ("",)):
            with line.blamed():
                raise_misplaced(name, under)
        below = name


def raise_misplaced(name: str, under: Any) -> None:
    if not under:
        raise BadPosition("“step {name}” is the first of all steps: nothing stands below it", name=name)
    known = " / ".join(f"“step {each}”" for each in under)
    raise BadPosition(
        "“step {name}” is only part of another step: right before it belongs {known}", name=name, known=known
    )


# -- answers and chance ------------------------------------------------------------------------------------------------


def fill_answers(s: State, given: Text) -> None:
    waiting = given.take("waiting")
    sealed = {seat: line for seat in range(s.seats) if (line := given.take(f"sealed.{seat + 1}"))}
    top = s.stack[-1].step if s.stack else None
    if waiting is not None:
        with waiting.blamed():
            s.waiting = [player(s.seats).read(word) for word in waiting.words]
            if len(s.waiting) > 1 and not isinstance(top, Sealed):
                raise BadPosition("only a sealed question waits for several players")
    if s.waiting and isinstance(top, Sealed):
        fill_sealed(s, top, sealed)
    for line in sealed.values():
        if not s.waiting or not isinstance(top, Sealed):
            with line.blamed():
                raise BadPosition("sealed answers need a sealed question and a line “waiting”")


def fill_sealed(s: State, step: Sealed[Any], given: Mapping[int, Line]) -> None:
    """Seal the answers again, one by one, and see that they fit and that the right players still owe one."""
    f = s.stack[-1]
    s.sealed = [[] for _ in range(s.seats)]
    try:
        asked = step.who(s, f)
        owing = [seat for seat in range(s.seats) if owes(s, step, seat, seat in asked, given.get(seat))]
    except (IndexError, ValueError, KeyError):
        raise BadPosition(
            "“step {name}” does not fit what lies on the table: nobody could answer", name=step.name
        ) from None
    if s.waiting != owing or not owing:
        seats = " ".join(str(seat + 1) for seat in owing) or "none"
        raise BadPosition("the sealed question waits for other players: {seats}", seats=seats, about="waiting")


def owes(s: State, step: Sealed[Any], seat: int, asked: bool, line: Line | None) -> bool:
    """Does a player owe an answer after those that the line names?"""
    f = s.stack[-1]
    for word in line.words if line else []:
        with line.blamed():  # type: ignore[union-attr]
            action = s.game.parse(word)
            if not asked or action not in step.legal(s, f, seat):
                raise BadPosition("player {player} cannot have sealed {action}", player=seat + 1, action=word)
        s.sealed[seat].append(action)
        asked = step.more(s, f, seat)
    return asked


def read_chance(line: Line | None) -> Chance | None:
    if line is None:
        return None
    with line.blamed():
        is_quick = line.words[:1] == ["quick"]
        bits = (32, 32, 32, 32) if is_quick else (KEY_BITS, 60)
        words = line.words[is_quick:]
        if len(words) != len(bits):
            raise BadPosition("“chance” is a key and a count of numbers drawn")
        numbers = [Number(0, (1 << most) - 1).read(word) for word, most in zip(words, bits, strict=True)]
    return quick(*numbers) if is_quick else Keyed(*numbers)


def alike(word: str, known: list[str], most: int, least: float) -> list[str]:
    """The known words that are most like a word."""
    from difflib import get_close_matches  # only when something is wrong

    return get_close_matches(word[:40], known, most, least)


def pair(word: str) -> tuple[str, str]:
    key, sign, value = word.partition("=")
    if not sign:
        raise BadPosition("“{word}” should be name=value", word=word[:40])
    return key, value
