"""Signs side by side, as cards and boards have them: what something takes, what it brings, what an agenda counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prestol.board.svg import number, text, use
from prestol.board.wrap import width
from prestol.games.rurik.rules.cards import FACTS, GOOD_NAMES, REWARD_KINDS
from prestol.games.rurik.rules.deeds import ALL_DEEDS
from prestol.games.rurik.rules.payments import CHOICE_WORDS

Sign = tuple[int, str]  # how many (0: no number), of what
KINDS = {number: name for name, number in REWARD_KINDS.items()}
Signs = Callable[[Any], Sequence[Sign]]  # for what cards.toml says of a word
CONDITION_SIGNS: dict[str, Signs] = {
    "goods_of_markets": lambda need: ((need, "market"), (0, "different")),
    "together": lambda names: tuple((0, name) for name in names),
    "first_player_token": lambda need: ((0, "cap"),),
    "regions": lambda need: ((need, "land"),),
    "connected_churches": lambda need: ((need, "church"), (0, "linked")),
    "rebels": lambda need: ((need, "rebel"),),
    "connected_strongholds": lambda need: ((need, "stronghold"), (0, "linked")),
    "troops_in_one_region": lambda need: ((need, "troop"),),
}
REMOVAL_SIGNS: dict[str, Signs] = {
    "regions": lambda number: ((-1, "troop"),) * number,
    "from_ruled": lambda number: ((-number, "troop"), (0, "rule")),
    "structures": lambda number: ((-number, "stronghold"),),
    "troops": lambda number: ((-number, "troop"),),
}
CHOSEN_SIGNS = {"same_good": "same", "any_good": "any", "different_goods": "different"}
METRIC_SIGNS = {
    "deeds": "deed",
    "rebels": "rebel",
    "war": "war",
    "goods": "any",
    "structures_in_ruled": "stronghold",
    "build": "build",
    "coins": "coin",
    "occupied": "land",
    "trade": "trade",
    "rule": "rule",
}
PLAIN = ("muster", "move", "attack", "tax", "build", "church", "market", "stronghold", "rule", "trade", "war", "scheme")


# -- what cards say ---------------------------------------------------------------------------------------------------


def cost_signs(deed: int) -> list[Sign]:
    """What a deed asks for."""
    card, facts = ALL_DEEDS[deed], FACTS["deed"][deed]
    found = [*signs(CONDITION_SIGNS, facts.get("have", {})), *signs(REMOVAL_SIGNS, facts.get("remove", {}))]
    found += [(n, GOOD_NAMES[good]) for good, n in enumerate(card.goods) if n]
    found += [(int(card.chosen), CHOSEN_SIGNS[CHOICE_WORDS[card.choice]])] if card.chosen else []
    found += [(int(card.schemes), "card")] if card.schemes else []
    return found + ([(int(card.coins), "coin")] if card.coins else [])


def signs(table: dict[str, Signs], facts: dict[str, Any]) -> list[Sign]:
    return [sign for word, fact in facts.items() for sign in table[word](fact)]


def reward_signs(kind: int, amount: int) -> list[Sign]:
    name = KINDS[kind]
    if name == "move_any":
        return [(amount, "move-any")]
    if name == "attack_less":
        return [(amount, "attack"), (0, "less")]
    return [(amount, name)]


def metric_signs(facts: dict[str, Any]) -> list[Sign]:
    """What an agenda counts: goods of some kinds, or something that has a sign of its own."""
    return [(0, name) for name in facts.get("goods", [METRIC_SIGNS[facts["metric"]]])]


AGENDA_SIGNS = {facts["id"]: metric_signs(facts) for facts in FACTS["agenda"]}


# -- how they are drawn -----------------------------------------------------------------------------------------------


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


def breadth(sign: Sign, size: float) -> float:
    count = sign[0]
    figure = 0 if count in (0, 1) else width(counted(count), size * 0.9, "bold") + 1
    return figure + size + 3


def counted(count: int) -> str:
    return str(count).replace("-", "−")


def put(name: str, x: float, y: float, size: float) -> str:
    return use(f"ru-{name}", x, y, size, cls="ru-plain" if name in PLAIN else "")


def circle(x: float, y: float, r: float, cls: str) -> str:
    at = (f' cx="{number(x)}"' if x else "") + (f' cy="{number(y)}"' if y else "")
    return f'<circle{at} r="{number(r)}"' + (f' class="{cls}"' if cls else "") + "/>"


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'
