"""Rurik in text: actions, cards, and the numbers a written position may name."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from prestol.core.actions import ActionSpace, Family
from prestol.core.errors import BadPosition
from prestol.core.position import Field
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    ALL_CARDS,
    BANNER_NAMES,
    BOAT,
    CARD_ROWS,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    GOOD_NAMES,
    HEIGHT,
    LEADER_NAMES,
    PRINTED_GOODS,
    PRIORITY_NAMES,
    REGION_NAMES,
    REGIONS,
    REWARDS,
    SCHEME_NAMES,
    SOLO_AGENDAS,
    SOLO_CARDS,
    SOLO_DEEDS,
    SOLO_ROWS,
    START_PRIORITY,
    STRUCTURE_NAMES,
    row_advisor,
    row_since,
)
from prestol.games.rurik.invariants import violations
from prestol.games.rurik.rebel_actions import REBEL_ATTACK
from prestol.games.rurik.schemes import FINISH_SCHEME
from prestol.games.rurik.state import (
    ACT,
    ADVISOR,
    AGENDA,
    ATTACK_AT,
    BANNER,
    BONUS,
    BOTH_TOKENS,
    BRIBE,
    BUILD_AT,
    CONVERT,
    DECK,
    DEED,
    DISCARD,
    END,
    FORFEIT,
    FROM,
    KEEP,
    LEAD,
    LEADER,
    LURE,
    MARCH,
    MOST_BRIBE,
    MUSTER_AT,
    NO,
    NO_ADVISOR,
    PAY,
    PLACE,
    PLAY,
    POWER,
    RAZE,
    REBEL_FIGURES,
    REMOVE,
    RETRIEVE,
    SHOW,
    STOP,
    TAKE,
    TARGET,
    TAX_AT,
    TO,
    TOKEN,
    TOP,
    TROOPS,
    WHAT,
    WITH,
    Player,
    Rurik,
    advisor,
    advisor_bribe,
    advisor_side,
    advisor_value,
    all_covers,
    influence,
)
from prestol.games.rurik.strategy import STRATEGY
from prestol.games.rurik.turn import ACTION_PHASE

PLAYERS = ["1", "2", "3", "4"]
TARGET_NAMES = [*PLAYERS, "rebellion", "rebel"]

ACTIONS = ActionSpace(
    Family("stop", STOP),
    Family("no", NO),
    Family("end", END),
    Family("act", ACT),
    Family("forfeit", FORFEIT),
    Family("power", POWER),
    Family("march", MARCH),
    Family("show", SHOW, [str(number) for number in range(BOAT + 1)]),
    Family("leader", LEADER, LEADER_NAMES),
    Family("advisor", ADVISOR, ["1", "2", "3", "4", "5"]),
    Family("banner", BANNER, BANNER_NAMES),
    Family("bribe", BRIBE, [str(coins) for coins in range(MOST_BRIBE + 1)]),
    Family("place", PLACE, REGION_NAMES),
    Family("slot", RETRIEVE, [f"{banner}_{row + 1}" for banner in BANNER_NAMES for row in range(HEIGHT)]),
    Family("muster", MUSTER_AT, REGION_NAMES),
    Family("lead", LEAD, REGION_NAMES),
    Family("from", FROM, REGION_NAMES),
    Family("to", TO, REGION_NAMES),
    Family("with", WITH, ["0", "1", "2"]),
    Family("attack", ATTACK_AT, [f"{region}_{target}" for region in REGION_NAMES for target in TARGET_NAMES]),
    Family("deck", DECK, ["1", "2"]),
    Family("tax", TAX_AT, REGION_NAMES),
    Family("bonus", BONUS, ["good", "coin"]),
    Family("build", BUILD_AT, REGION_NAMES),
    Family("what", WHAT, STRUCTURE_NAMES),
    Family("target", TARGET, TARGET_NAMES),
    Family("token", TOKEN, PLAYERS),
    Family("keep", KEEP, SCHEME_NAMES),
    Family("top", TOP, SCHEME_NAMES),
    Family("play", PLAY, SCHEME_NAMES),
    Family("discard", DISCARD, SCHEME_NAMES),
    Family("take", TAKE, DEED_NAMES),
    Family("deed", DEED, DEED_NAMES),
    Family("agenda", AGENDA, AGENDA_NAMES),
    Family("convert", CONVERT, ["build", "muster"]),
    Family("pay", PAY, GOOD_NAMES),
    Family("remove", REMOVE, REGION_NAMES),
    Family("raze", RAZE, [f"{region}_{structure}" for region in REGION_NAMES for structure in STRUCTURE_NAMES]),
    Family("lure", LURE, [f"{target}_{kind}" for target in TARGET_NAMES[:5] for kind in ("troop", "leader")]),
)

PACKS = {
    "schemes": dict(enumerate(SCHEME_NAMES)),
    "deeds": dict(enumerate(DEED_NAMES, FIRST_DEED)),
    "agendas": dict(enumerate(AGENDA_NAMES, FIRST_AGENDA)),
    "rewards": {FIRST_REWARD + number: f"r{number + 1}" for number in range(REWARDS)},
    "cards": {FIRST_CARD + number: f"c{number + 1}" for number in range(SOLO_CARDS)},
}
BACKS = [back for back, pack in enumerate(PACKS.values()) for _ in pack]
assert len(BACKS) == ALL_CARDS


def in_play(s: Rurik) -> list[int]:
    """The solo game has its own cards, and leaves some deeds and agendas out (12.1)."""
    if s.solo:
        return [*PACKS["schemes"], *SOLO_DEEDS, *SOLO_AGENDAS, *PACKS["cards"]]
    return list(range(FIRST_CARD))


# -- words for numbers ------------------------------------------------------------------------------------------------


def region_text(region: int) -> str:
    return "none" if region < 0 else REGION_NAMES[region]


def region_number(word: str) -> int:
    return -1 if word == "none" else REGION_NAMES.index(word)


def count_text(code: int) -> str:
    """«kiev:3»."""
    return f"{REGION_NAMES[code // 64]}:{code % 64}"


def count_number(word: str) -> int:
    region, _, count = word.partition(":")
    if not 0 <= int(count or "1") < 64:
        raise ValueError(word)
    return 64 * REGION_NAMES.index(region) + int(count or "1")


def built_text(code: int) -> str:
    """«kiev:church+market»."""
    names = [name for number, name in enumerate(STRUCTURE_NAMES) if code % 8 >> number & 1]
    return f"{REGION_NAMES[code // 8]}:{'+'.join(names)}"


def built_number(word: str) -> int:
    region, _, names = word.partition(":")
    bits = {1 << STRUCTURE_NAMES.index(name) for name in names.split("+")}
    return 8 * REGION_NAMES.index(region) + sum(bits)


def advisor_text(entry: int) -> str:
    """«0:4+2»: player 0, advisor 4, a bribe of two coins."""
    if entry == NO_ADVISOR:
        return "none"
    bribe = f"+{advisor_bribe(entry)}" if advisor_bribe(entry) else ""
    return f"{advisor_side(entry)}:{advisor_value(entry)}{bribe}"


def advisor_number(word: str) -> int:
    if word == "none":
        return NO_ADVISOR
    side, _, rest = word.partition(":")
    value, _, bribe = rest.partition("+")
    if not (0 <= int(side) <= 3 and 1 <= int(value) <= 5 and 0 <= int(bribe or "0") <= MOST_BRIBE):
        raise ValueError(word)
    return advisor(int(side), int(value), int(bribe or "0"))


def named(names: list[str]) -> tuple[Callable[[int], str], Callable[[str], int]]:
    return (
        lambda number: "none" if number < 0 else names[number],
        lambda word: -1 if word == "none" else names.index(word),
    )


def sparse(numbers: list[int], size: int) -> list[int]:
    """Only what is not 0, each as size * place + number."""
    return [size * place + number for place, number in enumerate(numbers) if number != 0]


def full(codes: list[int], size: int) -> list[int]:
    numbers = [0] * REGIONS
    for code in codes:
        numbers[code // size] += code % size
    return numbers


def buildings(codes: list[int]) -> list[int]:
    """By region: bits of structures; one named twice is refused."""
    built = [0] * REGIONS
    for code in codes:
        if built[code // 8] & code % 8:
            raise BadPosition("two structures of a kind stand in one region")
        built[code // 8] |= code % 8
    return built


# -- fields -----------------------------------------------------------------------------------------------------------


def fields(s: Rurik) -> list[Field]:
    found = [plain(s, name, usual) for name, usual in (("round", 0), ("first", 0), ("token", 0))]
    found += [plain(s, name, 0) for name in ("tax_points", "build_points")]
    found += [flag(s, "scored", False)]
    found += [
        Field("neutrals", lambda: sparse(s.neutrals, 64), lambda v: put(s, "neutrals", full(v, 64)), list, *COUNTS),
        Field("taken", lambda: taken(s), lambda v: put(s, "goods", left_over(s, v)), list, *REGION_CODEC),
        Field("kinds", lambda: s.kinds, lambda v: put(s, "kinds", v), lambda: PRINTED_GOODS, *named(GOOD_NAMES)),
        Field("under", lambda: s.under, lambda v: put(s, "under", v), lambda: halves(len(s.schemes))),
    ]
    found += [banner_field(s, banner) for banner in range(len(BANNER_NAMES))]
    for side in range(len(s.players)):
        found += player_fields(s, side)
    return found + (solo_fields(s) if s.solo else [])


COUNTS = (count_text, count_number)
REGION_CODEC = (region_text, region_number)


def put(thing: object, name: str, value: object) -> None:
    setattr(thing, name, value)


def plain(thing: Rurik | Player, name: str, usual: int, label: str = "") -> Field:
    return Field(label or name, lambda: [getattr(thing, name)], lambda v: put(thing, name, v[0]), lambda: [usual])


def flag(thing: Rurik | Player, name: str, usual: bool, label: str = "") -> Field:
    return Field(
        label or name,
        lambda: [int(getattr(thing, name))],
        lambda v: put(thing, name, v[0] == 1),
        lambda: [int(usual)],
    )


def taken(s: Rurik) -> list[int]:
    """The regions in play whose good is gone."""
    return [region for region in range(s.regions) if s.goods[region] == 0]


def left_over(s: Rurik, gone: list[int]) -> list[int]:
    return [1 if region < s.regions and region not in gone else 0 for region in range(REGIONS)]


def halves(cards: int) -> list[int]:
    return [(cards + 1) // 2, cards // 2]


def banner_field(s: Rurik, banner: int) -> Field:
    first = HEIGHT * banner

    def get() -> list[int]:
        slots = s.slots[first : first + HEIGHT]
        while slots and slots[-1] == NO_ADVISOR:
            slots.pop()
        return slots

    def fill(slots: list[int]) -> None:
        if len(slots) > HEIGHT:
            raise BadPosition("a banner has {number} slots at most", number=HEIGHT)
        s.slots = [*s.slots[:first], *slots, *[NO_ADVISOR] * (HEIGHT - len(slots)), *s.slots[first + HEIGHT :]]

    return Field(f"banner.{BANNER_NAMES[banner]}", get, fill, list, advisor_text, advisor_number)


def player_fields(s: Rurik, side: int) -> list[Field]:
    player = s.players[side]
    rebels = side == s.seats

    def set_troops(codes: list[int]) -> None:
        player.troops = full(codes, 64)
        player.supply = (REBEL_FIGURES if rebels else TROOPS) - sum(player.troops)

    def set_leader(who: list[int]) -> None:
        player.who = who[0]
        if player.who >= 0:
            s.holder = [side if leader == player.who else other for leader, other in enumerate(s.holder)]

    found = [
        Field("at", lambda: [player.leader], lambda v: put(player, "leader", v[0]), lambda: [-1], *REGION_CODEC),
        Field("troops", lambda: sparse(player.troops, 64), set_troops, list, *COUNTS),
        Field(
            "built",
            lambda: sparse(player.built, 8),
            lambda v: put(player, "built", buildings(v)),
            list,
            built_text,
            built_number,
        ),
        plain(player, "coins", 0),
        Field("goods", lambda: player.goods, lambda v: put(player, "goods", v), lambda: [0] * len(GOOD_NAMES)),
        Field("advisors", lambda: player.advisors, lambda v: put(player, "advisors", sorted(v)), list),
        Field("levels", lambda: player.levels, lambda v: put(player, "levels", v), lambda: [0, 0, 0]),
        plain(player, "war", 0),
    ]
    if not rebels:
        found += [
            Field("who", lambda: [player.who], set_leader, lambda: [-1], *named(LEADER_NAMES)),
            plain(player, "defeated", 0),
            plain(player, "ready", BOTH_TOKENS),
            flag(player, "power", True),
        ]
    return [Field(f"{f.name}.{side}", f.get, f.put, f.usual, f.text, f.parse) for f in found]


def solo_fields(s: Rurik) -> list[Field]:
    return [
        Field(
            "priority",
            lambda: [s.priority],
            lambda v: put(s, "priority", v[0]),
            lambda: [START_PRIORITY[s.level]],
            *named(PRIORITY_NAMES),
        ),
        Field("covers", lambda: s.covers, lambda v: put(s, "covers", v), lambda: all_covers(s.level)),
        Field("slid", lambda: s.slid, lambda v: put(s, "slid", v), list),
    ]


# -- impossible positions ---------------------------------------------------------------------------------------------


UNASKED = (STRATEGY, ACTION_PHASE, REBEL_ATTACK)  # steps that the rebellion may be in


def check(s: Rurik) -> None:
    """Raise BadPosition if the position is impossible."""
    if any(not 0 <= f.seat < (len(s.players) if f.step in UNASKED else s.seats) for f in s.stack):
        raise BadPosition("a step names a seat that is not there")
    if not (0 <= s.round <= 4 and 0 <= s.first < s.seats and 0 <= s.token < s.seats):
        raise BadPosition("there are four rounds, and a player begins")
    if min(s.tax_points, s.build_points) < 0:
        raise BadPosition("points cannot be negative")
    if any(f.step is FINISH_SCHEME and s.playing != [f.card] for f in s.stack):
        raise BadPosition("the scheme card being played lies elsewhere")
    check_board(s)
    holders = [player.who for player in s.players if player.who >= 0]
    if len(set(holders)) != len(holders):
        raise BadPosition("two players have one leader")
    for player in s.players:
        check_player(player)
    for complaint in violations(s):
        raise BadPosition("this position is impossible: {complaint}", complaint=complaint)
    if s.solo:
        check_solo(s)


def check_board(s: Rurik) -> None:
    """Each banner sorted by influence, without gaps before the action phase begins to open them."""
    for banner in range(len(BANNER_NAMES)):
        slots = [entry for entry in s.slots[HEIGHT * banner : HEIGHT * (banner + 1)] if entry != NO_ADVISOR]
        if any(advisor_side(entry) >= len(s.players) for entry in slots):
            raise BadPosition("an advisor belongs to a seat that is not there")
        if any(influence(one) < influence(two) for one, two in pairwise(slots)):
            raise BadPosition("advisors stand on a banner in the order of their influence")


def check_player(player: Player) -> None:
    if not 0 <= player.ready <= BOTH_TOKENS or player.defeated < 0:
        raise BadPosition("a player has two conversion tokens, and no fewer rebels than none")
    if any(not 1 <= value <= 5 for value in player.advisors):
        raise BadPosition("advisors have the numbers 1 to 5")
    if len(player.agenda) > 1 or len(player.rejected) > 1:
        raise BadPosition("a player keeps one agenda and rejects one")


def check_solo(s: Rurik) -> None:
    """The bottom card must have a row for every advisor that the rebellion still holds."""
    most = all_covers(s.level)
    if any(not 0 <= coins <= limit for coins, limit in zip(s.covers, most, strict=True)):
        raise BadPosition("the coins on the bonuses are not those of this level")
    rows = SOLO_ROWS[s.cards[-1] - FIRST_CARD]
    if len(s.slid) > CARD_ROWS or rows[: len(s.slid)] != s.slid:
        raise BadPosition("the rows seen are not those of the bottom card")
    left = sorted(row_advisor(row) for row in rows[len(s.slid) :] if row_since(row) <= max(s.round, 1))
    if s.players[1].advisors and s.players[1].advisors != left:
        raise BadPosition("the bottom card places other advisors than the rebellion holds")
