"""Everything people read is there in every language."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from wording import Strict

import prestol
from prestol import BadSetup, IllegalAction, Match, Reason
from prestol.text import LANGUAGES, preferred, words
from prestol.text.tell import Narrator, plain_names

SOURCE = Path(__file__).parent.parent / "src" / "prestol"
OURS = ("NoTable", "NotYours", "Stale")  # errors of the web house
ERRORS = {*OURS, *(name for name in dir(prestol) if isinstance(getattr(prestol, name), type))}


def catalogue(language: str) -> Catalog:
    with (SOURCE / "text" / f"{language}.po").open("rb") as file:
        return read_po(file)


def entries(language: str) -> dict[str, list[str]]:
    """Each key with its translations: one, or one for each plural."""
    return {key(m.id): texts(m.string) for m in catalogue(language) if m.id}


def key(id: str | list[str] | tuple[str, ...]) -> str:
    return id if isinstance(id, str) else id[0]


def texts(string: str | list[str] | tuple[str, ...] | None) -> list[str]:
    return [string] if isinstance(string, str) else list(string or ())


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def error_sentences() -> set[str]:
    """The English sentence of every error that the source raises."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Raise(exc=ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(sentence)), *_])):
                    if name in ERRORS:
                        found.add(sentence)
    return found


def test_all_languages_have_the_same_keys() -> None:
    english = set(entries("en"))
    for language in ("ru", "pl"):
        assert set(entries(language)) - error_sentences() - {"seat {seat} cannot answer {action}: {reason}"} == english


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_every_error_is_translated(language: str) -> None:
    sentences = error_sentences()
    assert len(sentences) > 40
    assert sentences - set(entries(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_plurals_are_complete(language: str) -> None:
    book = catalogue(language)
    for message in book:
        if message.id:
            forms = 1 if isinstance(message.id, str) else book.num_plurals
            assert len(texts(message.string)) == forms, message.id
            assert all(texts(message.string)), message.id


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_translations_name_the_same_values(language: str) -> None:
    english = entries("en")
    for name, translated in entries(language).items():
        expected = placeholders(english[name][-1]) if name in english else placeholders(name)
        for text in translated:
            assert placeholders(text) == expected, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_the_one_in_the_source(language: str) -> None:
    say = words(language)
    for name, translated in entries(language).items():
        assert say.pattern(name, 1) == translated[0], "compile the catalogues again: make test does"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_are_told_without_a_missing_word(language: str, seats: int) -> None:
    """Every prompt, button, refusal, log line and part of the score pad that games lead to has words."""
    say = Strict(language)
    for seed in range(6):
        match = Match.new("conspiracy", seats, seed, {"promo": True})
        narrator = Narrator(match.game, say, plain_names(say, seats))
        while not match.state.over:
            seat = match.state.waiting[0]
            narrator.prompt(match.state)
            for action in match.state.legal(seat):
                narrator.say(match.state, seat, action)
            for action, reason in match.state.refusals(seat).items():
                narrator.say(match.state, seat, action)
                say.reason(reason, "conspiracy")
            legal = match.state.legal(seat)
            match.play(seat, legal[seed % len(legal)])
        for entry in match.log:
            for event in entry:
                narrator.event(event)
        for score in match.state.results():
            for part in score.parts:
                say(f"conspiracy.part.{part}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reason_event_and_option_has_words(language: str) -> None:
    say = Strict(language)
    for name in prestol.GAMES:
        game = prestol.game(name)
        for card in Narrator(game, say).cards():
            say(f"{name}.pack.{card.pack}")
            say(f"provenance.{card.provenance}")
        for reason in game.reasons[1:]:
            assert say.reason(reason, name) != ""
        for kind in game.events:
            assert say.has(f"{name}.event.{kind}")
        for option in game.choices:
            say(f"{name}.option.{option.name}")
            say(f"{name}.option.{option.name}.line")
            for value in option.values:
                say(f"value.{value}")


def test_the_same_answer_in_three_languages() -> None:
    state = prestol.game("conspiracy").new(2, seed=1)
    seat, action = state.waiting[0], prestol.game("conspiracy").parse("deck:3")
    assert prestol.say(state, seat, action) == "Draw 3 lords, keep 1"
    assert prestol.say(state, seat, action, lang="ru") == "Взять 3 лордов, оставить 1"
    assert prestol.say(state, seat, action, lang="pl") == "Dobierz 3 lordów, zatrzymaj 1"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 pearl", "2 pearls", "5 pearls", "21 pearls"]),
        ("ru", ["1 жемчужина", "2 жемчужины", "5 жемчужин", "21 жемчужина"]),
        ("pl", ["1 perła", "2 perły", "5 pereł", "21 pereł"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    assert [words(language)("conspiracy.ui.pearls", n=n) for n in (1, 2, 5, 21)] == forms


def test_errors_speak_the_players_language() -> None:
    error = IllegalAction(1, "deck:2", Reason("not_asked"))
    assert words("en").error(error) == "seat 1 cannot answer deck:2: this seat is not asked now"
    assert words("ru").error(error) == "место 1 не может ответить deck:2: это место сейчас не спрашивают"


def test_a_refusal_names_its_rule() -> None:
    assert (
        words("en").reason(Reason("has_key", "7.1"), "conspiracy") == "a lord with a key cannot be swapped (rule 7.1)"
    )


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="en, ru, pl"):
        words("de")


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PRESTOL_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert preferred() == "pl"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert preferred() == "en"
    monkeypatch.setenv("PRESTOL_LANG", "ru")
    assert preferred() == "ru"
