"""The map on the drawn board: regions with their rulers, and all that stands in them."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.rurik.board import map as chart
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.ruling import region_lines, standing
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.actions import (
    ATTACK_AT,
    BUILD_AT,
    FROM,
    LEAD,
    MARCH,
    MUSTER_AT,
    PLACE,
    REMOVE,
    TARGET,
    TAX_AT,
    TO,
    WITH,
)
from prestol.games.rurik.rules.answers import NEUTRAL, TARGETS, attack_on, luring, razing
from prestol.games.rurik.rules.cards import (
    FIRST_CARD,
    GOOD_NAMES,
    REGION_NAMES,
    STRUCTURE_NAMES,
    STRUCTURES,
)
from prestol.games.rurik.rules.economy import CHURCH_TARGET
from prestol.games.rurik.rules.luring import LURE_STEP
from prestol.games.rurik.rules.move import COMPANIONS
from prestol.games.rurik.rules.sets import single
from prestol.games.rurik.rules.solo_cards import ORDERS


def realm_ground(view: RurikView, p: places.Plan) -> Iterator[Ground]:
    """The sea, and the regions that are not in play."""
    out = tuple(REGION_NAMES[view.s.regions :])
    yield Ground(chart.seas(out, p.crop, p.map.w, p.map.h), p.map.x, p.map.y)


def realm(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    """Regions first, then what stands in them."""
    order = region_order(view)
    for region in range(view.s.regions):
        yield land(view, p, region, order.index(region) + 1 if region in order else 0)
    yield Piece("rivers", chart.rivers(p.crop, p.map.w, p.map.h), p.map.x, p.map.y)
    for region in range(view.s.regions):
        yard = places.yard(p, REGION_NAMES[region])
        yield good(view, region, yard)
        yield from buildings(view, region, yard)
        yield from figures(view, region, yard.figures)


def region_order(view: RurikView) -> list[int]:
    """In the solo game: how the rebellion's top card orders the regions."""
    top = view.s.cards[0] if view.s.cards else -1
    return ORDERS[top - FIRST_CARD] if top >= FIRST_CARD else []


# -- land -----------------------------------------------------------------------------------------------------------


def land(view: RurikView, p: places.Plan, region: int, order: int) -> Piece:
    """A region: its name and who rules it; its tip says how strong everybody is there."""
    name, crop = REGION_NAMES[region], p.crop
    lines = list(region_lines(view, region))
    face = chart.land(name, chart.Region(view.text.region(region), int(view.s.ruler(region)), order))
    x, y = p.map.x - crop.x * crop.size, p.map.y - crop.y * crop.size
    piece = Piece(f"land-{name}", face, x, y, crop.size, label=lines[0], tip="\n".join(lines))
    piece.now = standing(view, region)
    return view.answer(piece, *land_answers(view, region))


def land_answers(view: RurikView, region: int) -> list[int]:
    found = [family + region for family in (PLACE, MUSTER_AT, LEAD, TAX_AT, BUILD_AT, FROM, TO, REMOVE)]
    found += [int(attack_on(region, target)) for target in range(TARGETS)]
    found += [int(razing(region, single(at))) for at in range(STRUCTURES)]
    if view.seat is not None and view.own.leader == region:
        found.append(MARCH)
    return found + whom(view, region)


def whom(view: RurikView, region: int) -> list[int]:
    """Whose figure is meant, if the question is about this region: figures are small, their region is not."""
    if not asked_here(view, region):
        return []
    lured = [int(luring(target, is_leader)) for target in range(TARGETS) for is_leader in (False, True)]
    return [*lured, *range(TARGET, TARGET + TARGETS)]


# -- what stands there ----------------------------------------------------------------------------------------------


def good(view: RurikView, region: int, yard: places.Yard) -> Piece:
    """Like everything that stands in a region it needs no label: the region's own tip tells of it."""
    face = chart.ware(GOOD_NAMES[view.s.kinds[region]], bool(view.s.goods[region]))
    return Piece(f"good-{REGION_NAMES[region]}", face, *yard.good, yard.building)


def buildings(view: RurikView, region: int, yard: places.Yard) -> Iterator[Piece]:
    for side in view.sides:
        for at, name in enumerate(STRUCTURE_NAMES):
            if view.s.players[side].has_built(region, single(at)):
                id, start = f"{name}-{REGION_NAMES[region]}", f"{name}-{side}"
                piece = Piece(id, chart.building(name, side), *yard.buildings[at], yard.building, start=start)
                yield view.answer(piece, *([int(razing(region, single(at)))] if side == view.seat else []))


def figures(view: RurikView, region: int, box: Box) -> Iterator[Piece]:
    """Each side's troops as one shield with a number, its leader beside them, rebels last."""
    found: list[Piece] = []
    for side in view.sides:
        found += [*troops(view, region, side), *leader(view, region, side)]
    found += neutrals(view, region)
    size, spots = places.standing(box, max(len(found), 1))
    for piece, (x, y) in zip(found, spots, strict=False):
        piece.x, piece.y, piece.size = x, y, size
        yield piece


def troops(view: RurikView, region: int, side: int) -> Iterator[Piece]:
    n = view.s.players[side].troops[region]
    if n:
        face = chart.rebels(n) if view.is_rebellion(side) else chart.troops(side, n)
        piece = Piece(f"troops-{side}-{REGION_NAMES[region]}", face, 0, 0, start=f"troops-{side}")
        yield view.answer(piece, *figure_answers(view, region, side, False))


def leader(view: RurikView, region: int, side: int) -> Iterator[Piece]:
    player = view.s.players[side]
    if player.leader == region:
        face = chart.leader(side, initials(view.text.leader(player.who)))
        yield view.answer(Piece(f"leader-{side}", face, 0, 0), *figure_answers(view, region, side, True))


def neutrals(view: RurikView, region: int) -> Iterator[Piece]:
    n = view.s.neutrals[region]
    if n:
        piece = Piece(f"rebel-{REGION_NAMES[region]}", chart.neutrals(n, bool(view.s.solo)), 0, 0)
        converted = [TARGET + NEUTRAL] if asked_here(view, region) else []
        yield view.answer(piece, int(attack_on(region, NEUTRAL)), *converted)


def initials(name: str) -> str:
    return name[:2]


# -- what figures stand for -----------------------------------------------------------------------------------------


def figure_answers(view: RurikView, region: int, side: int, is_leader: bool) -> list[int]:
    """What a figure stands for: the own one is moved or removed, others are attacked, converted or lured away."""
    if side == view.seat:
        own = [MARCH] if is_leader else [FROM + region, REMOVE + region]
        return own + companions(view, region, is_leader)
    target = int(view.s.target(side))
    found = [] if is_leader and view.s.players[side].troops[region] else [int(attack_on(region, target))]
    if asked_here(view, region):
        found += [int(luring(target, is_leader))] + ([] if is_leader else [TARGET + target])
    return found


def companions(view: RurikView, region: int, is_leader: bool) -> list[int]:
    """Agatha has gone: troops that she has left, and she herself, say how many follow."""
    if not view.asks(COMPANIONS):
        return []
    frame = view.s.stack[-1]
    asked = COMPANIONS.goal(frame) if is_leader else COMPANIONS.start(frame)
    return sorted(a for a in view.legal if WITH <= a < ATTACK_AT) if asked == region else []


def asked_here(view: RurikView, region: int) -> bool:
    """Is the question about this region? A church is being built here, or Predslava stands here."""
    frame = view.frame
    if frame is None or view.seat is None:
        return False
    if frame.step is CHURCH_TARGET:
        return CHURCH_TARGET.region(frame) == region
    return frame.step is LURE_STEP and view.own.leader == region
