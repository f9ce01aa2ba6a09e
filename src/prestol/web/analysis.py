"""The page of an analysis. Who opens it sets it going; it goes on when nobody looks."""

from __future__ import annotations

from litestar import get, post
from litestar.response import Redirect, Template

from prestol.web.analysis_presenter import analysis_page
from prestol.web.guest import Asking
from prestol.web.pages import TableId, go, page, service, viewer_of


@get("/t/{id:str}/analysis", include_in_schema=False)
async def look_back(request: Asking, id: TableId) -> Template:
    table = await service(request).find(id)
    progress = await service(request).analyses.find(table)
    return page(request, "analysis.html", analysis_page(table, await viewer_of(request, table), progress))


@post("/t/{id:str}/analysis", include_in_schema=False)
async def try_again(request: Asking, id: TableId) -> Redirect:
    """After it has failed."""
    service(request).analyses.try_again(await service(request).at_hand(id))
    return go(request, f"/t/{id}/analysis")


ANALYSIS = [look_back, try_again]
