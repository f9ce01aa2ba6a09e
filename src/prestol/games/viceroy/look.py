"""What the drawn board asks of a position: words for its cards, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from prestol.core.engine import Frame
from prestol.core.errors import Reason
from prestol.core.scene import Piece, Tell
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


@dataclass
class Look:
    """A position as a seat sees it, and the words to speak about it; seat None only looks on."""

    s: Viceroy
    seat: int | None
    tell: Tell
    legal: set[int] = field(init=False)
    refused: dict[int, Reason] = field(init=False)

    def __post_init__(self) -> None:
        self.legal = set() if self.seat is None else set(self.s.legal(self.seat))
        self.refused = {} if self.seat is None else self.s.refusals(self.seat)

    def words(self, key: str, **values: object) -> str:
        return self.tell.words(f"viceroy.{key}", **values)

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    def points(self, n: int) -> str:
        return self.tell.words("ui.points", n=n)

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame | None:
        return self.s.stack[-1] if self.s.stack else None

    def asks(self, *steps: object) -> bool:
        """Is this seat asked one of these questions?"""
        return self.frame is not None and self.seat in self.s.waiting and self.frame.step in steps

    def sealed(self, seat: int) -> list[int]:
        """What a seat has answered to a sealed question; SECRET where we do not know."""
        return self.s.sealed[seat] if self.s.sealed else []

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, piece: Piece, *actions: int) -> Piece:
        """Let a piece stand for those of these answers that are legal, or else say why they are refused."""
        chosen = [action for action in actions if action in self.legal]
        if chosen:
            piece.action = " ".join(self.s.game.notation(action) for action in chosen)
            piece.tip = piece.tip or piece.label
            piece.label = " / ".join(self.tell.say(action) for action in chosen)
            return piece
        barred = next((action for action in actions if action in self.refused), None)
        if barred is not None:
            piece.refusal = self.tell.why(self.refused[barred])
        return piece

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
