"""What exchanges and bribes give and get, for the panels in which one chooses among them."""

from __future__ import annotations

from prestol.games.rurik.rules.advisors import slot_at
from prestol.games.rurik.rules.cards import BANNER_NAMES, CONVERTED_GOODS, CONVERTED_POINTS, TOKEN_NAMES
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import OFFER_BRIBE
from prestol.games.rurik.text.answers import entry_row
from prestol.games.rurik.text.cards import Cards
from prestol.text.game_text import NO_BARGAIN, Bargain, Phrase, Ware

ANY, COIN = "ru-any", "ru-coin"


def bargain(family: str, label: str) -> Bargain:
    if family == "bribe":
        return Bargain((COIN,) * int(label))
    if family != "convert":
        return NO_BARGAIN
    points = CONVERTED_POINTS[TOKEN_NAMES.index(label)]
    return Bargain((either(label), ANY), (f"ru-{label}",) * points)


def either(token: str) -> str:
    """The sign of the two goods one of which a conversion token asks for."""
    return f"ru-either-{token}"


def wares(text: Cards, player: Player) -> list[Ware]:
    found = []
    for token, name in enumerate(TOKEN_NAMES):
        have = sum(player.goods[good] for good in CONVERTED_GOODS[token])
        found.append(Ware(either(name), text.needed(token), have))
        found.append(Ware(f"ru-{name}", text.banner(BANNER_NAMES.index(name))))
    return [*found, Ware(ANY, text.words("any_good"), max(sum(player.goods) - 1, 0))]


# -- bribes -----------------------------------------------------------------------------------------------------------


def note(text: Cards, board: Rurik, coins: int) -> Phrase:
    """What a bribe comes to: the sum, the slot, what that brings; and whether fewer coins would do."""
    frame = board.stack[-1]
    value, row = int(OFFER_BRIBE.advisor(frame)), bribed_row(board, coins)
    least = next(fewer for fewer in range(coins + 1) if bribed_row(board, fewer) == row)
    slot = text.slot(board.seats, slot_at(OFFER_BRIBE.banner(frame), row))
    return Phrase(note_key(coins, least), value=value, n=coins, sum=value + coins, least=text.coins(least), **slot)


def note_key(coins: int, least: int) -> str:
    if coins == least:
        return "bribe" if coins else "no_bribe"
    return "bribe_enough" if least else "bribe_vain"


def bribed_row(board: Rurik, coins: int) -> int:
    """How far down the advisor in question would enter with so many coins."""
    frame = board.stack[-1]
    return entry_row(board, OFFER_BRIBE.banner(frame), OFFER_BRIBE.advisor(frame) + coins)
