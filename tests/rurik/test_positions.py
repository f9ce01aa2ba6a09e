"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from time import perf_counter

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.core.position import line_names
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.state import Rurik
from prestol.play import properties

from .table import (
    ACTION,
    CHOOSING,
    DEVELOPMENT,
    PLACING,
    STRATEGY,
    asks,
    banner,
    board,
    built,
    choices,
    dealt,
    play,
    table,
    troops,
)
from .turn_positions import CHECKING, DONE, GOING, PAYING, TURN, decks

DEALT = f"rurik; dealt.1 regal capable; dealt.2 wealthy esteemed; {PLACING}; step choose_agenda"
BUSY = "who.1 agatha; at.1 kiev; troops.1 kiev:3 volyn:1; troops.2 kiev:2; neutrals kiev volyn"
SOLO = "rurik seats=1; who.1 boris; at.1 volyn; troops.1 volyn:2; at.2 kiev; troops.2 kiev:2 rostov:2; neutrals polotsk"
FOUGHT = SOLO.replace("at.1 volyn; troops.1 volyn:2", "at.1 kiev; troops.1 kiev:2")
ROWS_SEEN = "advisors.1 4 5; advisors.2 2 4; banner.move 2:1; banner.build 2:5; slid 3"  # of card 18, at the bottom
LURING = "who.1 predslava; at.1 kiev; at.2 kiev; troops.2 kiev:1"
ROUND_3 = ACTION.replace("round 1", "round 3")  # with two advisors of number 2
DEEDS = f"{DEVELOPMENT} stage=deeds begun=1"
TOKENS = "kinds fur stone honey wood fish stone wood fish"

POSITIONS = {
    "choosing leaders": f"rurik seats=3; who.1 boris; {CHOOSING} done=1",
    "choosing agendas": DEALT,
    "one has chosen": f"{DEALT}; sealed.2 agenda:wealthy; waiting 1",
    "placing troops": f"rurik; troops.2 kiev:1; first 2; {PLACING} done=1",
    "placing leaders": "rurik; troops.1 kiev:1 volyn:2; troops.2 kiev:3; step round; step place_leaders",
    "strategy": f"rurik; advisors.1 1 2 4 5; advisors.2 2 4 5; banner.tax 2:1+3; coins.1 3; {STRATEGY}",
    "a banner": f"rurik; advisors.1 1 4; banner.tax 1:5 2:4; banner.move 1:2; {STRATEGY} next=2; step banner advisor=4",
    "a bribe": f"rurik; advisors.1 1 4; coins.1 3; {STRATEGY} next=2; step bribe advisor=4 banner=tax",
    "emergency": f"rurik; banner.tax 1:2 2:1; at.2 kiev; {ACTION}",
    "two twos": f"rurik; at.1 kiev; banner.tax 1:2+1 2:1; banner.move 1:2; {ROUND_3}",
    "a menu": f"rurik; {BUSY}; hand.1 s01 s03; open.1 hoard; goods.1 3 2 0 0 0; tax_points 2; build_points 1; {TURN}",
    "mustering": f"rurik; {BUSY}; {TURN}; step muster points=2",
    "moving": f"rurik; {BUSY}; {TURN}; step move steps=2 figure=kiev_troop",
    "companions": f"rurik; {BUSY.replace('at.1 kiev', 'at.1 volyn')}; {GOING}; step companions from=kiev to=volyn",
    "moving anywhere": f"rurik; {BUSY}; {TURN}; step move_any moved=volyn",
    "attacking": f"rurik; {BUSY}; {TURN}; step attack points=2 fewer=1",
    "a check": f"rurik; {BUSY}; top.1 s05; {CHECKING} region=kiev cards=2",
    "a played card": f"rurik; {BUSY}; playing s10; {TURN} done=scheme; step finish_scheme; step attack",
    "a market": f"rurik; {BUSY}; built.1 volyn:market; taken volyn; {TURN}; step market region=volyn",
    "building": f"rurik; {BUSY}; build_points 2; {TURN}; step build_what region=kiev",
    "a church": f"rurik; {BUSY}; built.1 kiev:church; {TURN}; step church region=kiev",
    "the token": f"rurik; {BUSY}; {TURN}; step draw cards=3; step token_to",
    "cards looked at": f"rurik; {BUSY}; drawn.1 s05 s02 s09; {TURN}; step draw cards=3 deck=2",
    "cards to put back": f"rurik; {BUSY}; drawn.1 s05 s02; {TURN}; step draw cards=3 deck=2 kept=1",
    "cards remembered": f"rurik; {BUSY}; top.1 s05 s02; top.2 s09; known.1 s05; known.2 s09; hand.1 s03; {DONE}",
    "decks of other sizes": f"rurik; {BUSY}; hand.1 s01; discard s05 s06; under 3 21; {DONE}",
    "converting": f"rurik; {BUSY}; goods.1 2 0 1 0 0; ready.1 muster; {PAYING} reward=build; step pay_conversion",
    "luring": f"rurik; {LURING}; {TURN}; step lure",
    "luring where": f"rurik; {LURING}; {TURN}; step lure_to figure=2_leader",
    "discarding": f"rurik; {BUSY}; hand.1 s01 s02; {PAYING} amount=2; step discard_scheme",
    "paying goods": f"rurik; goods.1 1 1 1 1 0; {PAYING} reward=coin; step pay_goods way=different_goods left=3",
    "half paid": f"rurik; goods.1 1 1 1 1 0; {PAYING}; step pay_goods way=different_goods left=2 paid=wood",
    "removing troops": f"rurik; {BUSY}; {PAYING} reward=move_any; step remove_troops way=troops left=2",
    "razing": f"rurik; {BUSY}; built.1 kiev:church volyn:market; {PAYING} reward=tax amount=2; step raze",
    "holding goods back": f"rurik; goods.1 2 1 0 0 0; row hoard; {DEVELOPMENT}",
    "taking deeds": f"rurik; row hoard trade_route law_giver; {DEEDS}",
    "fresh deeds": f"rurik fresh_deeds=yes; old_deeds hoard; row trade_route law_giver; {DEEDS}",
    "rebels defeated": f"rurik; {BUSY}; defeated.2 2; won r3 r15; {TURN}",
    "redistributed": f"rurik goods_tokens=yes; {BUSY}; {TOKENS}; {TURN}",
    "four players": f"rurik seats=4; at.4 azov; troops.3 brest:2; neutrals murom; token 4; {TURN}",
    "solo strategy": f"{SOLO}; advisors.1 1; {STRATEGY}",
    "solo rows": f"{SOLO}; cards c2; {ROWS_SEEN}; {STRATEGY}",
    "solo turn": f"{SOLO}; banner.tax 1:1; banner.move 2:1; covers 1 2 0; priority tax; known.all c1; {ACTION}",
    "a check of the rebellion": f"{FOUGHT}; {ACTION}; step rebel_attack region=kiev fewer=1",
    "the end": "rurik; agenda.1 regal; agenda.2 capable; round 4; over",
    "a known future": f"rurik; {BUSY}; {TURN}; step attack; chance 7 3",
}
SILENT = {"round", "strategy", "action", "gain", "finish_scheme", "development", "rebel_attack"}  # they ask nobody


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """1"""
    s = table(text)
    properties.check_positions(s)
    properties.check_clones(s)
    assert properties.same(table(s.position()), table(s.position()))


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_a_position_read_back_plays_on_alike(text: str) -> None:
    """1"""
    one, other = table(text), table(table(text).position())
    for s in (one, other):
        for _ in range(12):
            if not s.over:
                play(s, choices(s, s.waiting[0])[-1])
    assert one.position() == other.position()


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_nothing_is_wrong_with_a_position_that_is_accepted(text: str) -> None:
    """1"""
    s = table(text)
    properties.check_invariants(s)
    for viewer in (*range(s.seats), None):
        properties.check_views(s, viewer, 1)


def test_every_question_is_among_these_positions() -> None:
    """14"""
    asked = {asks(table(text)) for text in POSITIONS.values()}
    assert set(GAME.steps) - asked == SILENT


def test_a_position_names_only_what_is_unusual() -> None:
    """1"""
    s = table(f"rurik; at.1 kiev; coins.1 2; hand.1 s03; neutrals volyn; {TURN}")
    facts, _, _ = s.position().partition("step")
    assert facts == "rurik seats=2\nhand.1 s03\nround 1\nneutrals volyn\nat.1 kiev\ncoins.1 2\n"


def test_cards_not_named_lie_in_their_decks() -> None:
    """1, 2.6"""
    s = table(f"rurik; at.1 kiev; hand.1 s03; top.1 s05 s06; discard s07; row hoard; won r1; defeated.1 1; {TURN}")
    assert (decks(s), len(s.deeds), len(s.rewards), len(s.agendas)) == ([14, 11], 25, 14, 11)


def test_numbers_read_as_words() -> None:
    """1"""
    s = table(f"rurik; troops.1 kiev:3 volyn; built.1 kiev:market+church; banner.tax none 2:4+2; {TURN}")
    assert (troops(s, 0), built(s, 0)) == ({"kiev": 3, "volyn": 1}, ["kiev:church+market"])
    assert (banner(s, "tax"), s.players[0].supply) == (["none", "2:4+2", "none", "none"], 8)


def test_goods_are_there_unless_taken() -> None:
    """1"""
    assert table(f"rurik; at.1 kiev; taken kiev rostov; {TURN}").goods[:8] == [1, 0, 1, 1, 1, 0, 1, 1]


def test_players_are_counted_from_one() -> None:
    """1"""
    s = table(f"rurik seats=3; at.1 kiev; at.3 volyn; coins.3 4; first 3; {ACTION} next=3; banner.tax 3:1; hand.2 s01")
    assert ([player.leader for player in s.players], s.players[2].coins, s.first) == ([5, -1, 4], 4, 2)
    assert (s.waiting, s.players[1].hand) == ([2], [0])
    assert "\nwaiting 3\n" in s.position()


def test_what_a_step_remembers_reads_as_words() -> None:
    """1"""
    menu = table(f"rurik; troops.1 kiev:2; hand.1 s03; {ACTION} next=2; step turn slot=build_2 done=main+deed")
    assert "step turn slot=build_2 done=main+deed\n" in menu.position()
    moved = play(table(f"rurik; troops.1 kiev:2; {TURN}; step move_any steps=2"), "from:kiev", "to:rostov")
    assert "step move_any moved=rostov\n" in moved.position()
    assert "step move_any figure=kiev_troop moved=rostov\n" in play(moved, "from:kiev").position()


def test_the_token_is_usually_with_the_first_player() -> None:
    """1, 3"""
    assert table(f"rurik seats=3; first 3; {STRATEGY} next=3; advisors.3 4").token == 2


def test_everybody_sees_the_top_card_whether_a_position_says_so_or_not() -> None:
    """1, 13"""
    s = table(POSITIONS["solo strategy"])
    assert board(s, None).cards[0] == s.cards[0]
    assert "known.all c1\n" in s.position()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("variants", ["no", "yes"])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int, variants: str) -> None:
    """1"""
    s = dealt(seats, 5, goods_tokens=variants, fresh_deeds=variants)
    chance = Quick(seats)
    while not s.over:
        if chance.below(4) == 0:
            properties.check_positions(s)
            check_same(s)
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
    properties.check_positions(s)
    check_same(s)


def check_same(s: Rurik) -> None:
    """A position read back holds all that the state does, but for counters that begin again."""
    again = table(s.position())
    for name in set(properties.parts(s)) - {"answers", "reveals"}:
        assert properties.same(getattr(again, name), getattr(s, name)), name


def test_a_view_is_written_with_question_marks_and_not_read() -> None:
    """13"""
    s = table(f"rurik; at.1 kiev; hand.1 s01; hand.2 s02; {TURN}")
    written = board(s, 0).position()
    assert "hand.2 ?" in written
    with pytest.raises(BadPosition, match="this is a view, not a whole position"):
        table(written)


# -- what is impossible -----------------------------------------------------------------------------------------------

IMPOSSIBLE = [
    # figures
    ("troops.1 kiev:13", "“troops.1 kiev:13”: there are 12 troops in all, not 13"),
    ("troops.1 kiev:63", "there are 12 troops in all, not 63"),
    ("troops.1 kiev:64", "“kiev:64” should be a region and how many stand there, such as kiev:3"),
    ("troops.1 kiev:0", "“kiev:0” should be a region and how many stand there"),
    ("troops.1 kiev:", "“kiev:” should be a region and how many stand there"),
    ("troops.1 kiev:1 kiev:2", "“troops.1 kiev:1 kiev:2”: it names no region twice"),
    ("troops.1 moscow:1", "“moscow:1” should be a region .* regions in play are novgorod, rostov"),
    ("troops.1 galich:1", "“galich:1” should be a region"),
    ("at.1 galich", "“at.1 galich”: “galich” should be one of none, novgorod"),
    ("at.1 moscow", "“moscow” should be one of none, novgorod"),
    ("at.1 5", "“5” should be one of none, novgorod"),
    ("at.1 kiev volyn", "“at.1 kiev volyn”: it takes 1 numbers, not 2"),
    ("who.1 boris; who.2 boris", "“who.2 boris”: player 1 has this leader"),
    ("who.1 rurik", "“rurik” should be one of none, agatha, boris"),
    ("neutrals kiev:2", "“kiev:2” should be one of novgorod"),
    ("neutrals kiev kiev", "“neutrals kiev kiev”: it names no region twice"),
    ("neutrals galich", "“galich” should be one of novgorod"),
    ("taken kiev kiev", "it names no region twice"),
    ("defeated.1 1", "“won” names a reward for each defeated rebel: 1, not 0"),
    ("won r1", "“won” names a reward for each defeated rebel: 0, not 1"),
    ("defeated.1 9; won r1 r2 r3 r4 r5 r6 r7 r8 r9", "“9” should be a number from 0 to 8"),
    (
        "defeated.1 5; defeated.2 4; won r1 r2 r3 r4 r5 r6 r7 r8 r9",
        "there were 8 rebels, one in each region: 0 standing and 9 defeated are too many",
    ),
    ("defeated.1 8; won r1 r2 r3 r4 r5 r6 r7 r8; neutrals kiev", "1 standing and 8 defeated are too many"),
    ("defeated.1 -1", "“-1” should be a number from 0 to 8"),
    # structures
    (
        "built.1 kiev:church; built.2 kiev:church",
        "“built.2 kiev:church”: kiev has one church, of player 1 or of player 2",
    ),
    ("built.1 kiev:market; built.2 kiev:church+market", "kiev has one market, of player 1 or of player 2"),
    ("built.1 kiev:church kiev:church", "it names no structure of a region twice"),
    ("built.1 kiev:church+church", "“kiev:church\\+church” should be a region and its structures"),
    (
        "built.1 kiev:market volyn:market rostov:market polotsk:market",
        "a player has 3 structures of the kind market, not 4",
    ),
    ("built.1 galich:church", "“galich:church” should be a region and its structures"),
    ("built.1 kiev:castle", "“kiev:castle” should be a region and its structures, such as kiev:church\\+market"),
    ("built.1 kiev", "“kiev” should be a region and its structures"),
    ("built.1 kiev:none", "“kiev:none” should be a region and its structures"),
    ("built.1 kiev:7", "“kiev:7” should be a region and its structures"),
    # coins, goods, markers
    ("coins.1 -1", "“-1” should be a number, 0 or more"),
    ("goods.1 -1 0 0 0 0", "“-1” should be a number, 0 or more"),
    ("goods.1 1 1 1 1", "“goods.1 1 1 1 1”: it takes 5 numbers, not 4"),
    ("levels.1 4 0 0", "“4” should be one of 0, 1, 2, 3, 5, 8"),
    ("levels.1 0 -1 0", "“-1” should be one of 0, 1, 2, 3, 5, 8"),
    ("levels.1 1 1", "it takes 3 numbers, not 2"),
    ("war.1 11", "“11” should be a number from 0 to 10"),
    ("war.1 -1", "“-1” should be a number from 0 to 10"),
    ("ready.1 4", "“4” should be none, or some of build, muster, with \\+ between them"),
    ("ready.1 build+build", "“build\\+build” should be none, or some of build, muster"),
    ("power.1 2", "“2” should be a number from 0 to 1"),
    ("tax_points -1", "“-1” should be a number, 0 or more"),
    ("build_points -1", "“-1” should be a number, 0 or more"),
    ("kinds wood", "“kinds wood”: it takes 8 numbers, not 1"),
    (TOKENS, "goods lie as they are printed, unless the first line says “goods_tokens=yes”"),
    # the strategy board
    ("banner.tax 1:2 2:4", "“banner.tax 1:2 2:4”: advisors stand in the order of their influence: number and bribe"),
    ("banner.tax 1:2 2:1+2", "in the order of their influence"),
    ("banner.tax 3:4", "“3:4” should be none, or player:advisor\\+bribe, such as 2:4\\+1; players are 1 to 2"),
    ("banner.tax 0:4", "“0:4” should be none, or player:advisor\\+bribe"),
    ("banner.tax 1:5 1:4 2:4 2:2", "a banner has 3 slots with so many players, not 4"),
    (
        "banner.tax 1:5 2:5; banner.move 1:5",
        "the advisors of player 1 in round 1, in hand and on the board, are 1 2 4 5",
    ),
    ("banner.tax 1:2; banner.move 1:2", "the advisors of player 1 in round 1, in hand and on the board, are 1 2 4 5"),
    ("banner.tax 2:3", "the advisors of player 2 in round 1, in hand and on the board, are 1 2 4 5"),
    ("advisors.1 4", "“advisors.1 4”: a player holds advisors only during the strategy phase"),
    ("advisors.1 6", "“6” should be a number from 1 to 5"),
    ("advisors.1 0", "“0” should be a number from 1 to 5"),
    ("banner.tax 1:6", "“1:6” should be none, or player:advisor\\+bribe"),
    ("banner.tax 1:4+", "“1:4\\+” should be none, or player:advisor\\+bribe"),
    ("banner.tax 1:4+-1", "“1:4\\+-1” should be none, or player:advisor\\+bribe"),
    ("banner.tax five", "“five” should be none, or player:advisor\\+bribe"),
    ("banner.war 1:4", "“banner.war 1:4”: a position of rurik has no such line; perhaps “banner."),
    # cards
    ("hand.1 s01; hand.2 s01", "the card s01 more often"),
    ("hand.1 s28", "there is no card “s28” among the schemes"),
    ("row hoard trade_route law_giver capital_city", "at most 3 deeds are on offer, not 4"),
    ("old_deeds hoard", "deeds are put away only if the first line says “fresh_deeds=yes”"),
    ("under 10 10", "“under 10 10”: the two numbers add up to the 27 scheme cards that are named nowhere"),
    ("under 28 -1", "“-1” should be a number, 0 or more"),
    ("under 27", "it takes 2 numbers, not 1"),
    ("top.1 s01; under 14 13", "the two numbers add up to the 26 scheme cards"),
    ("playing s01", "a scheme card is being played only with “step finish_scheme”"),
    ("drawn.1 s01", "“drawn.1 s01”: cards are looked at only during “step draw”, after a deck was chosen"),
    ("dealt.1 regal capable", "“dealt.1 regal capable”: agendas are dealt only for “step choose_agenda”"),
    ("agenda.1 regal capable", "“agenda.1 regal capable”: a player keeps one agenda"),
    ("agenda.2 wealthy; rejected.2 regal capable", "a player who keeps an agenda rejects one other"),
    ("rejected.2 regal", "a player who keeps an agenda rejects one other"),
    ("cards c1", "the card c1 does not take part"),
    ("known.1 s99", "is no card that can be hidden"),
    # rounds
    ("first 3", "“3” should be a number from 1 to 2"),
    ("first 0", "“0” should be a number from 1 to 2"),
    ("token 3", "“3” should be a number from 1 to 2"),
    ("token none", "“none” should be a number from 1 to 2"),
    ("chance 7", "“chance” is a key and a count"),
    ("coins.1 1; coins.1 2", "the position names “coins.1” twice"),
    ("xyz 1", "“xyz 1”: a position of rurik has no such line; its lines are: hand, drawn"),
    ("coins.3 1", "“coins.3 1”: a position of rurik has no such line; perhaps “coins."),
    ("coins.0 1", "“coins.0 1”: a position of rurik has no such line; perhaps “coins."),
    ("slid 1", "“slid 1”: a position of rurik has no such line"),
]


@pytest.mark.parametrize(("text", "complaint"), IMPOSSIBLE, ids=[text for text, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """1"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik; {text}; {TURN}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round 5", "“5” should be a number from 0 to 4"),
        ("round -1", "“-1” should be a number from 0 to 4"),
        ("round 3; over", "“over”: the game is over after round 4"),
        ("round 4; banner.tax 1:1; over", "advisors are on the board only during the strategy and the action phase"),
        ("round 4; step round; over", "a game that is over asks nobody"),
        ("round 4; drawn.1 s01; over", "cards are looked at only during “step draw”"),
        ("round 4; playing s01; over", "a scheme card is being played only with “step finish_scheme”"),
        (
            "round 4; first 2; token 1; over",
            "“token 1”: only in the action phase can it be with another player",
        ),
        ("round 4; step round", "nothing comes after round 4: write “over” in place of the steps"),
        ("round 4; step round next=end", "nothing comes after round 4: write “over” in place of the steps"),
        ("step round next=action", "a round that is running has a number from 1 to 4"),
        ("step round next=end", "a round that is running has a number from 1 to 4"),
        ("step round next=action; step strategy", "a round that is running has a number from 1 to 4"),
        (
            "round 1; step round; banner.tax 1:4",
            "advisors are on the board only during the strategy and the action phase",
        ),
        ("round 1; step round next=action; banner.tax none 1:4", "no slot is free above an advisor"),
        ("round 1; step round next=action; first 2; token 1", "only in the action phase can it be with another player"),
        (f"{STRATEGY}; banner.tax none 1:4", "“banner.tax none 1:4”: before the action phase no slot is free above an"),
        (f"{STRATEGY}; tax_points 1", "“tax_points 1”: points are left only during a turn: “step turn”"),
        (f"{ACTION}; build_points 2", "“build_points 2”: points are left only during a turn: “step turn”"),
        (f"{STRATEGY}; first 2; token 1", "only in the action phase can it be with another player than the first"),
    ],
)
def test_an_impossible_round_is_refused(text: str, complaint: str) -> None:
    """1, 4"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("who.1 sviatopolk", "“sviatopolk” should be one of none, agatha"),
        (
            "covers 9 0 0",
            "“covers 9 0 0”: at level 1 so many coins at most cover the bonuses of attack_move, build, tax: 2 2 2",
        ),
        ("covers -1 0 0", "“-1” should be a number, 0 or more"),
        ("covers 1 1", "it takes 3 numbers, not 2"),
        ("slid 1 2 3", "it takes 1 numbers, not 3"),
        ("slid 7", "“7” should be a number from 0 to 6"),
        ("slid 2", "“slid 2”: rows are seen only while the rebellion has advisors in hand or on the board"),
        ("troops.2 kiev:16", "“troops.2 kiev:16”: there are 15 troops in all, not 16"),
        ("row grand_hunter", "the card grand_hunter does not take part"),
        ("agenda.1 wealthy", "the card wealthy does not take part"),
        ("won r1", "the card r1 does not take part"),
        ("priority war", "“war” should be one of attack_move, build, tax"),
        ("who.2 boris", "“who.2 boris”: a position of rurik has no such line"),
        ("defeated.1 1", "“defeated.1 1”: a position of rurik has no such line"),
        ("first 2", "“2” should be a number from 1 to 1"),
        ("banner.tax 3:4", "players are 1 to 2"),
    ],
)
def test_an_impossible_position_of_the_solo_game_is_refused(text: str, complaint: str) -> None:
    """1"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik seats=1; at.1 kiev; {text}; {TURN}")


def test_the_rebellion_holds_what_its_bottom_card_places() -> None:
    """1, 12.3"""
    complaint = "“advisors.2 1”: the bottom card of “cards” has yet to place these advisors of the rebellion: 1 2 4 5"
    with pytest.raises(BadPosition, match=complaint):
        table(f"{SOLO}; advisors.1 1; advisors.2 1; {STRATEGY}")


def test_tokens_are_those_of_the_number_of_players() -> None:
    """1, 11"""
    with pytest.raises(
        BadPosition, match="it deals out these tokens, in any order: wood wood fish fish stone stone honey"
    ):
        table(f"rurik goods_tokens=yes; {TOKENS.replace('honey', 'fur')}; {TURN}")


# -- steps ------------------------------------------------------------------------------------------------------------

UNFIT = [
    # names
    ("step dance", "rurik has no step “dance”; its steps: round, place_leaders"),
    ("step turn colour=3", "this step remembers no “colour”, only: player, slot, done"),
    ("step turn card=1", "this step remembers no “card”, only: player, slot, done"),
    (f"{ACTION} next=2; step turn slot=21", "“21” should be one of none, muster_1, muster_2, muster_3, move_1"),
    (f"{ACTION} next=2; step turn slot=muster_4", "“muster_4” should be one of none, muster_1"),
    (f"{ACTION} next=2; step turn done=1", "“1” should be none, or some of main, scheme, deed, conversion"),
    (f"{ACTION} next=3", "“3” should be a number from 1 to 2"),
    ("step round next=1", "“1” should be one of strategy, action, development, end"),
    # what stands upon what
    ("step development", "“step development” is only part of another step: right before it belongs “step round”"),
    ("step remove_troops", "“step remove_troops” is only part of another step: right before it belongs “step gain”"),
    ("step boat_show", "“step boat_show” is only part of another step: right before it belongs “step development”"),
    (f"{TURN}; step reveal", "right before it belongs “step attack” / “step rebel_attack”"),
    (f"{TURN}; step take_deed", "right before it belongs “step finish_scheme” / “step development”"),
    ("step round; step round", "“step round” is the first of all steps: nothing stands below it"),
    ("round 1; step round; step action", "“step action”: it needs “step round next=development”"),
    (f"{DEVELOPMENT.replace('next=end', 'next=action')}", "“step development”: it needs “step round next=end”"),
    # setting up
    (f"round 1; {PLACING}", "“step place_leaders”: it needs “round 0”"),
    (f"who.2 boris; {CHOOSING}", "“step choose_leader”: player 2 is still to choose a leader: leave “who.2” out"),
    (f"{CHOOSING} done=1", "“step choose_leader”: player 1 has chosen a leader: “who.1” names it"),
    (f"{CHOOSING} done=3", "“3” should be a number from 0 to 2"),
    (f"agenda.1 regal; {CHOOSING}", "“agenda.1 regal”: nobody has an agenda before “step choose_agenda” is over"),
    (f"dealt.1 regal; {PLACING}; step choose_agenda", "“step choose_agenda”: it needs 2 agendas in “dealt.1”"),
    (f"{PLACING}; step choose_agenda; waiting 1 2", "“step choose_agenda”: it needs 2 agendas in “dealt.1”"),
    (f"{PLACING} done=1", "“step place_troops”: when 1 troops have been placed, player 1 has 1 on the board"),
    (f"troops.1 kiev:3; {PLACING}", "“step place_troops”: when 0 troops have been placed, player 1 has 0 on the board"),
    (f"{PLACING} done=-1", "“-1” should be a number from 0 to 6"),
    (f"at.1 kiev; {PLACING}", "“step place_leaders”: player 1 is still to place the leader: leave “at.1” out"),
    ("step round; step place_leaders", "player 1 has no troop on the board for the leader to join"),
    ("step round; step place_leaders done=1", "player 1 has placed the leader: “at.1” says where"),
    (f"{PLACING.replace('leaders', 'leaders done=1')}", "“step place_leaders”: it begins after the steps upon it"),
    # the strategy phase
    (f"advisors.1 4; {STRATEGY}; step advisor", "“step advisor”: it needs “step strategy next=2”"),
    (f"{STRATEGY} next=2; step advisor", "“step advisor”: player 1 holds no advisor: “advisors.1” names them"),
    (f"advisors.1 4; {STRATEGY} next=2; step banner", "“step banner”: “advisor” is one that player 1 holds"),
    (f"advisors.1 4; {STRATEGY} next=2; step banner advisor=77", "“77” should be a number from 1 to 5"),
    (f"advisors.1 4; {STRATEGY} next=2; step bribe advisor=5", "“step bribe”: “advisor” is one that player 1 holds"),
    (
        f"advisors.1 4; banner.muster 2:5 2:4 1:2; {STRATEGY} next=2; step bribe advisor=4",
        "“step bribe”: player 1 cannot send an advisor to muster: it is full, or too early for a second one there",
    ),
    (
        f"advisors.1 4; banner.tax 1:5; {STRATEGY} next=2; step bribe advisor=4 banner=tax",
        "player 1 cannot send an advisor to tax",
    ),
    # turns
    (f"{ACTION}; step turn", "“step turn”: it needs “step action next=2”"),
    (f"{ACTION} next=2; step turn player=3", "“3” should be a number from 1 to 2"),
    (
        f"{ACTION} next=2; step turn",
        "player 1 has no advisor on the board; “slot” says where the one who acts has stood",
    ),
    (f"banner.muster 2:4; {TURN}", "“step turn”: “slot” is where the advisor who acts has stood, and it is free now"),
    (f"{TURN}; waiting 2", "“waiting 2”: player 1 is asked"),
    (f"{TURN}; waiting 3", "“3” should be a number from 1 to 2"),
    (f"{TURN}; waiting 1 2", "only a sealed question waits for several players"),
    (f"{ACTION}; waiting 1", "“waiting 1”: “step action” asks nobody as things are: leave the line out"),
    (f"at.1 kiev; {TURN}; step muster points=0; waiting 1", "“step muster” asks nobody as things are"),
    (f"{TURN}; step muster player=2", "“step muster”: all steps of a turn are of one player: player=1"),
    (
        f"banner.tax 1:4; {ACTION} next=2; step turn; step muster",
        "“step muster”: before it the advisor who acts comes back: “step turn slot=muster_1”, say",
    ),
    (
        f"at.1 kiev; banner.tax 1:4; {ACTION} next=2; step turn; step emergency",
        "player 1 has figures on the board and cannot enter it",
    ),
    (f"{TURN}; step emergency", "“step emergency”: it needs “step turn slot=none”"),
    (
        f"banner.tax 1:4; {ACTION} next=2; step turn; step retrieve",
        "only one advisor of player 1 on the board has the lowest",
    ),
    # payments
    (f"{PAYING}; step remove_troops left=-1", "“-1” should be a number from 1 to 3"),
    (f"{PAYING}; step pay_goods left=-1", "“-1” should be a number from 1 to 3"),
    (f"{PAYING} reward=deed", "“deed” should be one of muster, move, tax, build"),
    (f"{PAYING} amount=99", "“99” should be a number from 1 to 4"),
    (
        f"goods.1 1 0 0 0 0; {PAYING}; step pay_goods left=2",
        "“step pay_goods”: player 1 lacks the goods that are to be",
    ),
    (f"goods.1 1 1 0 0 0; {PAYING}; step pay_goods way=different_goods left=3", "player 1 lacks the goods"),
    (f"goods.1 1 1 0 0 0; {PAYING}; step pay_goods way=different_goods paid=wood left=2", "player 1 lacks the goods"),
    (
        f"goods.1 9 9 0 0 0; {PAYING}; step pay_goods way=any_good paid=wood",
        "“paid” matters only with “way=different_g",
    ),
    (f"goods.1 9 9 0 0 0; {PAYING}; step pay_goods paid=3", "“3” should be none, or some of wood, fish"),
    (
        f"troops.1 kiev; {PAYING}; step remove_troops way=troops left=2",
        "player 1 lacks the troops that are to be removed",
    ),
    (f"troops.1 kiev:9; {PAYING}; step remove_troops left=2", "player 1 lacks the troops that are to be removed"),
    (
        f"troops.1 kiev:2; neutrals kiev; troops.2 kiev:2; {PAYING}; step remove_troops way=from_ruled left=2",
        "lacks the t",
    ),
    (
        f"troops.1 kiev:9; {PAYING}; step remove_troops way=troops chosen=kiev",
        "“chosen” matters only with “way=regions”",
    ),
    (f"{PAYING}; step raze", "“step raze”: player 1 has no structure to take down"),
    (f"{PAYING}; step discard_scheme", "“step discard_scheme”: player 1 has no scheme card in hand"),
    (
        f"goods.1 2 0 0 0 0; {PAYING}; step pay_conversion",
        "the token build is being used, so “ready.1” does not name it",
    ),
    (f"goods.1 0 2 0 0 0; ready.1 none; {PAYING}; step pay_conversion", "player 1 lacks the goods that are to be paid"),
    (f"goods.1 9 0 0 0 0; ready.1 none; {PAYING}; step pay_conversion left=0", "“0” should be a number from 1 to 2"),
    # figures
    (f"at.1 kiev; {TURN}; step move figure=kiev_troop", "“step move”: “figure” is one of player 1 on the board"),
    (
        f"at.1 kiev; {TURN}; step move figure=volyn_leader",
        "“figure” is one of player 1 on the board, and a step is left",
    ),
    (
        f"at.1 kiev; {TURN}; step move steps=0 figure=kiev_leader",
        "“figure” is one of player 1 on the board, and a step",
    ),
    (f"at.1 kiev; {TURN}; step move figure=11", "“11” should be one of none, novgorod_troop"),
    (f"at.1 kiev; {TURN}; step move steps=99", "“99” should be a number from 0 to 4"),
    (f"at.1 kiev; {TURN}; step move_any moved=31", "“31” should be one of none, novgorod"),
    (f"at.1 kiev; troops.1 volyn; {GOING}; step companions from=volyn to=kiev", "it needs “who.1 agatha”"),
    (f"who.1 agatha; at.1 kiev; {GOING}; step companions from=kiev to=volyn", "it needs “at.1 volyn”"),
    (
        f"who.1 agatha; at.1 kiev; {GOING}; step companions from=volyn to=kiev",
        "player 1 has no troop in volyn that could",
    ),
    (
        f"who.1 agatha; at.1 kiev; troops.1 novgorod; {GOING}; step companions from=novgorod to=kiev",
        "“step companions”: nobody moves from novgorod to kiev in one step",
    ),
    (f"at.1 kiev; {TURN}; step attack fewer=2", "“2” should be a number from 0 to 1"),
    (f"{TURN}; step attack points=0; step reveal region=50", "“50” should be one of novgorod"),
    (f"{CHECKING} region=kiev", "“step reveal”: player 1 has no figure in kiev, where the attack was"),
    (f"at.1 kiev; {CHECKING} region=kiev attacker=2", "“step reveal”: “attacker” is the player whose attack it is: 1"),
    (f"at.1 kiev; {CHECKING} region=kiev cards=0", "“0” should be a number from 1 to 3"),
    (f"{ACTION}; step rebel_attack", "“step rebel_attack”: it belongs to the solo game"),
    # structures
    (f"{TURN}; step market region=99", "“99” should be one of novgorod"),
    (f"taken kiev; {TURN}; step market region=kiev", "“step market”: it needs “built.1 kiev:market”"),
    (f"built.1 kiev:market; {TURN}; step market region=kiev", "“step market”: it needs “taken kiev”"),
    (f"at.1 kiev; {TURN}; step build_what region=kiev", "player 1 cannot build in kiev: it takes a figure there"),
    (f"build_points 2; {TURN}; step build_what region=kiev", "“step build_what”: player 1 cannot build in kiev"),
    (f"at.1 kiev; troops.2 kiev; {TURN}; step church region=kiev", "“step church”: it needs “built.1 kiev:church”"),
    (f"at.1 kiev; built.1 kiev:church; {TURN}; step church region=kiev", "a church in kiev has nobody to convert"),
    # Predslava
    (f"{TURN}; step lure", "“step lure”: it needs “who.1 predslava”"),
    (f"who.1 predslava; {TURN}; step lure", "“step lure”: Predslava sends nobody away: it takes her on the board"),
    (f"who.1 predslava; at.1 kiev; {TURN}; step lure", "an opponent's figure beside her, and her power of the round"),
    (f"{LURING}; power.1 0; {TURN}; step lure", "“step lure”: Predslava sends nobody away"),
    (f"{LURING}; {TURN}; step lure_to", "“step lure_to”: “figure” stands beside Predslava: 2_troop, 2_leader"),
    (f"{LURING}; {TURN}; step lure_to figure=1_troop", "“figure” stands beside Predslava: 2_troop, 2_leader"),
    (f"{LURING}; {TURN}; step lure_to figure=99", "“99” should be one of none, 1_troop, 1_leader, 2_troop, 2_leader"),
    # cards
    (f"{TURN}; step draw cards=5", "“5” should be a number from 1 to 4"),
    (f"{TURN}; step draw deck=3", "“3” should be one of none, 1, 2"),
    (f"{TURN}; step draw deck=1", "“step draw”: “drawn.1” names the cards being looked at, 1 to 1 of them"),
    (f"drawn.1 s01 s02; {TURN}; step draw deck=1", "“drawn.1” names the cards being looked at, 1 to 1 of them"),
    (
        f"drawn.1 s01 s02; {TURN}; step draw deck=1 cards=2 kept=1",
        "“drawn.1” names the cards being looked at, 0 to 1 of",
    ),
    (f"drawn.1 s01; {TURN}; step draw", "cards are looked at only during “step draw”, after a deck was chosen"),
    (f"drawn.2 s01; {TURN}; step draw deck=1", "“step draw”: “drawn.1” names the cards being looked at"),
    (f"{TURN}; step draw kept=1", "“step draw”: “kept=1” needs “deck=1” or “deck=2”"),
    (f"drawn.1 s01; {TURN}; step draw deck=1; step token_to", "“step token_to”: it needs “step draw deck=none”"),
    (
        f"at.1 kiev; hand.1 s23; {DONE}; step finish_scheme; step muster",
        "“step finish_scheme”: it needs one scheme card",
    ),
    (f"playing s01 s02; {TURN}; step finish_scheme", "“step finish_scheme”: it needs one scheme card in “playing”"),
    # development
    (DEVELOPMENT.replace("round 1", "round 4") + " stage=deeds", "round 4 ends with the tracks: it has no stage deeds"),
    (DEVELOPMENT.replace("round 1", "round 4") + " stage=ready", "round 4 ends with the tracks: it has no stage ready"),
    (f"{DEVELOPMENT} begun=1", "“step development”: “begun” counts players only at the stages tracks and deeds"),
    (f"{DEVELOPMENT} stage=tracks begun=3", "“3” should be a number from 0 to 2"),
    (f"{DEVELOPMENT} shown=1", "“step development”: “shown” is for the solo game"),
    (f"{DEVELOPMENT}; step boat_show", "“step boat_show”: it needs “step development stage=tracks”"),
    (f"{DEVELOPMENT} stage=tracks; step boat_show", "“step boat_show”: it needs “step development begun=1”"),
    (
        f"{DEVELOPMENT} stage=tracks begun=1; step boat_show player=2",
        "player 1 comes as number 1 in turn order",
    ),
    (f"{DEVELOPMENT} stage=tracks begun=1; step boat_show", "“step boat_show”: player 1 has nothing to hold back"),
    (f"row hoard; {DEEDS}; step take_deed player=2", "player 1 comes as number 1 in turn order"),
    (f"row hoard; {DEEDS}; step take_deed last=1", "“last=1” goes with the last player of the development phase"),
    (f"{DEEDS}; step take_deed; waiting 1", "“step take_deed” asks nobody as things are: leave the line out"),
]


@pytest.mark.parametrize(("text", "complaint"), UNFIT, ids=[text for text, _ in UNFIT])
def test_a_question_that_cannot_be_open_is_refused(text: str, complaint: str) -> None:
    """1, 14"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{ACTION} next=2; step turn player=2 slot=muster_1", "“2” should be a number from 1 to 1"),
        (f"{ACTION}; step turn slot=muster_1", "“step turn”: it needs “step action next=2”"),
        (f"{ACTION} next=2; step rebel_attack", "“step rebel_attack”: it needs “step action next=1”"),
        (f"{ACTION}; step rebel_attack; step reveal region=kiev", "“attacker” is the player whose attack it is: 2"),
        (f"{ACTION}; step rebel_attack; step reveal region=volyn attacker=2", "player 2 has no figure in volyn"),
        (f"{ACTION}; step rebel_attack region=99", "“99” should be one of none, novgorod"),
        (f"{TURN}; step draw; step token_to", "“step token_to”: alone the first-player token stays where it is"),
        (f"{TURN}; step lure_to figure=2_troop", "“2_troop” should be one of none, rebellion_troop, rebellion_leader"),
        (
            f"{DEVELOPMENT} stage=income shown=3",
            "“shown” is for the solo game: at most as many goods as the player has",
        ),
        (f"{DEVELOPMENT} stage=tracks begun=1; step boat_show", "“step boat_show”: player 1 has nothing to hold back"),
    ],
)
def test_a_question_of_the_solo_game_that_cannot_be_open_is_refused(text: str, complaint: str) -> None:
    """1, 12.4, 12.5"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"{SOLO}; {text}")


def test_the_rebellion_leaves_a_region_to_begin_in() -> None:
    """1, 12.1"""
    regions = " ".join(table(POSITIONS["solo turn"]).as_dict()["regions"])
    with pytest.raises(BadPosition, match=r"“troops.2 .*: the rebellion leaves the player a region free at the start"):
        table(f"rurik seats=1; troops.2 {regions}; {PLACING}")


def test_leaders_that_are_dealt_are_not_chosen() -> None:
    """1, 3"""
    with pytest.raises(BadPosition, match="leaders are dealt if the first line says “leaders=random”"):
        table(f"rurik leaders=random; {CHOOSING}")


@pytest.mark.parametrize("name", GAME.steps)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_step_alone_is_refused_or_asks_somebody(name: str, seats: int) -> None:
    """1, 14: at once, and never is the game over by accident."""
    started = perf_counter()
    for text in (f"step {name}", f"round 1; step {name}", f"{TURN}; step {name}"):
        with suppress(BadPosition):
            s = table(f"rurik seats={seats}; {text}")
            assert (s.waiting, s.over) == ([0], False)
    assert perf_counter() - started < 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rurik seats=5", "rurik is for 1 to 4 seats, not 5"),
        ("rurik seats=0", "“0” should be a number from 1 to 8"),
        ("rurik leaders=best", "option leaders is one of draft, random"),
        ("rurik level=2", "option level is only for 1 seats"),
        ("rurik seats=1 level=5", "option level is one of 1, 2, 3, 4"),
        ("rurik seats=1 rebel_tokens=yes", "option rebel_tokens is only for 2, 3, 4 seats"),
        ("rurik goods_tokens=maybe", "option goods_tokens is one of"),
        ("rurik colour=red", "rurik has no option “colour”"),
        ("viceroy seats=2", "a position of rurik begins with"),
    ],
)
def test_a_first_line_that_names_no_game_of_ours_is_refused(line: str, complaint: str) -> None:
    """1"""
    with pytest.raises(BadPosition, match=complaint):
        table(line)


# -- the board as plain data ------------------------------------------------------------------------------------------


def test_a_board_can_be_read_as_plain_data() -> None:
    """1, 13"""
    lines = "coins.1 4; goods.1 4 0 1 0 0; built.1 kiev:church+stronghold; banner.tax 2:4+2; hand.2 s01 s02; row hoard"
    found = table(f"rurik; {BUSY}; {lines}; taken volyn; levels.1 2 0 1; {TURN}").as_dict()
    mine, other = found["players"]
    assert (mine["leader"], mine["leader_at"], mine["coins"], mine["troops_left"]) == ("agatha", "kiev", 4, 8)
    assert (mine["boat"]["wood"], mine["dock"]["wood"], mine["boat"]["stone"]) == (3, 1, 1)
    assert mine["structures_left"] == {"church": 2, "market": 3, "stronghold": 2}
    assert (mine["tracks"], mine["points"]) == ({"rule": 2, "build": 0, "trade": 1, "war": 0}, 3)
    assert (mine["regions_ruled"], other["schemes"], other["leader"]) == (["kiev"], 2, None)
    assert found["regions"]["kiev"] == {
        "good": "wood",
        "taken": False,
        "rebels": 1,
        "ruler": 1,
        "figures": [4, 2],
        "strengths": [5, 2],
        "structures": {"church": 1, "market": None, "stronghold": 1},
    }
    assert (found["regions"]["volyn"]["taken"], found["regions"]["volyn"]["ruler"]) == (True, None)
    assert found["strategy_board"]["tax"] == [{"player": 2, "advisor": 4, "bribe": 2}, None, None]
    assert (found["scheme_decks"], found["deeds_on_offer"]) == ([13, 12], ["hoard"])
    assert "rebellion" not in found
    json.dumps(found)


def test_the_rebellion_can_be_read_as_plain_data() -> None:
    """1, 12"""
    found = table(POSITIONS["solo rows"]).as_dict()
    rebellion = found["rebellion"]
    assert found["players"][1]["leader"] == "sviatopolk"
    assert (rebellion["priority"], rebellion["region_order"][:2]) == ("build", ["chernigov", "smolensk"])
    assert rebellion["rows_seen"] == [
        {"advisor": 1, "banner": "move", "coin_mark": False},
        {"advisor": 2, "banner": "muster", "coin_mark": False},
        {"advisor": 5, "banner": "build", "coin_mark": False},
    ]
    assert rebellion["bonuses"]["build"] == [
        {"action": "muster", "bonus": "muster", "unlocked": True},
        {"action": "attack", "bonus": "attack", "unlocked": False},
        {"action": "move", "bonus": "move", "unlocked": False},
    ]
    assert rebellion["bonuses"]["tax"][1] == {"action": "scheme", "bonus": "coin_2", "unlocked": False}
    json.dumps(found)


@pytest.mark.parametrize("seats", [1, 3])
def test_views_can_be_read_as_plain_data(seats: int) -> None:
    """13"""
    s = dealt(seats, 3)
    for seat in (None, *range(seats)):
        seen = s.view(seat).board.as_dict()
        assert (seen["regions"], seen["strategy_board"]) == (s.as_dict()["regions"], s.as_dict()["strategy_board"])


# -- what is documented -----------------------------------------------------------------------------------------------


def test_every_line_and_every_step_is_documented() -> None:
    """1"""
    of_all_games = {"known", "sealed", "step", "waiting", "chance", "over"}
    positions = (POSITIONS["a menu"], POSITIONS["solo turn"])
    lines = {name.partition(".")[0] for text in positions for name in line_names(table(text))} - of_all_games
    assert {name.partition(".")[0] for name in GAME.lines} == lines
    for form in GAME.steps.values():
        assert form.doc
        assert all(slot.doc for slot in form.slots)
