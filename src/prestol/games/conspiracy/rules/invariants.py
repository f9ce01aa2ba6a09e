# mypyc
"""What holds in every position of Conspiracy, whatever has been played (15); the fuzzer tries it all the time."""

from __future__ import annotations

from prestol.games.conspiracy.rules.cards import (
    ANY_TWO_KEYS,
    FIRST_LOCATION,
    GOLD,
    LEGENDS,
    LOCATION_PEARLS,
    SEARCH_DECK,
    SILVER,
    SPOTS,
    colour,
    has_key,
    pearls_of,
    rank,
    worth,
)
from prestol.games.conspiracy.rules.state import NO_SPOT, NOBODY, Conspiracy, Player
from prestol.games.conspiracy.rules.steps import EXTEND, PICK_LOCATION, TAKE_LOCATION

MOST_LOCATIONS = 7  # of one player: 15 lords, two keys for each
MOST_LOCATIONS_IN_ALL = 15  # 30 keys in the game


def violations(s: Conspiracy) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = card_violations(s) + pearl_violations(s) + turn_violations(s)
    for number, player in enumerate(s.players):
        found += [f"player {number + 1}: {text}" for text in player_violations(player)]
        if is_overdue(s, number):
            found.append(f"player {number + 1}: a location is overdue")
        if is_unearned(s, number):
            found.append(f"player {number + 1}: a location was taken for too few keys")
    return found


def card_violations(s: Conspiracy) -> list[str]:
    """Cards lie where they belong; that none is lost or doubled is a law of all games."""
    found = []
    if any(colour(card) != of for of, pile in enumerate(s.piles) for card in pile):
        found.append("a pile holds a lord of another colour")
    if sum(len(player.locations) for player in s.players) > MOST_LOCATIONS_IN_ALL:
        found.append("too many locations are taken")
    return found


def pearl_violations(s: Conspiracy) -> list[str]:
    """Pearls are what the cards gave, and the keeper has most of them."""
    found = []
    for number, player in enumerate(s.players):
        given = sum(pearls_of(card) for card in player.alliance)
        if not is_legend(s, number):
            given += sum(LOCATION_PEARLS[card - FIRST_LOCATION] for card in player.locations)
        if player.pearls != given:
            found.append(f"player {number + 1}: {player.pearls} pearls, but the cards gave {given}")
    most = max(player.pearls for player in s.players)
    if (s.keeper == NOBODY) != (most == 0):
        found.append("there is a keeper exactly when somebody has pearls")
    if s.keeper != NOBODY and s.players[s.keeper].pearls < most:
        found.append("the keeper has fewer pearls than another one")
    return found


def turn_violations(s: Conspiracy) -> list[str]:
    """The last round begins with a full alliance, the game ends after it, and what is recruited can be placed."""
    found = []
    if s.trigger != NOBODY and s.players[s.trigger].free_spots() > 0:
        found.append("the one who started the last round has free spots")
    if s.over and s.trigger == NOBODY:
        found.append("the game is over without a full alliance")
    if s.over and (s.stack or s.hand or s.revealed):
        found.append("the game is over in the middle of a turn")
    if s.stack and s.stack[-1].step is EXTEND and len(s.hand) > s.players[s.stack[-1].seat].free_spots():
        found.append("more lords are to be placed than there are free spots")
    return found


def player_violations(player: Player) -> list[str]:
    found = []
    if len(player.alliance) > SPOTS:
        found.append("too many lords")
    if len(player.locations) > MOST_LOCATIONS:
        found.append("too many locations")
    if len(player.covers) != len(player.locations) or player.covers != sorted(set(player.covers)):
        found.append("locations and the spots under them do not match")
    if any(not has_key(player.alliance[spot]) for spot in player.covers):
        found.append("a location lies on a lord without a key")
    if any(crest_is_wrong(player, of) for of in range(len(player.crests))):
        found.append("a crest token is not on a lord worth most of its colour")
    return found


def crest_is_wrong(player: Player, of: int) -> bool:
    worths = [worth(card) for card in player.alliance if colour(card) == of]
    spot = player.crests[of]
    if spot == NO_SPOT or not worths:
        return spot != NO_SPOT or bool(worths)
    return colour(player.alliance[spot]) != of or worth(player.alliance[spot]) != max(worths)


def is_overdue(s: Conspiracy, number: int) -> bool:
    """Do the open keys suffice for a location, though none is being taken, nor blocked by an empty deck (A3)?"""
    player = s.players[number]
    excused = is_taking(s, number) or (player.owns(SEARCH_DECK) and not is_legend(s, number))
    first = player.covers[-1] + 1 if player.covers else 0
    return not excused and suffice(player.alliance[first:], any_two_do(s, number, player.locations))


def is_unearned(s: Conspiracy, number: int) -> bool:
    """Does a location lie on keys that did not suffice when it was taken?"""
    player = s.players[number]
    first = [0, *(spot + 1 for spot in player.covers)]
    return not all(
        suffice(player.alliance[first[at] : spot + 1], any_two_do(s, number, player.locations[:at]))
        for at, spot in enumerate(player.covers)
    )


def suffice(lords: list[int], any_two: bool) -> bool:
    """Are the keys of these lords enough for a location?"""
    silver = sum(rank(card) == SILVER for card in lords)
    gold = sum(rank(card) == GOLD for card in lords)
    return silver > 1 or gold > 1 or (any_two and silver + gold > 1)


def any_two_do(s: Conspiracy, number: int, locations: list[int]) -> bool:
    """Do any two keys suffice for one who owns these locations? Those of a legendary lord do nothing."""
    if is_legend(s, number):
        return LEGENDS[s.legend].get("power") == "any_two_keys"
    return ANY_TWO_KEYS in locations


def is_taking(s: Conspiracy, number: int) -> bool:
    return bool(s.stack) and s.stack[-1].seat == number and s.stack[-1].step in (TAKE_LOCATION, PICK_LOCATION)


def is_legend(s: Conspiracy, number: int) -> bool:
    return number == s.seats
