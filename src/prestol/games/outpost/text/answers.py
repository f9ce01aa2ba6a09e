"""What an answer says on its button: the verb, what it costs, and what it brings."""

from __future__ import annotations

from prestol.games.outpost.rules.actions import TRADE
from prestol.games.outpost.rules.build import USE_NEW
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    FORT_EXTRA,
    FORTIFY_GAIN,
    HUNT_DIAMOND,
    MONSTER_CHOICE,
    PER_HUNT,
    RESOURCE_NAMES,
)
from prestol.games.outpost.rules.cells import CELL_NAMES, COLUMNS, cell_at, holds
from prestol.games.outpost.rules.cells import column as column_of
from prestol.games.outpost.rules.cells import row as row_of
from prestol.games.outpost.rules.effects import CHOOSE_KIND
from prestol.games.outpost.rules.heroes import settlers_of
from prestol.games.outpost.rules.lands import explorers
from prestol.games.outpost.rules.monsters import MONSTER_CHECK, can_come, colour_at
from prestol.games.outpost.rules.notation import ACTIONS
from prestol.games.outpost.rules.passing import surplus
from prestol.games.outpost.rules.regions import COLLECT_STEP, obtainable, resource_at
from prestol.games.outpost.rules.scoring import hero_points
from prestol.games.outpost.rules.state import NO_CARD, ROUNDS, Outpost, Player
from prestol.games.outpost.text.names import ROMAN, Names, heading

Values = dict[str, object]
CELL_FAMILIES = ("plot", "explore", "hunt", "fortify", "fort", "extra", "use")
RESOURCE_FAMILIES = ("kind", "keep")


def values(text: Names, board: Outpost, seat: int, family: str, label: str) -> Values:
    """The values of an answer's sentence."""
    if family in CELL_FAMILIES:
        return of_cell(text, board, seat, family, CELL_NAMES.index(label))
    if family in RESOURCE_FAMILIES:
        return of_resource(text, board, family, RESOURCE_NAMES.index(label))
    if family == "artifact":
        kind = ARTIFACT_NAMES.index(label)
        return {"artifact": text.artifact(kind), "effect": text.artifact_effect(kind)}
    if family == "trade":
        return text.trade(ACTIONS.number(f"trade:{label}") - TRADE)
    if family in ("region", "street"):
        row = int(label) - 1
        return {"what": activate(text, board, board.players[seat], family, row), "name": row_name(family, row)}
    if family == "build":
        return {"what": build(text, board, int(label) - 1)} | offered(text, board, int(label) - 1)
    if family == "hero":
        return {"what": invite(text, board, seat, int(label) - 1), "name": guest(text, board, int(label) - 1)}
    if family == "collect":
        return collect(text, board, seat, [int(column) - 1 for column in label])
    return of_question(text, board, seat, family)


# -- cells of the lands and of the settlement --------------------------------------------------------------------------


def of_cell(text: Names, board: Outpost, seat: int, family: str, cell: int) -> Values:
    player = board.players[seat]
    if family == "plot":
        return {"plot": text.plot(cell)}
    if family == "explore":
        return {"cell": text.cell(cell), "settlers": text.settlers(explorers(cell)), "name": cell_name(cell)}
    if family == "hunt":
        return {"what": hunt(text, board, seat, cell), "name": cell_name(cell)}
    if family == "use":
        return {"what": use(text, player, cell)}
    card = player.land_at(cell)
    if family == "extra":
        return {"territory": text.territory(card), "pieces": text.paid(text.data.resource[card], 1)}
    return {"what": on_territory(text, board, seat, family, cell), "name": cell_name(cell)}


def cell_name(cell: int) -> str:
    """“II·3”."""
    return f"{ROMAN[row_of(cell)]}·{column_of(cell) + 1}"


def hunt(text: Names, board: Outpost, seat: int, cell: int) -> str:
    """“Hunt the hydra in region II, column 1: 3 settlers for 2 gold”."""
    where = text.cell(cell, "in_cell")
    if not board.players[seat].has_monster(cell):
        return text.words("hunt.nothing", where=where)
    colour = colour_at(board, seat, cell)
    more = PER_HUNT if board.has(seat, HUNT_DIAMOND) else [0] * len(PER_HUNT)
    reward = [usual + extra for usual, extra in zip(text.data.rewards[colour], more, strict=True)]
    settlers = text.settlers(text.data.hunters[colour])
    monster = text.a_monster(colour)
    return text.words("hunt.monster", monster=monster, where=where, settlers=settlers, reward=text.cost(reward))


def on_territory(text: Names, board: Outpost, seat: int, family: str, cell: int) -> str:
    """Fortify a territory, or activate its fortification; the artifacts bring more."""
    card = board.players[seat].land_at(cell)
    if card == NO_CARD:
        return text.words(f"{family}.nothing", where=text.cell(cell, "in_cell"))
    number = int(board.has(seat, FORTIFY_GAIN)) if family == "fortify" else 1 + board.has(seat, FORT_EXTRA)
    gain = text.words("plus", what=text.pieces(text.data.resource[card], number)) if number else ""
    return text.words(f"{family}.territory", territory=text.territory(card), gain=after_colon(text, gain))


def after_colon(text: Names, said: str) -> str:
    return text.words("after_colon", text=said) if said else ""


def use(text: Names, player: Player, cell: int) -> str:
    number = player.house_at(cell)
    if number == NO_CARD:
        return text.words("use.nothing", plot=text.plot(cell))
    kind = text.data.kind[player.houses[number]]
    return text.words("use.building", building=text.the_building(kind), effect=text.effect(kind))


# -- rows --------------------------------------------------------------------------------------------------------------


def activate(text: Names, board: Outpost, player: Player, family: str, row: int) -> str:
    """A region with what it yields, a street with its buildings."""
    found = yields(text, board, player, row) if family == "region" else buildings(text, player, row)
    key = f"{family}.with" if found else f"{family}.empty"
    return text.words(key, row=row_name(family, row), what=", ".join(found))


def row_name(family: str, row: int) -> str:
    """Regions have Roman numbers, streets plain ones."""
    return ROMAN[row] if family == "region" else str(row + 1)


def yields(text: Names, board: Outpost, player: Player, region: int) -> list[str]:
    columns = obtainable(board, player, region)
    cells = [cell_at(region, column) for column in range(COLUMNS) if holds(columns, column)]
    return [text.resource(resource_at(board, player, cell)) for cell in cells]


def buildings(text: Names, player: Player, street: int) -> list[str]:
    found = [player.house_at(cell_at(street, column)) for column in range(COLUMNS)]
    return [text.building(text.data.kind[player.houses[number]]) for number in found if number != NO_CARD]


def collect(text: Names, board: Outpost, seat: int, columns: list[int]) -> Values:
    """What comes, and which monsters come with it."""
    region = COLLECT_STEP.region(board.stack[-1])
    cells = [cell_at(region, column) for column in columns]
    found = [text.resource(resource_at(board, board.players[seat], cell)) for cell in cells]
    alarms = [text.monster(colour_at(board, seat, cell)) for cell in cells if lures(board, seat, cell)]
    return {
        "n": len(columns),
        "columns": listed(text, columns),
        "what": ", ".join(found),
        "danger": text.words("danger", monsters=", ".join(alarms)) if alarms else "",
    }


def lures(board: Outpost, seat: int, cell: int) -> bool:
    """Would a monster come if this territory were used now? Whoever decides himself needs no warning (6)."""
    if not can_come(board, seat, cell) or board.has(seat, MONSTER_CHOICE):
        return False
    return board.shows(colour_at(board, seat, cell))


def listed(text: Names, columns: list[int]) -> str:
    """“1, 2 and 3”."""
    *others, last = [str(column + 1) for column in columns]
    return text.words("and", others=", ".join(others), last=last) if others else last


# -- the market and the row --------------------------------------------------------------------------------------------


def build(text: Names, board: Outpost, slot: int) -> str:
    """“Build a sawmill for 1 stone (slot 3)”: two slots may offer the same."""
    tiles = board.market[slot]
    if not tiles:
        return text.words("build.nothing", slot=slot + 1)
    building, cost = text.a_building(text.data.kind[tiles[-1]]), text.cost(text.data.cost[tiles[-1]])
    return text.words("build.building", building=building, cost=cost, slot=slot + 1)


def offered(text: Names, board: Outpost, slot: int) -> Values:
    """The building in a slot of the market, and its price."""
    if not board.market[slot]:
        return {"name": "", "cost": ""}
    card = board.market[slot][-1]
    return {"name": heading(text.building(text.data.kind[card])), "cost": text.cost(text.data.cost[card])}


def guest(text: Names, board: Outpost, place: int) -> str:
    return heading(text.hero(board.row[place][0])) if board.row[place] else ""


def invite(text: Names, board: Outpost, seat: int, place: int) -> str:
    """“Invite traveller T01 for 2 wood + 2 gold + 1 diamond surcharge; worth 4 points now, 1 extra settler”."""
    if not board.row[place]:
        return text.words("invite.nobody", place=place + 1)
    card = board.row[place][0]
    settlers = int(settlers_of(board, seat, card))
    return text.words(
        "invite.hero",
        hero=text.a_hero(card),
        cost=text.cost(text.data.cost[card]) + text.surcharge(place),
        worth=text.points(int(hero_points(board, board.players[seat], card))),
        settlers=text.words("and_settlers", settlers=text.extra_settlers(settlers)) if settlers else "",
    )


# -- answers that mean something only at their own question ------------------------------------------------------------


def of_resource(text: Names, board: Outpost, family: str, resource: int) -> Values:
    """What to take, to give at the bazaar, or to keep."""
    pieces = text.paid(resource, 1)
    if family == "keep":
        return {"pieces": pieces}
    gains = CHOOSE_KIND.choice(board.stack[-1]).gains
    if any(gains):
        return {"what": text.words("kind.give", pieces=pieces, gains=text.cost(gains))}
    return {"what": text.words("kind.take", pieces=pieces)}


def of_question(text: Names, board: Outpost, seat: int, family: str) -> Values:
    frame, player = board.stack[-1], board.players[seat]
    if family == "pass":
        return {"what": pass_with(text, board, player)}
    if family in ("use_now", "skip"):
        kind = text.data.kind[player.houses[player.house_at(USE_NEW.cell(frame))]]
        return {"building": text.the_building(kind), "effect": text.effect(kind)}
    if family in ("yes", "no"):
        return {"monster": text.a_monster(colour_at(board, seat, MONSTER_CHECK.cell(frame)))}
    return {}


def pass_with(text: Names, board: Outpost, player: Player) -> str:
    """What a pass costs: the common resources that no fortification keeps."""
    if board.round == ROUNDS:
        return text.words("pass.last")
    lost = int(surplus(player))
    return text.words("pass.returns", n=lost) if lost else text.words("pass.plain")
