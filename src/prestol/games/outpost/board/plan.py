"""Where everything lies on the board, in board units: panels for each shape, and what is inside them."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.board.layout import GAP, Box, grid, seated
from prestol.board.scene import TALL
from prestol.games.outpost.rules import state
from prestol.games.outpost.rules.cells import ROWS, column, row

TILE = (120, 84)  # a territory or building at size 1
CARD = (100, 150)  # a hero at size 1
TOKEN = 72  # an artifact at size 1
CHIP = (34, 44)  # an invited hero at size 1
LEAST_CHIP = 0.97  # smaller ones are hard to tell
HEAD = 63  # the width of a row's head at size 1
BETWEEN = 4  # tiles of a board, at size 1
APART = 12  # lands and settlement, at size 1
SHEET = (HEAD + 3 * (TILE[0] + BETWEEN), 6 * (TILE[1] + BETWEEN) - BETWEEN + APART)  # both grids at size 1
BROAD = (2 * SHEET[0] + APART, ROWS * (TILE[1] + BETWEEN))  # the same side by side
PAD = 12  # inside a panel
ROW, SLOTS = int(state.ROW), int(state.SLOTS)


@dataclass(frozen=True)
class Plan:
    """The panels of one shape; ``players`` by seat. Only a seat has exchanges."""

    width: float
    height: float
    heroes: Box
    market: Box
    artifacts: Box
    supply: Box
    trades: Box | None
    players: list[Box]
    tall: bool
    tally: Box | None = None  # who plays alone has the points before the eyes
    aid: Box | None = None  # what hunting takes and brings, where there is room


def plan(shape: str, players: int, seat: int | None) -> Plan:
    """The own board is the large one; whoever only looks on sees all alike."""
    if seat is None:
        return tall_alike(players) if shape == TALL else wide_alike(players)
    return tall_own(players, seat) if shape == TALL else wide_own(players, seat)


def touch(tall: bool) -> float:
    """The least width of what can be clicked: 40 pixels on a screen of 1280 by 720, 44 on a phone of 390."""
    return 69 if tall else 62


def wide_own(players: int, seat: int) -> Plan:
    """From left to right: the own board, what all share, the others. The own resources stand for exchanges."""
    own, right = Box(14, 14, 444, 802), Box(964, 14, 462, 802 if players > 2 else 546)
    others = grid(right, 1, players - 1) if players > 1 else []
    tally, aid = None if players > 1 else right, None if players > 2 else Box(964, 572, 462, 244)
    heroes, market = Box(470, 14, 482, 240), Box(470, 266, 482, 340)
    artifacts, supply = Box(470, 618, 482, 104), Box(470, 734, 482, 82)
    boxes = seated(own, others, seat)
    return Plan(1440, 830, heroes, market, artifacts, supply, None, boxes, False, tally, aid)


def wide_alike(players: int) -> Plan:
    """What all share above, the boards below."""
    columns = min(players, 2)
    boxes = grid(Box(508, 14, 918, 802), columns, -(-players // columns))[:players]
    heroes, market = Box(14, 14, 482, 240), Box(14, 266, 482, 340)
    artifacts, supply = Box(14, 618, 482, 104), Box(14, 734, 482, 82)
    return Plan(1440, 830, heroes, market, artifacts, supply, None, boxes, tall=False)


def tall_own(players: int, seat: int) -> Plan:
    own = Box(12, 12, 576, 996)
    heroes, market = Box(12, 1020, 576, 276), Box(12, 1308, 576, 420)
    trades, artifacts, supply = Box(12, 1740, 576, 202), Box(12, 1954, 576, 102), Box(12, 2068, 576, 100)
    aid = Box(12, 2180, 576, 250)
    others = [Box(12, 2442 + 486 * number, 576, 474) for number in range(players - 1)]
    tally = None if players > 1 else Box(12, 2442, 576, 440)
    end = max(box.y + box.h for box in [*others, tally or aid])
    boxes = seated(own, others, seat)
    return Plan(600, end + GAP, heroes, market, artifacts, supply, trades, boxes, True, tally, aid)


def tall_alike(players: int) -> Plan:
    boxes = [Box(12, 12 + 392 * number, 576, 380) for number in range(players)]
    y = 12 + 392 * players
    heroes, market = Box(12, y, 576, 276), Box(12, y + 288, 576, 420)
    artifacts, supply = Box(12, y + 720, 576, 102), Box(12, y + 834, 576, 100)
    return Plan(600, y + 946, heroes, market, artifacts, supply, None, boxes, tall=True)


# -- what all share ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spread:
    """Things side by side: their size and their upper left corners."""

    size: float
    at: list[tuple[float, float]]


def heroes(p: Plan) -> Spread:
    """The four places of the row, under the line of the surcharges."""
    x, y, w, h = p.heroes
    size = (w - 2 * PAD - 18) / ROW / CARD[0]
    step = CARD[0] * size + 6
    return Spread(size, [(x + PAD + step * place, y + h - 9 - CARD[1] * size) for place in range(ROW)])


def market(p: Plan) -> Spread:
    """Three by three."""
    x, y, w, h = p.market
    size = (w - 2 * PAD - 12) / 3 / TILE[0]
    across, down = TILE[0] * size + 6, TILE[1] * size + 6
    top = y + h - 8 - 3 * down + 6
    return Spread(size, [(x + PAD + across * (slot % 3), top + down * (slot // 3)) for slot in range(SLOTS)])


def artifacts(p: Plan, count: int, aside: float) -> Spread:
    """In one line; something else may stand at its right end."""
    x, y, w, h = p.artifacts
    w -= aside
    step = min((w - 18) / max(count, 1), 110 if p.tall else 96)
    size = min(step - 2, h - 10) / TOKEN
    start = x + (w - step * count) / 2 + (step - TOKEN * size) / 2
    return Spread(size, [(start + step * at, y + (h - TOKEN * size) / 2) for at in range(count)])


def trades(p: Plan, count: int) -> list[Box]:
    """Plates in lines of five."""
    assert p.trades is not None
    x, y, w, h = p.trades
    rows = -(-count // 5)
    wide, high = (w - 2 * PAD + 4) / 5, min((h - 12) / rows, 62 if p.tall else 50)
    top = y + (h - rows * high) / 2 + 1
    return [Box(x + PAD + wide * (at % 5), top + high * (at // 5), wide - 4, high - 4) for at in range(count)]


# -- a player's board -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sheet:
    """The two grids of a board: the lands above, the settlement below or, of a broad one, beside them."""

    x: float
    y: float
    size: float
    broad: bool = False

    def at(self, row: int, column: int) -> tuple[float, float]:
        """The upper left corner of a cell: rows 0 to 2 are lands, 3 to 5 streets; column -1 is the row's head."""
        across: float = HEAD + BETWEEN + column * (TILE[0] + BETWEEN) if column >= 0 else 0
        down: float = row * (TILE[1] + BETWEEN)
        if row >= ROWS:
            right, below = self.settlement
            across, down = across + right, down - ROWS * (TILE[1] + BETWEEN) + below
        return self.x + across * self.size, self.y + down * self.size

    @property
    def settlement(self) -> tuple[float, float]:
        """Where the streets begin, at size 1."""
        return (SHEET[0] + APART, 0) if self.broad else (0, ROWS * (TILE[1] + BETWEEN) + APART)

    def land(self, cell: int) -> tuple[float, float]:
        return self.at(int(row(cell)), int(column(cell)))

    def plot(self, cell: int) -> tuple[float, float]:
        return self.at(int(row(cell)) + ROWS, int(column(cell)))

    @property
    def box(self) -> Box:
        w, h = BROAD if self.broad else SHEET
        return Box(self.x, self.y, w * self.size, h * self.size)


def sheet(room: Box) -> Sheet:
    """As large as it finds room, at the left."""
    size = min(room.w / SHEET[0], room.h / SHEET[1])
    return Sheet(room.x, room.y, size)


def broad_sheet(room: Box) -> Sheet:
    return Sheet(room.x, room.y, min(room.w / BROAD[0], room.h / BROAD[1]), broad=True)


def chips(box: Box, count: int, largest: float) -> Spread:
    """Invited heroes in lines; closer together, then smaller if there are many."""
    size, gap = largest, 4
    while size > 0.3 and fitting(box, size, gap) < count:
        size, gap = (size - 0.04, gap) if gap == 0 or size > LEAST_CHIP else (size, 0)
    columns = max(int((box.w + gap) // (CHIP[0] * size + gap)), 1)
    across, down = CHIP[0] * size + gap, CHIP[1] * size + gap
    return Spread(size, [(box.x + across * (at % columns), box.y + down * (at // columns)) for at in range(count)])


def fitting(box: Box, size: float, gap: float) -> int:
    return int((box.w + gap) // (CHIP[0] * size + gap)) * int((box.h + gap) // (CHIP[1] * size + gap))
