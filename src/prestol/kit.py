"""GameKit: the one record of all that a game brings. Shared code knows kits, never a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, TypeVar

from prestol.core.engine import State
from prestol.core.errors import BadKit, PrestolError
from prestol.core.game import Game

if TYPE_CHECKING:
    from rich.console import RenderableType

    from prestol.board.kit import BoardKit
    from prestol.bots.kit import BotKit
    from prestol.text import Words
    from prestol.text.game_text import GameText
    from prestol.text.narrator import Narrator

VERSION = 1  # of this interface: raised when a kit written for an older one would no longer work

Terminal = Callable[["Narrator", State], "RenderableType"]  # a board in the terminal
Part = TypeVar("Part")


class GameKit:
    """A game. Only its rules are needed: for each part that is missing there is a plain one that works for any game.

    A part is named as entry points name things, “module:object” within the game's package, and loaded when somebody
    first needs it.
    """

    def __init__(
        self,
        name: str,
        version: int,
        package: str,
        rules: str = "rules:GAME",
        text: str = "",
        catalogues: str = "",
        board: str = "",
        bot: str = "",
        terminal: str = "",
        own_cards: str = "",
        minutes: int = 0,
    ) -> None:
        self.name = name
        self.version = version  # prestol.kit.VERSION when the kit was written
        self.package = package
        self.minutes = minutes  # that a game takes, about; 0: nobody has said
        self.places = {
            "rules": rules,  # a Game
            "text": text,  # a subclass of GameText
            "catalogues": catalogues,  # the folder of en.po, ru.po and pl.po
            "board": board,  # a BoardKit
            "bot": bot,  # a BotKit
            "terminal": terminal,  # a function: a narrator and a board make something that rich can print
            "own_cards": own_cards,  # a function: a file of one's own cards makes a Game
        }

    def load(self, part: str, kind: type[Part]) -> Part:
        """A part, and the certainty that it is what it should be."""
        module, _, name = self.places[part].partition(":")
        place = f"{self.package}.{module}".strip(".")
        found = getattr(import_module(place), name)
        if not isinstance(found, kind):
            raise BadKit("{place} is no {kind}", place=f"{place}:{name}", kind=kind.__name__)
        return found

    # -- parts --------------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Game:
        return self.load("rules", Game)

    @cached_property
    def board(self) -> BoardKit:
        from prestol.board import generic, kit

        return self.load("board", kit.BoardKit) if self.places["board"] else generic.BOARD

    @cached_property
    def bot(self) -> BotKit:
        from prestol.bots import kit

        return self.load("bot", kit.BotKit) if self.places["bot"] else kit.BotKit()

    @cached_property
    def terminal(self) -> Terminal:
        from prestol.terminal import generic

        return self.load("terminal", FunctionType) if self.places["terminal"] else generic.board

    @property
    def takes_own_cards(self) -> bool:
        return self.places["own_cards"] != ""

    def with_own_cards(self, file: Path) -> Game:
        """The game that a file of one's own cards makes."""
        try:
            made = self.load("own_cards", FunctionType)(file)
        except PrestolError as error:
            error.game = self.name
            raise
        assert isinstance(made, Game)
        return made

    def playing(self, rules: Game) -> GameKit:
        """The same kit for other rules: those that cards of one's own have made."""
        found = copy(self)
        found.rules = rules
        return found

    def picture(
        self, board: State, seat: int | None = None, language: str = "en", shape: str = "wide", theme: str = "light"
    ) -> str:
        """A board as a seat sees it, as a whole SVG file; seat None looks on."""
        from prestol.board.picture import picture

        return picture(self.board, self.plain_narrator(language, board.seats), board, seat, shape, theme)

    # -- words --------------------------------------------------------------------------------------------------------

    @cached_property
    def catalogues(self) -> Path | None:
        place = self.places["catalogues"]
        return Path(str(import_module(self.package).__file__)).parent / place if place else None

    def words(self, language: str) -> Words:
        from prestol.text import words

        return words(language, self.catalogues)

    def title(self, language: str) -> str:
        """What the game is called."""
        return self.words(language).get("game.title", self.name)

    def text(self, language: str) -> GameText:
        """All that the game can say in a language."""
        return self.text_in(self.words(language))

    def text_in(self, words: Words) -> GameText:
        from prestol.text.game_text import GameText

        made = self.load("text", type) if self.places["text"] else GameText
        if not issubclass(made, GameText):
            raise BadKit("{place} is no {kind}", place=f"{self.package}.{self.places['text']}", kind="GameText")
        return made(words, self.rules)

    def narrator(self, language: str, names: Sequence[str] = ()) -> Narrator:
        """Speaks about the game; players have these names."""
        from prestol.text.narrator import Narrator

        return Narrator(self.text(language), names)

    def plain_narrator(self, language: str, seats: int) -> Narrator:
        """Players are called “Player 1”, “Player 2” …"""
        from prestol.text.narrator import plain_names

        return self.narrator(language, plain_names(self.words(language), seats))
