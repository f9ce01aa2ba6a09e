"""Who knows what (13), row by row: the owner, the others, and those who only look on."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.engine import EVERYBODY
from prestol.core.errors import IllegalAction, Unknowable
from prestol.games.rurik.rules.solo_cards import SOLO_ROWS
from prestol.games.rurik.rules.state import Rurik
from prestol.play import properties

from .table import PLACING, asks, board, choices, copied, dealt, play, sample, table
from .turn_positions import DONE, TURN, draw, hand, names

SCHEME, DEED, AGENDA, REWARD, CARD = -1, -2, -3, -4, -5  # cards face down
MIDDLE = f"""
    rurik seats=3
    who.1 boris; who.2 maria; who.3 yaroslav
    at.1 kiev; at.2 volyn
    troops.1 kiev:2 rostov:1; troops.2 volyn:3
    built.1 kiev:stronghold+church; built.3 rostov:market
    coins.1 3; coins.2 5; goods.2 1 2 3 0 0; levels.1 1 2 0; war.3 4
    neutrals novgorod galich; taken kiev volyn
    banner.tax 2:4+2 3:2; banner.move 3:1
    defeated.2 2; won r3 r14
    hand.1 s01 s02; hand.2 s03; hand.3 s04 s05 s06
    top.1 s10 s11; top.2 s12; known.1 s11; known.3 s12
    discard s20 s21
    open.1 hoard; open.3 law_giver trade_route; done.2 market_day
    row capital_city new_beginning peace_maker
    agenda.1 regal; rejected.1 capable; agenda.2 wealthy; rejected.2 esteemed; agenda.3 successful; rejected.3 dignified
    ready.2 build; power.2 0; token 3
    {TURN}
"""
VIEWERS = [0, 1, 2, None]
OTHERS = [(owner, viewer) for owner in (0, 1, 2) for viewer in VIEWERS if owner != viewer]
ENDED = MIDDLE.partition("round 1")[0].replace("banner.tax 2:4+2 3:2; banner.move 3:1", "")


def ended() -> Rurik:
    """The end of the last round."""
    return table(f"{ENDED} round 4; step round next=end; step development")


# -- what is public ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_on_the_table_is_public(viewer: int | None) -> None:
    """13, 1"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    for mine, theirs in zip(s.players, seen.players, strict=True):
        for name in ("who", "leader", "troops", "supply", "built", "coins", "goods", "levels", "war", "defeated"):
            assert getattr(theirs, name) == getattr(mine, name)
        assert (theirs.open, theirs.done, theirs.ready, theirs.power) == (mine.open, mine.done, mine.ready, mine.power)
        assert theirs.advisors == mine.advisors
    assert (seen.slots, seen.neutrals, seen.goods, seen.kinds) == (s.slots, s.neutrals, s.goods, s.kinds)
    assert (seen.row, seen.discard, seen.won, seen.token) == (s.row, s.discard, s.won, 2)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_sizes_of_hands_and_decks_are_public(viewer: int | None) -> None:
    """13"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    assert [len(player.hand) for player in seen.players] == [2, 1, 3]
    assert [seen.deck_size(deck) for deck in (0, 1)] == [s.deck_size(deck) for deck in (0, 1)]
    assert (len(seen.deeds), len(seen.rewards), len(seen.agendas)) == (len(s.deeds), 13, 5)


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_hand_and_agendas(seat: int) -> None:
    """13"""
    s = table(MIDDLE)
    mine, player = board(s, seat).players[seat], s.players[seat]
    assert (mine.hand, mine.agenda, mine.rejected) == (player.hand, player.agenda, player.rejected)


@pytest.mark.parametrize(("owner", "viewer"), OTHERS)
def test_others_see_neither_hand_nor_agendas(owner: int, viewer: int | None) -> None:
    """13"""
    theirs = board(table(MIDDLE), viewer).players[owner]
    assert theirs.hand == [SCHEME] * [2, 1, 3][owner]
    assert (theirs.agenda, theirs.rejected) == ([AGENDA], [AGENDA])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_others_hold_makes_no_difference_to_a_view(viewer: int | None) -> None:
    """13"""
    for one, two in (
        ("hand.1 s01 s02; hand.2 s03", "hand.1 s07 s02; hand.2 s03"),
        ("hand.3 s04 s05 s06", "hand.3 s04 s15 s16"),
        ("agenda.2 wealthy; rejected.2 esteemed", "agenda.2 esteemed; rejected.2 wealthy"),
        ("agenda.2 wealthy", "agenda.2 courageous"),
        ("rejected.3 dignified", "rejected.3 courageous"),
    ):
        other = MIDDLE.replace(one, two)
        assert other != MIDDLE
        owner = int(one[one.index(".") + 1]) - 1
        same = board(table(MIDDLE), viewer).position() == board(table(other), viewer).position()
        assert same == (viewer != owner)


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_knows_the_decks_the_rebels_or_the_agendas_left(viewer: int | None) -> None:
    """13"""
    seen = board(table(MIDDLE), viewer)
    assert (set(seen.schemes), set(seen.deeds)) == ({SCHEME}, {DEED})
    assert (set(seen.rewards), set(seen.agendas)) == ({REWARD}, {AGENDA})


@pytest.mark.parametrize(
    ("viewer", "tops"),
    [(0, [["?", "s11"], ["?"]]), (1, [["?", "?"], ["?"]]), (2, [["?", "?"], ["s12"]]), (None, [["?", "?"], ["?"]])],
)
def test_a_card_on_top_is_known_to_the_one_who_put_it_there(viewer: int | None, tops: list[list[str]]) -> None:
    """13"""
    assert [names(cards) for cards in board(table(MIDDLE), viewer).tops] == tops


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_cards_being_looked_at_are_seen_by_the_one_who_looks(viewer: int | None) -> None:
    """13"""
    s = play(draw("top.1 s01 s02 s03", cards=3, seats=3), "deck:1")
    assert names(board(s, 0).players[0].drawn) == ["s01", "s02", "s03"]
    assert board(s, viewer).players[0].drawn == [SCHEME] * 3
    assert len({tuple(sample(s, viewer, seed).players[0].drawn) for seed in range(20)}) > 10


@pytest.mark.parametrize("viewer", [1, None])
def test_which_card_was_kept_and_how_the_rest_lies_is_not_seen(viewer: int | None) -> None:
    """13"""
    views = set()
    for answers in (["keep:s01", "top:s02"], ["keep:s01", "top:s03"], ["keep:s02", "top:s01"]):
        s = play(draw("top.1 s01 s02 s03", cards=3), "deck:1", *answers)
        views.add(board(s, viewer).position())
    assert len(views) == 1


# -- agendas ----------------------------------------------------------------------------------------------------------

DEALT = f"rurik; dealt.1 regal capable; dealt.2 wealthy esteemed; {PLACING}; step choose_agenda"


def test_the_agendas_dealt_are_seen_by_their_player_only() -> None:
    """13"""
    s = table(DEALT)
    assert board(s, 0).players[0].dealt == s.players[0].dealt
    assert board(s, 1).players[0].dealt == board(s, None).players[0].dealt == [AGENDA, AGENDA]


@pytest.mark.parametrize("viewer", [0, None])
def test_the_choice_of_an_agenda_is_sealed(viewer: int | None) -> None:
    """13, 14"""
    views = set()
    for answer in ("agenda:wealthy", "agenda:esteemed"):
        s = table(DEALT)
        s.apply(1, s.game.parse(answer))
        views.add(board(s, viewer).position())
        assert (s.waiting, board(s, viewer).sealed) == ([0], [[], [-1]])
    assert len(views) == 1


def test_all_choose_their_agenda_at_once_and_in_any_order() -> None:
    """14, 13"""
    s = table(DEALT)
    assert (asks(s), s.waiting) == ("choose_agenda", [0, 1])
    assert (choices(s, 0), choices(s, 1)) == (
        ["agenda:regal", "agenda:capable"],
        ["agenda:wealthy", "agenda:esteemed"],
    )
    s.apply(1, s.game.parse("agenda:esteemed"))
    s.apply(0, s.game.parse("agenda:regal"))
    assert asks(s) == "place_troops"
    assert [player.dealt for player in s.players] == [[], []]


def test_a_sample_seals_what_might_have_been_chosen() -> None:
    """13"""
    s = table(DEALT)
    s.apply(1, s.game.parse("agenda:wealthy"))
    assert len({tuple(sample(s, 0, seed).sealed[1]) for seed in range(40)}) > 4


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_choice_made_is_known_to_its_owner_only(viewer: int | None) -> None:
    """13"""
    s = play(table(DEALT), "agenda:regal", "agenda:wealthy")
    for owner in (0, 1):
        theirs = board(s, viewer).players[owner]
        mine = s.players[owner]
        known = (mine.agenda, mine.rejected) if viewer == owner else ([AGENDA], [AGENDA])
        assert (theirs.agenda, theirs.rejected) == known


@pytest.mark.parametrize("viewer", VIEWERS)
def test_at_the_end_the_kept_agendas_are_shown_but_not_the_rejected_ones(viewer: int | None) -> None:
    """13"""
    s = ended()
    assert s.over
    seen = board(s, viewer)
    assert [player.agenda for player in seen.players] == [player.agenda for player in s.players]
    for seat in range(3):
        assert seen.players[seat].rejected == (s.players[seat].rejected if viewer == seat else [AGENDA])
    assert [player.hand for player in seen.players if player.hand[0] >= 0] == (
        [] if viewer is None else [s.players[viewer].hand]
    )


# -- samples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_sample_cannot_be_told_from_the_table(viewer: int | None) -> None:
    """13"""
    s = table(MIDDLE)
    for seed in range(5):
        properties.check_views(s, viewer, seed)
        properties.check_invariants(sample(s, viewer, seed))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_unseen_cards_are_dealt_anew_in_every_sample(viewer: int | None) -> None:
    """13"""
    s = table(MIDDLE)
    owner = 2 if viewer != 2 else 0
    assert len({tuple(hand(sample(s, viewer, seed), owner)) for seed in range(30)}) > 15
    assert len({tuple(sample(s, viewer, seed).players[owner].agenda) for seed in range(40)}) > 3


def test_one_knows_that_nobody_else_has_the_agendas_one_has_seen() -> None:
    """13"""
    s = table(MIDDLE)
    mine = {*s.players[0].agenda, *s.players[0].rejected}
    for seed in range(30):
        t = sample(s, 0, seed)
        assert not mine & {*t.players[1].agenda, *t.players[2].agenda, *t.players[1].rejected}


# -- events -----------------------------------------------------------------------------------------------------------


def test_the_events_of_a_draw_tell_others_only_how_many_and_from_where() -> None:
    """13"""
    found = []
    for keep in ("keep:s01", "keep:s02"):
        s = draw("top.1 s01 s02")
        s.events = []
        play(s, "deck:1", keep)
        assert s.events is not None
        found.append([(e.kind, e.seat, e.a, e.b) for e in s.events if e.seen_by == EVERYBODY])
        assert {e.seen_by for e in s.events} == {EVERYBODY, 0}
    assert found[0] == found[1]


def test_the_events_of_the_agendas_tell_each_player_only_the_own() -> None:
    """13"""
    s = table(DEALT)
    s.events = []
    play(s, "agenda:regal", "agenda:wealthy")
    assert s.events is not None
    kept = [(e.seat, e.seen_by) for e in s.events if s.game.events[e.kind] == "kept_agenda"]
    assert kept == [(0, 0), (1, 1)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_public_event_differs_by_what_is_hidden(seats: int) -> None:
    """13"""
    s = dealt(seats, 7)
    chance = Quick(3)
    hidden = 0
    while not s.over and s.answers < 400:
        secret = [card for player in s.players for card in (*player.hand, *player.agenda, *player.rejected)]
        s.events = []
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
        for event in s.events or []:
            name = s.game.events[event.kind]
            if name in ("kept", "kept_agenda"):
                hidden += 1
                assert event.seen_by == event.seat
            elif name in ("played", "discarded"):
                assert event.a in secret
            else:
                assert event.seen_by == EVERYBODY
    assert hidden >= 2


# -- views ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_can_draw_from_a_view_or_play_on_it(viewer: int | None) -> None:
    """13"""
    view = table(MIDDLE).view(viewer)
    with pytest.raises(Unknowable):
        view.board.chance.word()
    with pytest.raises(IllegalAction, match="only a view"):
        view.board.apply(0, 0)


def test_a_turn_that_might_end_by_itself_looks_the_same_whatever_the_hand() -> None:
    """13, 14"""
    views = set()
    for card in ("s03", "s23", "s01"):
        s = table(f"rurik; at.1 kiev; at.2 kiev; hand.1 {card}; banner.move 2:1; {DONE}")
        assert s.waiting == [0]
        views.add(board(s, 1).position())
    assert len(views) == 1


def test_a_menu_that_might_force_a_forfeit_looks_the_same_whatever_the_hand() -> None:
    """13, 14"""
    views = set()
    for card in ("s03", "s23"):
        s = table(
            f"rurik; at.1 kiev; at.2 kiev; hand.1 {card}; {DONE.replace('slot=muster_1 done=main', 'slot=muster_3')}"
        )
        assert s.waiting == [0]
        views.add(board(s, 1).position())
    assert len(views) == 1


# -- solo cards -------------------------------------------------------------------------------------------------------


def test_rows_of_the_bottom_card_are_seen_as_they_are_slid_out() -> None:
    """R-48, 13"""
    s = dealt(1, 5)
    while asks(s) != "banner" or not s.slid:
        play(s, choices(s, 0)[0])
    bottom = s.cards[-1] - 79
    assert s.slid == SOLO_ROWS[bottom][: len(s.slid)]
    assert board(s, 0).cards[-1] == CARD
    found = set()
    for seed in range(60):
        t = sample(s, 0, seed)
        assert SOLO_ROWS[t.cards[-1] - 79][: len(s.slid)] == s.slid
        found.add(t.cards[-1])
    fitting = [card for card in range(18) if SOLO_ROWS[card][: len(s.slid)] == s.slid and 79 + card != s.cards[0]]
    assert found == {79 + card for card in fitting}


def test_the_bottom_card_is_known_when_it_is_turned() -> None:
    """R-48, 13"""
    s = dealt(1, 5)
    while s.round == 0 or s.players[0].advisors or s.players[1].advisors:
        bottom = s.cards[-1]
        play(s, choices(s, 0)[0])
    assert bottom not in board(s, 0).cards
    while s.cards[0] != bottom:
        play(s, choices(s, 0)[0])
    assert bottom in board(s, 0).cards
    assert bottom in board(s, None).cards


def test_the_top_solo_card_is_seen_by_everybody_and_the_middle_by_nobody() -> None:
    """13"""
    s = dealt(1, 5)
    for viewer in (0, None):
        assert board(s, viewer).cards == [s.cards[0]] + [CARD] * 17
    assert len({tuple(sample(s, 0, seed).cards) for seed in range(10)}) == 10


def test_a_copied_table_hides_as_much() -> None:
    """13"""
    s = table(MIDDLE)
    assert board(copied(s), 1).position() == board(s, 1).position()
