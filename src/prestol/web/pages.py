"""The pages, and the forms on them. Everything works without script; the script only makes it quicker."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.datastructures import Cookie, FormMultiDict, UploadFile
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage, Template
from litestar.template.base import csrf_token

from prestol.core.errors import BadRecord, BadSetup, PrestolError
from prestol.games import GAMES, explained, kit
from prestol.play.match import Match
from prestol.text import LANGUAGES
from prestol.web import games_presenter, hints, presenter
from prestol.web.beats import beats
from prestol.web.guest import Asking, cookie, guest_of, keep_guest, language_of, words_of
from prestol.web.invitation import link, reachable
from prestol.web.preferences import PACES, is_careful, pace_of, shape_of
from prestol.web.stream import changes
from prestol.web.table import NotYours, Stale, Table
from prestol.web.tables import TableService
from prestol.web.view_models import Link, Site, SurePage

TableId = FromPath[str]
THEMES = ("auto", "light", "dark")
LARGEST_RECORD = 100_000
EXPERIENCED = 3  # games of a kind


def service(request: Asking) -> TableService:
    found: TableService = request.app.state.service
    return found


def site(request: Asking) -> Site:
    theme = request.cookies.get("theme", "auto")
    return Site(
        language=language_of(request),
        theme=theme if theme in THEMES else "auto",
        careful=is_careful(request),
        pace=pace_of(request),
        path=request.url.path,
        game=next(iter(GAMES)),
        csrf=csrf_token({"request": request}),
    )


def page(request: Asking, template: str, content: object, status: int = 200) -> Template:
    cookies: list[Cookie] = []
    keep_guest(request, cookies)
    context = {"site": site(request), "say": words_of(request), "page": content}
    return Template(template, context=context, cookies=cookies, status_code=status)


def go(request: Asking, path: str, *cookies: Cookie) -> Redirect:
    found = list(cookies)
    keep_guest(request, found)
    return Redirect(path, status_code=303, cookies=found)


async def viewer_of(request: Asking, table: Table) -> presenter.Viewer:
    held = await service(request).storage.held(table.id, guest_of(request))
    watches, ease = pace_of(request) != "off", bool(held) and await offers_ease(request, table)
    return presenter.Viewer(tuple(held), words_of(request), shape_of(request), is_careful(request), watches, ease)


async def offers_ease(request: Asking, table: Table) -> bool:
    """Who has just finished the third game of a kind, and never chosen, is offered to be asked less; never again."""
    if not table.match.state.over or "careful" in request.cookies:
        return False
    return await service(request).storage.count_finished(guest_of(request), table.match.game.name) == EXPERIENCED


async def unfinished(request: Asking) -> dict[str, tuple[int, ...]]:
    """The tables at which the guest may be asked, all of them in memory, and the seats held there."""
    mine = await service(request).storage.tables_of(guest_of(request), unfinished=True)
    for id in mine:
        with suppress(PrestolError):  # a table that cannot be replayed is no reason not to show another
            await service(request).at_hand(id)
    return mine


# -- a table -----------------------------------------------------------------------------------------------------------


@get("/t/{id:str}", include_in_schema=False)
async def table_page(request: Asking, id: TableId) -> Template:
    table = await service(request).find(id)
    elsewhere = service(request).next_table(await unfinished(request), id)
    viewer = replace(await viewer_of(request, table), next_table=presenter.next_table(elsewhere, words_of(request)))
    seat = presenter.note_seat(table, viewer)
    notes = "" if seat is None else await service(request).storage.note(id, seat)
    can_cancel = table.can_cancel(guest_of(request))
    return page(
        request, "table.html", presenter.table_page(table, viewer, links(request, table, viewer), notes, can_cancel)
    )


def links(request: Asking, table: Table, viewer: presenter.Viewer) -> list[Link]:
    """The addresses of open seats, for those who sit at the table."""
    if not viewer.held:
        return []
    narrator = presenter.narrator_of(table, viewer.say)
    base = reachable(str(request.base_url).rstrip("/"), request.app.state.host)
    return [link(seat, narrator.player(seat), base, token) for seat, token in service(request).links(table).items()]


@get("/t/{id:str}/stream", include_in_schema=False)
async def stream(request: Asking, id: TableId, after: FromQuery[int] = -1) -> ServerSentEvent:
    """The table as it changes. It ends by itself when the server stops; the browser comes back."""
    table = await service(request).at_hand(id)
    viewer = await viewer_of(request, table)
    return ServerSentEvent(boards(request, table.id, viewer, after, await unfinished(request)))


async def boards(
    request: Asking, id: str, viewer: presenter.Viewer, after: int, mine: Mapping[str, tuple[int, ...]]
) -> AsyncIterator[ServerSentEventMessage]:
    async for change in changes(service(request), id, after, mine):
        if change.table is not None:
            ease = bool(viewer.held) and await offers_ease(request, change.table)
            viewer = replace(viewer, next_table=presenter.next_table(change.next, viewer.say), offers_ease=ease)
            part, told = rendered(request, change.table, viewer), told_since(request, change.table, viewer, after)
            after = change.table.revision
            yield ServerSentEventMessage(event="board", id=after, data=part + told)
        if change.chat is not None and viewer.held:
            context = {"site": site(request), "say": viewer.say, "chat": presenter.chat_lines(change.chat)}
            yield ServerSentEventMessage(event="chat", data=request.app.state.render("chat.html", context))
        elif change.table is None:
            yield ServerSentEventMessage(comment="still here", data=None, retry=2000)


@post("/t/{id:str}/answer", include_in_schema=False)
async def answer(request: Asking, id: TableId) -> Response[Any]:
    form = await request.form()
    table, seat = await seated(request, id, form)
    chosen, revision = text(form, "answer"), number(form, "revision")
    if revision == table.revision and text(form, "sure", "") != chosen:
        question = presenter.question(table, seat, chosen, await viewer_of(request, table))
        if question is not None:
            return asked_twice(request, question)
    try:
        await service(request).answer(table, seat, chosen, revision)
    except Stale as error:
        return await late(request, table, error)
    return done(request, id)


def asked_twice(request: Asking, question: SurePage) -> Response[Any]:
    """Nothing is played yet: what gives something up, or cannot be taken back, must be meant."""
    if "x-prestol" in request.headers:
        return Response({"detail": question.sentence, "sure": question.answer}, status_code=428)
    return page(request, "sure.html", question, 428)


@post("/t/{id:str}/hint", include_in_schema=False)
async def hint(request: Asking, id: TableId) -> Response[Any]:
    """It is part of the table from now on; the script gets that at once, should the stream come from another server."""
    form = await request.form()
    table, seat = await seated(request, id, form)
    try:
        await hints.ask(service(request), table, seat, number(form, "revision"))
    except Stale as error:
        return await late(request, table, error)
    if "x-prestol" not in request.headers:
        return go(request, f"/t/{id}")
    return Response({"part": rendered(request, table, await viewer_of(request, table))}, status_code=200)


@post("/t/{id:str}/undo", include_in_schema=False)
async def undo(request: Asking, id: TableId) -> Response[Any]:
    form = await request.form()
    table = await service(request).find(id)
    viewer = await viewer_of(request, table)
    seat = presenter.can_undo(table, viewer)
    table, seat = (table, seat) if seat is not None else await seated(request, id, form)
    try:
        await service(request).undo(table, seat, number(form, "revision"))
    except Stale as error:
        return await late(request, table, error)
    return done(request, id)


@post("/t/{id:str}/curtain", include_in_schema=False)
async def curtain(request: Asking, id: TableId) -> Response[Any]:
    table, seat = await seated(request, id, await request.form())
    table.lifted = seat
    service(request).signals.send(id)
    return done(request, id)


@post("/t/{id:str}/chat", include_in_schema=False)
async def chat(request: Asking, id: TableId) -> Response[Any]:
    form = await request.form()
    table = await service(request).find(id)
    viewer = await viewer_of(request, table)
    if not viewer.held:
        raise NotYours("only those who sit at the table can talk")
    name = presenter.narrator_of(table, viewer.say).player(viewer.held[0])
    await service(request).say(table, name, text(form, "text"))
    return done(request, id)


@post("/t/{id:str}/notes", include_in_schema=False)
async def notes(request: Asking, id: TableId) -> Response[Any]:
    form = await request.form()
    table = await service(request).at_hand(id)
    seat = presenter.note_seat(table, await viewer_of(request, table))
    if seat is None:
        raise NotYours("only those who sit at the table can keep notes")
    await service(request).note(table, seat, text(form, "text"))
    return done(request, id)


@post("/t/{id:str}/cancel", include_in_schema=False)
async def cancel(request: Asking, id: TableId) -> Redirect:
    await service(request).cancel(await service(request).at_hand(id), guest_of(request))
    return go(request, "/")


@post("/t/{id:str}/leave", include_in_schema=False)
async def leave(request: Asking, id: TableId) -> Response[Any]:
    table, seat = await seated(request, id, await request.form())
    await service(request).leave(table, seat)
    return done(request, id)


@post("/t/{id:str}/take", include_in_schema=False)
async def take(request: Asking, id: TableId) -> Response[Any]:
    table, seat = await seated(request, id, await request.form())
    await service(request).take_back(table, seat)
    return done(request, id)


@post("/t/{id:str}/rematch", include_in_schema=False)
async def rematch(request: Asking, id: TableId) -> Response[Any]:
    table = await service(request).find(id)
    if not (await viewer_of(request, table)).held:
        raise NotYours("only those who sit at the table can ask for a rematch")
    return go(request, f"/t/{await service(request).rematch(table, guest_of(request))}")


async def seated(request: Asking, id: str, form: FormMultiDict) -> tuple[Table, int]:
    """The table and a seat that the guest holds there: the one named, else the only one."""
    table = request.state.table = await service(request).at_hand(id)
    held = await service(request).storage.held(table.id, guest_of(request))
    seat = number(form, "seat", held[0] if held else -1)
    if seat not in held:
        raise NotYours("this is not your seat")
    return table, seat


async def late(request: Asking, table: Table, error: Stale) -> Response[Any]:
    """The page was drawn before the last change: nothing is played, and it gets the table as it is now."""
    if "x-prestol" not in request.headers:
        raise error
    viewer = await viewer_of(request, table)
    return Response(
        {"detail": explained(error, viewer.say.language), "part": rendered(request, table, viewer)}, status_code=409
    )


def rendered(request: Asking, table: Table, viewer: presenter.Viewer) -> str:
    """The part that changes, drawn once for all who see the same: the viewer names all that it depends on."""
    key = (table.revision, table.lifted, viewer, table.hints_for(viewer.held))
    if key not in table.drawn:
        context = {"say": viewer.say, "part": presenter.part(table, viewer)}
        table.drawn[key] = request.app.state.render("part.html", context)
    return table.drawn[key]


def told_since(request: Asking, table: Table, viewer: presenter.Viewer, after: int) -> str:
    """What has happened since, for those who want to watch it."""
    key = ("beats", after, table.revision, table.lifted, replace(viewer, next_table=None))
    if not viewer.watches:
        return ""
    if key not in table.drawn:
        context = {"say": viewer.say, "table": table.id, "beats": beats(table, viewer, after)}
        table.drawn[key] = request.app.state.render("beats.html", context)
    return table.drawn[key]


def done(request: Asking, id: str) -> Response[Any]:
    """A script gets a short word, a plain form its table again."""
    if "x-prestol" in request.headers:
        return Response(None, status_code=204)
    return go(request, f"/t/{id}")


# -- replaying, reading ---------------------------------------------------------------------------------------


@get(["/t/{id:str}/replay", "/t/{id:str}/replay/{step:int}"], include_in_schema=False)
async def replay(request: Asking, id: TableId, step: FromPath[int | None] = None) -> Template:
    table = await service(request).find(id)
    viewer = await viewer_of(request, table)
    at = len(table.match.moves) if step is None else step
    return page(request, "replay.html", presenter.replay_page(table, viewer, at, request.query_params.get("as", "")))


@get("/t/{id:str}/record", include_in_schema=False)
async def record(request: Asking, id: TableId) -> Response[str]:
    """The record holds the key of all chance: only for finished games."""
    table = await service(request).find(id)
    if not table.match.state.over:
        raise NotYours("a record can be had when the game is over")
    name = f'attachment; filename="{table.match.game.name}-{id}.txt"'
    return Response(table.match.record(), media_type="text/plain", headers={"content-disposition": name})


@get("/t/{id:str}/report", include_in_schema=False)
async def report(request: Asking, id: TableId) -> Template:
    """A text about this table, for a report; nothing is sent anywhere."""
    table = await service(request).find(id)
    browser = request.headers.get("user-agent", "")[:200]
    return page(request, "report.html", presenter.report_page(table, await viewer_of(request, table), browser))


@post("/import", include_in_schema=False)
async def import_record(request: Asking) -> Redirect:
    """A record from elsewhere becomes a table, to be replayed or played on by one person on this device."""
    upload = (await request.form()).get("record")
    if not isinstance(upload, UploadFile):
        raise BadRecord("there is no file")
    content = await upload.read(LARGEST_RECORD + 1)
    if len(content) > LARGEST_RECORD:
        raise BadRecord("the file is too large for a record")
    match = Match.from_record(content.decode("utf-8", "replace"))
    chairs = [{"kind": "device"}] * match.seats
    table, _ = await service(request).adopt(match, chairs, guest_of(request))
    return go(request, f"/t/{table.id}/replay")


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: Asking, name: FromPath[str]) -> Template:
    return page(request, "rules.html", games_presenter.rules_page(kit(name), words_of(request)))


@post("/settings", include_in_schema=False)
async def settings(request: Asking) -> Redirect:
    form = await request.form()
    language, theme = text(form, "language", ""), text(form, "theme", "")
    cookies = [cookie("language", language)] if language in LANGUAGES else []
    cookies += [cookie("theme", theme)] if theme in THEMES else []
    cookies += [cookie("pace", speed)] if (speed := text(form, "pace", "")) in PACES else []
    cookies += [cookie("careful", careful)] if (careful := text(form, "careful", "")) in ("yes", "no") else []
    back = urlsplit(text(form, "back", "/")).path
    return go(request, back if back.startswith("/") and not back.startswith("//") else "/", *cookies)


@get("/poll", include_in_schema=False)
async def poll(request: Asking) -> dict[str, int]:
    """How many tables wait for the guest: for tabs that nobody looks at."""
    mine, tables = await unfinished(request), service(request).tables
    return {"turns": sum(tables[id].asks(held) for id, held in mine.items() if id in tables)}


# -- forms -------------------------------------------------------------------------------------------------------------


def text(form: Mapping[str, Any], name: str, usual: str | None = None) -> str:
    value = form.get(name, usual)
    if not isinstance(value, str):
        raise BadSetup("the form lacks “{name}”", name=name)
    return value


def number(form: Mapping[str, Any], name: str, usual: int | None = None) -> int:
    if name not in form and usual is not None:
        return usual
    value = text(form, name)
    if not value.isdecimal() or len(value) > 9:
        raise BadSetup("“{word}” should be a number", word=value[:40])
    return int(value)


PAGES = [
    table_page,
    stream,
    answer,
    hint,
    undo,
    curtain,
    chat,
    notes,
    cancel,
    leave,
    take,
    rematch,
    replay,
    record,
    report,
    import_record,
    rules,
    settings,
    poll,
]
