"""One search in several processes: each searches by itself, what they found is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from prestol.bots.search import Search, SearchResult
from prestol.core.chance import Quick
from prestol.core.knowledge import View
from prestol.games import handover, kit_of, take_over


class Team:
    """A level with as many times its iterations as there are processes."""

    def __init__(self, level: str, seed: int, jobs: int) -> None:
        self.level, self.jobs = level, jobs
        self.chance = Quick(seed)
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), take_over, (handover(),))

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[0] if len(choices) == 1 else self.search(view, seat).best()

    def search(self, view: View, seat: int) -> SearchResult:
        seeds = [self.chance.word() for _ in range(self.jobs)]
        tasks = [self.pool.submit(work, self.level, view, seat, seed) for seed in seeds]
        return merged([SearchResult(*task.result()) for task in tasks])

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


Found = tuple[list[int], list[int], list[float], list[float], int]  # what a SearchResult is made of


def work(level: str, view: View, seat: int, seed: int) -> Found:
    """In a process of the team."""
    kit = kit_of(view.board.game).bot
    found = Search(kit, seed, kit.iterations[level]).search(view, seat)
    return found.actions, found.visits, found.chances, found.outlook, found.iterations


def merged(results: list[SearchResult]) -> SearchResult:
    """Visits added up; chances weighted by them."""
    actions = results[0].actions
    visits = [sum(column) for column in zip(*(each.visits for each in results), strict=True)]
    sums = [sum(each.visits[at] * each.chances[at] for each in results) for at in range(len(actions))]
    iterations = sum(each.iterations for each in results)
    outlook = [
        sum(each.outlook[seat] * each.iterations for each in results) / iterations
        for seat in range(len(results[0].outlook))
    ]
    chances = [total / max(tries, 1) for total, tries in zip(sums, visits, strict=True)]
    return SearchResult(actions, visits, chances, outlook, iterations)
