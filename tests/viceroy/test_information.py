"""Who knows what (11), row by row: the owner, the others, and those who only look on."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import IllegalAction, Unknowable
from prestol.games.viceroy.rules.state import Viceroy
from prestol.play import properties

from .table import (
    AUCTION,
    DEVELOPMENT,
    THREE,
    TWO,
    answer,
    asks,
    board,
    choices,
    copied,
    dealt,
    gems,
    hand,
    offer,
    play,
    sample,
    table,
    tokens,
    tucked,
)

CHARACTER, LAW = -1, -2  # cards face down
ONE_EACH = "base.red 30; base.green 31; base.blue 32; base.yellow 33"
SENT_BACK = "returned.1 red green; returned.2 blue yellow"
MIDDLE = f"""
    viceroy seats=3
    pyramid.1 9 71
    pyramid.2 5
    pyramid.3 7 8 78
    tucked.3 66
    hosts.3 1:2
    tokens.1 1:0:science 1:1:attack 1:1:used_red
    gems.1 1 1 3 1; returned.1 red green
    gems.2 0 2 2 4; returned.2 red red
    gems.3 2 2 1 1; returned.3 blue yellow
    attack.2 2
    hand.1 12 70 80
    hand.2 13 72 81
    hand.3 14 15
    discard 20 21 73
    skips 3
    {ONE_EACH}
    {DEVELOPMENT}
"""
VIEWERS = [0, 1, 2, None]
OTHERS = [(owner, viewer) for owner in (0, 1, 2) for viewer in VIEWERS if owner != viewer]


def dealt_out(seats: int, seed: int, **options: object) -> Viceroy:
    """A new game in its first auction; everybody has begun with the lowest card and kept the next."""
    s = dealt(seats, seed, **options)
    while s.turn == 0:
        play(s, choices(s, s.waiting[0])[0])
    return s


# -- gems behind the screen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_knows_the_own_gems_and_the_ones_sent_back(seat: int) -> None:
    """11"""
    s = table(MIDDLE)
    mine = board(s, seat).players[seat]
    assert (mine.gems, mine.returned) == (gems(s, seat), s.players[seat].returned)


@pytest.mark.parametrize(("owner", "viewer"), OTHERS)
def test_others_know_the_gems_only_but_for_the_two_that_went_back(owner: int, viewer: int | None) -> None:
    """R-36, 11"""
    s = table(MIDDLE)
    theirs, player = board(s, viewer).players[owner], s.players[owner]
    assert theirs.gems == [kept + sent for kept, sent in zip(player.gems, player.returned, strict=True)]
    assert theirs.returned == [-1] * 4


def test_what_went_back_makes_no_difference_to_others() -> None:
    """R-36, 11"""
    other = MIDDLE.replace("gems.2 0 2 2 4; returned.2 red red", "gems.2 1 2 1 4; returned.2 red blue")
    other = other.replace("gems.3 2 2 1 1; returned.3 blue yellow", "gems.3 1 2 2 1; returned.3 red yellow")
    assert other != MIDDLE
    assert board(table(MIDDLE), 0).position() == board(table(other), 0).position()
    assert board(table(MIDDLE), 1).position() != board(table(other), 1).position()


def test_with_three_players_one_cannot_tell_who_sent_back_which_gems() -> None:
    """R-36, 11"""
    s = dealt_out(3, 5)
    seen = set()
    for seed in range(60):
        t = sample(s, 0, seed)
        assert gems(t, 0) == gems(s, 0)
        assert [sum(gems(t, seat)) for seat in range(3)] == [sum(gems(s, seat)) for seat in range(3)]
        assert [sum(player.returned) for player in t.players] == [2, 2, 2]
        seen.add(tuple(t.players[1].returned))
    assert len(seen) > 1
    assert tuple(s.players[1].returned) in seen


@pytest.mark.parametrize("game_seed", range(6))
@pytest.mark.parametrize("viewer", [0, 1])
def test_with_two_players_the_gems_of_the_other_follow_from_the_reserve(game_seed: int, viewer: int) -> None:
    """11"""
    s = dealt_out(2, game_seed)
    theirs = [8 - s.reserve[colour] - gems(s, viewer)[colour] for colour in range(4)]
    theirs = [theirs[c] - sum(p.gems_on_cards(c) for p in s.players) for c in range(4)]
    assert theirs == gems(s, 1 - viewer)
    for seed in range(5):
        t = sample(s, viewer, seed)
        assert [gems(t, 0), gems(t, 1)] == [gems(s, 0), gems(s, 1)]
        assert t.players[1 - viewer].returned == s.players[1 - viewer].returned


def test_one_who_only_looks_on_cannot_tell_what_either_of_two_players_sent_back() -> None:
    """11"""
    s = table(f"viceroy; {TWO}; gems.1 0 2 2 2; returned.1 red red; gems.2 2 0 2 2; returned.2 green green; {AUCTION}")
    assert {tuple(sample(s, None, seed).players[0].returned) for seed in range(60)} == {
        (2, 0, 0, 0),
        (1, 1, 0, 0),
        (0, 2, 0, 0),
    }


def test_a_gem_paid_openly_was_not_sent_back() -> None:
    """11"""
    gems_of = "gems.1 2 2 1 1; returned.1 blue yellow; gems.2 2 2 1 1; returned.2 blue yellow; "
    gems_of += "gems.3 1 1 2 2; returned.3 red green"
    s = table(f"viceroy seats=3; pyramid.1 1; pyramid.2 2 5; pyramid.3 3; hand.2 10 70; {gems_of}; {DEVELOPMENT}")
    assert {sample(s, 0, seed).players[1].returned[0] for seed in range(60)} == {0, 1}
    play(s, "play:10", "slot:2:0", *["gem:yellow"] * 5)  # two red gems are paid
    assert {sample(s, 0, seed).players[1].returned[0] for seed in range(60)} == {0}


def test_who_reveals_a_character_has_not_sent_back_the_gem_that_it_costs() -> None:
    """5.1, 11: in no sample is somebody about to play what nobody could pay for."""
    gems_of = "gems.1 2 2 1 1; returned.1 blue yellow; gems.2 1 2 2 1; returned.2 red yellow; "
    gems_of += "gems.3 1 1 2 2; returned.3 red green"
    cards = "pyramid.1 1; pyramid.2 2 5; pyramid.3 3; hand.1 4; hand.2 10"
    s = table(f"viceroy seats=3; {cards}; {gems_of}; {DEVELOPMENT}")
    answer(s, 0, "discard:4")
    assert {sample(s, 0, seed).players[1].returned[0] for seed in range(60)} == {0, 1, 2}
    answer(s, 1, "play:10")
    assert {sample(s, 0, seed).players[1].returned[0] for seed in range(60)} == {0, 1}


# -- attack tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_attack_tokens_behind_screens_are_counted_by_everybody(viewer: int | None) -> None:
    """R-36, 11"""
    assert [player.attack for player in board(table(MIDDLE), viewer).players] == [0, 2, 0]


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_hand(seat: int) -> None:
    """11"""
    s = table(MIDDLE)
    assert hand(board(s, seat), seat) == hand(s, seat)


@pytest.mark.parametrize(("owner", "viewer"), OTHERS)
def test_others_see_how_many_laws_and_characters_a_hand_holds(owner: int, viewer: int | None) -> None:
    """11"""
    seen = hand(board(table(MIDDLE), viewer), owner)
    assert seen == [[LAW, LAW, CHARACTER], [LAW, LAW, CHARACTER], [CHARACTER, CHARACTER]][owner]


@pytest.mark.parametrize("viewer", [1, None])
def test_the_deck_of_a_drawn_card_is_seen_but_not_the_card(viewer: int | None) -> None:
    """11"""
    for deck, back in (("deck:law", LAW), ("deck:character", CHARACTER)):
        s = table(f"viceroy; {TWO}; hand.1 32; gems.1 0 1 0 0; {DEVELOPMENT}", small=5)
        play(s, "play:32", "slot:1:1", deck)
        assert hand(board(s, viewer), 0) == [back]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_won_at_the_auction_is_remembered_by_everybody(viewer: int | None) -> None:
    """11"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; hand.1 12 70; gems.1 1 0 0 0; gems.2 7 8 8 8; {SENT_BACK}; {AUCTION}")
    play(s, "bid:red", "pass")
    assert 30 in hand(board(s, viewer), 0)
    for seed in range(10):
        assert 30 in hand(sample(s, viewer, seed), 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_taken_by_law_69_is_remembered_by_everybody(viewer: int | None) -> None:
    """11"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; hand.1 69; {DEVELOPMENT}", small=3)
    play(s, "play:69", "slot:1:1", "take:blue_base")
    assert hand(board(s, viewer), 0) == [32]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_taken_back_by_law_65_is_remembered_by_everybody(viewer: int | None) -> None:
    """11"""
    s = table(f"viceroy; pyramid.1 1 80; pyramid.2 2; hand.1 65; {DEVELOPMENT}")
    play(s, "play:65", "slot:1:1")
    assert hand(board(s, viewer), 0) == [80]


def test_what_was_remembered_is_written_into_a_position() -> None:
    """11"""
    s = table(f"viceroy; {TWO}; hand.1 30 31; known.all 30; known.2 31; {DEVELOPMENT}")
    assert [hand(board(s, viewer), 0) for viewer in (0, 1, None)] == [[30, 31], [30, 31], [CHARACTER, 30]]
    assert "known.all 30\nknown.2 31\n" in s.position()


# -- start characters sent back ---------------------------------------------------------------------------------------


def test_the_characters_dealt_are_seen_by_their_player_only() -> None:
    """11"""
    s = dealt(2)
    assert board(s, 0).players[0].dealt == s.players[0].dealt
    assert board(s, 1).players[0].dealt == board(s, None).players[0].dealt == [CHARACTER] * 4


@pytest.mark.parametrize("viewer", [1, None])
def test_the_start_characters_sent_back_are_hidden_from_others(viewer: int | None) -> None:
    """11"""
    s = dealt_out(2, 3)
    assert len(s.players[0].sent_back) == 2
    assert board(s, 0).players[0].sent_back == s.players[0].sent_back
    assert board(s, viewer).players[0].sent_back == []


def test_one_knows_that_the_start_characters_one_sent_back_are_in_nobodys_start_hand() -> None:
    """11"""
    for game_seed in range(10):
        s = dealt_out(3, game_seed)
        if any(player.draws for player in s.players):
            continue
        sent_back = set(s.players[0].sent_back)
        for seed in range(20):
            t = sample(s, 0, seed)
            assert not sent_back & {*hand(t, 1), *hand(t, 2)}


def test_start_characters_sent_back_can_come_to_others_from_the_small_deck() -> None:
    """11"""
    position = f"viceroy; {TWO}; hand.2 12 13; sent_back.1 14 15; draws.2 1; {SENT_BACK}; {AUCTION}"
    found = {len({14, 15} & set(hand(sample(table(position), 0, seed), 1))) for seed in range(200)}
    assert found == {0, 1}


def test_start_characters_sent_back_were_not_left_out_of_the_polish_edition() -> None:
    """11, R-08"""
    for game_seed in range(10):
        s = dealt_out(2, game_seed, edition="pl")
        for seed in range(10):
            assert not set(s.players[0].sent_back) & set(sample(s, 0, seed).removed)


# -- laws put back by 70 ----------------------------------------------------------------------------------------------


def seventy() -> Viceroy:
    """The first player has put back two laws: first 80, then 81 on top."""
    sent_back = f"{SENT_BACK}; returned.3 red red"
    hands = "hand.1 70 80 81; hand.2 32; gems.2 0 1 0 0"
    s = table(f"viceroy seats=3; {THREE}; {hands}; {sent_back}; {DEVELOPMENT}", small=4)
    return play(s, "play:70", "pass", "slot:1:1", "return:80", "return:81")


def test_the_laws_put_back_and_their_order_are_known_to_the_player_who_did_it() -> None:
    """11"""
    s = seventy()
    assert s.law_top == [80, 81]
    assert board(s, 0).law_top == [80, 81]
    for seed in range(10):
        assert sample(s, 0, seed).law_top == [80, 81]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_how_many_laws_were_put_back(viewer: int | None) -> None:
    """11"""
    s = seventy()
    assert board(s, viewer).law_top == [LAW, LAW]
    assert len({tuple(sample(s, viewer, seed).law_top) for seed in range(20)}) > 5


def test_who_put_a_law_back_knows_it_in_the_hand_of_the_one_who_draws_it() -> None:
    """11"""
    s = table(
        f"viceroy seats=3; {THREE}; law_top 80 81; known.1 80 81; hand.2 32; gems.2 0 1 0 0; {DEVELOPMENT}", small=4
    )
    play(s, "play:32", "slot:1:1", "deck:law")
    assert hand(s, 1) == [81]
    assert [hand(board(s, viewer), 1) for viewer in (0, 1, 2, None)] == [[81], [81], [LAW], [LAW]]
    assert (board(s, 0).law_top, board(s, 2).law_top) == ([80], [LAW])


def test_whoever_knew_a_law_of_a_hand_cannot_be_sure_after_law_70() -> None:
    """11"""
    s = table(f"viceroy; {TWO}; hand.1 70 80 81; known.2 80 81; {DEVELOPMENT}")
    play(s, "play:70", "slot:1:1", "return:80", "return:81")
    assert (board(s, 1).law_top, board(s, 0).law_top) == ([LAW, LAW], [80, 81])
    assert hand(board(s, 1), 0) == [LAW] * 3


def test_characters_of_a_hand_are_still_known_after_law_70() -> None:
    """11"""
    s = table(f"viceroy; {TWO}; hand.1 30 70 80 81; known.all 30 80; {DEVELOPMENT}")
    play(s, "play:70", "slot:1:1", "return:80", "return:81")
    assert hand(board(s, 1), 0) == [LAW, LAW, LAW, 30]


# -- secrets committed ------------------------------------------------------------------------------------------------

SEALED = {
    "start": ("viceroy; dealt.1 4 5 6 7; dealt.2 8 9 10 11; step pick_start", ["start:8", "start:11"]),
    "bid": (f"viceroy; {TWO}; {ONE_EACH}; gems.2 1 1 1 1; attack.2 1; {AUCTION}", ["pass", "bid:red", "attack"]),
    "claim": (
        f"viceroy; {TWO}; {ONE_EACH}; tip.red 40; bids red red; {AUCTION} round=1 next=colours resolved=1; step claim",
        ["take:red_base", "take:red_tip"],
    ),
    "choice": (
        f"viceroy; {TWO}; hand.1 70; hand.2 71 80; {DEVELOPMENT}",
        ["pass", "play:71", "play:80", "discard:71", "discard:80"],
    ),
}


@pytest.mark.parametrize("name", SEALED)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_secret_answer_is_not_seen_by_others_until_all_have_answered(name: str, viewer: int | None) -> None:
    """11, 4.2, 5.1"""
    position, answers = SEALED[name]
    views = {board(answer(table(position), 1, text), viewer).position() for text in answers}
    assert len(views) == 1


@pytest.mark.parametrize("name", ["bid", "claim", "choice"])
def test_one_sees_that_somebody_has_answered_and_the_own_answer(name: str) -> None:
    """11"""
    position, answers = SEALED[name]
    s = answer(table(position), 1, answers[-1])
    assert (board(s, 0).waiting, board(s, 0).sealed) == ([0], [[], [-1]])
    assert board(s, 1).sealed == [[], [s.game.parse(answers[-1])]]


def test_how_far_somebody_has_come_with_the_start_cards_is_not_seen() -> None:
    """11, R-05"""
    s = table(SEALED["start"][0])
    before = board(s, 0).position()
    assert board(answer(s, 1, "start:9"), 0).position() == before


@pytest.mark.parametrize("name", SEALED)
def test_a_sample_answers_in_secret_what_might_have_been_answered(name: str) -> None:
    """11"""
    position, answers = SEALED[name]
    s = answer(table(position.replace("viceroy;", f"viceroy; {SENT_BACK};")), 1, answers[0])
    if name == "start":
        answer(s, 1, "keep:9")
    found = {tuple(sample(s, 0, seed).sealed[1]) for seed in range(60)}
    assert len(found) > 1


# -- what is public ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pyramids_tokens_and_tucked_cards_are_public(viewer: int | None) -> None:
    """R-02, 11"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    for seat in range(3):
        assert seen.players[seat].cards == s.players[seat].cards
        assert tokens(seen, seat) == tokens(s, seat)
        assert tucked(seen, seat) == tucked(s, seat)
    assert tucked(seen, 2) == [(66, "1:2")]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_offer_discard_pile_deck_sizes_reserve_used_flags_and_skips_are_public(viewer: int | None) -> None:
    """R-37, 11"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    assert offer(seen) == offer(s)
    assert (seen.discard, seen.reserve, seen.skips) == ([20, 21, 73], s.reserve, 4)
    assert (seen.small, seen.large(), seen.laws_left()) == (s.small, s.large(), s.laws_left())
    assert "1:1:used_red" in tokens(seen, 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_discarded_from_the_hand_lies_open(viewer: int | None) -> None:
    """R-37, 11"""
    s = play(table(f"viceroy; {TWO}; hand.1 12 70; {DEVELOPMENT}"), "discard:70")
    assert board(s, viewer).discard == [70]


@pytest.mark.parametrize("viewer", [0, None])
def test_the_box_and_the_bids_of_virtual_opponents_are_public(viewer: int | None) -> None:
    """11, 10.2"""
    s = table(f"viceroy seats=1 virtual=2; pyramid.1 1; {ONE_EACH}; {AUCTION}")
    play(s, "pass")
    assert (board(s, viewer).virtual_bids, board(s, viewer).virtuals_out) == (s.virtual_bids, s.virtuals_out)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_knows_the_decks(viewer: int | None) -> None:
    """11"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    assert (set(seen.deck), set(seen.laws)) == ({CHARACTER}, {LAW})
    assert (len(seen.deck), len(seen.laws)) == (len(s.deck), len(s.laws))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_can_draw_from_a_view_or_play_on_it(viewer: int | None) -> None:
    """11"""
    view = table(MIDDLE).view(viewer)
    with pytest.raises(Unknowable):
        view.board.chance.word()
    with pytest.raises(IllegalAction, match="only a view"):
        view.board.apply(0, 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_unseen_cards_are_dealt_anew_in_every_sample(viewer: int | None) -> None:
    """11"""
    s = table(MIDDLE)
    owner = 1 if viewer == 0 else 0
    assert len({tuple(hand(sample(s, viewer, seed), owner)) for seed in range(30)}) > 10
    lying = [card for zone in sample(s, viewer, 1).zones() for cards in zone.lists for card in cards]
    assert sorted(lying) == list(range(1, 89))


# -- the end ----------------------------------------------------------------------------------------------------------

ENDING = (
    f"viceroy; pyramid.1 1; pyramid.2 2; gems.1 1 1 3 1; returned.1 red green; attack.1 1; hand.1 70; {DEVELOPMENT}"
)
RECOLOURING = ENDING.replace("pyramid.1 1;", "pyramid.1 1 3 4; places.1 1:0 1:1 2:0;")


@pytest.mark.parametrize("position", [ENDING, RECOLOURING], ids=["over", "recolouring"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_screens_are_removed_and_hands_discarded_at_the_end(position: str, viewer: int | None) -> None:
    """8.1, 11"""
    s = play(table(position.replace("turn 6", "turn 12")), "pass")
    assert asks(s) == ("recolour" if position == RECOLOURING else "over")
    seen = board(s, viewer)
    assert (gems(seen, 0), seen.players[0].returned, seen.players[0].attack) == ([1, 1, 3, 1], [1, 1, 0, 0], 1)
    assert (hand(seen, 0), seen.discard) == ([], [70])


@pytest.mark.parametrize("position", [ENDING, RECOLOURING], ids=["over", "recolouring"])
def test_a_position_written_at_the_end_has_no_screens_either(position: str) -> None:
    """8.1, 11"""
    s = play(table(position.replace("turn 6", "turn 12")), "pass")
    again = table(s.position())
    assert board(again, 1).position() == board(s, 1).position()


def test_recolouring_is_secret_until_all_are_done() -> None:
    """8.1, 11"""
    position = RECOLOURING.replace("pyramid.2 2", "pyramid.2 2 5 6; places.2 1:0 1:1 2:0; gems.2 1 1 1 1")
    s = play(table(position.replace("turn 6", "turn 12")), "pass")
    assert (asks(s), s.waiting) == ("recolour", [0, 1])
    views = {board(answer(copied(s), 1, text), 0).position() for text in ("stop", "best")}
    assert len(views) == 1


# -- whole games ------------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"virtual": "2"}),
    (2, {}),
    (2, {"edition": "pl"}),
    (3, {"law_attack_on_card": "no"}),
    (4, {"edition": "pl"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(o)}" for seats, o in TABLES])
def test_views_and_samples_fit_all_through_a_game(seats: int, options: dict[str, object]) -> None:
    """11"""
    s = dealt(seats, 3, **options)
    chance = Quick(seats)
    viewers = [*range(seats), None]
    while not s.over:
        properties.check_views(s, viewers[s.answers % len(viewers)], int(s.answers))
        for seat in s.waiting:
            properties.check_refusals(s, seat)
        seat = s.waiting[chance.below(len(s.waiting))]
        legal = s.legal(seat)
        s.apply(seat, max(legal[chance.below(len(legal))] for _ in range(2)))
    assert s.turn == 12
