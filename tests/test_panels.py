"""What the panels of a table are made of: what each move gives and gets, and where an advisor would stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest
from wording import Strict, strict_narrator

from prestol import Match
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.knowledge import View
from prestol.games import kit
from prestol.games.rurik.rules.state import Rurik
from prestol.play.fuzz import pick
from prestol.play.moves import Move, moves
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator

GAMES = ("outpost", "rurik")
NAMES = ["Anna", "Boris", "Clara"]


def questions(name: str, seats: int, seed: int) -> Iterator[tuple[State, View, int]]:
    match, chance = Match.new(name, seats, seed), Quick(seed)
    while not match.state.over:
        seat = match.state.waiting[0]
        yield match.state, match.state.view(seat), seat
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))


def narrator_of(name: str, language: str) -> Narrator:
    return strict_narrator(kit(name).rules, Strict(language, kit(name).rules), NAMES)


def of_panel(panel: str, found: list[Move]) -> list[Move]:
    return [move for move in found if move.family.panel == panel]


@pytest.mark.parametrize("name", GAMES)
def test_every_exchange_says_what_is_given_and_got_and_no_two_say_the_same(name: str) -> None:
    narrator, symbols, seen = kit(name).plain_narrator("en", 3), kit(name).board.symbols(), 0
    for state, view, seat in chain.from_iterable(questions(name, 3, seed) for seed in range(10)):
        exchanges = of_panel("exchange", moves(narrator, view, seat))
        bargains = [(tuple(sorted(move.bargain.given)), move.bargain.got) for move in exchanges]
        assert all(given and got for given, got in bargains)
        assert len(set(bargains)) == len(bargains)
        wares = {ware.sign: ware for ware in narrator.text.wares(state, seat)}
        for given, got in bargains:
            assert {*given, *got} <= set(wares)
            assert all(wares[sign].have >= count for sign, count in Counter(given).items())
        assert all(f'id="{sign}"' in symbols for sign in wares)
        seen += len(exchanges)
    assert seen > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_say_the_sum_and_the_slot_that_an_advisor_takes(language: str) -> None:
    """As it turns out when the coins are paid."""
    narrator, seen = narrator_of("rurik", language), 0
    for state, view, seat in questions("rurik", 3, 5):
        for coins, move in enumerate(of_panel("coins", moves(narrator, view, seat))):
            assert len(move.bargain.given) == coins
            numbers = re.findall(r"\d+", move.note)
            assert numbers[0] == str(state.stack[-1].card)
            assert not coins or numbers[1:3] == [str(coins), str(state.stack[-1].card + coins)]
            assert str(slot_taken(state, seat, move.answer) % 4 + 1) in numbers
            seen += 1
    assert seen > 50


def test_coins_that_change_nothing_say_so() -> None:
    narrator, seen = kit("rurik").plain_narrator("en", 3), Counter[bool]()
    for state, view, seat in questions("rurik", 3, 6):
        offers = of_panel("coins", moves(narrator, view, seat))
        slots = [slot_taken(state, seat, move.answer) for move in offers]
        for coins, move in enumerate(offers):
            vain = coins > 0 and slots[coins] == slots[0]
            assert ("nothing" in move.note) == vain, move.note
            assert ("Fewer would do" in move.note) == (not vain and slots[coins] in slots[:coins]), move.note
            seen[vain] += 1
    assert min(seen.values()) > 20


def slot_taken(state: State, seat: int, answer: str) -> int:
    """The slot in which the advisor stands once the bribe is paid."""
    after = state.clone()
    after.apply(seat, state.game.actions.number(answer))
    assert isinstance(state, Rurik)
    assert isinstance(after, Rurik)
    before = list(state.slots)
    return next(slot for slot, entry in enumerate(after.slots) if entry != before[slot])


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_ghosts_stand_where_the_advisors_will(shape: str) -> None:
    """The one on its way, and all those that make room for it."""
    narrator, seen = kit("rurik").plain_narrator("en", 3), Counter[int]()
    for state, view, seat in questions("rurik", 3, 7):
        if state.question != "bribe":
            continue
        pieces = kit("rurik").board.scene(view.board, seat, narrator, shape).pieces
        banner = next(piece for piece in pieces if piece.ghosts)
        assert len(banner.ghosts) == len(banner.action.split())
        for answer, ghosts in zip(banner.action.split(), banner.ghosts, strict=True):
            after = state.clone()
            after.apply(seat, state.game.actions.number(answer))
            drawn = kit("rurik").board.scene(after.view(seat).board, seat, narrator, shape).pieces
            places = {
                (piece.face.data, piece.x, piece.y, piece.size) for piece in drawn if piece.face.kind == "advisor"
            }
            now = {piece.id: piece.face.data for piece in pieces}
            for at, ghost in enumerate(ghosts):
                side, value, bribe = now[ghost.id]
                coins = int(answer.partition(":")[2]) if at == 0 else bribe
                assert ((side, value, coins), ghost.x, ghost.y, ghost.size) in places
            seen[len(ghosts)] += 1
    assert len(seen) > 1  # sometimes somebody makes room
