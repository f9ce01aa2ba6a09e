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

from prestol.bots import conspiracy, outpost, rurik, viceroy
from prestol.bots.greedy import TURNS, VALUES, after, is_sealed
from prestol.core.chance import Quick
from prestol.core.engine import Frame, State, Step, answer, holds, legal
from prestol.core.knowledge import View

MEMORY: Final = (1 << 40) - 1
SEAT: Final = 20  # bits of an answer before the seat that gave it
OPENED: Final = 7_919  # mixed into what everybody remembers when sealed answers come to light
LONGEST: Final = 400  # answers after the tree, whatever the manner says
PAUSE: Final = 16  # iterations between two looks at the clock and at the root
EARLIEST: Final = 8  # the part of the iterations after which a search may end for lack of doubt
FEW: Final = 4  # an answer tried no more often has shown no promise
SURE: Final = 0.85  # how much of a finished game's reward is the win; the rest is by how much
MODEST: Final = 0.1  # of the spread of rewards: so much less than the others an untried answer is thought to bring
FARTHEST: Final = 30.0  # exponents beyond this make no difference

JUDGES: Final[dict[str, Callable[[State, i64], i64]]] = {
    **VALUES,
    "conspiracy": conspiracy.estimate,
    "outpost": outpost.estimate,
    "viceroy": viceroy.estimate,
}
# What to expect alone at the table, where the judge has more in mind than the own points.
PROSPECTS: Final[dict[str, Callable[[State, i64], i64]]] = {
    "conspiracy": conspiracy.prospect,
    "rurik": rurik.prospect,
}
HUNCHES: Final[dict[str, Callable[[State, i64, i64], i64]]] = {"viceroy": viceroy.hunch}
TIMES: Final[dict[str, Callable[[State], float]]] = {
    "conspiracy": conspiracy.time_left,
    "outpost": outpost.time_left,
    "rurik": rurik.time_left,
    "viceroy": viceroy.time_left,
}


@final
class Manner:
    """How to search a game: chosen by measurement, see docs/bots.md."""

    def __init__(
        self,
        turns: int = 1,
        width: int = 3,
        others: int = 0,
        scale: float = 60.0,
        more: float = 60.0,
        explore: float = 0.7,
        prior: float = 20.0,
        even: float = 0.3,
        alone: bool = False,
        together: bool = False,
        own: bool = False,
        sure: float = 3.0,
    ) -> None:
        self.turns: i64 = turns  # of its own, finished behind the tree before the position is judged
        self.width: i64 = width  # answers compared in each step of that play; 1: quite at random
        self.others: i64 = others or width  # … when others play
        self.scale: float = scale  # tenths of a point that make one e times as likely to win, at the end …
        self.more: float = more  # … and how many more at the beginning
        self.explore: float = explore
        self.prior: float = prior  # tenths of a point that make an answer e times as promising
        self.even: float = even  # the share of the urge to explore that all answers get alike
        self.alone: bool = alone  # others play as behind the tree: where they interfere little, it goes deeper
        self.together: bool = together  # a turn ends when all are asked together, not with each player's
        self.own: bool = own  # seek points and not chances: less noise where others interfere little
        self.sure: float = sure  # standard errors between two means that leave no doubt; 0: there always is

    def turns_of_all(self, seats: i64) -> i64:
        """The turns to be finished: the last of them is one's own."""
        return self.turns if self.together else 1 + (self.turns - 1) * seats


@final
class Node:
    """The answers of one seat after what it remembers, and how they went."""

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.hopes: list[float] = []  # the judgement of each answer, before any visit
        self.seen: i64 = 0

    def add(self, action: int, hope: float) -> int:
        place = len(self.actions)
        self.index[action] = place
        self.actions.append(action)
        self.visits.append(0)
        self.totals.append(0.0)
        self.squares.append(0.0)
        self.hopes.append(hope)
        return place

    def note(self, place: i64, reward: float) -> None:
        self.visits[place] += 1
        self.totals[place] += reward
        self.squares[place] += reward * reward

    def mean(self, place: i64) -> float:
        return self.totals[place] / max(self.visits[place], 1)

    def doubt(self, place: i64) -> float:
        """The variance of the mean."""
        visits = self.visits[place]
        return max(self.squares[place] / visits - self.mean(place) ** 2, 0.0) / visits


@final
class Study:
    """What a search found out about a question."""

    def __init__(
        self, actions: list[int], visits: list[int], chances: list[float], outlook: list[float], iterations: int
    ) -> None:
        self.actions: list[int] = actions
        self.visits: list[int] = visits
        self.chances: list[float] = chances  # by answer: to win; alone at the table: the points, in tenths
        self.outlook: list[float] = outlook  # by seat: the same, whatever was tried
        self.iterations: int = iterations

    def best(self) -> int:
        """The answer tried most often."""
        return self.actions[self.visits.index(max(self.visits))]


@final
class Search:
    def __init__(
        self, game: str, seed: int, iterations: int, seconds: float, manner: Manner, alone: Manner | None = None
    ) -> None:
        self.value: Callable[[State, i64], i64] = VALUES[game]
        self.judge: Callable[[State, i64], i64] = JUDGES[game]
        self.prospect: Callable[[State, i64], i64] = PROSPECTS.get(game, self.judge)
        self.hunch: Callable[[State, i64, i64], i64] | None = HUNCHES.get(game)
        self.time_left: Callable[[State], float] = TIMES[game]
        self.turn: Step[Any] | None = TURNS.get(game)
        self.chance: Quick = Quick(seed)
        self.iterations: int = iterations  # at most; 0: until the time is over
        self.seconds: float = seconds  # at most; 0: until the iterations are done
        self.usual: Manner = manner
        self.alone: Manner = manner if alone is None else alone  # at the table
        self.begin(0, 1)

    def begin(self, seat: i64, seats: i64) -> None:
        self.me: i64 = seat
        self.manner: Manner = self.alone if seats == 1 else self.usual
        self.nodes: dict[int, Node] = {}
        self.seeds: list[int] = []
        self.low: list[float] = [1e9] * seats
        self.high: list[float] = [-1e9] * seats
        self.path: list[Node] = []
        self.places: list[int] = []
        self.movers: list[int] = []

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[0] if len(choices) == 1 else self.study(view, seat).best()

    def study(self, view: View, seat: int) -> Study:
        """Search until the budget is spent or nothing is in doubt."""
        count: i64 = view.board.seats
        self.begin(seat, count)
        outlook = [0.0] * count
        by_answer: list[list[float]] = [[] for _ in view.legal(seat)]
        done = 0
        end = perf_counter() + self.seconds
        while self.iterations == 0 or done < self.iterations:
            if done % PAUSE == 0 and done > 0 and self.is_settled(self.nodes[seat], done, end):
                break
            chances = self.iterate(view)
            by_answer[self.places[0]].append(chances[seat])
            for other in range(count):
                outlook[other] += chances[other]
            done += 1
        root = self.nodes[seat]
        means = like_for_like(by_answer)
        if count > 1:
            means = [min(max(mean, 0.0), 1.0) for mean in means]
        return Study(root.actions, root.visits, means, [total / done for total in outlook], done)

    def is_settled(self, root: Node, done: int, end: float) -> bool:
        """Is the time over, can no other answer catch up with the best, or is it better beyond doubt?"""
        if self.seconds > 0.0 and perf_counter() > end:
            return True
        if self.iterations == 0:
            return False
        visits = sorted([0, *root.visits])
        if visits[-1] - visits[-2] > self.iterations - done:
            return True
        return done > self.iterations // EARLIEST and is_beyond_doubt(root, self.manner.sure)

    # -- one iteration ------------------------------------------------------------------------------------------------

    def iterate(self, view: View) -> list[float]:
        """Try something; the chances by seat that it led to."""
        s = view.sample(self.luck())
        self.path, self.places, self.movers = [], [], []
        self.descend(s)
        self.play_on(s)
        values = [float(self.judge(s, seat)) for seat in range(s.seats)]
        if s.seats == 1:
            self.learn(values)
            return [float(self.prospect(s, 0))]
        chances = self.chances(s, values)
        self.learn(values if self.manner.own else chances)
        return chances

    def luck(self) -> int:
        """The same sequence of samples for each answer to the question, so that luck favours none."""
        root = self.nodes.get(self.me)
        tries = 0 if root is None else root.visits[self.best_place(root, list(range(len(root.actions))), self.me)]
        while len(self.seeds) <= tries:
            self.seeds.append(self.chance.word())
        return self.seeds[tries]

    def learn(self, rewards: list[float]) -> None:
        for at in range(len(self.path)):
            self.path[at].note(self.places[at], rewards[self.movers[at]])
        for seat in range(len(rewards)):
            self.low[seat] = min(self.low[seat], rewards[seat])
            self.high[seat] = max(self.high[seat], rewards[seat])

    def descend(self, s: State) -> None:
        """Follow the tree to a question never met before, and answer it."""
        memories = list(range(s.seats))
        sealed: list[int] = []
        while not s.over:
            seat = self.me if holds(s.waiting, self.me) else s.waiting[0]
            choices = legal(s, seat)
            if len(choices) == 1 and len(self.path) > 0:
                answer(s, seat, choices[0])
            elif self.manner.alone and seat != self.me:
                answer(s, seat, self.quick(s, seat))
            else:
                node = self.nodes.get(memories[seat])
                is_new = node is None
                if node is None:
                    node = Node()
                    self.nodes[memories[seat]] = node
                action = self.follow(node, s, seat, choices)
                hear(memories, sealed, seat, action, is_sealed(s))
                answer(s, seat, action)
                if len(s.sealed) == 0:
                    open_all(memories, sealed)
                if is_new:
                    return

    def follow(self, node: Node, s: State, seat: i64, choices: list[int]) -> int:
        """The answer that promises most, or of which too little is known."""
        places: list[int] = []
        for action in choices:
            place = node.index.get(action, -1)
            if place < 0:
                place = node.add(action, float(self.at_once(s, seat, action)) / self.manner.prior)
            places.append(place)
        node.seen += 1
        chosen = self.best_place(node, places, seat)
        self.path.append(node)
        self.places.append(chosen)
        self.movers.append(seat)
        return node.actions[chosen]

    def best_place(self, node: Node, places: list[int], seat: i64) -> int:
        """What it has brought, and the urge to explore, which is divided evenly in part and else by what is hoped."""
        dearest = highest_hope(node, places)
        promised = all_promises(node, places, dearest)
        even = self.manner.even / len(places)
        low = self.low[seat]
        spread = self.high[seat] - low
        if spread <= 0.0:
            spread = 1.0
        untried = guess(node, places, low, spread)
        urge = self.manner.explore * sqrt(float(node.seen))
        best = places[0]
        most = -1e9
        for place in places:
            visits = node.visits[place]
            quality = untried if visits == 0 else (node.totals[place] / visits - low) / spread
            share = (1.0 - self.manner.even) * promise(node, place, dearest) / promised + even
            score = quality + urge * share / (1.0 + visits)
            if score > most:
                most, best = score, place
        return best

    # -- behind the tree ----------------------------------------------------------------------------------------------

    def play_on(self, s: State) -> None:
        """Finish the turn, and a few more, with answers that look good at once."""
        mover = self.movers[-1]
        frame = self.running_turn(s)
        turns = self.manner.turns_of_all(s.seats)
        for _ in range(LONGEST):
            if s.over:
                return
            seat = s.waiting[0]
            fresh = is_fresh(s)
            if is_sealed(s):
                turns -= 1 if fresh else 0
            elif not self.manner.together and (seat != mover or self.running_turn(s) is not frame):
                turns -= 1
                mover, frame = seat, self.running_turn(s)
            if turns <= 0 and fresh:
                return
            answer(s, seat, self.quick(s, seat))

    def running_turn(self, s: State) -> Frame | None:
        if self.turn is not None:
            for frame in s.stack:
                if frame.step is self.turn:
                    return frame
        return None

    def quick(self, s: State, seat: i64) -> int:
        """The best of a few answers at once; what is sealed shows its worth too late for that, but for a hunch."""
        choices = legal(s, seat)
        count = len(choices)
        if count == 1:
            return choices[0]
        width: i64 = self.manner.width if seat == self.me else self.manner.others
        if self.hunch is None and is_sealed(s):
            width = 1
        if width == 1:
            return choices[s.chance.below(count)]
        if width < count:
            choices = [choices[s.chance.below(count)] for _ in range(width)]
        return self.best_at_once(s, seat, choices)

    def best_at_once(self, s: State, seat: i64, choices: list[int]) -> int:
        best = choices[0]
        most = self.at_once(s, seat, best)
        for at in range(1, len(choices)):
            value = self.at_once(s, seat, choices[at])
            if value > most:
                most, best = value, choices[at]
        return best

    def at_once(self, s: State, seat: i64, action: i64) -> i64:
        """How good an answer looks before anything else is known."""
        if self.hunch is not None and is_sealed(s):
            return self.hunch(s, seat, action)
        return self.value(after(s, seat, action), seat)

    def chances(self, s: State, values: list[float]) -> list[float]:
        """The more one is ahead of the others the better, most of all when little time is left."""
        scale = self.manner.scale + self.manner.more * self.time_left(s)
        most = max(values)
        weights = [exp(max((value - most) / scale, -FARTHEST)) for value in values]
        total = sum(weights)
        chances = [weight / total for weight in weights]
        return with_winners(s, chances) if s.over else chances


def like_for_like(found: list[list[float]]) -> list[float]:
    """The mean of what each answer led to, as far behind that of the one tried most as it was after as many tries.

    These had the same samples, and the tree behind both of them had grown as far: otherwise luck and care would speak
    for what was tried more often.
    """
    sizes = [len(each) for each in found]
    most = found[sizes.index(max(sizes))]
    return [average(most) - average(most[: len(each)]) + average(each) for each in found]


def average(numbers: list[float]) -> float:
    return sum(numbers) / max(len(numbers), 1)


def is_beyond_doubt(root: Node, sure: float) -> bool:
    if sure <= 0.0:
        return False
    best = root.visits.index(max(root.visits))
    for place in range(len(root.visits)):
        if place != best and root.visits[place] > FEW:
            doubt = sqrt(root.doubt(best) + root.doubt(place))
            if root.mean(best) - root.mean(place) < sure * doubt:
                return False
    return True


def highest_hope(node: Node, places: list[int]) -> float:
    most = -1e9
    for place in places:
        most = max(most, node.hopes[place])
    return most


def promise(node: Node, place: i64, dearest: float) -> float:
    """How much an answer promises beside the dearest one."""
    return exp(max(node.hopes[place] - dearest, -FARTHEST))


def all_promises(node: Node, places: list[int], dearest: float) -> float:
    total = 0.0
    for place in places:
        total += promise(node, place, dearest)
    return total


def guess(node: Node, places: list[int], low: float, spread: float) -> float:
    """What is expected of an answer never tried: what the tried ones brought, and a little less."""
    visits = 0
    total = 0.0
    for place in places:
        visits += node.visits[place]
        total += node.totals[place]
    return 0.5 if visits == 0 else (total / visits - low) / spread - MODEST


def with_winners(s: State, chances: list[float]) -> list[float]:
    scores = s.results()
    winners = sum([1 for score in scores if score.rank == 1])
    won = [1.0 / winners if scores[seat].rank == 1 else 0.0 for seat in range(s.seats)]
    return [SURE * won[seat] + (1.0 - SURE) * chances[seat] for seat in range(s.seats)]


def is_fresh(s: State) -> bool:
    """Has nobody answered in secret what is asked now?"""
    for answers in s.sealed:  # noqa: SIM110
        if len(answers) > 0:
            return False
    return True


# -- what a seat remembers ---------------------------------------------------------------------------------------------


def hear(memories: list[int], sealed: list[int], seat: i64, action: i64, secretly: bool) -> None:
    what: i64 = seat << SEAT | action
    if secretly:
        memories[seat] = remember(memories[seat], what)
        sealed.append(what)
    else:
        for other in range(len(memories)):
            memories[other] = remember(memories[other], what)


def open_all(memories: list[int], sealed: list[int]) -> None:
    """Sealed answers come to light, in whatever order they were given."""
    sealed.sort()
    for what in sealed:
        for other in range(len(memories)):
            memories[other] = remember(memories[other], what ^ OPENED)
    sealed.clear()


def remember(memory: i64, what: i64) -> i64:
    return (memory * 1_000_003 + what * 31 + 17) & MEMORY
