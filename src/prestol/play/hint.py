"""A hint: what a strong player would answer, and why. It is found from a view: it knows what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from prestol.bots.greedy import Greedy, is_sealed
from prestol.bots.levels import LEVELS, adviser
from prestol.bots.search import Study
from prestol.core.chance import Quick
from prestol.core.engine import State, answer
from prestol.core.errors import BadSetup, NoHint
from prestol.core.knowledge import View

SAMPLES: Final = 24  # states in which the best answer and the next one are compared
TENTHS: Final = 10  # alone at the table the search counts tenths of points
CLEAR: Final = 0.05  # a chance to win that is so much higher is clearly so
SLIGHT: Final = 0.015
POINTS: Final = 20.0  # alone: as many points weigh as much as a sure win
LEAST_GAIN: Final = 0.3  # points worth a word
DOUBT: Final = 10.0  # trials: what was tried no more often may be luck


@dataclass(frozen=True, slots=True)
class Candidate:
    action: int
    chance: float  # to win; alone at the table: the points to expect
    share: float  # of all trials


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that the best answer brings more than the next one, on average, by the end of the turn."""

    part: str  # of the score pad
    points: float


@dataclass(frozen=True, slots=True)
class Hint:
    seat: int
    alone: bool
    candidates: tuple[Candidate, ...]  # the best first
    gain: Gain | None = None

    @property
    def best(self) -> int:
        return self.candidates[0].action

    @property
    def verdict(self) -> str:
        """How the best answer compares with the next one: only (there is no other), clear, slight or equal."""
        if len(self.candidates) == 1:
            return "only"
        lead = self.candidates[0].chance - self.candidates[1].chance
        lead = lead / POINTS if self.alone else lead
        return "clear" if lead >= CLEAR else "slight" if lead >= SLIGHT else "equal"


def hint(view: View, seat: int, level: str = "grandmaster", seconds: float = 1.5, seed: int = 0) -> Hint:
    """Search as a level does; seconds end it sooner, and without them the same seed finds the same."""
    if level not in LEVELS:
        raise BadSetup("there is no level «{name}»; the levels are: {known}", name=level, known=", ".join(LEVELS))
    choices = view.legal(seat)
    if not choices:
        raise NoHint("nobody asks seat {seat} anything now", seat=seat)
    alone = view.board.seats == 1
    if len(choices) == 1:
        return Hint(seat, alone, (Candidate(choices[0], 0.0, 1.0),))
    game = view.board.game.name
    study = adviser(game, seed, LEVELS[level][game], seconds).study(view, seat)
    candidates = ranked(study, seat, TENTHS if alone else 1)
    return Hint(seat, alone, candidates, gain(view, seat, candidates, seed))


def ranked(study: Study, seat: int, unit: int) -> tuple[Candidate, ...]:
    """Whatever was tried: first what was tried most, for it is the surest, then by what it promises."""
    total, best, usual = sum(study.visits), study.best(), study.outlook[seat]
    chances = [settled(*each, usual) for each in zip(study.chances, study.visits, strict=True)]
    chances = evened(chances, study.visits, study.actions.index(best))
    tried = [each for each in zip(study.actions, chances, study.visits, strict=True) if each[2] > 0]
    tried.sort(key=lambda each: (each[0] == best, *each[1:], each[0]), reverse=True)
    return tuple(Candidate(action, chance / unit, visits / total) for action, chance, visits in tried)


def evened(chances: list[float], visits: list[int], best: int) -> list[float]:
    """What was tried less and seems better than the best answer may be lucky: both count as good as their mean."""
    group = [best]
    mean = chances[best]
    for place in sorted(range(len(chances)), key=lambda each: -chances[each]):
        if chances[place] > mean:
            group.append(place)
            mean = sum(chances[each] * visits[each] for each in group) / sum(visits[each] for each in group)
    return [mean if place in group else chance for place, chance in enumerate(chances)]


def settled(chance: float, visits: int, usual: float) -> float:
    """What a few trials found counts only beside what is usual here."""
    return (chance * visits + usual * DOUBT) / (visits + DOUBT)


def gain(view: View, seat: int, candidates: tuple[Candidate, ...], seed: int) -> Gain | None:
    """The part of the score that speaks most for the best answer."""
    if len(candidates) == 1:
        return None
    luck = Quick(seed)
    seeds = [luck.word() for _ in range(SAMPLES)]  # the same for both
    best, other = (brought(view, seat, each.action, seeds) for each in candidates[:2])
    gains = {part: points - other.get(part, 0.0) for part, points in best.items()}
    part = max(gains, key=lambda part: gains[part], default="")
    return Gain(part, gains[part]) if part and gains[part] >= LEAST_GAIN else None


def brought(view: View, seat: int, action: int, seeds: list[int]) -> dict[str, float]:
    """The mean score of the seat by the end of its turn, part by part."""
    pads = [pad(turn_end(view, seat, action, seed), seat) for seed in seeds]
    return {part: fmean(each.get(part, 0) for each in pads) for part in dict.fromkeys(p for each in pads for p in each)}


def turn_end(view: View, seat: int, action: int, seed: int) -> State:
    s = view.sample(seed)
    player = Greedy(s.game.name, seed)
    sealed, turn = is_sealed(s), player.running_turn(s)
    answer(s, seat, action)
    if sealed:
        player.play_out(s, seat)
    else:
        player.play_on(s, seat, turn)
    return s


def pad(s: State, seat: int) -> dict[str, int]:
    return next(score.parts for score in s.results() if score.player == seat)
