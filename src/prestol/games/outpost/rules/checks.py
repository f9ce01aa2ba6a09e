"""Which written positions of Outpost are impossible: each is refused by a sentence that says what would be right."""

from __future__ import annotations

from prestol.core.errors import BadPosition
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    BARTER,
    BUILDING_NAMES,
    COLOUR_NAMES,
    LOCKED,
    NO_COLOUR,
    NOTHING,
    REGION_AGAIN,
    RESOURCE_NAMES,
    STREET_AGAIN,
)
from prestol.games.outpost.rules.cells import CELL_NAMES, NO_CELLS, reached, row
from prestol.games.outpost.rules.invariants import monsters_out, owned, settlers_out
from prestol.games.outpost.rules.scoring import STORES
from prestol.games.outpost.rules.state import BASE, NOBODY, ROUNDS, Outpost, Player, whole_supply
from prestol.games.outpost.rules.step_checks import check_stack


def check(s: Outpost) -> None:
    for number, owner in enumerate(s.players, 1):
        check_lands(s, number, owner)
        check_fortifications(s, number, owner)
        check_settlement(s, number, owner)
        check_artifact(s, number, owner)
    check_pieces(s)
    check_table(s)
    check_passers(s)
    check_stack(s)
    check_barters(s)


# -- boards ------------------------------------------------------------------------------------------------------------


def check_lands(s: Outpost, number: int, owner: Player) -> None:
    about = f"cells.{number}"
    for card, cell in zip(owner.lands, owner.cells, strict=True):
        if s.cards.region[card] != row(cell):
            raise BadPosition(
                "{territory} belongs to region {region}, so its cell begins with {region}, unlike {cell}",
                territory=s.cards.names[card],
                region=s.cards.region[card] + 1,
                cell=CELL_NAMES[cell],
                about=about,
            )
    if owner.explored() != reached(owner.explored()):
        raise BadPosition("each territory touches another one, and the first lies in region 1", about=about)


def check_fortifications(s: Outpost, number: int, owner: Player) -> None:
    """Fortifications and monsters stand on territories, never both on one."""
    known = owner.explored()
    if owner.forts & ~known:
        raise BadPosition("it names cells with a territory", about=f"forts.{number}")
    calm = [cell for card, cell in zip(owner.lands, owner.cells, strict=True) if s.cards.colour[card] == NO_COLOUR]
    if owner.beasts & (~known | owner.forts) or any(owner.has_monster(cell) for cell in calm):
        raise BadPosition(
            "it names cells with a territory that has the sign of a monster and no fortification",
            about=f"beasts.{number}",
        )
    if owner.forts_used & ~owner.forts:
        raise BadPosition("it names cells with a fortification", about=f"forts_used.{number}")


def check_settlement(s: Outpost, number: int, owner: Player) -> None:
    for card, stored in zip(owner.houses, owner.stored, strict=True):
        if stored and LOCKED[s.cards.kind[card]] == NOTHING:
            known = ", ".join(BUILDING_NAMES[kind] for kind in STORES)
            raise BadPosition("pieces are stored only on: {known}", known=known, about=f"stored.{number}")


def check_artifact(s: Outpost, number: int, owner: Player) -> None:
    if len(owner.artifact) > 1:
        raise BadPosition("a player has one artifact", about=f"artifact.{number}")
    if owner.again and not (s.has(number - 1, REGION_AGAIN) or s.has(number - 1, STREET_AGAIN)):
        raise BadPosition(
            "only {one} or {other} opens a row a second time",
            one=ARTIFACT_NAMES[REGION_AGAIN],
            other=ARTIFACT_NAMES[STREET_AGAIN],
            about=f"again.{number}",
        )


# -- the table ---------------------------------------------------------------------------------------------------------


def check_pieces(s: Outpost) -> None:
    """Nobody has what is not in the box. There is a fortification for every cell."""
    for resource, most in enumerate(whole_supply(s)):
        if owned(s, resource) > most:
            raise BadPosition(
                "there are {most} pieces of {resource} in all, not {given}",
                most=most,
                resource=RESOURCE_NAMES[resource],
                given=owned(s, resource),
            )
    if settlers_out(s) > s.cards.extra_settlers:
        raise BadPosition(
            "there are {most} extra settlers in all, not {given}",
            most=int(s.cards.extra_settlers),
            given=settlers_out(s),
        )
    for colour, name in enumerate(COLOUR_NAMES):
        if monsters_out(s, colour) > s.cards.monsters:
            raise BadPosition(
                "there are {most} {colour} monsters in all, not {given}",
                most=int(s.cards.monsters),
                colour=name,
                given=monsters_out(s, colour),
            )


def check_table(s: Outpost) -> None:
    for at, place in enumerate(s.row, 1):
        if len(place) > 1:
            raise BadPosition("one hero stands in a place of the row", about=f"row.{at}")
    for at, tiles in enumerate(s.market, 1):
        if len({s.cards.kind[card] for card in tiles}) > 1:
            raise BadPosition("buildings in one slot are of one kind", about=f"market.{at}")
    if s.removed and s.seats > 1:
        raise BadPosition("artifacts are removed only from the solo game", about="removed")


# -- passing -----------------------------------------------------------------------------------------------------------


def passers(s: Outpost) -> list[int]:
    """Those who have passed in a round that another one follows."""
    if not 0 < s.round < ROUNDS:
        return []
    return [number for number, owner in enumerate(s.players) if owner.passed]


def check_passers(s: Outpost) -> None:
    for number, owner in enumerate(s.players, 1):
        if owner.passed and s.round == 0:
            raise BadPosition("nobody passes before round 1", about=f"passed.{number}")
    if s.first_passer not in (passers(s) or [NOBODY]):
        raise BadPosition(
            "it names one of those who have passed; before round 1 and in the last round it names none",
            about="first_passer",
        )
    for seat in passers(s):
        if not is_home(s.players[seat]):
            raise BadPosition(
                "player {player} has passed: all {settlers} base settlers are at home and nothing is in use",
                player=seat + 1,
                settlers=int(BASE),
            )
    if s.over and not (s.round == ROUNDS and all(owner.passed for owner in s.players)):
        raise BadPosition("the game is over when everybody has passed in round {last}", last=int(ROUNDS), about="over")


def is_home(owner: Player) -> bool:
    """Have all settlers come home, as they do on passing?"""
    used = owner.regions_used | owner.streets_used | owner.forts_used
    return owner.base == BASE and owner.spent == 0 and used == NO_CELLS and not owner.again


# -- barters -----------------------------------------------------------------------------------------------------------


def check_barters(s: Outpost) -> None:
    """A run of barters is part of a turn, and nothing goes back in it."""
    if s.given & s.received or (s.given == 0) != (s.received == 0):
        raise BadPosition("“given” and “received” name different kinds, and neither is there without the other")
    if s.given and not (s.question in BARTERING and s.has(s.stack[-1].seat, BARTER)):
        known = ", ".join(f"“step {name}”" for name in BARTERING)
        raise BadPosition(
            "only a player with the artifact {artifact} barters, in one of these: {known}",
            artifact=ARTIFACT_NAMES[BARTER],
            known=known,
            about="given",
        )


BARTERING = ("turn", "street", "use_new")  # where exchanges are offered
