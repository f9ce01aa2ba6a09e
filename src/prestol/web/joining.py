"""The page that an invitation opens: the link of a seat."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from prestol.games import kit_of
from prestol.web import games_presenter, presenter
from prestol.web.guest import Asking, cookie, guest_of, name_of, words_of
from prestol.web.pages import go, page, service, text
from prestol.web.table import Table
from prestol.web.tables import clean_name
from prestol.web.view_models import SHAPES, Chair, JoinPage


@get("/j/{token:str}", include_in_schema=False)
async def join_page(request: Asking, token: FromPath[str]) -> Response[Any]:
    table, seat = await service(request).seat_of(token)
    if table.places[seat]["kind"] != "open":
        await service(request).join(token, "", guest_of(request))
        return go(request, f"/t/{table.id}")
    say = words_of(request)
    card = games_presenter.game_card(kit_of(table.match.game), say)
    content = JoinPage(
        table=table.id,
        game=card.name,
        title=card.title,
        host=await host_of(request, table),
        name=clean_name(name_of(request)),
        chairs=chairs(request, table, seat),
        token=token,
        picture=card.picture,
        symbols=card.symbols,
    )
    return page(request, "join.html", content)


async def host_of(request: Asking, table: Table) -> str:
    """The name of who has created the table, if they sit there and have one."""
    held = await service(request).storage.held(table.id, table.row["creator"] or "")
    return next((str(table.places[seat]["name"]) for seat in held if table.places[seat]["name"]), "")


def chairs(request: Asking, table: Table, mine: int) -> list[Chair]:
    narrator = presenter.narrator_of(table, words_of(request))
    return [
        Chair(number, SHAPES[number], narrator.player(number), place["kind"], number == mine)
        for number, place in enumerate(table.places)
    ]


@post("/j/{token:str}", include_in_schema=False)
async def join(request: Asking, token: FromPath[str]) -> Redirect:
    name = clean_name(text(await request.form(), "name"))
    table, _ = await service(request).join(token, name, guest_of(request))
    return go(request, f"/t/{table.id}", cookie("name", name))


JOINING = [join_page, join]
