# mypyc
"""Passing: what is kept, settlers home, a new artifact (9, 10, 13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.cards import ARTIFACTS, COMMON, DIAMOND, GOLD, TAKE_DIAMOND, TAKE_GOLD
from prestol.games.outpost.reasons import CANNOT_PAY, NO_ARTIFACT
from prestol.games.outpost.state import (
    ARTIFACT,
    BASE,
    FIRST,
    KEEP,
    NOBODY,
    PASSED,
    RETURNED,
    ROUNDS,
    TOOK_ARTIFACT,
    Outpost,
)


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
    s.call(KEEP_COMMONS, seat, 0, max(player.commons() - player.count_forts(), 0))


def send_home(s: Outpost, seat: i64) -> None:
    """Base settlers come back, used extra ones go to the supply, all zones are empty."""
    player = s.players[seat]
    player.base = BASE
    s.settlers += player.spent
    player.spent = 0
    player.regions_used = 0
    player.streets_used = 0
    player.forts_used = 0
    player.again = False


@final
class KeepCommons(Step[Outpost]):
    """One common resource for each fortification is kept: ``count`` go back, ``card``: how many are put aside to keep.

    The player names what to keep, one by one; ``at`` remembers it, five bits for each kind.
    """

    def run(self, s: Outpost, f: Frame) -> None:
        player = s.players[f.seat]
        if f.count > 0 and f.card < player.count_forts():
            s.ask(f.seat)
        else:
            s.end()
            if f.count > 0:
                give_back(s, f.seat, f.at)

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return KEEPS

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        kind = action - KEEP
        return 0 if s.players[seat].stock[kind] > kept(f.at, kind) else CANNOT_PAY

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        f.card += 1
        f.at += 1 << (5 * (action - KEEP))


KEEPS: Final[list[int]] = [KEEP + kind for kind in range(COMMON)]


def kept(at: i64, kind: i64) -> i64:
    return at >> (5 * kind) & 31


def give_back(s: Outpost, seat: i64, at: i64) -> None:
    for kind in range(COMMON):
        number = s.players[seat].stock[kind] - kept(at, kind)
        if number > 0:
            s.shift(seat, kind, -number)
            s.tell(RETURNED, seat, kind, number)


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
        if s.cards.kind[card] == TAKE_GOLD:
            s.gain(seat, GOLD, 1)
        elif s.cards.kind[card] == TAKE_DIAMOND:
            s.gain(seat, DIAMOND, 1)


ALL_ARTIFACTS: Final[list[int]] = [ARTIFACT + kind for kind in range(ARTIFACTS)]

KEEP_COMMONS: Final = KeepCommons()
TAKE_ARTIFACT: Final = TakeArtifact()
