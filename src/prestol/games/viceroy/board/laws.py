"""What the laws do, said in signs."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.games.viceroy.board.signs import Line
from prestol.games.viceroy.rules.cards import (
    LAW_LEVELS,
    LAWS,
    LAWS_DRAWN,
    LAWS_RETURNED,
    MOST_STORED,
    SWAP_PRICE,
    facts_of,
    has_options,
    numbered,
    options_of,
)
from prestol.games.viceroy.rules.tokens import DEFENSE, MAGIC, SCIENCE

ROMAN = ("", "I", "II", "III", "IV", "V")
PRICE = numbered("gems", SWAP_PRICE)
WORTH = {law["id"]: numbered("vp", law["vp"]) for law in LAWS if "vp" in law}  # what it counts each thing
SIGNS: dict[str, Sequence[Line]] = {
    "replace_card": (("levels", '"→', "hand"), ("law-sign", '"→', "levels")),
    "duplicate_tokens": (("law-sign", '"→', "tuck"), ('"2×', SCIENCE), ('"2×', MAGIC)),
    "swap_token": ((SCIENCE, "swap", MAGIC), ('"−', PRICE)),
    "vp_per_card": (("levels",), (WORTH["vp_per_card"], '"/', "blank")),
    "skip_auction": (('"+', "drawn"), ("auction-sign", "no")),
    "draw_laws": ((f'"+{LAWS_DRAWN}', "law-sign"), (f'"−{LAWS_RETURNED}', "law-sign")),
    "tuck_hand": (("hand", '"→', "tuck"), (WORTH["tuck_hand"], '"/', "drawn")),
    "tuck_free_card": (("levels", '"→', "tuck"), (WORTH["tuck_free_card"], f'"×I–{ROMAN[LAW_LEVELS]}')),
    "vp_per_set": ((DEFENSE, MAGIC, SCIENCE), ('"+', WORTH["vp_per_set"])),
    "store_gems": ((f'"0–{MOST_STORED}', "gem-any"), (WORTH["store_gems"], '"/', "gem-any")),
    "tuck_taken_cards": (('"+', "drawn", '"→', "tuck"), (WORTH["tuck_taken_cards"], '"/', "drawn")),
    "vp_per_circle_and_infinite": (("ring", "infinity"), ('"+', WORTH["vp_per_circle_and_infinite"])),
    "vp_per_adjacent_character": (("around",), (WORTH["vp_per_adjacent_character"], '"/', "blank")),
}
BADGES: dict[str, str] = {  # how a law is recognised in a pyramid
    "replace_card": "swap",
    "duplicate_tokens": "tuck",
    "swap_token": "swap",
    "vp_per_card": "blank",
    "skip_auction": "auction-sign",
    "draw_laws": "law-sign",
    "tuck_hand": "tuck",
    "tuck_free_card": "levels",
    "vp_per_set": f"s{DEFENSE}",
    "store_gems": "gem-any",
    "tuck_taken_cards": "tuck",
    "vp_per_circle_and_infinite": "ring",
    "vp_per_adjacent_character": "around",
}


def lines_of(law: int) -> Sequence[Line]:
    """What it does, or the rewards of which one is chosen."""
    return options_of(law) if has_options(law) else SIGNS[facts_of(law)["id"]]


def badge_of(law: int) -> str:
    return "law-sign" if has_options(law) else BADGES[facts_of(law)["id"]]
