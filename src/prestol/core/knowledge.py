# mypyc
"""What one seat knows, and a whole state that fits it.

A view starts from “unknown”: a card enters it because its zone is open to the seat, or because the rules showed it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.chance import HIDDEN, Quick
from prestol.core.engine import ONLOOKER, SECRET, UNKNOWN, Frame, Sealed, State
from prestol.core.errors import Reason
from prestol.core.zones import ALL, Zone

SPECTATOR: Final = -1
NOT_YET: Final[list[list[int]]] = []


@final
class View:
    """What a seat may know. It is all that bots are given and all that leaves a server."""

    def __init__(self, board: State, seat: i64) -> None:
        self.board: State = board  # the state with everything unknown left out; it can be read, not played on
        self.viewer: i64 = seat  # SPECTATOR for one who only looks on
        self.unseen: list[list[int]] = NOT_YET  # by back: the cards that lie face up nowhere, once needed

    @property
    def seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer

    @property
    def waiting(self) -> list[int]:
        return self.board.waiting[:]

    @property
    def over(self) -> bool:
        return self.board.over

    def legal(self, seat: int) -> list[int]:
        """What the viewer may answer; what others may answer can depend on what the viewer does not know."""
        self.board.check_seat(seat)
        return self.board.legal(seat) if seat == self.viewer else []

    def refusals(self, seat: int) -> dict[int, Reason]:
        self.board.check_seat(seat)
        return self.board.refusals(seat) if seat == self.viewer else {}

    def as_dict(self) -> dict[str, Any]:
        """What the viewer knows of the board as plain data."""
        return self.board.as_dict()

    def _repr_svg_(self) -> str | None:
        """Notebooks show a view as the board that its seat sees."""
        return self.board.game.picture(self.board, self.seat)

    def __copy__(self) -> View:
        return View(self.board.clone(), self.viewer)

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return View(self.board.clone(), self.viewer)

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.board, self.viewer)

    def sample(self, seed: int) -> State:
        """A whole state that this seat cannot tell from the real one."""
        return sample(self, seed)


def view(s: State, seat: i64) -> View:
    """What a seat may know of a state."""
    v = s.clone()
    v.unshare()
    v.partial = True
    v.chance = HIDDEN
    v.choices = UNKNOWN
    v.events = None
    v.answers = v.reveals = 0  # how much others have done in secret would show in them
    if len(v.known) > 0:
        hide_cards(v, seat)
    for other in range(len(v.sealed)):
        if other != seat and len(v.sealed[other]) > 0:
            # how many answers a seat has given so far is its secret, too
            v.sealed[other] = [] if other in v.waiting else [SECRET]
    v.conceal(seat)
    return View(v, seat)


def hide_cards(v: State, viewer: i64) -> None:
    mine: i64 = 1 << ONLOOKER if viewer == SPECTATOR else 1 << viewer
    for zone in v.zones():
        hide(v, zone, viewer, mine)
    v.known = [seats & mine for seats in v.known]


def hide(v: State, zone: Zone, viewer: i64, mine: i64) -> None:
    """Turn the cards that the viewer may not see face down: a card becomes -1 - its back."""
    for owner, cards in enumerate(zone.lists):
        if zone.hidden_from(owner, viewer):
            for at in range(len(cards)):
                if v.known[cards[at]] & mine == 0:
                    cards[at] = -1 - v.game.backs[cards[at]]
            if not zone.ordered:
                cards.sort()


def sample(v: View, seed: int) -> State:
    """Deal unseen cards of the right back into the hidden places, and answers into the sealed ones."""
    s = v.board.clone()
    s.unshare()
    s.partial = False
    s.chance = Quick(seed)
    if len(s.known) > 0:
        deal_unseen(s, v)
    s.imagine(v.viewer)
    if len(s.sealed) > 0:
        seal_again(s)
    return s


def deal_unseen(s: State, v: View) -> None:
    zones = s.zones()
    if len(v.unseen) == 0:
        v.unseen = unseen_cards(s, {card for zone in zones for cards in zone.lists for card in cards})
    unseen = [cards[:] for cards in v.unseen]
    for zone in zones:
        if zone.seen != ALL:
            deal_zone(s, zone, unseen)


def unseen_cards(s: State, seen: set[int]) -> list[list[int]]:
    """By back: the cards in play that lie face up nowhere."""
    backs = s.game.backs
    unseen: list[list[int]] = [[] for _ in range(max(backs) + 1)]
    for card in s.game.in_play(s):
        if card not in seen:
            unseen[backs[card]].append(card)
    return unseen


def deal_zone(s: State, zone: Zone, unseen: list[list[int]]) -> None:
    for cards in zone.lists:
        for at in range(len(cards)):
            if cards[at] < 0:
                pool = unseen[-1 - cards[at]]
                cards[at] = pool.pop(s.chance.below(len(pool)))
        if not zone.ordered:
            cards.sort()


def seal_again(s: State) -> None:
    """Give every seat that has answered in secret some legal answer."""
    f = s.stack[-1]
    step = f.step
    assert isinstance(step, Sealed)
    for seat in range(len(s.sealed)):
        if SECRET in s.sealed[seat]:
            s.sealed[seat] = []
            seal(s, f, step, seat)


def seal(s: State, f: Frame, step: Sealed[Any], seat: i64) -> None:
    while True:
        choices = step.legal(s, f, seat)
        s.sealed[seat].append(choices[s.chance.below(len(choices))])
        if not step.more(s, f, seat):
            return
