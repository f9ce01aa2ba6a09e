"""The board as a scene: ids that last, answers that are legal, nothing that the viewer may not know."""

from __future__ import annotations

import re

import pytest
from sights import narrator, pieces, scene, svg, symbols, viewer

from prestol.board.scene import SHAPES, Piece
from prestol.games.viceroy.board.plan import touch
from prestol.games.viceroy.rules import GAME
from prestol.games.viceroy.rules.cards import CARDS, LAST_CARD, options_of
from prestol.games.viceroy.rules.state import Viceroy

from .boards import SILENT, positions, walk
from .laws_table import placing
from .table import AUCTION, DEVELOPMENT, TWO, answer, asks, board, play, table

SEATS = (1, 2, 3, 4)
EXTENTS = {
    "character": (0, 0, 100, 170),
    "law": (0, 0, 100, 170),
    "built": (0, 0, 100, 96),
    "tiny": (0, 0, 100, 96),
    "ghost": (0, 0, 100, 96),
    "tucked": (0, 0, 22, 23),
    "circle": (-30, -30, 60, 60),
    "lot": (0, 0, 66, 150),
    "lot_up": (0, 0, 128, 74),
    "gems": (-27, -36, 54, 72),
    "attack": (-27, -27, 54, 54),
    "deck": (-17, -5, 134, 180),
    "discard": (0, 0, 100, 170),
    "screen": (0, 0, 60, 67),
    "opened": (0, 0, 78, 84),
    "chip": (-13, -13, 26, 26),
    "virtual": (-13, -13, 26, 26),
    "points": (-22, -22, 44, 44),
    "track": (0, -13, 240, 26),
    "name": (0, -10, 100, 20),
}
WIDEST = {"wide": 12, "tall": 7}  # slots side by side that leave each of them wide enough for a finger


def extent(piece: Piece) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    x, y, w, h = plate(piece) if piece.face.kind == "plaquette" else EXTENTS[piece.face.kind]
    return (
        piece.x + x * piece.size,
        piece.y + y * piece.size,
        piece.x + (x + w) * piece.size,
        piece.y + (y + h) * piece.size,
    )


def plate(piece: Piece) -> tuple[float, float, float, float]:
    _, w, h = piece.face.data
    assert isinstance(w, float | int)
    assert isinstance(h, float | int)
    return 0, 0, w, h


def test_every_question_is_among_the_positions() -> None:
    asked = {asks(state) for seats in SEATS for state in positions(seats)}
    assert asked == set(GAME.steps) - {*SILENT} | {"over"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_outside_and_every_id_is_there_once(seats: int, shape: str) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            made = scene(state, seat, shape)
            ids = [piece.id for piece in made.pieces]
            assert len(ids) == len(set(ids))
            for piece in made.pieces:
                if piece.face.kind in EXTENTS or piece.face.kind == "plaquette":
                    left, top, right, bottom = extent(piece)
                    assert 0 <= left < right <= made.width, piece
                    assert 0 <= top < bottom <= made.height, piece


# -- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_target_is_wide_enough_for_a_finger(seats: int, shape: str) -> None:
    """But for the small pyramids of others, and for a pyramid too wide: one can enlarge the board, or use the list."""
    least = touch(shape == "tall") - 0.1
    for state in positions(seats):
        found = [] if state.over else scene(state, viewer(state), shape).pieces
        for at, piece in enumerate(found):
            if piece.action and not is_crowded(piece, found, shape):
                assert free_width(piece, found[at + 1 :]) >= least, (asks(state), piece)


def is_crowded(piece: Piece, found: list[Piece], shape: str) -> bool:
    if piece.face.kind == "tiny":
        return True
    row = [other for other in found if other.face.kind in ("built", "tiny", "ghost") and other.size == piece.size]
    return piece in row and max(sum(other.y == one.y for other in row) for one in row) > WIDEST[shape]


def free_width(piece: Piece, above: list[Piece]) -> float:
    """How much of a card in hand the ones over it leave free."""
    left, top, right, bottom = extent(piece)
    over = [other.x for other in above if other.face.kind in ("character", "law") and left < other.x < right]
    over = over if any(top < other.y < bottom for other in above if other.x in over) else []
    return min([right, *over]) - left if piece.face.kind in ("character", "law") else right - left


def test_a_card_in_hand_is_played_or_discarded() -> None:
    s = table(f"viceroy; {TWO}; hand.1 12 66; hand.2 5; gems.1 1 0 0 0; {DEVELOPMENT}")
    found = pieces(s, 0)
    assert found["card-12"].action == "play:12 discard:12"
    assert found["card-66"].action == "play:66 discard:66"
    assert "level 1" in found["card-12"].tip


def test_a_card_that_cannot_be_paid_can_only_be_discarded() -> None:
    s = table(f"viceroy; {TWO}; hand.1 12; hand.2 5; gems.1 0 1 0 0; {DEVELOPMENT}")
    found = pieces(s, 0)
    assert found["card-12"].action == "discard:12"
    assert found["card-12"].face.data == (12, "Sentinel", 0)  # no level can be paid


def test_gems_are_bid_from_the_screen_or_on_the_auction_card() -> None:
    s = table(f"viceroy; {TWO}; base.red 12; tip.green 14; gems.1 1 0 1 0; attack.1 1; {AUCTION}")
    found = pieces(s, 0)
    assert found["lot-red"].action == found["gem-0-R"].action == found["card-12"].action == "bid:red"
    assert found["attack-0"].action == "attack"
    assert found["lot-green"].refusal
    assert found["lot-blue"].refusal


def test_an_empty_slot_shows_the_price_of_the_card() -> None:
    s = placing(32, "pyramid.1 33 34; gems.1 0 1 1 0")
    found = [piece for piece in scene(s, 0).pieces if piece.face.kind == "ghost"]
    assert [(piece.action, piece.face.data[0]) for piece in found] == [
        ("slot:1:-1", ("G",)),
        ("slot:1:2", ("G",)),
        ("slot:2:0", ("G", "B")),
    ]
    assert all(piece.label for piece in found)


def test_a_level_that_cannot_be_paid_is_refused_with_the_reason() -> None:
    s = placing(32, "pyramid.1 33 34; gems.1 0 1 0 0")
    refused = [piece for piece in scene(s, 0).pieces if piece.face.kind == "ghost" and piece.refusal]
    assert len(refused) == 1


def test_options_of_a_law_are_plates_with_their_signs() -> None:
    s = play(placing(80, "pyramid.1 33"), "slot:1:1")
    plates = [piece for piece in scene(s, 0).pieces if piece.face.kind == "plaquette"]
    assert [piece.action for piece in plates] == ["option:1", "option:2", "option:3"]
    assert [piece.face.data[0] for piece in plates] == [tuple(option) for option in options_of(80)]


# -- what one may know ----------------------------------------------------------------------------------------------


def open_cards(seen: Viceroy) -> set[int]:
    """All cards that lie face up for the viewer, but for the discard pile and known cards in others' hands."""
    zones = {zone.name: zone.lists for zone in seen.zones() if zone.name not in ("discard", "hand")}
    return {card for lists in zones.values() for cards in lists for card in cards if card > 0}


@pytest.mark.parametrize("seats", SEATS)
def test_every_open_card_has_a_piece_and_no_other_has(seats: int) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            seen = board(state, seat)
            expected = open_cards(seen) | (set(seen.players[seat].hand) if seat is not None else set())
            shown = {int(id[5:]) for id in pieces(state, seat) if id.startswith("card-")}
            assert shown == expected - {*seen.law_top}


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_is_in_the_picture(seats: int) -> None:
    for state in positions(seats):
        for seat in (None, *range(seats)):
            drawn = svg(state, seat, narrator(state))
            seen = {card for zone in board(state, seat).zones() for cards in zone.lists for card in cards}
            for card in {*range(1, LAST_CARD + 1)} - seen:
                assert f'id="card-{card}"' not in drawn
                assert not re.search(rf'href="#[cmt]{card}"|\({card}\)', drawn)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gems_behind_the_screens_of_others_are_not_drawn(seats: int) -> None:
    """What a view holds is an upper bound; it must not show in any way."""
    for state in positions(seats):
        seen = board(state, 0)
        drawn = svg(seen, 0, narrator(state))
        if seen.screens:
            for player in seen.players[1:]:
                player.gems = [9, 9, 9, 9]
            assert svg(seen, 0, narrator(state)) == drawn


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_state_looks_like_the_view(seats: int) -> None:
    for state in positions(seats)[::7]:
        for seat in (None, 0):
            assert scene(state, seat) == scene(board(state, seat), seat)


def test_a_secret_answer_shows_that_it_was_given_and_to_its_owner_what() -> None:
    s = table(f"viceroy; {TWO}; base.red 12; base.blue 14; gems.1 1 0 0 0; gems.2 1 0 0 0; {AUCTION}")
    answer(s, 0, "bid:red")
    mine, theirs = pieces(s, 0), pieces(s, 1)
    assert mine["bid-0"].face.data == ("player-0",)
    assert theirs["bid-0"].face.data == ("wax",)
    assert "bid:red" not in mine["lot-red"].action


def test_bids_are_labelled_as_the_log_tells_them() -> None:
    s = table(f"viceroy; {TWO}; base.red 12; base.blue 14; gems.1 1 0 0 0; attack.2 1; {AUCTION}")
    s.events = []
    answer(answer(s, 0, "bid:red"), 1, "attack")
    log = [line for _, line in narrator(s).lines(s.events)]
    found = pieces(s, 0)
    assert asks(s) == "take_any"
    assert found["phase"].label == "Auction, round 1 of 3"
    assert log == [f"{found[id].label}." for id in ("bid-0", "bid-1")]
    assert log == ["Player 1 bids a red gem.", "Player 2 bids an attack token."]


def test_whoever_skips_an_auction_is_marked() -> None:
    s = table(f"viceroy; {TWO}; base.red 12; skips 2; hand.1 5; hand.2 7; {DEVELOPMENT}")
    assert pieces(s, 0)["bid-1"].label == "Player 2 will skip the next auction"


def test_after_the_screens_are_removed_everybodys_gems_are_seen() -> None:
    over = next(state for state in positions(2) if state.over)
    other = over.players[1]
    assert pieces(over, 0)["screen-1"].face.data == (tuple(other.gems), other.attack)


# -- pieces ---------------------------------------------------------------------------------------------------------


def test_a_card_keeps_its_id_from_the_offer_to_the_hand_to_the_pyramid() -> None:
    s = table(f"viceroy; {TWO}; base.red 12; base.blue 14; gems.1 2 0 1 1; {AUCTION}")
    places = [pieces(s, 0)["card-12"]]
    play(answer(answer(s, 0, "bid:red"), 1, "pass"), *["gem:red"] * 3)
    places.append(pieces(s, 0)["card-12"])
    play(s, "play:12", "slot:1:1")
    places.append(pieces(s, 0)["card-12"])
    assert [piece.face.kind for piece in places] == ["character", "character", "built"]
    assert len({(piece.x, piece.y) for piece in places}) == 3


def test_a_card_that_is_gone_does_not_come_back() -> None:
    """So ids of cards last from one answer to the next."""
    before: set[str] = set()
    gone: list[str] = []
    for state in walk(2, 3, {}):
        now = {id for id in pieces(state, 0) if id.startswith("card-")}
        assert not {*gone} & now
        if state.turn == 0:
            continue  # characters not chosen go back into the deck
        gone += before - now - {f"card-{card}" for card in state.players[1].hand}
        before = now


def test_circles_of_one_colour_glow_with_their_worth() -> None:
    s = table(f"viceroy; pyramid.1 1 3 9; places.1 1:0 1:1 2:0; tokens.1 1:0:circle_bonus_red4; pyramid.2 2; {AUCTION}")
    found = [piece for piece in scene(s, 0).pieces if piece.face.kind == "circle"]
    assert [piece.face.data[:2] for piece in found] == [("R", 6)]
    assert "6 points" in found[0].label


def test_recolouring_shows_at_once_to_whoever_recolours() -> None:
    state = next(s for s in positions(2) if asks(s) == "recolour" and any(len(a) > 1 for a in s.sealed))
    seat = next(seat for seat in range(2) if len(state.sealed[seat]) > 1)
    assert any(piece.face.kind == "paint" for piece in scene(state, seat).pieces if f"-{seat}-" in piece.id)
    assert not any(piece.face.kind == "paint" for piece in scene(state, 1 - seat).pieces)


def test_points_come_with_the_score_pad() -> None:
    s = table(f"viceroy; pyramid.1 1 75; tokens.1 1:0:vp3 1:0:science 1:1:magic 1:1:defense; pyramid.2 2; {AUCTION}")
    total = pieces(s, 0)["points-0"]
    assert total.face.data == (s.results()[0].total,) == (18,)
    assert "3 points" in pieces(s, 0)["card-75"].tip


def test_tucked_cards_lie_with_their_host() -> None:
    s = table(f"viceroy; pyramid.1 72; tucked.1 5 66; pyramid.2 2; {AUCTION}")
    found = pieces(s, 0)
    host = extent(found["card-72"])
    for card in (5, 66):
        left, top, right, bottom = extent(found[f"card-{card}"])
        assert host[0] <= left < right <= host[2]
        assert host[1] <= top < bottom <= host[3]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_widest_pyramid_finds_room(shape: str) -> None:
    cards = list(range(3, 31))
    levels = {1: range(-6, 6), 2: range(-6, 5), 3: range(-1, 4)}
    places = [f"{level}:{pos}" for level, across in levels.items() for pos in across]
    lines = f"pyramid.1 {' '.join(map(str, cards))}; places.1 {' '.join(places)}; pyramid.2 2"
    made = scene(table(f"viceroy; {lines}; {AUCTION.replace('turn 6', 'turn 12')}"), 0, shape)
    boxes = [extent(piece) for piece in made.pieces if piece.face.kind in ("built", "tiny", "ghost")]
    assert len(boxes) > 28
    assert all(left >= 0 and right <= made.width for left, _, right, _ in boxes)
    assert all(one is other or not overlap(one, other) for one in boxes for other in boxes)


def overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 0.01 and min(a[3], b[3]) - max(a[1], b[1]) > 0.01


def test_every_card_is_drawn() -> None:
    assert all(f'id="c{card["number"]}"' in symbols("viceroy") for card in CARDS)
