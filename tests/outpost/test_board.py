"""The board as a scene: ids that last, answers that are legal, and everything that a player needs to see."""

from __future__ import annotations

import copy

import pytest
from sights import narrator, pieces, scene, svg, viewer

from prestol.board.layout import Box
from prestol.board.scene import SHAPES, Piece
from prestol.games.outpost.board import plan as places
from prestol.games.outpost.rules import GAME, make
from prestol.games.outpost.rules.cards import Cards, load
from prestol.games.outpost.rules.exchange import TRADES
from prestol.games.outpost.rules.state import Outpost

from .boards import SILENT, full, positions, walk
from .table import TURN, asks, play, points, table

SEATS = (1, 2, 3, 4)
EXTENTS = {
    "op-territory": (0, 0, 120, 84),
    "op-building": (0, 0, 120, 84),
    "op-spot": (0, 0, 120, 84),
    "op-plot": (0, 0, 120, 84),
    "op-slot": (0, 0, 120, 84),
    "op-ring": (0, 0, 120, 84),
    "op-head": (0, 0, places.HEAD, 84),
    "op-hero": (0, 0, 100, 150),
    "op-invited": (0, 0, 34, 44),
    "op-artifact": (0, 0, 72, 72),
    "op-stack": (0, -3, 47, 61),
    "op-pile": (0, 0, 54, 64),
    "op-points": (-19, -19, 38, 38),
    "op-mark": (-12, -12, 24, 24),
    "op-count": (0, -13, 54, 26),
    "op-track": (0, -13, 156, 26),
    "op-name": (0, -9, 60, 18),
}
SIZED = {"op-trade": (2, 3), "op-settlers": (3, 4), "op-ledger": (2, 3), "op-tally": (3, 4)}  # where their data has it


def extent(piece: Piece) -> Box:
    if piece.face.kind in SIZED:
        w, h = (piece.face.data[at] for at in SIZED[piece.face.kind])
        assert isinstance(w, float | int)
        assert isinstance(h, float | int)
        return Box(piece.x, piece.y, w, h)
    x, y, w, h = EXTENTS[piece.face.kind]
    return Box(piece.x + x * piece.size, piece.y + y * piece.size, w * piece.size, h * piece.size)


def is_within(inner: Box, outer: Box) -> bool:
    across = outer.x - 0.1 <= inner.x and inner.x + inner.w <= outer.x + outer.w + 0.1
    return across and outer.y - 0.1 <= inner.y and inner.y + inner.h <= outer.y + outer.h + 0.1


def overlap(a: Box, b: Box) -> bool:
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x) > 0.1
    return across and min(a.y + a.h, b.y + b.h) - max(a.y, b.y) > 0.1


def test_every_question_is_among_the_positions() -> None:
    asked = {asks(state) for seats in SEATS for state in positions(seats)}
    assert asked == set(GAME.steps) - {*SILENT} | {"over"}


# -- where things lie -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_piece_lies_in_a_panel_and_every_id_is_there_once(seats: int, shape: str) -> None:
    for state in [*positions(seats), full(seats)]:
        for seat in (viewer(state), None):
            made, p = scene(state, seat, shape), places.plan(shape, seats, seat)
            ids = [piece.id for piece in made.pieces]
            assert len(ids) == len(set(ids))
            panels = [p.heroes, p.market, p.artifacts, p.supply, *p.players, p.trades, p.tally]
            for piece in made.pieces:
                assert any(is_within(extent(piece), box) for box in panels if box is not None), piece


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("onlooker", [False, True])
def test_panels_lie_apart_and_on_the_board(seats: int, shape: str, onlooker: bool) -> None:
    p = places.plan(shape, seats, None if onlooker else 0)
    panels = [p.heroes, p.market, p.artifacts, p.supply, *p.players, p.trades, p.tally, p.aid]
    boxes = [box for box in panels if box is not None]
    assert all(one is other or not one.meets(other) for one in boxes for other in boxes)
    assert all(is_within(box, Box(0, 0, p.width, p.height)) for box in boxes)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_pieces_do_not_cover_one_another(seats: int, shape: str) -> None:
    for state in [*positions(seats)[::5], full(seats)]:
        for seat in (viewer(state), None):
            found = [
                piece for piece in scene(state, seat, shape).pieces if piece.face.kind not in ("op-ring", "op-name")
            ]
            for at, piece in enumerate(found):
                for other in found[at + 1 :]:
                    assert not overlap(extent(piece), extent(other)), (piece.id, other.id)


def test_the_own_board_is_the_large_one_and_first_on_a_phone() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            for shape in SHAPES:
                boxes = places.plan(shape, seats, seat).players
                assert all(boxes[seat].w * boxes[seat].h > box.w * box.h for box in boxes if box is not boxes[seat])
            tall = places.plan("tall", seats, seat)
            order = [
                tall.players[seat].y,
                tall.heroes.y,
                tall.market.y,
                min([box.y for box in tall.players if box.y > 20]),
            ]
            assert order == sorted(order)


# -- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_target_is_wide_enough_for_a_finger(seats: int, shape: str) -> None:
    least = places.touch(shape == "tall") - 0.6
    for state in positions(seats):
        for piece in [] if state.over else scene(state, viewer(state), shape).pieces:
            if piece.action:
                assert extent(piece).w >= least, (asks(state), piece)


HOUSES = "houses.1 warehouse bank quarry; plots.1 11 12 21"
LANDS = "lands.1 I-01 I-05 I-09; cells.1 11 12 13"


def test_a_land_stands_for_what_can_be_done_there() -> None:
    s = table(f"outpost; {LANDS}; beasts.1 12; forts.1 13; {TURN}")
    found = {piece.id: piece for piece in scene(s, 0).pieces if piece.face.kind == "op-territory"}
    answers = [piece.action.replace(" region:1", "") for piece in found.values()]
    assert sorted(answers) == ["fort:13", "fortify:11", "hunt:12"]
    assert all("region:1" in piece.action for piece in found.values())
    assert [piece.face.data[2] for piece in found.values()] == ["", "beast", "fort"]
    assert pieces(s, 0)["region-0-1"].action == "region:1"
    assert pieces(s, 0)["spot-21"].action == "explore:21"
    assert pieces(s, 0)["spot-31"].refusal


def test_a_fortification_used_shows_its_settler() -> None:
    s = play(table(f"outpost; {LANDS}; forts.1 13; {TURN}"), "fort:13")
    used = next(piece for piece in scene(s, 0).pieces if piece.face.data[2:3] == ("used",))
    assert "activated" in used.tip
    assert not used.action


def test_a_colour_of_the_row_threatens_a_land() -> None:
    s = table(f"outpost; {LANDS}; row.4 T01; {TURN}")
    states = {
        piece.face.data[1]: piece.face.data[2] for piece in scene(s, 0).pieces if piece.face.kind == "op-territory"
    }
    assert states == {"green": "threat"}  # all three lands are green
    s = table(f"outpost; {LANDS}; row.4 T02; {TURN}")
    assert {piece.face.data[2] for piece in scene(s, 0).pieces if piece.face.kind == "op-territory"} == {""}


def test_collecting_is_chosen_by_land_or_by_region() -> None:
    s = play(table(f"outpost; {LANDS}; {TURN}"), "region:1")
    found = {piece.id: piece for piece in scene(s, 0).pieces}
    lands = [piece.action for piece in found.values() if piece.face.kind == "op-territory"]
    assert found["region-0-1"].action == "collect:123"
    assert lands[1] == "collect:2 collect:12 collect:23 collect:123"


def test_a_building_in_the_market_is_built_on_a_plot() -> None:
    s = table(f"outpost; market.3 sawmill sawmill; stock.1 0 0 1 0 0; {TURN}")
    tile = next(piece for piece in scene(s, 0).pieces if piece.action == "build:3")
    assert tile.face.data[4] == 2  # two tiles in the stack
    play(s, "build:3")
    found = pieces(s, 0)
    assert found["plot-11"].action == "plot:11"
    assert (found["in-question"].x, found["in-question"].y) == (tile.x, tile.y)
    play(s, "plot:22")
    built = pieces(s, 0)[tile.id]
    assert built.face.kind == "op-building"
    assert (built.x, built.y) != (tile.x, tile.y)


def test_buildings_of_a_street_are_used_each_once() -> None:
    s = play(table(f"outpost; {HOUSES}; stock.1 0 0 0 0 1; {TURN}"), "street:1", "use:12")
    found = [piece for piece in scene(s, 0).pieces if piece.face.kind == "op-building"]
    assert [(piece.action, piece.face.data[3], piece.face.data[5]) for piece in found] == [
        ("use:11", 0, False),
        ("", 1, True),  # the bank: one gold stored, used now
        ("", 0, False),
    ]
    assert "5 points" in found[1].tip


def test_a_kind_is_chosen_at_the_stock() -> None:
    s = play(table(f"outpost; {HOUSES}; {TURN}"), "street:1")  # the warehouse is all there is
    assert pieces(s, 0)["stock-0-clay"].action == "kind:clay"


def test_what_is_kept_is_put_aside() -> None:
    s = play(table(f"outpost; {LANDS}; forts.1 11 13; stock.1 2 2 0 1 0; {TURN}"), "pass", "keep:wood")
    found = pieces(s, 0)
    assert found["stock-0-wood"].face.data == ("wood", 2, 1)
    assert found["stock-0-clay"].action == "keep:clay"
    assert not found["stock-0-diamond"].action


def test_a_resource_stands_for_what_it_can_be_exchanged_for() -> None:
    s = table(f"outpost; stock.1 1 1 0 0 0; {TURN}")
    found = pieces(s, 0)
    given = set(found["stock-0-wood"].action.split())
    assert given == set(found["stock-0-clay"].action.split()) != set()
    assert all(action.startswith("trade:wood+clay=") for action in given)


def test_a_building_stands_for_its_street() -> None:
    s = table(f"outpost; {HOUSES}; {TURN}")
    houses = [piece for piece in scene(s, 0).pieces if piece.face.kind == "op-building"]
    assert {"street:1", "street:2"} <= {piece.action for piece in houses}


def test_exchanges_show_what_is_given_and_got_and_light_up() -> None:
    """On a phone; a desk has the resources themselves for it."""
    s = table(f"outpost; stock.1 2 0 0 2 0; {TURN}")
    found = [piece for piece in scene(s, 0, "tall").pieces if piece.face.kind == "op-trade"]
    assert len(found) == 14
    assert [piece.action for piece in found if piece.face.data[1]] == [
        "trade:wood+wood=clay",
        "trade:wood+wood=stone",
        "trade:diamond+diamond=gold",
    ]
    assert all(piece.refusal for piece in found if not piece.face.data[1])
    s = table(f"outpost; artifact.1 barter; stock.1 1 0 0 0 0; {TURN}")
    assert len([piece for piece in scene(s, 0, "tall").pieces if piece.face.kind == "op-trade"]) == len(TRADES)


def test_a_hero_says_what_it_costs_and_what_it_would_be_worth() -> None:
    s = table(f"outpost; {LANDS}; row.1 T05; row.3 M04; stock.1 1 0 0 3 1; {TURN}")
    found = {name_of(piece): piece for piece in scene(s, 0).pieces if piece.face.kind == "op-hero"}
    assert found["Traveller T05"].action == "hero:1"
    assert found["Traveller T05"].face.data[2] == (("diamond", 1), ("gold", 1))
    assert (found["Traveller T05"].face.data[4], found["Traveller T05"].face.data[6]) == (-1, 3)
    assert (found["Mercenary M04"].face.data[4], found["Mercenary M04"].face.data[6]) == (5, 5)
    assert "2 diamonds" in found["Traveller T05"].tip  # the surcharge
    assert "3 points" in found["Traveller T05"].tip
    onlooker = {name_of(piece): piece for piece in scene(s, None).pieces if piece.face.kind == "op-hero"}
    assert onlooker["Traveller T05"].face.data[6] == -1


def name_of(hero: Piece) -> str:
    return str(hero.face.data[1])


def test_own_territories_and_all_buildings_that_can_be_read_carry_their_names() -> None:
    s = table(f"outpost; {LANDS}; {HOUSES}; {TURN}")
    found = scene(s, 0).pieces
    assert {piece.face.data[3] for piece in found if piece.face.kind == "op-territory"} == {"I-01", "I-05", "I-09"}
    assert all(piece.face.data[1] for piece in found if piece.face.kind == "op-building")


def test_points_now_come_with_the_score_pad() -> None:
    s = table(f"outpost; {LANDS}; heroes.1 T02 M04; {HOUSES}; stored.1 0 2 0; {TURN}")
    total = pieces(s, 0)["points-0"]
    assert total.face.data == (points(s, 0)["total"],) == (18,)
    assert "10" in total.tip


def test_a_monster_may_be_chosen_on_its_land() -> None:
    s = play(table(f"outpost; {LANDS}; artifact.1 monster_choice; {TURN}"), "region:1", "collect:2")
    asked = next(piece for piece in scene(s, 0).pieces if piece.action == "yes no")
    ring = pieces(s, 0)["in-question"]
    assert (asked.x, asked.y) == (ring.x, ring.y)


def test_both_tokens_that_bring_gold_give_the_same_answer() -> None:
    s = play(table(f"outpost; artifact.1 barter; offer take_gold take_gold hunt_diamond; {TURN}"), "pass")
    assert [piece.action for piece in scene(s, 0).pieces if piece.face.kind == "op-artifact"].count(
        "artifact:take_gold"
    ) == 2


# -- who has what -----------------------------------------------------------------------------------------------------


def test_first_player_and_passes_are_marked() -> None:
    s = play(table(f"outpost seats=3; first 3; offer take_gold barter hunt_diamond; {TURN}"))
    assert "first" in pieces(s, 0)
    assert "passed-0" not in pieces(s, 0)
    play(s, "pass", "artifact:barter")
    found = pieces(s, 0)
    assert "passed-0" in found
    assert found["first"].y == found["name-0"].y - 1  # it has moved to who passed first


def test_a_hero_keeps_its_id_from_the_row_to_its_host() -> None:
    s = table(f"outpost; row.4 M04; stock.1 1 0 0 0 1; {TURN}")
    before = next(piece for piece in scene(s, 0).pieces if piece.face.kind == "op-hero")
    play(s, "hero:4")
    assert pieces(s, 0)[before.id].face.kind == "op-invited"


def test_stacks_supply_and_decks_are_counted() -> None:
    s = table(f"outpost; {LANDS}; row.1 T05; {TURN}")
    found = pieces(s, 0)
    assert [found[f"stack-{region}"].face.data[1] for region in (1, 2, 3)] == [9, 12, 12]
    assert found["deck"].face.data[1] == 47
    assert found["pile"].face.data[1] == len(s.pile)
    counts = found["supply"].face.data[0]
    assert isinstance(counts, tuple)
    assert ("op-wood", s.supply[0]) in counts


# -- where the faces come from --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_reconstructed_is_said_in_the_list_of_cards_only(seats: int) -> None:
    for state in [*positions(seats)[::3], full(seats)]:
        assert not any("reconstructed" in piece.tip for piece in scene(state, viewer(state)).pieces)


def test_the_cards_of_an_owner_carry_no_mark() -> None:
    facts = copy.deepcopy(load())
    for section in ("heroes", "territories"):
        facts[section] = {"from": "owner", "list": [without(entry, "from") for entry in facts[section]["list"]]}
    facts["territories"]["list"][0]["monster"] = "none"
    s = make(Cards(facts)).position(f"outpost; lands.1 I-01; cells.1 11; row.4 T01; {TURN}")
    assert isinstance(s, Outpost)
    found = [piece for piece in scene(s, 0).pieces if piece.face.kind in ("op-territory", "op-hero")]
    assert len(found) == 2
    for piece in found:
        assert "owner" not in piece.tip
    assert "no monsters" in found[1].tip
    svg(s, 0, narrator(s))


def without(entry: dict[str, object], key: str) -> dict[str, object]:
    return {name: value for name, value in entry.items() if name != key}


# -- what one may know ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_open_card_has_a_piece_and_no_other_has(seats: int) -> None:
    """But for tiles under others in the market."""
    for state in positions(seats)[::3]:
        seen = state.view(0).board
        assert isinstance(seen, Outpost)
        under = {card for tiles in seen.market for card in tiles[:-1]}
        zones = [zone for zone in seen.zones() if zone.name not in ("gone", "removed") and not zone.home]
        expected = {card for zone in zones for cards in zone.lists for card in cards if card >= 0} - under
        assert {int(id[5:]) for id in pieces(state, 0) if id.startswith("card-")} == expected


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_state_looks_like_the_view(seats: int) -> None:
    for state in positions(seats)[::7]:
        for seat in (None, 0):
            assert scene(state, seat) == scene(board_of(state, seat), seat)


def board_of(state: Outpost, seat: int | None) -> Outpost:
    seen = state.view(seat).board
    assert isinstance(seen, Outpost)
    return seen


def test_a_building_that_is_built_does_not_come_back() -> None:
    """So ids of cards last from one answer to the next."""
    before: set[str] = set()
    for state in walk(2, 3):
        now = {piece.id for piece in scene(state, 0).pieces if piece.face.kind in ("op-territory", "op-invited")}
        assert before <= now
        before = now
