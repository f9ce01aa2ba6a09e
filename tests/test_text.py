"""Everything people read is there in every language."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest
from wording import Strict, entries, strict_narrator

import prestol
from prestol import BadSetup, IllegalAction, Match, PrestolError, Reason
from prestol.core import errors
from prestol.text import LANGUAGES, SITE, preferred, words
from prestol.text.narrator import plain_names


def is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, PrestolError | errors.Said)


SOURCE = Path(__file__).parent.parent / "src" / "prestol"
OURS = ("NoTable", "NotYours", "Stale")  # errors of the web server
ERRORS = {*OURS, *(kind.__name__ for kind in vars(errors).values() if is_error(kind))}
CATALOGUES = {"site": SITE, **{name: kit.catalogues for name, kit in prestol.GAMES.items()}}
PLURALS = {"en": 2, "ru": 3, "pl": 3}
ILLEGAL = "player {player} cannot play {action}: {reason}"


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def error_sentences(folder: Path) -> set[str]:
    """The English sentence of every error that the sources in a folder raise."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(sentence)), *_]):
                    if name in ERRORS:
                        found.add(sentence)
    return found


def keys(catalogue: str, language: str) -> set[str]:
    return set(entries(CATALOGUES[catalogue], language))


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_all_languages_have_the_same_keys(catalogue: str) -> None:
    english = keys(catalogue, "en")
    for language in ("ru", "pl"):
        assert keys(catalogue, language) - error_sentences(SOURCE) - {ILLEGAL} == english


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_every_error_is_translated(language: str) -> None:
    """Those of a game in its own catalogue, or in that of the site if others say the same."""
    site = keys("site", language)
    everywhere = error_sentences(SOURCE)
    assert len(everywhere) > 40
    of_games = set()
    for name in prestol.GAMES:
        own = error_sentences(SOURCE / "games" / name)
        assert own - keys(name, language) - site == set()
        of_games |= own
    assert everywhere - of_games - site == set()


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_plurals_are_complete(catalogue: str, language: str) -> None:
    for name, translated in entries(CATALOGUES[catalogue], language).items():
        assert len(translated) in (1, PLURALS[language]), name
        assert all(translated), name


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", ["ru", "pl"])
def test_translations_name_the_same_values(catalogue: str, language: str) -> None:
    english = entries(CATALOGUES[catalogue], "en")
    for name, translated in entries(CATALOGUES[catalogue], language).items():
        expected = placeholders(english[name][-1]) if name in english else placeholders(name)
        for text in translated:
            assert placeholders(text) == expected, name


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_the_one_in_the_source(catalogue: str, language: str) -> None:
    say = words(language, None if catalogue == "site" else CATALOGUES[catalogue])
    for name, translated in entries(CATALOGUES[catalogue], language).items():
        assert say.pattern(name, 1) == translated[0], "compile the catalogues again: make test does"


@pytest.mark.parametrize("catalogue", prestol.GAMES)
def test_no_key_of_a_game_hides_one_of_the_site(catalogue: str) -> None:
    assert keys(catalogue, "en") & keys("site", "en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_are_told_without_a_missing_word(language: str, seats: int) -> None:
    """Every prompt, button, refusal, log line and part of the score pad that games lead to has words."""
    for seed in range(6):
        match = Match.new("conspiracy", seats, seed, {"promo": True})
        say = Strict(language, match.game)
        narrator = strict_narrator(match.game, say, plain_names(say, seats))
        while not match.state.over:
            seat = match.state.waiting[0]
            narrator.prompt(match.state)
            for action in match.state.legal(seat):
                narrator.say(match.state, seat, action)
            for action, reason in match.state.refusals(seat).items():
                narrator.say(match.state, seat, action)
                narrator.why(reason)
            legal = match.state.legal(seat)
            match.play(seat, legal[seed % len(legal)])
        for entry in match.log:
            for event in entry:
                narrator.event(event)
        for score in match.state.results():
            for part in score.parts:
                narrator.part(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reason_event_and_option_has_words(language: str) -> None:
    for name in prestol.GAMES:
        game = prestol.game(name)
        say = Strict(language, game)
        for card in strict_narrator(game, say).cards():
            say(f"pack.{card.pack}")
            say(f"provenance.{card.provenance}")
        for reason in game.reasons[1:]:
            assert say.reason(reason) != ""
        for kind in game.events:
            assert say.has(f"event.{kind}")
        for option in game.choices:
            say(f"option.{option.name}")
            say(f"option.{option.name}.line")
            for value in option.values:
                say.value(value)


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
    assert [prestol.GAMES["conspiracy"].words(language)("ui.pearls", n=n) for n in (1, 2, 5, 21)] == forms


def test_errors_speak_the_players_language() -> None:
    error = IllegalAction(1, "deck:2", Reason("not_asked"))
    assert words("en").error(error) == "player 2 cannot play deck:2: it is not this player's turn"
    assert words("ru").error(error) == "игрок 2 не может сыграть deck:2: сейчас не ход этого игрока"


def test_a_refusal_names_its_rule() -> None:
    assert (
        prestol.GAMES["conspiracy"].words("en").reason(Reason("has_key", "7.1"))
        == "a lord with a key cannot be swapped (rule 7.1)"
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
