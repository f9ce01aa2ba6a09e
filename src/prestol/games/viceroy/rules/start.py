# mypyc
"""Setting up: start gems, start characters and their rewards (2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.core.zones import put_in_order
from prestol.games.viceroy.rules import auction
from prestol.games.viceroy.rules.actions import KEEP, START_CARD
from prestol.games.viceroy.rules.cards import (
    COLOURS,
    DEALT,
    GEMS_RETURNED,
    LARGE_DECK,
    LAWS_DEALT,
    MISSING_CHARACTERS,
    MISSING_LAWS,
    START_GEMS,
)
from prestol.games.viceroy.rules.events import STARTED
from prestol.games.viceroy.rules.places import START
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.rewards import reward
from prestol.games.viceroy.rules.sets import holds, with_one
from prestol.games.viceroy.rules.state import NOBODY, Viceroy, leaves_out
from prestol.games.viceroy.rules.turns import TURN_STEP


def setup(s: Viceroy) -> None:
    """Gems behind the screens, some characters for each player (2)."""
    if leaves_out(s.options):
        leave_out(s)
    for player in s.players:
        take_start_gems(s, player)
        player.dealt = sorted([s.draw(s.deck) for _ in range(DEALT)])
    s.call(PICK_START, 0)


def leave_out(s: Viceroy) -> None:
    """Polish edition: nobody knows which characters and laws are missing (R-08)."""
    characters = [s.draw(s.deck) for _ in range(MISSING_CHARACTERS)]
    s.removed = sorted(characters + [s.draw(s.laws) for _ in range(MISSING_LAWS)])


def take_start_gems(s: Viceroy, player: Player) -> None:
    """Some of each colour, of which some go back at random (2.3)."""
    player.gems = [START_GEMS] * COLOURS
    player.least = [START_GEMS] * COLOURS
    player.returned = [0] * COLOURS
    for _ in range(GEMS_RETURNED):
        send_back(player, s.roll(player.gems_in_all()))
    for colour in range(COLOURS):
        s.reserve[colour] -= player.gems[colour]


def send_back(player: Player, number: i64) -> None:
    """The gem with this number, counting by colour."""
    for colour in range(COLOURS):
        number -= player.gems[colour]
        if number < 0:
            player.gems[colour] -= 1
            player.returned[colour] += 1
            return


@final
class PickStart(Sealed[Viceroy]):
    """Of the characters dealt one begins the pyramid, one goes to the hand, the rest back into the deck (2.4, R-05)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        dealt = s.players[seat].dealt
        if len(s.sealed[seat]) == 0:
            return [START_CARD + card - 1 for card in dealt]
        return [KEEP + card - 1 for card in dealt if START_CARD + card - 1 != s.sealed[seat][0]]

    def more(self, s: Viceroy, f: Frame, seat: i64) -> bool:
        return len(s.sealed[seat]) == 1

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        s.unshare()
        for seat in range(s.seats):
            begin_pyramid(s, seat, s.sealed[seat][0] - START_CARD + 1, s.sealed[seat][1] - KEEP + 1)
        s.small = len(s.deck) - LARGE_DECK
        auction.reveal_offer(s)
        deal_laws(s)
        s.call(TURN_STEP, 0)
        s.call(START_REWARDS, 0)


def begin_pyramid(s: Viceroy, seat: i64, start: int, kept: int) -> None:
    player = s.players[seat]
    player.put_card(start, START)
    player.hand = [kept]
    player.sent_back = [card for card in player.dealt if card not in (start, kept)]
    player.dealt = []
    for card in player.sent_back:
        put_in_order(s.deck, card)
    s.tell(STARTED, seat, start)


def deal_laws(s: Viceroy) -> None:
    for player in s.players:
        for _ in range(LAWS_DEALT):
            player.take_in_hand(s.draw(s.laws))


@final
class StartRewards(Step[Viceroy]):
    """The rewards of the start cards, by priority (R-07)."""

    def has_had(self, f: Frame, seat: i64) -> bool:
        """Has a player got the reward, or is choosing it just now?"""
        return holds(f.at, seat)

    def note(self, f: Frame, seat: i64) -> None:
        f.at = with_one(f.at, seat)

    def run(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in range(s.seats) if not self.has_had(f, seat)])
        if seat == NOBODY:
            s.end()
        else:
            self.note(f, seat)
            reward(s, seat, s.players[seat].cards[0], 0)


PICK_START: Final = PickStart()
START_REWARDS: Final = StartRewards()
