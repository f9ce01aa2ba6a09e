"""The end of the game (8)."""

from __future__ import annotations

import pytest

from prestol.core.errors import IllegalAction

from .table import FOURTEEN, alliance, asked, choices, covered, play, table

OTHER_FOURTEEN = "Y1 Y1 R1 R1 G1 G1 B1 B1 P1 P1 Y2 R2 G2 B2"


def test_the_15th_lord_starts_the_last_round() -> None:
    """8"""
    s = table(f"conspiracy; alliance.1 {FOURTEEN}; pile.P P4")
    assert s.trigger == -1
    play(s, "pile:P")
    assert (s.trigger, asked(s), s.over) == (0, 1, False)


def test_the_turn_of_the_15th_lord_is_finished_with_all_effects() -> None:
    """8, A17"""
    s = table(f"conspiracy; alliance.1 {FOURTEEN[:-2]}Y1; pile.P P1; faceup pearl_3")
    play(s, "pile:P")
    assert (asked(s), s.trigger) == (0, -1)
    play(s, "take:pearl_3")
    assert (covered(s, 0), asked(s), s.trigger) == ({15: "pearl_3"}, 1, 0)


def test_a_0_as_the_15th_lord_may_swap() -> None:
    """8"""
    s = play(table(f"conspiracy; alliance.1 {FOURTEEN}; pile.P P0"), "pile:P")
    assert (asked(s), choices(s)[-1]) == (0, "no")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_every_other_player_has_exactly_one_more_turn_clockwise(first: int) -> None:
    """A12"""
    s = table(f"conspiracy seats=3; alliance.{first + 1} {FOURTEEN}; pile.P P4; step turn player={first + 1}")
    order = []
    while not s.over:
        order.append(asked(s))
        play(s, "pile:P" if "pile:P" in choices(s) else "deck:1")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_a_second_full_alliance_changes_nothing() -> None:
    """8"""
    s = table(f"""
        conspiracy seats=3
        alliance.1 {FOURTEEN} P4
        alliance.2 {OTHER_FOURTEEN}
        pile.P P6
        trigger 1
        step turn player=2
    """)
    play(s, "pile:P")
    assert (len(s.players[1].alliance), s.trigger, asked(s)) == (15, 0, 2)
    play(s, "deck:1")
    assert s.over


def test_after_the_end_nobody_is_asked() -> None:
    """8"""
    s = play(table(f"conspiracy; alliance.1 {FOURTEEN} P1; pile.Y Y4; trigger 1; step turn player=2"), "pile:Y")
    assert (s.over, s.waiting, alliance(s, 1)) == (True, [], "Y4")
    with pytest.raises(IllegalAction, match="game over"):
        s.apply(0, s.game.parse("deck:1"))


def test_fourteen_lords_do_not_end_the_game() -> None:
    """8"""
    s = play(table(f"conspiracy; alliance.1 {FOURTEEN[:-3]}; pile.P P4"), "pile:P")
    assert (len(s.players[0].alliance), s.trigger, asked(s)) == (14, -1, 1)
