"""Tables that nobody needs any more are removed, when the server starts and then daily."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

from prestol.core.errors import PrestolError
from prestol.web.house import House
from prestol.web.storage import now

KEEP_DAYS = 60  # a game that nobody goes on with
KEEP_ENDED_DAYS = 365
DAY = 24 * 3600
log = logging.getLogger(__name__)


async def sweep_daily(house: House, keep_days: int) -> None:
    while True:
        try:
            await sweep(house, keep_days)
        except Exception:  # tomorrow is another day
            log.exception("old tables could not be removed")
        await asyncio.sleep(DAY)


async def sweep(house: House, keep_days: int = KEEP_DAYS) -> None:
    """Remove games that nobody goes on with, those that ended long ago, and those that were cancelled."""
    for id in await house.storage.idle(now() - timedelta(days=keep_days)):
        with suppress(PrestolError):  # what cannot be replayed is not judged
            await end_or_remove(house, id)
    for id in await house.storage.ended_before(now() - timedelta(days=KEEP_ENDED_DAYS)):
        await house.remove(id)


async def end_or_remove(house: House, id: str) -> None:
    """Whether a game is over is seen by replaying it, once: then the end is noted."""
    if (await house.load(id)).match.state.over:
        await house.storage.ended(id)
    else:
        await house.remove(id)
