"""The cards of Rurik: schemes, deeds, agendas, leaders, and the rebellion's board."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.draw.svg import column, number, rect, text, use
from prestol.draw.wrap import shortened, width, wrap
from prestol.games.rurik.cards import (
    CONDITIONS,
    DEED_AMOUNT,
    DEED_CHOSEN,
    DEED_COINS,
    DEED_GOODS,
    DEED_HAVE,
    DEED_REMOVE,
    DEED_REWARD,
    DEED_SCHEMES,
    DEED_VP,
    GOOD_NAMES,
    LOSS,
    NOTHING,
    REMOVALS,
    REWARD_KINDS,
    SCHEME_COSTS,
    SCHEME_POINTS,
)

W, H = 66, 92  # a scheme card
DEED_W, DEED_H = 178, 70  # a deed in the row
TALL_W = 110  # a deed in hand, as high as a card
Sign = tuple[int, str]  # how many (0: no number), of what
KINDS = {number: name for name, number in REWARD_KINDS.items()}
CONDITION_SIGNS: dict[str, Sequence[Sign]] = {
    "markets_of_three_goods": ((3, "market"), (0, "different")),
    "stronghold_and_church": ((0, "stronghold"), (0, "church")),
    "first_player_token": ((0, "cap"),),
    "eight_regions": ((8, "land"),),
    "three_connected_churches": ((3, "church"), (0, "linked")),
    "three_rebels": ((3, "rebel"),),
    "three_connected_strongholds": ((3, "stronghold"), (0, "linked")),
    "two_rebels": ((2, "rebel"),),
    "six_troops": ((6, "troop"),),
    "all_structures": ((0, "church"), (0, "market"), (0, "stronghold")),
}
REMOVAL_SIGNS: dict[str, Sequence[Sign]] = {
    "from_three_regions": ((-1, "troop"), (-1, "troop"), (-1, "troop")),
    "two_from_ruled": ((-2, "troop"), (0, "rule")),
    "structure": ((-1, "stronghold"),),
    "two_troops": ((-2, "troop"),),
}
CHOSEN_SIGNS: Sequence[Sequence[Sign]] = ((), ((3, "same"),), ((2, "any"),), ((3, "different"),))
PLAIN = ("muster", "move", "attack", "tax", "build", "church", "market", "stronghold", "rule", "trade", "war", "scheme")


# -- rows of signs ----------------------------------------------------------------------------------------------------


def cost_signs(deed: int) -> list[Sign]:
    """What a deed asks for."""
    found = [*CONDITION_SIGNS.get(CONDITIONS[DEED_HAVE[deed]], ()), *REMOVAL_SIGNS.get(REMOVALS[DEED_REMOVE[deed]], ())]
    found += [(n, GOOD_NAMES[good]) for good, n in enumerate(DEED_GOODS[deed]) if n]
    found += CHOSEN_SIGNS[DEED_CHOSEN[deed]]
    found += [(DEED_SCHEMES[deed], "card")] if DEED_SCHEMES[deed] else []
    return found + ([(DEED_COINS[deed], "coin")] if DEED_COINS[deed] else [])


def reward_signs(kind: int, amount: int) -> list[Sign]:
    name = KINDS[kind]
    if name == "move_any":
        return [(amount, "move-any")]
    if name == "attack_less":
        return [(amount, "attack"), (0, "less")]
    return [(amount, name)]


def breadth(sign: Sign, size: float) -> float:
    count = sign[0]
    figure = 0 if count in (0, 1) else width(counted(count), size * 0.9, "bold") + 1
    return figure + size + 3


def counted(count: int) -> str:
    return str(count).replace("-", "−")


def row(signs: Sequence[Sign], x: float, y: float, room: float, size: float, middle: bool = True) -> str:
    """Signs side by side; smaller if they would not find room."""
    total = sum(breadth(sign, size) for sign in signs)
    size *= min(1.0, room / total) if total else 1
    at = x - sum(breadth(sign, size) for sign in signs) / 2 if middle else x
    found = ""
    for sign in signs:
        count, name = sign
        if count not in (0, 1):
            found += text(counted(count), at, y + size * 0.32, size * 0.9, "value")
        found += put(name, at + breadth(sign, size) - size - 3, y - size / 2, size)
        at += breadth(sign, size)
    return found


def put(name: str, x: float, y: float, size: float) -> str:
    return use(f"ru-{name}", x, y, size, cls="ru-plain" if name in PLAIN else "")


# -- cards ------------------------------------------------------------------------------------------------------------


def scheme(card: int, staged: bool) -> str:
    return use(f"ru-s{card}") + (rect(-2, -2, W + 4, H + 4, "ru-chosen", 8) if staged else "")


def scheme_card(card: int) -> str:
    """The reward in the middle, its price below, the drop of blood in the corner."""
    kind, amount, coins = SCHEME_POINTS[card]
    signs = reward_signs(kind, amount) if kind != NOTHING else []
    drawn = rect(0, 0, W, H, "ru-card", 6) + rect(4, 4, W - 8, H - 8, "ru-inlay", 4)
    if signs and coins:
        drawn += row(signs, W / 2, 34, W - 12, 30) + row([(coins, "coin")], W / 2, 62, W - 12, 22)
    else:
        drawn += row(signs or [(coins, "coin")], W / 2, 46, W - 12, 34)
    if SCHEME_COSTS[card]:
        drawn += text("−1", 9, H - 10, 16, "value") + use("ru-coin", 25, H - 25, 17)
    return drawn + (use("ru-loss", W - 22, 5, 17) if LOSS[card] else "")


def back() -> str:
    return rect(0, 0, W, H, "ru-back", 6) + rect(5, 5, W - 10, H - 10, "ru-braid", 4)


def pile(deck: int, count: int, top: int) -> str:
    """A scheme deck; who has put a card back on it sees that card."""
    if count == 0:
        return rect(1, 1, W - 2, H - 2, "hollow", 6)
    under = use("ru-back", -3, -3) if count > 1 else ""
    face = use(f"ru-s{top}") + rect(0, H - 26, W, 26, "ru-back", 6) if top >= 0 else use("ru-back")
    return (
        under
        + face
        + text(count, W / 2, H - 6 if top >= 0 else H / 2 + 10, 22 if top >= 0 else 30, "value mid ru-back-ink")
    )


def discarded(count: int, losses: int) -> str:
    drawn = rect(1, 1, W - 2, H - 2, "hollow", 6) + text(count, W / 2, 44, 28, "value mid faint")
    return drawn + use("ru-loss", 10, 58, 20) + text(losses, 46, 75, 20, "value mid faint")


def deed(deed: int, name: str) -> str:
    """A deed in the row: what it asks, an arrow, what it brings; points on the seal."""
    size = min(17.0, 17 * (DEED_W - 48) / width(name, 17, "caps"))
    return (
        rect(0, 0, DEED_W, DEED_H, "ru-scroll", 5)
        + rect(1, 1, DEED_W - 2, 24, "ru-scroll-head", 4)
        + text(name, 8, 19, size, "caps-plain ru-scroll-ink")
        + use(f"ru-d{deed}")
        + seal(DEED_VP[deed], DEED_W - 19, 19)
    )


def deed_body(deed: int) -> str:
    reward = reward_signs(DEED_REWARD[deed], DEED_AMOUNT[deed])
    return (
        row(cost_signs(deed), 8, 47, 96, 26, middle=False)
        + '<path class="ru-line" d="M110 47h14m-5-5 5 5-5 5"/>'
        + row(reward, 150, 49, 46, 26)
    )


def decree(deed: int, name: str) -> str:
    """A deed in hand."""
    size = min(16.0, 16 * (TALL_W - 38) / max(width(word, 16, "caps") for word in name.split()))
    lines = wrap(name, TALL_W - 38, size, "caps")[:2]
    return (
        rect(0, 0, TALL_W, H, "ru-scroll", 5)
        + column(lines, 7, 18, size, 15, "caps-plain ru-scroll-ink")
        + use(f"ru-e{deed}")
        + seal(DEED_VP[deed], TALL_W - 17, 17)
    )


def decree_body(deed: int) -> str:
    reward = reward_signs(DEED_REWARD[deed], DEED_AMOUNT[deed])
    return (
        row(cost_signs(deed), TALL_W / 2, 50, TALL_W - 12, 24)
        + '<path class="ru-line" d="M22 76h14m-5-5 5 5-5 5"/>'
        + row(reward, 66, 76, 56, 24)
    )


def seal(points: int, x: float, y: float) -> str:
    return f'<circle class="ru-medal" cx="{number(x)}" cy="{number(y)}" r="13"/>' + text(
        points, x, y + 6, 19, "value mid ru-medal-ink"
    )


def scroll(deed: int) -> str:
    """A deed of somebody else: a small scroll, whole under the lens."""
    return use("ru-deed", 0, 0, 24, cls="ru-small") + use(f"ru-w{deed}", cls="ru-whole")


def whole_scroll(deed: int) -> str:
    return rect(0, 30, TALL_W, 62, "ru-scroll", 5) + use(f"ru-e{deed}")


def agenda(name: str, words: str, faded: bool) -> str:
    size = min(15.5, 15.5 * (W - 8) / max(width(word, 15.5, "caps") for word in words.split()))
    drawn = (
        rect(0, 0, W, H, "ru-back", 6)
        + rect(4, 4, W - 8, H - 8, "ru-braid", 4)
        + use(f"ru-agenda-{name}")
        + text(words, W / 2, H - 12, size, "caps-plain mid ru-back-ink")
    )
    return f'<g class="ru-faded">{drawn}</g>' if faded else drawn


AGENDA_SIGNS: dict[str, Sequence[Sign]] = {
    "dignified": ((0, "deed"),),
    "regal": ((0, "fur"), (0, "honey")),
    "courageous": ((0, "rebel"),),
    "conquering": ((0, "war"),),
    "capable": ((0, "any"),),
    "protective": ((0, "stronghold"),),
    "committed": ((0, "build"),),
    "wealthy": ((0, "coin"),),
    "esteemed": ((0, "land"),),
    "prosperous": ((0, "trade"),),
    "successful": ((0, "rule"),),
}


def agenda_sign(name: str) -> str:
    return f'<circle class="ru-plaque" cx="{W / 2}" cy="38" r="25"/>' + row(AGENDA_SIGNS[name], W / 2 + 1.5, 38, 42, 32)


def aim(name: str) -> str:
    """An agenda that has been shown, on the mat of its owner."""
    return '<circle class="ru-plaque" r="14"/>' + row(AGENDA_SIGNS[name], 1.5, 0, 23, 18)


def pretender(initials: str, name: str) -> str:
    """A leader to choose."""
    size = min(16.5, 16.5 * 62 / width(name, 16.5, "caps"))
    return (
        rect(0, 0, W, 100, "ru-card", 6)
        + '<circle class="ru-medal" cx="33" cy="48" r="22"/>'
        + use("ru-crown", 17, 2, 32)
        + text(initials, 33, 56, 24, "value mid ru-medal-ink")
        + text(name, 33, 90, size, "caps-plain mid")
    )


# -- the rebellion's board --------------------------------------------------------------------------------------------


def bonuses(priority: str, entries: Sequence[tuple[str, str, bool]], now: bool, w: float, h: float) -> str:
    """A column: main action, arrow, bonus; a coin lies on what is not unlocked."""
    step = (h - 34) / 4
    heads = {"attack_move": [(0, "attack"), (0, "move")], "build": [(0, "build")], "tax": [(0, "tax")]}
    drawn = rect(0, 0, w, h, "ru-slot", 6) + (rect(0, 0, w, h, "ru-now", 6) if now else "")
    drawn += row(heads[priority], w / 2, 17, w - 10, 24)
    for at, (main, effect, open_) in enumerate(entries):
        y = 34 + step * (at + 0.5)
        signs: list[Sign] = (
            [(int(effect[6:]), "coin")]
            if effect.startswith("coins-")
            else [(0, "less" if effect == "reveal-less" else effect)]
        )
        size = min(22.0, step - 3)
        line = row([(0, main)], 18, y, 30, size) + text("+", 32, y + 6, 17, "mid muted") + row(signs, 52, y, 32, size)
        drawn += line if open_ else f'<g class="ru-faded">{line}</g>' + use("ru-coin", w - 22, y - 10, 20)
    return drawn


def order(regions: Sequence[str], builds: Sequence[str], w: float, h: float) -> str:
    """The top card: region order in words, build order in signs."""
    drawn = rect(0, 0, w, h, "ru-card", 6)
    step = (h - 38) / 8
    size = min(15.5, step * 0.98)
    for at, name in enumerate(regions):
        drawn += text(f"{at + 1}  {shortened(name, w - 34, size)}", 9, 4 + step * (at + 0.82), size)
    return drawn + row([(0, name) for name in builds], w / 2, h - 17, w - 12, 24)


def slid(rows: Sequence[tuple[int, str, bool]], w: float, h: float) -> str:
    """Rows of the bottom card in two columns. Below them the page has buttons that lie over the board."""
    drawn = rect(0, 0, w, h, "ru-card", 6)
    step = min((h - 10) / 3, 31)
    if not rows:
        drawn += use("ru-card", w / 2 - 20, h / 2 - 20, 40, cls="ru-spent")
    for at, (value, banner, marked) in enumerate(rows):
        x, y = w / 2 * (at // 3), 5 + step * (at % 3 + 0.5)
        drawn += text(value, x + 12, y + 6, 18, "value mid") + text("→", x + 26, y + 5, 15.5, "mid muted")
        drawn += put(banner, x + 34, y - 9.5, 19) + (use("ru-coin", x + 53, y - 8, 16) if marked else "")
    return drawn
