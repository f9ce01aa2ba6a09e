# mypyc
"""What buildings do when they are used (5.6): cards.toml says it in a word and in pieces, a class here does it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import KIND
from prestol.games.outpost.rules.cards import BUILDING_NAMES, COMMON, FACTS, LOCKED, RESOURCES, pieces
from prestol.games.outpost.rules.events import STORED
from prestol.games.outpost.rules.reasons import CANNOT_PAY, NO_FORT, SUPPLY_EMPTY
from prestol.games.outpost.rules.state import Outpost, covers


class Effect:
    """What a kind of building does."""

    def __init__(self, kind: i64, pays: list[int], gains: list[int], settlers: i64) -> None:
        self.kind: i64 = kind
        self.pays: list[int] = pays
        self.gains: list[int] = gains
        self.settlers: i64 = settlers

    def can_work(self, s: Outpost, seat: i64) -> bool:
        """Can it be carried out now? All that it brings must be in the supply (15)."""
        return s.players[seat].can_pay(self.pays) and covers(s.supply, self.gains)

    def work(self, s: Outpost, seat: i64, number: i64) -> None:
        """Carry it out; the number is that of the building among the player's own."""
        s.pay_all(seat, self.pays)
        s.gain_all(seat, self.gains)


@final
class Hire(Effect):
    """Extra settlers, as many as the supply has, but at least one (15)."""

    def can_work(self, s: Outpost, seat: i64) -> bool:
        return s.players[seat].can_pay(self.pays) and s.settlers > 0

    def work(self, s: Outpost, seat: i64, number: i64) -> None:
        s.pay_all(seat, self.pays)
        s.gain_settlers(seat, self.settlers)


@final
class Store(Effect):
    """A piece is locked on the building for ever; it counts points at the end."""

    def work(self, s: Outpost, seat: i64, number: i64) -> None:
        player = s.players[seat]
        resource = LOCKED[self.kind]
        stock = player.stock[:]
        stock[resource] -= 1
        player.stock = stock
        stored = player.stored[:]
        stored[number] += 1
        player.stored = stored
        s.tell(STORED, seat, resource, player.houses[number])


# -- effects that leave a choice ---------------------------------------------------------------------------------------

COMMON_KINDS: Final[list[int]] = [KIND + resource for resource in range(COMMON)]
ALL_KINDS: Final[list[int]] = [KIND + resource for resource in range(RESOURCES)]


class Choice(Effect):
    """First the player chooses a resource."""

    def work(self, s: Outpost, seat: i64, number: i64) -> None:
        s.call(CHOOSE_KIND, seat, self.kind)

    def options(self) -> list[int]:
        return COMMON_KINDS

    def refuse(self, s: Outpost, seat: i64, resource: i64) -> i64:
        return SUPPLY_EMPTY if s.supply[resource] == 0 else 0

    def choose(self, s: Outpost, seat: i64, resource: i64) -> None:
        s.gain(seat, resource, 1)


@final
class TakeCommon(Choice):
    """A common resource of any kind."""

    def can_work(self, s: Outpost, seat: i64) -> bool:
        return s.supply[0] + s.supply[1] + s.supply[2] > 0


@final
class SellCommon(Choice):
    """A common resource of any kind is given for others."""

    def can_work(self, s: Outpost, seat: i64) -> bool:
        return s.players[seat].commons() > 0 and covers(s.supply, self.gains)

    def refuse(self, s: Outpost, seat: i64, resource: i64) -> i64:
        return 0 if s.players[seat].stock[resource] > 0 else CANNOT_PAY

    def choose(self, s: Outpost, seat: i64, resource: i64) -> None:
        s.pay(seat, resource, 1)
        s.gain_all(seat, self.gains)


@final
class TakeFortified(Choice):
    """The resource of a fortified territory."""

    def can_work(self, s: Outpost, seat: i64) -> bool:
        return len(fortified_resources(s, seat)) > 0

    def options(self) -> list[int]:
        return ALL_KINDS

    def refuse(self, s: Outpost, seat: i64, resource: i64) -> i64:
        if s.supply[resource] == 0:
            return SUPPLY_EMPTY
        return 0 if resource in fortified_resources(s, seat) else NO_FORT


def fortified_resources(s: Outpost, seat: i64) -> list[int]:
    """The resources of own fortified territories that the supply has."""
    player = s.players[seat]
    found: list[int] = []
    for number, cell in enumerate(player.cells):
        resource = s.cards.resource[player.lands[number]]
        if player.has_fort(cell) and s.supply[resource] > 0:
            found.append(resource)
    return found


@final
class ChooseKind(Step[Outpost]):
    """Which resource to take, or to give."""

    def building(self, f: Frame) -> i64:
        """The kind of the building that is used."""
        return f.card

    def choice(self, f: Frame) -> Choice:
        effect = EFFECTS[self.building(f)]
        assert isinstance(effect, Choice)
        return effect

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return self.choice(f).options()

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        return self.choice(f).refuse(s, seat, action - KIND)

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        self.choice(f).choose(s, seat, action - KIND)


CHOOSE_KIND: Final = ChooseKind()

# -- by kind of building -----------------------------------------------------------------------------------------------

WORDS: Final[dict[str, type[Effect]]] = {
    "exchange": Effect,
    "hire": Hire,
    "store": Store,
    "take_common": TakeCommon,
    "sell_common": SellCommon,
    "take_fortified": TakeFortified,
}


def effect_of(kind: int) -> Effect:
    fact = FACTS["buildings"]["list"][kind]
    pays, gains = pieces(fact.get("pays", {})), pieces(fact.get("gains", {}))
    return WORDS[fact["effect"]](kind, pays, gains, fact.get("settlers", 0))


EFFECTS: Final[list[Effect]] = [effect_of(kind) for kind in range(len(BUILDING_NAMES))]
CHOICES: Final[list[int]] = [kind for kind, effect in enumerate(EFFECTS) if isinstance(effect, Choice)]
