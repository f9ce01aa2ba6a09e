"""What the drawn board asks of a position: words for its things, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from prestol.core.engine import Frame
from prestol.core.errors import Reason
from prestol.core.scene import Piece, Tell
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
            found += [origin_of(entry, facts["from"])] * entry.get("copies", 1)
    return found


def origin_of(entry: dict[str, Any], usual: str) -> str:
    """Of a hero that is known better than the others the colour is not: «rulebook colour reconstructed»."""
    own: str = entry.get("from", usual)
    return own if own == usual else f"{own} colour {usual}"


@dataclass
class Look:
    """A position as a seat sees it, and the words to speak about it; seat None only looks on."""

    s: Outpost
    seat: int | None
    tell: Tell
    legal: set[int] = field(init=False)
    refused: dict[int, Reason] = field(init=False)

    def __post_init__(self) -> None:
        self.legal = set() if self.seat is None else set(self.s.legal(self.seat))
        self.refused = {} if self.seat is None else self.s.refusals(self.seat)
        self.origins = origins(self.s.cards)
        self.said: dict[object, str] = {}  # much is said again and again

    def words(self, key: str, **values: object) -> str:
        return self.tell.words(f"outpost.{key}", **values)

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"board.{key}", **values)

    def once(self, key: object, say: Callable[[], str]) -> str:
        """What has been said once need not be looked up again."""
        found = self.said.get(key)
        if found is None:
            found = self.said[key] = say()
        return found

    def points(self, n: int) -> str:
        return self.once(("points", n), lambda: self.tell.words("ui.points", n=n))

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame | None:
        return self.s.stack[-1] if self.s.stack else None

    def asks(self, *steps: object) -> bool:
        """Is this seat asked one of these questions?"""
        return self.frame is not None and self.seat in self.s.waiting and self.frame.step in steps

    def is_moving(self, seat: int) -> bool:
        return seat in self.s.waiting and not self.s.over

    @property
    def own(self) -> Player | None:
        return None if self.seat is None else self.s.players[self.seat]

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, piece: Piece, *actions: int) -> Piece:
        """Let a piece stand for those of these answers that are legal, or else say why they are refused."""
        chosen = [action for action in actions if action in self.legal]
        if chosen:
            piece.action = " ".join([self.s.game.notation(action) for action in chosen])
            piece.tip = piece.tip or piece.label
            piece.label = " / ".join([self.tell.say(action) for action in chosen])
            return piece
        barred = next((action for action in actions if action in self.refused), None)
        if barred is not None:
            reason = self.refused[barred]
            piece.refusal = self.once(("why", reason.key), lambda: self.tell.why(reason))
        return piece

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

    def player(self, seat: int) -> str:
        return self.tell.player(seat)

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
