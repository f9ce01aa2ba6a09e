# mypyc
"""The searching player: information-set Monte Carlo tree search over states that fit its view.

Each iteration samples a state, selects answers down the tree, adds a node, finishes a few turns in a rollout,
evaluates the position and backs the rewards up. A node belongs to what one seat remembers since the root: its own
answers and what others did openly, so a sealed answer teaches nobody anything before it is revealed. Which answers
are legal may differ from sample to sample: an answer competes only with those that were legal at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from prestol.bots.greedy import after, is_sealed, running_frame
from prestol.bots.kit import BotKit, SearchParams
from prestol.core.chance import Quick
from prestol.core.engine import State, Step, answer, holds, legal
from prestol.core.knowledge import View

MEMORY: Final = (1 << 40) - 1
SEAT: Final = 20  # bits of an answer before the seat that gave it
OPENED: Final = 7_919  # mixed into what everybody remembers when sealed answers are revealed
LONGEST: Final = 400  # answers in a rollout, whatever the parameters say
PAUSE: Final = 16  # iterations between two looks at the clock and at the root
EARLIEST: Final = 8  # the part of the iterations after which a search may end because nothing is in doubt
FEW: Final = 4  # an answer visited no more often is not worth comparing
WIN_SHARE: Final = 0.85  # of a finished game's reward; the rest is by how much
UNVISITED_LOSS: Final = 0.1  # of the spread of rewards: how much less an unvisited answer is expected to bring
FARTHEST: Final = 30.0  # exponents beyond this make no difference


@final
class Node:
    """The answers of one seat after what it remembers, and how they went."""

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.logits: list[float] = []  # of each answer's prior
        self.seen: i64 = 0

    def add(self, action: int, logit: float) -> int:
        place = len(self.actions)
        self.index[action] = place
        self.actions.append(action)
        self.visits.append(0)
        self.totals.append(0.0)
        self.squares.append(0.0)
        self.logits.append(logit)
        return place

    def note(self, place: i64, reward: float) -> None:
        self.visits[place] += 1
        self.totals[place] += reward
        self.squares[place] += reward * reward

    def mean(self, place: i64) -> float:
        return self.totals[place] / max(self.visits[place], 1)

    def variance(self, place: i64) -> float:
        """Of the mean."""
        visits = self.visits[place]
        return max(self.squares[place] / visits - self.mean(place) ** 2, 0.0) / visits


@final
class SearchResult:
    """What a search found out about a question."""

    def __init__(
        self, actions: list[int], visits: list[int], chances: list[float], outlook: list[float], iterations: int
    ) -> None:
        self.actions: list[int] = actions
        self.visits: list[int] = visits
        self.chances: list[float] = chances  # by answer: to win; in a solo game: the points, in tenths
        self.outlook: list[float] = outlook  # by seat: the same, averaged over all iterations
        self.iterations: int = iterations

    def best(self) -> int:
        """The answer visited most often."""
        return self.actions[self.visits.index(max(self.visits))]


@final
class Search:
    def __init__(
        self,
        bot: BotKit,
        seed: int,
        iterations: int,
        seconds: float = 0.0,
        params: SearchParams | None = None,
        solo_params: SearchParams | None = None,
    ) -> None:
        self.value: Callable[[State, i64], i64] = bot.value
        self.estimate: Callable[[State, i64], i64] = bot.estimate
        self.prospect: Callable[[State, i64], i64] = bot.prospect
        self.prior: Callable[[State, i64, i64], i64] | None = bot.prior
        self.time_left: Callable[[State], float] = bot.time_left
        self.turn: Step[Any] | None = bot.turn
        self.chance: Quick = Quick(seed)
        self.iterations: int = iterations  # at most; 0: until the time is over
        self.seconds: float = seconds  # at most; 0: until the iterations are done
        self.usual_params: SearchParams = bot.params if params is None else params
        self.solo_params: SearchParams = bot.solo_params if solo_params is None else solo_params
        self.begin(0, 1)

    def begin(self, seat: i64, seats: i64) -> None:
        self.me: i64 = seat
        self.params: SearchParams = self.solo_params if seats == 1 else self.usual_params
        self.nodes: dict[int, Node] = {}
        self.seeds: list[int] = []
        self.low: list[float] = [1e9] * seats
        self.high: list[float] = [-1e9] * seats
        self.path: list[Node] = []
        self.places: list[int] = []
        self.movers: list[int] = []

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[0] if len(choices) == 1 else self.search(view, seat).best()

    def search(self, view: View, seat: int) -> SearchResult:
        """Iterate until the budget is spent or nothing is in doubt."""
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
        means = paired_means(by_answer)
        if count > 1:
            means = [min(max(mean, 0.0), 1.0) for mean in means]
        return SearchResult(root.actions, root.visits, means, [total / done for total in outlook], done)

    def is_settled(self, root: Node, done: int, end: float) -> bool:
        """Is the time over, can no other answer catch up with the best, or is it better beyond doubt?"""
        if self.seconds > 0.0 and perf_counter() > end:
            return True
        if self.iterations == 0:
            return False
        visits = sorted([0, *root.visits])
        if visits[-1] - visits[-2] > self.iterations - done:
            return True
        return done > self.iterations // EARLIEST and is_beyond_doubt(root, self.params.stop_z)

    # -- one iteration ------------------------------------------------------------------------------------------------

    def iterate(self, view: View) -> list[float]:
        """Try something; the chances by seat that it led to."""
        s = view.sample(self.luck())
        self.path, self.places, self.movers = [], [], []
        self.select(s)
        self.rollout(s)
        values = [float(self.estimate(s, seat)) for seat in range(s.seats)]
        if s.seats == 1:
            self.backup(values)
            return [float(self.prospect(s, 0))]
        chances = self.chances(s, values)
        self.backup(values if self.params.maximise_score else chances)
        return chances

    def luck(self) -> int:
        """The same sequence of samples for each answer to the question, so that luck favours none."""
        root = self.nodes.get(self.me)
        tries = 0 if root is None else root.visits[self.best_place(root, list(range(len(root.actions))), self.me)]
        while len(self.seeds) <= tries:
            self.seeds.append(self.chance.word())
        return self.seeds[tries]

    def backup(self, rewards: list[float]) -> None:
        for at in range(len(self.path)):
            self.path[at].note(self.places[at], rewards[self.movers[at]])
        for seat in range(len(rewards)):
            self.low[seat] = min(self.low[seat], rewards[seat])
            self.high[seat] = max(self.high[seat], rewards[seat])

    def select(self, s: State) -> None:
        """Follow the tree to a question never met before, and answer it."""
        memories = list(range(s.seats))
        sealed: list[int] = []
        while not s.over:
            seat = self.me if holds(s.waiting, self.me) else s.waiting[0]
            choices = legal(s, seat)
            if len(choices) == 1 and len(self.path) > 0:
                answer(s, seat, choices[0])
            elif self.params.opponents_in_rollout and seat != self.me:
                answer(s, seat, self.rollout_answer(s, seat))
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
        """The answer with the highest score (PUCT); answers never met before get their logit."""
        places: list[int] = []
        for action in choices:
            place = node.index.get(action, -1)
            if place < 0:
                place = node.add(action, float(self.at_once(s, seat, action)) / self.params.prior_scale)
            places.append(place)
        node.seen += 1
        chosen = self.best_place(node, places, seat)
        self.path.append(node)
        self.places.append(chosen)
        self.movers.append(seat)
        return node.actions[chosen]

    def best_place(self, node: Node, places: list[int], seat: i64) -> int:
        """By the mean reward, and an exploration that is shared out evenly in part, the rest by prior."""
        highest = highest_logit(node, places)
        weights = total_weight(node, places, highest)
        floor = self.params.prior_floor / len(places)
        low = self.low[seat]
        spread = self.high[seat] - low
        if spread <= 0.0:
            spread = 1.0
        unvisited = unvisited_quality(node, places, low, spread)
        exploration = self.params.exploration * sqrt(float(node.seen))
        best = places[0]
        most = -1e9
        for place in places:
            visits = node.visits[place]
            quality = unvisited if visits == 0 else (node.totals[place] / visits - low) / spread
            prior = (1.0 - self.params.prior_floor) * weight(node, place, highest) / weights + floor
            score = quality + exploration * prior / (1.0 + visits)
            if score > most:
                most, best = score, place
        return best

    # -- after the tree -----------------------------------------------------------------------------------------------

    def rollout(self, s: State) -> None:
        """Finish the turn, and a few more, with answers that look good at once."""
        mover = self.movers[-1]
        frame = running_frame(s, self.turn)
        turns = self.params.turns_of_all(s.seats)
        for _ in range(LONGEST):
            if s.over:
                return
            seat = s.waiting[0]
            fresh = is_fresh(s)
            if is_sealed(s):
                turns -= 1 if fresh else 0
            elif not self.params.simultaneous_turns and (seat != mover or running_frame(s, self.turn) is not frame):
                turns -= 1
                mover, frame = seat, running_frame(s, self.turn)
            if turns <= 0 and fresh:
                return
            answer(s, seat, self.rollout_answer(s, seat))

    def rollout_answer(self, s: State, seat: i64) -> int:
        """The best of a few answers at once; a sealed one shows its worth too late for that, unless it has a prior."""
        choices = legal(s, seat)
        count = len(choices)
        if count == 1:
            return choices[0]
        width: i64 = self.params.rollout_width if seat == self.me else self.params.opponent_width
        if self.prior is None and is_sealed(s):
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
        if self.prior is not None and is_sealed(s):
            return self.prior(s, seat, action)
        return self.value(after(s, seat, action), seat)

    def chances(self, s: State, values: list[float]) -> list[float]:
        """The more one is ahead of the others the better, most of all when little time is left."""
        scale = self.params.scale + self.params.scale_early * self.time_left(s)
        most = max(values)
        weights = [exp(max((value - most) / scale, -FARTHEST)) for value in values]
        total = sum(weights)
        chances = [weight / total for weight in weights]
        return with_winners(s, chances) if s.over else chances


def paired_means(found: list[list[float]]) -> list[float]:
    """The mean of what each answer led to, corrected by the luck and the care that its visits had.

    The answer visited most sets the standard: after as many visits it had met the same samples, and the tree behind
    it had grown as far. Without this correction both would speak for whatever was visited more often.
    """
    sizes = [len(each) for each in found]
    most = found[sizes.index(max(sizes))]
    return [average(most) - average(most[: len(each)]) + average(each) for each in found]


def average(numbers: list[float]) -> float:
    return sum(numbers) / max(len(numbers), 1)


def is_beyond_doubt(root: Node, stop_z: float) -> bool:
    if stop_z <= 0.0:
        return False
    best = root.visits.index(max(root.visits))
    for place in range(len(root.visits)):
        if place != best and root.visits[place] > FEW:
            error = sqrt(root.variance(best) + root.variance(place))
            if root.mean(best) - root.mean(place) < stop_z * error:
                return False
    return True


def highest_logit(node: Node, places: list[int]) -> float:
    most = -1e9
    for place in places:
        most = max(most, node.logits[place])
    return most


def weight(node: Node, place: i64, highest: float) -> float:
    """An answer's prior beside that of the highest one, which has 1."""
    return exp(max(node.logits[place] - highest, -FARTHEST))


def total_weight(node: Node, places: list[int], highest: float) -> float:
    total = 0.0
    for place in places:
        total += weight(node, place, highest)
    return total


def unvisited_quality(node: Node, places: list[int], low: float, spread: float) -> float:
    """What is expected of an answer never visited: what the visited ones brought, and a little less."""
    visits = 0
    total = 0.0
    for place in places:
        visits += node.visits[place]
        total += node.totals[place]
    return 0.5 if visits == 0 else (total / visits - low) / spread - UNVISITED_LOSS


def with_winners(s: State, chances: list[float]) -> list[float]:
    scores = s.results()
    winners = sum([1 for score in scores if score.rank == 1])
    won = [1.0 / winners if scores[seat].rank == 1 else 0.0 for seat in range(s.seats)]
    return [WIN_SHARE * won[seat] + (1.0 - WIN_SHARE) * chances[seat] for seat in range(s.seats)]


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
    """Sealed answers are revealed, in whatever order they were given."""
    sealed.sort()
    for what in sealed:
        for other in range(len(memories)):
            memories[other] = remember(memories[other], what ^ OPENED)
    sealed.clear()


def remember(memory: i64, what: i64) -> i64:
    return (memory * 1_000_003 + what * 31 + 17) & MEMORY
