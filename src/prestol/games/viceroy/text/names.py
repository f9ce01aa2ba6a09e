"""What things are called in Viceroy: cards, gems, tokens and rewards, places."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.games.viceroy.rules.cards import (
    ANY_INFINITE,
    ATTACK_BEHIND_SCREEN,
    COLOUR_NAMES,
    ROOM,
    bonus_worth,
)
from prestol.games.viceroy.rules.notation import KIND_NAMES
from prestol.games.viceroy.rules.places import START, UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.spots import SPOT_NAMES
from prestol.games.viceroy.rules.tokens import ATTACK, INFINITE, KINDS, bonus_colour, is_circle_bonus
from prestol.text.game_text import GameText

NOTHING = "–"


def counted(symbols: Sequence[int]) -> list[tuple[int, int]]:
    """Each kind of token or reward once, with its number."""
    return [(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols)]


def plain(symbol: int) -> int:
    """An attack token is the same wherever it goes."""
    return ATTACK if symbol == ATTACK_BEHIND_SCREEN else symbol


def split_number(symbol: int) -> tuple[str, int]:
    """A symbol with a number of its own: (“gems”, 3)."""
    return next((kind, symbol - first) for kind, (first, end) in ROOM.items() if first <= symbol < end)


class Names(GameText):
    """The names in one language."""

    # -- cards --------------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.words(f"card.{card}")

    def card(self, card: int) -> str:
        """“Captain (32)”; a card that is not there is a dash."""
        return self.words("card_with_number", name=self.name(card), number=card) if card > NO_CARD else NOTHING

    def listed(self, cards: Sequence[int]) -> str:
        """“Captain (32), Fairy (21)”."""
        return ", ".join(map(self.card, cards))

    def card_at(self, card: int, place: int) -> str:
        """“Captain (32), level 2”."""
        return self.words("say.slot", card=self.card(card), level=level_of(place))

    def characters(self, number: int) -> str:
        """“2 characters”."""
        return self.words("characters", n=number)

    def laws(self, number: int) -> str:
        """“3 laws”."""
        return self.words("laws", n=number)

    # -- gems ---------------------------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        return self.words(f"colour.{COLOUR_NAMES[colour]}")

    def letter(self, colour: int) -> str:
        """What stands for a colour where there is no room for a word."""
        return self.words(f"letter.{COLOUR_NAMES[colour]}")

    def gem(self, colour: int) -> str:
        """“a red gem”."""
        return self.words(f"gem.{COLOUR_NAMES[colour]}")

    def some_gems(self, number: int) -> str:
        """“2 gems”."""
        return self.words("token.gems", n=int(number))

    def gems_of(self, colour: int, number: int) -> str:
        """“2 yellow”."""
        return self.words(f"gems.{COLOUR_NAMES[colour]}", n=number)

    def gems(self, counts: Sequence[int]) -> str:
        """“1 blue, 2 yellow”."""
        return ", ".join(self.gems_of(colour, number) for colour, number in enumerate(counts) if number > 0)

    def cost(self, counts: Sequence[int]) -> str:
        """“green, blue, 2 yellow”."""
        return ", ".join(self.colour(at) if n == 1 else self.gems_of(at, n) for at, n in enumerate(counts) if n > 0)

    # -- tokens and rewards -------------------------------------------------------------------------------------------

    def points(self, number: int) -> str:
        """“5 points”."""
        return self.words("ui.points", n=number)

    def symbols(self, symbols: Sequence[int]) -> str:
        """What a row of a card or the tokens on it bring: “1 attack token, 2 gems, 2 points”."""
        return ", ".join(self.symbol(*each) for each in counted(symbols)) or self.words("none")

    def symbol(self, symbol: int, count: int = 1) -> str:
        """One kind of token or reward; plain tokens are counted, others have a number of their own."""
        kind = plain(symbol)
        if kind <= ATTACK:
            return self.words(f"token.{KIND_NAMES[kind]}", n=count)
        one = self.one_symbol(symbol)
        return one if count == 1 else f"{count} × {one}"

    def one_symbol(self, symbol: int) -> str:
        if symbol == ANY_INFINITE:
            return self.words("token.infinite_any")
        if INFINITE <= symbol < KINDS:
            return self.words(f"token.{KIND_NAMES[symbol]}")
        if is_circle_bonus(symbol):
            return self.words(f"token.circle_bonus_{COLOUR_NAMES[bonus_colour(symbol)]}", n=bonus_worth(symbol))
        kind, number = split_number(symbol)
        return self.points(number) if kind == "vp" else self.words(f"token.{kind}", n=number)

    # -- places -------------------------------------------------------------------------------------------------------

    def spot(self, spot: int) -> str:
        """Beside an auction card: “red base card”."""
        return self.words(f"spot.{SPOT_NAMES[spot]}")

    def slot(self, player: Player, place: int) -> str:
        """An empty slot: “level 1, left end”, “level 2, above Captain and Fairy”."""
        if level_of(place) == 1:
            side = "left" if place < min(player.places, default=START) else "right"
            return self.words(f"where.{side}")
        left, right = (self.name(player.card_at(place + step)) for step in (UNDER_LEFT, UNDER_RIGHT))
        return self.words("where.on", level=level_of(place), left=left, right=right)
