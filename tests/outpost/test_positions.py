"""Positions in text: what is written is read back, and what is impossible is refused with one sentence."""

from __future__ import annotations

import json

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import BadPosition
from prestol.core.position import line_names
from prestol.games.outpost.rules import GAME, checks
from prestol.games.outpost.rules.monsters import MONSTER_CHECK
from prestol.play import properties

from .table import TURN, asks, choices, dealt, houses, play, settlers, stock, table
from .table import lands as territories

ACTED = f"outpost; {TURN} done=action"
PASSING = "step round stage=running; step artifact"
OFFER = "offer explore_gain take_gold fort_extra"
LAND = "lands.1 I-01 I-05 II-04; cells.1 11 12 21"
MUCH = f"{LAND}; forts.1 11; beasts.1 12; forts_used.1 11; stock.1 1 2 3 4 5; base.1 2; extra.1 3; spent.1 1; {OFFER}; "
MUCH += "houses.1 bank sawmill; plots.1 13 31; stored.1 2 0; regions_used.1 1 2; streets_used.1 3; heroes.1 T01 M04; "
MUCH += (
    "market.1 bank bank; market.4 tavern; row.1 T02; row.3 G01; gone M05 M06; artifact.1 barter; artifact.2 take_gold"
)
SHOP = "houses.1 bazaar warehouse; plots.1 11 13; streets_used.1 1; stock.1 1 0 0 0 0"
TWO = "lands.1 I-01 I-05; cells.1 11 12"
POST = "forts.1 11 12; houses.1 trading_post; plots.1 22"

DRAFT = "step round; step draft"
MANY = "offer barter take_gold hunt_diamond street_again take_diamond"
AT_HOME = "round 2; passed.1 1"
KEEPING = f"outpost; {AT_HOME}; {LAND}; stock.1 2 2 0 0 0; {OFFER}; {PASSING}; step keep"

POSITIONS = {
    "a draft": f"outpost seats=3; {MANY}; first 2; {DRAFT}",
    "a draft half done": f"outpost seats=3; {MANY}; first 2; {DRAFT} begun=2; step artifact player=3",
    "a solo draft": f"outpost seats=1; {MANY}; {DRAFT}",
    "a new round": "outpost seats=3; round 2; first 3; step round",
    "a turn": f"outpost; {TURN}; {MUCH}",
    "after an action": f"{ACTED}; {MUCH}",
    "after a hero": f"outpost; {TURN} done=hero; {MUCH}",
    "after both": f"outpost; {TURN} done=action+hero; {MUCH}",
    "a run of barters": f"outpost; {TURN}; {MUCH}; given wood; received clay stone",
    "second use made": f"outpost; {TURN}; {MUCH.replace('artifact.1 barter', 'artifact.1 region_again')}; again.1 1",
    "first passer": f"outpost seats=3; {TURN}; {MUCH}; passed.2 1; passed.3 1; first_passer 3",
    "where to build": f"{ACTED}; {MUCH}; step plot",
    "a new building": f"{ACTED}; {MUCH.replace('1 barter', '1 build_activate')}; step use_new cell=31",
    "a street": f"{ACTED}; {MUCH}; step street street=3",
    "a street half used": f"{ACTED}; {MUCH}; step street street=3 used=31",
    "a warehouse": f"{ACTED}; {SHOP}; step street used=13; step kind building=warehouse",
    "a bazaar": f"{ACTED}; {SHOP.replace('1 0 0 0 0', '1 1 0 0 0')}; step street used=11; step kind building=bazaar",
    "a trading post": f"{ACTED}; {TWO}; {POST}; step kind building=trading_post",
    "a region": f"{ACTED}; {TWO}; regions_used.1 1; step collect",
    "region_extra": f"{ACTED}; {TWO}; regions_used.1 1; artifact.1 region_extra; step extra columns=1",
    "a monster": f"{ACTED}; {TWO}; artifact.1 monster_choice; step monster cells=11+12",
    "keeping": f"{KEEPING}; forts.1 11",
    "half kept": f"{KEEPING} kept=clay; forts.1 11 12",
    "an artifact": f"outpost; round 2; artifact.1 barter; {OFFER}; passed.1 1; {PASSING}",
    "solo": f"outpost seats=1; {TURN}; removed barter; artifact.1 hunt_diamond; {OFFER}",
    "unlimited": f"outpost supply=unlimited; {TURN}; stock.1 99 99 99 99 99; {OFFER}",
    "from the left": f"outpost seats=2 draft=left; {TURN}; {OFFER}",
    "the end": f"outpost; {MUCH}; round 6; passed.1 1; passed.2 1; over",
    "a known future": f"outpost; {TURN}; {OFFER}; chance 7 3",
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_what_is_written_is_read_back(text: str) -> None:
    """16"""
    s = table(text)
    properties.check_positions(s)
    properties.check_clones(s)
    assert properties.same(table(s.position()), table(s.position()))


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
    properties.check_invariants(table(text))


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
    s = table(f"outpost; {TURN}; stock.1 1 0 0 0 2; lands.1 I-01; cells.1 12")
    _, *facts = s.position().partition("step")[0].splitlines()
    assert facts == ["lands.1 I-01", "round 2", "stock.1 1 0 0 0 2", "cells.1 12"]


def test_what_is_not_named_is_as_usual() -> None:
    """16, 15"""
    s = table(f"outpost; {TURN}")
    assert (stock(s), settlers(s), territories(s), houses(s)) == ((0, 0, 0, 0, 0), (6, 0), {}, {})
    assert ([len(stack) for stack in s.stacks], len(s.pile), len(s.deck), len(s.box)) == ([12, 12, 12], 36, 48, 14)


def test_cells_are_written_as_row_and_column() -> None:
    """1, 16"""
    s = table(f"outpost; {TURN}; lands.1 I-01 I-02 II-01; cells.1 12 13 22; houses.1 bank; plots.1 32")
    assert territories(s) == {"12": "I-01", "13": "I-02", "22": "II-01"}
    assert houses(s) == {"32": "bank"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_played_game_is_written_and_read_back_anywhere(seats: int) -> None:
    """16"""
    s = dealt(seats, 5, supply="unlimited" if seats % 2 else "finite")
    chance = Quick(seats)
    while not s.over:
        properties.check_positions(s)
        legal = s.legal(s.waiting[0])
        s.apply(s.waiting[0], legal[max(chance.below(len(legal)), chance.below(len(legal)))])
    properties.check_positions(s)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # pieces
        ("stock.1 17 0 0 0 0", "there are 16 pieces of wood in all, not 17"),
        ("stock.1 9 0 0 0 0; stock.2 8 0 0 0 0", "there are 16 pieces of wood in all, not 17"),
        ("stock.1 0 0 0 43 0", "there are 42 pieces of diamond in all, not 43"),
        ("stock.1 0 0 0 0 33", "there are 32 pieces of gold in all, not 33"),
        ("houses.1 bank; plots.1 11; stored.1 33", "there are 32 pieces of gold in all, not 33"),
        (
            "houses.1 cathedral; plots.1 11; stored.1 42; stock.2 0 0 0 1 0",
            "there are 42 pieces of diamond in all, not 43",
        ),
        ("stock.1 -1 0 0 0 0", "“-1” should be a number from 0 to 1000"),
        ("stock.1 1 1 1", "“stock.1 1 1 1”: it takes 5 numbers, not 3"),
        ("stock.1 wood", "“wood” should be a number"),
        ("extra.1 20; spent.2 5", "there are 24 extra settlers in all, not 25"),
        ("extra.1 -1", "“-1” should be a number from 0 to 24"),
        ("spent.1 -1", "“-1” should be a number from 0 to 24"),
        ("base.1 7", "“7” should be a number from 0 to 6"),
        ("base.1 -1", "“-1” should be a number from 0 to 6"),
        ("base.1 none", "“none” should be a number from 0 to 6"),
        ("base.1 1 2", "“base.1 1 2”: it takes 1 numbers, not 2"),
        # lands
        ("lands.1 I-01", "“cells.1” names a cell of its own for each card of “lands.1”"),
        ("lands.1 I-01; cells.1 11 12", "“cells.1” names a cell of its own for each card of “lands.1”"),
        ("lands.1 I-01 I-02; cells.1 11 11", "“cells.1” names a cell of its own for each card of “lands.1”"),
        ("lands.1 I-01 I-02; cells.1 11 13", "each territory touches another one, and the first lies in region 1"),
        ("lands.1 I-01 II-01; cells.1 11 22", "“cells.1 11 22”: each territory touches another one"),
        ("lands.1 I-01 II-01; cells.1 21 11", "I-01 belongs to region 1, so its cell begins with 1, unlike 21"),
        ("lands.1 I-01; cells.1 41", "“cells.1 41”: “41” should be one of 11, 12, 13, 21"),
        ("lands.1 I-13; cells.1 11", "there is no card “I-13” among the territories"),
        ("lands.1 I-01; cells.1 11; lands.2 I-01; cells.2 11", "more often than the game has it"),
        ("lands.1 I-01; cells.1 11; forts.1 12", "“forts.1 12”: it names cells with a territory"),
        ("lands.1 I-01; cells.1 11; forts.1 11 11", "“forts.1 11 11”: it names nothing twice"),
        ("lands.1 I-01; cells.1 11; beasts.1 12", "“beasts.1 12”: it names cells with a territory that has the sign"),
        ("lands.1 I-01; cells.1 11; forts.1 11; beasts.1 11", "“beasts.1 11”: it names cells .* no fortification"),
        ("lands.1 I-01; cells.1 11; forts_used.1 11", "“forts_used.1 11”: it names cells with a fortification"),
        # settlement
        ("houses.1 bank", "“plots.1” names a cell of its own for each card of “houses.1”"),
        ("houses.1 bank; plots.1 11 12", "“plots.1” names a cell of its own for each card of “houses.1”"),
        ("houses.1 bank bank; plots.1 11 11", "“plots.1” names a cell of its own for each card of “houses.1”"),
        ("houses.1 bank; plots.1 11; stored.1 1 1", "“stored.1 1 1”: it takes 1 numbers, not 2"),
        ("stored.1 1", "“stored.1 1”: “stored.1” has a number for each card of “houses.1”"),
        ("houses.1 sawmill; plots.1 11; stored.1 2", "“stored.1 2”: pieces are stored only on: bank, cathedral"),
        ("houses.1 bank bank bank bank; plots.1 11 12 13 21", "more often than the game has it"),
        ("houses.1 castle; plots.1 11", "there is no card “castle” among the buildings"),
        ("regions_used.1 4", "“4” should be a number from 1 to 3"),
        ("streets_used.1 0", "“0” should be a number from 1 to 3"),
        ("again.1 2", "“2” should be a number from 0 to 1"),
        ("again.1 1", "“again.1 1”: only region_again or street_again opens a row a second time"),
        # cards
        ("artifact.1 barter take_gold", "“artifact.1 barter take_gold”: a player has one artifact"),
        ("artifact.1 barter; artifact.2 barter", "more often than the game has it"),
        ("offer take_gold take_gold take_gold", "more often than the game has it"),
        ("row.1 T01 T02", "“row.1 T01 T02”: one hero stands in a place of the row"),
        ("row.5 T01", "“row.5 T01”: a position of outpost has no such line; perhaps “row."),
        ("market.1 bank tavern", "“market.1 bank tavern”: buildings in one slot are of one kind"),
        ("market.0 bank", "“market.0 bank”: a position of outpost has no such line; perhaps “market."),
        ("heroes.1 T01; heroes.2 T01", "more often than the game has it"),
        ("heroes.3 T01", "“heroes.3 T01”: a position of outpost has no such line; perhaps “heroes."),
        ("heroes.0 T01", "“heroes.0 T01”: a position of outpost has no such line; perhaps “heroes."),
        ("removed barter", "“removed barter”: artifacts are removed only from the solo game"),
        ("deck T01", "“deck” holds all cards that are named nowhere else"),
        # rounds
        ("round 7", "“7” should be a number from 0 to 6"),
        ("round -1", "“-1” should be a number from 0 to 6"),
        ("first 3", "“3” should be a number from 1 to 2"),
        ("first 0", "“0” should be a number from 1 to 2"),
        ("first_passer 3", "“3” should be a number from 1 to 2, or none"),
        ("round 2; first_passer 2", "“first_passer 2”: it names one of those who have passed"),
        ("round 2; passed.1 1; first_passer none; step round stage=running", "“first_passer none”: it names one"),
        ("round 6; passed.1 1; first_passer 1; step round stage=running", "in the last round it names none"),
        ("passed.1 1", "“passed.1 1”: nobody passes before round 1"),
        ("round 2; passed.1 1; base.1 5", "player 1 has passed: all 6 base settlers are at home and nothing is in use"),
        ("round 2; passed.2 1; spent.2 1", "player 2 has passed: all 6 base settlers are at home"),
        ("round 2; passed.2 1; regions_used.2 1", "player 2 has passed: .* nothing is in use"),
        ("chance 7", "“chance” is a key and a count"),
        ("round 2; round 3", "the position names “round” twice"),
        ("supply 15 16 16 42 32", "“supply 15 16 16 42 32”: the supply is what nobody has: leave the line out"),
        ("supply 16 16 16 42", "it takes 5 numbers, not 4"),
        ("weather rain", "“weather rain”: a position of outpost has no such line; its lines are: lands, houses"),
        ("round 3; over", "“over”: the game is over when everybody has passed in round 6"),
        ("round 6; over", "“over”: the game is over when everybody has passed in round 6"),
        ("round 6; passed.1 1; passed.2 1; over; step round", "a game that is over asks nobody"),
        # what is bartered
        (f"{TURN}; artifact.1 barter; given wood", "“given” and “received” name different kinds, and neither is there"),
        (f"{TURN}; artifact.1 barter; received wood", "“given” and “received” name different kinds"),
        (f"{TURN}; artifact.1 barter; given wood; received wood clay", "“given” and “received” name different kinds"),
        (f"{TURN}; artifact.1 barter; given gold; received wood", "“gold” should be one of wood, clay, stone"),
        (f"{TURN}; artifact.1 barter; given 1; received 2", "“1” should be one of wood, clay, stone"),
        (f"{TURN}; artifact.2 barter; given wood; received clay", "only a player with the artifact barter barters"),
        ("artifact.1 barter; given wood; received clay", "only a player with the artifact barter barters"),
    ],
)
def test_an_impossible_position_is_refused(text: str, complaint: str) -> None:
    """16, 15"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"outpost seats=2; {text}")


def test_a_supply_that_is_right_may_be_written() -> None:
    """15"""
    assert table(f"outpost; {TURN}; stock.1 1 0 0 0 2; supply 15 16 16 42 30").supply == [15, 16, 16, 42, 30]


@pytest.mark.parametrize(
    "text",
    [
        f"{TURN}; lands.1 II-01; cells.1 21",  # the first territory is in region I (5.2)
        f"{TURN}; lands.1 II-01 II-02; cells.1 21 22",
        f"{TURN}; lands.1 I-01 I-02 III-01 III-02; cells.1 11 12 31 32",  # two islands
        f"{TURN}; houses.1 bank; plots.1 11; stored.1 -1",
        f"{TURN}; houses.1 sawmill; plots.1 11; stored.1 2",  # only banks and cathedrals store
        f"{TURN}; lands.1 I-01; cells.1 11; forts_used.1 11",  # there is no fortification
        f"{TURN}; artifact.1 barter; given wood clay diamond; received stone",  # three kinds only
        f"{TURN}; artifact.1 barter; given -3; received wood",
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(text: str) -> None:
    """16, 5.2, 5.6"""
    with pytest.raises(BadPosition):
        table(f"outpost; {OFFER}; {text}")


ACTING = f"{TURN} done=action"
BUILDING = f"{ACTING}; market.1 sawmill; stock.1 0 0 1 0 0"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # names
        ("step dance", "outpost has no step “dance”; its steps: round, draft, turn"),
        (f"{TURN} colour=2", "this step remembers no “colour”, only: player, done"),
        (f"{TURN} seat=0", "this step remembers no “seat”, only: player, done"),
        (f"{TURN} player=3", "“3” should be a number from 1 to 2"),
        (f"{TURN} done=1", "“1” should be none, or some of action, hero, with \\+ between them"),
        ("step round stage=1", "“1” should be one of coming, running"),
        # what stands upon what
        ("step turn", "“step turn” is only part of another step: right before it belongs “step round”"),
        (
            "step artifact",
            "“step artifact” is only part of another step: right before it belongs “step draft” / “step r",
        ),
        ("step draft", "“step draft” is only part of another step: right before it belongs “step round”"),
        ("step round; step round", "“step round” is the first of all steps"),
        (f"{TURN}; step keep", "“step keep” is only part of another step: right before it belongs “step artifact”"),
        (f"{TURN}; step plot; step collect", "right before it belongs “step turn”"),
        # rounds and turns
        ("step round stage=running", "a round that is running has a number from 1 to 6"),
        ("round 6; step round", "no round comes after round 6: “step round stage=running”"),
        ("round 2; step round; step turn", "“step turn” needs “step round stage=running”"),
        ("round 2; step round stage=running; step turn player=2", "the player whose turn it is: 1"),
        (f"{TURN}; passed.1 1", "player 1 has passed and has no turn"),
        (
            "round 2; passed.1 1; passed.2 1; first_passer none; step round stage=running",
            "one of those who have passed",
        ),
        (f"{TURN}; waiting 2", "“waiting 2”: player 1 is asked"),
        (f"{TURN}; waiting 3", "“3” should be a number from 1 to 2"),
        (f"{TURN}; waiting 1 2", "only a sealed question waits for several players"),
        (
            "round 2; step round stage=running; waiting 1",
            "“step round” by itself asks nobody: leave the line out, or add",
        ),
        # the draft
        ("round 1; step round; step draft", "“step draft” needs “round 0”"),
        ("step round; step draft begun=3", "“3” should be a number from 0 to 2"),
        ("step round; step draft; step artifact", "“step artifact” needs “step draft begun=1”"),
        ("step round; step draft begun=1; step artifact", "player 2 chooses as number 1"),
        (
            "step round; step draft begun=1; step artifact player=2; step keep",
            "“step keep” needs “step round stage=running”",
        ),
        # an action has been taken
        (f"{TURN}; step plot", "“step plot” needs “step turn done=action”"),
        (f"{TURN} done=hero; step collect", "“step collect” needs “step turn done=action”"),
        # building
        (f"{ACTING}; step plot slot=3", "player 1 cannot build from slot 3: it takes a building, its cost, a settler"),
        (f"{ACTING}; step plot slot=12", "“12” should be a number from 1 to 9"),
        (f"{ACTING}; market.1 sawmill; step plot", "player 1 cannot build from slot 1"),
        (f"{BUILDING}; base.1 0; step plot", "player 1 cannot build from slot 1"),
        (f"{ACTING}; houses.1 bank; plots.1 11; step use_new", "“step use_new” needs “artifact.1 build_activate”"),
        (
            f"{ACTING}; artifact.1 build_activate; step use_new",
            "“cell” is where the last building of “houses.1” stands",
        ),
        (f"{ACTING}; artifact.1 build_activate; houses.1 bank; plots.1 11; step use_new cell=12", "“cell” is where"),
        # streets
        (f"{ACTING}; houses.1 quarry; plots.1 21; step street street=2", "“step street” needs “streets_used.1 2”"),
        (f"{ACTING}; streets_used.1 2; step street street=2 used=21", "“used” names cells of street 2 with a building"),
        (f"{ACTING}; {SHOP}; step street used=21", "“used” names cells of street 1 with a building"),
        (f"{ACTING}; {SHOP}; step street used=11+11", "“11\\+11” should be none, or some of 11, 12"),
        (f"{ACTING}; {SHOP}; step kind", "“building” is one that player 1 has: warehouse, bazaar, trading_post"),
        (f"{ACTING}; {SHOP}; step kind building=diamond_mine", "should be one of warehouse, bazaar, trading_post"),
        (f"{ACTING}; {SHOP}; step kind building=trading_post", "“building” is one that player 1 has"),
        (f"{ACTING}; {SHOP.replace('1 0 0 0 0', '0 0 0 0 0')}; step kind building=bazaar", "cannot use the bazaar now"),
        # regions and monsters
        (f"{ACTING}; {TWO}; step collect", "“step collect” needs “regions_used.1 1”"),
        (f"{ACTING}; {TWO}; regions_used.1 2; step collect region=2", "region 2 of player 1 can yield nothing"),
        (f"{ACTING}; {TWO}; beasts.1 11 12; regions_used.1 1; step collect", "it takes a territory without a monster"),
        (f"{ACTING}; {TWO}; regions_used.1 1; step extra columns=1", "“step extra” needs “artifact.1 region_extra”"),
        (f"{ACTING}; {TWO}; artifact.1 region_extra; step extra columns=1", "“step extra” needs “regions_used.1 1”"),
        (
            f"{ACTING}; {TWO}; regions_used.1 1; artifact.1 region_extra; step extra",
            "“columns” names those of region 1",
        ),
        (
            f"{ACTING}; {TWO}; regions_used.1 1; artifact.1 region_extra; step extra columns=3",
            "“columns” names those of region 1 that were collected from: territories without monsters",
        ),
        (f"{ACTING}; {TWO}; step monster cells=13", "“cells” names territories of player 1 without monsters"),
        (f"{ACTING}; {TWO}; beasts.1 11; row.1 T01; step monster cells=11", "“cells” names territories of player 1"),
        # passing
        (f"{AT_HOME.replace('passed.1 1', 'passed.2 1')}; {PASSING}", "“step artifact” needs “passed.1 1”"),
        (f"round 6; passed.1 1; {PASSING}", "who passes in round 6 takes no artifact and keeps everything"),
        (f"{AT_HOME}; {PASSING}; step keep kept=wood", "“kept” names common resources in stock, at most one for each"),
        (f"{AT_HOME}; stock.1 2 1 0 0 0; {PASSING}; step keep kept=clay", "at most one for each fortification"),
        (f"{AT_HOME}; {TWO}; forts.1 11 12; stock.1 3 0 0 0 0; {PASSING}; step keep kept=clay", "“kept” names common"),
        (f"{AT_HOME}; {PASSING}; step keep kept=gold", "“gold” should be none, or some of wood, clay, stone"),
    ],
)
def test_a_question_that_cannot_be_open_is_refused(text: str, complaint: str) -> None:
    """16"""
    with pytest.raises(BadPosition, match=complaint):
        table(f"outpost; {OFFER}; {text}")


def test_an_artifact_is_taken_from_those_that_lie_face_up() -> None:
    """16, 9"""
    with pytest.raises(BadPosition, match="“step artifact” needs artifacts that lie face up: “offer” names them"):
        table(f"outpost; {AT_HOME}; {PASSING}")


@pytest.mark.parametrize("cells", [-5, 1 << 12])
def test_monsters_are_looked_for_in_nine_cells(cells: int) -> None:
    """16, 6"""
    s = table(f"outpost; {TURN} done=action")
    s.call(MONSTER_CHECK, 0, 0, 0, cells)
    with pytest.raises(BadPosition):
        checks.check(s)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("outpost seats=5", "outpost is for 1 to 4 seats, not 5"),
        ("outpost seats=0", "“0” should be a number from 1 to 8"),
        ("outpost supply=none", "option supply is one of finite, unlimited"),
        ("outpost draft=up", "option draft is one of right, left"),
        ("outpost seats=1 draft=left", "option draft is only for 2, 3, 4 seats"),
        ("outpost colour=red", "outpost has no option “colour”"),
        ("outpost seats", "“seats” should be name=value"),
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


# -- the board as plain data ------------------------------------------------------------------------------------------


def test_a_board_can_be_read_as_plain_data() -> None:
    """14"""
    found = table(f"outpost; {TURN}; {MUCH}").as_dict()
    mine, other = found["players"]
    assert mine["lands"] == {
        "11": {"territory": "I-01", "resource": "wood", "colour": "green", "monster": False, "fortification": True},
        "12": {"territory": "I-05", "resource": "clay", "colour": "green", "monster": True, "fortification": False},
        "21": {
            "territory": "II-04",
            "resource": "diamond",
            "colour": "green",
            "monster": False,
            "fortification": False,
        },
    }
    assert mine["settlement"] == {"13": {"building": "bank", "stored": 2}, "31": {"building": "sawmill", "stored": 0}}
    assert mine["resources"] == {"wood": 1, "clay": 2, "stone": 3, "diamond": 4, "gold": 5}
    assert (mine["settlers"], mine["heroes"], mine["artifact"]) == ({"base": 2, "extra": 3}, ["T01", "M04"], "barter")
    assert mine["points"] == 3 + 5 + 10  # a traveller, a mercenary, gold in the bank
    assert (other["lands"], other["settlement"], other["artifact"]) == ({}, {}, "take_gold")
    assert found["market"][:4] == [["bank", "bank"], [], [], ["tavern"]]
    assert found["hero_row"] == ["T02", None, "G01", None]
    assert found["supply"] == {
        "resources": {"wood": 15, "clay": 14, "stone": 13, "diamond": 38, "gold": 25},
        "settlers": 20,
        "fortifications": 35,
        "monsters": {"green": 8, "yellow": 9, "blue": 9, "red": 9},
    }
    json.dumps(found)


def test_resources_without_end_are_not_counted() -> None:
    """15"""
    found = table(f"outpost supply=unlimited; {TURN}; stock.1 9 0 0 0 0").as_dict()
    assert set(found["supply"]["resources"].values()) == {None}


def test_views_can_be_read_as_plain_data() -> None:
    """14"""
    s = table(f"outpost; {TURN}; {MUCH}")
    for seat in (None, 0, 1):
        assert s.view(seat).board.as_dict()["players"] == s.as_dict()["players"]


# -- what is documented -----------------------------------------------------------------------------------------------


def test_every_line_and_every_step_is_documented() -> None:
    """16"""
    of_all_games = {"known", "sealed", "step", "waiting", "chance", "over"}
    lines = {name.partition(".")[0] for name in line_names(table(f"outpost; {TURN}"))} - of_all_games
    assert {name.partition(".")[0] for name in GAME.lines} == lines
    for form in GAME.steps.values():
        assert form.doc
        assert all(slot.doc for slot in form.slots)
