"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import pytest

from prestol import game
from prestol.core.errors import BadPosition

from .table import FOURTEEN, choices, crest, piles_but, play, table

EXTENDING = "alliance.1 Y0 R3 B1; step turn stage=extended; step extend"
POSITIONS = {
    "a turn": "conspiracy seats=3; alliance.1 Y1 R3; pile.G G1 G4; faceup plain_7; step turn player=3",
    "keeping": "conspiracy; hand Y3 R6; step turn player=2 stage=recruited; step keep player=2",
    "returning": f"conspiracy; alliance.1 {FOURTEEN}; hand P0 P4; step turn stage=extended; step extend; step return",
    "placing": "conspiracy; alliance.1 Y1 R3; hand Y3 Y4; step turn stage=extended; step extend",
    "swapping": "conspiracy; alliance.1 Y3 R4 B0; step turn stage=extended; step extend; step swap",
    "swapping the second": "conspiracy; alliance.1 Y3 R4 B0; step turn stage=extended; step extend; step swap first=1",
    "taking a location": "conspiracy; alliance.1 Y1 R1; hand R4; step turn stage=extended; step extend; step take",
    "picking one": "conspiracy; alliance.1 Y1 R1; revealed pearl_1 pearl_2; step turn stage=extended; step extend; "
    "step pick",
    "owning locations": "conspiracy; alliance.2 Y1 R1 G4 B2 P2; locations.2 search_deck pearl_3; covers.2 2 5",
    "an uncommon keeper": "conspiracy; alliance.1 Y3; alliance.2 R3; keeper 2",
    "uncommon crests": "conspiracy; alliance.1 Y3 Y3 G1; crests.1 2 none 3 none none",
    "bound": "conspiracy seats=3; binder 1; bound_to 1; step turn stage=recruited; step recruit",
    "the last round": f"conspiracy; alliance.1 {FOURTEEN} P4; trigger 1; step turn player=2",
    "promo": "conspiracy promo=yes; faceup group_of_1 per_0_and_6",
    "solo": "conspiracy seats=1 legend=red; legend red; alliance.2 R4; binder 2; bound_to 1; token 1; pile.R R1",
    "the legend choosing": "conspiracy seats=1; legend purple; pile.Y Y1; pile.R R1; step turn player=2",
    "replaying": "conspiracy seats=1; token 1; step turn stage=offered; step replay",
    "an empty deck": f"conspiracy; {piles_but('')}",
    "the end": "conspiracy; alliance.1 Y1; alliance.2 R4; over",
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
    s = table("conspiracy; alliance.1 Y4 Y3; alliance.2 R4; faceup plain_7")
    facts, _, _ = s.position().partition("step")
    assert facts == "conspiracy seats=2\nalliance.1 Y4 Y3\nalliance.2 R4\nfaceup plain_7\n"


def test_pearls_keeper_and_crests_follow_from_the_cards() -> None:
    s = table("conspiracy; alliance.1 Y4 Y3 Y3 R1; alliance.2 R4 R1; locations.2 pearl_3; covers.2 2")
    assert [player.pearls for player in s.players] == [5, 4]
    assert s.keeper == 0
    assert (crest(s, 0, "Y"), crest(s, 0, "R"), crest(s, 0, "G")) == (1, 4, 0)


def test_cards_not_named_lie_in_their_decks() -> None:
    s = table("conspiracy promo=yes; alliance.1 Y4; pile.R R1 R1; faceup plain_7")
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
        ("keeper 3", "“3” should be a number from 1 to 2, or none"),
        ("keeper 0", "“0” should be a number from 1 to 2, or none"),
        ("trigger 3", "“3” should be a number from 1 to 2, or none"),
        ("trigger -2", "“-2” should be"),
        ("binder 3; bound_to 1", "“3” should be a number from 1 to 2"),
        ("step turn player=3", "“3” should be a number from 1 to 2"),
        ("step turn player=none", "“none” should be a number from 1 to 2"),
        ("step turn seat=1", "this step remembers no “seat”, only: player, stage"),
        ("binder 2", "“binder” and “bound_to” go together"),
        ("bound_to 1", "“binder” and “bound_to” go together"),
        ("binder 2; bound_to 3", "“3” should be a number from 0 to 2"),
        ("bound_to -1", "“-1” should be a number from 0 to 2"),
        ("pile.Y R1", "“pile.Y R1”: a pile has lords of one colour"),
        ("deck Y1 Y2 R3", "“deck” holds all cards that are named nowhere else: leave the line out"),
        ("location_deck plain_7", "“location_deck” holds all cards"),
        ("alliance.1 Y3; keeper none", "keeper exactly when somebody has pearls"),
        ("alliance.1 Y1; keeper 1", "keeper exactly when somebody has pearls"),
        ("alliance.1 Y3; alliance.2 R4; keeper 2", "the keeper has as many pearls as anybody"),
        (f"alliance.1 {FOURTEEN} P3 P4", "an alliance has 15 spots, not 16"),
        ("alliance.2 Y1 R1; locations.2 plain_7", "“covers.2” names a spot for each location"),
        ("alliance.2 Y1 R1; covers.2 2", "“covers.2” names a spot for each location"),
        ("alliance.2 Y1 R1; locations.2 plain_7; covers.2 3", "“covers.2 3”: it names spots of own lords"),
        ("alliance.2 Y1 R1; locations.2 plain_7; covers.2 0", "“0” should be a number from 1 to 15"),
        ("alliance.2 Y1 R1; locations.2 plain_7 pearl_1; covers.2 2 1", "it names spots of own lords, ascending"),
        ("alliance.2 Y1 R1; locations.2 plain_7 pearl_1; covers.2 2 2", "it names spots of own lords, ascending"),
        ("alliance.2 Y1 R4; locations.2 plain_7; covers.2 2", "“covers.2 2”: a location lies on a lord with a key"),
        ("alliance.1 Y1; crests.1 2 none none none none", "it names spots of own lords, or none"),
        ("alliance.1 Y1; crests.1 -1 none none none none", "“-1” should be a number from 1 to 15, or none"),
        ("alliance.1 Y1; crests.1 none none none none none", "it names, for each colour, a lord worth most of it"),
        ("alliance.1 Y1 R1; crests.1 2 1 none none none", "it names, for each colour, a lord worth most of it"),
        ("alliance.1 Y1 Y4; crests.1 1 none none none none", "it names, for each colour, a lord worth most of it"),
        ("alliance.1 Y1; crests.1 1 1 none none none", "it names, for each colour, a lord worth most of it"),
        ("alliance.1 Y1; crests.1 1", "“crests.1 1”: it takes 5 numbers, not 1"),
        ("alliance.1 Y6 Y6", "names the card Y6 more often"),
        ("alliance.1 Y5", "there is no card “Y5” among the lords; cards look like Y"),
        ("locations.1 atlantis", "atlantis"),
        ("alliance.3 Y1", "“alliance.3 Y1”: a position of conspiracy has no such line; perhaps “alliance."),
        ("legend red", "“legend red”: a position of conspiracy has no such line"),
        ("pile.Q Y1", "“pile.Q Y1”: a position of conspiracy has no such line; perhaps “pile."),
        ("step dance", "conspiracy has no step “dance”; its steps: turn, recruit"),
        ("step turn at=1", "this step remembers no “at”, only: player, stage"),
        ("step turn stage=late", "“late” should be one of coming, recruited, extended, offered"),
        ("step recruit", "“step recruit” is only part of another step: right before it belongs “step turn”"),
        ("step turn; step turn", "“step turn” is the first of all steps"),
        ("step turn; step recruit", "“step recruit” needs “step turn stage=recruited”"),
        ("step turn stage=recruited; step recruit player=2", "all steps are of the player whose turn it is"),
        ("step turn stage=recruited; step keep", "“step keep” does not fit what lies on the table"),
        ("step turn stage=extended; step extend; step pick", "“step pick” does not fit what lies on the table"),
        (f"{EXTENDING}; step swap first=3", "“first” is the spot of an own lord without a key"),
        (f"{EXTENDING}; step swap first=99", "“99” should be a number from 0 to 15"),
        ("step turn stage=offered; step replay", "“step replay” belongs to the solo game"),
        ("step turn stage=recruited; step choose_pile", "“step choose_pile” belongs to the solo game"),
        ("trigger 2", "the alliance of the trigger is full"),
        (f"alliance.1 {FOURTEEN} P3; step turn player=2", "a full alliance begins the last round"),
        (f"alliance.1 {FOURTEEN} P3; hand P4; step turn stage=recruited", "player 1 has no free spot and no turn"),
        ("hand Y1 Y2 Y3", "“hand Y1 Y2 Y3”: lords are in hand only after recruiting"),
        ("hand Y1; step turn stage=recruited; step recruit", "lords are in hand only after recruiting"),
        ("revealed pearl_1", "locations are revealed only during “step pick”"),
        ("step turn; waiting 2", "player 1 is asked"),
        ("step turn stage=recruited; step recruit; waiting 1 2", "only a sealed question waits for several players"),
        ("faceup group_of_1", "group_of_1 does not take part"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(f"conspiracy seats=2; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("token 7", "“7” should be a number from 0 to 1"),
        ("step turn player=2 stage=recruited; step recruit player=2", "never asked “step recruit”"),
        ("legend black", "“black” should be one of yellow, red, green, blue, purple"),
    ],
)
def test_an_impossible_solo_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(f"conspiracy seats=1; {text}")


def test_the_legend_is_the_one_of_the_first_line() -> None:
    with pytest.raises(BadPosition, match="“legend blue”: the first line says “legend=red”"):
        table("conspiracy seats=1 legend=red; legend blue")


@pytest.mark.parametrize(("colour", "number"), [("yellow", 0), ("red", 1), ("green", 2), ("blue", 3), ("purple", 4)])
def test_the_legend_of_a_position_is_the_one_its_option_names(colour: str, number: int) -> None:
    assert table(f"conspiracy seats=1 legend={colour}").legend == number
