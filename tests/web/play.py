"""What tests do at a table: as a browser without script does it."""

from __future__ import annotations

import re
import time
from html import unescape

import httpx

ME_AND_BOT = {"seat_0": "me", "seat_1": "bot:random"}


def create(guest: httpx.Client, seats: int = 2, name: str = "Anna", **fields: str) -> str:
    """A new table by the form of the home page; the table's path."""
    guest.get("/")
    chosen = fields or ME_AND_BOT
    answer = post(guest, "/tables", False, **{"game": "conspiracy", "seats": str(seats), "name": name, **chosen})
    assert answer.status_code == 200, answer.text
    return answer.url.path


def post(guest: httpx.Client, path: str, script: bool = False, **fields: str) -> httpx.Response:
    """As the form does it; a move is meant unless somebody says otherwise."""
    token = guest.cookies.get("csrftoken") or ""
    fields = {"sure": fields["answer"], **fields} if "answer" in fields else fields
    headers = {"x-prestol": "1", "x-csrftoken": token} if script else {}
    return guest.post(path, data={**fields, "_csrf_token": token}, headers=headers)


def revision(page: str) -> str:
    found = re.search(r'data-revision="(\d+)"', page)
    assert found, "the page does not name its revision"
    return found[1]


def answers(page: str) -> list[str]:
    return [unescape(value) for value in re.findall(r'name="answer" value="([^"]+)"', page)]


def seat(page: str) -> str:
    found = re.search(r'name="seat" value="(\d+)"', page)
    return found[1] if found else "0"


def asked(guest: httpx.Client, path: str, patience: float = 20) -> str:
    """The page once the guest is asked or the game is over."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        page = guest.get(path).text
        if answers(page) or is_over(page):
            return page
        time.sleep(0.02)
    raise AssertionError("nobody asked in time")


def is_over(page: str) -> bool:
    return f'{"/rematch"}"' in page


def play(guest: httpx.Client, path: str, which: int = 0) -> httpx.Response:
    """Give the first (or another) answer that the page offers."""
    page = asked(guest, path)
    offered = answers(page)
    chosen = offered[which % len(offered)]
    return post(guest, f"{path}/answer", revision=revision(page), answer=chosen, seat=seat(page))


def play_out(guest: httpx.Client, path: str) -> str:
    """Play to the end; the last page."""
    for _ in range(400):
        page = asked(guest, path)
        if is_over(page):
            return page
        assert play(guest, path).status_code == 200
    raise AssertionError("the game does not end")
