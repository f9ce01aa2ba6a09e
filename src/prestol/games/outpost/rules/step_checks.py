"""Which steps cannot be open in a written position of Outpost: those that do not fit the table, or one another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.games.outpost.rules.build import CHOOSE_PLOT, USE_NEW, refuse_build
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    BUILD_ACTIVATE,
    BUILDING_NAMES,
    COMMON,
    REGION_EXTRA,
)
from prestol.games.outpost.rules.cells import NO_CELLS, cells_in, listed, row
from prestol.games.outpost.rules.effects import CHOICES, CHOOSE_KIND, EFFECTS
from prestol.games.outpost.rules.monsters import MONSTER_CHECK
from prestol.games.outpost.rules.passing import KEEP_COMMONS
from prestol.games.outpost.rules.regions import COLLECT_STEP, TAKE_EXTRA, obtainable
from prestol.games.outpost.rules.rounds import DRAFT, ROUND_STEP, drafter
from prestol.games.outpost.rules.state import ROUNDS, Outpost, Player
from prestol.games.outpost.rules.streets import STREET_STEP
from prestol.games.outpost.rules.turn import TURN


def check_stack(s: Outpost) -> None:
    """Each step fits the one that has called it, and the table."""
    if not s.stack:
        return
    check_round(s, s.stack[0])
    for below, f in pairwise(s.stack):
        need(f, "step turn done=action", below.step is not TURN or TURN.has_acted(below))
        if ROUND_STEP.is_running(s.stack[0]) and f.step is not DRAFT and f.seat != s.stack[0].seat:
            raise BadPosition("all steps are of the player whose turn it is: {player}", player=s.stack[0].seat + 1)
        STEP_CHECKS[f.step.name](s, f)
    if s.waiting:
        check_waiting(s, s.stack[-1])


def need(f: Frame, line: str, is_there: bool) -> None:
    """A step that goes with another line."""
    if not is_there:
        raise BadPosition("“step {name}” needs “{line}”", name=f.step.name, line=line)


def check_waiting(s: Outpost, f: Frame) -> None:
    if f.step in (ROUND_STEP, DRAFT):
        raise BadPosition(
            "“step {name}” by itself asks nobody: leave the line out, or add the step that asks",
            name=f.step.name,
            about="waiting",
        )
    if s.waiting != [f.seat]:
        raise BadPosition("player {player} is asked", player=f.seat + 1, about="waiting")


def check_round(s: Outpost, f: Frame) -> None:
    if ROUND_STEP.is_running(f) and s.round == 0:
        raise BadPosition("a round that is running has a number from 1 to {last}", last=int(ROUNDS), about="round")
    if not ROUND_STEP.is_running(f) and s.round == ROUNDS:
        raise BadPosition("no round comes after round {last}: “step round stage=running”", last=int(ROUNDS))


def check_draft(s: Outpost, f: Frame) -> None:
    need(f, "round 0", s.round == 0)


def need_running(s: Outpost, f: Frame) -> None:
    need(f, "step round stage=running", ROUND_STEP.is_running(s.stack[0]))


def check_turn(s: Outpost, f: Frame) -> None:
    need_running(s, f)
    if s.players[f.seat].passed:
        raise BadPosition("player {player} has passed and has no turn", player=f.seat + 1)


def check_plot(s: Outpost, f: Frame) -> None:
    slot = CHOOSE_PLOT.slot(f)
    if refuse_build(s, s.players[f.seat], slot) != 0:
        raise BadPosition(
            "player {player} cannot build from slot {slot}: it takes a building, its cost, a settler and a free plot",
            player=f.seat + 1,
            slot=slot + 1,
        )


def check_use_new(s: Outpost, f: Frame) -> None:
    need_artifact(s, f, BUILD_ACTIVATE)
    if s.players[f.seat].plots[-1:] != [USE_NEW.cell(f)]:
        raise BadPosition("“cell” is where the last building of “houses.{number}” stands", number=f.seat + 1)


def need_artifact(s: Outpost, f: Frame, artifact: int) -> None:
    need(f, f"artifact.{f.seat + 1} {ARTIFACT_NAMES[artifact]}", s.has(f.seat, artifact))


def check_street(s: Outpost, f: Frame) -> None:
    owner, street = s.players[f.seat], STREET_STEP.street(f)
    need(f, f"streets_used.{f.seat + 1} {street + 1}", owner.has_used_street(street))
    if any(row(cell) != street or cell not in owner.plots for cell in listed(STREET_STEP.used(f))):
        raise BadPosition("“used” names cells of street {street} with a building", street=street + 1)


def check_kind(s: Outpost, f: Frame) -> None:
    owner, kind = s.players[f.seat], CHOOSE_KIND.building(f)
    if kind not in CHOICES or kind not in [s.cards.kind[card] for card in owner.houses]:
        known = ", ".join(BUILDING_NAMES[each] for each in CHOICES)
        raise BadPosition("“building” is one that player {player} has: {known}", player=f.seat + 1, known=known)
    if not EFFECTS[kind].can_work(s, f.seat):
        raise BadPosition(
            "player {player} cannot use the {building} now: pieces are missing",
            player=f.seat + 1,
            building=BUILDING_NAMES[kind],
        )


def check_collect(s: Outpost, f: Frame) -> None:
    check_region(s, f, COLLECT_STEP.region(f))


def check_region(s: Outpost, f: Frame, region: int) -> None:
    owner = s.players[f.seat]
    need(f, f"regions_used.{f.seat + 1} {region + 1}", owner.has_used_region(region))
    if obtainable(s, owner, region) == NO_CELLS:
        raise BadPosition(
            "region {region} of player {player} can yield nothing: it takes a territory without a monster, and its "
            "resource in the supply",
            region=region + 1,
            player=f.seat + 1,
        )


def check_extra(s: Outpost, f: Frame) -> None:
    region, columns = TAKE_EXTRA.region(f), TAKE_EXTRA.columns(f)
    need_artifact(s, f, REGION_EXTRA)
    check_region(s, f, region)
    if columns == NO_CELLS or not are_calm(s.players[f.seat], cells_in(region, columns)):
        raise BadPosition(
            "“columns” names those of region {region} that were collected from: territories without monsters",
            region=region + 1,
        )


def are_calm(owner: Player, cells: int) -> bool:
    """Is there a territory without a monster in each of these cells?"""
    return cells & ~owner.explored() == NO_CELLS and cells & owner.beasts == NO_CELLS


def check_monster(s: Outpost, f: Frame) -> None:
    if not are_calm(s.players[f.seat], MONSTER_CHECK.cells(f)):
        raise BadPosition("“cells” names territories of player {player} without monsters", player=f.seat + 1)


def check_artifact_step(s: Outpost, f: Frame) -> None:
    if DRAFT in [below.step for below in s.stack]:
        check_drafter(s, f)
    else:
        check_passing(s, f)
    if f is s.stack[-1] and not s.offer:
        raise BadPosition("“step artifact” needs artifacts that lie face up: “offer” names them")


def check_drafter(s: Outpost, f: Frame) -> None:
    begun = DRAFT.begun(s.stack[1])
    need(f, "step draft begun=1", begun > 0)
    if f.seat != drafter(s, begun):
        raise BadPosition("player {player} chooses as number {number}", player=drafter(s, begun) + 1, number=int(begun))


def check_passing(s: Outpost, f: Frame) -> None:
    need_running(s, f)
    need(f, f"passed.{f.seat + 1} 1", s.players[f.seat].passed)
    if s.round == ROUNDS:
        raise BadPosition("who passes in round {last} takes no artifact and keeps everything", last=int(ROUNDS))


def check_keep(s: Outpost, f: Frame) -> None:
    owner = s.players[f.seat]
    check_passing(s, f)
    too_many = [kind for kind in range(COMMON) if KEEP_COMMONS.kept(f, kind) > owner.stock[kind]]
    if too_many or KEEP_COMMONS.left(s, f) < 0:
        raise BadPosition("“kept” names common resources in stock, at most one for each fortification")


STEP_CHECKS: dict[str, Callable[[Outpost, Frame], None]] = {
    "draft": check_draft,
    "turn": check_turn,
    "plot": check_plot,
    "use_new": check_use_new,
    "street": check_street,
    "kind": check_kind,
    "collect": check_collect,
    "extra": check_extra,
    "monster": check_monster,
    "artifact": check_artifact_step,
    "keep": check_keep,
}
