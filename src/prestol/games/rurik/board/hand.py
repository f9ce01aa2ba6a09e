"""The viewer's own hand on the drawn board: advisors, scheme cards, open deeds and agendas."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.rurik.board import cards, faces
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.council import advisor_words, bribes
from prestol.games.rurik.board.offer import deed_tip
from prestol.games.rurik.board.realm import initials
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.actions import ADVISOR, AGENDA, DEED, DISCARD, KEEP, LEADER, PLAY, TOP
from prestol.games.rurik.rules.cards import (
    ADVISORS,
    AGENDA_NAMES,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_DEED,
    LEADER_NAMES,
    LEADERS,
    SCHEME_NAMES,
)
from prestol.games.rurik.rules.strategy import OFFER_BRIBE

BREADTHS = {"decree": places.DECREE, "agenda": places.AGENDA}

# -- the own hand ---------------------------------------------------------------------------------------------------


def hand_ground(p: places.Plan) -> Iterator[Ground]:
    for box in (p.deeds, p.decks, *([p.hand] if p.hand else [])):
        yield Ground(faces.panel(box.w, box.h, False), box.x, box.y)


def hand(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    """Advisors on the left, on a phone above, then cards; while leaders are chosen, these."""
    if p.hand is None or view.seat is None:
        return
    free = [who for who in range(LEADERS) if LEADER + who in view.legal]
    if free:
        yield from leaders(view, p.hand, free, 2 if p.tall else 1)
        return
    step, rest = divided(p.hand, len(view.own.advisors), p.tall)
    upper = Box(p.hand.x, p.hand.y, p.hand.w, 88) if p.tall else p.hand
    yield from own_advisors(view, upper, step)
    yield from own_cards(view, rest)


def divided(box: Box, advisors: int, tall: bool) -> tuple[float, Box]:
    """How far advisors stand apart, and the room that they leave for the cards."""
    if not advisors:
        return 0, box
    if tall:
        most = len(ADVISORS[1][-1])
        return (box.w - 2 * places.PAD) / most, Box(box.x, box.y + 84, box.w, box.h - 84)
    step = min(63, 441 / advisors)
    taken = step * advisors + 8
    return step, Box(box.x + taken, box.y, box.w - taken, box.h)


def leaders(view: RurikView, box: Box, free: list[int], rows: int) -> Iterator[Piece]:
    columns = int(LEADERS) // rows
    step, h = (box.w - 2 * places.PAD) / columns, (box.h - 8) / rows
    size = min(step / (places.PRETENDER + 4), h / (100 if rows == 1 else 106))
    for at, who in enumerate(free):
        name, (row, column) = view.text.leader(who), divmod(at, columns)
        x = box.x + places.PAD + step * column + (step - places.PRETENDER * size) / 2
        y = box.y + 4 + h * row + (h - 100 * size) / 2
        piece = Piece(f"choice-{LEADER_NAMES[who]}", cards.pretender(initials(name), name), x, y, size, label=name)
        piece.tip = f"{name}\n{view.text.power(who)}"
        yield view.answer(piece, LEADER + who)


def own_advisors(view: RurikView, box: Box, step: float) -> Iterator[Piece]:
    assert view.seat is not None
    values = view.own.advisors
    for at, value in enumerate(values):
        id, face = f"advisor-{view.seat}-{value}-{values[:at].count(value)}", faces.advisor(view.seat, value, 0)
        x, y = box.x + places.PAD + step * (at + 0.5), box.y + box.h / 2
        piece = Piece(id, face, x, y, min(step / 34, 2.2), label=advisor_words(view, view.seat, value))
        on_his_way = view.asks(OFFER_BRIBE) and values.index(OFFER_BRIBE.advisor(view.s.stack[-1])) == at
        yield view.answer(piece, ADVISOR + value - 1, *(bribes(view) if on_his_way else []))


# -- cards ----------------------------------------------------------------------------------------------------------


def own_cards(view: RurikView, box: Box) -> Iterator[Piece]:
    """What is looked at comes first, then the hand, open deeds, and the agenda."""
    player = view.own
    found = [scheme(view, card, "drawn") for card in player.drawn]
    found += [agenda(view, card, "dealt") for card in player.dealt]
    found += [scheme(view, card, "hand") for card in player.hand]
    found += [scheme(view, card, "playing") for card in view.s.playing]
    found += [deed(view, card) for card in player.open]
    found += [agenda(view, card, "kept") for card in player.agenda]
    found += [agenda(view, card, "rejected") for card in player.rejected]
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
    """Deeds and agendas are wider than other cards."""
    return BREADTHS.get(piece.face.kind, places.CARD[0]) * size + 6


def in_row(found: list[Piece], box: Box, size: float) -> Iterator[Piece]:
    need = sum(breadth(piece, size) for piece in found) - 6
    last = breadth(found[-1], size) - 6 if found else 0
    squeeze = min(1.0, (box.w - last) / max(need - last, 1))
    x = box.x
    for piece in found:
        piece.x, piece.y, piece.size = x, box.y, size
        x += breadth(piece, size) * squeeze
        yield piece


def scheme(view: RurikView, card: int, where: str) -> Piece:
    label, face = view.text.scheme_in_full(card), cards.scheme(card, where in ("drawn", "playing"))
    piece = Piece(f"scheme-{SCHEME_NAMES[card]}", face, 0, 0, label=label, tip=label, start="deck-1")
    if where == "playing":
        return piece
    return view.answer(piece, *([KEEP + card, TOP + card] if where == "drawn" else [PLAY + card, DISCARD + card]))


def agenda(view: RurikView, card: int, where: str) -> Piece:
    number, words = card - FIRST_AGENDA, view.text.agenda(card)
    face = cards.agenda(AGENDA_NAMES[number], words, where == "rejected")
    label = view.ui(f"agenda.{where}", agenda=words)
    tip = f"{label}\n{view.text.agenda_text(card)}"
    piece = Piece(f"agenda-{AGENDA_NAMES[number]}", face, 0, 0, label=label, tip=tip)
    return view.answer(piece, *([AGENDA + number] if where == "dealt" else []))


def deed(view: RurikView, card: int) -> Piece:
    """An own open deed: upright like the other cards."""
    number, name = card - FIRST_DEED, view.text.deed(card)
    piece = Piece(f"deed-{DEED_NAMES[number]}", cards.decree(number, name), 0, 0, label=name, tip=deed_tip(view, card))
    return view.answer(piece, DEED + number)
