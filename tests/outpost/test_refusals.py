"""Every reason for refusing an answer, with the rule it comes from."""

from __future__ import annotations

import pytest
from refusing import check_not_taken, check_options, check_refused

from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, IllegalAction, Reason
from prestol.core.game import Game
from prestol.games.outpost.rules import GAME, make
from prestol.games.outpost.rules.cards import Cards, load
from prestol.games.outpost.rules.state import Outpost

from .table import TURN, play, table

START = f"outpost; {TURN}; "
ACTED = f"outpost; {TURN} done=action; "
LAND = f"{START} lands.1 I-01 I-05; cells.1 11 12; "
FULL = f"{START} houses.1 bank bank bank tavern tavern tavern quarry quarry quarry; "
FULL += "plots.1 11 12 13 21 22 23 31 32 33; market.1 sawmill; stock.1 0 0 1 0 0"
STREET = f"{ACTED} houses.1 sawmill bank; plots.1 11 12; streets_used.1 1; step street"
RICH = f"{START} stock.1 2 2 2 2 2; artifact.1 barter; "
POST = "lands.1 I-01 I-05 II-04; cells.1 11 12 22; forts.1 11 22; houses.1 trading_post; plots.1 11; "
PASSING = "outpost; round 2; passed.1 1; artifact.1 barter; offer explore_gain take_gold region_extra; "
PASSING += "step round stage=running; step artifact"
KEEPING = f"{PASSING}; lands.1 I-01 I-05; cells.1 11 12; forts.1 11; stock.1 2 1 0 0 0"

CASES = [  # a position, an answer of player 1, why it is refused, and the rule
    (ACTED, "explore:11", "acted_already", "3"),
    (f"outpost; {TURN} done=hero; row.4 M01; stock.1 1 1 1 0 0", "hero:4", "invited_already", "8"),
    (START, "end", "nothing_done", "3, R3"),
    (f"{START} base.1 0", "explore:11", "too_few_settlers", "4"),
    (f"{LAND} base.1 1", "explore:21", "too_few_settlers", "4"),
    (f"{LAND} beasts.1 11; base.1 0", "hunt:11", "too_few_settlers", "4"),
    (f"{LAND} base.1 0", "fortify:11", "too_few_settlers", "4"),
    (f"{LAND} base.1 0", "region:1", "too_few_settlers", "4"),
    (f"{LAND} base.1 0; forts.1 11", "fort:11", "too_few_settlers", "4"),
    (f"{START} base.1 0; houses.1 sawmill; plots.1 11", "street:1", "too_few_settlers", "4"),
    (f"{START} base.1 0; market.1 sawmill; stock.1 0 0 1 0 0", "build:1", "too_few_settlers", "4"),
    (f"{START} market.1 sawmill", "build:1", "cannot_pay", "5.1, 7, 8"),
    (START, "trade:gold=wood", "cannot_pay", "5.1, 7, 8"),
    (f"{START} row.1 M01; stock.1 1 1 1 1 0", "hero:1", "cannot_pay", "5.1, 7, 8"),
    (
        f"{ACTED} houses.1 bazaar; plots.1 11; stock.1 1 0 1 0 0; step kind building=bazaar",
        "kind:clay",
        "cannot_pay",
        "5.1, 7, 8",
    ),
    (f"{KEEPING}; step keep", "keep:stone", "cannot_pay", "5.1, 7, 8"),
    (START, "build:1", "slot_empty", "5.1"),
    (FULL, "build:1", "no_room", "5.1"),
    (
        f"{ACTED} houses.1 bank; plots.1 11; market.1 sawmill; stock.1 0 0 1 0 0; step plot",
        "plot:11",
        "cell_taken",
        "5.1, 5.2",
    ),
    (LAND, "explore:11", "cell_taken", "5.1, 5.2"),
    (START, "explore:21", "first_in_region_1", "5.2"),
    (LAND, "explore:23", "not_touching", "5.2"),
    (LAND, "hunt:11", "no_monster_there", "5.3"),
    (LAND, "fortify:13", "no_territory", "5.4"),
    (f"{LAND} forts.1 11", "fortify:11", "fortified_already", "5.4"),
    (f"{LAND} beasts.1 11", "fortify:11", "monster_there", "5.4"),
    (f"{LAND} regions_used.1 1", "region:1", "region_used", "5.5"),
    (START, "region:1", "nothing_to_collect", "5.5, R5"),
    (f"{START} houses.1 sawmill; plots.1 11; streets_used.1 1", "street:1", "street_used", "5.6"),
    (START, "street:1", "nothing_to_use", "5.6, R5"),
    (LAND, "fort:11", "no_fort", "5.7"),
    (f"{ACTED} {POST} step kind building=trading_post", "kind:clay", "no_fort", "5.7"),
    (f"{LAND} forts.1 11; forts_used.1 11", "fort:11", "fort_used", "5.7"),
    (f"{LAND} forts.1 11; stock.2 16 0 0 0 0", "fort:11", "supply_empty", "15, R16"),
    (f"{RICH} stock.2 0 0 0 0 30", "trade:diamond+diamond=gold", "supply_empty", "15, R16"),
    (
        f"{ACTED} houses.1 warehouse; plots.1 11; stock.2 16 0 0 0 0; step kind building=warehouse",
        "kind:wood",
        "supply_empty",
        "15, R16",
    ),
    (
        f"{ACTED} lands.1 I-01 I-02; cells.1 11 12; stock.2 15 0 0 0 0; regions_used.1 1; step collect",
        "collect:12",
        "supply_empty",
        "15, R16",
    ),
    (START, "hero:1", "no_hero", "8"),
    (f"{START} stock.1 1 0 0 0 0", "trade:wood=clay", "needs_barter", "7"),
    (f"{RICH} given wood; received clay", "trade:clay=wood", "barter_loop", "16"),
    (f"{STREET}; stock.1 0 0 0 0 1", "done", "nothing_used", "5.6, R5"),
    (f"{STREET} used=11; stock.1 0 0 0 0 1", "use:11", "building_used", "5.6"),
    (f"{STREET}; stock.1 0 0 0 0 1", "use:13", "no_building", "5.6"),
    (f"{STREET}; stock.1 1 1 1 0 0", "use:12", "building_idle", "5.6, 15"),
    (PASSING, "artifact:barter", "no_artifact", "9"),
]
NAMES = [f"{case[2]}-{case[1]}-{number}" for number, case in enumerate(CASES)]
OUT_OF_THE_BOX = {"no_fortifications", "none_left"}  # the box has a tile and a fortification for every cell


@pytest.mark.parametrize(("position", "answer", "key", "rule"), CASES, ids=NAMES)
def test_a_refused_answer_says_why_and_changes_nothing(position: str, answer: str, key: str, rule: str) -> None:
    """16"""
    check_refused(table(position), 0, answer, Reason(key, rule))


def test_every_reason_is_given_somewhere() -> None:
    """16"""
    given = {Reason(key, rule) for _, _, key, rule in CASES}
    assert {reason for reason in GAME.reasons[1:] if reason.key not in OUT_OF_THE_BOX} == given
    assert {reason.key for reason in GAME.reasons[1:]} == {reason.key for reason in given} | OUT_OF_THE_BOX


def small_box() -> Game:
    """A game with two tiles of region I and one fortification."""
    facts = load()
    tiles = facts["territories"]["list"]
    facts["territories"]["list"] = [tile for tile in tiles if tile["region"] > 1 or tile["id"] in ("I-01", "I-05")]
    facts["figures"]["fortifications"] = 1
    return make(Cards(facts))


@pytest.mark.parametrize(
    ("answer", "key"),
    [("explore:13", "none_left"), ("fortify:12", "no_fortifications")],
)
def test_what_a_small_box_lacks_is_refused(answer: str, key: str) -> None:
    """15, 16"""
    s = small_box().position(f"{LAND} forts.1 11")
    assert isinstance(s, Outpost)
    assert s.refusals(0)[GAME.parse(answer)] == Reason(key, "15")


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [(1, "pass", NOT_ASKED), (2, "pass", NO_SUCH_SEAT), (0, "yes", NO_ANSWER_HERE), (0, "keep:wood", NO_ANSWER_HERE)],
)
def test_only_a_player_who_is_asked_answers_what_was_asked(seat: int, answer: str, reason: Reason) -> None:
    """16"""
    check_not_taken(table(START), seat, answer, reason)


def test_nothing_can_be_answered_after_the_end() -> None:
    """16, 12"""
    check_not_taken(table("outpost; round 6; passed.1 1; passed.2 1; over"), 0, "pass", GAME_OVER)


@pytest.mark.parametrize("position", sorted({case[0] for case in CASES}))
def test_every_option_is_either_legal_or_refused(position: str) -> None:
    """16"""
    check_options(table(position), 0)


def test_an_answer_of_the_wrong_player_changes_nothing() -> None:
    """16, 3"""
    s = table(START)
    before = s.position()
    with pytest.raises(IllegalAction):
        s.apply(1, s.game.parse("explore:11"))
    assert s.position() == before
    assert play(s, "explore:11").players[0].lands
