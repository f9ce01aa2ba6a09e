"""A file of one's own cards: what it may replace, what is refused, and that records stay with their cards (19)."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sights import narrator, svg
from typer.testing import CliRunner

import prestol
from prestol.cli import app
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.errors import BadRecord, BadSetup
from prestol.core.game import Game
from prestol.games import kit_of
from prestol.games.outpost.rules import GAME, own_game
from prestol.games.outpost.rules.data import own, standard
from prestol.games.outpost.rules.state import Outpost
from prestol.play import properties
from prestol.play.arena import simulate
from prestol.play.fuzz import fuzz

# A file of which everything is of one's own.
BOX: dict[str, Any] = {
    "schema": 1,
    "heroes": {
        "list": [
            {"id": "H02", "guild": "guard", "cost": {"clay": 1, "gold": 1}, "monster": "none", "copies": 3},
            {"guild": "builder", "cost": {"diamond": 1}, "monster": "red", "settlers": 2},
            {"guild": "mercenary", "cost": {"wood": 1}, "monster": "blue", "vp": 6, "name": "Olga"},
            {"guild": "traveller", "cost": {"stone": 1}, "monster": "green", "copies": 4, "id": "I-01"},
            {"guild": "traveller", "cost": {"stone": 2}, "monster": "green", "copies": 9, "id": "Ярослав_2.b"},
        ],
        "provenance": "card face",
    },
    "territories": {
        "list": [
            {"id": "I-04", "region": 1, "resource": "wood", "monster": "green", "copies": 5},
            {"region": 1, "resource": "clay", "monster": "none", "copies": 5, "name": "Low Bank"},
            {"region": 1, "resource": "gold", "monster": "red", "copies": 2},
            {"region": 1, "resource": "stone", "monster": "blue", "provenance": "unverified"},
            {"region": 2, "resource": "diamond", "monster": "yellow", "copies": 12},
            {"region": 3, "resource": "gold", "monster": "red", "copies": 11},
            {"region": 3, "resource": "gold", "monster": "blue"},
        ],
    },
    "copies": {"buildings": {"bank": 5, "tavern": 0}, "artifacts": {"barter": 2, "take_gold": 0}},
    "components": {"common_split": {"wood": 12}, "rare_split": {"diamond": 30, "gold": 20}},
}
HERO = '{ guild = "guard", cost = { gold = 1 }, monster = "red" }'
HEROES = f"[heroes]\nlist = [{', '.join([HERO] * 48)}]"


odd_box = pytest.mark.filterwarnings("ignore:.*in the box", "ignore:.*monsters of each colour")


@pytest.fixture(autouse=True)
def usual_cards_afterwards() -> Iterator[None]:
    yield
    prestol.use_cards(None)


def entry(usual: str, changes: str) -> str:
    """An entry with some of its fields changed."""
    fields = dict(field.split(" = ", 1) for field in usual.split(", ")) | dict(
        field.split(" = ", 1) for field in changes.split(", ")
    )
    return f"{{ {', '.join(f'{name} = {value}' for name, value in fields.items())} }}"


def hero(*changes: str) -> str:
    """A section of heroes: a usual one, and some with such changes."""
    usual = 'guild = "guard", cost = { gold = 1 }, monster = "red"'
    return f"[heroes]\nlist = [{HERO}, {', '.join(entry(usual, each) for each in changes)}]"


def tile(changes: str) -> str:
    usual = 'region = 1, resource = "wood", monster = "red"'
    return f"[territories]\nlist = [{entry(usual, changes)}]"


def written(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    """19"""
    assert own(written(tmp_path, "schema = 1")).checksum == standard().checksum


def test_a_section_replaces_the_whole_section(tmp_path: Path) -> None:
    """19"""
    cards = own(written(tmp_path, HEROES))
    assert cards.names[cards.first_hero : cards.first_artifact] == [f"H{number:02}" for number in range(1, 49)]
    assert set(cards.kind[cards.first_hero : cards.first_artifact]) == {1}
    assert cards.facts["heroes"]["from"] == "owner"
    assert cards.facts["territories"]["from"] == "reconstructed"


def test_territories_may_have_copies_and_no_monster(tmp_path: Path) -> None:
    """19"""
    lines = [f'{{ region = {region}, resource = "clay", monster = "none", copies = 12 }}' for region in (1, 2, 3)]
    cards = own(written(tmp_path, f"[territories]\nlist = [{', '.join(lines)}]"))
    assert [len(cards.territories(region)) for region in range(3)] == [12, 12, 12]
    assert set(cards.colour[: cards.first_building]) == {-1}


def test_numbers_of_tiles_tokens_and_pieces_can_be_given(tmp_path: Path) -> None:
    """19"""
    text = "[copies.buildings]\nbank = 5\n[copies.artifacts]\nbarter = 0\n[components.rare_split]\ngold = 40"
    with pytest.warns(UserWarning, match=r"38 buildings, in the box 36|13 artifacts, in the box 14"):
        cards = own(written(tmp_path, text))
    assert cards.names.count("bank") == 5
    assert "barter" not in cards.names
    assert cards.supply == [16, 16, 16, 42, 40]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("schema = 2", "schema = 1"),
        ("[heros]\nlist = []", "there is no section “heros”"),
        ("heroes = 1", "“heroes” in the file of cards should be a section"),
        ("[heroes]\ncards = []", "no field “cards”; known are: list, provenance"),
        (
            '[heroes]\nprovenance = "hearsay"\nlist = []',
            r"\[heroes\]: there is no provenance “hearsay”; known are: rule",
        ),
        (
            '[territories]\nlist = [{ region = 1, resource = "wood", monster = "red", provenance = "hearsay" }]',
            r"\[territories\] 1: there is no provenance “hearsay”",
        ),
        ("[heroes]\nlist = 3", r"\[heroes\] needs a “list”"),
        (
            '[heroes]\nlist = [{ guild = "gard", cost = {}, monster = "red" }]',
            r"\[heroes\] 1: there is no guild “gard”",
        ),
        ('[heroes]\nlist = [{ guild = "guard", monster = "red" }]', "“cost” is missing"),
        ('[heroes]\nlist = [{ guild = "guard", cost = 3, monster = "red" }]', "a cost looks like"),
        ('[heroes]\nlist = [{ guild = "guard", cost = { wod = 1 }, monster = "red" }]', "no resource “wod”"),
        ('[heroes]\nlist = [{ guild = "guard", cost = { wood = 0 }, monster = "red" }]', "whole number from 1"),
        ('[heroes]\nlist = [{ guild = "guard", cost = {}, monster = "pink" }]', "no monster “pink”"),
        ('[heroes]\nlist = [{ guild = "guard", cost = {}, monster = "red", vp = 3 }]', "mercenaries have “vp”"),
        ('[heroes]\nlist = [{ guild = "mercenary", cost = {}, monster = "red" }]', "mercenaries have “vp”"),
        ('[territories]\nlist = [{ region = 4, resource = "wood", monster = "red" }]', "no region “4”"),
        ('[territories]\nlist = [{ region = 1, resource = "wood", monster = "red" }]', "region 1 needs at least 12"),
        (f"[heroes]\nlist = [{HERO}]", "at least 4 heroes"),
        ("[copies.buildings]\ncastle = 3", "no kind “castle”"),
        ("[copies.buildings]\nbank = -1", "whole number from 0"),
        ("[copies.artifacts]\nbarter = true", "whole number from 0"),
        ("[components.common_split]\ngold = 3", "no resource “gold”"),
        ("heroes = [", "cannot be read"),
        ("x = " + "[" * 2000 + "]" * 2000, "cannot be read"),
        (
            "[copies]\nbuildings = 3",
            r"“copies.buildings” in the file of cards should be a section: \[copies.buildings\]",
        ),
        ("[copies]\nartifacts = []", "“copies.artifacts” in the file of cards should be a section"),
        ("[components]\ncommon_split = 3", "“components.common_split” in the file of cards should be a section"),
        ("[components]\nrare_split = true", "“components.rare_split” in the file of cards should be a section"),
        ('[components.rare_split]\nprovenance = "hearsay"', r"\[components.rare_split\]: there is no provenance"),
        ("[components.common_split]\nwood = 3", "“wood” should be a whole number from 4 to 99"),  # one for each player
        ("[components.rare_split]\ngold = 100", r"“gold” should be a whole number from 1 to 99"),
        (hero("id = 7"), r"\[heroes\] 2: an “id” is a word in quotation marks of up to 20 letters"),
        (hero('id = ""'), r"\[heroes\] 2: an “id” is a word"),
        (hero('id = "Olga the Wise"'), r"\[heroes\] 2: an “id” is a word"),
        (hero('id = "T1;T2"'), r"\[heroes\] 2: an “id” is a word"),
        (hero('id = "#1"'), r"\[heroes\] 2: an “id” is a word"),
        (hero('id = "?"'), r"\[heroes\] 2: an “id” is a word"),
        (hero('id = "T01\\nstep"'), r"\[heroes\] 2: an “id” is a word"),
        (hero(f'id = "{"x" * 21}"'), r"\[heroes\] 2: an “id” is a word"),
        (
            hero('id = "A", name = "Olga"', 'id = "A"'),
            r"\[heroes\] 3: entry 2 has the id “A” already; equal cards are one",
        ),
        (tile("id = 7"), r"\[territories\] 1: an “id” is a word"),
        (tile("region = true"), r"\[territories\] 1: there is no region “True”; known are: 1, 2, 3"),
        (tile("region = 1.0"), r"\[territories\] 1: there is no region “1.0”"),
        (tile("resource = []"), r"\[territories\] 1: there is no resource “\[\]”"),
        (hero("name = 7"), r"\[heroes\] 2: a “name” is a text in quotation marks, in one line of up to 60 letters"),
        (hero('name = " "'), r"\[heroes\] 2: a “name” is a text"),
        (hero('name = "two\\nlines"'), r"\[heroes\] 2: a “name” is a text"),
        (hero("guild = 7"), r"\[heroes\] 2: there is no guild “7”"),
        (hero("cost = {}"), r"\[heroes\] 2: a cost looks like"),
        (hero("copies = 0"), r"\[heroes\] 2: “copies” should be a whole number from 1 to 99"),
        (hero("copies = 1.5"), r"\[heroes\] 2: “copies” should be a whole number from 1 to 99"),
        (hero("settlers = 1979-05-27"), r"\[heroes\] 2: “settlers” should be a whole number from 0 to 99"),
    ],
)
def test_mistakes_are_refused_and_say_where_they_are(tmp_path: Path, text: str, complaint: str) -> None:
    """19"""
    with pytest.raises(BadSetup, match=complaint):
        own(written(tmp_path, text))


def test_too_few_buildings_or_artifacts_are_refused(tmp_path: Path) -> None:
    """19"""
    names = list(dict.fromkeys(GAME.packs["buildings"].values()))
    few = "\n".join(f"{name} = 0" for name in names[1:])
    with pytest.raises(BadSetup, match="at least 9 buildings"):
        own(written(tmp_path, f"[copies.buildings]\n{few}"))
    tokens = list(dict.fromkeys(GAME.packs["artifacts"].values()))
    with pytest.raises(BadSetup, match="at least 9 artifacts"):
        own(written(tmp_path, "[copies.artifacts]\n" + "\n".join(f"{name} = 0" for name in tokens[:6])))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """19"""
    with pytest.raises(BadSetup, match="cannot be read"):
        own(tmp_path / "nowhere.toml")


def test_more_tiles_of_a_colour_than_monsters_are_a_warning(tmp_path: Path) -> None:
    """19"""
    lines = [f'{{ region = {region}, resource = "clay", monster = "red", copies = 12 }}' for region in (1, 2, 3)]
    with pytest.warns(UserWarning, match="36 territories are red, but there are 9 monsters"):
        own(written(tmp_path, f"[territories]\nlist = [{', '.join(lines)}]"))


def test_names_do_not_count_for_the_checksum(tmp_path: Path) -> None:
    """19"""
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text(HEROES)
    two.write_text(HEROES.replace(HERO, HERO[:-1] + ', name = "Olga" }', 1))
    assert own(one).checksum == own(two).checksum != standard().checksum


def test_records_stay_with_their_cards(tmp_path: Path) -> None:
    """19"""
    usual = prestol.Match(GAME, 2, 3, {})
    record = usual.record()
    assert f"option cards {standard().checksum}" in record
    prestol.use_cards(written(tmp_path, HEROES))
    match = prestol.Match.new("outpost", 2, 3)
    assert isinstance(match.state, Outpost)
    assert match.state.cards.checksum != standard().checksum
    with pytest.raises(BadRecord, match="played with other cards"):
        prestol.Match.from_record(record)


def test_the_usual_cards_come_back(tmp_path: Path) -> None:
    """19"""
    made = prestol.use_cards(written(tmp_path, HEROES))
    assert prestol.game("outpost") is made
    assert prestol.use_cards(None) is prestol.game("outpost") is GAME


def test_a_file_with_mistakes_changes_nothing(tmp_path: Path) -> None:
    """19"""
    made = prestol.use_cards(written(tmp_path, HEROES))
    with pytest.raises(BadSetup):
        prestol.use_cards(written(tmp_path, "[heroes]\nlist = 3"))
    assert prestol.game("outpost") is made


def test_other_processes_play_with_the_same_cards(tmp_path: Path) -> None:
    """19"""
    prestol.use_cards(written(tmp_path, HEROES))
    here, there = (simulate("outpost", ["random", "random"], 4, jobs=jobs) for jobs in (1, 2))
    assert [tally.points for tally in here.tallies] == [tally.points for tally in there.tallies]
    prestol.use_cards(None)
    usual = simulate("outpost", ["random", "random"], 4)
    assert [tally.points for tally in usual.tallies] != [tally.points for tally in here.tallies]


@pytest.mark.parametrize("given", [["--cards"], []], ids=["option", "environment"])
def test_the_command_line_takes_a_file(tmp_path: Path, given: list[str]) -> None:
    """19"""
    path = str(written(tmp_path, HEROES))
    command, environment = ["cards", "outpost", "--json"], {} if given else {"PRESTOL_CARDS": path}
    result = CliRunner().invoke(app, [*command, *(each for name in given for each in (name, path))], env=environment)
    heroes = [card for card in json.loads(result.stdout) if card["pack"] == "heroes"]
    assert (len(heroes), len({card["effect"] for card in heroes})) == (48, 1)


def test_a_game_with_own_cards_keeps_all_laws(tmp_path: Path) -> None:
    """19"""
    tiles = [f'{{ region = {region}, resource = "gold", monster = "none", copies = 12 }}' for region in (1, 2, 3)]
    text = f"{HEROES}\n[territories]\nlist = [{', '.join(tiles)}]"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game = prestol.use_cards(written(tmp_path, text))
    assert fuzz(game, 2, 150).decisions >= 150


# -- ids ---------------------------------------------------------------------------------------------------------------


@odd_box
def test_ids_that_are_given_by_number_make_way_for_others(tmp_path: Path) -> None:
    """19"""
    cards = own(written(tmp_path, toml(BOX)))
    heroes = list(dict.fromkeys(cards.names[cards.first_hero : cards.first_artifact]))
    assert heroes == ["H02", "H03", "H04", "I-01", "Ярослав_2.b"]
    assert list(dict.fromkeys(cards.names[: cards.first_building])) == [
        *("I-04", "I-02", "I-03", "I-05", "II-05", "III-06", "III-07"),
    ]


@odd_box
def test_names_go_with_their_own_card(tmp_path: Path) -> None:
    """A hero and a territory may have the same id. 19"""
    box = deepcopy(BOX)
    box["territories"]["list"][0] |= {"id": "I-01", "name": "Oak"}
    game = own_game(written(tmp_path, toml(box)))
    shown = {(card.pack, card.id): card.name for card in kit_of(game).narrator("en").cards()}
    assert shown["heroes", "I-01"] == "Traveller I-01"
    assert shown["territories", "I-01"] == "Oak: wood, green"
    assert shown["heroes", "H04"] == "Mercenary Olga"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@odd_box
def test_games_with_own_cards_are_written_and_read_back_anywhere(tmp_path: Path, seats: int) -> None:
    """No card is taken for another one. 19, 16"""
    game = own_game(written(tmp_path, toml(BOX)))
    for seed in range(3):
        state, chance = game.new(seats, seed), Quick(seed)
        while not state.over:
            properties.check_positions(state)
            again = game.position(state.position())
            assert faces(again) == faces(state)
            legal = state.legal(state.waiting[0])
            state.apply(state.waiting[0], legal[max(chance.below(len(legal)), chance.below(len(legal)))])


def faces(s: State) -> list[list[list[tuple[object, ...]]]]:
    """What is printed on every card, by where it lies: copies of one entry are the same."""
    assert isinstance(s, Outpost)
    data = s.cards
    tables = (data.names, data.region, data.resource, data.colour, data.kind, data.cost, data.settlers, data.vp)
    return [[[tuple(table[card] for table in tables) for card in cards] for cards in zone.lists] for zone in s.zones()]


# -- files with something wrong in them --------------------------------------------------------------------------------

STRANGE: list[object] = [0, 1, 2, -1, 7, 99, 100, 10**30, 1.0, 0.5, True, False, "", "x", "wood", "red", "none", "T 1"]
STRANGE += ["a;b", "?", "guard", "mercenary", "I-01", [], [1], {}, {"wood": 1}, {"list": []}, "owner", "\n"]


def toml(value: object) -> str:
    """A file, or a value within it."""
    assert isinstance(value, dict)
    return "\n".join(f"{quoted(name)} = {inline(each)}" for name, each in value.items())


def inline(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{quoted(name)} = {inline(each)}' for name, each in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return quoted(value) if isinstance(value, str) else str(value).lower()


def quoted(text: str) -> str:
    return json.dumps(text)


def places(value: object) -> Iterator[tuple[dict[str, object] | list[object], str | int]]:
    """Everything in a file that can be changed: what holds it, and where."""
    held = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for at, inner in held:
        yield value, at  # type: ignore[misc]
        yield from places(inner)


def mutate(box: dict[str, object], dice: Random) -> None:
    holder, at = dice.choice(list(places(box)))
    other, there = dice.choice(list(places(box)))
    change = dice.choice(["drop", "strange", "strange", "swap", "double", "rename"])
    if change == "drop":
        del holder[at]  # type: ignore[arg-type]
    elif change == "strange":
        holder[at] = dice.choice(STRANGE)  # type: ignore[index]
    elif change == "swap":
        holder[at] = deepcopy(other[there])  # type: ignore[index]
    elif isinstance(holder, list):
        holder.append(deepcopy(holder[at]))  # type: ignore[index]
    elif change == "rename":
        holder[str(dice.choice(STRANGE))] = holder.pop(str(at))


@odd_box
def test_a_file_with_mistakes_is_refused_in_one_sentence_or_makes_a_game(tmp_path: Path) -> None:
    """19"""
    dice = Random(1)
    refused: list[str] = []
    for _ in range(600):
        box = deepcopy(BOX)
        for _ in range(dice.randint(1, 3)):
            mutate(box, dice)
        try:
            game = own_game(written(tmp_path, toml(box)))
        except BadSetup as error:
            refused.append(str(error))
        else:
            check_playable(game, dice)
    assert 200 < len(refused) < 590
    assert all("\n" not in sentence and len(sentence) < 300 for sentence in refused)


def check_playable(game: Game, dice: Random) -> None:
    """A few answers, positions that survive, boards that can be drawn."""
    state = game.new(dice.randint(1, 4), dice.randrange(99))
    for _ in range(6):
        seat = state.waiting[0]
        state.apply(seat, dice.choice(state.legal(seat)))
    properties.check_positions(state)
    svg(state, state.waiting[0], narrator(state))
