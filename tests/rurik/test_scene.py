"""The board as a scene: ids that last, answers that are legal, nothing that the viewer may not know."""

from __future__ import annotations

import re

import pytest
from sights import narrator, pieces, scene, svg, viewer

from prestol.board.layout import Box
from prestol.board.scene import SHAPES, Piece
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.land import outline
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    REGION_NAMES,
    SCHEME_NAMES,
)
from prestol.games.rurik.rules.move import MOVE_STEP
from prestol.games.rurik.rules.state import Rurik

from .boards import SILENT, positions
from .table import ACTION, STRATEGY, asks, board, play, table

SEATS = (1, 2, 3, 4)
EXTENTS = {  # around the point where a piece stands
    "ware": (-13, -13, 26, 26),
    "building": (-14, -14, 28, 28),
    "troops": (-15, -18, 30, 36),
    "rebels": (-15, -18, 30, 36),
    "leader": (-15, -18, 30, 36),
    "neutrals": (-14, -17, 32, 38),
    "advisor": (-15, -18, 30, 35),
    "marker": (-10, -10, 20, 20),
    "count": (-places.CELL / 2, -32, places.CELL, 64),
    "hold": (-places.CELL / 2, -32, places.CELL, 64),
    "exchange": (-places.CELL / 2, -32, places.CELL, 64),
    "points_": (-15, -15, 30, 30),
    "turn": (-14, -18, 36, 33),
    "round": (0, -13, 110, 26),
    "scheme": (0, 0, 66, 92),
    "agenda": (0, 0, 92, 92),
    "pile": (-3, -3, 69, 95),
    "discarded": (0, 0, 66, 92),
    "deed": (0, 0, 178, 84),
    "decree": (0, 0, 126, 92),
    "pretender": (0, 0, 82, 100),
    "scroll_": (0, 0, 24, 24),
    "portrait": (-2, -17, 150, 34),
}
TURN = f"banner.muster 1:1 2:1; {ACTION}"


def extent(piece: Piece) -> Box:
    x, y, w, h = EXTENTS[piece.face.kind]
    return Box(piece.x + x * piece.size, piece.y + y * piece.size, w * piece.size, h * piece.size)


def within(inner: Box, outer: Box, slack: float = 0.6) -> bool:
    across = outer.x - slack <= inner.x and inner.x + inner.w <= outer.x + outer.w + slack
    return across and outer.y - slack <= inner.y and inner.y + inner.h <= outer.y + outer.h + slack


def test_every_question_is_among_the_positions() -> None:
    asked = {asks(state) for seats in SEATS for state in positions(seats)}
    assert asked == {*GAME.steps} - {*SILENT} | {"over"}


# -- places ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_id_is_there_once_and_every_piece_lies_in_a_panel(seats: int, shape: str) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            made = scene(state, seat, shape)
            ids = [piece.id for piece in made.pieces]
            assert len(ids) == len(set(ids))
            p = places.plan(shape, len(state.players), seat, state.solo, int(state.regions))
            boxes = [p.map, p.strategy, p.tracks, p.decks, p.deeds, *p.mats]
            boxes += [box for box in (p.hand, p.rebellion) if box is not None]
            for piece in made.pieces:
                if piece.face.kind in EXTENTS:
                    assert any(within(extent(piece), box) for box in boxes), (asks(state), piece)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("own", [True, False])
def test_panels_do_not_overlap_and_fill_the_board(seats: int, shape: str, own: bool) -> None:
    p = places.plan(shape, max(seats, 2), 0 if own else None, seats == 1)
    boxes = [p.map, p.strategy, p.tracks, p.decks, p.deeds, *p.mats]
    boxes += [box for box in (p.hand, p.rebellion) if box is not None]
    assert not any(one.meets(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert all(within(box, Box(0, 0, p.width, p.height), 0) for box in boxes)
    assert len(p.mats) == max(seats, 2)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_map_shows_the_regions_in_play_and_all_of_them(shape: str) -> None:
    sizes = []
    for seats in (2, 3, 4):
        state = positions(seats)[0]
        p = places.plan(shape, seats, 0, solo=False, regions=int(state.regions))
        sizes.append(p.crop.size)
        for name in REGION_NAMES[: state.regions]:
            corners = [
                (p.map.x + (x - p.crop.x) * p.crop.size, p.map.y + (y - p.crop.y) * p.crop.size)
                for x, y in outline(name)
            ]
            assert all(within(Box(*corner, 0, 0), p.map) for corner in corners)
    assert sizes[0] > 1.2 * sizes[2]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_what_stands_in_a_region_stands_on_its_ground(seats: int, shape: str) -> None:
    for state in positions(seats):
        p = places.plan(shape, len(state.players), None, state.solo, int(state.regions))
        found = pieces(state, None, shape)
        for region in range(state.regions):
            name = REGION_NAMES[region]
            spot = places.yard(p, name)
            standing = [piece for id, piece in found.items() if id in figures_of(state, region)]
            assert all(within(extent(piece), spot.figures, 1.5) for piece in standing)
            boxes = [extent(piece) for piece in standing]
            assert not any(overlap(one, other) > 3 for at, one in enumerate(boxes) for other in boxes[at + 1 :])


def figures_of(state: Rurik, region: int) -> set[str]:
    leaders = {f"leader-{side}" for side, player in enumerate(state.players) if player.leader == region}
    return {*(f"troops-{side}-{REGION_NAMES[region]}" for side in range(len(state.players))), *leaders}


def overlap(one: Box, other: Box) -> float:
    w = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    h = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(w, h)


# -- answers --------------------------------------------------------------------------------------------------------


def test_regions_light_up_where_a_troop_can_be_placed() -> None:
    state = next(state for state in positions(1) if asks(state) == "place_troops")
    found = pieces(state, 0)
    lit = {name for name in REGION_NAMES[:8] if found[f"land-{name}"].action}
    assert len(lit) == 5
    assert all(found[f"land-{name}"].refusal for name in REGION_NAMES[:8] if name not in lit)
    assert not any(f"land-{name}" in found for name in REGION_NAMES[8:])


def test_a_banner_that_is_full_says_so() -> None:
    s = table(f"rurik; banner.muster 1:4 2:2 1:1; advisors.1 5; advisors.2 1 4; {STRATEGY}")
    found = pieces(s, 0)
    assert found["banner-muster"].refusal
    assert found["banner-move"].action == "banner:move"


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_refused_says_what_it_is_and_why(seats: int) -> None:
    """A figure has no words of its own: the region it stands in says why not."""
    for state in positions(seats):
        for piece in scene(state, viewer(state)).pieces:
            assert piece.label or not piece.refusal, (asks(state), piece.id)


def test_the_banner_of_the_advisor_who_acts_stands_for_the_main_action() -> None:
    s = table(f"rurik; at.1 kiev; {ACTION}; banner.muster 1:1 2:1")
    assert pieces(s, 0)["banner-muster"].action == "act"
    assert not pieces(s, 0)["banner-move"].action


# -- who rules, and why ---------------------------------------------------------------------------------------------


def test_the_ruler_is_in_the_picture_and_the_count_in_the_tip() -> None:
    s = table(f"rurik; troops.1 kiev:2; at.1 kiev; built.1 kiev:stronghold; troops.2 kiev:3; {TURN}")
    land = pieces(s, 0)["land-kiev"]
    assert land.face.data[1] == 0
    assert "4 = 2 troops + " in land.tip
    assert "Player 1 rules here" in land.tip


def test_a_tie_has_no_ruler() -> None:
    s = table(f"rurik; troops.1 kiev:2; troops.2 kiev:2; {TURN}")
    land = pieces(s, 0)["land-kiev"]
    assert land.face.data[1] == -1
    assert "Nobody rules here" in land.tip


# -- what one may know ----------------------------------------------------------------------------------------------


def shown(state: Rurik, seat: int | None, pack: str) -> set[str]:
    return {id.partition("-")[2] for id in pieces(state, seat) if id.startswith(f"{pack}-")}


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_own_scheme_cards_and_agendas_are_shown(seats: int) -> None:
    for state in positions(seats):
        for seat in (None, *range(seats)):
            player = state.players[seat] if seat is not None else None
            own = {*player.hand, *player.drawn} if player else set()
            agendas = {*player.agenda, *player.rejected, *player.dealt} if player else set()
            if state.over:
                agendas |= {card for other in state.players for card in other.agenda}
            schemes = {SCHEME_NAMES[card] for card in own | {*(state.playing if player else ())}}
            assert shown(state, seat, "scheme") <= schemes
            assert shown(state, seat, "agenda") <= {AGENDA_NAMES[card - FIRST_AGENDA] for card in agendas}


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_is_in_the_picture(seats: int) -> None:
    for state in positions(seats):
        for seat in (None, *range(seats)):
            drawn = svg(state, seat, narrator(state))
            seen = {card for zone in board(state, seat).zones() for cards in zone.lists for card in cards}
            schemes = {int(number) for number in re.findall(r'"#ru-s(\d+)"', drawn)}
            named = {SCHEME_NAMES.index(name) for name in re.findall(r"(?<!#ru-)\b(s[012]\d)\b", drawn)}
            agendas = {FIRST_AGENDA + AGENDA_NAMES.index(name) for name in re.findall(r"agenda-([a-z]+)", drawn)}
            assert schemes | named | agendas <= seen


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_state_looks_like_the_view(seats: int) -> None:
    for state in positions(seats)[::5]:
        for seat in (None, 0):
            assert scene(state, seat) == scene(board(state, seat), seat)


@pytest.mark.parametrize("seats", SEATS)
def test_every_open_deed_has_a_piece(seats: int) -> None:
    for state in positions(seats):
        cards = [*state.row, *(card for player in state.players for card in player.open)]
        assert len(shown(state, 0, "deed")) == len(cards)
        assert all(card >= FIRST_DEED for card in cards)


def test_a_card_put_back_is_seen_by_who_put_it_there() -> None:
    for state in positions(2):
        for deck in range(2):
            top = state.tops[deck][-1] if state.tops[deck] else -1
            for seat in range(2):
                known = top >= 0 and state.known[top] >> seat & 1
                assert pieces(state, seat)[f"deck-{deck + 1}"].face.data[1] == (top if known else -1) or not known


# -- provenance -----------------------------------------------------------------------------------------------------


def test_only_the_list_of_cards_says_what_no_rulebook_confirms() -> None:
    state = next(s for s in positions(1) if s.round > 1 and s.players[0].hand)
    assert not any("unverified" in piece.tip for piece in pieces(state, 0).values())


# -- alone ----------------------------------------------------------------------------------------------------------


def test_the_rebellions_order_of_regions_is_on_the_map() -> None:
    state = next(s for s in positions(1) if s.round > 0)
    found = pieces(state, 0)
    order = {found[f"land-{name}"].face.data[2] for name in REGION_NAMES[:8]}
    assert order == ({*range(1, 9)} if state.cards[0] >= FIRST_CARD else {0})


def test_coins_cover_the_bonuses_that_are_not_unlocked() -> None:
    for state in positions(1):
        found = pieces(state, 0)
        for column, name in enumerate(("attack_move", "build", "tax")):
            bonuses = found[f"bonuses-{name}"].face.data[1]
            assert isinstance(bonuses, list)
            assert [free for _, _, free in bonuses].count(False) == state.covers[column]


# -- what is asked about --------------------------------------------------------------------------------------------


def test_the_advisor_on_his_way_is_ringed() -> None:
    s = play(table(f"rurik; advisors.1 1 4; advisors.2 1 4; coins.1 2; {STRATEGY}"), "advisor:4", "banner:tax")
    found = pieces(s, 0)
    ringed = {piece.face.data[0] for id, piece in found.items() if id.startswith("about-")}
    assert ringed == {"advisor", "cloth"}
    about = next(piece for piece in found.values() if piece.face.data == ("advisor",))
    assert (about.x, about.y) == (found["advisor-0-4-0"].x, found["advisor-0-4-0"].y)


def test_coins_advisor_and_banner_stand_for_every_bribe() -> None:
    s = play(table(f"rurik; advisors.1 1 4; advisors.2 1 4; coins.1 2; {STRATEGY}"), "advisor:4", "banner:tax")
    givers = {id for id, piece in pieces(s, 0).items() if piece.action == "bribe:0 bribe:1 bribe:2"}
    assert givers == {"advisor-0-4-0", "banner-tax", "coins-0"}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_whole_column_of_a_banner_is_meant(shape: str) -> None:
    s = table(f"rurik; advisors.1 5; advisors.2 1 4; {STRATEGY}")
    banner = pieces(s, 0, shape)["banner-tax"]
    strategy = places.plan(shape, 2, 0, solo=False).strategy
    deep = banner.face.data[-1]
    assert isinstance(deep, float)
    assert strategy.y + strategy.h - (banner.y + deep) < 12


def test_the_figure_that_goes_is_ringed() -> None:
    found_moves = [state for seats in SEATS for state in positions(seats) if asks(state) == "move"]
    moving = [state for state in found_moves if MOVE_STEP.is_going(state.stack[-1])]
    assert moving
    for state in moving:
        found = pieces(state, viewer(state))
        assert found["about-0"].face.data[0] in ("troops", "leader")
        assert any(piece.action.startswith("to:") for piece in found.values())
