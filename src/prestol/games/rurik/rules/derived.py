"""The board of Rurik as plain data: what one reads off it, and what follows from that."""

from __future__ import annotations

from typing import Any

from prestol.games.rurik.rules.advisors import NO_ADVISOR, advisor_bribe, advisor_side, advisor_value, slot_at
from prestol.games.rurik.rules.bonuses import column_of, uncovered
from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    DEED_NAMES,
    FIRST_CARD,
    FIRST_DEED,
    GOOD_NAMES,
    LEADER_NAMES,
    OF_EACH,
    REGION_NAMES,
    ROWS,
    STRUCTURE_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
)
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_LEADER, Player
from prestol.games.rurik.rules.scoring import score_pad
from prestol.games.rurik.rules.sets import holds, single
from prestol.games.rurik.rules.solo_cards import (
    ORDERS,
    PRIORITIES,
    PRIORITY_NAMES,
    REVEAL_LESS,
    effect_coins,
    row_advisor,
    row_banner,
    row_marked,
)
from prestol.games.rurik.rules.state import DECKS, NOBODY, Rurik


def derived(s: Rurik) -> dict[str, Any]:
    """Players in order; alone, the second is the rebellion."""
    found = {
        "players": [player_facts(s, side) for side in range(len(s.players))],
        "regions": {REGION_NAMES[region]: region_facts(s, region) for region in range(s.regions)},
        "strategy_board": {name: banner_facts(s, banner) for banner, name in enumerate(BANNER_NAMES)},
        "scheme_decks": [int(s.deck_size(deck)) for deck in range(DECKS)],
        "deeds_on_offer": deeds_named(s.row),
    }
    return found | {"rebellion": rebellion_facts(s)} if s.solo else found


# -- players -----------------------------------------------------------------------------------------------------------


def player_facts(s: Rurik, side: int) -> dict[str, Any]:
    owner = s.players[side]
    return {
        "leader": LEADER_NAMES[owner.who] if owner.who != NO_LEADER else None,
        "leader_at": REGION_NAMES[owner.leader] if owner.leader != IN_SUPPLY else None,
        "coins": int(owner.coins),
        "boat": {name: int(owner.boat(good)) for good, name in enumerate(GOOD_NAMES)},
        "dock": {name: int(owner.goods[good] - owner.boat(good)) for good, name in enumerate(GOOD_NAMES)},
        "troops_left": int(owner.supply),
        "structures_left": structures_left(owner),
        "advisors": [int(value) for value in owner.advisors],
        "tracks": dict(zip(TRACK_NAMES, map(int, owner.levels), strict=True)) | {"war": int(owner.war)},
        "rebels_defeated": int(owner.defeated),
        "exchanges_ready": [name for token, name in enumerate(TOKEN_NAMES) if owner.is_ready(token)],
        "schemes": len(owner.hand),
        "open_deeds": deeds_named(owner.open),
        "accomplished": deeds_named(owner.done),
        "regions_ruled": [name for region, name in enumerate(REGION_NAMES) if holds(s.ruled(side), region)],
        "points": sum(score_pad(s, side).values()),
    }


def structures_left(owner: Player) -> dict[str, int]:
    return {name: int(OF_EACH - owner.count_built(single(at))) for at, name in enumerate(STRUCTURE_NAMES)}


def deeds_named(cards: list[int]) -> list[str]:
    return [DEED_NAMES[card - FIRST_DEED] for card in cards]


# -- the map and the strategy board ------------------------------------------------------------------------------------


def region_facts(s: Rurik, region: int) -> dict[str, Any]:
    """Players are counted from 1."""
    sides = range(len(s.players))
    ruler = int(s.ruler(region))
    return {
        "good": GOOD_NAMES[s.kinds[region]],
        "taken": s.goods[region] == 0,
        "rebels": int(s.neutrals[region]),
        "ruler": ruler + 1 if ruler != NOBODY else None,
        "figures": [int(s.players[side].figures(region)) for side in sides],
        "strengths": [int(s.strength(region, side)) for side in sides],
        "structures": {name: owner_of(s, region, at) for at, name in enumerate(STRUCTURE_NAMES)},
    }


def owner_of(s: Rurik, region: int, structure: int) -> int | None:
    return next((side + 1 for side, owner in enumerate(s.players) if holds(owner.built[region], structure)), None)


def banner_facts(s: Rurik, banner: int) -> list[dict[str, int] | None]:
    """From the top."""
    return [advisor_facts(s.slots[slot_at(banner, row)]) for row in range(ROWS[s.seats])]


def advisor_facts(entry: int) -> dict[str, int] | None:
    if entry == NO_ADVISOR:
        return None
    side, value, bribe = int(advisor_side(entry)), int(advisor_value(entry)), int(advisor_bribe(entry))
    return {"player": side + 1, "advisor": value, "bribe": bribe}


# -- the rebellion -----------------------------------------------------------------------------------------------------


def rebellion_facts(s: Rurik) -> dict[str, Any]:
    top = s.cards[0] - FIRST_CARD
    return {
        "priority": PRIORITY_NAMES[s.priority],
        "region_order": [REGION_NAMES[region] for region in ORDERS[top]] if top >= 0 else None,
        "bonuses": {PRIORITY_NAMES[priority]: bonus_facts(s, priority) for priority in range(PRIORITIES)},
        "rows_seen": [row_facts(row, int(s.priority)) for row in s.slid],
    }


def bonus_facts(s: Rurik, priority: int) -> list[dict[str, Any]]:
    pairs = zip(column_of(s, priority), uncovered(s, priority), strict=True)
    return [
        {"action": BANNER_NAMES[bonus.main], "bonus": effect_name(int(bonus.effect)), "unlocked": free}
        for bonus, free in pairs
    ]


def effect_name(effect: int) -> str:
    """As cards.toml has it."""
    if effect_coins(effect) > 0:
        return f"coin_{effect_coins(effect)}"
    return "reveal_less" if effect == REVEAL_LESS else BANNER_NAMES[effect]


def row_facts(row: int, priority: int) -> dict[str, Any]:
    return {
        "advisor": int(row_advisor(row)),
        "banner": BANNER_NAMES[row_banner(row, priority)],
        "coin_mark": bool(row_marked(row, priority)),
    }
