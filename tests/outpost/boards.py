"""Positions and colours for the tests of the drawn board: games played with some sense, and a few of every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from prestol.core.chance import Quick
from prestol.games.outpost.rules import GAME
from prestol.games.outpost.rules.actions import ARTIFACT, BUILD, END, HERO, PASS, TRADE
from prestol.games.outpost.rules.cards import COLOUR_NAMES
from prestol.games.outpost.rules.cells import CELL_NAMES
from prestol.games.outpost.rules.state import Outpost

from .table import asks

OF_EACH = 4  # positions of every question
SILENT = ("round", "draft")  # they ask nobody


@cache
def positions(seats: int) -> tuple[Outpost, ...]:
    """A few positions of every question, and their ends."""
    found: list[Outpost] = []
    seen: Counter[str] = Counter()
    for seed in range(12):
        for state in walk(seats, seed):
            seen[asks(state)] += 1
            if seen[asks(state)] % 29 == 1 and seen[asks(state)] < 29 * OF_EACH:
                found.append(copied(state))
    return tuple(found)


def copied(state: Outpost) -> Outpost:
    copy = state.clone()
    assert isinstance(copy, Outpost)
    return copy


def walk(seats: int, seed: int, **options: str) -> Iterator[Outpost]:
    """A game at random, but nobody passes or exchanges without need; always the same object."""
    state, chance = GAME.new(seats, seed, options), Quick(seed)
    while not state.over:
        assert isinstance(state, Outpost)
        yield state
        seat = state.waiting[0]
        state.apply(seat, pick(state, seat, chance))
    assert isinstance(state, Outpost)
    yield state


def pick(state: Outpost, seat: int, chance: Quick) -> int:
    legal = state.legal(seat)
    heroes = [action for action in legal if action >= HERO and action < HERO + 4]
    busy = [action for action in legal if action not in (PASS, END) and not TRADE <= action < BUILD]
    offered = heroes or busy or ([END] if END in legal else legal)
    if chance.below(20) == 0 and state.round > 0 and legal[0] != ARTIFACT:
        offered = legal
    return offered[chance.below(len(offered))]


def full(seats: int, heroes: int = 12) -> Outpost:
    """As full as a board can be: every cell taken, many heroes, stored gold and diamonds, large numbers."""
    lines = [line for seat in range(seats) for line in full_player(seat, heroes)]
    offer = "offer street_again region_again barter"
    lines += [offer, "row.4 T01" if seats == 4 else "row.1 M01; row.2 M10; row.4 T01"]
    if seats < 3:
        lines += ["market.1 jeweller; market.5 tavern; market.8 sawmill sawmill; market.9 alchemist"]
    text = f"outpost seats={seats}; {'; '.join(lines)}; round 6; step round stage=running; step turn"
    found = GAME.position(text)
    assert isinstance(found, Outpost)
    return found


HOUSES = ("bank", "cathedral", "jeweller", "trading_post", "alchemist", "tavern", "bazaar", "diamond_mine", "warehouse")


def full_player(seat: int, heroes: int) -> Iterator[str]:
    lands = [f"{region}-{3 * seat + number:02}" for region in ("I", "II", "III") for number in (1, 2, 3)]
    cells = " ".join(CELL_NAMES)
    guild = "GTBM"[seat]
    houses = HOUSES if seat < 3 else ("sawmill", "clay_pit", "quarry") * 3
    first = 1 if guild != "T" else 2
    named = [f"{guild}{number:02}" for number in range(first, 13)][:heroes]
    n = seat + 1
    yield f"lands.{n} {' '.join(lands)}; cells.{n} {cells}; forts.{n} 11 21 31; forts_used.{n} 21"
    yield f"beasts.{n} 12 22 33; houses.{n} {' '.join(houses)}; plots.{n} {cells}"
    stored = "7 4 0 0 0 0 0 0 0" if seat < 3 else "0 0 0 0 0 0 0 0 0"
    yield f"stored.{n} {stored}; regions_used.{n} 1 3; streets_used.{n} 2"
    yield f"heroes.{n} {' '.join(named)}; stock.{n} 3 2 3 5 1; extra.{n} 3; base.{n} 4; spent.{n} 1"
    artifact = ("take_gold", "monster_choice", "fort_extra", "build_activate")[seat]
    yield f"artifact.{n} {artifact}"


# -- colours -----------------------------------------------------------------------------------------------------------

GUILDS = ("traveller", "guard", "builder", "mercenary")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "faint-ink")),
    *((name, "hollow") for name in ("ink", "faint-ink")),
    *(("ink", f"region{number}") for number in (1, 2, 3)),
    ("ink", "cobble"),
    ("ink", "scroll"),
    ("scroll-ink", "scroll"),
    ("muted", "scroll"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    ("plaque-ink", "card"),
    ("plank-ink", "plank"),
    ("timber-ink", "timber"),
    ("slab-ink", "slab"),
    ("back-ink", "back"),
    *(("guild-ink", guild) for guild in GUILDS),
    *((f"{colour}-ink", colour) for colour in COLOUR_NAMES),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *((f"seat{number}", "panel") for number in range(4)),
    *(("sign", ground) for ground in ("card", "slab", "panel", "hollow")),
    *(("pawn", ground) for ground in ("panel", "slab", "region1", "region2", "region3", "cobble")),
    *(("accent", ground) for ground in ("panel", "hollow", "plank")),
    ("alarm-ink", "panel"),
    ("brass", "panel"),
    ("medal", "panel"),
    ("back-gold", "back"),
]
