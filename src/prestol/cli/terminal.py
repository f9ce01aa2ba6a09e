"""``prestol play``: a table in the terminal, for one person, several at one keyboard, and bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from prestol.bots import Bot
from prestol.cli.common import console, read_match, unofficial
from prestol.cli.drawing import draw_log, draw_score, draw_table
from prestol.core.errors import BadPosition, BadSetup, PrestolError
from prestol.games import explained, kit_of
from prestol.play.bots import bot
from prestol.play.hint_text import HintText
from prestol.play.match import Match
from prestol.text import Words, words
from prestol.text.narrator import Narrator

NO_BOTS = "none"
HINTED = 5  # candidates that a hint names


class Setup(NamedTuple):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, object]
    seed: int | None
    position: str | None = None  # where it begins: a file or the text itself

    def begin(self) -> Match:
        if self.position is None:
            return Match.new(self.game, self.seats, self.seed, self.options)
        return Match.from_position(self.game, text_of(self.position), self.seed)


def text_of(position: str) -> str:
    """The text in a file, or the given one."""
    path = Path(position)
    try:
        return path.read_text(encoding="utf-8") if path.is_file() else position
    except (OSError, UnicodeDecodeError):
        raise BadPosition("the file {file} cannot be read", file=position[:80]) from None


def play(setup: Setup, bots: str | None, language: str, record: Path | None, jobs: int) -> None:
    """Sit down and play; a record file that is already there is played on."""
    match = read_match(record) if record is not None and record.exists() else setup.begin()
    players = seated(match, bots, jobs)
    narrator = kit_of(match.game).narrator(language, names(players, words(language)))
    Session(match, players, narrator, record).run()


def seated(match: Match, given: str | None, jobs: int = 1) -> list[Bot | None]:
    """Who sits where: people first, then the bots; without a word, one person and greedy bots."""
    chosen = ["greedy"] * (match.seats - 1) if given is None else given.split(",")
    if given == NO_BOTS:
        chosen = []
    if len(chosen) > match.seats:
        raise BadSetup("{bots} bots do not fit on {seats} seats", bots=len(chosen), seats=match.seats)
    people: list[Bot | None] = [None] * (match.seats - len(chosen))
    return people + [bot(name, match.game, match.seed + seat, jobs) for seat, name in enumerate(chosen)]


def names(players: list[Bot | None], say: Words) -> list[str]:
    return [say("ui.player" if player is None else "ui.bot", number=seat) for seat, player in enumerate(players, 1)]


class Session:
    """A match, the people and bots around it, and the screen."""

    def __init__(self, match: Match, players: list[Bot | None], narrator: Narrator, record: Path | None) -> None:
        self.match = match
        self.players = players
        self.narrator = narrator
        self.say = narrator.words
        self.record = record
        self.told = [0] * match.seats  # by seat: log entries already on its screen
        self.reader: int | None = None  # the seat whose player sits before the screen

    def run(self) -> None:
        self.welcome()
        while not self.match.state.over:
            seat = self.match.state.waiting[0]
            player = self.players[seat]
            if player is not None:
                self.answer(seat, player.choose(self.match.view(seat), seat))
            elif not self.ask(seat):
                console.print(self.say("ui.goodbye"))
                return
        draw_table(self.narrator, self.match.state)
        draw_score(self.narrator, self.match.state)

    def welcome(self) -> None:
        console.rule(f"[bold]{self.narrator.title}")
        for name in unofficial(self.match.game, self.match.seats, self.match.options):
            console.print(self.say("ui.not_in_rulebook", name=name), style="yellow")
        console.print(self.say("ui.commands"), style="dim")

    def catch_up(self, seat: int) -> None:
        """Tell what has happened since the seat was last asked."""
        self.tell(seat, self.told[seat])
        self.told[seat] = len(self.match.log)

    def tell(self, seat: int, first: int) -> None:
        """The log from a step on, as far as the seat may know it."""
        steps = range(first, len(self.match.log))
        draw_log(self.narrator, [event for step in steps for event in self.match.events(step, seat)])

    def curtain(self, seat: int) -> None:
        """Several people at one screen, and secrets: the next one sits down before anything is shown."""
        if self.reader not in (None, seat) and self.match.state.known:
            console.clear()
            console.input(self.say("ui.pass_screen", name=self.narrator.player(seat)))
        self.reader = seat

    def ask(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        try:
            self.curtain(seat)
        except (EOFError, KeyboardInterrupt):
            return False
        self.catch_up(seat)
        board = self.match.view(seat).board
        draw_table(self.narrator, board)
        console.print(f"{self.narrator.player(seat)} – {self.narrator.prompt(board)}", style="bold cyan")
        choices = board.legal(seat)
        for number, action in enumerate(choices, 1):
            console.print(f"  {number:>2}  {self.narrator.say(board, seat, action)}", soft_wrap=True)
        return self.listen(seat, choices)

    def listen(self, seat: int, choices: list[int]) -> bool:
        """Read until a line is an answer."""
        while True:
            try:
                line = console.input("[bold cyan]›[/] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return False
            if line == "q":
                return False
            if self.obey(seat, line, choices):
                return True

    def obey(self, seat: int, line: str, choices: list[int]) -> bool:
        """Carry out one line; True when the table has changed."""
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.why_not(seat),
            "t": lambda: self.hint(seat),
            "hint": lambda: self.hint(seat),
            "h": lambda: console.print(self.say("ui.commands")),
            "l": lambda: self.tell(seat, 0),
            "s": lambda: draw_score(self.narrator, self.match.state),
            "p": lambda: console.print(self.match.view(seat).board.position(), markup=False),
        }
        if line in commands:
            commands[line]()
            return False
        try:
            if line == "u":
                self.undo(seat)
            else:
                self.answer(seat, self.chosen(line, choices))
        except PrestolError as error:
            console.print(explained(error, self.say.language), style="red")
            return False
        return True

    def chosen(self, line: str, choices: list[int]) -> int:
        """The answer a line means: its number in the list, or its notation."""
        if not line.isdecimal():
            return self.match.game.parse(self.notation(line))
        if not 1 <= int(line) <= len(choices):
            raise BadSetup("choose a number from 1 to {last}", last=len(choices))
        return choices[int(line) - 1]

    def notation(self, line: str) -> str:
        """Notation as people type it: “keep:b4”."""
        known = {text.lower(): text for text in self.match.game.actions.texts}
        return known.get(line, line)

    def answer(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self.save()

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.told = [min(told, len(self.match.log)) for told in self.told]
        self.save()

    def why_not(self, seat: int) -> None:
        """What is refused now, and why."""
        board = self.match.view(seat).board
        refusals = board.refusals(seat)
        for action, reason in refusals.items():
            what = self.narrator.say(board, seat, action)
            console.print(f"  {what}: {self.narrator.why(reason)}", style="yellow", soft_wrap=True)
        if not refusals:
            console.print(self.say("ui.nothing_refused"))

    def hint(self, seat: int) -> None:
        """What a strong player would answer, and what else."""
        hint = self.match.hint(seat)
        adviser = HintText(self.narrator, self.match.view(seat).board, hint)
        for number in range(min(len(hint.candidates), HINTED)):
            console.print(f"  {adviser.amount(number):>9}  {adviser.answer(number)}", soft_wrap=True, markup=False)
        console.print(adviser.summary(), style="green", markup=False)

    def save(self) -> None:
        """Keep the record on disk, whole at every moment."""
        if self.record is not None:
            part = self.record.with_name(self.record.name + ".part")
            part.write_text(self.match.record(), encoding="utf-8")
            os.replace(part, self.record)
