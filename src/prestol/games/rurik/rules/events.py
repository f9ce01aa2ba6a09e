# mypyc
"""What people are told; the two numbers that some events have stand behind them. `make numbers` counts.

Where one number tells two things, telling.py packs and unpacks them.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # round
STRATEGY_PHASE: Final = 1
ACTION_PHASE: Final = 2
DEVELOPMENT_PHASE: Final = 3
CHOSE_LEADER: Final = 4  # leader
KEPT_AGENDA: Final = 5  # card; only for its owner
PLACED_TROOP: Final = 6  # region
PLACED_LEADER: Final = 7  # region
PLACED_ADVISOR: Final = 8  # advisor with bribe, slot
RETRIEVED: Final = 9  # advisor with bribe, slot
ENTERED: Final = 10  # region; emergency muster
FORFEITED: Final = 11
ACTED: Final = 12  # slot
MUSTERED: Final = 13  # region, 1 if the leader
MOVED: Final = 14  # from, to which region and which figure
BROUGHT: Final = 15  # companions, region
ATTACKED: Final = 16  # region, target
DEFEATED: Final = 17  # region, reward card
REPLACED: Final = 18  # region; Sviatopolk's troop for a defeated rebel
STOLE: Final = 19  # from whom
CHECK: Final = 20  # cards due, causes
REVEALED: Final = 21  # card, 1 if a loss
LOST: Final = 22  # region, 1 if the leader
TAXED: Final = 23  # region, good
MARKET_BONUS: Final = 24  # good, or -1 for a coin
BUILT: Final = 25  # region, structure
CONVERTED: Final = 26  # region, target
PASSED_TOKEN: Final = 27  # to whom
DREW: Final = 28  # cards, deck
KEPT: Final = 29  # card; only for its owner
RETURNED: Final = 30  # cards put back
PLAYED: Final = 31  # card
TOOK_DEED: Final = 32  # card
ACCOMPLISHED: Final = 33  # card
PAID_GOOD: Final = 34  # good, how many
DISCARDED: Final = 35  # card
REMOVED: Final = 36  # region, 1 if the leader
RAZED: Final = 37  # region, structure
EXCHANGED: Final = 38  # token
LURED: Final = 39  # whose figure and which, from which region to which
SHOWED: Final = 40  # goods
ADVANCED: Final = 41  # track, level
INCOME: Final = 42  # coins for markers, for columns
REFILLED: Final = 43  # goods
SHUFFLED: Final = 44
FRESH_DEEDS: Final = 45
FIRST: Final = 46
AGENDA_SHOWN: Final = 47  # card, 1 if fulfilled
GAINED_COINS: Final = 48  # coins
# the rebellion says why
CARD_TURNED: Final = 49  # card, priority
ROW: Final = 50  # row number and priority, row
BANNER_FULL: Final = 51  # banner, instead
BRIBE_MARK: Final = 52  # coins; the cell has a coin mark
BRIBE_DEAR: Final = 53  # coins it would have taken
BRIBE_EQUAL: Final = 54  # value
REBEL_ENTERED: Final = 55  # region
CANNOT_PAY: Final = 56  # cost
CANNOT_ACT: Final = 57  # banner
REBEL_BONUS: Final = 58  # effect, main action
WHY_MUSTER: Final = 59  # region, 1 unruled, 2 ruled
WHY_TARGET: Final = 60  # region, 1 not occupied, 2 not ruled
WHY_SOURCE: Final = 61  # region, distance
NO_TARGET: Final = 62  # 1 all occupied, 2 all ruled
NO_SOURCE: Final = 63  # target
WHY_ATTACK: Final = 64  # region, 1 unruled, 2 ruled
WHY_BUILD: Final = 65  # region, class
WHY_TAX: Final = 66  # region, class
UNLOCKED: Final = 67  # column, bonus
NO_COINS_LEFT: Final = 68
PRIORITY: Final = 69  # priority, why
TRACK_AHEAD: Final = 70  # track on which the player is ahead
REBEL_RALLIED: Final = 71  # region; Sviatopolk's rebel at the end of a round
