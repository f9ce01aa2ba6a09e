"""Taking a location (5.2) and what each is worth at the end (5.4)."""

from __future__ import annotations

import pytest

from .table import asked, choices, covered, faceup_but, play, refused, shown, table

DUE = "conspiracy; alliance.1 Y1; pile.R R1"  # taking the red pile makes a location due


def test_a_location_is_revealed_from_the_deck_or_taken_face_up() -> None:
    """5.2"""
    s = play(table(f"{DUE}; faceup plain_7 pearl_3"), "pile:R")
    assert choices(s) == ["reveal:1", "reveal:2", "reveal:3", "take:plain_7", "take:pearl_3"]


def test_of_the_locations_revealed_one_is_kept_and_the_others_join_the_face_up_ones() -> None:
    """5.2"""
    s = play(table(f"{DUE}; {faceup_but('plain_7 pearl_3 per_location')}"), "pile:R", "reveal:3")
    assert choices(s) == ["take:plain_7", "take:pearl_3", "take:per_location"]
    play(s, "take:pearl_3")
    assert covered(s, 0) == {2: "pearl_3"}
    assert (s.location_deck, len(s.faceup), s.revealed) == ([], 23, [])
    assert {"plain_7", "per_location"} <= set(shown(s.faceup).split())


def test_a_single_location_revealed_leaves_nothing_to_choose() -> None:
    """5.2, 10"""
    s = play(table(f"{DUE}; {faceup_but('plain_7')}"), "pile:R", "reveal:1")
    assert (covered(s, 0), asked(s)) == ({2: "plain_7"}, 1)


def test_the_locations_announced_are_turned_up_together() -> None:
    """A7"""
    s = play(table(f"{DUE}; faceup plain_7"), "pile:R", "reveal:2")
    assert (len(s.revealed), len(s.location_deck)) == (2, 21)
    assert choices(s) == [f"take:{name}" for name in shown(s.revealed).split()]


def test_a_short_location_deck_gives_what_it_has() -> None:
    """A2"""
    s = play(table(f"{DUE}; {faceup_but('plain_7 pearl_3')}"), "pile:R")
    assert choices(s)[:3] == ["reveal:1", "reveal:2", "take:pearl_1"]
    assert refused(s) == {"reveal:3": "locations_short"}


def test_with_an_empty_location_deck_a_face_up_one_is_taken() -> None:
    """A2"""
    s = play(table(f"{DUE}; {faceup_but('')}"), "pile:R")
    assert all(choice.startswith("take:") for choice in choices(s))
    assert set(refused(s)) == {"reveal:1", "reveal:2", "reveal:3"}


def test_the_face_up_locations_are_never_refilled() -> None:
    """5.2"""
    s = play(table(f"{DUE}; faceup plain_7"), "pile:R", "take:plain_7")
    assert (s.faceup, len(s.location_deck)) == ([], 23)


SEARCHER = "conspiracy; alliance.1 Y1 R1 G1; locations.1 search_deck; covers.1 2; pile.B B1"


def test_the_owner_of_search_deck_takes_any_location_of_the_deck() -> None:
    """5.2, 5.5: search_deck"""
    s = play(table(f"{SEARCHER}; {faceup_but('search_deck pearl_3 plain_7')}"), "pile:B")
    assert choices(s) == ["take:plain_7", "take:pearl_3"]
    play(s, "take:pearl_3")
    assert (covered(s, 0), shown(s.location_deck)) == ({2: "search_deck", 4: "pearl_3"}, "plain_7")
    assert len(s.faceup) == 21


def test_the_owner_of_search_deck_may_neither_reveal_nor_take_nor_decline() -> None:
    """A15"""
    s = play(table(f"{SEARCHER}; faceup plain_7"), "pile:B")
    assert refused(s) == dict.fromkeys(("reveal:1", "reveal:2", "reveal:3", "take:plain_7"), "must_search")
    assert (len(choices(s)), "no" in choices(s)) == (22, False)


def test_the_locations_to_search_are_offered_sorted_so_that_order_leaks_nothing() -> None:
    """10"""
    s = play(table(f"{SEARCHER}; faceup plain_7"), "pile:B")
    assert s.legal(0) == sorted(s.legal(0))


def test_the_only_location_of_the_deck_is_found_without_a_question() -> None:
    """10"""
    s = play(table(f"{SEARCHER}; {faceup_but('search_deck plain_7')}"), "pile:B")
    assert (covered(s, 0), asked(s)) == ({2: "search_deck", 4: "plain_7"}, 1)


def test_search_deck_does_not_act_on_the_take_that_brings_it() -> None:
    """5.3"""
    s = play(table(f"{DUE}; faceup plain_7 search_deck"), "pile:R", "take:search_deck")
    assert (covered(s, 0), asked(s)) == ({2: "search_deck"}, 1)


def test_searching_is_for_the_owner_only() -> None:
    """5.2"""
    s = table("""
        conspiracy
        alliance.1 G1
        alliance.2 Y1 R1
        locations.2 search_deck
        covers.2 2
        pile.B B1
        faceup plain_7
    """)
    assert choices(play(s, "pile:B")) == ["reveal:1", "reveal:2", "reveal:3", "take:plain_7"]


@pytest.mark.parametrize(("location", "pearls"), [("pearl_1", 1), ("pearl_2", 2), ("pearl_3", 3)])
def test_pearl_locations_give_pearls_at_once(location: str, pearls: int) -> None:
    """5.4"""
    s = play(table(f"{DUE}; faceup {location}"), "pile:R", f"take:{location}")
    assert (s.players[0].pearls, s.keeper) == (pearls, 0)


@pytest.mark.parametrize(
    ("location", "lords", "points"),
    [
        ("plain_7", "Y1", 7),
        ("pearl_1", "Y1", 5),
        ("pearl_2", "Y1", 4),
        ("pearl_3", "Y1", 3),
        ("per_silver_key", "Y1 R1 G2 B0 P3", 2),
        ("per_silver_key", "Y2 R6", 0),
        ("per_gold_key", "Y2 R2 G1 B0 P4", 4),
        ("per_gold_key", "Y1 R6", 0),
        ("per_location", "Y1", 2),
        ("force_top_1", "Y1", 3),
        ("force_top_2", "Y1", 3),
        ("reshuffle_lords", "Y1", 3),
        ("reshuffle_locations", "Y1", 3),
        ("any_two_keys", "Y1", 3),
        ("search_deck", "Y1", 3),
    ],
)
def test_what_a_location_is_worth(location: str, lords: str, points: int) -> None:
    """5.4"""
    s = table(f"conspiracy; alliance.1 {lords}; locations.1 {location}; covers.1 1; over")
    assert s.results()[0].parts["locations"] == points


@pytest.mark.parametrize(
    ("pearls", "points"), [("", 0), ("B4", 0), ("B3", 1), ("B3 B4", 1), ("B3 B3", 2), ("B3 B3 B4", 2)]
)
def test_two_pearls_are_worth_a_point(pearls: str, points: int) -> None:
    """V2"""
    s = table(f"conspiracy; alliance.1 Y1 {pearls}; locations.1 per_two_pearls; covers.1 1; over")
    assert s.results()[0].parts["locations"] == points


def test_pearls_of_locations_count_as_pairs() -> None:
    """5.4"""
    s = table("conspiracy; alliance.1 Y1 R1; locations.1 pearl_3 per_two_pearls; covers.1 1 2; over")
    assert s.results()[0].parts["locations"] == 3 + 1


def test_per_location_counts_all_own_locations_itself_included() -> None:
    """5.4"""
    s = table("""
        conspiracy
        alliance.1 Y1 R1 G1
        locations.1 plain_7 per_location pearl_1
        covers.1 1 2 3
        alliance.2 B1
        locations.2 search_deck
        covers.2 1
        over
    """)
    assert s.results()[0].parts["locations"] == 7 + 2 * 3 + 5


@pytest.mark.parametrize("colour", ["yellow", "red", "green", "blue", "purple"])
@pytest.mark.parametrize(("ranks", "points"), [("", 0), ("0", 0), ("0 4", 4), ("3 1 6", 6)])
def test_crest_value_is_worth_the_crest_lord_of_its_colour(colour: str, ranks: str, points: int) -> None:
    """5.4, A14"""
    cover = "R1" if colour != "red" else "G1"
    lords = " ".join(colour[0].upper() + rank for rank in ranks.split())
    s = table(f"conspiracy; alliance.1 {cover} {lords}; locations.1 crest_value_{colour}; covers.1 1; over")
    assert s.results()[0].parts["locations"] == points


@pytest.mark.parametrize("colour", ["yellow", "red", "green", "blue", "purple"])
@pytest.mark.parametrize("ranks", ["", "0", "1 4", "1 2 6"])
def test_colour_count_is_worth_one_and_one_for_each_lord_of_its_colour(colour: str, ranks: str) -> None:
    """5.4"""
    cover = "R1" if colour != "red" else "G1"
    lords = " ".join(colour[0].upper() + rank for rank in ranks.split())
    s = table(f"conspiracy; alliance.1 {cover} {lords}; locations.1 colour_count_{colour}; covers.1 1; over")
    assert s.results()[0].parts["locations"] == 1 + len(ranks.split())


def test_covered_lords_and_used_keys_count() -> None:
    """5.4, A13"""
    s = table("""
        conspiracy
        alliance.1 Y1 Y1 Y2 Y2
        locations.1 per_silver_key per_gold_key
        covers.1 2 4
        over
    """)
    assert s.results()[0].parts["locations"] == 2 * 1 + 2 * 2
