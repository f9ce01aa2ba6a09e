# mypyc
"""The table of Outpost: what lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.bits import count_bits
from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.zones import ALL, Zone, put_in_order
from prestol.games.outpost.rules import cells
from prestol.games.outpost.rules.cards import COLOURS, GAME, RESOURCES, Cards
from prestol.games.outpost.rules.cells import NO_CELLS, ROWS
from prestol.games.outpost.rules.events import GAINED, GAINED_SETTLERS, HERO_CAME, MARKET_CAME, PAID

if TYPE_CHECKING:
    from prestol.core.game import Game

MOST_PLAYERS: Final[i64] = GAME["players"]
BASE: Final[i64] = GAME["base_settlers"]
ROUNDS: Final[i64] = GAME["rounds"]
SLOTS: Final[i64] = GAME["market_slots"]
SURCHARGE: Final[list[int]] = GAME["surcharge"]  # diamonds, by place of the hero row
ROW: Final[i64] = len(SURCHARGE)
SHOWN: Final[i64] = GAME["artifacts_left"]  # face up when everybody has one
NOBODY: Final = -1
NO_CARD: Final = -1
UNLIMITED: Final = 1000
NO_CARDS: Final[list[int]] = []
NO_STACKS: Final[list[list[int]]] = []


@final
@mypyc_attr(acyclic=True)
class Player:
    """One board. Lists that clones share are replaced, never changed."""

    def __init__(self) -> None:
        self.stock: list[int] = NO_CARDS  # by resource
        self.base: i64 = BASE  # settlers not yet used
        self.extra: i64 = 0
        self.spent: i64 = 0  # extra settlers in zones
        self.lands: list[int] = NO_CARDS  # territories …
        self.cells: list[int] = NO_CARDS  # … and the cell of each
        self.forts: i64 = NO_CELLS  # cells with a fortification; these five are sets: see cells.py
        self.beasts: i64 = NO_CELLS  # cells with a monster; its colour is the territory's
        self.forts_used: i64 = NO_CELLS  # in this round
        self.regions_used: i64 = NO_CELLS
        self.streets_used: i64 = NO_CELLS
        self.houses: list[int] = NO_CARDS  # buildings …
        self.plots: list[int] = NO_CARDS  # … and the cell of each
        self.stored: list[int] = NO_CARDS  # … and what is stored on each
        self.again: bool = False  # the second use of a region or street, by an artifact, has been made
        self.artifact: list[int] = NO_CARDS
        self.heroes: list[int] = NO_CARDS
        self.passed: bool = False

    def clone(self) -> Player:
        copy = Player()
        copy.stock = self.stock
        copy.base = self.base
        copy.extra = self.extra
        copy.spent = self.spent
        copy.lands = self.lands
        copy.cells = self.cells
        copy.forts = self.forts
        copy.beasts = self.beasts
        copy.houses = self.houses
        copy.plots = self.plots
        copy.stored = self.stored
        copy.regions_used = self.regions_used
        copy.streets_used = self.streets_used
        copy.forts_used = self.forts_used
        copy.again = self.again
        copy.artifact = self.artifact
        copy.heroes = self.heroes
        copy.passed = self.passed
        return copy

    def land_at(self, cell: i64) -> i64:
        """The territory in a cell."""
        for number, taken in enumerate(self.cells):
            if taken == cell:
                return self.lands[number]
        return NO_CARD

    def house_at(self, cell: i64) -> i64:
        """The number of the building in a cell, among this player's."""
        for number, taken in enumerate(self.plots):
            if taken == cell:
                return number
        return NO_CARD

    def explored(self) -> i64:
        """The cells with a territory."""
        found: i64 = NO_CELLS
        for cell in self.cells:
            found |= cells.single(cell)
        return found

    def has_fort(self, cell: i64) -> bool:
        return cells.holds(self.forts, cell)

    def has_monster(self, cell: i64) -> bool:
        return cells.holds(self.beasts, cell)

    def has_used_fort(self, cell: i64) -> bool:
        return cells.holds(self.forts_used, cell)

    def has_used_region(self, region: i64) -> bool:
        return cells.holds(self.regions_used, region)

    def has_used_street(self, street: i64) -> bool:
        return cells.holds(self.streets_used, street)

    def count_forts(self) -> i64:
        return count_bits(self.forts)

    def settlers(self) -> i64:
        return self.base + self.extra

    def spend_settlers(self, number: i64) -> None:
        """Base settlers first: the others survive the round (R4)."""
        from_base = min(number, self.base)
        self.base -= from_base
        self.extra -= number - from_base
        self.spent += number - from_base

    def enter_row(self, used: bool) -> None:
        """A settler goes to a region or street; if it has been used in this round, that is its second time."""
        self.spend_settlers(1)
        if used:
            self.again = True

    def commons(self) -> i64:
        return self.stock[0] + self.stock[1] + self.stock[2]

    def can_pay(self, pieces: list[int]) -> bool:
        return covers(self.stock, pieces)


def covers(stock: list[int], pieces: list[int]) -> bool:
    """Are there so many of each resource?"""
    for resource in range(RESOURCES):  # noqa: SIM110
        if stock[resource] < pieces[resource]:
            return False
    return True


NO_PLAYERS: Final[list[Player]] = []


@final
class Outpost(State):
    """The table. Nothing is secret; stacks nobody has looked at need no order, so they are kept sorted.

    All lists are replaced, never changed: clones share them.
    """

    def __init__(self, game: Game, seats: i64, options: dict[str, str], chance: Chance, cards: Cards) -> None:
        super().__init__(game, seats, options, chance)
        self.cards: Cards = cards
        self.players: list[Player] = NO_PLAYERS
        self.supply: list[int] = NO_CARDS  # by resource
        self.settlers: i64 = 0  # extra ones in the supply
        self.fortifications: i64 = 0
        self.monsters: list[int] = NO_CARDS  # by colour
        self.stacks: list[list[int]] = NO_STACKS  # of territories, by region
        self.pile: list[int] = NO_CARDS  # of buildings
        self.market: list[list[int]] = NO_STACKS
        self.deck: list[int] = NO_CARDS  # of heroes
        self.row: list[list[int]] = NO_STACKS  # by place, one card or none
        self.gone: list[int] = NO_CARDS  # heroes discarded
        self.offer: list[int] = NO_CARDS  # artifacts face up
        self.box: list[int] = NO_CARDS  # artifacts not in the game; in the solo game the face-down ones
        self.removed: list[int] = NO_CARDS  # solo: artifacts given back
        self.round: i64 = 0
        self.first: i64 = 0
        self.first_passer: i64 = NOBODY
        self.given: i64 = 0  # the set of kinds given in a run of barters …
        self.received: i64 = 0  # … and of those received

    def clone(self) -> State:
        copy = Outpost(self.game, self.seats, self.options, self.chance.clone(), self.cards)
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.supply = self.supply
        copy.settlers = self.settlers
        copy.fortifications = self.fortifications
        copy.monsters = self.monsters
        copy.stacks = self.stacks
        copy.pile = self.pile
        copy.market = self.market
        copy.deck = self.deck
        copy.row = self.row
        copy.gone = self.gone
        copy.offer = self.offer
        copy.box = self.box
        copy.removed = self.removed
        copy.round = self.round
        copy.first = self.first
        copy.first_passer = self.first_passer
        copy.given = self.given
        copy.received = self.received
        return copy

    def zones(self) -> list[Zone]:
        players = self.players
        seats = [str(seat + 1) for seat in range(len(players))]
        places = [str(place + 1) for place in range(ROW)]
        slots = [str(slot + 1) for slot in range(SLOTS)]
        return [
            Zone("lands", "territories", [player.lands for player in players], labels=seats),
            Zone("houses", "buildings", [player.houses for player in players], labels=seats),
            Zone("heroes", "heroes", [player.heroes for player in players], labels=seats, ordered=False),
            Zone("artifact", "artifacts", [player.artifact for player in players], labels=seats),
            Zone("row", "heroes", self.row, labels=places),
            Zone("market", "buildings", self.market, labels=slots),
            Zone("offer", "artifacts", [self.offer], ordered=False),
            Zone("removed", "artifacts", [self.removed], ordered=False),
            Zone("gone", "heroes", [self.gone], ordered=False),
            Zone("stack1", "region1", [self.stacks[0]], ALL, ordered=False, home=True),
            Zone("stack2", "region2", [self.stacks[1]], ALL, ordered=False, home=True),
            Zone("stack3", "region3", [self.stacks[2]], ALL, ordered=False, home=True),
            Zone("pile", "buildings", [self.pile], ALL, ordered=False, home=True),
            Zone("deck", "heroes", [self.deck], ALL, ordered=False, home=True),
            Zone("box", "artifacts", [self.box], ALL, ordered=False, home=True),
        ]

    # -- resources ----------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, number: i64) -> None:
        """From the supply, as many as there are (15)."""
        number = min(number, self.supply[resource])
        if number > 0:
            self.shift(seat, resource, number)
            self.tell(GAINED, seat, resource, number)

    def pay(self, seat: i64, resource: i64, number: i64) -> None:
        if number > 0:
            self.shift(seat, resource, -number)
            self.tell(PAID, seat, resource, number)

    def shift(self, seat: i64, resource: i64, number: i64) -> None:
        player = self.players[seat]
        stock = player.stock[:]
        stock[resource] += number
        player.stock = stock
        supply = self.supply[:]
        supply[resource] -= number
        self.supply = supply

    def pay_all(self, seat: i64, pieces: list[int]) -> None:
        for resource in range(RESOURCES):
            self.pay(seat, resource, pieces[resource])

    def gain_all(self, seat: i64, pieces: list[int]) -> None:
        for resource in range(RESOURCES):
            self.gain(seat, resource, pieces[resource])

    def gain_settlers(self, seat: i64, number: i64) -> None:
        number = min(number, self.settlers)
        if number > 0:
            self.settlers -= number
            self.players[seat].extra += number
            self.tell(GAINED_SETTLERS, seat, number)

    def has(self, seat: i64, artifact: i64) -> bool:
        """Does the player have an artifact of this kind?"""
        for card in self.players[seat].artifact:  # noqa: SIM110
            if self.cards.kind[card] == artifact:
                return True
        return False

    def may_repeat(self, seat: i64, artifact: i64) -> bool:
        """Does an artifact of this kind open one of the rows used a second time (10)?"""
        return not self.players[seat].again and self.has(seat, artifact)

    # -- heroes -------------------------------------------------------------------------------------------------------

    def shows(self, colour: i64) -> bool:
        """Does a hero of the row show this colour? (6)"""
        for place in self.row:  # noqa: SIM110
            if len(place) > 0 and self.cards.colour[place[0]] == colour:
                return True
        return False

    def slide_row(self, gap: i64) -> None:
        """Cards left of the gap move right, a new one comes to the left end (8)."""
        row = self.row[:]
        for place in range(gap, 0, -1):
            row[place] = row[place - 1]
        row[0] = NO_CARDS
        if len(self.deck) > 0:
            self.deck = self.deck[:]
            card = self.draw(self.deck)
            row[0] = [card]
            self.tell(HERO_CAME, 0, card)
        self.row = row

    # -- the market ---------------------------------------------------------------------------------------------------

    def set_slot(self, slot: i64, tiles: list[int]) -> None:
        self.market = self.market[:]
        self.market[slot] = tiles

    def fill_slot(self, slot: i64) -> None:
        """A new tile for an empty slot while the pile lasts."""
        if len(self.market[slot]) == 0 and len(self.pile) > 0:
            self.pile = self.pile[:]
            card = self.draw(self.pile)
            self.set_slot(slot, [card])
            self.tell(MARKET_CAME, 0, card, slot)

    # -- territories --------------------------------------------------------------------------------------------------

    def draw_land(self, region: i64) -> int:
        self.stacks = self.stacks[:]
        self.stacks[region] = self.stacks[region][:]
        return self.draw(self.stacks[region])

    # -- artifacts ----------------------------------------------------------------------------------------------------

    def take_from_offer(self, kind: i64) -> int:
        """A face-up artifact of this kind; two of a kind are the same."""
        for card in self.offer:
            if self.cards.kind[card] == kind:
                self.offer = [other for other in self.offer if other != card]
                return card
        raise ValueError("there is no such artifact")

    def show_artifact(self) -> None:
        """A new one is turned up while there are some."""
        if len(self.box) == 0:
            return
        self.box = self.box[:]
        offer = self.offer[:]
        put_in_order(offer, self.draw(self.box))
        self.offer = offer


def blank(cards: Cards, game: Game, seats: int, options: dict[str, str], chance: Chance) -> Outpost:
    """A table before anything is dealt."""
    s = Outpost(game, seats, options, chance, cards)
    s.supply = whole_supply(s)
    s.settlers = cards.extra_settlers
    s.fortifications = cards.fortifications
    s.monsters = [cards.monsters] * COLOURS
    s.stacks = [cards.territories(region) for region in range(ROWS)]
    s.pile = list(range(cards.first_building, cards.first_hero))
    s.market = [[] for _ in range(SLOTS)]
    s.deck = list(range(cards.first_hero, cards.first_artifact))
    s.row = [[] for _ in range(ROW)]
    s.gone = []
    s.offer = []
    s.box = list(range(cards.first_artifact, cards.all))
    s.removed = []
    s.players = [blank_player() for _ in range(seats)]
    return s


def whole_supply(s: Outpost) -> list[int]:
    """All pieces that there are, by resource."""
    return [UNLIMITED] * RESOURCES if s.options["supply"] == "unlimited" else s.cards.supply[:]


def blank_player() -> Player:
    player = Player()
    player.stock = [0] * RESOURCES
    player.lands = []
    player.houses = []
    player.heroes = []
    player.artifact = []
    return player
