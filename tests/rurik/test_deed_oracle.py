"""A second reading of all deeds, written from the table of the rules alone, against hundreds of random tables (7)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from prestol.games.rurik.rules.cards import DEED_NAMES, GOOD_NAMES, REGION_NAMES

from .table import ACTION, choices, table

GREEN = REGION_NAMES[:8]
GOOD_OF = dict(zip(GREEN, ["wood", "stone", "stone", "honey", "fish", "wood", "fish", "fur"], strict=True))
BORDERS = """
    novgorod-polotsk novgorod-smolensk novgorod-rostov rostov-smolensk rostov-chernigov polotsk-volyn polotsk-kiev
    polotsk-chernigov polotsk-smolensk smolensk-chernigov volyn-kiev kiev-chernigov kiev-pereyaslavl
    chernigov-pereyaslavl
"""
EDGES = {frozenset(edge.split("-")) for edge in BORDERS.split()}
KINDS = ["church", "market", "stronghold"]


class Mine:
    """What player 0 has on a random table, as plain as can be."""

    def __init__(self, dice: Random) -> None:
        self.troops = {name: dice.choice([0, 0, 1, 1, 2, 6]) for name in GREEN}
        spare = 12
        for name in GREEN:
            self.troops[name] = min(self.troops[name], spare)
            spare -= self.troops[name]
        self.leader = dice.choice(GREEN)
        self.enemies = {name: dice.choice([0, 0, 1]) for name in GREEN}
        self.goods = {good: dice.choice([0, 0, 1, 1, 2, 3]) for good in GOOD_NAMES}
        self.coins = dice.randrange(5)
        self.cards = dice.randrange(2)
        self.token = dice.randrange(2)
        self.defeated = dice.randrange(4)
        self.rebels = dict.fromkeys(GREEN[: 8 - self.defeated], 1)
        self.built: dict[str, set[str]] = {name: set() for name in GREEN}
        for kind in KINDS:
            for name in dice.sample(GREEN, dice.randrange(4)):
                self.built[name].add(kind)

    def text(self) -> str:
        built = " ".join(f"{name}:{'+'.join(sorted(kinds))}" for name, kinds in self.built.items() if kinds)
        won = " ".join(f"r{number + 1}" for number in range(self.defeated))
        return f"""
            rurik seats=2; {ACTION}; banner.muster 1:1 2:1; open.1 {" ".join(DEED_NAMES)}
            troops.1 {counts(self.troops)}; at.1 {self.leader}; troops.2 {counts(self.enemies)}
            neutrals {" ".join(self.rebels)}; goods.1 {" ".join(map(str, self.goods.values()))}; built.1 {built}
            coins.1 {self.coins}; hand.1 {"s01" if self.cards else ""}; token {self.token + 1}
            defeated.1 {self.defeated}; won {won}
        """

    def figures(self, name: str) -> int:
        return self.troops[name] + (self.leader == name)

    def rules(self, name: str) -> bool:
        strength = self.figures(name) + ("stronghold" in self.built[name])
        return strength > max(self.enemies[name], self.rebels.get(name, 0))

    def where(self, kind: str) -> list[str]:
        return [name for name in GREEN if kind in self.built[name]]

    def has(self, **goods: int) -> bool:
        return all(self.goods[good] >= number for good, number in goods.items())

    def occupied(self) -> int:
        return sum(self.figures(name) > 0 for name in GREEN)

    def on_board(self) -> int:
        return sum(self.figures(name) for name in GREEN)

    def together(self, *kinds: str) -> bool:
        return any(set(kinds) <= built for built in self.built.values())


def counts(numbers: dict[str, int]) -> str:
    return " ".join(f"{name}:{number}" for name, number in numbers.items() if number)


def joined(three: tuple[str, ...]) -> bool:
    """Three regions are connected if at least two of their three pairs have a border."""
    return sum(frozenset(pair) in EDGES for pair in combinations(three, 2)) >= 2


def possible(m: Mine) -> set[str]:
    """The deeds that can be accomplished, as the table of section 7 has it."""
    kinds = sum(number > 0 for number in m.goods.values())
    table_of_deeds = {
        "market_day": len({GOOD_OF[name] for name in m.where("market")}) == 3,
        "honorable_prince": m.cards > 0 and m.coins >= 3,
        "master_beekeeper": m.cards > 0 and m.has(honey=2),
        "great_library": m.cards > 0 and m.has(stone=1),
        "establish_fortress": m.has(wood=2) and m.together("stronghold", "church"),
        "grand_hunter": m.token == 0 and m.has(fur=2),
        "dispatch_messengers": m.occupied() == 8,
        "send_gifts": m.has(fish=1, fur=1) and m.coins >= 2,
        "tithe_payments": any(map(joined, combinations(m.where("church"), 3))),
        "border_patrols": m.occupied() >= 3,
        "law_giver": m.defeated >= 3 and m.coins >= 3,
        "defensive_belt": any(map(joined, combinations(m.where("stronghold"), 3))),
        "hoard": max(m.goods.values()) >= 3,
        "wilderness_forts": m.has(stone=1, fur=1, wood=1),
        "peace_maker": any(m.figures(name) >= 2 and m.rules(name) for name in GREEN),
        "reward_laborers": sum(m.goods.values()) >= 2 and m.coins >= 2,
        "new_beginning": any(m.built.values()),
        "splendid_feast": m.has(fish=1, honey=1) and m.coins >= 2,
        "victory_march": m.cards > 0 and m.on_board() >= 2,
        "hire_mercenaries": m.has(fish=1, stone=1) and m.coins >= 2,
        "enforce_peace": m.defeated >= 2 and m.has(wood=1, honey=1),
        "retire_veterans": m.coins >= 2 and m.on_board() >= 2,
        "amass_forces": max(m.figures(name) for name in GREEN) >= 6,
        "capital_city": m.together("market", "stronghold", "church"),
        "trade_route": kinds >= 3,
        "generous_prince": m.coins >= 4,
    }
    assert list(table_of_deeds) == DEED_NAMES
    return {deed for deed, met in table_of_deeds.items() if met}


@pytest.mark.parametrize("seed", range(20))
def test_the_deeds_that_can_be_accomplished_on_random_tables(seed: int) -> None:
    """7"""
    dice = Random(seed)
    for _ in range(25):
        mine = Mine(dice)
        s = table(mine.text())
        offered = {answer.removeprefix("deed:") for answer in choices(s) if answer.startswith("deed:")}
        assert offered == possible(mine), mine.text()


def test_the_random_tables_allow_every_deed_and_forbid_every_deed() -> None:
    """7: so the comparison says something about each of them."""
    met = [possible(Mine(dice)) for dice in map(Random, range(400))]
    assert set.union(*met) == set(DEED_NAMES)
    assert set.intersection(*met) == set()
