"""Outpost in the terminal: eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from prestol.core.bits import count_bits
from prestol.core.engine import State
from prestol.games.outpost.rules.cards import DIAMOND, NO_COLOUR, RESOURCES
from prestol.games.outpost.rules.cells import COLUMNS, ROWS, cell_at
from prestol.games.outpost.rules.scoring import hero_points, points
from prestol.games.outpost.rules.state import BASE, NO_CARD, NOBODY, ROUNDS, ROW, SLOTS, SURCHARGE, Outpost, Player
from prestol.games.outpost.text.names import ROMAN
from prestol.games.outpost.text.words import OutpostText
from prestol.terminal.parts import SHAPES, fact, framed, grid
from prestol.text import Words
from prestol.text.narrator import Narrator

MONSTERS = "▲■●◆"  # gnoll, manticore, hydra, dragon
INKS = ("green", "yellow", "blue", "red")
MONSTER, FORT, FORT_USED = "!", "♜", "♖"
USED = "*"
NOTHING = "·"
FREE = "–"  # no monster
COLUMN = 5  # slots of the market below each other


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Outpost)
    text = narrator.text
    assert isinstance(text, OutpostText)
    panels = [player_panel(narrator, text, view, seat) for seat in range(view.seats)]
    key = Text(narrator.words("term.key"), style="dim")
    return Group(middle(narrator, text, view), *panels, key)


# -- small signs ------------------------------------------------------------------------------------------------------


def sign(colour: int) -> Text:
    """The monster of a territory or a hero, by shape and colour."""
    return Text(FREE, style="dim") if colour == NO_COLOUR else Text(MONSTERS[colour], style=INKS[colour])


# -- the middle of the table ------------------------------------------------------------------------------------------


def middle(narrator: Narrator, text: OutpostText, s: Outpost) -> Panel:
    say = narrator.words
    lines: list[RenderableType] = [Text(say("term.heroes"), style="bold"), *hero_row(say, text, s)]
    lines += [Text(say("term.market"), style="bold"), market(text, s)]
    lines += [Text(say("term.artifacts"), style="bold"), *offer(text, s)]
    lines += [supply(say, text, s), Text(counts(say, s), style="dim")]
    return framed(" · ".join(headline(narrator, s)), *lines, style="cyan")


def headline(narrator: Narrator, s: Outpost) -> Iterator[str]:
    say = narrator.words
    yield say("term.round", n=s.round, last=ROUNDS) if s.round else say("term.setup")
    if s.seats > 1:
        yield say("term.begins", name=narrator.player(s.first))
        if s.first_passer != NOBODY:
            yield say("term.next", name=narrator.player(s.first_passer))


def hero_row(say: Words, text: OutpostText, s: Outpost) -> list[Text]:
    """“1 ▲ traveller T01: 2 wood + 2 gold (+2 diamonds) · 4 now · +1 settler”."""
    return [Text.assemble((f" {place + 1} ", "dim"), hero(say, text, s, place)) for place in range(ROW)]


def hero(say: Words, text: OutpostText, s: Outpost, place: int) -> Text:
    if not s.row[place]:
        return Text(NOTHING)
    card = s.row[place][0]
    name = Text.assemble(sign(s.cards.colour[card]), " ", (text.hero(card), "bold"))
    more = f" (+{text.pieces(DIAMOND, SURCHARGE[place])})" if SURCHARGE[place] else ""
    facts = " · ".join([f"{text.sum(s.cards.cost[card])}{more}", *worth(say, text, s, card)])
    return Text.assemble(name, ": ", facts)


def worth(say: Words, text: OutpostText, s: Outpost, card: int) -> Iterator[str]:
    """Points now for whoever is asked, and settlers."""
    if s.waiting:
        yield say("term.worth", n=int(hero_points(s, s.players[s.waiting[0]], card)))
    if s.cards.settlers[card]:
        yield f"+{text.settlers(s.cards.settlers[card])}"


def market(text: OutpostText, s: Outpost) -> Table:
    """Nine slots in two columns: three are too wide."""
    found = grid(2, 2)
    for left in range(COLUMN):
        found.add_row(*(slot(text, s, at) for at in range(left, SLOTS, COLUMN)))
    return found


def slot(text: OutpostText, s: Outpost, at: int) -> Text:
    """“3 bazaar (1 diamond) ×2”."""
    tiles = s.market[at]
    number = (f" {at + 1} ", "dim")
    if not tiles:
        return Text.assemble(number, NOTHING)
    more = f" ×{len(tiles)}" if len(tiles) > 1 else ""
    cost = text.pieces(s.cards.cost[tiles[-1]].index(1), 1)
    return Text.assemble(number, text.short_building(s.cards.kind[tiles[-1]]), (f" ({cost}){more}", "dim"))


def offer(text: OutpostText, s: Outpost) -> list[Text]:
    return [Text.assemble(" ", artifact(text, s, card)) for card in s.offer]


def artifact(text: OutpostText, s: Outpost, card: int) -> Text:
    kind = s.cards.kind[card]
    return Text.assemble(text.artifact(kind), (f" – {text.artifact_effect(kind)}", "dim"))


def supply(say: Words, text: OutpostText, s: Outpost) -> Text:
    unlimited = s.options["supply"] == "unlimited"
    return fact(say("term.supply"), say("value.unlimited") if unlimited else stock(text, s.supply))


def stock(text: OutpostText, numbers: Sequence[int]) -> str:
    """“2 wood · 1 gold”."""
    return " · ".join(text.pieces(resource, numbers[resource]) for resource in range(RESOURCES) if numbers[resource])


def counts(say: Words, s: Outpost) -> str:
    one, two, three = map(len, s.stacks)
    sizes = {"pile": len(s.pile), "deck": len(s.deck), "settlers": s.settlers}
    return say("term.counts", one=one, two=two, three=three, **sizes)


# -- players ----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, text: OutpostText, s: Outpost, seat: int) -> Panel:
    """Whoever is asked has the whole board; so has everybody at the end."""
    say, player = narrator.words, s.players[seat]
    marks = [f"{SHAPES[seat]} {narrator.player(seat)}", say("ui.points", n=int(points(s, player)))]
    marks += [say("term.passed")] if player.passed and not s.over else []
    lines: list[RenderableType] = [purse(say, text, player)]
    asked = seat in s.waiting
    lines += whole_board(say, text, s, player) if asked or not s.waiting else [in_short(say, player)]
    lines += [fact(say("term.artifact"), artifact(text, s, card)) for card in player.artifact]
    lines += hero_lines(say, text, player)
    return framed(" · ".join(marks), *lines, style="bold green" if asked else "white")


def purse(say: Words, text: OutpostText, player: Player) -> Text:
    settlers = say("term.settlers_of", base=player.base, all=BASE, extra=player.extra)
    return Text.assemble(
        fact(say("term.stock"), stock(text, player.stock) or say("term.none")),
        "   ",
        fact(say("term.settlers"), settlers),
    )


def in_short(say: Words, player: Player) -> Text:
    sizes = {"lands": len(player.lands), "beasts": count_bits(player.beasts), "houses": len(player.houses)}
    return Text(say("term.short", forts=player.count_forts(), **sizes))


def hero_lines(say: Words, text: OutpostText, player: Player) -> list[Text]:
    names = ", ".join(text.hero(card) for card in player.heroes)
    return [fact(say("term.heroes"), names)] if names else []


# -- the own board ----------------------------------------------------------------------------------------------------


def whole_board(say: Words, text: OutpostText, s: Outpost, player: Player) -> list[RenderableType]:
    """Both grids, one above the other."""
    lands, town = grid(4, 2), grid(4, 2)
    for row in range(ROWS):
        cells = [cell_at(row, column) for column in range(COLUMNS)]
        region, street = (
            label(ROMAN[row], player.has_used_region(row)),
            label(str(row + 1), player.has_used_street(row)),
        )
        lands.add_row(region, *(land(text, s, player, cell) for cell in cells))
        town.add_row(street, *(house(text, s, player, cell) for cell in cells))
    return [Text(say("term.lands"), style="bold"), lands, Text(say("term.town"), style="bold"), town]


def label(name: str, used: bool) -> str:
    """“II*”: activated in this round."""
    return f" {name + (USED if used else ''):<4}"


def land(text: OutpostText, s: Outpost, player: Player, cell: int) -> Text:
    """“clay ▲!”: a monster sits there; “wood ■♜”: fortified."""
    card = player.land_at(cell)
    if card == NO_CARD:
        return Text(NOTHING, style="dim")
    found = Text.assemble(text.resource(s.cards.resource[card]), " ", sign(s.cards.colour[card]))
    if player.has_monster(cell):
        found.append(MONSTER, style="bold")
    if player.has_fort(cell):
        found.append(FORT_USED if player.has_used_fort(cell) else FORT)
    return found


def house(text: OutpostText, s: Outpost, player: Player, cell: int) -> Text:
    """“bank 2”: with the pieces locked in."""
    number = player.house_at(cell)
    if number == NO_CARD:
        return Text(NOTHING, style="dim")
    name = text.short_building(s.cards.kind[player.houses[number]])
    return Text(f"{name} {player.stored[number]}" if player.stored[number] else name)
