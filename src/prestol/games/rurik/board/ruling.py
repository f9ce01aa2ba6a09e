"""Who rules a region, and why: the strengths on the map, and the lines of the region's tip."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.cards import (
    CAPITAL_NAMES,
    REGION_NAMES,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    YAROSLAV,
)
from prestol.games.rurik.rules.sets import single
from prestol.games.rurik.rules.state import NOBODY


def region_lines(view: RurikView, region: int) -> Iterator[str]:
    """Everything about a region, line by line."""
    s = view.s
    yield region_name(view, region)
    if region >= s.regions:
        yield view.ui("out")
        return
    yield view.ui("there" if s.goods[region] else "taken", good=view.text.good(s.kinds[region]))
    yield from strengths(view, region)
    if s.neutral_strength(region):
        yield view.ui("neutrals" if s.solo else "rebels", n=s.neutrals[region])
    yield from rulers(view, region)
    yield from structures(view, region)


def region_name(view: RurikView, region: int) -> str:
    name = view.text.region(region)
    return f"{name} – {view.ui('capital')}" if REGION_NAMES[region] in CAPITAL_NAMES else name


def strengths(view: RurikView, region: int) -> Iterator[str]:
    for side in view.sides:
        n = view.s.strength(region, side)
        if n:
            parts = " + ".join(strength_parts(view, region, side))
            yield view.ui("strength", name=view.player(side), strength=n, parts=parts)


def strength_parts(view: RurikView, region: int, side: int) -> Iterator[str]:
    s, player = view.s, view.s.players[side]
    if player.troops[region]:
        yield view.ui("troops", n=player.troops[region])
    if player.leader == region:
        yield view.text.leader(player.who)
        if s.holder[SVIATOPOLK] == side and s.neutrals[region]:
            yield view.ui("rebels", n=s.neutrals[region])
    if player.has_built(region, STRONGHOLD) and not s.suppressed(region, side):
        yield view.text.structure(STRONGHOLD)


def rulers(view: RurikView, region: int) -> Iterator[str]:
    s = view.s
    ruler, yaroslav = s.ruler(region), s.holder[YAROSLAV]
    yield view.ui("rules", name=view.player(ruler)) if ruler != NOBODY else view.ui("nobody")
    if yaroslav >= 0 and s.players[yaroslav].leader == region:
        yield view.ui("yaroslav")


def standing(view: RurikView, region: int) -> str:
    """How the viewer stands in a region: rules it, or would with so much more strength."""
    s, seat = view.s, view.seat
    if seat is None or region >= s.regions:
        return ""
    if s.ruler(region) == seat:
        return view.ui("you_rule")
    others = [s.neutral_strength(region), *(s.strength(region, side) for side in view.sides if side != seat)]
    wins_ties = s.holder[YAROSLAV] == seat and s.players[seat].leader == region
    return view.ui("to_rule", n=max(others) - s.strength(region, seat) + (not wins_ties))


def structures(view: RurikView, region: int) -> Iterator[str]:
    for side in view.sides:
        for structure in map(single, range(STRUCTURES)):
            if view.s.players[side].has_built(region, structure):
                yield view.ui("structure_of", structure=view.text.structure(structure), name=view.player(side))
