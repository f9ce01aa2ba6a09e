"""What locations do: reshuffling, and binding the others (5.5)."""

from __future__ import annotations

import pytest

from prestol.core.chance import Keyed
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import FOURTEEN, alliance, asked, choices, covered, faceup_but, pile, piles_but, play, shown, table

DUE = "alliance.1 Y1; pile.R R1"  # taking the red pile makes a location due


def numbers_drawn(s: Conspiracy) -> int:
    assert isinstance(s.chance, Keyed)
    return s.chance.count


def test_reshuffle_lords_puts_all_piles_into_the_deck() -> None:
    """5.5: reshuffle_lords"""
    s = table(f"conspiracy; {DUE}; pile.G G1 G4; pile.B B6; faceup reshuffle_lords")
    play(s, "pile:R", "take:reshuffle_lords")
    assert (s.piles, len(s.deck)) == ([[]] * 5, 60 - 2)
    assert choices(s) == ["deck:1", "deck:2", "deck:3"]


def test_lords_still_in_the_hand_are_not_reshuffled() -> None:
    """5.5: reshuffle_lords"""
    s = table("conspiracy; alliance.1 Y1; pile.R R1 R3 R4; pile.G G1; faceup reshuffle_lords")
    play(s, "pile:R", "place:R1", "take:reshuffle_lords")
    assert (shown(s.hand), pile(s, "G")) == ("R3 R4", "")
    assert choices(s) == ["place:R3", "place:R4"]


def test_lords_discarded_this_turn_are_reshuffled() -> None:
    """5.5: reshuffle_lords"""
    s = table(f"conspiracy; alliance.1 Y1; {piles_but('Y1 R1 B6')}; {faceup_but('plain_7')}")
    play(s, "deck:2", "keep:R1", "take:reshuffle_lords")
    assert ("B6" in shown(s.deck), len(s.deck)) == (True, 58)


@pytest.mark.parametrize("location", ["reshuffle_lords", "reshuffle_locations"])
def test_a_reshuffle_of_nothing_changes_nothing_and_draws_no_random_number(location: str) -> None:
    """5.5"""
    s = table(f"conspiracy; {DUE}; faceup {location}")
    drawn = numbers_drawn(s)
    play(s, "pile:R", f"take:{location}")
    assert (len(s.deck), len(s.location_deck), numbers_drawn(s) - drawn) == (58, 23, 0)


def test_reshuffle_locations_puts_all_face_up_ones_into_the_deck() -> None:
    """5.5: reshuffle_locations"""
    s = table(f"conspiracy; {DUE}; faceup plain_7 pearl_1 reshuffle_locations")
    play(s, "pile:R", "take:reshuffle_locations")
    assert (s.faceup, len(s.location_deck), covered(s, 0)) == ([], 23, {2: "reshuffle_locations"})


def test_locations_revealed_and_not_chosen_are_reshuffled() -> None:
    """5.5: reshuffle_locations"""
    s = table(f"conspiracy; {DUE}; {faceup_but('reshuffle_locations plain_7 pearl_1')}")
    play(s, "pile:R", "reveal:3", "take:reshuffle_locations")
    assert (s.faceup, len(s.location_deck)) == ([], 23)
    assert {"plain_7", "pearl_1"} <= set(shown(s.location_deck).split())


def test_force_top_1_makes_every_other_player_draw_one_lord() -> None:
    """5.5: force_top_1"""
    s = table(f"conspiracy seats=4; {DUE}; pile.G G3 G4; faceup force_top_1")
    play(s, "pile:R", "take:force_top_1")
    assert [len(player.alliance) for player in s.players] == [2, 1, 1, 1]
    assert (asked(s), {"G3", "G4"} <= set(pile(s, "G").split())) == (0, True)


def test_force_top_2_makes_every_other_player_draw_two_lords_and_keep_one() -> None:
    """5.5: force_top_2"""
    s = table(f"""
        conspiracy seats=3
        alliance.1 Y1
        hand R1
        {piles_but("Y1 R1 Y3 G3 B4 P4")}
        faceup force_top_2
        step turn stage=extended
        step extend
    """)
    for player in (1, 2):
        play(s, "take:force_top_2" if player == 1 else choices(s)[0])
        assert (asked(s), len(s.hand), choices(s)[0][:5]) == (player, 2, "keep:")


def test_a_bound_player_has_one_answer_only() -> None:
    """5.5, 10"""
    bound = "conspiracy seats=3; pile.Y Y4; binder 3; bound_to {}; step turn stage=recruited; step recruit; waiting 1"
    assert choices(table(bound.format(1))) == ["deck:1"]
    assert choices(table(bound.format(2))) == ["deck:2"]


def test_the_owner_is_never_bound() -> None:
    """5.5"""
    s = table("conspiracy; binder 2; bound_to 1; step turn player=2 stage=recruited; step recruit player=2")
    assert (asked(s), choices(s)) == (1, ["deck:1", "deck:2", "deck:3"])
    assert (alliance(s, 0), alliance(s, 1)) == ("", "")  # nobody has been made to draw


def test_the_others_are_free_again_when_the_owners_next_turn_begins() -> None:
    """5.5"""
    s = table("conspiracy; binder 1; bound_to 1; pile.Y Y3; pile.R R3")
    assert s.binder == -1
    play(s, "pile:Y")
    assert (asked(s), choices(s)) == (1, ["deck:1", "deck:2", "deck:3", "pile:R"])


def test_only_the_owners_turn_frees_the_others() -> None:
    """5.5"""
    s = table("conspiracy seats=3; binder 3; bound_to 1; pile.Y Y3")
    assert [len(player.alliance) for player in s.players] == [1, 1, 0]
    assert (asked(s), s.binder) == (2, -1)


def test_the_newest_binding_replaces_the_older_one() -> None:
    """A4"""
    s = table(f"""
        conspiracy seats=3
        binder 1
        bound_to 1
        alliance.2 Y1
        hand R1
        {piles_but("Y1 R1 G3 B4")}
        faceup force_top_2
        step turn player=2 stage=extended
        step extend player=2
    """)
    play(s, "take:force_top_2")
    assert (asked(s), choices(s)) == (2, ["keep:G3", "keep:B4"])


def test_an_older_binding_is_not_restored() -> None:
    """A4"""
    s = table("""
        conspiracy seats=3
        alliance.1 Y1 R1
        locations.1 force_top_1  # replaced by a location of player 1
        covers.1 2
        binder 2
        bound_to 2
        step turn player=2
    """)
    play(s, "deck:1")
    assert (s.binder, asked(s), choices(s)[:3]) == (-1, 2, ["deck:1", "deck:2", "deck:3"])


@pytest.mark.parametrize(
    ("first", "later", "lords"), [("force_top_1", "force_top_2", 2), ("force_top_2", "force_top_1", 1)]
)
def test_of_two_bindings_by_one_player_in_one_turn_the_later_counts(first: str, later: str, lords: int) -> None:
    """A21"""
    s = table("conspiracy; pile.Y Y1 Y1 Y1 Y1 Y3 Y4; faceup force_top_1 force_top_2")
    play(s, "pile:Y", "place:Y1", "place:Y1", f"take:{first}", "place:Y1", "place:Y1", f"take:{later}")
    assert (s.binder, s.bound_to, choices(s)) == (0, lords, ["place:Y3", "place:Y4"])


def test_a_bound_player_draws_what_is_left_of_a_short_deck() -> None:
    """A5"""
    s = table(f"conspiracy; {piles_but('B4')}; binder 2; bound_to 2; step turn")
    assert (alliance(s, 0), s.deck, asked(s)) == ("B4", [], 1)


def test_a_binding_means_nothing_when_the_deck_is_empty() -> None:
    """A5"""
    s = table(f"conspiracy; {piles_but('')}; binder 2; bound_to 1")
    assert (asked(s), choices(s)) == (0, ["pile:Y", "pile:R", "pile:G", "pile:B", "pile:P"])


def test_a_location_taken_with_the_15th_lord_binds_the_last_turns() -> None:
    """A17"""
    s = table(f"conspiracy seats=3; alliance.1 {FOURTEEN[:-2]}Y1; pile.R R1; faceup force_top_1")
    play(s, "pile:R", "take:force_top_1")
    assert s.over
    assert [len(player.alliance) for player in s.players] == [15, 1, 1]
