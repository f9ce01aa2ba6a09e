"""Scheme decks: drawing, keeping, putting back, the first-player token, reshuffles, remembered cards (2.6, 6.7)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.notation import SLOT_NAMES

from .table import ACTION, asked, asks, board, choices, counted, play, sample, table, told
from .turn_positions import DONE, TURN, decks, draw, hand, names, turn

ALL = [f"s{number:02}" for number in range(1, 28)]


def but(*cards: str) -> str:
    """All scheme cards but these."""
    return " ".join(card for card in ALL if card not in cards)


# -- drawing ----------------------------------------------------------------------------------------------------------


def test_a_deck_is_chosen_one_card_kept_and_the_other_put_back_on_top() -> None:
    """2.6, 6.7, 14"""
    s = draw("top.1 s01 s02 s03")
    assert (asks(s), choices(s)) == ("draw", ["deck:1", "deck:2"])
    assert told(s, "deck:1") == [("drew", 0, 2, 0)]
    assert choices(s) == ["keep:s02", "keep:s03"]
    play(s, "keep:s02")
    assert (hand(s, 0), names(s.tops[0]), decks(s), asks(s)) == (["s02"], ["s01", "s03"], [14, 12], "turn")


def test_of_three_cards_the_order_of_the_other_two_is_chosen() -> None:
    """2.6, 14"""
    for first, tops in (("s01", ["s03", "s01"]), ("s03", ["s01", "s03"])):
        s = play(draw("top.2 s01 s02 s03", cards=3), "deck:2", "keep:s02")
        assert choices(s) == ["top:s01", "top:s03"]
        play(s, f"top:{first}")
        assert (hand(s, 0), names(s.tops[1])) == (["s02"], tops)


def test_a_single_card_is_kept_without_asking() -> None:
    """2.6, 14"""
    s = play(draw("top.1 s01", cards=1), "deck:1")
    assert (hand(s, 0), asks(s), s.tops) == (["s01"], "turn", [[], []])


def test_exactly_one_card_is_kept() -> None:
    """2.6"""
    s = play(draw("hand.1 s09", cards=3), "deck:1")
    assert all(choice.startswith("keep:") for choice in choices(s))
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    assert (len(hand(s, 0)), len(s.tops[0])) == (2, 2)


def test_there_is_no_hand_limit() -> None:
    """2.6"""
    cards = but("s01", "s02", "s03", "s04")
    s = play(draw(f"hand.1 {cards}", cards=1), "deck:2")
    assert len(hand(s, 0)) == 24


@pytest.mark.parametrize(("slot", "number"), [(20, 3), (21, 2), (22, 1)])
def test_the_slot_says_how_many_cards_are_looked_at(slot: int, number: int) -> None:
    """6.7"""
    s = play(table(f"rurik; at.1 kiev; {ACTION} next=2; step turn slot={SLOT_NAMES[slot]}"), "act")
    if slot == 20:
        play(s, "token:1")
    assert (asks(s), counted(s)) == ("draw", number)


# -- the token --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", [1, 2, 3])
def test_the_top_slot_hands_the_token_to_anybody_before_the_draw(to: int) -> None:
    """R-11, 6.7, 14"""
    s = play(table(f"rurik seats=3; at.1 kiev; first 2; token 2; {ACTION} next=2; step turn slot=scheme_1"), "act")
    assert (asks(s), asked(s), choices(s)) == ("token_to", 0, ["token:1", "token:2", "token:3"])
    assert told(s, f"token:{to}") == [("passed_token", 0, to - 1, 0)]
    assert (asks(s), s.token, s.first) == ("draw", to - 1, 1)


def test_grand_hunter_sees_the_token_at_once() -> None:
    """R-11"""
    text = "rurik; at.1 kiev; token 2; goods.1 0 0 0 0 2; open.1 grand_hunter"
    s = table(f"{text}; {ACTION} next=2; step turn slot=scheme_1")
    assert "deed:grand_hunter" not in choices(s)
    play(s, "act", "token:1", "deck:1")
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    assert "deed:grand_hunter" in choices(s)


@pytest.mark.parametrize("slot", [21, 22])
def test_lower_slots_do_not_move_the_token(slot: int) -> None:
    """6.7"""
    assert (
        asks(play(table(f"rurik; at.1 kiev; token 2; {ACTION} next=2; step turn slot={SLOT_NAMES[slot]}"), "act"))
        == "draw"
    )


def test_after_a_forfeit_the_token_stays() -> None:
    """R-29"""
    s = play(table(f"rurik; at.1 kiev; hand.1 s03; token 2; {ACTION} next=2; step turn slot=scheme_1"), "forfeit")
    assert (asks(s), s.token) == ("turn", 1)


def test_the_token_holder_begins_from_the_development_phase_on() -> None:
    """6.7"""
    s = table("rurik seats=3; token 3; row hoard trade_route law_giver; round 1; step round next=end; step development")
    assert (s.first, asks(s), asked(s)) == (2, "take_deed", 2)


def test_in_the_solo_game_no_token_is_passed() -> None:
    """6.7"""
    s = play(table(f"rurik seats=1; at.1 kiev; {ACTION} next=2; step turn slot=scheme_1"), "act")
    assert asks(s) == "draw"


# -- reshuffles -------------------------------------------------------------------------------------------------------


def test_at_the_start_the_first_deck_is_the_larger_one() -> None:
    """2.6"""
    assert decks(turn("at.1 kiev")) == [14, 13]


def test_a_deck_empty_after_a_draw_is_filled_from_the_discard_pile_and_the_other_deck() -> None:
    """2.6"""
    s = draw("top.1 s01; under 0 20; discard s02 s03 s04 s05 s06 s07", cards=1)
    assert [event[0] for event in told(s, "deck:1")] == ["drew", "kept", "shuffled"]
    assert (hand(s, 0), decks(s), s.discard) == (["s01"], [13, 13], [])


def test_no_shuffle_while_both_decks_have_cards() -> None:
    """2.6"""
    s = draw("top.1 s01 s02; under 0 20; discard s03 s04 s05 s06 s07", cards=2)
    told_of = [event[0] for event in told(s, "deck:1", "keep:s01")]
    assert told_of == ["drew", "kept", "returned"]
    assert (decks(s), len(s.discard)) == ([1, 20], 5)


def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_filled_without_the_cards_drawn() -> None:
    """R-04"""
    s = draw("top.1 s01; under 0 20; discard s02 s03 s04 s05 s06 s07", cards=3)
    assert [event[0] for event in told(s, "deck:1")] == ["shuffled", "drew"]
    drawn = names(s.players[0].drawn)
    assert (drawn[-1], len(drawn), decks(s), s.discard) == ("s01", 3, [11, 13], [])


def test_cards_in_hands_are_not_shuffled() -> None:
    """2.6"""
    s = draw("hand.1 s08; hand.2 s09 s10; top.1 s01; under 0 23", cards=1)
    play(s, "deck:1")
    assert (hand(s, 0), hand(s, 1), decks(s)) == (["s01", "s08"], ["s09", "s10"], [12, 11])


def test_a_deck_empty_when_a_draw_begins_is_filled_first() -> None:
    """R-44"""
    s = draw("under 0 20; discard s01 s02 s03 s04 s05 s06 s07")
    assert (choices(s), decks(s), s.discard) == (["deck:1", "deck:2"], [14, 13], [])


def test_a_deck_that_stays_empty_gives_no_more_cards() -> None:
    """R-44"""
    s = draw(f"hand.2 {but('s01', 's02')}; top.2 s01; under 1 0", cards=2)
    play(s, "deck:2")
    assert (hand(s, 0), asks(s)) == (["s01"], "turn")


def test_the_first_deck_goes_on_with_the_last_card_of_the_other() -> None:
    """R-04, 2.6"""
    s = draw(f"hand.2 {but('s01', 's02')}; top.1 s01; under 0 1", cards=2)
    play(s, "deck:1")
    assert sorted(names(s.players[0].drawn)) == ["s01", "s02"]


def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    """2.6"""
    s = draw(f"hand.2 {' '.join(ALL)}")
    assert (asks(s), hand(s, 0)) == ("turn", [])


def test_remembered_cards_are_forgotten_when_they_are_shuffled() -> None:
    """2.6, 13"""
    s = draw("top.1 s01; top.2 s05 s06; known.1 s05 s06; under 0 24", cards=1)
    play(s, "deck:1")
    assert (s.tops, decks(s)) == ([[], []], [13, 13])
    assert not any(s.known)


# -- remembered cards -------------------------------------------------------------------------------------------------


def test_whoever_puts_cards_back_remembers_them_and_nobody_else_does() -> None:
    """13, 2.6"""
    s = play(draw("top.1 s01 s02 s03", cards=3, seats=3), "deck:1", "keep:s02", "top:s01")
    assert names(board(s, 0).tops[0]) == ["s03", "s01"]
    assert names(board(s, 1).tops[0]) == names(board(s, None).tops[0]) == ["?", "?"]
    for seed in range(5):
        assert names(sample(s, 0, seed).tops[0]) == ["s03", "s01"]


def test_who_knew_a_card_on_top_knows_it_when_it_alone_is_drawn() -> None:
    """R-45"""
    s = play(draw("top.1 s01; known.2 s01; hand.1 s09", cards=1, seats=3), "deck:1")
    assert [hand(board(s, viewer), 0) for viewer in (0, 1, 2, None)] == [
        ["s01", "s09"],
        ["?", "s01"],
        ["?", "?"],
        ["?", "?"],
    ]


def test_of_several_cards_drawn_nobody_else_knows_which_was_kept() -> None:
    """R-45"""
    s = draw("top.1 s01 s02; known.2 s01 s02", seats=3)
    play(s, "deck:1")
    assert names(board(s, 1).players[0].drawn) == ["?", "?"]
    play(s, "keep:s01")
    assert hand(board(s, 1), 0) == ["?"]
    assert (names(board(s, 1).tops[0]), names(board(s, 0).tops[0])) == (["?"], ["s02"])


def test_a_known_card_that_was_played_is_open_like_any_other() -> None:
    """R-45, 13"""
    s = table(f"rurik; at.1 kiev; hand.1 s23 s03; known.2 s23; {DONE}")
    play(s, "play:s23")
    assert (names(board(s, None).discard), s.known[22]) == (["s23"], 0)


def test_cards_under_a_remembered_one_stay_unknown() -> None:
    """13"""
    s = table(f"rurik; at.1 kiev; top.1 s01 s02; known.1 s02; {TURN}")
    assert names(board(s, 0).tops[0]) == ["?", "s02"]
    assert len({tuple(sample(s, 0, seed).tops[0]) for seed in range(30)}) > 10
    assert set(board(s, 0).schemes) == {-1}


def test_a_card_put_back_is_the_next_one_drawn_or_revealed() -> None:
    """2.6, 6.4"""
    s = table(f"rurik; at.1 kiev; troops.1 kiev:1; troops.2 kiev:1; top.1 s05; {TURN}; step attack points=1")
    play(s, "attack:kiev_2", "deck:1")
    assert names(s.discard) == ["s05"]
