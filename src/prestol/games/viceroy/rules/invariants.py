# mypyc
"""What holds in every position of Viceroy, whatever has been played (12.1); the fuzzer tries it all the time."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.viceroy.rules import turns
from prestol.games.viceroy.rules.cards import (
    COLOUR_NAMES,
    COLOURS,
    DEVELOPMENT_ROUNDS,
    LARGE_DECK,
    LAW_LEVELS,
    LEVELS,
    RESERVE_GEMS,
    TURNS,
    is_law,
)
from prestol.games.viceroy.rules.development import CHOOSE, DEVELOPMENT
from prestol.games.viceroy.rules.places import MOST_PLAYS, UNDER_LEFT, UNDER_RIGHT, level_of, pos_of
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.rewards import KEEP_OR_TUCK
from prestol.games.viceroy.rules.start import PICK_START
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.tokens import place_of
from prestol.games.viceroy.rules.turns import TURN_STEP


def violations(s: Viceroy) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = gem_violations(s) + turn_violations(s) + deck_violations(s)
    for seat, player in enumerate(s.players):
        complaints = pyramid_violations(player) + token_violations(player) + knowledge_violations(player)
        found += [f"player {seat + 1}: {text}" for text in complaints]
    return found


# -- gems and cards ---------------------------------------------------------------------------------------------------


def gem_violations(s: Viceroy) -> list[str]:
    found = []
    for colour in range(COLOURS):
        gems = s.reserve[colour] + gems_out(s, colour)
        if gems != RESERVE_GEMS * s.seats:
            found.append(f"{gems} {COLOUR_NAMES[colour]} gems instead of {RESERVE_GEMS * s.seats}")
        if s.reserve[colour] < 0 or any(player.gems[colour] < 0 for player in s.players):
            found.append(f"fewer than no {COLOUR_NAMES[colour]} gems")
    return found


def gems_out(s: Viceroy, colour: i64) -> i64:
    """The gems of a colour behind screens and on cards."""
    gems: i64 = 0
    for player in s.players:
        gems += player.gems[colour] + player.gems_on_cards(colour)
    return gems


def turn_violations(s: Viceroy) -> list[str]:
    found = []
    if s.over and s.turn != TURNS:
        found.append(f"the game is over in turn {s.turn}")
    if s.over and any(len(player.hand) > 0 for player in s.players):
        found.append("the game is over with cards in hand")
    asked = len(s.stack) > 0 and s.stack[-1].step is KEEP_OR_TUCK
    if not asked and any(len(player.taken) > 0 for player in s.players):
        found.append("a card was taken and lies nowhere")
    if any(len(cards) > 1 for cards in s.bases + s.tips):
        found.append("two cards lie at one end of an auction card")
    return found


def deck_violations(s: Viceroy) -> list[str]:
    due = large_due(s)
    return [f"{s.large()} cards in the large deck instead of {due}"] if s.large() != due else []


def large_due(s: Viceroy) -> i64:
    """The cards that the large deck must have now: each auction but the last takes as many as there are colours (3)."""
    if is_beginning(s):
        return len(s.deck)  # there is only one deck as yet
    shown = s.turn if comes_next(s, turns.DEVELOPMENT) else s.turn + 1
    return max(LARGE_DECK - COLOURS * shown, 0)


def comes_next(s: Viceroy, part: i64) -> bool:
    """Is this the part of the turn that comes next?"""
    return len(s.stack) > 0 and s.stack[0].step is TURN_STEP and TURN_STEP.next(s.stack[0]) == part


def is_beginning(s: Viceroy) -> bool:
    """Are the start cards still to be chosen?"""
    return len(s.stack) > 0 and s.stack[0].step is PICK_START


# -- pyramids ---------------------------------------------------------------------------------------------------------


def pyramid_violations(player: Player) -> list[str]:
    """Level 1 without gaps, two supports for every card above, no law on the top level (1.1, 5.3)."""
    found = []
    if not has_own_places(player):
        return ["cards and places do not match"]
    if has_gap(player):
        found.append("level 1 has a gap")
    if len(too_high(player)) > 0:
        found.append("a card lies on a level where it may not lie")
    if len(unsupported(player)) > 0:
        found.append("a card lacks a support")
    if len(player.cards) > MOST_PLAYS + 1:
        found.append("more cards than can have been played")
    return found


def has_own_places(player: Player) -> bool:
    """Has each card a place of its own?"""
    return len(player.places) == len(player.cards) and len(set(player.places)) == len(player.places)


def has_gap(player: Player) -> bool:
    base = sorted([pos_of(place) for place in player.places if level_of(place) == 1])
    return len(base) > 0 and base[-1] - base[0] + 1 != len(base)


def too_high(player: Player) -> list[int]:
    """The cards on levels where they may not lie."""
    found = []
    for number, card in enumerate(player.cards):
        if not 1 <= level_of(player.places[number]) <= (LAW_LEVELS if is_law(card) else LEVELS):
            found.append(card)
    return found


def unsupported(player: Player) -> list[int]:
    """The places above level 1 that do not rest on two cards."""
    found = []
    for place in player.places:
        if level_of(place) > 1 and NO_CARD in (
            player.card_at(place + UNDER_LEFT),
            player.card_at(place + UNDER_RIGHT),
        ):
            found.append(place)
    return found


def most_cards(s: Viceroy, seat: i64) -> i64:
    """The most cards that a player's pyramid can have: the start card, and one for each development round so far."""
    rounds = rounds_begun(s)
    if len(s.stack) > 0 and s.stack[-1].step is CHOOSE:
        rounds -= 1  # nobody has played a card in this one
    return 1 + rounds - len(s.played[seat])


def rounds_begun(s: Viceroy) -> i64:
    """The development rounds so far, in all turns together."""
    if comes_next(s, turns.DEVELOPMENT):
        return DEVELOPMENT_ROUNDS * (s.turn - 1)
    if len(s.stack) > 1 and s.stack[1].step is DEVELOPMENT:
        return DEVELOPMENT_ROUNDS * (s.turn - 1) + DEVELOPMENT.round(s.stack[1])
    return DEVELOPMENT_ROUNDS * s.turn


# -- tokens and screens -----------------------------------------------------------------------------------------------


def token_violations(player: Player) -> list[str]:
    places = [place_of(token) for token in player.tokens] + player.hosts
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
