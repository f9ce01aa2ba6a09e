"""Tables that nobody needs any more are removed, when the server starts and then daily."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

from prestol.core.errors import PrestolError
from prestol.web.storage import now
from prestol.web.tables import TableService

KEEP_DAYS = 60  # a game that nobody goes on with
KEEP_ENDED_DAYS = 365
DAY = 24 * 3600
log = logging.getLogger(__name__)


async def sweep_daily(service: TableService, keep_days: int) -> None:
    while True:
        try:
            await sweep(service, keep_days)
        except Exception:  # tomorrow is another day
            log.exception("old tables could not be removed")
        await asyncio.sleep(DAY)


async def sweep(service: TableService, keep_days: int = KEEP_DAYS) -> None:
    """Remove games that nobody goes on with, those that ended long ago, and those that were cancelled."""
    for id in await service.storage.idle(now() - timedelta(days=keep_days)):
        with suppress(PrestolError):  # what cannot be replayed is not judged
            await end_or_remove(service, id)
    for id in await service.storage.ended_before(now() - timedelta(days=KEEP_ENDED_DAYS)):
        await service.remove(id)


async def end_or_remove(service: TableService, id: str) -> None:
    """Whether a game is over is seen by replaying it, once: then the end is noted."""
    if (await service.load(id)).match.state.over:
        await service.storage.ended(id)
    else:
        await service.remove(id)
