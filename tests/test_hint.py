"""Hints: fair, the same for the same seed, and in words that say why."""

from __future__ import annotations

from statistics import fmean

import pytest
from wording import Strict, strict_narrator

from prestol import BadSetup, Match, NoHint, game
from prestol.games import kit_of
from prestol.play.bots import bot
from prestol.play.hint import Candidate, Gain, Hint, evened, hint
from prestol.play.hint_text import HintText
from prestol.text import LANGUAGES
from prestol.text.narrator import plain_names

TABLES = [("conspiracy", 2), ("viceroy", 3), ("rurik", 2), ("outpost", 2), ("viceroy", 1), ("rurik", 1)]


def played(game: str, seats: int, answers: int) -> Match:
    match = Match.new(game, seats, 5)
    player = bot("random", match.game, 1)
    for _ in range(answers):
        if not match.state.over:
            seat = match.state.waiting[0]
            match.play(seat, player.choose(match.view(seat), seat))
    return match


def only_answer() -> Match:
    """A question with one answer that the engine does not give by itself: it would betray a hidden card."""
    for seed in range(200):
        match = Match.new("viceroy", 2, seed)
        player = bot("random", match.game, 1)
        while not match.state.over:
            seat = match.state.waiting[0]
            if len(match.state.legal(seat)) == 1:
                return match
            match.play(seat, player.choose(match.view(seat), seat))
    raise AssertionError("there is always a choice")


def test_answers_that_are_the_same_are_not_told_apart() -> None:
    """The first building of an empty settlement: all its plots are alike."""
    text = "outpost; round 2; step round stage=running; step turn; stock.1 1 1 1 0 0; market.1 sawmill"
    s = game("outpost").position(text)
    s.apply(0, s.game.parse("build:1"))
    found = [hint(s.view(0), 0, seconds=0, seed=seed) for seed in range(4)]
    assert {len(each.candidates) for each in found} == {9}
    assert {each.verdict for each in found} <= {"slight", "equal"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("answers", [9, 23])
def test_a_hint_knows_only_what_the_seat_may_know(game: str, seats: int, answers: int) -> None:
    """Whatever is dealt anew behind the back of the seat, the hint is the same."""
    match = played(game, seats, answers)
    seat = match.state.waiting[0]
    found = match.hint(seat, "novice", 0)
    for luck in range(3):
        assert hint(match.view(seat).sample(luck).view(seat), seat, "novice", 0) == found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_finds_the_same_and_every_candidate_is_legal(game: str, seats: int) -> None:
    match = played(game, seats, 14)
    seat = match.state.waiting[0]
    found = match.hint(seat, "novice", 0, seed=3)
    assert found == match.hint(seat, "novice", 0, seed=3)
    assert {each.action for each in found.candidates} <= set(match.state.legal(seat))
    assert sum(each.share for each in found.candidates) == pytest.approx(1)
    assert found.best == max(found.candidates, key=lambda each: each.share).action
    assert found.candidates[0].chance == max(each.chance for each in found.candidates)


def test_nothing_is_shown_as_better_than_the_best() -> None:
    assert evened([0.5, 0.4, 0.7, 0.6], [60, 20, 10, 10], 0) == pytest.approx([0.5375, 0.4, 0.5375, 0.5375])
    assert evened([0.5, 0.4], [60, 20], 0) == [0.5, 0.4]


@pytest.mark.parametrize("game", ["conspiracy", "viceroy", "rurik", "outpost"])
def test_at_the_beginning_nobody_who_asks_is_told_to_be_far_ahead(game: str) -> None:
    chances = []
    for seed in range(3):
        match = Match.new(game, 4, seed)
        for _ in range(3):
            seat = match.state.waiting[0]
            found = hint(match.view(seat), seat, "apprentice", seconds=0)
            chances += [found.candidates[0].chance] if len(found.candidates) > 1 else []
            match.play(seat, found.best)
    assert fmean(chances) == pytest.approx(0.25, abs=0.1)


def test_a_hint_changes_nothing() -> None:
    match = played("conspiracy", 2, 9)
    before = match.record()
    match.hint(match.state.waiting[0], "novice", 0)
    assert match.record() == before


def test_an_only_answer_needs_no_search() -> None:
    match = only_answer()
    seat = match.state.waiting[0]
    found = match.hint(seat)
    assert (found.verdict, found.gain) == ("only", None)
    assert found.candidates == (Candidate(match.state.legal(seat)[0], 0.0, 1.0),)


def test_only_who_is_asked_is_told() -> None:
    match = Match.new("conspiracy", 2, 1)
    with pytest.raises(NoHint, match="it is not the turn of player 2"):
        match.hint(1)
    over = played("conspiracy", 2, 1000)
    with pytest.raises(NoHint, match="the game is over"):
        over.hint(0)
    with pytest.raises(BadSetup, match="there is no level “genius”; the levels are: novice"):
        match.hint(0, "genius")


@pytest.mark.parametrize(
    ("mine", "theirs", "alone", "verdict"),
    [
        (0.6, 0.5, False, "clear"),
        (0.52, 0.5, False, "slight"),
        (0.5, 0.52, False, "equal"),
        (24.0, 22.0, True, "clear"),
    ],
)
def test_the_verdict_compares_with_the_next_best(mine: float, theirs: float, alone: bool, verdict: str) -> None:
    assert Hint(0, alone, (Candidate(1, mine, 0.9), Candidate(2, theirs, 0.1))).verdict == verdict


def test_the_reason_names_the_part_of_the_score_that_gains() -> None:
    """Alone with three decks, a whole coalition at stake: found by playing on, not written down anywhere."""
    match = Match.new("conspiracy", 1, 5)
    found = match.hint(0, "apprentice", 0)
    assert found.gain is not None
    assert found.gain.part in match.state.results()[0].parts
    assert found.gain.points > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_hint_has_words(game: str, seats: int, language: str) -> None:
    match = played(game, seats, 11)
    seat = match.state.waiting[0]
    say = Strict(language, match.game)
    narrator = strict_narrator(match.game, say, plain_names(say, seats))
    board, first, second = match.view(seat).board, *match.state.legal(seat)[:2]
    for lead in (0.5, 0.02, 0.0):
        for part in (None, *match.state.results()[0].parts):
            candidates = (Candidate(first, 0.5 + lead, 0.8), Candidate(second, 0.5, 0.2))
            made = Hint(seat, seats == 1, candidates, Gain(part, 1.25) if part else None)
            assert "{" not in HintText(narrator, board, made).summary()
    assert HintText(narrator, board, Hint(seat, seats == 1, (Candidate(first, 0, 1),))).reasons() == []


def test_a_hint_as_people_read_it() -> None:
    match = Match.new("conspiracy", 2, 1)
    candidates = (Candidate(match.game.parse("deck:1"), 0.625, 0.8), Candidate(match.game.parse("deck:2"), 0.5, 0.2))
    made = Hint(0, False, candidates, Gain("coalition", 2.31))
    spoken = [HintText(kit_of(match.game).narrator(lang), match.view(0).board, made).summary() for lang in LANGUAGES]
    assert spoken[0] == (
        "Best: “Draw 1 lord”. It wins 62% of trial games. "
        "It is clearly better than “Draw 2 lords, keep 1”: 62% against 50%. "
        "By the end of the turn it brings you 2.3 more points on average for “Largest coalition”."
    )
    assert "Этот ход выигрывает 62 % пробных партий." in spoken[1]
    assert "К концу хода это даст вам в среднем на 2,3 очка больше в графе «Крупнейшая коалиция»." in spoken[1]
    assert "Ten ruch wygrywa 62% gier próbnych." in spoken[2]
    assert "Do końca tury da ci to średnio o 2,3 punktu więcej w rubryce „Największa koalicja”." in spoken[2]


def equally_good(match: Match, *answers: str) -> list[str]:
    """What is said in each language if the first answers are worth the same, and the last one much less."""
    *good, poor = (match.game.parse(each) for each in answers)
    candidates = (*(Candidate(each, 0.5, 0.2) for each in good), Candidate(poor, 0.1, 0.1))
    made = Hint(0, False, candidates)
    return [HintText(kit_of(match.game).narrator(lang), match.view(0).board, made).summary() for lang in LANGUAGES]


def test_equal_chances_are_said_to_be_equal() -> None:
    match = Match.new("conspiracy", 2, 1)
    assert equally_good(match, "deck:1", "deck:2", "deck:3") == [
        "A good move: “Draw 1 lord”. It wins 50% of trial games. “Draw 2 lords, keep 1” is equally good.",
        "Хороший ход: «Взять 1 лорда из колоды». Этот ход выигрывает 50 % пробных партий. "
        "Так же хорош и ход «Взять 2 лордов, оставить 1».",
        "Dobry ruch: „Dobierz 1 lorda”. Ten ruch wygrywa 50% gier próbnych. "
        "Równie dobry jest ruch „Dobierz 2 lordów, zatrzymaj 1”.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_all_are_equally_good_is_said_of_all_there_are(language: str) -> None:
    match = Match.new("conspiracy", 2, 1)
    narrator, board = kit_of(match.game).narrator(language), match.view(0).board
    legal = board.legal(0)
    told = HintText(narrator, board, Hint(0, False, tuple(Candidate(each, 0.3, 0.1) for each in legal)))
    assert len(legal) == 3
    expected = {
        "en": "All 3 moves are equally good.",
        "ru": "Все 3 хода одинаково хороши.",
        "pl": "Wszystkie 3 ruchy są równie dobre.",
    }
    assert told.comparison() == expected[language]


def test_alone_a_hint_counts_points() -> None:
    match = Match.new("conspiracy", 1, 5)
    first, second = match.state.legal(0)[:2]
    made = Hint(0, True, (Candidate(first, 24.5, 0.8), Candidate(second, 20.0, 0.2)))
    told = HintText(kit_of(match.game).narrator("en"), match.view(0).board, made)
    assert told.reasons()[:2] == [
        "In trial games it leads to 24.5 points on average.",
        f"It is clearly better than “{told.answer(1)}”: 24.5 points against 20.0 points.",
    ]
