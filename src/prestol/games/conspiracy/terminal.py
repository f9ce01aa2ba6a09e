"""Conspiracy in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from prestol.core.engine import State
from prestol.games.conspiracy.rules.cards import COLOUR_NAMES, LETTERS, colour, worth
from prestol.games.conspiracy.rules.locations import points as location_points
from prestol.games.conspiracy.rules.scoring import LEGEND_LOCATION_VP, points
from prestol.games.conspiracy.rules.state import NOBODY, Conspiracy, Player
from prestol.games.conspiracy.text.words import ConspiracyText
from prestol.terminal.parts import SHAPES
from prestol.text.narrator import Narrator

INKS = ("black on #e0b030", "white on #b03a2e", "white on #1e7d4f", "white on #2458a6", "white on #6f3fa0")
CELL = 7
EMPTY_SPOT = "grey62"


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Conspiracy)
    text = narrator.text
    assert isinstance(text, ConspiracyText)
    players = [player_panel(narrator, text, view, number) for number in range(len(view.players))]
    return Group(court(narrator, text, view), Columns(players), Text(narrator.words("ui.key"), style="dim"))


def chip(card: int, marks: str = "") -> Text:
    """A lord: guild letter, points, and what lies on it."""
    return Text(f" {LETTERS[colour(card)]}{worth(card)}{marks} ", style=INKS[colour(card)])


def chips(cards: list[int]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def court(narrator: Narrator, text: ConspiracyText, s: Conspiracy) -> Panel:
    say = narrator.words
    lines = [Text(say("ui.deck", n=len(s.deck)))]
    for of, pile in enumerate(s.piles):
        name = say(f"guild.{COLOUR_NAMES[of]}")
        lines.append(Text.assemble((f" {LETTERS[of]} ", INKS[of]), f" {name}: ", chips(pile) if pile else "–"))
    if s.hand:
        lines.append(Text.assemble((say("ui.hand"), "bold"), " ", chips(s.hand)))
    lines.append(Text(say("ui.location_deck", n=len(s.location_deck))))
    lines += [location_line(text, "⌂", card) for card in s.faceup]
    lines += [location_line(text, "»", card) for card in s.revealed]
    if s.binder != NOBODY:
        lines.append(Text(say("ui.bound", n=s.bound_to, name=narrator.player(s.binder)), style="bold red"))
    return Panel(Group(*lines), title=say("ui.court"), title_align="left", border_style="cyan")


def location_line(text: ConspiracyText, mark: str, card: int) -> Text:
    effect = text.location_effect(card)
    return Text.assemble(f" {mark} ", (text.location(card), "bold"), f" – {effect}")


def player_panel(narrator: Narrator, text: ConspiracyText, s: Conspiracy, number: int) -> Panel:
    say, player = narrator.words, s.players[number]
    facts = say("ui.pearls", n=player.pearls)
    if s.keeper == number:
        facts += f" · {say('ui.keeper')}"
    if s.solo() and s.token == (number == 0):
        facts += f" · {say('ui.token')}"
    lines = [*pyramid(player), Text(facts)]
    for location in player.locations:
        vp = LEGEND_LOCATION_VP if number == s.seats else location_points(player, location)
        lines.append(Text.assemble("⌂ ", (text.location(location), "bold"), f" – {say('ui.points', n=vp)}"))
    return Panel(
        Group(*lines),
        title=f"{SHAPES[number]} {narrator.player(number)} · {say('ui.points', n=points(s, number))}",
        title_align="left",
        border_style="bold green" if s.stack and s.stack[0].seat == number else "white",
        width=5 * CELL + 4,
    )


def pyramid(player: Player) -> list[Text]:
    """The inverted pyramid, one line per row."""
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
