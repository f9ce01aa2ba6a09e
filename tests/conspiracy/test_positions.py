"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import pytest

from prestol import game
from prestol.core.errors import BadPosition

from .table import FOURTEEN, choices, crest, piles_but, play, table

POSITIONS = {
    "a turn": "conspiracy seats=3; alliance.0 Y1 R3; pile.G G1 G4; faceup plain_7; step turn seat=2",
    "keeping": "conspiracy; hand Y3 R6; step turn seat=1 at=1; step keep seat=1",
    "returning": f"conspiracy; alliance.0 {FOURTEEN}; hand P0 P4; step turn at=2; step extend; step return",
    "placing": "conspiracy; alliance.0 Y1 R3; hand Y3 Y4; step turn at=2; step extend",
    "swapping": "conspiracy; alliance.0 Y3 R4 B0; step turn at=2; step extend; step swap",
    "swapping the second": "conspiracy; alliance.0 Y3 R4 B0; step turn at=2; step extend; step swap at=1",
    "taking a location": "conspiracy; alliance.0 Y1 R1; hand R4; step turn at=2; step extend; step take",
    "picking one": "conspiracy; alliance.0 Y1 R1; revealed pearl_1 pearl_2; step turn at=2; step extend; step pick",
    "owning locations": "conspiracy; alliance.1 Y1 R1 G4 B2 P2; locations.1 search_deck pearl_3; covers.1 2 5",
    "an uncommon keeper": "conspiracy; alliance.0 Y3; alliance.1 R3; keeper 1",
    "uncommon crests": "conspiracy; alliance.0 Y3 Y3 G1; crests.0 2 none 3 none none",
    "bound": "conspiracy seats=3; binder 0; bound_to 1; step turn at=1; step recruit",
    "the last round": f"conspiracy; alliance.0 {FOURTEEN} P4; trigger 0; step turn seat=1",
    "promo": "conspiracy promo=yes; faceup group_of_1 per_0_and_6",
    "solo": "conspiracy seats=1 legend=red; legend 1; alliance.1 R4; binder 1; bound_to 1; token 1; pile.R R1",
    "the legend choosing": "conspiracy seats=1; legend 4; pile.Y Y1; pile.R R1; step turn seat=1",
    "replaying": "conspiracy seats=1; token 1; step turn at=3; step replay",
    "an empty deck": f"conspiracy; {piles_but('')}",
    "the end": "conspiracy; alliance.0 Y1; alliance.1 R4; over",
    "a known future": "conspiracy; chance 7 3",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    written = table(text).position()
    assert table(written).position() == written


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_a_position_read_back_plays_on_alike(text: str) -> None:
    one, other = table(text), table(table(text).position())
    for s in (one, other):
        for _ in range(8):
            if not s.over:
                play(s, choices(s)[-1])
    assert one.position() == other.position()


def test_a_position_names_only_what_is_unusual() -> None:
    s = table("conspiracy; alliance.0 Y4 Y3; alliance.1 R4; faceup plain_7")
    facts, _, _ = s.position().partition("step")
    assert facts == "conspiracy seats=2\nalliance.0 Y4 Y3\nalliance.1 R4\nfaceup plain_7\n"


def test_pearls_keeper_and_crests_follow_from_the_cards() -> None:
    s = table("conspiracy; alliance.0 Y4 Y3 Y3 R1; alliance.1 R4 R1; locations.1 pearl_3; covers.1 2")
    assert [player.pearls for player in s.players] == [5, 4]
    assert s.keeper == 0
    assert (crest(s, 0, "Y"), crest(s, 0, "R"), crest(s, 0, "G")) == (1, 4, 0)


def test_cards_not_named_lie_in_their_decks() -> None:
    s = table("conspiracy promo=yes; alliance.0 Y4; pile.R R1 R1; faceup plain_7")
    assert (len(s.deck), len(s.location_deck)) == (57, 28)


def test_a_played_game_is_written_and_read_back_anywhere() -> None:
    s = game("conspiracy").new(seats=3, seed=5, options={"promo": "yes"})
    while not s.over:
        written = s.position()
        assert game("conspiracy").position(written).position() == written
        s.apply(s.waiting[0], s.legal(s.waiting[0])[-1])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("keeper 2", "«keeper» names player 2"),
        ("trigger 2", "«trigger» names player 2"),
        ("trigger -2", "«trigger» names player -2"),
        ("binder 2; bound_to 1", "«binder» names player 2"),
        ("step turn seat=2", "«step» names player 2"),
        ("step turn seat=none", "«step» names player -1"),
        ("binder 1", "bound_to 1"),
        ("binder 1; bound_to 3", "bound_to 1"),
        ("bound_to -1", "bound_to 1"),
        ("pile.Y R1", "pile.Y holds a lord of another colour"),
        ("alliance.0 Y3; keeper none", "keeper exactly when somebody has pearls"),
        ("alliance.0 Y1; keeper 0", "keeper exactly when somebody has pearls"),
        ("alliance.0 Y3; alliance.1 R4; keeper 1", "player 1 cannot be the keeper"),
        (f"alliance.0 {FOURTEEN} P3 P4", "alliance.0 has 16 lords"),
        ("alliance.1 Y1 R1; locations.1 plain_7", "covers.1 must name a spot for each location"),
        ("alliance.1 Y1 R1; covers.1 2", "covers.1 must name a spot for each location"),
        ("alliance.1 Y1 R1; locations.1 plain_7; covers.1 3", "covers.1 must name spots of own lords"),
        ("alliance.1 Y1 R1; locations.1 plain_7; covers.1 0", "spots are counted from 1"),
        ("alliance.1 Y1 R1; locations.1 plain_7 pearl_1; covers.1 2 1", "covers.1 must name spots .* ascending"),
        ("alliance.1 Y1 R1; locations.1 plain_7 pearl_1; covers.1 2 2", "covers.1 must name spots .* ascending"),
        ("alliance.1 Y1 R4; locations.1 plain_7; covers.1 2", "covers.1: a location lies on a lord with a key"),
        ("alliance.0 Y1; crests.0 2 none none none none", "crests.0 must name spots of own lords"),
        ("alliance.0 Y1; crests.0 -1 none none none none", "crests.0 must name"),
        ("alliance.0 Y1; crests.0 none none none none none", "crests.0 must name, for each colour"),
        ("alliance.0 Y1 R1; crests.0 2 1 none none none", "crests.0 must name, for each colour"),
        ("alliance.0 Y1 Y4; crests.0 1 none none none none", "crests.0 must name, for each colour"),
        ("alliance.0 Y1; crests.0 1 1 none none none", "crests.0 must name, for each colour"),
        ("alliance.0 Y1; crests.0 1", "crests.0"),
        ("alliance.0 Y6 Y6", "Y6"),
        ("alliance.0 Y5", "Y5"),
        ("locations.0 atlantis", "atlantis"),
        ("alliance.2 Y1", "alliance.2"),
        ("legend 1", "legend"),
        ("pile.Q Y1", "pile.Q"),
        ("step dance", "dance"),
        ("step turn at=9", "a turn comes as far as «at=3»"),
        ("step keep", "nothing can be answered"),
        ("step pick", "nothing can be answered"),
        ("alliance.0 Y0 R3; step swap at=99", "nothing can be answered"),
        ("step replay", "solo game"),
        ("step choose_pile", "solo game"),
        ("trigger 1", "player 1 cannot be the trigger"),
        (f"alliance.0 {FOURTEEN} P3; step turn", "player 0 has no free spot"),
        (f"alliance.0 {FOURTEEN} P3; hand P4; step turn at=1", "player 0 has no free spot"),
        ("step turn; waiting 1", "the question asked is for seat 0"),
        ("step turn at=1; step recruit; waiting 0 1", "only a sealed question"),
        ("faceup group_of_1", "group_of_1 does not take part"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(f"conspiracy seats=2; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("token 7", "«token» is 0 or 1"),
        ("step turn seat=1 at=1; step recruit seat=1", "a legendary lord is never asked this"),
    ],
)
def test_an_impossible_solo_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(f"conspiracy seats=1; {text}")


@pytest.mark.parametrize("number", [-1, 5])
def test_a_legend_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(BadPosition, match="legend is a colour from 0 to 4"):
        table(f"conspiracy seats=1; legend {number}")


@pytest.mark.parametrize(("colour", "number"), [("yellow", 0), ("red", 1), ("green", 2), ("blue", 3), ("purple", 4)])
def test_the_legend_of_a_position_is_the_one_its_option_names(colour: str, number: int) -> None:
    assert table(f"conspiracy seats=1 legend={colour}").legend == number
