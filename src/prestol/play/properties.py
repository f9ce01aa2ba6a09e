"""The laws that hold for every game, seat count and option; the fuzzer and the tests try to break them."""

from __future__ import annotations

import pickle

from prestol.core.engine import Frame, State
from prestol.core.errors import IllegalAction
from prestol.core.pickling import attributes, is_made_of_parts


class Broken(AssertionError):
    """A law does not hold: a mistake of ours, not of the player."""


def same(one: object, other: object) -> bool:
    """Are two states, or parts of states, equal in all they hold? Compiled or not."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list) and isinstance(other, list):
        return one == other or (len(one) == len(other) and all(map(same, one, other)))
    names = parts(one)
    if not names:
        return one == other
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


def parts(thing: object) -> list[str]:
    """The attributes that make up a state, a player or a frame; none for plain values, steps and games."""
    if not isinstance(thing, Frame) and not is_made_of_parts(thing):
        return []
    return [name for name in attributes(thing) if name not in NOT_STATE]


NOT_STATE = {"game", "events", "moments", "choices", "words"}  # shared, or recomputed when missing


def check_views(state: State, seat: int | None, seed: int) -> None:
    """A view allows what the state allows, and a sample of it looks the same to the seat."""
    view = state.view(seat)
    sampled = view.sample(seed)
    require(same(sampled.view(seat).board, view.board), "a sample looks different from the view it fits")
    if seat is not None:
        require(view.legal(seat) == state.legal(seat), "a view and its state differ in what is legal")
        require(sampled.legal(seat) == state.legal(seat), "a sample differs in what is legal")


def check_invariants(state: State) -> None:
    """Nothing is lost or doubled, and what the game itself promises holds."""
    lying = sorted(card for zone in state.zones() for cards in zone.lists for card in cards)
    require(lying == sorted(state.game.in_play(state)), "a card is lost or doubled")
    broken = state.game.violations(state)
    require(not broken, "; ".join(broken))


def check_clones(state: State) -> None:
    require(same(state.clone(), state), "a clone differs from its original")


def check_positions(state: State) -> None:
    """A position read back is the same position and is asked the same."""
    text = state.position()
    again = state.game.position(text)
    require(again.position() == text, "a position does not survive writing and reading")
    require(again.waiting == state.waiting, "a position read back waits for other seats")
    for seat in state.waiting:
        require(again.legal(seat) == state.legal(seat), "a position read back allows other answers")


def check_pickles(state: State, seat: int | None) -> None:
    """A state and a view come back from a pickle as they were."""
    require(same(pickle.loads(pickle.dumps(state)), state), "a state does not survive pickling")
    view = state.view(seat)
    require(same(pickle.loads(pickle.dumps(view)).board, view.board), "a view does not survive pickling")


def check_refusals(state: State, seat: int) -> None:
    """Legal answers are ascending and never refused; a refused one raises its reason and changes nothing."""
    legal, refusals = state.legal(seat), state.refusals(seat)
    require(legal == sorted(set(legal)) and legal != [], "legal answers are not ascending, or there are none")
    frame = state.stack[-1]
    options = frame.step.options(state, frame, seat)
    require([action for action in options if action not in refusals] == legal, "legal is not: options less refusals")
    before = state.clone()
    for action, reason in refusals.items():
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            require(error.reason == reason and reason.rule != "", "a refusal does not name its reason and rule")
        else:
            raise Broken("a refused answer was accepted")
    require(same(state, before), "a refused answer changed the state")


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise Broken(complaint)
