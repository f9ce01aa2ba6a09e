"""Style, script, fonts: kept by browsers for a year under an address that changes with the content."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from prestol.web.guest import YEAR, Asking

HERE = Path(__file__).parent
FOLDERS = {"static": HERE / "static", "draw": HERE.parent / "draw"}
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
FILES = {  # all that we show, by address: nothing else can be asked for
    f"/{top}/{path.relative_to(folder).as_posix()}": path
    for top, folder in FOLDERS.items()
    for path in folder.rglob("*")
    if path.suffix in TYPES
}
PACKED = r"\.(woff2|png)$"  # no use in compressing these again
WEEK = 7 * 24 * 3600


@dataclass(frozen=True)
class File:
    content: bytes
    hash: str


@get(["/static/{path:path}", "/draw/{path:path}"], include_in_schema=False)
async def file(request: Asking, path: FromPath[Path]) -> Response[bytes]:
    found = find(request.url.path)
    if found is None:
        raise NotFoundException
    suffix, tag = path.suffix, f'W/"{found.hash}"'
    headers = {"etag": tag, "cache-control": lasting(suffix, request.query_params.get("v") == found.hash)}
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


def find(address: str) -> File | None:
    path = FILES.get(address)
    return read(path, path.stat().st_mtime_ns) if path else None


@cache
def read(path: Path, changed: int) -> File:
    content = path.read_bytes()
    return File(content, sha256(content).hexdigest()[:12])
