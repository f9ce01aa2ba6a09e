"""The drawing layer: colours that pages and boards share, pictures, pieces and their texts."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import spies
import walks
from conspiracy.boards import late
from drawings import SITE, check_contrast
from typer.testing import CliRunner

from prestol import BadSetup, Match
from prestol.board.scene import Face, Piece
from prestol.board.svg import piece as draw_piece
from prestol.board.theme import BASE, THEMES, fonts_for, palette, sheet
from prestol.board.wrap import shortened, width, wrap
from prestol.cli import app
from prestol.core import game as core_game
from prestol.games import kit

# A palette also colours the page. Each game has its own; the page's style sheet knows only the names.
GAMES = ("conspiracy", "viceroy", "rurik", "outpost")
PAGE_INKS = [
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "alarm-ink")),
    *((name, "sea") for name in ("ink", "muted", "brass-ink")),
    *((name, "raised") for name in ("ink", "muted")),
    *((name, ground) for name in ("scroll-ink",) for ground in ("scroll", "stripe", "stripe-pale")),
    *((name, "back") for name in ("back-ink", "back-gold")),
    ("stripe-pale", "scroll-ink"),
    ("back-under", "back-gold"),
    ("on-accent", "accent"),
    ("medal-ink", "medal"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), PAGE_INKS)
def test_text_on_a_page_stands_out(game: str, theme: str, ink: str, ground: str) -> None:
    check_contrast(game, theme, ground, ink, least=4.5)


@pytest.mark.parametrize("game", GAMES)
def test_a_palette_has_every_colour_that_page_and_board_share(game: str) -> None:
    own = {*re.findall(r"--([\w-]+):", SITE), "zoom"}  # the script says how far one has zoomed
    assert set(re.findall(r"var\(--([\w-]+)", SITE + sheet(BASE))) - own <= set(palette(kit(game).board.theme, "light"))
    assert not re.search(r"light-dark|(?<!mask: linear-gradient\(90deg, )#[0-9a-f]{3}\b|#[0-9a-f]{6}\b", SITE)
    assert f"[data-game={game}] {{" in sheet(kit(game).board.theme)


# -- pictures --------------------------------------------------------------------------------------------------------


def test_a_picture_brings_only_the_fonts_it_needs() -> None:
    latin, cyrillic = fonts_for("Court"), fonts_for("Двор")
    assert latin
    assert cyrillic
    assert len(fonts_for("Court Двор")) == len(latin) + len(cyrillic)


def test_a_picture_has_a_known_shape_and_theme() -> None:
    with pytest.raises(BadSetup, match="shape is one of wide, tall"):
        kit("conspiracy").picture(late(2), shape="round")
    with pytest.raises(BadSetup, match="theme is one of light, dark"):
        kit("conspiracy").picture(late(2), theme="pink")


def test_the_command_line_draws_a_recorded_game(tmp_path: Path) -> None:
    record, out = Path(__file__).parent / "records" / "2-seats.txt", tmp_path / "board.svg"
    options = ["--step", "30", "--player", "2", "--theme", "dark", "--shape", "tall", "--lang", "pl", "--svg", str(out)]
    assert CliRunner().invoke(app, ["replay", str(record), *options]).exit_code == 0
    drawn = out.read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    assert "twój sojusz" in drawn
    assert palette(kit("conspiracy").board.theme, "dark")["panel"] in drawn


def test_notebooks_show_matches_states_and_views() -> None:
    match = Match.new("conspiracy", 2, 1)
    assert match._repr_svg_() == match.state._repr_svg_()
    view = match.view(0)._repr_svg_()
    assert view is not None
    assert view.startswith("<svg")


def test_a_game_that_nobody_has_drawn_has_a_plain_picture() -> None:
    state = walks.SPIES.new(2, 1)
    drawn = state.view(0)._repr_svg_() or ""
    ElementTree.fromstring(drawn)
    assert ">Hand – Player 1<" in drawn
    own = {spies.AGENTS[card] for card in state.zones()[0].lists[0]}
    assert {name for name in spies.AGENTS if f">{name}<" in drawn} == own


def test_without_somebody_who_draws_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core_game, "painter", None)
    assert Match.new("conspiracy", 2, 1)._repr_svg_() is None


# -- pieces ----------------------------------------------------------------------------------------------------------


def drawn(**more: str) -> str:
    dot = Face("dot", lambda: "<circle/>", ())
    return draw_piece(Piece("deck", dot, 1, 2.5, **more))  # type: ignore[arg-type]


def test_a_piece_says_what_it_is() -> None:
    assert 'aria-hidden="true"' in drawn()
    assert 'role="img"' in drawn(label="Deck")
    assert "<title>Deck</title>" in drawn(label="Deck")
    assert "<title>44 lords</title>" in drawn(label="Deck", tip="44 lords")
    assert "<title>" not in drawn(label="Draw", action="deck:1")
    assert 'data-answer="deck:1"' in drawn(label="Draw", action="deck:1")
    assert 'role="button" aria-label="Draw"' in drawn(label="Draw", action="deck:1")
    assert 'aria-disabled="true" aria-label="Draw. No &amp; never"' in drawn(label="Draw", refusal="No & never")
    assert "<title>44 lords\nNever</title>" in drawn(label="Draw", tip="44 lords", refusal="Never")
    assert drawn(label="Draw", refusal="Never").count("Never") == 1
    assert 'data-answer="deck:1 deck:2"' in drawn(label="Draw", action="deck:1 deck:2")
    assert 'data-start="deck"' in drawn(start="deck")
    assert 'transform="translate(1 2.5)"' in drawn()


def test_text_is_wrapped_by_the_widths_of_its_letters() -> None:
    assert wrap("one two three", 1000, 16) == ("one two three",)
    assert wrap("one two three", 1, 16) == ("one", "two", "three")
    lines = wrap("as your Politician with the crest", 100, 15.5)
    assert len(lines) > 1
    assert all(width(line, 15.5) <= 100 for line in lines)
    assert wrap("", 10, 16) == ()


def test_text_too_long_for_its_place_is_shortened() -> None:
    assert shortened("Anna", 100, 16) == "Anna"
    short = shortened("Bartholomäus der Zweite", 80, 16)
    assert short.endswith("…")
    assert width(short, 16) <= 80
