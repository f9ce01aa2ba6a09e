"""Passing (9): the token, commons kept, settlers home, a new artifact; and in round 6 nothing of this (R13)."""

from __future__ import annotations

import pytest

from .table import (
    TURN,
    actions,
    artifact,
    asked,
    asks,
    choices,
    forts,
    names,
    offer,
    play,
    refused,
    settlers,
    stock,
    supply,
    table,
    told,
)

OFFER = "offer explore_gain fortify_gain region_extra"
MINE = f"artifact.1 barter; artifact.2 street_again; {OFFER}"
PASSING = f"outpost; {TURN}; {MINE}"
LAST = f"outpost; {TURN.replace('round 2', 'round 6')}; {MINE}"
LAND = "lands.1 I-01 I-05 I-09; cells.1 11 12 13"


# -- the first-player token -------------------------------------------------------------------------------------------


def test_the_first_to_pass_gets_the_token_and_begins_the_next_round() -> None:
    """9, 11, R12, R18"""
    s = play(table(PASSING), "explore:11", "end", "pass", "artifact:region_extra")
    assert s.first_passer == 1
    play(s, "pass", "artifact:explore_gain")
    assert (s.round, s.first, asked(s)) == (3, 1, 1)


def test_who_passes_later_leaves_the_token_where_it_is() -> None:
    """V10, 9"""
    s = play(table(f"{PASSING}; passed.2 1; first_passer 2"), "pass", "artifact:region_extra")
    assert (s.first, asked(s)) == (1, 1)


def test_the_token_does_not_change_the_order_of_the_running_round() -> None:
    """R18, 9"""
    s = table(f"outpost seats=3; round 2; first 2; step round player=2 stage=running; step turn player=2; {MINE}")
    play(s, "explore:11", "end")
    assert asked(s) == 2
    play(s, "pass", "artifact:region_extra")
    assert (s.first, s.first_passer) == (1, 2)
    order = []
    for _ in range(4):
        order.append(asked(s))
        play(s, next(text for text in choices(s) if text.startswith("explore")), "end")
    assert order == [0, 1, 0, 1]


def test_one_may_pass_before_having_had_a_turn_in_the_round() -> None:
    """R28, R3, 9"""
    s = table(f"outpost seats=3; round 1; first 1; step round; {MINE}; artifact.3 hunt_diamond")
    assert asked(s) == 0
    play(s, "pass", "artifact:region_extra")
    assert s.first_passer == 0
    assert asked(s) == 1
    play(s, "explore:11", "end")
    assert asked(s) == 2


def test_who_passes_first_chooses_first_and_gets_nothing_else() -> None:
    """9, R12"""
    s = play(table(f"{PASSING}; stock.1 0 0 0 1 1"), "pass")
    assert actions(s, "artifact") == ["explore_gain", "fortify_gain", "region_extra"]
    play(s, "artifact:region_extra")
    assert stock(s) == (0, 0, 0, 1, 1)
    assert settlers(s) == (6, 0)


# -- what is kept -----------------------------------------------------------------------------------------------------


def test_with_one_fortification_one_common_is_kept() -> None:
    """V10, 9"""
    s = table(
        f"{PASSING}; {LAND}; forts.1 12; stock.1 2 1 0 0 0; base.1 1; extra.1 1; spent.1 2; passed.2 1; first_passer 2"
    )
    play(s, "pass")
    assert asks(s) == "keep"
    assert choices(s) == ["keep:wood", "keep:clay"]
    assert refused(s) == {"keep:stone": "cannot_pay"}
    play(s, "keep:clay")
    assert stock(s) == (0, 1, 0, 0, 0)
    assert settlers(s) == (6, 1)
    assert (s.players[0].spent, s.settlers) == (0, 23)
    play(s, "artifact:region_extra")
    assert artifact(s) == "region_extra"
    assert offer(s) == ["barter", "explore_gain", "fortify_gain"]
    assert s.first == 1


def test_without_fortifications_all_commons_go_back() -> None:
    """9"""
    s = play(table(f"{PASSING}; {LAND}; stock.1 2 1 3 0 0"), "pass")
    assert asks(s) == "artifact"
    assert stock(s) == (0, 0, 0, 0, 0)
    assert supply(s) == {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}


def test_rare_resources_are_kept() -> None:
    """9"""
    s = play(table(f"{PASSING}; stock.1 1 1 1 7 5"), "pass")
    assert stock(s) == (0, 0, 0, 7, 5)


@pytest.mark.parametrize(
    ("keeps", "kept"),
    [
        (["wood", "wood"], (2, 0, 0, 0, 0)),
        (["wood", "clay"], (1, 1, 0, 0, 0)),
        (["clay", "wood"], (1, 1, 0, 0, 0)),
        (["clay", "clay"], (0, 2, 0, 0, 0)),
        (["clay", "stone"], (0, 1, 1, 0, 0)),
        (["wood", "stone"], (1, 0, 1, 0, 0)),
    ],
)
def test_the_player_chooses_the_kinds(keeps: list[str], kept: tuple[int, ...]) -> None:
    """9, 16"""
    s = table(f"{PASSING}; {LAND}; forts.1 11 13; stock.1 2 2 1 0 0")
    play(s, "pass", *(f"keep:{kind}" for kind in keeps))
    assert stock(s) == kept
    assert asks(s) == "artifact"


def test_no_kind_is_kept_more_often_than_one_has_it() -> None:
    """9"""
    s = play(table(f"{PASSING}; {LAND}; forts.1 11 13; stock.1 2 2 1 0 0"), "pass", "keep:stone")
    assert choices(s) == ["keep:wood", "keep:clay"]
    assert refused(s) == {"keep:stone": "cannot_pay"}


@pytest.mark.parametrize("pieces", ["1 1 0 0 0", "1 0 0 0 0", "0 0 2 0 0", "0 0 0 3 3"])
def test_who_may_keep_everything_is_not_asked(pieces: str) -> None:
    """9, 16, R24"""
    s = play(table(f"{PASSING}; {LAND}; forts.1 11 13; stock.1 {pieces}"), "pass")
    assert asks(s) == "artifact"
    assert " ".join(map(str, stock(s))) == pieces


def test_commons_of_one_kind_are_kept_without_a_question() -> None:
    """9, 16"""
    s = play(table(f"{PASSING}; {LAND}; forts.1 11 13; stock.1 0 5 0 0 0"), "pass")
    assert asks(s) == "artifact"
    assert stock(s) == (0, 2, 0, 0, 0)


def test_to_keep_fewer_than_allowed_is_not_offered() -> None:
    """R24, 16"""
    s = play(table(f"{PASSING}; {LAND}; forts.1 11 12 13; stock.1 2 2 2 0 0"), "pass", "keep:wood", "keep:wood")
    assert choices(s) == ["keep:clay", "keep:stone"]
    assert sum(stock(play(s, "keep:clay"))) == 3


def test_all_nine_fortifications_keep_nine() -> None:
    """9"""
    lands = "lands.1 I-01 I-02 I-03 II-01 II-02 II-03 III-01 III-02 III-03; cells.1 11 12 13 21 22 23 31 32 33"
    s = table(f"{PASSING}; {lands}; forts.1 11 12 13 21 22 23 31 32 33; stock.1 10 9 0 0 0")
    play(s, "pass", *["keep:wood"] * 9)
    assert stock(s) == (9, 0, 0, 0, 0)


def test_what_goes_back_is_told() -> None:
    """9"""
    s = table(f"{PASSING}; {LAND}; forts.1 11; stock.1 2 1 0 0 0")
    events = told(s, "pass", "keep:wood")
    assert [event for event in events if event[0] == "returned"] == [("returned", 0, 0, 1), ("returned", 0, 1, 1)]
    assert names(events)[:2] == ["passed", "first"]


# -- settlers and zones -----------------------------------------------------------------------------------------------


def test_base_settlers_come_home_and_used_extra_ones_go_to_the_supply() -> None:
    """9, 4"""
    s = table(f"{PASSING}; base.1 0; extra.1 3; spent.1 4")
    assert s.settlers == 17
    play(s, "pass")
    assert settlers(s) == (6, 3)
    assert (s.players[0].spent, s.settlers) == (0, 21)


def test_unused_base_settlers_are_not_saved() -> None:
    """4, 9"""
    assert settlers(play(table(f"{PASSING}; base.1 5; extra.1 2"), "pass")) == (6, 2)


def test_all_zones_are_emptied_and_fortifications_stay() -> None:
    """9"""
    used = "regions_used.1 1 2 3; streets_used.1 1 2 3; forts_used.1 11 13; again.1 1"
    s = play(table(f"{PASSING.replace('barter', 'region_again')}; {LAND}; forts.1 11 13; {used}"), "pass")
    player = s.players[0]
    assert (player.regions_used, player.streets_used, player.forts_used, player.again) == (0, 0, 0, False)
    assert forts(s) == ["11", "13"]


def test_only_the_zones_of_the_one_who_passes_are_emptied() -> None:
    """9"""
    s = play(table(f"{PASSING}; base.2 2; regions_used.2 1 2; spent.2 1"), "pass")
    assert (settlers(s, 1), s.players[1].regions_used, s.players[1].spent) == ((2, 0), 3, 1)


# -- the artifact -----------------------------------------------------------------------------------------------------


def test_a_new_artifact_is_taken_and_the_old_one_lies_in_the_row() -> None:
    """9, 10"""
    s = play(table(PASSING), "pass")
    assert asks(s) == "artifact"
    assert refused(s)["artifact:barter"] == "no_artifact"  # the old one cannot be kept
    play(s, "artifact:fortify_gain")
    assert artifact(s) == "fortify_gain"
    assert offer(s) == ["barter", "explore_gain", "region_extra"]


def test_the_next_to_pass_may_take_it() -> None:
    """9"""
    s = play(table(PASSING), "pass", "artifact:fortify_gain", "pass")
    assert actions(s, "artifact") == ["explore_gain", "region_extra", "barter"]
    assert artifact(play(s, "artifact:barter"), 1) == "barter"


@pytest.mark.parametrize(("name", "gained"), [("take_gold", (0, 0, 0, 0, 1)), ("take_diamond", (0, 0, 0, 1, 0))])
def test_what_an_artifact_brings_when_taken_comes_at_once(name: str, gained: tuple[int, ...]) -> None:
    """9, 10"""
    s = table(f"outpost; {TURN}; artifact.1 barter; offer take_gold take_diamond region_extra")
    assert stock(play(s, "pass", f"artifact:{name}")) == gained


def test_a_gold_token_may_be_handed_back_for_the_other() -> None:
    """10, R14"""
    s = table(f"outpost; {TURN}; artifact.1 take_gold; offer take_gold take_diamond region_extra")
    play(s, "pass", "artifact:take_gold")
    assert stock(s) == (0, 0, 0, 0, 1)
    assert (artifact(s), offer(s)) == ("take_gold", ["region_extra", "take_diamond", "take_gold"])


def test_two_equal_tokens_are_one_answer() -> None:
    """16, 10"""
    s = play(table(f"outpost; {TURN}; artifact.1 barter; offer take_gold take_gold region_extra"), "pass")
    assert actions(s, "artifact") == ["take_gold", "region_extra"]


def test_after_passing_nothing_is_exchanged() -> None:
    """9"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 1 0; artifact.1 barter; offer take_gold take_diamond region_extra")
    play(s, "pass", "artifact:take_diamond")
    assert stock(s) == (0, 0, 0, 2, 0)
    assert s.legal(0) == []
    assert asked(s) == 1


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [[], ["explore:11"], ["hero:4"], ["explore:11", "hero:4"], ["trade:wood+clay=stone"]])
def test_one_may_pass_at_any_moment_of_the_turn(first: list[str]) -> None:
    """3, 9, R3"""
    s = play(table(f"{PASSING}; stock.1 2 2 2 0 0; row.4 M01"), *first)
    assert choices(s)[0] == "pass"
    play(s, "pass")
    assert s.players[0].passed


def test_who_has_passed_is_out_for_the_rest_of_the_round() -> None:
    """9, 3"""
    s = play(table(PASSING), "pass", "artifact:region_extra")
    for cell in ("11", "12", "13"):
        assert asked(s) == 1
        play(s, f"explore:{cell}", "end")
    assert asked(s) == 1


# -- round 6 ----------------------------------------------------------------------------------------------------------


def test_in_round_6_nothing_goes_back_and_no_artifact_is_taken() -> None:
    """R13, 9"""
    s = play(table(f"{LAST}; stock.1 2 3 1 4 5; base.1 1; extra.1 2; spent.1 1"), "pass")
    assert asked(s) == 1
    assert stock(s) == (2, 3, 1, 4, 5)
    assert artifact(s) == "barter"
    assert offer(s) == ["explore_gain", "fortify_gain", "region_extra"]
    assert (settlers(s), s.players[0].spent) == ((1, 2), 1)


def test_in_round_6_nobody_gets_the_token() -> None:
    """R13, 9"""
    s = table(f"{LAST}; first 2")
    events = told(s, "pass")
    assert names(events) == ["passed"]
    assert (s.first, s.first_passer) == (1, -1)


def test_after_the_last_pass_of_round_6_the_game_is_over() -> None:
    """R13, 12, 3"""
    s = play(table(LAST), "pass", "explore:11", "end", "pass")
    assert s.over
    assert s.round == 6
