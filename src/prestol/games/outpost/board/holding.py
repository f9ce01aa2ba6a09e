"""The cells of a board: territories with monsters and fortifications, buildings, and the heads of their rows."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.scene import Piece
from prestol.games.outpost.board import cards, faces
from prestol.games.outpost.board.plan import Sheet
from prestol.games.outpost.board.view import NOWHERE, OutpostView
from prestol.games.outpost.rules.actions import (
    COLLECT,
    EXPLORE,
    EXTRA,
    FORT,
    FORTIFY,
    HUNT,
    NO,
    PLOT,
    REGION,
    STREET,
    USE,
    USE_NOW,
    YES,
)
from prestol.games.outpost.rules.cards import BUILDING_NAMES, COLOUR_NAMES, LOCKED, LOCKED_VP, NO_COLOUR, RESOURCE_NAMES
from prestol.games.outpost.rules.cells import CELL_NAMES, CELLS, ROWS, column, holds, row
from prestol.games.outpost.rules.lands import explorers
from prestol.games.outpost.rules.regions import columns_of
from prestol.games.outpost.rules.state import NO_CARD
from prestol.games.outpost.rules.streets import STREET_STEP
from prestol.games.outpost.text.names import ROMAN, heading

NAMED = 0.8  # tiles below this size have no name on them


# -- lands ------------------------------------------------------------------------------------------------------------


def lands(view: OutpostView, number: int, sheet: Sheet) -> Iterator[Piece]:
    own = number == view.seat
    for region in range(ROWS):
        yield region_head(view, number, region, sheet)
    for cell in range(CELLS):
        card = int(view.s.players[number].land_at(cell))
        if card != NO_CARD:
            yield territory(view, number, cell, card, sheet)
        elif own:
            yield spot(view, cell, sheet)
    if own:
        yield from questioned(view, sheet)


def region_head(view: OutpostView, number: int, region: int, sheet: Sheet) -> Piece:
    """What exploring takes, and whether a settler has been here this round."""
    used = view.s.players[number].has_used_region(region)
    x, y = sheet.at(region, -1)
    piece = Piece(
        f"region-{number}-{region + 1}", faces.head(ROMAN[region], used, number != view.seat), x, y, sheet.size
    )
    if number != view.seat and not used:
        return piece
    settlers = view.text.settlers(region + 1)
    piece.label = view.ui("region_used" if used else "region", region=ROMAN[region], settlers=settlers)
    if number != view.seat:
        return piece
    return view.answer(piece, *(most(view) if view.collected() == region else [REGION + region]))


def most(view: OutpostView) -> list[int]:
    """To collect from as many territories as can be."""
    sizes = {action: int(columns_of(action)).bit_count() for action in view.legal if COLLECT <= action < EXTRA}
    return sorted(action for action, size in sizes.items() if size == max(sizes.values()))


def territory(view: OutpostView, number: int, cell: int, card: int, sheet: Sheet) -> Piece:
    data = view.s.cards
    resource, colour, state = data.resource[card], data.colour[card], state_of(view, number, cell)
    sign = COLOUR_NAMES[colour] if colour != NO_COLOUR else ""
    face = cards.territory(RESOURCE_NAMES[resource], sign, state, data.titles[card] if sheet.size > NAMED else "")
    piece = Piece(f"card-{card}", face, *sheet.land(cell), sheet.size, start=f"stack-{row(cell) + 1}")
    words = {"resource": view.text.resource(resource), "monster": view.text.guest(colour)}
    piece.label = view.ui("territory", id=data.titles[card], **words)
    piece.tip = "\n".join([piece.label, *standing(view, state, colour)])
    return view.answer(piece, *land_answers(view, cell)) if number == view.seat else piece


def state_of(view: OutpostView, number: int, cell: int) -> str:
    """What is on a territory, or may come to it."""
    player = view.s.players[number]
    if player.has_monster(cell):
        return "beast"
    if player.has_fort(cell):
        return "used" if player.has_used_fort(cell) else "fort"
    colour = view.s.cards.colour[player.land_at(cell)]
    return "threat" if colour != NO_COLOUR and view.s.shows(colour) else ""


def standing(view: OutpostView, state: str, colour: int) -> Iterator[str]:
    """What is to be said about a territory besides its face."""
    if state:
        yield view.ui(f"state.{state}")
    if state == "beast":
        yield view.text.monster_effect(colour)


def land_answers(view: OutpostView, cell: int) -> list[int]:
    """What an own territory stands for now."""
    if view.collected() != NOWHERE:
        return sets_with(view, column(cell)) if view.collected() == row(cell) else []
    if view.checked() != NOWHERE:
        return [YES, NO] if view.checked() == cell else []
    assert view.seat is not None
    player = view.s.players[view.seat]
    family = HUNT if player.has_monster(cell) else FORT if player.has_fort(cell) else FORTIFY
    return [family + cell, EXTRA + cell, REGION + row(cell)]


def sets_with(view: OutpostView, column: int) -> list[int]:
    """All ways to collect that take this column."""
    return [a for a in range(COLLECT, EXTRA) if a in view.legal and holds(columns_of(a), column)]


def spot(view: OutpostView, cell: int, sheet: Sheet) -> Piece:
    """An unexplored cell; a target says how many settlers it takes."""
    need, is_open = int(explorers(cell)), EXPLORE + cell in view.legal
    piece = Piece(f"spot-{CELL_NAMES[cell]}", faces.spot(need if is_open else 0), *sheet.land(cell), sheet.size)
    if not is_open:  # else the answer says it all
        piece.label = view.ui("unexplored", region=ROMAN[row(cell)], settlers=view.text.settlers(need))
    return view.answer(piece, EXPLORE + cell)


def questioned(view: OutpostView, sheet: Sheet) -> Iterator[Piece]:
    """A ring around the cell that the question is about."""
    if view.checked() != NOWHERE:
        yield Piece("in-question", faces.ring(), *sheet.land(view.checked()), sheet.size)
    elif view.just_built() != NOWHERE:
        yield Piece("in-question", faces.ring(), *sheet.plot(view.just_built()), sheet.size)


# -- the settlement ---------------------------------------------------------------------------------------------------


def plots(view: OutpostView, number: int, sheet: Sheet) -> Iterator[Piece]:
    own = number == view.seat
    for street in range(ROWS):
        yield street_head(view, number, street, sheet)
    player = view.s.players[number]
    for cell in range(CELLS):
        house = int(player.house_at(cell))
        if house != NO_CARD:
            yield built(view, number, house, cell, sheet)
        elif own:
            yield plot(view, cell, sheet)


def street_head(view: OutpostView, number: int, street: int, sheet: Sheet) -> Piece:
    used = view.s.players[number].has_used_street(street)
    x, y = sheet.at(street + ROWS, -1)
    piece = Piece(
        f"street-{number}-{street + 1}", faces.head(str(street + 1), used, number != view.seat), x, y, sheet.size
    )
    if number == view.seat or used:
        piece.label = view.ui("street_used" if used else "street", street=street + 1)
    return view.answer(piece, STREET + street) if number == view.seat else piece


def plot(view: OutpostView, cell: int, sheet: Sheet) -> Piece:
    free = PLOT + cell in view.legal
    piece = Piece(f"plot-{CELL_NAMES[cell]}", faces.plot(free), *sheet.plot(cell), sheet.size)
    if not free:
        piece.label = view.ui("free_plot", street=row(cell) + 1)
    return view.answer(piece, PLOT + cell)


def built(view: OutpostView, number: int, house: int, cell: int, sheet: Sheet) -> Piece:
    """A building of a player, with what is stored on it."""
    player = view.s.players[number]
    card, stored = player.houses[house], int(player.stored[house])
    kind = view.s.cards.kind[card]
    piece = building(view, card, *sheet.plot(cell), sheet.size, stored=stored, spent=is_spent(view, number, cell))
    if stored:
        held, worth = view.text.pieces(LOCKED[kind], stored), view.points(LOCKED_VP[kind] * stored)
        piece.tip += f"\n{view.ui('stored', pieces=held, points=worth)}"
    if number != view.seat:
        return piece
    return view.answer(piece, *([USE_NOW] if view.just_built() == cell else []), USE + cell, STREET + row(cell))


def is_spent(view: OutpostView, number: int, cell: int) -> bool:
    """Has the building been used in the street that is open now?"""
    for frame in view.s.stack:
        if frame.step is STREET_STEP and frame.seat == number:
            return holds(STREET_STEP.used(frame), cell)
    return False


def building(
    view: OutpostView, card: int, x: float, y: float, size: float, stored: int = 0, count: int = 1, spent: bool = False
) -> Piece:
    """A building tile, on a board or in the market: sign, name, cost and effect."""
    data = view.s.cards
    kind = data.kind[card]
    cost = next(name for name, n in zip(RESOURCE_NAMES, data.cost[card], strict=True) if n)
    short = heading(view.text.short_building(kind)) if size > NAMED else ""
    face = cards.building(BUILDING_NAMES[kind], short, cost, stored, count, spent)
    label = heading(view.text.building(kind))
    piece = Piece(f"card-{card}", face, x, y, size, label=label, tip=f"{label}\n{view.text.effect(kind)}")
    if size > NAMED:
        piece.tip += f"\n{view.ui('costs', cost=view.text.sum(data.cost[card]))}"
    if count > 1:
        piece.tip += f"\n{view.ui('stacked', n=count)}"
    return piece
