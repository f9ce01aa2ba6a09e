"""Rurik in the terminal: the board in eighty columns, and whole games at the keyboard."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.console import Console
from wording import Strict, strict_narrator

from prestol.cli.common import console
from prestol.cli.terminal import Session
from prestol.core.engine import State
from prestol.games.rurik import KIT
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.terminal import board
from prestol.play.match import Match
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator, plain_names

from .rebellion_table import deck, solo
from .speech import NAMES, eager
from .table import table
from .turn_positions import DONE, TURN

TURN_AT_BUILD = DONE.replace("slot=muster_1", "slot=build_1")


def drawn(narrator: Narrator, state: State) -> str:
    paper = Console(width=80, color_system=None, legacy_windows=False)
    with paper.capture() as capture:
        paper.print(board(narrator, state))
    return capture.get()


@pytest.mark.parametrize("seats", [1, 4])
def test_the_terminal_draws_a_whole_game_in_eighty_columns(seats: int) -> None:
    narrators = [strict_narrator(GAME, Strict(language, GAME), NAMES[:seats]) for language in LANGUAGES]
    match, dice = Match(GAME, seats, 5, {}), Random(5)
    while not match.state.over:
        seat, step = match.state.waiting[0], len(match.moves)
        if step % 20 == 0:
            text = drawn(narrators[step // 20 % 3], match.state.view(seat).board)
            assert max(map(len, text.splitlines())) <= 80
            assert "…" not in text.replace("(…)", "")
        match.play(seat, eager(match.state, seat, dice))
    assert "None" not in drawn(narrators[0], match.state)


def test_the_terminal_shows_the_land_and_the_strategy_board() -> None:
    position = "troops.1 kiev:2; at.1 kiev; built.1 kiev:church; troops.2 kiev:1; built.2 volyn:stronghold; taken kiev"
    s = table(
        f"rurik; {position}; neutrals novgorod; banner.tax 1:4+2; banner.muster 2:2 1:1; hand.1 s01; {TURN_AT_BUILD}"
    )
    lines = [line.strip("│ ") for line in drawn(KIT.narrator("en", ["Ada", "Bob"]), s).splitlines()]
    cells = [re.split(r"\s{2,}|\s(?=[^\s])", line) for line in lines]
    assert ["Kiev", "(wood)", "●", "2★†=3", "1=1", "·"] in cells
    assert ["Volyn", "fish", "▲", "·", "♜=1", "·"] in cells
    assert ["Novgorod", "wood", "–", "·", "·", "1"] in cells
    assert any(line.startswith("3   ▲2 3   ·") for line in lines)
    assert any("●4+2" in line for line in lines)


def test_the_terminal_keeps_others_cards_secret() -> None:
    s = table(f"rurik; at.1 kiev; hand.1 s01; hand.2 s23 s09; agenda.1 regal; agenda.2 wealthy; {TURN}")
    text = drawn(KIT.narrator("en", ["Ada", "Bob"]), s.view(0).board)
    assert "Hand 1 muster point" in text
    assert "Hand 2 scheme cards" in text
    assert "Regal" in text
    assert "Wealthy" not in text
    assert "3 move points" not in text


def test_the_terminal_shows_the_board_of_the_rebellion() -> None:
    s = solo(f"at.1 novgorod; troops.1 novgorod:1; at.2 kiev; hand.1 s01; {DONE}", level=1, cards=deck(2, top=7))
    text = " ".join(drawn(KIT.narrator("en", ["Ada"]), s).replace("│", " ").split())
    assert "▲ Rebellion · Sviatopolk" in text
    assert "Level 1 · priority: build unlocked: muster: +1 muster point under a coin: build: +1 build point" in text
    assert "Top card 7: Chernigov, Pereyaslavl, Smolensk" in text
    assert "builds market, church, stronghold" in text


def test_the_terminal_marks_advisors_who_join_later() -> None:
    board_text = "round 1; advisors.2 1 2 5; banner.muster 2:4; advisors.1 1 2; priority tax; slid 2"
    s = solo(f"{board_text}; step round next=action; step strategy", cards=deck(1))
    assert "Rows of the bottom card 2* → scheme, 4 → tax$" in drawn(KIT.narrator("en", ["Ada"]), s)


@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (1, "ru")])
def test_a_whole_game_is_played_in_the_terminal(
    seats: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """People at one keyboard, who mostly take the second answer, to the score pad."""
    said = Strict(language, GAME)
    match = Match(GAME, seats, 3, {})
    monkeypatch.setattr(console, "_width", 80)
    monkeypatch.setattr(console, "input", lambda *_: "2" if several(match) else "1")
    Session(match, [None] * seats, strict_narrator(GAME, said, plain_names(said, seats)), None).run()
    assert match.state.over
    shown = capsys.readouterr().out
    assert said("ui.score") in shown
    assert said("part.agenda") in shown


def several(match: Match) -> bool:
    """Is there a second answer?"""
    return len(match.state.legal(match.state.waiting[0])) > 1
