# mypyc
"""The rebellion, the opponent of the solo game: its card, its advisors, its bonuses, its turn (12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.rurik.banners import bribe_and_value, enter_banner, is_full, lowest_slots, take_advisor
from prestol.games.rurik.cards import (
    ATTACK_MOVE,
    BANNERS,
    BONUSES,
    BUILD_FIRST,
    COIN_BONUS,
    COSTS,
    FIRST_CARD,
    HEIGHT,
    KIEV,
    MOVE,
    POINTS,
    PRIORITIES,
    REVEAL_LESS,
    SCHEME,
    SOLO_REGIONS,
    SOLO_ROWS,
    START_PRIORITY,
    TAX_FIRST,
    TRACKS,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.games.rurik.events import (
    ACTED,
    BANNER_FULL,
    BRIBE_DEAR,
    BRIBE_EQUAL,
    BRIBE_MARK,
    CANNOT_ACT,
    CANNOT_PAY,
    CARD_TURNED,
    NO_COINS_LEFT,
    PRIORITY,
    REBEL_BONUS,
    REBEL_ENTERED,
    REBEL_RALLIED,
    RETRIEVED,
    ROW,
    TRACK_AHEAD,
    UNLOCKED,
)
from prestol.games.rurik.fighting import enter
from prestol.games.rurik.rebel_actions import PLAYER, REBELS, act, can_act, move, rebels, region_order
from prestol.games.rurik.state import IN_SUPPLY, NO_ADVISOR, NO_CARDS, Rurik, advisor_side, influence, largest_group

START_FIGURES: Final = 2  # in each of its three regions, Sviatopolk not counted
START_COINS: Final = 3
OTHER_REGIONS: Final = 2


# -- setup ------------------------------------------------------------------------------------------------------------


def setup(s: Rurik) -> None:
    """Cards shuffled, Sviatopolk in Kiev, rebels in two more regions, neutral troops elsewhere (12.1)."""
    for last in range(len(s.cards) - 1, 0, -1):
        other = s.roll(last + 1)
        s.cards[last], s.cards[other] = s.cards[other], s.cards[last]
    s.show_all(s.cards[0])
    others = [region for region in region_order(s) if region != KIEV][:OTHER_REGIONS]
    neutrals = s.neutrals[:]
    for region in range(SOLO_REGIONS):
        if region == KIEV or region in others:
            for _ in range(START_FIGURES):
                rebels(s).muster(region)
        else:
            neutrals[region] = 1
    s.neutrals = neutrals
    rebels(s).leader = KIEV
    rebels(s).coins = START_COINS
    tell_card(s)
    s.tell(PRIORITY, REBELS, s.priority, NO_REASON)


# -- strategy phase ---------------------------------------------------------------------------------------------------


def place_advisor(s: Rurik) -> None:
    """The next row of the bottom card says which advisor goes where (12.3)."""
    row = slide_row(s)
    value = row_advisor(row)
    banner = row_banner(row, s.priority)
    if is_full(s, banner):
        instead = banner
        while is_full(s, instead):
            instead = (instead + 1) % BANNERS
        s.tell(BANNER_FULL, REBELS, banner, instead)
        banner = instead
    enter_banner(s, REBELS, value, banner, bribe(s, banner, value, row_marked(row, s.priority)))


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
    s.tell(ROW, REBELS, len(slid) | (1 + s.priority) << 8, row)
    return row


def bribe(s: Rurik, banner: i64, value: i64, marked: bool) -> i64:
    """With a coin mark enough for the top slot, if it can; else one coin against an equal advisor (R-37)."""
    coins = rebels(s).coins
    top = s.slots[HEIGHT * banner]
    if marked:
        need: i64 = 0 if top == NO_ADVISOR else max(0, influence(top) + 1 - value)
        if need <= coins:
            s.tell(BRIBE_MARK, REBELS, need)
            return need
        s.tell(BRIBE_DEAR, REBELS, need)
    if coins > 0:
        for row in range(HEIGHT):
            entry = s.slots[HEIGHT * banner + row]
            if entry >= 0 and advisor_side(entry) == PLAYER and influence(entry) == value:
                s.tell(BRIBE_EQUAL, REBELS, value)
                return 1
    return 0


# -- a turn -----------------------------------------------------------------------------------------------------------


def begin_turn(s: Rurik) -> None:
    """A new top card, the lowest advisor, its action if it can (12.4)."""
    turn_card(s)
    if not rebels(s).on_board():
        enter(s, REBELS, region_order(s)[0])
        s.tell(REBEL_ENTERED, REBELS, region_order(s)[0])
    slot = lowest_slots(s, REBELS)[0]  # further left, then further up
    s.tell(RETRIEVED, REBELS, bribe_and_value(take_advisor(s, slot)), slot)
    if COSTS[s.seats][slot] > rebels(s).coins:
        s.tell(CANNOT_PAY, REBELS, COSTS[s.seats][slot])
        rebels(s).coins += 1
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
    s.tell(CARD_TURNED, REBELS, s.cards[0], 1 + s.priority)


def use_slot(s: Rurik, slot: i64) -> None:
    """Bonus moves come first, even before the test whether the action can do anything (R-39)."""
    banner = slot // HEIGHT
    points: i64 = POINTS[s.seats][slot]
    steps: i64 = 0
    coins: i64 = 0
    less: i64 = 0
    bonuses = unlocked(s, banner)
    for effect in bonuses:
        if effect == banner:
            points += 1
        elif effect == MOVE:
            s.tell(REBEL_BONUS, REBELS, effect, banner)
            steps += 1
        elif effect == REVEAL_LESS:
            less += 1
        else:
            coins += effect - COIN_BONUS
    if steps > 0:
        move(s, steps)
    if not can_act(s, banner, points):
        s.tell(CANNOT_ACT, REBELS, banner)
        rebels(s).coins += 1
        return
    rebels(s).coins += coins - COSTS[s.seats][slot]
    s.tell(ACTED, REBELS, slot)
    for effect in bonuses:
        if effect != MOVE or banner == MOVE:
            s.tell(REBEL_BONUS, REBELS, effect, banner)
    if banner == SCHEME:
        unlock(s)
    else:
        act(s, banner, points, less)


# -- bonuses ----------------------------------------------------------------------------------------------------------


def unlocked(s: Rurik, banner: i64) -> list[int]:
    """The bonuses that belong to a main action and are not covered by a coin."""
    found: list[int] = []
    for column in range(PRIORITIES):
        free = uncovered(s, column)
        for at, bonus in enumerate(BONUSES[4 * s.level + column]):
            if free[at] and bonus[0] == banner:
                found.append(bonus[1])
    return found


def uncovered(s: Rurik, column: i64) -> list[bool]:
    """From top to bottom: which bonuses of a column no coin covers; the upper coins go first."""
    bonuses = BONUSES[4 * s.level + column]
    free = sum([bonus[2] for bonus in bonuses]) - s.covers[column]
    found: list[bool] = []
    for bonus in bonuses:
        found.append(bonus[2] == 0 or free > 0)
        free -= bonus[2]
    return found


def unlock(s: Rurik) -> None:
    """The top coin of the priority's column goes to the dock; if there is none, of the leftmost column with one."""
    column: i64 = s.priority
    if s.covers[column] == 0:
        column = 0
        while column < PRIORITIES and s.covers[column] == 0:
            column += 1
        if column == PRIORITIES:
            s.tell(NO_COINS_LEFT, REBELS)
            return
    bonuses = [bonus for bonus in BONUSES[4 * s.level + column] if bonus[2] == 1]
    bonus = bonuses[len(bonuses) - s.covers[column]]
    covers = s.covers[:]
    covers[column] -= 1
    s.covers = covers
    rebels(s).coins += 1
    s.tell(UNLOCKED, REBELS, column, bonus[0] | bonus[1] << 8)


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
    elif largest_group(player.built_mask(7)) > largest_group(rebels(s).built_mask(7)):
        s.priority, why = BUILD_FIRST, LARGER_GROUP
    elif shown > rebels(s).boat_total():
        s.priority, why = TAX_FIRST, MORE_GOODS
    else:
        s.priority, why = START_PRIORITY[s.level], NO_REASON
    s.tell(PRIORITY, REBELS, s.priority, why)


def rally(s: Rurik) -> None:
    """A rebel joins Sviatopolk at the end of rounds 1 to 3 (R-19)."""
    region = rebels(s).leader
    if region != IN_SUPPLY and rebels(s).supply > 0:
        rebels(s).muster(region)
        s.tell(REBEL_RALLIED, REBELS, region)
