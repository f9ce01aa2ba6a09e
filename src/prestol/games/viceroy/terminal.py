"""Viceroy in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from prestol.cli.parts import SHAPES, fact
from prestol.core.engine import State
from prestol.games.viceroy.cards import (
    ANY_INFINITE,
    ATTACK,
    ATTACK_BEHIND_SCREEN,
    BOTTOM,
    CARDS,
    CIRCLE_BONUS,
    COLOUR_NAMES,
    COLOURS,
    DRAWS,
    GEMS,
    INFINITE,
    MAGIC_BONUS,
    ROWS,
    STORED,
    TOKENS,
    TOP_LEFT,
    TOP_RIGHT,
    USED,
    VP,
    bonus_colour,
    bonus_worth,
    is_law,
)
from prestol.games.viceroy.places import BL, BR, LEVELS_OF_SLOTS, TL, TR, level_of, pos_of
from prestol.games.viceroy.scoring import painted_colour, points
from prestol.games.viceroy.state import DONE, Player, Viceroy
from prestol.text import Words
from prestol.text.tell import Narrator
from prestol.text.viceroy import TURNS, Herald

INKS = ("white on #b03a2e", "white on #1e7d4f", "white on #2458a6", "black on #e0b030")
LETTERS = "RGBY"
PAPER = "black on #efe3c8"
LAW_PAPER = "black on #c9bda4"
SCREEN = "▒▒▒▒▒▒"
WIDE, NARROW, GAP = 8, 6, 2  # a card of the pyramid in columns
WIDTH, HALF = 100, 49
LAW_BACK = -2  # how a law lies face down in a view


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Viceroy)
    teller = Herald(narrator.words)
    panels = [player_panel(narrator, teller, view, seat) for seat in range(view.seats)]
    wide = [panel for panel in panels if panel.width == WIDTH]
    others = Columns([panel for panel in panels if panel.width != WIDTH])  # two in a row
    key = Text(narrator.words("viceroy.term.key"), style="dim")
    return Group(offer(narrator.words, teller, view), *wide, others, key)


# -- small signs -------------------------------------------------------------------------------------------------------


def chip(colour: int, text: str = "") -> Text:
    return Text(text or f" {LETTERS[colour]} ", style=INKS[colour])


def gem_line(gems: Sequence[int]) -> Text:
    return Text(" ").join(chip(colour, f" {LETTERS[colour]} {gems[colour]} ") for colour in range(COLOURS))


def sign(symbol: int, count: int = 1) -> str:
    """A token or reward in a few columns: «★12», «2S», «∞B», «R+4»."""
    if symbol == ATTACK_BEHIND_SCREEN:
        symbol = ATTACK
    if symbol <= ATTACK:
        return ("" if count == 1 else str(count)) + "SMDA"[symbol]
    return one_sign(symbol) if count == 1 else f"{count}×{one_sign(symbol)}"


def one_sign(symbol: int) -> str:
    if symbol == ANY_INFINITE:
        return "∞"
    if INFINITE <= symbol < TOKENS:
        letter = LETTERS[symbol & 3]
        return f"▪{letter}" if symbol >= STORED else f"∞{letter.lower() if symbol >= USED else letter}"
    if CIRCLE_BONUS <= symbol < INFINITE:
        return f"{LETTERS[bonus_colour(symbol)]}+{bonus_worth(symbol)}"
    for first, mark in ((DRAWS, "▯"), (GEMS, "◆"), (MAGIC_BONUS, "M+"), (VP, "★")):
        if symbol >= first:
            return f"{mark}{symbol - first}"
    raise ValueError(symbol)


def signs(symbols: Sequence[int], between: str = " ") -> str:
    return between.join(sign(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols))


# -- cards in lines ----------------------------------------------------------------------------------------------------


def card_grid() -> Table:
    """Columns: where, number, name, sectors, then cost and reward of the four levels."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(8):
        grid.add_column(no_wrap=True)
    return grid


def card_row(teller: Herald, where: Text, card: int) -> list[Text]:
    number = Text(f" {card:>2} ", style=LAW_PAPER if is_law(card) else PAPER)
    rows = [] if is_law(card) else [level_cell(card, row) for row in range(4)]
    return [where, number, Text(teller.name(card)), sectors(card), *rows]


def level_cell(card: int, row: int) -> Text:
    cost = COLOUR_NAMES.index(CARDS[card - 1]["cost"][row])
    return Text.assemble(chip(cost, LETTERS[cost]), f" {signs(ROWS[4 * card + row])}")


def sectors(card: int) -> Text:
    """Both corners, then the foot."""
    left, right, foot = TOP_LEFT[card], TOP_RIGHT[card], BOTTOM[card]
    return Text.assemble(chip(left, LETTERS[left]), chip(right, LETTERS[right]), "/", chip(foot, LETTERS[foot]))


# -- the middle of the table -------------------------------------------------------------------------------------------


def offer(say: Words, teller: Herald, s: Viceroy) -> Panel:
    grid = card_grid()
    for colour in range(COLOURS):
        for end, cards in (("base", s.bases[colour]), ("tip", s.tips[colour])):
            for card in cards:
                where = Text.assemble(chip(colour), f" {say(f'viceroy.term.{end}')}")
                grid.add_row(*card_row(teller, where, card))
    decks = say("viceroy.term.decks", large=s.large(), small=s.small, laws=s.laws_left(), discard=len(s.discard))
    reserve = Text.assemble(fact(say("viceroy.term.reserve"), gem_line(s.reserve)), (f"  {decks}", "dim"))
    title = say("viceroy.term.turn", n=s.turn, last=TURNS) if s.turn else say("viceroy.term.setup")
    return Panel(Group(grid, reserve), title=title, title_align="left", border_style="cyan", width=WIDTH)


# -- players -----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, teller: Herald, s: Viceroy, seat: int) -> Panel:
    say, player = narrator.words, s.players[seat]
    width = HALF if fits(player) else WIDTH
    lines: list[RenderableType] = [*pyramid(player, width - 4), *token_lines(say, player)]
    lines += [Text(say("viceroy.term.plays", card=teller.card(card)), style="bold") for card in s.played[seat]]
    lines.append(screen_line(say, player))
    lines += hand_lines(say, teller, player)
    marks = [f"{SHAPES[seat]} {narrator.player(seat)}", say("ui.points", n=points(s, seat)), *standing(say, s, seat)]
    return Panel(
        Group(*lines),
        title=" · ".join(marks),
        title_align="left",
        border_style="bold green" if seat in s.waiting else "white",
        width=width,
    )


def fits(player: Player) -> bool:
    """Is half the width enough? The cards of an own hand have long lines."""
    own = not is_hidden(player) and len(player.hand + player.dealt) > 0
    return not own and base_width(player) * (NARROW + GAP) <= HALF - 4


def is_hidden(player: Player) -> bool:
    """Does the screen stand between us and this player?"""
    return player.returned[0] < 0


def standing(say: Words, s: Viceroy, seat: int) -> list[str]:
    found = [say("viceroy.term.done")] if s.turn and s.standing[seat] == DONE and not s.over else []
    return found + ([say("viceroy.term.skips")] if s.skips >> seat & 1 else [])


def token_lines(say: Words, player: Player) -> list[Text]:
    """All tokens of the pyramid together, and the cards tucked under others."""
    found = []
    if player.tokens:
        tokens = sorted(entry & 63 for entry in player.tokens)
        found.append(fact(say("viceroy.term.tokens"), signs(tokens, "  ")))
    if player.tucked:
        pairs = zip(player.tucked, player.hosts, strict=True)
        under = [say("viceroy.term.under", card=card, host=player.card_at(host)) for card, host in pairs]
        found.append(fact(say("viceroy.term.tucked"), ", ".join(under)))
    return found


def screen_line(say: Words, player: Player) -> Text:
    """The gems, or the screen before them; attack tokens are known to all who counted."""
    attack = Text(f"  {sign(ATTACK, player.attack)}" if player.attack else "", style="bold")
    gems = Text(SCREEN) if is_hidden(player) else gem_line(player.gems)
    return Text.assemble(fact(say("viceroy.term.screen"), gems), attack)


def hand_lines(say: Words, teller: Herald, player: Player) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for name, cards in (("dealt", player.dealt), ("hand", player.hand)):
        if cards and is_hidden(player):
            lines.append(fact(say(f"viceroy.term.{name}"), others_cards(say, teller, cards)))
        elif cards:
            lines += [fact(say(f"viceroy.term.{name}"), ""), *own_cards(teller, cards)]
    return lines


def others_cards(say: Words, teller: Herald, cards: Sequence[int]) -> str:
    """How many of each back, and those that everybody has seen."""
    laws = sum(card == LAW_BACK for card in cards)
    characters = sum(card < 0 for card in cards) - laws
    counts = (("characters", characters), ("laws", laws))
    hidden = [say(f"viceroy.term.{kind}", n=number) for kind, number in counts if number]
    return " · ".join(hidden + [teller.card(card) for card in cards if card > 0])


def own_cards(teller: Herald, cards: Sequence[int]) -> list[RenderableType]:
    """Characters in a grid, laws with what they do."""
    grid = card_grid()
    for card in cards:
        if not is_law(card):
            grid.add_row(*card_row(teller, Text(), card))
    found: list[RenderableType] = [grid] if grid.row_count else []
    for card in cards:
        if is_law(card):
            _, number, name, colours = card_row(teller, Text(), card)
            found.append(Text.assemble(" ", number, " ", name, " ", colours, (f" {teller.effect(card)}", "dim")))
    return found


# -- the pyramid -------------------------------------------------------------------------------------------------------


def base_width(player: Player) -> int:
    return sum(level_of(place) == 1 for place in player.places)


def pyramid(player: Player, room: int) -> list[Text]:
    """From the top down, two lines a level; a card above stands between the two that carry it."""
    if not player.places:
        return []
    leftmost = min(pos_of(place) for place in player.places)
    size = WIDE if base_width(player) * (WIDE + GAP) <= room else NARROW
    lines = []
    for level in range(LEVELS_OF_SLOTS, 0, -1):
        places = sorted(place for place in player.places if level_of(place) == level)
        if places:
            lines += level_lines(player, places, leftmost, size)
    return lines


def level_lines(player: Player, places: list[int], leftmost: int, size: int) -> list[Text]:
    upper, lower = Text(no_wrap=True, overflow="crop"), Text(no_wrap=True, overflow="crop")
    for place in places:
        column = (pos_of(place) - leftmost) * (size + GAP) + (level_of(place) - 1) * (size + GAP) // 2
        for line, text in ((upper, card_top(player, place, size)), (lower, card_foot(player, place, size))):
            line.append(" " * (column - len(line)))
            line.append_text(text)
    return [upper, lower]


def card_top(player: Player, place: int, size: int) -> Text:
    """The corners and, between them, the number."""
    card = player.card_at(place)
    left, right = painted_colour(player, place, TL), painted_colour(player, place, TR)
    middle = Text(f"{card:^{size - 2}}", style=LAW_PAPER if is_law(card) else PAPER)
    return Text.assemble(chip(left, LETTERS[left]), middle, chip(right, LETTERS[right]))


def card_foot(player: Player, place: int, size: int) -> Text:
    """Both halves of the foot and, between them, the tokens."""
    left, right = painted_colour(player, place, BL), painted_colour(player, place, BR)
    text, room = signs(player.tokens_at(place), ""), size - 2
    shown = text if len(text) <= room else text[: room - 1] + "…"
    line = f"{LETTERS[left]}{shown:^{room}}{LETTERS[right]}"
    half = len(line) // 2
    return Text.assemble(chip(left, line[:half]), chip(right, line[half:]))
