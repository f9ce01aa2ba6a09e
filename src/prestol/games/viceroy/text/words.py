"""Viceroy in words. Names are in names.py, what cards do in cards.py, answers in answers.py, the log in log.py."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import Event, Frame, State
from prestol.games.viceroy.rules.cards import DISCARD_GEMS, MOST_STORED, SWAP_PRICE, facts_of
from prestol.games.viceroy.rules.development import CHOOSE, PLAY_CARD
from prestol.games.viceroy.rules.laws import STORE_GEM, TUCK_FROM_HAND
from prestol.games.viceroy.rules.placing import CHARACTER, way_of
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import OneByOne
from prestol.games.viceroy.rules.swapping import NO_TOKEN, SWAP_CARD, SWAP_KIND, SWAP_WITH
from prestol.games.viceroy.text import answers, log, moves, sounds
from prestol.games.viceroy.text.cards import Cards
from prestol.text.game_text import Phrase


class ViceroyText(Cards):
    """Puts Viceroy into words of one language."""

    quiet = ("refreshed", "revealed")
    phases = ("turn", "auction_round", "development_round")
    common = ("clashed", "screens_off")
    families = moves.FAMILIES
    sounds = sounds.SOUNDS

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Viceroy)
        return answers.values(self, board, seat, family, label)

    def loses(self, board: State, seat: int, family: str, label: str) -> str:
        assert isinstance(board, Viceroy)
        return moves.loses(board, seat, family)

    def groups(self, events: Sequence[Event]) -> list[list[Event]]:
        return log.groups(self.game.events, super().groups(events))

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return log.values(self, kind, a, b)

    # -- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, board: State, step: str) -> str:
        """The key of the question: some laws lie elsewhere, and a swap asks for the other's token, then for the own."""
        assert isinstance(board, Viceroy)
        frame = board.stack[-1]
        if frame.step is PLAY_CARD:
            way = way_of(PLAY_CARD.card(board, frame))
            return step if way == CHARACTER else f"{step}_{way}"
        if frame.step in (SWAP_CARD, SWAP_KIND):
            return step if SWAP_KIND.theirs(frame) == NO_TOKEN else f"{step}_own"
        return Phrase(step, **self.asked(frame))

    def asked(self, frame: Frame) -> dict[str, object]:
        """The numbers that a question names."""
        if isinstance(frame.step, OneByOne):
            return {"n": frame.step.left(frame)}
        if frame.step is TUCK_FROM_HAND:
            return {"n": facts_of(TUCK_FROM_HAND.card(frame))["vp"]}
        if frame.step is STORE_GEM:
            return {"n": facts_of(STORE_GEM.card(frame))["vp"], "most": int(MOST_STORED)}
        if frame.step is SWAP_WITH:
            return {"gems": self.some_gems(SWAP_PRICE)}
        return {"gems": self.some_gems(DISCARD_GEMS)} if frame.step is CHOOSE else {}
