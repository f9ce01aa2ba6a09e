"""Positions and colours for the tests of the drawn board: random games, some of every question; and a crowded one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import walks

from prestol.core.chance import Quick
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import GOOD_NAMES, REGIONS
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, copied, play, region, table

OF_EACH = 2  # positions of every question
GAMES = 24
OPTIONS: dict[int, dict[str, str]] = {1: {"level": "4"}, 2: {}, 3: {"goods_tokens": "yes"}, 4: {}}
SILENT = ("round", "strategy", "action", "development", "gain", "finish_scheme", "rebel_attack")  # they ask nobody


@cache
def positions(seats: int) -> tuple[Rurik, ...]:
    """A few positions of every question that random games ask, and their ends."""
    found: list[Rurik] = [rare for rare in rarities() if rare.seats == seats]
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for state in walks.walk(GAME.new(seats, seed, OPTIONS[seats]), seed):
            assert isinstance(state, Rurik)
            seen[asks(state)] += 1
            if seen[asks(state)] % 23 == 1 and seen[asks(state)] < 23 * OF_EACH:
                found.append(copied(state))
    return (*found, crowded(seats))


def rarities() -> Iterator[Rurik]:
    """Deeds for which a scheme card, and goods of one's choice, are paid."""
    turn = f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; troops.1 smolensk:2; at.1 smolensk; coins.1 5"
    yield play(table(f"{turn}; open.1 honorable_prince; hand.1 s01 s09"), "deed:honorable_prince")
    yield play(table(f"{turn}; open.1 reward_laborers; goods.1 1 1 1 0 0"), "deed:reward_laborers")


def crowded(seats: int) -> Rurik:
    """Many figures and structures everywhere: more than any game will see, to try the room there is."""
    chance = Quick(5)
    state = next(s for s in walks.walk(GAME.new(seats, 3, OPTIONS[seats]), 3) if s.round == 3)  # type: ignore[attr-defined]
    assert isinstance(state, Rurik)
    crowd = copied(state)
    regions, kiev = int(crowd.regions), region("kiev")
    for player in crowd.players:
        player.troops = [chance.below(4) if at < regions else 0 for at in range(REGIONS)]
        player.troops[kiev] = 3
        player.leader = kiev
        player.coins = 12
        player.goods = [chance.below(5) for _ in range(5)]
    owners = [[chance.below(len(crowd.players)) for _ in range(3)] for _ in range(regions)]
    for side, player in enumerate(crowd.players):
        bits = [sum(1 << at for at in range(3) if owner[at] == side) for owner in owners]
        player.built = bits + [0] * (REGIONS - regions)
    return crowd


# -- colours -----------------------------------------------------------------------------------------------------------

LANDS = ("land-green", "land-yellow", "land-brown")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "faint-ink")),
    *((name, "hollow") for name in ("ink", "faint-ink", "muted")),
    *(("ink", land) for land in LANDS),
    ("out-ink", "land-out"),
    ("ink", "card"),
    ("ink", "scroll"),
    ("scroll-ink", "scroll"),
    ("scroll-ink", "scroll-head"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    ("back-ink", "back"),
    ("cloth-ink", "cloth"),
    ("gold-ink", "gold"),
    ("outlaw-ink", "outlaw"),
    *(("lord-ink", f"lord{side}") for side in range(4)),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *((f"seat{side}", ground) for side in range(4) for ground in ("panel", "hollow", "plaque", *LANDS)),
    *(("outlaw", land) for land in LANDS),
    *(("glyph", good) for good in GOOD_NAMES),
    *(("accent", ground) for ground in ("panel", *LANDS)),
    *(("border", land) for land in LANDS),
    *((name, "panel") for name in ("sign", "laurel", "blood")),
    ("blood", "card"),
    ("sign", "hollow"),
]
