"""The action space: small ints to text and back."""

from __future__ import annotations

from types import ModuleType

import pytest
from walks import CONSPIRACY, SPIES

from prestol import BadAction
from prestol.core.actions import ActionSpace, Family
from prestol.core.game import Game
from prestol.core.numbering import Misnumbered

SMALL = ActionSpace(Family("deck", ("1", "2")), Family("pass"))


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
    with pytest.raises(BadAction, match=f"^there is no action “{text}”: actions look like deck:1, pass$"):
        SMALL.number(text)


def test_numbers_of_rules_must_be_right() -> None:
    numbers = ModuleType("numbers")
    numbers.__file__ = "numbers.py"
    numbers.DECK, numbers.PASS = 0, 2  # type: ignore[attr-defined]
    with pytest.raises(
        Misnumbered, match="the numbers in numbers are not right: `make numbers` counts them anew"
    ) as error:
        ActionSpace(Family("deck"), Family("pass"), numbers=numbers)
    assert error.value.right == {"DECK": 0, "PASS": 1}
