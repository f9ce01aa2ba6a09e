"""Viceroy in text: actions, cards, tokens and places."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.actions import ActionSpace, Family
from prestol.games.viceroy.rules import actions
from prestol.games.viceroy.rules.cards import (
    CHARACTERS,
    COLOUR_NAMES,
    FIRST_LAW,
    LAST_CARD,
    LAW_BACK,
    MOST_PLAYERS,
    OPTIONS,
    bonus_worth,
    is_law,
)
from prestol.games.viceroy.rules.paint import SECTOR_NAMES
from prestol.games.viceroy.rules.places import SLOTS, place_text, slot_place
from prestol.games.viceroy.rules.spots import SPOT_NAMES
from prestol.games.viceroy.rules.state import Viceroy, left_out
from prestol.games.viceroy.rules.tokens import (
    CIRCLE_BONUS,
    INFINITE,
    KINDS,
    MAGIC_BONUS,
    PLAIN,
    STORED,
    USED,
    VP,
    bonus_colour,
    gem_colour,
)

CARD_NAMES = [str(card) for card in range(1, LAST_CARD + 1)]


def kind_name(kind: int) -> str:
    """“vp3”, “infinite_red”; the spare numbers between the kinds stand for no token."""
    if kind < VP:
        return PLAIN[kind]
    if kind < MAGIC_BONUS:
        return f"vp{kind - VP}"
    if kind < CIRCLE_BONUS:
        return f"magic_bonus{kind - MAGIC_BONUS}"
    if kind < INFINITE:
        return f"circle_bonus_{COLOUR_NAMES[bonus_colour(kind)]}{bonus_worth(kind)}"
    word = "infinite" if kind < USED else "used" if kind < STORED else "stored"
    return f"{word}_{COLOUR_NAMES[gem_colour(kind)]}"


KIND_NAMES = [kind_name(kind) for kind in range(KINDS)]


def numbers(most: int) -> list[str]:
    return [str(number + 1) for number in range(most)]


ACTIONS = ActionSpace(
    Family("pass"),
    Family("bid", COLOUR_NAMES),
    Family("attack", constant="ATTACK_BID"),
    Family("take", SPOT_NAMES),
    Family("drop", SPOT_NAMES),
    Family("gem", COLOUR_NAMES),
    Family("use", COLOUR_NAMES),
    Family("pay"),
    Family("deck", ("law", "character")),
    Family("top", ("rewards", "points")),
    Family("yes"),
    Family("no"),
    Family("stop"),
    Family("colour", COLOUR_NAMES),
    Family("option", numbers(OPTIONS)),
    Family("player", numbers(MOST_PLAYERS)),
    Family("store", COLOUR_NAMES),
    Family("best"),
    Family("return", CARD_NAMES[CHARACTERS:]),
    Family("token", KIND_NAMES),
    Family("paint", [f"{sector}_{colour}" for sector in SECTOR_NAMES for colour in COLOUR_NAMES]),
    Family("start", CARD_NAMES[:CHARACTERS], constant="START_CARD"),
    Family("keep", CARD_NAMES[:CHARACTERS]),
    Family("play", CARD_NAMES),
    Family("discard", CARD_NAMES),
    Family("tuck", CARD_NAMES),
    Family("slot", [place_text(slot_place(number)) for number in range(SLOTS)]),
    numbers=actions,
)

PACKS = {
    "cards": {card: str(card) for card in range(1, LAST_CARD + 1)},
    "characters": {card: str(card) for card in range(1, FIRST_LAW)},
    "laws": {card: str(card) for card in range(FIRST_LAW, LAST_CARD + 1)},
}
ALL_CARDS = range(1, LAST_CARD + 1)
BACKS = [LAW_BACK if is_law(card) else 0 for card in range(LAST_CARD + 1)]


def in_play(s: Viceroy) -> Sequence[int]:
    without = left_out(s.options)
    return [card for card in ALL_CARDS if card not in without] if without else ALL_CARDS
