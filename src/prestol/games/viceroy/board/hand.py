"""What the viewer holds: cards in hand, a card being dealt with, plates to choose from; at the end the score pad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.viceroy.board import cards, faces, score
from prestol.games.viceroy.board import plan as places
from prestol.games.viceroy.board.signs import Line
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import scoring
from prestol.games.viceroy.rules.actions import (
    DISCARD,
    KEEP,
    NO,
    OPTION,
    PAINT,
    PAY,
    PLAY,
    RETURN,
    START_CARD,
    TOKEN,
    TOP,
    TUCK,
    USE,
    YES,
)
from prestol.games.viceroy.rules.cards import COLOURS, FIRST_LAW, LETTERS, TOP_TOKEN, is_law, row_of, top_rows
from prestol.games.viceroy.rules.laws import CHOOSE_OPTION
from prestol.games.viceroy.rules.paint import BRUSHES, SECTORS, paint_colour, paint_sector
from prestol.games.viceroy.rules.paying import PAY_CARD
from prestol.games.viceroy.rules.recolour import RECOLOUR
from prestol.games.viceroy.rules.rewards import KEEP_OR_TUCK, TOP_REWARD
from prestol.games.viceroy.rules.swapping import SWAP_KIND
from prestol.games.viceroy.rules.tokens import INFINITE

Choice = tuple[int, Line]  # an answer, and the signs on its plate
AID = 220  # the width of the player's aid
CARD_STEP = 0.6  # from one card to the next, of the height of their panel


def hand_ground(view: ViceroyView, p: places.Plan) -> Iterator[Ground]:
    if p.hand is not None:
        yield faces.sheet(p.hand)
        yield from aid(view, p.hand)


def aid(view: ViceroyView, box: Box) -> Iterator[Ground]:
    """Where there is room to the right of the hand: what counts at the end."""
    assert view.seat is not None
    count = len(in_hand(view, view.seat) + staged(view, view.seat))
    if not view.s.over and not choices(view) and box.w - count * CARD_STEP * box.h > AID + 30:
        yield Ground(score.aid(), box.x + box.w - AID - places.PAD, box.y + box.h / 2 - 70)


def hand(view: ViceroyView, p: places.Plan) -> Iterator[Piece]:
    if p.hand is None or view.seat is None:
        return
    if view.s.over:
        yield score_pad(view, p.hand)
        return
    yield from held(view, view.seat, p)


def in_hand(view: ViceroyView, seat: int) -> list[int]:
    player = view.s.players[seat]
    return player.dealt or player.hand


def staged(view: ViceroyView, seat: int) -> list[int]:
    """Cards being dealt with just now."""
    return [*view.s.played[seat], *view.s.players[seat].taken]


def held(view: ViceroyView, seat: int, p: places.Plan) -> Iterator[Piece]:
    """Cards in hand, beside them a card being dealt with, then the plates."""
    own, stage, groups = in_hand(view, seat), staged(view, seat), choices(view)
    found = places.hand(p, len(own), bool(stage), [len(group) for group in groups])
    ringed = chosen(view, seat)
    for card, at in zip(own, found.cards, strict=True):
        yield view.answer(own_card(view, seat, card, *at, found.size), *card_answers(card))
        if card in ringed:
            yield Piece(f"chosen-{card}", cards.ringed(), *at, found.size)
    for card in stage:
        yield own_card(view, seat, card, *found.stage, found.size)
    yield from plates(view, groups, found.choices)


def own_card(view: ViceroyView, seat: int, card: int, x: float, y: float, size: float) -> Piece:
    if is_law(card):
        return view.whole_card(card, x, y, size, "deck-law")
    reach = int(view.s.players[seat].highest_affordable(card))
    piece = view.whole_card(card, x, y, size, "deck-small", reach)
    piece.now = view.ui("affordable", level=reach) if reach else view.ui("too_dear")
    return piece


def card_answers(card: int) -> list[int]:
    if is_law(card):
        return [PLAY + card - 1, DISCARD + card - 1, TUCK + card - 1, RETURN + card - FIRST_LAW]
    return [family + card - 1 for family in (START_CARD, KEEP, PLAY, DISCARD, TUCK)]


def chosen(view: ViceroyView, seat: int) -> set[int]:
    """The cards that the viewer has chosen in secret."""
    found = set()
    for action in view.sealed(seat):
        for first, end in ((START_CARD, KEEP), (KEEP, PLAY), (PLAY, DISCARD), (DISCARD, TUCK)):
            if first <= action < end:
                found.add(action - first + 1)
    return found


# -- plates ---------------------------------------------------------------------------------------------------------


def choices(view: ViceroyView) -> list[list[Choice]]:
    """Answers that no card or gem stands for, each with its signs, in groups that belong together."""
    frame, legal = view.frame, sorted(view.legal)
    if frame is None or not legal:
        return []
    if view.asks(CHOOSE_OPTION):
        return [[(action, tuple(row_of(CHOOSE_OPTION.card(frame), action - OPTION))) for action in legal]]
    if view.asks(TOP_REWARD):
        together = tuple(each for row in top_rows(TOP_REWARD.card(frame)) for each in row)
        return [[(TOP, together), (TOP + 1, (TOP_TOKEN,))]]
    if view.asks(SWAP_KIND):
        return [[(action, (action - TOKEN,)) for action in legal]]
    if view.asks(PAY_CARD):
        return [[(action, (INFINITE + action - USE,) if action < PAY else rest(view)) for action in legal]]
    if view.asks(KEEP_OR_TUCK):
        return [[(YES, ("tuck",)), (NO, ("hand",))]]
    return sectors(legal) if view.asks(RECOLOUR) else []


def rest(view: ViceroyView) -> Line:
    """The gems still to be paid."""
    assert view.frame is not None
    owed = [PAY_CARD.owed(view.s, view.frame, colour) for colour in range(COLOURS)]
    return tuple(f"gem-{LETTERS[colour]}" for colour, n in enumerate(owed) for _ in range(n)) or ("yes",)


def sectors(legal: Sequence[int]) -> list[list[Choice]]:
    """The colours that each sector can get."""
    groups: list[list[Choice]] = [[] for _ in range(SECTORS)]
    for action in legal:
        if PAINT <= action < PAINT + BRUSHES:
            sector, colour = paint_sector(action - PAINT), paint_colour(action - PAINT)
            groups[sector].append((action, (f"sector-{sector}", f"gem-{LETTERS[colour]}")))
    return [group for group in groups if group]


def plates(view: ViceroyView, groups: list[list[Choice]], boxes: list[Box]) -> Iterator[Piece]:
    offered = [each for group in groups for each in group]
    for (action, signs), box in zip(offered, boxes, strict=True):
        id = view.s.game.notation(action).replace(":", "-")
        yield view.answer(Piece(f"choice-{id}", faces.plaquette(signs, box.w, box.h), box.x, box.y), action)


# -- points --------------------------------------------------------------------------------------------------------


def score_pad(view: ViceroyView, box: Box) -> Piece:
    """All players, line by line."""
    rows = tuple((number, tuple(scoring.parts(view.s, number).values())) for number in range(view.s.seats))
    lines = [view.score(number, sum(parts)) for number, parts in rows]
    return Piece("pad", score.pad(rows, box.w, box.h), box.x, box.y, label="\n".join(lines))
