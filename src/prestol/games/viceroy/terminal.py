"""Viceroy in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from prestol.core.engine import State
from prestol.games.viceroy.rules.cards import (
    ANY_INFINITE,
    BOTTOM,
    COLOURS,
    HIDDEN_LAW,
    LEVELS,
    ROWS,
    TOP_LEFT,
    TOP_RIGHT,
    bonus_worth,
    is_law,
    row_of,
)
from prestol.games.viceroy.rules.circles import painted_colour
from prestol.games.viceroy.rules.events import TURN
from prestol.games.viceroy.rules.paint import BL, BR, TL, TR
from prestol.games.viceroy.rules.places import level_of, pos_of
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.scoring import points
from prestol.games.viceroy.rules.state import DONE, Viceroy, is_hidden
from prestol.games.viceroy.rules.tokens import (
    ATTACK,
    INFINITE,
    KINDS,
    STORED,
    USED,
    bonus_colour,
    gem_colour,
    is_circle_bonus,
    kind_of,
)
from prestol.games.viceroy.text.cards import gem_of_row
from prestol.games.viceroy.text.log import caption
from prestol.games.viceroy.text.names import counted, plain, split_number
from prestol.games.viceroy.text.words import ViceroyText
from prestol.terminal.parts import SHAPES, fact, grid
from prestol.text.narrator import Narrator

INKS = ("white on #b03a2e", "white on #1e7d4f", "white on #2458a6", "black on #e0b030")
PAPER = "black on #efe3c8"
LAW_PAPER = "black on #c9bda4"
SCREEN = "▒▒▒▒▒▒"
PLAIN = "SMDA"  # science, magic, defense, attack
NUMBERED = {"vp": "★", "magic_bonus": "M+", "gems": "◆", "card": "▯"}
CARD_COLUMNS = 4 + ROWS  # where, number, name, sectors, then cost and reward of each level
WIDE, NARROW, GAP = 8, 6, 2  # a card of the pyramid in columns
WIDTH, HALF = 100, 49


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Viceroy)
    text = narrator.text
    assert isinstance(text, ViceroyText)
    panels = [player_panel(narrator, text, view, seat) for seat in range(view.seats)]
    wide = [panel for panel in panels if panel.width == WIDTH]
    others = Columns([panel for panel in panels if panel.width != WIDTH])  # two in a row
    key = Text(text.words("term.key"), style="dim")
    return Group(offer(narrator, text, view), *wide, others, key)


# -- small signs -------------------------------------------------------------------------------------------------------


def chip(colour: int, text: str) -> Text:
    return Text(text, style=INKS[colour])


def gem_line(text: ViceroyText, gems: Sequence[int]) -> Text:
    return Text(" ").join(chip(colour, f" {text.letter(colour)} {gems[colour]} ") for colour in range(COLOURS))


def sign(text: ViceroyText, symbol: int, count: int = 1) -> str:
    """A token or reward in a few columns: “★12”, “2S”, “∞B”, “R+4”."""
    if plain(symbol) <= ATTACK:
        return ("" if count == 1 else str(count)) + PLAIN[plain(symbol)]
    return one_sign(text, symbol) if count == 1 else f"{count}×{one_sign(text, symbol)}"


def one_sign(text: ViceroyText, symbol: int) -> str:
    if symbol == ANY_INFINITE:
        return "∞"
    if INFINITE <= symbol < KINDS:
        letter = text.letter(gem_colour(symbol))
        return f"▪{letter}" if symbol >= STORED else f"∞{letter.lower() if symbol >= USED else letter}"
    if is_circle_bonus(symbol):
        return f"{text.letter(bonus_colour(symbol))}+{bonus_worth(symbol)}"
    kind, number = split_number(symbol)
    return f"{NUMBERED[kind]}{number}"


def signs(text: ViceroyText, symbols: Sequence[int], between: str = " ") -> str:
    return between.join(sign(text, *each) for each in counted(symbols))


# -- cards in lines ----------------------------------------------------------------------------------------------------


def card_row(text: ViceroyText, where: Text, card: int) -> list[Text]:
    number = Text(f" {card:>2} ", style=LAW_PAPER if is_law(card) else PAPER)
    rows = [] if is_law(card) else [level_cell(text, card, row) for row in range(ROWS)]
    return [where, number, Text(text.name(card)), sectors(text, card), *rows]


def level_cell(text: ViceroyText, card: int, row: int) -> Text:
    gem = gem_of_row(card, row)
    return Text.assemble(chip(gem, text.letter(gem)), f" {signs(text, row_of(card, row))}")


def sectors(text: ViceroyText, card: int) -> Text:
    """Both corners, then the foot."""
    left, right, foot = (chip(colours[card], text.letter(colours[card])) for colours in (TOP_LEFT, TOP_RIGHT, BOTTOM))
    return Text.assemble(left, right, "/", foot)


# -- the middle of the table -------------------------------------------------------------------------------------------


def offer(narrator: Narrator, text: ViceroyText, s: Viceroy) -> Panel:
    """The cards on offer, the reserve and the decks."""
    title = caption(narrator, TURN, a=s.turn) if s.turn else text.words("setup")
    lines = Group(offered(text, s), reserve(text, s))
    return Panel(lines, title=title, title_align="left", border_style="cyan", width=WIDTH)


def offered(text: ViceroyText, s: Viceroy) -> Table:
    found = grid(CARD_COLUMNS)
    for colour in range(COLOURS):
        for end, cards in (("base", s.bases[colour]), ("tip", s.tips[colour])):
            for card in cards:
                where = Text.assemble(chip(colour, f" {text.letter(colour)} "), f" {text.words(f'term.{end}')}")
                found.add_row(*card_row(text, where, card))
    return found


def reserve(text: ViceroyText, s: Viceroy) -> Text:
    left = {"large": s.large(), "small": s.small, "laws": s.laws_left(), "discard": len(s.discard)}
    gems = fact(text.words("term.reserve"), gem_line(text, s.reserve))
    return Text.assemble(gems, (f"  {text.words('term.decks', **left)}", "dim"))


# -- players -----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, text: ViceroyText, s: Viceroy, seat: int) -> Panel:
    player = s.players[seat]
    width = HALF if fits(player) else WIDTH
    lines: list[RenderableType] = [*pyramid(text, player, width - 4), *token_lines(text, player)]
    lines += [Text(text.words("term.plays", card=text.card(card)), style="bold") for card in s.played[seat]]
    lines += [screen_line(text, player), *hand_lines(text, player)]
    marks = [f"{SHAPES[seat]} {narrator.player(seat)}", text.points(points(s, seat)), *standing(text, s, seat)]
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


def standing(text: ViceroyText, s: Viceroy, seat: int) -> list[str]:
    found = [text.words("term.done")] if s.turn and s.standing[seat] == DONE and not s.over else []
    return found + ([text.words("term.skips")] if s.will_skip(seat) else [])


def token_lines(text: ViceroyText, player: Player) -> list[Text]:
    """All tokens of the pyramid together, and the cards tucked under others."""
    found = []
    if player.tokens:
        tokens = sorted(kind_of(token) for token in player.tokens)
        found.append(fact(text.words("term.tokens"), signs(text, tokens, "  ")))
    if player.tucked:
        pairs = zip(player.tucked, player.hosts, strict=True)
        under = [text.words("term.under", card=card, host=player.card_at(host)) for card, host in pairs]
        found.append(fact(text.words("term.tucked"), ", ".join(under)))
    return found


def screen_line(text: ViceroyText, player: Player) -> Text:
    """The gems, or the screen before them; attack tokens are known to all who counted."""
    attack = Text(f"  {sign(text, ATTACK, player.attack)}" if player.attack else "", style="bold")
    gems = Text(SCREEN) if is_hidden(player) else gem_line(text, player.gems)
    return Text.assemble(fact(text.words("term.screen"), gems), attack)


def hand_lines(text: ViceroyText, player: Player) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for name, cards in (("dealt", player.dealt), ("hand", player.hand)):
        if cards and is_hidden(player):
            lines.append(fact(text.words(f"term.{name}"), others_cards(text, cards)))
        elif cards:
            lines += [fact(text.words(f"term.{name}"), ""), *own_cards(text, cards)]
    return lines


def others_cards(text: ViceroyText, cards: Sequence[int]) -> str:
    """How many of each back, and those that everybody has seen."""
    laws = sum(card == HIDDEN_LAW for card in cards)
    characters = sum(card < 0 for card in cards) - laws
    hidden = [say(number) for say, number in ((text.characters, characters), (text.laws, laws)) if number]
    return " · ".join(hidden + [text.card(card) for card in cards if card > NO_CARD])


def own_cards(text: ViceroyText, cards: Sequence[int]) -> list[RenderableType]:
    """Characters in a grid, laws with what they do."""
    characters = grid(CARD_COLUMNS)
    for card in cards:
        if not is_law(card):
            characters.add_row(*card_row(text, Text(), card))
    laws = [law_line(text, card) for card in cards if is_law(card)]
    return [characters, *laws] if characters.row_count else [*laws]


def law_line(text: ViceroyText, card: int) -> Text:
    _, number, name, colours = card_row(text, Text(), card)
    return Text.assemble(" ", number, " ", name, " ", colours, (f" {text.effect(card)}", "dim"))


# -- the pyramid -------------------------------------------------------------------------------------------------------


def base_width(player: Player) -> int:
    return sum(level_of(place) == 1 for place in player.places)


def pyramid(text: ViceroyText, player: Player, room: int) -> list[Text]:
    """From the top down, two lines per level; a card above stands between the two that carry it."""
    if not player.places:
        return []
    leftmost = min(pos_of(place) for place in player.places)
    size = WIDE if base_width(player) * (WIDE + GAP) <= room else NARROW
    lines = []
    for level in range(LEVELS, 0, -1):
        places = sorted(place for place in player.places if level_of(place) == level)
        if places:
            lines += level_lines(text, player, places, leftmost, size)
    return lines


def level_lines(text: ViceroyText, player: Player, places: list[int], leftmost: int, size: int) -> list[Text]:
    upper, lower = Text(no_wrap=True, overflow="crop"), Text(no_wrap=True, overflow="crop")
    for place in places:
        column = (pos_of(place) - leftmost) * (size + GAP) + (level_of(place) - 1) * (size + GAP) // 2
        for line, half in ((upper, card_top(text, player, place, size)), (lower, card_foot(text, player, place, size))):
            line.append(" " * (column - len(line)))
            line.append_text(half)
    return [upper, lower]


def card_top(text: ViceroyText, player: Player, place: int, size: int) -> Text:
    """The corners and, between them, the number."""
    card = player.card_at(place)
    left, right = painted_colour(player, place, TL), painted_colour(player, place, TR)
    middle = Text(f"{card:^{size - 2}}", style=LAW_PAPER if is_law(card) else PAPER)
    return Text.assemble(chip(left, text.letter(left)), middle, chip(right, text.letter(right)))


def card_foot(text: ViceroyText, player: Player, place: int, size: int) -> Text:
    """Both halves of the foot and, between them, the tokens."""
    left, right = painted_colour(player, place, BL), painted_colour(player, place, BR)
    tokens, room = signs(text, player.kinds_at(place), ""), size - 2
    shown = tokens if len(tokens) <= room else tokens[: room - 1] + "…"
    line = f"{text.letter(left)}{shown:^{room}}{text.letter(right)}"
    half = len(line) // 2
    return Text.assemble(chip(left, line[:half]), chip(right, line[half:]))
