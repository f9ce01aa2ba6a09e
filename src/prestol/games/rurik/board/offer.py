"""Cards that all players share on the drawn board: the row of deeds, scheme decks and the discard pile."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.scene import Piece
from prestol.games.rurik.board import cards
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.actions import DECK, TAKE
from prestol.games.rurik.rules.cards import DEED_NAMES, DEED_ROW, FIRST_DEED, LOSS
from prestol.games.rurik.rules.state import DECKS

PILES = DECKS + 1  # side by side; the last one is the discard pile


# -- deeds ----------------------------------------------------------------------------------------------------------


def deed_row(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    box = p.deeds
    step = (box.w - 2 * places.PAD + 6) / int(DEED_ROW)
    size = (step - 6) / places.DEED[0]
    for at, card in enumerate(view.s.row):
        number, name = card - FIRST_DEED, view.text.deed(card)
        x, y = box.x + places.PAD + step * at, box.y + (box.h - places.DEED[1] * size) / 2
        piece = Piece(f"deed-{DEED_NAMES[number]}", cards.deed(number, name), x, y, size, label=name)
        piece.tip, piece.start = deed_tip(view, card), "deed-deck"
        yield view.answer(piece, TAKE + number)


def deed_tip(view: RurikView, card: int) -> str:
    """Name, what it asks and brings, and its points."""
    return f"{view.text.deed(card)}\n{view.text.deed_brief(card)}"


# -- schemes --------------------------------------------------------------------------------------------------------


def decks(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    """Two scheme decks and their discard pile."""
    box, (w, h) = p.decks, places.CARD
    size = min((box.h - 16) / h, (box.w - 2 * places.PAD - 12) / (PILES * w), 1.2)
    step = min((box.w - 2 * places.PAD - PILES * w * size) / DECKS, 60) + w * size
    left = box.x + (box.w - DECKS * step - w * size) / 2
    y = box.y + (box.h - h * size) / 2
    for deck in range(DECKS):
        yield pile(view, deck, left + step * deck, y, size)
    yield discard(view, left + step * DECKS, y, size)


def pile(view: RurikView, deck: int, x: float, y: float, size: float) -> Piece:
    """A scheme deck; cards on top that the viewer has put back there are known to nobody else."""
    tops, n = view.s.tops[deck], int(view.s.deck_size(deck))
    label = view.ui("deck", deck=deck + 1, n=n)
    piece = Piece(f"deck-{deck + 1}", cards.pile(n, tops[-1] if tops else -1), x, y, size, label=label)
    known = [view.text.scheme_in_full(card) for card in reversed(tops) if card >= 0]
    if known:
        piece.tip = "\n".join([label, view.ui("known"), *known])
    return view.answer(piece, DECK + deck)


def discard(view: RurikView, x: float, y: float, size: float) -> Piece:
    """Face up, so that everybody can count the losses in it."""
    thrown = view.s.discard
    label, face = view.ui("discard", n=len(thrown)), cards.discarded(len(thrown), sum(LOSS[card] for card in thrown))
    tip = "\n".join([label, *map(view.text.scheme_in_full, thrown)])
    return Piece("discard", face, x, y, size, label=label, tip=tip)
