"""Which written positions of Rurik are impossible: each is refused by a sentence that says what would be right."""

from __future__ import annotations

from prestol.core.errors import BadPosition
from prestol.games.rurik.rules.advisors import NO_SLOTS
from prestol.games.rurik.rules.bonuses import REBELS, rebels
from prestol.games.rurik.rules.cards import (
    ADVISORS,
    BANNER_NAMES,
    BANNERS,
    DEED_ROW,
    FIRST_CARD,
    GOOD_NAMES,
    GOODS_TOKENS,
    OF_EACH,
    PRINTED_GOODS,
    REGION_NAMES,
    ROUNDS,
    STRUCTURE_NAMES,
)
from prestol.games.rurik.rules.development import BEGIN, DEVELOPMENT
from prestol.games.rurik.rules.invariants import has_gap, has_too_many, is_in_order, is_running, placed
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.playing import FINISH_SCHEME
from prestol.games.rurik.rules.rounds import ACTION_NEXT, DEVELOPMENT_NEXT, ROUND_STEP
from prestol.games.rurik.rules.sets import holds, single
from prestol.games.rurik.rules.setup import CHOOSE_AGENDA
from prestol.games.rurik.rules.solo_cards import PRIORITY_NAMES, SOLO_ROWS, board_of, row_advisor, row_since
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.step_checks import check_stack, check_waiting
from prestol.games.rurik.rules.strategy import STRATEGY
from prestol.games.rurik.rules.turn import ACTION_PHASE, TURN


def check(s: Rurik) -> None:
    check_structures(s)
    check_rebels(s)
    check_goods(s)
    check_schemes(s)
    check_deeds(s)
    check_agendas(s)
    check_stack(s)
    check_advisors(s)
    check_phase(s)
    if s.solo:
        check_solo(s)
    check_waiting(s)


# -- the map -----------------------------------------------------------------------------------------------------------


def check_structures(s: Rurik) -> None:
    for at, name in enumerate(STRUCTURE_NAMES):
        for number, owner in enumerate(s.players, 1):
            check_number_built(number, name, int(owner.count_built(single(at))))
        for region in range(s.regions):
            check_owners(region, name, [n for n, owner in enumerate(s.players, 1) if holds(owner.built[region], at)])


def check_number_built(number: int, structure: str, given: int) -> None:
    if given > OF_EACH:
        raise BadPosition(
            "a player has {most} structures of the kind {structure}, not {given}",
            most=int(OF_EACH),
            structure=structure,
            given=given,
            about=f"built.{number}",
        )


def check_owners(region: int, structure: str, owners: list[int]) -> None:
    if len(owners) > 1:
        raise BadPosition(
            "{region} has one {structure}, of player {one} or of player {other}",
            region=REGION_NAMES[region],
            structure=structure,
            one=owners[0],
            other=owners[1],
            about=f"built.{owners[1]}",
        )


def check_rebels(s: Rurik) -> None:
    defeated = sum(owner.defeated for owner in s.players)
    if defeated != len(s.won):
        raise BadPosition(
            "“won” names a reward for each defeated rebel: {defeated}, not {given}",
            defeated=int(defeated),
            given=len(s.won),
        )
    standing = sum(s.neutrals)
    if not s.solo and standing + defeated > s.regions:
        raise BadPosition(
            "there were {most} rebels, one in each region: {standing} standing and {defeated} defeated are too many",
            most=int(s.regions),
            standing=standing,
            defeated=int(defeated),
        )


def check_goods(s: Rurik) -> None:
    goods = s.kinds[: s.regions]
    if s.options["goods_tokens"] == "yes":
        if sorted(goods) != sorted(GOODS_TOKENS[s.seats]):
            tokens = " ".join(GOOD_NAMES[good] for good in sorted(GOODS_TOKENS[s.seats]))
            raise BadPosition("it deals out these tokens, in any order: {tokens}", tokens=tokens, about="kinds")
    elif goods != PRINTED_GOODS[: s.regions]:
        raise BadPosition("goods lie as they are printed, unless the first line says “goods_tokens=yes”", about="kinds")


# -- cards -------------------------------------------------------------------------------------------------------------


def check_schemes(s: Rurik) -> None:
    if sum(s.under) != len(s.schemes):
        raise BadPosition(
            "the two numbers add up to the {cards} scheme cards that are named nowhere",
            cards=len(s.schemes),
            about="under",
        )
    if s.playing and not is_running(s, FINISH_SCHEME):
        raise BadPosition("a scheme card is being played only with “step finish_scheme”", about="playing")


def check_deeds(s: Rurik) -> None:
    if len(s.row) > DEED_ROW:
        raise BadPosition(
            "at most {most} deeds are on offer, not {given}", most=int(DEED_ROW), given=len(s.row), about="row"
        )
    if s.old_deeds and s.options["fresh_deeds"] == "no":
        raise BadPosition("deeds are put away only if the first line says “fresh_deeds=yes”", about="old_deeds")


def check_agendas(s: Rurik) -> None:
    choosing = is_running(s, CHOOSE_AGENDA)
    for number, owner in enumerate(s.players, 1):
        check_kept_agenda(number, owner)
        if choosing and owner.agenda:
            raise BadPosition("nobody has an agenda before “step choose_agenda” is over", about=f"agenda.{number}")
        if owner.dealt and s.question != CHOOSE_AGENDA.name:
            raise BadPosition("agendas are dealt only for “step choose_agenda”", about=f"dealt.{number}")


def check_kept_agenda(number: int, owner: Player) -> None:
    if len(owner.agenda) > 1:
        raise BadPosition("a player keeps one agenda", about=f"agenda.{number}")
    if len(owner.rejected) > len(owner.agenda):
        raise BadPosition("a player who keeps an agenda rejects one other", about=f"rejected.{number}")


# -- the strategy board ------------------------------------------------------------------------------------------------


def check_advisors(s: Rurik) -> None:
    placing = is_running(s, STRATEGY)
    for side, owner in enumerate(s.players):
        check_own_advisors(s, side, owner)
        if owner.advisors and not placing:
            raise BadPosition(
                "a player holds advisors only during the strategy phase: “step strategy”", about=f"advisors.{side + 1}"
            )
    if s.slots != NO_SLOTS and not (placing or is_running(s, ACTION_PHASE) or comes(s, ACTION_NEXT)):
        raise BadPosition("advisors are on the board only during the strategy and the action phase")
    for banner in range(BANNERS):
        check_banner(s, banner, placing or comes(s, ACTION_NEXT))


def comes(s: Rurik, phase: int) -> bool:
    """Is this phase just about to begin?"""
    return bool(s.stack) and s.stack[-1].step is ROUND_STEP and ROUND_STEP.next(s.stack[-1]) == phase


def check_own_advisors(s: Rurik, side: int, owner: Player) -> None:
    allowed = ADVISORS[s.seats][s.round]
    if has_too_many(owner.advisors + placed(s, side), allowed):
        raise BadPosition(
            "the advisors of player {player} in round {round}, in hand and on the board, are {advisors}",
            player=side + 1,
            round=int(s.round),
            advisors=" ".join(map(str, allowed)) or "none",
        )


def check_banner(s: Rurik, banner: int, is_tight: bool) -> None:
    about = f"banner.{BANNER_NAMES[banner]}"
    if not is_in_order(s, banner):
        raise BadPosition("advisors stand in the order of their influence: number and bribe together", about=about)
    if is_tight and has_gap(s, banner):
        raise BadPosition("before the action phase no slot is free above an advisor", about=about)


# -- phases ------------------------------------------------------------------------------------------------------------


def check_phase(s: Rurik) -> None:
    for name in ("tax_points", "build_points"):
        if getattr(s, name) > 0 and not is_running(s, TURN):
            raise BadPosition("points are left only during a turn: “step turn”", about=name)
    if s.token != s.first and not may_token_differ(s):
        raise BadPosition("only in the action phase can it be with another player than the first", about="token")
    if s.over and s.round != ROUNDS:
        raise BadPosition("the game is over after round {last}", last=int(ROUNDS), about="over")


def may_token_differ(s: Rurik) -> bool:
    """It is passed on in the action phase; the development phase begins with its holder."""
    begins = any(f.step is DEVELOPMENT and DEVELOPMENT.stage(f) == BEGIN for f in s.stack)
    return begins or is_running(s, ACTION_PHASE) or comes(s, DEVELOPMENT_NEXT)


# -- the solo game -----------------------------------------------------------------------------------------------------


def check_solo(s: Rurik) -> None:
    most = board_of(s.level).covers()
    if any(coins > limit for coins, limit in zip(s.covers, most, strict=True)):
        raise BadPosition(
            "at level {level} so many coins at most cover the bonuses of {columns}: {most}",
            level=int(s.level),
            columns=", ".join(PRIORITY_NAMES),
            most=" ".join(map(str, most)),
            about="covers",
        )
    check_rows(s)


def check_rows(s: Rurik) -> None:
    """The bottom card has a row for every advisor that the rebellion holds."""
    if s.slid and not rebels(s).advisors and not s.advisor_in_play(REBELS):
        raise BadPosition("rows are seen only while the rebellion has advisors in hand or on the board", about="slid")
    rows = SOLO_ROWS[s.cards[-1] - FIRST_CARD][len(s.slid) :]
    left = sorted(int(row_advisor(row)) for row in rows if row_since(row) <= s.round)
    if rebels(s).advisors not in ([], left):
        raise BadPosition(
            "the bottom card of “cards” has yet to place these advisors of the rebellion: {advisors}",
            advisors=" ".join(map(str, left)) or "none",
            about="advisors.2",
        )
