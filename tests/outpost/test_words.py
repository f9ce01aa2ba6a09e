"""Everything that happens at a table of Outpost can be said in every language, and where its cards come from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from wording import Strict, checked, entries, strict_narrator

from prestol import say
from prestol.cli import drawing, terminal
from prestol.core.engine import Event, State
from prestol.games import kit_of
from prestol.games.outpost import KIT
from prestol.games.outpost.rules import GAME, make
from prestol.games.outpost.rules.cards import BUILDING_NAMES, COMMON, GUILD_NAMES, RESOURCE_NAMES
from prestol.games.outpost.rules.data import own
from prestol.games.outpost.rules.state import Outpost
from prestol.games.outpost.terminal import board
from prestol.games.outpost.text.log import DETAILS, QUIET
from prestol.games.outpost.text.words import OutpostText
from prestol.play.match import Match
from prestol.terminal.parts import NARROW
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator, plain_names

from .table import TURN, asks, dealt, play, table

GAMES = 12
ENOUGH = 30  # questions of a kind to be put into words; the same ones come again and again
FORCED = {"round", "draft"}  # steps that ask nobody
MANY = {"turn", "kind", "artifact"}  # steps whose question has several forms
FORMS = {
    *("turn", "turn_acted", "turn_invited", "turn_both", "artifact", "artifact_first"),
    *("kind_warehouse", "kind_bazaar", "kind_trading_post"),
}
TITLES = {0: "Settler", 50: "Settler", 51: "Elder", 75: "Elder", 76: "Knight", 100: "Knight", 101: "Ruler"}
# words that two languages spell alike
ALIKE = {"bank", "the bank", "a bank"}


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


def eager(state: State, seat: int, dice: Random) -> int:
    """A random answer, but seldom a pass or an exchange."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions.family(action)[0] not in ("pass", "trade")]
    return dice.choice(busy if busy and dice.random() < 0.9 else legal)


# -- nothing is missing -----------------------------------------------------------------------------------------------


def test_whole_games_are_told_without_a_missing_word() -> None:
    """Every question, button, refusal and log line that games lead to has words."""
    catalogues = [Strict(language, GAME) for language in LANGUAGES]
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        match = Match(GAME, seed % 4 + 1, seed, {"supply": "unlimited" if seed % 3 == 2 else "finite"})
        narrators = [strict_narrator(GAME, said, plain_names(said, match.seats)) for said in catalogues]
        dice = Random(seed)
        while not match.state.over:
            seat = match.state.waiting[0]
            question = str(narrators[0].text.prompt(match.state, match.state.question))
            asked[question] += 1
            if asked[question] <= ENOUGH:
                speak(narrators, match.state, seat)
            match.play(seat, eager(match.state, seat, dice))
        for narrator in narrators:
            for events in match.log:
                for _, line in narrator.lines(events):
                    checked(line)
            for part in match.state.results()[0].parts:
                narrator.words(f"part.{part}")
    for said in catalogues:
        assert {f"prompt.{name}" for name in set(GAME.steps) - FORCED - MANY | FORMS} <= said.keys
        assert {f"say.{family.name}" for family in GAME.actions.families} <= said.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_and_every_detail_a_short_form(language: str) -> None:
    narrator = strict_narrator(GAME, Strict(language, GAME), ["Ada"])
    examples = {"built": (card("bank"), 4), "used": (card("bank"), 0), "stored": (4, card("bank"))}
    examples |= {"market_came": (card("bank"), 3), "took_artifact": (card("barter"), 0), "invited": (card("T01"), 1)}
    examples |= {"hero_came": (card("T01"), 0), "hero_left": (card("T01"), 0)}
    for number, kind in enumerate(GAME.events):
        a, b = examples.get(kind, (1, 2))
        event = Event(number, 0, a, b, -1)
        checked(narrator.event(event))
        if kind in DETAILS:
            checked(narrator.detail(event))


def card(name: str) -> int:
    return int(GAME.data.names.index(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_option_part_and_card_has_words(language: str) -> None:
    said = Strict(language, GAME)
    for reason in GAME.reasons[1:]:
        assert said.has(f"reason.{reason.key}")
        checked(said.reason(reason))
    for option in GAME.choices:
        checked(said(f"option.{option.name}"))
        checked(said(f"option.{option.name}.line"))
        for value in option.values:
            checked(said.value(value))
    for shown in KIT.narrator("en").cards():
        checked(said(f"pack.{shown.pack}"))
        checked(said(f"provenance.{shown.provenance}"))
        checked(f"{shown.name} {shown.effect}")
    for key in ("game.title", "game.line"):
        checked(said(key))
    for part in [*GUILD_NAMES, "bank", "cathedral"]:
        checked(said(f"part.{part}"))


def sentences(language: str) -> dict[str, list[str]]:
    """Each key of the game with its translations, without errors."""
    return {key: texts for key, texts in entries(KIT.catalogues, language).items() if " " not in key}


def bare(text: str) -> str:
    """What is left of a sentence without its values and signs."""
    return re.sub(r"\{\w+\}|[^\w ]|\d", "", text).strip()


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_no_english_is_left(language: str) -> None:
    english, translated = sentences("en"), sentences(language)
    assert set(english) == set(translated)
    for key, texts in translated.items():
        for text in texts:
            if bare(text) and bare(english[key][-1]) not in ALIKE and not key.startswith("short."):
                assert text not in english[key] or "gnoll" in text, key
            if language == "ru" and bare(text):
                assert re.search("[а-яё]", text.lower()), key


# -- buttons carry verb and cost --------------------------------------------------------------------------------------

MINE = "lands.1 I-05 I-01 II-03; cells.1 11 12 22; beasts.1 22; forts.1 11; stock.1 2 0 1 1 2"
BUSY = f"outpost seats=2; {TURN}; {MINE}; row.2 T01; row.3 M02; market.1 sawmill; artifact.1 take_gold"


def buttons(s: Outpost, lang: str = "en") -> dict[str, str]:
    """What each answer says, by its notation."""
    seat = s.waiting[0]
    return {GAME.notation(action): say(s, seat, action, lang) for action in s.legal(seat)}


ANSWERS = {
    "pass": (
        "Pass for this round and give back 2 common resources",
        "Пасовать до конца раунда и вернуть 2 обычных ресурса",
        "Spasuj do końca rundy i oddaj 2 pospolite zasoby",
    ),
    "trade:wood+wood=clay": (
        "Exchange 2 wood for 1 clay",
        "Обменять 2 дерева на 1 глину",
        "Wymień 2 drewna na 1 glinę",
    ),
    "build:1": (
        "Build a sawmill for 1 stone (market slot 1)",
        "Построить лесопилку за 1 камень (ячейка рынка 1)",
        "Zbuduj tartak za 1 kamień (pole rynku 1)",
    ),
    "explore:21": (
        "Explore region II, column 1: 2 settlers",
        "Исследовать: регион II, столбец 1 (2 поселенца)",
        "Zbadaj: region II, kolumna 1 (2 osadników)",
    ),
    "hunt:22": (
        "Hunt the hydra in region II, column 2: 3 settlers for 2 gold",
        "Охотиться на гидру в регионе II, столбец 2: 3 поселенца за 2 золота",
        "Zapoluj na hydrę w regionie II, kolumna 2: 3 osadników za 2 złota",
    ),
    "fortify:12": (
        "Fortify I-01 (wood, green) with 1 settler",
        "Укрепить I-01 (дерево, зелёная), 1 поселенец",
        "Ufortyfikuj I-01 (drewno, zielone), 1 osadnik",
    ),
    "region:1": (
        "Activate region I with 1 settler: clay, wood",
        "Активировать регион I, 1 поселенец: глина, дерево",
        "Aktywuj region I, 1 osadnik: glina, drewno",
    ),
    "fort:11": (
        "Activate the fortification on I-05 (clay, green) with 1 settler: +1 clay",
        "Активировать фортификацию на I-05 (глина, зелёная), 1 поселенец: +1 глина",
        "Aktywuj fortyfikację na I-05 (glina, zielone), 1 osadnik: +1 glina",
    ),
    "hero:2": (
        "Invite traveller T01 for 2 wood + 2 gold + 1 diamond surcharge; now worth 3 points, 1 extra settler",
        "Пригласить путешественника T01 за 2 дерева + 2 золота + 1 алмаз доплаты; "
        "сейчас это 3 очка, 1 дополнительный поселенец",
        "Zaproś podróżnika T01 za 2 drewna + 2 złota + 1 diament dopłaty; teraz to 3 punkty, 1 dodatkowy osadnik",
    ),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_answers_of_a_turn(answer: str) -> None:
    s = table(BUSY)
    assert tuple(buttons(s, language)[answer] for language in LANGUAGES) == ANSWERS[answer]


def test_what_collecting_brings_and_which_monsters_come() -> None:
    """T01 shows green: the gnoll comes to I-01; I-05 is fortified."""
    s = play(table(BUSY), "region:1")
    assert buttons(s) == {
        "collect:1": "Collect from column 1: clay",
        "collect:2": "Collect from column 2: wood (monsters will come: green gnoll)",
        "collect:12": "Collect from columns 1 and 2: clay, wood (monsters will come: green gnoll)",
    }
    assert buttons(s, "ru")["collect:12"] == (
        "Собрать в столбцах 1 и 2: глина, дерево (появятся монстры: зелёный гнолль)"
    )
    assert buttons(s, "pl")["collect:1"] == "Zbierz z kolumny 1: glina"


def test_artifacts_change_the_numbers() -> None:
    hunting = table(BUSY.replace("take_gold", "hunt_diamond"))
    assert buttons(hunting)["hunt:22"].endswith("3 settlers for 1 diamond + 2 gold")
    hosting = table(BUSY.replace("take_gold", "hero_settler"))
    assert buttons(hosting)["hero:2"].endswith("2 extra settlers")
    walls = table(BUSY.replace("take_gold", "fort_extra"))
    assert buttons(walls)["fort:11"].endswith(": +2 clay")


HOUSES = "houses.1 bazaar bank trading_post; plots.1 11 12 13"


def test_the_buildings_of_a_street() -> None:
    s = play(table(f"{BUSY}; {HOUSES}"), "street:1")
    assert buttons(s)["use:12"] == "Use the bank: 1 gold from the stock goes onto the bank: 5 points at the end"
    assert buttons(s, "ru")["use:11"] == "Использовать базар: 1 дерево, глина или камень → 1 золото"
    assert buttons(s, "pl")["use:13"] == "Uruchom faktorię: +1 zasób jednego z twoich ufortyfikowanych terytoriów"
    play(s, "use:11")
    assert buttons(s) == {"kind:wood": "Give 1 wood for 1 gold", "kind:stone": "Give 1 stone for 1 gold"}


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 settler", "2 settlers", "5 settlers", "21 settlers"]),
        ("ru", ["1 поселенец", "2 поселенца", "5 поселенцев", "21 поселенец"]),
        ("pl", ["1 osadnik", "2 osadników", "5 osadników", "21 osadników"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    assert [KIT.words(language)("settlers", n=n) for n in (1, 2, 5, 21)] == forms


# -- questions and refusals -------------------------------------------------------------------------------------------


def test_questions() -> None:
    s = table(BUSY)
    english, russian = (KIT.narrator(language, ["A", "B"]) for language in ("en", "ru"))
    assert english.prompt(s) == "Take an action, invite a hero, or pass (6 settlers left)"
    play(s, "hero:2")
    assert russian.prompt(s) == "Выполните действие или закончите ход (осталось 7 поселенцев)"
    play(s, "hunt:22")
    assert english.prompt(s) == "Exchange, end your turn, or pass"


def test_a_refusal_is_one_clear_sentence_with_its_rule() -> None:
    s = table(BUSY)
    reasons = {GAME.notation(action): reason for action, reason in s.refusals(0).items()}
    assert KIT.words("en").reason(reasons["explore:33"]) == ("a new territory must touch an explored one (rule 5.2)")
    assert (
        KIT.words("ru")
        .reason(reasons["fortify:22"])
        .startswith("на этой территории монстр: сначала прогоните его охотой")
    )
    assert (
        KIT.words("pl")
        .reason(reasons["end"])
        .startswith("w turze trzeba wykonać akcję lub zaprosić bohatera, inaczej spasować")
    )


# -- the log ----------------------------------------------------------------------------------------------------------


def told(s: Outpost, *answers: str, language: str = "en") -> list[str]:
    """The log of these answers, as people read it."""
    s.events = []
    play(s, *answers)
    return [line for _, line in KIT.narrator(language, ["Ada", "Bob"]).lines(s.events)]


def test_an_action_is_one_line_with_what_it_brought() -> None:
    assert told(table(BUSY), "hunt:22") == ["Ada hunts the hydra in region II, column 2: +2 gold."]
    assert told(table(BUSY), "fort:11", language="ru") == [
        "Ada активирует фортификацию на I-05 (глина, зелёная): +1 глина."
    ]
    assert told(table(BUSY), "region:1", "collect:12") == [
        "Ada activates region I: +1 clay, +1 wood, a green gnoll appears in region I, column 2."
    ]


def test_a_price_is_told_once() -> None:
    assert told(table(BUSY), "trade:gold=stone", "build:1", "plot:11") == [
        "Ada exchanges 1 gold for 1 stone.",
        "Ada builds a sawmill for 1 stone in street 1.",
    ]
    assert told(table(BUSY), "hero:2", language="pl") == [
        "Ada zaprasza podróżnika T01 za 2 drewna + 2 złota + 1 diament dopłaty: +1 dodatkowy osadnik."
    ]


def test_buildings_say_what_they_took_and_gave() -> None:
    s = table(f"{BUSY}; {HOUSES}")
    assert told(s, "street:1", "use:11", "kind:wood", "use:12") == [
        "Ada activates street 1.",
        "Ada uses the bazaar: −1 wood, +1 gold.",
        "Ada uses the bank: locks in 1 gold (5 points).",
    ]


def test_what_came_of_a_later_answer_stands_by_itself() -> None:
    s = play(table(BUSY), "region:1")
    assert told(s, "collect:12", language="ru") == [
        "Ada: +1 глина, +1 дерево, появляется зелёный гнолль в регионе I, столбец 2."
    ]


def test_a_pass() -> None:
    """A fortification keeps one of two pieces of wood."""
    s = table(f"{BUSY.replace('stock.1 2 0 1', 'stock.1 2 0 0')}; offer take_diamond barter region_again")
    assert told(s, "pass", "artifact:take_diamond") == [
        "Ada passes: first in the next round, −1 wood.",
        "Ada takes the artifact Gift of a diamond: +1 diamond.",
    ]


def test_a_quiet_event_makes_no_line() -> None:
    assert told(table(BUSY), "fortify:12", "end") == ["Ada fortifies I-01 (wood, green)."]
    assert {"no_monster", "hero_came", "market_came", "ended"} <= set(QUIET)


# -- cards and where they come from -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_listed_once(language: str) -> None:
    cards = KIT.narrator(language).cards()
    copies = Counter[str]()
    for shown in cards:
        copies[shown.pack] += shown.copies
    assert (copies["territories"], copies["buildings"], copies["heroes"], copies["artifacts"]) == (36, 36, 48, 14)
    assert copies["monsters"] == 36
    assert len({(shown.pack, shown.name) for shown in cards}) == len(cards)


def test_provenance_is_shown() -> None:
    said = KIT.words("en")
    origins = {shown.id: said(f"provenance.{shown.provenance}") for shown in KIT.narrator("en").cards()}
    assert origins["I-05"] == origins["M01"] == "reconstructed"
    assert origins["T01"] == "rulebook; colour: reconstructed"
    assert origins["sawmill"] == "rulebook; copies: component listing"
    assert origins["barter"] == "rulebook; copies: deduced"
    assert origins["green"] == "rulebook"
    assert origins["wood"] == "component listing"


def test_cards_in_three_languages() -> None:
    english, russian, polish = ({shown.id: shown for shown in KIT.narrator(language).cards()} for language in LANGUAGES)
    assert english["I-05"].name == "I-05: clay, green"
    assert english["M01"].effect == "costs 1 wood + 1 clay + 1 stone; 4 points; red sign"
    assert russian["T01"].name == "Путешественник T01"
    assert russian["quarry"].effect == "стоит 1 глину; при использовании: +1 камень"
    assert polish["red"].effect == "polowanie: 4 osadników za 1 diament + 2 złota"


OWN_CARDS = """
[heroes]
list = [
  { guild = "guard", cost = { clay = 3 }, settlers = 2, monster = "none", copies = 6 },
  { name = "Roland", guild = "mercenary", cost = { gold = 1 }, vp = 6, monster = "red", copies = 5 },
  { guild = "traveller", cost = { clay = 1 }, monster = "blue", provenance = "unverified" },
]
[territories]
provenance = "card face"
list = [
  { region = 1, resource = "wood", monster = "none", copies = 12 },
  { region = 2, resource = "clay", monster = "red", copies = 9 },
  { region = 2, resource = "gold", monster = "blue", copies = 3 },
  { region = 3, resource = "diamond", monster = "green", copies = 9 },
  { region = 3, resource = "stone", monster = "yellow", copies = 3 },
]
[copies.buildings]
bank = 4
"""


def test_cards_of_ones_own(tmp_path: Path) -> None:
    """A game made with somebody's own file speaks of those cards, also in the log."""
    file = tmp_path / "cards.toml"
    file.write_text(OWN_CARDS, encoding="utf-8")
    with pytest.warns(UserWarning, match="in the box"):
        game = make(own(file))
    for language in LANGUAGES:
        narrator = strict_narrator(game, Strict(language, game), ["Ada"])
        match = Match(game, 1, 4, {})
        while not match.state.over:
            speak([narrator], match.state, 0)
            match.play(0, eager(match.state, 0, Random(len(match.moves))))
            drawn(narrator, match.state)
        assert all(checked(line) for events in match.log for _, line in narrator.lines(events))
    cards = {shown.id: shown for shown in kit_of(game).narrator("en").cards()}
    assert cards["H01"].effect == "costs 3 clay; 1 point for each of your fortifications; +2 extra settlers; no sign"
    assert (cards["H02"].name, cards["H02"].copies) == ("Mercenary Roland", 5)
    assert cards["I-01"].name == "I-01: wood, no monsters"
    origins = {id: cards[id].provenance for id in ("H01", "H02", "H03", "I-01")}
    assert origins == {"H01": "owner", "H02": "owner", "H03": "unverified", "I-01": "card face"}
    assert (cards["bank"].copies, cards["bank"].provenance) == (4, "rulebook copies owner")


# -- the solo game ----------------------------------------------------------------------------------------------------


def test_titles_by_points() -> None:
    text = OutpostText(KIT.words("en"), GAME)
    assert {points: text.title(points) for points in TITLES} == TITLES
    assert [OutpostText(KIT.words("ru"), GAME).title(points) for points in (0, 60, 90, 120)] == [
        *("Поселенец", "Староста", "Рыцарь", "Правитель"),
    ]
    assert [OutpostText(KIT.words("pl"), GAME).title(points) for points in (0, 60, 90, 120)] == [
        *("Osadnik", "Sołtys", "Rycerz", "Władca"),
    ]


def finished(seats: int) -> Outpost:
    """Everybody passes from the first round on."""
    s = dealt(seats, supply="finite")
    while not s.over:
        play(s, GAME.notation(s.legal(s.waiting[0])[0]))
    return s


def test_the_title_is_told_with_the_result_of_a_solo_game() -> None:
    alone = finished(1)
    assert KIT.narrator("en", ["Ada"]).verdict(alone) == "0 points: your title is Settler"
    assert KIT.narrator("ru", ["Ada"]).verdict(alone) == "0 очков: ваш титул – Поселенец"
    assert KIT.narrator("pl", ["Ada"]).verdict(alone) == "0 punktów: twój tytuł to Osadnik"
    assert KIT.narrator("en", ["Ada", "Bob"]).verdict(finished(2)) == ""
    assert KIT.narrator("en", ["Ada"]).verdict(dealt(1)) == ""


# -- the terminal -----------------------------------------------------------------------------------------------------


def drawn(narrator: Narrator, state: State) -> str:
    console = Console(width=NARROW, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board(narrator, state))
    return capture.get()


def test_the_terminal_draws_whole_games_in_eighty_columns() -> None:
    for seats, seed in ((1, 3), (2, 5), (4, 6)):
        narrators = [
            strict_narrator(GAME, Strict(language, GAME), ["A", "B", "C", "D"][:seats]) for language in LANGUAGES
        ]
        match, dice = Match(GAME, seats, seed, {}), Random(seed)
        while not match.state.over:
            seat, step = match.state.waiting[0], len(match.moves)
            if step % 8 == 0:
                text = drawn(narrators[step // 8 % 3], match.state.view(seat).board)
                assert max(map(len, text.splitlines())) <= NARROW
                assert "…" not in text
            match.play(seat, eager(match.state, seat, dice))
        assert all(drawn(narrator, match.state) for narrator in narrators)


def test_the_terminal_shows_the_own_board_and_the_others_in_short() -> None:
    s = table(f"{BUSY}; {HOUSES}; stored.1 0 2 0; regions_used.1 1; heroes.2 G01")
    text = drawn(KIT.narrator("en", ["Ada", "Bob"]), s)
    rows = [" ".join(line.strip("│").split()) for line in text.splitlines()]
    assert "I* clay ▲♜ wood ▲ ·" in rows
    assert "II · stone ●! ·" in rows
    assert "1 bazaar bank 2 trading post" in rows
    assert "2 ▲ traveller T01: 2 wood + 2 gold (+1 diamond) · 3 now · +1 settler" in rows
    assert "territories 0 (monsters 0) · fortifications 0 · buildings 0" in rows
    assert "Heroes guard G01" in rows
    assert "reconstructed" not in text


def typist(seed: int) -> Callable[[str], str]:
    """Somebody who types numbers; one too large is refused and typed again."""
    dice = Random(seed)
    return lambda _: dice.choice(["?", "l", "s", *(str(number) for number in range(1, 20))])


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "ru"), (1, "pl")])
def test_a_whole_game_by_typing(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first question to the score pad, with the title of a solo game."""
    console = Console(width=NARROW, color_system=None, legacy_windows=False, highlight=False)
    monkeypatch.setattr(console, "input", typist(seats))
    for module in (terminal, drawing):
        monkeypatch.setattr(module, "console", console)
    said = KIT.words(language)
    match = Match(GAME, seats, 8, {})
    people = terminal.Session(match, [None] * seats, KIT.plain_narrator(language, seats), None)
    with console.capture() as capture:
        people.run()
    assert match.state.over
    end = capture.get().splitlines()[-20:]
    assert any(said("part.cathedral") in line for line in end)
    title = OutpostText(said, GAME).title(match.state.results()[0].total)
    assert any(title in line for line in end) == (seats == 1)


def test_names_fit_the_rules() -> None:
    """The words are for the kinds the engine knows."""
    text = OutpostText(KIT.words("en"), GAME)
    assert [text.resource(kind) for kind in range(COMMON)] == RESOURCE_NAMES[:COMMON]
    assert [text.building(kind).split("'")[0].replace(" ", "_") for kind in range(12)] == BUILDING_NAMES
    assert asks(table(BUSY)) == "turn"
