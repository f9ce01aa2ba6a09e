"""The 27 scheme cards: cost, reward, loss symbol; playing them and taking deeds with them (2.6, 6.7, 6.8)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import SCHEME_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, board, choices, counted, play, refused, table, told, troops

# card: what it brings, how much of it, coins it brings, coins it costs, has it a loss symbol?
CARDS = {
    "s01": ("muster", 1, 0, 0, False),
    "s02": ("muster", 1, 0, 0, False),
    "s03": ("muster", 1, 0, 1, False),
    "s04": ("muster", 1, 1, 0, True),
    "s05": ("muster", 2, 0, 0, True),
    "s06": ("move", 1, 0, 0, False),
    "s07": ("move", 2, 0, 0, False),
    "s08": ("move", 2, 0, 0, False),
    "s09": ("move", 3, 0, 0, True),
    "s10": ("attack", 1, 0, 0, False),
    "s11": ("attack", 1, 0, 0, False),
    "s12": ("attack", 1, 0, 0, False),
    "s13": ("attack", 1, 0, 1, False),
    "s14": ("attack", 1, 1, 0, True),
    "s15": ("tax", 1, 0, 0, False),
    "s16": ("tax", 1, 0, 0, False),
    "s17": ("tax", 2, 0, 0, True),
    "s18": ("tax", 1, 1, 0, True),
    "s19": ("build", 1, 0, 0, False),
    "s20": ("build", 1, 0, 0, False),
    "s21": ("build", 1, 0, 1, False),
    "s22": ("build", 1, 1, 0, True),
    "s23": ("coin", 0, 2, 0, False),
    "s24": ("coin", 0, 2, 0, False),
    "s25": ("deed", 1, 0, 0, True),
    "s26": ("deed", 1, 0, 1, False),
    "s27": ("deed", 1, 1, 0, True),
}
ROW = "row hoard law_giver send_gifts"
HERE = f"troops.1 kiev:2; at.1 kiev; neutrals kiev; {ROW}"


def turn(text: str) -> Rurik:
    """Player 0 is to act in Kiev, where a rebel stands."""
    return table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; {HERE}; {text}")


def discard(s: Rurik) -> list[str]:
    return [SCHEME_NAMES[card] for card in s.discard]


def test_there_are_twenty_seven_cards() -> None:
    """2.6"""
    assert list(CARDS) == SCHEME_NAMES
    assert len([card for card in CARDS.values() if card[4]]) == 9


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_paid_and_brings_its_coins(card: str) -> None:
    """6.8"""
    _, _, brings, costs, _ = CARDS[card]
    s = play(turn(f"hand.1 {card}; coins.1 1"), f"play:{card}")
    assert s.players[0].coins == 1 + brings - costs
    assert s.players[0].hand == []


@pytest.mark.parametrize("card", CARDS)
def test_a_card_brings_its_points(card: str) -> None:
    """6.8"""
    kind, amount = CARDS[card][:2]
    s = play(turn(f"hand.1 {card}; coins.1 1"), f"play:{card}")
    if kind in ("muster", "move", "attack"):
        assert (asks(s), counted(s)) == (kind, amount)
    elif kind == "deed":
        assert choices(s) == ["take:send_gifts", "take:law_giver", "take:hoard"]
    else:
        assert asks(s) == "turn"
        assert s.tax_points == (amount if kind == "tax" else 0)
        assert s.build_points == (amount if kind == "build" else 0)


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][3]])
def test_a_card_that_cannot_be_paid_is_refused(card: str) -> None:
    """6.8"""
    assert refused(turn(f"hand.1 {card}; coins.1 0"))[f"play:{card}"] == "card_too_dear"


@pytest.mark.parametrize("card", [card for card in CARDS if not CARDS[card][3]])
def test_a_card_without_a_cost_can_be_played_without_coins(card: str) -> None:
    """6.8"""
    assert f"play:{card}" in choices(turn(f"hand.1 {card}; coins.1 0"))


@pytest.mark.parametrize("card", CARDS)
def test_a_loss_symbol_costs_the_attacker_a_figure(card: str) -> None:
    """6.4"""
    s = table(f"""
        rurik seats=2; {ACTION}; banner.attack 1:1 2:1; troops.1 kiev:3; troops.2 kiev:3; top.1 {card}
    """)
    events = told(s, "act", "attack:kiev_2", "deck:1")
    loss = CARDS[card][4]
    assert ("revealed", 0, SCHEME_NAMES.index(card), int(loss)) in events
    assert troops(s, 0) == {"kiev": 2 if loss else 3}
    assert discard(s) == [card]


# -- playing ----------------------------------------------------------------------------------------------------------


def test_one_scheme_card_a_turn() -> None:
    """6.1, 6.8"""
    s = play(turn("hand.1 s23 s24"), "play:s23")
    assert refused(s)["play:s24"] == "scheme_played"


def test_a_card_may_be_played_before_or_after_the_main_action() -> None:
    """6.1, 6.8"""
    assert "play:s23" in choices(turn("hand.1 s23"))
    assert "play:s23" in choices(play(turn("hand.1 s23"), "act", "stop"))


def test_a_card_may_be_played_in_a_forfeited_turn() -> None:
    """R-08"""
    s = play(turn("hand.1 s23; coins.1 0"), "forfeit", "play:s23")
    assert s.players[0].coins == 3


def test_coins_of_a_forfeited_action_pay_for_a_card() -> None:
    """6.8, R-08"""
    s = turn("hand.1 s26; coins.1 0")
    assert refused(s)["play:s26"] == "card_too_dear"
    assert "play:s26" in choices(play(s, "forfeit"))


def test_coins_of_a_card_pay_for_the_main_action() -> None:
    """6.8: the third slot of muster costs a coin."""
    s = table(f"rurik seats=2; {ACTION}; banner.muster 2:5 2:4 1:1; {HERE}; hand.1 s23; coins.1 0; first 1")
    assert refused(s)["act"] == "cost_too_high"
    play(s, "play:s23", "act")
    assert s.players[0].coins == 1


def test_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    """6.8"""
    s = table(f"rurik seats=2; {ACTION}; banner.scheme 2:5 1:1; {HERE}; top.1 s23 s24")
    play(s, "act", "deck:1", "keep:s23", "play:s23")
    assert s.players[0].coins == 2


def test_a_card_is_set_aside_while_its_reward_is_resolved() -> None:
    """R-42: it is on the discard pile only afterwards."""
    s = play(turn("hand.1 s07"), "play:s07")
    assert (discard(s), [SCHEME_NAMES[card] for card in s.playing]) == ([], ["s07"])
    play(s, "from:kiev", "to:volyn", "stop")
    assert (discard(s), s.playing) == (["s07"], [])


def test_a_card_is_not_shuffled_into_the_decks_by_its_own_attack() -> None:
    """R-42, 2.6: the check empties deck 1; the card played stays out of the new decks and is discarded then."""
    held = " ".join(f"s{number:02}" for number in range(1, 28) if number not in (6, 7, 8, 10))
    s = table(f"""
        rurik seats=2; {ACTION}; banner.muster 1:1 2:1; troops.1 kiev:3; troops.2 kiev:3
        hand.1 s10; hand.2 {held}; top.1 s06; top.2 s07; discard s08
    """)
    events = told(s, "play:s10", "attack:kiev_2", "deck:1")
    assert ("shuffled", 0, 0, 0) in events
    assert sorted(SCHEME_NAMES[card] for card in s.schemes) == ["s06", "s07", "s08"]
    assert discard(s) == ["s10"]


def test_a_played_card_is_seen_by_all() -> None:
    """13"""
    s = play(turn("hand.1 s23"), "play:s23")
    assert [SCHEME_NAMES[card] for card in board(s, 1).discard] == ["s23"]


def test_points_of_a_card_are_spent_before_anything_else() -> None:
    """R-09: unspent moves are gone with the card."""
    s = play(turn("hand.1 s09"), "play:s09", "from:kiev", "to:volyn", "stop")
    assert (asks(s), troops(s, 0)) == ("turn", {"kiev": 1, "volyn": 1})


def test_tax_points_of_a_card_join_those_of_the_main_action() -> None:
    """R-09"""
    here = "troops.1 kiev:1; troops.2 kiev:2; hand.1 s15"
    s = table(f"rurik seats=2; {ACTION}; banner.tax 2:5 1:1; {here}")
    play(s, "act")
    assert refused(s)["tax:kiev"] == "too_few_points"
    assert "tax:kiev" in choices(play(s, "play:s15"))


def test_points_in_the_pool_vanish_at_the_end_of_the_turn() -> None:
    """6.1"""
    s = play(turn("hand.1 s17 s20"), "play:s17", "forfeit", "end")
    assert (s.tax_points, s.build_points) == (0, 0)


# -- taking a deed ----------------------------------------------------------------------------------------------------


def test_a_deed_of_the_row_is_taken_and_the_row_filled_up() -> None:
    """6.8"""
    s = play(turn("hand.1 s25"), "play:s25", "take:law_giver")
    assert [s.game.packs["deeds"][card] for card in s.players[0].open] == ["law_giver"]
    assert len(s.row) == 3
    assert {"hoard", "send_gifts"} < {s.game.packs["deeds"][card] for card in s.row}
    assert discard(s) == ["s25"]


def all_deeds_but(*names: str) -> str:
    s = turn("")
    return " ".join(name for name in s.game.packs["deeds"].values() if name not in names)


def test_the_row_is_not_filled_up_when_the_deck_is_empty() -> None:
    """R-30"""
    deeds = all_deeds_but("hoard", "law_giver", "send_gifts")
    s = play(turn(f"hand.1 s25; done.2 {deeds}"), "play:s25", "take:hoard")
    assert [s.game.packs["deeds"][card] for card in s.row] == ["send_gifts", "law_giver"]


def test_a_card_for_a_deed_brings_its_coin_even_when_no_deed_is_left() -> None:
    """R-30, R-50, 6.8"""
    deeds = all_deeds_but()
    text = f"troops.1 kiev; hand.1 s27; done.2 {deeds}"
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; {text}")
    play(s, "play:s27")
    assert (s.players[0].coins, asks(s), discard(s)) == (1, "turn", ["s27"])
