"""What the drawn board asks of a position: words for its cards, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.look import Sight
from prestol.games.viceroy.cards import (
    ANY_INFINITE,
    ATTACK,
    ATTACK_BEHIND_SCREEN,
    CARDS,
    CIRCLE_BONUS,
    COLOUR_NAMES,
    DRAWS,
    GEMS,
    INFINITE,
    MAGIC_BONUS,
    ROWS,
    TOKENS,
    VP,
    bonus_colour,
    bonus_worth,
    has_options,
    is_law,
)
from prestol.games.viceroy.notation import TOKEN_NAMES
from prestol.games.viceroy.state import Viceroy


class Look(Sight[Viceroy]):
    """A position of Viceroy as a seat sees it."""

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    def sealed(self, seat: int) -> list[int]:
        """What a seat has answered to a sealed question; SECRET where we do not know."""
        return self.s.sealed[seat] if self.s.sealed else []

    # -- cards ------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """«Captain (32)»."""
        return self.words("card_with_number", name=self.words(f"card.{card}"), number=card)

    def effect(self, card: int) -> str:
        """What a card costs and brings, or what a law does, in lines."""
        if not is_law(card):
            return "\n".join(self.level(card, level) for level in range(4, 0, -1))
        if has_options(card):
            return self.words("choose_one", options=" / ".join(self.signs(ROWS[4 * card + row]) for row in range(3)))
        return self.words(f"effect.{CARDS[card - 1]['id']}")

    def level(self, card: int, level: int) -> str:
        gem = self.words(f"colour.{CARDS[card - 1]['cost'][level - 1]}")
        return self.words("row", level=level, gem=gem, reward=self.signs(ROWS[4 * card + level - 1]))

    def in_full(self, card: int) -> str:
        return f"{self.card(card)}\n{self.effect(card)}"

    # -- tokens and rewards -----------------------------------------------------------------------------------------

    def signs(self, symbols: Sequence[int]) -> str:
        return ", ".join(self.sign(each, symbols.count(each)) for each in dict.fromkeys(symbols))

    def sign(self, symbol: int, count: int = 1) -> str:
        """One kind of token or reward; plain tokens are counted, others have a number of their own."""
        symbol = ATTACK if symbol == ATTACK_BEHIND_SCREEN else symbol
        if symbol <= ATTACK:
            return self.words(f"token.{TOKEN_NAMES[symbol]}", n=count)
        one = self.one_sign(symbol)
        return one if count == 1 else f"{count} × {one}"

    def one_sign(self, symbol: int) -> str:
        if symbol == ANY_INFINITE:
            return self.words("token.infinite_any")
        if INFINITE <= symbol < TOKENS:
            return self.words(f"token.{TOKEN_NAMES[symbol]}")
        if CIRCLE_BONUS <= symbol < INFINITE:
            colour = COLOUR_NAMES[bonus_colour(symbol)]
            return self.words(f"token.circle_bonus_{colour}", n=bonus_worth(symbol))
        kind, first = next((kind, first) for kind, first in NUMBERED if symbol >= first)
        return self.words(f"token.{kind}", n=symbol - first)

    def characters(self, n: int) -> str:
        return self.words("term.characters", n=n)

    def laws(self, n: int) -> str:
        return self.words("term.laws", n=n)

    def gems(self, colour: int, n: int) -> str:
        return self.words(f"gems.{COLOUR_NAMES[colour]}", n=n)


NUMBERED = (("cards", DRAWS), ("gems", GEMS), ("magic_bonus", MAGIC_BONUS), ("vp", VP))  # descending
