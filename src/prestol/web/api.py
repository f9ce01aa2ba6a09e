"""The API: everything a page does, for programs. A seat is held by its token: ``Authorization: Bearer …``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta, Struct, json

from prestol.core.engine import State
from prestol.games import GAMES
from prestol.play.analysis import Analysis
from prestol.play.hint_text import HintText
from prestol.play.record import commitment
from prestol.text.narrator import Narrator
from prestol.web import hints, log, presenter
from prestol.web.guest import Asking, language_of, words_of
from prestol.web.stream import changes
from prestol.web.table import NotYours, Table
from prestol.web.tables import LONGEST_NOTE, TableService

Short = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = FromPath[str]
Token = Annotated[str | None, HeaderParameter(name="Authorization", required=False)]


class Chair(Struct):
    """A seat of a new table: kind “open” (joined with its token), or “bot” with the bot's name."""

    kind: Short = "open"
    bot: Short = ""
    name: Short = ""


class NewTable(Struct):
    game: Short
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    hints: bool = True  # may its players ask for them?


class SeatToken(Struct):
    seat: int
    token: str


class Created(Struct):
    table: str
    commitment: str
    seats: list[SeatToken]


class Join(Struct):
    token: Annotated[str, Meta(max_length=100)]
    name: Short = ""


class Joined(Struct):
    table: str
    seat: int


class Answer(Struct):
    """An answer to the table as it was at a revision."""

    answer: Short
    revision: Count


class Undo(Struct):
    revision: Count


class AskHint(Struct):
    """What would a strong player answer at this revision?"""

    revision: Count


class Advised(Struct):
    answer: str
    text: str
    value: float  # see the hint's unit
    share: float  # of the trials


class Hinted(Struct):
    """What a strong player who knows what the seat knows would answer; the best candidate first."""

    revision: int
    best: str
    unit: str  # of the values: “chance” to win, or alone at the table “points”
    verdict: str  # the best beside the next one: only, clear, slight, equal
    text: str  # the best and why, in words
    candidates: list[Advised]


class Notes(Struct):
    """What a seat keeps for itself alone."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Legal(Struct):
    answer: str
    text: str


class Refusal(Struct):
    answer: str
    text: str
    reason: str
    rule: str


class Points(Struct):
    player: int
    total: int
    rank: int
    parts: dict[str, int]


class Seen(Struct):
    """A table as one seat sees it, or as everybody may."""

    table: str
    game: str
    revision: int
    seat: int | None
    waiting: list[int]
    over: bool
    hints: bool  # allowed here
    position: str
    legal: list[Legal]
    refused: list[Refusal]
    scores: list[Points]
    log: list[str]  # the last of it
    commitment: str
    record: str | None  # once the game is over


class Analysed(Struct):
    """The analysis of a finished game, as far as it is; it is there when all decisions are done."""

    table: str
    done: int
    total: int
    failed: bool
    analysis: Analysis | None


class GameFacts(Struct):
    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    actions: list[str]


def service(request: Asking) -> TableService:
    found: TableService = request.app.state.service
    return found


async def seat_of(request: Asking, id: str, header: str | None) -> tuple[Table, int | None]:
    """The table, and the seat that the request's token gives there."""
    table = request.state.table = await service(request).find(id)
    if header is None:
        return table, None
    token = header.removeprefix("Bearer ").strip()
    seat = service(request).seat_at(table, token)
    if seat is None:
        await service(request).seat_of(token)  # says so if it gives no seat at all
        raise NotYours("this token is for another table")
    return table, seat


async def my_seat(request: Asking, id: str, header: str | None) -> tuple[Table, int]:
    table, seat = await seat_of(request, id, header)
    if seat is None:
        raise NotYours("this needs the token of a seat")
    return table, seat


def seen(request: Asking, table: Table, seat: int | None) -> Seen:
    say = words_of(request)
    narrator, state = presenter.narrator_of(table, say), table.match.state
    board = state.view(seat).board
    return Seen(
        table=table.id,
        game=table.match.game.name,
        revision=table.revision,
        seat=seat,
        waiting=list(state.waiting) if table.is_ready() else [],
        over=state.over,
        hints=table.row["hints"],
        position=board.position(),
        legal=legal(narrator, board, seat),
        refused=refused(narrator, board, seat),
        scores=[Points(s.player, s.total, s.rank, s.parts) for s in board.results()],
        log=[line.text for line in log.lines(table, narrator, seat, log.recent(table.match))],
        commitment=commitment(table.match.seed),
        record=table.match.record() if state.over else None,
    )


def legal(narrator: Narrator, board: State, seat: int | None) -> list[Legal]:
    if seat is None:
        return []
    return [Legal(narrator.game.notation(a), narrator.say(board, seat, a)) for a in board.legal(seat)]


def refused(narrator: Narrator, board: State, seat: int | None) -> list[Refusal]:
    if seat is None:
        return []
    return [
        Refusal(narrator.game.notation(a), narrator.say(board, seat, a), narrator.why(r), r.rule)
        for a, r in board.refusals(seat).items()
    ]


def hinted(adviser: HintText, revision: int) -> Hinted:
    hint, notation = adviser.hint, adviser.narrator.game.notation
    return Hinted(
        revision=revision,
        best=notation(hint.best),
        unit="points" if hint.alone else "chance",
        verdict=hint.verdict,
        text=adviser.summary(),
        candidates=[
            Advised(notation(each.action), adviser.answer(number), each.chance, each.share)
            for number, each in enumerate(hint.candidates)
        ],
    )


class Api(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", summary="The games, their options and actions")
    async def games(self, request: Asking) -> list[GameFacts]:
        return [
            GameFacts(
                kit.name,
                kit.title(language_of(request)),
                list(kit.rules.seats),
                {option.name: list(option.values) for option in kit.rules.choices},
                kit.rules.actions.texts,
            )
            for kit in GAMES.values()
        ]

    @post("/tables", summary="Create a table; the tokens give its open seats")
    async def create(self, request: Asking, data: JSONBody[NewTable]) -> Created:
        chairs = [{"kind": c.kind, "bot": c.bot, "name": c.name} for c in data.seats]
        table, tokens = await service(request).create(data.game, chairs, data.options, "", data.hints)
        return Created(
            table.id,
            commitment(table.match.seed),
            [SeatToken(place["number"], tokens[place["number"]]) for place in table.places if place["kind"] != "bot"],
        )

    @post("/join", summary="Sit down on the seat that a token gives", status_code=200)
    async def join(self, request: Asking, data: JSONBody[Join]) -> Joined:
        table, seat = await service(request).join(data.token, data.name, "")
        return Joined(table.id, seat)

    @get("/tables/{id:str}", summary="The table as the seat of the token sees it; without a token, as everybody may")
    async def view(self, request: Asking, id: TableId, authorization: Token = None) -> Seen:
        return seen(request, *await seat_of(request, id, authorization))

    @post("/tables/{id:str}/answer", summary="Answer for the seat of the token", status_code=200)
    async def answer(self, request: Asking, id: TableId, data: JSONBody[Answer], authorization: Token = None) -> Seen:
        table, seat = await my_seat(request, id, authorization)
        await service(request).answer(table, seat, data.answer, data.revision)
        return seen(request, table, seat)

    @post("/tables/{id:str}/undo", summary="Take back the seat's last answer", status_code=200)
    async def undo(self, request: Asking, id: TableId, data: JSONBody[Undo], authorization: Token = None) -> Seen:
        table, seat = await my_seat(request, id, authorization)
        await service(request).undo(table, seat, data.revision)
        return seen(request, table, seat)

    @post(
        "/tables/{id:str}/hint", summary="What a strong player would answer for the seat of the token", status_code=200
    )
    async def hint(self, request: Asking, id: TableId, data: JSONBody[AskHint], authorization: Token = None) -> Hinted:
        table, seat = await my_seat(request, id, authorization)
        board, revision = table.match.view(seat).board, table.revision
        found = await hints.ask(service(request), table, seat, data.revision)
        return hinted(HintText(presenter.narrator_of(table, words_of(request)), board, found), revision)

    @get("/tables/{id:str}/notes", summary="The notes of the seat of the token")
    async def notes(self, request: Asking, id: TableId, authorization: Token = None) -> Notes:
        table, seat = await my_seat(request, id, authorization)
        return Notes(await service(request).storage.note(table.id, seat))

    @post("/tables/{id:str}/notes", summary="Keep notes that only this seat can read", status_code=200)
    async def note(self, request: Asking, id: TableId, data: JSONBody[Notes], authorization: Token = None) -> Notes:
        table, seat = await my_seat(request, id, authorization)
        await service(request).note(table, seat, data.text)
        return Notes(await service(request).storage.note(table.id, seat))

    @get("/tables/{id:str}/analysis", summary="What each answer of a finished game was worth; asking sets it going")
    async def analysis(self, request: Asking, id: TableId) -> Analysed:
        table = await service(request).find(id)
        found = await service(request).analyses.find(table)
        return Analysed(table.id, found.done, found.total, found.failed, found.analysis)

    @get("/tables/{id:str}/stream", summary="Server-sent events: “table” with the view at every change")
    async def stream(
        self, request: Asking, id: TableId, after: FromQuery[int] = -1, authorization: Token = None
    ) -> ServerSentEvent:
        _, seat = await seat_of(request, id, authorization)
        return ServerSentEvent(self.tables(request, id, seat, after))

    async def tables(
        self, request: Asking, id: str, seat: int | None, after: int
    ) -> AsyncIterator[ServerSentEventMessage]:
        async for change in changes(service(request), id, after):
            if change.table is None:
                yield ServerSentEventMessage(comment="still here", data=None, retry=2000)
            else:
                view = seen(request, change.table, seat)
                yield ServerSentEventMessage(event="table", id=view.revision, data=json.encode(view).decode())
