"""What has happened since a page was drawn, event by event: for each one its sentence, and the pieces that changed.

The page shows one after another and ends with the board it has been sent; nothing depends on these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board import svg
from prestol.board.scene import Piece
from prestol.core.engine import Event, State
from prestol.games import kit_of
from prestol.text.narrator import Narrator
from prestol.web.presenter import Viewer, eyes_of, is_hot_seat, narrator_of
from prestol.web.table import Table
from prestol.web.view_models import Beat, Beats

MOST = 24  # that anybody would sit through

Drawn = dict[str, Piece]


def beats(table: Table, viewer: Viewer, after: int) -> Beats:
    """What happened since revision ``after``, in the eyes of the viewer."""
    narrator, match, first = narrator_of(table, viewer.say), table.match, table.steps.get(after)
    if first is None or is_hot_seat(table, viewer):  # something was taken back; or another seat looks now
        return Beats(follows=False)
    steps = range(first + 1, len(match.moves) + 1)
    told = sum(len(narrator.text.groups(match.events(step, eyes_of(table, viewer)))) for step in steps)
    if told > MOST or not all(match.moments[step] for step in steps):
        return Beats(follows=False, missed=len(steps), step=first)
    return Beats(list(Watcher(table, viewer, narrator).watch(steps)))


class Watcher:
    """Sees the board change, and says what is new."""

    def __init__(self, table: Table, viewer: Viewer, narrator: Narrator) -> None:
        self.match, self.narrator, self.shape = table.match, narrator, viewer.shape
        self.eyes = eyes_of(table, viewer)
        self.drawn: Drawn = {}

    def watch(self, steps: Sequence[int]) -> Iterator[Beat]:
        for step in steps:
            before, *moments = self.match.moments[step]
            if step == steps[0]:
                self.drawn = self.draw(before)
            at = dict(zip(map(id, self.match.log[step]), moments, strict=True))
            for group in self.narrator.text.groups(self.match.events(step, self.eyes)):
                yield self.beat(step, group, at[id(group[-1])])

    def draw(self, moment: State) -> Drawn:
        scene = kit_of(self.match.game).board.scene(moment.view(self.eyes).board, self.eyes, self.narrator, self.shape)
        return {piece.id: piece.seen() for piece in scene.pieces}

    def beat(self, step: int, group: Sequence[Event], moment: State) -> Beat:
        old, self.drawn = self.drawn, self.draw(moment)
        new = [piece for id, piece in self.drawn.items() if old.get(id) != piece]
        gone = [id for id in old if id not in self.drawn]
        text, sound = self.narrator.line(group), self.narrator.text.sound(group[0])
        return Beat(step, self.actor(group[0]), text, sound, "".join(map(svg.piece, new)), gone)

    def actor(self, event: Event) -> int | None:
        text = self.narrator.text
        return None if self.match.game.events[event.kind] in (*text.phases, *text.common) else event.seat
