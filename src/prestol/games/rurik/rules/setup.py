# mypyc
"""The course of the game: setup and four rounds (3, 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.rurik import rebellion
from prestol.games.rurik.cards import FIRST_AGENDA, GOODS_TOKENS, LEADERS, REGIONS, SVIATOPOLK
from prestol.games.rurik.development import DEVELOPMENT
from prestol.games.rurik.events import (
    ACTION_PHASE,
    CHOSE_LEADER,
    FIRST,
    KEPT_AGENDA,
    PLACED_LEADER,
    PLACED_TROOP,
    ROUND,
    STRATEGY_PHASE,
)
from prestol.games.rurik.reasons import LEADER_OF_REBELLION, LEADER_TAKEN, NO_OWN_TROOP, REBELLION_THERE
from prestol.games.rurik.state import AGENDA, LEADER, PLACE, ROUNDS, Rurik
from prestol.games.rurik.strategy import STRATEGY
from prestol.games.rurik.turn import ACTION_PHASE as ACTION_STEP

START_COINS: Final = 3
START_TROOPS: Final = 3
AGENDAS_DEALT: Final = 2

ADVISORS: Final[list[list[int]]] = [[], [1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]]
ADVISORS_OF_FOUR: Final[list[int]] = [1, 2, 2, 4, 5]  # with four players nobody gets the 3


# -- setup ------------------------------------------------------------------------------------------------------------


def setup(s: Rurik) -> None:
    """The table, then leaders, agendas, troops; the steps called last come first (3)."""
    s.first = s.token = 0 if s.solo else s.roll(s.seats)
    s.tell(FIRST, s.first)
    s.goods = [1 if region < s.regions else 0 for region in range(REGIONS)]
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
    tokens = list(GOODS_TOKENS["green"])
    if s.seats >= 3:
        tokens += GOODS_TOKENS["yellow"]
    if s.seats == 4:
        tokens += GOODS_TOKENS["brown"]
    kinds = s.kinds[:]
    for region in range(s.regions):
        kinds[region] = tokens.pop(s.roll(len(tokens)))
    s.kinds = kinds


def deal_leaders(s: Rurik) -> None:
    left = [leader for leader in range(LEADERS) if not (s.solo and leader == SVIATOPOLK)]
    for ahead in range(s.seats):
        take_leader(s, (s.first + ahead) % s.seats, left.pop(s.roll(len(left))))


def take_leader(s: Rurik, seat: i64, leader: i64) -> None:
    s.players[seat].who = leader
    s.holder = s.holder[:]
    s.holder[leader] = seat
    s.tell(CHOSE_LEADER, seat, leader)


@final
class ChooseLeader(Step[Rurik]):
    """Each takes a leader, in turn order; ``count`` have done so (R-05)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count < s.seats:
            s.ask((s.first + f.count) % s.seats)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_LEADERS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if s.solo and action == LEADER + SVIATOPOLK:
            return LEADER_OF_REBELLION
        return LEADER_TAKEN if s.holder[action - LEADER] >= 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        f.count += 1
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
class PlaceTroops(Step[Rurik]):
    """Three laps, a troop each; ``count`` troops stand (3.10)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count < START_TROOPS * s.seats:
            s.ask((s.first + f.count) % s.seats)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [PLACE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return REBELLION_THERE if s.solo and s.players[s.seats].occupies(action - PLACE) else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        f.count += 1
        s.players[seat].muster(action - PLACE)
        s.tell(PLACED_TROOP, seat, action - PLACE)


@final
class PlaceLeaders(Step[Rurik]):
    """The leader joins own troops; ``count`` leaders stand (3.11)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count < s.seats:
            s.ask((s.first + f.count) % s.seats)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [PLACE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.players[seat].troops[action - PLACE] > 0 else NO_OWN_TROOP

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        f.count += 1
        s.players[seat].leader = action - PLACE
        s.tell(PLACED_LEADER, seat, action - PLACE)


# -- rounds -----------------------------------------------------------------------------------------------------------

# how far a round has come: what its frame keeps in ``at``
STRATEGY_NEXT: Final = 0
ACTION_NEXT: Final = 1
DEVELOPMENT_NEXT: Final = 2
ROUND_DONE: Final = 3


@final
class Round(Step[Rurik]):
    """Strategy, action, development; four times (4)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.at == STRATEGY_NEXT:
            s.round += 1
            s.tell(ROUND, 0, s.round)
            hand_out_advisors(s)
            s.tell(STRATEGY_PHASE, 0)
            s.call(STRATEGY, s.first)
        elif f.at == ACTION_NEXT:
            s.tell(ACTION_PHASE, 0)
            s.call(ACTION_STEP, s.first)
        elif f.at == DEVELOPMENT_NEXT:
            s.call(DEVELOPMENT, 0)
        elif s.round == ROUNDS:
            s.end()
        f.at = (f.at + 1) % (ROUND_DONE + 1)


def hand_out_advisors(s: Rurik) -> None:
    """The second 2 comes in round 3, the 3 in round 4, but not with four players (9 F)."""
    for player in s.players:
        player.advisors = ADVISORS_OF_FOUR if s.seats == 4 and s.round == ROUNDS else ADVISORS[s.round]


CHOOSE_LEADER: Final = ChooseLeader()
CHOOSE_AGENDA: Final = ChooseAgenda()
PLACE_TROOPS: Final = PlaceTroops()
PLACE_LEADERS: Final = PlaceLeaders()
ROUND_STEP: Final = Round()
