"""What the cards of Viceroy do, in words, with the numbers that cards.toml has for them."""

from __future__ import annotations

from prestol.games.viceroy.rules.cards import (
    BOTTOM,
    CARDS,
    COLOUR_NAMES,
    LAW_LEVELS,
    ROWS,
    TOP_LEFT,
    TOP_RIGHT,
    facts_of,
    has_options,
    is_law,
    options_of,
    row_of,
)
from prestol.games.viceroy.text.names import Names
from prestol.text.game_text import CardText


def gem_of_row(card: int, row: int) -> int:
    """The colour that a row of a character adds to the cost."""
    return COLOUR_NAMES.index(facts_of(card)["cost"][row])


class Cards(Names):
    """What the cards do, in one language."""

    def effect(self, card: int) -> str:
        """What a character costs and brings, or what a law does, in one line."""
        return self.law_effect(card) if is_law(card) else "; ".join(self.rows(card))

    def lines(self, card: int) -> list[str]:
        """The same in lines; those of a character stand as on the card, the lowest level last."""
        return [self.law_effect(card)] if is_law(card) else self.rows(card)[::-1]

    # -- characters ---------------------------------------------------------------------------------------------------

    def rows(self, card: int) -> list[str]:
        return [self.row(card, row) for row in range(ROWS)]

    def row(self, card: int, row: int) -> str:
        """“level 2: 5 gems (extra cost: blue)”."""
        gem, reward = self.colour(gem_of_row(card, row)), self.symbols(row_of(card, row))
        return self.words("row", level=row + 1, gem=gem, reward=reward)

    # -- laws ---------------------------------------------------------------------------------------------------------

    def law_effect(self, law: int) -> str:
        if has_options(law):
            return self.words("choose_one", options=" / ".join(map(self.symbols, options_of(law))))
        fact = facts_of(law)
        return self.words(
            f"effect.{fact['id']}",
            points=self.points_each(law),
            gems=self.some_gems(fact.get("gems", 0)),
            most=fact.get("most", 0),
            levels=int(LAW_LEVELS),
            drawn=self.laws(fact.get("draws", 0)),
            returned=self.laws(fact.get("returns", 0)),
        )

    def points_each(self, law: int) -> str:
        """What each thing is worth that a law counts: “5 points”."""
        return self.points(facts_of(law).get("vp", 0))

    # -- the list of cards --------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        return [self.card_text(fact["number"], fact["from"]) for fact in CARDS]

    def card_text(self, card: int, provenance: str) -> CardText:
        effect = f"{self.effect(card)} · {self.sectors(card)}"
        return CardText("laws" if is_law(card) else "characters", str(card), self.name(card), 1, effect, provenance)

    def sectors(self, card: int) -> str:
        left, right, bottom = (self.colour(sectors[card]) for sectors in (TOP_LEFT, TOP_RIGHT, BOTTOM))
        return self.words("sectors", left=left, right=right, bottom=bottom)
