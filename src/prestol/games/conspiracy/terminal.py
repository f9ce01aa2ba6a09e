"""Conspiracy in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from prestol.cli.parts import SHAPES
from prestol.core.engine import State
from prestol.games.conspiracy.cards import COLOUR_NAMES, LETTERS, colour, worth
from prestol.games.conspiracy.locations import points as location_points
from prestol.games.conspiracy.scoring import LEGEND_LOCATION_VP, points
from prestol.games.conspiracy.state import NOBODY, Conspiracy, Player
from prestol.text.conspiracy import Conspirator
from prestol.text.tell import Narrator

INKS = ("black on #e0b030", "white on #b03a2e", "white on #1e7d4f", "white on #2458a6", "white on #6f3fa0")
CELL = 7
EMPTY_SPOT = "grey62"


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Conspiracy)
    teller = Conspirator(narrator.words)
    players = [player_panel(narrator, teller, view, number) for number in range(len(view.players))]
    return Group(
        court(narrator, teller, view), Columns(players), Text(narrator.words("conspiracy.ui.key"), style="dim")
    )


def chip(card: int, marks: str = "") -> Text:
    """A lord: guild letter, points, and what lies on it."""
    return Text(f" {LETTERS[colour(card)]}{worth(card)}{marks} ", style=INKS[colour(card)])


def chips(cards: list[int]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def court(narrator: Narrator, teller: Conspirator, s: Conspiracy) -> Panel:
    say = narrator.words
    lines = [Text(say("conspiracy.ui.deck", n=len(s.deck)))]
    for of, pile in enumerate(s.piles):
        name = say(f"conspiracy.guild.{COLOUR_NAMES[of]}")
        lines.append(Text.assemble((f" {LETTERS[of]} ", INKS[of]), f" {name}: ", chips(pile) if pile else "–"))
    if s.hand:
        lines.append(Text.assemble((say("conspiracy.ui.hand"), "bold"), " ", chips(s.hand)))
    lines.append(Text(say("conspiracy.ui.location_deck", n=len(s.location_deck))))
    lines += [location_line(teller, "⌂", card) for card in s.faceup]
    lines += [location_line(teller, "»", card) for card in s.revealed]
    if s.binder != NOBODY:
        lines.append(Text(say("conspiracy.ui.bound", n=s.bound_to, name=narrator.player(s.binder)), style="bold red"))
    return Panel(Group(*lines), title=say("conspiracy.ui.court"), title_align="left", border_style="cyan")


def location_line(teller: Conspirator, mark: str, card: int) -> Text:
    effect = teller.effect(teller.location_id(card))
    return Text.assemble(f" {mark} ", (teller.location(card), "bold"), f" – {effect}")


def player_panel(narrator: Narrator, teller: Conspirator, s: Conspiracy, number: int) -> Panel:
    say, player = narrator.words, s.players[number]
    facts = say("conspiracy.ui.pearls", n=player.pearls)
    if s.keeper == number:
        facts += f" · {say('conspiracy.ui.keeper')}"
    if s.solo() and s.token == (number == 0):
        facts += f" · {say('conspiracy.ui.token')}"
    lines = [*pyramid(player), Text(facts)]
    for location in player.locations:
        vp = LEGEND_LOCATION_VP if number == s.seats else location_points(player, location)
        lines.append(Text.assemble("⌂ ", (teller.location(location), "bold"), f" – {say('ui.points', n=vp)}"))
    return Panel(
        Group(*lines),
        title=f"{SHAPES[number]} {narrator.player(number)} · {say('ui.points', n=points(s, number))}",
        title_align="left",
        border_style="bold green" if s.stack and s.stack[0].seat == number else "white",
        width=5 * CELL + 4,
    )


def pyramid(player: Player) -> list[Text]:
    """The inverted pyramid, one line a row."""
    lines, spot = [], 0
    for row in range(5):
        line = Text(" " * (row * CELL // 2))
        for _ in range(5 - row):
            line.append_text(cell(player, spot))
            spot += 1
        lines.append(line)
    return lines


def cell(player: Player, spot: int) -> Text:
    """One spot: the lord with ★ for a crest token and ⌂ for a location, or the number of the free spot."""
    if spot >= len(player.alliance):
        text = Text(f"·{spot + 1}·", style=EMPTY_SPOT)
    else:
        marks = ("★" if spot in player.crests else "") + ("⌂" if spot in player.covers else "")
        text = chip(player.alliance[spot], marks)
    return Text.assemble(text, " " * (CELL - len(text)))
