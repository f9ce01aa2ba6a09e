# mypyc
"""What holds in every position of Outpost, whatever has been played; the fuzzer tries it all the time."""

from __future__ import annotations

from prestol.games.outpost.cards import COLOURS, RESOURCES
from prestol.games.outpost.lands import TOUCHING, explored
from prestol.games.outpost.state import BASE, CELLS, NOBODY, ROUNDS, ROW, UNLIMITED, Outpost, Player


def violations(s: Outpost) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = piece_violations(s) + round_violations(s)
    for seat, player in enumerate(s.players):
        found += [f"player {seat}: {text}" for text in player_violations(s, player)]
    return found


def piece_violations(s: Outpost) -> list[str]:
    """Resources, settlers, fortifications and monsters are neither lost nor made (15)."""
    found = []
    unlimited = s.options["supply"] == "unlimited"
    for resource in range(RESOURCES):
        pieces = s.supply[resource] + sum(player.stock[resource] for player in s.players)
        pieces += sum(stored_pieces(s, player, resource) for player in s.players)
        if s.supply[resource] < 0 or pieces != (UNLIMITED if unlimited else s.cards.supply[resource]):
            found.append(f"resource {resource} is lost or doubled")
    settlers = s.settlers + sum(player.extra + player.spent for player in s.players)
    if s.settlers < 0 or settlers != s.cards.extra_settlers:
        found.append("extra settlers are lost or doubled")
    if s.fortifications + sum(player.count_forts() for player in s.players) != s.cards.fortifications:
        found.append("fortifications are lost or doubled")
    for colour in range(COLOURS):
        if s.monsters[colour] < 0 or s.monsters[colour] + beasts(s, colour) != s.cards.monsters:
            found.append("monsters are lost or doubled")
    return found


def stored_pieces(s: Outpost, player: Player, resource: int) -> int:
    """Gold lies on banks, diamonds on cathedrals."""
    names = {3: "cathedral", 4: "bank"}
    if resource not in names:
        return 0
    return sum(n for n, card in zip(player.stored, player.houses) if s.cards.names[card] == names[resource])  # noqa: B905


def beasts(s: Outpost, colour: int) -> int:
    return sum(
        1
        for player in s.players
        for cell in range(CELLS)
        if player.beasts >> cell & 1 and s.cards.colour[player.land_at(cell)] == colour
    )


def player_violations(s: Outpost, player: Player) -> list[str]:
    found = []
    if min(player.stock) < 0 or not 0 <= player.base <= BASE or player.extra < 0 or player.spent < 0:
        found.append("fewer pieces than none")
    if len(set(player.cells)) != len(player.cells) or len(player.cells) != len(player.lands):
        found.append("territories and cells do not match")
    if len({len(player.houses), len(player.plots), len(player.stored)}) > 1 or len(set(player.plots)) != len(
        player.plots
    ):
        found.append("buildings and cells do not match")
    known = explored(player)
    if player.forts & player.beasts or (player.forts | player.beasts) & ~known:
        found.append("a fortification or a monster stands where it cannot")
    if known != reached(known):
        found.append("a territory lies apart")
    if any(s.cards.region[card] != cell // 3 for card, cell in zip(player.lands, player.cells)):  # noqa: B905
        found.append("a territory lies in the wrong region")
    if len(player.artifact) > 1:
        found.append("a player has two artifacts")
    return found


def reached(known: int) -> int:
    """The cells (bits) that exploring can have led to, beginning in region I (5.2)."""
    first = known & 7
    found = first & -first
    while True:
        more = found
        for cell in range(CELLS):
            if known >> cell & 1 and found & TOUCHING[cell]:
                more |= 1 << cell
        if more == found:
            return found
        found = more


def round_violations(s: Outpost) -> list[str]:
    found = []
    if s.over and (s.round != ROUNDS or not all(player.passed for player in s.players)):
        found.append(f"the game is over in round {s.round}")
    if not NOBODY <= s.first_passer < s.seats:
        found.append("nobody has passed who is not there")
    if any(len(place) > 1 for place in s.row) or len(s.row) != ROW:
        found.append("two heroes stand in one place")
    if any(len({s.cards.kind[card] for card in tiles}) > 1 for tiles in s.market):
        found.append("different buildings lie in one slot")
    return found
