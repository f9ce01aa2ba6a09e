"""The cards of Rurik: schemes, deeds, agendas, leaders. An underscore ends a name that means something on a page."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.scene import face
from prestol.board.svg import narrowed, number, rect, text, use
from prestol.board.wrap import width, wrap
from prestol.games.rurik.board.plan import AGENDA, CARD, DECREE, DEED, PRETENDER
from prestol.games.rurik.board.signs import AGENDA_SIGNS, breadth, cost_signs, reward_signs, row
from prestol.games.rurik.rules.cards import (
    DEED_VP,
    LOSS,
    NOTHING,
    SCHEME_AMOUNT,
    SCHEME_COINS,
    SCHEME_COSTS,
    SCHEME_KIND,
)
from prestol.games.rurik.rules.deeds import ALL_DEEDS

W, H = CARD
DEED_W, DEED_H = DEED
DEED_HEAD, LETTERS = 38, 17  # the part with the name, and its letters
ARROW = 17  # with the space around it


# -- schemes ----------------------------------------------------------------------------------------------------------


@face
def scheme(card: int, staged: bool) -> str:
    return use(f"ru-s{card}") + (rect(-2, -2, W + 4, H + 4, "ru-chosen", 8) if staged else "")


def scheme_card(card: int) -> str:
    """The reward in the middle, its price below, the drop of blood in the corner."""
    coins = SCHEME_COINS[card]
    signs = reward_signs(SCHEME_KIND[card], SCHEME_AMOUNT[card]) if SCHEME_KIND[card] != NOTHING else []
    drawn = rect(0, 0, W, H, "ru-card", 6) + rect(4, 4, W - 8, H - 8, "ru-inlay", 4)
    if signs and coins:
        drawn += row(signs, W / 2, 34, W - 12, 30) + row([(coins, "coin")], W / 2, 62, W - 12, 22)
    else:
        drawn += row(signs or [(coins, "coin")], W / 2, 46, W - 12, 34)
    if SCHEME_COSTS[card]:
        drawn += text(f"−{SCHEME_COSTS[card]}", 8, H - 9, 17, "value") + use("ru-coin", 25, H - 26, 19)
    return drawn + (use("ru-loss", W - 23, 4, 19) if LOSS[card] else "")


def back() -> str:
    return rect(0, 0, W, H, "ru-back", 6) + rect(5, 5, W - 10, H - 10, "ru-braid", 4)


@face
def pile(count: int, top: int) -> str:
    """A scheme deck; who has put a card back on it sees that card."""
    if count == 0:
        return rect(1, 1, W - 2, H - 2, "hollow", 6)
    under = use("ru-back", -3, -3) if count > 1 else ""
    if top < 0:
        return under + use("ru-back") + text(count, W / 2, H / 2 + 10, 30, "value mid ru-back-ink")
    known = use(f"ru-s{top}") + rect(0, H - 26, W, 26, "ru-back", 6)
    return under + known + text(count, W / 2, H - 6, 22, "value mid ru-back-ink")


@face
def discarded(count: int, losses: int) -> str:
    drawn = rect(1, 1, W - 2, H - 2, "hollow", 6) + text(count, W / 2, 44, 28, "value mid faint")
    return drawn + use("ru-loss", 10, 58, 20) + text(losses, 46, 75, 20, "value mid faint")


# -- deeds ------------------------------------------------------------------------------------------------------------


@face
def deed(deed: int, name: str) -> str:
    """A deed in the row: what it asks, an arrow, what it brings; points on the seal. A long name takes two lines."""
    lines = wrap(name, DEED_W - 44, LETTERS, "caps")
    top = 24 if len(lines) == 1 else 16
    return (
        rect(0, 0, DEED_W, DEED_H, "ru-scroll", 5)
        + rect(1, 1, DEED_W - 2, DEED_HEAD, "ru-scroll-head", 4)
        + titles(lines, 7, top, DEED_W - 44)
        + use(f"ru-d{deed}")
        + seal(DEED_VP[deed], DEED_W - 19, 19)
    )


def titles(lines: Sequence[str], x: float, y: float, room: float) -> str:
    """The name of a deed; a long word is set narrower."""
    return "".join(
        narrowed(line, x, y + 16 * at, LETTERS, room, "caps-plain ru-scroll-ink", "caps")
        for at, line in enumerate(lines)
    )


def deed_body(deed: int) -> str:
    """Price and reward share the width as they need it."""
    reward = reward_signs(int(ALL_DEEDS[deed].reward), int(ALL_DEEDS[deed].amount))
    price, room = cost_signs(deed), DEED_W - 10 - ARROW
    need = [sum(breadth(sign, 26) for sign in signs) for signs in (price, reward)]
    left, right = (room * part / max(sum(need), room) for part in need)
    return (
        row(price, 5, 61, left, 26, middle=False)
        + f'<path class="ru-line" d="M{number(DEED_W - 5 - right - ARROW + 2)} 61h12m-5-5 5 5-5 5"/>'
        + row(reward, DEED_W - 4 - right / 2, 61, right, 26)
    )


@face
def decree(deed: int, name: str) -> str:
    """A deed in hand."""
    lines = wrap(name, DECREE - 38, LETTERS, "caps")[:2]
    return (
        rect(0, 0, DECREE, H, "ru-scroll", 5)
        + titles(lines, 7, 18, DECREE - 38)
        + use(f"ru-e{deed}")
        + seal(DEED_VP[deed], DECREE - 17, 17)
    )


def decree_body(deed: int) -> str:
    reward = reward_signs(int(ALL_DEEDS[deed].reward), int(ALL_DEEDS[deed].amount))
    return (
        row(cost_signs(deed), DECREE / 2, 50, DECREE - 12, 24)
        + '<path class="ru-line" d="M22 76h14m-5-5 5 5-5 5"/>'
        + row(reward, 66, 76, 56, 24)
    )


def seal(points: int, x: float, y: float) -> str:
    return f'<circle class="ru-medal" cx="{number(x)}" cy="{number(y)}" r="13"/>' + text(
        points, x, y + 6, 19, "value mid ru-medal-ink"
    )


@face
def scroll_(deed: int) -> str:
    """A deed of somebody else: a small scroll, whole under the lens."""
    return use("ru-deed", 0, 0, 24, cls="ru-small") + use(f"ru-w{deed}", cls="ru-whole")


def whole_scroll(deed: int) -> str:
    return rect(0, 30, DECREE, 62, "ru-scroll", 5) + use(f"ru-e{deed}")


# -- agendas and leaders ----------------------------------------------------------------------------------------------


@face
def agenda(name: str, words: str, faded: bool) -> str:
    size = min(17.2, 17.2 * (AGENDA - 14) / max(width(word, 17.2, "caps") for word in words.split()))
    drawn = (
        rect(0, 0, AGENDA, H, "ru-back", 6)
        + rect(4, 4, AGENDA - 8, H - 8, "ru-braid", 4)
        + use(f"ru-agenda-{name}")
        + text(words, AGENDA / 2, H - 12, size, "caps-plain mid ru-back-ink")
    )
    return f'<g class="ru-faded">{drawn}</g>' if faded else drawn


def agenda_sign(name: str) -> str:
    disc = f'<circle class="ru-plaque" cx="{AGENDA / 2}" cy="38" r="25"/>'
    return disc + row(AGENDA_SIGNS[name], AGENDA / 2 + 1.5, 38, 42, 32)


@face
def aim(name: str) -> str:
    """An agenda that has been shown, on the mat of its owner."""
    signs = AGENDA_SIGNS[name]
    w = 25 * len(signs)
    return rect(-14, -14, w + 3, 28, "ru-plaque", 14) + row(signs, w / 2 - 11, 0, w, 21.6)


@face
def pretender(initials: str, name: str) -> str:
    """A leader to choose."""
    size = min(16.5, 16.5 * (PRETENDER - 4) / width(name, 16.5, "caps"))
    return (
        rect(0, 0, PRETENDER, 100, "ru-card", 6)
        + f'<circle class="ru-medal" cx="{PRETENDER / 2}" cy="48" r="22"/>'
        + use("ru-crown", PRETENDER / 2 - 16, 2, 32)
        + text(initials, PRETENDER / 2, 56, 24, "value mid ru-medal-ink")
        + text(name, PRETENDER / 2, 90, size, "caps-plain mid")
    )
