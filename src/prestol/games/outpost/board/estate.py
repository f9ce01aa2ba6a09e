"""One player on the drawn board: lands above, the settlement below, and all that belongs to them."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.outpost import plan as places
from prestol.games.outpost.cards import ARTIFACT_NAMES, GUILD_NAMES, RESOURCE_NAMES
from prestol.games.outpost.holding import lands, plots
from prestol.games.outpost.look import Look
from prestol.games.outpost.passing import KEEP_COMMONS, kept
from prestol.games.outpost.scoring import results, score_pad
from prestol.games.outpost.state import BASE, KEEP, KIND

BESIDE, BELOW = 108, 112  # what stands beside the grids of a small board, or below them
PILE = (54, 64)  # resources of one kind at size 1


# -- how the panel is divided -----------------------------------------------------------------------------------------


class Room:
    """The panel of one player: a head, the two grids, and beside or below them what the player has."""

    def __init__(self, look: Look, number: int, box: Box, tall: bool) -> None:
        self.number, self.box, self.tall = number, box, tall
        self.own = number == look.seat
        self.head = 46 if tall and self.own else 42 if self.own else 40 if tall else 32
        inner = Box(box.x + 10, box.y + self.head, box.w - 20, box.h - self.head - 8)
        if self.own:
            self.divide_own(inner)
        else:
            self.divide(inner)

    def divide_own(self, inner: Box) -> None:
        """The grids as wide as the panel, under them two lines."""
        self.sheet = places.sheet(inner)
        self.pile = places.touch(self.tall) / PILE[0]
        line, y = PILE[1] * self.pile, self.sheet.box.y + self.sheet.box.h + 8
        across = 5 * (PILE[0] * self.pile + 4)
        self.stock = Box(inner.x, y, across, line)
        self.settlers = Box(inner.x + across + 6, y, inner.w - across - 6, line)
        y += line + 10
        rest = inner.y + inner.h - y
        token = min(rest, 104)
        self.token = (inner.x + 2, y + (rest - token) / 2, token / places.TOKEN)
        self.chips = Box(inner.x + token + 14, y, inner.w - token - 14, rest)

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
        return max(min(int(w // (66 if self.tall else 47)), 7), 1)

    def share(self, rest: Box) -> None:
        """The artifact at the left, or above where the room is narrow; then the heroes."""
        narrow = rest.w < 150
        token = min(rest.h, 96 if self.tall else 84, rest.w) if not narrow else min(rest.h * 0.42, 62)
        self.token = (rest.x, rest.y, token / places.TOKEN)
        if narrow:
            self.chips = Box(rest.x, rest.y + token + 5, rest.w, rest.h - token - 5)
        else:
            self.chips = Box(rest.x + token + 8, rest.y, rest.w - token - 8, rest.h)


def estate_ground(look: Look, room: Room) -> Iterator[Ground]:
    box = room.box
    yield Ground("op-panel", box.x, box.y, data=(box.w, box.h, look.is_moving(room.number), True))
    yield Ground("op-sheet", room.sheet.x, room.sheet.y, room.sheet.size)


def estate(look: Look, room: Room) -> Iterator[Piece]:
    yield name_plate(look, room)
    yield from marks(look, room)
    yield total(look, room)
    yield from lands(look, room.number, room.sheet)
    yield from plots(look, room.number, room.sheet)
    if room.own:
        yield from stock(look, room)
        yield settlers(look, room)
    else:
        yield ledger(look, room)
    yield from token(look, room)
    yield from chips(look, room)


# -- head -------------------------------------------------------------------------------------------------------------


def name_plate(look: Look, room: Room) -> Piece:
    box, name = room.box, look.player(room.number)
    text = look.ui("own", name=name) if room.own else name
    size = 24 if room.own and room.tall else 21 if room.own else 22 if room.tall else 18
    data = (room.number, text, box.w - 130, size, look.is_moving(room.number))
    return Piece(f"name-{room.number}", "op-name", box.x + 12, box.y + room.head / 2 + 1, data=data, label=name)


def marks(look: Look, room: Room) -> Iterator[Piece]:
    """The first-player token, and whether the player has passed; at the end who has won."""
    x, y, size = (
        room.box.x + room.box.w - (80 if room.tall else 66),
        room.box.y + room.head / 2,
        1.2 if room.tall else 1,
    )
    s, number = look.s, room.number
    if s.over:
        if s.seats > 1 and results(s)[number].rank == 1:
            yield Piece(f"won-{number}", "op-mark", x, y, size, ("op-crown",), look.ui("won", name=look.player(number)))
        return
    holder = s.first if s.first_passer < 0 else s.first_passer
    if holder == number:
        label = look.ui("first", name=look.player(number))
        yield Piece("first", "op-mark", x, y, size, ("op-first",), label)
    if s.players[number].passed:
        label = look.ui("passed", name=look.player(number))
        yield Piece(f"passed-{number}", "op-mark", x - 30 * size, y, size, ("op-passed",), label)


def total(look: Look, room: Room) -> Piece:
    """Points as they stand; the tip is the score pad."""
    pad = score_pad(look.s, look.s.players[room.number])
    n = sum(pad.values())
    label = look.ui("points_now", name=look.player(room.number), points=look.points(n))
    lines = [f"{look.words(f'part.{part}')}: {value}" for part, value in pad.items() if value]
    tip = "\n".join([label, *lines])
    size = 1.0 if room.tall else 0.95 if room.own else 0.8
    x, y = room.box.x + room.box.w - 10 - 20 * size, room.box.y + room.head / 2
    return Piece(f"points-{room.number}", "op-points", x, y, size, (n,), label, tip)


# -- resources and settlers -------------------------------------------------------------------------------------------


def stock(look: Look, room: Room) -> Iterator[Piece]:
    """The own resources: what is paid, kept or gained is chosen here."""
    player, across = look.s.players[room.number], PILE[0] * room.pile + 4
    for kind, n in enumerate(player.stock):
        at = (room.stock.x + across * kind, room.stock.y)
        aside = put_aside(look, kind)
        data = (RESOURCE_NAMES[kind], int(n), aside)
        piece = Piece(f"stock-{room.number}-{RESOURCE_NAMES[kind]}", "op-pile", *at, room.pile, data)
        piece.label = look.ui("stock", resource=look.resource(kind), n=n)
        yield look.answer(piece, *([KEEP + kind] if kind < 3 else []), KIND + kind)


def put_aside(look: Look, kind: int) -> int:
    """How many of a kind the viewer keeps who is just passing."""
    if not look.asks(KEEP_COMMONS) or look.frame is None or kind > 2:
        return 0
    return int(kept(look.frame.at, kind))


def settlers(look: Look, room: Room) -> Piece:
    player = look.s.players[room.number]
    data = (int(player.base), BASE, int(player.extra), int(player.spent), room.settlers.w, room.settlers.h)
    at = (room.settlers.x, room.settlers.y)
    return Piece(f"settlers-{room.number}", "op-settlers", *at, data=data, label=settler_words(look, room.number))


def settler_words(look: Look, number: int) -> str:
    player = look.s.players[number]
    return look.ui("settlers", base=player.base, extra=player.extra, used=BASE - player.base + player.spent)


def ledger(look: Look, room: Room) -> Piece:
    """Resources and settlers of another player, as signs and numbers."""
    player, box = look.s.players[room.number], room.ledger
    counts = [(f"op-{name}", int(player.stock[kind])) for kind, name in enumerate(RESOURCE_NAMES)]
    counts += [("op-settler", int(player.base)), ("op-extra", int(player.extra))]
    has = look.pieces(player.stock) or look.ui("nothing")
    label = f"{look.player(room.number)}: {has}; {settler_words(look, room.number)}"
    data = (tuple(counts), room.columns(box.w), box.w, box.h, 22 if room.tall else 17)
    return Piece(f"ledger-{room.number}", "op-ledger", box.x, box.y, data=data, label=label)


# -- artifact and heroes ----------------------------------------------------------------------------------------------


def token(look: Look, room: Room) -> Iterator[Piece]:
    x, y, size = room.token
    for card in look.s.players[room.number].artifact:
        yield artifact(look, card, x, y, size)


def artifact(look: Look, card: int, x: float, y: float, size: float) -> Piece:
    kind = ARTIFACT_NAMES[look.s.cards.kind[card]]
    label = look.name(f"artifact.{kind}")
    tip = f"{label}\n{look.name(f'artifact_effect.{kind}')}\n{look.origin(card)}"
    return Piece(f"card-{card}", "op-artifact", x, y, size, (kind, look.doubtful(card)), label, tip)


def chips(look: Look, room: Room) -> Iterator[Piece]:
    """The heroes invited, each with its points now."""
    heroes = sorted(look.s.players[room.number].heroes, key=lambda card: (look.s.cards.kind[card], card))
    found = places.chips(room.chips, len(heroes), 1.5 if room.tall else 1.2 if room.own else 0.8)
    for card, at in zip(heroes, found.at, strict=True):
        n = look.worth(room.number, card)
        label = f"{look.hero(card)}: {look.points(n)}"
        rule = f"{look.hero_rule(card)}\n" if room.own else ""
        tip = f"{label}\n{rule}{look.origin(card)}"
        data = (GUILD_NAMES[look.s.cards.kind[card]], n, look.doubtful(card))
        yield Piece(f"card-{card}", "op-invited", *at, found.size, data, label, tip)
