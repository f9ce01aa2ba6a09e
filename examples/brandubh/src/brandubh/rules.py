"""The rules of Brandubh; their numbers are those of the README."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brandubh.squares import CASTLES, CORNERS, COURT, NAMES, SIZE, THRONE, WAYS, square
from prestol.core.actions import ActionSpace, Family
from prestol.core.chance import Chance
from prestol.core.engine import Frame, State, Step
from prestol.core.errors import BadPosition, Reason
from prestol.core.forms import Field, Named, Number, Slot, StepForm, named, number_field, player, player_slot
from prestol.core.game import Game, Score
from prestol.core.zones import Zone

# A stone is a number: 0 is the king, then come his defenders, then the attackers.
KING = 0
DEFENDERS_STONES = range(1, 5)
ATTACKERS_STONES = range(5, 13)
EMPTY = -1

ATTACKERS, DEFENDERS = 0, 1  # the seats
NOBODY = -1
PEACE_AFTER = 50  # moves without a capture

LIFT, TO = 0, len(NAMES)  # actions: lift:d1, to:d3
EVENTS = ["moved", "captured", "escaped", "king_taken", "stuck", "peace"]
MOVED, CAPTURED, ESCAPED, KING_TAKEN, STUCK, PEACE = range(len(EVENTS))
REASONS = [Reason("legal"), Reason("hemmed_in", "2"), Reason("in_the_way", "2"), Reason("for_the_king", "2")]
HEMMED_IN, IN_THE_WAY, FOR_THE_KING = range(1, len(REASONS))


class Brandubh(State):
    """Which stone stands where, and how long nothing has been taken."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.board = [EMPTY] * (SIZE * SIZE)
        self.quiet = 0  # moves without a capture
        self.winner = NOBODY

    def clone(self) -> Brandubh:
        copy = Brandubh(self.game, self.seats, self.options, self.chance.clone())
        self.copy_into(copy)
        copy.board, copy.quiet, copy.winner = self.board[:], self.quiet, self.winner
        return copy

    def zones(self) -> list[Zone]:
        return []  # no cards

    def stones_of(self, seat: int) -> Iterator[int]:
        """The squares of a player's stones."""
        return (at for at, stone in enumerate(self.board) if stone != EMPTY and owner(stone) == seat)


def owner(stone: int) -> int:
    return ATTACKERS if stone in ATTACKERS_STONES else DEFENDERS


# -- moves -------------------------------------------------------------------------------------------------------------


class Turn(Step[Brandubh]):
    """Players take turns: one lifts a stone, until the game is over (1, 5)."""

    def run(self, s: Brandubh, f: Frame) -> None:
        if s.winner == NOBODY and s.quiet < PEACE_AFTER and not any(can_move(s, at) for at in s.stones_of(f.seat)):
            s.winner = other(f.seat)
            s.tell(STUCK, f.seat)
        if s.winner != NOBODY or s.quiet == PEACE_AFTER:
            s.end()
        else:
            s.ask(f.seat)

    def pass_on(self, f: Frame) -> None:
        f.seat = other(f.seat)

    def options(self, s: Brandubh, f: Frame, seat: int) -> list[int]:
        return [LIFT + at for at in s.stones_of(seat)]

    def refuse(self, s: Brandubh, f: Frame, seat: int, action: int) -> int:
        return 0 if can_move(s, action - LIFT) else HEMMED_IN

    def apply(self, s: Brandubh, f: Frame, seat: int, action: int) -> None:
        s.call(MOVE, seat, action - LIFT)


class Move(Step[Brandubh]):
    """Where to, with the stone that was lifted (2)."""

    def origin(self, f: Frame) -> int:
        """Where it was lifted."""
        return f.card

    def options(self, s: Brandubh, f: Frame, seat: int) -> list[int]:
        return sorted(TO + at for way in WAYS[self.origin(f)] for at in way)

    def refuse(self, s: Brandubh, f: Frame, seat: int, action: int) -> int:
        return refuse_move(s, self.origin(f), action - TO)

    def apply(self, s: Brandubh, f: Frame, seat: int, action: int) -> None:
        s.end()
        TURN.pass_on(s.stack[-1])
        move(s, seat, self.origin(f), action - TO)


TURN, MOVE = Turn(), Move()


def other(seat: int) -> int:
    return 1 - seat


def can_move(s: Brandubh, origin: int) -> bool:
    return any(refuse_move(s, origin, at) == 0 for way in WAYS[origin] for at in way)


def refuse_move(s: Brandubh, origin: int, target: int) -> int:
    """Why a stone cannot go there in a straight line (2)."""
    way = next(way for way in WAYS[origin] if target in way)
    if any(s.board[at] != EMPTY for at in way[: way.index(target) + 1]):
        return IN_THE_WAY
    return FOR_THE_KING if target in CASTLES and s.board[origin] != KING else 0


def move(s: Brandubh, seat: int, origin: int, target: int) -> None:
    s.board[target], s.board[origin] = s.board[origin], EMPTY
    s.tell(MOVED, seat, origin, target)
    taken = list(victims(s, seat, target))
    s.quiet = 0 if taken else s.quiet + 1
    for victim in taken:
        capture(s, seat, victim)
    if s.board[target] == KING and target in CORNERS:
        s.winner = DEFENDERS
        s.tell(ESCAPED, seat, target)
    elif s.quiet == PEACE_AFTER:
        s.tell(PEACE, seat)


# -- captures ----------------------------------------------------------------------------------------------------------


def victims(s: Brandubh, seat: int, target: int) -> Iterator[int]:
    """The enemies that a move to this square has closed in (3, 4)."""
    for beside, *beyond in filter(None, WAYS[target]):
        stone = s.board[beside]
        if stone != EMPTY and owner(stone) != seat:
            sides = around(beside) if stone == KING and beside in COURT else beyond[:1]
            if sides and all(is_hostile(s, side, other(seat)) for side in sides):
                yield beside


def around(at: int) -> list[int]:
    return [way[0] for way in WAYS[at] if way]


def is_hostile(s: Brandubh, at: int, seat: int) -> bool:
    """To the stones of this player: an enemy stands there, or it is an empty castle."""
    stone = s.board[at]
    return at in CASTLES if stone == EMPTY else owner(stone) != seat


def capture(s: Brandubh, seat: int, victim: int) -> None:
    if s.board[victim] == KING:
        s.winner = ATTACKERS
        s.tell(KING_TAKEN, seat, victim)
    else:
        s.tell(CAPTURED, seat, victim)
    s.board[victim] = EMPTY


# -- beginning and end -------------------------------------------------------------------------------------------------

START_DEFENDERS = [square(name) for name in ("d3", "c4", "e4", "d5")]
START_ATTACKERS = [square(name) for name in ("d1", "d2", "a4", "b4", "f4", "g4", "d6", "d7")]


def setup(s: Brandubh) -> None:
    s.board[THRONE] = KING
    put(s, "defenders", DEFENDERS_STONES, START_DEFENDERS)
    put(s, "attackers", ATTACKERS_STONES, START_ATTACKERS)
    s.call(TURN, ATTACKERS)


def results(s: Brandubh) -> list[Score]:
    """A point for the winner; before the end, and after a peace, both are equal."""
    return [
        Score(seat, int(seat == s.winner), 1 if s.winner in (seat, NOBODY) else 2) for seat in (ATTACKERS, DEFENDERS)
    ]


# -- positions ---------------------------------------------------------------------------------------------------------

SQUARE = named(NAMES)
KINGS_SQUARE = Named({NOBODY: "none", **SQUARE.names})


def fields(s: Brandubh) -> list[Field]:
    """What a written position may name."""
    return [
        Field("king", lambda: [king(s)], lambda given: crown(s, given), lambda: [THRONE], KINGS_SQUARE),
        stones_field(s, "defenders", DEFENDERS_STONES, START_DEFENDERS),
        stones_field(s, "attackers", ATTACKERS_STONES, START_ATTACKERS),
        number_field(s, "quiet", Number(0, PEACE_AFTER)),
        number_field(s, "winner", player(2, optional=True), NOBODY),
    ]


def stones_field(s: Brandubh, name: str, stones: range, usual: list[int]) -> Field:
    return Field(
        name,
        lambda: [at for at, stone in enumerate(s.board) if stone in stones],
        lambda given: put(s, name, stones, given),
        lambda: usual,
        SQUARE,
        any_number=True,
    )


def king(s: Brandubh) -> int:
    return s.board.index(KING) if KING in s.board else NOBODY


def crown(s: Brandubh, given: list[int]) -> None:
    if given != [NOBODY]:
        s.board[given[0]] = KING


def put(s: Brandubh, name: str, stones: range, squares: list[int]) -> None:
    """Set stones of one kind on the board; which of them stands where makes no difference."""
    if len(squares) > len(stones):
        raise BadPosition("there are {most} {name} at most", most=len(stones), name=name)
    for stone, at in zip(stones, sorted(squares), strict=False):
        if s.board[at] != EMPTY:
            raise BadPosition("two stones stand on {square}", square=NAMES[at])
        s.board[at] = stone


def check(s: Brandubh) -> None:
    """Raises BadPosition if a written position is impossible."""
    for at in CASTLES:
        if s.board[at] not in (EMPTY, KING):
            raise BadPosition("only the king stands on a castle, such as {square}", square=NAMES[at])
    check_end(s)
    for f in s.stack:
        if f.step is MOVE:
            check_lifted(s, f)


def check_end(s: Brandubh) -> None:
    """Whether the game is over, and who has won, follows from the board."""
    if s.winner != winner(s) and not (s.over and s.winner != NOBODY and is_stuck(s, other(s.winner))):
        raise BadPosition("by the board the winner is another one, or nobody", about="winner")
    if s.over != (s.winner != NOBODY or s.quiet == PEACE_AFTER):
        raise BadPosition("“over” stands for a game that somebody has won, or that has ended in peace")


def winner(s: Brandubh) -> int:
    if king(s) == NOBODY:
        return ATTACKERS
    return DEFENDERS if king(s) in CORNERS else NOBODY


def is_stuck(s: Brandubh, seat: int) -> bool:
    return not any(can_move(s, at) for at in s.stones_of(seat))


def check_lifted(s: Brandubh, f: Frame) -> None:
    at = MOVE.origin(f)
    if f.seat != s.stack[0].seat or at not in s.stones_of(f.seat) or not can_move(s, at):
        raise BadPosition("“from” is the square of a stone that player {player} can move", player=s.stack[0].seat + 1)


def derived(s: Brandubh) -> dict[str, Any]:
    """The board row by row, the last one first: K the king, D a defender, A an attacker."""
    signs = ["." if stone == EMPTY else "K" if stone == KING else "AD"[owner(stone)] for stone in s.board]
    return {"rows": ["".join(signs[row * SIZE : (row + 1) * SIZE]) for row in reversed(range(SIZE))]}


GAME = Game(
    name="brandubh",
    version=1,
    seats=(2,),
    unofficial_seats=(),
    options=[],
    actions=ActionSpace(Family("lift", NAMES), Family("to", NAMES)),
    reasons=REASONS,
    events=EVENTS,
    steps={
        "turn": StepForm(TURN, [player_slot("whose turn it is: 1 attacks, 2 defends")]),
        "move": StepForm(
            MOVE,
            [player_slot(), Slot("from", "card", lambda s: SQUARE, doc="where the stone was lifted")],
            under=["turn"],
        ),
    },
    first_step="turn",
    packs={},
    backs=[],
    in_play=lambda s: [],
    blank=Brandubh,
    setup=setup,
    results=results,
    fields=fields,
    check=check,
    derived=derived,
    lines={
        "king": "the square of the king; none: he was taken",
        "defenders": "the squares of the defenders",
        "attackers": "the squares of the attackers",
        "quiet": "how many moves have gone by without a capture",
        "winner": "who has won: 1 attacks, 2 defends",
    },
)
