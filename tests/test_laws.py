"""The laws that hold for every game, seat count and option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
import spies
from spies import Spies
from walks import SPIES_TABLES, TABLES, Table, after, finish, pick, walk, walks

from prestol import IllegalAction, Unknowable
from prestol.core.chance import HIDDEN, Quick
from prestol.core.engine import Event, Frame, State
from prestol.core.zones import Zone
from prestol.play import properties
from prestol.play.properties import Broken, same

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_spies_table = pytest.mark.parametrize("table", SPIES_TABLES, ids=str)


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def spies_positions(table: Table, games: int) -> Iterator[Spies]:
    for state in walks(table, games):
        assert isinstance(state, Spies)
        yield state


# -- the same for all games --------------------------------------------------------------------------------------------


@every_table
def test_a_view_allows_the_same_and_a_sample_looks_the_same(table: Table) -> None:
    for at, state in enumerate(walks(table, 4)):
        for viewer in viewers(state):
            properties.check_views(state, viewer, at)


@every_table
def test_no_card_is_lost_or_doubled_and_refusals_name_their_rule(table: Table) -> None:
    for state in walks(table, 4):
        properties.check_invariants(state)
        for seat in state.waiting:
            properties.check_refusals(state, seat)


@every_table
def test_what_is_legal_is_every_option_that_is_not_refused(table: Table) -> None:
    """Also where a step says so in a quicker way."""
    for state in walks(table, 4):
        for seat in state.waiting:
            f = state.stack[-1]
            options = f.step.options(state, f, seat)
            assert state.legal(seat) == [action for action in options if f.step.refuse(state, f, seat, action) == 0]
            assert sorted([*state.legal(seat), *state.refusals(seat)]) == options


@every_table
def test_a_clone_equals_its_original_and_does_not_disturb_it(table: Table) -> None:
    for at, state in enumerate(walks(table, 4)):
        properties.check_clones(state)
        if at % 32 == 0:
            law_of_independence(state, at)


@every_table
def test_a_clone_plays_on_exactly_like_its_original(table: Table) -> None:
    for answers in range(0, 60, 7):
        state = table.new(3)
        for _ in zip(range(answers), walk(state, 4), strict=False):
            pass
        clone = state.clone()
        assert same(finish(clone, 5), finish(state, 5))


@every_table
def test_the_same_seed_and_answers_give_the_same_game(table: Table) -> None:
    one, other = ([state.position() for state in walk(table.new(6), 7)] for _ in range(2))
    assert one == other


@every_table
def test_another_seed_gives_another_game(table: Table) -> None:
    assert len({finish(table.new(seed), 7).position() for seed in range(10)}) == 10


@every_table
def test_a_view_knows_nothing_of_chance(table: Table) -> None:
    board = table.new(1).view(0).board
    assert board.chance is HIDDEN
    assert board.clone().chance is HIDDEN
    with pytest.raises(Unknowable, match="sample"):
        board.chance.below(6)
    with pytest.raises(Unknowable):
        board.draw([1, 2, 3])


@every_table
def test_nobody_plays_on_a_view(table: Table) -> None:
    state = table.new(1)
    seat, action = pick(state, Quick(1))
    for viewer in viewers(state):
        board = state.view(viewer).board
        with pytest.raises(IllegalAction) as error:
            board.apply(seat, action)
        assert error.value.reason.key == "only_a_view"
        assert same(board, state.view(viewer).board)


@every_table
def test_a_view_is_a_copy(table: Table) -> None:
    for at, state in enumerate(walk(table.new(1), 2)):
        before = state.clone()
        finish(state.view(viewers(state)[at % (state.seats + 1)]).sample(at), at)
        assert same(state, before)


@every_table
def test_a_sample_is_a_whole_state_that_can_be_played_to_its_end(table: Table) -> None:
    for at, state in enumerate(walks(table, 2)):
        sampled = state.view(viewers(state)[at % (state.seats + 1)]).sample(at)
        properties.check_invariants(sampled)
        properties.check_positions(sampled)
        assert not sampled.partial
        assert finish(sampled, at).over


@every_table
def test_a_sample_draws_other_cards_than_the_game(table: Table) -> None:
    state = table.new(1)
    assert len({finish(state.view(0).sample(seed), 1).position() for seed in range(5)}) == 5


# -- samples: the hidden cards -----------------------------------------------------------------------------------------


def lists(state: State) -> Iterator[tuple[Zone, list[int]]]:
    for zone in state.zones():
        for cards in zone.lists:
            yield zone, cards


@every_spies_table
def test_a_sample_deals_unseen_cards_of_the_same_back_and_leaves_known_ones_where_they_are(table: Table) -> None:
    for at, state in enumerate(spies_positions(table, 6)):
        view = state.view(at % state.seats)
        for (_, real), (zone, shown), (_, dealt) in zip(
            lists(state), lists(view.board), lists(view.sample(at)), strict=True
        ):
            assert Counter(map(spies.back, dealt)) == Counter(map(spies.back, real))
            assert not Counter(card for card in shown if card >= 0) - Counter(dealt)
            if zone.ordered:
                assert all(new == old or old == -1 - spies.back(new) for new, old in zip(dealt, shown, strict=True))


def test_samples_reach_every_deal_that_fits() -> None:
    state = spies.GAME.position("spies; hand.1 G1 G2 R1; hand.2 G3 G4 R2; top G5; known.1 G3; gold 0 1")
    view = state.view(0)
    sampled = [spies_sample(view.sample(seed)) for seed in range(300)]
    assert {len(s.hands[1]) for s in sampled} == {3}
    assert all(2 in s.hands[1] for s in sampled)
    assert {card for s in sampled for card in s.hands[1]} == set(range(16)) - {0, 1, 8}
    assert {s.top[0] for s in sampled} == {3, 4, 5, 6, 7}
    assert {tuple(s.gold) for s in sampled} == {(0, 0), (0, 1), (0, 2), (0, 3)}


def spies_sample(state: State) -> Spies:
    assert isinstance(state, Spies)
    return state


def test_samples_of_sealed_answers_fit_the_sampled_hands() -> None:
    state = spies.GAME.position("spies; hand.1 G1; hand.2 G3; gold 0 1; step play; sealed.2 play:G3; waiting 1")
    for seed in range(50):
        sampled = spies_sample(state.view(0).sample(seed))
        assert sampled.sealed == [[], [spies.PLAY + sampled.hands[1][0]]]


# -- law 3: whatever another seat secretly does differently, my view is the same ---------------------------------------


def look_the_same(one: State, other: State, viewer: int | None) -> None:
    """All that leaves the table for a viewer is the same for two states."""
    mine, yours = one.view(viewer), other.view(viewer)
    assert mine.board.position() == yours.board.position()
    for name in properties.parts(mine.board):
        assert same(getattr(mine.board, name), getattr(yours.board, name)), name
    if viewer is not None:
        assert mine.legal(viewer) == yours.legal(viewer)
        assert mine.refusals(viewer) == yours.refusals(viewer)


def onlookers(state: State, secretive: int) -> list[int | None]:
    """Everybody but the seat that does something in secret."""
    return [viewer for viewer in viewers(state) if viewer != secretive]


def all_answered(state: State, seat: int, seed: int) -> State:
    """The state after random answers of one seat until it owes none."""
    copy, chance = state.clone(), Quick(seed)
    while seat in copy.waiting:
        legal = copy.legal(seat)
        copy.apply(seat, legal[chance.below(len(legal))])
    return copy


@every_spies_table
def test_another_sealed_answer_looks_the_same_to_all_others(table: Table) -> None:
    for state in walks(table, 4):
        if len(state.waiting) > 1:
            seat = state.waiting[-1]
            one, *rest = (all_answered(state, seat, seed) for seed in range(4))
            for other in rest:
                for viewer in onlookers(state, seat):
                    look_the_same(one, other, viewer)


@every_spies_table
def test_how_many_answers_a_seat_has_sealed_so_far_looks_the_same_to_all_others(table: Table) -> None:
    for state in walks(table, 6):
        if len(state.waiting) > 1 and state.stack[-1].step is spies.BID:
            seat = state.waiting[0]
            for action in set(state.legal(seat)) - {spies.STOP}:
                for viewer in onlookers(state, seat):
                    look_the_same(state, after(state, (seat, action)), viewer)


def renamed(state: Spies, one: int, other: int) -> Spies:
    """The state as if two cards had always been each other: where they lie, who has seen them, who has sealed them."""
    copy = state.clone()
    names = {one: other, other: one}
    for zone, cards in lists(copy):
        cards[:] = [names.get(card, card) for card in cards]
        if not zone.ordered:
            cards.sort()
    copy.known[one], copy.known[other] = state.known[other], state.known[one]
    answers = {spies.PLAY + card: spies.PLAY + name for card, name in names.items()}
    copy.sealed = [[answers.get(action, action) for action in given] for given in state.sealed]
    return copy


def unseen(state: State, viewer: int | None) -> list[int]:
    seen = {card for _, cards in lists(state.view(viewer).board) for card in cards}
    return [card for card in state.game.in_play(state) if card not in seen]


def unseen_pairs(state: State, viewer: int | None) -> list[tuple[int, int]]:
    """Pairs of cards with the same back that the viewer cannot tell apart."""
    pairs = combinations(unseen(state, viewer), 2)
    return [(one, other) for one, other in pairs if spies.back(one) == spies.back(other)]


@every_spies_table
def test_another_hidden_card_looks_the_same_to_whom_has_not_seen_it(table: Table) -> None:
    for at, state in enumerate(spies_positions(table, 6)):
        for viewer in viewers(state):
            for one, other in unseen_pairs(state, viewer)[at % 7 :: 7]:
                look_the_same(state, renamed(state, one, other), viewer)


@every_spies_table
def test_another_amount_of_gold_looks_the_same_to_all_others(table: Table) -> None:
    for state in spies_positions(table, 6):
        for seat in range(state.seats):
            other = state.clone()
            other.gold[seat] = (state.gold[seat] + 1) % (state.coins[seat] + 1)
            for viewer in onlookers(state, seat):
                look_the_same(state, other, viewer)


@every_spies_table
@pytest.mark.parametrize("action", [spies.PEEK, spies.RECRUIT])
def test_another_card_peeked_at_or_recruited_looks_the_same_to_all_others(table: Table, action: int) -> None:
    for state in spies_positions(table, 6):
        if state.top and action in state.legal(seat := (state.waiting or [0])[0]):
            for viewer in onlookers(state, seat):
                for pair in [pair for pair in unseen_pairs(state, viewer) if state.top[-1] in pair]:
                    one, other = told(state, seat, action), told(renamed(state, *pair), seat, action)
                    look_the_same(one, other, viewer)
                    assert heard(one, viewer) == heard(other, viewer)
                    assert heard(one, seat) != heard(other, seat)


@every_spies_table
def test_another_card_dropped_looks_the_same_to_all_others(table: Table) -> None:
    for state in walks(table, 12):
        if state.stack and state.stack[-1].step is spies.DROP_ONE:
            seat = state.waiting[0]
            one, *rest = (told(state, seat, action) for action in state.legal(seat))
            for other in rest:
                for viewer in onlookers(state, seat):
                    look_the_same(one, other, viewer)
                    assert heard(one, viewer) == heard(other, viewer)


def told(state: State, seat: int, action: int) -> State:
    """The state after an answer, with the events that it brought about."""
    copy = state.clone()
    copy.events = []
    copy.apply(seat, action)
    return copy


def heard(state: State, viewer: int | None) -> list[tuple[int, ...]]:
    assert state.events
    return [numbers(event) for event in state.events if event.seen_by in (-1, viewer)]


def numbers(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.seen_by


@every_spies_table
def test_what_one_seat_was_shown_shows_in_no_other_view(table: Table) -> None:
    shown = 0
    for state in spies_positions(table, 6):
        for viewer in viewers(state):
            mine = 0 if viewer is None else 1 << viewer
            board = state.view(viewer).board
            assert board.known == [seats & mine for seats in state.known]
            hidden = {card for card, seats in enumerate(state.known) if seats and not seats & mine}
            own = set() if viewer is None else set(state.hands[viewer])
            assert not hidden - own & {card for _, cards in lists(board) for card in cards}
            shown += len(hidden)
    assert shown > 100


@every_table
def test_nothing_of_chance_is_in_the_text_of_a_view(table: Table) -> None:
    for state in walk(table.new(2**127 + 12345), 3):
        assert "chance" in state.position()
        for viewer in viewers(state):
            text = state.view(viewer).board.position()
            assert "chance" not in text
            assert str(2**127 + 12345) not in text


# -- the guards themselves: each finds the mistake it is there for -----------------------------------------------------

OWN = ["hands", "played", "top", "deck", "coins", "gold", "points"]


class Forgetful(Spies):
    """A state whose clone() forgets something."""

    forgotten = ""

    def clone(self) -> Spies:
        copy, blank = super().clone(), Spies(self.game, self.seats, self.options, self.chance)
        setattr(copy, self.forgotten, getattr(blank, self.forgotten))
        return copy


class Sharing(Spies):
    """A state whose clone() shares a list that it should copy."""

    shared = ""

    def clone(self) -> Spies:
        copy = super().clone()
        setattr(copy, self.shared, getattr(self, self.shared))
        return copy


def law_of_independence(state: State, *seeds: int) -> None:
    """Playing on with a clone changes nothing about its original."""
    text, cards = state.position(), [cards[:] for _, cards in lists(state)]
    for seed in seeds:
        finish(state.clone(), seed)
        assert (state.position(), [cards for _, cards in lists(state)]) == (text, cards)


def middle(kind: type[Spies]) -> State:
    """A position of the second round."""
    state = replace(spies.GAME, blank=kind).new(3, 1)
    return next(position for position in walk(state, 1) if position.answers == 25)


@pytest.mark.parametrize("name", [*OWN, "stack", "waiting", "known", "reveals", "answers"])
def test_a_clone_that_forgets_something_breaks_the_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forgetful, "forgotten", name)
    with pytest.raises(Broken, match="clone differs"):
        properties.check_clones(middle(Forgetful))


@pytest.mark.parametrize("name", OWN)
def test_a_clone_that_shares_a_list_disturbs_its_original(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sharing, "shared", name)
    state = replace(spies.GAME, blank=Sharing).new(3, 1)
    properties.check_clones(state)
    with pytest.raises(AssertionError):
        law_of_independence(state, 2, 3, 4)


def test_the_guard_sees_every_attribute_of_a_state() -> None:
    inherited = "answers chance known options over partial reveals sealed seats stack waiting"
    assert properties.parts(spies.GAME.new(2, 1)) == sorted([*OWN, *inherited.split()])


def test_frames_of_different_steps_are_not_the_same() -> None:
    one, other = (Frame(step, 0, 0, 0, 0) for step in (spies.SPY, spies.PUT_BACK))
    assert same(one, Frame(spies.SPY, 0, 0, 0, 0))
    assert not same(one, other)


class Gossip(Spies):
    """A state that does not conceal its gold."""

    def conceal(self, viewer: int) -> None:
        pass


class OpenHands(Spies):
    """A state whose hands lie open though only their owners should see them."""

    def zones(self) -> list[Zone]:
        hands, *rest = super().zones()
        return [Zone(hands.name, hands.pack, hands.lists, labels=hands.labels, ordered=False), *rest]


def test_a_secret_that_is_not_concealed_is_found() -> None:
    state = spies_sample(middle(Gossip))
    other = state.clone()
    other.gold[0] += 1
    with pytest.raises(AssertionError):
        look_the_same(state, other, 1)


def test_a_hand_that_lies_open_is_found() -> None:
    state = spies_sample(replace(spies.GAME, blank=OpenHands).new(2, 1))
    with pytest.raises(AssertionError):
        look_the_same(state, renamed(state, state.hands[1][0], state.deck[0]), 0)
