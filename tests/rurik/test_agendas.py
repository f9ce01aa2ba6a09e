"""The eleven agendas: what each counts, ties, and nothing for nothing (10, R-14)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import AGENDA_NAMES

from .table import points, table

END = "round 4; over"

# agenda: a position of player 0 for each number of what it counts; of player 1 with “.0” made “.1”
COUNTED = {
    "dignified": ("done.1 hoard", "done.1 hoard law_giver"),
    "regal": ("goods.1 0 0 0 1 0", "goods.1 0 0 0 3 4"),
    "courageous": ("defeated.1 1", "defeated.1 2"),
    "conquering": ("war.1 1", "war.1 2"),
    "capable": ("goods.1 1 0 0 0 0", "goods.1 9 1 0 0 0"),
    "protective": ("troops.1 kiev; built.1 kiev:church", "troops.1 kiev; built.1 kiev:church+market"),
    "committed": ("levels.1 0 1 0", "levels.1 0 2 0"),
    "wealthy": ("coins.1 1", "coins.1 2"),
    "esteemed": ("troops.1 kiev", "troops.1 kiev volyn"),
    "prosperous": ("levels.1 0 0 1", "levels.1 0 0 2"),
    "successful": ("levels.1 1 0 0", "levels.1 2 0 0"),
}
OTHER = {"kiev": "rostov", "volyn": "smolensk", "hoard law_giver": "send_gifts market_day", "hoard": "send_gifts"}


def of_other(text: str) -> str:
    """The same for player 2, in other regions and with other deeds."""
    text = text.replace(".1", ".2")
    for mine, theirs in OTHER.items():
        text = text.replace(mine, theirs)
    return text


def won(*texts: str) -> str:
    """The rewards of all defeated rebels."""
    number = sum(int(text.partition(".")[2][2:]) for text in texts if text.startswith("defeated"))
    return f"won {' '.join(f'r{at + 1}' for at in range(number))}" if number else "first 1"


def agenda_points(agenda: str, mine: str, theirs: str) -> int:
    s = table(f"rurik seats=2; {END}; agenda.1 {agenda}; {mine}; {of_other(theirs)}; {won(mine, theirs)}")
    return points(s, 0).get("agenda", 0)


def test_there_are_eleven() -> None:
    """10"""
    assert list(COUNTED) == AGENDA_NAMES


@pytest.mark.parametrize("agenda", COUNTED)
def test_two_points_for_the_most(agenda: str) -> None:
    """10"""
    few, many = COUNTED[agenda]
    assert agenda_points(agenda, many, few) == 2
    assert agenda_points(agenda, few, "") == 2


@pytest.mark.parametrize("agenda", COUNTED)
def test_nothing_if_somebody_has_more(agenda: str) -> None:
    """10"""
    few, many = COUNTED[agenda]
    assert agenda_points(agenda, few, many) == 0
    assert agenda_points(agenda, "", few) == 0


@pytest.mark.parametrize("agenda", COUNTED)
def test_a_tie_fulfils_an_agenda(agenda: str) -> None:
    """10"""
    few, many = COUNTED[agenda]
    assert agenda_points(agenda, few, few) == 2
    assert agenda_points(agenda, many, many) == 2


@pytest.mark.parametrize("agenda", COUNTED)
def test_a_tie_at_nothing_does_not(agenda: str) -> None:
    """10, R-14"""
    assert agenda_points(agenda, "", "") == 0


@pytest.mark.parametrize("agenda", COUNTED)
def test_the_agenda_of_another_brings_nothing(agenda: str) -> None:
    """10"""
    _, many = COUNTED[agenda]
    s = table(f"rurik seats=2; {END}; agenda.2 {agenda}; {many}; {won(many)}")
    assert "agenda" not in points(s, 0)
    assert "agenda" not in points(s, 1)


def test_a_rejected_agenda_brings_nothing() -> None:
    """10, 3"""
    s = table(f"rurik seats=2; {END}; agenda.1 conquering; rejected.1 wealthy; coins.1 9")
    assert points(s, 0) == {"total": 0}


def test_all_others_are_compared() -> None:
    """10: the third player has more."""
    s = table(f"rurik seats=3; {END}; agenda.1 wealthy; coins.1 5; coins.2 4; coins.3 6")
    assert points(s, 0) == {"total": 0}


def test_dignified_counts_cards_not_their_points() -> None:
    """10: two deeds of one point beat one of two."""
    assert agenda_points("dignified", "done.1 hoard law_giver", "done.1 capital_city") == 2
    assert agenda_points("dignified", "done.1 capital_city", "done.1 hoard law_giver") == 0


def test_dignified_does_not_count_open_deeds() -> None:
    """10"""
    assert agenda_points("dignified", "open.1 hoard", "") == 0


def test_regal_counts_fur_and_honey_in_boat_and_dock() -> None:
    """10"""
    assert agenda_points("regal", "goods.1 0 0 0 0 4", "goods.1 9 9 9 2 1") == 2
    assert agenda_points("regal", "goods.1 9 9 9 2 1", "goods.1 0 0 0 0 4") == 0


def test_capable_counts_goods_in_boat_and_dock() -> None:
    """10"""
    assert agenda_points("capable", "goods.1 9 0 0 0 0", "goods.1 3 3 2 0 0") == 2


def test_courageous_counts_rebels_attacked_not_those_converted() -> None:
    """10, 6.6: a church removes a rebel without any credit."""
    action = "round 4; step round next=development; step action"
    s = table(f"rurik seats=2; {action}; banner.build 1:1; troops.1 kiev:2; neutrals kiev; agenda.1 courageous")
    for answer in ("act", "build:kiev", "what:church", "end"):
        s.apply(0, s.game.parse(answer))
    assert (s.neutrals[5], s.over) == (0, True)
    assert "agenda" not in points(s, 0)


def test_conquering_looks_at_the_marker_not_at_its_points() -> None:
    """10"""
    s = table(f"rurik seats=3; {END}; agenda.1 conquering; war.1 4; war.2 4; war.3 2")
    assert points(s, 0) == {"war": 3, "agenda": 2, "total": 5}


def test_protective_counts_structures_of_every_owner_in_ruled_regions() -> None:
    """10: two of mine are not in a region I rule, three of theirs are."""
    mine = "troops.1 kiev:2; built.1 volyn:church+market"
    s = table(
        f"rurik seats=2; {END}; agenda.1 protective; {mine}; built.2 kiev:church+market+stronghold; troops.2 volyn"
    )
    assert points(s, 0)["agenda"] == 2
    s = table(
        f"rurik seats=2; {END}; agenda.2 protective; {mine}; built.2 kiev:church+market+stronghold; troops.2 volyn"
    )
    assert "agenda" not in points(s, 1)


def test_protective_counts_a_region_ruled_by_a_stronghold_alone() -> None:
    """10, R-01"""
    s = table(f"rurik seats=2; {END}; agenda.1 protective; built.1 kiev:stronghold+church; troops.2 volyn")
    assert points(s, 0)["agenda"] == 2


def test_protective_counts_nothing_where_nobody_rules() -> None:
    """10, R-14"""
    s = table(f"rurik seats=2; {END}; agenda.1 protective; troops.1 kiev; built.1 kiev:church; troops.2 kiev")
    assert "agenda" not in points(s, 0)


def test_committed_prosperous_and_successful_compare_markers_not_the_table() -> None:
    """10: the markers stay where they were."""
    table_of_other = "troops.2 kiev volyn rostov; built.2 kiev:church volyn:church; goods.2 3 3 2 2 1"
    for agenda, levels in (("successful", "1 0 0"), ("committed", "0 1 0"), ("prosperous", "0 0 1")):
        s = table(f"rurik seats=2; {END}; agenda.1 {agenda}; levels.1 {levels}; {table_of_other}")
        assert points(s, 0)["agenda"] == 2


def test_esteemed_counts_regions_with_figures() -> None:
    """10, 2.1: the leader counts, strongholds do not, rule does not matter."""
    mine = "troops.1 kiev:1; at.1 volyn; built.1 rostov:stronghold"
    s = table(f"rurik seats=2; {END}; agenda.1 esteemed; {mine}; troops.2 kiev:5 volyn:5")
    assert points(s, 0)["agenda"] == 2
    s = table(f"rurik seats=2; {END}; agenda.1 esteemed; {mine}; troops.2 kiev:5 volyn:5 polotsk")
    assert "agenda" not in points(s, 0)


def test_wealthy_counts_coins_at_the_end() -> None:
    """10: there is no income in round 4."""
    development = "round 4; step round next=end; step development"
    s = table(f"rurik seats=2; {development}; agenda.1 wealthy; coins.1 1; goods.2 3 3 2 2 1; levels.1 1 1 1; war.1 1")
    assert points(s, 0)["agenda"] == 2


def test_agendas_of_the_solo_game_compare_with_the_rebellion() -> None:
    """10, 12.6"""
    s = table(f"rurik seats=1; {END}; agenda.1 conquering; war.1 2; war.2 3")
    assert points(s, 0) == {"war": 1, "total": 1}
    s = table(f"rurik seats=1; {END}; agenda.1 conquering; war.1 3; war.2 3")
    assert points(s, 0) == {"war": 3, "agenda": 2, "total": 5}
