"""What the drawn board asks of a position: words for its things, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prestol.core.look import Sight
from prestol.core.scene import Tell
from prestol.games.outpost.cards import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    GUILD_NAMES,
    NO_COLOUR,
    RESOURCE_NAMES,
    Cards,
)
from prestol.games.outpost.scoring import hero_points
from prestol.games.outpost.state import Outpost, Player

ROMAN = ("I", "II", "III")
DOUBTFUL = "reconstructed"


@cache
def origins(cards: Cards) -> list[str]:
    """Where each card's face comes from, by card number: its own word, or that of its section."""
    found = []
    for section in ("territories", "buildings", "heroes", "artifacts"):
        facts = cards.facts[section]
        for entry in facts["list"]:
            found += [entry.get("from", facts["from"])] * entry.get("copies", 1)
    return found


class Look(Sight[Outpost]):
    """A position of Outpost as a seat sees it."""

    def __init__(self, s: Outpost, seat: int | None, tell: Tell) -> None:
        super().__init__(s, seat, tell)
        self.origins = origins(s.cards)

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"board.{key}", **values)

    @property
    def own(self) -> Player | None:
        return None if self.seat is None else self.s.players[self.seat]

    # -- names ------------------------------------------------------------------------------------------------------

    def name(self, key: str) -> str:
        """A word that is often needed."""
        return self.once(key, lambda: self.words(key))

    def resource(self, resource: int) -> str:
        return self.name(f"resource.{RESOURCE_NAMES[resource]}")

    def building(self, kind: int) -> str:
        return self.name(f"building.{BUILDING_NAMES[kind]}")

    def monster(self, colour: int) -> str:
        """«gnoll»; of a card that shows none, so much."""
        return self.name(f"monster.{COLOUR_NAMES[colour]}" if colour != NO_COLOUR else "colour.none")

    def pieces(self, counts: Sequence[int]) -> str:
        """«2 wood + 1 gold»."""
        return " + ".join([self.some(at, int(n)) for at, n in enumerate(counts) if n])

    def some(self, resource: int, n: int) -> str:
        key = f"pieces.{RESOURCE_NAMES[resource]}"
        return self.once((key, n), lambda: self.words(key, n=n))

    def settlers(self, n: int) -> str:
        return self.once(("settlers", n), lambda: self.words("settlers", n=n))

    # -- cards ------------------------------------------------------------------------------------------------------

    def origin(self, card: int) -> str:
        """Where its face comes from, for the tip."""
        return self.said_of(self.origins[card])

    def source(self, section: str) -> str:
        """The same of what lies face down."""
        return self.said_of(self.s.cards.facts[section]["from"])

    def said_of(self, word: str) -> str:
        key = f"provenance.{word}"
        return self.once(key, lambda: self.ui("from", word=self.tell.words(key)))

    def doubtful(self, card: int) -> bool:
        """Is its face a guess of ours?"""
        return self.origins[card] == DOUBTFUL

    def hero(self, card: int) -> str:
        """«Builder B04»."""
        cards = self.s.cards
        return self.words(f"guild.{GUILD_NAMES[cards.kind[card]]}", id=cards.names[card])

    def hero_rule(self, card: int) -> str:
        """What a hero counts."""
        cards = self.s.cards
        return self.words(f"guild_points.{GUILD_NAMES[cards.kind[card]]}", points=self.points(cards.vp[card]))

    def worth(self, seat: int, card: int) -> int:
        """The points of a hero for a player as things stand."""
        return int(hero_points(self.s, self.s.players[seat], card))
