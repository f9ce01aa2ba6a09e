"""Outpost in words: names, answers, questions; outpost_log.py tells what happened, outpost_cards.py lists the cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prestol.core.engine import Frame, State
from prestol.games import outpost
from prestol.games.outpost import turn
from prestol.games.outpost.cards import (
    ARTIFACT_NAMES,
    BAZAAR,
    BUILDING_NAMES,
    COLOUR_NAMES,
    DIAMOND,
    FORT_EXTRA,
    FORTIFY_GAIN,
    GUILD_NAMES,
    HERO_SETTLER,
    HUNT_DIAMOND,
    MONSTER_CHOICE,
    NO_COLOUR,
    RESOURCE_NAMES,
    RESOURCES,
    Cards,
)
from prestol.games.outpost.exchange import TRADES
from prestol.games.outpost.lands import lowest, obtainable
from prestol.games.outpost.notation import ACTIONS, CELL_NAMES
from prestol.games.outpost.scoring import hero_points, title
from prestol.games.outpost.state import NO_CARD, ROUNDS, ROW, TRADE, Outpost, Player
from prestol.text import Words, outpost_cards, outpost_log
from prestol.text.teller import CardText, Phrase

ROMAN = ("I", "II", "III")
CELL_FAMILIES = ("plot", "explore", "hunt", "fortify", "fort", "extra", "use")
RESOURCE_FAMILIES = ("kind", "keep")


@cache
def given_names(cards: Cards) -> dict[str, str]:
    """Names that a file of one's own gives to heroes and territories, by id."""
    lists = [cards.facts[section]["list"] for section in ("heroes", "territories")]
    return {entry["id"]: entry["name"] for entries in lists for entry in entries if "name" in entry}


class Steward:
    """Puts Outpost into words of one language."""

    quiet: Sequence[str] = outpost_log.QUIET

    def __init__(self, words: Words, cards: Cards | None = None) -> None:
        self.words = words
        self.data: Cards = cards or outpost.GAME.data

    def say(self, key: str, **values: object) -> str:
        return self.words(f"outpost.{key}", **values)

    # -- pieces -------------------------------------------------------------------------------------------------------

    def resource(self, resource: int) -> str:
        return self.say(f"resource.{RESOURCE_NAMES[resource]}")

    def pieces(self, resource: int, number: int) -> str:
        """«2 wood»."""
        return self.say(f"pieces.{RESOURCE_NAMES[resource]}", n=number)

    def paid(self, resource: int, number: int) -> str:
        """The same as the object of a verb; two of the languages decline it."""
        return self.say(f"paid.{RESOURCE_NAMES[resource]}", n=number)

    def sum(self, numbers: Sequence[int]) -> str:
        """«2 wood + 2 gold», by itself."""
        return " + ".join(self.pieces(resource, number) for resource, number in enumerate(numbers) if number)

    def cost(self, numbers: Sequence[int]) -> str:
        """«2 wood + 2 gold», as the object of a verb."""
        return " + ".join(self.paid(resource, number) for resource, number in enumerate(numbers[:RESOURCES]) if number)

    def settlers(self, number: int) -> str:
        return self.say("settlers", n=number)

    def extra_settlers(self, number: int) -> str:
        return self.say("extra_settlers", n=number)

    def points(self, number: int) -> str:
        return self.words("ui.points", n=number)

    def monster(self, colour: int) -> str:
        return self.say(f"monster.{COLOUR_NAMES[colour]}")

    def a_monster(self, colour: int) -> str:
        """As the object of a verb: «the hydra»."""
        return self.say(f"a_monster.{COLOUR_NAMES[colour]}")

    def colour(self, colour: int) -> str:
        return self.say(f"colour.{'none' if colour == NO_COLOUR else COLOUR_NAMES[colour]}")

    # -- places -------------------------------------------------------------------------------------------------------

    def cell(self, cell: int, key: str = "cell") -> str:
        """«region II, column 3»; «in_cell» says «in region II, column 3»."""
        return self.say(key, region=ROMAN[cell // 3], column=cell % 3 + 1)

    def plot(self, cell: int) -> str:
        return self.say("plot", street=cell // 3 + 1, column=cell % 3 + 1)

    # -- cards --------------------------------------------------------------------------------------------------------

    def label(self, card: int) -> str:
        """The id of a card, or the name its owner has given it."""
        id = self.data.names[card]
        return given_names(self.data).get(id, id)

    def territory(self, card: int) -> str:
        """«I-05 (clay, green)»."""
        return self.territory_as("territory", card)

    def territory_as(self, key: str, card: int) -> str:
        resource, colour = self.resource(self.data.resource[card]), self.colour(self.data.colour[card])
        return self.say(key, id=self.label(card), resource=resource, colour=colour)

    def building(self, kind: int) -> str:
        return self.say(f"building.{BUILDING_NAMES[kind]}")

    def a_building(self, kind: int) -> str:
        """As the object of a verb: «a sawmill»."""
        return self.say(f"a_building.{BUILDING_NAMES[kind]}")

    def the_building(self, kind: int) -> str:
        return self.say(f"the_building.{BUILDING_NAMES[kind]}")

    def effect(self, kind: int) -> str:
        return self.say(f"effect.{BUILDING_NAMES[kind]}")

    def artifact(self, kind: int) -> str:
        return self.say(f"artifact.{ARTIFACT_NAMES[kind]}")

    def artifact_effect(self, kind: int) -> str:
        return self.say(f"artifact_effect.{ARTIFACT_NAMES[kind]}")

    def hero(self, card: int) -> str:
        """Heroes have no names: «traveller T01 (2 wood + 2 gold)»."""
        return self.say("hero", hero=self.hero_as("guild", card), cost=self.sum(self.data.cost[card]))

    def a_hero(self, card: int) -> str:
        """As the object of a verb."""
        return self.hero_as("a_guild", card)

    def hero_as(self, key: str, card: int) -> str:
        return self.say(f"{key}.{GUILD_NAMES[self.data.kind[card]]}", id=self.label(card))

    def guild_points(self, card: int) -> str:
        """What a hero is worth at the end."""
        return self.say(f"guild_points.{GUILD_NAMES[self.data.kind[card]]}", points=self.points(self.data.vp[card]))

    def surcharge(self, place: int) -> str:
        """«+ 1 diamond surcharge»."""
        number = turn.SURCHARGE[place]
        return self.say("surcharge", pieces=self.paid(DIAMOND, number)) if number else ""

    def trade(self, number: int) -> dict[str, object]:
        given = TRADES[number]
        return {"given": self.cost(given), "got": self.paid(given[RESOURCES], 1)}

    def cards(self) -> list[CardText]:
        return outpost_cards.cards(self)

    # -- answers ------------------------------------------------------------------------------------------------------

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Outpost)
        self.data = board.cards
        if family in CELL_FAMILIES:
            return self.cell_action(board, seat, family, CELL_NAMES.index(label))
        if family in RESOURCE_FAMILIES:
            return self.resource_action(board, family, RESOURCE_NAMES.index(label))
        if family == "artifact":
            kind = ARTIFACT_NAMES.index(label)
            return {"artifact": self.artifact(kind), "effect": self.artifact_effect(kind)}
        if family == "trade":
            return self.trade(ACTIONS.number(f"trade:{label}") - TRADE)
        if family in ("region", "street"):
            return {"what": self.row_action(board, board.players[seat], family, int(label) - 1)}
        if family == "build":
            return {"what": self.build(board, int(label) - 1)}
        if family == "hero":
            return {"what": self.invite(board, seat, int(label) - 1)}
        if family == "collect":
            return self.collect(board, seat, [int(column) - 1 for column in label])
        return self.other_action(board, seat, family)

    def cell_action(self, board: Outpost, seat: int, family: str, cell: int) -> dict[str, object]:
        """Answers that name a cell of the lands or of the settlement."""
        player = board.players[seat]
        if family == "plot":
            return {"plot": self.plot(cell)}
        if family == "explore":
            return {"cell": self.cell(cell), "settlers": self.settlers(cell // 3 + 1)}
        if family == "hunt":
            return {"what": self.hunt(board, seat, cell)}
        if family == "use":
            return {"what": self.use(player, cell)}
        card = player.land_at(cell)
        if family == "extra":
            return {"territory": self.territory(card), "pieces": self.paid(self.data.resource[card], 1)}
        return {"what": self.on_territory(board, seat, family, cell, card)}

    def hunt(self, board: Outpost, seat: int, cell: int) -> str:
        """«Hunt the hydra in region II, column 1: 3 settlers for 2 gold»."""
        player, where = board.players[seat], self.cell(cell, "in_cell")
        if player.beasts >> cell & 1 == 0:
            return self.say("hunt.nothing", where=where)
        colour = self.data.colour[player.land_at(cell)]
        reward = self.data.rewards[colour][:]
        reward[DIAMOND] += board.has(seat, HUNT_DIAMOND)
        settlers = self.settlers(self.data.hunters[colour])
        return self.say(
            "hunt.monster", monster=self.a_monster(colour), where=where, settlers=settlers, reward=self.cost(reward)
        )

    def on_territory(self, board: Outpost, seat: int, family: str, cell: int, card: int) -> str:
        """Fortify a territory, or activate its fortification; the artifacts bring more."""
        if card == NO_CARD:
            return self.say(f"{family}.nothing", where=self.cell(cell, "in_cell"))
        resource = self.data.resource[card]
        number = int(board.has(seat, FORTIFY_GAIN)) if family == "fortify" else 1 + board.has(seat, FORT_EXTRA)
        gain = self.say("plus", what=self.pieces(resource, number)) if number else ""
        return self.say(f"{family}.territory", territory=self.territory(card), gain=self.after_colon(gain))

    def after_colon(self, text: str) -> str:
        return self.say("after_colon", text=text) if text else ""

    def use(self, player: Player, cell: int) -> str:
        number = player.house_at(cell)
        if number < 0:
            return self.say("use.nothing", plot=self.plot(cell))
        kind = self.data.kind[player.houses[number]]
        return self.say("use.building", building=self.the_building(kind), effect=self.effect(kind))

    def resource_action(self, board: Outpost, family: str, resource: int) -> dict[str, object]:
        """What to take, to give at the bazaar, or to keep."""
        pieces = self.paid(resource, 1)
        if family == "kind" and board.stack[-1].card == BAZAAR:
            return {"what": self.say("kind.give", pieces=pieces)}
        return {"what": self.say("kind.take", pieces=pieces), "pieces": pieces}

    def row_action(self, board: Outpost, player: Player, family: str, row: int) -> str:
        """A region with what it yields, a street with its buildings."""
        name = ROMAN[row] if family == "region" else str(row + 1)
        found = self.yields(board, player, row) if family == "region" else self.houses(player, row)
        return self.say(f"{family}.with" if found else f"{family}.empty", row=name, what=", ".join(found))

    def yields(self, board: Outpost, player: Player, region: int) -> list[str]:
        columns = obtainable(board, player, region)
        cells = [3 * region + column for column in range(3) if columns >> column & 1]
        return [self.resource(self.data.resource[player.land_at(cell)]) for cell in cells]

    def houses(self, player: Player, street: int) -> list[str]:
        found = [player.house_at(cell) for cell in range(3 * street, 3 * street + 3)]
        return [self.building(self.data.kind[player.houses[number]]) for number in found if number >= 0]

    def build(self, board: Outpost, slot: int) -> str:
        """«Build a sawmill for 1 stone (slot 3)»: two slots may offer the same."""
        tiles = board.market[slot]
        if not tiles:
            return self.say("build.nothing", slot=slot + 1)
        building = self.a_building(self.data.kind[tiles[-1]])
        return self.say("build.building", building=building, cost=self.cost(self.data.cost[tiles[-1]]), slot=slot + 1)

    def invite(self, board: Outpost, seat: int, place: int) -> str:
        """«Invite traveller T01 for 2 wood + 2 gold + 1 diamond surcharge; worth 4 points now, 1 extra settler»."""
        if not board.row[place]:
            return self.say("invite.nobody", place=place + 1)
        card = board.row[place][0]
        worth = hero_points(board, board.players[seat], card)
        settlers = self.data.settlers[card] + board.has(seat, HERO_SETTLER)
        return self.say(
            "invite.hero",
            hero=self.a_hero(card),
            cost=self.cost(self.data.cost[card]) + self.surcharge(place),
            worth=self.points(int(worth)),
            settlers=self.say("and_settlers", settlers=self.extra_settlers(settlers)) if settlers else "",
        )

    def collect(self, board: Outpost, seat: int, columns: list[int]) -> dict[str, object]:
        """What comes, and which monsters come with it."""
        player, region = board.players[seat], board.stack[-1].card
        cells = [3 * region + column for column in columns]
        lands = [player.land_at(cell) for cell in cells]
        alarms = [self.monster(self.data.colour[player.land_at(cell)]) for cell in cells if lures(board, seat, cell)]
        return {
            "n": len(columns),
            "columns": self.columns(columns),
            "what": ", ".join(self.resource(self.data.resource[card]) for card in lands),
            "danger": self.say("danger", monsters=", ".join(alarms)) if alarms else "",
        }

    def columns(self, columns: list[int]) -> str:
        """«1, 2 and 3»."""
        *others, last = [str(column + 1) for column in columns]
        return self.say("and", others=", ".join(others), last=last) if others else last

    def other_action(self, board: Outpost, seat: int, family: str) -> dict[str, object]:
        """Answers that mean something only at their own question."""
        frame, player = board.stack[-1], board.players[seat]
        if family == "pass":
            return {"what": self.pass_with(board, player)}
        if family in ("use_now", "skip"):
            kind = self.data.kind[player.houses[player.house_at(frame.card)]]
            return {"building": self.the_building(kind), "effect": self.effect(kind)}
        if family in ("yes", "no"):
            return {"monster": self.a_monster(self.data.colour[player.land_at(lowest(frame.at))])}
        return {}

    def pass_with(self, board: Outpost, player: Player) -> str:
        """What a pass costs: the common resources that no fortification keeps."""
        if board.round == ROUNDS:
            return self.say("pass.last")
        lost = int(max(player.commons() - player.count_forts(), 0))
        return self.say("pass.returns", n=lost) if lost else self.say("pass.plain")

    # -- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, board: State, step: str) -> str:
        """The key of the question, with the numbers that help to answer it."""
        assert isinstance(board, Outpost)
        self.data = board.cards
        frame = board.stack[-1]
        player = board.players[frame.seat]
        if step == "turn":
            return Phrase(f"turn_{frame.at}" if frame.at else step, n=int(player.settlers()))
        if step == "kind":
            return f"kind_{BUILDING_NAMES[frame.card]}"
        if step == "artifact":
            return step if board.round else "artifact_first"
        if step == "keep":
            return Phrase(step, n=int(player.count_forts() - frame.card))
        return self.detailed_prompt(board, player, frame, step)

    def detailed_prompt(self, board: Outpost, player: Player, frame: Frame, step: str) -> str:
        if step == "plot":
            return Phrase(step, building=self.the_building(self.data.kind[board.market[frame.card][-1]]))
        if step == "use_new":
            kind = self.data.kind[player.houses[player.house_at(frame.card)]]
            return Phrase(step, building=self.the_building(kind))
        if step == "street":
            return Phrase(step, street=frame.card + 1)
        if step == "monster":
            card = player.land_at(lowest(frame.at))
            return Phrase(step, monster=self.monster(self.data.colour[card]), territory=self.territory(card))
        return Phrase(step, region=ROMAN[frame.card])

    # -- the log ------------------------------------------------------------------------------------------------------

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return outpost_log.event(self, kind, a, b)

    # -- the solo game ------------------------------------------------------------------------------------------------

    def title(self, points: int) -> str:
        """What the solo game calls a player with so many points (13)."""
        return self.say(f"title.{title(self.data, points)}")

    def verdict(self, board: State) -> str:
        """«83 points: Knight»; nothing while the game goes on, or if there were others to beat."""
        if not board.over or board.seats > 1:
            return ""
        total = board.results()[0].total
        return self.say("verdict", points=self.points(total), title=self.title(total))


def lures(board: Outpost, seat: int, cell: int) -> bool:
    """Would a monster come if this territory were used now? Whoever decides himself needs no warning (6)."""
    player = board.players[seat]
    colour = board.cards.colour[player.land_at(cell)]
    if player.forts >> cell & 1 or colour == NO_COLOUR or board.has(seat, MONSTER_CHOICE):
        return False
    return board.monsters[colour] > 0 and board.shows(colour)


assert len(turn.SURCHARGE) == ROW
