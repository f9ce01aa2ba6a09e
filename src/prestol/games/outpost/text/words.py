"""Outpost in words. What things are called is in names.py, answers in answers.py, the log in log.py."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import Event, Frame, State
from prestol.games.outpost.rules.build import CHOOSE_PLOT, USE_NEW
from prestol.games.outpost.rules.cards import BUILDING_NAMES
from prestol.games.outpost.rules.effects import CHOOSE_KIND
from prestol.games.outpost.rules.monsters import MONSTER_CHECK
from prestol.games.outpost.rules.passing import KEEP_COMMONS
from prestol.games.outpost.rules.regions import COLLECT_STEP, TAKE_EXTRA
from prestol.games.outpost.rules.scoring import title
from prestol.games.outpost.rules.state import Outpost, Player
from prestol.games.outpost.rules.streets import STREET_STEP
from prestol.games.outpost.rules.turn import TURN
from prestol.games.outpost.text import answers, cards, exchanges, log, moves, sounds
from prestol.games.outpost.text.names import ROMAN, Names
from prestol.text.game_text import NO_BARGAIN, Bargain, CardText, Phrase, Ware


class OutpostText(Names):
    """Puts Outpost into words of one language."""

    common = log.COMMON
    families = moves.FAMILIES
    sounds = sounds.SOUNDS

    def groups(self, events: Sequence[Event]) -> list[list[Event]]:
        return log.groups(self.game.events, events)

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return log.values(self, kind, a, b)

    def cards(self) -> list[CardText]:
        return cards.listed(self)

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Outpost)
        return answers.values(self, board, seat, family, label)

    def loses(self, board: State, seat: int, family: str, label: str) -> str:
        assert isinstance(board, Outpost)
        return moves.loses(board, seat, family)

    # -- exchanges ----------------------------------------------------------------------------------------------------

    def bargain(self, board: State, seat: int, family: str, label: str) -> Bargain:
        return exchanges.bargain(label) if family == "trade" else NO_BARGAIN

    def wares(self, board: State, seat: int) -> list[Ware]:
        assert isinstance(board, Outpost)
        return exchanges.wares(self, board.players[seat])

    # -- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, board: State, step: str) -> str:
        """The key of the question, with the numbers that help to answer it."""
        assert isinstance(board, Outpost)
        frame = board.stack[-1]
        player = board.players[frame.seat]
        if step == "turn":
            return Phrase(turn_key(frame), n=int(player.settlers()))
        if step == "kind":
            key = f"kind_{BUILDING_NAMES[CHOOSE_KIND.building(frame)]}"
            return Phrase(key, gains=self.cost(CHOOSE_KIND.choice(frame).gains))
        if step == "artifact":
            return step if board.round else "artifact_first"
        if step == "keep":
            return Phrase(step, n=int(KEEP_COMMONS.left(board, frame)))
        return self.prompt_about(board, player, frame, step)

    def prompt_about(self, board: Outpost, player: Player, frame: Frame, step: str) -> str:
        """Questions about a building, a street, a region or a territory."""
        if step == "plot":
            return Phrase(step, building=self.the_building(self.data.kind[board.market[CHOOSE_PLOT.slot(frame)][-1]]))
        if step == "use_new":
            house = player.houses[player.house_at(USE_NEW.cell(frame))]
            return Phrase(step, building=self.the_building(self.data.kind[house]))
        if step == "street":
            return Phrase(step, street=STREET_STEP.street(frame) + 1)
        if step == "monster":
            card = player.land_at(MONSTER_CHECK.cell(frame))
            return Phrase(step, monster=self.monster(self.data.colour[card]), territory=self.territory(card))
        return Phrase(step, region=ROMAN[region_of(frame)])

    # -- the solo game ------------------------------------------------------------------------------------------------

    def title(self, points: int) -> str:
        """What the solo game calls a player with so many points (13)."""
        return self.words(f"title.{title(self.data, points)}")

    def verdict(self, board: State) -> str:
        """“83 points: Knight”; nothing while the game goes on, or if there were others to beat."""
        if not board.over or board.seats > 1:
            return ""
        total = board.results()[0].total
        return self.words("verdict", points=self.points(total), title=self.title(total))


def turn_key(frame: Frame) -> str:
    """What is left to do in a turn."""
    if TURN.has_acted(frame):
        return "turn_both" if TURN.has_invited(frame) else "turn_acted"
    return "turn_invited" if TURN.has_invited(frame) else "turn"


def region_of(frame: Frame) -> int:
    """The region that a question is about."""
    return TAKE_EXTRA.region(frame) if frame.step is TAKE_EXTRA else COLLECT_STEP.region(frame)
