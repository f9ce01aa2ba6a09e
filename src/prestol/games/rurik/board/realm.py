"""The map on the drawn board: regions with their rulers, and all that stands in them."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.rurik import plan as places
from prestol.games.rurik.cards import (
    FIRST_CARD,
    GOOD_NAMES,
    ORDERS,
    REGION_NAMES,
    REGIONS,
    STRUCTURE_NAMES,
)
from prestol.games.rurik.economy import CHURCH_TARGET
from prestol.games.rurik.look import Look
from prestol.games.rurik.state import (
    ATTACK_AT,
    BUILD_AT,
    FROM,
    LEAD,
    LURE,
    MARCH,
    MUSTER_AT,
    NEUTRAL,
    PLACE,
    RAZE,
    REMOVE,
    TARGET,
    TARGETS,
    TAX_AT,
    TO,
)
from prestol.games.rurik.turn import LURE_STEP


def realm_ground(p: places.Plan) -> Iterator[Ground]:
    yield Ground("seas", p.map.x, p.map.y, places.MAP_SIZE)


def realm(look: Look, p: places.Plan) -> Iterator[Piece]:
    """Regions first, those not in play below the others; then what stands in them."""
    order = region_order(look)
    for region in (*range(look.s.regions, REGIONS), *range(look.s.regions)):
        yield land(look, p, region, order.index(region) + 1 if region in order else 0)
    yield Piece("rivers", "rivers", p.map.x, p.map.y, places.MAP_SIZE)
    for region in range(look.s.regions):
        spot = places.ground(p, REGION_NAMES[region])
        yield from good(look, region, spot)
        yield from buildings(look, region, spot)
        yield from figures(look, region, spot.figures)


def region_order(look: Look) -> list[int]:
    """In the solo game: how the rebellion's top card orders the regions."""
    top = look.s.cards[0] if look.s.cards else -1
    return ORDERS[top - FIRST_CARD] if top >= FIRST_CARD else []


# -- land -----------------------------------------------------------------------------------------------------------


def land(look: Look, p: places.Plan, region: int, number: int) -> Piece:
    """A region: its name, who rules it and how strong everybody is there."""
    s, name = look.s, REGION_NAMES[region]
    inside = region < s.regions
    ruler = int(s.ruler(region)) if inside else -1
    scores = look.scores(region) if inside else ()
    spot = places.ground(p, name)
    title = ((spot.title[0] - p.map.x) / places.MAP_SIZE, (spot.title[1] - p.map.y) / places.MAP_SIZE)
    data = (inside, look.region(region), *title, spot.width / places.MAP_SIZE, ruler, scores, number)
    piece = Piece(f"land-{name}", f"land_{name}", p.map.x, p.map.y, places.MAP_SIZE, data)
    lines = list(look.region_lines(region))
    piece.label, piece.tip = lines[0], "\n".join(lines)
    return look.answer(piece, *land_answers(look, region)) if inside else piece


def land_answers(look: Look, region: int) -> list[int]:
    found = [family + region for family in (PLACE, MUSTER_AT, LEAD, TAX_AT, BUILD_AT, FROM, TO, REMOVE)]
    found += [ATTACK_AT + TARGETS * region + target for target in range(TARGETS)]
    found += [RAZE + 3 * region + at for at in range(3)]
    if look.seat is not None and look.s.players[look.seat].leader == region:
        found.append(MARCH)
    return found


# -- what stands there ----------------------------------------------------------------------------------------------


def good(look: Look, region: int, spot: places.Ground) -> Iterator[Piece]:
    """Like everything that stands in a region it needs no label: the region's own tip tells of it."""
    data = (GOOD_NAMES[look.s.kinds[region]], bool(look.s.goods[region]))
    yield Piece(f"good-{REGION_NAMES[region]}", "ware", *spot.good, spot.building, data)


def buildings(look: Look, region: int, spot: places.Ground) -> Iterator[Piece]:
    for side in look.sides:
        for at, name in enumerate(STRUCTURE_NAMES):
            if look.s.players[side].built[region] >> at & 1:
                piece = Piece(f"{name}-{REGION_NAMES[region]}", "building", *spot.buildings[at], spot.building)
                piece.data, piece.start = (name, side), f"{name}-{side}"
                yield look.answer(piece, *([RAZE + 3 * region + at] if side == look.seat else []))


def figures(look: Look, region: int, box: Box) -> Iterator[Piece]:
    """Each side's troops as one shield with a number, its leader beside them, rebels last."""
    found: list[Piece] = []
    for side in look.sides:
        found += [*troops(look, region, side), *leader(look, region, side)]
    found += neutrals(look, region)
    size, spots = places.standing(box, max(len(found), 1))
    for piece, (x, y) in zip(found, spots, strict=False):
        piece.x, piece.y, piece.size = x, y, size
        yield piece


def troops(look: Look, region: int, side: int) -> Iterator[Piece]:
    n = look.s.players[side].troops[region]
    if n:
        face = "rebels" if look.s.solo and side == look.s.seats else "troops"
        piece = Piece(f"troops-{side}-{REGION_NAMES[region]}", face, 0, 0, data=(side, n), start=f"troops-{side}")
        yield look.answer(piece, *figure_answers(look, region, side, False))


def leader(look: Look, region: int, side: int) -> Iterator[Piece]:
    player = look.s.players[side]
    if player.leader == region:
        name = look.leader(player.who)
        piece = Piece(f"leader-{side}", "leader", 0, 0, data=(side, initials(name)))
        yield look.answer(piece, *figure_answers(look, region, side, True))


def leader_words(look: Look, side: int) -> str:
    """What the leader can do; in the solo game Sviatopolk has a card of his own."""
    is_rebel = look.s.solo and side == look.s.seats
    return look.ui("rebel_leader") if is_rebel else look.power(int(look.s.players[side].who))


def initials(name: str) -> str:
    return name[:2]


def figure_answers(look: Look, region: int, side: int, is_leader: bool) -> list[int]:
    """What a figure stands for: the own one is moved or removed, others are attacked, converted or lured away."""
    if side == look.seat:
        return [MARCH] if is_leader else [FROM + region, REMOVE + region]
    target = int(look.s.target(side))
    found = [] if is_leader and look.s.players[side].troops[region] else [ATTACK_AT + TARGETS * region + target]
    if asked_here(look, region):
        found += [LURE + 2 * target + is_leader] + ([] if is_leader else [TARGET + target])
    return found


def asked_here(look: Look, region: int) -> bool:
    """Is the question about this region? A church is being built here, or Predslava stands here."""
    frame = look.frame
    if frame is None or look.seat is None:
        return False
    if frame.step is CHURCH_TARGET:
        return frame.card == region
    return frame.step is LURE_STEP and look.s.players[look.seat].leader == region


def neutrals(look: Look, region: int) -> list[Piece]:
    n = look.s.neutrals[region]
    if not n:
        return []
    piece = Piece(f"rebel-{REGION_NAMES[region]}", "neutrals", 0, 0, data=(n, bool(look.s.solo)))
    found = [ATTACK_AT + TARGETS * region + NEUTRAL]
    return [look.answer(piece, *found, *([TARGET + NEUTRAL] if asked_here(look, region) else []))]
