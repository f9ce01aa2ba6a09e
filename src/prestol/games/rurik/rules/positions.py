"""Written positions of Rurik: their lines. Steps are in step_forms.py, what is impossible in checks.py."""

from __future__ import annotations

from prestol.core.errors import BadPosition
from prestol.core.forms import NONE, YES_NO, Field, Flags, Named, Number, list_field, named, number_field, player
from prestol.games.rurik.rules.advisors import NO_ADVISOR, slot_at
from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    BANNERS,
    BOTH_TOKENS,
    FACTS,
    FIRST_CARD,
    GOOD_NAMES,
    HEIGHT,
    LEADER_NAMES,
    PRINTED_GOODS,
    REGIONS,
    ROUNDS,
    ROWS,
    TOKEN_NAMES,
    TRACK_NAMES,
    TROOPS,
    WAR_SPACES,
)
from prestol.games.rurik.rules.kinds import (
    ADVISOR,
    LEVEL,
    Seated,
    Structures,
    Troops,
    in_region,
    leader_region_kind,
    region_in,
    region_kind,
    what_in,
)
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_GOODS, NO_LEADER, NO_LEVELS, NOWHERE, Player
from prestol.games.rurik.rules.solo_cards import CARD_ROWS, PRIORITY_NAMES, REBEL_FIGURES, SOLO_ROWS, board_of
from prestol.games.rurik.rules.state import NOBODY, Rurik, halves

LINES = {
    "hand.N": "the scheme cards of a player",
    "drawn.N": "the scheme cards that a player is looking at, the top one last: only during “step draw”",
    "top.X": "cards put back on top of scheme deck 1 or 2, the uppermost last",
    "playing": "the scheme card that is being played: only with “step finish_scheme”",
    "discard": "scheme cards that lie face up",
    "schemes": "all other scheme cards, of both decks; it need not be named",
    "under": "how many of these lie in deck 1 and in deck 2; usually half of them each",
    "open.N": "the deeds that a player has taken",
    "done.N": "the deeds that a player has accomplished",
    "row": "the deeds on offer",
    "old_deeds": "with fresh deeds: those that nobody took",
    "deeds": "all other deeds; it need not be named",
    "dealt.N": "the agendas a player chooses from: only during “step choose_agenda”",
    "agenda.N": "the agenda that a player has kept",
    "rejected.N": "the agenda that a player has not kept",
    "agendas": "all other agendas; it need not be named",
    "won": "the rewards of defeated rebels, one for each",
    "rewards": "all other rewards; it need not be named",
    "cards": "alone: the cards of the rebellion, the top one first; those not named follow",
    "round": f"the round, 1 to {ROUNDS}; 0 before the first",
    "first": "the player who begins this round",
    "token": "the player who has the first-player token; usually the one who begins",
    "tax_points": "points left for taxing in this turn",
    "build_points": "points left for building in this turn",
    "neutrals": "the regions with a rebel; alone, those with a neutral troop",
    "taken": "the regions whose good has been taken",
    "kinds": "with goods_tokens=yes: the good of each region, in the order of the board",
    "banner.X": "the advisors on a banner, from the top: player:advisor+bribe such as 2:4+1, or none",
    "at.N": "the region where a player's leader stands; none: in the supply. Alone, player 2 is the rebellion",
    "troops.N": "a player's troops, such as kiev:3",
    "built.N": "a player's structures, such as kiev:church+market",
    "coins.N": "a player's coins",
    "goods.N": f"a player's goods in boat and dock: {', '.join(GOOD_NAMES)}",
    "advisors.N": "the advisors a player holds: only during the strategy phase",
    "levels.N": f"a player's points on the tracks {', '.join(TRACK_NAMES)}",
    "war.N": "a player's steps on the war track",
    "who.N": "a player's leader; none: one without a power",
    "defeated.N": "how many rebels a player has defeated",
    "ready.N": f"the conversion tokens that a player can use; usually {'+'.join(TOKEN_NAMES)}",
    "power.N": "1 if the leader's power of the round can be used, as is usual",
    "priority": "alone: the rebellion's priority",
    "covers": f"alone: the coins that cover bonuses under {', '.join(PRIORITY_NAMES)}",
    "slid": "alone: how many rows of the bottom card have been seen",
}


def fields(s: Rurik) -> list[Field]:
    """What cards alone do not tell."""
    found = [
        number_field(s, "round", Number(0, ROUNDS)),
        number_field(s, "first", player(s.seats)),
        Field("token", lambda: [s.token], lambda given: set_token(s, given), lambda: [s.first], player(s.seats)),
        number_field(s, "tax_points", Number()),
        number_field(s, "build_points", Number()),
        neutrals_field(s),
        taken_field(s),
        kinds_field(s),
        list_field(s, "under", Number(), lambda: halves(len(s.schemes))),
    ]
    found += [banner_field(s, banner) for banner in range(BANNERS)]
    for side in range(len(s.players)):
        found += side_fields(s, side, f".{side + 1}")
    for seat in range(s.seats):
        found += seat_fields(s, seat, f".{seat + 1}")
    return found + (solo_fields(s) if s.solo else [])


def set_token(s: Rurik, given: list[int]) -> None:
    [s.token] = given


# -- the board ---------------------------------------------------------------------------------------------------------


def neutrals_field(s: Rurik) -> Field:
    """No region has more than one."""

    def put(given: list[int]) -> None:
        no_region_twice(given)
        s.neutrals = [int(region in given) for region in range(REGIONS)]

    regions = range(s.regions)
    return Field("neutrals", lambda: [at for at in regions if s.neutrals[at]], put, list, region_kind(s.regions))


def taken_field(s: Rurik) -> Field:
    """Goods are there unless they have been taken."""

    def put(given: list[int]) -> None:
        no_region_twice(given)
        s.goods = [int(region < s.regions and region not in given) for region in range(REGIONS)]

    regions = range(s.regions)
    return Field("taken", lambda: [at for at in regions if not s.goods[at]], put, list, region_kind(s.regions))


def no_region_twice(regions: list[int]) -> None:
    if len(set(regions)) < len(regions):
        raise BadPosition("it names no region twice")


def kinds_field(s: Rurik) -> Field:
    def put(given: list[int]) -> None:
        s.kinds = given + PRINTED_GOODS[s.regions :]

    return Field("kinds", lambda: s.kinds[: s.regions], put, lambda: PRINTED_GOODS[: s.regions], named(GOOD_NAMES))


def banner_field(s: Rurik, banner: int) -> Field:
    first, rows = int(slot_at(banner, 0)), ROWS[s.seats]

    def get() -> list[int]:
        slots = s.slots[first : first + HEIGHT]
        while slots and slots[-1] == NO_ADVISOR:
            slots.pop()
        return slots

    def put(given: list[int]) -> None:
        if len(given) > rows:
            raise BadPosition(
                "a banner has {rows} slots with so many players, not {given}", rows=rows, given=len(given)
            )
        s.slots = [*s.slots[:first], *given, *[NO_ADVISOR] * (HEIGHT - len(given)), *s.slots[first + HEIGHT :]]

    return Field(f"banner.{BANNER_NAMES[banner]}", get, put, list, Seated(len(s.players)))


# -- players -----------------------------------------------------------------------------------------------------------


def side_fields(s: Rurik, side: int, label: str) -> list[Field]:
    """What the rebellion has, too."""
    owner = s.players[side]
    troops = REBEL_FIGURES if side == s.seats else TROOPS
    return [
        leader_field(s, owner, label),
        troops_field(s, owner, troops, label),
        built_field(s, owner, label),
        number_field(owner, "coins", Number(), 0, label),
        list_field(owner, "goods", Number(), lambda: NO_GOODS, label),
        advisors_field(owner, label),
        list_field(owner, "levels", LEVEL, lambda: NO_LEVELS, label),
        number_field(owner, "war", Number(0, WAR_SPACES), 0, label),
    ]


def leader_field(s: Rurik, owner: Player, label: str) -> Field:
    def put(given: list[int]) -> None:
        [owner.leader] = given

    return Field(f"at{label}", lambda: [owner.leader], put, lambda: [IN_SUPPLY], leader_region_kind(s.regions))


def troops_field(s: Rurik, owner: Player, most: int, label: str) -> Field:
    """The others are in the supply."""

    def put(given: list[int]) -> None:
        no_region_twice([region_in(number) for number in given])
        found = {region_in(number): what_in(number) for number in given}
        owner.troops = [found.get(region, 0) for region in range(REGIONS)]
        owner.supply = most - sum(owner.troops)
        if owner.supply < 0:
            raise BadPosition("there are {most} troops in all, not {given}", most=most, given=sum(owner.troops))

    return Field(f"troops{label}", lambda: sparse(owner.troops), put, list, Troops(s.regions))


def built_field(s: Rurik, owner: Player, label: str) -> Field:
    def put(given: list[int]) -> None:
        owner.built = NOWHERE[:]
        for number in given:
            if owner.built[region_in(number)] & what_in(number):
                raise BadPosition("it names no structure of a region twice")
            owner.built[region_in(number)] |= what_in(number)

    return Field(f"built{label}", lambda: sparse(owner.built), put, list, Structures(s.regions))


def sparse(numbers: list[int]) -> list[int]:
    """Only the regions that have something."""
    return [in_region(region, number) for region, number in enumerate(numbers) if number != 0]


def advisors_field(owner: Player, label: str) -> Field:
    def put(given: list[int]) -> None:
        owner.advisors = sorted(given)

    return Field(f"advisors{label}", lambda: owner.advisors[:], put, list, ADVISOR)


def seat_fields(s: Rurik, seat: int, label: str) -> list[Field]:
    """What the rebellion does not have."""
    owner = s.players[seat]
    found = [who_field(s, seat, label)]
    found += [] if s.solo else [number_field(owner, "defeated", Number(0, s.regions), 0, label)]
    return [
        *found,
        number_field(owner, "ready", Flags(TOKEN_NAMES), BOTH_TOKENS, label),
        power_field(owner, label),
    ]


def who_field(s: Rurik, seat: int, label: str) -> Field:
    """Alone nobody can be the leader of the rebellion."""
    leaders = [number for number, fact in enumerate(FACTS["leader"]) if not s.solo or fact.get("solo", True)]
    kind = Named({NO_LEADER: NONE, **{number: LEADER_NAMES[number] for number in leaders}})

    def put(given: list[int]) -> None:
        [leader] = given
        s.players[seat].who = leader
        if leader == NO_LEADER:
            return
        if s.holder[leader] != NOBODY:
            raise BadPosition("player {player} has this leader", player=s.holder[leader] + 1)
        s.give_leader(seat, leader)

    return Field(f"who{label}", lambda: [s.players[seat].who], put, lambda: [NO_LEADER], kind)


def power_field(owner: Player, label: str) -> Field:
    def put(given: list[int]) -> None:
        owner.power = given == [1]

    return Field(f"power{label}", lambda: [int(owner.power)], put, lambda: [1], YES_NO)


# -- the solo game -----------------------------------------------------------------------------------------------------


def solo_fields(s: Rurik) -> list[Field]:
    board = board_of(s.level)
    return [
        number_field(s, "priority", named(PRIORITY_NAMES), board.start_priority),
        list_field(s, "covers", Number(), board.covers),
        slid_field(s),
    ]


def slid_field(s: Rurik) -> Field:
    """The rows follow from the bottom card. All see the card on top, whether the position says so or not."""

    def put(given: list[int]) -> None:
        [number] = given
        s.slid = SOLO_ROWS[s.cards[-1] - FIRST_CARD][:number]
        s.show_all(s.cards[0])

    return Field("slid", lambda: [len(s.slid)], put, lambda: [0], Number(0, CARD_ROWS))
