"""Rurik in words. Names are in names.py, cards in cards.py, answers in answers.py, questions in questions.py, the log
in log.py, the list of all cards in card_list.py."""

from __future__ import annotations

from prestol.core.engine import State
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text import answers, card_list, exchanges, log, moves, questions, sounds
from prestol.games.rurik.text.cards import Cards
from prestol.text.game_text import Bargain, CardText, Ware


class RurikText(Cards):
    """Puts Rurik into words of one language."""

    quiet = ("refilled", "returned")
    phases = ("round", "strategy_phase", "action_phase", "development_phase")
    common = ("shuffled", "fresh_deeds")
    asides = ("lost",)
    families = moves.FAMILIES
    sounds = sounds.SOUNDS

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Rurik)
        return answers.values(self, board, seat, family, label)

    def loses(self, board: State, seat: int, family: str, label: str) -> str:
        assert isinstance(board, Rurik)
        return moves.loses(self, board, family)

    def bargain(self, board: State, seat: int, family: str, label: str) -> Bargain:
        return exchanges.bargain(family, label)

    def wares(self, board: State, seat: int) -> list[Ware]:
        assert isinstance(board, Rurik)
        return exchanges.wares(self, board.players[seat])

    def note(self, board: State, seat: int, family: str, label: str) -> str:
        assert isinstance(board, Rurik)
        return exchanges.note(self, board, int(label)) if family == "bribe" else ""

    def prompt(self, board: State, step: str) -> str:
        assert isinstance(board, Rurik)
        return questions.question(self, board, step)

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return log.values(self, kind, a, b)

    def cards(self) -> list[CardText]:
        return card_list.listed(self)
