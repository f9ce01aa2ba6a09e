"""The cells of a board: territories with monsters and fortifications, buildings, and the heads of their rows."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.scene import Piece
from prestol.games.outpost.buildings import STREET_STEP, USE_NEW
from prestol.games.outpost.cards import (
    BANK,
    BUILDING_NAMES,
    CATHEDRAL,
    COLOUR_NAMES,
    DIAMOND,
    GOLD,
    NO_COLOUR,
    RESOURCE_NAMES,
)
from prestol.games.outpost.lands import COLLECT_STEP, MONSTER_CHECK, lowest
from prestol.games.outpost.look import ROMAN, Look
from prestol.games.outpost.notation import CELL_NAMES
from prestol.games.outpost.plan import Sheet
from prestol.games.outpost.scoring import BANK_VP, CATHEDRAL_VP
from prestol.games.outpost.state import (
    COLLECT,
    EXPLORE,
    EXTRA,
    FORT,
    FORTIFY,
    HUNT,
    NO,
    NO_CARD,
    PLOT,
    REGION,
    STREET,
    USE,
    USE_NOW,
    YES,
)

NAMED = 0.8  # buildings below this size have no name on them
STORES = {BANK: (GOLD, BANK_VP), CATHEDRAL: (DIAMOND, CATHEDRAL_VP)}  # what is locked there, and what it counts


# -- lands ------------------------------------------------------------------------------------------------------------


def lands(look: Look, number: int, sheet: Sheet) -> Iterator[Piece]:
    own = number == look.seat
    for region in range(3):
        yield region_head(look, number, region, sheet)
    player = look.s.players[number]
    taken = dict(zip(player.cells, player.lands, strict=True))
    for cell in range(9):
        if cell in taken:
            yield territory(look, number, cell, taken[cell], sheet)
        elif own:
            yield spot(look, cell, sheet)
    if own:
        yield from questioned(look, sheet)


def region_head(look: Look, number: int, region: int, sheet: Sheet) -> Piece:
    """What exploring takes, and whether a settler has been here this round."""
    player = look.s.players[number]
    used = player.regions_used >> region & 1
    x, y = sheet.at(region, -1)
    piece = Piece(f"region-{number}-{region + 1}", "op-head", x, y, sheet.size, (ROMAN[region], used))
    if number != look.seat and not used:
        return piece
    piece.label = look.ui("region_used" if used else "region", region=ROMAN[region], settlers=look.settlers(region + 1))
    if number != look.seat:
        return piece
    if look.asks(COLLECT_STEP) and look.frame is not None and look.frame.card == region:
        return look.answer(piece, *most(look))
    return look.answer(piece, REGION + region)


def most(look: Look) -> list[int]:
    """To collect from as many territories as can be."""
    sizes = {action: (action - COLLECT + 1).bit_count() for action in look.legal if COLLECT <= action < EXTRA}
    return sorted(action for action, size in sizes.items() if size == max(sizes.values()))


def territory(look: Look, number: int, cell: int, card: int, sheet: Sheet) -> Piece:
    s, player = look.s, look.s.players[number]
    resource, colour = s.cards.resource[card], s.cards.colour[card]
    beast, fort = bool(player.beasts >> cell & 1), player.forts >> cell & 1
    used = player.forts_used >> cell & 1
    threat = not beast and not fort and colour != NO_COLOUR and bool(s.shows(colour))
    state = "beast" if beast else "used" if used else "fort" if fort else "threat" if threat else ""
    sign = COLOUR_NAMES[colour] if colour != NO_COLOUR else ""
    data = (RESOURCE_NAMES[resource], sign, state, look.doubtful(card))
    piece = Piece(f"card-{card}", "op-territory", *sheet.land(cell), sheet.size, data)
    piece.label = look.ui(
        "territory", id=s.cards.names[card], resource=look.resource(resource), monster=look.monster(colour)
    )
    piece.tip = f"{piece.label}\n{standing(look, state, colour)}{look.origin(card)}"
    piece.start = f"stack-{cell // 3 + 1}"
    return look.answer(piece, *land_answers(look, cell, beast, bool(fort))) if number == look.seat else piece


def standing(look: Look, state: str, colour: int) -> str:
    """What is to be said about a territory besides its face, in lines."""
    hunted = f"{hunting(look, colour)}\n" if state == "beast" else ""
    return f"{look.name(f'board.state.{state}')}\n{hunted}" if state else ""


def hunting(look: Look, colour: int) -> str:
    """What hunting takes and brings."""
    cards = look.s.cards
    return look.words(
        "monster_effect", settlers=look.settlers(cards.hunters[colour]), reward=look.pieces(cards.rewards[colour])
    )


def land_answers(look: Look, cell: int, beast: bool, fort: bool) -> list[int]:
    """What an own territory stands for now."""
    frame = look.frame
    if look.asks(COLLECT_STEP) and frame is not None:
        return sets_with(look, cell % 3) if frame.card == cell // 3 else []
    if look.asks(MONSTER_CHECK) and frame is not None:
        return [YES, NO] if lowest(frame.at) == cell else []
    return [HUNT + cell if beast else FORT + cell if fort else FORTIFY + cell, EXTRA + cell]


def sets_with(look: Look, column: int) -> list[int]:
    """All ways to collect that take this column."""
    return [action for action in range(COLLECT, EXTRA) if action in look.legal and action - COLLECT + 1 >> column & 1]


def spot(look: Look, cell: int, sheet: Sheet) -> Piece:
    """An unexplored cell; a target says how many settlers it takes."""
    open_ = EXPLORE + cell in look.legal
    data = (cell // 3 + 1 if open_ else 0,)
    piece = Piece(f"spot-{CELL_NAMES[cell]}", "op-spot", *sheet.land(cell), sheet.size, data)
    if not open_:  # else the answer says it all
        piece.label = look.ui("unexplored", region=ROMAN[cell // 3], settlers=look.settlers(cell // 3 + 1))
    return look.answer(piece, EXPLORE + cell)


def questioned(look: Look, sheet: Sheet) -> Iterator[Piece]:
    """A ring around the cell that the question is about."""
    frame = look.frame
    if frame is None:
        return
    if look.asks(MONSTER_CHECK):
        yield Piece("in-question", "op-ring", *sheet.land(int(lowest(frame.at))), sheet.size)
    elif look.asks(USE_NEW):
        yield Piece("in-question", "op-ring", *sheet.plot(frame.card), sheet.size)


# -- the settlement ---------------------------------------------------------------------------------------------------


def plots(look: Look, number: int, sheet: Sheet) -> Iterator[Piece]:
    own = number == look.seat
    for street in range(3):
        yield street_head(look, number, street, sheet)
    player = look.s.players[number]
    for cell in range(9):
        house = int(player.house_at(cell))
        if house != NO_CARD:
            yield built(look, number, house, cell, sheet)
        elif own:
            yield plot(look, cell, sheet)


def street_head(look: Look, number: int, street: int, sheet: Sheet) -> Piece:
    used = look.s.players[number].streets_used >> street & 1
    x, y = sheet.at(street + 3, -1)
    piece = Piece(f"street-{number}-{street + 1}", "op-head", x, y, sheet.size, (str(street + 1), used))
    if number == look.seat or used:
        piece.label = look.ui("street_used" if used else "street", street=street + 1)
    return look.answer(piece, STREET + street) if number == look.seat else piece


def plot(look: Look, cell: int, sheet: Sheet) -> Piece:
    free = PLOT + cell in look.legal
    piece = Piece(f"plot-{CELL_NAMES[cell]}", "op-plot", *sheet.plot(cell), sheet.size, (free,))
    if not free:
        piece.label = look.ui("free_plot", street=cell // 3 + 1)
    return look.answer(piece, PLOT + cell)


def built(look: Look, number: int, house: int, cell: int, sheet: Sheet) -> Piece:
    """A building of a player, with what is stored on it."""
    player = look.s.players[number]
    card, stored = player.houses[house], player.stored[house]
    kind = look.s.cards.kind[card]
    piece = building(look, card, *sheet.plot(cell), sheet.size, stored=int(stored), spent=is_spent(look, number, cell))
    if kind in STORES and stored:
        worth = look.points(STORES[kind][1] * stored)
        held = look.some(STORES[kind][0], int(stored))
        piece.tip += f"\n{look.ui('stored', pieces=held, points=worth)}"
    if number != look.seat:
        return piece
    now = [USE_NOW] if look.asks(USE_NEW) and look.frame is not None and look.frame.card == cell else []
    return look.answer(piece, *now, USE + cell)


def is_spent(look: Look, number: int, cell: int) -> bool:
    """Has the building been used in the street that is open now?"""
    for frame in look.s.stack:
        if frame.step is STREET_STEP and frame.seat == number:
            return bool(frame.at >> cell & 1)
    return False


def building(
    look: Look, card: int, x: float, y: float, size: float, stored: int = 0, count: int = 1, spent: bool = False
) -> Piece:
    """A building tile, on a board or in the market: sign, name, cost and effect."""
    cards = look.s.cards
    kind = cards.kind[card]
    cost = next(at for at, n in enumerate(cards.cost[card]) if n)
    short = heading(look.name(f"short.{BUILDING_NAMES[kind]}")) if size > NAMED else ""
    piece = Piece(f"card-{card}", "op-building", x, y, size)
    piece.data = (BUILDING_NAMES[kind], short, RESOURCE_NAMES[cost], stored, count, spent, look.doubtful(card))
    piece.label = heading(look.building(kind))
    piece.tip = f"{piece.label}\n{look.name(f'effect.{BUILDING_NAMES[kind]}')}"
    if size > NAMED:
        piece.tip += f"\n{look.ui('costs', cost=look.pieces(cards.cost[card]))}\n{look.origin(card)}"
    if count > 1:
        piece.tip += f"\n{look.ui('stacked', n=count)}"
    return piece


def heading(text: str) -> str:
    return text[:1].upper() + text[1:]
