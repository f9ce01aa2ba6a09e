"""Conspiracy in words."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import State
from prestol.games.conspiracy import state as table
from prestol.games.conspiracy.cards import (
    COLOUR_NAMES,
    COPIES,
    COPIES_OF_RANK,
    FACTS,
    FIRST_LOCATION,
    KINDS,
    LEGENDS,
    LETTERS,
    LOCATIONS,
    RANKS,
    kind,
    kind_name,
    rank,
    worth,
)
from prestol.games.conspiracy.notation import KIND_NAMES, LOCATION_NAMES
from prestol.text import Words
from prestol.text.teller import CardText

POWERS = ("swap", "silver_key", "gold_key", "two_pearls", "one_pearl", "reveal")  # by rank
LORD_EVENTS = ("kept", "discarded", "returned", "revealed_lord", "drew_lord")
LOCATION_EVENTS = ("revealed_location", "took_location")


class Conspirator:
    """Puts Conspiracy into words of one language."""

    quiet: Sequence[str] = ("crest_moved", "drew_lord", "discarded")

    def __init__(self, words: Words) -> None:
        self.words = words

    # -- cards ------------------------------------------------------------------------------------------------------

    def lord(self, card: int) -> str:
        """«Politician 4 (1 pearl)»."""
        return self.words("conspiracy.lord_with_power", name=self.lord_name(card), power=self.power(card))

    def lord_name(self, card: int) -> str:
        colour = COLOUR_NAMES[kind(card) // RANKS]
        return self.words("conspiracy.lord", member=self.words(f"conspiracy.member.{colour}"), points=worth(card))

    def lord_on(self, alliance: list[int], spot: int) -> str:
        return self.lord_name(alliance[spot]) if spot < len(alliance) else "–"

    def power(self, card: int) -> str:
        return self.words(f"conspiracy.power.{POWERS[rank(card)]}")

    def location_id(self, card: int) -> str:
        return LOCATION_NAMES[card - FIRST_LOCATION]

    def location(self, card: int) -> str:
        return self.words(f"conspiracy.location.{self.location_id(card)}")

    def effect(self, name: str) -> str:
        return self.words(f"conspiracy.effect.{name}")

    def pile(self, of: int) -> str:
        return self.words(f"conspiracy.pile.{COLOUR_NAMES[of]}")

    def cards(self) -> list[CardText]:
        return [self.lord_card(number) for number in range(KINDS)] + self.location_cards() + self.legend_cards()

    def lord_card(self, number: int) -> CardText:
        card = number * COPIES
        fact = FACTS["rank"][rank(card)]
        copies = COPIES_OF_RANK[rank(card)]
        return CardText("lords", kind_name(number), self.lord_name(card), copies, self.power(card), fact["from"])

    def location_cards(self) -> list[CardText]:
        return [
            CardText(
                "promo" if fact.get("promo") else "locations",
                fact["id"],
                self.words(f"conspiracy.location.{fact['id']}"),
                1,
                self.effect(fact["id"]),
                fact["from"],
            )
            for fact in LOCATIONS
        ]

    def legend_cards(self) -> list[CardText]:
        return [
            CardText(
                "legends",
                fact["id"],
                self.words(f"conspiracy.legend.{fact['colour']}"),
                1,
                self.effect(fact["id"]),
                fact["from"],
            )
            for fact in LEGENDS
        ]

    # -- sentences --------------------------------------------------------------------------------------------------

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, table.Conspiracy)
        if family in ("deck", "reveal"):
            return {"n": int(label)}
        if family == "pile":
            of = LETTERS.index(label)
            return {"pile": self.pile(of), "n": len(board.piles[of])}
        if family in ("keep", "return", "place"):
            return {"lord": self.lord(KIND_NAMES.index(label) * COPIES)}
        if family == "swap":
            alliance = board.players[seat].alliance
            return {
                "spot": label,
                "lord": self.lord_name(alliance[int(label) - 1]) if int(label) <= len(alliance) else "",
            }
        if family == "take":
            return {"location": self.words(f"conspiracy.location.{label}"), "effect": self.effect(label)}
        return {}

    def prompt(self, board: State, step: str) -> str:
        """The key of the question; a swap asks twice, and some questions are asked for the legendary lord."""
        assert isinstance(board, table.Conspiracy)
        frame = board.stack[-1]
        if step == "swap" and frame.at > 0:
            return "swap_with"
        if step in ("extend", "return") and frame.seat >= board.seats:
            return f"{step}_legend"
        return step

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        if kind in LORD_EVENTS:
            return {"lord": self.lord(a)}
        if kind in LOCATION_EVENTS:
            return {"location": self.location(a), "effect": self.effect(self.location_id(a))}
        if kind == "placed":
            return {"lord": self.lord_name(a), "spot": b + 1}
        if kind == "took_pile":
            return {"pile": self.pile(a), "n": b}
        if kind == "crest_moved":
            return {"spot": a + 1, "guild": self.words(f"conspiracy.guild.{COLOUR_NAMES[b]}")}
        if kind == "swapped":
            return {"one": a + 1, "other": b + 1}
        return {"n": a}
