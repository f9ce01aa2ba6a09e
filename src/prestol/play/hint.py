"""A hint: what a strong player would answer, and why. It is found from a view: it knows what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from prestol.bots import adviser, check_level
from prestol.bots.greedy import Greedy
from prestol.bots.kit import TENTHS, BotKit
from prestol.bots.search import SearchResult
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.errors import NoHint
from prestol.core.knowledge import View
from prestol.games import kit_of

SAMPLES: Final = 24  # states in which the best answer and the next one are compared
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
        lead = self.lead(self.candidates[1])
        return "clear" if lead >= CLEAR else "slight" if lead >= SLIGHT else "equal"

    @property
    def equals(self) -> tuple[Candidate, ...]:
        """Whatever is as good as the best answer, and that itself."""
        return tuple(each for each in self.candidates if self.lead(each) < SLIGHT)

    def lead(self, other: Candidate) -> float:
        """How far the best answer is ahead of another, as a chance to win."""
        lead = self.candidates[0].chance - other.chance
        return lead / POINTS if self.alone else lead


def hint(view: View, seat: int, level: str = "grandmaster", seconds: float = 1.5, seed: int = 0) -> Hint:
    """Search as a level does; seconds end it sooner, and without them the same seed finds the same."""
    check_level(level)
    choices = view.legal(seat)
    if not choices:
        raise NoHint("it is not the turn of player {player}", player=seat + 1)
    alone = view.board.seats == 1
    if len(choices) == 1:
        return Hint(seat, alone, (Candidate(choices[0], 0.0, 1.0),))
    bot = kit_of(view.board.game).bot
    found = adviser(bot, seed, bot.iterations[level], seconds).search(view, seat)
    candidates = ranked(found, seat, TENTHS if alone else 1)
    return Hint(seat, alone, candidates, gain(bot, view, seat, candidates, seed))


def ranked(found: SearchResult, seat: int, unit: int) -> tuple[Candidate, ...]:
    """Whatever was visited: first what was visited most, for it is the surest, then by its chance."""
    total, best, usual = sum(found.visits), found.best(), found.outlook[seat]
    chances = [settled(*each, usual) for each in zip(found.chances, found.visits, strict=True)]
    chances = evened(chances, found.visits, found.actions.index(best))
    tried = [each for each in zip(found.actions, chances, found.visits, strict=True) if each[2] > 0]
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


def gain(bot: BotKit, view: View, seat: int, candidates: tuple[Candidate, ...], seed: int) -> Gain | None:
    """The part of the score that speaks most for the best answer."""
    if len(candidates) == 1:
        return None
    luck = Quick(seed)
    seeds = [luck.word() for _ in range(SAMPLES)]  # the same for both
    best, other = (brought(bot, view, seat, each.action, seeds) for each in candidates[:2])
    gains = {part: points - other.get(part, 0.0) for part, points in best.items()}
    part = max(gains, key=lambda part: gains[part], default="")
    return Gain(part, gains[part]) if part and gains[part] >= LEAST_GAIN else None


def brought(bot: BotKit, view: View, seat: int, action: int, seeds: list[int]) -> dict[str, float]:
    """The mean score of the seat by the end of its turn, part by part."""
    pads = [pad(Greedy(bot, seed).turn_end(view, seat, action, seed), seat) for seed in seeds]
    return {part: fmean(each.get(part, 0) for each in pads) for part in dict.fromkeys(p for each in pads for p in each)}


def pad(s: State, seat: int) -> dict[str, int]:
    return next(score.parts for score in s.results() if score.player == seat)
