"""Analyses of finished games: worked on in small pieces and patiently, so that pages and bots never wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from prestol.play.analysis import Analysis, analyse_steps, budget, conclude, pieces, questions
from prestol.play.decision import Decision
from prestol.web.storage import Row, Storage
from prestol.web.table import NotYours, Table
from prestol.web.workers import Workers

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    """How far the analysis of a table is."""

    done: int
    total: int
    failed: bool  # nobody works on it any more
    analysis: Analysis | None  # when all is done


class Analyses:
    """One analysis per table. Each piece is kept as soon as it is there: nothing is lost, and nothing done twice."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage, self.workers = storage, workers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()

    async def find(self, table: Table) -> Progress:
        """How far it is; what is missing is worked on from now on, unless that has failed before."""
        if not table.match.state.over:
            raise NotYours("an analysis can be had when the game is over")
        table.questions = table.questions or questions(table.match)
        rows = await self.storage.decisions(table.id)
        known = {row["step"] for row in rows}
        missing = [step for step in table.questions if step not in known]
        if missing and table.id not in self.tasks and table.id not in self.failed:
            self.tasks[table.id] = asyncio.create_task(self.work(table, missing))
        found = concluded(table, rows) if not missing else None
        return Progress(len(known), len(table.questions), table.id in self.failed, found)

    async def work(self, table: Table, steps: Sequence[int]) -> None:
        record, iterations = table.match.record(), budget(table.match)
        try:
            for piece in pieces(steps):
                found = await self.workers.work(analyse_steps, record, piece, iterations, urgent=False)
                await self.storage.keep_decisions(table.id, iterations, {each.step: asdict(each) for each in found})
        except Exception:  # it stays as far as it is until somebody tries again
            log.exception("the analysis of table %s has stopped", table.id)
            self.failed.add(table.id)
        finally:
            self.tasks.pop(table.id, None)

    def try_again(self, table: Table) -> None:
        self.failed.discard(table.id)

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def concluded(table: Table, rows: Sequence[Row]) -> Analysis:
    iterations = min((row["iterations"] for row in rows), default=budget(table.match))
    return conclude(table.match, [Decision(**row["decision"]) for row in rows], iterations)
