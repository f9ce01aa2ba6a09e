# mypyc
"""Moving: step by step, or to any region; Agatha brings troops along (6.3, 7, 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import FROM, MARCH, STOP, TO, WITH
from prestol.games.rurik.rules.answers import figure, figure_of, is_leader
from prestol.games.rurik.rules.cards import AGATHA, MOST_COMPANIONS, NEIGHBOURS, REGIONS
from prestol.games.rurik.rules.events import BROUGHT, MOVED
from prestol.games.rurik.rules.muster import is_neighbour
from prestol.games.rurik.rules.player import IN_SUPPLY, Player
from prestol.games.rurik.rules.reasons import NO_FIGURE_THERE, NOT_ADJACENT, SAME_FIGURE, TOO_FEW_COMPANIONS
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_figure

# Of two moves to any regions each is for another figure. What the first one bars for the second: the leader, or
# the troop that stands alone in a region; among other troops it cannot be told.
NOTHING_BARRED: Final = 0
LEADER_BARRED: Final[i64] = 1 + REGIONS


def barring(region: i64) -> i64:
    """The only troop in a region is barred."""
    return 1 + region


@final
class Move(Step[Rurik]):
    """First a figure, then where it goes; as often as there are steps."""

    def __init__(self, anywhere: bool) -> None:
        super().__init__()
        self.anywhere: bool = anywhere

    def steps(self, f: Frame) -> i64:
        """Those left."""
        return f.count

    def spend(self, f: Frame) -> None:
        f.count -= 1

    def stop(self, f: Frame) -> None:
        f.count = 0

    def is_going(self, f: Frame) -> bool:
        """Has a figure been chosen?"""
        return f.card > 0

    def going(self, f: Frame) -> i64:
        """The figure that has been chosen: its region, and whether it is the leader."""
        return f.card - 1

    def choose(self, f: Frame, figure: i64) -> None:
        f.card = 1 + figure

    def arrive(self, f: Frame) -> None:
        f.card = 0

    def start(self, f: Frame) -> i64:
        """The region that the chosen figure leaves."""
        return figure_of(self.going(f))

    def barred(self, f: Frame) -> i64:
        return f.at

    def bar(self, f: Frame, player: Player, region: i64, leads: bool) -> None:
        """A figure is about to arrive in a region."""
        f.at = LEADER_BARRED if leads else NOTHING_BARRED if player.troops[region] > 0 else barring(region)

    def run(self, s: Rurik, f: Frame) -> None:
        if self.steps(f) > 0 and s.players[f.seat].on_board():
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if self.is_going(f):
            return [TO + region for region in range(s.regions) if region != self.start(f)]
        found = [STOP, MARCH] if s.players[seat].leader != IN_SUPPLY else [STOP]
        for region in range(s.regions):
            found.append(FROM + region)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        if action == MARCH:
            return SAME_FIGURE if self.barred(f) == LEADER_BARRED else 0
        if action >= TO:
            return 0 if self.anywhere or is_neighbour(s, self.start(f), action - TO) else NOT_ADJACENT
        if s.players[seat].troops[action - FROM] == 0:
            return NO_FIGURE_THERE
        return SAME_FIGURE if self.barred(f) == barring(action - FROM) else 0

    def legal(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, in one go."""
        if self.is_going(f):
            if self.anywhere:
                return self.options(s, f, seat)
            return [TO + region for region in NEIGHBOURS[s.regions][self.start(f)]]
        player = s.players[seat]
        barred = self.barred(f)
        found = [STOP]
        if player.leader != IN_SUPPLY and barred != LEADER_BARRED:
            found.append(MARCH)
        for region, troops in enumerate(player.troops):
            if troops > 0 and barred != barring(region):
                found.append(FROM + region)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if action == STOP:
            self.stop(f)
        elif action == MARCH:
            self.choose(f, figure(s.players[seat].leader, True))
        elif action < TO:
            self.choose(f, figure(action - FROM, False))
        else:
            self.go(s, f, seat, action - TO)

    def go(self, s: Rurik, f: Frame, seat: i64, region: i64) -> None:
        player = s.players[seat]
        start, leads = self.start(f), is_leader(self.going(f))
        self.arrive(f)
        self.spend(f)
        if self.anywhere:
            self.bar(f, player, region, leads)
        move_figure(s, seat, start, region, leads)
        if leads and s.holder[AGATHA] == seat and player.troops[start] > 0:
            s.call(COMPANIONS, seat, start, 0, region)


def move_figure(s: Rurik, side: i64, start: i64, region: i64, leads: bool) -> None:
    player = s.players[side]
    if leads:
        player.leader = region
    else:
        troops = player.troops[:]
        troops[start] -= 1
        troops[region] += 1
        player.troops = troops
    s.tell(MOVED, side, start, told_figure(region, leads))


@final
class Companions(Step[Rurik]):
    """Agatha has gone to another region: some troops may go with her (8, R-13)."""

    def start(self, f: Frame) -> i64:
        return f.card

    def goal(self, f: Frame) -> i64:
        return f.at

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return NUMBERS_OF_COMPANIONS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if action - WITH <= s.players[seat].troops[self.start(f)] else TOO_FEW_COMPANIONS

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        number, goal = action - WITH, self.goal(f)
        if number > 0:
            player = s.players[seat]
            player.put_troops(self.start(f), -number)
            player.put_troops(goal, number)
            s.tell(BROUGHT, seat, number, goal)


NUMBERS_OF_COMPANIONS: Final[list[int]] = [WITH + number for number in range(MOST_COMPANIONS + 1)]
MOVE_STEP: Final = Move(anywhere=False)
MOVE_ANYWHERE: Final = Move(anywhere=True)
COMPANIONS: Final = Companions()
