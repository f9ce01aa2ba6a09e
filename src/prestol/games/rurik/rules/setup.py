# mypyc
"""Setting up: the table, then leaders, agendas, troops (3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.rurik.rules import rebellion
from prestol.games.rurik.rules.actions import AGENDA, LEADER, PLACE
from prestol.games.rurik.rules.cards import (
    AGENDAS_DEALT,
    FIRST_AGENDA,
    GOODS_TOKENS,
    LEADERS,
    START_COINS,
    START_TROOPS,
    SVIATOPOLK,
)
from prestol.games.rurik.rules.events import CHOSE_LEADER, FIRST, KEPT_AGENDA, PLACED_LEADER, PLACED_TROOP
from prestol.games.rurik.rules.reasons import LEADER_OF_REBELLION, LEADER_TAKEN, NO_OWN_TROOP, REBELLION_THERE
from prestol.games.rurik.rules.rounds import ROUND_STEP
from prestol.games.rurik.rules.state import Rurik


def setup(s: Rurik) -> None:
    """The steps called last come first."""
    s.first = s.token = 0 if s.solo else s.roll(s.seats)
    s.tell(FIRST, s.first)
    s.lay_out_goods()
    if s.options["goods_tokens"] == "yes":
        lay_goods_tokens(s)
    if s.solo:
        rebellion.setup(s)
    else:
        s.neutrals = s.goods  # one rebel in every region
    s.refill_row()
    for seat in range(s.seats):
        s.players[seat].coins = START_COINS
    s.call(ROUND_STEP, 0)
    s.call(PLACE_LEADERS, 0)
    s.call(PLACE_TROOPS, 0)
    s.call(CHOOSE_AGENDA, 0)
    if s.options["leaders"] == "random":
        deal_leaders(s)
    else:
        s.call(CHOOSE_LEADER, 0)


def lay_goods_tokens(s: Rurik) -> None:
    """The variant: goods are dealt out again among the regions in play (11)."""
    tokens = GOODS_TOKENS[s.seats][:]
    kinds = s.kinds[:]
    for region in range(s.regions):
        kinds[region] = tokens.pop(s.roll(len(tokens)))
    s.kinds = kinds


def deal_leaders(s: Rurik) -> None:
    left = [leader for leader in range(LEADERS) if not (s.solo and leader == SVIATOPOLK)]
    for ahead in range(s.seats):
        take_leader(s, (s.first + ahead) % s.seats, left.pop(s.roll(len(left))))


def take_leader(s: Rurik, seat: i64, leader: i64) -> None:
    s.give_leader(seat, leader)
    s.tell(CHOSE_LEADER, seat, leader)


class InTurnOrder(Step[Rurik]):
    """One answer after the other, clockwise from the first player."""

    def done(self, f: Frame) -> i64:
        """How many answers have been given."""
        return f.count

    def note_done(self, f: Frame) -> None:
        f.count += 1

    def answers(self, s: Rurik) -> i64:
        """How many are needed."""
        return s.seats

    def player(self, s: Rurik, f: Frame) -> i64:
        """Who is asked."""
        return (s.first + f.count) % s.seats

    def run(self, s: Rurik, f: Frame) -> None:
        if self.done(f) < self.answers(s):
            s.ask(self.player(s, f))
        else:
            s.end()


@final
class ChooseLeader(InTurnOrder):
    """Each takes a leader (R-05)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_LEADERS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if s.solo and action == LEADER + SVIATOPOLK:
            return LEADER_OF_REBELLION
        return LEADER_TAKEN if s.holder[action - LEADER] >= 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.note_done(f)
        take_leader(s, seat, action - LEADER)


ALL_LEADERS: Final[list[int]] = [LEADER + leader for leader in range(LEADERS)]


@final
class ChooseAgenda(Sealed[Rurik]):
    """Of two agendas, dealt now, each keeps one, in secret; the other leaves the game unseen (3.6)."""

    def run(self, s: Rurik, f: Frame) -> None:
        for seat in range(s.seats):
            if len(s.players[seat].dealt) == 0:
                s.players[seat].dealt = sorted([s.draw(s.agendas) for _ in range(AGENDAS_DEALT)])
        super().run(s, f)

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [AGENDA + card - FIRST_AGENDA for card in s.players[seat].dealt]

    def reveal(self, s: Rurik, f: Frame) -> None:
        s.end()
        for seat in range(s.seats):
            player = s.players[seat]
            kept = s.sealed[seat][0] - AGENDA + FIRST_AGENDA
            player.agenda = [kept]
            player.rejected = [card for card in player.dealt if card != kept]
            player.dealt = []
            s.tell(KEPT_AGENDA, seat, kept, seen_by=seat)


@final
class PlaceTroops(InTurnOrder):
    """Some laps, a troop each (3.10)."""

    def answers(self, s: Rurik) -> i64:
        return START_TROOPS * s.seats

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [PLACE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return REBELLION_THERE if s.solo and s.players[s.seats].occupies(action - PLACE) else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.note_done(f)
        s.players[seat].muster(action - PLACE)
        s.tell(PLACED_TROOP, seat, action - PLACE)


@final
class PlaceLeaders(InTurnOrder):
    """The leader joins own troops (3.11)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [PLACE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.players[seat].troops[action - PLACE] > 0 else NO_OWN_TROOP

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.note_done(f)
        s.players[seat].leader = action - PLACE
        s.tell(PLACED_LEADER, seat, action - PLACE)


CHOOSE_LEADER: Final = ChooseLeader()
CHOOSE_AGENDA: Final = ChooseAgenda()
PLACE_TROOPS: Final = PlaceTroops()
PLACE_LEADERS: Final = PlaceLeaders()
