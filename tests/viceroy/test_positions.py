"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.table import laws

from .table import AUCTION, DEVELOPMENT, TWO, asks, board, choices, dealt, play, pyramid, sample, table, tokens

OFFER = "base.red 30; base.green 31; tip.red 40; tip.blue 42"
CIRCLE = "pyramid.0 1 3 4; places.0 1:0 1:1 2:0; pyramid.1 2; gems.0 1 1 1 0; turn 12; small 60"
DEALT = "viceroy; dealt.0 4 5 6 7; dealt.1 8 9 10 11; step pick_start"
BIDDING = f"viceroy; {TWO}; {OFFER}; gems.0 1 1 1 1; {AUCTION}"
TUCKED = "tucked.0 12 66 80; hosts.0 1:1 1:0 1:1"
SENT_BACK = "gems.0 1 1 2 2; returned.0 1 1 0 0; least.0 1 2 2 2"
EVERY_TOKEN = "1:0:science 1:0:magic 1:0:defense 1:0:attack 1:0:vp2 1:0:vp15 1:0:magic_bonus2 1:0:magic_bonus5 "
EVERY_TOKEN += "1:0:circle_bonus_red2 1:0:circle_bonus_yellow4 1:0:infinite_red 1:0:used_green 1:0:stored_blue"

POSITIONS = {
    "choosing start cards": DEALT,
    "one has chosen": f"{DEALT}; sealed.1 start:9 keep:8; waiting 0",
    "one has chosen half": f"{DEALT}; sealed.1 start:9; waiting 0 1",
    "start rewards": "viceroy; pyramid.0 10; pyramid.1 23; small 12; step turn; step start_rewards",
    "a turn": f"viceroy seats=3; {TWO}; pyramid.2 3; {OFFER}; turn 4; small 10; step turn",
    "bidding": BIDDING,
    "one has bid": f"{BIDDING} count=1 at=1; step bid; sealed.0 bid:red; waiting 1",
    "attacking": f"viceroy; {TWO}; {OFFER}; bids attack attack; {AUCTION} count=1 at=1",
    "claiming": f"viceroy; {TWO}; {OFFER}; bids bid:red bid:red; {AUCTION} count=1 at=2 card=1; step claim",
    "sharing": f"viceroy seats=1; pyramid.0 1; {OFFER}; bids bid:red; virtual_bids bid:red; {AUCTION} count=1 at=2",
    "dropping": f"viceroy seats=1; pyramid.0 1; {OFFER}; bids pass; virtual_bids attack; {AUCTION} count=1 at=3",
    "pass income": f"viceroy; {TWO}; {OFFER}; bids pass pass; {AUCTION} count=1 at=4",
    "skipping": f"viceroy seats=3; {TWO}; pyramid.2 3; {OFFER}; skips 5; turn 3; step turn",
    "choosing cards": f"viceroy; {TWO}; hand.0 32 70; hand.1 71; gems.0 0 1 0 0; {DEVELOPMENT}",
    "cards revealed": f"viceroy; {TWO}; played.0 71; played.1 68; chosen 71 68; {DEVELOPMENT} count=1 at=2",
    "discards": f"viceroy; {TWO}; discard 71 68; chosen -71 -68; {DEVELOPMENT} count=1 at=1",
    "paying": f"viceroy; {TWO}; hand.0 31; tokens.0 1:0:infinite_blue; gems.0 0 0 1 0; {DEVELOPMENT}",
    "every token": f"viceroy; {TWO}; tokens.0 {EVERY_TOKEN}; hand.0 70; {DEVELOPMENT}",
    "tucked cards": f"viceroy; pyramid.0 1 72; {TUCKED}; pyramid.1 2; hand.0 70; {DEVELOPMENT}",
    "law 78": f"viceroy; pyramid.0 1 78; pyramid.1 2; taken.0 30; known.all 30; {DEVELOPMENT}; step keep_or_tuck",
    "laws put back": f"viceroy; {TWO}; law_top 80 81; known.0 80 81; hand.0 70; {DEVELOPMENT}",
    "hidden start gems": f"viceroy; {TWO}; hand.0 70; {SENT_BACK}; {DEVELOPMENT}",
    "start cards sent back": f"viceroy; {TWO}; hand.0 70; sent_back.0 5 6; draws.1 2; hand.1 12 13; {DEVELOPMENT}",
    "polish": f"viceroy edition=pl; {TWO}; removed 5 6 7 8 85 86 87 88; hand.0 70; {DEVELOPMENT}",
    "polish, named": f"viceroy edition=pl without=5-6-7-8-85-86-87-88; {TWO}; hand.0 70; {DEVELOPMENT}",
    "virtual opponents": f"viceroy seats=2 virtual=2; {TWO}; {OFFER}; virtuals_out 1; gems.0 1 1 1 1; {AUCTION}",
    "recolouring": f"viceroy; {CIRCLE}; step recolour",
    "half recoloured": f"viceroy; {CIRCLE}; step recolour; sealed.0 slot:2:0 paint:bl_red; waiting 0",
    "recoloured": f"viceroy; {CIRCLE}; paint.0 1:0:tr:green 2:0:bl:red; over",
    "the end": f"viceroy; {CIRCLE}; over",
    "a known future": f"viceroy; {TWO}; {OFFER}; {AUCTION}; chance 7 3",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """12"""
    s = table(text)
    laws.law_of_positions(s)
    laws.law_of_clones(s)
    assert laws.same(table(s.position()), table(s.position()))


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_a_position_read_back_plays_on_alike(text: str) -> None:
    """12"""
    one, other = table(text), table(table(text).position())
    for s in (one, other):
        for _ in range(12):
            if not s.over:
                play(s, choices(s, s.waiting[0])[-1])
    assert one.position() == other.position()


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_nothing_is_wrong_with_a_position_that_is_accepted(text: str) -> None:
    """12.1"""
    laws.law_of_invariants(table(text))


def test_a_position_names_only_what_is_unusual() -> None:
    """12"""
    s = table(f"viceroy; {TWO}; hand.0 70; gems.0 1 0 0 2; {DEVELOPMENT}")
    facts, _, _ = s.position().partition("step")
    assert facts == "viceroy seats=2\nhand.0 70\npyramid.0 1\npyramid.1 2\nturn 5\ngems.0 1 0 0 2\n"


def test_cards_without_places_lie_side_by_side_from_the_start() -> None:
    """12, 1.1"""
    assert pyramid(table(f"viceroy; pyramid.0 1 3 68; pyramid.1 2; {AUCTION}"), 0) == {"1:0": 1, "1:1": 3, "1:2": 68}


def test_the_reserve_is_what_lies_nowhere_else() -> None:
    """12, 1.6"""
    s = table(f"viceroy; {TWO}; gems.0 1 2 3 4; tokens.1 1:0:infinite_red 1:0:stored_blue 1:0:vp3; {AUCTION}")
    assert s.reserve == [6, 6, 4, 4]


def test_cards_not_named_lie_in_their_decks() -> None:
    """12"""
    s = table(f"viceroy; {TWO}; hand.0 70 12; base.red 30; small 9; {AUCTION}")
    assert (len(s.deck), s.small, len(s.laws)) == (60, 9, 23)


def test_tokens_may_be_written_in_any_order() -> None:
    """12, 1.2"""
    s = table(f"viceroy; pyramid.0 1 3; pyramid.1 2; tokens.0 1:1:vp3 1:0:used_red 1:0:magic; hand.0 70; {DEVELOPMENT}")
    assert tokens(s, 0) == ["1:0:magic", "1:0:used_red", "1:1:vp3"]
    assert s.game.violations(s) == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_position_that_names_no_gems_sent_back_can_be_imagined(viewer: int | None) -> None:
    """12, 11"""
    s = table(f"viceroy; {TWO}; {OFFER}; gems.0 1 1 1 1; gems.1 2 0 0 0; {AUCTION}")
    t = sample(s, viewer, 1)
    assert [player.gems for player in t.players] == [[1, 1, 1, 1], [2, 0, 0, 0]]


@pytest.mark.parametrize(("seats", "edition"), [(1, "ru"), (2, "pl"), (3, "ru"), (4, "pl")])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int, edition: str) -> None:
    """12"""
    s = dealt(seats, 5, edition=edition)
    chance = Quick(seats)
    while not s.over:
        laws.law_of_positions(s)
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])


def test_a_view_is_written_with_question_marks_and_not_read() -> None:
    """12, 11"""
    s = table(f"viceroy; {TWO}; hand.0 70; hand.1 12; {DEVELOPMENT}")
    written = board(s, 0).position()
    assert "hand.1 ?" in written
    with pytest.raises(BadPosition, match="this is a view, not a whole position"):
        table(written)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # gems
        ("gems.0 9 0 0 0", "the gems do not add up to 8 of each colour"),
        ("gems.0 5 0 0 0; gems.1 4 0 0 0", "the gems do not add up to 8"),
        ("reserve 8 8 8 7", "the gems do not add up to 8"),
        ("gems.0 1 0 0 0; reserve 8 8 8 8", "the gems do not add up to 8"),
        ("tokens.0 1:0:infinite_red; reserve 8 8 8 8", "the gems do not add up to 8"),
        ("gems.0 -1 0 0 0", "fewer gems or tokens than none"),
        ("gems.0 1 1 1", "«gems.0» takes 4 numbers, not 3"),
        ("gems.0 red", "«red» should be a number"),
        ("returned.0 1 0 0 0", "did not return two start gems"),
        ("returned.0 2 2 2 2", "did not return two start gems"),
        ("attack.0 -1", "fewer gems or tokens than none"),
        # pyramids
        ("pyramid.0 1 3; places.0 1:0 1:2", "level 1 has a gap"),
        ("pyramid.0 1 3; places.0 1:0 2:0", "a card lacks a support"),
        ("pyramid.0 1 3 4; places.0 1:0 1:1 2:1", "a card lacks a support"),
        ("pyramid.0 1 3; places.0 1:0 1:0", "cards and places do not match"),
        ("pyramid.0 1 3; places.0 1:0", "«places.0» takes 2 numbers, not 1"),
        ("pyramid.0 1; places.0 6:0", "«places.0» cannot be «6:0»"),
        ("pyramid.0 1; places.0 1:99", "«places.0» cannot be «1:99»"),
        ("pyramid.0 1; places.0 here", "«places.0» cannot be «here»"),
        # tokens and tucked cards
        ("tokens.0 1:1:science", "a token or a tucked card lies where there is no card"),
        ("tucked.0 66; hosts.0 2:0", "a token or a tucked card lies where there is no card"),
        ("tucked.0 66; hosts.0 1:0 1:0", "«hosts.0» takes 1 numbers, not 2"),
        ("tokens.0 1:0:charm", "«tokens.0» cannot be «1:0:charm»"),
        ("tokens.0 science", "«tokens.0» cannot be «science»"),
        # cards and decks
        ("hand.0 70; hand.1 70", "the card 70 more often"),
        ("hand.0 89", "there is no card «89» among the cards"),
        ("law_top 12", "there is no card «12» among the laws"),
        ("hand.2 12", "has no line «hand.2»"),
        ("base.purple 12", "has no line «base.purple»"),
        ("small 99", "the small deck is larger"),
        ("small -1", "the small deck is larger"),
        ("sent_back.0 5", "two characters are sent back"),
        ("sent_back.0 5 70", "two characters are sent back"),
        ("known.0 99", "is no card that can be hidden"),
        # turns and steps
        ("turn 13", "there are twelve turns"),
        ("turn -1", "there are twelve turns"),
        ("step dance", "viceroy has no step «dance»"),
        ("step turn seat=2", "a step names a seat that is not there"),
        ("step bid; waiting 2", "«waiting» names a seat that is not there"),
        ("step turn colour=3", "a step remembers seat, card, count, at"),
        ("step gems count=3; waiting 0 1", "only a sealed question waits for several seats"),
        ("step gems count=3; sealed.0 pass; waiting 0", "sealed answers need a sealed question"),
        ("step bid; sealed.0 bid:red; waiting 1", "seat 0 cannot have sealed bid:red"),
        ("step bid; sealed.0 pass; waiting 0 1", "the sealed question waits for other seats: 1"),
        ("step pick_start", "nothing can be answered"),
        ("step take_any", "nothing can be answered"),
        ("bids attack:red pass", "«bids» cannot be «attack:red pass»"),
        ("chance 7", "«chance» is a key and a count"),
        ("turn 3; turn 4", "the position names «turn» twice"),
        ("weather rain", "has no line «weather»"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """12"""
    pyramids = "pyramid.1 2; " if text.startswith("pyramid.0") else "pyramid.0 1; pyramid.1 2; "
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy seats=2; {pyramids}{text}")


@pytest.mark.parametrize(
    "text",
    [
        "least.0 9 9 9 9",  # more than there are
        "hosts.0 1:0",  # nothing is tucked there
        "base.red 30 31",  # two cards at one end of an auction card
        "skips 4",  # there is no player 2
        "virtuals_out 1",  # there are no virtual opponents
        "draws.0 -1",
        "tokens.0 1:0:vp0",
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(text: str) -> None:
    """12, 12.1"""
    with pytest.raises(BadPosition):
        table(f"viceroy; {TWO}; {text}; hand.1 70; {DEVELOPMENT}")


def test_a_law_on_level_5_is_refused() -> None:
    """12, 5.3"""
    cards = "33 34 35 36 37 38 39 40 41 42 43 44 45 46 68"
    places = "1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 4:0 4:1 5:0"
    assert table(f"viceroy; pyramid.0 {cards.replace('68', '47')}; places.0 {places}; pyramid.1 2; {AUCTION}")
    with pytest.raises(BadPosition, match="a card lies on a level where it may not lie"):
        table(f"viceroy; pyramid.0 {cards}; places.0 {places}; pyramid.1 2; {AUCTION}")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("viceroy seats=5", "viceroy is for 1 to 4 seats, not 5"),
        ("viceroy seats=0", "viceroy is for 1 to 4 seats, not 0"),
        ("viceroy edition=en", "option edition is one of ru, pl"),
        ("viceroy without=1-2-3", "option without is one of random"),
        ("viceroy virtual=4", "option virtual is one of 0, 1, 2, 3"),
        ("viceroy seats=4 virtual=1", "option virtual is only for 1, 2, 3 seats"),
        ("viceroy seats=3 virtual=2", "3 players leave room for 1 virtual opponents"),
        ("viceroy seats=2 virtual=3", "2 players leave room for 2 virtual opponents"),
        ("viceroy law_attack_on_card=perhaps", "option law_attack_on_card is one of yes, no"),
        ("viceroy colour=red", "viceroy has no option «colour»"),
        ("viceroy seats", "«seats» should be name=value"),
        ("conspiracy seats=2", "a position of viceroy begins with"),
        ("", "a position of viceroy begins with"),
    ],
)
def test_a_first_line_that_names_no_game_of_ours_is_refused(line: str, complaint: str) -> None:
    """12, 10.2"""
    with pytest.raises(BadPosition, match=complaint):
        table(line)


def test_a_card_that_the_edition_lacks_cannot_be_named() -> None:
    """12, R-08"""
    with pytest.raises(BadPosition, match="the card 88 does not take part under these options"):
        table(f"viceroy edition=pl without=5-6-7-8-85-86-87-88; {TWO}; hand.0 88; {AUCTION}")


def test_a_question_that_is_open_is_asked() -> None:
    """12"""
    assert asks(table(f"viceroy; {TWO}; hand.0 70; {DEVELOPMENT}; step colour count=192")) == "colour"
