# mypyc
"""The course of the game: setup and the rounds (2, 3, 11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.cards import BUILDINGS, GAME, RESOURCES, pieces
from prestol.games.outpost.rules.events import HERO_LEFT, MARKET_MERGED, ROUND
from prestol.games.outpost.rules.passing import TAKE_ARTIFACT
from prestol.games.outpost.rules.state import NO_CARDS, NOBODY, ROUNDS, ROW, SHOWN, SLOTS, Outpost
from prestol.games.outpost.rules.turn import TURN

START: Final[list[int]] = pieces(GAME["start"])


def setup(s: Outpost) -> None:
    """Market, heroes, artifacts, a common resource of each kind; then the draft (2)."""
    s.first = s.roll(s.seats) if s.seats > 1 else 0
    for slot in range(SLOTS):
        s.fill_slot(slot)
    for _ in range(ROW):
        s.slide_row(ROW - 1)
    for _ in range(s.seats + SHOWN):
        s.show_artifact()
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.shift(seat, resource, START[resource])
    s.call(ROUND_STEP, 0)
    s.call(DRAFT, 0)


@final
class Draft(Step[Outpost]):
    """Each takes an artifact; the first player is the last (2.9, R21)."""

    def begun(self, f: Frame) -> i64:
        """How many have chosen or are choosing."""
        return f.count

    def run(self, s: Outpost, f: Frame) -> None:
        if self.begun(f) == s.seats:
            s.end()
            return
        f.count += 1
        s.call(TAKE_ARTIFACT, drafter(s, self.begun(f)))


def drafter(s: Outpost, number: i64) -> i64:
    """Who chooses as number 1, 2 …: from the right of the first player on, or, as some play, from the left."""
    if number == s.seats:
        return s.first
    step = number if s.options["draft"] == "left" else s.seats - number
    return (s.first + step) % s.seats


COMING: Final = 0
RUNNING: Final = 1
STAGES: Final = ["coming", "running"]


@final
class Round(Step[Outpost]):
    """Turns until everybody has passed (3). The frame's player is the one whose turn it is, or was last."""

    def is_running(self, f: Frame) -> bool:
        return f.at == RUNNING

    def run(self, s: Outpost, f: Frame) -> None:
        if not self.is_running(f):
            self.begin(s, f)
            return
        for ahead in range(1, s.seats + 1):
            seat = (f.seat + ahead) % s.seats
            if not s.players[seat].passed:
                self.give_turn(s, f, seat)
                return
        self.finish(s, f)

    def begin(self, s: Outpost, f: Frame) -> None:
        f.at = RUNNING
        s.round += 1
        s.first_passer = NOBODY
        s.tell(ROUND, 0, s.round)
        for player in s.players:
            player.passed = False
        self.give_turn(s, f, s.first)

    def give_turn(self, s: Outpost, f: Frame, seat: i64) -> None:
        f.seat = seat
        s.call(TURN, seat)

    def finish(self, s: Outpost, f: Frame) -> None:
        f.at = COMING
        if s.round == ROUNDS:
            s.end()
        else:
            end_round(s)


def end_round(s: Outpost) -> None:
    """The last hero leaves, the market is put in order, the first who passed begins (11)."""
    for card in s.row[ROW - 1]:
        s.gone = sorted([*s.gone, card])
        s.tell(HERO_LEFT, 0, card)
    if any([len(place) > 0 for place in s.row]):  # noqa: C419
        s.slide_row(ROW - 1)
    tidy_market(s)
    s.first = s.first_passer


def tidy_market(s: Outpost) -> None:
    """Slots of one kind are merged into the first of them; then new tiles come, and stay alone (R15)."""
    market = s.market[:]
    for kind in range(BUILDINGS):
        same = [slot for slot in range(SLOTS) if len(market[slot]) > 0 and s.cards.kind[market[slot][0]] == kind]
        if len(same) > 1:
            s.tell(MARKET_MERGED, 0, kind)
            for slot in same[1:]:
                market[same[0]] = market[same[0]] + market[slot]
                market[slot] = NO_CARDS
    s.market = market
    for slot in range(SLOTS):
        s.fill_slot(slot)


DRAFT: Final = Draft()
ROUND_STEP: Final = Round()
