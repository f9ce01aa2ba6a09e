"""Conspiracy in words."""

from __future__ import annotations

from prestol.core.engine import State
from prestol.games.conspiracy.rules import state as table
from prestol.games.conspiracy.rules.cards import (
    COLOUR_NAMES,
    COPIES,
    COPIES_OF_RANK,
    FACTS,
    FIRST_LOCATION,
    KINDS,
    LEGENDS,
    LETTERS,
    LOCATIONS,
    colour,
    kind_name,
    power,
    rank,
    worth,
)
from prestol.games.conspiracy.rules.notation import KIND_NAMES, LOCATION_NAMES
from prestol.games.conspiracy.rules.steps import SWAP_LORDS
from prestol.games.conspiracy.text.moves import FAMILIES
from prestol.games.conspiracy.text.sounds import SOUNDS
from prestol.text.game_text import CardText, GameText, Thing

LORD_EVENTS = ("kept", "discarded", "returned", "revealed_lord", "drew_lord")
LOCATION_EVENTS = ("revealed_location", "took_location")


def location_id(card: int) -> str:
    return LOCATION_NAMES[card - FIRST_LOCATION]


class ConspiracyText(GameText):
    """Puts Conspiracy into words of one language."""

    quiet = ("crest_moved", "drew_lord", "discarded")
    families = FAMILIES
    sounds = SOUNDS

    # -- cards ------------------------------------------------------------------------------------------------------

    def lord(self, card: int) -> str:
        """“Politician 4 (1 pearl)”."""
        return self.words("lord_with_power", name=self.lord_name(card), power=self.power(card))

    def lord_name(self, card: int) -> str:
        """“Politician 4”."""
        return self.words("lord", member=self.words(f"member.{COLOUR_NAMES[colour(card)]}"), points=worth(card))

    def lord_on(self, alliance: list[int], spot: int) -> str:
        return self.lord_name(alliance[spot]) if spot < len(alliance) else "–"

    def power(self, card: int) -> str:
        return self.words(f"power.{power(card)}")

    def location(self, card: int) -> str:
        return self.words(f"location.{location_id(card)}")

    def location_effect(self, card: int) -> str:
        return self.effect(location_id(card))

    def location_brief(self, card: int) -> str:
        """What a location is worth, in few words."""
        return self.words(f"brief.{location_id(card)}")

    def effect(self, id: str) -> str:
        return self.words(f"effect.{id}")

    def guild(self, of: int) -> str:
        return self.words(f"guild.{COLOUR_NAMES[of]}")

    def legend(self, of: int) -> str:
        return self.words(f"legend.{COLOUR_NAMES[of]}")

    def pile(self, of: int) -> str:
        return self.words(f"pile.{COLOUR_NAMES[of]}")

    def a_pile(self, of: int) -> str:
        """A pile that is taken."""
        return self.words(f"a_pile.{COLOUR_NAMES[of]}")

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
                self.words(f"location.{fact['id']}"),
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
                self.words(f"legend.{fact['colour']}"),
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
            return {"pile": self.a_pile(of), "n": len(board.piles[of])}
        if family in ("keep", "return", "place"):
            return {"lord": self.lord(KIND_NAMES.index(label) * COPIES)}
        if family == "swap":
            alliance = board.players[seat].alliance
            return {
                "spot": label,
                "lord": self.lord_name(alliance[int(label) - 1]) if int(label) <= len(alliance) else "",
            }
        if family == "take":
            return {"location": self.words(f"location.{label}"), "effect": self.effect(label)}
        return {}

    def prompt(self, board: State, step: str) -> str:
        """The key of the question; a swap asks twice, and some questions are asked for the legendary lord."""
        assert isinstance(board, table.Conspiracy)
        frame = board.stack[-1]
        if step == "swap" and SWAP_LORDS.first(frame) != table.NO_SPOT:
            return "swap_with"
        if step in ("extend", "return") and frame.seat >= board.seats:
            return f"{step}_legend"
        return step

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        if kind in LORD_EVENTS:
            return {"lord": Thing(self.lord(a), f"lord-{a}")}
        if kind in LOCATION_EVENTS:
            return {"location": Thing(self.location(a), f"location-{a}"), "effect": self.location_effect(a)}
        if kind == "placed":
            return {"lord": Thing(self.lord_name(a), f"lord-{a}"), "spot": b + 1}
        if kind == "took_pile":
            return {"pile": Thing(self.a_pile(a), f"pile-{LETTERS[a]}"), "n": b}
        if kind == "crest_moved":
            return {"spot": a + 1, "guild": self.guild(b)}
        if kind == "swapped":
            return {"one": a + 1, "other": b + 1}
        return {"n": a}
