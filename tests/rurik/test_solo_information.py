"""Who knows what of the solo deck (13): the top card, the rows slid out, the cards turned; nothing else."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import CannotUndo
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import FIRST_CARD
from prestol.games.rurik.rules.solo_cards import SOLO_ROWS
from prestol.games.rurik.rules.state import Rurik
from prestol.play import properties
from prestol.play.fuzz import fuzz
from prestol.play.match import Match

from .rebellion_table import deck, solo
from .table import asks, board, choices, copied, dealt, play, sample

VIEWERS = [0, None]  # the player, and one who only looks on
PLACING = (
    "round 1; step round next=action; step strategy; at.1 novgorod; troops.1 novgorod:3; at.2 kiev; troops.2 kiev:2"
)
HANDS = "advisors.1 1 2 4 5; advisors.2 1 2 4 5"


def seen_cards(s: Rurik, viewer: int | None) -> list[int]:
    """The deck as a viewer sees it, top first; 0 for a card face down."""
    return [card - FIRST_CARD + 1 if card >= 0 else 0 for card in board(s, viewer).cards]


def numbers(s: Rurik) -> list[int]:
    return [card - FIRST_CARD + 1 for card in s.cards]


def to_strategy(seed: int, level: int = 1) -> Rurik:
    """A new game when the first advisor is to be placed."""
    s = dealt(1, seed, level=str(level))
    while asks(s) != "advisor":
        play(s, choices(s, 0)[-1])
    return s


def place_one(s: Rurik) -> None:
    """The player places one advisor, the rebellion one."""
    placed = len(s.players[1].advisors)
    while len(s.players[1].advisors) == placed and asks(s) in ("advisor", "banner", "bribe"):
        play(s, choices(s)[0])


# -- the top card -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_top_card_is_seen_by_all_and_the_others_by_nobody(viewer: int | None) -> None:
    """13"""
    s = dealt(1, 5)
    assert seen_cards(s, viewer) == [numbers(s)[0]] + [0] * 17


@pytest.mark.parametrize("viewer", VIEWERS)
def test_samples_keep_the_top_card_and_deal_the_others_anew(viewer: int | None) -> None:
    """13"""
    s = dealt(1, 5)
    sampled = [numbers(sample(s, viewer, seed)) for seed in range(60)]
    assert {cards[0] for cards in sampled} == {numbers(s)[0]}
    assert all(sorted(cards) == list(range(1, 19)) for cards in sampled)
    assert len({cards[-1] for cards in sampled}) > 10


def test_the_order_of_the_hidden_cards_does_not_show() -> None:
    """13"""
    s = to_strategy(5)
    other = copied(s)
    other.cards[1:] = reversed(other.cards[1:])
    for viewer in VIEWERS:
        assert properties.same(board(s, viewer), board(other, viewer))


# -- the bottom card --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rows_that_have_been_slid_out_are_seen_and_the_card_is_not(viewer: int | None) -> None:
    """13"""
    # card 2 from the bottom: 4, 2, 3*, 1, 2*, 5
    s = solo(f"{PLACING}; {HANDS}", cards=deck(2, top=5))
    assert board(s, viewer).slid == []
    place_one(s)
    assert board(s, viewer).slid == SOLO_ROWS[1][:1]
    place_one(s)
    assert board(s, viewer).slid == SOLO_ROWS[1][:2]
    place_one(s)
    assert board(s, viewer).slid == SOLO_ROWS[1][:4]  # the row of the 3 has been passed over and seen
    assert seen_cards(s, viewer)[-1] == 0


def test_two_bottom_cards_look_alike_until_their_rows_tell_them_apart() -> None:
    """13"""
    s = solo(f"{PLACING}; {HANDS}", cards=deck(3, 2, top=5))
    other = copied(s)
    other.cards[-1], other.cards[-2] = other.cards[-2], other.cards[-1]
    for viewer in VIEWERS:
        assert properties.same(board(s, viewer), board(other, viewer))
    place_one(s)
    place_one(other)
    assert not properties.same(board(s, 0), board(other, 0))  # now the first rows tell them apart


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_bottom_card_of_a_sample_begins_with_the_rows_seen(viewer: int | None) -> None:
    """13"""
    s = solo(f"{PLACING}; {HANDS}", cards=deck(2, top=5))
    place_one(s)
    fitting = {number for number in range(1, 19) if number != 5 and SOLO_ROWS[number - 1][: len(s.slid)] == s.slid}
    sampled = {numbers(sample(s, viewer, seed))[-1] for seed in range(60)}
    assert sampled == fitting
    assert 2 in fitting


def test_the_rows_of_a_sample_lead_to_legal_placements() -> None:
    """13"""
    for seed in range(20):
        s = sample(to_strategy(seed, 1 + seed % 4), 0, seed)
        while asks(s) in ("advisor", "banner", "bribe"):
            play(s, choices(s)[0])
        assert s.players[1].advisors == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_whole_bottom_card_is_known_only_when_it_is_turned(viewer: int | None) -> None:
    """R-48"""
    s = solo(f"{PLACING}; {HANDS}", cards=deck(18, top=5))
    # the last row of card 18 is that of the 3, which is not slid out in round 1
    while asks(s) in ("advisor", "banner", "bribe"):
        play(s, choices(s)[0])
    assert seen_cards(s, viewer)[-1] == 0
    assert len(board(s, viewer).slid) == 5
    play(s, "forfeit")
    assert seen_cards(s, viewer)[0] == 18
    assert board(s, viewer).slid == []


# -- cards turned -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_turned_in_the_action_phase_stay_known_where_they_lie(viewer: int | None) -> None:
    """13, 12.4"""
    position = "round 2; step round next=development; step action; at.1 novgorod; at.2 kiev; banner.muster 2:5 2:4 2:2"
    s = solo(f"{position}; banner.scheme 1:5 1:4 1:2; banner.move 1:1; known.all c5", cards=deck(3, 2, 1, top=5))
    assert seen_cards(s, viewer) == [5] + [0] * 17
    play(s, "forfeit")
    assert seen_cards(s, viewer) == [1, 5] + [0] * 16
    play(s, "forfeit")
    assert seen_cards(s, viewer) == [2, 1, 5] + [0] * 15
    assert numbers(sample(s, viewer, 7))[:3] == [2, 1, 5]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_at_the_end_of_the_game_all_cards_have_been_seen(level: int) -> None:
    """13"""
    # 4 + 4 + 5 + 6 turns: every card has been on top
    s, chance = dealt(1, level, level=str(level)), Quick(level)
    while not s.over:
        legal = s.legal(0)
        s.apply(0, legal[chance.below(len(legal))])
    assert seen_cards(s, None) == numbers(s)


def test_known_cards_are_never_sampled_elsewhere() -> None:
    """13"""
    chance = Quick(3)
    s = dealt(1, 3)
    while not s.over:
        known = seen_cards(s, 0)
        guess = numbers(sample(s, 0, chance.word()))
        assert all(card in (0, guessed) for card, guessed in zip(known, guess, strict=True))
        legal = s.legal(0)
        s.apply(0, legal[chance.below(len(legal))])


# -- nothing leaks ----------------------------------------------------------------------------------------------------


def test_all_that_is_hidden_may_change_without_a_trace() -> None:
    """13"""
    chance = Quick(11)
    for level in (1, 2, 3, 4):
        s = dealt(1, 40 + level, level=str(level))
        while not s.over:
            for viewer in VIEWERS:
                properties.check_views(s, viewer, chance.word())
            legal = s.legal(0)
            s.apply(0, legal[chance.below(len(legal))])


def test_a_placement_that_showed_a_new_row_cannot_be_taken_back() -> None:
    """13, 12.3"""
    match = Match(GAME, 1, 4, {"level": "1"})
    while asks_of(match) != "bribe":
        match.play(0, match.state.legal(0)[-1])
    match.play(0, match.state.legal(0)[0])
    with pytest.raises(CannotUndo):
        match.undo(0)


def asks_of(match: Match) -> str:
    assert isinstance(match.state, Rurik)
    return asks(match.state)


def test_the_rejected_agenda_and_the_decks_stay_hidden_from_onlookers() -> None:
    """13"""
    s = to_strategy(2)
    shown = board(s, None)
    assert (shown.players[0].agenda, shown.players[0].rejected) == ([-3], [-3])
    assert all(card < 0 for card in shown.schemes + shown.deeds + shown.agendas)
    assert board(s, 0).players[0].rejected == s.players[0].rejected


# -- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_law_holds(level: int) -> None:
    """12, 13"""
    report = fuzz(GAME, 1, 500, seed=level, options={"level": str(level), "leaders": "random"})
    assert report.decisions >= 500
    assert report.positions > 2
