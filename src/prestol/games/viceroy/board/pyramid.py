"""A pyramid on the drawn board: its cards and what lies on them, free slots, circles, and what has been recoloured."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.scene import Face, Piece
from prestol.core.engine import SECRET
from prestol.games.viceroy.board import cards, circles
from prestol.games.viceroy.board.plan import LOW
from prestol.games.viceroy.board.room import Room
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import circles as rings
from prestol.games.viceroy.rules.actions import SLOT
from prestol.games.viceroy.rules.cards import COLOURS, LETTERS, LEVELS, NO_COLOUR, TOP_TOKEN, cost_of, is_law, row_of
from prestol.games.viceroy.rules.development import PLAY_CARD
from prestol.games.viceroy.rules.law_points import points_of_law, scores
from prestol.games.viceroy.rules.paint import paint_colour, paint_place, paint_sector
from prestol.games.viceroy.rules.places import level_of, slot_number
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.recolour import RECOLOUR, chosen_place, is_card_chosen, paints
from prestol.games.viceroy.rules.steps import AboutCard
from prestol.games.viceroy.rules.swapping import SWAP_CARD, SWAP_KIND
from prestol.games.viceroy.rules.tally import Tally
from prestol.games.viceroy.text.names import counted

NOWHERE = -1
SHOWN = 0.94  # the size of a card that somebody else shows


def pyramid(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """From the bottom up."""
    for part in (ghosts, built, in_question, painted, circles_of_one_colour, tucked, shown):
        yield from part(view, room)


# -- cards ----------------------------------------------------------------------------------------------------------


def built(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """The cards with what lies on them."""
    player = view.s.players[room.number]
    for place, card in sorted(zip(player.places, player.cards, strict=True)):
        tokens, points = player.kinds_at(place), law_worth(player, card, place)
        heap = tuple(counted(tokens))
        name = view.text.name(card)
        if room.small:
            face = cards.tiny(card, name, heap, room.letters)
        else:
            face = cards.built(card, name, heap, points, room.letters)
        piece = Piece(f"card-{card}", face, *room.pyramid.at(place), room.pyramid.size, start=f"screen-{room.number}")
        piece.label = view.text.card_at(card, place)
        piece.tip = "\n".join([piece.label, *card_lines(view, card, tokens, points)])
        yield view.answer(piece, *slot_answers(view, room.number, place))


def law_worth(player: Player, card: int, place: int) -> int:
    """What a law counts now."""
    if not is_law(card) or not scores(card):
        return cards.NO_POINTS
    return points_of_law(player, Tally(player), card, place)


def card_lines(view: ViceroyView, card: int, tokens: list[int], points: int) -> Iterator[str]:
    if is_law(card):
        yield view.text.law_effect(card)
    if tokens:
        yield view.text.symbols(tokens)
    if points != cards.NO_POINTS:
        yield view.ui("worth_now", points=view.points(points))


def slot_answers(view: ViceroyView, number: int, place: int) -> list[int]:
    """A card is chosen in the own pyramid, or in that of whoever a token is swapped with."""
    if view.frame is None or view.seat is None:
        return []
    owner = SWAP_CARD.owner(view.s, view.frame) if view.frame.step is SWAP_CARD else view.seat
    return [SLOT + slot_number(place)] if owner == number else []


def in_question(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """The card that the question is about."""
    place = place_in_question(view, room.number)
    if place in view.s.players[room.number].places:
        yield Piece("in-question", cards.about(), *room.pyramid.at(place), room.pyramid.size)


def place_in_question(view: ViceroyView, number: int) -> int:
    frame = view.frame
    if frame is None:
        return NOWHERE
    if frame.step is RECOLOUR:
        answers = view.sealed(number)
        return chosen_place(answers) if is_card_chosen(answers) else NOWHERE
    if frame.step is SWAP_KIND:
        return SWAP_KIND.place(view.s, frame) if number == SWAP_KIND.owner(view.s, frame) else NOWHERE
    if not isinstance(frame.step, AboutCard) or frame.seat != number:
        return NOWHERE
    return frame.step.place(view.s, frame)


def tucked(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """Cards under others peep out at their foot; the last one under a card says how many they are."""
    player = view.s.players[room.number]
    for card, host in zip(player.tucked, player.hosts, strict=True):
        under = [other for other, place in zip(player.tucked, player.hosts, strict=True) if place == host]
        face = cards.tucked("law" if is_law(card) else "character", len(under) if card == under[-1] else 0)
        yield peeping_out(view, room, card, host, under.index(card), face)


def peeping_out(view: ViceroyView, room: Room, card: int, host: int, at: int, face: Face) -> Piece:
    size, (x, y) = room.pyramid.size, room.pyramid.at(host)
    readable = max(size, 1.0 if room.tall else 0.86)
    left, top = x + (3 + min(at, 6) * 2.5) * size, y + (LOW[1] - 1) * size - 24 * readable
    return Piece(f"card-{card}", face, left, top, readable, label=view.ui("tucked", card=view.text.card(card)))


def shown(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """A card revealed or taken openly that lies nowhere yet, whole under the lens; the own one is beside the hand."""
    taken = [card for card in view.s.players[room.number].taken if card > NO_CARD]
    x, y, w, _ = room.treasure
    for card in [*view.s.played[room.number], *taken] if not room.own else []:
        name, least = view.text.name(card), room.least / SHOWN
        piece = view.whole_card(card, x + w + 8, y, SHOWN, f"screen-{room.number}")
        piece.face = cards.built(card, name, (), cards.NO_POINTS, least)
        yield piece


# -- free slots -----------------------------------------------------------------------------------------------------


def ghosts(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """While a card looks for its place, free slots say what it costs and brings there."""
    playing = card_being_played(view)
    for place in room.ghosts:
        level = level_of(place)
        cost, reward = bargain(playing, level) if playing and not is_law(playing) else ((), ())
        piece = Piece(f"slot-{place}", cards.ghost(cost, reward), *room.pyramid.at(place), room.pyramid.size)
        piece.label = view.ui("slot", level=level)
        piece.now = closing(view, playing, place) if playing and not is_law(playing) else ""
        yield view.answer(piece, SLOT + slot_number(place)) if playing else piece


def closing(view: ViceroyView, card: int, place: int) -> str:
    """Whether a character would close a circle of one colour there."""
    player = view.s.players[int(view.seat or 0)].clone()
    player.put_card(card, place)
    colour = rings.circle_colour(player, place)
    if colour == NO_COLOUR:
        return ""
    points = level_of(place) + Tally(player).circle_bonus(colour)
    return view.ui("closes", colour=view.text.colour(colour), n=points)


def card_being_played(view: ViceroyView) -> int:
    if view.frame is not None and view.asks(PLAY_CARD):
        return PLAY_CARD.card(view.s, view.frame)
    return NO_CARD


def bargain(card: int, level: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What a character costs and brings on a level."""
    counts = cost_of(card, level)
    cost = tuple(LETTERS[colour] for colour in range(COLOURS) for _ in range(counts[colour]))
    return cost, (TOP_TOKEN,) if level == LEVELS else tuple(row_of(card, level - 1))


# -- circles --------------------------------------------------------------------------------------------------------


def circles_of_one_colour(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """They glow; so much are they worth."""
    player, tokens = seen_player(view, room.number), Tally(view.s.players[room.number])
    for place in rings.circles(player):
        colour = rings.circle_colour(player, place)
        if colour != NO_COLOUR:
            points = level_of(place) + tokens.circle_bonus(colour)
            label = view.ui("circle", colour=view.text.colour(colour), points=view.points(points))
            face, id = circles.circle(LETTERS[colour], points, room.digits), f"circle-{room.number}-{place}"
            yield Piece(id, face, *room.pyramid.circle(place), room.pyramid.size, label=label)


def seen_player(view: ViceroyView, number: int) -> Player:
    """With what the viewer is recolouring just now."""
    player = view.s.players[number].clone()
    player.paint = paint_of(view, number)
    return player


def paint_of(view: ViceroyView, number: int) -> list[int]:
    if not view.is_recolouring() or SECRET in view.sealed(number):
        return view.s.players[number].paint
    return sorted(paints(view.sealed(number)))


def painted(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """Recoloured sectors."""
    for paint in paint_of(view, room.number):
        place, sector, colour = paint_place(paint), paint_sector(paint), paint_colour(paint)
        label = view.ui("recoloured", colour=view.text.colour(colour))
        face, id = circles.paint(sector, LETTERS[colour]), f"paint-{room.number}-{place}-{sector}"
        yield Piece(id, face, *room.pyramid.at(place), room.pyramid.size, label=label)
