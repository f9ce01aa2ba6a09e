"""How the search judges a position from afar: facts and learned weights."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.bot import WEIGHTS, facts, gem_facts, hand_facts, pyramid_facts, sets_begun
from prestol.games.viceroy.rules.tally import Tally

from .table import AUCTION, TWO, dealt, table


def test_every_fact_has_a_weight() -> None:
    assert len(facts(dealt(), 0)) == len(WEIGHTS)


def test_gems_of_different_colours_count_once_and_twice() -> None:
    s = table(f"viceroy; {TWO}; {AUCTION}; gems.1 5 2 1 0")
    assert gem_facts(s.players[0]) == [8, 2, 3, 2]


def test_a_hand_of_one_character_and_two_laws() -> None:
    s = table(f"viceroy; {TWO}; {AUCTION}; gems.1 0 0 0 0; hand.1 13 68 75")
    characters, laws, promise, best, brings = hand_facts(s.players[0])
    assert (characters, laws) == (1, 2)
    assert promise > brings
    assert brings == 2 * best  # there are no gems for the character


def test_a_pyramid_of_three() -> None:
    """Of the two slots on level 2 one is taken; none is on level 3."""
    s = table(f"viceroy; pyramid.1 1 17 13 40; places.1 1:0 1:1 2:0 1:2; pyramid.2 2; {AUCTION}")
    *counted, _ = pyramid_facts(s.players[0])
    assert counted == [3, 1, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(("tokens", "begun"), [("", 0), ("magic", 1), ("magic magic science", 2)])
def test_sets_begun(tokens: str, begun: int) -> None:
    whole = ["magic", "science", "defense"]
    lying = " ".join(f"1:0:{token}" for token in [*whole, *tokens.split()])
    s = table(f"viceroy; {TWO}; tokens.1 {lying}; {AUCTION}")
    assert sets_begun(Tally(s.players[0])) == begun
