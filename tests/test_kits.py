"""Games of other packages: found, played, and left out when something is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest
import spies
from strangers import KIT, announce, install, installed
from typer.testing import CliRunner

from prestol import GAMES, BadKit, BadSetup, Match, UnknownGame, game, say
from prestol.cli import app
from prestol.games import BUILT_IN, kit, kit_of
from prestol.kit import VERSION, GameKit
from prestol.play.arena import simulate
from prestol.play.check import CHECKS, check
from prestol.text import LANGUAGES

OLD_KIT = KIT.replace("version=1", "version=99")


def kit_with(part: str) -> str:
    return KIT.replace("package=__name__", f"package=__name__, {part}")


BROKEN = {
    "no such module": ("", "missing:KIT", "missing:KIT cannot be loaded: ModuleNotFoundError"),
    "no such name": ("X = 1\n", "", "cannot be loaded: AttributeError"),
    "a crash": ("1 / 0\n", "", "cannot be loaded: ZeroDivisionError"),
    "no kit": ("KIT = 7\n", "", "stair:KIT is no GameKit"),
    "another name": (KIT.replace("{name!r}", "'chess'"), "", "stair:KIT is a kit for “chess”"),
    "another version": (OLD_KIT, "", f"it was written for version 99 of the kit, this is version {VERSION}"),
    "no rules": (kit_with("rules='law:GAME'"), "", "a part of it cannot be loaded"),
    "no board": (kit_with("board='rules:TURN'"), "", "rules:TURN is no BoardKit"),
}


def games_command() -> str:
    return CliRunner().invoke(app, ["games", "--lang", "en"]).output


# -- found -------------------------------------------------------------------------------------------------------------


def test_the_built_in_games_come_first() -> None:
    assert tuple(GAMES)[: len(BUILT_IN)] == BUILT_IN
    assert [kit(name).name for name in BUILT_IN] == list(BUILT_IN)


def test_a_package_brings_a_game_and_takes_it_along(tmp_path: Path) -> None:
    install(tmp_path, "stair")
    with installed(tmp_path):
        assert list(GAMES) == [*BUILT_IN, "stair"]
        assert "stair – stair (prestol-stair)" in games_command()
        state = game("stair").new(3, 1)
        assert say(state, state.waiting[0], 0) == "climb 1"
    assert list(GAMES) == list(BUILT_IN)
    with pytest.raises(UnknownGame, match="there is no game “stair”"):
        game("stair")


def test_rules_alone_can_be_played_by_bots_hinted_analysed_and_drawn(tmp_path: Path) -> None:
    install(tmp_path, "stair")
    with installed(tmp_path):
        outcome = simulate("stair", ["novice", "greedy", "random"], 6)
        assert sum(tally.share for tally in outcome.tallies) == pytest.approx(6)
        match = Match.new("stair", 2, 1)
        hint = match.hint(match.state.waiting[0], "novice", seconds=0)
        assert hint.best in match.state.legal(match.state.waiting[0])
        assert "<svg" in kit("stair").picture(match.state.view(0).board, 0)


def test_search_finds_the_winning_step_of_a_game_with_rules_alone(tmp_path: Path) -> None:
    install(tmp_path, "stair")
    with installed(tmp_path):
        match = Match.from_position("stair", "stair seats=2; height 18", seed=1)
        assert match.game.notation(match.hint(0, "novice", seconds=0).best) == "climb:3"


def test_a_game_that_nobody_announces_has_a_plain_kit() -> None:
    assert kit_of(spies.GAME).rules is spies.GAME
    assert [finding.name for finding in check(spies.KIT, 60) if not finding.holds] == ["pickles"]
    with pytest.raises(UnknownGame):  # a pickle names its game, and nobody knows this one
        CHECKS["pickles"](spies.KIT, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_does_not_say_is_shown_as_it_is(language: str) -> None:
    narrator = spies.KIT.plain_narrator(language, 2)
    state = spies.GAME.new(2, 1)
    assert narrator.prompt(state) == "spy"
    assert narrator.title == "spies"
    assert {card.id for card in narrator.cards()} == {*spies.AGENTS}


# -- left out ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("source", "value", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, source: str, value: str, reason: str
) -> None:
    install(tmp_path, "stair", source or KIT)
    announce(tmp_path, "stair", "prestol-stair", value)
    install(tmp_path, "sound")
    with installed(tmp_path):
        assert list(GAMES) == [*BUILT_IN, "sound"]
        [failure] = GAMES.failures
        assert (failure.name, failure.package) == ("stair", "prestol-stair")
        assert reason in failure.reason
        assert "the game stair of the package prestol-stair is left out" in caplog.text
        assert "The game stair of the package prestol-stair cannot be played" in " ".join(games_command().split())
        with pytest.raises(UnknownGame):
            game("stair")


def test_of_two_games_of_one_name_the_first_is_played(tmp_path: Path) -> None:
    install(tmp_path, "stair")
    announce(tmp_path, "stair", "prestol-another")
    install(tmp_path, "imitation", KIT.replace("{name!r}", "'conspiracy'"), "GAME = None\n")
    announce(tmp_path, "conspiracy", "prestol-imitation", "imitation:KIT")
    with installed(tmp_path):
        assert list(GAMES) == [*BUILT_IN, "stair"]
        reasons = {failure.package: failure.reason for failure in GAMES.failures}
        assert reasons == {
            "prestol-imitation": "the name “conspiracy” is taken by a game of the package prestol",
            "prestol-stair": "the name “stair” is taken by a game of the package prestol-another",
        }
        assert game("conspiracy").seats == (1, 2, 3, 4)


def test_a_kit_can_be_added_by_hand_once() -> None:
    GAMES.add(spies.KIT)
    try:
        assert game("spies") is spies.GAME
        with pytest.raises(BadKit, match="the name “spies” is taken"):
            GAMES.add(spies.KIT)
    finally:
        GAMES.remove("spies")
    with pytest.raises(BadKit, match="its rules are those of “spies”"):
        GAMES.add(GameKit("agents", version=1, package="spies", rules=":GAME"))


# -- begun -------------------------------------------------------------------------------------------------------------


def test_a_new_game_holds_all_that_must_hold(tmp_path: Path) -> None:
    install(tmp_path, "stair")
    with installed(tmp_path):
        findings = list(check(kit("stair"), 100))
        assert [finding.name for finding in findings] == list(CHECKS)
        assert [finding for finding in findings if not finding.holds] == []
        result = CliRunner().invoke(app, ["check", "stair", "-n", "50", "--lang", "en"])
        assert (result.exit_code, result.output.count("holds")) == (0, len(CHECKS))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Chess!", "small Latin letters"),
        ("conspiracy", "there is a game “conspiracy” already"),
        ("taken", "exists already"),
    ],
)
def test_a_game_cannot_be_begun_twice_or_without_a_name(tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "taken").mkdir()
    result = CliRunner().invoke(app, ["new", name, "--folder", str(tmp_path / name)])
    assert isinstance(result.exception, BadSetup)
    assert sentence in str(result.exception)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["taken"]
