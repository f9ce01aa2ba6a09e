"""A player's mat on the drawn board: leader, coins, the boat, supplies, tokens, deeds."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.rurik import plan as places
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    BOAT_SLOTS,
    DEED_NAMES,
    DEED_VP,
    FIRST_AGENDA,
    FIRST_DEED,
    GOOD_NAMES,
    GOODS,
    MARIA,
    OF_EACH,
    PREDSLAVA,
    STRUCTURE_NAMES,
)
from prestol.games.rurik.look import Look
from prestol.games.rurik.realm import initials, leader_words
from prestol.games.rurik.state import BONUS, CONVERT, PAY, POWER, TARGET, TOKEN, WHAT

TOKENS = ("build", "muster")  # what conversion tokens give
ONCE_A_ROUND = (MARIA, PREDSLAVA)
CORNER = 130  # at the lower right the buttons of the page lie over the board
Entry = tuple[str, int, bool]  # a sign, its number, is it there?


def mat_ground(look: Look, side: int, box: Box, tall: bool) -> Iterator[Ground]:
    yield Ground("panel", box.x, box.y, data=(box.w, box.h, look.is_moving(side)))
    if side == look.seat:
        first, last = cells(box, tall)[1], cells(box, tall)[GOODS]
        size = first[2]
        yield Ground("ship", first[0], first[1], size, data=((last[0] - first[0]) / size,))


def mat(look: Look, p: places.Plan, side: int, box: Box) -> Iterator[Piece]:
    own = side == look.seat
    yield name_plate(look, side, box)
    yield from portrait(look, side, box)
    yield from total(look, side, box)
    if own:
        yield from own_things(look, side, box, p.tall)
    else:
        yield from advisors(look, side, box)
        yield ledger(look, side, box, p.tall)
        yield from others_deeds(look, side, box)


# -- head -----------------------------------------------------------------------------------------------------------


def name_plate(look: Look, side: int, box: Box) -> Piece:
    name = look.player(side)
    words = look.ui("own", name=name) if side == look.seat else name
    data = (side, words, 182, 19, look.is_moving(side))
    piece = Piece(f"name-{side}", "name_", box.x + places.PAD, box.y + 19, data=data, label=name)
    return look.answer(piece, TOKEN + side, TARGET + int(look.s.target(side)))


def portrait(look: Look, side: int, box: Box) -> Iterator[Piece]:
    """Who leads, and whether the power of the round is still there."""
    player = look.s.players[side]
    if player.who < 0:
        return
    name, once = look.leader(int(player.who)), player.who in ONCE_A_ROUND
    state = (1 if player.power else 2) if once else 0
    data = (side, initials(name), name, state, 150)
    piece = Piece(f"portrait-{side}", "portrait", box.x + 206, box.y + 19, data=data, label=name)
    lines = [name, leader_words(look, side)]
    if once:
        lines.append(look.ui("power_ready" if player.power else "power_used"))
    piece.tip = "\n".join(lines)
    yield look.answer(piece, *([POWER] if side == look.seat else []))


def total(look: Look, side: int, box: Box) -> Iterator[Piece]:
    """Points as far as all can see them; the tip has them by source."""
    line = next((line for line in look.results if line.player == side), None)
    if line is not None:
        label = f"{look.player(side)}: {look.tell.words('ui.points', n=line.total)}"
        parts = [f"{look.words(f'part.{part}')}: {points}" for part, points in line.parts.items()]
        x, y = box.x + box.w - 26, box.y + 20
        yield Piece(f"points-{side}", "points_", x, y, data=(line.total,), label=label, tip="\n".join([label, *parts]))


def advisors(look: Look, side: int, box: Box) -> Iterator[Piece]:
    """In hand of somebody else: small."""
    values = look.s.players[side].advisors
    for at, value in enumerate(values):
        id = f"advisor-{side}-{value}-{values[:at].count(value)}"
        label = look.ui("advisor", name=look.player(side), value=value)
        x = box.x + box.w - 66 - 25 * (len(values) - 1 - at)
        yield Piece(id, "advisor", x, box.y + 19, 0.72, (side, value, 0), label)


# -- the own things -------------------------------------------------------------------------------------------------


def own_things(look: Look, side: int, box: Box, tall: bool) -> Iterator[Piece]:
    """Coins and goods, structures that are left, conversion tokens; on a phone in two rows."""
    yield troops_left(look, side, box)
    yield rebels_defeated(look, side, box)
    found = [coins(look, side), *goods(look, side), *structures_left(look, side), *tokens(look, side)]
    for piece, (x, y, size) in zip(found, cells(box, tall), strict=True):
        piece.x, piece.y, piece.size = x, y, size
        yield piece


def cells(box: Box, tall: bool) -> list[tuple[float, float, float]]:
    """Middles and sizes of the own things."""
    rows = (6, 5) if tall else (11,)
    h = (box.h - 44) / len(rows)
    found = []
    for at, count in enumerate(rows):
        w = (box.w - 2 * places.PAD) / count
        y = box.y + 38 + h * (at + 0.5)
        found += [(box.x + places.PAD + w * (column + 0.5), y, min(w / 52, h / 66)) for column in range(count)]
    return found


def coins(look: Look, side: int) -> Piece:
    n = int(look.s.players[side].coins)
    piece = Piece(f"coins-{side}", "count", 0, 0, data=("coin", n), label=f"{look.player(side)}: {look.coins(n)}")
    return look.answer(piece, BONUS + 1)


def goods(look: Look, side: int) -> Iterator[Piece]:
    """A column of the boat: so many slots, so many filled, what is too much lies on the dock."""
    player = look.s.players[side]
    for good in range(GOODS):
        boat, slots = int(player.boat(good)), BOAT_SLOTS[good]
        dock = player.goods[good] - boat
        label = look.ui("hold", good=look.good(good), boat=boat, slots=slots, dock=dock)
        piece = Piece(f"goods-{side}-{GOOD_NAMES[good]}", "hold", 0, 0, data=(GOOD_NAMES[good], boat, slots, dock))
        piece.label = label
        yield look.answer(piece, PAY + good, *([BONUS] if is_taxed(look, good) else []))


def is_taxed(look: Look, good: int) -> bool:
    """The good that a market can double now."""
    return look.frame is not None and BONUS in look.legal and look.s.kinds[look.frame.card] == good


def troops_left(look: Look, side: int, box: Box) -> Piece:
    n = int(look.s.players[side].supply)
    return in_head(f"troops-{side}", box.x + 372, box, ("troop", n, n > 0), look.words("term.supply", n=n))


def in_head(id: str, x: float, box: Box, entry: Entry, label: str) -> Piece:
    """Beside the name: what is never clicked."""
    return Piece(id, "ledger", x, box.y + 2, 1.15, ((entry,), 56, 34, 1), label)


def structures_left(look: Look, side: int) -> Iterator[Piece]:
    for at, name in enumerate(STRUCTURE_NAMES):
        n = OF_EACH - int(look.s.players[side].count_built(1 << at))
        label = look.ui("left.structure", structure=look.structure(at), left=n)
        yield look.answer(Piece(f"{name}-{side}", "count", 0, 0, data=(name, n), label=label), WHAT + at)


def tokens(look: Look, side: int) -> Iterator[Piece]:
    for at, gain in enumerate(TOKENS):
        ready = look.s.players[side].ready >> at & 1 == 1
        label = look.ui(f"token.{gain}", state=look.ui("ready" if ready else "used"))
        yield look.answer(
            Piece(f"token-{side}-{gain}", "exchange", 0, 0, data=(gain, ready), label=label), CONVERT + at
        )


def rebels_defeated(look: Look, side: int, box: Box) -> Piece:
    n = int(look.s.players[side].defeated)
    piece = in_head(f"defeated-{side}", box.x + 444, box, ("rebel", n, n > 0), look.words("term.defeated", n=n))
    if not look.s.solo:
        piece.tip = f"{piece.label}\n{look.ui('rebel_reward', mark=look.unverified)}"
    return piece


# -- what others have -----------------------------------------------------------------------------------------------


def ledger(look: Look, side: int, box: Box, tall: bool) -> Piece:
    """Everything of another player in one or two lines of signs and numbers."""
    rows = 2 if tall or box.h > 92 else 1
    size = 1.25 if box.h > 120 else 1.0
    corner = 0 if tall or rows == 1 else CORNER
    data = (tuple(kept(look, side)), (box.w - 2 * places.PAD - corner) / size, (box.h - 40) / size, rows)
    label = "\n".join(ledger_lines(look, side))
    return Piece(f"ledger-{side}", "ledger", box.x + places.PAD, box.y + 36, size, data, label)


def kept(look: Look, side: int) -> Iterator[Entry]:
    player = look.s.players[side]
    yield "coin", int(player.coins), True
    for good in range(GOODS):
        n = player.goods[good]
        yield GOOD_NAMES[good], n, n > 0
    yield "troop", int(player.supply), True
    for at, name in enumerate(STRUCTURE_NAMES):
        n = OF_EACH - int(player.count_built(1 << at))
        yield name, n, n > 0
    if side < look.s.seats:
        yield "card", len(player.hand), len(player.hand) > 0
        yield "rebel", int(player.defeated), player.defeated > 0
        yield "done", sum(DEED_VP[card - FIRST_DEED] for card in player.done), bool(player.done)
        for at, gain in enumerate(TOKENS):
            ready = player.ready >> at & 1 == 1
            yield f"to-{gain}", -1, ready


def ledger_lines(look: Look, side: int) -> Iterator[str]:
    player = look.s.players[side]
    yield f"{look.player(side)}: {look.coins(int(player.coins))}"
    for good in range(GOODS):
        boat = int(player.boat(good))
        dock = player.goods[good] - boat
        if boat:
            yield look.ui("hold", good=look.good(good), boat=boat, slots=BOAT_SLOTS[good], dock=dock)
    yield look.words("term.supply", n=player.supply)
    for at in range(3):
        n = OF_EACH - int(player.count_built(1 << at))
        yield look.ui("left.structure", structure=look.structure(at), left=n)
    if side < look.s.seats:
        yield look.words("term.hidden", n=len(player.hand))
        for at, gain in enumerate(TOKENS):
            if not player.ready >> at & 1:
                yield look.ui(f"token.{gain}", state=look.ui("used"))
        if player.defeated:
            yield look.words("term.defeated", n=player.defeated)
        if player.done:
            yield look.ui("done", deeds=", ".join(look.deed(card) for card in player.done))


def others_deeds(look: Look, side: int, box: Box) -> Iterator[Piece]:
    """Open deeds of others: small scrolls, in full only under the lens; at the end also their agenda."""
    player, x, y = look.s.players[side], box.x + 360, box.y + 7
    for at, card in enumerate(player.open):
        name = DEED_NAMES[card - FIRST_DEED]
        piece = Piece(f"deed-{name}", "scroll_", x + 27 * at, y, 1.0, (card - FIRST_DEED,), look.deed(card))
        piece.tip = deed_tip(look, card)
        yield piece
    for card in player.agenda if look.s.scored else []:
        name = AGENDA_NAMES[card - FIRST_AGENDA]
        piece = Piece(f"agenda-{name}", "aim", x + 27 * len(player.open) + 13, y + 12, data=(name,))
        piece.label = f"{look.player(side)}: {look.ui('agenda.shown', agenda=look.agenda(card))}"
        piece.tip = f"{piece.label}\n{look.words(f'agenda_text.{name}')}"
        yield piece


def deed_tip(look: Look, card: int) -> str:
    """Name, what it asks and brings, and its points, which no rulebook lists."""
    points = look.tell.words("ui.points", n=DEED_VP[card - FIRST_DEED])
    text = look.words(f"deed_text.{DEED_NAMES[card - FIRST_DEED]}")
    return f"{look.deed(card)}\n{text}\n{points} ({look.unverified})"
