"""The log in turns: every event is told, whole, in order, and its names lead to what lies on the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from walks import play_on

from prestol import Match
from prestol.board.scene import SHAPES
from prestol.core.engine import EVERYBODY, Event
from prestol.games import kit, kit_of
from prestol.text import LANGUAGES
from prestol.text.marks import FROM, OF, TO, Marker, Run, runs
from prestol.text.narrator import Narrator
from prestol.web.log import LAST_LINES, grouped, line_of, lines, log_line, recent_log, turns, whole_log
from prestol.web.table import Table
from prestol.web.view_models import Line, Log, LogLine, Turn

NAMES = ("Ada", "Bob", "Cid", "Dan")
TABLES = [
    ("conspiracy", 1),
    ("conspiracy", 3),
    ("viceroy", 2),
    ("viceroy", 4),
    ("rurik", 1),
    ("rurik", 3),
    ("outpost", 2),
]
# What the names of each game lead to.
PLACES = {
    "conspiracy": {"lord", "location", "pile"},
    "viceroy": {"card"},
    "rurik": {"land", "banner", "deed", "agenda", "scheme"},
    "outpost": {"card", "region", "street"},
}


def narrator(match: Match, language: str = "en") -> Narrator:
    return kit_of(match.game).narrator(language, NAMES[: match.seats])


def table(match: Match) -> Table:
    return Table("t", {}, match, [], [])


def board(match: Match, language: str = "en", shape: str = "wide") -> str:
    return kit_of(match.game).board.draw(match.view(0).board, 0, narrator(match, language), shape, "")


def told(match: Match, language: str = "en") -> Log:
    return whole_log(table(match), narrator(match, language), 0, board(match, language))


def words(line: LogLine) -> str:
    return line.name + "".join(run.text for run in line.runs)


def every_line(log: Log) -> list[LogLine]:
    return [line for turn in log.turns for line in turn.lines]


# -- sentences ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_event_is_told_whole_and_in_order(game: str, seats: int, language: str) -> None:
    match = play_on(Match.new(game, seats, 5), 5)
    speaker = narrator(match, language)
    found = lines(table(match), speaker, 0)
    plain = [line for step in range(len(match.log)) for _, line in speaker.lines(match.events(step, 0))]
    assert [line.text for line in found] == plain
    assert [words(log_line(line, line.seat, ())) for line in found] == plain
    shown = every_line(told(match, language))
    assert all(before.step <= after.first for before, after in pairwise(shown))
    covered = {step for line in shown for step in range(line.first, line.step + 1)}
    assert {line.step for line in found if line.role != "turn"} <= covered
    assert not any(mark in words(line) for line in shown for mark in (FROM, OF, TO))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_turn_is_one_group_under_the_name_of_its_player(game: str, seats: int, language: str) -> None:
    match = play_on(Match.new(game, seats, 6), 6)
    groups = grouped(lines(table(match), narrator(match, language), 0))
    for before, group in pairwise(groups):
        assert before[0].seat != group[0].seat or group[0].role in ("turn", "phase") or before[-1].role == "phase"
    for group in groups:
        assert all(line.seat == group[0].seat for line in group if line.role != "aside")
    for turn in told(match, language).turns:
        assert (turn.seat is None) == (turn.name == "")
        assert all(line.name.startswith(turn.name) for line in turn.lines if line.name)


def test_in_its_turn_a_sentence_goes_without_the_name() -> None:
    match = Match.new("conspiracy", 2, 1)
    match.play(match.state.waiting[0], "deck:2")
    for language, rest in (("en", "draws 2 lords."), ("ru", "берёт из колоды 2 лордов."), ("pl", "dobiera 2 lordów.")):
        line = told(match, language).turns[-1].lines[-1]
        assert (line.name, words(line)) == ("Ada ", f"Ada {rest}")


def test_whoever_suffers_in_another_ones_turn_is_named_there() -> None:
    match = play_on(Match.new("rurik", 3, 8), 8)
    asides = [(turn, line) for turn in told(match).turns for line in turn.lines if line.role == "aside"]
    assert any(words(line).split()[0] in {*NAMES} - {turn.name} for turn, line in asides)
    assert all(line.name == "" or line.name.strip() == turn.name for turn, line in asides)


def test_two_turns_of_one_player_are_two_groups() -> None:
    draw = ("drew", 0, 1, 0)
    found = list(event_lines("conspiracy", "en", ("turn", 0, 0, 0), draw, ("turn", 0, 0, 0), draw, ("turn", 1, 0, 0)))
    assert [[words(line) for line in turn.lines] for turn in found] == [["Ada draws 1 lord."]] * 2


# -- what is the same is told once -------------------------------------------------------------------------------------


def event_lines(game: str, language: str, *events: tuple[str, int, int, int]) -> Iterator[Turn]:
    rules, names = kit(game).rules, list(NAMES[:2])
    marker = Marker(kit(game).text(language), names)
    made = [Event(rules.events.index(kind), seat, a, b, EVERYBODY) for kind, seat, a, b in events]
    found: list[Line] = [line_of(marker, step, 0, [event], marker.line([event])) for step, event in enumerate(made, 1)]
    return turns(grouped(found), marker, (), "")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada takes a red gem, a yellow gem × 2."),
        ("ru", "Ada берёт красный самоцвет, жёлтый самоцвет × 2."),
        ("pl", "Ada bierze czerwony klejnot, żółty klejnot × 2."),
    ],
)
def test_what_differs_only_in_its_end_is_one_line(language: str, sentence: str) -> None:
    gems = [("took_gem", 0, colour, 0) for colour in (3, 0, 3)]
    (turn,) = event_lines("viceroy", language, gems[1], gems[0], gems[2])
    (line,) = turn.lines
    assert (words(line), line.first, line.step) == (sentence, 1, 3)


def test_the_same_again_is_counted() -> None:
    muster = ("mustered", 0, 0, 0)
    (turn,) = event_lines("rurik", "en", muster, muster)
    assert [words(line) for line in turn.lines] == ["Ada musters a troop in Novgorod × 2."]


def test_what_another_player_does_is_never_joined() -> None:
    found = list(event_lines("viceroy", "en", ("took_gem", 0, 0, 0), ("took_gem", 1, 0, 0)))
    assert [words(line) for turn in found for line in turn.lines] == ["Ada takes a red gem.", "Bob takes a red gem."]


# -- when --------------------------------------------------------------------------------------------------------------


def test_a_page_knows_the_round_though_it_began_long_ago() -> None:
    match = play_on(Match.new("rurik", 4, 3), 3, 150)
    log = recent_log(table(match), narrator(match), 0, board(match))
    rounds = [line.text for line in lines(table(match), narrator(match), 0) if line.text.startswith("Round")]
    assert log.turns[-1].when == f"round {rounds[-1].split()[1]}"
    assert log.earlier is not None
    assert sum(len(turn.lines) for turn in log.turns) <= LAST_LINES
    assert every_line(log)[-1] == every_line(told(match))[-1]


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_sentence_in_runs() -> None:
    sentence = f"Ada activates {FROM}street-{{seat}}-2{OF}street 2{TO}."
    assert runs(sentence, 1) == [Run("Ada activates "), Run("street 2", "street-1-2"), Run(".")]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", PLACES)
def test_names_lead_to_what_lies_on_the_board(game: str, shape: str) -> None:
    kinds = set[str]()
    for seed in range(4):
        match = Match.new(game, 2, seed)
        while not match.state.over:
            play_on(match, seed + len(match.moves), 9)
            drawn = board(match, shape=shape)
            log = recent_log(table(match), narrator(match), 0, drawn)
            linked = {run.piece for line in every_line(log) for run in line.runs if run.piece}
            assert [piece for piece in linked if f'<g id="{piece}"' not in drawn] == []
            kinds |= {piece.partition("-")[0] for piece in linked}
    assert kinds == PLACES[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "kind"),
    [("conspiracy", "placed"), ("viceroy", "placed"), ("rurik", "placed_advisor"), ("outpost", "explored")],
)
def test_what_has_just_come_to_the_board_is_linked(game: str, kind: str, language: str) -> None:
    match, seen = Match.new(game, 2, 4), 0
    while not match.state.over:
        play_on(match, 4 + len(match.moves), 1)
        if happened(match, kind):
            seen += 1
            newest = [line for line in every_line(told(match, language)) if line.step == len(match.moves)]
            assert any(run.piece for line in newest for run in line.runs)
    assert seen


def happened(match: Match, kind: str) -> bool:
    return kind in [match.game.events[event.kind] for event in match.events(len(match.moves), 0)]
