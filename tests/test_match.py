"""Match: playing, undo, looking back, events and the log."""

from __future__ import annotations

import pytest
import spies
from spies import DROP, PEEK, RECRUIT, SILVER, STOP, TOP, WAIT
from walks import SPIES, SPIES_TABLES, TABLES, Table, pick, play_on

from prestol import BadAction, BadSetup, CannotUndo, IllegalAction, Match
from prestol.core.chance import Quick
from prestol.core.engine import EVERYBODY, Sealed
from prestol.play.properties import same

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def told(match: Match) -> list[list[tuple[int, ...]]]:
    """The log as plain numbers."""
    return [[(e.kind, e.seat, e.a, e.b, e.seen_by) for e in events] for events in match.log]


def spies_match(seats: int, *answers: tuple[int, int]) -> Match:
    """A match of Spies in which seat 0 begins, after some answers."""
    seed = next(seed for seed in range(100) if SPIES.new(seats, seed).waiting == [0])
    match = Match(SPIES, seats, seed, {})
    for seat, action in answers:
        match.play(seat, action)
    return match


def at_the_table(match: Match) -> tuple[object, ...]:
    return match.state.position(), match.moves[:], told(match), match.record()


# -- playing -----------------------------------------------------------------------------------------------------------


@every_table
def test_an_answer_is_the_same_as_text_and_as_number(table: Table) -> None:
    by_number, by_text = table.match(1), table.match(1)
    while not by_number.state.over:
        seat, action = pick(by_number.state, Quick(len(by_number.moves)))
        by_number.play(seat, action)
        by_text.play(seat, table.game.notation(action))
    assert at_the_table(by_number) == at_the_table(by_text)


@pytest.mark.parametrize("answer", ["dance", "", "PEEK", "drop:", "drop:G9", "wait ", "back:top", TOP, -1, 99])
def test_a_wrong_answer_changes_nothing(answer: str | int) -> None:
    match = spies_match(2, (0, WAIT))
    before, log = match.state.clone(), told(match)
    with pytest.raises((BadAction, IllegalAction)):
        match.play(1, answer)
    assert same(match.state, before)
    assert (len(match.moves), told(match)) == (1, log)


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_only_the_seat_that_is_asked_may_answer(seat: int) -> None:
    with pytest.raises(IllegalAction):
        spies_match(2, (0, WAIT)).play(seat, WAIT)


# -- undo --------------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_undo_brings_back_the_very_same_state_unless_something_was_revealed(table: Table, seed: int) -> None:
    match, chance, undone = table.match(seed), Quick(seed), 0
    while not match.state.over:
        seat, action = pick(match.state, chance)
        before, table_before = match.state.clone(), at_the_table(match)
        match.play(seat, action)
        if match.state.over or match.state.reveals != before.reveals:
            with pytest.raises(CannotUndo):
                match.undo(seat)
        else:
            match.undo(seat)
            assert same(match.state, before)
            assert at_the_table(match) == table_before
            match.play(seat, action)
            undone += 1
    assert undone > 5


@every_table
def test_undo_that_is_refused_changes_nothing(table: Table) -> None:
    match = play_on(table.match(1), 1)
    before = at_the_table(match)
    for seat in range(table.seats):
        with pytest.raises(CannotUndo, match="the game is over"):
            match.undo(seat)
    assert at_the_table(match) == before


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_there_is_nothing_to_undo_before_the_first_answer(seat: int) -> None:
    with pytest.raises(CannotUndo, match=f"player {seat + 1} has not moved yet"):
        spies_match(2).undo(seat)


@pytest.mark.parametrize("answer", [PEEK, RECRUIT])
def test_undo_does_not_cross_a_reveal(answer: int) -> None:
    match = spies_match(2, (0, answer))
    with pytest.raises(CannotUndo, match="something has been revealed since then"):
        match.undo(0)


def test_undo_goes_back_to_the_reveal_but_not_beyond() -> None:
    match = spies_match(2, (0, PEEK))
    position = match.state.position()
    match.play(0, TOP)
    match.undo(0)
    assert match.state.position() == position
    with pytest.raises(CannotUndo, match="something has been revealed since then"):
        match.undo(0)


def test_undo_does_not_cross_the_open_answer_of_another_seat() -> None:
    match = spies_match(3, (0, WAIT), (1, WAIT))
    with pytest.raises(CannotUndo, match="another player has moved since then"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert (match.moves, match.state.waiting) == ([], [0])


def test_an_open_answer_cannot_be_taken_back_once_others_have_sealed_theirs() -> None:
    match = spies_match(2, (0, WAIT), (1, WAIT))
    match.play(0, match.state.legal(0)[0])
    with pytest.raises(CannotUndo, match="another player has moved since then"):
        match.undo(1)


def sealing(*seats: int) -> Match:
    """Three seats have waited; some have sealed the first card they could."""
    match = spies_match(3, (0, WAIT), (1, WAIT), (2, WAIT))
    for seat in seats:
        match.play(seat, match.state.legal(seat)[0])
    return match


def test_a_sealed_answer_can_be_taken_back_while_others_are_thinking() -> None:
    match, without = sealing(0, 1), sealing(1)
    match.undo(0)
    assert same(match.state, without.state)
    assert at_the_table(match) == at_the_table(without)
    match.play(0, match.state.legal(0)[1])
    assert match.state.waiting == [2]


def test_sealed_answers_cannot_be_taken_back_once_they_have_come_to_light() -> None:
    match = sealing(0, 1, 2)
    for seat in range(3):
        with pytest.raises(CannotUndo, match="something has been revealed since then"):
            match.undo(seat)


def test_several_sealed_answers_are_taken_back_one_by_one() -> None:
    match = sealing(0, 1, 2)
    seat = next(seat for seat in range(3) if SILVER in match.state.legal(seat))
    before = match.state.clone()
    for turn in ((seat, SILVER), ((seat + 1) % 3, STOP), (seat, STOP)):
        match.play(*turn)
    for _ in range(2):
        match.undo(seat)
    match.undo((seat + 1) % 3)
    assert same(match.state, before)


# -- looking back ------------------------------------------------------------------------------------------------------


@every_table
def test_every_step_can_be_looked_at_again(table: Table) -> None:
    match, chance = table.match(2), Quick(2)
    positions = [match.state.position()]
    while not match.state.over:
        match.play(*pick(match.state, chance))
        positions.append(match.state.position())
    assert [match.at(step).position() for step in range(len(match.moves) + 1)] == positions
    assert same(match.at(len(match.moves)), match.state)


@pytest.mark.parametrize("step", [-1, 3])
def test_there_are_no_other_steps(step: int) -> None:
    match = spies_match(2, (0, WAIT), (1, WAIT))
    with pytest.raises(BadSetup, match=f"there is no step {step}: steps run from 0 to 2"):
        match.at(step)
    with pytest.raises(BadSetup, match=f"there is no step {step}"):
        match.events(step, 0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadSetup, match=f"there is no player {seat + 1}: players run from 1 to 2"):
        spies_match(2).view(seat)
    state = spies_match(2).state
    for ask in (state.legal, state.refusals, state.view(0).legal, state.view(0).refusals):
        with pytest.raises(BadSetup, match=f"there is no player {seat + 1}: players run from 1 to 2"):
            ask(seat)


def test_a_view_of_a_match_is_the_view_of_its_state() -> None:
    match = spies_match(2, (0, PEEK))
    for seat in (0, 1, None):
        assert match.view(seat).board.position() == match.state.view(seat).board.position()
        assert (match.view(seat).seat, match.view(seat).waiting, match.view(seat).over) == (seat, [0], False)


# -- events ------------------------------------------------------------------------------------------------------------


def kinds(match: Match, step: int, seat: int | None) -> list[str]:
    return [SPIES.events[event.kind] for event in match.events(step, seat)]


def test_private_events_are_for_their_seat_only() -> None:
    match = spies_match(2, (0, PEEK), (0, TOP), (1, RECRUIT))
    match.play(1, match.state.legal(1)[0])
    assert [kinds(match, step, 0) for step in range(1, 5)] == [["peeked", "saw"], ["put"], ["recruited"], ["dropped"]]
    assert [kinds(match, step, 1) for step in range(1, 5)] == [["peeked"], ["put"], ["recruited", "got"], ["dropped"]]
    assert [kinds(match, step, None) for step in range(1, 5)] == [["peeked"], ["put"], ["recruited"], ["dropped"]]


@pytest.mark.parametrize("table", SPIES_TABLES, ids=str)
def test_no_event_shows_a_seat_what_is_private_to_another(table: Table) -> None:
    match = play_on(table.match(3), 3)
    private = [event for events in match.log for event in events if event.seen_by != EVERYBODY]
    assert {event.seat for event in private} > {0}
    for step in range(len(match.moves) + 1):
        for seat in range(table.seats):
            assert all(event.seen_by in (EVERYBODY, seat) for event in match.events(step, seat))
        assert all(event.seen_by == EVERYBODY for event in match.events(step, None))


def test_sealed_answers_are_not_told_before_they_come_to_light() -> None:
    match = sealing(0, 1)
    assert [events for events in match.log[-2:] if events] == []
    match.play(2, match.state.legal(2)[0])
    assert kinds(match, len(match.moves), None)[:3] == ["played"] * 3


@every_table
def test_the_log_has_an_entry_for_the_setup_and_for_each_answer(table: Table) -> None:
    match = play_on(table.match(1), 1)
    assert len(match.log) == len(match.moves) + 1
    assert sum(map(len, match.log)) > 10


def test_a_move_says_whether_it_was_sealed() -> None:
    match = play_on(spies_match(2), 1)
    for step, move in enumerate(match.moves):
        assert move.sealed == isinstance(match.at(step).stack[-1].step, Sealed)
        assert not (move.sealed and DROP <= move.action < spies.PLAY)


def test_only_who_watches_pays_for_the_moments_of_answers() -> None:
    plain, watched = Match.new("conspiracy", seed=1), Match.new("conspiracy", seed=1)
    watched.watched = True
    for match in (plain, watched):
        match.play(match.state.waiting[0], "deck:3")
    assert plain.moments == [[], []]
    assert len(watched.moments[-1]) == 1 + len(watched.log[-1]) > 1  # before the answer, and at each of its events
    assert plain.state.position() == watched.state.position()
