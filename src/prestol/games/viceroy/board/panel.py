"""One player on the drawn board, around the pyramid: name and points, the screen, what counts so far."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.viceroy.board import faces, score
from prestol.games.viceroy.board import plan as places
from prestol.games.viceroy.board.laws import ROMAN
from prestol.games.viceroy.board.offer import is_bidding
from prestol.games.viceroy.board.pyramid import paint_of, pyramid
from prestol.games.viceroy.board.room import Room
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import events, scoring
from prestol.games.viceroy.rules.actions import ATTACK_BID, BID, GEM, PASS, PLAYER, STORE, YES
from prestol.games.viceroy.rules.auction import CLAIM, MAKE_BID
from prestol.games.viceroy.rules.cards import COLOURS, HIDDEN_LAW, LETTERS, LEVELS, is_law
from prestol.games.viceroy.rules.development import CHOOSE
from prestol.games.viceroy.rules.paint import paint_colour
from prestol.games.viceroy.rules.places import level_of, place_at
from prestol.games.viceroy.rules.player import NO_CARD
from prestol.games.viceroy.rules.rewards import OWN_GEM
from prestol.games.viceroy.rules.swapping import GIVE_GEMS
from prestol.games.viceroy.rules.tokens import ATTACK, kind_of

TERRACED = 230  # the height of a panel in which levels are seen behind the pyramid
SAYS = {"auction-sign": events.SKIPS, "swords": events.BID_ATTACK, "no": events.PASSED}  # a sign beside a player's name


def player_ground(view: ViceroyView, room: Room) -> Iterator[Ground]:
    yield faces.sheet(room.box, view.is_lit(room.number), ornate=True)
    if room.box.h > TERRACED:
        yield Ground(faces.terraces(tuple(terraces(room))), 0, 0)


def terraces(room: Room) -> Iterator[tuple[Box, str]]:
    """Levels behind a pyramid, as far as they fit under the head of the panel."""
    h = places.LOW[1] * room.pyramid.size
    for level in range(1, int(LEVELS) + 1):
        y = room.pyramid.at(place_at(level, 0))[1]
        left = room.box.x + 8 + (level - 1) * room.box.w / 16
        if y < room.treasure.y + room.treasure.h:
            left = max(left, room.treasure.x + room.treasure.w + 6)
        clear = all(room.pyramid.at(place)[0] > left + 26 for place in room.slots if level_of(place) == level)
        wide = room.box.w - 2 * (left - room.box.x)
        if y > room.box.y + room.head and wide > places.LOW[0]:
            yield Box(left, y - 2, wide, h + 4), ROMAN[level] if clear else ""


def player_pieces(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """Everything of one player, from the bottom up."""
    yield name_plate(view, room)
    yield total(view, room)
    if room.own:
        yield from own_gems(view, room)
    else:
        yield screen(view, room)
    yield merits(view, room)
    yield from standing(view, room)
    yield from pyramid(view, room)


# -- head -----------------------------------------------------------------------------------------------------------


def name_plate(view: ViceroyView, room: Room) -> Piece:
    number, box, name = room.number, room.box, view.player(room.number)
    words = view.ui("own", name=name) if room.own and room.large else name
    size, y = (22, 22) if room.large else (21.6, 19)
    face = faces.name(number, words, box.w - 2 * places.PAD - 84, size, number in view.s.waiting)
    return Piece(f"name-{number}", face, box.x + places.PAD, box.y + y, label=name)


def total(view: ViceroyView, room: Room) -> Piece:
    """Points as they stand; the tip is the score pad."""
    parts = scoring.parts(view.s, room.number)
    n = sum(parts.values())
    pad = [f"{view.narrator.part(part)}: {value}" for part, value in parts.items()]
    label = view.score(room.number, n)
    size = 0.86 if room.large else 0.7
    x, y = room.box.x + room.box.w - 10 - 23 * size, room.box.y + 6 + 23 * size
    tip = "\n".join([label, *pad])
    return Piece(f"points-{room.number}", score.points(n), x, y, size, label=label, tip=tip)


def standing(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """Has this player answered in secret? Attacked, passed? A bid will glide to its auction card from here."""
    number, sign = room.number, standing_sign(view, room.number)
    if sign:
        kind = "seal" if sign == "wax" and not is_bidding(view) else "bid"
        x, y = room.box.x + room.box.w - (70 if room.large else 56), room.box.y + (26 if room.large else 22)
        label = view.caption(SAYS[sign], number) if sign in SAYS else view.ui("answered", name=view.player(number))
        yield Piece(f"{kind}-{number}", faces.chip(sign), x, y, label=label)


def standing_sign(view: ViceroyView, number: int) -> str:
    answers, step = view.sealed(number), view.frame.step if view.frame else None
    if answers and number not in view.s.waiting:
        open_bid = step is MAKE_BID and BID <= answers[0] < ATTACK_BID  # our own: it lies on its auction card
        return "" if open_bid else "wax"
    if view.s.will_skip(number):
        return "auction-sign"
    if step is MAKE_BID or step is CHOOSE or step is CLAIM:
        return ""
    return {ATTACK_BID: "swords", PASS: "no"}.get(view.s.bids[number], "")


# -- treasure -------------------------------------------------------------------------------------------------------


def own_gems(view: ViceroyView, room: Room) -> Iterator[Piece]:
    """What lies behind the own screen; a gem is bid, given, stored or laid on a card from here."""
    across, down = places.GEM[0] * room.gem + 4, places.GEM[1] * room.gem + 2
    x, y = room.treasure.x + across / 2, room.treasure.y + places.GEM[1] * room.gem / 2
    for colour in range(COLOURS):
        at = (x + across * colour, y) if room.tall else (x + across * (colour % 2), y + down * (colour // 2))
        yield own_gem(view, room, colour, *at)
    at = (x + across * 4 + 8, y) if room.tall else (x + across / 2, y + down * 1.5 + 27)
    yield own_attack(view, room, *at)


def own_gem(view: ViceroyView, room: Room, colour: int, x: float, y: float) -> Piece:
    n = gems_left(view, room.number, colour)
    label = view.ui("own_gems", gems=view.text.gems_of(colour, n))
    face = faces.gems(LETTERS[colour], n)
    piece = Piece(f"gem-{room.number}-{LETTERS[colour]}", face, x, y, room.gem, label=label)
    return view.answer(piece, *gem_answers(view, colour))


def gems_left(view: ViceroyView, number: int, colour: int) -> int:
    """Less those with which the viewer is recolouring just now."""
    paints = paint_of(view, number) if view.is_recolouring() else []
    spent = [paint for paint in paints if paint_colour(paint) == colour]
    return view.s.players[number].gems[colour] - len(spent)


def gem_answers(view: ViceroyView, colour: int) -> list[int]:
    """What a gem of the own screen stands for now."""
    if view.asks(GIVE_GEMS):
        return [GEM + colour]
    if view.asks(OWN_GEM) and view.frame is not None and OWN_GEM.colour(view.frame) == colour:
        return [YES]
    return [BID + colour, STORE + colour]


def own_attack(view: ViceroyView, room: Room, x: float, y: float) -> Piece:
    n = view.s.players[room.number].attack
    label = view.ui("own_gems", gems=view.text.symbol(ATTACK, n))
    return view.answer(Piece(f"attack-{room.number}", faces.attack(n), x, y, room.gem, label=label), ATTACK_BID)


def screen(view: ViceroyView, room: Room) -> Piece:
    """Closed as long as the game lasts; how many cards of which back are in hand is known to all."""
    if not view.s.screens:
        return opened(view, room)
    hand = view.s.players[room.number].hand
    laws = sum(is_law(card) or card == HIDDEN_LAW for card in hand)
    characters = len(hand) - laws
    in_hand = {"characters": view.text.characters(characters), "laws": view.text.laws(laws)}
    label = view.ui("screen", name=view.player(room.number), **in_hand)
    known = [card for card in hand if card > NO_CARD]
    tip = f"{label}\n{view.ui('known', cards=view.text.listed(known))}" if known else ""
    face, (x, y, _, _) = faces.screen(characters, laws), room.treasure
    closed = Piece(f"screen-{room.number}", face, x, y, room.screen, label=label, tip=tip)
    return view.answer(closed, PLAYER + room.number)


def opened(view: ViceroyView, room: Room) -> Piece:
    """What was behind a screen, after the end."""
    player, (x, y, _, _) = view.s.players[room.number], room.treasure
    gems = [view.text.gems_of(colour, player.gems[colour]) for colour in range(COLOURS)]
    label = ", ".join([*gems, view.text.symbol(ATTACK, player.attack)])
    face = faces.opened(tuple(player.gems), player.attack)
    return Piece(f"screen-{room.number}", face, x, y, room.screen, label=label)


def merits(view: ViceroyView, room: Room) -> Piece:
    """Tokens of all cards together."""
    kinds = sorted(kind_of(token) for token in view.s.players[room.number].tokens)
    label = view.text.symbols(kinds) if kinds else view.ui("no_tokens")
    face = score.merits(tuple(room.counted), room.large)
    return Piece(f"merits-{room.number}", face, room.merits.x, room.merits.y, label=label)
