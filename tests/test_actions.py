"""The action space: small ints to text and back."""

from __future__ import annotations

import pytest
from walks import CONSPIRACY, SPIES

from prestol import BadAction
from prestol.core.actions import ActionSpace, Family
from prestol.core.game import Game

SMALL = ActionSpace(Family("deck", 0, ("1", "2")), Family("pass", 2))


@pytest.mark.parametrize("game", [CONSPIRACY, SPIES], ids=lambda game: game.name)
def test_every_action_has_its_own_text(game: Game) -> None:
    texts = [game.notation(action) for action in range(len(game.actions))]
    assert [game.parse(text) for text in texts] == list(range(len(texts)))
    assert not any(" " in text for text in texts)


def test_the_space_is_numbered_through() -> None:
    assert (SMALL.texts, len(SMALL)) == (["deck:1", "deck:2", "pass"], 3)
    assert [SMALL.family(action) for action in range(3)] == [("deck", "1"), ("deck", "2"), ("pass", "")]


@pytest.mark.parametrize("action", [-1, 3, 10**30])
def test_a_number_beyond_the_space_is_no_action(action: int) -> None:
    with pytest.raises(BadAction, match=f"^there is no action number {action}: actions run from 0 to 2$"):
        SMALL.text(action)


@pytest.mark.parametrize("text", ["deck", "deck:3", "", "Pass", "pass:", "0"])
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadAction, match=f"^there is no action «{text}»: actions look like deck:1, pass$"):
        SMALL.number(text)


def test_families_must_follow_each_other() -> None:
    with pytest.raises(ValueError, match="family pass must start at 1, not 2"):
        ActionSpace(Family("deck", 0), Family("pass", 2))
