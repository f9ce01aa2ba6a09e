"""Everything that can go wrong, each with one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


class PrestolError(Exception):
    """Base of all errors that Prestol raises on bad input.

    The text is one clear English sentence with {names} for what varies; it is also the key of its translations.
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(sentence.format(**values))
        self.sentence = sentence
        self.values = values
        self.game = ""  # whose catalogue has its translations; none: the site's

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes; their constructors take other things than Exception remembers."""
        return again, (type(self), self.args, self.__dict__)


class Said:
    """A part of an error's sentence that is to be translated, too."""

    def __init__(self, sentence: str, **values: object) -> None:
        self.sentence = sentence
        self.values = values

    def __str__(self) -> str:
        return self.sentence.format(**self.values)


def again(kind: type[PrestolError], args: tuple[object, ...], values: dict[str, object]) -> PrestolError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(values)
    return error


class UnknownGame(PrestolError):
    """No game has this name."""


class BadSetup(PrestolError):
    """Seats, seed or options that the game does not offer."""


class BadAction(PrestolError):
    """A text or number that is no action of the game."""


class BadPosition(PrestolError):
    """A text that describes no position of the game."""


class BadRecord(PrestolError):
    """A text that is no record, or one that does not replay."""


class CannotUndo(PrestolError):
    """There is nothing to take back, or it must not be taken back."""


class BadKit(PrestolError):
    """A package announces a game that cannot be played here."""


class NoHint(PrestolError):
    """Nobody may be told what to answer now."""


class BadPickle(PrestolError):
    """Something that another version of Prestol has pickled."""


class Unknowable(PrestolError):
    """A view was asked for something that its seat does not know, such as the next card of a deck."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is refused: a key into the catalogues, and the rule it comes from."""

    key: str
    rule: str = ""

    def __str__(self) -> str:
        words = self.key.replace("_", " ")
        return f"{words} (rule {self.rule})" if self.rule else words

    @property
    def rules(self) -> list[str]:
        """The numbers it cites: “5.2, A2” are two."""
        return self.rule.split(", ") if self.rule else []


def reason_table(names: list[str], rules: Mapping[int, str]) -> list[Reason]:
    """The reasons of a game by number, from 1 on; 0 is “legal”."""
    return [Reason("legal"), *(Reason(name, rules[number]) for number, name in enumerate(names, 1))]


def not_installed(extra: str, error: ModuleNotFoundError) -> BadSetup:
    """Something that only those install who need it."""
    return BadSetup("this needs more: pip install 'prestol[{extra}]' ({name} is missing)", extra=extra, name=error.name)


def no_such_player(seat: int, seats: int) -> BadSetup:
    return BadSetup("there is no player {player}: players run from 1 to {last}", player=seat + 1, last=seats)


NOT_ASKED = Reason("not_asked")
GAME_OVER = Reason("game_over")
NO_SUCH_SEAT = Reason("no_such_seat")
NO_ANSWER_HERE = Reason("no_answer_here")
ONLY_A_VIEW = Reason("only_a_view")


class IllegalAction(PrestolError):
    """An answer the rules refuse; the state is as it was."""

    def __init__(self, seat: int, action: str, reason: Reason, game: str = "") -> None:
        super().__init__(
            "player {player} cannot play {action}: {reason}", player=seat + 1, action=action, reason=reason
        )
        self.seat = seat
        self.action = action
        self.reason = reason
        self.game = game
