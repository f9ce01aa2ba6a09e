"""What the rebellion taxes (12.4).

Card 1 unless said: kiev (wood) volyn (fish) pereyaslavl (fur) chernigov (fish) polotsk (stone) smolensk (honey) rostov
(stone) novgorod (wood). Slots: tax_1 has 2 points, tax_2 has 1; level 1 has no free bonus. Goods: wood fish stone
honey fur; the boat holds 3, 3, 2, 2, 1.
"""

from __future__ import annotations

from prestol.games.rurik.rules.cards import GOOD_NAMES
from prestol.games.rurik.rules.state import Rurik

from .rebellion_table import acted, in_turn, said
from .table import goods, play, points, region


def taxing(position: str, slot: str, card: int = 1) -> Rurik:
    return acted(f"at.1 rostov; {position}", slot, card, level=1)


def classes(s: Rurik) -> list[str]:
    """“kiev A” …"""
    return [f"{text.split()[1]} {'ABCD'[int(text.split()[2])]}" for text in said(s, "why_tax")]


# -- classes ----------------------------------------------------------------------------------------------------------


def test_first_ruled_regions_whose_good_has_room_in_order() -> None:
    """12.4"""
    s = taxing("troops.2 novgorod:1 chernigov:1 kiev:1", "tax_1")
    assert classes(s) == ["kiev A", "chernigov A"]
    assert goods(s, 1) == {"wood": 1, "fish": 1}
    assert [s.goods[at] for at in (5, 6, 0)] == [0, 0, 1]


def test_a_ruled_region_comes_before_an_unruled_one() -> None:
    """12.4"""
    # kiev 1 : 1 neutral is not ruled; novgorod, last in the order, is
    s = taxing("troops.2 kiev:1 novgorod:1; neutrals kiev", "tax_2")
    assert classes(s) == ["novgorod A"]


def test_then_unruled_regions_whose_good_has_room() -> None:
    """12.4"""
    # kiev is ruled, but the boat is full of wood: class C. volyn 1 : 1 neutral has room: B, for both points.
    s = taxing("troops.2 kiev:1 volyn:1; neutrals volyn; goods.2 3 0 0 0 0", "tax_1")
    assert classes(s) == ["volyn B"]
    assert goods(s, 1) == {"wood": 3, "fish": 1}


def test_a_region_it_cannot_pay_for_is_passed_over() -> None:
    """12.4"""
    # the same with one point: volyn would cost two, so kiev, to the dock
    s = taxing("troops.2 kiev:1 volyn:1; neutrals volyn; goods.2 3 0 0 0 0", "tax_2")
    assert classes(s) == ["kiev C"]
    assert goods(s, 1) == {"wood": 4}


def test_last_unruled_regions_whose_good_has_no_room() -> None:
    """12.4"""
    s = taxing("troops.2 kiev:1; neutrals kiev; goods.2 3 0 0 0 0", "tax_1")
    assert classes(s) == ["kiev D"]
    assert goods(s, 1) == {"wood": 4}


def test_ruled_without_room_comes_before_unruled_without_room() -> None:
    """12.4"""
    # kiev 1 : 1 neutral, wood full: D. novgorod ruled, wood full: C.
    s = taxing("troops.2 kiev:1 novgorod:1; neutrals kiev; goods.2 3 0 0 0 0", "tax_1")
    assert classes(s) == ["novgorod C"]  # the point left does not pay for kiev


def test_room_is_looked_at_when_a_region_is_reached() -> None:
    """12.4"""
    # two wood: kiev fills the column. novgorod has no room any more and waits for class C;
    # smolensk 1 : 1 neutral would cost two. So the second point goes to novgorod after all.
    position = "troops.2 kiev:1 novgorod:1 smolensk:1; neutrals smolensk; goods.2 2 0 0 0 0"
    s = taxing(position, "tax_1")
    assert classes(s) == ["kiev A", "novgorod C"]


def test_a_full_column_lets_a_later_region_come_first() -> None:
    """12.4"""
    # stone is full: polotsk waits, smolensk (honey) and novgorod (wood) have room
    s = taxing("troops.2 polotsk:1 smolensk:1 novgorod:1; goods.2 0 0 2 0 0", "tax_1")
    assert classes(s) == ["smolensk A", "novgorod A"]


def test_the_dock_does_not_count_as_room() -> None:
    """12.4"""
    # one fur fills its column
    s = taxing("troops.2 pereyaslavl:1 rostov:3; goods.2 0 0 0 0 1", "tax_2")
    assert classes(s) == ["rostov A"]


# -- costs and conditions ---------------------------------------------------------------------------------------------


def test_a_ruled_region_costs_one_point_another_one_two() -> None:
    """12.4"""
    # kiev for 1; volyn 1 : 1 neutral would need 2, and 1 is left
    s = taxing("troops.2 kiev:1 volyn:1; neutrals volyn", "tax_1")
    assert goods(s, 1) == {"wood": 1}
    s = taxing("troops.2 volyn:1; neutrals volyn", "tax_1")
    assert goods(s, 1) == {"fish": 1}


def test_a_bonus_is_one_more_point() -> None:
    """12.4"""
    # level 1, the top coin of the tax column gone: 2 + 1
    s = taxing("troops.2 kiev:1 volyn:1 pereyaslavl:1 chernigov:1; covers 2 2 1", "tax_1")
    assert goods(s, 1) == {"wood": 1, "fish": 1, "fur": 1}


def test_the_good_must_be_there() -> None:
    """12.4"""
    s = taxing("troops.2 kiev:1 novgorod:1; taken kiev", "tax_1")
    assert classes(s) == ["novgorod A"]


def test_it_must_stand_there() -> None:
    """12.4"""
    # volyn is ruled by its stronghold alone
    s = taxing("troops.2 kiev:1; built.2 volyn:stronghold", "tax_1")
    assert goods(s, 1) == {"wood": 1}


def test_the_order_is_that_of_the_new_card() -> None:
    """12.4"""
    # card 13 begins with novgorod and ends with kiev
    s = taxing("troops.2 kiev:1 novgorod:1", "tax_2", card=13)
    assert classes(s) == ["novgorod A"]


def test_a_good_of_the_variant_is_taken_as_it_lies() -> None:
    """11, 12.4"""
    s = in_turn("at.1 rostov; troops.2 kiev:1 volyn:1; goods.2 0 0 0 0 1", "tax_2", level=1)
    s.kinds = [GOOD_NAMES.index("fur") if at == region("kiev") else kind for at, kind in enumerate(s.kinds)]
    play(s, "forfeit")
    assert goods(s, 1) == {"fish": 1, "fur": 1}  # kiev's fur has no room


# -- markets ----------------------------------------------------------------------------------------------------------


def test_its_market_brings_another_good_never_a_coin() -> None:
    """12.4"""
    s = taxing("troops.2 kiev:1; built.2 kiev:market; coins.2 0", "tax_2")
    assert (goods(s, 1), s.players[1].coins) == ({"wood": 2}, 0)
    assert said(s, "market_bonus") == ["market_bonus 0 0"]


def test_goods_fill_the_boat_first() -> None:
    """12.4, 12.6"""
    # one fur into the boat, the other to the dock: one point for up to three goods there
    s = taxing("troops.2 pereyaslavl:1; built.2 pereyaslavl:market", "tax_2")
    assert (goods(s, 1), s.players[1].boat_total()) == ({"fur": 2}, 1)
    assert points(s, 1)["dock"] == 1


def test_the_good_of_a_market_can_take_the_last_room() -> None:
    """12.4"""
    # one wood; kiev and its market bring two: the column is full, novgorod has no room
    s = taxing("troops.2 kiev:1 novgorod:1 volyn:1; built.2 kiev:market; goods.2 1 0 0 0 0", "tax_1")
    assert classes(s) == ["kiev A", "volyn A"]
    assert goods(s, 1) == {"wood": 3, "fish": 1}


def test_the_players_market_brings_it_nothing() -> None:
    """12.4"""
    s = taxing("troops.2 kiev:1; built.1 kiev:market", "tax_2")
    assert goods(s, 1) == {"wood": 1}


def test_yaroslav_closes_its_market() -> None:
    """12.2"""
    # kiev 3 : 1, ruled all the same
    s = acted("who.1 yaroslav; at.1 kiev; troops.2 kiev:3; built.2 kiev:market", "tax_2", level=1)
    assert goods(s, 1) == {"wood": 1}
