"""A position of Conspiracy as a seat sees it: its pieces, and what they say."""

from __future__ import annotations

from prestol.board.scene import Piece
from prestol.board.view import BoardView
from prestol.games.conspiracy.board import cards
from prestol.games.conspiracy.rules import locations, scoring
from prestol.games.conspiracy.rules.cards import FIRST_LOCATION, LETTERS, LOCATIONS, colour, worth
from prestol.games.conspiracy.rules.state import NOBODY, Conspiracy
from prestol.games.conspiracy.text.words import ConspiracyText


class ConspiracyView(BoardView[Conspiracy, ConspiracyText]):
    @property
    def mover(self) -> int:
        """The player whose turn it is."""
        return self.s.stack[0].seat if self.s.stack else NOBODY

    # -- lords ------------------------------------------------------------------------------------------------------

    def lord(
        self, card: int, x: float, y: float, size: float, start: str = "", small: bool = False, used: bool = False
    ) -> Piece:
        letter, value = LETTERS[colour(card)], int(worth(card))
        if small:  # powers already used: not worth the words, every board has fifty of these
            face, label = cards.ally(letter, value, used), self.text.lord_name(card)
        else:
            face, label = cards.lord(letter, value, used), self.text.lord(card)
        return Piece(f"lord-{card}", face, x, y, size, label=label, start=start)

    def growing(self, card: int) -> str:
        """Whether a lord placed next would make the viewer's largest coalition larger."""
        if self.seat is None or self.seat != self.mover or not self.s.players[self.seat].free_spots():
            return ""
        player = self.s.players[self.seat].clone()
        before = scoring.coalition_points(player)
        player.alliance = [*player.alliance, card]
        more = scoring.coalition_points(player) - before
        return self.words("ui.grows", n=more) if more > 0 else ""

    # -- locations --------------------------------------------------------------------------------------------------

    def location_text(self, card: int, brief: bool = False) -> str:
        effect = self.text.location_brief(card) if brief else self.text.location_effect(card)
        return f"{self.text.location(card)}: {effect}"

    def location(self, card: int, x: float, y: float, size: float, whole: bool) -> Piece:
        """A location on the table; its tip says what it would be worth to the viewer now."""
        id, words = LOCATIONS[card - FIRST_LOCATION]["id"], self.text.location_brief(card)
        face = cards.location(id, self.text.location(card), words) if whole else cards.leaf(id, words)
        piece = Piece(f"location-{card}", face, x, y, size, label=self.location_text(card), start="location-deck")
        if self.seat is not None:
            points = self.points(self.worth_if_taken(card))
            piece.now = self.words("ui.for_you", points=points)
            piece.tip = f"{piece.label}\n{piece.now}"
        return piece

    def worth_if_taken(self, card: int) -> int:
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
