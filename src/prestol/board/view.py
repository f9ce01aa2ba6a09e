"""A position as one seat looks at it: what a game's board asks when it lays out its pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from prestol.board.scene import Piece
from prestol.core.engine import Frame, State
from prestol.core.errors import Reason
from prestol.text.game_text import GameText
from prestol.text.narrator import Narrator

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=GameText)

MANY = 5  # answers that nobody would listen to in one breath


class BoardView(Generic[S, T]):
    """What the seat may answer, and the words to speak about it; seat None only looks on."""

    def __init__(self, s: S, seat: int | None, narrator: Narrator, text: T) -> None:
        self.s = s
        self.seat = seat
        self.narrator = narrator
        self.text = text  # the narrator's own, of the game's own class
        self.legal: set[int] = set() if seat is None else set(s.legal(seat))
        self.refused: dict[int, Reason] = {} if seat is None else s.refusals(seat)
        self.said: dict[object, str] = {}  # much is said again and again

    def words(self, key: str, **values: object) -> str:
        """From the game's catalogue, or the site's."""
        return self.narrator.words(key, **values)

    def once(self, key: object, say: Callable[[], str]) -> str:
        """What has been said once need not be looked up again."""
        found = self.said.get(key)
        if found is None:
            found = self.said[key] = say()
        return found

    def points(self, n: int) -> str:
        return self.once(("points", n), lambda: self.words("ui.points", n=n))

    def player(self, number: int) -> str:
        return self.narrator.player(number)

    def say(self, action: int) -> str:
        """An answer in words."""
        return self.once(action, lambda: self.narrator.say(self.s, self.seat or 0, action))

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame | None:
        return self.s.stack[-1] if self.s.stack else None

    def asks(self, *steps: object) -> bool:
        """Is this seat asked one of these questions?"""
        return self.frame is not None and self.seat in self.s.waiting and self.frame.step in steps

    def is_lit(self, seat: int) -> bool:
        """Does everybody look at this player: the one to move, or at the end the winner?"""
        return seat in self.winners if self.s.over else seat in self.s.waiting

    @cached_property
    def winners(self) -> list[int]:
        return [line.player for line in self.s.results() if line.rank == 1]

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, piece: Piece, *actions: int) -> Piece:
        """Let a piece stand for those of these answers that are legal, or else say why they are refused.

        A piece without words of its own stands on another one, which says it for both.
        """
        chosen = [action for action in actions if action in self.legal]
        if chosen:
            piece.action = " ".join([self.s.game.notation(action) for action in chosen])
            piece.gives_up = all(self.narrator.loses(self.s, self.seat or 0, action) for action in chosen)
            piece.tip = piece.tip or piece.label
            if len(chosen) < MANY or not piece.label:  # else the menu says them, one by one
                piece.label = " / ".join([self.say(action) for action in chosen])
            else:
                piece.now = piece.now or self.words("web.lens.moves", n=len(chosen))
            return piece
        barred = next((action for action in actions if action in self.refused), None)
        if barred is not None and piece.label:
            reason = self.refused[barred]
            piece.refusal = self.once(("why", reason.key), lambda: sentence(self.narrator.why(reason)))
            piece.rules = " ".join(reason.rules)
        return piece


def sentence(text: str) -> str:
    """A reason that stands by itself, behind a name or in a line of its own."""
    return text[:1].upper() + text[1:]
