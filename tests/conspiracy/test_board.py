"""The board as a scene: ids that last, answers that are legal, cards that do not overlap."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
import walks
from sights import scene, viewer

from prestol.board.scene import SHAPES, Piece
from prestol.games.conspiracy.board.plan import touch
from prestol.games.conspiracy.rules.cards import FIRST_LOCATION
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import choices, play, table

EXTENTS = {
    "lord": (0, 0, 100, 80),
    "ally": (0, 0, 100, 80),
    "site": (0, 0, 100, 80),
    "outpost": (0, 0, 100, 80),
    "slot": (0, 0, 100, 80),
    "next": (0, 0, 100, 80),
    "deck": (-4, 0, 104, 84),
    "location": (0, 0, 132, 120),
    "location_deck": (-4, 0, 136, 124),
    "leaf": (0, 0, 132, 57),
    "leaf_deck": (0, 0, 132, 57),
    "counter": (-21, -21, 42, 42),
    "crest": (-12, -12, 24, 24),
    "keeper": (-20, -20, 40, 40),
    "token": (-19, -19, 38, 38),
    "points": (-22, -22, 44, 44),
    "pearls": (0, -16, 60, 32),
    "keys": (0, -16, 100, 32),
    "name": (0, -10, 100, 20),
}
LET_THROUGH = ("crest", "site")  # a click goes to the lord under them: see the style sheet


def positions(seats: int) -> Iterator[Conspiracy]:
    for seed in (0, 1):
        start = walks.CONSPIRACY.new(seats, seed, {"promo": "yes" if seed else "no"})
        for state in walks.walk(start, seed):
            assert isinstance(state, Conspiracy)
            yield state


def extent(piece: Piece) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    x, y, w, h = EXTENTS[piece.face.kind]
    return (
        piece.x + x * piece.size,
        piece.y + y * piece.size,
        piece.x + (x + w) * piece.size,
        piece.y + (y + h) * piece.size,
    )


def overlap(one: Piece, other: Piece) -> bool:
    a, b = extent(one), extent(other)
    return min(a[2], b[2]) - max(a[0], b[0]) > 0.01 and min(a[3], b[3]) - max(a[1], b[1]) > 0.01


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_outside_and_every_id_is_there_once(seats: int, shape: str) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            made = scene(state, seat, shape)
            ids = [piece.id for piece in made.pieces]
            assert len(ids) == len(set(ids))
            for piece in made.pieces:
                if piece.face.kind in EXTENTS:
                    left, top, right, bottom = extent(piece)
                    assert 0 <= left < right <= made.width, piece
                    assert 0 <= top < bottom <= made.height, piece


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_in_the_open_has_a_piece_and_no_other_has(seats: int) -> None:
    for state in positions(seats):
        lords = {card for player in state.players for card in player.alliance} | {*state.hand}
        lords |= {card for pile in state.piles for card in pile}
        shown = {*state.faceup, *state.revealed} | {card for player in state.players for card in player.locations}
        ids = {piece.id for piece in scene(state, None).pieces}
        assert {id for id in ids if id.startswith("lord-")} == {f"lord-{card}" for card in lords}
        open_ids = {id for id in ids if id.startswith("location-")} - {"location-deck"}
        assert open_ids == {f"location-{card}" for card in shown}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_cards_of_an_alliance_do_not_overlap(seats: int, shape: str) -> None:
    *_, state = positions(seats)
    for seat in (0, None):
        pieces = {piece.id: piece for piece in scene(state, seat, shape).pieces}
        for player in state.players:
            lords = [pieces[f"lord-{card}"] for card in player.alliance]
            assert not any(overlap(one, other) for one, other in combinations(lords, 2))
            spots = [player.alliance[spot] for spot in player.covers]
            for location, lord in zip(player.locations, spots, strict=True):
                assert extent(pieces[f"location-{location}"]) == extent(pieces[f"lord-{lord}"])


def free_width(piece: Piece, above: list[Piece]) -> float:
    """The widest part of a piece that nothing lies on."""
    left, top, right, bottom = extent(piece)
    covers = [extent(other) for other in above if other.face.kind in EXTENTS and other.face.kind not in LET_THROUGH]
    widest = 0.0
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        y, x = top + (bottom - top) * part, left
        for start, _, end, _ in sorted(cover for cover in covers if cover[1] < y < cover[3] and cover[2] > left):
            widest = max(widest, min(start, right) - x)
            x = max(x, end)
        widest = max(widest, right - x)
    return widest


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_target_is_wide_enough_for_a_finger(seats: int, shape: str) -> None:
    for state in positions(seats):
        pieces = [] if state.over else scene(state, viewer(state), shape).pieces
        widest: dict[str, float] = {}  # the lords of a pile stand for it together
        for at, piece in enumerate(pieces):
            if piece.action:
                widest[piece.action] = max(widest.get(piece.action, 0), free_width(piece, pieces[at + 1 :]))
        assert all(found > touch(shape == "tall") - 0.1 for found in widest.values()), widest


@pytest.mark.parametrize("shape", SHAPES)
def test_many_recruited_lords_can_all_be_hit(shape: str) -> None:
    state = table("conspiracy; hand R0 R1 R2 R3 R4 R6 R1 R2; step turn stage=extended; step extend")
    pieces = scene(state, 0, shape).pieces
    lords = [(at, piece) for at, piece in enumerate(pieces) if piece.action.startswith("place")]
    assert len(lords) == 8
    assert all(free_width(piece, pieces[at + 1 :]) > touch(shape == "tall") - 0.1 for at, piece in lords)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_location_finds_room_when_the_deck_is_searched(shape: str) -> None:
    searcher = "alliance.1 Y1 R1 G1; locations.1 search_deck; covers.1 2; pile.B B1"
    state = play(table(f"conspiracy promo=yes; {searcher}; faceup plain_7"), "pile:B")
    cards = [piece for piece in scene(state, 0, shape).pieces if piece.face.kind == "leaf"]
    assert len(cards) == 28
    assert all(piece.face.data[1] for piece in cards)  # the words
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    assert all(piece.size * EXTENTS["leaf"][2] >= touch(shape == "tall") for piece in cards)
    assert {piece.action for piece in cards if piece.action} == {*choices(state)}
    assert [piece.id for piece in cards if piece.refusal] == [f"location-{FIRST_LOCATION}"]


def test_a_view_looks_like_the_state() -> None:
    """Nothing is hidden in Conspiracy, so that a view loses nothing."""
    for state in list(positions(2))[::20]:
        assert scene(state.view(0).board, 0) == scene(state, 0)


def test_a_pile_is_taken_by_any_of_its_cards_and_an_empty_one_says_why_not() -> None:
    state = table("conspiracy; pile.R R1 R1 R4")
    pieces = {piece.id: piece for piece in scene(state, viewer(state)).pieces}
    takers = [piece for piece in pieces.values() if piece.action == "pile:R"]
    assert [piece.face.kind for piece in takers] == ["lord", "lord", "lord"]
    assert "3 lords" in takers[-1].tip
    assert "empty" in pieces["pile-G"].refusal
    assert pieces["deck"].action == "deck:1 deck:2 deck:3"
    assert [pieces[f"draw-{n}"].action for n in (1, 2, 3)] == ["deck:1", "deck:2", "deck:3"]


def test_a_binding_location_and_the_last_round_are_announced() -> None:
    full = "Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3 B3 P3"
    placing = "hand R1 G1; step turn stage=extended; step extend"
    state = table(f"conspiracy; alliance.2 {full}; trigger 2; binder 2; bound_to 2; pile.Y Y4; {placing}")
    pieces = {piece.id: piece for piece in scene(state, 0).pieces}
    assert "draw exactly 2 lords" in pieces["notice"].label
    assert "Player 2 has 15 lords" in pieces["notice"].label


def test_what_a_binding_location_forbids_is_refused_with_the_reason() -> None:
    s = table("conspiracy; pile.Y Y4; binder 2; bound_to 2; step turn stage=recruited; step recruit; waiting 1")
    pieces = {piece.id: piece for piece in scene(s, 0).pieces}
    assert pieces["draw-2"].action == pieces["deck"].action == "deck:2"
    assert "exactly 2" in pieces["draw-1"].refusal


def test_points_come_with_the_score_pad() -> None:
    state = table("conspiracy; alliance.1 Y3 Y4 R6")
    total = next(piece for piece in scene(state, 0).pieces if piece.id == "points-0")
    assert total.face.data == (state.results()[0].total,)
    for line in ("Crest lords: 10", "Locations: 0", "Largest coalition: 6", "Pearl keeper: 5"):
        assert line in total.tip


def test_the_largest_coalition_is_the_one_that_shines() -> None:
    state = table("conspiracy; alliance.1 Y3 Y4 R6 R4 R3")
    groups = [piece for piece in scene(state, 0).pieces if piece.face.kind == "coalition"]
    assert [(piece.id, piece.face.data[:2]) for piece in groups] == [
        ("coalition-0-1", ("Y", "")),
        ("coalition-0-3", ("R", "rim-0")),
    ]
    assert "9 points" in groups[-1].label


@pytest.mark.parametrize("shape", SHAPES)
def test_locations_keep_name_and_words_however_many_lie_open(shape: str) -> None:
    start = walks.CONSPIRACY.new(2, 1, {})
    assert isinstance(start, Conspiracy)
    for many in range(1, 11):
        start.faceup, start.location_deck = [*start.faceup, start.location_deck[0]], start.location_deck[1:]
        shown = [piece for piece in scene(start, 0, shape).pieces if piece.face.kind == "location"]
        assert len(shown) >= many
        assert all(name and words for _, name, words in (piece.face.data for piece in shown))


def test_a_key_that_has_opened_a_location_is_barred() -> None:
    state = table("conspiracy; alliance.1 R1 G1 B1 Y1; locations.1 plain_7; covers.1 2")
    lords = [piece for piece in scene(state, 0).pieces if piece.face.kind == "lord"]
    assert [piece.face.data[2] for piece in lords] == [True, False, False, False]
