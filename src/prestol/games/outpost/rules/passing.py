# mypyc
"""Passing: what is kept, settlers home, a new artifact (9, 10, 13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import ARTIFACT, KEEP
from prestol.games.outpost.rules.cards import ARTIFACTS, AT_ONCE, COMMON
from prestol.games.outpost.rules.cells import NO_CELLS
from prestol.games.outpost.rules.events import FIRST, PASSED, RETURNED, TOOK_ARTIFACT
from prestol.games.outpost.rules.reasons import CANNOT_PAY, NO_ARTIFACT
from prestol.games.outpost.rules.state import BASE, NOBODY, ROUNDS, Outpost, Player


def begin_pass(s: Outpost, seat: i64) -> None:
    """In the last round nothing is given back and no artifact taken (R13). The steps called last come first."""
    player = s.players[seat]
    player.passed = True
    s.tell(PASSED, seat)
    if s.round == ROUNDS:
        return
    if s.first_passer == NOBODY:
        s.first_passer = seat
        if s.seats > 1:
            s.tell(FIRST, seat)
    send_home(s, seat)
    s.call(TAKE_ARTIFACT, seat)
    s.call(KEEP_COMMONS, seat)


def send_home(s: Outpost, seat: i64) -> None:
    """Base settlers come back, used extra ones go to the supply, all zones are empty."""
    player = s.players[seat]
    player.base = BASE
    s.settlers += player.spent
    player.spent = 0
    player.regions_used = NO_CELLS
    player.streets_used = NO_CELLS
    player.forts_used = NO_CELLS
    player.again = False


def surplus(player: Player) -> i64:
    """The common resources that go back: one for each fortification is kept."""
    return max(player.commons() - player.count_forts(), 0)


# What a player puts aside to keep is one number, with five bits for each kind.


def kept_of(kept: i64, kind: i64) -> i64:
    return kept >> 5 * kind & 31


def kept_piece(kind: i64) -> i64:
    """A single piece of a kind."""
    return 1 << 5 * kind


@final
class KeepCommons(Step[Outpost]):
    """The player names what to keep, one by one; then all else goes back."""

    def kept(self, f: Frame, kind: i64) -> i64:
        """How many of a kind have been put aside to keep."""
        return kept_of(f.at, kind)

    def keep(self, f: Frame, kind: i64) -> None:
        f.at += kept_piece(kind)

    def all_kept(self, f: Frame) -> i64:
        total: i64 = 0
        for kind in range(COMMON):
            total += self.kept(f, kind)
        return total

    def left(self, s: Outpost, f: Frame) -> i64:
        """How many more may be kept."""
        return s.players[f.seat].count_forts() - self.all_kept(f)

    def run(self, s: Outpost, f: Frame) -> None:
        goes_back = surplus(s.players[f.seat]) > 0
        if goes_back and self.left(s, f) > 0:
            s.ask(f.seat)
            return
        s.end()
        if goes_back:
            self.give_back(s, f)

    def give_back(self, s: Outpost, f: Frame) -> None:
        for kind in range(COMMON):
            number = s.players[f.seat].stock[kind] - self.kept(f, kind)
            if number > 0:
                s.shift(f.seat, kind, -number)
                s.tell(RETURNED, f.seat, kind, number)

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return KEEPS

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        kind = action - KEEP
        return 0 if s.players[seat].stock[kind] > self.kept(f, kind) else CANNOT_PAY

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        self.keep(f, action - KEEP)


KEEPS: Final[list[int]] = [KEEP + kind for kind in range(COMMON)]


@final
class TakeArtifact(Step[Outpost]):
    """A new artifact; the old one goes back to the row, in the solo game out of it (9, 13)."""

    def run(self, s: Outpost, f: Frame) -> None:
        if len(s.offer) > 0:
            s.ask(f.seat)
        else:
            s.end()  # only in a written position

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return ALL_ARTIFACTS

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        for card in s.offer:
            if s.cards.kind[card] == action - ARTIFACT:
                return 0
        return NO_ARTIFACT

    def legal(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, looking at the offer only; two of a kind are one answer."""
        return sorted({ARTIFACT + s.cards.kind[card] for card in s.offer})

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        player = s.players[seat]
        card = s.take_from_offer(action - ARTIFACT)
        old = player.artifact
        player.artifact = [card]
        s.tell(TOOK_ARTIFACT, seat, card)
        if s.seats > 1:
            s.offer = sorted(s.offer + old)
        elif len(old) > 0:
            s.removed = sorted(s.removed + old)
            s.show_artifact()
        s.gain_all(seat, AT_ONCE[s.cards.kind[card]])


ALL_ARTIFACTS: Final[list[int]] = [ARTIFACT + kind for kind in range(ARTIFACTS)]

KEEP_COMMONS: Final = KeepCommons()
TAKE_ARTIFACT: Final = TakeArtifact()
