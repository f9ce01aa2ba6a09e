"""Cards on the drawn board: the viewer's own, the row of deeds, scheme decks and the discard pile."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.rurik import plan as places
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_DEED,
    LEADER_NAMES,
    LEADERS,
    LOSS,
    SCHEME_NAMES,
)
from prestol.games.rurik.look import Look
from prestol.games.rurik.mats import deed_tip
from prestol.games.rurik.realm import initials
from prestol.games.rurik.state import ADVISOR, AGENDA, DECK, DEED, DISCARD, KEEP, LEADER, PLAY, TAKE, TOP

DECREE = 110  # the width of an own deed


# -- the own hand ---------------------------------------------------------------------------------------------------


def hand_ground(p: places.Plan) -> Iterator[Ground]:
    for box in (p.deeds, p.decks, *([p.hand] if p.hand else [])):
        yield Ground("panel", box.x, box.y, data=(box.w, box.h, False))


def hand(look: Look, p: places.Plan) -> Iterator[Piece]:
    """Advisors on the left, then cards; while leaders are chosen, these."""
    if p.hand is None or look.seat is None:
        return
    box = p.hand
    if any(LEADER + who in look.legal for who in range(LEADERS)):
        yield from leaders(look, box, 2 if p.tall else 1)
        return
    count = len(look.s.players[look.seat].advisors)
    if not count:
        yield from own_cards(look, box)
        return
    if p.tall:
        upper, lower = Box(box.x, box.y, box.w, 88), Box(box.x, box.y + 84, box.w, box.h - 84)
        yield from own_advisors(look, upper, (box.w - 2 * places.PAD) / 6)
        yield from own_cards(look, lower)
        return
    step = min(54, 320 / count)
    yield from own_advisors(look, box, step)
    taken = step * count + 8
    yield from own_cards(look, Box(box.x + taken, box.y, box.w - taken, box.h))


def leaders(look: Look, box: Box, rows: int) -> Iterator[Piece]:
    assert look.seat is not None
    free = [who for who in range(LEADERS) if LEADER + who in look.legal]
    columns = LEADERS // rows
    step, h = (box.w - 2 * places.PAD) / columns, (box.h - 8) / rows
    size = min(step / 70, h / (100 if rows == 1 else 106))
    for at, who in enumerate(free):
        name, (row, column) = look.leader(who), divmod(at, columns)
        x = box.x + places.PAD + step * column + (step - places.CARD[0] * size) / 2
        y = box.y + 4 + h * row + (h - 100 * size) / 2
        piece = Piece(f"choice-{LEADER_NAMES[who]}", "pretender", x, y, size)
        piece.data, piece.label, piece.tip = (initials(name), name), name, f"{name}\n{look.power(who)}"
        yield look.answer(piece, LEADER + who)


def own_advisors(look: Look, box: Box, step: float) -> Iterator[Piece]:
    assert look.seat is not None
    values = look.s.players[look.seat].advisors
    for at, value in enumerate(values):
        id = f"advisor-{look.seat}-{value}-{values[:at].count(value)}"
        label = look.ui("advisor", name=look.player(look.seat), value=value)
        x, y = box.x + places.PAD + step * (at + 0.5), box.y + box.h / 2
        yield look.answer(
            Piece(id, "advisor", x, y, min(step / 34, 2.2), (look.seat, value, 0), label), ADVISOR + value - 1
        )


def own_cards(look: Look, box: Box) -> Iterator[Piece]:
    """What is looked at comes first, then the hand, open deeds, and the agenda."""
    assert look.seat is not None
    player = look.s.players[look.seat]
    found = [scheme(look, card, "drawn") for card in player.drawn]
    found += [agenda(look, card, "dealt") for card in player.dealt]
    found += [scheme(look, card, "hand") for card in player.hand]
    found += [scheme(look, card, "playing") for card in look.s.playing]
    found += [deed(look, card) for card in player.open]
    found += [agenda(look, card, "kept") for card in player.agenda]
    found += [agenda(look, card, "rejected") for card in player.rejected]
    return laid_out(found, Box(box.x + places.PAD, box.y + 7, box.w - 2 * places.PAD, box.h - 14))


def laid_out(found: list[Piece], box: Box) -> Iterator[Piece]:
    """In one row or, where cards can be larger so, in two; too many of them lie over one another."""
    rows = max((1, 2), key=lambda rows: card_size(found, box, rows))
    size, per_row = card_size(found, box, rows), -(-len(found) // rows)
    top = box.y + (box.h - rows * (places.CARD[1] * size + 6) + 6) / 2
    for row in range(rows):
        pieces = found[row * per_row : (row + 1) * per_row]
        y = top + row * (places.CARD[1] * size + 6)
        yield from in_row(pieces, Box(box.x, y, box.w, places.CARD[1] * size), size)


def card_size(found: list[Piece], box: Box, rows: int) -> float:
    """As large as the panel is high; a little smaller if then all find room side by side."""
    most = min((box.h - 6 * (rows - 1)) / rows / places.CARD[1], 1.5)
    need = sum(breadth(piece, 1.0) for piece in found) / rows
    return max(min(most, box.w / max(need, 1)), 0.8 * most)


def breadth(piece: Piece, size: float) -> float:
    return (DECREE if piece.face == "decree" else places.CARD[0]) * size + 6


def in_row(found: list[Piece], box: Box, size: float) -> Iterator[Piece]:
    need = sum(breadth(piece, size) for piece in found) - 6
    last = breadth(found[-1], size) - 6 if found else 0
    squeeze = min(1.0, (box.w - last) / max(need - last, 1))
    x = box.x
    for piece in found:
        piece.x, piece.y, piece.size = x, box.y, size
        x += breadth(piece, size) * squeeze
        yield piece


def scheme(look: Look, card: int, where: str) -> Piece:
    piece = Piece(f"scheme-{SCHEME_NAMES[card]}", "scheme", 0, 0, data=(card, where in ("drawn", "playing")))
    piece.label = look.scheme(card)
    piece.tip = f"{piece.label} ({look.unverified})"
    piece.start = "deck-1"
    answers = [KEEP + card, TOP + card] if where == "drawn" else [PLAY + card, DISCARD + card]
    return look.answer(piece, *(answers if where != "playing" else []))


def agenda(look: Look, card: int, where: str) -> Piece:
    name = AGENDA_NAMES[card - FIRST_AGENDA]
    piece = Piece(f"agenda-{name}", "agenda", 0, 0, data=(name, look.agenda(card), where == "rejected"))
    piece.label = look.ui(f"agenda.{where}", agenda=look.agenda(card))
    piece.tip = f"{piece.label}\n{look.words(f'agenda_text.{name}')}"
    return look.answer(piece, *([AGENDA + card - FIRST_AGENDA] if where == "dealt" else []))


def deed(look: Look, card: int) -> Piece:
    """An own open deed: upright like the other cards."""
    number = card - FIRST_DEED
    piece = Piece(f"deed-{DEED_NAMES[number]}", "decree", 0, 0, data=(number, look.deed(card)))
    piece.label, piece.tip = look.deed(card), deed_tip(look, card)
    return look.answer(piece, DEED + number)


# -- the row of deeds -----------------------------------------------------------------------------------------------


def deed_row(look: Look, p: places.Plan) -> Iterator[Piece]:
    box = p.deeds
    step = (box.w - 2 * places.PAD + 6) / 3
    size = (step - 6) / places.DEED[0]
    for at, card in enumerate(look.s.row):
        number = card - FIRST_DEED
        x, y = box.x + places.PAD + step * at, box.y + (box.h - places.DEED[1] * size) / 2
        piece = Piece(f"deed-{DEED_NAMES[number]}", "deed", x, y, size, (number, look.deed(card)), look.deed(card))
        piece.tip, piece.start = deed_tip(look, card), "deed-deck"
        yield look.answer(piece, TAKE + number)


# -- decks ----------------------------------------------------------------------------------------------------------


def decks(look: Look, p: places.Plan) -> Iterator[Piece]:
    """Two scheme decks, their discard pile, the deeds that are left."""
    box = p.decks
    w, h = places.CARD
    size = min((box.h - 16) / h, (box.w - 2 * places.PAD - 12) / (3 * w), 1.2)
    step = min((box.w - 2 * places.PAD - 3 * w * size) / 2, 60) + w * size
    left = box.x + (box.w - 2 * step - w * size) / 2
    y = box.y + (box.h - h * size) / 2
    for deck in range(2):
        yield pile(look, deck, left + step * deck, y, size)
    s = look.s
    label = look.ui("discard", n=len(s.discard))
    lines = [label, *(look.scheme(card) for card in s.discard)]
    x = left + step * 2
    losses = sum(LOSS[card] for card in s.discard)
    yield Piece("discard", "discarded", x, y, size, (len(s.discard), losses), label, "\n".join(lines))


def pile(look: Look, deck: int, x: float, y: float, size: float) -> Piece:
    """A scheme deck; cards on top that the viewer has put back there are known to nobody else."""
    s = look.s
    n = int(s.deck_size(deck))
    known = [card for card in reversed(s.tops[deck]) if card >= 0]
    top = s.tops[deck][-1] if s.tops[deck] else -1
    label = look.ui("deck", deck=deck + 1, n=n)
    piece = Piece(f"deck-{deck + 1}", "pile", x, y, size, (deck + 1, n, top), label)
    if known:
        piece.tip = "\n".join([label, look.ui("known"), *(look.scheme(card) for card in known)])
    return look.answer(piece, DECK + deck)
