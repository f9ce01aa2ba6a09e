"""Match: a game being played, with its history, undo and log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from prestol.core import position as positions
from prestol.core.chance import Keyed
from prestol.core.engine import EVERYBODY, Event, Sealed, State
from prestol.core.errors import BadSetup, CannotUndo, NoHint
from prestol.core.game import Game
from prestol.core.knowledge import View
from prestol.games import game
from prestol.play import record

if TYPE_CHECKING:
    from prestol.play.hint import Hint

WATCHED = 40  # answers of which every moment is remembered


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that was given, and what undo needs to know about the moment before it."""

    seat: int
    action: int
    reveals: int
    sealed: bool  # given in secret, together with other seats


class Match:
    """A game and all answers given so far; the game is over when ``state.over``."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, object], position: str | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = game.seed(seed)
        self.options = game.chosen(seats, options)
        self.position = position  # where it begins: a written position without its first line; None: with a deal
        self.moves: list[Move] = []
        self.log: list[list[Event]] = []  # what each answer brought about; the first entry is the setup
        self.watched = False  # does somebody want to see every moment of the last answers?
        self.moments: list[list[State]] = []  # of those: how things stood before, then at each of their events
        self.state: State = self.start()

    @classmethod
    def new(
        cls, name: str, seats: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> Match:
        """A new match; without a seed nobody can guess its cards."""
        found = game(name)
        return cls(found, seats, found.seed(seed), options or {})

    @classmethod
    def from_position(cls, name: str, text: str, seed: int | None = None) -> Match:
        """A match that begins at a written position; the seed is for what the position leaves to chance."""
        found = game(name)
        state = found.position(text)  # says what is wrong with it
        return cls(found, state.seats, found.seed(seed), state.options, positions.facts(text))

    def start(self) -> State:
        """Begin again."""
        state = self.beginning()
        self.moves, self.log, self.moments = [], [state.events or []], [[]]
        return state

    def beginning(self) -> State:
        """Deal from the seed, or lay out the position."""
        if self.position is None:
            return self.game.new(self.seats, self.seed, self.options, told=True)
        head = positions.header(self.game, self.seats, self.options)
        return self.game.position(f"{head}\n{self.position}", Keyed(self.seed))

    def __copy__(self) -> Match:
        """A match that goes on by itself."""
        made = Match.__new__(Match)
        made.__dict__ |= self.__dict__
        made.moves, made.log, made.moments, made.state = self.moves[:], self.log[:], self.moments[:], self.state.clone()
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.__copy__()

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int | str) -> None:
        """Answer for a seat; IllegalAction or BadAction change nothing."""
        number = self.game.parse(action) if isinstance(action, str) else action
        move = Move(seat, number, self.state.reveals, self.is_sealed())
        self.state.events, self.state.moments = [], [self.state.clone()] if self.watched else None
        self.state.apply(seat, number)
        self.moves.append(move)
        self.log.append(self.state.events)
        self.remember()

    def remember(self) -> None:
        """Keep the moments of the last answers, and only of those."""
        self.moments.append(self.state.moments or [])
        self.state.moments = None
        if len(self.moments) > WATCHED:
            self.moments[-WATCHED - 1] = []

    def is_sealed(self) -> bool:
        return bool(self.state.stack) and isinstance(self.state.stack[-1].step, Sealed)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; CannotUndo says why that may not be."""
        step = self.undoable(seat)
        moves = self.moves[:step] + self.moves[step + 1 :]  # what others answered in secret since then stays
        self.state = self.start()
        for move in moves:
            self.play(move.seat, move.action)

    def undoable(self, seat: int) -> int:
        """The step that undo would take back. It never crosses a reveal or another seat's open answer."""
        step = max((step for step, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if step < 0:
            raise CannotUndo("player {player} has not moved yet", player=seat + 1)
        if self.state.over:
            raise CannotUndo("the game is over")
        if self.state.reveals != self.moves[step].reveals:
            raise CannotUndo("something has been revealed since then")
        if not all(move.sealed for move in self.moves[step:]) and step < len(self.moves) - 1:
            raise CannotUndo("another player has moved since then")
        return step

    # -- looking ----------------------------------------------------------------------------------------------------

    def at(self, step: int) -> State:
        """The state after so many answers."""
        self.check_step(step)
        state = self.beginning()
        for move in self.moves[:step]:
            state.apply(move.seat, move.action)
        return state

    def walk(self) -> Iterator[tuple[Move, State]]:
        """Every answer with the state in which it was given: one state that moves on, only to be looked at."""
        state = self.beginning()
        for move in self.moves:
            yield move, state
            state.apply(move.seat, move.action)

    def check_step(self, step: int) -> None:
        if not 0 <= step <= len(self.moves):
            raise BadSetup("there is no step {step}: steps run from 0 to {last}", step=step, last=len(self.moves))

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def hint(self, seat: int, level: str = "grandmaster", seconds: float = 1.5, seed: int = 0) -> Hint:
        """What a strong player who knows what the seat knows would answer; NoHint if the seat is not asked."""
        if self.state.over:
            raise NoHint("the game is over")
        from prestol.play.hint import hint  # bots of all games, for those who ask

        return hint(self.view(seat), seat, level, seconds, seed)

    def _repr_svg_(self) -> str | None:
        """Notebooks show a match as its board, seen by one who looks on."""
        return self.view(None)._repr_svg_()

    def events(self, step: int, seat: int | None) -> list[Event]:
        """What the answer before this step brought about, as far as the seat may know."""
        self.check_step(step)
        return [event for event in self.log[step] if event.seen_by in (EVERYBODY, seat)]

    # -- keeping ----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The match as readable text. It holds the seed: not for other players before the game is over."""
        answers = [(move.seat, self.game.notation(move.action)) for move in self.moves]
        totals = [score.total for score in self.state.results()] if self.state.over else None
        options = self.game.unusual(self.options)
        committed = record.commitment(self.seed)
        facts = self.position.splitlines() if self.position is not None else None
        header = record.Header(self.game.name, self.game.version, self.seats, options, self.seed, committed, facts)
        return record.write(record.Record(header, answers, totals))

    @classmethod
    def from_record(cls, text: str) -> Match:
        """Replay a record; BadRecord says what is wrong with it."""
        return record.replay(text, lambda name, *setup: cls(game(name), *setup))
