"""One player on the drawn board: lands above, the settlement below, and all that belongs to them."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.outpost.board import cards, faces
from prestol.games.outpost.board import plan as places
from prestol.games.outpost.board.holding import lands, plots
from prestol.games.outpost.board.view import OutpostView
from prestol.games.outpost.rules.actions import KEEP, KIND, TRADE
from prestol.games.outpost.rules.cards import ARTIFACT_NAMES, COMMON, GUILD_NAMES, RESOURCE_NAMES
from prestol.games.outpost.rules.exchange import TRADES
from prestol.games.outpost.rules.passing import KEEP_COMMONS
from prestol.games.outpost.rules.scoring import results, score_pad
from prestol.games.outpost.rules.state import BASE, NOBODY

WORDY = 1.0  # smaller artifacts say only what they do
LEAST_BELOW = 88  # what stands below the grids of a broad board
BESIDE, BELOW = 108, 112  # what stands beside the grids of a small board, or below them
PILE = (54, 64)  # resources of one kind at size 1


# -- how the panel is divided -----------------------------------------------------------------------------------------


class Room:
    """The panel of one player: a head, the two grids, and beside or below them what the player has."""

    def __init__(self, view: OutpostView, number: int, box: Box, tall: bool) -> None:
        self.number, self.box, self.tall = number, box, tall
        self.own = number == view.seat
        self.head = 46 if tall and self.own else 42 if self.own else 40 if tall else 36
        inner = Box(box.x + 10, box.y + self.head, box.w - 20, box.h - self.head - 8)
        if self.own:
            self.divide_own(inner)
        elif tall or inner.h > inner.w * 0.7:
            self.divide(inner)
        else:
            self.divide_broad(inner)

    def divide_own(self, inner: Box) -> None:
        """The grids as wide as the panel, under them two lines."""
        self.sheet = places.sheet(inner)
        self.pile = places.touch(self.tall) / PILE[0]
        line, y = PILE[1] * self.pile, self.sheet.box.y + self.sheet.box.h + 6
        across = 5 * PILE[0] * self.pile
        self.stock = Box(inner.x, y, across, line)
        self.settlers = Box(inner.x + across + 2, y, inner.w - across + 4, line)
        y += line + 4
        rest = inner.y + inner.h - y
        token = min(rest, 104)
        self.token = (inner.x + 2, y + (rest - token) / 2, token / places.TOKEN)
        self.chips = Box(inner.x + token + 14, y, inner.w - token - 14, rest)

    def divide_broad(self, inner: Box) -> None:
        """The grids side by side, under them a line of numbers, then artifact and heroes."""
        self.sheet = places.broad_sheet(Box(inner.x + 2, inner.y, inner.w - 4, inner.h - LEAST_BELOW))
        y = self.sheet.box.y + self.sheet.box.h + 4
        self.ledger = Box(inner.x, y, inner.w, 27)
        self.share(Box(inner.x, y + 31, inner.w, inner.y + inner.h - y - 31))

    def divide(self, inner: Box) -> None:
        beside = places.sheet(Box(inner.x, inner.y, inner.w - BESIDE, inner.h))
        below = places.sheet(Box(inner.x, inner.y, inner.w, inner.h - BELOW))
        self.sheet = beside if beside.size >= below.size else below
        grids = self.sheet.box
        column = Box(grids.x + grids.w + 8, inner.y, inner.w - grids.w - 8, inner.h)
        strip = Box(inner.x, grids.y + grids.h + 6, inner.w, inner.h - grids.h - 6)
        if self.sheet is beside:
            self.ledger = Box(column.x, column.y, column.w, self.ledger_height(column.w))
            self.share(Box(column.x, column.y + self.ledger.h + 4, column.w, column.h - self.ledger.h - 4))
        elif column.w > 64:
            self.ledger = Box(column.x, column.y, column.w, min(column.h, self.ledger_height(column.w) * 1.2))
            self.share(strip)
        else:
            self.ledger = Box(strip.x, strip.y, strip.w, self.ledger_height(strip.w))
            self.share(Box(strip.x, strip.y + self.ledger.h + 4, strip.w, strip.h - self.ledger.h - 4))

    def ledger_height(self, w: float) -> float:
        return (37.0 if self.tall else 25.0) * -(-7 // self.columns(w))

    def columns(self, w: float) -> int:
        return max(min(int(w // (66 if self.tall else 54)), 7), 1)

    def share(self, rest: Box) -> None:
        """The artifact at the left, or above where the room is narrow; then the heroes."""
        narrow = rest.w < 150
        token = min(rest.h, 96 if self.tall else 84, rest.w) if not narrow else min(rest.h * 0.42, 62)
        self.token = (rest.x, rest.y, token / places.TOKEN)
        if narrow:
            self.chips = Box(rest.x, rest.y + token + 5, rest.w, rest.h - token - 5)
        else:
            self.chips = Box(rest.x + token + 8, rest.y, rest.w - token - 8, rest.h)


def estate_ground(view: OutpostView, room: Room) -> Iterator[Ground]:
    box = room.box
    yield Ground(faces.panel(box.w, box.h, view.is_lit(room.number), mossy=True), box.x, box.y)
    yield Ground(faces.sheet(*room.sheet.settlement), room.sheet.x, room.sheet.y, room.sheet.size)


def estate(view: OutpostView, room: Room) -> Iterator[Piece]:
    yield name_plate(view, room)
    yield from marks(view, room)
    yield total(view, room)
    yield from lands(view, room.number, room.sheet)
    yield from plots(view, room.number, room.sheet)
    if room.own:
        yield from stock(view, room)
        yield settlers(view, room)
    else:
        yield ledger(view, room)
    yield from token(view, room)
    yield from chips(view, room)


# -- head -------------------------------------------------------------------------------------------------------------


def name_plate(view: OutpostView, room: Room) -> Piece:
    box, name = room.box, view.player(room.number)
    text = view.ui("own", name=name) if room.own else name
    size = 24 if room.own and room.tall else 22
    face = faces.name(room.number, text, box.w - 130, size, view.is_lit(room.number))
    return Piece(f"name-{room.number}", face, box.x + 12, box.y + room.head / 2 + 1, label=name)


def marks(view: OutpostView, room: Room) -> Iterator[Piece]:
    """The first-player token, and whether the player has passed; at the end who has won."""
    x, y, size = (
        room.box.x + room.box.w - (80 if room.tall else 66),
        room.box.y + room.head / 2,
        1.2 if room.tall else 1,
    )
    s, number = view.s, room.number
    if s.over:
        if s.seats > 1 and results(s)[number].rank == 1:
            label = view.ui("won", name=view.player(number))
            yield Piece(f"won-{number}", faces.mark("op-crown"), x, y, size, label=label)
        return
    holder = s.first if s.first_passer == NOBODY else s.first_passer
    if holder == number:
        label = view.ui("first", name=view.player(number))
        yield Piece("first", faces.mark("op-first"), x, y, size, label=label)
    if s.players[number].passed:
        label = view.ui("passed", name=view.player(number))
        yield Piece(f"passed-{number}", faces.mark("op-passed"), x - 30 * size, y, size, label=label)


def total(view: OutpostView, room: Room) -> Piece:
    """Points as they stand; the tip is the score pad."""
    pad = score_pad(view.s, view.s.players[room.number])
    n = sum(pad.values())
    label = view.ui("points_now", name=view.player(room.number), points=view.points(n))
    lines = [f"{view.words(f'part.{part}')}: {value}" for part, value in pad.items() if value]
    tip = "\n".join([label, *lines])
    size = 1.0 if room.tall else 0.95 if room.own else 0.85
    x, y = room.box.x + room.box.w - 10 - 20 * size, room.box.y + room.head / 2
    return Piece(f"points-{room.number}", faces.points(n), x, y, size, label=label, tip=tip)


# -- resources and settlers -------------------------------------------------------------------------------------------


def stock(view: OutpostView, room: Room) -> Iterator[Piece]:
    """The own resources: what is paid, kept or gained is chosen here."""
    player, across = view.s.players[room.number], PILE[0] * room.pile
    for kind, n in enumerate(player.stock):
        at = (room.stock.x + across * kind, room.stock.y)
        face = faces.pile(RESOURCE_NAMES[kind], int(n), put_aside(view, kind))
        piece = Piece(f"stock-{room.number}-{RESOURCE_NAMES[kind]}", face, *at, room.pile)
        piece.label = view.ui("stock", resource=view.text.resource(kind), n=n)
        yield view.answer(piece, *([KEEP + kind] if kind < COMMON else []), KIND + kind, *trades_of(kind))


def trades_of(kind: int) -> list[int]:
    """The exchanges in which some of this is given."""
    return [TRADE + number for number, trade in enumerate(TRADES) if trade.given[kind]]


def put_aside(view: OutpostView, kind: int) -> int:
    """How many of a kind the viewer keeps who is just passing."""
    if not view.asks(KEEP_COMMONS) or kind >= COMMON:
        return 0
    return int(KEEP_COMMONS.kept(view.s.stack[-1], kind))


def settlers(view: OutpostView, room: Room) -> Piece:
    player, box = view.s.players[room.number], room.settlers
    face = faces.settlers(int(player.base), int(BASE), int(player.extra), box.w, box.h)
    return Piece(f"settlers-{room.number}", face, box.x, box.y, label=settler_words(view, room.number))


def settler_words(view: OutpostView, number: int) -> str:
    player = view.s.players[number]
    return view.ui("settlers", base=player.base, extra=player.extra, used=BASE - player.base + player.spent)


def ledger(view: OutpostView, room: Room) -> Piece:
    """Resources and settlers of another player, as signs and numbers."""
    player, box = view.s.players[room.number], room.ledger
    counts = [(f"op-{name}", int(player.stock[kind])) for kind, name in enumerate(RESOURCE_NAMES)]
    counts += [("op-settler", int(player.base)), ("op-extra", int(player.extra))]
    has = view.text.sum(player.stock) or view.ui("nothing")
    label = f"{view.player(room.number)}: {has}; {settler_words(view, room.number)}"
    face = faces.ledger(tuple(counts), room.columns(box.w), box.w, box.h, 22 if room.tall else 19)
    return Piece(f"ledger-{room.number}", face, box.x, box.y, label=label)


# -- artifact and heroes ----------------------------------------------------------------------------------------------


def token(view: OutpostView, room: Room) -> Iterator[Piece]:
    x, y, size = room.token
    for card in view.s.players[room.number].artifact:
        yield artifact(view, card, x, y, size)


def artifact(view: OutpostView, card: int, x: float, y: float, size: float) -> Piece:
    kind = view.s.cards.kind[card]
    face, label = cards.artifact(ARTIFACT_NAMES[kind], size < WORDY), view.text.artifact(kind)
    tip = f"{label}\n{view.text.artifact_effect(kind)}"
    return Piece(f"card-{card}", face, x, y, size, label=label, tip=tip)


def chips(view: OutpostView, room: Room) -> Iterator[Piece]:
    """The heroes invited, each with its points now."""
    heroes = sorted(view.s.players[room.number].heroes, key=lambda card: (view.s.cards.kind[card], card))
    found = places.chips(room.chips, len(heroes), 1.5 if room.tall else 1.3)
    for card, at in zip(heroes, found.at, strict=True):
        n = view.worth(room.number, card)
        label = f"{view.text.hero(card)}: {view.points(n)}"
        tip = f"{label}\n{view.text.guild_points(card)}" if room.own else label
        face = cards.invited(GUILD_NAMES[view.s.cards.kind[card]], n)
        yield Piece(f"card-{card}", face, *at, found.size, label=label, tip=tip)
