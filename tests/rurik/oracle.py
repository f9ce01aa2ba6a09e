"""The rebellion once more (12.3 to 12.6): a second implementation, straight from the specification and in words.

Nothing here uses the engine but ``snapshot``, which reads a state; cards, boards, slots and borders are a double entry.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from prestol.games.rurik.rules.advisors import advisor_bribe, advisor_side, advisor_value
from prestol.games.rurik.rules.cards import BANNER_NAMES, FIRST_CARD, GOOD_NAMES, LEADER_NAMES, REGION_NAMES
from prestol.games.rurik.rules.solo_cards import PRIORITY_NAMES
from prestol.games.rurik.rules.state import Rurik

from .rebellion_cards import BANNERS, BOAT, BORDERS, PRIORITIES, SLOTS, SOLO_BOARDS, SOLO_CARDS, Card

PLAYER, REBELLION, NEUTRALS = "player", "rebellion", "neutrals"
REGIONS = REGION_NAMES[:8]
Advisor = tuple[str, int, int]  # side, printed value, bribe


@dataclass
class Side:
    figures: dict[str, int]  # by region, the leader not counted
    leader: str  # a region, or "" in supply
    supply: int
    built: dict[str, set[str]]
    coins: int
    goods: dict[str, int]
    levels: list[int]
    war: int


@dataclass
class Table:
    level: int
    round: int
    priority: str
    deck: list[int]  # numbers of cards, the top one first
    slid: int  # rows of the bottom card that have been used or skipped
    who: str  # the player's leader
    player: Side
    rebellion: Side
    neutrals: dict[str, int]
    present: dict[str, str]  # goods lying in regions
    covers: dict[str, int]
    banners: dict[str, list[Advisor | None]]
    hand: list[int]  # advisors that the rebellion has not placed
    losses: list[bool] = field(default_factory=list)  # how the casualty checks to come end
    due: list[int] = field(default_factory=list)  # cards of each check


# -- reading a state --------------------------------------------------------------------------------------------------


def snapshot(s: Rurik) -> Table:
    return Table(
        level=s.level,
        round=s.round,
        priority=PRIORITY_NAMES[s.priority],
        deck=[card - FIRST_CARD + 1 for card in s.cards],
        slid=len(s.slid),
        who=LEADER_NAMES[s.players[0].who] if s.players[0].who >= 0 else "",
        player=side_of(s, 0),
        rebellion=side_of(s, 1),
        neutrals={name: s.neutrals[at] for at, name in enumerate(REGIONS)},
        present={name: GOOD_NAMES[s.kinds[at]] for at, name in enumerate(REGIONS) if s.goods[at]},
        covers=dict(zip(PRIORITIES, s.covers, strict=True)),
        banners={name: slots_of(s, at) for at, name in enumerate(BANNER_NAMES)},
        hand=list(s.players[1].advisors),
    )


def side_of(s: Rurik, number: int) -> Side:
    player = s.players[number]
    built = {}
    for at, name in enumerate(REGIONS):
        bits = player.built[at]
        built[name] = {structure for bit, structure in ((1, "church"), (2, "market"), (4, "stronghold")) if bits & bit}
    return Side(
        figures={name: player.troops[at] for at, name in enumerate(REGIONS)},
        leader=REGIONS[player.leader] if player.leader >= 0 else "",
        supply=player.supply,
        built=built,
        coins=player.coins,
        goods={name: player.goods[at] for at, name in enumerate(GOOD_NAMES)},
        levels=list(player.levels),
        war=player.war,
    )


def slots_of(s: Rurik, number: int) -> list[Advisor | None]:
    found: list[Advisor | None] = []
    for entry in s.slots[4 * number : 4 * number + 3]:
        side = (PLAYER, REBELLION)[advisor_side(entry)] if entry >= 0 else ""
        found.append((side, advisor_value(entry), advisor_bribe(entry)) if entry >= 0 else None)
    return found


# -- core notions (2) -------------------------------------------------------------------------------------------------


def all_figures(side: Side, region: str) -> int:
    return side.figures[region] + (1 if side.leader == region else 0)


def occupied(side: Side) -> list[str]:
    return [region for region in REGIONS if all_figures(side, region) > 0]


def yaroslav_stands(t: Table, region: str) -> bool:
    return t.who == "yaroslav" and t.player.leader == region


def ruler(t: Table, region: str) -> str:
    """Who rules; "" if nobody does."""
    strength = {NEUTRALS: t.neutrals[region], PLAYER: all_figures(t.player, region)}
    strength[REBELLION] = all_figures(t.rebellion, region)
    if "stronghold" in t.player.built[region]:
        strength[PLAYER] += 1
    if "stronghold" in t.rebellion.built[region] and not yaroslav_stands(t, region):
        strength[REBELLION] += 1
    most = max(strength.values())
    strongest = [faction for faction, number in strength.items() if number == most]
    if yaroslav_stands(t, region) and PLAYER in strongest:
        return PLAYER
    if most >= 1 and strongest in ([PLAYER], [REBELLION]):
        return strongest[0]
    return ""


def rebels_rule(t: Table, region: str) -> bool:
    return ruler(t, region) == REBELLION


def neighbours(region: str) -> list[str]:
    pairs = [border.split("-") for border in BORDERS.split()]
    return [b for a, b in pairs if a == region] + [a for a, b in pairs if b == region]


def distance(start: str, end: str) -> int:
    steps, reached = 0, {start}
    while end not in reached:
        reached |= {other for region in reached for other in neighbours(region)}
        steps += 1
    return steps


def largest_group(regions: list[str]) -> int:
    best, left = 0, set(regions)
    while left:
        group = {left.pop()}
        while more := {other for region in group for other in neighbours(region)} & left:
            group |= more
            left -= more
        best = max(best, len(group))
    return best


def in_boat(side: Side) -> int:
    return sum(min(number, BOAT[good]) for good, number in side.goods.items())


def order(t: Table) -> list[str]:
    return SOLO_CARDS[t.deck[0]].regions


# -- the strategy phase (12.3) ----------------------------------------------------------------------------------------


def place_advisor(t: Table) -> None:
    """One placement of the rebellion."""
    value, wanted, marked = next_row(t, SOLO_CARDS[t.deck[-1]])
    banner = wanted
    while None not in t.banners[banner]:  # full: go right, from scheme to muster
        banner = BANNERS[(BANNERS.index(banner) + 1) % 6]
    coins = bribe(t, banner, value, marked)
    t.rebellion.coins -= coins
    t.hand.remove(value)
    standing = [advisor for advisor in t.banners[banner] if advisor is not None]
    above = [advisor for advisor in standing if advisor[1] + advisor[2] >= value + coins]
    below = [advisor for advisor in standing if advisor[1] + advisor[2] < value + coins]
    slots: list[Advisor | None] = [*above, (REBELLION, value, coins), *below]
    t.banners[banner] = slots + [None] * (3 - len(slots))


def next_row(t: Table, card: Card) -> tuple[int, str, bool]:
    while True:
        advisor, *cells = card.rows[t.slid]
        t.slid += 1
        if (advisor == "2*" and t.round < 3) or (advisor == "3*" and t.round < 4):
            continue
        cell = cells[PRIORITIES.index(t.priority)]
        return int(advisor[0]), cell.removesuffix("$"), cell.endswith("$")


def bribe(t: Table, banner: str, value: int, marked: bool) -> int:
    coins = t.rebellion.coins
    standing = [advisor for advisor in t.banners[banner] if advisor is not None]
    if marked:
        need = 0 if not standing else max(0, standing[0][1] + standing[0][2] + 1 - value)
        if need <= coins:
            return need
    equal = [advisor for advisor in standing if advisor[0] == PLAYER and advisor[1] + advisor[2] == value]
    return 1 if equal and coins >= 1 else 0


# -- a turn of the action phase (12.4) --------------------------------------------------------------------------------


def take_turn(t: Table, losses: list[bool]) -> None:
    """Steps 1 to 7. Whether a casualty check costs a figure is told in ``losses``, check by check."""
    t.losses = list(losses)
    t.deck = [t.deck[-1], *t.deck[:-1]]
    t.slid = 0
    if not occupied(t.rebellion):
        t.rebellion.leader = order(t)[0]
        t.rebellion.figures[order(t)[0]] += 1
        t.rebellion.supply -= 1
    banner, slot = lowest_advisor(t)
    t.banners[banner][slot] = None
    points, cost = SLOTS[banner][slot]
    if cost > t.rebellion.coins:
        t.rebellion.coins += 1
        return
    effects = bonuses(t, banner)
    points += effects.count(banner)
    if banner != "move" and "move" in effects:
        move(t, effects.count("move"))
    if not can_act(t, banner, points):
        t.rebellion.coins += 1
        return
    t.rebellion.coins += effects.count("coin_1") + 2 * effects.count("coin_2") - cost
    act(t, banner, points, effects.count("reveal_less"))


def lowest_advisor(t: Table) -> tuple[str, int]:
    found = []
    for at, banner in enumerate(BANNERS):
        for slot, advisor in enumerate(t.banners[banner]):
            if advisor is not None and advisor[0] == REBELLION:
                found.append((advisor[1], at, slot))
    _, at, slot = min(found)
    return BANNERS[at], slot


def bonuses(t: Table, banner: str) -> list[str]:
    """Effects of the unlocked bonuses of a main action; coins leave a column from the top."""
    found = []
    for priority, column in SOLO_BOARDS[t.level].columns.items():
        coverable = [bonus for bonus in column if bonus[2]]
        covered = coverable[len(coverable) - t.covers[priority] :]
        found += [bonus[1] for bonus in column if bonus[0] == banner and bonus not in covered]
    return found


def can_act(t: Table, banner: str, points: int) -> bool:
    if banner == "muster":
        return t.rebellion.supply > 0 or t.rebellion.leader == ""
    if banner == "move":
        target = move_target(t)
        return target != "" and move_source(t, target) != ""
    if banner == "attack":
        return attack_region(t) != ""
    if banner == "build":
        return any(what_to_build(t, region, group, points) for group in "ABCD" for region in order(t))
    if banner == "tax":
        return any(taxable(t, region, group, points) for group in "ABCD" for region in order(t))
    return sum(t.covers.values()) > 0


def act(t: Table, banner: str, points: int, less: int) -> None:
    if banner == "muster":
        muster(t, points)
    elif banner == "move":
        move(t, points)
    elif banner == "attack":
        attack(t, points, less)
    elif banner == "build":
        build(t, points)
    elif banner == "tax":
        tax(t, points)
    else:
        unlock(t)


def muster(t: Table, points: int) -> None:
    me = t.rebellion
    while True:  # stage 1: in circles
        before = points
        for region in order(t):
            if points and all_figures(me, region) and not rebels_rule(t, region):
                points -= enter(me, region)
        if points == before:
            break
    while points and (me.supply or not me.leader):  # stage 2: from the top again
        for region in order(t):
            if points and all_figures(me, region):
                points -= enter(me, region)


def enter(me: Side, region: str) -> int:
    """A figure comes, Sviatopolk first. Returns the points it costs, 0 if nobody is left."""
    if me.leader == "":
        me.leader = region
        return 1
    if me.supply == 0:
        return 0
    me.supply -= 1
    me.figures[region] += 1
    return 1


def move(t: Table, points: int) -> None:
    me = t.rebellion
    target = ""
    for number in range(points):
        if number == 0 or t.priority == "attack_move":
            target = move_target(t)
        source = move_source(t, target) if target else ""
        if not source:
            return
        if me.leader == source:
            me.leader = target
        else:
            me.figures[source] -= 1
            me.figures[target] += 1


def move_target(t: Table) -> str:
    for region in order(t):
        if t.priority == "attack_move" and all_figures(t.rebellion, region) == 0:
            return region
        if t.priority != "attack_move" and not rebels_rule(t, region):
            return region
    return ""


def move_source(t: Table, target: str) -> str:
    found = []
    for place, region in enumerate(order(t)):
        if region != target and all_figures(t.rebellion, region) >= 2 and not cedes_rule(t, region):
            found.append((distance(region, target), -place, region))
    return min(found)[2] if found else ""


def cedes_rule(t: Table, region: str) -> bool:
    if ruler(t, region) == PLAYER:
        return False
    t.rebellion.figures[region] -= 1  # one figure fewer, whichever it is
    after = ruler(t, region)
    t.rebellion.figures[region] += 1
    return after == PLAYER


def attack(t: Table, points: int, less: int) -> None:
    region = ""
    for _ in range(points):
        if region == "" or not can_attack(t, region):
            region = attack_region(t)
        if region == "":
            return
        if all_figures(t.player, region):
            attack_player(t, region, less)
        else:
            t.neutrals[region] -= 1


def attack_region(t: Table) -> str:
    for ruled in (False, True) if t.priority == "attack_move" else (True, False):
        for region in order(t):
            if can_attack(t, region) and rebels_rule(t, region) == ruled:
                return region
    return ""


def can_attack(t: Table, region: str) -> bool:
    targets = all_figures(t.player, region) + t.neutrals[region]
    return all_figures(t.rebellion, region) > 0 and targets > 0


def attack_player(t: Table, region: str, less: int) -> None:
    cards = 1
    if ruler(t, region) == PLAYER:
        cards += 1
    if "stronghold" in t.player.built[region]:
        cards += 1
    cards -= less
    if t.rebellion.leader == region:
        cards -= 1
    lose(t.player, region)
    t.rebellion.war = min(10, t.rebellion.war + 1)
    if cards > 0:
        t.due.append(cards)
        if t.losses.pop(0):
            lose(t.rebellion, region)


def lose(side: Side, region: str) -> None:
    if side.figures[region] > 0:
        side.figures[region] -= 1
        side.supply += 1
    else:
        side.leader = ""


def build(t: Table, points: int) -> None:
    again = True
    while again and points > 0:
        again = False
        for group in "ABCD":
            for region in order(t):
                structure = what_to_build(t, region, group, points)
                if structure:
                    points -= 1 if rebels_rule(t, region) else 2
                    raise_it(t, region, structure)
                    again = True


def what_to_build(t: Table, region: str, group: str, points: int) -> str:
    """The structure that a region of this class gets; "" if it is not of the class, too dear, or gets nothing."""
    me = t.rebellion
    ruled, own = rebels_rule(t, region), bool(me.built[region])
    others = all_figures(t.player, region) + t.neutrals[region] > 0
    member = {"A": ruled and not own, "B": not ruled and not own, "C": ruled and own and others, "D": ruled and own}
    if not all_figures(me, region) or not member[group] or points < (1 if ruled else 2):
        return ""
    for structure in SOLO_CARDS[t.deck[0]].builds[t.priority]:
        in_supply = sum(structure in built for built in me.built.values()) < 3
        absent = structure not in me.built[region] | t.player.built[region]
        useful = structure != "church" or t.player.figures[region] + t.neutrals[region] > 0
        if in_supply and absent and useful:
            return structure
    return ""


def raise_it(t: Table, region: str, structure: str) -> None:
    me = t.rebellion
    me.built[region].add(structure)
    if structure != "church" or yaroslav_stands(t, region):
        return
    if t.player.figures[region] > 0:
        t.player.figures[region] -= 1
        t.player.supply += 1
    else:
        t.neutrals[region] -= 1
    if me.supply > 0:
        me.supply -= 1
        me.figures[region] += 1


def tax(t: Table, points: int) -> None:
    me = t.rebellion
    for group in "ABCD":
        for region in order(t):
            if taxable(t, region, group, points):
                points -= 1 if rebels_rule(t, region) else 2
                good = t.present.pop(region)
                me.goods[good] += 1
                if "market" in me.built[region] and not yaroslav_stands(t, region):
                    me.goods[good] += 1


def taxable(t: Table, region: str, group: str, points: int) -> bool:
    if region not in t.present or not all_figures(t.rebellion, region):
        return False
    good = t.present[region]
    ruled, room = rebels_rule(t, region), t.rebellion.goods[good] < BOAT[good]
    wanted = {"A": (True, True), "B": (False, True), "C": (True, False), "D": (False, False)}[group]
    return (ruled, room) == wanted and points >= (1 if ruled else 2)


def unlock(t: Table) -> None:
    """The top coin of the column of the priority; else of the leftmost column that has one."""
    for column in [t.priority, *PRIORITIES]:
        if t.covers[column] > 0:
            t.covers[column] -= 1
            t.rebellion.coins += 1
            return


# -- the development phase and the end (12.5, 12.6) -------------------------------------------------------------------

RULE_LEVELS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5, 6: 5, 7: 5, 8: 5}
BUILD_LEVELS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5, 6: 5, 7: 8, 8: 8}
TRADE_LEVELS = [0, 0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 8]


def develop(t: Table, shown: int) -> None:
    """Steps 1 to 4; the player shows so many goods in the boat."""
    mine, theirs = structure_group(t.rebellion), structure_group(t.player)
    step_up(t, PLAYER, t.player, shown)
    step_up(t, REBELLION, t.rebellion, in_boat(t.rebellion))
    if len(occupied(t.player)) > len(occupied(t.rebellion)):
        t.priority = "attack_move"
    elif theirs > mine:
        t.priority = "build"
    elif shown > in_boat(t.rebellion):
        t.priority = "tax"
    else:
        t.priority = SOLO_BOARDS[t.level].start
    for track in range(3):
        if t.player.levels[track] > t.rebellion.levels[track]:
            unlock(t)
    if t.round < 4:
        t.rebellion.coins += 1 + full_columns(t.rebellion)
        t.player.coins += [*t.player.levels, t.player.war].count(0) + full_columns(t.player)


def structure_group(side: Side) -> int:
    return largest_group([region for region in REGIONS if side.built[region]])


def full_columns(side: Side) -> int:
    return sum(side.goods[good] >= slots for good, slots in BOAT.items())


def step_up(t: Table, name: str, side: Side, shown: int) -> None:
    ruled = [region for region in REGIONS if ruler(t, region) == name]
    rule = 8 if len(ruled) >= 5 and {"kiev", "novgorod"} <= set(ruled) else RULE_LEVELS[len(ruled)]
    reached = [rule, BUILD_LEVELS[structure_group(side)], TRADE_LEVELS[shown]]
    side.levels = [max(old, new) for old, new in zip(side.levels, reached, strict=True)]


def rebellion_score(t: Table) -> int:
    dock = sum(max(0, number - BOAT[good]) for good, number in t.rebellion.goods.items())
    war = 0
    if t.rebellion.war > 0:
        war = 3 if t.rebellion.war >= t.player.war else 1
    return sum(t.rebellion.levels) + war + (t.rebellion.coins + 2) // 3 + (dock + 2) // 3
