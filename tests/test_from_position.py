"""A match that begins at a written position: log, undo, hints and records work as in any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner
from walks import play_on

from prestol import GAMES, BadPosition, BadRecord, CannotUndo, Match, game
from prestol.cli import app
from prestol.play.properties import same

TEXT = """
conspiracy seats=3 promo=yes   # three players
alliance.1 Y1 Y3 Y4; alliance.2 R4
pile.G G1 G4
faceup plain_7
step turn player=2
"""


def begun(seed: int = 7) -> Match:
    return Match.from_position("conspiracy", TEXT, seed)


def test_it_begins_there() -> None:
    match = begun()
    assert (match.seats, match.options["promo"], match.state.waiting) == (3, "yes", [1])
    assert match.state.position() == game("conspiracy").position(f"{TEXT}; chance 7 0").position()
    assert match.log == [[]]


def test_the_record_holds_the_position() -> None:
    match = play_on(begun(), 1, 9)
    text = match.record()
    assert "\nposition alliance.1 Y1 Y3 Y4\nposition alliance.2 R4\nposition pile.G G1 G4\n" in text
    again = Match.from_record(text)
    assert (again.record(), same(again.state, match.state)) == (text, True)
    assert same(again.at(0), begun().state)


def test_the_seed_says_what_chance_brings() -> None:
    drawn = {seed: play_on(begun(seed), 3, 6).state.position() for seed in range(4)}
    assert len(set(drawn.values())) == 4
    assert play_on(begun(2), 3, 6).state.position() == drawn[2]


def test_a_position_that_says_what_chance_brings_is_believed() -> None:
    one, other = (Match.from_position("conspiracy", f"{TEXT}; chance 99 4", seed) for seed in (1, 2))
    assert play_on(one, 3, 6).state.position() == play_on(other, 3, 6).state.position()


def test_what_nothing_revealed_can_be_undone_back_to_the_beginning() -> None:
    match = begun()
    match.play(1, "pile:G")
    assert match.state.question == "extend"
    match.undo(1)
    assert (same(match.state, begun().state), match.moves) == (True, [])
    with pytest.raises(CannotUndo, match="player 2 has not moved yet"):
        match.undo(1)


def test_events_and_hints() -> None:
    match = begun()
    match.play(1, "pile:G")
    assert [match.game.events[event.kind] for event in match.events(1, None)] == ["took_pile"]
    assert match.hint(1, "novice", seconds=0).best in match.state.legal(1)


@pytest.mark.parametrize("name", GAMES)
def test_any_moment_of_a_game_can_be_a_beginning(name: str) -> None:
    played = play_on(Match.new(name, 2, 11), 11, 25)
    match = Match.from_position(name, played.state.position())
    assert play_on(match, 4, 12).state.position() == play_on(played, 4, 12).state.position()
    assert Match.from_record(match.record()).record() == match.record()


def test_what_is_wrong_with_a_position_is_said() -> None:
    with pytest.raises(BadPosition, match="line 2, “keeper 9”"):
        Match.from_position("conspiracy", "conspiracy\nkeeper 9")
    with pytest.raises(BadRecord, match="“keeper 9”"):
        Match.from_record(begun().record().replace("position pile.G G1 G4", "position keeper 9"))


def test_the_terminal_plays_on_from_a_position(tmp_path: Path) -> None:
    file, record = tmp_path / "position.txt", tmp_path / "game.txt"
    file.write_text(TEXT)
    words = ["play", "conspiracy", "--bots", "none", "--lang", "en", "--seed", "7"]
    for position in (str(file), TEXT):
        record.unlink(missing_ok=True)
        result = CliRunner().invoke(app, [*words, "--position", position, "--record", str(record)], input="pile:G\nq\n")
        assert (result.exit_code, "Player 2 – Recruit" in result.output) == (0, True)
        assert "position pile.G G1 G4" in record.read_text()
    assert "Player 2 – " in CliRunner().invoke(app, [*words, "--record", str(record)], input="q\n").output
