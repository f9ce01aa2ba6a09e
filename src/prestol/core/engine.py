# mypyc
"""The engine: a state, a stack of steps, and one question at a time.

A *step* is one box of the rulebook's flow: it asks a seat, or calls another step, or ends. ``options`` lists every
answer a player might think of, ``refuse`` says why one is not allowed: this is the one place that says what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.chance import Chance
from prestol.core.errors import (
    GAME_OVER,
    NO_ANSWER_HERE,
    NO_SUCH_SEAT,
    NOT_ASKED,
    ONLY_A_VIEW,
    IllegalAction,
    Reason,
    no_such_player,
)
from prestol.core.pickling import pack
from prestol.core.zones import Zone

if TYPE_CHECKING:
    from prestol.core.game import Game, Score
    from prestol.core.knowledge import View

EVERYBODY: Final = -1
ENDLESS: Final = 1 << 60
ONLOOKER: Final = 8  # the bit of State.known for those who have no seat
KNOWN_TO_ALL: Final = 511
SECRET: Final = -1  # in a view: the seat has answered, what we do not know
NOBODY: Final[list[int]] = []
NO_SECRETS: Final[list[int]] = []
NOT_SEALED: Final[list[list[int]]] = []
UNKNOWN: Final[list[int]] = []
ONLY: Final[list[list[int]]] = [[0], [1], [2], [3], [4], [5], [6], [7]]


@final
class Event:
    """Something people want to be told: a log line, an animation. Nothing decides by events."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, seen_by: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.seen_by: i64 = seen_by  # a seat, or EVERYBODY

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.a, self.b, self.seen_by)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step in progress and the few public numbers it remembers."""

    def __init__(self, step: Step[Any], seat: i64, card: i64, count: i64, at: i64) -> None:
        self.step: Step[Any] = step
        self.seat: i64 = seat
        self.card: i64 = card
        self.count: i64 = count
        self.at: i64 = at


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in play. A game's own state adds the board and writes clone() and zones() by hand."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str], chance: Chance) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: dict[str, str] = options  # never changed: clones share it
        self.chance: Chance = chance
        self.stack: list[Frame] = []
        self.waiting: list[int] = NOBODY  # seats that owe an answer; replaced, never changed: clones share it
        self.choices: list[int] = UNKNOWN  # legal answers of the one seat asked, where known; shared likewise
        self.sealed: list[list[int]] = NOT_SEALED  # answers to a sealed question so far, by seat
        self.known: list[int] = NO_SECRETS  # by card: the seats (bits) that were shown it; shared likewise
        self.events: list[Event] | None = None
        self.moments: list[State] | None = None  # how things stood at each event, for those who want to watch
        self.reveals: i64 = 0  # grows whenever something comes to light; undo stops there
        self.answers: i64 = 0  # grows with every answer, forced ones included
        self.over: bool = False
        self.partial: bool = False  # a view's board: not everything is known

    # -- for everybody ----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What the seat may answer now, ascending; empty if it is not asked."""
        self.check_seat(seat)
        return legal(self, seat)[:]

    def refusals(self, seat: int) -> dict[int, Reason]:
        """Answers one might think of that are not allowed now, each with its reason and rule."""
        self.check_seat(seat)
        if seat not in self.waiting:
            return {}
        f = self.stack[-1]
        found: dict[int, Reason] = {}
        for action in f.step.options(self, f, seat):
            reason = f.step.refuse(self, f, seat, action)
            if reason != 0:
                found[action] = self.game.reasons[reason]
        return found

    def apply(self, seat: int, action: int) -> None:
        """Answer for a seat. An illegal answer raises IllegalAction and changes nothing."""
        if self.partial or not holds(legal(self, seat), action):
            raise IllegalAction(seat, self.game.describe(action), why_not(self, seat, action), self.game.name)
        answer(self, seat, action)

    def view(self, seat: int | None) -> View:
        """What a seat may know; seat None is a spectator."""
        return self.game.view(self, seat)

    def results(self) -> list[Score]:
        """Points as on the score pad, one entry a player; before the end: points as they stand."""
        return self.game.results(self)

    @property
    def question(self) -> str:
        """The name of the step that asks now; empty when the game is over."""
        return self.stack[-1].step.name if len(self.stack) > 0 else ""

    def position(self) -> str:
        """The whole position as text; Game.position reads it back."""
        return self.game.write(self)

    def check_seat(self, seat: i64) -> None:
        """BadSetup if there is no such seat."""
        if seat < 0 or seat >= self.seats:
            raise no_such_player(seat, self.seats)

    def as_dict(self) -> dict[str, Any]:
        """The board as plain data, with the names of written positions; of a view, with “?” for what is hidden."""
        return self.game.as_dict(self)

    def _repr_svg_(self) -> str | None:
        """Notebooks show a state as its board."""
        return self.game.picture(self, None)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return pack(self)

    # -- written by each game ---------------------------------------------------------------------------------------

    def clone(self) -> State:
        """A copy that plays on by itself; written by hand because it is the heart of every search."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every place where cards lie."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Have the lists of hidden cards for oneself; called on a clone before cards in them are hidden or dealt."""

    def conceal(self, viewer: i64) -> None:
        """Blank secrets that are not cards; called on the clone that becomes a view."""

    def imagine(self, viewer: i64) -> None:
        """Fill in what conceal() blanked, fitting the view; called on the clone that becomes a sample."""

    # -- for rules --------------------------------------------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        self.waiting = ONLY[seat]

    def call(self, step: Step[Any], seat: i64, card: i64 = 0, count: i64 = 0, at: i64 = 0) -> None:
        """Do this step next, then come back."""
        self.stack.append(Frame(step, seat, card, count, at))

    def end(self) -> None:
        """The step on top is done."""
        self.stack.pop()

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, seen_by: i64 = EVERYBODY) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, seen_by))
        if self.moments is not None:
            self.moments.append(self.clone())

    def draw(self, deck: list[int]) -> int:
        """Take a random card. A deck nobody has seen needs no order, so it is kept sorted and drawn from anywhere."""
        card = deck.pop(self.roll(len(deck)))
        if len(self.known) > 0:
            self.set_known(card, 0)  # whoever had seen it cannot tell where it went
        return card

    def roll(self, n: i64) -> i64:
        """A random number below n."""
        self.reveals += 1
        return self.chance.below(n)

    def show(self, card: i64, seat: i64) -> None:
        """A seat is shown a card that lies hidden."""
        self.reveals += 1
        self.set_known(card, self.known[card] | 1 << seat)

    def show_all(self, card: i64) -> None:
        """Everybody sees a card that is going to lie hidden, those who only look on included."""
        self.set_known(card, KNOWN_TO_ALL)

    def set_known(self, card: i64, seats: i64) -> None:
        """Note who has been shown a card."""
        if self.known[card] != seats:
            self.known = self.known[:]
            self.known[card] = seats

    def copy_into(self, copy: State) -> None:
        """Copy what State itself holds; each game's clone() does the rest."""
        copy.stack = [Frame(f.step, f.seat, f.card, f.count, f.at) for f in self.stack]
        copy.waiting = self.waiting
        copy.choices = self.choices
        if len(self.sealed) > 0:
            copy.sealed = [answers[:] for answers in self.sealed]
        copy.known = self.known
        copy.reveals = self.reveals
        copy.answers = self.answers
        copy.over = self.over
        copy.partial = self.partial


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question of the rules; a stateless singleton."""

    def __init__(self, secret: bool = False) -> None:
        self.name: str = ""  # in positions and catalogues; the game gives it
        self.secret: bool = secret  # options depend on hidden cards: an only answer given by itself would betray them
        self.runs: bool = type(self).run is not Step.run
        self.refuses: bool = type(self).refuse is not Step.refuse

    def run(self, s: S, f: Frame) -> None:
        """Nobody is asked yet: ask a seat, call another step, or end."""
        s.ask(f.seat)

    def insists(self, s: S, f: Frame) -> bool:
        """Is even an only answer asked for? Giving it by itself could betray what is hidden."""
        return self.secret

    def options(self, s: S, f: Frame, seat: i64) -> list[int]:
        """Every answer a player might think of here, ascending."""
        raise NotImplementedError

    def refuse(self, s: S, f: Frame, seat: i64, action: i64) -> i64:
        """0 if the answer is legal, else the number of the reason."""
        return 0

    def legal(self, s: S, f: Frame, seat: i64) -> list[int]:
        """The options that are not refused. A step asked very often may say the same in a quicker way."""
        options = self.options(s, f, seat)
        if not self.refuses:
            return options
        return [action for action in options if self.refuse(s, f, seat, action) == 0]

    def apply(self, s: S, f: Frame, seat: i64, action: i64) -> None:
        """The consequence of a legal answer."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A question that several seats answer in secret; the answers come to light together."""

    def __init__(self) -> None:
        super().__init__(secret=True)
        self.runs = True

    def who(self, s: S, f: Frame) -> list[int]:
        """The seats that are asked."""
        return list(range(s.seats))

    def more(self, s: S, f: Frame, seat: i64) -> bool:
        """Does the seat owe another answer after those in s.sealed[seat]?"""
        return False

    def reveal(self, s: S, f: Frame) -> None:
        """Everybody has answered: act on s.sealed, and end the step or go on."""
        raise NotImplementedError

    def run(self, s: S, f: Frame) -> None:
        s.sealed = [[] for _ in range(s.seats)]
        s.waiting = self.who(s, f)
        if len(s.waiting) == 0:
            self.open(s, f)

    def apply(self, s: S, f: Frame, seat: i64, action: i64) -> None:
        s.sealed[seat].append(action)
        if self.more(s, f, seat):
            s.waiting = sorted(s.waiting + ONLY[seat])
        elif len(s.waiting) == 0:
            self.open(s, f)

    def open(self, s: S, f: Frame) -> None:
        s.reveals += 1
        self.reveal(s, f)
        s.sealed = NOT_SEALED


def holds(numbers: list[int], number: int) -> bool:
    """``number in numbers``, three times as quick for the handfuls that are looked through with every answer."""
    for one in numbers:  # noqa: SIM110
        if one == number:
            return True
    return False


def legal(s: State, seat: int) -> list[int]:
    """State.legal without the copy: for search, which does not change the list."""
    if len(s.choices) > 0 and s.waiting[0] == seat:
        return s.choices
    if not holds(s.waiting, seat):
        return NOBODY
    f = s.stack[-1]
    return f.step.legal(s, f, seat)


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an answer is illegal."""
    if s.partial:
        return ONLY_A_VIEW
    if s.over:
        return GAME_OVER
    if seat not in range(s.seats):
        return NO_SUCH_SEAT
    if seat not in s.waiting:
        return NOT_ASKED
    return s.refusals(seat).get(action, NO_ANSWER_HERE)


def answer(s: State, seat: i64, action: i64) -> None:
    """State.apply without the check: for search, which only tries legal answers."""
    f = s.stack[-1]
    s.choices = UNKNOWN
    s.waiting = NOBODY if len(s.waiting) == 1 else [other for other in s.waiting if other != seat]
    s.answers += 1
    f.step.apply(s, f, seat, action)
    proceed(s)


def proceed(s: State, most: i64 = ENDLESS) -> None:
    """Run steps until somebody has a choice to make, or the game is over; or at most so many steps."""
    while len(s.waiting) == 0 and most > 0:
        most -= 1
        if len(s.stack) == 0:
            s.over = True
            return
        f = s.stack[-1]
        if f.step.runs:
            f.step.run(s, f)
        else:
            s.ask(f.seat)
        if len(s.waiting) == 1 and not f.step.insists(s, f):
            settle(s, f, s.waiting[0])


def settle(s: State, f: Frame, seat: i64) -> None:
    """Note the choices of the one seat asked, or give its only answer."""
    choices = f.step.legal(s, f, seat)
    if len(choices) == 1:
        s.waiting = NOBODY
        s.answers += 1
        f.step.apply(s, f, seat, choices[0])
    elif len(choices) == 0:
        raise RuntimeError(f"{type(f.step).__name__} leaves seat {seat} without a legal answer")
    else:
        s.choices = choices


def play_randomly(s: State, chance: Chance) -> int:
    """Play a game to its end with random legal answers; returns how many decisions it took."""
    decisions = 0
    while not s.over:
        seat = s.waiting[0]
        choices = legal(s, seat)
        answer(s, seat, choices[chance.below(len(choices))])
        decisions += 1
    return decisions
