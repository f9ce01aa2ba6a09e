# mypyc
"""The rebellion, the opponent of the solo game: its card, its advisors, its bonuses, its turn (12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.rurik.rules.advisors import NO_ADVISOR, banner_of, influence, is_of, slot_at
from prestol.games.rurik.rules.banners import enter_banner, is_full, lowest_slots, take_advisor
from prestol.games.rurik.rules.bonuses import PLAYER, REBELS, rebels, unlock, unlocked
from prestol.games.rurik.rules.cards import (
    ALL_STRUCTURES,
    BANNERS,
    COSTS,
    FIRST_CARD,
    FORFEIT_COINS,
    HEIGHT,
    MOVE,
    POINTS,
    TRACKS,
)
from prestol.games.rurik.rules.events import (
    ACTED,
    BANNER_FULL,
    BRIBE_DEAR,
    BRIBE_EQUAL,
    BRIBE_MARK,
    CANNOT_ACT,
    CANNOT_PAY,
    CARD_TURNED,
    PRIORITY,
    REBEL_BONUS,
    REBEL_ENTERED,
    REBEL_RALLIED,
    ROW,
    TRACK_AHEAD,
)
from prestol.games.rurik.rules.groups import largest_group
from prestol.games.rurik.rules.main_actions import MAIN_ACTIONS
from prestol.games.rurik.rules.muster import enter
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_CARDS
from prestol.games.rurik.rules.rebel_actions import move, region_order
from prestol.games.rurik.rules.solo_cards import (
    ATTACK_MOVE,
    BUILD_FIRST,
    OTHER_REGIONS,
    REBEL_COINS,
    REVEAL_LESS,
    SOLO_REGIONS,
    SOLO_ROWS,
    START_REBELS,
    START_REGION,
    TAX_FIRST,
    board_of,
    effect_coins,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_priority, told_row

# -- setup ------------------------------------------------------------------------------------------------------------


def setup(s: Rurik) -> None:
    """Cards shuffled, Sviatopolk in his region, rebels in two more, neutral troops elsewhere (12.1)."""
    shuffle_cards(s)
    others = [region for region in region_order(s) if region != START_REGION][:OTHER_REGIONS]
    neutrals = s.neutrals[:]
    for region in range(SOLO_REGIONS):
        if region == START_REGION or region in others:
            for _ in range(START_REBELS):
                rebels(s).muster(region)
        else:
            neutrals[region] = 1
    s.neutrals = neutrals
    rebels(s).leader = START_REGION
    rebels(s).coins = REBEL_COINS
    tell_card(s)
    s.tell(PRIORITY, REBELS, s.priority, NO_REASON)


def shuffle_cards(s: Rurik) -> None:
    """All see the top one."""
    for last in range(len(s.cards) - 1, 0, -1):
        other = s.roll(last + 1)
        s.cards[last], s.cards[other] = s.cards[other], s.cards[last]
    s.show_all(s.cards[0])


# -- strategy phase ---------------------------------------------------------------------------------------------------


def place_advisor(s: Rurik) -> None:
    """The next row of the bottom card says which advisor goes where (12.3)."""
    row = slide_row(s)
    value = row_advisor(row)
    banner = row_banner(row, s.priority)
    instead = banner
    while is_full(s, instead):
        instead = (instead + 1) % BANNERS
    if instead != banner:
        s.tell(BANNER_FULL, REBELS, banner, instead)
    enter_banner(s, REBELS, value, instead, bribe(s, instead, value, row_marked(row, s.priority)))


def slide_row(s: Rurik) -> i64:
    """The card is slid out row by row; rows of advisors who have not arrived are passed over."""
    rows = SOLO_ROWS[s.cards[-1] - FIRST_CARD]
    slid = s.slid[:]
    while row_since(rows[len(slid)]) > s.round:
        slid.append(rows[len(slid)])
    row = rows[len(slid)]
    slid.append(row)
    s.slid = slid
    if s.known[s.cards[-1]] == 0:
        s.reveals += 1
    s.tell(ROW, REBELS, told_row(len(slid), s.priority), row)
    return row


def bribe(s: Rurik, banner: i64, value: i64, marked: bool) -> i64:
    """With a coin mark enough for the top slot, if it can; else one coin against an equal advisor (R-37)."""
    coins = rebels(s).coins
    if marked:
        need = bribe_for_top(s, banner, value)
        if need <= coins:
            s.tell(BRIBE_MARK, REBELS, need)
            return need
        s.tell(BRIBE_DEAR, REBELS, need)
    if coins > 0 and has_equal(s, banner, value):
        s.tell(BRIBE_EQUAL, REBELS, value)
        return 1
    return 0


def bribe_for_top(s: Rurik, banner: i64, value: i64) -> i64:
    top = s.slots[slot_at(banner, 0)]
    return 0 if top == NO_ADVISOR else max(0, influence(top) + 1 - value)


def has_equal(s: Rurik, banner: i64, value: i64) -> bool:
    """Does an advisor of the player stand there whose influence is the value?"""
    for row in range(HEIGHT):
        entry = s.slots[slot_at(banner, row)]
        if is_of(entry, PLAYER) and influence(entry) == value:
            return True
    return False


# -- a turn -----------------------------------------------------------------------------------------------------------


def begin_turn(s: Rurik) -> None:
    """A new top card, the lowest advisor, its action if it can (12.4)."""
    turn_card(s)
    if not rebels(s).on_board():
        enter(s, REBELS, region_order(s)[0])
        s.tell(REBEL_ENTERED, REBELS, region_order(s)[0])
    slot = lowest_slots(s, REBELS)[0]  # further left, then further up
    take_advisor(s, REBELS, slot)
    if COSTS[s.seats][slot] > rebels(s).coins:
        s.tell(CANNOT_PAY, REBELS, COSTS[s.seats][slot])
        rebels(s).coins += FORFEIT_COINS
    else:
        use_slot(s, slot)


def turn_card(s: Rurik) -> None:
    """The bottom card comes to the top; now all of it is seen."""
    card = s.cards.pop()
    s.cards.insert(0, card)
    s.slid = NO_CARDS
    if s.known[card] == 0:
        s.reveals += 1
        s.show_all(card)
    tell_card(s)


def tell_card(s: Rurik) -> None:
    s.tell(CARD_TURNED, REBELS, s.cards[0], told_priority(s.priority))


def use_slot(s: Rurik, slot: i64) -> None:
    """Bonus moves come first, even before the test whether the action can do anything (R-39)."""
    banner = banner_of(slot)
    bonuses = unlocked(s, banner)
    if banner != MOVE:
        bonus_moves(s, bonuses, banner)
    points = POINTS[s.seats][slot] + bonuses.count(banner)
    if not MAIN_ACTIONS[banner].is_possible(s, points):
        s.tell(CANNOT_ACT, REBELS, banner)
        rebels(s).coins += FORFEIT_COINS
        return
    pay_slot(s, slot, bonuses)
    MAIN_ACTIONS[banner].do(s, points, bonuses.count(REVEAL_LESS))


def bonus_moves(s: Rurik, bonuses: list[int], banner: i64) -> None:
    for effect in bonuses:
        if effect == MOVE:
            s.tell(REBEL_BONUS, REBELS, effect, banner)
    steps = bonuses.count(MOVE)
    if steps > 0:
        move(s, steps)


def pay_slot(s: Rurik, slot: i64, bonuses: list[int]) -> None:
    """The cost of the slot, and all bonuses but moves made before."""
    banner = banner_of(slot)
    rebels(s).coins -= COSTS[s.seats][slot]
    s.tell(ACTED, REBELS, slot)
    for effect in bonuses:
        if effect != MOVE or banner == MOVE:
            rebels(s).coins += effect_coins(effect)
            s.tell(REBEL_BONUS, REBELS, effect, banner)


# -- development phase ------------------------------------------------------------------------------------------------

# why a priority was chosen
MORE_REGIONS: Final = 1
LARGER_GROUP: Final = 2
MORE_GOODS: Final = 3
NO_REASON: Final = 4


def develop(s: Rurik, shown: i64) -> None:
    """A new priority, and a bonus for each track on which the player is ahead (12.5)."""
    choose_priority(s, shown)
    for track in range(TRACKS):
        if s.players[PLAYER].levels[track] > rebels(s).levels[track]:
            s.tell(TRACK_AHEAD, REBELS, track)
            unlock(s)


def choose_priority(s: Rurik, shown: i64) -> None:
    """The first in which the player is ahead: regions, structures, goods in the boat (``shown``)."""
    player = s.players[PLAYER]
    if player.occupied() > rebels(s).occupied():
        s.priority, why = ATTACK_MOVE, MORE_REGIONS
    elif connected_structures(s, PLAYER) > connected_structures(s, REBELS):
        s.priority, why = BUILD_FIRST, LARGER_GROUP
    elif shown > rebels(s).boat_total():
        s.priority, why = TAX_FIRST, MORE_GOODS
    else:
        s.priority, why = board_of(s.level).start_priority, NO_REASON
    s.tell(PRIORITY, REBELS, s.priority, why)


def connected_structures(s: Rurik, side: i64) -> i64:
    """The regions of a side's largest connected group with structures."""
    return largest_group(s.players[side].regions_with(ALL_STRUCTURES))


def rally(s: Rurik) -> None:
    """A rebel joins Sviatopolk at the end of rounds 1 to 3 (R-19)."""
    region = rebels(s).leader
    if region != IN_SUPPLY and rebels(s).supply > 0:
        rebels(s).muster(region)
        s.tell(REBEL_RALLIED, REBELS, region)
