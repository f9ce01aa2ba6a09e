"""The drawing layer: whole games in both shapes, well-formed and small, readable in both themes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import walks
from contrast import contrast
from typer.testing import CliRunner

import prestol.web
from prestol import BadSetup, Match, draw
from prestol.cli import app
from prestol.core import scene as scenes
from prestol.core.engine import State
from prestol.core.scene import SHAPES, Piece
from prestol.draw.picture import picture
from prestol.draw.svg import NAMESPACE as SVG
from prestol.draw.svg import draw as draw_scene
from prestol.draw.svg import piece as draw_piece
from prestol.draw.theme import THEMES, fonts_for, palette, sheet, written_out
from prestol.draw.wrap import shortened, width, wrap
from prestol.text import LANGUAGES, words
from prestol.text.tell import Narrator, plain_names

SEATS = (1, 2, 3, 4)
WINDOW = 31_200  # well within the 32 KiB that gzip remembers: so a board is packed against the one before
NAMESPACE = "{http://www.w3.org/2000/svg}"
LEAST = 15  # the smallest letters on a phone, in board units


def narrator(state: State, language: str = "en") -> Narrator:
    say = words(language)
    return Narrator(state.game, say, plain_names(say, state.seats))


def some_positions(seats: int) -> Iterator[State]:
    """Positions from the start to the end of a game with promo locations; always the same object."""
    state = walks.CONSPIRACY.new(seats, seats, {"promo": "yes"})
    for at, position in enumerate(walks.walk(state, seats)):
        if at % 5 == 0 or position.over:
            yield position


def late(seats: int) -> State:
    """A game just before its end."""
    *_, last = (state.clone() for state in some_positions(seats) if not state.over)
    return last


def viewer(state: State) -> int:
    return state.waiting[0] if state.waiting else 0


def page(state: State, shape: str) -> ElementTree.Element:
    """The board with its symbols, as a page holds them."""
    name = state.game.name
    made = draw.scene(state, viewer(state), narrator(state), shape)
    return ElementTree.fromstring(draw_scene(made, draw.DRAWINGS[name].faces, draw.symbols(name)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_whole_games_are_drawn_well_formed_and_without_foreign_parts(seats: int, shape: str) -> None:
    for state in some_positions(seats):
        for seat in (viewer(state), None):
            drawn = draw.svg(state, seat, narrator(state), shape)
            ElementTree.fromstring(drawn)
            assert "style=" not in drawn
            assert re.findall(r"https?:[^\"]*", drawn) == [SVG]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_fits_the_window_of_gzip(language: str) -> None:
    """All but the rare board on which somebody searches the whole deck of locations."""
    for seed in range(3):
        state = walks.CONSPIRACY.new(4, seed, {"promo": "yes"})
        sizes = [
            len(draw.svg(position, viewer(position), narrator(position, language), "wide").encode())
            for at, position in enumerate(walks.walk(state, seed))
            if at % 6 == 0 and len(position.legal(viewer(position))) < 16
        ]
        assert max(sizes) < WINDOW


def test_every_symbol_that_is_used_is_there() -> None:
    for seats in SEATS:
        for state in some_positions(seats):
            for shape in SHAPES:
                tree = page(state, shape)
                ids = {element.get("id") for element in tree.iter()}
                assert {use.get("href", "")[1:] for use in tree.iter(f"{NAMESPACE}use")} <= ids


@pytest.mark.parametrize("seats", SEATS)
def test_ids_are_unique_on_the_page(seats: int) -> None:
    ids = [element.get("id") for element in page(late(seats), "wide").iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_both_shapes_hold_the_same_pieces() -> None:
    state = late(3)
    wide, tall = ({piece.id for piece in draw.scene(state, 0, narrator(state), shape).pieces} for shape in SHAPES)
    assert {id for id in wide ^ tall if not id.startswith("deeds")} == set()


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in some_positions(seats):
        tree = page(state, "tall")
        symbols = {element.get("id", ""): element for element in tree.iter() if element.get("id")}
        pieces = next(element for element in tree if element.get("id") == "pieces")
        for piece in pieces:
            scale = float((re.findall(r"scale\(([\d.]+)\)", piece.get("transform", "")) or ["1"])[0])
            for size in font_sizes(piece, symbols):
                assert size * scale >= LEAST, piece.get("id")


def font_sizes(element: ElementTree.Element, symbols: dict[str, ElementTree.Element]) -> Iterator[float]:
    """Of an element and of all symbols it uses."""
    for part in element.iter():
        if part.tag == f"{NAMESPACE}text":
            yield float(part.get("font-size", "0"))
        elif part.tag == f"{NAMESPACE}use":
            yield from font_sizes(symbols[part.get("href", "")[1:]], symbols)


# -- themes ----------------------------------------------------------------------------------------------------------

GUILDS = ("yellow", "red", "green", "blue", "purple")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "alarm-ink", "faint-ink")),
    ("faint-ink", "hollow"),
    ("scroll-ink", "scroll"),
    ("scroll-ink", "scroll-head"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    *((f"{guild}-ink", guild) for guild in GUILDS),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *((f"{guild}-sign", "scroll-head") for guild in GUILDS),
    *((name, "card") for name in ("silver", "sign")),
    ("accent", "panel"),
    ("nacre-line", "card"),
    *((f"seat{number}", "panel") for number in range(4)),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_text_stands_out(theme: str, ink: str, ground: str) -> None:
    colours = palette("conspiracy", theme)
    assert contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_stand_out(theme: str, sign: str, ground: str) -> None:
    colours = palette("conspiracy", theme)
    assert contrast(colours[sign], colours[ground]) >= 3


# A palette also colours the page. Each game has its own; the page's style sheet knows only the names.
GAMES = ("conspiracy", "viceroy", "rurik", "outpost")
SITE = Path(prestol.web.__file__).parent / "static" / "site.css"
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
    colours = palette(game, theme)
    assert contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("game", GAMES)
def test_a_palette_has_every_colour_that_page_and_board_share(game: str) -> None:
    css = SITE.read_text(encoding="utf-8")
    own = {*re.findall(r"--([\w-]+):", css), "zoom"}  # the script says how far one has zoomed
    assert set(re.findall(r"var\(--([\w-]+)", css + sheet("base"))) - own <= set(palette(game, "light"))
    assert not re.search(r"light-dark|(?<!mask: linear-gradient\(90deg, )#[0-9a-f]{3}\b|#[0-9a-f]{6}\b", css)
    assert f"[data-game={game}] {{" in sheet(game)


@pytest.mark.parametrize("theme", THEMES)
def test_a_written_out_style_has_no_variables_left(theme: str) -> None:
    style = written_out("conspiracy", theme)
    assert "var(" not in style
    assert "light-dark" not in style
    assert palette("conspiracy", theme)["panel"] in style


def test_every_variable_is_declared_and_every_class_has_a_rule() -> None:
    css = sheet("base") + sheet("conspiracy")
    assert set(re.findall(r"var\(--([\w-]+)\)", css)) <= set(palette("conspiracy", "light"))
    styled = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)))
    tree = page(late(4), "wide")
    used = {name for part in tree.iter() for name in part.get("class", "").split()}
    faces = set(draw.DRAWINGS["conspiracy"].faces)
    assert used - styled - faces - {"board"} == set()


# -- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_stands_alone(theme: str) -> None:
    drawn = picture(late(2), 0, "pl", "tall", theme)
    ElementTree.fromstring(drawn)
    assert "url(data:font/woff2" in drawn
    assert not re.findall(r"url\((?!data:)", drawn)
    assert set(re.findall(r"https?:[^\"]*", drawn)) == {SVG}


def test_a_picture_brings_only_the_fonts_it_needs() -> None:
    latin, cyrillic = fonts_for("Court"), fonts_for("Двор")
    assert latin
    assert cyrillic
    assert len(fonts_for("Court Двор")) == len(latin) + len(cyrillic)


def test_a_picture_has_a_known_shape_and_theme() -> None:
    with pytest.raises(BadSetup, match="shape is one of wide, tall"):
        picture(late(2), shape="round")
    with pytest.raises(BadSetup, match="theme is one of light, dark"):
        picture(late(2), theme="pink")


def test_the_command_line_draws_a_recorded_game(tmp_path: Path) -> None:
    record, out = Path(__file__).parent / "records" / "2-seats.txt", tmp_path / "board.svg"
    options = ["--step", "30", "--seat", "1", "--theme", "dark", "--shape", "tall", "--lang", "pl", "--svg", str(out)]
    assert CliRunner().invoke(app, ["replay", str(record), *options]).exit_code == 0
    drawn = out.read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    assert "twój sojusz" in drawn
    assert palette("conspiracy", "dark")["panel"] in drawn


def test_notebooks_show_matches_states_and_views() -> None:
    match = Match.new("conspiracy", 2, 1)
    assert match._repr_svg_() == match.state._repr_svg_()
    view = match.view(0)._repr_svg_()
    assert view is not None
    assert view.startswith("<svg")


def test_a_game_that_nobody_has_drawn_shows_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert walks.SPIES.new(2, 1)._repr_svg_() is None
    monkeypatch.setattr(scenes, "painter", None)
    assert Match.new("conspiracy", 2, 1)._repr_svg_() is None


# -- pieces ----------------------------------------------------------------------------------------------------------


def drawn(**more: str) -> str:
    return draw_piece(Piece("deck", "dot", 1, 2.5, **more), {"dot": lambda: "<circle/>"})  # type: ignore[arg-type]


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_word_on_the_board_is_translated(language: str, seats: int) -> None:
    for state in some_positions(seats):
        assert "conspiracy." not in draw.svg(state, viewer(state), narrator(state, language))
