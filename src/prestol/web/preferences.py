"""What a browser has been told about its owner, in cookies."""

from __future__ import annotations

from prestol.web.guest import Asking

PACES = ("off", "fast", "normal")


def shape_of(request: Asking) -> str:
    """A page that has been here before says how it is held; until then a phone is held upright."""
    shape = request.query_params.get("shape") or request.cookies.get("shape")
    guess = "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    return shape if shape in ("wide", "tall") else guess


def is_careful(request: Asking) -> bool:
    """Who has not switched it off is asked before whatever cannot be taken back."""
    return request.cookies.get("careful") != "no"


def pace_of(request: Asking) -> str:
    """How quickly a page shows what others did; empty: as the system's own setting for motion has it."""
    chosen = request.cookies.get("pace", "")
    return chosen if chosen in PACES else ""
