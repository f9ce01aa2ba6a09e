# mypyc
"""What holds in every position of Viceroy, whatever has been played (12.1); the fuzzer tries it all the time."""

from __future__ import annotations

from prestol.games.viceroy.cards import COLOURS, LAW_LEVELS, LEVELS, is_law
from prestol.games.viceroy.places import UNDER_LEFT, UNDER_RIGHT, level_of, pos_of
from prestol.games.viceroy.rewards import KEEP_OR_TUCK
from prestol.games.viceroy.state import RESERVE, Player, Viceroy

PLAYS_AT_MOST = 36  # three in each of twelve turns


def violations(s: Viceroy) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = gem_violations(s) + turn_violations(s)
    for seat, player in enumerate(s.players):
        complaints = pyramid_violations(player) + token_violations(player) + knowledge_violations(player)
        found += [f"player {seat}: {text}" for text in complaints]
    return found


def gem_violations(s: Viceroy) -> list[str]:
    found = []
    for colour in range(COLOURS):
        gems = s.reserve[colour]
        for player in s.players:
            gems += player.gems[colour] + player.gems_on_cards(colour)
        if gems != RESERVE * s.seats:
            found.append(f"{gems} gems of colour {colour} instead of {RESERVE * s.seats}")
        if s.reserve[colour] < 0 or any(player.gems[colour] < 0 for player in s.players):
            found.append(f"fewer than no gems of colour {colour}")
    return found


def turn_violations(s: Viceroy) -> list[str]:
    found = []
    if s.over and s.turn != 12:
        found.append(f"the game is over in turn {s.turn}")
    if s.over and (s.large() != 0 or any(len(player.hand) > 0 for player in s.players)):
        found.append("the game is over with cards in hand or in the large deck")
    asked = len(s.stack) > 0 and s.stack[-1].step is KEEP_OR_TUCK
    if not asked and any(len(player.taken) > 0 for player in s.players):
        found.append("a card was taken and lies nowhere")
    if any(len(cards) > 1 for cards in s.bases + s.tips):
        found.append("two cards lie at one end of an auction card")
    return found


def pyramid_violations(player: Player) -> list[str]:
    """Level 1 without gaps, two supports for every card above, no law on level 5 (1.1, 5.3)."""
    found = []
    if len(player.places) != len(player.cards) or len(set(player.places)) != len(player.places):
        return ["cards and places do not match"]
    base = sorted([pos_of(place) for place in player.places if level_of(place) == 1])
    if len(base) > 0 and base[-1] - base[0] + 1 != len(base):
        found.append("level 1 has a gap")
    for number, place in enumerate(player.places):
        if not 1 <= level_of(place) <= (LAW_LEVELS if is_law(player.cards[number]) else LEVELS):
            found.append("a card lies on a level where it may not lie")
        if level_of(place) > 1 and 0 in (player.card_at(place + UNDER_LEFT), player.card_at(place + UNDER_RIGHT)):
            found.append("a card lacks a support")
    if len(player.cards) > PLAYS_AT_MOST + 1:
        found.append("more cards than can have been played")
    return found


def token_violations(player: Player) -> list[str]:
    places = [entry >> 6 for entry in player.tokens] + player.hosts
    found = ["a token or a tucked card lies nowhere"] if any(place not in player.places for place in places) else []
    if player.tokens != sorted(player.tokens) or len(player.hosts) != len(player.tucked):
        found.append("tokens are not in order, or a tucked card has no host")
    return found


def knowledge_violations(player: Player) -> list[str]:
    """What others may conclude about the start gems must be true (11)."""
    for colour in range(COLOURS):
        most = player.gems[colour] + max(player.returned[colour], 0)
        if player.least[colour] > most or player.returned[colour] > player.least[colour]:
            return ["what is known of the screen is not true"]
    return []
