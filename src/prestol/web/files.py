"""Style, scripts, fonts: kept by browsers for a year under an address that changes with the content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from prestol.games import GAMES, kit
from prestol.web.guest import YEAR, Asking

HERE = Path(__file__).parent
FOLDERS = {"static": HERE / "static", "board": HERE.parent / "board"}
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
FILES = {  # all that every page may need, by address; nothing but these and what games bring can be asked for
    f"/{top}/{path.relative_to(folder).as_posix()}": path
    for top, folder in FOLDERS.items()
    for path in folder.rglob("*")
    if path.suffix in TYPES
}
SCRIPTS = HERE / "static" / "scripts"
IMPORT = re.compile(r"(?m)^import .*?'\./([\w.]+)'")
PACKED = r"\.(woff2|png)$"  # no use in compressing these again
WEEK = 7 * 24 * 3600


@dataclass(frozen=True)
class File:
    content: bytes
    hash: str


@get(["/static/{path:path}", "/board/{path:path}", "/games/{path:path}"], include_in_schema=False)
async def file(request: Asking, path: FromPath[Path]) -> Response[bytes]:
    found = find(request.url.path)
    if found is None:
        raise NotFoundException
    return answer(request, found, path.suffix, request.query_params.get("v") == found.hash)


@get("/scripts/{version:str}/{name:str}", include_in_schema=False)
async def script_file(request: Asking, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Scripts import each other by name: so their hash, one for all of them, is part of the way to them."""
    found = find(f"/static/scripts/{name}")
    if found is None:
        raise NotFoundException
    return answer(request, found, ".js", version == scripts_version())


def answer(request: Asking, found: File, suffix: str, hashed: bool) -> Response[bytes]:
    tag = f'W/"{found.hash}"'
    headers = {"etag": tag, "cache-control": lasting(suffix, hashed), "content-security-policy": "default-src 'none'"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=TYPES[suffix])
    return Response(found.content, headers=headers, media_type=TYPES[suffix])


def lasting(suffix: str, hashed: bool) -> str:
    """Fonts are named by the style sheet, which knows no hash; they change hardly ever."""
    if hashed:
        return f"public, max-age={YEAR}, immutable"
    return f"public, max-age={WEEK}" if suffix == ".woff2" else "no-cache"


def asset(address: str) -> str:
    """The address of a file with the hash of its content: for templates."""
    found = find(address)
    return f"{address}?v={found.hash}" if found else address


def theme(game: str) -> str:
    """The address of a game's style sheet: for templates."""
    return asset(f"/games/{game}/{kit(game).board.theme.name}")


def script(name: str) -> str:
    """The address of a script: for templates."""
    return f"/scripts/{scripts_version()}/{name}"


@cache
def imported(name: str) -> list[str]:
    """The scripts that a script needs, so that a page can ask for all of them at once: for templates."""
    needed, ahead = [name], [name]
    while ahead:
        for other in IMPORT.findall((SCRIPTS / ahead.pop()).read_text(encoding="utf-8")):
            if other not in needed:
                needed.append(other)
                ahead.append(other)
    return [script(other) for other in needed[1:]]


@cache
def scripts_version() -> str:
    whole = b"".join(path.read_bytes() for path in sorted(SCRIPTS.glob("*.js")))
    return sha256(whole).hexdigest()[:12]


def find(address: str) -> File | None:
    path = FILES.get(address) or of_game(address)
    return read(path, path.stat().st_mtime_ns) if path else None


def of_game(address: str) -> Path | None:
    """A file beside the style sheet of a game: “/games/viceroy/theme.css”."""
    _, folder, game, name, *more = [*address.split("/"), "", "", ""]
    if folder != "games" or any(more) or game not in GAMES or Path(name).suffix not in TYPES:
        return None
    path = GAMES[game].board.theme.parent / name
    return path if path.is_file() else None


@cache
def read(path: Path, changed: int) -> File:
    content = path.read_bytes()
    return File(content, sha256(content).hexdigest()[:12])


ADDRESSES = {"asset": asset, "theme": theme, "script": script, "imported": imported}  # what templates can ask for
FILE_ROUTES = [file, script_file]
