"""The link of an open seat: under an address that others can reach, as words and as a code to be photographed."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit, urlunsplit

import segno

from prestol.web.view_models import Link

EVERYWHERE = ("0.0.0.0", "::", "")
# Addresses that belong to nobody: only to ask which way one would go there.
NOWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def link(seat: int, name: str, base: str, token: str) -> Link:
    url = f"{base}/j/{token}"
    return Link(seat, name, url, code(url), not is_here(urlsplit(base).hostname or ""))


def code(url: str) -> str:
    """A QR code as SVG, black on white in every theme: cameras want it so."""
    return segno.make(url, error="m", micro=False).svg_inline(border=3, omitsize=True, light="#fff", svgclass="qr")


def reachable(base: str, listens_on: str) -> str:
    """The address of the server as others reach it; if nobody else does, or nobody knows, as the guest wrote it."""
    url = urlsplit(base)
    host = own_address() if listens_on in EVERYWHERE else listens_on
    if not is_here(url.hostname or "") or not host or is_here(host):
        return base
    return urlunsplit(url._replace(netloc=with_port(host, url.port)))


def with_port(host: str, port: int | None) -> str:
    bracketed = f"[{host}]" if ":" in host else host
    return f"{bracketed}:{port}" if port else bracketed


def is_here(host: str) -> bool:
    """Does the name mean this computer to whoever hears it?"""
    with suppress(ValueError):
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    return host == "localhost" or host.endswith(".localhost")


def own_address() -> str:
    """This computer's address in its network; empty if it has none. Nothing is sent: UDP only looks up the way."""
    for family, nowhere in NOWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((nowhere, 9))
            found = str(way.getsockname()[0])
            if not is_here(found):
                return found
    return ""
