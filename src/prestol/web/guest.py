"""Who is asking: guests are known by a signed cookie, programs by the secret of their seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any
from urllib.parse import quote, unquote

from litestar import Request
from litestar.datastructures import Cookie

from prestol.text import LANGUAGES, Words, words

YEAR = 365 * 24 * 3600
Asking = Request[Any, Any, Any]


def sign(secret: str, guest: str) -> str:
    return f"{guest}.{hmac.new(secret.encode(), guest.encode(), hashlib.sha256).hexdigest()}"


def unsign(secret: str, value: str) -> str:
    """The guest in a cookie; empty if nobody of ours has signed it."""
    guest, _, _ = value.rpartition(".")
    return guest if guest and hmac.compare_digest(sign(secret, guest), value) else ""


def guest_of(request: Asking) -> str:
    """The guest who asks; a newcomer gets an unguessable identity, and the cookie with the answer."""
    known = unsign(request.app.state.secret, request.cookies.get("guest", ""))
    if not known and "guest" not in request.state:
        request.state.guest = secrets.token_urlsafe(24)
    return known or str(request.state.guest)


def keep_guest(request: Asking, cookies: list[Cookie]) -> None:
    """Add the newcomer's cookie to an answer."""
    if "guest" in request.state:
        value = sign(request.app.state.secret, request.state.guest)
        cookies.append(cookie("guest", value, httponly=True))


def cookie(name: str, value: str, httponly: bool = False) -> Cookie:
    """A cookie for a year; headers hold Latin letters only, so everything else is written as %XX."""
    value = quote(value, safe=".-_")
    return Cookie(key=name, value=value, httponly=httponly, samesite="lax", max_age=YEAR, path="/")


def name_of(request: Asking) -> str:
    """The name the guest gave last time."""
    return unquote(request.cookies.get("name", ""))


def language_of(request: Asking) -> str:
    """As chosen on the page, else as the browser prefers, else English."""
    chosen = request.cookies.get("language", "")
    accepted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in [chosen, *accepted] if language in LANGUAGES), "en")


def words_of(request: Asking) -> Words:
    return words(language_of(request))
