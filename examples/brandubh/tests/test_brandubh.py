"""Brandubh: its rules, from written positions; the numbers are those of the README."""

from __future__ import annotations

import pytest
from brandubh import KIT
from brandubh.rules import ATTACKERS, DEFENDERS, GAME, NOBODY, Brandubh, king
from brandubh.squares import NAMES, square

from prestol import BadPosition, IllegalAction, Match
from prestol.play.arena import simulate
from prestol.play.check import CHECKS
from prestol.text import LANGUAGES


def table(text: str) -> Brandubh:
    state = GAME.position(f"brandubh; {text}")
    assert isinstance(state, Brandubh)
    return state


def move(s: Brandubh, origin: str, target: str) -> None:
    s.apply(s.waiting[0], GAME.parse(f"lift:{origin}"))
    s.apply(s.waiting[0], GAME.parse(f"to:{target}"))


def stones(s: Brandubh, seat: int) -> str:
    return " ".join(sorted(NAMES[at] for at in s.stones_of(seat)))


def targets(text: str, origin: str, player: int = 1) -> str:
    """Where a stone can go."""
    s = table(f"{text}; step turn player={player}; step move player={player} from={origin}")
    return " ".join(sorted(GAME.notation(action).removeprefix("to:") for action in s.legal(player - 1)))


# -- moves -------------------------------------------------------------------------------------------------------------


def test_the_start() -> None:
    """1"""
    s = GAME.new()
    assert s.as_dict()["rows"] == ["...A...", "...A...", "...D...", "AADKDAA", "...D...", "...A...", "...A..."]
    assert s.waiting == [ATTACKERS]


def test_players_take_turns() -> None:
    """1"""
    s = table("")
    move(s, "d1", "b1")
    assert s.waiting == [DEFENDERS]
    move(s, "d3", "a3")
    assert s.waiting == [ATTACKERS]


def test_a_stone_moves_like_a_rook_up_to_what_stands_in_its_way() -> None:
    """2"""
    assert targets("king d7; defenders b2; attackers b5 e2", "b5") == "a5 b3 b4 b6 b7 c5 d5 e5 f5 g5"


def test_what_stands_in_the_way_is_said() -> None:
    """2"""
    s = table("king d7; defenders b2; attackers b5 e2; step turn; step move from=b5")
    with pytest.raises(IllegalAction, match=r"in the way \(rule 2\)"):
        s.apply(ATTACKERS, GAME.parse("to:b1"))


@pytest.mark.parametrize("corner", ["a1", "g1", "a7", "g7"])
def test_only_the_king_may_stop_in_a_corner(corner: str) -> None:
    """2"""
    row = f"d{corner[1]}"
    s = table(f"king d3; defenders; attackers {row} a4; step turn; step move from={row}")
    with pytest.raises(IllegalAction, match="for the king"):
        s.apply(ATTACKERS, GAME.parse(f"to:{corner}"))
    assert corner in targets(f"king {row}; defenders; attackers a4 b4", row, player=2)


def test_others_pass_over_the_empty_throne_and_do_not_stop_there() -> None:
    """2"""
    assert targets("king a3; defenders; attackers b4 a6", "b4") == "a4 b1 b2 b3 b5 b6 b7 c4 e4 f4 g4"


def test_a_stone_that_cannot_move_is_refused() -> None:
    """2"""
    s = table("king d3; defenders b1 a2; attackers b2 a3 c2 b3")
    with pytest.raises(IllegalAction, match="hemmed in"):
        s.apply(ATTACKERS, GAME.parse("lift:b2"))


# -- captures ----------------------------------------------------------------------------------------------------------


def test_a_stone_between_two_enemies_is_taken() -> None:
    """3"""
    s = table("king d7; defenders c3; attackers b3 d1; quiet 7")
    move(s, "d1", "d3")
    assert (stones(s, DEFENDERS), s.quiet) == ("d7", 0)


def test_a_stone_that_moves_between_two_enemies_is_safe() -> None:
    """3"""
    s = table("king d7; defenders c5; attackers b3 d3; step turn player=2")
    move(s, "c5", "c3")
    assert stones(s, DEFENDERS) == "c3 d7"


def test_a_move_may_take_several() -> None:
    """3"""
    s = table("king g5; defenders c2 b3; attackers c1 a3 c7")
    move(s, "c7", "c3")
    assert stones(s, DEFENDERS) == "g5"


@pytest.mark.parametrize(("victim", "origin", "beside"), [("b1", "c5", "c1"), ("d5", "f6", "d6")])
def test_an_empty_castle_is_hostile(victim: str, origin: str, beside: str) -> None:
    """3: a corner, and the throne while nobody sits there."""
    s = table(f"king g3; defenders {victim}; attackers a6 {origin}")
    move(s, origin, beside)
    assert stones(s, DEFENDERS) == "g3"


def test_the_king_on_his_throne_protects_his_own() -> None:
    """3"""
    s = table("king d4; defenders d5; attackers e6 a2")
    move(s, "e6", "d6")
    assert stones(s, DEFENDERS) == "d4 d5"


def test_the_king_takes_part() -> None:
    """3"""
    s = table("king e3; defenders a4; attackers b4 g6; step turn player=2")
    move(s, "e3", "c3")
    move(s, "g6", "f6")
    move(s, "c3", "c4")
    assert stones(s, ATTACKERS) == "f6"


# -- the king ----------------------------------------------------------------------------------------------------------


def test_the_king_is_taken_like_any_other_stone() -> None:
    """4, 5"""
    s = table("king c6; defenders a3; attackers b6 d1")
    move(s, "d1", "d6")
    assert (s.over, s.winner, king(s)) == (True, ATTACKERS, NOBODY)
    assert [(score.total, score.rank) for score in s.results()] == [(1, 1), (0, 2)]


@pytest.mark.parametrize(
    ("at", "around", "last"),
    [("d4", "c4 e4 d3", ("d7", "d5")), ("d5", "c5 e5", ("d7", "d6"))],
    ids=["on the throne", "beside it"],
)
def test_in_his_court_all_sides_must_be_hostile(at: str, around: str, last: tuple[str, str]) -> None:
    """4"""
    s = table(f"king {at}; defenders a2; attackers {around} {last[0]}")
    move(s, *last)
    assert s.winner == ATTACKERS


@pytest.mark.parametrize(("at", "around"), [("d4", "e4 d3"), ("d5", "e5")], ids=["on the throne", "beside it"])
def test_one_free_side_saves_him_there(at: str, around: str) -> None:
    """4"""
    s = table(f"king {at}; defenders a2; attackers {around} d7")
    move(s, "d7", "d6" if at == "d5" else "d5")
    assert (s.winner, king(s)) == (NOBODY, square(at))


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_king_wins_in_a_corner() -> None:
    """5"""
    s = table("king a3; step turn player=2; attackers d1")
    move(s, "a3", "a1")
    assert (s.over, s.winner) == (True, DEFENDERS)


def test_whoever_cannot_move_has_lost() -> None:
    """5: here the last attacker has just been taken."""
    s = table("king e3; defenders c5 a6; attackers b6; step turn player=2")
    move(s, "c5", "c6")
    assert (s.over, s.winner) == (True, DEFENDERS)


def test_fifty_moves_without_a_capture_are_a_peace() -> None:
    """5"""
    s = table("quiet 49")
    move(s, "d1", "c1")
    assert (s.over, s.winner) == (True, NOBODY)
    assert [score.rank for score in s.results()] == [1, 1]


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("king a8", "“a8” should be one of none, a1"),
        ("king d5", "needs a line “defenders”, because what is usual does not fit: two stones stand on d5"),
        ("attackers d1 d1", "two stones stand on d1"),
        ("defenders a2 a3 a4 a5 a6", "there are 4 defenders at most"),
        ("king b2; attackers d4", "only the king stands on a castle, such as d4"),
        ("king none", "by the board the winner is another one"),
        ("king a1", "by the board the winner is another one"),
        ("winner 1", "by the board the winner is another one"),
        ("winner 1; over", "by the board the winner is another one"),
        ("quiet 50", "“over” stands for a game"),
        ("over", "“over” stands for a game"),
        ("quiet 51", "a number from 0 to 50"),
        ("step turn; step move from=d3", "a stone that player 1 can move"),
        ("step turn player=2; step move player=1 from=d1", "a stone that player 2 can move"),
        ("step move from=d1", "right before it belongs “step turn”"),
        ("step turn player=3", "a number from 1 to 2"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        table(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ["king none; winner 1; over", "king g7; winner 2; over", "quiet 50; over"])
def test_games_that_are_over_can_be_written(text: str) -> None:
    s = table(text)
    assert s.over
    assert GAME.position(s.position()).position() == s.position()


# -- all that must hold ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHECKS)
def test_what_must_hold_for_any_game(name: str) -> None:
    CHECKS[name](KIT, 400)


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    outcome = simulate("brandubh", ["novice", "random"], 20)
    assert outcome.tallies[0].share >= 15


def test_a_hint_finds_the_way_to_the_corner() -> None:
    match = Match.from_position("brandubh", "brandubh; king a3; attackers d1 e1; step turn player=2", seed=1)
    assert GAME.notation(match.hint(DEFENDERS, "apprentice", seconds=0).best) == "lift:a3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_what_happened(language: str) -> None:
    match = Match.from_position("brandubh", "brandubh; king d7; defenders c3; attackers b3 d1", seed=1)
    match.play(ATTACKERS, "lift:d1")
    match.play(ATTACKERS, "to:d3")
    lines = [line for _, line in KIT.narrator(language, ["Anna", "Bob"]).lines(match.events(2, None))]
    assert lines[0] == "Anna: d1–d3"
    assert lines[1].startswith("Anna ")
    assert lines[1].endswith("c3")
