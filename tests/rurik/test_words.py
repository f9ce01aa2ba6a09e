"""Every question, answer, refusal, card and option of Rurik has words in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from wording import Strict, checked, entries, strict_narrator

import prestol
from prestol import say
from prestol.core.engine import State
from prestol.games.rurik import KIT
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import FACTS
from prestol.games.rurik.rules.notation import TARGET_NAMES
from prestol.games.rurik.rules.payments import CHOICE_WORDS
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text.words import RurikText
from prestol.play.match import Match
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator, plain_names

from .rebellion_table import solo
from .speech import NAMES, eager
from .table import ACTION, DEVELOPMENT, STRATEGY, play, table
from .test_refusals import CASES
from .turn_positions import DONE, GOING, PAYING, TURN, attack, draw, move_any, muster, turn

GAMES = 8
ENOUGH = 12  # questions of a kind to be put into words; the same ones come again and again
FORCED = {"round", "strategy", "action", "gain", "finish_scheme", "rebel_attack", "development"}  # they ask nobody
SPECIAL = {  # questions with words of their own
    "place_troops_solo",
    "turn_after",
    "pay_conversion_first",
    "move_to",
    "move_any_to",
    "reveal_rebellion",
    "draw_keep",
    "draw_top",
    "boat_show_solo",
    "pay_goods_same_good",
    "pay_goods_any_good",
    "pay_goods_different_goods",
    "remove_regions",
    "remove_from_ruled",
    "remove_troops",
}
REPLACED = {"pay_goods"}  # a step that asks only under such names
CATALOGUES = Path(prestol.__file__).parent / "text"


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
        for score in match.state.results():
            for part in score.parts:
                checked(narrator.words(f"part.{part}"))


def some_tables() -> Iterator[Match]:
    """All numbers of players, with all variants and without."""
    for seed in range(GAMES):
        seats = seed % 4 + 1
        options: dict[str, object] = {"goods_tokens": seed > 3, "fresh_deeds": seed > 3}
        options |= {"level": str(seed // 4 + 3)} if seats == 1 else {"rebel_tokens": seed > 3}
        yield Match(GAME, seats, seed, options)


ROUND_3 = ACTION.replace("round 1", "round 3")  # with two advisors of number 2
CHURCH = f"built.1 kiev:church; {TURN}; step church region=kiev"
ATTACKED = f"{ACTION}; step rebel_attack points=0"


def rare_questions() -> Iterator[Rurik]:
    """Questions that few games come to."""
    yield table(f"rurik; {ACTION}; banner.muster 1:1 2:1")  # emergency
    yield table(f"rurik; troops.1 kiev:3; {ROUND_3}; banner.muster 1:2; banner.move 1:2")  # retrieve
    yield table(f"rurik; who.1 agatha; at.1 volyn; troops.1 kiev:2; {GOING}; step companions from=kiev to=volyn")
    yield table(f"rurik; who.1 predslava; at.1 kiev; troops.2 kiev:1; at.2 kiev; who.2 boris; {TURN}; step lure")
    yield attack("who.1 sudislav; at.1 kiev; troops.2 kiev:1")
    yield play(muster("who.1 maria; troops.1 kiev:1"), "lead:kiev")
    for count in (1, 3):
        yield table(
            f"rurik; at.1 kiev; troops.1 volyn rostov polotsk; {PAYING}; step remove_troops way=regions left={count}"
        )
    yield table(f"rurik; at.1 kiev; troops.1 kiev:3 volyn:2; {PAYING}; step remove_troops way=from_ruled left=2")
    yield table(f"rurik; at.1 kiev; troops.1 volyn:2; {PAYING}; step remove_troops way=troops left=2")
    yield table(f"rurik; at.1 kiev; built.1 kiev:church+market; {PAYING}; step raze")
    for way in CHOICE_WORDS:
        yield table(f"rurik; at.1 kiev; goods.1 3 3 3 1 0; {PAYING}; step pay_goods way={way} left=3")
    yield table(f"rurik; at.1 kiev; hand.1 s01 s03; {PAYING}; step discard_scheme")
    yield table(
        f"rurik; at.1 kiev; goods.1 1 0 1 0 0; ready.1 muster; {PAYING}; step pay_conversion token=build left=2"
    )
    yield table(
        f"rurik; at.1 kiev; goods.1 1 0 1 0 0; ready.1 muster; {PAYING}; step pay_conversion token=build left=1"
    )
    yield play(move_any("at.1 kiev; troops.1 volyn:1"), "march")
    yield move_any("at.1 kiev; troops.1 volyn:1")
    yield table(f"rurik; at.1 kiev; troops.2 kiev:1; neutrals kiev; {CHURCH}")
    yield table(f"rurik; at.1 kiev; taken kiev; built.1 kiev:market; {TURN}; step market region=kiev")
    yield table(f"rurik; goods.1 3 0 0 0 0; {DEVELOPMENT}; row hoard law_giver send_gifts")
    yield play(draw("at.1 kiev", cards=3), "deck:1")
    yield play(draw("at.1 kiev; top.1 s01 s02 s03", cards=3), "deck:1", "keep:s03")
    yield solo(f"at.1 kiev; troops.2 kiev:1; neutrals kiev; {TURN}; step attack points=2")
    yield solo(f"at.1 kiev; troops.2 kiev:1; neutrals kiev; {CHURCH}")
    yield solo(f"at.1 kiev; troops.2 kiev:1; {ATTACKED}; step reveal region=kiev cards=2 attacker=2")
    yield solo(f"goods.1 1 0 0 0 0; {DEVELOPMENT}; row hoard send_gifts new_beginning")


def test_every_question_answer_and_refusal_has_words() -> None:
    """What games lead to, what they seldom lead to, and every refusal that there is."""
    catalogues = [Strict(language, GAME) for language in LANGUAGES]
    narrators = [strict_narrator(GAME, said, NAMES[:2]) for said in catalogues]
    for state in rare_questions():
        speak(narrators, state, state.waiting[0])
    for text, *_ in CASES:
        state = table(text)
        speak([strict_narrator(GAME, said, NAMES[: state.seats]) for said in catalogues], state, 0)
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
    for said in catalogues:
        assert missing(said, "prompt", set(GAME.steps) - FORCED - REPLACED | SPECIAL) == set()
        assert missing(said, "reason", {reason.key for reason in GAME.reasons[1:]}) == set()
        assert missing(said, "part", {"rule", "build", "trade", "war", "agenda", "deeds", "coins", "dock"}) == set()
        assert {family.name for family in GAME.actions.families} <= {key.rsplit(".", 1)[-1] for key in said.keys}


def missing(said: Strict, kind: str, names: set[str]) -> set[str]:
    """Names of this kind that were never spoken of."""
    return {name for name in names if f"{kind}.{name}" not in said.keys}


# -- cards, options, summary ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_card_has_words(language: str) -> None:
    said = Strict(language, GAME)
    for option in GAME.options:
        checked(said(f"option.{option.name}"))
        checked(said(f"option.{option.name}.line"))
        for value in option.values:
            checked(said.value(value))
    for card in strict_narrator(GAME, said).cards():
        checked(said(f"pack.{card.pack}"))
        checked(said(f"provenance.{card.provenance}"))
        checked(f"{card.name} {card.effect}")
    for key in ("game.title", "game.line", "opponent"):
        checked(said(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_with_names_of_their_own(language: str) -> None:
    cards = KIT.narrator(language).cards()
    copies = Counter({card.pack: 0 for card in cards})
    for card in cards:
        copies[card.pack] += card.copies
    assert copies == {
        "schemes": 27,
        "deeds": 26,
        "agendas": 11,
        "leaders": 8,
        "rewards": 15,
        "boards": 4,
        "cards": 18,
    }
    assert len({(card.pack, card.name) for card in cards}) == len(cards)


def test_cards_say_where_they_come_from() -> None:
    found: dict[str, set[str]] = {}
    for card in KIT.narrator("en").cards():
        found.setdefault(card.pack, set()).add(card.provenance)
    assert found == {
        "schemes": {"unverified"},
        "deeds": {"rulebook"},
        "agendas": {"rulebook"},
        "leaders": {"rulebook"},
        "rewards": {"unverified"},
        "boards": {"unverified"},
        "cards": {"reconstructed", "unverified"},
    }
    assert FACTS["deeds"]["points_from"] == "unverified"
    deeds = [card.effect for card in KIT.narrator("en").cards() if card.pack == "deeds"]
    assert all("(the points are unverified)" in effect for effect in deeds)


def rurik_texts(language: str) -> dict[str, list[str]]:
    """Our own words: errors speak of notation, which is English in every language."""
    return {name: texts for name, texts in entries(KIT.catalogues, language).items() if " " not in name}


def letters(text: str) -> str:
    """The text without the names of values and the letters of classes and priorities."""
    return re.sub(r"\{\w+\}|\b[A-D]\b", "", text)


def test_no_english_is_left_in_russian() -> None:
    left = {name: texts for name, texts in rurik_texts("ru").items() if re.search("[A-Za-z]", letters(" ".join(texts)))}
    assert left == {}


def test_no_english_is_left_in_polish() -> None:
    english, polish = rurik_texts("en"), rurik_texts("pl")
    same = {
        name
        for name in english
        if english[name][0] == polish[name][0] and re.search("[A-Za-z]", letters(english[name][0]))
    }
    assert {name for name in same if not name.startswith("ui.")} == {
        "region.suzdal",
        "region.murom",
        "leader.maria",
    }


# -- buttons carry verb and cost --------------------------------------------------------------------------------------


def buttons(s: Rurik, seat: int = 0, lang: str = "en") -> list[str]:
    narrator = KIT.narrator(lang, NAMES[: s.seats])
    return [narrator.say(s, seat, action) for action in s.legal(seat)]


def asked(s: Rurik, lang: str = "en") -> str:
    return KIT.narrator(lang, NAMES[: s.seats]).prompt(s)


def test_the_menu_of_a_turn() -> None:
    s = turn("at.1 kiev; troops.1 kiev:1; neutrals volyn; goods.1 1 1 0 0 0; hand.1 s05; tax_points 1")
    assert asked(s) == "Perform “muster” (3 muster points) or forfeit; still to use: 1 tax point"
    assert buttons(s) == [
        "Perform: 3 muster points",
        "Forfeit and take 1 coin",
        "Tax in Kiev: 1 wood (1 tax point)",
        "Play a scheme: 2 muster points (loss symbol)",
        "Exchange wood or stone and any good for 1 build point",
        "Exchange fish or honey and any good for 1 muster point",
    ]
    assert buttons(s, lang="ru") == [
        "Выполнить: 3 очка призыва",
        "Отказаться и взять 1 монету",
        "Собрать налог в Киеве: 1 древесина (1 очко налога)",
        "Сыграть указ: 2 очка призыва (знак потери)",
        "Обмен: древесина или руда и любой товар → 1 очко строительства",
        "Обмен: рыба или мёд и любой товар → 1 очко призыва",
    ]
    assert buttons(s, lang="pl") == [
        "Wykonaj: 3 punkty zaciągu",
        "Zrezygnuj i weź 1 monetę",
        "Pobierz podatek w Kijowie: 1 drewno (1 punkt podatku)",
        "Zagraj edykt: 2 punkty zaciągu (znak straty)",
        "Wymiana: drewno albo kamień i dowolny towar → 1 punkt budowy",
        "Wymiana: ryba albo miód i dowolny towar → 1 punkt zaciągu",
    ]


def test_an_action_that_costs_and_points_that_are_lost() -> None:
    s = table(f"rurik; at.1 kiev; coins.1 1; hand.1 s05; {ACTION} next=2; step turn slot=muster_3")
    assert buttons(s)[0] == "Perform: 1 muster point (pay 1 coin)"
    s = table(f"rurik; at.1 kiev; neutrals kiev; build_points 2; hand.1 s03; coins.1 0; {DONE}")
    assert asked(s) == "Additional actions, or end the turn; still to use: 2 build points"
    assert buttons(s) == ["End the turn (lost: 2 build points)", "Build in Kiev (2 build points)"]


def test_attacks_name_the_figure_that_would_go() -> None:
    s = attack("who.2 boris; at.1 kiev; troops.1 volyn:1; troops.2 kiev:1; at.2 volyn; neutrals kiev")
    assert asked(s) == "Whom do you attack, and where? 1 attack point left"
    assert buttons(s) == [
        "Attack no more (1 attack point lost)",
        "Attack Bob's leader Boris in Volyn",
        "Attack Bob's troop in Kiev",
        "Attack the rebel in Kiev",
    ]
    assert buttons(s, lang="ru")[1:] == [
        "Атаковать персонажа Борис (Bob) на Волыни",
        "Атаковать ратника (Bob) в Киеве",
        "Атаковать мятежника в Киеве",
    ]
    assert buttons(s, lang="pl")[1:] == [
        "Atakuj postać Borys (Bob) na Wołyniu",
        "Atakuj wojownika (Bob) w Kijowie",
        "Atakuj buntownika w Kijowie",
    ]


def test_targets_of_the_solo_game() -> None:
    s = solo(f"at.1 kiev; troops.2 kiev:1; neutrals kiev; {TURN}; step attack points=1")
    assert buttons(s)[1:] == ["Attack Rebellion's troop in Kiev", "Attack the neutral troop in Kiev"]


def test_where_an_advisor_would_stand() -> None:
    s = table(f"rurik; advisors.1 4; coins.1 2; banner.tax 2:5; {STRATEGY}")
    assert asked(s) == "Advisor 4: choose a banner"
    assert buttons(s)[3] == "Banner “tax”: slot 2 without a bribe – 1 tax point"
    play(s, "banner:tax")
    assert asked(s) == "Advisor 4 at “tax”: how large a bribe? You have 2 coins"
    assert buttons(s) == [
        "No bribe: slot 2 – 1 tax point",
        "Bribe of 1 coin: slot 2 – 1 tax point",
        "Bribe of 2 coins: slot 1 – 2 tax points",
    ]


def test_a_deed_says_what_it_asks_and_brings() -> None:
    s = table(f"rurik; at.1 kiev; open.1 generous_prince; coins.1 4; hand.1 s01; {DONE}")
    assert "Accomplish the deed Generous Prince: pay 4 coins → 2 muster points; 1 point" in buttons(s)
    assert "Совершить подвиг «Щедрый князь»: заплатите 4 монеты → 2 очка призыва; 1 очко" in buttons(s, lang="ru")
    assert "Dokonaj czynu „Hojny książę”: zapłać 4 monety → 2 punkty zaciągu; 1 punkt" in buttons(s, lang="pl")


def test_plain_names_are_given_where_nobody_has_a_name() -> None:
    s = attack("at.1 kiev; troops.2 kiev:1")
    assert say(s, 0, s.legal(0)[1]) == "Attack Player 2's troop in Kiev"
    assert say(s, 0, s.legal(0)[1], "ru") == "Атаковать ратника (Игрок 2) в Киеве"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 coin", "2 coins", "5 coins", "21 coins"]),
        ("ru", ["1 монета", "2 монеты", "5 монет", "21 монета"]),
        ("pl", ["1 moneta", "2 monety", "5 monet", "21 monet"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    assert [RurikText(KIT.words(language), GAME).coins(n) for n in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_is_told_apart(language: str) -> None:
    """In one region with everybody: all answers differ."""
    text = "troops.1 kiev:1; troops.2 kiev:1; troops.3 kiev:1; at.4 kiev; who.4 boris; neutrals kiev"
    labels = buttons(attack(text, seats=4), lang=language)[1:]
    assert len(set(labels)) == len(labels) == len(TARGET_NAMES) - 2  # nobody attacks oneself; there is no rebellion
