"""What the drawn board asks of a position: words for its cards, and which answer a piece stands for."""

from __future__ import annotations

from prestol.core.look import Sight
from prestol.core.scene import Piece
from prestol.games.conspiracy import locations, scoring
from prestol.games.conspiracy.cards import COLOUR_NAMES, FIRST_LOCATION, LETTERS, LOCATIONS, colour, rank, worth
from prestol.games.conspiracy.state import NOBODY, Conspiracy

POWERS = ("swap", "silver_key", "gold_key", "two_pearls", "one_pearl", "reveal")  # by rank


class Look(Sight[Conspiracy]):
    """A position of Conspiracy as a seat sees it."""

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, piece: Piece, *actions: int) -> Piece:
        """Let a piece stand for the first of these answers that is legal, or else say why it is refused."""
        chosen = next((action for action in actions if action in self.legal), None)
        if chosen is not None:
            piece.action = self.s.game.notation(chosen)
            piece.label = self.tell.say(chosen)
            return piece
        barred = next((action for action in actions if action in self.refused), None)
        if barred is not None:
            piece.refusal = self.tell.why(self.refused[barred])
        return piece

    @property
    def mover(self) -> int:
        """The player whose turn it is."""
        return self.s.stack[0].seat if self.s.stack else NOBODY

    # -- lords ------------------------------------------------------------------------------------------------------

    def short_name(self, card: int) -> str:
        """«Politician 4»."""
        member = self.words(f"member.{COLOUR_NAMES[colour(card)]}")
        return self.words("lord", member=member, points=worth(card))

    def lord_name(self, card: int) -> str:
        """«Politician 4 (1 pearl)»."""
        power = self.words(f"power.{POWERS[rank(card)]}")
        return self.words("lord_with_power", name=self.short_name(card), power=power)

    def lord(self, card: int, x: float, y: float, size: float, start: str = "", small: bool = False) -> Piece:
        data = (LETTERS[colour(card)], int(worth(card)), POWERS[rank(card)])
        if small:  # powers already used: not worth the words, every board has fifty of these
            return Piece(f"lord-{card}", "ally", x, y, size, data, self.short_name(card), start=start)
        return Piece(f"lord-{card}", "lord", x, y, size, data, self.lord_name(card), start=start)

    # -- locations --------------------------------------------------------------------------------------------------

    def location_name(self, card: int) -> str:
        return self.words(f"location.{LOCATIONS[card - FIRST_LOCATION]['id']}")

    def location_text(self, card: int, brief: bool = False) -> str:
        effect = self.words(f"{'brief' if brief else 'effect'}.{LOCATIONS[card - FIRST_LOCATION]['id']}")
        return f"{self.location_name(card)}: {effect}"

    def location(self, card: int, x: float, y: float, size: float, worded: bool) -> Piece:
        """A location on the table; its tip says what it would be worth to the viewer now."""
        fact = LOCATIONS[card - FIRST_LOCATION]
        words = self.words(f"brief.{fact['id']}") if worded else ""
        piece = Piece(f"location-{card}", "location", x, y, size, (fact["id"], fact["vp"], words))
        piece.label, piece.start = self.location_text(card), "location-deck"
        if self.seat is not None:
            piece.tip = f"{piece.label}\n{self.words('ui.for_you', points=self.points(self.promise(card)))}"
        return piece

    def promise(self, card: int) -> int:
        """What a location would be worth to the viewer now."""
        assert self.seat is not None
        taker = self.s.players[self.seat].clone()
        taker.locations = [*taker.locations, card]
        taker.pearls += LOCATIONS[card - FIRST_LOCATION].get("pearls", 0)
        return locations.points(taker, card)

    def worth_now(self, number: int, card: int) -> int:
        """What a taken location counts for its owner."""
        if number == self.s.seats:
            return scoring.LEGEND_LOCATION_VP
        return locations.points(self.s.players[number], card)
