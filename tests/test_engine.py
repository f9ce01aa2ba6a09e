"""The engine: steps that ask, call and end; forced and secret answers; sealed questions; reasons."""

from __future__ import annotations

from typing import Any

import pytest
import spies
from spies import BURY, GOLD, PEEK, PLAY, RECRUIT, SILVER, STOP, TOP, UNDER, WAIT, Spies
from walks import TABLES, Table, finish, walk

from prestol import IllegalAction, game
from prestol.core import engine
from prestol.core.chance import Keyed, Quick
from prestol.core.engine import SECRET, Frame, Sealed, State, Step, play_randomly, proceed
from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, Reason
from prestol.play.properties import same


class Ask(Step[Spies]):
    """Asks for one of some answers and notes which it was."""

    def __init__(self, *answers: int, secret: bool = False) -> None:
        super().__init__(secret)
        self.answers = list(answers)

    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return self.answers

    def apply(self, s: Spies, f: Frame, seat: int, action: int) -> None:
        s.end()
        s.points.append(action)


class Twice(Step[Spies]):
    """Calls another step twice, for two seats, then ends."""

    def run(self, s: Spies, f: Frame) -> None:
        f.count += 1
        if f.count > 2:
            s.end()
        else:
            s.call(f_step(f), f.count - 1, card=f.card, at=f.count)


def f_step(f: Frame) -> Step[Any]:
    return (Ask(PEEK, WAIT), Ask(WAIT))[f.card]


class Seal(Sealed[Spies]):
    """Asks some seats; how many answers a seat owes is on the frame."""

    def __init__(self, *seats: int) -> None:
        super().__init__()
        self.seats = list(seats)

    def who(self, s: Spies, f: Frame) -> list[int]:
        return self.seats

    def options(self, s: Spies, f: Frame, seat: int) -> list[int]:
        return [PEEK, WAIT]

    def more(self, s: Spies, f: Frame, seat: int) -> bool:
        return len(s.sealed[seat]) < f.count

    def reveal(self, s: Spies, f: Frame) -> None:
        s.end()
        s.played = [answers[:] for answers in s.sealed]


def asked(step: Step[Any], seats: int = 3, **numbers: int) -> Spies:
    """A state in which a step is the only one."""
    s = spies.GAME.blank(spies.GAME, seats, {}, Keyed(1))
    assert isinstance(s, Spies)
    s.points = []
    s.call(step, numbers.pop("seat", 0), **numbers)
    proceed(s)
    return s


def reason(state: State, seat: int, action: int) -> Reason:
    """Why an answer is refused; the state must stay as it was."""
    before, choices = state.clone(), [state.legal(each) for each in range(state.seats)]
    with pytest.raises(IllegalAction) as error:
        state.apply(seat, action)
    assert same(state, before)
    assert [state.legal(each) for each in range(state.seats)] == choices
    assert (error.value.seat, str(error.value.reason) in str(error.value)) == (seat, True)
    return error.value.reason


# -- steps -------------------------------------------------------------------------------------------------------------


def test_a_step_asks_the_seat_of_its_frame() -> None:
    s = asked(Ask(PEEK, WAIT), seat=2)
    assert (s.waiting, s.legal(2), s.legal(0), s.legal(1)) == ([2], [PEEK, WAIT], [], [])


def test_a_step_that_ends_hands_back_and_an_empty_stack_ends_the_game() -> None:
    s = asked(Ask(PEEK, WAIT))
    s.apply(0, WAIT)
    assert (s.points, s.stack, s.waiting, s.over, s.answers) == ([WAIT], [], [], True, 1)


def test_a_called_step_comes_first_and_then_the_caller_runs_again() -> None:
    s = asked(Twice())
    assert ([f.at for f in s.stack], s.waiting) == ([0, 1], [0])
    s.apply(0, PEEK)
    assert ([f.at for f in s.stack], s.waiting) == ([0, 2], [1])
    s.apply(1, WAIT)
    assert (s.points, s.over, s.answers) == ([PEEK, WAIT], True, 2)


def test_an_only_answer_is_given_and_counted() -> None:
    s = asked(Twice(), card=1)
    assert (s.points, s.over, s.answers) == ([WAIT, WAIT], True, 2)


def test_a_secret_step_asks_even_for_its_only_answer() -> None:
    s = asked(Ask(WAIT, secret=True))
    assert (s.waiting, s.legal(0), s.over, s.answers) == ([0], [WAIT], False, 0)


def test_a_drop_with_one_answer_is_asked() -> None:
    s = spies.GAME.position("spies; hand.1 R1; hand.2 R2; top G3; step round spied=1; step spy")
    s.apply(0, RECRUIT)
    assert (s.waiting, s.legal(0), s.answers) == ([0], [spies.DROP + 2], 1)


def test_the_last_round_of_spies_gives_the_only_answers_by_itself() -> None:
    s = spies.GAME.position("spies seats=4; hand.1 R1; hand.2 R2; hand.3 R3; hand.4 R4; step round over=2")
    assert (s.waiting, s.answers, s.stack[-1].step) == ([0, 1, 2, 3], 4, spies.PLAY_ONE)


def test_a_step_without_legal_answers_is_a_mistake_that_names_it() -> None:
    with pytest.raises(RuntimeError, match="Ask leaves seat 1 without a legal answer"):
        asked(Ask(), seat=1)


def test_random_play_takes_a_decision_for_every_answer_that_was_not_forced() -> None:
    s, other = (spies.GAME.new(3, 1) for _ in range(2))
    decisions = play_randomly(s, Quick(1))
    assert s.over
    assert decisions < s.answers
    chance = Quick(1)
    for _ in range(decisions):
        choices = engine.legal(other, other.waiting[0])
        engine.answer(other, other.waiting[0], choices[chance.below(len(choices))])
    assert same(s, other)


# -- what changes along the way ----------------------------------------------------------------------------------------


def test_drawing_takes_a_card_and_counts_as_a_reveal() -> None:
    s = spies.GAME.new(2, 1)
    reveals, cards = s.reveals, [4, 5, 6]
    assert sorted([s.draw(cards), *cards]) == [4, 5, 6]
    assert (len(cards), s.reveals - reveals) == (2, 1)


def test_showing_marks_the_card_for_one_seat_and_counts_as_a_reveal() -> None:
    s = spies.GAME.new(3, 1)
    reveals = s.reveals
    s.show(5, 2)
    s.show(5, 0)
    assert (s.known[5], s.reveals - reveals) == (0b101, 2)


def test_events_are_collected_only_on_demand() -> None:
    silent, told = spies.GAME.new(2, 1), spies.GAME.new(2, 1, told=True)
    for s in (silent, told):
        s.apply(s.waiting[0], PEEK)
    assert silent.events is None
    assert told.events
    assert [(event.kind, event.seen_by) for event in told.events] == [(spies.PEEKED, engine.EVERYBODY), (spies.SAW, 0)]


# -- sealed questions --------------------------------------------------------------------------------------------------


def test_sealed_answers_come_in_any_order_and_are_revealed_together() -> None:
    s = asked(Seal(0, 1, 2), count=1)
    for seat, action, left in ((1, WAIT, [0, 2]), (2, PEEK, [0]), (0, WAIT, [])):
        assert (s.played, s.reveals) == ([[], [], []], 0)
        s.apply(seat, action)
        assert s.waiting == left
    assert (s.played, s.reveals, s.sealed, s.over) == ([[WAIT], [WAIT], [PEEK]], 1, [], True)


def test_a_sealed_question_may_ask_some_seats_for_several_answers() -> None:
    s = asked(Seal(0, 2), count=2)
    for seat in (2, 0, 2):
        assert s.waiting == [0, 2]
        s.apply(seat, WAIT)
    assert (s.waiting, reason(s, 1, WAIT), reason(s, 2, WAIT)) == ([0], NOT_ASKED, NOT_ASKED)
    s.apply(0, PEEK)
    assert (s.played, s.over) == ([[WAIT, PEEK], [], [WAIT, WAIT]], True)


def test_a_sealed_question_to_one_seat_asks_it_even_for_its_only_answer() -> None:
    s = spies.GAME.position("spies; hand.1 R1; hand.2 R2; step play")
    assert (s.waiting, s.legal(0), s.legal(1)) == ([0, 1], [PLAY + 8], [PLAY + 9])


def test_a_sealed_question_to_nobody_is_revealed_at_once() -> None:
    class Nobody(Seal):
        asked = 0

        def who(self, s: Spies, f: Frame) -> list[int]:
            self.asked += 1
            assert self.asked < 3, "asked for ever"
            return []

    assert asked(Nobody()).over


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [(0, [[WAIT], [], [SECRET]]), (1, [[SECRET], [PEEK], [SECRET]]), (None, [[SECRET], [], [SECRET]])],
)
def test_others_see_that_a_seat_has_answered_but_not_what(viewer: int | None, seen: list[list[int]]) -> None:
    """Seat 1 still owes an answer: how many it has given so far is its secret."""
    s = asked(Seal(0, 1, 2), count=2)
    s.sealed, s.waiting = [[WAIT], [PEEK], [WAIT, PEEK]], [1]
    view = s.view(viewer)
    assert (view.board.sealed, view.waiting) == (seen, [1])


def test_bids_are_ascending() -> None:
    s = spies.GAME.position("spies; gold 2 1; step bid")
    assert s.legal(0) == [SILVER, GOLD, STOP]
    s.apply(0, SILVER)
    assert (s.legal(0), reason(s, 0, SILVER).key) == ([GOLD, STOP], "no_coin")
    s.apply(0, GOLD)
    assert (s.legal(0), reason(s, 0, SILVER).key) == ([GOLD, STOP], "gold_given")
    s.apply(0, GOLD)
    assert (s.legal(0), s.legal(1), s.waiting) == ([STOP], [SILVER, GOLD, STOP], [0, 1])


def test_equal_strength_shares_the_points() -> None:
    s = spies.GAME.position("spies; played.1 G3; played.2 R4; step bid; gold 1 0; points 4 1")
    for seat, action in ((0, SILVER), (0, STOP), (1, STOP)):
        s.apply(seat, action)
    assert s.position().startswith("spies seats=2\nplayed.1 G3\nplayed.2 R4\ncoins 2 3\ngold 1 0\npoints 5 2\n")
    assert [(score.total, score.rank) for score in s.results()] == [(7, 1), (5, 2)]


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_who_is_not_asked_cannot_answer() -> None:
    s = game("conspiracy").new(2, 1)
    assert reason(s, 1 - s.waiting[0], 0) == NOT_ASKED


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_is_not_there_cannot_answer(seat: int) -> None:
    assert reason(game("conspiracy").new(2, 1), seat, 0) == NO_SUCH_SEAT


@pytest.mark.parametrize("action", [-1, TOP, 10_000])
def test_what_is_no_option_here_is_no_answer(action: int) -> None:
    s = spies.GAME.new(2, 1)
    assert reason(s, s.waiting[0], action) == NO_ANSWER_HERE


@pytest.mark.parametrize(("seat", "action"), [(0, 2**70), (0, -(2**70)), (2**70, 0), (-(2**70), 0)])
def test_numbers_beyond_all_measure_are_refused_like_others(seat: int, action: int) -> None:
    s = spies.GAME.new(2, 1)
    with pytest.raises(IllegalAction):
        s.apply(seat, action)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_answers_after_the_end(table: Table) -> None:
    s = finish(table.new(1), 1)
    assert s.waiting == []
    assert [s.legal(seat) for seat in range(s.seats)] == [[]] * s.seats
    assert {reason(s, seat, action) for seat in range(s.seats) for action in range(5)} == {GAME_OVER}


def test_refusals_name_the_rule_and_leave_out_what_is_legal() -> None:
    s = spies.GAME.position("spies; top G1; step put_back")
    assert (s.legal(0), s.refusals(0)) == ([TOP, BURY], {UNDER: Reason("lies_alone", "1")})
    assert reason(s, 0, UNDER) == Reason("lies_alone", "1")
    assert s.refusals(1) == {}


def test_an_illegal_answer_is_told_in_words() -> None:
    s = spies.GAME.position("spies; top G1; step put_back")
    with pytest.raises(IllegalAction, match=r"^player 1 cannot play back:under: lies alone \(rule 1\)$"):
        s.apply(0, UNDER)
    with pytest.raises(IllegalAction, match=r"^player 1 cannot play number -5: no answer here$"):
        s.apply(0, -5)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_lists_of_legal_answers_may_be_changed_without_harm(table: Table) -> None:
    for state in walk(table.new(1), 1):
        for seat in state.waiting:
            choices = state.legal(seat)
            for spoilt in (state.legal(seat), state.view(seat).legal(seat)):
                spoilt.clear()
            assert state.legal(seat) == choices != []
