"""A player's mat on the drawn board: leader, coins, the boat, supplies, tokens, deeds."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.rurik.board import cards, faces
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.council import advisor_words, bribes
from prestol.games.rurik.board.faces import Entry
from prestol.games.rurik.board.offer import deed_tip
from prestol.games.rurik.board.realm import initials
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.actions import BONUS, CONVERT, LEADER, PAY, POWER, SHOW, TARGET, TOKEN, WHAT
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    BOAT_SLOTS,
    DEED_NAMES,
    DEED_VP,
    FACTS,
    FIRST_AGENDA,
    FIRST_DEED,
    GOOD_NAMES,
    GOODS,
    OF_EACH,
    STRUCTURE_NAMES,
    STRUCTURES,
    TOKEN_NAMES,
)
from prestol.games.rurik.rules.economy import MARKET_STEP
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.sets import single

NARROW = 450  # the width of a mat
APART = 27  # advisors in the hand of somebody else
CORNER = 130  # at the lower right the buttons of the page lie over the board


def mat_ground(view: RurikView, side: int, box: Box, tall: bool) -> Iterator[Ground]:
    yield Ground(faces.panel(box.w, box.h, view.is_lit(side)), box.x, box.y)
    if side == view.seat:
        first, last = cells(box, tall)[1], cells(box, tall)[GOODS]
        size = first[2]
        yield Ground(faces.ship((last[0] - first[0]) / size), first[0], first[1], size)


def mat(view: RurikView, p: places.Plan, side: int, box: Box) -> Iterator[Piece]:
    own = side == view.seat
    yield name_plate(view, side, box)
    yield from portrait(view, side, box)
    yield from total(view, side, box)
    if own:
        yield from own_things(view, side, box, p.tall)
    else:
        yield from advisors(view, side, box)
        yield ledger(view, side, box, p.tall)
        yield from others_deeds(view, side, box)


# -- head -----------------------------------------------------------------------------------------------------------


def name_plate(view: RurikView, side: int, box: Box) -> Piece:
    name = view.player(side)
    words = view.ui("own", name=name) if side == view.seat else name
    face = faces.name_(side, words, name_room(view, side, box), 21.6, view.is_lit(side))
    piece = Piece(f"name-{side}", face, box.x + places.PAD, box.y + 19, label=name)
    return view.answer(piece, TOKEN + side, TARGET + int(view.s.target(side)))


def is_narrow(box: Box) -> bool:
    """Others side by side have their leader under their name."""
    return box.w < NARROW


def name_room(view: RurikView, side: int, box: Box) -> float:
    advisors = len(view.s.players[side].advisors) if side != view.seat else 0
    return box.w - 56 - APART * advisors if is_narrow(box) else 182


def portrait(view: RurikView, side: int, box: Box) -> Iterator[Piece]:
    """Who leads, and whether the power of the round is still there."""
    who = int(view.s.players[side].who)
    if who < 0:
        return
    name, power = view.text.leader(who), power_state(view, side)
    lines = [name, view.text.rebel_power() if view.is_rebellion(side) else view.text.power(who)]
    if power:
        lines.append(view.ui(f"power_{power}"))
    face = faces.portrait(side, initials(name), name, power, 150)
    x, y = (box.x + 10, box.y + 52) if is_narrow(box) else (box.x + 206, box.y + 19)
    piece = Piece(f"portrait-{side}", face, x, y, label=name, tip="\n".join(lines))
    yield view.answer(piece, *([POWER] if side == view.seat else []))


def power_state(view: RurikView, side: int) -> str:
    """Of a power that can be used once per round."""
    player = view.s.players[side]
    if "once" not in FACTS["leader"][player.who]:
        return ""
    return "ready" if player.power else "used"


def total(view: RurikView, side: int, box: Box) -> Iterator[Piece]:
    """Points as far as all can see them; the tip has them by source."""
    line = next((line for line in view.results if line.player == side), None)
    if line is not None:
        label = view.of(side, view.points(line.total))
        parts = [f"{view.words(f'part.{part}')}: {points}" for part, points in line.parts.items()]
        x, y = box.x + box.w - 26, box.y + 20
        yield Piece(f"points-{side}", faces.points_(line.total), x, y, label=label, tip="\n".join([label, *parts]))


def advisors(view: RurikView, side: int, box: Box) -> Iterator[Piece]:
    """In hand of somebody else: small."""
    values = view.s.players[side].advisors
    for at, value in enumerate(values):
        id = f"advisor-{side}-{value}-{values[:at].count(value)}"
        x, label = box.x + box.w - 60 - APART * (len(values) - 1 - at), advisor_words(view, side, value)
        yield Piece(id, faces.advisor(side, value, 0), x, box.y + 20, 0.88, label=label)


# -- the own things -------------------------------------------------------------------------------------------------


def own_things(view: RurikView, side: int, box: Box, tall: bool) -> Iterator[Piece]:
    """Coins and goods, structures that are left, conversion tokens; on a phone in two rows."""
    yield troops_left(view, side, box)
    yield rebels_defeated(view, side, box)
    found = [coins(view, side), *goods(view, side), *structures_left(view, side), *tokens(view, side)]
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
        found += [(box.x + places.PAD + w * (column + 0.5), y, min(w / places.CELL, h / 66)) for column in range(count)]
    return found


def coins(view: RurikView, side: int) -> Piece:
    n = int(view.s.players[side].coins)
    label = view.of(side, view.text.coins(n))
    return view.answer(Piece(f"coins-{side}", faces.count("coin", n), 0, 0, label=label), BONUS + 1, *bribes(view))


def goods(view: RurikView, side: int) -> Iterator[Piece]:
    """A column of the boat: so many slots, so many filled, what is too much lies on the dock."""
    player = view.s.players[side]
    for good, name in enumerate(GOOD_NAMES):
        boat, dock = stowed(player, good)
        face = faces.hold(name, boat, BOAT_SLOTS[good], dock)
        piece = Piece(f"goods-{side}-{name}", face, 0, 0, label=hold_words(view, side, good))
        yield view.answer(piece, PAY + good, *([BONUS] if is_taxed(view, good) else []), *shows(view))


def shows(view: RurikView) -> list[int]:
    """So many goods may count when the tracks are looked at."""
    return sorted(action for action in view.legal if SHOW <= action < LEADER)


def stowed(player: Player, good: int) -> tuple[int, int]:
    """How much of a good is in the boat, and on the dock."""
    boat = int(player.boat(good))
    return boat, player.goods[good] - boat


def hold_words(view: RurikView, side: int, good: int) -> str:
    boat, dock = stowed(view.s.players[side], good)
    return view.ui("hold", good=view.text.good(good), boat=boat, slots=BOAT_SLOTS[good], dock=dock)


def is_taxed(view: RurikView, good: int) -> bool:
    """The good that a market can double now."""
    frame = view.frame
    return frame is not None and BONUS in view.legal and view.s.kinds[MARKET_STEP.region(frame)] == good


def troops_left(view: RurikView, side: int, box: Box) -> Piece:
    n = int(view.s.players[side].supply)
    return in_head(f"troops-{side}", box.x + 372, box, ("troop", n, n > 0), view.text.supply(n))


def in_head(id: str, x: float, box: Box, entry: Entry, label: str) -> Piece:
    """Beside the name: what is never clicked."""
    return Piece(id, faces.ledger([entry], 56, 34, 1), x, box.y + 2, 1.15, label=label)


def structures_left(view: RurikView, side: int) -> Iterator[Piece]:
    for at, name in enumerate(STRUCTURE_NAMES):
        face, label = faces.count(name, left_of(view.s.players[side], at)), structure_words(view, side, at)
        yield view.answer(Piece(f"{name}-{side}", face, 0, 0, label=label), WHAT + at)


def left_of(player: Player, structure: int) -> int:
    return int(OF_EACH - player.count_built(single(structure)))


def structure_words(view: RurikView, side: int, structure: int) -> str:
    left = left_of(view.s.players[side], structure)
    return view.ui("left.structure", structure=view.text.structure(single(structure)), left=left)


def tokens(view: RurikView, side: int) -> Iterator[Piece]:
    for at, gain in enumerate(TOKEN_NAMES):
        ready = view.s.players[side].is_ready(at)
        piece = Piece(f"token-{side}-{gain}", faces.exchange(gain, ready), 0, 0, label=token_words(view, at, ready))
        yield view.answer(piece, CONVERT + at)


def token_words(view: RurikView, token: int, ready: bool) -> str:
    """What an exchange takes and brings, and whether it can still be made."""
    return view.ui("exchange", **view.text.exchange(token), state=view.ui("ready" if ready else "used"))


def rebels_defeated(view: RurikView, side: int, box: Box) -> Piece:
    n = int(view.s.players[side].defeated)
    piece = in_head(f"defeated-{side}", box.x + 444, box, ("rebel", n, n > 0), view.text.defeated(n))
    if not view.s.solo:
        piece.tip = f"{piece.label}\n{view.ui('rebel_reward')}"
    return piece


# -- what others have -----------------------------------------------------------------------------------------------


def ledger(view: RurikView, side: int, box: Box, tall: bool) -> Piece:
    """Everything of another player in one or two lines of signs and numbers."""
    narrow = is_narrow(box)
    rows = 3 if narrow else 2 if tall or box.h > 92 else 1
    size = 1.25 if box.h > 120 and not narrow and not tall else 1.0
    corner, top = 0 if tall or narrow or rows == 1 else CORNER, 70 if narrow else 36
    face = faces.ledger(
        list(kept(view, side)), (box.w - 2 * places.PAD - corner) / size, (box.h - top - 4) / size, rows
    )
    label = "\n".join(ledger_lines(view, side))
    return Piece(f"ledger-{side}", face, box.x + places.PAD, box.y + top, size, label=label)


def kept(view: RurikView, side: int) -> Iterator[Entry]:
    player = view.s.players[side]
    yield "coin", int(player.coins), True
    for good in range(GOODS):
        n = player.goods[good]
        yield GOOD_NAMES[good], n, n > 0
    yield "troop", int(player.supply), True
    for at, name in enumerate(STRUCTURE_NAMES):
        n = left_of(player, at)
        yield name, n, n > 0
    if side < view.s.seats:
        yield "card", len(player.hand), len(player.hand) > 0
        yield "rebel", int(player.defeated), player.defeated > 0
        yield "done", sum(DEED_VP[card - FIRST_DEED] for card in player.done), bool(player.done)
        for at, gain in enumerate(TOKEN_NAMES):
            yield f"to-{gain}", -1, player.is_ready(at)


def ledger_lines(view: RurikView, side: int) -> Iterator[str]:
    player = view.s.players[side]
    yield view.of(side, view.text.coins(player.coins))
    yield from (hold_words(view, side, good) for good in range(GOODS) if player.goods[good])
    yield view.text.supply(player.supply)
    yield from (structure_words(view, side, at) for at in range(STRUCTURES))
    if not view.is_rebellion(side):
        yield from card_lines(view, player)


def card_lines(view: RurikView, player: Player) -> Iterator[str]:
    """What the rebellion does not have."""
    yield view.text.scheme_cards(len(player.hand))
    yield from (token_words(view, at, ready=False) for at in range(len(TOKEN_NAMES)) if not player.is_ready(at))
    if player.defeated:
        yield view.text.defeated(player.defeated)
    if player.done:
        yield view.ui("done", deeds=", ".join(map(view.text.deed, player.done)))


def others_deeds(view: RurikView, side: int, box: Box) -> Iterator[Piece]:
    """Open deeds of others: small scrolls, in full only under the lens; at the end also their agenda."""
    player = view.s.players[side]
    x, y = (box.x + 164, box.y + 40) if is_narrow(box) else (box.x + 360, box.y + 7)
    for at, card in enumerate(player.open):
        id, face = f"deed-{DEED_NAMES[card - FIRST_DEED]}", cards.scroll_(card - FIRST_DEED)
        yield Piece(id, face, x + 27 * at, y, label=view.text.deed(card), tip=deed_tip(view, card))
    for card in player.agenda if view.s.over else []:
        name = AGENDA_NAMES[card - FIRST_AGENDA]
        piece = Piece(f"agenda-{name}", cards.aim(name), x + 27 * len(player.open) + 13, y + 12)
        piece.label = view.of(side, view.ui("agenda.shown", agenda=view.text.agenda(card)))
        piece.tip = f"{piece.label}\n{view.text.agenda_text(card)}"
        yield piece
