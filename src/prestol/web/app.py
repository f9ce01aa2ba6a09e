"""The application: pages, API and files put together, with what keeps them safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template.config import TemplateConfig
from sqlalchemy.exc import SQLAlchemyError

from prestol.core.errors import BadSetup, CannotUndo, IllegalAction, PrestolError, UnknownGame, not_installed
from prestol.games import explained, words_for
from prestol.web import presenter
from prestol.web.analysis import ANALYSIS
from prestol.web.api import Api
from prestol.web.files import ADDRESSES, FILE_ROUTES, PACKED
from prestol.web.guest import Asking, words_of
from prestol.web.home import HOME
from prestol.web.joining import JOINING
from prestol.web.pages import PAGES, page
from prestol.web.storage import Storage
from prestol.web.table import NoTable, NotYours, Stale
from prestol.web.tables import TableService, stopped
from prestol.web.upkeep import KEEP_DAYS, sweep_daily
from prestol.web.view_models import ErrorPage

log = logging.getLogger(__name__)
HERE = Path(__file__).parent
LARGEST_BODY = 200_000
POSTS_A_MINUTE = 600

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types board"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
FILE_HEADERS = {"x-content-type-options": "nosniff"}
STATUS: list[tuple[type[PrestolError], int]] = [(NoTable, 404), (UnknownGame, 404), (NotYours, 403), (Stale, 409)]


def create_app(
    url: str,
    pause: float = 0.4,
    posts_a_minute: int = POSTS_A_MINUTE,
    keep_days: int = KEEP_DAYS,
    workers: int = 1,
    host: str = "127.0.0.1",
) -> Litestar:
    """The application over the database at ``url``; ``host`` is where it will listen, as invitations need to know."""
    try:
        with ThreadPoolExecutor(1) as apart:  # the caller may have an event loop running already
            secret = apart.submit(lambda: asyncio.run(first_look(url))).result()
    except ModuleNotFoundError as error:
        raise not_installed("postgres", error) from None
    except (SQLAlchemyError, OSError) as error:
        raise BadSetup("the database at {url} cannot be opened", url=url) from error
    service = TableService(Storage(url), pause, workers)
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= ADDRESSES
    app = Litestar(
        route_handlers=[*HOME, *PAGES, *JOINING, *ANALYSIS, Api, *FILE_ROUTES],
        lifespan=[lambda app: living(service, keep_days)],
        template_config=TemplateConfig(instance=JinjaTemplateEngine.from_environment(environment)),
        csrf_config=CSRFConfig(secret=secret, cookie_name="csrftoken", header_name="x-csrftoken", exclude=["^/api/"]),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[PACKED]),
        middleware=[posts_only(posts_a_minute).middleware],
        exception_handlers={PrestolError: refuse, HTTPException: fail, Exception: crash},
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Prestol",
            version="1",
            description="Take a seat at a table with a program in any language.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        response_headers=[],
        after_request=secure,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.service = service
    app.state.secret = secret
    app.state.host = host
    app.state.render = renderer(environment)
    return app


async def first_look(url: str) -> str:
    """Bring the database up to date and fetch the secret that signs cookies."""
    storage = Storage(url)
    await storage.open()
    secret = await storage.secret("cookies")
    await storage.close()
    return secret


@asynccontextmanager
async def living(service: TableService, keep_days: int) -> AsyncIterator[None]:
    await service.open()
    sweeping = asyncio.create_task(sweep_daily(service, keep_days))
    try:
        yield
    finally:
        await stopped(sweeping)
        await service.close()


def renderer(environment: Environment) -> Callable[[str, dict[str, object]], str]:
    return lambda name, context: environment.get_template(name).render(context)


def posts_only(a_minute: int) -> RateLimitConfig:
    """Streams and pages are free; answers are counted."""

    async def is_post(request: Request[Any, Any, Any]) -> bool:
        return request.method == "POST"

    return RateLimitConfig(rate_limit=("minute", a_minute), check_throttle_handler=is_post)


async def secure(response: Response[Any]) -> Response[Any]:
    """A file has a policy of its own already, and no use for what is said to pages."""
    is_file = "content-security-policy" in response.headers
    for name, value in (FILE_HEADERS if is_file else HEADERS).items():
        response.headers.setdefault(name, value)
    return response


# -- when something is wrong -------------------------------------------------------------------------------------------


def refuse(request: Asking, error: PrestolError) -> Response[Any]:
    """One clear sentence in the language of whoever asked."""
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    return complain(request, status, sentence(request, error))


def sentence(request: Asking, error: PrestolError) -> str:
    """At a table, people have names."""
    say = words_of(request)
    player = error.values.get("player")
    if isinstance(error, CannotUndo) and isinstance(player, int) and "table" in request.state:
        return say("web.not_answered", name=presenter.narrator_of(request.state.table, say).player(player - 1))
    if isinstance(error, IllegalAction) and "table" in request.state:
        return say("web.refused", reason=words_for(error, say.language).reason(error.reason))
    return explained(error, say.language)


def fail(request: Asking, error: HTTPException) -> Response[Any]:
    say = words_of(request)
    key = f"web.http.{error.status_code}"
    return complain(request, error.status_code, say(key) if say.has(key) else str(error.detail))


def crash(request: Asking, error: Exception) -> Response[Any]:
    """A mistake of ours: the log gets all of it, the guest one sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return complain(request, 500, words_of(request)("web.http.500"))


def complain(request: Asking, status: int, sentence: str) -> Response[Any]:
    if request.url.path.startswith("/api/") or "x-prestol" in request.headers:
        return Response({"detail": sentence}, status_code=status, headers=HEADERS)
    template: Any = page(request, "error.html", ErrorPage(status, sentence), status)
    template.headers.update(HEADERS)
    answer: Response[Any] = template
    return answer
