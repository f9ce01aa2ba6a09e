"""Everything that happens at a table of Viceroy can be said in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console
from wording import Strict, checked, entries, strict_narrator

from prestol import say
from prestol.core.engine import State
from prestol.games.viceroy import KIT
from prestol.games.viceroy.rules import GAME
from prestol.games.viceroy.rules.cards import CHARACTER_CARDS, LAW_CARDS, LAW_LEVELS, facts_of, has_options
from prestol.games.viceroy.rules.notation import KIND_NAMES
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.tokens import KINDS
from prestol.games.viceroy.terminal import SCREEN, board
from prestol.games.viceroy.text.words import ViceroyText
from prestol.play.match import Match
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator, plain_names

from .laws_table import placing, steps_to
from .table import AUCTION, DEVELOPMENT, TWO, play, table

GAMES = 24
ENOUGH = 40  # questions of a kind to be put into words; the same ones come again and again
FORCED = {"turn", "start_rewards", "auction", "development", "effect", "reward", "draw_laws"}  # steps that ask nobody
SPECIAL = {
    "play_law",
    "play_replace",
    "play_under",
    "swap_card_own",
    "swap_kind_own",
}  # questions with words of their own
LEVELS_OF_LAWS = {1, int(LAW_LEVELS)}
NO_TOKEN = ("vp0", "vp1", "magic_bonus0", "magic_bonus1", "magic_bonus4")  # such tokens do not exist


def speak(narrators: list[Narrator], state: State, seat: int) -> None:
    """Say all that a player is told at a question, from the view of its seat."""
    seen = state.view(seat).board
    legal, refusals = seen.legal(seat), seen.refusals(seat)
    for narrator in narrators:
        checked(narrator.prompt(seen))
        for action in [*legal, *refusals]:
            checked(narrator.say(seen, seat, action))
        for reason in refusals.values():
            checked(narrator.words.reason(reason))


def tell(narrators: list[Narrator], match: Match) -> None:
    """The log and the score pad."""
    events = {(event.kind, event.seat, event.a, event.b): event for entry in match.log for event in entry}
    for narrator in narrators:
        for event in events.values():
            checked(narrator.event(event))
        for part in match.state.results()[0].parts:
            narrator.words(f"part.{part}")


def some_tables() -> Iterator[Match]:
    """All numbers of players, with virtual opponents and without."""
    for seed in range(GAMES):
        seats = seed % 4 + 1
        virtual = str(min(seed // 4 % 3, 4 - seats))
        yield Match(GAME, seats, seed, {"virtual": virtual, "law_attack_on_card": seed % 3 != 0})


def eager(state: State, seat: int, dice: Random) -> int:
    """A random answer, but rather a card than a pass."""
    legal = state.legal(seat)
    plays = [action for action in legal if GAME.actions.family(action)[0] == "play"]
    return dice.choice(plays if plays and dice.random() < 0.8 else legal)


def test_whole_games_are_told_without_a_missing_word() -> None:
    """Every question, button, refusal and log line that games lead to has words."""
    catalogues = [Strict(language, GAME) for language in LANGUAGES]
    asked: Counter[str] = Counter()
    for match in some_tables():
        narrators = [strict_narrator(GAME, said, plain_names(said, match.seats)) for said in catalogues]
        dice = Random(match.seed)
        while not match.state.over:
            seat = dice.choice(match.state.waiting)
            question = narrators[0].text.prompt(match.state, match.state.question)
            asked[question] += 1
            if asked[question] <= ENOUGH:
                speak(narrators, match.state, seat)
            match.play(seat, eager(match.state, seat, dice))
        tell(narrators, match)
    for state in (level_five(), free_cards(), swap("player:2"), swap("player:2", "token:science")):
        speak([strict_narrator(GAME, said, ["A", "B"]) for said in catalogues], state, 0)
    for said in catalogues:
        assert missing(said, "event", set(GAME.events)) == set()
        assert missing(said, "prompt", set(GAME.steps) - FORCED | SPECIAL) == set()
        assert {family.name for family in GAME.actions.families} <= {key.rsplit(".", 1)[-1] for key in said.keys}


def missing(said: Strict, kind: str, names: set[str]) -> set[str]:
    """Names of this kind that were never spoken of."""
    return {name for name in names if f"{kind}.{name}" not in said.keys}


def level_five() -> Viceroy:
    return play(placing(32, f"{steps_to(5, 32)}; gems.1 0 1 1 3", small=1), "slot:5:0")


def free_cards() -> Viceroy:
    """Law 74 lies in the middle, and the cards at both ends are free."""
    return play(placing(74, "pyramid.1 1 3 5 7; tokens.1 1:0:science"), "slot:2:1")


def swap(*answers: str) -> Viceroy:
    """Law 67 lies in the pyramid, and both players have two tokens on a card."""
    tokens = "tokens.1 1:0:vp3 1:0:magic; tokens.2 1:0:science 1:0:defense"
    return play(placing(67, f"pyramid.1 32; pyramid.2 1; {tokens}; gems.1 3 0 0 0"), "slot:1:1", *answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_option_and_card_has_words(language: str) -> None:
    said = Strict(language, GAME)
    for reason in GAME.reasons[1:]:
        assert said.has(f"reason.{reason.key}")
        checked(said.reason(reason))
    for option in GAME.options:
        checked(said(f"option.{option.name}"))
        checked(said(f"option.{option.name}.line"))
        for value in option.values:
            checked(said.value(value))
    for card in strict_narrator(GAME, said).cards():
        checked(said(f"pack.{card.pack}"))
        checked(said(f"provenance.{card.provenance}"))
        checked(f"{card.name} {card.effect}")
    for key in ("game.title", "game.line"):
        checked(said(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_has_words(language: str) -> None:
    text = ViceroyText(Strict(language, GAME), GAME)
    real = [token for token in range(KINDS) if KIND_NAMES[token] not in NO_TOKEN]
    names = [checked(text.symbol(token)) for token in real]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    cards = KIT.narrator(language).cards()
    assert [card.id for card in cards] == [str(number) for number in CHARACTER_CARDS + LAW_CARDS]
    assert len({card.name for card in cards}) == len(cards) == 88


# -- buttons carry verb and cost --------------------------------------------------------------------------------------

BIDDING = f"viceroy; {AUCTION}; {TWO}; base.red 32; tip.red 9; gems.1 1 1 1 1; gems.2 1 1 1 1"


def buttons(s: Viceroy, seat: int, lang: str = "en") -> list[str]:
    return [say(s, seat, action, lang) for action in s.legal(seat)]


def test_bids() -> None:
    s = table(BIDDING)
    assert buttons(s, 0) == ["Pass and take 3 gems", "Bid a red gem (Captain, Cannoneer)"]
    assert buttons(s, 0, "ru") == ["Пасовать и взять 3 самоцвета", "Поставить красный самоцвет (Капитан, Канонир)"]
    assert buttons(s, 0, "pl") == ["Spasuj i weź 3 klejnoty", "Postaw czerwony klejnot (Kapitan, Kanonier)"]


def test_cards_of_a_colour() -> None:
    s = play(table(BIDDING), "bid:red", "pass")
    assert buttons(s, 0) == ["Take the red base card: Captain (32)", "Take the red tip card: Cannoneer (9)"]


def test_a_card_to_play_or_to_discard() -> None:
    s = table(f"viceroy; {DEVELOPMENT}; {TWO}; hand.1 32; hand.2 33; gems.1 0 1 0 0")
    assert buttons(s, 0) == ["Pass for the rest of this phase", "Play Captain (32)", "Discard Captain (32) for 2 gems"]


def test_slots_and_what_they_cost() -> None:
    s = placing(32, "pyramid.1 1 3; gems.1 0 1 1 0")
    assert buttons(s, 0) == [
        "Place on level 1, left end (pay green)",
        "Place on level 1, right end (pay green)",
        "Place on level 2, above Boatswain and Herbalist (pay green, blue)",
    ]


def test_infinite_gems_and_the_rest() -> None:
    s = play(placing(32, "pyramid.1 1 3; gems.1 0 1 1 0; tokens.1 1:0:infinite_blue"), "slot:2:0")
    assert buttons(s, 0) == ["Use the infinite blue gem", "Pay the rest: 1 green, 1 blue"]


def test_the_top_of_the_pyramid() -> None:
    assert buttons(level_five(), 0) == ["Take 1 card, 5 gems, 1 magic", "Take 15 points"]


def test_laws_that_lie_elsewhere() -> None:
    assert buttons(placing(65, "pyramid.1 32"), 0) == ["Replace Captain (32) on level 1"]
    under = placing(66, "pyramid.1 32; tokens.1 1:0:science 1:0:science")
    assert buttons(under, 0) == ["Tuck under Captain (32) and double: 2 science"]


def test_what_is_lost_with_a_free_card() -> None:
    assert buttons(free_cards(), 0) == [
        "Tuck Boatswain (1) from level 1 (tokens lost: 1 science)",
        "Tuck Wanderer (7) from level 1 (tokens lost: none)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_laws_come_from_their_cards(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ViceroyText(Strict(language, GAME), GAME)
    numbers = {"vp": 41, "gems": 42, "most": 43, "draws": 44, "returns": 45}
    for law in LAW_CARDS:
        named = numbers.keys() & facts_of(law).keys()
        for name in named:
            monkeypatch.setitem(facts_of(law), name, numbers[name])
        if not has_options(law):
            spoken = {int(number) for number in re.findall(r"\d+", text.effect(law))}
            assert spoken - LEVELS_OF_LAWS == {numbers[name] for name in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_number_of_its_own(language: str) -> None:
    """But for level 1, which every pyramid begins with."""
    for key, sentences in entries(KIT.catalogues, language).items():
        if key.startswith(("effect.", "prompt.", "say.", "reason.", "event.", "token.", "ui.", "term.")):
            assert all(set(re.findall(r"\d+", sentence)) <= {"1"} for sentence in sentences), key


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 gem", "2 gems", "5 gems", "21 gems"]),
        ("ru", ["1 самоцвет", "2 самоцвета", "5 самоцветов", "21 самоцвет"]),
        ("pl", ["1 klejnot", "2 klejnoty", "5 klejnotów", "21 klejnotów"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    assert [KIT.words(language)("token.gems", n=n) for n in (1, 2, 5, 21)] == forms


def test_others_are_called_by_their_names() -> None:
    s, narrator = swap(), KIT.narrator("en", ["Ada", "Bob"])
    assert [narrator.say(s, 0, action) for action in s.legal(0)] == ["Swap nothing", "Swap a token with Bob"]
    play(s, "player:2", "token:science")
    assert narrator.prompt(s) == "Choose the token to give away"
    s.events = []
    play(s, "token:vp3")
    assert narrator.event(s.events[0]) == "Ada swaps with Bob: gives 3 points, gets 1 science."
    assert narrator.prompt(s) == "Give 3 gems for the swap"
    assert narrator.player(2) == "Virtual opponent 1"


def test_a_value_without_words_speaks_for_itself() -> None:
    assert KIT.words("ru").value("yes") == "да"
    assert KIT.words("ru").value("1-2-3-4-85-86-87-88") == "1-2-3-4-85-86-87-88"


# -- the terminal -----------------------------------------------------------------------------------------------------


def drawn(narrator: Narrator, state: State) -> str:
    console = Console(width=100, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board(narrator, state))
    return capture.get()


def test_the_terminal_draws_a_whole_game() -> None:
    narrators = [strict_narrator(GAME, Strict(language, GAME), ["A", "B", "C"]) for language in LANGUAGES]
    match, dice = Match(GAME, 3, 5, {}), Random(5)
    while not match.state.over:
        seat = dice.choice(match.state.waiting)
        state, step = match.state, len(match.moves)
        assert isinstance(state, Viceroy)
        if step % 4 == 0:
            text = drawn(narrators[step // 4 % 3], state.view(seat).board)
            assert max(map(len, text.splitlines())) <= 100
            assert (SCREEN in text) == state.screens
        match.play(seat, eager(state, seat, dice))
    assert SCREEN not in drawn(narrators[0], match.state)


def test_the_terminal_shows_a_pyramid_with_its_colours_and_tokens() -> None:
    s = table(
        f"viceroy; {DEVELOPMENT}; pyramid.1 32 9 1; places.1 1:0 1:1 2:0; pyramid.2 2; tokens.1 2:0:infinite_green"
    )
    text = drawn(KIT.narrator("en", ["Ada", "Bob"]), s.view(1).board)
    rows = [line.split("│")[1].rstrip() for line in text.splitlines() if line.startswith("│") and "Ada" not in line]
    assert rows[1:5] == ["      R  1   R", "      R  ∞G  R", " B  32  R  R  9   G", " R      R  R      R"]
