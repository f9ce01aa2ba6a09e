"""What a page shows of a table, built from views only. Templates get these records and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from prestol.text.game_text import Ware
from prestol.text.marks import Run

SHAPES = "●▲■◆"  # of the seats


@dataclass(frozen=True)
class MoveButton:
    """A move that can be made now."""

    answer: str  # its notation
    text: str  # the whole sentence
    short: str  # the same under the heading of its group
    kind: str  # gain, buy, place, pick, bid, exchange, give_up, end
    loses: str  # what is given up for good, one sentence; empty: nothing
    final: bool  # cannot be taken back
    asks: bool  # needs a second click
    advised: bool  # by a hint
    panel: str = ""  # where it is chosen among others: exchange, coins
    give: str = ""  # signs of what it gives there, separated by spaces
    get: str = ""  # and of what one gets
    note: str = ""  # what it comes to


@dataclass(frozen=True)
class MoveGroup:
    """Moves of one kind under their heading; folded they are one button that opens."""

    name: str
    heading: str
    moves: Sequence[MoveButton]
    folded: bool = False
    panel: str = ""  # that opens instead of a list, where there are scripts


@dataclass(frozen=True)
class RuleLink:
    """A rule that a refusal cites, and where it can be read."""

    number: str
    address: str  # empty: the rules page has no such paragraph


@dataclass(frozen=True)
class Refused:
    """An answer one might think of, and why it may not be given now; ``refusal.html`` makes links of the rules."""

    text: str
    why: str  # with its rules, as plain text
    cause: str  # without them
    rules: Sequence[RuleLink]


@dataclass(frozen=True)
class Bar:
    """All moves of the open question."""

    groups: Sequence[MoveGroup] = ()
    few: Sequence[tuple[str, MoveButton]] = ()  # instead of the groups on a phone: each with the heading of its group
    slot: Sequence[MoveButton] = ()  # what ends, passes, declines or confirms; the milder first
    everything: Sequence[MoveGroup] = ()  # a list of all moves but those in the slot, where there are many
    refused: Sequence[Refused] = ()
    given: Sequence[Ware] = ()  # what exchanges give
    got: Sequence[Ware] = ()  # and what one gets for it
    coins: Sequence[MoveButton] = ()  # moves that add so many coins


@dataclass(frozen=True)
class Panel:
    """One player beside the board."""

    number: int
    name: str
    shape: str  # ● ▲ ■ ◆: a player is known by shape, not by colour alone
    kind: str  # person, device, bot, open (waiting for somebody), rules (played by the rules)
    mine: bool  # the viewer sits here
    active: bool  # this player is asked, or it is this player's turn
    total: int
    parts: Sequence[tuple[str, int]]  # points by source
    away: bool = False  # left; a bot plays on until the player takes the seat back


@dataclass(frozen=True)
class Line:
    """What the log tells of one event; ``prestol.text.marks`` has marked who acts and what lies on the board."""

    id: str
    step: int
    text: str  # the whole sentence, without marks
    role: str  # own, aside (in another one's turn), common (nobody's), turn or phase: with it one begins
    seat: int | None  # whose; None: everybody's
    stem: str  # the sentence up to where the next of its kind may go on
    ends: Mapping[str, int]  # how it goes on, and how often
    stop: str  # what ends it
    when: str  # of a phase: what it adds to the names of those whose turn comes
    first: int | None = None  # of several joined: the step of the first

    @property
    def begun(self) -> int:
        return self.step if self.first is None else self.first


@dataclass(frozen=True)
class LogLine:
    """A line of the log; ``step`` leads to the replay."""

    step: int
    first: int  # several steps may be told in one line
    role: str
    name: str  # with which the sentence begins, where the head of its turn says it too
    runs: Sequence[Run]  # the rest of the sentence


@dataclass(frozen=True)
class Turn:
    """What belongs together in the log: a turn of a player, or what concerns everybody."""

    id: str  # of its first line
    lines: Sequence[LogLine]
    seat: int | None = None
    shape: str = ""
    name: str = ""
    when: str = ""  # “round 2”


@dataclass(frozen=True)
class Log:
    """The newest last."""

    turns: Sequence[Turn]
    step: int  # of the newest
    earlier: int | None = None  # the step before which more has happened than is told here


@dataclass(frozen=True)
class Score:
    """The score pad of a finished game."""

    names: Sequence[str]
    rows: Sequence[tuple[str, Sequence[str]]]  # label, one value a player
    winners: Sequence[str]
    verdict: str = ""  # what a solo game calls its result, where nobody can win


@dataclass(frozen=True)
class Ending:
    """How a game came out, for the one who looks."""

    reason: str  # what made the difference; empty: nothing in particular
    happy: bool  # a seat of the viewer has won


@dataclass(frozen=True)
class NextTable:
    """Another table that waits for the viewer."""

    table: str
    title: str


@dataclass(frozen=True)
class Candidate:
    """An answer that a hint considers."""

    answer: str
    text: str
    amount: str  # its chance to win; alone, points
    length: int  # of its bar, in percent
    trials: str  # how much of the search it got


@dataclass(frozen=True)
class HintPanel:
    """What the viewer has asked for; while it is being thought of there are no candidates."""

    candidates: Sequence[Candidate] = ()  # the best first
    reasons: Sequence[str] = ()
    said: str = ""  # all of it, for the screen reader

    @property
    def best(self) -> str:
        return self.candidates[0].answer if self.candidates else ""


@dataclass(frozen=True)
class Beat:
    """Something that has happened, as a page shows it before the next."""

    step: int
    seat: int | None  # who did it; None: it happened to everybody
    text: str
    sound: str
    pieces: str  # the SVG of those that have come or changed
    gone: Sequence[str]  # the ids of those that have left


@dataclass(frozen=True)
class Beats:
    """All that has happened since a page was drawn: template ``beats.html``."""

    all: Sequence[Beat] = ()
    follows: bool = True  # on what the page shows; else it shows its new board at once
    missed: int = 0  # moves that were too many to be shown
    step: int = 0  # before the first of them


@dataclass(frozen=True)
class Part:
    """The part of a table page that changes with every answer: template ``part.html``."""

    table: str
    revision: int
    status: str  # who is asked what, one sentence
    asked: bool  # the viewer is asked
    seat: int | None  # the seat the viewer answers for now
    curtain: str  # hot-seat: the name of the player the device must be passed to; empty: no curtain
    bar: Bar
    can_undo: bool
    no_undo: str  # why there is no undo; empty if there is or nobody needs to know
    board: str  # the SVG
    panels: Sequence[Panel]
    log: Log
    score: Score | None
    rematch: str = ""  # the table of the rematch, once there is one
    said: str = ""  # for the screen reader: what has happened since the last revision
    thinking: str = ""  # the name of the bot that is to move
    ending: Ending | None = None
    next_table: NextTable | None = None
    offers_ease: bool = False  # after the game: need the table ask no longer before what cannot be undone?
    can_hint: bool = False  # the viewer is asked, and the table allows hints
    hint: HintPanel | None = None


@dataclass(frozen=True)
class Said:
    """A line of the chat."""

    name: str
    text: str
    at: str


@dataclass(frozen=True)
class Link:
    """An open seat and the secret address that gives it to whoever opens it."""

    number: int
    name: str
    url: str
    code: str  # the address as a QR code, SVG
    for_others: bool  # not only for who sits at this computer


@dataclass(frozen=True)
class TablePage:
    """The rest of a table page: template ``table.html``."""

    table: str
    game: str
    title: str
    marks: Sequence[str]  # options, those beyond the rulebook marked
    hot_seat: bool
    spectator: bool
    seats: Sequence[int]  # seats of the viewer
    links: Sequence[Link]
    away: Sequence[int]  # seats of the viewer that a bot plays for
    chat: Sequence[Said]
    notes: str  # what the viewer has written down for nobody else
    can_note: bool  # sits here, and not on a shared device
    hints: bool  # allowed here
    can_cancel: bool  # has created the table, and a seat is still open
    commitment: str  # SHA-256 of the key of all chance, shown from the start
    key: str  # the key itself once the game is over
    symbols: str  # SVG shapes that the boards of this game repeat
    part: Part


@dataclass(frozen=True)
class ReplayPage:
    """One moment of a game: template ``replay.html``."""

    table: str
    game: str
    title: str
    step: int
    last: int
    views: Sequence[tuple[str, str, bool]]  # value of ?as=, name, chosen
    board: str
    panels: Sequence[Panel]
    log: Log  # all of it; the step's own line is the last with this step
    score: Score | None
    over: bool  # not this moment, but the game: it can be analysed
    symbols: str  # SVG shapes that the boards of this game repeat


@dataclass(frozen=True)
class AnswerLine:
    """A decision of a finished game, and what it was worth."""

    step: int
    number: int  # the seat
    shape: str
    name: str
    chance: str  # how the seat stood when it was asked
    given: str
    best: str  # empty: none was better
    kind: str  # best, equal, mistake
    cost: str


@dataclass(frozen=True)
class TurnLine:
    """A turning point; ``step`` leads to the replay."""

    step: int
    text: str


@dataclass(frozen=True)
class PlayerLine:
    """How one player has answered."""

    number: int
    shape: str
    name: str
    best: str
    mean_cost: str
    worst: AnswerLine | None


@dataclass(frozen=True)
class AnalysisFound:
    """All that an analysis has found out."""

    alone: bool  # points instead of chances
    curves: str  # SVG
    turns: Sequence[TurnLine]
    players: Sequence[PlayerLine]
    mistakes: Sequence[AnswerLine]  # those that cost more than the threshold
    decisions: Sequence[AnswerLine]
    threshold: str
    iterations: int


@dataclass(frozen=True)
class AnalysisPage:
    """Template ``analysis.html``."""

    table: str
    game: str
    title: str
    done: int
    total: int
    failed: bool
    found: AnalysisFound | None  # None: still under way, or failed


@dataclass(frozen=True)
class OptionField:
    name: str
    title: str
    line: str
    official: bool
    values: Sequence[tuple[str, str]]  # value, in words; the first is the usual one
    seats: Sequence[int]  # seat counts it is for; empty: all
    free: bool = False  # other texts will do, too: a field to write in


@dataclass(frozen=True)
class GameCard:
    """A game on the home page."""

    name: str
    title: str
    line: str
    picture: str  # SVG
    symbols: str  # SVG shapes that it repeats
    seats: Sequence[tuple[int, bool]]  # seat count, from the rulebook?
    usual_seats: int
    players: str  # how many can play, in words
    minutes: int  # 0: nobody has said
    options: Sequence[OptionField]


@dataclass(frozen=True)
class MyTable:
    """A table at which the viewer sits."""

    table: str
    game: str
    title: str
    points: Sequence[tuple[str, int]]  # players in seat order
    state: str  # “your turn”, whose turn, or finished, in words
    mine: bool  # the viewer is asked
    over: bool  # or cancelled

    @property
    def players(self) -> str:
        return ", ".join(name for name, _ in self.points)


@dataclass(frozen=True)
class HomePage:
    """Template ``home.html``."""

    name: str  # the guest's name, if known
    games: Sequence[GameCard]
    bots: Sequence[tuple[str, str]]  # bot, in words
    opponents: Mapping[str, str]  # the usual bot against this guest, by game
    teacher: str  # the bot of a first game
    first: GameCard | None  # the game to begin with
    opened: str  # the game whose form is open
    waiting: MyTable | None  # where to go on
    tables: Sequence[MyTable]  # all others
    symbols: str  # SVG shapes that the pictures of the games repeat


@dataclass(frozen=True)
class CardRow:
    id: str
    name: str
    copies: int
    effect: str
    provenance: str


@dataclass(frozen=True)
class Paragraph:
    number: str  # its anchor, too
    parts: Sequence[tuple[str, bool]]  # text, and whether it is the number of another paragraph


@dataclass(frozen=True)
class RulesSection:
    number: str  # empty: the rulings, which have numbers of their own
    anchor: str
    heading: str
    paragraphs: Sequence[Paragraph]


@dataclass(frozen=True)
class RulesPage:
    """Template ``rules.html``: the rules in our own words, by number, and all cards."""

    game: str
    title: str
    usual_seats: int
    teacher: str  # the bot of a first game
    sections: Sequence[RulesSection]
    packs: Sequence[tuple[str, Sequence[CardRow]]]


@dataclass(frozen=True)
class Chair:
    """A seat at a table to which somebody is invited."""

    number: int
    shape: str
    name: str
    kind: str  # person, device, bot, open
    mine: bool  # the one that the link gives


@dataclass(frozen=True)
class JoinPage:
    """Template ``join.html``: somebody opens the link of a seat."""

    table: str
    game: str
    title: str
    host: str  # who invites; empty: somebody without a name
    name: str  # of the guest, if known
    chairs: Sequence[Chair]
    token: str
    picture: str  # SVG
    symbols: str  # SVG shapes that it repeats


@dataclass(frozen=True)
class SurePage:
    """Template ``sure.html``: is this move meant?"""

    table: str
    game: str
    title: str
    revision: int
    seat: int
    answer: str
    text: str  # the move
    sentence: str  # what it gives up, or that it cannot be taken back


@dataclass(frozen=True)
class ReportPage:
    """Template ``report.html``: a text to be copied into a report about a mistake."""

    table: str
    title: str
    text: str


@dataclass(frozen=True)
class ErrorPage:
    """Template ``error.html``."""

    status: int
    sentence: str


@dataclass(frozen=True)
class Site:
    """What every page knows: passed to every template as ``site``."""

    language: str
    theme: str  # light, dark or auto
    careful: bool = True  # ask before what cannot be taken back
    pace: str = ""  # of what others did: off, fast, normal; empty: not chosen
    languages: Sequence[tuple[str, str]] = (("en", "English"), ("ru", "Русский"), ("pl", "Polski"))
    path: str = "/"
    csrf: str = ""
    game: str = ""  # whose colours a page has that is about none
