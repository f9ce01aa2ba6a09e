"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import json

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.core.position import line_names
from prestol.games.viceroy.rules import GAME
from prestol.play import properties

from .boards import SILENT
from .laws_table import laws_left
from .table import AUCTION, DEVELOPMENT, PLAYS, THREE, TWO, asks, board, choices, dealt, play, pyramid, sample, table
from .table import tokens as tokens_of

OFFER = "base.red 30; base.green 31; tip.red 40; tip.blue 42"
CIRCLE = "pyramid.1 1 3 4; places.1 1:0 1:1 2:0; pyramid.2 2; gems.1 1 1 1 0; turn 12"
DEALT = "viceroy; dealt.1 4 5 6 7; dealt.2 8 9 10 11; step pick_start"
BIDDING = f"viceroy; {TWO}; {OFFER}; gems.1 1 1 1 1; {AUCTION}"
TUCKED = "tucked.1 12 66 80; hosts.1 1:1 1:0 1:1"
SENT_BACK = "gems.1 1 1 2 2; returned.1 red green; least.1 1 2 2 2"
SOLO = f"viceroy seats=1; pyramid.1 1; {OFFER}"
EVERY_TOKEN = "1:0:science 1:0:magic 1:0:defense 1:0:attack 1:0:vp2 1:0:vp15 1:0:magic_bonus2 1:0:magic_bonus5 "
EVERY_TOKEN += "1:0:circle_bonus_red2 1:0:circle_bonus_yellow4 1:0:infinite_red 1:0:used_green 1:0:stored_blue"
DISCARDS = f"{DEVELOPMENT} round=1 next=discards"
START = "step turn; step start_rewards"
TALL = (
    "pyramid.1 33 34 35 36 37 38 39 40 41 42 43 44 45 46 {}; places.1 1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 "
)
TALL += "4:0 4:1 5:0; pyramid.2 2"
SWAPPING = "viceroy; pyramid.1 1 67; pyramid.2 2; tokens.1 1:0:science; tokens.2 1:0:vp3 1:0:magic; gems.1 1 1 1 0; "


def placed(card: int, text: str = "") -> str:
    """A card has just been put into the pyramid of the first player."""
    return f"viceroy; pyramid.1 9 {card}; pyramid.2 2; {text}; {PLAYS}"


def auction(part: str, bids: str) -> str:
    """The bids of a round lie open, and this comes next."""
    return f"viceroy; {TWO}; {OFFER}; bids {bids}; {AUCTION} round=1 next={part}"


POSITIONS = {
    # the beginning
    "choosing start cards": DEALT,
    "one has chosen": f"{DEALT}; sealed.2 start:9 keep:8; waiting 1",
    "one has chosen half": f"{DEALT}; sealed.2 start:9; waiting 1 2",
    "start rewards": f"viceroy; pyramid.1 10; pyramid.2 23; {START}",
    "a start reward taken": f"viceroy; pyramid.1 10; pyramid.2 23; {START} had=1",
    "a start reward half taken": (
        f"viceroy; pyramid.1 10; pyramid.2 23; {START} had=1; step reward card=10 granted=1; step gems left=2"
    ),
    # auctions
    "a turn": f"viceroy seats=3; {THREE}; {OFFER}; turn 4; step turn",
    "bidding": BIDDING,
    "one has bid": f"{BIDDING} round=1 next=attacks; step bid; sealed.1 bid:red; waiting 2",
    "one is done": f"{BIDDING} round=2 next=attacks; done 2; step bid",
    "a second round": f"{BIDDING} round=2 next=attacks; bids red red; step bid",
    "attacking": auction("attacks", "attack attack"),
    "taking a card": f"{auction('colours', 'red pass')} resolved=1; step take_of_colour",
    "claiming": f"{auction('colours', 'red red')} resolved=1; step claim",
    "sharing": f"{SOLO}; bids red; virtual_bids red; {AUCTION} round=1 next=colours",
    "dropping": f"{SOLO}; bids pass; virtual_bids attack; {AUCTION} round=1 next=virtual_attacks",
    "half dropped": f"{SOLO}; bids pass; virtual_bids attack; virtuals_out 1; {AUCTION} round=1 next=virtual_attacks "
    "resolved=1; step drop",
    "pass income": auction("passes", "pass pass"),
    "pass income half taken": f"{auction('passes', 'pass settled')}; done 1 2; step gems left=2",
    "automatic passes": f"{auction('automatic_passes', 'red red').replace('round=1', 'round=3')}; done 1; step gems",
    "skipping": f"viceroy seats=3; {THREE}; {OFFER}; skips 1 3; turn 3; step turn",
    "virtual opponents": f"viceroy seats=2 virtual=2; {TWO}; {OFFER}; virtuals_out 1; gems.1 1 1 1 1; {AUCTION}",
    "an auction is over": f"viceroy; {TWO}; {OFFER}; hand.1 70; turn 5; step turn next=development",
    # development
    "choosing cards": f"viceroy; {TWO}; hand.1 32 70; hand.2 71; gems.1 0 1 0 0; {DEVELOPMENT}",
    "one has passed": f"viceroy; {TWO}; hand.1 32 70; hand.2 71; done 1; {DEVELOPMENT} round=1",
    "cards revealed": f"viceroy; {TWO}; played.1 71; played.2 68; {PLAYS}",
    "discards": f"viceroy; {TWO}; discard 71 68; discarded.1 71; discarded.2 68; {DISCARDS}",
    "gems for a discard": f"viceroy; {TWO}; discard 71 68; discarded.2 68; {DISCARDS}; step gems left=2",
    "where to play": f"viceroy; {TWO}; played.1 71; hand.2 70; {PLAYS}; step play",
    "an effect": f"{placed(68, 'hand.1 70')}; step effect card=68",
    "paying": f"viceroy; {TWO}; hand.1 31; tokens.1 1:0:infinite_blue; gems.1 0 0 1 0; {DEVELOPMENT}",
    "half paid": f"viceroy; {TALL.format(32)}; tokens.1 1:0:used_yellow 1:1:infinite_blue; gems.1 0 1 1 2; {PLAYS}; "
    "step effect card=32; step pay card=32 used=yellow",
    "a reward": f"{placed(25)}; step reward card=25 granted=1; step gems left=2",
    "a draw": f"{placed(1)}; step reward card=1 granted=1; step draw",
    "rewards of the top": f"viceroy; {TALL.format(32)}; {PLAYS}; step reward card=32 row=3; "
    "step reward card=32 row=2 granted=1; step gems left=4",
    "the top": f"viceroy; {TALL.format(32)}; {PLAYS}; step top card=32",
    "an own gem": f"{placed(62, 'gems.1 4 0 0 0; gems.2 4 0 0 0')}; step reward card=62 granted=1; "
    "step own_gem card=62 token=infinite_red",
    "two own gems": f"viceroy; pyramid.1 9; pyramid.2 2; tucked.1 66; tokens.1 1:0:used_red 1:0:stored_green; {PLAYS}; "
    "gems.1 3 3 0 0; gems.2 4 4 0 0; step own_gem card=9 token=infinite_red; step own_gem card=9 token=stored_green",
    "which infinite gem": f"{placed(73)}; step reward card=73 row=2 granted=1; step colour card=73",
    "an option": f"{placed(71)}; step option card=71",
    # laws
    "with whom to swap": f"{SWAPPING} {PLAYS}; step swap_with",
    "their card": f"{SWAPPING} {PLAYS}; step swap_card other=2; waiting 1",
    "their token": f"{SWAPPING} {PLAYS}; step swap_card other=2; step swap_kind other=2 card=2",
    "the own token": f"{SWAPPING} {PLAYS}; step swap_card other=2 theirs=1:0:vp3; "
    "step swap_kind other=2 theirs=1:0:vp3 card=1; waiting 1",
    "giving gems": f"{SWAPPING} {PLAYS}; step give_gems other=2 left=2",
    "taking from the offer": f"{placed(69, f'{OFFER}; skips 1')}; step take_offer",
    "drawing laws": f"{placed(70, 'hand.1 71')}; step draw_laws drawn=1",
    "putting laws back": f"{placed(70, 'hand.1 71 72 73')}; step return_law left=2",
    "tucking cards": f"{placed(72, 'hand.1 71 30')}; step tuck_hand card=72",
    "tucking a free card": "viceroy; pyramid.1 1 3 5 74; places.1 1:0 1:1 1:-1 2:0; pyramid.2 2; "
    f"{PLAYS.replace('round=1', 'round=2')}; step tuck_free card=74; waiting 1",
    "storing gems": f"{placed(76, 'gems.1 2 2 2 2; tokens.1 1:1:stored_red')}; step store card=76",
    "law 78": f"viceroy; pyramid.1 78 65; pyramid.2 2; taken.1 30; known.all 30; {PLAYS}; step keep_or_tuck",
    "law 78 and a draw": f"viceroy; pyramid.1 78 1; pyramid.2 2; taken.1 30; {PLAYS}; step reward card=1 granted=1; "
    "step draw left=0; step keep_or_tuck",
    "laws put back": f"viceroy; {TWO}; law_top 80 81; known.1 80 81; hand.1 70; {DEVELOPMENT}",
    # tables of all kinds
    "every token": f"viceroy; {TWO}; tokens.1 {EVERY_TOKEN}; hand.1 70; {DEVELOPMENT}",
    "tucked cards": f"viceroy; pyramid.1 1 72; {TUCKED}; pyramid.2 2; hand.1 70; {DEVELOPMENT}",
    "hidden start gems": f"viceroy; {TWO}; hand.1 70; {SENT_BACK}; {DEVELOPMENT}",
    "start cards sent back": f"viceroy; {TWO}; hand.1 70; sent_back.1 5 6; draws.2 2; hand.2 12 13; {DEVELOPMENT}",
    "polish": f"viceroy edition=pl; {TWO}; removed 5 6 7 8 85 86 87 88; hand.1 70; {DEVELOPMENT}",
    "polish, named": f"viceroy edition=pl without=5-6-7-8-85-86-87-88; {TWO}; hand.1 70; {DEVELOPMENT}",
    "a known future": f"viceroy; {TWO}; {OFFER}; {AUCTION}; chance 7 3",
    # the end
    "recolouring": f"viceroy; {CIRCLE}; step recolour",
    "half recoloured": f"viceroy; {CIRCLE}; step recolour; sealed.1 slot:2:0 paint:bl_red; waiting 1",
    "recoloured": f"viceroy; {CIRCLE}; paint.1 1:0:tr:green 2:0:bl:red; over",
    "the end": f"viceroy; {CIRCLE}; over",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """12"""
    s = table(text)
    properties.check_positions(s)
    properties.check_clones(s)
    assert properties.same(table(s.position()), table(s.position()))


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
    properties.check_invariants(table(text))


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_nothing_goes_wrong_from_there_to_the_end(text: str) -> None:
    """12.1"""
    s, chance = table(text), Quick(7)
    while not s.over:
        seat = s.waiting[chance.below(len(s.waiting))]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
    properties.check_invariants(s)


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_everybody_sees_a_written_position_as_one_of_a_game(text: str) -> None:
    """11"""
    s = table(text)
    for seat in (*range(s.seats), None):
        properties.check_views(s, seat, 3)


def test_every_question_has_a_position() -> None:
    """12"""
    asked = {asks(table(text)) for text in POSITIONS.values()}
    assert asked == set(GAME.steps) - {*SILENT} | {"over"}


def test_a_position_names_only_what_is_unusual() -> None:
    """12"""
    s = table(f"viceroy; {TWO}; hand.1 70; gems.1 1 0 0 2; {DEVELOPMENT}")
    facts, _, _ = s.position().partition("step")
    assert facts == "viceroy seats=2\nhand.1 70\npyramid.1 1\npyramid.2 2\nturn 6\ngems.1 1 0 0 2\n"


def test_what_steps_remember_is_named() -> None:
    """12"""
    s = table(POSITIONS["half paid"])
    _, _, steps = s.position().partition("step ")
    assert steps.partition("chance")[0].splitlines() == [
        "turn next=end",
        "step development round=1 next=plays",
        "step effect card=32",
        "step pay card=32 used=yellow",
        "waiting 1",
    ]


def test_a_round_of_bids_can_be_read() -> None:
    """12"""
    s = table(POSITIONS["half dropped"])
    assert "bids pass\nvirtual_bids attack\nvirtuals_out 1\n" in s.position()


def test_cards_without_places_lie_side_by_side_from_the_start() -> None:
    """12, 1.1"""
    assert pyramid(table(f"viceroy; pyramid.1 1 3 68; pyramid.2 2; {AUCTION}"), 0) == {"1:0": 1, "1:1": 3, "1:2": 68}


def test_the_reserve_is_what_lies_nowhere_else() -> None:
    """12, 1.6"""
    s = table(f"viceroy; {TWO}; gems.1 1 2 3 4; tokens.2 1:0:infinite_red 1:0:stored_blue 1:0:vp3; {AUCTION}")
    assert s.reserve == [6, 6, 4, 4]


def test_a_reserve_that_is_right_may_be_written() -> None:
    """12, 1.6"""
    assert table(f"viceroy; {TWO}; gems.1 1 2 3 4; reserve 7 6 5 4; {AUCTION}").reserve == [7, 6, 5, 4]


def test_cards_not_named_lie_in_their_decks() -> None:
    """12"""
    s = table(f"viceroy; {TWO}; hand.1 70 12; base.red 30; {AUCTION}")
    assert (len(s.deck), len(s.laws)) == (60, 23)


@pytest.mark.parametrize(
    ("line", "large"),
    [
        (f"{START}", 44),
        ("turn 1; step turn next=development; step auction", 44),
        ("turn 1; step turn next=end; step development", 40),
        ("turn 1; step turn", 40),
        (AUCTION, 24),
        (DEVELOPMENT, 20),
        ("turn 11; step turn next=end; step development", 0),
        ("turn 12; step turn next=end; step development", 0),
    ],
)
def test_the_large_deck_has_as_many_cards_as_in_a_game(line: str, large: int) -> None:
    """12, 3"""
    s = table(f"viceroy; {TWO}; hand.1 70; {line}")
    assert (s.large(), s.small) == (large, 62 - large)


def test_tokens_may_be_written_in_any_order() -> None:
    """12, 1.2"""
    s = table(f"viceroy; pyramid.1 1 3; pyramid.2 2; tokens.1 1:1:vp3 1:0:used_red 1:0:magic; hand.1 70; {DEVELOPMENT}")
    assert tokens_of(s, 0) == ["1:0:magic", "1:0:used_red", "1:1:vp3"]
    assert s.game.violations(s) == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_position_that_names_no_gems_sent_back_can_be_imagined(viewer: int | None) -> None:
    """12, 11"""
    s = table(f"viceroy; {TWO}; {OFFER}; gems.1 1 1 1 1; gems.2 2 0 0 0; {AUCTION}")
    t = sample(s, viewer, 1)
    assert [player.gems for player in t.players] == [[1, 1, 1, 1], [2, 0, 0, 0]]


@pytest.mark.parametrize(("seats", "edition"), [(1, "ru"), (2, "pl"), (3, "ru"), (4, "pl")])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int, edition: str) -> None:
    """12"""
    s = dealt(seats, 5, edition=edition)
    chance = Quick(seats)
    while not s.over:
        properties.check_positions(s)
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
    properties.check_positions(s)


def test_a_view_is_written_with_question_marks_and_not_read() -> None:
    """12, 11"""
    s = table(f"viceroy; {TWO}; hand.1 70; hand.2 12; gems.2 2 2 1 1; returned.2 blue yellow; {DEVELOPMENT}")
    written = board(s, 0).position()
    assert "hand.2 ?" in written
    assert "gems.2 ? ? ? ?\nreturned.2 ? ?\n" in written
    with pytest.raises(BadPosition, match="this is a view, not a whole position"):
        table(written)


# -- what is impossible -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # gems
        ("gems.1 9 0 0 0", "there are 8 red gems in all, not 9"),
        ("gems.1 5 0 0 0; gems.2 4 0 0 0", "there are 8 red gems in all, not 9"),
        ("gems.1 0 0 8 0; tokens.2 1:0:stored_blue", "there are 8 blue gems in all, not 9"),
        ("reserve 8 8 8 7", "“reserve 8 8 8 7”: the reserve is what nobody has: leave the line out"),
        ("gems.1 1 0 0 0; reserve 8 8 8 8", "the reserve is what nobody has"),
        ("tokens.1 1:0:infinite_red; reserve 8 8 8 8", "the reserve is what nobody has"),
        ("gems.1 -1 0 0 0", "“-1” should be a number from 0 to 16"),
        ("gems.1 1 1 1", "“gems.1 1 1 1”: it takes 4 numbers, not 3"),
        ("gems.1 red", "“red” should be a number"),
        ("returned.1 red", "“returned.1 red”: it names 2 gems"),
        ("returned.1 red red red", "it names 2 gems"),
        ("returned.1 1 1 0 0", "“1” should be one of red, green, blue, yellow"),
        ("least.1 9 9 9 9", "“9” should be a number from 0 to 2"),
        (
            "least.1 1 0 0 0",
            "“least.1 1 0 0 0”: for each colour it is at least the number of gems sent back, and at most",
        ),
        (
            "gems.1 1 1 1 1; returned.1 red red; least.1 1 1 1 1",
            "for each colour it is at least the number of gems sent back",
        ),
        ("attack.1 -1", "“-1” should be a number from 0 to 99"),
        # pyramids
        ("pyramid.1 1 3; places.1 1:0 1:2", "“places.1 1:0 1:2”: the cards of level 1 lie side by side"),
        ("pyramid.1 1; places.1 2:0", "the cards of level 1 lie side by side"),
        ("pyramid.1 1 3; places.1 1:0 2:0", "a card at 2:0 rests on two others, at 1:0 and 1:1"),
        ("pyramid.1 1 3 4; places.1 1:0 1:1 2:1", "a card at 2:1 rests on two others, at 1:1 and 1:2"),
        ("pyramid.1 1 3; places.1 1:0 1:0", "it names a slot of its own for each card of “pyramid.1”"),
        ("pyramid.1 1 3; places.1 1:0", "“places.1 1:0”: it takes 2 numbers, not 1"),
        ("pyramid.1 1; places.1 6:0", "“6:0” should be a slot such as 2:-1: a level from 1 to 5 and a position"),
        ("pyramid.1 1; places.1 1:99", "“1:99” should be a slot such as 2:-1"),
        ("pyramid.1 1; places.1 here", "“here” should be a slot such as 2:-1"),
        ("pyramid.1 1; places.1 1:17", "level 1 began at 1:0 and can have grown by 15 cards to either side"),
        ("pyramid.1 1 66", "“pyramid.1 1 66”: 66 never lies in a slot"),
        ("pyramid.2 3", "player 1 has no pyramid: “pyramid.1” names at least one card"),
        # tokens and tucked cards
        ("tokens.1 1:1:science", "“tokens.1 1:1:science”: there is no card at 1:1"),
        ("tucked.1 66; hosts.1 2:0", "“hosts.1 2:0”: there is no card at 2:0"),
        ("tucked.1 66; hosts.1 1:0 1:0", "“hosts.1 1:0 1:0”: it takes 1 numbers, not 2"),
        ("hosts.1 1:0", "it names a slot for each card of “tucked.1”"),
        ("tucked.1 12", "12 cannot lie under 1: “hosts.1” names laws that tuck cards, and characters for 66"),
        ("pyramid.1 1 68; tucked.1 12; hosts.1 1:1", "12 cannot lie under 68"),
        ("tokens.1 1:0:charm", "“1:0:charm” should be a token in its slot, such as 1:0:science"),
        ("tokens.1 science", "“science” should be a token in its slot"),
        ("tokens.1 1:0:vp0", "“tokens.1 1:0:vp0”: there is no token “vp0”"),
        ("tokens.1 1:0:magic_bonus4", "there is no token “magic_bonus4”"),
        (f"tokens.1 {' '.join(['1:0:magic'] * 100)}", "a player has at most 99 tokens “magic”"),
        # cards and decks
        ("hand.1 70; hand.2 70", "the card 70 more often"),
        ("hand.1 89", "there is no card “89” among the cards"),
        ("law_top 12", "there is no card “12” among the laws"),
        ("hand.3 12", "“hand.3 12”: a position of viceroy has no such line; perhaps “hand."),
        ("hand.0 12", "“hand.0 12”: a position of viceroy has no such line; perhaps “hand."),
        ("base.purple 12", "“base.purple 12”: a position of viceroy has no such line"),
        ("base.red 30 31", "“base.red 30 31”: one character lies there, or none"),
        ("tip.blue 70", "“tip.blue 70”: one character lies there, or none"),
        (
            "small 3",
            "“small 3”: the large deck has 20 cards now, which leaves 42 for the small deck: leave the line out",
        ),
        ("small -1", "“-1” should be a number from 0 to 64"),
        ("deck 12", "“deck” holds all cards that are named nowhere else"),
        (
            f"discard {' '.join(map(str, range(3, 60)))}",
            "in turn 6 the large deck still has 20 cards, but only 5 characters are named nowhere else",
        ),
        ("dealt.1 12", "“dealt.1 12”: “dealt.1” belongs to “step pick_start”"),
        ("removed 12", "“removed 12”: cards are left out unseen only with “edition=pl”"),
        ("sent_back.1 5", "“sent_back.1 5”: it names 2 characters that no other “sent_back” names"),
        ("sent_back.1 5 5", "it names 2 characters that no other “sent_back” names"),
        ("sent_back.1 5 6; sent_back.2 6 7", "it names 2 characters that no other “sent_back” names"),
        ("sent_back.1 5 70", "“70” should be a number from 1 to 64"),
        ("known.1 99", "is no card that can be hidden"),
        ("known.1 12", "“known” names cards in a hand or in “law_top”, but 12 lies elsewhere"),
        ("discard 70; known.all 70", "“known” names cards in a hand or in “law_top”, but 70 lies elsewhere"),
        ("draws.1 -1", "“-1” should be a number from 0 to 64"),
        # players
        ("skips 3", "“3” should be a number from 1 to 2"),
        ("skips 1 1", "“skips 1 1”: it names nothing twice"),
        ("done 0", "“0” should be a number from 1 to 2"),
        ("virtuals_out 1", "“virtuals_out 1”: a position of viceroy has no such line"),
        ("bids attack:red pass", "“attack:red” should be one of none, settled, pass, red, green, blue, yellow, attack"),
        ("bids red", "“bids red”: it takes 2 numbers, not 1"),
        ("bids red none", "“bids red none”: bids lie open only during “step auction”"),
        # cards revealed
        ("played.1 70", "“played.1 70”: cards lie open only in a round of development, after “step choose”"),
        ("discard 70; discarded.1 70", "“discarded.1 70”: cards lie open only in a round of development"),
        ("discarded.1 70 71", "“discarded.1 70 71”: it names one card"),
        ("taken.1 70", "“step keep_or_tuck player=1” and one card in “taken.1” go together"),
        ("paint.1 1:0:tr:green", "“paint.1 1:0:tr:green”: “paint.1” belongs to “over”"),
        ("paint.1 1:0:green", "“1:0:green” should be a recoloured sector such as 1:0:tr:green"),
        # others
        ("turn 4", "the position names “turn” twice"),
        ("chance 7", "“chance” is a key and a count"),
        ("weather rain", "“weather rain”: a position of viceroy has no such line; its lines are: hand, dealt"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """12, 12.1"""
    pyramids = "" if text.startswith("pyramid.2") else "pyramid.2 2; "
    pyramids += "" if text.startswith("pyramid") else "pyramid.1 1; "
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy seats=2; {pyramids}{text}; {DEVELOPMENT}")


def test_a_law_on_level_5_is_refused() -> None:
    """12, 5.3"""
    assert table(f"viceroy; {TALL.format(47)}; {AUCTION}")
    with pytest.raises(BadPosition, match="laws on levels 1 to 4, unlike 68"):
        table(f"viceroy; {TALL.format(68)}; {AUCTION}")


def test_a_pyramid_with_more_cards_than_can_have_been_played_is_refused() -> None:
    """12.1"""
    many = " ".join(map(str, range(20, 37)))
    complaint = "player 1 has 17 cards in the pyramid, but at most 16 can be there by now"
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy; pyramid.1 {many}; pyramid.2 2; hand.1 70; {DEVELOPMENT}")
    assert table(f"viceroy; pyramid.1 {many}; pyramid.2 2; hand.1 70; {DEVELOPMENT} round=1")


def test_attack_tokens_lie_on_cards_only_where_laws_put_them_there() -> None:
    """12, R-28"""
    with pytest.raises(BadPosition, match="with “law_attack_on_card=no” attack tokens lie behind screens only"):
        table(f"viceroy law_attack_on_card=no; {TWO}; tokens.1 1:0:attack; {AUCTION}")


def test_the_polish_edition_names_the_cards_that_it_lacks() -> None:
    """12, R-08"""
    polish = f"viceroy edition=pl; {TWO}; hand.1 70; {DEVELOPMENT}"
    for removed in ("", "removed 5 6 7 8", "removed 5 6 7 8 9 85 86 87"):
        with pytest.raises(BadPosition, match="the Polish edition lacks 4 characters and 4 laws: “removed” names them"):
            table(f"{polish}; {removed}")
    with pytest.raises(BadPosition, match=r"“sent_back\.1 5 9”: 5 is not in this game"):
        table(f"{polish}; removed 5 6 7 8 85 86 87 88; sent_back.1 5 9")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # names
        ("step dance", "viceroy has no step “dance”; its steps: pick_start, turn"),
        ("step turn colour=3", "this step remembers no “colour”, only: next"),
        ("step turn at=1", "this step remembers no “at”, only: next"),
        ("step turn next=2", "“2” should be one of auction, development, end"),
        ("turn 13", "“13” should be a number from 0 to 12"),
        ("turn -1", "“-1” should be a number from 0 to 12"),
        # what stands upon what
        ("step bid", "“step bid” is only part of another step: right before it belongs “step auction”"),
        ("step turn; step turn", "“step turn” is the first of all steps"),
        ("step pick_start; step turn", "“step turn” is the first of all steps"),
        ("turn 3; step turn next=end; step recolour", "“step recolour” is the first of all steps"),
        ("turn 3; step turn; step auction", "“step auction” needs “step turn next=development”"),
        ("turn 3; step turn next=development; step development", "“step development” needs “step turn next=end”"),
        # turns
        ("turn 12; step turn", "no turn comes after turn 12: write “step turn next=end”"),
        ("step turn next=end", "a turn that has begun has a number from 1 to 12"),
        ("turn 3; step pick_start", "“turn 3”: “step pick_start” comes before the first turn"),
        (f"turn 3; {START}", "“turn 3”: “step start_rewards” comes before the first turn"),
        ("turn 11; step recolour", "“turn 11”: the game ends after turn 12: write “turn 12”"),
        ("over", "the game ends after turn 12: write “turn 12”"),
        ("turn 12; hand.1 70; over", "“hand.1 70”: at the end of the game there is nothing in “hand.1”"),
        ("turn 12; step recolour", "nobody has a circle and a gem to recolour it with: the game is over, write “over”"),
        ("turn 12; over; step turn", "a game that is over asks nobody"),
        ("turn 12; paint.1 1:0:tr:green; over", "it names sectors in circles, each once, and with another colour"),
        # the beginning
        ("step pick_start", "during “step pick_start” there is nothing in “pyramid.1”"),
        (f"{START} had=3", "“3” should be none, or some of 1, 2, with \\+ between them"),
        (f"{START}; step reward card=1", "no row of"),
        (f"{START} had=1; step reward card=1 row=2", "“row” is 1 here"),
        (f"{START} had=2; step reward player=2 card=1", "“card” is the last one of “pyramid.2”: 2"),
        # who is asked
        (f"{DISCARDS}; step gems player=3", "“3” should be a number from 1 to 2"),
        (f"{DISCARDS}; step gems left=2; waiting 2", "“waiting 2”: player 1 is asked"),
        (f"{DISCARDS}; step gems left=2; waiting 1 2", "only a sealed question waits for several players"),
        (f"{DISCARDS}; step gems left=2; sealed.1 pass; waiting 1", "sealed answers need a sealed question"),
        (f"{AUCTION} round=1 next=attacks; step bid; waiting 3", "“3” should be a number from 1 to 2"),
        (
            f"{AUCTION} round=1 next=attacks; step bid; sealed.1 bid:red; waiting 2",
            "player 1 cannot have sealed bid:red",
        ),
        (f"{AUCTION} round=1 next=attacks; step bid; sealed.1 pass; waiting 1 2", "waits for other players: 2"),
        (
            f"{AUCTION}; waiting 1",
            "“step auction” by itself asks nobody: leave the line out, or add the step that asks",
        ),
    ],
)
def test_a_turn_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    """12"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy; {TWO}; {text}")


def test_start_cards_are_chosen_from_four_characters() -> None:
    """12, 2"""
    for wrong in ("dealt.2 8 9 10", "dealt.2 8 9 10 70", ""):
        with pytest.raises(BadPosition, match=r"“step pick_start” needs 4 characters in “dealt\.2”"):
            table(f"viceroy; dealt.1 4 5 6 7; {wrong}; step pick_start")
    with pytest.raises(BadPosition, match=r"“sent_back\.1 12 13”: during “step pick_start” there is nothing in"):
        table(f"{DEALT}; sent_back.1 12 13")


def test_a_pyramid_begins_with_a_character() -> None:
    """12, 2"""
    with pytest.raises(BadPosition, match=r"“pyramid\.1 70”: a pyramid begins with a character"):
        table(f"viceroy; pyramid.1 70; pyramid.2 2; {START}")


ROUND = f"{AUCTION} round=1"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{AUCTION} round=4", "“4” should be a number from 0 to 3"),
        (f"{AUCTION} next=attacks", "a round that has begun has a number from 1 to 3: “round=1”"),
        (f"{ROUND} next=bids resolved=1", "“resolved” counts colours with “next=colours”, virtual opponents with"),
        (f"virtual_bids none none; {ROUND} next=virtual_attacks resolved=3", "“resolved” counts colours"),
        (f"skips 1; {ROUND}", "“skips 1”: who skips this auction is named in “done”; “skips” is for the next one"),
        # bids
        (f"{ROUND} next=attacks", "player 1 is not done, so the bid is red / green / blue / yellow / settled / attack"),
        (f"bids red pass; {AUCTION}", "nobody has bid in this auction yet: leave out “bids” and “virtual_bids”"),
        (f"bids red pass; {ROUND} next=attacks; step bid", "nobody has bid in this auction yet"),
        (f"virtual_bids red red; {AUCTION}", "nobody has bid in this auction yet"),
        (f"bids red pass; {ROUND}", "player 2 is not done, so the bid is red / green / blue / yellow / settled"),
        (f"bids red red; virtual_bids red pass; {ROUND}", "a virtual opponent bids a colour, attack, or none"),
        (f"bids red red; virtual_bids red; {ROUND}", "a virtual opponent bids a colour, attack, or none"),
        (f"bids red pass; done 1; {ROUND} next=colours", "player 1 is done, so the bid is none / settled"),
        (f"bids red pass; done 2; {ROUND} next=colours", "player 2 is done, so the bid is none / settled"),
        (f"bids attack pass; {ROUND} next=colours", "player 1 is not done, so the bid is red / green"),
        (f"bids red pass; {ROUND} next=automatic_passes", "player 2 is not done, so the bid is red / green"),
        (f"done 1 2; {ROUND} next=colours", "in a round that has begun at least one player has bid"),
        (f"bids red pass; {ROUND} next=colours", "“virtual_bids” names a bid for each of the 2 virtual opponents"),
        (f"bids red pass; virtual_bids red none; {ROUND} next=colours", "virtual opponent 2 is not out, so the bid is"),
        (f"bids red pass; virtual_bids red pass; {ROUND} next=colours", "a virtual opponent bids a colour, attack, or"),
        (
            f"bids red pass; virtual_bids red red; virtuals_out 1; {ROUND} next=colours",
            "virtual opponent 1 is out, so the bid is none, or has been resolved",
        ),
        ("virtuals_out 3", "“3” should be a number from 1 to 2"),
        # questions
        (f"done 1 2; {ROUND} next=attacks; step bid", "“step bid” needs a player who is not done"),
        (f"{ROUND} next=colours; step bid", "“step bid” needs “step auction next=attacks”"),
        (
            f"bids red attack; virtual_bids red blue; {ROUND} next=attacks; step take_any",
            "from the bids and the cards on offer follows “step take_any player=2”",
        ),
        (
            f"bids red pass; virtual_bids blue blue; {ROUND} next=colours; step take_of_colour",
            "“step take_of_colour” needs “step auction next=colours resolved=1”",
        ),
        (
            f"bids red pass; virtual_bids blue blue; {ROUND} next=colours resolved=1; step take_of_colour player=2",
            "from the bids and the cards on offer follows “step take_of_colour”",
        ),
        (
            f"bids red red; virtual_bids blue blue; {ROUND} next=colours resolved=1; step take_of_colour",
            "from the bids and the cards on offer follows “step claim”",
        ),
        (
            f"bids red pass; virtual_bids red blue; {ROUND} next=colours resolved=1; step take_of_colour",
            "from the bids and the cards on offer follows “step share”",
        ),
        (
            f"bids red pass; virtual_bids red blue; {ROUND} next=colours resolved=2; step share colour=green",
            "“step share colour=green” does not follow from the bids and the cards on offer",
        ),
        (f"bids pass pass; virtual_bids red blue; {ROUND} next=virtual_attacks; step drop", "“step drop” needs a card"),
        (
            f"bids pass pass; virtual_bids attack blue; virtuals_out 1; {ROUND} next=virtual_attacks resolved=1; "
            "step drop player=2",
            "player 1 chooses for virtual opponents",
        ),
        (f"bids pass red; virtual_bids red red; {ROUND} next=passes; step gems", "“step gems” has no cause"),
        (f"bids pass red; done 1; virtual_bids red red; {ROUND} next=automatic_passes; step gems", "has no cause"),
        (
            f"bids pass red; done 1; virtual_bids red red; {ROUND} next=passes; step gems left=4",
            "“left” is a number from 1 to 3 here",
        ),
        (
            f"bids red pass; virtual_bids red red; taken.1 12; {ROUND} next=colours; step keep_or_tuck",
            "“step keep_or_tuck” needs 78 in “pyramid.1”",
        ),
    ],
)
def test_an_auction_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    """12, 4.3, 10.2"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy virtual=2; {TWO}; base.red 30; tip.red 40; base.blue 31; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{DEVELOPMENT} next=plays", "a round that has begun has a number from 1 to 3: “round=1”"),
        (f"{DEVELOPMENT} round=4", "“4” should be a number from 0 to 3"),
        (f"hand.1 70; {PLAYS}; step choose", "“step choose” needs “step development next=discards”"),
        (f"{DISCARDS}; step choose", "“step choose” needs a player with cards in hand who is not done"),
        (f"hand.1 70; done 1; {DISCARDS}; step choose", "“step choose” needs a player with cards in hand"),
        (f"played.1 70; hand.1 71; {DISCARDS}; step choose", "cards lie open only in a round of development"),
        # cards revealed
        (f"played.1 70 71; {PLAYS}", "player 1 plays or discards one card in a round"),
        (f"played.1 70; discard 71; discarded.1 71; {DISCARDS}", "player 1 plays or discards one card in a round"),
        (f"discarded.1 71; {DISCARDS}", "“discarded.1 71”: it names a card that “discard” names, too"),
        (f"discard 71; discarded.1 71; discarded.2 71; {DISCARDS}", "two players cannot have discarded the same card"),
        (f"discard 71; discarded.1 71; {PLAYS}", "gems for discarded cards are taken before “step development next=pl"),
        (f"played.1 70; done 1; {PLAYS}", "player 1 is named in “done”, so no card of theirs is dealt with"),
        (f"played.1 32; {PLAYS}", "player 1 cannot have revealed 32: cannot pay card"),
        (f"played.1 68; played.2 70; {PLAYS}; step play player=2", "in the order of their numbers: 68 before 70"),
        (f"{PLAYS}; step play", "“step play” needs a card in “played.1”"),
        # cards being dealt with
        (f"{PLAYS}; step effect card=70", "“card” is the last one of “pyramid.1”: 9"),
        (f"{PLAYS}; step effect card=99", "“99” should be a number from 1 to 88"),
        (f"{PLAYS}; step effect", "“card” is the last one of “pyramid.1”: 9"),
        (f"played.1 70; {PLAYS}; step effect card=9", "player 1 plays or discards one card in a round"),
        (f"played.2 8; gems.2 0 0 1 0; {PLAYS}; step effect card=9", "cards are played in the order of their numbers"),
        (f"done 1; {PLAYS}; step effect card=9", "player 1 is named in “done”"),
        (f"{PLAYS}; step effect card=9; step pay card=9", "player 1 has too few yellow gems to pay for 9"),
        (f"{PLAYS}; step effect card=9; step pay card=1", "“card” is the last one of “pyramid.1”: 9"),
        (f"{PLAYS}; step effect card=9; step pay player=2 card=9", "is of the same player as the one below: 1"),
        (f"gems.1 0 0 0 1; {PLAYS}; step effect card=9; step pay card=9 used=red", "“used” names used infinite gems"),
        (f"{PLAYS}; step effect card=9; step pay card=9 used=red+pink", "“red\\+pink” should be none, or some of red"),
        (f"{PLAYS}; step top card=9", "“step top” needs 9 on level 5"),
        # rewards
        (f"{PLAYS}; step reward card=9 row=2", "“row” is 1 here"),
        (f"{PLAYS}; step reward card=9 granted=2", "“granted” is at most 1 here: row 1 of 9 has no more symbols"),
        (f"{PLAYS}; step reward card=9; step reward card=9 row=2", "no row of"),
        (f"{PLAYS}; step reward card=9 granted=1; step gems", "“step gems” has no cause"),
        (f"{PLAYS}; step reward card=9 granted=1; step draw", "“step draw” has no cause"),
        (f"{PLAYS}; step reward card=9; step gems", "“step gems” has no cause"),
        (f"{DISCARDS}; step gems left=3", "“left” is a number from 1 to 2 here"),
        (
            f"{PLAYS}; step reward card=9 granted=1; step colour card=9",
            "“step colour” needs a row with an infinite gem",
        ),
        (f"{PLAYS}; step own_gem card=9", "the reserve has such a gem: “step own_gem” is not asked"),
        (
            f"gems.2 8 0 0 0; {PLAYS}; step own_gem card=9",
            "“card” is the one over 66, last in “tucked.1”, and has such",
        ),
        (
            f"gems.2 8 0 0 0; {PLAYS}; step reward card=9 granted=1; step own_gem card=9",
            "needs a row with this infinite",
        ),
        (f"{PLAYS}; step own_gem card=9 token=used_red", "“used_red” should be one of infinite_red"),
        # laws
        (
            f"{PLAYS}; step option card=9",
            "“step option” belongs to 71 / 73 / 77 / 80 / 81 / 82 / 83 / 84, which must be",
        ),
        (f"{PLAYS}; step swap_with", "“step swap_with” belongs to 67, which must be last in “pyramid.1”"),
        (f"{PLAYS}; step take_offer", "“step take_offer” belongs to 69"),
        (f"{PLAYS}; step draw_laws", "“step draw_laws” belongs to 70"),
        (f"{PLAYS}; step store card=9", "“step store” belongs to 76"),
        (f"taken.1 30; {PLAYS}; step keep_or_tuck", "“step keep_or_tuck” needs 78 in “pyramid.1”"),
        (f"{PLAYS}; step keep_or_tuck", "“step keep_or_tuck player=1” and one card in “taken.1” go together"),
    ],
)
def test_a_development_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    """12, 5.2, 5.4"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy; pyramid.1 1 9; pyramid.2 2; {text}")


@pytest.mark.parametrize(
    ("law", "text", "complaint"),
    [
        (65, "step effect card=65", "“step effect” is for cards that went into an empty slot, unlike 65"),
        (68, "step effect card=68; step pay card=68", "laws are free: “step pay” is for characters"),
        (71, "step option card=9", "“card” is the last one of “pyramid.1”: 71"),
        (68, "step reward card=68", "no row of"),
        (
            67,
            "tokens.1 1:0:vp2; gems.1 2 0 0 0; step swap_card other=2",
            "a swap takes a token of each player, and 3 gems",
        ),
        (67, "gems.1 3 0 0 0; step swap_card other=2", "a swap takes a token of each player"),
        (67, "tokens.1 1:0:vp2; gems.1 3 0 0 0; step swap_card", "“other” is another player than 1"),
        (
            67,
            "tokens.1 1:0:vp2; gems.1 3 0 0 0; step swap_card other=2 theirs=1:0:vp2",
            "“theirs” is a token of player 2, or none",
        ),
        (
            67,
            "tokens.1 1:0:vp2; gems.1 3 0 0 0; step swap_card other=2; step swap_kind card=2",
            "“step swap_kind” has the same “other” and “theirs” as “step swap_card” below",
        ),
        (
            67,
            "tokens.1 1:0:vp2; gems.1 3 0 0 0; step swap_card other=2; step swap_kind other=2 card=9",
            "“card” is a card with tokens in “pyramid.2”",
        ),
        (67, "gems.1 1 0 0 0; step give_gems other=2 left=2", "player 1 has fewer gems than are to be given"),
        (67, "gems.1 3 0 0 0; step give_gems left=2", "“other” is another player than 1"),
        (67, "step give_gems other=2 left=4", "“4” should be a number from 1 to 3"),
        (69, "base.red 30; step take_offer", "“step take_offer” needs a card on offer, and player 1 in “skips”"),
        (69, "skips 1; step take_offer", "“step take_offer” needs a card on offer"),
        (70, "hand.1 71; step return_law left=2", "player 1 has fewer laws in hand than are to be put back"),
        (70, "step draw_laws drawn=4", "“4” should be a number from 0 to 3"),
        (78, "taken.1 30; step keep_or_tuck", "player 1 cannot have taken 30 during “step development”"),
    ],
)
def test_a_law_that_cannot_be_at_work_is_refused(law: int, text: str, complaint: str) -> None:
    """12, 7"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"{placed(law, 'tokens.2 1:0:magic')}; {text}")


def test_a_card_paid_for_with_gems_that_are_not_there_would_be_a_trap() -> None:
    """12, 5.3: the question comes later, but the position is refused at once."""
    later = "played.1 32; played.2 71"
    with pytest.raises(BadPosition, match="player 1 cannot have revealed 32"):
        table(f"viceroy; {TWO}; {later}; {PLAYS}")
    with pytest.raises(BadPosition, match="player 1 cannot have revealed 66: needs character"):
        table(f"viceroy; pyramid.1 70; pyramid.2 2; played.1 66; {PLAYS}")
    assert table(f"viceroy; {TWO}; {later}; gems.1 0 1 0 0; {PLAYS}").waiting == [0]


def test_nobody_draws_from_an_empty_law_deck() -> None:
    """12, 5.4"""
    position = f"{placed(1)}; {laws_left()}; step reward card=1 granted=1; step draw"
    assert choices(table(f"{position}; waiting 1")) == ["deck:character"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("paint.1 2:0:tl:red", "“paint.1 2:0:tl:red”: it names sectors in circles, each once, and with another colour"),
        ("paint.1 2:0:bl:blue", "it names sectors in circles, each once, and with another colour than the printed one"),
        ("paint.1 2:0:bl:red 2:0:bl:green", "it names sectors in circles, each once"),
        ("paint.1 3:0:bl:red", "it names sectors in circles"),
        ("gems.2 7 0 0 0; paint.1 2:0:bl:red", "1 sectors have become red, but the reserve has only 0 such gems"),
    ],
)
def test_sectors_that_cannot_have_been_recoloured_are_refused(text: str, complaint: str) -> None:
    """12, 8.1"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"viceroy; {CIRCLE}; {text}; over")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("viceroy seats=5", "viceroy is for 1 to 4 seats, not 5"),
        ("viceroy seats=0", "“0” should be a number from 1 to 8"),
        ("viceroy edition=en", "option edition is one of ru, pl"),
        ("viceroy without=1-2-3", "option without is one of random"),
        ("viceroy edition=pl without=1-2-3-4-5-86-87-88", "option without names 4 characters"),
        ("viceroy virtual=4", "option virtual is one of 0, 1, 2, 3"),
        ("viceroy seats=4 virtual=1", "option virtual is only for 1, 2, 3 seats"),
        ("viceroy seats=3 virtual=2", "3 players leave room for 1 virtual opponents"),
        ("viceroy seats=2 virtual=3", "2 players leave room for 2 virtual opponents"),
        ("viceroy law_attack_on_card=perhaps", "option law_attack_on_card is one of yes, no"),
        ("viceroy colour=red", "viceroy has no option “colour”"),
        ("viceroy seats", "“seats” should be name=value"),
        ("viceroy", "player 1 has no pyramid: “pyramid.1” names at least one card"),
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
        table(f"viceroy edition=pl without=5-6-7-8-85-86-87-88; {TWO}; hand.1 88; {AUCTION}")


# -- the board as plain data ------------------------------------------------------------------------------------------


def test_a_board_can_be_read_as_plain_data() -> None:
    """12"""
    facts = (
        f"pyramid.1 9 3 78 72; places.1 1:0 1:1 1:2 2:0; tucked.1 12; hosts.1 1:2; pyramid.2 2; {OFFER}; hand.1 70 32"
    )
    s = table(f"viceroy; {facts}; tokens.1 1:0:vp3 1:0:science; gems.1 1 2 0 3; attack.1 2; {AUCTION}")
    found = s.as_dict()
    mine, other = found["players"]
    assert mine["pyramid"] == {
        "1:0": {"card": 9, "tokens": ["science", "vp3"], "tucked": []},
        "1:1": {"card": 3, "tokens": [], "tucked": []},
        "1:2": {"card": 78, "tokens": [], "tucked": [12]},
        "2:0": {"card": 72, "tokens": [], "tucked": []},
    }
    assert mine["gems"] == {"red": 1, "green": 2, "blue": 0, "yellow": 3}
    assert (mine["attack"], mine["hand"], mine["priority"], mine["points"]) == (2, 2, 3, 3 + 4)
    assert (other["pyramid"], other["points"]) == ({"1:0": {"card": 2, "tokens": [], "tucked": []}}, -8)
    assert found["offer"]["red"] == {"base": 30, "tip": 40}
    assert found["offer"]["yellow"] == {"base": None, "tip": None}
    assert found["decks"] == {"large": 24, "small": len(s.deck) - 24, "laws": 21}
    assert found["reserve"] == {"red": 7, "green": 6, "blue": 8, "yellow": 5}
    json.dumps(found)


def test_a_view_does_not_tell_what_lies_behind_screens() -> None:
    """12, 11"""
    s = table(f"viceroy; {TWO}; hand.1 70; hand.2 12; {SENT_BACK}; {DEVELOPMENT}")
    for seat, known in ((0, [True, False]), (1, [False, True]), (None, [False, False])):
        players = s.view(seat).as_dict()["players"]
        assert [player["gems"] is not None for player in players] == known
        assert [list(player["gems_at_most"].values()) for player in players] == [[2, 2, 2, 2], [0, 0, 0, 0]]
        assert [player["hand"] for player in players] == [1, 1]


# -- what is documented -----------------------------------------------------------------------------------------------


def test_every_line_and_every_step_is_documented() -> None:
    """12"""
    of_all_games = {"known", "sealed", "step", "waiting", "chance", "over"}
    s = table(f"viceroy virtual=1; {TWO}; {AUCTION}")
    lines = {name.partition(".")[0] for name in line_names(s)} - of_all_games
    assert {name.partition(".")[0] for name in GAME.lines} == lines
    for form in GAME.steps.values():
        assert form.doc
        assert all(slot.doc for slot in form.slots)
