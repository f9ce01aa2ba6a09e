"""What a table must know of moves to offer them safely: every game declares it, and it holds at every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wording import Strict, strict_narrator

import prestol
from prestol import Match
from prestol.bots.greedy import Greedy
from prestol.core.chance import Quick
from prestol.core.knowledge import View
from prestol.games import kit
from prestol.play.fuzz import pick
from prestol.play.moves import Move, moves
from prestol.text import LANGUAGES
from prestol.text.families import Kind
from prestol.text.game_text import GameText

GAMES = list(prestol.GAMES)
MOST_ASKED = 0.1  # a question too many tires


def questions(name: str, seats: int, seed: int) -> Iterator[tuple[Match, View, int]]:
    """A whole game of random answers."""
    match, chance = Match.new(name, seats, seed), Quick(seed)
    while not match.state.over:
        seat = match.state.waiting[0]
        yield match, match.state.view(seat), seat
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))


def families(text: GameText) -> set[str]:
    return {text.game.actions.family(action)[0] for action in range(len(text.game.actions))}


@pytest.mark.parametrize("name", GAMES)
def test_every_family_is_declared(name: str) -> None:
    text = kit(name).text("en")
    assert set(text.families) == families(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_words_and_a_place(name: str, language: str) -> None:
    """Its sentence, its short form, the heading of its group; the slot holds two at the most."""
    for seats in (1, 2):
        narrator = strict_narrator(kit(name).rules, Strict(language, kit(name).rules), ["Anna", "Boris"][:seats])
        for _, view, seat in questions(name, seats, 3):
            found = moves(narrator, view, seat)
            assert {move.answer for move in found} == {view.board.game.notation(each) for each in view.legal(seat)}
            assert len([move for move in found if move.ends]) <= 2
            for move in found:
                check_move(narrator.words, move)


def check_move(words: object, move: Move) -> None:
    assert isinstance(words, Strict)
    assert move.text
    assert move.short
    assert not move.family.group or words.has(f"group.{move.family.group}")
    assert move.loses or move.family.kind is not Kind.GIVE_UP


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_taken_back_is_marked(name: str) -> None:
    """By what happens when it is played: a move that is not marked can be undone, unless chance decides about it."""
    narrator = kit(name).plain_narrator("en", 2)
    wrong = right = 0
    for match, view, seat in questions(name, 2, 5):
        for move in moves(narrator, view, seat):
            state = match.state.clone()
            state.apply(seat, match.game.actions.number(move.answer))
            revealed = state.reveals != match.state.reveals or state.over
            right += revealed == move.final
            wrong += revealed != move.final
    assert right > 0
    assert wrong <= right / 100


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_rare(name: str) -> None:
    """With the setting on, fewer than one answer of a sensible player in ten is asked about."""
    narrator = kit(name).plain_narrator("en", 2)
    asked = answers = 0
    match = Match.new(name, 2, 8)
    players = [Greedy(kit(name).bot, seat) for seat in range(2)]
    while not match.state.over:
        seat = match.state.waiting[0]
        view = match.state.view(seat)
        action = players[seat].choose(view, seat)
        made = next(m for m in moves(narrator, view, seat) if m.answer == match.game.notation(action))
        asked, answers = asked + made.needs_asking(careful=True), answers + 1
        match.play(seat, action)
    assert asked / answers < MOST_ASKED


def test_viceroy_says_what_a_discard_costs() -> None:
    made = next(move for move in all_moves("viceroy") if move.answer.startswith("discard:"))
    assert (made.family.kind, made.loses) == (Kind.GIVE_UP, "The card is gone for good.")
    assert made.needs_asking(careful=False)


def all_moves(name: str) -> Iterator[Move]:
    narrator = kit(name).plain_narrator("en", 2)
    for _, view, seat in questions(name, 2, 1):
        yield from moves(narrator, view, seat)
