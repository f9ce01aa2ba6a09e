"""What has happened, event by event: each moment is shown as its viewer may know it, and leads to the present board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import spies
from walks import Table as Setup

from prestol import GAMES, CannotUndo, Match, game
from prestol.core.chance import Quick
from prestol.core.engine import SECRET, State
from prestol.games import kit_of
from prestol.play.fuzz import pick
from prestol.play.match import WATCHED
from prestol.text import words
from prestol.text.sounds import Sound
from prestol.web.beats import MOST, beats
from prestol.web.presenter import Viewer
from prestol.web.table import Table
from prestol.web.view_models import Beats

SETUPS = [Setup(game(name), seats, {}) for name in GAMES for seats in game(name).seats]
CARD = re.compile(r"\b[GR][1-8]\b")
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def table_for(match: Match) -> Table:
    places = [
        {"number": seat, "kind": "person", "name": f"P{seat}", "bot": "", "away": False} for seat in range(match.seats)
    ]
    return Table("t", {"hints": True, "rematch": None}, match, places, [])


def play(table: Table, chance: Quick) -> None:
    """One answer, as the log of the database brings it."""
    state = table.match.state
    seat = state.waiting[chance.below(len(state.waiting))]
    action = state.game.notation(pick(state.legal(seat), chance, leaning=True))
    table.follow({"kind": "answer", "seat": seat, "action": action, "revision": table.revision + 1})


def walked(setup: Setup, seed: int, most: int = 10_000) -> Iterator[Table]:
    """A table after every answer of a game."""
    table, chance = table_for(setup.match(seed)), Quick(seed)
    while not table.match.state.over and most > 0:
        most -= 1
        play(table, chance)
        yield table


def viewer(seat: int | None) -> Viewer:
    return Viewer(() if seat is None else (seat,), words("en"), watches=True)


def drawn(state: State, seat: int | None) -> dict[str, object]:
    kit = kit_of(state.game)
    scene = kit.board.scene(state.view(seat).board, seat, kit.narrator("en", [f"P{n}" for n in range(4)]), "wide")
    return {piece.id: piece.seen() for piece in scene.pieces}


@every_setup
def test_each_answer_brings_its_beats_with_words_sounds_and_pieces(setup: Setup) -> None:
    told = 0
    for table in walked(setup, 3):
        found = beats(table, viewer(0), table.revision - 1)
        assert found.follows
        for beat in found.all:
            assert beat.text.strip()
            assert beat.sound in list(Sound)
            assert beat.step == len(table.match.moves)
        told += len(found.all)
    assert told > 20


def known(state: State, seat: int | None) -> set[int]:
    """The cards that a seat sees somewhere."""
    zones = state.view(seat).board.zones()
    return {card for zone in zones for cards in zone.lists for card in cards if card >= 0}


@every_setup
def test_no_card_flashes_up_that_its_viewer_never_sees(setup: Setup) -> None:
    """New payloads: in the middle of an answer a seat sees what it saw before, will see after it, or is told about."""
    for table in walked(setup, 5):
        before, *moments = table.match.moments[-1]
        for seat in (None, *range(setup.seats)):
            told = {
                number for event in table.match.events(len(table.match.moves), seat) for number in (event.a, event.b)
            }
            fair = known(before, seat) | known(table.match.state, seat) | told
            for moment in moments:
                assert known(moment, seat) <= fair, seat
                assert all(
                    seal in ([], [SECRET]) for other, seal in enumerate(moment.view(seat).board.sealed) if other != seat
                )


def test_no_beat_names_a_card_of_somebody_else() -> None:
    GAMES.add(spies.KIT)
    try:
        for seed in range(20):
            for table in walked(Setup(spies.GAME, 3, {}), seed):
                for seat in (0, 1, None):
                    check_names(table, seat)
    finally:
        GAMES.remove("spies")


def check_names(table: Table, seat: int | None) -> None:
    """Known is what lay open to the seat before the answer, or does so after it."""
    before = table.match.moments[-1][0]
    names = {spies.AGENTS[card] for card in known(before, seat) | known(table.match.state, seat)}
    told = " ".join(beat.pieces + beat.text for beat in beats(table, viewer(seat), table.revision - 1).all)
    shown = " ".join(beat.pieces for beat in beats(table, viewer(seat), table.revision - 1).all)
    assert set(CARD.findall(shown)) <= names
    assert set(CARD.findall(told)) <= names | set(CARD.findall(" ".join(public(table, seat))))


def public(table: Table, seat: int | None) -> list[str]:
    """What the log tells the seat anyway."""
    narrator = kit_of(table.match.game).narrator("en", ["P0", "P1", "P2"])
    return [line for _, line in narrator.lines(table.match.events(len(table.match.moves), seat))]


@every_setup
def test_pieces_put_and_taken_lead_from_moment_to_moment(setup: Setup) -> None:
    """Whoever follows the beats has every piece of the last moment, and no other."""
    ids = re.compile(r'<g id="([^"]+)"')
    for table in walked(setup, 9, most=60):
        before, *moments = table.match.moments[-1]
        there, last = set(drawn(before, 0)), before
        found = beats(table, viewer(0), table.revision - 1).all
        for beat in found:
            there = (there - set(beat.gone)) | set(ids.findall(beat.pieces))
        if found:
            last = moments[len(moments) - 1 - trailing(table)]
        assert there == set(drawn(last, 0))


def trailing(table: Table) -> int:
    """Events after the last one that is told: those the board shows, or others may know."""
    match = table.match
    told = kit_of(match.game).narrator("en", []).text.groups(match.events(len(match.moves), 0))
    return len(match.log[-1]) - 1 - match.log[-1].index(told[-1][-1])


def test_several_answers_at_once_are_told_together() -> None:
    *_, table = walked(SETUPS[1], 2, most=6)
    singly = [beats(table, viewer(0), after).all for after in range(6)]
    assert [beat.text for beat in singly[0]] == [beat.text for beat in beats(table, viewer(0), 0).all]
    assert len(singly[0]) > len(singly[3]) > len(singly[5])


def test_after_an_undo_the_new_board_is_shown_at_once() -> None:
    table = next(table for table in walked(SETUPS[1], 2) if can_undo(table))
    revision = table.revision
    table.follow({"kind": "undo", "seat": table.match.moves[-1].seat, "revision": revision + 1})
    assert beats(table, viewer(0), revision) == Beats(follows=False)
    assert beats(table, viewer(0), revision + 1) == Beats([])


def can_undo(table: Table) -> bool:
    try:
        return table.match.undoable(table.match.moves[-1].seat) >= 0
    except CannotUndo:
        return False


def test_who_was_away_for_long_is_told_how_much_was_missed() -> None:
    *_, table = walked(SETUPS[1], 2)
    assert len(table.match.moves) > WATCHED > MOST
    steps = len(table.match.moves)
    assert beats(table, viewer(0), 0) == Beats(follows=False, missed=steps, step=0)
    assert [bool(moments) for moments in table.match.moments] == [False] * (steps + 1 - WATCHED) + [True] * WATCHED
