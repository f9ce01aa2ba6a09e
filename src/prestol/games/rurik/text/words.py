"""Rurik in words: names, answers and questions; rurik_log.py tells what happened, rurik_cards.py lists the cards."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import Frame, State
from prestol.games.rurik import turn
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    ANY,
    BANNER_NAMES,
    COIN_1,
    COIN_BONUS,
    COINS,
    COSTS,
    DEED_NAMES,
    DEED_VP,
    FIRST_AGENDA,
    FIRST_DEED,
    GOOD_NAMES,
    HEIGHT,
    KIND_NAMES,
    LEADER_NAMES,
    LOSS,
    POINTS,
    PRIORITY_NAMES,
    REGION_NAMES,
    REMOVALS,
    REVEAL_LESS,
    ROWS,
    SAME,
    SCHEME_COSTS,
    SCHEME_NAMES,
    SCHEME_POINTS,
    STRUCTURE_NAMES,
    TRADE_TRACK,
    TWO_FROM_RULED,
)
from prestol.games.rurik.development import level_of
from prestol.games.rurik.notation import TARGET_NAMES
from prestol.games.rurik.rules import START_TROOPS
from prestol.games.rurik.state import NEUTRAL, NO_ADVISOR, Rurik, influence
from prestol.text import Words, rurik_cards, rurik_log
from prestol.text.teller import CardText, Phrase, Seat

REGION_FAMILIES = ("place", "muster", "lead", "from", "to", "tax", "build", "remove")
SCHEME_FAMILIES = ("keep", "top", "play", "discard")
DEED_FAMILIES = ("take", "deed")
TURN_FAMILIES = ("end", "act")
EXCHANGES = {"build": (0, "build"), "muster": (1, "muster")}  # which token, and what it brings


class Chronicler:
    """Puts Rurik into words of one language."""

    quiet: Sequence[str] = ("refilled", "returned")

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **values: object) -> str:
        return self.words(f"rurik.{key}", **values)

    # -- names --------------------------------------------------------------------------------------------------------

    def region(self, region: int) -> str:
        return self.say(f"region.{REGION_NAMES[region]}")

    def regions(self, regions: Sequence[int]) -> str:
        return ", ".join(map(self.region, regions))

    def inside(self, region: int) -> str:
        """«in Kiev»; the languages decline each name in their own way."""
        return self.say(f"in.{REGION_NAMES[region]}")

    def towards(self, region: int) -> str:
        return self.say(f"to.{REGION_NAMES[region]}")

    def out_of(self, region: int) -> str:
        return self.say(f"from.{REGION_NAMES[region]}") if region >= 0 else ""

    def places(self, region: int) -> dict[str, object]:
        """A region in all the forms a sentence may need."""
        return {
            "region": self.region(region),
            "where": self.inside(region),
            "to": self.towards(region),
            "start": self.out_of(region),
        }

    def banner(self, banner: int) -> str:
        return self.say(f"banner.{BANNER_NAMES[banner]}")

    def leader(self, who: int) -> str:
        return self.say(f"leader.{LEADER_NAMES[who]}") if who >= 0 else ""

    def good(self, good: int) -> str:
        return self.say(f"good.{GOOD_NAMES[good]}")

    def goods(self, good: int, number: int = 1) -> str:
        """«2 wood»."""
        return self.say(f"goods.{GOOD_NAMES[good]}", n=number)

    def coins(self, number: int) -> str:
        return self.say("coins", n=number)

    def structure(self, bit: int) -> str:
        return self.say(f"structure.{STRUCTURE_NAMES[bit.bit_length() - 1]}")

    def a_structure(self, bit: int) -> str:
        """As the object of a verb: «a church»."""
        return self.say(f"structure_a.{STRUCTURE_NAMES[bit.bit_length() - 1]}")

    def structures(self, bits: Sequence[int]) -> str:
        return ", ".join(map(self.structure, bits))

    def priority(self, priority: int) -> str:
        return self.say(f"priority.{PRIORITY_NAMES[priority]}")

    def figure(self, leads: int) -> str:
        """As the object of a verb."""
        return self.say("a.leader" if leads else "a.troop")

    # -- what cards and slots bring -----------------------------------------------------------------------------------

    def reward(self, kind: int, amount: int) -> str:
        """«2 muster points»."""
        return self.coins(amount) if kind == COINS else self.say(f"reward.{KIND_NAMES[kind]}", n=amount)

    def bonus(self, effect: int) -> str:
        """What a bonus of the rebellion adds to an action."""
        if effect == REVEAL_LESS:
            return self.say("reveal_less")
        coins = effect - COIN_BONUS
        return self.say("plus", what=self.coins(coins) if coins > 0 else self.reward(effect, 1))

    def slot(self, seats: int, slot: int) -> dict[str, object]:
        """The slot of a banner: its points and what they cost."""
        return {
            "banner": self.banner(slot // HEIGHT),
            "row": slot % HEIGHT + 1,
            "what": self.reward(slot // HEIGHT, POINTS[seats][slot]),
            "cost": self.in_brackets(self.cost(COSTS[seats][slot])),
        }

    def cost(self, coins: int) -> str:
        return self.say("pay", n=coins) if coins else ""

    def in_brackets(self, text: str) -> str:
        return self.say("in_brackets", text=text) if text else ""

    def pools(self, board: Rurik) -> str:
        """Tax and build points that wait."""
        waiting = (("tax", board.tax_points), ("build", board.build_points))
        return ", ".join(self.say(f"reward.{kind}", n=int(points)) for kind, points in waiting if points)

    # -- cards --------------------------------------------------------------------------------------------------------

    def scheme(self, card: int) -> str:
        """A scheme card has no name: «1 muster point, 1 coin (loss symbol)»."""
        kind, amount, coins = SCHEME_POINTS[card]
        parts = [self.reward(kind, amount)] if amount else []
        parts += [self.coins(coins)] if coins else []
        notes = [self.cost(SCHEME_COSTS[card])] if SCHEME_COSTS[card] else []
        notes += [self.say("loss")] if LOSS[card] else []
        return ", ".join(parts) + self.in_brackets("; ".join(notes))

    def deed(self, card: int) -> str:
        return self.say(f"deed.{DEED_NAMES[card - FIRST_DEED]}")

    def deed_text(self, card: int, form: str = "deed_brief") -> str:
        """What a deed asks and brings. Its points are not in the rulebook: the form «deed_effect» says so."""
        text = self.say(f"deed_text.{DEED_NAMES[card - FIRST_DEED]}")
        return self.say(form, text=text, n=DEED_VP[card - FIRST_DEED])

    def agenda(self, card: int) -> str:
        return self.say(f"agenda.{AGENDA_NAMES[card - FIRST_AGENDA]}")

    def agenda_text(self, card: int) -> str:
        return self.say(f"agenda_text.{AGENDA_NAMES[card - FIRST_AGENDA]}")

    def rebel_reward(self, reward: int) -> str:
        return self.goods(reward) if reward < COIN_1 else self.coins(reward - COIN_1 + 1)

    def cards(self) -> list[CardText]:
        return rurik_cards.cards(self)

    # -- answers ------------------------------------------------------------------------------------------------------

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Rurik)
        if family in REGION_FAMILIES:
            return self.region_action(board, seat, family, REGION_NAMES.index(label))
        if family in SCHEME_FAMILIES:
            return {"card": self.scheme(SCHEME_NAMES.index(label))}
        if family in DEED_FAMILIES:
            card = FIRST_DEED + DEED_NAMES.index(label)
            return {"card": self.deed(card), "text": self.deed_text(card)}
        if family == "agenda":
            card = FIRST_AGENDA + AGENDA_NAMES.index(label)
            return {"card": self.agenda(card), "text": self.say(f"agenda_brief.{label}")}
        if family in ("advisor", "banner", "bribe", "slot"):
            return self.strategy_action(board, family, label)
        if family in ("attack", "target", "lure", "token"):
            return self.target_action(board, seat, family, label)
        return self.other_action(board, seat, family, label)

    def region_action(self, board: Rurik, seat: int, family: str, region: int) -> dict[str, object]:
        player, values = board.players[seat], self.places(region)
        if family in ("tax", "build"):
            values["good"] = self.goods(board.kinds[region])
            values["price"] = self.say(f"reward.{family}", n=int(board.price(region, seat)))
        if family == "lead":
            values["leader"] = self.leader(player.who)
        if family == "remove":
            two = board.stack[-1].card == TWO_FROM_RULED
            one = "leader" if player.leader == region and player.troops[region] == 0 else "troop"
            values["figure"] = self.say(f"removed.{'two' if two else one}")
        return values

    def strategy_action(self, board: Rurik, family: str, label: str) -> dict[str, object]:
        frame = board.stack[-1]
        if family == "advisor":
            return {"value": label}
        if family == "banner":
            banner = BANNER_NAMES.index(label)
            row = entry_row(board, banner, frame.card)
            free = row < ROWS[board.seats]
            slot = self.slot(board.seats, HEIGHT * banner + row) if free else {}
            return {"banner": self.banner(banner), "slot": self.say("slot_without_bribe", **slot) if free else ""}
        if family == "bribe":
            row = entry_row(board, frame.at, frame.card + int(label))
            bribe = self.say("bribe", n=int(label)) if label != "0" else self.say("no_bribe")
            return {"bribe": bribe} | self.slot(board.seats, HEIGHT * frame.at + row)
        banner_name, _, row_label = label.partition("_")
        return self.slot(board.seats, HEIGHT * BANNER_NAMES.index(banner_name) + int(row_label) - 1)

    def target_action(self, board: Rurik, seat: int, family: str, label: str) -> dict[str, object]:
        """Whom an answer means."""
        if family == "token":
            return {"other": Seat(int(label) - 1)}
        if family == "attack":
            place, _, target = label.rpartition("_")
            region = REGION_NAMES.index(place)
            return self.places(region) | {"whom": self.whom(board, region, TARGET_NAMES.index(target))}
        if family == "target":
            return {"whom": self.whom(board, board.stack[-1].card, TARGET_NAMES.index(label))}
        target, _, kind = label.partition("_")
        return {"whom": self.owned(board, TARGET_NAMES.index(target), kind)}

    def whom(self, board: Rurik, region: int, target: int) -> Phrase:
        """The figure that an attack or a church would hit first: troops go before leaders."""
        if target == NEUTRAL:
            return Phrase("whom.neutral" if board.solo else "whom.rebel")
        troops = board.players[board.side(target)].troops[region]
        return self.owned(board, target, "troop" if troops > 0 else "leader")

    def owned(self, board: Rurik, target: int, kind: str) -> Phrase:
        side = int(board.side(target))
        leader = self.leader(board.players[side].who)
        return Phrase(f"whom.{kind}", other=Seat(side), leader=leader)

    def other_action(self, board: Rurik, seat: int, family: str, label: str) -> dict[str, object]:
        """Answers that mean something only at their own question."""
        frame, player = board.stack[-1], board.players[seat]
        if family == "stop":
            return {"n": int(frame.count)}
        if family in TURN_FAMILIES:
            return self.turn_action(board, family)
        if family in ("power", "march"):
            return {"start": self.out_of(player.leader), "leader": self.leader(player.who)}
        if family == "show":
            return {"n": int(label), "level": int(level_of(TRADE_TRACK, int(label)))}
        if family == "leader":
            return {"leader": self.say(f"leader.{label}"), "power": self.say(f"power.{label}")}
        if family == "with":
            return {"who": self.say("companions", n=int(label)) if label != "0" else self.say("alone")}
        if family == "deck":
            return {"deck": label, "n": int(board.deck_size(int(label) - 1))}
        return self.payment_action(board, seat, family, label)

    def turn_action(self, board: Rurik, family: str) -> dict[str, object]:
        if family == "act":
            return self.slot(board.seats, board.stack[-1].card - 1)
        pools = self.pools(board)
        return {"lost": self.say("lost", points=pools) if pools else ""}

    def payment_action(self, board: Rurik, seat: int, family: str, label: str) -> dict[str, object]:
        """What is paid, taken, built or torn down."""
        frame, player = board.stack[-1], board.players[seat]
        if family == "bonus":
            return {"what": self.goods(board.kinds[frame.card]) if label == "good" else self.coins(1)}
        if family == "what":
            bit = 1 << STRUCTURE_NAMES.index(label)
            return {"structure": self.a_structure(bit), "where": self.inside(frame.card)}
        if family == "raze":
            place, _, structure = label.rpartition("_")
            bit = 1 << STRUCTURE_NAMES.index(structure)
            return {"structure": self.a_structure(bit), "where": self.inside(REGION_NAMES.index(place))}
        if family == "convert":
            token, brought = EXCHANGES[label]
            return {"goods": self.needed(token), "what": self.say(f"reward.{brought}", n=1)}
        if family == "pay":
            good = GOOD_NAMES.index(label)
            number = 3 if is_asked(board, "pay_goods") and frame.card == SAME else 1
            return {"good": self.goods(good, number), "have": player.goods[good]}
        return {}

    def needed(self, token: int) -> str:
        """The goods one of which an exchange asks for."""
        one, other = self.good(turn.FIRST_KIND[token]), self.good(turn.SECOND_KIND[token])
        return self.say("either", one=one, other=other)

    # -- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, board: State, step: str) -> str:
        """The key of the question, with the numbers that help to answer it."""
        assert isinstance(board, Rurik)
        frame = board.stack[-1]
        player = board.players[frame.seat]
        if step == "place_troops":
            left = START_TROOPS - int(frame.count) // board.seats
            return Phrase("place_troops_solo" if board.solo else "place_troops", n=left)
        if step == "place_leaders":
            return Phrase(step, leader=self.leader(board.players[board.waiting[0]].who))
        if step in ("advisor", "banner", "bribe"):
            banner, coins = self.banner(frame.at), self.coins(player.coins)
            return Phrase(step, round=board.round, value=frame.card, banner=banner, coins=coins)
        if step == "turn":
            return self.turn_prompt(board, frame)
        if step in ("lure", "lure_to"):
            return Phrase(step, start=self.out_of(player.leader))
        if step == "boat_show":
            return Phrase("boat_show_solo" if board.solo else step, n=int(player.boat_total()))
        if step in DETAILED:
            return self.detailed_prompt(board, frame, step)
        return step

    def turn_prompt(self, board: Rurik, frame: Frame) -> Phrase:
        pools = self.pools(board)
        left = self.say("left", points=pools) if pools else ""
        key = "turn_after" if frame.at & turn.MAIN else "turn"
        return Phrase(key, left=left, **self.slot(board.seats, frame.card - 1))

    def detailed_prompt(self, board: Rurik, frame: Frame, step: str) -> Phrase:
        """Steps whose question depends on how far they have come."""
        number = int(frame.count)
        if step == "pay_conversion":
            return Phrase("pay_conversion_first" if number == 2 else step, goods=self.needed(frame.card))
        if step in ("move", "move_any"):
            start = self.out_of((frame.card - 1) >> 1)
            return Phrase(f"{step}_to" if frame.card else step, n=number, start=start)
        if step == "companions":
            return Phrase(step, start=self.out_of(frame.card), to=self.towards(frame.at))
        if step == "reveal":
            of_rebels = frame.at == board.seats
            return Phrase("reveal_rebellion" if of_rebels else step, n=number, where=self.inside(frame.card))
        if step in ("market", "build_what", "church"):
            price = self.say("reward.build", n=int(board.price(frame.card, frame.seat)))
            return Phrase(step, where=self.inside(frame.card), cost=price)
        if step == "draw":
            return Phrase("draw" if frame.at == 0 else "draw_top" if frame.card else "draw_keep", n=number)
        if step == "pay_goods":
            kind = "same" if frame.card == SAME else "any" if frame.card == ANY else "different"
            return Phrase(f"pay_goods_{kind}", n=number)
        return Phrase(f"remove_{REMOVALS[frame.card]}", n=number)

    # -- the log ------------------------------------------------------------------------------------------------------

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return rurik_log.event(self, kind, a, b)


DETAILED = (
    "pay_conversion",
    "move",
    "move_any",
    "companions",
    "reveal",
    "market",
    "build_what",
    "church",
    "draw",
    "pay_goods",
    "remove_troops",
)


def entry_row(board: Rurik, banner: int, strength: int) -> int:
    """How far down an advisor of this influence would enter a banner."""
    slots = board.slots[HEIGHT * banner : HEIGHT * (banner + 1)]
    return sum(entry != NO_ADVISOR and influence(entry) >= strength for entry in slots)


def is_asked(board: Rurik, step: str) -> bool:
    return board.game.steps[step] is board.stack[-1].step
