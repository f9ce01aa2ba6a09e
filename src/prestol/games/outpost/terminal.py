"""Outpost in the terminal: eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from prestol.cli.parts import SHAPES, fact, framed, grid
from prestol.core.bits import count_bits
from prestol.core.engine import State
from prestol.games.outpost.cards import BUILDING_NAMES, DIAMOND, NO_COLOUR, RESOURCES
from prestol.games.outpost.scoring import hero_points, points
from prestol.games.outpost.state import BASE, NO_CARD, NOBODY, ROUNDS, ROW, SLOTS, Outpost, Player
from prestol.games.outpost.turn import SURCHARGE
from prestol.text import Words
from prestol.text.outpost import ROMAN, Steward
from prestol.text.outpost_cards import known
from prestol.text.tell import Narrator

MONSTERS = "▲■●◆"  # gnoll, manticore, hydra, dragon
INKS = ("green", "yellow", "blue", "red")
MONSTER, FORT, FORT_USED = "!", "♜", "♖"
USED = "*"
NOTHING = "·"
FREE = "–"  # no monster
COLUMN = 5  # slots of the market below each other


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Outpost)
    tell = Steward(narrator.words, view.cards)
    panels = [player_panel(narrator, tell, view, seat) for seat in range(view.seats)]
    key = Text(narrator.words("outpost.term.key"), style="dim")
    return Group(middle(narrator, tell, view), *panels, key)


# -- small signs ------------------------------------------------------------------------------------------------------


def sign(colour: int) -> Text:
    """The monster of a territory or a hero, by shape and colour."""
    return Text(FREE, style="dim") if colour == NO_COLOUR else Text(MONSTERS[colour], style=INKS[colour])


# -- the middle of the table ------------------------------------------------------------------------------------------


def middle(narrator: Narrator, tell: Steward, s: Outpost) -> Panel:
    say = narrator.words
    lines: list[RenderableType] = [Text(say("outpost.term.heroes"), style="bold"), *hero_row(say, tell, s)]
    lines += [Text(say("outpost.term.market"), style="bold"), market(tell, s)]
    lines += [Text(say("outpost.term.artifacts"), style="bold"), *offer(tell, s)]
    lines += [supply(say, tell, s), Text(counts(say, s), style="dim"), Text(origins(say, tell, s), style="dim")]
    return framed(" · ".join(headline(narrator, s)), *lines, style="cyan")


def headline(narrator: Narrator, s: Outpost) -> Iterator[str]:
    say = narrator.words
    yield say("outpost.term.round", n=s.round, last=ROUNDS) if s.round else say("outpost.term.setup")
    if s.seats > 1:
        yield say("outpost.term.begins", name=narrator.player(s.first))
        if s.first_passer != NOBODY:
            yield say("outpost.term.next", name=narrator.player(s.first_passer))


def hero_row(say: Words, tell: Steward, s: Outpost) -> list[Text]:
    """«1 ▲ traveller T01: 2 wood + 2 gold (+2 diamonds) · 4 now · +1 settler»."""
    return [Text.assemble((f" {place + 1} ", "dim"), hero(say, tell, s, place)) for place in range(ROW)]


def hero(say: Words, tell: Steward, s: Outpost, place: int) -> Text:
    if not s.row[place]:
        return Text(NOTHING)
    card = s.row[place][0]
    name = Text.assemble(sign(s.cards.colour[card]), " ", (tell.hero_as("guild", card), "bold"))
    more = f" (+{tell.pieces(DIAMOND, SURCHARGE[place])})" if SURCHARGE[place] else ""
    facts = " · ".join([f"{tell.sum(s.cards.cost[card])}{more}", *worth(say, tell, s, card)])
    return Text.assemble(name, ": ", facts)


def worth(say: Words, tell: Steward, s: Outpost, card: int) -> Iterator[str]:
    """Points now for whoever is asked, and settlers."""
    if s.waiting:
        yield say("outpost.term.worth", n=int(hero_points(s, s.players[s.waiting[0]], card)))
    if s.cards.settlers[card]:
        yield f"+{tell.settlers(s.cards.settlers[card])}"


def market(tell: Steward, s: Outpost) -> Table:
    """Nine slots in two columns: three are too wide."""
    found = grid(2, 2)
    for left in range(COLUMN):
        found.add_row(*(slot(tell, s, at) for at in range(left, SLOTS, COLUMN)))
    return found


def slot(tell: Steward, s: Outpost, at: int) -> Text:
    """«3 bazaar (1 diamond) ×2»."""
    tiles = s.market[at]
    number = (f" {at + 1} ", "dim")
    if not tiles:
        return Text.assemble(number, NOTHING)
    more = f" ×{len(tiles)}" if len(tiles) > 1 else ""
    cost = tell.pieces(s.cards.cost[tiles[-1]].index(1), 1)
    return Text.assemble(number, short(tell, s.cards.kind[tiles[-1]]), (f" ({cost}){more}", "dim"))


def short(tell: Steward, kind: int) -> str:
    return tell.say(f"short.{BUILDING_NAMES[kind]}")


def offer(tell: Steward, s: Outpost) -> list[Text]:
    return [Text.assemble(" ", artifact(tell, s, card)) for card in s.offer]


def artifact(tell: Steward, s: Outpost, card: int) -> Text:
    kind = s.cards.kind[card]
    return Text.assemble(tell.artifact(kind), (f" – {tell.artifact_effect(kind)}", "dim"))


def supply(say: Words, tell: Steward, s: Outpost) -> Text:
    unlimited = s.options["supply"] == "unlimited"
    text = say("value.unlimited") if unlimited else stock(tell, s.supply)
    return fact(say("outpost.term.supply"), text)


def stock(tell: Steward, numbers: Sequence[int]) -> str:
    """«2 wood · 1 gold»."""
    return " · ".join(tell.pieces(resource, numbers[resource]) for resource in range(RESOURCES) if numbers[resource])


def counts(say: Words, s: Outpost) -> str:
    one, two, three = map(len, s.stacks)
    sizes = {"pile": len(s.pile), "deck": len(s.deck), "settlers": s.settlers}
    return say("outpost.term.counts", one=one, two=two, three=three, **sizes)


def origins(say: Words, tell: Steward, s: Outpost) -> str:
    """Where the cards come from is shown wherever they are."""
    named = {name: known(tell, s.cards.facts[name]["from"]) for name in ("heroes", "territories")}
    return say("outpost.term.origin", **{name: say(f"provenance.{word}") for name, word in named.items()})


# -- players ----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, tell: Steward, s: Outpost, seat: int) -> Panel:
    """Whoever is asked has the whole board; so has everybody at the end."""
    say, player = narrator.words, s.players[seat]
    marks = [f"{SHAPES[seat]} {narrator.player(seat)}", say("ui.points", n=int(points(s, player)))]
    marks += [say("outpost.term.passed")] if player.passed and not s.over else []
    lines: list[RenderableType] = [purse(say, tell, player)]
    asked = seat in s.waiting
    lines += whole_board(say, tell, s, player) if asked or not s.waiting else [in_short(say, player)]
    lines += [fact(say("outpost.term.artifact"), artifact(tell, s, card)) for card in player.artifact]
    lines += hero_lines(say, tell, player)
    return framed(" · ".join(marks), *lines, style="bold green" if asked else "white")


def purse(say: Words, tell: Steward, player: Player) -> Text:
    settlers = say("outpost.term.settlers_of", base=player.base, all=BASE, extra=player.extra)
    return Text.assemble(
        fact(say("outpost.term.stock"), stock(tell, player.stock) or say("outpost.term.none")),
        "   ",
        fact(say("outpost.term.settlers"), settlers),
    )


def in_short(say: Words, player: Player) -> Text:
    sizes = {"lands": len(player.lands), "beasts": count_bits(player.beasts), "houses": len(player.houses)}
    return Text(say("outpost.term.short", forts=player.count_forts(), **sizes))


def hero_lines(say: Words, tell: Steward, player: Player) -> list[Text]:
    names = ", ".join(tell.hero_as("guild", card) for card in player.heroes)
    return [fact(say("outpost.term.heroes"), names)] if names else []


# -- the own board ----------------------------------------------------------------------------------------------------


def whole_board(say: Words, tell: Steward, s: Outpost, player: Player) -> list[RenderableType]:
    """Both grids, one above the other."""
    lands, town = grid(4, 2), grid(4, 2)
    for row in range(3):
        cells = range(3 * row, 3 * row + 3)
        lands.add_row(label(ROMAN[row], player.regions_used, row), *(land(tell, s, player, cell) for cell in cells))
        town.add_row(label(str(row + 1), player.streets_used, row), *(house(tell, s, player, cell) for cell in cells))
    return [Text(say("outpost.term.lands"), style="bold"), lands, Text(say("outpost.term.town"), style="bold"), town]


def label(name: str, used: int, row: int) -> str:
    """«II*»: activated in this round."""
    return f" {name + (USED if used >> row & 1 else ''):<4}"


def land(tell: Steward, s: Outpost, player: Player, cell: int) -> Text:
    """«clay ▲!»: a monster sits there; «wood ■♜»: fortified."""
    card = player.land_at(cell)
    if card == NO_CARD:
        return Text(NOTHING, style="dim")
    text = Text.assemble(tell.resource(s.cards.resource[card]), " ", sign(s.cards.colour[card]))
    if player.beasts >> cell & 1:
        text.append(MONSTER, style="bold")
    if player.forts >> cell & 1:
        text.append(FORT_USED if player.forts_used >> cell & 1 else FORT)
    return text


def house(tell: Steward, s: Outpost, player: Player, cell: int) -> Text:
    """«bank 2»: with the pieces locked in."""
    number = player.house_at(cell)
    if number < 0:
        return Text(NOTHING, style="dim")
    text = short(tell, s.cards.kind[player.houses[number]])
    return Text(f"{text} {player.stored[number]}" if player.stored[number] else text)
