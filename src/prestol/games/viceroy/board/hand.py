"""What the viewer holds: cards in hand, a card being dealt with, plates to choose from; at the end the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.viceroy import development, laws, rewards, rules, scoring
from prestol.games.viceroy import plan as places
from prestol.games.viceroy.cards import COLOURS, FIRST_LAW, INFINITE, ROWS, VP, is_law
from prestol.games.viceroy.look import Look
from prestol.games.viceroy.offer import LETTERS
from prestol.games.viceroy.rewards import LEVEL5_VP
from prestol.games.viceroy.state import (
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

Signs = tuple[str | int, ...]
AID = 220  # the width of the player's aid
CARD_STEP = 0.66  # from one card to the next, of the height of their panel


def hand_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    if p.hand is not None:
        x, y, w, h = p.hand
        yield Ground("panel", x, y, data=(w, h, False))
        yield from aid(look, p.hand)


def aid(look: Look, box: Box) -> Iterator[Ground]:
    """Where there is room to the right of the hand: what counts at the end."""
    assert look.seat is not None
    player = look.s.players[look.seat]
    cards = len([*(player.dealt or player.hand), *look.s.played[look.seat], *player.taken])
    if not look.s.over and not choices(look) and box.w - cards * CARD_STEP * box.h > AID + 30:
        yield Ground("aid", box.x + box.w - AID - places.PAD, box.y + box.h / 2 - 70)


def hand(look: Look, p: places.Plan) -> Iterator[Piece]:
    if p.hand is None or look.seat is None:
        return
    if look.s.over:
        yield score_pad(look, p.hand)
        return
    player = look.s.players[look.seat]
    cards, groups = player.dealt or player.hand, choices(look)
    staged = [*look.s.played[look.seat], *player.taken]
    found = places.hand(p, len(cards), bool(staged), [len(group) for group in groups])
    for card, at in zip(cards, found.cards, strict=True):
        yield held(look, card, *at, found.size)
        if card in chosen(look):
            yield Piece(f"chosen-{card}", "ringed", *at, found.size)
    for card in staged:
        yield whole_card(look, card, *found.stage, found.size)
    yield from plates(look, groups, found.choices)


def whole_card(look: Look, card: int, x: float, y: float, size: float) -> Piece:
    """A card with all its levels; those that cannot be paid now are veiled."""
    reach = -1
    if look.seat is not None and not is_law(card):
        reach = int(look.s.players[look.seat].highest_affordable(card))
    face = "law" if is_law(card) else "character"
    start = "deck-law" if is_law(card) else "deck-small"
    return Piece(f"card-{card}", face, x, y, size, (card, reach), look.card(card), look.in_full(card), start=start)


def held(look: Look, card: int, x: float, y: float, size: float) -> Piece:
    answers = [family + card - 1 for family in (START_CARD, KEEP, PLAY, DISCARD, TUCK)]
    if is_law(card):
        answers = [PLAY + card - 1, DISCARD + card - 1, TUCK + card - 1, RETURN + card - FIRST_LAW]
    return look.answer(whole_card(look, card, x, y, size), *answers)


def chosen(look: Look) -> set[int]:
    """The cards that the viewer has chosen in secret."""
    found = set()
    for action in look.sealed(look.seat) if look.seat is not None else []:
        for first, end in ((START_CARD, KEEP), (KEEP, PLAY), (PLAY, DISCARD), (DISCARD, TUCK)):
            if first <= action < end:
                found.add(action - first + 1)
    return found


# -- plates ---------------------------------------------------------------------------------------------------------


def choices(look: Look) -> list[list[tuple[int, Signs]]]:
    """Answers that no card or gem stands for, each with its signs, in groups that belong together."""
    frame, legal = look.frame, sorted(look.legal)
    if frame is None or not legal:
        return []
    if look.asks(laws.CHOOSE_OPTION):
        return [[(action, tuple(ROWS[4 * frame.card + action - OPTION])) for action in legal]]
    if look.asks(rewards.TOP_REWARD):
        together = tuple(each for row in range(3) for each in ROWS[4 * frame.card + row])
        return [[(TOP, together), (TOP + 1, (VP + LEVEL5_VP,))]]
    if look.asks(laws.SWAP_KIND):
        return [[(action, (action - TOKEN,)) for action in legal]]
    if look.asks(development.PAY_CARD):
        return [[(action, (INFINITE + action - USE,) if action < PAY else rest(look)) for action in legal]]
    if look.asks(rewards.KEEP_OR_TUCK):
        return [[(YES, ("tuck",)), (NO, ("hand",))]]
    return sectors(legal) if look.asks(rules.RECOLOUR) else []


def rest(look: Look) -> Signs:
    """The gems still to be paid."""
    assert look.frame is not None
    owed = [(LETTERS[colour], int(development.owed(look.frame, colour))) for colour in range(COLOURS)]
    return tuple(f"gem-{letter}" for letter, n in owed for _ in range(n)) or ("yes",)


def sectors(legal: Sequence[int]) -> list[list[tuple[int, Signs]]]:
    """The colours that each sector can get."""
    groups: list[list[tuple[int, Signs]]] = [[] for _ in range(4)]
    for action in legal:
        if PAINT <= action < PAINT + 16:
            sector, colour = action - PAINT >> 2, action - PAINT & 3
            groups[sector].append((action, (f"sector-{sector}", f"gem-{LETTERS[colour]}")))
    return [group for group in groups if group]


def plates(look: Look, groups: list[list[tuple[int, Signs]]], boxes: list[Box]) -> Iterator[Piece]:
    offered = [each for group in groups for each in group]
    for (action, signs), box in zip(offered, boxes, strict=True):
        id = look.s.game.notation(action).replace(":", "-")
        yield look.answer(Piece(f"choice-{id}", "plaquette", box.x, box.y, data=(signs, box.w, box.h)), action)


# -- points --------------------------------------------------------------------------------------------------------


def score_pad(look: Look, box: Box) -> Piece:
    """All players, line by line."""
    rows = tuple((number, tuple(scoring.parts(look.s, number).values())) for number in range(look.s.seats))
    lines = [f"{look.tell.player(number)}: {look.points(sum(parts))}" for number, parts in rows]
    return Piece("pad", "pad", box.x, box.y, data=(rows, box.w, box.h), label="\n".join(lines))


def tally(look: Look, box: Box) -> Piece:
    """For one who plays alone: the points line by line, in words."""
    parts = scoring.parts(look.s, 0)
    lines = tuple((look.words(f"part.{part}"), int(value)) for part, value in parts.items())
    label = f"{look.tell.player(0)}: {look.points(sum(parts.values()))}"
    total = (look.tell.words("ui.total"), sum(parts.values()))
    return Piece("tally", "tally", box.x, box.y, data=(lines, total, box.w, box.h), label=label)
