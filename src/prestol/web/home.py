"""The first page, and the form that begins a table."""

from __future__ import annotations

from contextlib import suppress

from litestar import get, post
from litestar.response import Redirect, Template

from prestol.core.errors import BadSetup, PrestolError
from prestol.games import game
from prestol.web import games_presenter, presenter
from prestol.web.guest import Asking, cookie, guest_of, name_of, words_of
from prestol.web.pages import go, number, page, service, text
from prestol.web.tables import clean_name
from prestol.web.view_models import HomePage, MyTable


@get("/", include_in_schema=False)
async def home(request: Asking) -> Template:
    say = words_of(request)
    tables = await my_tables(request)
    waiting = to_go_on(tables)
    cards = games_presenter.game_cards(say)
    finished = await service(request).storage.finished_games(guest_of(request))
    content = HomePage(
        name=clean_name(name_of(request)),
        games=cards,
        bots=games_presenter.bot_names(say),
        opponents=games_presenter.opponents(cards, finished),
        teacher=games_presenter.TEACHER,
        first=games_presenter.first_game(cards),
        opened=request.query_params.get("game", ""),
        waiting=waiting,
        tables=[table for table in tables if table is not waiting],
        symbols="".join(card.symbols for card in cards),
    )
    return page(request, "home.html", content)


async def my_tables(request: Asking) -> list[MyTable]:
    say, tables = words_of(request), []
    for id, held in (await service(request).storage.tables_of(guest_of(request))).items():
        with suppress(PrestolError):  # for instance played with other cards: only its own page says so
            tables.append(presenter.my_table(await service(request).find(id), presenter.Viewer(held, say)))
    return tables


def to_go_on(tables: list[MyTable]) -> MyTable | None:
    """The newest table that asks the guest, else the newest that is not over."""
    unfinished = sorted((table for table in tables if not table.over), key=lambda table: not table.mine)
    return unfinished[0] if unfinished else None


@post("/tables", include_in_schema=False)
async def create(request: Asking) -> Redirect:
    form = await request.form()
    found = game(text(form, "game"))
    name = clean_name(text(form, "name", name_of(request)))
    seats = number(form, "seats")
    found.chosen(seats, {})
    chairs = [chair(text(form, f"seat_{n}", "link"), name, text(form, f"name_{n}", "")) for n in range(seats)]
    options = {option.name: text(form, f"option_{option.name}", option.usual) for option in found.choices}
    fitting = {o.name: options[o.name] for o in found.choices if not o.seats or seats in o.seats}
    may_hint = text(form, "hints", "no") == "yes"  # a box that is not ticked is not sent
    table, _ = await service(request).create(found.name, chairs, fitting, guest_of(request), may_hint)
    return go(request, f"/t/{table.id}", cookie("name", name))


def chair(chosen: str, mine: str, theirs: str) -> dict[str, str]:
    """What the form says about a seat: me, link, device or bot:NAME; and who sits there, I or another at my device."""
    kind, _, bot = chosen.partition(":")
    kinds = {"me": "person", "link": "open", "device": "device", "bot": "bot"}
    if kind not in kinds:
        raise BadSetup("a seat is for a person, this device, a bot, or open, not “{kind}”", kind=kind[:20])
    return {"kind": kinds[kind], "name": {"me": mine, "device": theirs}.get(kind, ""), "bot": bot}


HOME = [home, create]
