# mypyc
"""What holds in every position of Outpost, whatever has been played; the fuzzer tries it all the time."""

from __future__ import annotations

from prestol.games.outpost.rules.cards import COLOUR_NAMES, COLOURS, LOCKED, RESOURCE_NAMES, RESOURCES
from prestol.games.outpost.rules.cells import listed, reached, row
from prestol.games.outpost.rules.state import BASE, NOBODY, ROUNDS, ROW, Outpost, Player, whole_supply


def violations(s: Outpost) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = piece_violations(s) + round_violations(s) + table_violations(s)
    for number, player in enumerate(s.players):
        found += [f"player {number + 1}: {text}" for text in player_violations(s, player)]
    return found


# -- pieces ------------------------------------------------------------------------------------------------------------


def piece_violations(s: Outpost) -> list[str]:
    """Resources, settlers, fortifications and monsters are neither lost nor made (15)."""
    found = []
    for resource in range(RESOURCES):
        if s.supply[resource] < 0 or s.supply[resource] + owned(s, resource) != whole_supply(s)[resource]:
            found.append(f"{RESOURCE_NAMES[resource]} is lost or doubled")
    if s.settlers < 0 or s.settlers + settlers_out(s) != s.cards.extra_settlers:
        found.append("extra settlers are lost or doubled")
    if s.fortifications < 0 or s.fortifications + forts_out(s) != s.cards.fortifications:
        found.append("fortifications are lost or doubled")
    for colour in range(COLOURS):
        if s.monsters[colour] < 0 or s.monsters[colour] + monsters_out(s, colour) != s.cards.monsters:
            found.append(f"{COLOUR_NAMES[colour]} monsters are lost or doubled")
    return found


def owned(s: Outpost, resource: int) -> int:
    """The pieces of a resource that players have, in stock or locked on buildings."""
    return sum([player.stock[resource] + stored_pieces(s, player, resource) for player in s.players])


def stored_pieces(s: Outpost, player: Player, resource: int) -> int:
    total = 0
    for number, card in enumerate(player.houses):
        if LOCKED[s.cards.kind[card]] == resource:
            total += player.stored[number]
    return total


def settlers_out(s: Outpost) -> int:
    return sum([player.extra + player.spent for player in s.players])


def forts_out(s: Outpost) -> int:
    return sum([player.count_forts() for player in s.players])


def monsters_out(s: Outpost, colour: int) -> int:
    """The monsters of a colour on the boards."""
    total = 0
    for player in s.players:
        for cell in listed(player.beasts):
            if s.cards.colour[player.land_at(cell)] == colour:
                total += 1
    return total


# -- boards ------------------------------------------------------------------------------------------------------------


def player_violations(s: Outpost, player: Player) -> list[str]:
    found = []
    if min(player.stock) < 0 or not 0 <= player.base <= BASE or player.extra < 0 or player.spent < 0:
        found.append("fewer pieces than none")
    if len(set(player.cells)) != len(player.cells) or len(player.cells) != len(player.lands):
        found.append("territories and cells do not match")
    if len(set(player.plots)) != len(player.houses) or len(player.plots) != len(player.houses):
        found.append("buildings and cells do not match")
    if len(player.stored) != len(player.houses):
        found.append("buildings and what is stored on them do not match")
    if len(player.artifact) > 1:
        found.append("a player has two artifacts")
    return found + land_violations(s, player)


def land_violations(s: Outpost, player: Player) -> list[str]:
    found = []
    known = player.explored()
    if player.forts & player.beasts or (player.forts | player.beasts) & ~known:
        found.append("a fortification or a monster stands where it cannot")
    if player.forts_used & ~player.forts:
        found.append("a fortification is used that is not there")
    if known != reached(known):
        found.append("a territory lies apart")
    if [s.cards.region[card] for card in player.lands] != [row(cell) for cell in player.cells]:
        found.append("a territory lies in the wrong region")
    return found


# -- the table ---------------------------------------------------------------------------------------------------------


def round_violations(s: Outpost) -> list[str]:
    found = []
    if s.over and (s.round != ROUNDS or not all([player.passed for player in s.players])):  # noqa: C419
        found.append(f"the game is over in round {s.round}")
    if not NOBODY <= s.first_passer < s.seats:
        found.append("somebody has passed who is not there")
    elif s.first_passer != NOBODY and not s.players[s.first_passer].passed:
        found.append("the first who passed has not passed")
    return found


def table_violations(s: Outpost) -> list[str]:
    found = []
    if any([len(place) > 1 for place in s.row]) or len(s.row) != ROW:  # noqa: C419
        found.append("two heroes stand in one place")
    if any([len({s.cards.kind[card] for card in tiles}) > 1 for tiles in s.market]):  # noqa: C419
        found.append("different buildings lie in one slot")
    return found
