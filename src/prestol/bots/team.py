"""One search in several processes: each searches by itself, what they found is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from prestol.bots.levels import searcher
from prestol.bots.search import Study
from prestol.core.chance import Quick
from prestol.core.knowledge import View
from prestol.games import game


class Team:
    """A level with as many times its iterations as there are processes."""

    def __init__(self, level: str, game: str, seed: int, jobs: int) -> None:
        self.level, self.game, self.jobs = level, game, jobs
        self.chance = Quick(seed)
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[0] if len(choices) == 1 else self.study(view, seat).best()

    def study(self, view: View, seat: int) -> Study:
        """Views cannot be sent. A sample can, as text, and the view of a sample is the view itself."""
        position = view.sample(self.chance.word()).position()
        tasks = [
            self.pool.submit(work, self.level, self.game, position, seat, self.chance.word()) for _ in range(self.jobs)
        ]
        return merged([Study(*task.result()) for task in tasks])

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def work(
    level: str, name: str, position: str, seat: int, seed: int
) -> tuple[list[int], list[int], list[float], list[float], int]:
    """In a process of the team."""
    view = game(name).position(position).view(seat)
    study = searcher(level, name, seed).study(view, seat)
    return study.actions, study.visits, study.chances, study.outlook, study.iterations


def merged(studies: list[Study]) -> Study:
    """Tries added up; chances weighted by them."""
    actions = studies[0].actions
    visits = [sum(column) for column in zip(*(study.visits for study in studies), strict=True)]
    sums = [sum(study.visits[at] * study.chances[at] for study in studies) for at in range(len(actions))]
    iterations = sum(study.iterations for study in studies)
    outlook = [
        sum(study.outlook[seat] * study.iterations for study in studies) / iterations
        for seat in range(len(studies[0].outlook))
    ]
    chances = [total / max(tries, 1) for total, tries in zip(sums, visits, strict=True)]
    return Study(actions, visits, chances, outlook, iterations)
