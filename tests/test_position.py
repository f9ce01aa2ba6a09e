"""Positions as text: written, read back, written by hand, and refused with one clear sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest
import spies
from hypothesis import given, settings
from hypothesis import strategies as st
from spies import GOLD, PLAY, SILVER, STOP, Spies
from walks import CONSPIRACY, SPIES_TABLES, TABLES, Table, finish, pick, walk, walks

from prestol import BadPosition, PrestolError, game
from prestol.core.chance import Keyed, Quick
from prestol.core.engine import SECRET, State
from prestol.play import properties
from prestol.play.properties import same

NOT_WRITTEN = ("answers", "reveals")  # counters for undo and for benchmarks: they begin again
COMMENTED = """
    # a position of the second round
spies seats=3          # three seats
hand.1 R1 G1 ; hand.2 G2 R2
  hand.3 G3 R3;;
top G8 R8              # R8 lies uppermost
known.2 R8
coins 3 2 1; gold 0 2 0
points 2 0 1

step round player=2 over=1 spied=1
step spy player=2 over=1
"""


def spies_at(text: str) -> Spies:
    state = spies.GAME.position(text)
    assert isinstance(state, Spies)
    return state


def read(text: str) -> State:
    """Read a text by the game that its first word names."""
    return spies.GAME.position(text) if text.startswith("spies") else game("conspiracy").position(text)


# -- round trips -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_survive_writing_and_reading(table: Table) -> None:
    for state in walks(table, 2):
        properties.check_positions(state)


@pytest.mark.parametrize("table", SPIES_TABLES, ids=str)
def test_a_position_read_back_is_the_very_same_state(table: Table) -> None:
    for state in walks(table, 4):
        again = table.game.position(state.position())
        for name in set(properties.parts(state)) - set(NOT_WRITTEN):
            assert same(getattr(again, name), getattr(state, name)), name


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_read_back_plays_on_alike(table: Table) -> None:
    for at, state in enumerate(walk(table.new(5), 5)):
        if at % 8 == 0:
            again = table.game.position(state.position())
            assert finish(again, at).position() == finish(state.clone(), at).position()


def test_a_round_trip_meets_sealed_answers_known_cards_and_every_step() -> None:
    seen = {word for state in walks(SPIES_TABLES[2], 6) for word in state.position().split()}
    assert seen >= {"sealed.1", "bid:gold", "known.4", "over", "points", *spies.GAME.steps}


def test_a_sample_keeps_its_quick_chance() -> None:
    sampled = CONSPIRACY.new(2, 1).view(0).sample(7)
    again = CONSPIRACY.position(sampled.position())
    assert isinstance(again.chance, Quick)
    assert same(again.chance, sampled.chance)


def test_options_are_written_where_they_are_unusual() -> None:
    assert CONSPIRACY.new(2, 1).position().startswith("conspiracy seats=2\n")
    text = CONSPIRACY.new(1, 1, {"promo": True, "legend": "red"}).position()
    assert text.startswith("conspiracy seats=1 promo=yes legend=red\n")
    assert CONSPIRACY.position(text).options == {"promo": "yes", "legend": "red"}


def test_which_of_two_equal_cards_a_seat_has_seen_survives_writing_and_reading() -> None:
    """Seat 0 knows the G1 in the hand of seat 1, not the other G1 on top of the deck."""
    twins = replace(spies.GAME, packs={"agents": dict(enumerate(["G1", "G1", *spies.AGENTS[2:]]))})
    state = twins.position("spies; hand.1 G3; hand.2 G1; top G1; step spy")
    state.show(0, 0)
    view = state.view(0).board.position()
    assert "hand.2 G1\ntop ?\n" in view
    assert twins.position(state.position()).view(0).board.position() == view


# -- views -------------------------------------------------------------------------------------------------------------


def test_the_text_of_a_view_has_question_marks_for_what_is_hidden() -> None:
    cards = "hand.1 G1 R1; hand.2 G2 R2; known.1 R2; top G5"
    state = spies_at(f"spies; {cards}; gold 1 2; step play; sealed.2 play:G2; waiting 1")
    assert state.view(0).board.position() == (
        "spies seats=2\nhand.1 G1 R1\nhand.2 ? R2\ntop ?\ndeck ? ? ? ? ? ? ? ? ? ? ?\ngold 1 none\nknown.1 R2\n"
        "step play\nsealed.2 ?\nwaiting 1\n"
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_text_of_a_view_cannot_be_read_back(viewer: int | None) -> None:
    for state in walk(spies.GAME.new(2, 1), 1):
        with pytest.raises(BadPosition, match="this is a view, not a whole position"):
            spies.GAME.position(state.view(viewer).board.position())


def test_a_hidden_answer_cannot_be_read_back() -> None:
    with pytest.raises(BadPosition):
        spies_at("spies; hand.1 G1; hand.2 G2; step play; sealed.1 ?; waiting 2")


# -- written by hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["spies", "spies seats=2", "  spies   seats=2 ;", "# empty\n\nspies # two seats"])
def test_what_is_not_named_is_as_usual(text: str) -> None:
    state = spies_at(text)
    assert (state.hands, state.top, state.deck) == ([[], []], [], list(range(16)))
    assert (state.coins, state.gold, state.points, state.known) == ([3, 3], [0, 0], [0, 0], [0] * 16)
    assert ([f.step for f in state.stack], state.waiting) == ([spies.ROUND, spies.SPY], [0])
    assert same(state.chance, Keyed(0))


def test_a_position_with_comments_and_semicolons() -> None:
    state = spies_at(COMMENTED)
    assert (state.seats, state.hands, state.top) == (3, [[0, 8], [1, 9], [2, 10]], [7, 15])
    assert (state.coins, state.gold, state.points) == ([3, 2, 1], [0, 2, 0], [2, 0, 1])
    assert (state.known[15], sum(state.known), state.deck) == (0b010, 0b010, [3, 4, 5, 6, 11, 12, 13, 14])
    assert ([(f.seat, f.count, f.at) for f in state.stack], state.waiting) == ([(1, 1, 1), (1, 1, 0)], [1])


def test_without_a_waiting_line_the_step_on_top_asks() -> None:
    state = spies_at("spies seats=3; hand.1 G1; hand.2 G2; hand.3 G3; step play")
    assert (state.waiting, state.sealed) == ([0, 1, 2], [[], [], []])


def test_sealed_answers_of_a_position() -> None:
    state = spies_at("spies seats=3; gold 1 1 0; step bid; sealed.1 bid:silver bid:gold; sealed.2 stop; waiting 1 3")
    assert (state.sealed, state.waiting) == ([[SILVER, GOLD], [STOP], []], [0, 2])
    assert (state.legal(0), state.legal(1), state.legal(2)) == ([STOP], [], [SILVER, STOP])


def test_a_sealed_question_nobody_has_answered_yet() -> None:
    state = spies_at("spies; hand.1 G1; hand.2 G2; step play; waiting 1 2")
    for seat in (1, 0):
        state.apply(seat, PLAY + seat)
    assert state.played == [[0], [1]]
    assert SECRET not in state.known


def test_the_chance_of_a_position() -> None:
    assert same(spies_at("spies; chance 77 18").chance, Keyed(77, 18))
    one, other = (spies_at(f"spies; chance {key} 0; step round spied=1; step spy") for key in (1, 2))
    for state in (one, other):
        state.apply(0, spies.PEEK)
    assert one.top != other.top


def test_a_finished_position_asks_nobody() -> None:
    state = spies_at("spies; over; points 3 1; coins 0 2")
    assert (state.over, state.stack, state.waiting) == (True, [], [])
    assert [(score.total, score.rank) for score in state.results()] == [(3, 1), (3, 1)]


def test_the_last_of_several_steps_is_on_top() -> None:
    state = read("conspiracy seats=3; hand B1 Y1; step turn player=3 stage=extended; step extend player=3")
    assert ([f.seat for f in state.stack], state.waiting) == ([2, 2], [2])
    assert [CONSPIRACY.notation(action) for action in state.legal(2)] == ["place:Y1", "place:B1"]


# -- refused -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position of spies begins with a line “spies seats=2”, this one does not"),
        ("# nothing", "a position of spies begins with"),
        ("conspiracy seats=2", "a position of spies begins with"),
        ("hand.1 G1; spies", "a position of spies begins with"),
        ("spies; top G1; top G2", "the position names “top” twice"),
        ("spies; gold 1 1; gold 1 1", "the position names “gold” twice"),
        ("spies; top G9", "there is no card “G9” among the agents"),
        ("spies; hand.1 ?", "this is a view, not a whole position: some of its cards are unknown"),
        ("spies; hand.1 G1; top G1", "the position names the card G1 more often than the game has it"),
        ("spies; top G1 G1", "the position names the card G1 more often"),
        ("spies; hand.3 G1", "“hand.3 G1”: a position of spies has no such line; perhaps “hand.2”?"),
        ("spies; treasure 3", "“treasure 3”: a position of spies has no such line; its lines are: hand,"),
        ("spies; known.1 G9", "“known.1 G9”: “G9” is no card that can be hidden"),
        ("spies; known.6 G1", "“known.6 G1”: a position of spies has no such line; perhaps “known.2”?"),
        ("spies; step dance", "spies has no step “dance”; its steps: round, spy, put_back, drop, play, bid"),
        ("spies; step", "spies has no step “”"),
        ("spies; step round mood=3", "this step remembers no “mood”, only: player, over, spied"),
        ("spies; step round 3", "“3” should be name=value"),
        ("spies; step round player=first", "“first” should be a number from 1 to 2"),
        ("spies 3", "“3” should be name=value"),
        ("spies seats=two", "“two” should be a number"),
        ("spies; step spy; waiting 3", "“3” should be a number from 1 to 2"),
        ("spies; step spy; waiting none", "“none” should be a number from 1 to 2"),
        ("spies; step bid; sealed.1 sing; waiting 2", "there is no action “sing”: actions look like peek, recruit"),
        ("spies; step bid; sealed.3 stop; waiting 2", "a position of spies has no such line; perhaps “sealed.2”?"),
        ("spies; chance 1", "“chance” is a key and a count of numbers drawn"),
        ("spies; chance", "“chance” is a key and a count of numbers drawn"),
        ("spies; chance 1 2 3", "“chance” is a key and a count of numbers drawn"),
        ("spies; chance none 0", "“none” should be a number from 0 to"),
        (f"spies; chance {2**128} 0", "should be a number from 0 to"),
        ("spies; chance quick 1 2 3", "“chance” is a key and a count of numbers drawn"),
        ("spies; chance dice 1", "“dice” should be a number"),
        ("spies; coins 3", "“coins 3”: it takes 2 numbers, not 1"),
        ("spies; coins", "“coins”: it takes 2 numbers, not 0"),
        ("spies; points 1 one", "“one” should be a number"),
        ("spies; gold 4 0", "a seat has more gold than coins"),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        spies.GAME.position(text)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_game_without_hidden_cards_knows_no_known_ones() -> None:
    with pytest.raises(BadPosition, match=r"“known.1 B1”: “B1” is no card that can be hidden"):
        read("conspiracy; known.1 B1")


@pytest.mark.parametrize("text", ["spies seats=5", "spies seats=none", "spies colour=red", "conspiracy promo=maybe"])
def test_a_bad_setup_makes_a_bad_position(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)


HANDS = "spies; hand.1 G1; hand.2 G2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("conspiracy; step keep", "“step keep” is only part of another step: right before it belongs “step turn”"),
        ("conspiracy; step pick", "right before it belongs “step extend”"),
        ("spies; step drop", "there is no agent of this back to drop"),
        ("spies; step round; waiting 1", "does not fit what lies on the table: nobody could answer"),
        ("conspiracy; over; waiting 1", "a game that is over asks nobody"),
        ("conspiracy; over; step recruit", "a game that is over asks nobody"),
        (
            "conspiracy; step turn stage=recruited; step recruit; waiting 1 1",
            "only a sealed question waits for several players",
        ),
        (
            "conspiracy; step turn stage=recruited; step recruit; waiting 1 2",
            "only a sealed question waits for several players",
        ),
        ("conspiracy; step recruit; sealed.1 deck:1", "sealed answers need a sealed question and a line “waiting”"),
        ("conspiracy; step recruit; sealed.1 deck:1; waiting 1", "sealed answers need a sealed question"),
        (f"{HANDS}; step play; sealed.1 play:G1", "sealed answers need a sealed question and a line “waiting”"),
        (f"{HANDS}; step play; sealed.1 play:G2; waiting 2", "player 1 cannot have sealed play:G2"),
        ("spies; step bid; sealed.1 stop stop; waiting 2", "player 1 cannot have sealed stop"),
        ("spies; step bid; coins 3 0; sealed.2 stop; waiting 1", "player 2 cannot have sealed stop"),
        (f"{HANDS}; step play; sealed.1 play:G1; waiting 1 2", "the sealed question waits for other players: 2"),
        (f"{HANDS}; step play; waiting 2", "the sealed question waits for other players: 1 2"),
        ("spies; step bid; sealed.1 bid:silver; waiting 2", "the sealed question waits for other players: 1 2"),
        ("spies; step bid; sealed.1 stop; sealed.2 stop; waiting 2", "waits for other players: none"),
    ],
)
def test_answers_that_cannot_be_make_a_bad_position(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        read(text)
    assert sentence in str(error.value)


@pytest.mark.parametrize("place", ["faceup", "location_deck", "locations.1"])
def test_a_card_that_does_not_take_part_makes_a_bad_position(place: str) -> None:
    promo = CONSPIRACY.packs["locations"][max(CONSPIRACY.packs["locations"])]
    with pytest.raises(BadPosition, match=f"the card {promo} does not take part under these options"):
        read(f"conspiracy; {place} {promo}")


@pytest.mark.parametrize(
    "line",
    [
        f"chance 0 {2**63}",
        f"chance quick 1 2 3 {2**32}",
        f"chance quick {2**70} 2 3 4",
        f"step turn seat={2**70}",
        f"step turn count={2**70}",
        "step swap first=99",
        f"trigger {2**70}",
    ],
)
def test_numbers_beyond_all_measure_make_a_bad_position(line: str) -> None:
    with pytest.raises(BadPosition):
        read(f"conspiracy; {line}")


# -- anything ----------------------------------------------------------------------------------------------------------

GOOD = [COMMENTED, *(state.position() for table in TABLES for at, state in enumerate(walks(table, 1)) if at % 9 == 0)]
ODD_WORDS = ["", ";", "\0", "=", "?", "-1", "none", "over", "sealed.1", "waiting", str(2**70)]
WORDS = sorted({word for text in GOOD for word in text.split()}) + ODD_WORDS


@settings(max_examples=500)
@given(st.sampled_from(GOOD), st.integers(0, 999), st.integers(0, 12), st.sampled_from(WORDS))
def test_a_spoilt_position_is_refused_or_can_be_played(text: str, at: int, length: int, new: str) -> None:
    at %= len(text)
    try:
        state = read(text[:at] + new + text[at + length :])
    except PrestolError:
        return
    assert state.over or all(state.legal(seat) for seat in state.waiting)
    state.view(0).sample(1)
    if not state.over:
        state.apply(*pick(state, Quick(1)))
