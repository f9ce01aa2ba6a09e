"""Rule, prices, targets and casualty checks on random tables, by a second and plainer reading of the rules."""

from __future__ import annotations

import random

import pytest

from prestol.games.rurik.rules.cards import LEADER_NAMES, REGION_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import choices, table, told
from .turn_positions import TURN

NEIGHBOURS = {
    "novgorod": "rostov polotsk smolensk pskov",
    "rostov": "novgorod smolensk chernigov suzdal",
    "polotsk": "novgorod smolensk volyn kiev chernigov pskov",
    "smolensk": "novgorod rostov polotsk chernigov",
    "volyn": "polotsk kiev galich",
    "kiev": "polotsk volyn chernigov pereyaslavl galich",
    "chernigov": "rostov polotsk smolensk kiev pereyaslavl suzdal",
    "pereyaslavl": "kiev chernigov",
    "pskov": "novgorod polotsk",
    "suzdal": "rostov chernigov",
    "galich": "volyn kiev",
}
REGIONS = list(NEIGHBOURS)  # of three players
SEATS = range(3)
CALM = "top.1 s01 s02 s03"


class Land:
    """A random table of three players, crowded enough for ties."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        crowd = chance.sample(REGIONS, 5)
        self.who = chance.sample(LEADER_NAMES, 3)
        self.at = [chance.choice([*crowd, None]) for _ in SEATS]
        self.troops = [{name: chance.choice([0, 0, 1, 1, 2]) for name in crowd} for _ in SEATS]
        self.rebels = {name for name in REGIONS if chance.random() < 0.5}
        self.taken = {name for name in REGIONS if chance.random() < 0.2}
        self.owners = {
            name: {kind: chance.choice([*SEATS, None, None]) for kind in ("church", "market", "stronghold")}
            for name in chance.sample(REGIONS, 3)
        }
        self.points = chance.choice([1, 2])
        self.power = chance.random() < 0.7

    def text(self) -> str:
        lines = [f"rurik seats=3; taken {' '.join(sorted(self.taken))}; neutrals {' '.join(sorted(self.rebels))}"]
        for seat in SEATS:
            troops = " ".join(f"{name}:{number}" for name, number in self.troops[seat].items() if number)
            built = [(name, kind) for name, of in self.owners.items() for kind, owner in of.items() if owner == seat]
            structures = " ".join(f"{name}:{kind}" for name, kind in built)
            lines.append(f"who.{seat + 1} {self.who[seat]}; at.{seat + 1} {self.at[seat] or 'none'}")
            lines.append(
                f"troops.{seat + 1} {troops}; built.{seat + 1} {structures}; power.{seat + 1} {int(self.power)}"
            )
        return "; ".join(lines)

    def leader_in(self, leader: str, name: str) -> int | None:
        """Whose leader of this name stands in a region."""
        if leader not in self.who:
            return None
        seat = self.who.index(leader)
        return seat if self.at[seat] == name else None

    def figures(self, seat: int, name: str) -> int:
        return self.troops[seat].get(name, 0) + (self.at[seat] == name)

    def works(self, kind: str, seat: int, name: str) -> bool:
        """Has a player such a structure here, and no Yaroslav of another player against it?"""
        return self.owners.get(name, {}).get(kind) == seat and self.leader_in("yaroslav", name) in (None, seat)

    def ruler(self, name: str) -> int | None:
        strength: dict[int | str, int] = {"rebels": int(name in self.rebels)}
        for seat in SEATS:
            strength[seat] = self.figures(seat, name) + self.works("stronghold", seat, name)
        sviatopolk = self.leader_in("sviatopolk", name)
        if sviatopolk is not None:
            strength[sviatopolk] += strength.pop("rebels")
        most = max(strength.values())
        strongest = [who for who, number in strength.items() if number == most > 0]
        if self.leader_in("yaroslav", name) in strongest:
            return self.leader_in("yaroslav", name)
        return strongest[0] if len(strongest) == 1 and isinstance(strongest[0], int) else None

    def price(self, seat: int, name: str) -> int:
        return 1 if self.ruler(name) == seat or self.leader_in("mstislav", name) == seat else 2

    def cards_due(self, attacker: int, defender: int, name: str) -> int:
        due = 1 + (self.ruler(name) == defender) + self.works("stronghold", defender, name)
        return due - (self.leader_in("boris", name) == attacker)

    def table(self, rest: str) -> Rurik:
        return table(f"{self.text()}; {rest}")


LANDS = [Land(seed) for seed in range(120)]


def some(first: int) -> list[Land]:
    return LANDS[first : first + 12]


BATCHES = range(0, len(LANDS), 12)


@pytest.mark.parametrize("first", BATCHES)
def test_who_rules_each_region(first: int) -> None:
    """2.2, 8"""
    ruled = 0
    for land in some(first):
        s = land.table(TURN)
        for at, name in enumerate(REGIONS):
            assert s.ruler(at) == (-1 if land.ruler(name) is None else land.ruler(name))
            ruled += land.ruler(name) is not None
    assert ruled > 12


@pytest.mark.parametrize("first", BATCHES)
def test_where_one_may_tax_and_build(first: int) -> None:
    """6.5, 6.6, 8"""
    for land in some(first):
        s = land.table(f"tax_points {land.points}; build_points {land.points}; hand.1 s03; {TURN}")
        offered = set(choices(s))
        for name in REGIONS:
            stands = land.figures(0, name) > 0 and land.price(0, name) <= land.points
            full = None not in land.owners.get(name, {"church": None}).values()
            assert (f"tax:{name}" in offered) == (stands and name not in land.taken)
            assert (f"build:{name}" in offered) == (stands and not full)


@pytest.mark.parametrize("first", BATCHES)
def test_where_one_may_muster(first: int) -> None:
    """6.2, 8"""
    for land in some(first):
        s = land.table(f"{TURN}; step muster points=2")
        here = land.at[0]
        around = NEIGHBOURS[here].split() if here and land.who[0] == "maria" and land.power else []
        regions = [name for name in REGIONS if land.figures(0, name) > 0 or name in around]
        offered = choices(s) if regions else []
        assert [each for each in offered if each.startswith("muster")] == [f"muster:{name}" for name in regions]
        leads = [f"lead:{name}" for name in regions] if here is None else []
        assert [each for each in offered if each.startswith("lead")] == leads


@pytest.mark.parametrize("first", BATCHES)
def test_whom_one_may_attack_and_how_many_cards_are_due(first: int) -> None:
    """6.4, 8"""
    fights = 0
    for land in some(first):
        expected = ["stop"]
        if land.who[0] == "sudislav" and land.at[0]:
            expected.append(f"muster:{land.at[0]}")
        for name in [name for name in REGIONS if land.figures(0, name) > 0]:
            expected += [f"attack:{name}_{seat + 1}" for seat in (1, 2) if land.figures(seat, name) > 0]
            expected += [f"attack:{name}_rebel"] if name in land.rebels else []
        if expected == ["stop"]:
            continue
        assert choices(land.table(f"{TURN}; step attack points=1")) == expected
        for answer in [each for each in expected if each[-1] in "23"]:
            name, _, target = answer.removeprefix("attack:").partition("_")
            events = told(land.table(f"{CALM}; {TURN}; step attack points=1"), answer)
            checks = [event[2] for event in events if event[0] == "check"]
            assert checks == [land.cards_due(0, int(target) - 1, name)]
            fights += 1
    assert fights > 3


def test_the_regions_are_those_of_three_players() -> None:
    """2.3"""
    assert REGION_NAMES[:11] == REGIONS
