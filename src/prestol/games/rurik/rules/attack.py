# mypyc
"""Attacking: rebels for their reward, opponents at the risk of a casualty check (6.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import ATTACK_AT, DECK, MUSTER_AT, STOP
from prestol.games.rurik.rules.answers import NEUTRAL, attack_on, attacked_region, attacked_target
from prestol.games.rurik.rules.cards import (
    BORIS,
    CARDS_FEWER_BY_BORIS,
    CARDS_IF_RULED,
    CARDS_OF_STRONGHOLD,
    CHECK_CARDS,
    COINS_STOLEN,
    FIRST_REWARD,
    LOSS,
    REWARD_TOKENS,
    STICKERS,
    STRONGHOLD,
    SUDISLAV,
    SVIATOPOLK,
    coins_of,
)
from prestol.games.rurik.rules.events import (
    ATTACKED,
    CHECK,
    DEFEATED,
    LOST,
    MUSTERED,
    REPLACED,
    REVEALED,
    STOLE,
)
from prestol.games.rurik.rules.player import IN_SUPPLY
from prestol.games.rurik.rules.reasons import DECK_EMPTY, NO_TROOPS_LEFT, NOT_OCCUPIED
from prestol.games.rurik.rules.solo_cards import CARDS_FEWER_BY_SVIATOPOLK
from prestol.games.rurik.rules.state import DECKS, Rurik
from prestol.games.rurik.rules.telling import (
    BONUS_HELPS,
    BORIS_ATTACKS,
    DEED_HELPS,
    HAS_STRONGHOLD,
    RULED_BY_DEFENDER,
    SVIATOPOLK_ATTACKS,
)


@final
class Attack(Step[Rurik]):
    """Attacks, each resolved before the next."""

    def points(self, f: Frame) -> i64:
        """How many attacks are left."""
        return f.count

    def spend(self, f: Frame) -> None:
        f.count -= 1

    def stop(self, f: Frame) -> None:
        f.count = 0

    def cards_fewer(self, f: Frame) -> i64:
        """In each check, because a deed helps."""
        return f.at

    def run(self, s: Rurik, f: Frame) -> None:
        if self.points(f) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found = [STOP]
        if s.where(SUDISLAV) != IN_SUPPLY and s.holder[SUDISLAV] == seat:
            found.append(MUSTER_AT + s.players[seat].leader)
        for region in range(s.regions):
            add_targets(s, found, seat, region)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        if action < ATTACK_AT:
            return 0 if s.players[seat].supply > 0 else NO_TROOPS_LEFT
        return 0 if s.players[seat].occupies(attacked_region(action)) else NOT_OCCUPIED

    def legal(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, in one go."""
        player = s.players[seat]
        found = [STOP]
        if s.holder[SUDISLAV] == seat and player.leader != IN_SUPPLY and player.supply > 0:
            found.append(MUSTER_AT + player.leader)
        for region in range(s.regions):
            if player.occupies(region):
                add_targets(s, found, seat, region)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.spend(f)
        if action == STOP:
            self.stop(f)
        elif action < ATTACK_AT:  # Sudislav (8)
            s.players[seat].muster(action - MUSTER_AT)
            s.tell(MUSTERED, seat, action - MUSTER_AT)
        else:
            attack(s, seat, attacked_region(action), attacked_target(action), self.cards_fewer(f))


def add_targets(s: Rurik, found: list[int], seat: i64, region: i64) -> None:
    """All whom one might attack in a region."""
    for side, player in enumerate(s.players):
        if side != seat and player.occupies(region):
            found.append(attack_on(region, s.target(side)))
    if s.neutrals[region] > 0:
        found.append(attack_on(region, NEUTRAL))


def attack(s: Rurik, seat: i64, region: i64, target: i64, fewer: i64) -> None:
    s.tell(ATTACKED, seat, region, s.called(target))
    if target != NEUTRAL:
        attack_opponent(s, seat, region, s.side(target), fewer)
        return
    s.remove_neutral(region)
    if not s.solo:  # neutral troops of the solo game bring nothing (12.2)
        defeat_rebel(s, seat, region)


# -- rebels -----------------------------------------------------------------------------------------------------------


def defeat_rebel(s: Rurik, seat: i64, region: i64) -> None:
    """The rebel's reward; Sviatopolk puts a troop in its place (6.4)."""
    player = s.players[seat]
    player.defeated += 1
    card = s.draw(s.rewards)
    s.won = sorted([*s.won, card])
    s.tell(DEFEATED, seat, region, card)
    reward = rebel_reward(s, card)
    coins = coins_of(reward)
    if coins > 0:
        player.coins += coins
    else:
        player.add_goods(reward, 1)
    if s.holder[SVIATOPOLK] == seat and player.leader == region and player.supply > 0:
        player.muster(region)
        s.tell(REPLACED, seat, region)


def rebel_reward(s: Rurik, card: i64) -> i64:
    """A good, or coins: as the sticker has it, or the token of the variant (11)."""
    return (REWARD_TOKENS if s.options["rebel_tokens"] == "yes" else STICKERS)[card - FIRST_REWARD]


# -- opponents --------------------------------------------------------------------------------------------------------


def attack_opponent(s: Rurik, attacker: i64, region: i64, defender: i64, fewer: i64) -> None:
    """Cards due are counted by what stood there before the loss (R-20)."""
    due = CHECK_CARDS
    why: i64 = 0
    if s.ruler(region) == defender:
        due += CARDS_IF_RULED
        why |= RULED_BY_DEFENDER
    lose_figure(s, defender, region)
    s.players[attacker].war_step()
    if s.players[defender].has_built(region, STRONGHOLD) and not s.suppressed(region, defender):
        due += CARDS_OF_STRONGHOLD
        why |= HAS_STRONGHOLD
    if s.players[attacker].leader == region:
        if s.holder[BORIS] == attacker:
            steal(s, attacker, defender)
            due -= CARDS_FEWER_BY_BORIS
            why |= BORIS_ATTACKS
        elif attacker == s.seats:  # the rebellion's Sviatopolk
            due -= CARDS_FEWER_BY_SVIATOPOLK
            why |= SVIATOPOLK_ATTACKS
    if fewer > 0:
        due -= fewer
        why |= BONUS_HELPS if attacker == s.seats else DEED_HELPS
    call_check(s, attacker, region, max(due, 0), why)


def call_check(s: Rurik, attacker: i64, region: i64, due: i64, why: i64) -> None:
    s.tell(CHECK, attacker, due, why)
    if due > 0:
        s.call(REVEAL, min(attacker, s.seats - 1), region, due, attacker)  # the player answers for the rebellion


def lose_figure(s: Rurik, side: i64, region: i64) -> None:
    led = s.players[side].lose_figure(region)
    s.tell(LOST, side, region, 1 if led else 0)


def steal(s: Rurik, thief: i64, victim: i64) -> None:
    """Boris takes what there is; bribes are safe (8)."""
    coins = min(s.players[victim].coins, COINS_STOLEN)
    if coins > 0:
        s.players[victim].coins -= coins
        s.players[thief].coins += coins
        s.tell(STOLE, thief, victim)


@final
class Reveal(Step[Rurik]):
    """A casualty check: so many cards of one deck, but none after the first loss."""

    def region(self, f: Frame) -> i64:
        return f.card

    def due(self, f: Frame) -> i64:
        """The cards to be revealed, at most."""
        return f.count

    def attacker(self, f: Frame) -> i64:
        """The side that may lose a figure."""
        return f.at

    def run(self, s: Rurik, f: Frame) -> None:
        s.refill_decks()
        if s.deck_size(0) + s.deck_size(1) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return CHOOSE_DECK

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return DECK_EMPTY if s.deck_size(action - DECK) == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        for card in self.reveal(s, f, action - DECK):
            s.throw_away(card)
        s.refill_decks()

    def reveal(self, s: Rurik, f: Frame, deck: i64) -> list[int]:
        """The cards that are turned up."""
        seen: list[int] = []
        while len(seen) < self.due(f) and s.has_card(deck):
            card = s.take_top(deck)
            seen.append(card)
            s.tell(REVEALED, self.attacker(f), card, 1 if LOSS[card] else 0)
            if LOSS[card]:
                lose_figure(s, self.attacker(f), self.region(f))
                break
        return seen


CHOOSE_DECK: Final[list[int]] = [DECK + deck for deck in range(DECKS)]
ATTACK_STEP: Final = Attack()
REVEAL: Final = Reveal()
