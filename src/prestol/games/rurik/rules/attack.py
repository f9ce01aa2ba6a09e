# mypyc
"""Figures on the map: mustering, moving, attacking (6.2 to 6.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.cards import (
    AGATHA,
    BORIS,
    COIN_1,
    FIRST_REWARD,
    LOSS,
    MARIA,
    NEIGHBOURS,
    STICKERS,
    STRONGHOLD,
    SUDISLAV,
    SVIATOPOLK,
    TOKENS,
)
from prestol.games.rurik.events import (
    ATTACKED,
    BONUS_HELPS,
    BORIS_ATTACKS,
    BROUGHT,
    CHECK,
    DEED_HELPS,
    DEFEATED,
    HAS_STRONGHOLD,
    LOST,
    MOVED,
    MUSTERED,
    REPLACED,
    REVEALED,
    RULED_BY_DEFENDER,
    STOLE,
    SVIATOPOLK_ATTACKS,
)
from prestol.games.rurik.reasons import (
    DECK_EMPTY,
    NO_FIGURE_THERE,
    NO_TROOPS_LEFT,
    NOT_ADJACENT,
    NOT_OCCUPIED,
    SAME_FIGURE,
    TOO_FEW_COMPANIONS,
)
from prestol.games.rurik.state import (
    ATTACK_AT,
    DECK,
    FROM,
    IN_SUPPLY,
    LEAD,
    MARCH,
    MUSTER_AT,
    NEUTRAL,
    STOP,
    TARGETS,
    TO,
    WITH,
    Player,
    Rurik,
)

# -- muster -----------------------------------------------------------------------------------------------------------


@final
class Muster(Step[Rurik]):
    """``count`` figures come from the supply to regions one occupies, one at a time (6.2)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0 and s.players[f.seat].can_muster():
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found = [STOP]
        for region in range(s.regions):
            found.append(MUSTER_AT + region)
        if s.players[seat].leader == IN_SUPPLY:
            for region in range(s.regions):
                found.append(LEAD + region)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        player = s.players[seat]
        if action >= LEAD:
            return 0 if may_muster(s, player, seat, action - LEAD) else NOT_OCCUPIED
        if player.supply == 0:
            return NO_TROOPS_LEFT
        return 0 if may_muster(s, player, seat, action - MUSTER_AT) else NOT_OCCUPIED

    def legal(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but looking at each region once."""
        player = s.players[seat]
        regions = [region for region in range(s.regions) if may_muster(s, player, seat, region)]
        found = [STOP]
        if player.supply > 0:
            for region in regions:
                found.append(MUSTER_AT + region)
        if player.leader == IN_SUPPLY:
            for region in regions:
                found.append(LEAD + region)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        f.count -= 1
        if action == STOP:
            f.count = 0
        elif action >= LEAD:
            use_maria(s, seat, action - LEAD)
            s.players[seat].leader = action - LEAD
            s.tell(MUSTERED, seat, action - LEAD, 1)
        else:
            use_maria(s, seat, action - MUSTER_AT)
            s.players[seat].muster(action - MUSTER_AT)
            s.tell(MUSTERED, seat, action - MUSTER_AT)


def may_muster(s: Rurik, player: Player, seat: i64, region: i64) -> bool:
    """Where one stands; Maria reaches a neighbour once a round (8)."""
    if player.occupies(region):
        return True
    if s.holder[MARIA] != seat or not player.power or player.leader == IN_SUPPLY:
        return False
    return is_neighbour(s, player.leader, region)


def use_maria(s: Rurik, seat: i64, region: i64) -> None:
    """Her region is occupied after the first figure, so nothing else need be remembered."""
    if not s.players[seat].occupies(region):
        s.players[seat].power = False


def enter(s: Rurik, side: i64, region: i64) -> None:
    """The leader and a troop come back when no figure is left (6.1)."""
    s.players[side].leader = region
    s.players[side].muster(region)


def is_neighbour(s: Rurik, region: i64, other: i64) -> bool:
    for neighbour in NEIGHBOURS[s.regions][region]:  # noqa: SIM110
        if neighbour == other:
            return True
    return False


# -- move -------------------------------------------------------------------------------------------------------------

TROOP: Final = 0
THE_LEADER: Final = 1
NOT_THE_LEADER: Final = 31  # in ``at`` of a move anywhere: the first figure was the leader


@final
class Move(Step[Rurik]):
    """``count`` steps; ``card`` is 0, or the figure that is going: 1 + 2 * region + kind (6.3).

    To any region (deeds): the second figure must be another one. ``at`` remembers the first: 1 + the region where no
    other troop stood, or NOT_THE_LEADER (R-12).
    """

    def __init__(self, anywhere: bool) -> None:
        super().__init__()
        self.anywhere: bool = anywhere

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0 and s.players[f.seat].on_board():
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if f.card > 0:
            return [TO + region for region in range(s.regions) if region != source(f)]
        found = [STOP, MARCH] if s.players[seat].leader != IN_SUPPLY else [STOP]
        for region in range(s.regions):
            found.append(FROM + region)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        if action == MARCH:
            return SAME_FIGURE if f.at == NOT_THE_LEADER else 0
        if action >= TO:
            return 0 if self.anywhere or is_neighbour(s, source(f), action - TO) else NOT_ADJACENT
        if s.players[seat].troops[action - FROM] == 0:
            return NO_FIGURE_THERE
        return SAME_FIGURE if f.at == 1 + action - FROM else 0

    def legal(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, in one go."""
        if f.card > 0:
            if self.anywhere:
                return self.options(s, f, seat)
            return [TO + region for region in NEIGHBOURS[s.regions][source(f)]]
        player = s.players[seat]
        found = [STOP]
        if player.leader != IN_SUPPLY and f.at != NOT_THE_LEADER:
            found.append(MARCH)
        for region, troops in enumerate(player.troops):
            if troops > 0 and f.at != 1 + region:
                found.append(FROM + region)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if action == STOP:
            f.count = 0
        elif action == MARCH:
            f.card = 1 + 2 * s.players[seat].leader + THE_LEADER
        elif action < TO:
            f.card = 1 + 2 * (action - FROM) + TROOP
        else:
            self.go(s, f, seat, action - TO)

    def go(self, s: Rurik, f: Frame, seat: i64, region: i64) -> None:
        player = s.players[seat]
        start = source(f)
        leads = (f.card - 1) & 1 == THE_LEADER
        f.card = 0
        f.count -= 1
        if self.anywhere:
            f.at = NOT_THE_LEADER if leads else 0 if player.troops[region] > 0 else 1 + region
        move_figure(s, seat, start, region, leads)
        if leads and s.holder[AGATHA] == seat and player.troops[start] > 0:
            s.call(COMPANIONS, seat, start, 0, region)


def source(f: Frame) -> i64:
    return (f.card - 1) >> 1


def move_figure(s: Rurik, side: i64, start: i64, region: i64, leads: bool) -> None:
    player = s.players[side]
    if leads:
        player.leader = region
    else:
        troops = player.troops[:]
        troops[start] -= 1
        troops[region] += 1
        player.troops = troops
    s.tell(MOVED, side, start, region | (16 if leads else 0))


@final
class Companions(Step[Rurik]):
    """Agatha has gone from ``card`` to ``at``: up to two troops may go with her (8, R-13)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [WITH, WITH + 1, WITH + 2]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if action - WITH <= s.players[seat].troops[f.card] else TOO_FEW_COMPANIONS

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        number = action - WITH
        if number > 0:
            player = s.players[seat]
            player.put_troops(f.card, -number)
            player.put_troops(f.at, number)
            s.tell(BROUGHT, seat, number, f.at)


# -- attack -----------------------------------------------------------------------------------------------------------


@final
class Attack(Step[Rurik]):
    """``count`` attacks, each resolved before the next; ``at``: cards fewer in each check, from a deed (6.4)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0:
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
        return 0 if s.players[seat].occupies((action - ATTACK_AT) // TARGETS) else NOT_OCCUPIED

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
        f.count -= 1
        if action == STOP:
            f.count = 0
        elif action < ATTACK_AT:  # Sudislav (8)
            s.players[seat].muster(action - MUSTER_AT)
            s.tell(MUSTERED, seat, action - MUSTER_AT)
        else:
            region = (action - ATTACK_AT) // TARGETS
            attack(s, seat, region, (action - ATTACK_AT) % TARGETS, f.at)


def add_targets(s: Rurik, found: list[int], seat: i64, region: i64) -> None:
    """All whom one might attack in a region."""
    for side, player in enumerate(s.players):
        if side != seat and player.occupies(region):
            found.append(ATTACK_AT + TARGETS * region + s.target(side))
    if s.neutrals[region] > 0:
        found.append(ATTACK_AT + TARGETS * region + NEUTRAL)


def attack(s: Rurik, seat: i64, region: i64, target: i64, less: i64) -> None:
    s.tell(ATTACKED, seat, region, s.called(target))
    if target != NEUTRAL:
        attack_opponent(s, seat, region, s.side(target), less)
        return
    s.remove_neutral(region)
    if not s.solo:  # neutral troops of the solo game bring nothing (12.2)
        defeat_rebel(s, seat, region)


def defeat_rebel(s: Rurik, seat: i64, region: i64) -> None:
    """The rebel's reward; Sviatopolk puts a troop in its place (6.4)."""
    player = s.players[seat]
    player.defeated += 1
    card = s.draw(s.rewards)
    s.won = sorted([*s.won, card])
    s.tell(DEFEATED, seat, region, card)
    reward = rebel_reward(s, card)
    if reward >= COIN_1:
        player.coins += reward - COIN_1 + 1
    else:
        player.add_goods(reward, 1)
    if s.holder[SVIATOPOLK] == seat and player.leader == region and player.supply > 0:
        player.muster(region)
        s.tell(REPLACED, seat, region)


def rebel_reward(s: Rurik, card: i64) -> i64:
    """A good, or coins: as the sticker has it, or the token of the variant (11)."""
    return (TOKENS if s.options["rebel_tokens"] == "yes" else STICKERS)[card - FIRST_REWARD]


def attack_opponent(s: Rurik, attacker: i64, region: i64, defender: i64, less: i64) -> None:
    """Cards due are counted by what stood there before the loss (R-20)."""
    player = s.players[attacker]
    due: i64 = 1
    why: i64 = 0
    if s.ruler(region) == defender:
        due += 1
        why |= RULED_BY_DEFENDER
    lose_figure(s, defender, region)
    player.war_step()
    if s.players[defender].built[region] & STRONGHOLD != 0 and not s.suppressed(region, defender):
        due += 1
        why |= HAS_STRONGHOLD
    if s.holder[BORIS] == attacker and player.leader == region:
        steal(s, attacker, defender)
        due -= 1
        why |= BORIS_ATTACKS
    if attacker == s.seats and player.leader == region:  # the rebellion's Sviatopolk
        due -= 1
        why |= SVIATOPOLK_ATTACKS
    if less > 0:
        due -= less
        why |= BONUS_HELPS if attacker == s.seats else DEED_HELPS
    due = max(due, 0)
    s.tell(CHECK, attacker, due, why)
    if due > 0:
        s.call(REVEAL, 0 if s.solo else attacker, region, due, attacker)


def lose_figure(s: Rurik, side: i64, region: i64) -> None:
    led = s.players[side].lose_figure(region)
    s.tell(LOST, side, region, 1 if led else 0)


def steal(s: Rurik, thief: i64, victim: i64) -> None:
    """Boris takes a coin if there is one; bribes are safe (8)."""
    if s.players[victim].coins > 0:
        s.players[victim].coins -= 1
        s.players[thief].coins += 1
        s.tell(STOLE, thief, victim)


@final
class Reveal(Step[Rurik]):
    """The casualty check of side ``at`` in region ``card``: up to ``count`` cards of one deck (6.4)."""

    def run(self, s: Rurik, f: Frame) -> None:
        s.refill_decks()
        if s.deck_size(0) + s.deck_size(1) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return DECKS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return DECK_EMPTY if s.deck_size(action - DECK) == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        seen: list[int] = []
        while len(seen) < f.count:
            if s.deck_size(action - DECK) == 0:
                s.refill_decks()
                if s.deck_size(action - DECK) == 0:
                    break
            card = s.take_top(action - DECK)
            seen.append(card)
            s.tell(REVEALED, f.at, card, 1 if LOSS[card] else 0)
            if LOSS[card]:
                lose_figure(s, f.at, f.card)
                break
        for card in seen:
            s.throw_away(card)
        s.refill_decks()


DECKS: Final[list[int]] = [DECK, DECK + 1]
MUSTER_STEP: Final = Muster()
MOVE_STEP: Final = Move(anywhere=False)
MOVE_ANYWHERE: Final = Move(anywhere=True)
COMPANIONS: Final = Companions()
ATTACK_STEP: Final = Attack()
REVEAL: Final = Reveal()
