"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.games.outpost import GAME, lands, notation
from prestol.table import laws

from .table import TURN, asks, choices, dealt, houses, play, settlers, stock, table
from .table import lands as territories

ACTED = f"outpost; {TURN} at=1"
OFFER = "offer explore_gain take_gold region_extra"
LAND = "lands.0 I-01 I-05 II-04; cells.0 11 12 21"
MUCH = f"{LAND}; forts.0 11; beasts.0 12; forts_used.0 11; stock.0 1 2 3 4 5; base.0 2; extra.0 3; spent.0 1; {OFFER}; "
MUCH += "houses.0 bank sawmill; plots.0 13 31; stored.0 2 0; regions_used.0 3; streets_used.0 4; heroes.0 T01 M04; "
MUCH += (
    "market.1 bank bank; market.4 tavern; row.1 T02; row.3 G01; gone M05 M06; artifact.0 barter; artifact.1 take_gold"
)

POSITIONS = {
    "a draft": "outpost seats=3; offer barter take_gold hunt_diamond street_again take_diamond; first 1; step draft",
    "a solo draft": "outpost seats=1; offer barter take_gold hunt_diamond street_again; step draft",
    "a new round": "outpost seats=3; round 2; first 2; step round",
    "a turn": f"outpost; {TURN}; {MUCH}",
    "after an action": f"{ACTED}; {MUCH}",
    "after a hero": f"outpost; {TURN} at=2; {MUCH}",
    "a run of barters": f"outpost; {TURN}; {MUCH}; given 1; received 2",
    "second use made": f"outpost; {TURN}; {MUCH}; again.0 1",
    "first passer": f"outpost seats=3; {TURN}; {MUCH}; passed.2 1; first_passer 2",
    "where to build": f"{ACTED}; {MUCH}; step plot",
    "a new building": f"{ACTED}; {MUCH.replace('artifact.0 barter', 'artifact.0 build_activate')}; step use_new card=6",
    "a street": f"{ACTED}; {MUCH}; step street",
    "a street half used": f"{ACTED}; {MUCH}; step street at=4",
    "a warehouse": f"{ACTED}; {MUCH}; step street at=4; step kind card=4",
    "a bazaar": f"{ACTED}; {MUCH}; step kind card=5",
    "a trading post": f"{ACTED}; lands.0 I-01 I-05; cells.0 11 12; forts.0 11 12; step kind card=11",
    "a region": f"{ACTED}; lands.0 I-01 I-05; cells.0 11 12; regions_used.0 1; step collect",
    "region_extra": f"{ACTED}; lands.0 I-01 I-05; cells.0 11 12; artifact.0 region_extra; step extra at=1",
    "a monster": f"{ACTED}; lands.0 I-01 I-05; cells.0 11 12; artifact.0 monster_choice; step monster at=3",
    "keeping": f"outpost; {TURN}; {LAND}; forts.0 11; stock.0 2 2 0 0 0; {OFFER}; step keep count=3",
    "half kept": f"outpost; {TURN}; {LAND}; forts.0 11 12; stock.0 2 2 0 0 0; {OFFER}; step keep count=2 card=1 at=32",
    "an artifact": f"outpost; {TURN}; artifact.0 barter; {OFFER}; passed.0 1; step artifact",
    "solo": f"outpost seats=1; round 3; step round at=1; step turn; removed barter; artifact.0 hunt_diamond; {OFFER}",
    "unlimited": f"outpost supply=unlimited; {TURN}; stock.0 99 99 99 99 99; {OFFER}",
    "from the left": f"outpost seats=2 draft=left; {TURN}; {OFFER}",
    "the end": f"outpost; {MUCH}; round 6; passed.0 1; passed.1 1; over",
    "a known future": f"outpost; {TURN}; {OFFER}; chance 7 3",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """16"""
    s = table(text)
    laws.law_of_positions(s)
    laws.law_of_clones(s)
    assert laws.same(table(s.position()), table(s.position()))


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_a_position_read_back_plays_on_alike(text: str) -> None:
    """16, 14"""
    one, other = table(text), table(table(text).position())
    for s in (one, other):
        for _ in range(8):
            if not s.over and (s.offer or choices(s) != ["pass"]):
                play(s, choices(s)[-1])
    assert one.position() == other.position()


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_nothing_is_wrong_with_a_position_that_is_accepted(text: str) -> None:
    """15"""
    laws.law_of_invariants(table(text))


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("a draft", "artifact"),
        ("a turn", "turn"),
        ("where to build", "plot"),
        ("a new building", "use_new"),
        ("a street", "street"),
        ("a warehouse", "kind"),
        ("a region", "collect"),
        ("region_extra", "extra"),
        ("a monster", "monster"),
        ("keeping", "keep"),
        ("an artifact", "artifact"),
        ("the end", "over"),
    ],
)
def test_the_question_that_is_open_is_asked(name: str, step: str) -> None:
    """16"""
    assert asks(table(POSITIONS[name])) == step


def test_every_question_has_a_position() -> None:
    """16"""
    asked = {asks(table(text)) for text in POSITIONS.values()}
    assert asked == set(GAME.steps) - {"round", "draft"} | {"over"}


def test_a_position_names_only_what_is_unusual() -> None:
    """16"""
    s = table(f"outpost; {TURN}; stock.0 1 0 0 0 2; lands.0 I-01; cells.0 12")
    _, *facts = s.position().partition("step")[0].splitlines()
    assert facts == ["lands.0 I-01", "round 2", "stock.0 1 0 0 0 2", "cells.0 12"]


def test_what_is_not_named_is_as_usual() -> None:
    """16, 15"""
    s = table(f"outpost; {TURN}")
    assert (stock(s), settlers(s), territories(s), houses(s)) == ((0, 0, 0, 0, 0), (6, 0), {}, {})
    assert ([len(stack) for stack in s.stacks], len(s.pile), len(s.deck), len(s.box)) == ([12, 12, 12], 36, 48, 14)


def test_cells_are_written_as_row_and_column() -> None:
    """1, 16"""
    s = table(f"outpost; {TURN}; lands.0 I-01 I-02 II-01; cells.0 12 13 22; houses.0 bank; plots.0 32")
    assert territories(s) == {"12": "I-01", "13": "I-02", "22": "II-01"}
    assert houses(s) == {"32": "bank"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int) -> None:
    """16"""
    s = dealt(seats, 5, supply="unlimited" if seats % 2 else "finite")
    chance = Quick(seats)
    while not s.over:
        laws.law_of_positions(s)
        legal = s.legal(s.waiting[0])
        s.apply(s.waiting[0], legal[max(chance.below(len(legal)), chance.below(len(legal)))])
    laws.law_of_positions(s)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # pieces
        ("stock.0 17 0 0 0 0", "resource 0 is lost or doubled"),
        ("stock.0 9 0 0 0 0; stock.1 8 0 0 0 0", "resource 0 is lost or doubled"),
        ("stock.0 0 0 0 43 0", "resource 3 is lost or doubled"),
        ("stock.0 0 0 0 0 33", "resource 4 is lost or doubled"),
        ("houses.0 bank; plots.0 11; stored.0 33", "resource 4 is lost or doubled"),
        ("houses.0 cathedral; plots.0 11; stored.0 42; stock.1 0 0 0 1 0", "resource 3 is lost or doubled"),
        ("stock.0 -1 0 0 0 0", "player 0: fewer pieces than none"),
        ("stock.0 1 1 1", "«stock.0» takes 5 numbers, not 3"),
        ("stock.0 wood", "«wood» should be a number"),
        ("extra.0 20; spent.1 5", "extra settlers are lost or doubled"),
        ("extra.0 -1", "player 0: fewer pieces than none"),
        ("spent.0 -1", "player 0: fewer pieces than none"),
        ("base.0 7", "player 0: fewer pieces than none"),
        ("base.0 -1", "player 0: fewer pieces than none"),
        # lands
        ("lands.0 I-01", "every territory and every building has its cell"),
        ("lands.0 I-01; cells.0 11 12", "every territory and every building has its cell"),
        ("lands.0 I-01 I-02; cells.0 11 11", "territories and cells do not match"),
        ("lands.0 I-01 I-02; cells.0 11 13", "a territory lies apart"),
        ("lands.0 I-01 II-01; cells.0 11 22", "a territory lies apart"),
        ("lands.0 I-01 II-01; cells.0 21 11", "a territory lies in the wrong region"),
        ("lands.0 I-01; cells.0 41", "«cells.0» cannot be «41»"),
        ("lands.0 I-13; cells.0 11", "there is no card «I-13» among the territories"),
        ("lands.0 I-01; cells.0 11; lands.1 I-01; cells.1 11", "more often than the game has it"),
        ("lands.0 I-01; cells.0 11; forts.0 12", "a fortification or a monster stands where it cannot"),
        ("lands.0 I-01; cells.0 11; beasts.0 12", "a fortification or a monster stands where it cannot"),
        ("lands.0 I-01; cells.0 11; forts.0 11; beasts.0 11", "a fortification or a monster stands where it cannot"),
        # settlement
        ("houses.0 bank", "every territory and every building has its cell"),
        ("houses.0 bank; plots.0 11 12", "every territory and every building has its cell"),
        ("houses.0 bank bank; plots.0 11 11", "buildings and cells do not match"),
        ("houses.0 bank; plots.0 11; stored.0 1 1", "«stored.0» takes 1 numbers, not 2"),
        ("houses.0 bank bank bank bank; plots.0 11 12 13 21", "more often than the game has it"),
        ("houses.0 castle; plots.0 11", "there is no card «castle» among the buildings"),
        ("regions_used.0 8", "there are three regions and three streets"),
        ("streets_used.0 -1", "there are three regions and three streets"),
        # cards
        ("artifact.0 barter take_gold", "a player has two artifacts"),
        ("artifact.0 barter; artifact.1 barter", "more often than the game has it"),
        ("offer take_gold take_gold take_gold", "more often than the game has it"),
        ("row.1 T01 T02", "two heroes stand in one place"),
        ("row.5 T01", "has no line «row.5»"),
        ("market.1 bank tavern", "different buildings lie in one slot"),
        ("market.0 bank", "has no line «market.0»"),
        ("heroes.0 T01; heroes.1 T01", "more often than the game has it"),
        ("heroes.2 T01", "has no line «heroes.2»"),
        # rounds and steps
        ("round 7", "there are six rounds"),
        ("round -1", "there are six rounds"),
        ("first 2", "there are six rounds, and a player begins"),
        ("first -1", "there are six rounds, and a player begins"),
        ("first_passer 2", "nobody has passed who is not there"),
        ("step turn seat=2", "a step names a seat that is not there"),
        ("step dance", "outpost has no step «dance»"),
        ("step turn colour=2", "a step remembers seat, card, count, at"),
        ("step turn; waiting 2", "«waiting» names a seat that is not there"),
        ("step turn; waiting 0 1", "only a sealed question waits for several seats"),
        ("step artifact", "a step does not fit"),
        ("step collect", "nothing can be answered"),
        ("step extra", "nothing can be answered"),
        ("step kind card=5", "nothing can be answered"),
        ("chance 7", "«chance» is a key and a count"),
        ("round 2; round 3", "the position names «round» twice"),
        ("supply 16 16 16 42 32", "the supply is what lies nowhere else"),
        ("weather rain", "has no line «weather»"),
        ("round 3; over", "the game is over in round 3"),
        ("round 6; over", "the game is over in round 6"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """16, 15"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"outpost seats=2; {text}")


@pytest.mark.parametrize(
    "text",
    [
        f"{TURN}; lands.0 II-01; cells.0 21",  # the first territory is in region I (5.2)
        f"{TURN}; lands.0 II-01 II-02; cells.0 21 22",
        f"{TURN}; lands.0 I-01 I-02 III-01 III-02; cells.0 11 12 31 32",  # two islands
        f"{TURN}; houses.0 bank; plots.0 11; stored.0 -1",
        f"{TURN}; houses.0 sawmill; plots.0 11; stored.0 2",  # only banks and cathedrals store
        f"{TURN}; lands.0 I-01; cells.0 11; forts_used.0 11",  # there is no fortification
        f"{TURN}; given 99; received 5",  # three kinds only
        f"{TURN}; given -3",
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(text: str) -> None:
    """16, 5.2, 5.6"""
    with pytest.raises(BadPosition):
        table(f"outpost; {OFFER}; {text}")


@pytest.mark.parametrize(
    "text",
    [
        f"{TURN} at=1; step plot card=2",  # nothing lies in that slot
        f"{TURN} at=1; step plot card=12",
        f"{TURN} at=1; market.1 sawmill; step plot",  # it cannot be paid
        f"{TURN} at=1; market.1 sawmill; stock.0 0 0 1 0 0; base.0 0; step plot",  # nobody is there to build it
        f"{TURN} at=1; lands.0 I-01; cells.0 11; beasts.0 11; row.1 T01; step monster at=1",  # one is there
        "round 6; step round",  # there is no round 7
        "round 2; passed.0 1; passed.1 1; step round at=1",  # somebody was the first to pass
        f"{TURN} at=1; step kind card=3",  # a diamond mine lets nobody choose
        "step draft count=9",  # there are two players
    ],
)
def test_a_question_that_cannot_be_open_is_refused(text: str) -> None:
    """16"""
    with pytest.raises(BadPosition):
        table(f"outpost; {OFFER}; {text}")


@pytest.mark.parametrize("cells", [-5, 1 << 12])
def test_monsters_are_looked_for_in_nine_cells(cells: int) -> None:
    """16, 6"""
    s = table(f"outpost; {TURN} at=1")
    s.call(lands.MONSTER_CHECK, 0, 0, 0, cells)
    with pytest.raises(BadPosition):
        notation.check(s)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("outpost seats=5", "outpost is for 1 to 4 seats, not 5"),
        ("outpost seats=0", "outpost is for 1 to 4 seats, not 0"),
        ("outpost supply=none", "option supply is one of finite, unlimited"),
        ("outpost draft=up", "option draft is one of right, left"),
        ("outpost seats=1 draft=left", "option draft is only for 2, 3, 4 seats"),
        ("outpost colour=red", "outpost has no option «colour»"),
        ("outpost seats", "«seats» should be name=value"),
        ("viceroy seats=2", "a position of outpost begins with"),
        ("", "a position of outpost begins with"),
    ],
)
def test_a_first_line_that_names_no_game_of_ours_is_refused(line: str, complaint: str) -> None:
    """16, 2"""
    with pytest.raises(BadPosition, match=complaint):
        table(line)


def test_a_pass_at_a_table_without_artifacts_goes_on() -> None:
    """9, 16"""
    s = play(table(f"outpost; {TURN}"), "pass")
    assert s.players[0].passed
