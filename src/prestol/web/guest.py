"""Who is asking: guests are known by a signed cookie, programs by the secret of their seat."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Any
from urllib.parse import quote, unquote

from itsdangerous import BadSignature, Signer
from litestar import Request
from litestar.datastructures import Cookie

from prestol.text import LANGUAGES, Words, words

YEAR = 365 * 24 * 3600
LONGEST_HEADER = 1000  # of languages
QUALITY = re.compile(r"q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")
Asking = Request[Any, Any, Any]


def signer(secret: str) -> Signer:
    return Signer(secret, salt="guest", digest_method=hashlib.sha256)


def sign(secret: str, guest: str) -> str:
    return signer(secret).sign(guest).decode()


def unsign(secret: str, value: str) -> str:
    """The guest in a cookie; empty if nobody of ours has signed it."""
    try:
        return signer(secret).unsign(value).decode()
    except (BadSignature, UnicodeError):
        return ""


def unsign_old(secret: str, value: str) -> str:
    """The guest in a cookie of version 0.1; it lasts a year, and whoever brings one keeps their seats."""
    guest, _, signature = value.rpartition(".")
    right = hmac.new(secret.encode(), guest.encode(), hashlib.sha256).hexdigest()
    return guest if guest and hmac.compare_digest(right.encode(), signature.encode()) else ""


def guest_of(request: Asking) -> str:
    """The guest who asks; a newcomer gets an unguessable identity, and the cookie with the answer."""
    if "guest" in request.state:
        return str(request.state.guest)
    secret, given = request.app.state.secret, request.cookies.get("guest", "")
    if known := unsign(secret, given):
        return known
    request.state.guest = unsign_old(secret, given) or secrets.token_urlsafe(24)
    return str(request.state.guest)


def keep_guest(request: Asking, cookies: list[Cookie]) -> None:
    """Add a fresh cookie to the answer, for whoever has none that will last."""
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
    wanted = [request.cookies.get("language", ""), *accepted(request.headers.get("accept-language", ""))]
    return next((language for language in wanted if language in LANGUAGES), "en")


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first: “pl;q=0.5, ru-RU” asks for ru, then pl."""
    weighted = [weighed(part) for part in header[:LONGEST_HEADER].split(",")]
    weighted.sort(key=lambda each: -each[0])  # equal ones stay in the order in which they stand
    return [language for weight, language in weighted if weight > 0]


def weighed(part: str) -> tuple[float, str]:
    """“ru-RU;q=0.8” as a weight and a language; what cannot be read is not wanted."""
    language, _, weight = part.partition(";")
    found = QUALITY.fullmatch(weight.strip()) if weight else None
    return float(found[1]) if found else float(not weight), language.strip().lower().partition("-")[0]


def words_of(request: Asking) -> Words:
    return words(language_of(request))
