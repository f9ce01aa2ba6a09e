"""A file of one's own cards: what it may replace, what is refused, and that records stay with their cards (19)."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import prestol
from prestol import games
from prestol.core.errors import BadRecord, BadSetup
from prestol.games.outpost import GAME
from prestol.games.outpost.data import own, standard
from prestol.games.outpost.state import Outpost
from prestol.table.fuzz import fuzz

HERO = '{ guild = "guard", cost = { gold = 1 }, monster = "red" }'
HEROES = f"[heroes]\nlist = [{', '.join([HERO] * 48)}]"


@pytest.fixture(autouse=True)
def usual_cards_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(games.CARDS, "")  # remembered, so that it is as before afterwards
    monkeypatch.delenv(games.CARDS)
    yield
    games.OWN.clear()


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
        ("[heros]\nlist = []", "there is no section «heros»"),
        ("heroes = 1", "«heroes» in the file of cards should be a section"),
        ("[heroes]\ncards = []", "no field «cards»; known are: list, provenance"),
        (
            '[heroes]\nprovenance = "hearsay"\nlist = []',
            r"\[heroes\]: there is no provenance «hearsay»; known are: rule",
        ),
        (
            '[territories]\nlist = [{ region = 1, resource = "wood", monster = "red", provenance = "hearsay" }]',
            r"\[territories\] 1: there is no provenance «hearsay»",
        ),
        ("[heroes]\nlist = 3", r"\[heroes\] needs a «list»"),
        (
            '[heroes]\nlist = [{ guild = "gard", cost = {}, monster = "red" }]',
            r"\[heroes\] 1: there is no guild «gard»",
        ),
        ('[heroes]\nlist = [{ guild = "guard", monster = "red" }]', "«cost» is missing"),
        ('[heroes]\nlist = [{ guild = "guard", cost = 3, monster = "red" }]', "a cost looks like"),
        ('[heroes]\nlist = [{ guild = "guard", cost = { wod = 1 }, monster = "red" }]', "no resource «wod»"),
        ('[heroes]\nlist = [{ guild = "guard", cost = { wood = 0 }, monster = "red" }]', "whole number from 1"),
        ('[heroes]\nlist = [{ guild = "guard", cost = {}, monster = "pink" }]', "no monster «pink»"),
        ('[heroes]\nlist = [{ guild = "guard", cost = {}, monster = "red", vp = 3 }]', "mercenaries have «vp»"),
        ('[heroes]\nlist = [{ guild = "mercenary", cost = {}, monster = "red" }]', "mercenaries have «vp»"),
        ('[territories]\nlist = [{ region = 4, resource = "wood", monster = "red" }]', "no region «4»"),
        ('[territories]\nlist = [{ region = 1, resource = "wood", monster = "red" }]', "region 1 needs at least 12"),
        (f"[heroes]\nlist = [{HERO}]", "at least 4 heroes"),
        ("[copies.buildings]\ncastle = 3", "no kind «castle»"),
        ("[copies.buildings]\nbank = -1", "whole number from 0"),
        ("[copies.artifacts]\nbarter = true", "whole number from 0"),
        ("[components.common_split]\ngold = 3", "no resource «gold»"),
        ("heroes = [", "cannot be read"),
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
    match = prestol.Match(games.OWN["outpost"], 2, 3, {})
    assert isinstance(match.state, Outpost)
    assert match.state.cards.checksum != standard().checksum
    with pytest.raises(BadRecord, match="played with other cards"):
        prestol.Match.from_record(record)


def test_a_game_with_own_cards_keeps_all_laws(tmp_path: Path) -> None:
    """19"""
    tiles = [f'{{ region = {region}, resource = "gold", monster = "none", copies = 12 }}' for region in (1, 2, 3)]
    text = f"{HEROES}\n[territories]\nlist = [{', '.join(tiles)}]"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game = prestol.use_cards(written(tmp_path, text))
    assert fuzz(game, 2, 150).decisions >= 150
