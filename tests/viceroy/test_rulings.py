"""Objects and geometry (1), laws in general (6), the order of disputes (9), and the decision points (12)."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules.circles import circles
from prestol.games.viceroy.rules.paint import paint_place, paint_sector
from prestol.games.viceroy.rules.places import AROUND, place_at, place_text
from prestol.games.viceroy.rules.recolour import to_paint

from .table import (
    AUCTION,
    DEVELOPMENT,
    LAST_DEVELOPMENT,
    PLAYS,
    TWO,
    asked,
    asks,
    board,
    choices,
    ended,
    gems,
    hand,
    play,
    points,
    pyramid,
    refused,
    table,
    tokens,
    told,
    tucked,
)

FOURTEEN = "33 34 35 36 37 38 39 40 41 42 43 44 45 46"
FOURTEEN_PLACES = "1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 4:0 4:1"
ONE_EACH = "base.red 30; base.green 31; base.blue 32; base.yellow 33"
TWO_EACH = f"{ONE_EACH}; tip.red 40; tip.green 41; tip.blue 42; tip.yellow 43"
RICH = "gems.1 2 2 2 2; gems.2 2 2 2 2"


# -- the pyramid (1.1) ------------------------------------------------------------------------------------------------


def test_a_card_touches_six_slots() -> None:
    """1.1"""
    here = place_at(3, 2)
    around = {place_text(here + step) for step in AROUND}
    assert around == {"3:1", "3:3", "2:2", "2:3", "4:1", "4:2"}


def test_every_card_above_level_1_closes_one_circle_of_four_sectors_of_its_own() -> None:
    """1.1"""
    s = ended(f"viceroy; pyramid.1 {FOURTEEN} 47; places.1 {FOURTEEN_PLACES} 5:0; pyramid.2 2")
    player = s.players[0]
    assert [place_text(place) for place in circles(player)] == [*FOURTEEN_PLACES.split()[5:], "5:0"]
    sectors: set[tuple[int, int]] = set()
    for upper in circles(player):
        paints = [paint for colour in range(4) for paint in to_paint(player, upper, colour)]
        of_circle = {(paint_place(paint), paint_sector(paint)) for paint in paints}
        assert len(of_circle) == 4
        assert not sectors & of_circle
        sectors |= of_circle


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("53 33 42", 2),  # green: top right, top left, bottom
        ("33 53 42", 0),  # 33 has blue at the top right
        ("53 34 42", 0),  # 34 has yellow at the top left
        ("53 33 34", 2),  # 34 has a green bottom
        ("53 33 36", 0),  # 36 a red one
    ],
)
def test_a_circle_is_one_coloured_when_all_its_sectors_agree(cards: str, worth: int) -> None:
    """1.1"""
    s = ended(f"viceroy; pyramid.1 {cards}; places.1 1:0 1:1 2:0; pyramid.2 2")
    assert points(s, 0).get("circles", 0) == worth


def test_the_level_of_a_circle_is_that_of_its_upper_card() -> None:
    """1.1"""
    s = ended("viceroy; pyramid.1 1 3 5 53 33 42; places.1 1:0 1:1 1:2 2:0 2:1 3:0; pyramid.2 2")
    assert points(s, 0)["circles"] == 3


# -- tokens and tucked cards (1.2, 1.3) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        "vp2",
        "vp15",
        "science",
        "magic",
        "defense",
        "attack",
        "magic_bonus5",
        "circle_bonus_red4",
        "infinite_blue",
        "used_blue",
        "stored_green",
    ],
)
def test_a_card_may_hold_any_number_of_tokens_of_every_kind(kind: str) -> None:
    """1.2"""
    s = table(f"viceroy; {TWO}; tokens.1 1:0:{kind} 1:0:{kind}; hand.1 70; {DEVELOPMENT}")
    assert tokens(s, 0) == [f"1:0:{kind}"] * 2
    assert s.game.violations(s) == []


def test_a_tucked_law_does_nothing() -> None:
    """1.3"""
    under = "pyramid.1 65; tucked.1 68 78 79 85; hosts.1 1:0 1:0 1:0 1:0"
    assert points(ended(f"viceroy; {under}; pyramid.2 2"), 0) == {"total": 0}
    s = table(f"viceroy; {under}; pyramid.2 2; {ONE_EACH}; gems.1 1 0 0 0; {AUCTION}")
    play(s, "bid:red", "pass")
    assert hand(s, 0) == [30]  # law 78 asks nothing


def test_a_tucked_card_is_no_neighbour_and_takes_no_slot() -> None:
    """1.3"""
    s = table(f"viceroy; pyramid.1 85 65; tucked.1 12 13; hosts.1 1:1 1:1; pyramid.2 2; hand.1 68; {DEVELOPMENT}")
    assert points(s, 0) == {"total": 0}
    assert choices(play(s, "play:68")) == ["slot:1:-1", "slot:1:2", "slot:2:0"]


def test_a_tucked_card_gives_no_priority() -> None:
    """R-01, 1.3, 1.5"""
    s = table(f"viceroy; pyramid.1 72; tucked.1 1; hosts.1 1:0; pyramid.2 71; {ONE_EACH}; {AUCTION}")
    play(s, "pass", "pass")
    assert (asks(s), asked(s)) == ("gems", 1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_tucked_cards(viewer: int | None) -> None:
    """R-02, 1.3"""
    s = table(f"viceroy; {TWO}; hand.1 12 70 72; {DEVELOPMENT}")
    play(s, "play:72", "slot:1:1", "tuck:12", "tuck:70")
    assert tucked(board(s, viewer), 0) == [(12, "1:1"), (70, "1:1")]


# -- free cards (1.4) -------------------------------------------------------------------------------------------------


def free(text: str) -> list[str]:
    """The cards that law 74, lying at the right end of level 1, may tuck."""
    s = table(f"viceroy; {text}; pyramid.2 2; hand.1 74; {DEVELOPMENT}")
    play(s, "play:74")
    return choices(play(s, choices(s)[1]))


def test_end_cards_of_each_level_on_which_nothing_rests_are_free() -> None:
    """1.4"""
    assert free("pyramid.1 1 3 4 5 6; places.1 1:0 1:1 1:2 2:0 2:1") == ["slot:2:0", "slot:2:1"]


def test_a_sole_card_of_a_level_is_at_both_ends() -> None:
    """1.4"""
    assert "slot:2:0" in free("pyramid.1 1 3 4 5; places.1 1:-1 1:0 1:1 2:0")


def test_a_card_over_a_tucked_one_is_not_free_and_tokens_do_not_matter() -> None:
    """1.4"""
    text = "pyramid.1 1 3 4 5 6; places.1 1:0 1:1 1:2 2:0 2:1; tokens.1 2:1:vp3; tucked.1 66; hosts.1 2:0"
    s = table(f"viceroy; {text}; pyramid.2 2; hand.1 74; {DEVELOPMENT}")
    play(s, "play:74", "slot:1:3")  # the only free card goes under the law without a question
    assert tucked(s, 0) == [(66, "2:0"), (6, "1:3")]


def test_with_gaps_only_the_outermost_two_cards_of_a_level_are_free() -> None:
    """R-04, 1.4"""
    places = "1:0 1:1 1:2 1:3 1:4 1:5 2:0 2:2 2:4"
    assert free(f"pyramid.1 1 3 4 5 6 7 8 9 10; places.1 {places}") == ["slot:2:0", "slot:2:4"]


# -- priority (1.5, 9) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zero", "one", "first"), [("9", "5", 1), ("9 3", "5", 0), ("88", "87", 1), ("64", "65", 0)])
def test_the_lowest_number_in_the_pyramid_acts_first(zero: str, one: str, first: int) -> None:
    """1.5, 9"""
    s = table(f"viceroy; pyramid.1 {zero}; pyramid.2 {one}; {ONE_EACH}; {AUCTION}")
    play(s, "pass", "pass")
    assert (asks(s), asked(s)) == ("gems", first)


def test_hand_cards_give_no_priority() -> None:
    """1.5"""
    s = table(f"viceroy; pyramid.1 9; hand.1 1; pyramid.2 5; {ONE_EACH}; {AUCTION}")
    play(s, "pass", "pass")
    assert asked(s) == 1


def test_equal_gem_bids_clash_whatever_the_priority() -> None:
    """1.5, 9"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; {RICH}; {AUCTION}")
    play(s, "bid:red", "bid:red")
    assert (asks(s), s.waiting, hand(s, 0)) == ("bid", [0, 1], [])


def test_recolouring_has_no_order() -> None:
    """9, 8.1"""
    circle = "pyramid.1 1 3 4; places.1 1:0 1:1 2:0; pyramid.2 5 6 7; places.2 1:0 1:1 2:0"
    s = table(f"viceroy; {circle}; {RICH}; turn 12; step recolour")
    assert s.waiting == [0, 1]


# -- supply (1.6) -----------------------------------------------------------------------------------------------------


def test_gems_that_cannot_be_taken_are_lost_and_never_owed() -> None:
    """1.6"""
    s = table(f"viceroy; {TWO}; base.red 30; gems.1 6 8 8 8; gems.2 1 0 0 0; hand.1 70 71; {AUCTION}")
    play(s, "pass", "bid:red")
    assert (gems(s, 0), s.reserve) == ([8, 8, 8, 8], [0, 0, 0, 0])  # two gems instead of three
    play(s, "discard:70", "pass")
    assert asks(s) == "choose"
    assert gems(s, 0) == [8, 8, 8, 8]


def test_tokens_never_run_out() -> None:
    """1.6"""
    many = " ".join(["1:0:magic"] * 40)
    s = table(f"viceroy; pyramid.1 12; tokens.1 {many}; pyramid.2 2; hand.1 8; gems.1 0 0 1 0; {DEVELOPMENT}")
    assert tokens(play(s, "play:8", "slot:1:1"), 0)[-1] == "1:1:magic"


def test_cards_never_come_back_and_an_empty_deck_gives_nothing() -> None:
    """1.6"""
    gone = " ".join(str(card) for card in range(3, 89) if card not in (32, 70))
    s = table(f"viceroy; {TWO}; discard {gone}; hand.1 32 70; gems.1 0 1 0 0; {LAST_DEVELOPMENT}")
    assert (len(s.deck), len(s.laws)) == (0, 0)
    play(s, "play:32", "slot:1:1")
    assert (asks(s), hand(s, 0)) == ("choose", [70])


def test_there_is_no_limit_to_hand_and_screen_and_to_the_length_of_level_1() -> None:
    """1.6"""
    row = " ".join(str(card) for card in range(3, 33))
    held = " ".join(str(card) for card in range(33, 64))
    s = table(f"viceroy; pyramid.1 {row}; pyramid.2 2; hand.1 {held} 68; gems.1 8 8 8 8; {LAST_DEVELOPMENT}")
    play(s, "play:68")
    assert choices(s)[:2] == ["slot:1:-1", "slot:1:30"]
    play(s, "slot:1:30")
    assert pyramid(s, 0)["1:30"] == 68


# -- laws in general (6) ----------------------------------------------------------------------------------------------


def test_what_is_impossible_is_skipped_and_the_law_is_playable() -> None:
    """R-18, 6"""
    for law in (67, 69, 74, 76):
        s = table(f"viceroy; {TWO}; hand.1 {law}; {LAST_DEVELOPMENT}")
        play(s, f"play:{law}", "slot:1:1")
        while not s.over:
            play(s, choices(s)[0])
        assert law in pyramid(s, 0).values()


def test_every_option_of_a_law_may_be_chosen_even_if_it_brings_nothing() -> None:
    """R-19, 6"""
    laws = " ".join(str(law) for law in range(65, 89) if law != 84)
    for option in ("option:2", "option:3"):  # a card from empty decks, gems from an empty reserve
        s = table(f"viceroy; {TWO}; hand.1 12 84; discard {laws}; gems.2 8 8 8 8; {DEVELOPMENT}", small=0)
        play(s, "play:84", "slot:1:1")
        assert choices(s) == ["option:1", "option:2", "option:3"]
        play(s, option)
        assert (asks(s), hand(s, 0), gems(s, 0)) == ("choose", [12], [0, 0, 0, 0])


def test_a_law_is_placed_then_gives_its_circle_gem_then_acts_and_stays() -> None:
    """6, R-15"""
    s = table(f"viceroy; pyramid.1 53 37; pyramid.2 2; hand.1 69; {ONE_EACH}; {DEVELOPMENT}")
    events = told(s, "play:69", "slot:2:0", "take:red_base")
    wanted = [name for name in events if name in ("placed", "paid", "circle_gem", "skips", "took_offer")]
    assert wanted == ["placed", "circle_gem", "skips", "took_offer"]
    assert pyramid(s, 0)["2:0"] == 69


# -- decision points (12) ---------------------------------------------------------------------------------------------

TOP = f"pyramid.1 {FOURTEEN}; places.1 {FOURTEEN_PLACES}; pyramid.2 2"
DECISIONS = [  # the decision, a position, answers, the question then asked, the seats that are asked
    ("D1", "viceroy; dealt.1 4 5 6 7; dealt.2 8 9 10 11; step pick_start", "", "pick_start", [0, 1]),
    ("D2", "viceroy; pyramid.1 10; pyramid.2 5; step turn; step start_rewards", "", "gems", [1]),
    ("D2", "viceroy; pyramid.1 15; pyramid.2 17; step turn; step start_rewards", "", "draw", [0]),
    ("D2", "viceroy; pyramid.1 62; pyramid.2 17; gems.2 8 0 0 0; step turn; step start_rewards", "", "own_gem", [0]),
    ("D3", f"viceroy; {TWO}; {ONE_EACH}; {AUCTION}", "", "bid", [0, 1]),
    ("D4", f"viceroy; {TWO}; {ONE_EACH}; attack.1 1; attack.2 1; {AUCTION}", "attack attack", "take_any", [0]),
    ("D5", f"viceroy; {TWO}; {TWO_EACH}; {RICH}; {AUCTION}", "bid:red pass", "take_of_colour", [0]),
    ("D6", f"viceroy; {TWO}; {TWO_EACH}; {RICH}; {AUCTION}", "bid:red bid:red", "claim", [0, 1]),
    ("D7", f"viceroy; {TWO}; {ONE_EACH}; {AUCTION}", "pass pass", "gems", [0]),
    ("D8", f"viceroy; {TWO}; hand.1 70; hand.2 71; {DEVELOPMENT}", "", "choose", [0, 1]),
    ("D9", f"viceroy; {TWO}; hand.1 70; hand.2 71; {DEVELOPMENT}", "discard:70 discard:71", "gems", [0]),
    ("D10", f"viceroy; {TWO}; hand.1 71; hand.2 70; {DEVELOPMENT}", "play:71 play:70", "play", [1]),
    ("D10", f"viceroy; pyramid.1 1 3; pyramid.2 2; hand.1 65; {DEVELOPMENT}", "play:65", "play", [0]),
    ("D10", f"viceroy; pyramid.1 1 3; pyramid.2 2; hand.1 66; {DEVELOPMENT}", "play:66", "play", [0]),
    ("D11", f"viceroy; {TWO}; tokens.1 1:0:infinite_green; hand.1 32; {DEVELOPMENT}", "play:32 slot:1:1", "pay", [0]),
    ("D12", f"viceroy; {TWO}; hand.1 10; {RICH}; {DEVELOPMENT}", "play:10 slot:1:1", "gems", [0]),
    ("D12", f"viceroy; {TWO}; hand.1 32; {RICH}; {DEVELOPMENT}", "play:32 slot:1:1", "draw", [0]),
    ("D12", f"viceroy; {TWO}; hand.1 63; gems.1 1 0 0 8; {DEVELOPMENT}", "play:63 slot:1:1", "own_gem", [0]),
    ("D13", f"viceroy; {TOP}; hand.1 32; gems.1 3 3 3 3; {DEVELOPMENT}", "play:32 slot:5:0", "top", [0]),
    ("D14", f"viceroy; {TWO}; hand.1 71; {DEVELOPMENT}", "play:71 slot:1:1", "option", [0]),
    ("D14", f"viceroy; {TWO}; hand.1 73; {DEVELOPMENT}", "play:73 slot:1:1 option:2", "colour", [0]),
    (
        "D14",
        f"viceroy; {TWO}; hand.1 67; tokens.1 1:0:vp3; tokens.2 1:0:vp2; {RICH}; {DEVELOPMENT}",
        "play:67 slot:1:1",
        "swap_with",
        [0],
    ),
    ("D14", f"viceroy; {TWO}; hand.1 69; {ONE_EACH}; {DEVELOPMENT}", "play:69 slot:1:1", "take_offer", [0]),
    ("D14", f"viceroy; {TWO}; hand.1 70; {DEVELOPMENT}", "play:70 slot:1:1", "return_law", [0]),
    ("D14", f"viceroy; {TWO}; hand.1 12 72; {DEVELOPMENT}", "play:72 slot:1:1", "tuck_hand", [0]),
    ("D14", f"viceroy; {TOP}; hand.1 74; {DEVELOPMENT}", "play:74 slot:1:5", "tuck_free", [0]),
    ("D14", f"viceroy; {TWO}; hand.1 76; {RICH}; {DEVELOPMENT}", "play:76 slot:1:1", "store", [0]),
    ("D15", f"viceroy; pyramid.1 78; pyramid.2 2; {ONE_EACH}; {RICH}; {AUCTION}", "bid:red pass", "keep_or_tuck", [0]),
    (
        "D16",
        "viceroy; pyramid.1 1 3 4; places.1 1:0 1:1 2:0; pyramid.2 2; gems.1 1 1 1 1; turn 12; step recolour",
        "",
        "recolour",
        [0],
    ),
    (
        "D17",
        f"viceroy seats=1; pyramid.1 1; {TWO_EACH}; bids red; virtual_bids red; {AUCTION} round=1 next=colours",
        "",
        "share",
        [0],
    ),
    (
        "D18",
        f"viceroy seats=1; pyramid.1 1; {ONE_EACH}; bids pass; virtual_bids attack; {AUCTION} round=1 "
        "next=virtual_attacks",
        "",
        "drop",
        [0],
    ),
]


@pytest.mark.parametrize(
    ("position", "answers", "question", "seats"),
    [case[1:] for case in DECISIONS],
    ids=[f"{case[0]}-{case[3]}-{number}" for number, case in enumerate(DECISIONS)],
)
def test_every_decision_is_asked_of_those_who_decide(
    position: str, answers: str, question: str, seats: list[int]
) -> None:
    """12"""
    s = play(table(position), *answers.split())
    assert (asks(s), s.waiting) == (question, seats)


def test_no_decision_is_missing() -> None:
    """12"""
    assert {case[0] for case in DECISIONS} == {f"D{number}" for number in range(1, 19)}


def test_a_step_with_one_answer_is_not_asked_unless_this_would_betray_a_secret() -> None:
    """12"""
    s = table(f"viceroy; {TWO}; base.red 30; attack.1 1; hand.1 12; {AUCTION}")
    play(s, "attack", "pass")
    assert 30 in hand(s, 0)  # the only card on offer
    s = table(f"viceroy; {TWO}; hand.1 63; gems.1 1 0 0 0; gems.2 0 0 0 8; {DEVELOPMENT}")
    play(s, "play:63", "slot:1:1")
    assert (choices(s), refused(s)) == (["no"], {"yes": "no_gem"})  # nobody is told that there is no yellow gem


# -- large decisions in small steps (12.2) ----------------------------------------------------------------------------


def test_the_start_is_two_steps() -> None:
    """12.2"""
    s = table("viceroy seats=1; dealt.1 4 5 6 7; step pick_start")
    assert len(choices(s)) == 4
    assert len(choices(play(s, "start:5"))) == 3


def test_gems_are_taken_one_at_a_time_as_long_as_there_is_a_choice() -> None:
    """12.2"""
    brings_three = "pyramid.1 1 10; pyramid.2 2; gems.2 6 8 8 6"
    s = table(f"viceroy; {brings_three}; {PLAYS}; step reward card=10 granted=1; step gems left=3")
    assert choices(s) == ["gem:red", "gem:yellow"]
    play(s, "gem:red")
    assert choices(s) == ["gem:red", "gem:yellow"]
    play(s, "gem:red")  # red is gone: the last gem is yellow
    assert gems(s, 0) == [2, 0, 0, 1]


def test_no_list_of_answers_is_longer_than_a_pyramid_with_its_sectors() -> None:
    """12.2"""
    s = table(f"viceroy; {TOP}; gems.1 2 2 2 2; turn 12; step recolour")
    assert choices(s)[:2] == ["stop", "best"]
    assert len(choices(s)) == 2 + 14
    assert len(choices(play(s, "slot:2:0"))) <= 16


def test_every_step_leaves_a_way_to_finish() -> None:
    """12.2"""
    s = table(f"viceroy; pyramid.1 33 34; pyramid.2 2; tokens.1 1:0:infinite_blue; hand.1 31; {DEVELOPMENT}")
    play(s, "play:31")
    assert refused(s) == {"slot:2:0": "cannot_pay_level"}  # two blue gems: one infinite gem is not enough
    play(s, "slot:1:2")
    assert (choices(s), refused(s)) == (["use:blue"], {"pay": "cannot_pay_rest"})
