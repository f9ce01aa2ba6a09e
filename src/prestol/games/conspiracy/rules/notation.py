"""Conspiracy in text: actions and cards."""

from __future__ import annotations

from prestol.core.actions import ActionSpace, Family
from prestol.games.conspiracy.rules import actions
from prestol.games.conspiracy.rules.cards import (
    ALL_LOCATIONS,
    DRAW_MOST,
    FIRST_LOCATION,
    KINDS,
    LETTERS,
    LOCATIONS,
    SPOTS,
    kind,
    kind_name,
    location_cards,
    lord_cards,
)
from prestol.games.conspiracy.rules.state import Conspiracy

COUNTS = [str(number + 1) for number in range(DRAW_MOST)]
KIND_NAMES = [kind_name(number) for number in range(KINDS)]
LOCATION_NAMES = [str(location["id"]) for location in LOCATIONS]

ACTIONS = ActionSpace(
    Family("deck", COUNTS),
    Family("pile", LETTERS),
    Family("keep", KIND_NAMES),
    Family("return", KIND_NAMES),
    Family("place", KIND_NAMES),
    Family("swap", [str(spot + 1) for spot in range(SPOTS)]),
    Family("reveal", COUNTS),
    Family("take", LOCATION_NAMES),
    Family("yes"),
    Family("no"),
    numbers=actions,
)

PACKS = {
    "lords": {card: KIND_NAMES[kind(card)] for card in lord_cards()},
    "locations": {FIRST_LOCATION + number: name for number, name in enumerate(LOCATION_NAMES)},
}
BACKS = [0 if card < FIRST_LOCATION else 1 for card in range(FIRST_LOCATION + ALL_LOCATIONS)]


def in_play(s: Conspiracy) -> list[int]:
    return lord_cards() + location_cards(s.options["promo"] == "yes")
