"""What exchanges give and get, for a panel in which one chooses among them."""

from __future__ import annotations

from prestol.games.outpost.rules.cards import RESOURCE_NAMES
from prestol.games.outpost.rules.state import Player
from prestol.games.outpost.text.names import Names
from prestol.text.game_text import Bargain, Ware


def bargain(label: str) -> Bargain:
    """“wood+wood=clay”."""
    given, _, got = label.partition("=")
    return Bargain(tuple(map(sign, given.split("+"))), (sign(got),))


def sign(resource: str) -> str:
    return f"op-{resource}"


def wares(text: Names, player: Player) -> list[Ware]:
    stock = enumerate(player.stock)
    return [Ware(sign(RESOURCE_NAMES[kind]), text.resource(kind), int(number)) for kind, number in stock]
