"""Records: a game as readable text, and back."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import CONSPIRACY, CONSPIRACY_TABLES, SPIES, TABLES, Table, play_on

from prestol import BadRecord, Match, game
from prestol.play import record
from prestol.play.properties import same

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def replay(text: str) -> Match:
    """Like Match.from_record, for Spies, too, which is in no table of games."""
    return record.replay(text, new)


def new(name: str, *setup: Any) -> Match:
    return Match(SPIES if name == "spies" else game(name), *setup)


FINISHED = play_on(Match(CONSPIRACY, 2, 7, {"promo": True}), 1).record()
UNFINISHED = play_on(Match(CONSPIRACY, 3, 7, {}), 1, 12).record()
SEALED = play_on(Match(SPIES, 3, 7, {}), 1, 9).record()
PIECES = [*"0123456789-: \n", "seats 1\n", "1 deck:1\n", "2 wait\n", "unfinished\n", "²", "٣"]
RECORDS = [FINISHED, UNFINISHED, SEALED]


@every_table
@pytest.mark.parametrize("answers", [0, 1, 20, 10_000])
def test_a_record_replays_to_the_same_match(table: Table, answers: int) -> None:
    match = play_on(table.match(4), 4, answers)
    again = replay(match.record())
    assert same(again.state, match.state)
    assert again.moves == match.moves
    assert (again.record(), again.seed, again.options) == (match.record(), match.seed, match.options)


def test_a_record_of_a_registered_game_replays_by_name() -> None:
    assert Match.from_record(FINISHED).record() == FINISHED


def test_a_match_replayed_from_its_record_goes_on() -> None:
    match = play_on(Match(CONSPIRACY, 2, 5, {}), 5, 30)
    assert play_on(replay(match.record()), 6).record() == play_on(match, 6).record()


def test_what_is_undone_is_not_in_the_record() -> None:
    match = Match(SPIES, 2, 3, {})
    seat, before = match.state.waiting[0], match.record()
    match.play(seat, "wait")
    match.undo(seat)
    assert match.record() == before


def test_a_record_is_readable() -> None:
    match = Match(CONSPIRACY, 1, 1, {"promo": True, "legend": "blue"})
    match.play(0, "deck:1")
    head = "prestol 2\ngame conspiracy\nrules 1\nseats 1\noption promo yes\noption legend blue\nseed 1\n"
    committed = hashlib.sha256(b"prestol seed 1").hexdigest()
    assert match.record() == head + f"commitment {committed}\n\n1 deck:1\nunfinished\n"


def test_a_record_of_the_first_format_replays_and_is_written_anew() -> None:
    """There players were counted from 0."""
    first = re.sub(r"(?m)^(\d)(?= )", lambda found: str(int(found[1]) - 1), FINISHED).replace("prestol 2", "prestol 1")
    assert "\n0 " in first
    assert Match.from_record(first).record() == FINISHED


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    with pytest.raises(BadRecord, match="committed to when the game began"):
        Match.from_record(Match(CONSPIRACY, 2, 1, {}).record().replace("seed 1", "seed 2"))


def test_a_record_may_leave_out_the_commitment() -> None:
    text = Match(CONSPIRACY, 2, 1, {}).record()
    assert Match.from_record(re.sub("commitment .*\n", "", text)).record() == text


def test_the_last_line_is_the_points_of_each_player() -> None:
    match = play_on(Match(CONSPIRACY, 1, 1, {}), 1)
    totals = " ".join(str(score.total) for score in match.state.results())
    assert match.record().splitlines()[-1] == f"result {totals}"


@pytest.mark.parametrize("table", CONSPIRACY_TABLES, ids=str)
def test_a_finished_game_takes_less_than_6_kilobytes(table: Table) -> None:
    assert max(len(play_on(table.match(2**128 - 1 - seed), seed).record().encode()) for seed in range(5)) < 6000


@pytest.mark.parametrize("text", [FINISHED.replace("\n", "\r\n"), f"{FINISHED}\n\n", FINISHED.replace("\n", "  \n")])
def test_line_ends_and_blanks_do_not_matter(text: str) -> None:
    assert Match.from_record(text).record() == FINISHED


# -- refused -----------------------------------------------------------------------------------------------------------


def changed(text: str, old: str, new: str) -> str:
    """A record with something else in the place of the first match of a pattern."""
    found, count = re.subn(old, new, text, count=1, flags=re.MULTILINE)
    assert count == 1
    return found


@pytest.mark.parametrize("text", ["", "1. e4 e5 2. Nf3", FINISHED[1:], "\n" + FINISHED, "prestol 9\n" + FINISHED])
def test_foreign_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="this is no record: its first line should be “prestol 2”"):
        Match.from_record(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("^result.*\n", "", "the record has been cut off: its last line should be “result …” or “unfinished”"),
        ("\n\n", "\n", "the record has been cut off"),
        ("^game.*\n", "", "the record's header has no line “game …”"),
        ("^rules.*\n", "", "the record's header has no line “rules …”"),
        ("^seats.*\n", "", "the record's header has no line “seats …”"),
        ("^seed.*\n", "", "the record's header has no line “seed …”"),
        ("^seats 2", "seats two", "“seats” in the record should be a whole number, not “two”"),
        ("^rules 1", "rules", "“rules” in the record should be a whole number, not “”"),
        ("^seed 7", "seed 0x7", "“seed” in the record should be a whole number, not “0x7”"),
        ("^seed 7", f"seed {10**50}", "“seed” in the record should be a whole number, not “1000"),
        ("^result .*", "result many", "“result” in the record should be a whole number, not “many”"),
        ("^2 deck:1", "North deck:1", "line 9 of the record should be a player and an action, not “North deck:1”"),
        ("^2 deck:1", "0 deck:1", "line 9 of the record should be a player and an action, not “0 deck:1”"),
        ("^2 deck:1", "-1 deck:1", "line 9 of the record should be a player and an action, not “-1 deck:1”"),
        ("^2 deck:1", "2", "line 9 of the record should be a player and an action, not “2”"),
        ("^game.*", "game chess", "there is no game “chess”; the games are: conspiracy"),
        ("^seats 2", "seats 5", "conspiracy is for 1 to 4 seats, not 5"),
        ("^seed 7", "seed -1", "a seed is a number from 0 to 2**128 - 1, not -1"),
        ("^seed 7", f"seed {2**128}", "a seed is a number from 0 to 2**128 - 1"),
        ("^option promo yes", "option promo 3", "option promo is one of no, yes, not “3”"),
        ("^option promo yes", "option mood good", "conspiracy has no option “mood”; its options: promo, legend"),
        ("^option promo yes", "option legend red", "option legend is only for 1 seats, not 2"),
        ("^rules 1", "rules 2", "the record was played under rules version 2, this is version 1"),
        ("^2 deck:1", "1 deck:1", "the record does not replay at move 1: player 1 cannot play deck:1: not asked"),
        (
            "^2 deck:1",
            "5 deck:1",
            "the record does not replay at move 1: player 5 cannot play deck:1: no such seat",
        ),
        ("^2 deck:1", "2 dance", "the record does not replay at move 1: there is no action “dance”"),
        ("^2 deck:1", "2 pile:Y", "the record does not replay at move 1: player 2 cannot play pile:Y: pile empty"),
        ("^result", "1 deck:1\nresult", ": player 1 cannot play deck:1: game over"),
        ("^result.*", "unfinished", "the record says the game is over and it is not, or the other way round"),
        ("^.*\nresult", "result", "the record says the game is over and it is not, or the other way round"),
        ("^result ", "result 9", "the record's result is not what its moves lead to"),
        ("^result (.*)", r"result \1 0", "the record's result is not what its moves lead to"),
        ("^result .*", "result", "the record's result is not what its moves lead to"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        Match.from_record(changed(FINISHED, old, new))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seat", ["9" * 30, "9" * 5000])
def test_a_seat_beyond_all_measure_is_refused(seat: str) -> None:
    with pytest.raises(BadRecord):
        Match.from_record(changed(FINISHED, "^2 deck:1", f"{seat} deck:1"))


def test_a_sealed_answer_out_of_turn_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"does not replay at move \d+: player \d cannot play play:..: not asked"):
        replay(changed(SEALED, r"^(\d play:.*)$", r"\1\n\1"))


@pytest.mark.parametrize("text", RECORDS, ids=["finished", "unfinished", "sealed"])
def test_a_record_cut_anywhere_is_refused(text: str) -> None:
    whole = text.encode()
    for length in range(len(whole)):
        cut = whole[:length].decode()
        if cut.rstrip() == text.rstrip():
            assert replay(cut).record() == text
        else:
            with pytest.raises(BadRecord):
                replay(cut)


@settings(max_examples=300)
@given(st.sampled_from(RECORDS), st.integers(0, 999), st.integers(0, 20), st.sampled_from(PIECES) | st.text(max_size=8))
def test_a_spoilt_record_is_refused_or_replays(text: str, at: int, length: int, new: str) -> None:
    at %= len(text)
    try:
        match = replay(text[:at] + new + text[at + length :])
    except BadRecord:
        return
    assert replay(match.record()).record() == match.record()


@given(st.text(), st.booleans())
def test_any_text_is_refused(text: str, headed: bool) -> None:
    with pytest.raises(BadRecord):
        replay(f"prestol 2\n{text}" if headed else text)
