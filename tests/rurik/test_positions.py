"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.table import laws

from .helpers_a import DONE, TURN, decks
from .table import (
    ACTION,
    DEVELOPMENT,
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

DEALT = "rurik; dealt.0 regal capable; dealt.1 wealthy esteemed; step round; step place_troops; step choose_agenda"
BUSY = "who.0 agatha; at.0 kiev; troops.0 kiev:3 volyn:1; troops.1 kiev:2; neutrals kiev volyn"
SOLO = "rurik seats=1; who.0 boris; at.0 volyn; troops.0 volyn:2; at.1 kiev; troops.1 kiev:2 rostov:2; neutrals polotsk"

POSITIONS = {
    "choosing leaders": "rurik seats=3; who.0 boris; step round; step choose_leader count=1",
    "choosing agendas": DEALT,
    "one has chosen": f"{DEALT}; sealed.1 agenda:wealthy; waiting 0",
    "placing troops": "rurik; troops.0 kiev:1; first 1; step round; step place_leaders; step place_troops count=1",
    "placing leaders": "rurik; troops.0 kiev:1 volyn:2; troops.1 kiev:3; step round; step place_leaders",
    "strategy": f"rurik; advisors.0 1 2 4 5; advisors.1 2 4 5; banner.tax 1:1+3; coins.0 3; {STRATEGY}",
    "a banner": f"rurik; advisors.0 1 4; banner.tax 0:5 1:4; banner.move 0:2; {STRATEGY}; step banner card=4",
    "a bribe": f"rurik; advisors.0 1 4; coins.0 3; {STRATEGY}; step bribe card=4 at=3",
    "emergency": f"rurik; banner.tax 0:2 1:1; at.1 kiev; {ACTION}",
    "two twos": f"rurik; at.0 kiev; banner.tax 0:2+1 1:1; banner.move 0:2; {ACTION}",
    "a menu": f"rurik; {BUSY}; hand.0 s01 s03; open.0 hoard; goods.0 3 2 0 0 0; tax_points 2; build_points 1; {TURN}",
    "mustering": f"rurik; {BUSY}; {TURN}; step muster count=2",
    "moving": f"rurik; {BUSY}; {TURN}; step move count=2 card=11",
    "companions": f"rurik; {BUSY}; {TURN}; step move count=1; step companions card=5 at=4",
    "moving anywhere": f"rurik; {BUSY}; {TURN}; step move_any count=1 at=5",
    "attacking": f"rurik; {BUSY}; {TURN}; step attack count=2 at=1",
    "a check": f"rurik; {BUSY}; top.1 s05; {TURN}; step attack count=1; step reveal card=5 count=2",
    "a played card": f"rurik; {BUSY}; playing s10; {TURN}; step finish_scheme card=9; step attack count=1",
    "a market": f"rurik; {BUSY}; built.0 volyn:market; taken volyn; {TURN}; step market card=4",
    "building": f"rurik; {BUSY}; build_points 2; {TURN}; step build_what card=5",
    "a church": f"rurik; {BUSY}; built.0 kiev:church; {TURN}; step church card=5",
    "the token": f"rurik; {BUSY}; {TURN}; step draw count=3; step token_to",
    "cards looked at": f"rurik; {BUSY}; drawn.0 s05 s02 s09; {TURN}; step draw count=3 at=2",
    "cards to put back": f"rurik; {BUSY}; drawn.0 s05 s02; {TURN}; step draw count=3 at=2 card=1",
    "cards remembered": f"rurik; {BUSY}; top.1 s05 s02; top.2 s09; known.0 s05; known.1 s09; hand.0 s03; {DONE}",
    "decks of other sizes": f"rurik; {BUSY}; hand.0 s01; discard s05 s06; under 3 21; {DONE}",
    "converting": f"rurik; {BUSY}; goods.0 2 0 1 0 0; {TURN}; step gain card=4 count=1; step pay_conversion count=2",
    "luring": f"rurik; who.0 predslava; at.0 kiev; at.1 kiev; troops.1 kiev:1; {TURN}; step lure",
    "luring where": f"rurik; who.0 predslava; at.0 kiev; at.1 kiev; {TURN}; step lure_to card=3",
    "discarding": f"rurik; {BUSY}; hand.0 s01 s02; {TURN}; step gain count=2; step discard_scheme",
    "paying goods": f"rurik; goods.0 1 1 1 1 0; {TURN}; step gain card=6 count=2; step pay_goods card=3 count=3",
    "removing troops": f"rurik; {BUSY}; {TURN}; step gain card=8 count=2; step remove_troops card=4 count=2",
    "razing": f"rurik; {BUSY}; built.0 kiev:church volyn:market; {TURN}; step gain card=3 count=2; step raze",
    "holding goods back": f"rurik; goods.0 2 1 0 0 0; row hoard; {DEVELOPMENT}",
    "taking deeds": f"rurik; row hoard trade_route law_giver; {DEVELOPMENT} at=3 count=1",
    "fresh deeds": f"rurik fresh_deeds=yes; old_deeds hoard; row trade_route law_giver; {DEVELOPMENT} at=3 count=1",
    "rebels defeated": f"rurik; {BUSY}; defeated.1 2; won r3 r15; {TURN}",
    "redistributed": f"rurik goods_tokens=yes; {BUSY}; kinds {'fur ' * 15}; {TURN}",
    "four players": f"rurik seats=4; at.3 azov; troops.2 brest:2; neutrals murom; token 3; {TURN}",
    "solo strategy": f"{SOLO}; advisors.0 1; {STRATEGY}",
    "solo turn": f"{SOLO}; banner.tax 0:1; banner.move 1:1; covers 1 2 0; priority tax; known.all c1; {ACTION}",
    "the end": "rurik; agenda.0 regal; agenda.1 capable; round 4; scored 1; over",
    "a known future": f"rurik; {BUSY}; {TURN}; step attack count=1; chance 7 3",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """1"""
    s = table(text)
    laws.law_of_positions(s)
    laws.law_of_clones(s)
    assert laws.same(table(s.position()), table(s.position()))


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
    laws.law_of_invariants(s)
    for viewer in (*range(s.seats), None):
        laws.law_of_views(s, viewer, 1)


def test_every_question_is_among_these_positions() -> None:
    """14"""
    asked = {asks(table(text)) for text in POSITIONS.values()}
    silent = {"round", "strategy", "action", "gain", "finish_scheme", "development", "rebel_attack"}
    assert set(table(DEALT).game.steps) - asked == silent


def test_a_position_names_only_what_is_unusual() -> None:
    """1"""
    s = table(f"rurik; at.0 kiev; coins.0 2; hand.0 s03; neutrals volyn; {TURN}")
    facts, _, _ = s.position().partition("step")
    assert facts == "rurik seats=2\nhand.0 s03\nround 1\nneutrals volyn:1\nat.0 kiev\ncoins.0 2\n"


def test_cards_not_named_lie_in_their_decks() -> None:
    """1, 2.6"""
    s = table(f"rurik; at.0 kiev; hand.0 s03; top.1 s05 s06; discard s07; row hoard; won r1; defeated.0 1; {TURN}")
    assert (decks(s), len(s.deeds), len(s.rewards), len(s.agendas)) == ([14, 11], 25, 14, 11)


def test_numbers_read_as_words() -> None:
    """1"""
    s = table(f"rurik; troops.0 kiev:3 volyn; built.0 kiev:market+church; banner.tax none 1:4+2; {TURN}")
    assert (troops(s, 0), built(s, 0)) == ({"kiev": 3, "volyn": 1}, ["kiev:church+market"])
    assert (banner(s, "tax"), s.players[0].supply) == (["none", "1:4+2", "none", "none"], 8)


def test_goods_are_there_unless_taken() -> None:
    """1"""
    assert table(f"rurik; at.0 kiev; taken kiev rostov; {TURN}").goods[:8] == [1, 0, 1, 1, 1, 0, 1, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int) -> None:
    """1"""
    s = dealt(seats, 5)
    chance = Quick(seats)
    while not s.over:
        if chance.below(4) == 0:
            laws.law_of_positions(s)
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
    laws.law_of_positions(s)


def test_a_view_is_written_with_question_marks_and_not_read() -> None:
    """13"""
    s = table(f"rurik; at.0 kiev; hand.0 s01; hand.1 s02; {TURN}")
    written = board(s, 0).position()
    assert "hand.1 ?" in written
    with pytest.raises(BadPosition, match="this is a view, not a whole position"):
        table(written)


IMPOSSIBLE = [
    # figures
    ("troops.0 kiev:13", "player 0: troops are lost or doubled"),
    ("troops.0 kiev:63", "troops are lost or doubled"),
    ("troops.0 kiev:64", "«troops.0» cannot be «kiev:64»"),
    ("troops.0 moscow:1", "«troops.0» cannot be «moscow:1»"),
    ("troops.0 galich:1", "something stands in a region that is not in play"),
    ("at.0 galich", "something stands in a region that is not in play"),
    ("at.0 moscow", "«at.0» cannot be «moscow»"),
    ("at.0 kiev volyn", "«at.0» takes 1 numbers, not 2"),
    ("who.0 boris; who.1 boris", "two players have one leader"),
    ("who.0 rurik", "«who.0» cannot be «rurik»"),
    ("neutrals kiev:2", "a region has more than one good or rebel"),
    ("neutrals galich", "a region that is not in play has a good or a rebel"),
    ("defeated.0 1", "rebels and their rewards do not match"),
    ("won r1", "rebels and their rewards do not match"),
    ("defeated.0 9; won r1 r2 r3 r4 r5 r6 r7 r8 r9", "more rebels than there were"),
    ("defeated.0 -1", "no fewer rebels than none"),
    # structures
    ("built.0 kiev:church; built.1 kiev:church", "two structures of a kind stand in one region"),
    ("built.0 kiev:market; built.1 kiev:church+market", "two structures of a kind stand in one region"),
    ("built.0 kiev:church kiev:church", "two structures of a kind stand in one region"),
    ("built.0 kiev:market volyn:market rostov:market polotsk:market", "more structures than there are"),
    ("built.0 galich:church", "something stands in a region that is not in play"),
    ("built.0 kiev:castle", "«built.0» cannot be «kiev:castle»"),
    ("built.0 kiev", "«built.0» cannot be «kiev»"),
    # coins, goods, markers
    ("coins.0 -1", "fewer coins or goods than none"),
    ("goods.0 -1 0 0 0 0", "fewer coins or goods than none"),
    ("goods.0 1 1 1 1", "«goods.0» takes 5 numbers, not 4"),
    ("levels.0 4 0 0", "a marker is off its track"),
    ("levels.0 0 -1 0", "a marker is off its track"),
    ("war.0 11", "a marker is off its track"),
    ("war.0 -1", "a marker is off its track"),
    ("ready.0 4", "a player has two conversion tokens"),
    ("ready.0 -1", "a player has two conversion tokens"),
    ("tax_points -1", "points cannot be negative"),
    ("build_points -1", "points cannot be negative"),
    ("kinds wood", "«kinds» takes 15 numbers, not 1"),
    # the strategy board
    ("banner.tax 0:2 1:4", "in the order of their influence"),
    ("banner.tax 0:2 1:1+2", "in the order of their influence"),
    ("banner.tax 2:4", "an advisor belongs to a seat that is not there"),
    ("banner.tax 0:5 0:4 1:4 1:2", "an advisor stands where there is no slot"),
    ("banner.tax 0:5 0:4 1:4 1:2 0:1", "a banner has 4 slots at most"),
    ("banner.tax 0:5 1:5; banner.move 0:5", "player 0 has an advisor twice"),
    ("banner.tax 0:5; advisors.0 5", "player 0 has an advisor twice"),
    ("advisors.0 2 2 2", "player 0 has an advisor twice"),
    ("advisors.0 6", "advisors have the numbers 1 to 5"),
    ("advisors.0 0", "advisors have the numbers 1 to 5"),
    ("banner.tax 0:6", "«banner.tax» cannot be «0:6»"),
    ("banner.tax 0:4+64", "«banner.tax» cannot be «0:4\\+64»"),
    ("banner.tax five", "«banner.tax» cannot be «five»"),
    ("banner.war 0:4", "has no line «banner.war»"),
    # cards
    ("hand.0 s01; hand.1 s01", "the card s01 more often"),
    ("hand.0 s28", "there is no card «s28» among the schemes"),
    ("row hoard trade_route law_giver capital_city", "more than three deeds on offer"),
    ("under 10 10", "the scheme decks do not add up"),
    ("under 28 -1", "the scheme decks do not add up"),
    ("top.1 s01; under 14 13", "the scheme decks do not add up"),
    ("playing s01", "a scheme card lies played and is not in use"),
    ("drawn.0 s01", "cards are looked at and nobody draws"),
    ("agenda.0 regal capable", "a player keeps one agenda and rejects one"),
    ("rejected.1 regal capable", "a player keeps one agenda and rejects one"),
    ("cards c1", "the card c1 does not take part"),
    ("known.0 s99", "is no card that can be hidden"),
    # rounds and steps
    ("first 2", "there are four rounds, and a player begins"),
    ("token 2", "there are four rounds, and a player begins"),
    ("token none", "there are four rounds, and a player begins"),
    ("step turn seat=2 card=1", "a step names a seat that is not there"),
    ("step dance", "rurik has no step «dance»"),
    ("step turn colour=3", "a step remembers seat, card, count, at"),
    ("step turn card=1; waiting 2", "«waiting» names a seat that is not there"),
    ("step turn card=1; waiting 0 1", "only a sealed question waits for several seats"),
    ("step turn card=99", "nothing can be answered"),
    ("step raze", "nothing can be answered"),
    ("chance 7", "«chance» is a key and a count"),
    ("coins.0 1; coins.0 2", "the position names «coins.0» twice"),
    ("weather rain", "has no line «weather»"),
    ("coins.2 1", "has no line «coins.2»"),
    ("slid 1", "has no line «slid»"),
]


@pytest.mark.parametrize(("text", "complaint"), IMPOSSIBLE, ids=[text for text, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """1"""
    step = "" if "step" in text else "; step turn card=1"
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik; round 1; {text}{step}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round 5; step turn card=1", "there are four rounds"),
        ("round -1; step turn card=1", "there are four rounds"),
        ("round 3; over", "the game is over in round 3"),
        ("round 4; banner.tax 0:1; over", "the game is over in round 4"),
        ("round 4; step turn card=1; over", "a game that is over asks nobody"),
    ],
)
def test_an_impossible_round_is_refused(text: str, complaint: str) -> None:
    """1, 4"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik; {text}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("who.0 sviatopolk", "two players have one leader"),
        ("covers 9 0 0", "the coins on the bonuses are not those of this level"),
        ("covers -1 0 0", "the coins on the bonuses are not those of this level"),
        ("slid 1 2 3", "the rows seen are not those of the bottom card"),
        ("advisors.1 1", "the bottom card places other advisors than the rebellion holds"),
        ("troops.1 kiev:16", "player 1: troops are lost or doubled"),
        ("row grand_hunter", "the card grand_hunter does not take part"),
        ("agenda.0 wealthy", "the card wealthy does not take part"),
        ("rewards r1", "the card r1 does not take part"),
        ("priority war", "«priority» cannot be «war»"),
        ("who.1 boris", "has no line «who.1»"),
    ],
)
def test_an_impossible_position_of_the_solo_game_is_refused(text: str, complaint: str) -> None:
    """1"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"rurik seats=1; round 1; at.0 kiev; {text}; step turn card=1")


def test_the_rebellion_is_never_asked() -> None:
    """1"""
    with pytest.raises(BadPosition):
        table("rurik seats=1; round 1; at.0 kiev; at.1 kiev; step round at=2; step action; step turn seat=1 card=1")


def test_a_scheme_card_that_is_not_being_played_cannot_be_finished() -> None:
    """1, R-42"""
    with pytest.raises(BadPosition):
        table(f"rurik; at.0 kiev; hand.0 s23; {DONE}; step finish_scheme card=3; step muster count=1")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rurik seats=5", "rurik is for 1 to 4 seats, not 5"),
        ("rurik seats=0", "rurik is for 1 to 4 seats, not 0"),
        ("rurik leaders=best", "option leaders is one of draft, random"),
        ("rurik level=2", "option level is only for 1 seats"),
        ("rurik seats=1 level=5", "option level is one of 1, 2, 3, 4"),
        ("rurik seats=1 rebel_tokens=yes", "option rebel_tokens is only for 2, 3, 4 seats"),
        ("rurik goods_tokens=maybe", "option goods_tokens is one of"),
        ("rurik colour=red", "rurik has no option «colour»"),
        ("viceroy seats=2", "a position of rurik begins with"),
    ],
)
def test_a_first_line_that_names_no_game_of_ours_is_refused(line: str, complaint: str) -> None:
    """1"""
    with pytest.raises(BadPosition, match=complaint):
        table(line)
