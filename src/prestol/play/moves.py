"""The moves that a player can make now, with all that a table must know to offer them safely."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.core.knowledge import View
from prestol.text.families import Family, Kind
from prestol.text.game_text import NO_BARGAIN, Bargain
from prestol.text.narrator import Narrator

WORLD = (
    1  # the seed of the world in which moves are tried out: any will do that the player cannot tell from the real one
)


@dataclass(frozen=True)
class Move:
    """A legal answer."""

    answer: str  # its notation
    text: str  # the whole sentence
    short: str  # the same under the heading of its group
    family: Family
    loses: str = ""  # what is given up for good, in one sentence
    final: bool = False  # something turns up: it cannot be taken back
    bargain: Bargain = NO_BARGAIN  # what it gives and gets, if it has a panel
    note: str = ""  # what it comes to, for the panel to say

    @property
    def ends(self) -> bool:
        return self.family.kind is Kind.END

    def needs_asking(self, careful: bool) -> bool:
        """Must the player say twice that it is meant? The careful are asked about all that cannot be taken back."""
        return self.loses != "" or (careful and self.final and not self.family.routine)


def moves(narrator: Narrator, view: View, seat: int) -> list[Move]:
    """In the order of their groups; what ends or declines something comes last."""
    legal = sorted(view.board.legal(seat), key=narrator.text.rank)
    final = turning_up(view, seat, legal)
    return [move(narrator, view, seat, action, action in final) for action in legal]


def tried(narrator: Narrator, view: View, seat: int, action: int) -> Move:
    """One of them."""
    return move(narrator, view, seat, action, action in turning_up(view, seat, [action]))


def move(narrator: Narrator, view: View, seat: int, action: int, final: bool) -> Move:
    board = view.board
    return Move(
        answer=narrator.game.notation(action),
        text=narrator.say(board, seat, action),
        short=narrator.short(board, seat, action),
        family=narrator.text.family(action),
        loses=narrator.loses(board, seat, action),
        final=final,
        bargain=narrator.text.bargain(board, seat, *narrator.game.actions.family(action)),
        note=narrator.note(board, seat, action),
    )


def turning_up(view: View, seat: int, legal: list[int]) -> set[int]:
    """Which of these moves turn up something hidden. They are tried out in a world that fits what the seat knows,
    so that nothing of the real one shows."""
    world = view.sample(WORLD)
    found = set()
    for action in legal:
        state = world.clone()
        state.apply(seat, action)
        if state.reveals != world.reveals or state.over:
            found.add(action)
    return found
