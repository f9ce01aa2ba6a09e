"""Rurik in text: actions and cards."""

from __future__ import annotations

from prestol.core.actions import ActionSpace, Family
from prestol.games.rurik.rules import actions
from prestol.games.rurik.rules.advisors import MOST_BRIBE
from prestol.games.rurik.rules.answers import NEUTRAL
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    BOAT,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    GOOD_NAMES,
    HEIGHT,
    HIGHEST_ADVISOR,
    LEADER_NAMES,
    MOST_COMPANIONS,
    PLAYERS,
    REGION_NAMES,
    REWARDS,
    SCHEME_NAMES,
    SOLO_AGENDAS,
    SOLO_CARDS,
    SOLO_DEEDS,
    STRUCTURE_NAMES,
    TOKEN_NAMES,
)
from prestol.games.rurik.rules.state import DECKS, Rurik


def counted(last: int, first: int = 1) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


PLAYER_NAMES = counted(PLAYERS)
TARGET_NAMES = [*PLAYER_NAMES, "rebellion", "rebel"]
FIGURE_NAMES = ["troop", "leader"]
SLOT_NAMES = [f"{banner}_{row}" for banner in BANNER_NAMES for row in counted(HEIGHT)]
LURED_NAMES = [f"{target}_{figure}" for target in TARGET_NAMES[:NEUTRAL] for figure in FIGURE_NAMES]

ACTIONS = ActionSpace(
    Family("stop"),
    Family("no"),
    Family("end"),
    Family("act"),
    Family("forfeit"),
    Family("power"),
    Family("march"),
    Family("show", counted(BOAT, 0)),
    Family("leader", LEADER_NAMES),
    Family("advisor", counted(HIGHEST_ADVISOR)),
    Family("banner", BANNER_NAMES),
    Family("bribe", counted(MOST_BRIBE, 0)),
    Family("place", REGION_NAMES),
    Family("slot", SLOT_NAMES, "RETRIEVE"),
    Family("muster", REGION_NAMES, "MUSTER_AT"),
    Family("lead", REGION_NAMES),
    Family("from", REGION_NAMES),
    Family("to", REGION_NAMES),
    Family("with", counted(MOST_COMPANIONS, 0)),
    Family("attack", [f"{region}_{target}" for region in REGION_NAMES for target in TARGET_NAMES], "ATTACK_AT"),
    Family("deck", counted(DECKS)),
    Family("tax", REGION_NAMES, "TAX_AT"),
    Family("bonus", ["good", "coin"]),
    Family("build", REGION_NAMES, "BUILD_AT"),
    Family("what", STRUCTURE_NAMES),
    Family("target", TARGET_NAMES),
    Family("token", PLAYER_NAMES),
    Family("keep", SCHEME_NAMES),
    Family("top", SCHEME_NAMES),
    Family("play", SCHEME_NAMES),
    Family("discard", SCHEME_NAMES),
    Family("take", DEED_NAMES),
    Family("deed", DEED_NAMES),
    Family("agenda", AGENDA_NAMES),
    Family("convert", TOKEN_NAMES),
    Family("pay", GOOD_NAMES),
    Family("remove", REGION_NAMES),
    Family("raze", [f"{region}_{structure}" for region in REGION_NAMES for structure in STRUCTURE_NAMES]),
    Family("lure", LURED_NAMES),
    numbers=actions,
)

PACKS = {
    "schemes": dict(enumerate(SCHEME_NAMES)),
    "deeds": dict(enumerate(DEED_NAMES, FIRST_DEED)),
    "agendas": dict(enumerate(AGENDA_NAMES, FIRST_AGENDA)),
    "rewards": {FIRST_REWARD + number: f"r{number + 1}" for number in range(REWARDS)},
    "cards": {FIRST_CARD + number: f"c{number + 1}" for number in range(SOLO_CARDS)},
}
BACKS = [back for back, pack in enumerate(PACKS.values()) for _ in pack]


def in_play(s: Rurik) -> list[int]:
    """The solo game has its own cards, and leaves some deeds and agendas out (12.1)."""
    if s.solo:
        return [*PACKS["schemes"], *SOLO_DEEDS, *SOLO_AGENDAS, *PACKS["cards"]]
    return list(range(FIRST_CARD))
