# mypyc
"""The searching player: information-set Monte Carlo tree search over states that fit its view.

Each iteration samples a state, follows the tree of answers, adds a node, plays on for a few turns and judges the
position. A node belongs to what one seat remembers since the root: its own answers and what others did openly, so a
sealed answer teaches nobody anything before it is revealed. Which answers are legal may differ from sample to sample:
an answer competes only with those that were there when it was.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from prestol.bots.greedy import TURNS, VALUES, after
from prestol.core.chance import Quick
from prestol.core.engine import Frame, Sealed, State, Step, answer, legal
from prestol.core.knowledge import View

MEMORY: Final = (1 << 40) - 1
OPENED: Final = 7_919  # mixed into what everybody remembers when sealed answers come to light
LONGEST: Final = 400  # answers after the tree, whatever the manner says
LOOK_AT_CLOCK: Final = 16  # iterations between two looks
SURE: Final = 0.85  # how much of a finished game's reward is the win; the rest is by how much


@final
class Manner:
    """How to search a game: chosen by measurement, see docs/bots.md."""

    def __init__(
        self,
        turns: int = 1,
        width: int = 3,
        scale: float = 60.0,
        explore: float = 0.7,
        prior: float = 20.0,
        even: float = 0.3,
        alone: int = 0,
    ) -> None:
        self.turns: i64 = turns  # played on after the tree before the position is judged
        self.width: i64 = width  # answers tried by the judgement in each step of that play; 1: quite at random
        self.scale: float = scale  # tenths of a point that make one e times as likely to win
        self.explore: float = explore
        self.prior: float = prior  # tenths of a point that make an answer e times as promising; 0: all alike
        self.alone: bool = alone == 1  # others play as behind the tree: where they interfere little, it goes deeper
        self.even: float = even  # the share of the bias that all answers get alike


@final
class Node:
    """The answers of one seat after what it remembers, and how they went."""

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.hopes: list[float] = []  # the judgement of each answer, before any visit
        self.seen: i64 = 0


@final
class Study:
    """What a search found out about a question."""

    def __init__(self, node: Node, chances: list[float], iterations: int) -> None:
        self.actions: list[int] = node.actions
        self.visits: list[int] = node.visits
        self.chances: list[float] = [
            total / max(visits, 1) for total, visits in zip(node.totals, node.visits, strict=True)
        ]
        self.outlook: list[float] = chances  # by seat: the mean over all iterations
        self.iterations: int = iterations

    def best(self) -> int:
        """The answer tried most often."""
        return self.actions[self.visits.index(max(self.visits))]


@final
class Search:
    def __init__(self, game: str, seed: int, iterations: int, seconds: float, manner: Manner) -> None:
        self.value: Callable[[State, i64], i64] = VALUES[game]
        self.turn: Step[Any] | None = TURNS.get(game)
        self.chance: Quick = Quick(seed)
        self.iterations: int = iterations  # at most; 0: until the time is over
        self.seconds: float = seconds  # at most; 0: until the iterations are done
        self.manner: Manner = manner
        self.nodes: dict[int, Node] = {}
        self.me: i64 = 0
        self.low: list[float] = []
        self.high: list[float] = []
        self.path: list[Node] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[0] if len(choices) == 1 else self.study(view, seat).best()

    def study(self, view: View, seat: int) -> Study:
        """Search until the budget is spent."""
        self.nodes = {}
        self.me = seat
        count: i64 = view.board.seats
        self.low, self.high = [1e9] * count, [-1e9] * count
        outlook = [0.0] * count
        done = 0
        end = perf_counter() + self.seconds
        while self.iterations == 0 or done < self.iterations:
            if done % LOOK_AT_CLOCK == 0 and done > 0 and self.is_settled(seat, done, end):
                break
            rewards = self.iterate(view)
            for other in range(count):
                outlook[other] += rewards[other]
            done += 1
        return Study(self.nodes[seat], [total / done for total in outlook], done)

    def is_settled(self, seat: i64, done: int, end: float) -> bool:
        """Is the time over, or can no other answer catch up with the best?"""
        if self.seconds > 0.0 and perf_counter() > end:
            return True
        if self.iterations == 0:
            return False
        visits = sorted(self.nodes[seat].visits)
        return visits[-1] - visits[-2] > self.iterations - done

    # -- one iteration ------------------------------------------------------------------------------------------------

    def iterate(self, view: View) -> list[float]:
        s = view.sample(self.chance.word())
        self.path, self.places, self.seats = [], [], []
        self.descend(s)
        self.play_on(s)
        rewards = self.judge(s)
        for at in range(len(self.path)):
            node, place = self.path[at], self.places[at]
            node.visits[place] += 1
            node.totals[place] += rewards[self.seats[at]]
        for seat in range(len(rewards)):
            self.low[seat] = min(self.low[seat], rewards[seat])
            self.high[seat] = max(self.high[seat], rewards[seat])
        return rewards

    def descend(self, s: State) -> None:
        """Follow the tree to a question never met before, and answer it."""
        memories = list(range(s.seats))
        sealed: list[int] = []
        while not s.over:
            seat = s.waiting[0]
            choices = legal(s, seat)
            if len(choices) == 1:
                answer(s, seat, choices[0])
                continue
            if self.manner.alone and seat != self.me:
                answer(s, seat, self.quick(s, seat))
                continue
            node = self.nodes.get(memories[seat])
            is_new = node is None
            if node is None:
                node = Node()
                self.nodes[memories[seat]] = node
            place = self.pick(node, s, seat, choices)
            action = node.actions[place]
            self.path.append(node)
            self.places.append(place)
            self.seats.append(seat)
            if is_sealed(s):
                memories[seat] = remember(memories[seat], action)
                sealed.append(seat << 20 | action)
            else:
                for other in range(len(memories)):
                    memories[other] = remember(memories[other], seat << 20 | action)
            answer(s, seat, action)
            if len(sealed) > 0 and len(s.sealed) == 0:
                sealed.sort()
                for one in sealed:
                    for other in range(len(memories)):
                        memories[other] = remember(memories[other], one ^ OPENED)
                sealed = []
            if is_new:
                return

    def pick(self, node: Node, s: State, seat: i64, choices: list[int]) -> int:
        """The answer that promises most, or of which too little is known."""
        places: list[int] = []
        for action in choices:
            place = node.index.get(action, -1)
            if place < 0:
                place = self.add(node, s, seat, action)
            places.append(place)
        node.seen += 1
        hopes = self.shares(node, places)
        low = self.low[seat]
        spread = self.high[seat] - low
        if spread <= 0.0:
            spread = 1.0
        mean = self.mean(node, places, low, spread)
        urge = self.manner.explore * sqrt(float(node.seen))
        best = places[0]
        most = -1e9
        for at in range(len(places)):
            place = places[at]
            visits = node.visits[place]
            quality = mean if visits == 0 else (node.totals[place] / visits - low) / spread
            score = quality + urge * hopes[at] / (1.0 + visits)
            if score > most:
                most, best = score, place
        return best

    def add(self, node: Node, s: State, seat: i64, action: int) -> int:
        place = len(node.actions)
        node.index[action] = place
        node.actions.append(action)
        node.visits.append(0)
        node.totals.append(0.0)
        hope = 0.0
        if self.manner.prior > 0.0:
            hope = float(self.value(after(s, seat, action), seat)) / self.manner.prior
        node.hopes.append(hope)
        return place

    def shares(self, node: Node, places: list[int]) -> list[float]:
        """How the urge to explore is divided among the answers."""
        even = 1.0 / len(places)
        if self.manner.prior <= 0.0:
            return [even] * len(places)
        most = -1e9
        for place in places:
            most = max(most, node.hopes[place])
        weights: list[float] = []
        total = 0.0
        for place in places:
            weight = exp(max(node.hopes[place] - most, -30.0))
            weights.append(weight)
            total += weight
        mixed = self.manner.even
        return [(1.0 - mixed) * weight / total + mixed * even for weight in weights]

    def mean(self, node: Node, places: list[int], low: float, spread: float) -> float:
        """What is expected of an answer never tried: what the tried ones brought, and a little less."""
        visits = 0
        total = 0.0
        for place in places:
            visits += node.visits[place]
            total += node.totals[place]
        return 0.5 if visits == 0 else (total / visits - low) / spread - 0.1

    # -- behind the tree ----------------------------------------------------------------------------------------------

    def play_on(self, s: State) -> None:
        """Finish the turn, and a few more, with answers that look good at once."""
        if s.over or len(self.seats) == 0:
            return
        mover = self.seats[len(self.seats) - 1]
        frame = self.running_turn(s)
        turns = self.manner.turns
        for _ in range(LONGEST):
            if s.over:
                return
            seat = s.waiting[0]
            if is_sealed(s):
                if nobody_has_sealed(s):
                    turns -= 1
            elif seat != mover or self.running_turn(s) is not frame:
                turns -= 1
                mover, frame = seat, self.running_turn(s)
            if turns <= 0 and (len(s.sealed) == 0 or nobody_has_sealed(s)):
                return
            answer(s, seat, self.quick(s, seat))

    def running_turn(self, s: State) -> Frame | None:
        if self.turn is not None:
            for frame in s.stack:
                if frame.step is self.turn:
                    return frame
        return None

    def quick(self, s: State, seat: i64) -> int:
        """The best of a few answers at once."""
        choices = legal(s, seat)
        count = len(choices)
        if count == 1:
            return choices[0]
        width: i64 = 1 if is_sealed(s) else self.manner.width
        best = choices[s.chance.below(count)]
        if width == 1:
            return best
        if width >= count:
            values = [self.value(after(s, seat, action), seat) for action in choices]
            return choices[values.index(max(values))]
        most = self.value(after(s, seat, best), seat)
        for _ in range(width - 1):
            action = choices[s.chance.below(count)]
            value = self.value(after(s, seat, action), seat)
            if value > most:
                most, best = value, action
        return best

    def judge(self, s: State) -> list[float]:
        """By seat: the chance to win; alone, the points."""
        count: i64 = s.seats
        values = [float(self.value(s, seat)) for seat in range(count)]
        if count == 1:
            return values
        most = max(values)
        weights = [exp(max((value - most) / self.manner.scale, -30.0)) for value in values]
        total = sum(weights)
        chances = [weight / total for weight in weights]
        if not s.over:
            return chances
        scores = s.results()
        winners = 0
        for score in scores:
            winners += 1 if score.rank == 1 else 0
        for seat in range(count):
            won = 1.0 / winners if scores[seat].rank == 1 else 0.0
            chances[seat] = SURE * won + (1.0 - SURE) * chances[seat]
        return chances


def is_sealed(s: State) -> bool:
    return len(s.stack) > 0 and isinstance(s.stack[-1].step, Sealed)


def nobody_has_sealed(s: State) -> bool:
    for answers in s.sealed:
        if len(answers) > 0:
            return False
    return True


def remember(memory: i64, what: i64) -> i64:
    return (memory * 1_000_003 + what * 31 + 17) & MEMORY
