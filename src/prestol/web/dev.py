"""``prestol dev``: a workbench for one game. The position stays when its code changes; all seats can be looked at.

A process of its own serves the page; cli/workbench.py starts it anew whenever a file of the game is saved.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from jinja2 import Environment, FileSystemLoader
from litestar import Litestar, get, post
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage, Template
from litestar.template.config import TemplateConfig
from platformdirs import user_cache_path

from prestol.core.chance import Quick
from prestol.core.errors import PrestolError
from prestol.games import explained, kit
from prestol.kit import GameKit
from prestol.play.match import Match
from prestol.text import words
from prestol.text.narrator import Narrator
from prestol.web.files import ADDRESSES, FILE_ROUTES
from prestol.web.guest import Asking, language_of

ALL, PUBLIC = "all", "public"
HEARTBEAT = 20.0


@dataclass
class Workbench:
    """A game being written: its position, which is kept in a file, and what was wrong with the last thing tried."""

    name: str
    kept: Path
    match: Match | None = None
    complaint: str = ""
    events: list[str] = field(default_factory=list)

    @property
    def kit(self) -> GameKit:
        return kit(self.name)

    def open(self) -> None:
        """Go on where we were; if that cannot be, say why and begin anew."""
        if self.kept.exists() and self.attempt(lambda: self.lay_out(self.kept.read_text(encoding="utf-8"))):
            return
        said = self.complaint
        self.attempt(lambda: self.begin(2 if 2 in self.kit.rules.seats else self.kit.rules.seats[0], None))
        self.complaint = self.complaint or said

    def attempt(self, change: Any) -> bool:
        """Do something; whatever is wrong with it is said, and nothing is lost."""
        self.complaint = ""
        try:
            change()
        except PrestolError as error:
            self.complaint = explained(error, "en")
        except Exception:
            self.complaint = traceback.format_exc()
        self.keep()
        return not self.complaint

    def keep(self) -> None:
        if self.match is not None:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            self.kept.write_text(self.match.state.position(), encoding="utf-8")

    def begin(self, seats: int, seed: int | None, options: Mapping[str, object] | None = None) -> None:
        self.match = Match.new(self.name, seats, seed, options)

    def lay_out(self, text: str) -> None:
        self.match = Match.from_position(self.name, text)

    def play(self, seat: int, action: str) -> None:
        assert self.match is not None
        self.match.play(seat, action)

    def play_randomly(self, answers: int) -> None:
        assert self.match is not None
        chance = Quick(len(self.match.moves) + self.match.seed)
        for _ in range(answers):
            state = self.match.state
            if state.over:
                return
            seat = state.waiting[chance.below(len(state.waiting))]
            choices = state.legal(seat)
            self.match.play(seat, choices[chance.below(len(choices))])

    def undo(self) -> None:
        assert self.match is not None
        if self.match.moves:
            self.match.undo(self.match.moves[-1].seat)


# -- what the page shows -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """The table as one seat sees it."""

    name: str
    seat: int | None
    board: str
    prompt: str
    answers: list[tuple[str, str]]
    refused: list[tuple[str, str]]


def seen(bench: Workbench, narrator: Narrator, seat: int | None, shape: str) -> Seen:
    assert bench.match is not None
    board = bench.match.view(seat).board
    asked = seat is not None and seat in board.waiting
    legal = board.legal(seat) if seat is not None and asked else []
    refusals = board.refusals(seat) if seat is not None and asked else {}
    return Seen(
        name=narrator.words("web.as_public") if seat is None else narrator.player(seat),
        seat=seat,
        board=bench.kit.board.draw(board, seat, narrator, shape),
        prompt=narrator.prompt(board) if asked else "",
        answers=[(board.game.notation(a), narrator.say(board, seat or 0, a)) for a in legal],
        refused=[(narrator.say(board, seat or 0, a), narrator.why(reason)) for a, reason in refusals.items()],
    )


def eyes(bench: Workbench, chosen: str) -> list[int | None]:
    """Whose eyes the page looks with: everybody's, nobody's, or those of one player."""
    assert bench.match is not None
    seats = range(bench.match.seats)
    if chosen == ALL:
        return [*seats, None]
    return [int(chosen) - 1] if chosen.isdecimal() and int(chosen) - 1 in seats else [None]


def context(bench: Workbench, chosen: str, language: str, shape: str) -> dict[str, Any]:
    say = words(language)
    found: dict[str, Any] = {"bench": bench, "say": say, "chosen": chosen, "shape": shape, "views": [], "log": []}
    if bench.match is None:
        return found
    try:
        narrator = bench.kit.plain_narrator(language, bench.match.seats)
        found["title"], found["symbols"] = narrator.title, bench.kit.board.symbols()
        found["views"] = [seen(bench, narrator, seat, shape) for seat in eyes(bench, chosen)]
        found["log"] = [line for _, line in narrator.lines([e for step in bench.match.log[-8:] for e in step])]
    except Exception:  # the words or the board of the game do not work
        bench.complaint = bench.complaint or traceback.format_exc()
    return found


# -- HTTP --------------------------------------------------------------------------------------------------------------


def bench_of(request: Asking) -> Workbench:
    found: Workbench = request.app.state.bench
    return found


def back(request: Asking) -> Redirect:
    """To the page as it was looked at."""
    return Redirect(f"/?{request.url.query}", status_code=303)


@get("/")
async def page(request: Asking) -> Template:
    query = request.query_params
    shape = query.get("shape", "wide")
    return Template("dev.html", context=context(bench_of(request), query.get("as", ALL), language_of(request), shape))


@post("/answer")
async def answer(request: Asking) -> Redirect:
    form = await request.form()
    bench_of(request).attempt(lambda: bench_of(request).play(int(form["seat"]), form["answer"]))
    return back(request)


@post("/position")
async def position(request: Asking) -> Redirect:
    form = await request.form()
    bench_of(request).attempt(lambda: bench_of(request).lay_out(form["text"]))
    return back(request)


@post("/new")
async def begin(request: Asking) -> Redirect:
    form = await request.form()
    bench = bench_of(request)
    options = {option.name: form[option.name] for option in bench.kit.rules.choices if form.get(option.name)}
    bench.attempt(lambda: bench.begin(int(form["seats"]), int(form["seed"]) if form.get("seed") else None, options))
    return back(request)


@post("/random")
async def random_answers(request: Asking) -> Redirect:
    form = await request.form()
    bench_of(request).attempt(lambda: bench_of(request).play_randomly(int(form["answers"])))
    return back(request)


@post("/undo")
async def undo(request: Asking) -> Redirect:
    bench_of(request).attempt(bench_of(request).undo)
    return back(request)


@get("/alive")
async def alive(request: Asking) -> ServerSentEvent:
    """Open as long as this process lives: when the page has to connect again, the code has changed."""
    return ServerSentEvent(beats())


async def beats() -> AsyncIterator[ServerSentEventMessage]:
    while True:
        yield ServerSentEventMessage(comment="still here", data=None, retry=300)
        await asyncio.sleep(HEARTBEAT)


def create_app(name: str, kept: Path | None = None) -> Litestar:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"), autoescape=True, trim_blocks=True
    )
    environment.globals |= ADDRESSES
    bench = Workbench(name, kept or user_cache_path("prestol") / "dev" / f"{name}.txt")
    bench.open()
    app = Litestar(
        route_handlers=[page, answer, position, begin, random_answers, undo, alive, *FILE_ROUTES],
        template_config=TemplateConfig(instance=JinjaTemplateEngine.from_environment(environment)),
        openapi_config=None,
        logging_config=None,
    )
    app.state.bench = bench
    return app


if __name__ == "__main__":
    config = uvicorn.Config(
        create_app(sys.argv[1]), "127.0.0.1", int(sys.argv[2]), log_level="warning", timeout_graceful_shutdown=1
    )
    uvicorn.Server(config).run()
