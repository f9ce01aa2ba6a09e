"""Spies: a small whole game for tests, with every kind of secret that the core knows.

Sixteen agents, grey (G1 … G8) and red (R1 … R8); the colour shows on the back, too. Everybody holds three agents, and
three coins behind a screen: how many of them are gold is a secret. There are three rounds. In turn each seat may
*peek* at the top card of the deck and put it back, or *recruit* it and drop an agent of the same colour face down on
the deck; not in the last round (1). Then all play an agent in secret (2) and bid coins in secret, silver before gold
(3). The worths of agent and bid (silver 1, gold 2) add up: the strongest seat gains 2 points, equals 1 each. A coin
left is worth a point.
"""

from __future__ import annotations

from prestol.core.actions import ActionSpace, Family
from prestol.core.chance import Chance
from prestol.core.engine import Frame, Sealed, State, Step
from prestol.core.errors import BadPosition, Reason
from prestol.core.forms import Field, Number, Slot, StepForm, list_field, named, player_slot
from prestol.core.game import Game, Score
from prestol.core.zones import NONE, OWNER, Zone, put_in_order
from prestol.kit import GameKit

AGENTS = [f"{colour}{worth}" for colour in "GR" for worth in range(1, 9)]
ROUNDS, HAND, COINS = 3, 3, 3

PEEK, RECRUIT, WAIT, TOP, UNDER, BURY, DROP, PLAY, SILVER, GOLD, STOP = 0, 1, 2, 3, 4, 5, 6, 22, 38, 39, 40
TOO_LATE, LIES_ALONE, OTHER_BACK, NO_COIN, GOLD_GIVEN = 1, 2, 3, 4, 5
PEEKED, SAW, PUT, RECRUITED, GOT, DROPPED, PLAYED, PAID, GAINED = range(9)


def back(card: int) -> int:
    return card // 8


def worth(card: int) -> int:
    return card % 8 + 1


class Spies(State):
    """The table."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.known = [0] * len(AGENTS)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.top: list[int] = []  # cards in a known order on top of the deck; the last lies uppermost
        self.deck = list(range(len(AGENTS)))
        self.coins = [COINS] * seats
        self.gold = [0] * seats  # so many of the coins, a secret
        self.points = [0] * seats

    def clone(self) -> Spies:
        copy = type(self)(self.game, self.seats, self.options, self.chance.clone())
        self.copy_into(copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.played = [cards[:] for cards in self.played]
        copy.top, copy.deck = self.top[:], self.deck[:]
        copy.coins, copy.gold, copy.points = self.coins[:], self.gold[:], self.points[:]
        return copy

    def zones(self) -> list[Zone]:
        seats = [str(seat + 1) for seat in range(self.seats)]
        return [
            Zone("hand", "agents", self.hands, OWNER, seats, ordered=False),
            Zone("played", "agents", self.played, labels=seats),
            Zone("top", "agents", [self.top], NONE),
            Zone("deck", "agents", [self.deck], NONE, ordered=False, home=True),
        ]

    def conceal(self, viewer: int) -> None:
        self.gold = [gold if seat == viewer else -1 for seat, gold in enumerate(self.gold)]

    def imagine(self, viewer: int) -> None:
        for seat, gold in enumerate(self.gold):
            self.gold[seat] = self.chance.below(self.coins[seat] + 1) if gold < 0 else gold

    def top_card(self) -> int:
        if not self.top:
            self.top.append(self.draw(self.deck))
        return self.top[-1]


class Round(Step[Spies]):
    """Everybody spies in turn, then all play and bid; ``count`` rounds are over, ``at`` seats have spied."""

    def run(self, s: Spies, f: Frame) -> None:
        if f.count >= ROUNDS:
            s.end()
        elif f.at < s.seats:
            s.call(SPY, (f.seat + f.at) % s.seats, count=f.count)
            f.at += 1
        else:
            f.seat, f.count, f.at = (f.seat + 1) % s.seats, f.count + 1, 0
            s.call(PLAY_ONE, 0)


class Spy(Step[Spies]):
    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [PEEK, RECRUIT, WAIT]

    def refuse(self, s: Spies, f: Frame, seat: int, action: int) -> int:
        return TOO_LATE if f.count == ROUNDS - 1 and action != WAIT else 0

    def apply(self, s: Spies, f: Frame, seat: int, action: int) -> None:
        s.end()
        if action != WAIT:
            card = s.top_card()
            s.show(card, seat)
            s.tell(PEEKED if action == PEEK else RECRUITED, seat)
            s.tell(SAW if action == PEEK else GOT, seat, card, seen_by=seat)
            s.call(PUT_BACK if action == PEEK else DROP_ONE, seat, back(card))
        if action == RECRUIT:
            put_in_order(s.hands[seat], s.top.pop())


class PutBack(Step[Spies]):
    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [TOP, UNDER, BURY]

    def refuse(self, s: Spies, f: Frame, seat: int, action: int) -> int:
        return LIES_ALONE if action == UNDER and len(s.top) == 1 else 0

    def apply(self, s: Spies, f: Frame, seat: int, action: int) -> None:
        s.end()
        s.tell(PUT, seat, action)
        card = s.top.pop()
        if action == BURY:
            s.set_known(card, 0)  # shuffled in
            put_in_order(s.deck, card)
        else:
            s.top.insert(len(s.top) if action == TOP else 0, card)


class Drop(Step[Spies]):
    """Which agent is dropped is a secret, so who knew one of this back in the hand cannot be sure of it any more."""

    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [DROP + card for card in s.hands[seat]]

    def refuse(self, s: Spies, f: Frame, seat: int, action: int) -> int:
        return 0 if back(action - DROP) == f.card else OTHER_BACK

    def apply(self, s: Spies, f: Frame, seat: int, action: int) -> None:
        s.end()
        for card in s.hands[seat]:
            if back(card) == f.card:
                s.set_known(card, 0)
        s.hands[seat].remove(action - DROP)
        s.top.append(action - DROP)
        s.set_known(action - DROP, 1 << seat)
        s.tell(DROPPED, seat)


class PlayStep(Sealed[Spies]):
    def who(self, s: Spies, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.hands[seat]]

    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [PLAY + card for card in s.hands[seat]]

    def reveal(self, s: Spies, f: Frame) -> None:
        s.end()
        for seat, answers in enumerate(s.sealed):
            for action in answers:
                s.hands[seat].remove(action - PLAY)
                s.played[seat].append(action - PLAY)
                s.set_known(action - PLAY, 0)
                s.tell(PLAYED, seat, action - PLAY)
        if any(s.coins):
            s.call(BID, 0)
        else:
            award(s)


class Bid(Sealed[Spies]):
    def who(self, s: Spies, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.coins[seat] > 0]

    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [SILVER, GOLD, STOP]

    def refuse(self, s: Spies, f: Frame, seat: int, action: int) -> int:
        if action == SILVER and GOLD in s.sealed[seat]:
            return GOLD_GIVEN
        owned = s.gold[seat] if action == GOLD else s.coins[seat] - s.gold[seat]
        return NO_COIN if action != STOP and s.sealed[seat].count(action) == owned else 0

    def more(self, s: Spies, f: Frame, seat: int) -> bool:
        return s.sealed[seat][-1] != STOP

    def reveal(self, s: Spies, f: Frame) -> None:
        s.end()
        for seat, answers in enumerate(s.sealed):
            s.coins[seat] -= answers.count(SILVER) + answers.count(GOLD)
            s.gold[seat] -= answers.count(GOLD)
            s.tell(PAID, seat, answers.count(SILVER), answers.count(GOLD))
        award(s)


def award(s: Spies) -> None:
    """Points for the strongest; there are no bids in s.sealed when nobody had a coin to bid."""
    strengths = [worth(cards[-1]) if cards else 0 for cards in s.played]
    for seat, answers in enumerate(s.sealed):
        strengths[seat] += answers.count(SILVER) + 2 * answers.count(GOLD)
    best = [seat for seat, strength in enumerate(strengths) if strength == max(strengths)]
    for seat in best:
        s.points[seat] += 2 if len(best) == 1 else 1
        s.tell(GAINED, seat, s.points[seat])


ROUND, SPY, PUT_BACK, DROP_ONE, PLAY_ONE, BID = Round(), Spy(), PutBack(), Drop(secret=True), PlayStep(), Bid()


def setup(s: Spies) -> None:
    for seat in range(s.seats):
        s.hands[seat] = sorted(s.draw(s.deck) for _ in range(HAND))
        s.gold[seat] = s.chance.below(COINS + 1)
    s.top = [s.draw(s.deck), s.draw(s.deck)]
    s.call(ROUND, s.chance.below(s.seats))


def results(s: Spies) -> list[Score]:
    totals = [points + coins for points, coins in zip(s.points, s.coins, strict=True)]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    parts = [{"points": s.points[seat], "coins": s.coins[seat]} for seat in range(s.seats)]
    return [Score(seat, totals[seat], ranks[seat], parts[seat]) for seat in range(s.seats)]


def field(s: Spies, name: str, usual: int) -> Field:
    return list_field(s, name, Number(0, 99, optional=True), lambda: [usual] * s.seats)


def check(s: Spies) -> None:
    for f in s.stack:
        if f.step is PUT_BACK and not s.top:
            raise BadPosition("there is no agent on top to put back", about="step")
        if f.step is DROP_ONE and all(back(card) != f.card for card in s.hands[f.seat]):
            raise BadPosition("there is no agent of this back to drop", about="step")
    if any(coins < 0 for coins in s.coins):
        raise BadPosition("nobody has less than no coins", about="coins")
    if any(not 0 <= gold <= coins for gold, coins in zip(s.gold, s.coins, strict=True)):
        raise BadPosition("a seat has more gold than coins")


WHO = player_slot()
OVER = Slot("over", "count", lambda s: Number(0, ROUNDS))
BACK = Slot("back", "card", lambda s: named(["grey", "red"]))
ALONE = ("", "round")  # for tests these steps may also stand alone

GAME = Game(
    name="spies",
    version=1,
    seats=(2, 3, 4),
    unofficial_seats=(),
    options=[],
    actions=ActionSpace(
        Family("peek"),
        Family("recruit"),
        Family("wait"),
        Family("back", ("top", "under", "bury")),
        Family("drop", AGENTS),
        Family("play", AGENTS),
        Family("bid", ("silver", "gold")),
        Family("stop"),
    ),
    reasons=[
        Reason("legal"),
        Reason("too_late", "1"),
        Reason("lies_alone", "1"),
        Reason("other_back", "1"),
        Reason("no_coin", "3"),
        Reason("gold_given", "3"),
    ],
    events=["peeked", "saw", "put", "recruited", "got", "dropped", "played", "paid", "gained"],
    steps={
        "round": StepForm(ROUND, [WHO, OVER, Slot("spied", "at", lambda s: Number(0, s.seats))]),
        "spy": StepForm(SPY, [WHO, OVER], under=ALONE),
        "put_back": StepForm(PUT_BACK, [WHO, BACK], under=ALONE),
        "drop": StepForm(DROP_ONE, [WHO, BACK], under=ALONE),
        "play": StepForm(PLAY_ONE, under=ALONE),
        "bid": StepForm(BID, under=ALONE),
    },
    first_step="round",
    packs={"agents": dict(enumerate(AGENTS))},
    backs=[back(card) for card in range(len(AGENTS))],
    in_play=lambda s: range(len(AGENTS)),
    blank=Spies,
    setup=setup,
    results=results,
    fields=lambda s: [field(s, "coins", COINS), field(s, "gold", 0), field(s, "points", 0)],
    check=check,
)

KIT = GameKit("spies", version=1, package=__name__, rules=":GAME")  # rules alone: all the rest is as for any game
