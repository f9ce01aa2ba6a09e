# mypyc
"""What people are told: the numbers of log lines, and what their two numbers mean. The package gives them names."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a: round
STRATEGY_PHASE: Final = 1
ACTION_PHASE: Final = 2
DEVELOPMENT_PHASE: Final = 3
CHOSE_LEADER: Final = 4  # a: leader
KEPT_AGENDA: Final = 5  # a: card; only for its owner
PLACED_TROOP: Final = 6  # a: region
PLACED_LEADER: Final = 7  # a: region
PLACED_ADVISOR: Final = 8  # a: value | bribe << 8, b: slot
RETRIEVED: Final = 9  # a: value | bribe << 8, b: slot
ENTERED: Final = 10  # a: region; emergency muster
FORFEITED: Final = 11
ACTED: Final = 12  # a: slot
MUSTERED: Final = 13  # a: region, b: 1 if the leader
MOVED: Final = 14  # a: from, b: to | leader << 4
BROUGHT: Final = 15  # a: companions, b: region
ATTACKED: Final = 16  # a: region, b: target
DEFEATED: Final = 17  # a: region, b: reward card
REPLACED: Final = 18  # a: region; Sviatopolk's troop for a defeated rebel
STOLE: Final = 19  # a: from whom
CHECK: Final = 20  # a: cards due, b: why (bits)
REVEALED: Final = 21  # a: card, b: 1 if a loss
LOST: Final = 22  # a: region, b: 1 if the leader
TAXED: Final = 23  # a: region, b: good
MARKET_BONUS: Final = 24  # a: good or -1 for a coin
BUILT: Final = 25  # a: region, b: structure
CONVERTED: Final = 26  # a: region, b: target
PASSED_TOKEN: Final = 27  # a: to whom
DREW: Final = 28  # a: cards, b: deck
KEPT: Final = 29  # a: card; only for its owner
RETURNED: Final = 30  # a: cards put back
PLAYED: Final = 31  # a: card
TOOK_DEED: Final = 32  # a: card
ACCOMPLISHED: Final = 33  # a: card
PAID_GOOD: Final = 34  # a: good, b: how many
DISCARDED: Final = 35  # a: card
REMOVED: Final = 36  # a: region, b: 1 if the leader
RAZED: Final = 37  # a: region, b: structure
EXCHANGED: Final = 38  # a: 0 for build, 1 for muster
LURED: Final = 39  # a: whom | leader << 4, b: from | to << 4
SHOWED: Final = 40  # a: goods
ADVANCED: Final = 41  # a: track, b: level
INCOME: Final = 42  # a: coins for markers, b: for columns
REFILLED: Final = 43  # goods
SHUFFLED: Final = 44
FRESH_DEEDS: Final = 45
FIRST: Final = 46
AGENDA_SHOWN: Final = 47  # a: card, b: 1 if fulfilled
GAINED_COINS: Final = 48  # a: coins
# the rebellion says why
CARD_TURNED: Final = 49  # a: card, b: 1 + priority
ROW: Final = 50  # a: row number | (1 + priority) << 8, b: row
BANNER_FULL: Final = 51  # a: banner, b: instead
BRIBE_MARK: Final = 52  # a: coins; the cell has a coin mark
BRIBE_DEAR: Final = 53  # a: coins it would have taken
BRIBE_EQUAL: Final = 54  # a: value
REBEL_ENTERED: Final = 55  # a: region
CANNOT_PAY: Final = 56  # a: cost
CANNOT_ACT: Final = 57  # a: banner
REBEL_BONUS: Final = 58  # a: bonus, b: main action
WHY_MUSTER: Final = 59  # a: region, b: 1 unruled, 2 ruled
WHY_TARGET: Final = 60  # a: region, b: 1 not occupied, 2 not ruled
WHY_SOURCE: Final = 61  # a: region, b: distance
NO_TARGET: Final = 62  # a: 1 all occupied, 2 all ruled
NO_SOURCE: Final = 63  # a: target
WHY_ATTACK: Final = 64  # a: region, b: 1 unruled, 2 ruled
WHY_BUILD: Final = 65  # a: region, b: class
WHY_TAX: Final = 66  # a: region, b: class
UNLOCKED: Final = 67  # a: column, b: main action | bonus << 8
NO_COINS_LEFT: Final = 68
PRIORITY: Final = 69  # a: priority, b: why
TRACK_AHEAD: Final = 70  # a: track on which the player is ahead
REBEL_RALLIED: Final = 71  # a: region; Sviatopolk's rebel at the end of a round

# -- why a casualty check has as many cards as it has -----------------------------------------------------------------
RULED_BY_DEFENDER: Final = 1
HAS_STRONGHOLD: Final = 2
BORIS_ATTACKS: Final = 4
DEED_HELPS: Final = 8
SVIATOPOLK_ATTACKS: Final = 16
BONUS_HELPS: Final = 32
