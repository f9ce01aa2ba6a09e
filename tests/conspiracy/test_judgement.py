"""How the search judges a position from afar: facts and learned weights."""

from __future__ import annotations

from prestol.games.conspiracy.bot import WEIGHTS, estimate, facts, rivals

from .table import FOURTEEN, play, table

NAMES = [
    "crest points",
    "location points",
    "coalition points",
    "keeper",
    "silver",
    "gold",
    "both keys",
    "pearls",
    "lords",
    "locations",
    "in hand",
    "crests",
    "pearls ahead",
    "recruits",
    "largest pile",
    "any two keys",
    "search deck",
    "binds",
    "late lords",
    "behind",
]


def known(text: str, seat: int) -> dict[str, int]:
    """The facts of a position that are not 0."""
    s = table(text)
    found = facts(s, seat)
    assert len(found) == len(NAMES) == len(WEIGHTS)
    return {name: fact for name, fact in zip(NAMES, found, strict=True) if fact}


def test_who_recruits_next_sees_the_largest_pile() -> None:
    text = "conspiracy seats=3; alliance.1 Y1 R4; alliance.2 B2 B3 P1; pile.Y Y3 Y4; pile.R R6"
    assert known(text, 0) == {
        "crest points": 5,
        "coalition points": 3,
        "silver": 1,
        "pearls": 1,
        "pearls ahead": -1,
        "lords": 2,
        "crests": 2,
        "recruits": 1,
        "largest pile": 2,
    }


def test_a_long_alliance_puts_the_others_behind() -> None:
    s = table(f"conspiracy; alliance.1 {FOURTEEN}; alliance.2 Y1 R1")
    assert rivals(s, 1)[0] == 14
    assert facts(s, 1)[-1] == -12 * 5
    assert facts(s, 0)[-2:] == [4, 0]


def test_more_points_are_worth_more() -> None:
    fewer = table("conspiracy; alliance.1 Y3 R3; alliance.2 B3")
    more = table("conspiracy; alliance.1 Y4 R4; alliance.2 B3")
    assert estimate(more, 0) > estimate(fewer, 0)


def test_lords_in_hand_belong_to_whoever_places_them() -> None:
    s = play(table("conspiracy; pile.Y Y3 Y4"), "pile:Y")
    assert facts(s, s.waiting[0])[10] == 7
    assert facts(s, 1 - s.waiting[0])[10] == 0
