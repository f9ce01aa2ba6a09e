"""One player on the drawn board: the pyramid with its circles, the screen, what counts so far."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.engine import SECRET
from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.viceroy import development, laws, rules, scoring
from prestol.games.viceroy import plan as places
from prestol.games.viceroy.auction import CLAIM, MAKE_BID
from prestol.games.viceroy.cards import (
    COLOUR_NAMES,
    COLOURS,
    COSTS,
    DEFENSE,
    LEVELS,
    MAGIC,
    ROWS,
    SCIENCE,
    VP,
    is_law,
)
from prestol.games.viceroy.development import CHOOSE
from prestol.games.viceroy.look import Look
from prestol.games.viceroy.offer import LETTERS, is_bidding
from prestol.games.viceroy.places import START, level_of, slot_number, slot_place
from prestol.games.viceroy.plan import LOW
from prestol.games.viceroy.rewards import OWN_GEM
from prestol.games.viceroy.state import (
    ATTACK_BID,
    BID,
    GEM,
    NO_COLOUR,
    PASS,
    PLAYER,
    SLOT,
    STORE,
    YES,
    Player,
)
from prestol.games.viceroy.tally import Tally

SMALL, SMALL_TALL = 0.5, 0.62  # a pyramid below this size has no letters
LARGEST = 1.16
ROMAN = ("", "I", "II", "III", "IV", "V")
SCORES_AT_THE_END = (68, 72, 74, 75, 76, 78, 79, 85, 86, 87, 88)


# -- how the panel is divided ---------------------------------------------------------------------------------------


class Room:
    """The panel of one player: head, treasure on the left, what counts on the right, the pyramid between them."""

    def __init__(self, look: Look, number: int, box: Box, tall: bool) -> None:
        self.number, self.box, self.tall = number, box, tall
        self.own = number == look.seat
        self.large = box.w > 400
        self.head = 42 if self.large else 34
        player = look.s.players[number]
        self.kinds = len(counted(player))
        self.attack = not look.s.screens and player.attack > 0
        self.called = PLAYER + number in look.legal  # its screen is clicked
        self.slots = [*player.places, *(ghost_places(look) if self.own else [])] or [START]
        top, low = box.y + self.head, 12 if self.large else 9
        margin = 30 if self.large and not tall else 9
        floor = Box(box.x + margin, top, box.w - 2 * margin, box.h - self.head - low)
        self.pyramid = places.pyramid(floor, self.slots, [self.treasure, self.merits], LARGEST if self.own else 0.9)
        self.small = self.pyramid.size < (SMALL_TALL if tall else SMALL)

    @property
    def screen(self) -> float:
        """The size of a screen."""
        if self.called:
            return max(places.touch(self.tall) / 60, 1.0)
        return 1.0 if self.large else 0.9 if self.tall else 0.78

    @property
    def gem(self) -> float:
        return places.touch(self.tall) / places.GEM[0]

    @property
    def treasure(self) -> Box:
        """The own gems, or a closed screen."""
        x, y = self.box.x + 10, self.box.y + self.head + 2
        if not self.own:
            return Box(x, y, 78 * self.screen, (90 if self.attack else 68) * self.screen)
        cell = places.GEM[0] * self.gem + 4
        if self.tall:
            return Box(x, y, cell * 5 + 8, places.GEM[1] * self.gem)
        return Box(x, y, cell * 2, (places.GEM[1] * self.gem + 2) * 2 + 56)

    @property
    def merits(self) -> Box:
        """Tokens that count together."""
        columns, w, h = (2, 54, 30) if self.large else (2, 45, 25)
        rows = -(-self.kinds // columns)
        left = self.box.x + self.box.w - columns * w - 8
        return Box(left, self.box.y + self.head + 4, columns * w, rows * h)


def ghost_places(look: Look) -> list[int]:
    """The empty slots where the viewer could put a card."""
    s = look.s
    if look.seat is None or not s.screens or not s.players[look.seat].cards:
        return []
    return s.players[look.seat].free_slots(LEVELS)


def player_ground(look: Look, room: Room) -> Iterator[Ground]:
    box = room.box
    moving = room.number in look.s.waiting and not look.s.over
    yield Ground("panel", box.x, box.y, data=(box.w, box.h, moving, True))
    if box.h > 230:
        yield Ground("terraces", 0, 0, data=(tuple(terraces(room)),))


def terraces(room: Room) -> Iterator[tuple[float, float, float, float, str]]:
    """Levels behind a pyramid, as far as they fit under the head of the panel."""
    h = LOW[1] * room.pyramid.size
    for level in range(1, LEVELS + 1):
        y = room.pyramid.at(START + 128 * (level - 1))[1]
        left = room.box.x + 8 + (level - 1) * room.box.w / 16
        if y < room.treasure.y + room.treasure.h:
            left = max(left, room.treasure.x + room.treasure.w + 6)
        clear = all(room.pyramid.at(place)[0] > left + 26 for place in room.slots if level_of(place) == level)
        wide = room.box.w - 2 * (left - room.box.x)
        if y > room.box.y + room.head and wide > LOW[0]:
            yield left, y - 2, wide, h + 4, ROMAN[level] if clear else ""


def player_pieces(look: Look, room: Room) -> Iterator[Piece]:
    """Everything of one player, from the bottom up."""
    number = room.number
    yield name_plate(look, number, room.box)
    yield total(look, number, room.box)
    if room.own:
        yield from own_gems(look, number, room)
    else:
        yield screen(look, number, room)
    yield merits(look, number, room)
    for part in (standing, ghosts, built, painted, circles, tucked, shown):
        yield from part(look, number, room)


# -- head -----------------------------------------------------------------------------------------------------------


def name_plate(look: Look, number: int, box: Box) -> Piece:
    name = look.tell.player(number)
    large = box.w > 400
    text = look.ui("own", name=name) if number == look.seat and large else name
    data = (number, text, box.w - 2 * places.PAD - 84, 22 if large else 19, number in look.s.waiting)
    return Piece(f"name-{number}", "name", box.x + places.PAD, box.y + (22 if large else 18), data=data, label=name)


def total(look: Look, number: int, box: Box) -> Piece:
    """Points as they stand; the tip is the score pad."""
    parts = scoring.parts(look.s, number)
    n = sum(parts.values())
    pad = "\n".join(f"{look.words(f'part.{part}')}: {value}" for part, value in parts.items())
    label = f"{look.tell.player(number)}: {look.points(n)}"
    size = 0.86 if box.w > 400 else 0.7
    x, y = box.x + box.w - 10 - 23 * size, box.y + 6 + 23 * size
    return Piece(f"points-{number}", "points", x, y, size, (n,), label, f"{label}\n{pad}")


def standing(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """Has this player answered in secret? Attacked, passed? A bid will glide to its auction card from here."""
    sign = standing_sign(look, number)
    if sign:
        kind = "seal" if sign == "wax" and not is_bidding(look) else "bid"
        size = 1 if room.large else 0.8
        x, y = room.box.x + room.box.w - 70 * size, room.box.y + 6 + 20 * size
        name = look.tell.player(number)
        label = f"{name}: {look.words('term.skips')}" if sign == "auction-sign" else look.ui(f"is.{sign}", name=name)
        yield Piece(f"{kind}-{number}", "chip", x, y, size, (sign,), label)


def standing_sign(look: Look, number: int) -> str:
    answers, step = look.sealed(number), look.frame.step if look.frame else None
    if answers and number not in look.s.waiting:
        open_bid = step is MAKE_BID and BID <= answers[0] < ATTACK_BID  # our own: it lies on its auction card
        return "" if open_bid else "wax"
    if look.s.skips >> number & 1:
        return "auction-sign"
    if step is MAKE_BID or step is CHOOSE or step is CLAIM:
        return ""
    return {ATTACK_BID: "swords", PASS: "no"}.get(look.s.bids[number], "")


# -- treasure -------------------------------------------------------------------------------------------------------


def own_gems(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """What lies behind the own screen; a gem is bid, given, stored or laid on a card from here."""
    player, size = look.s.players[number], room.gem
    across, down = places.GEM[0] * size + 4, places.GEM[1] * size + 2
    x, y = room.treasure.x + across / 2, room.treasure.y + places.GEM[1] * size / 2
    for colour in range(COLOURS):
        at = (x + across * colour, y) if room.tall else (x + across * (colour % 2), y + down * (colour // 2))
        n = gems_left(look, number, colour)
        piece = Piece(f"gem-{number}-{LETTERS[colour]}", "gems", *at, size, (LETTERS[colour], n))
        piece.label = look.ui("own_gems", gems=look.gems(colour, n))
        yield look.answer(piece, *gem_answers(look, colour))
    at = (x + across * 4 + 8, y) if room.tall else (x + across / 2, y + down * 1.5 + 27)
    attack = Piece(f"attack-{number}", "attack", *at, size, (int(player.attack),))
    attack.label = look.ui("own_gems", gems=look.words("token.attack", n=player.attack))
    yield look.answer(attack, ATTACK_BID)


def gems_left(look: Look, number: int, colour: int) -> int:
    """Less those with which the viewer is recolouring just now."""
    spent = [entry for entry in paint_of(look, number) if entry & 3 == colour] if is_recolouring(look) else []
    return int(look.s.players[number].gems[colour]) - len(spent)


def gem_answers(look: Look, colour: int) -> list[int]:
    """What a gem of the own screen stands for now."""
    if look.asks(laws.GIVE_GEMS):
        return [GEM + colour]
    if look.asks(OWN_GEM) and look.frame is not None and look.frame.card & 3 == colour:
        return [YES]
    return [BID + colour, STORE + colour]


def screen(look: Look, number: int, room: Room) -> Piece:
    """Closed as long as the game lasts; how many cards of which back are in hand is known to all."""
    player = look.s.players[number]
    x, y = room.treasure.x, room.treasure.y
    if not look.s.screens:
        held = [look.gems(colour, player.gems[colour]) for colour in range(COLOURS)]
        label = ", ".join([*held, look.words("token.attack", n=player.attack)])
        data = (tuple(map(int, player.gems)), int(player.attack))
        return Piece(f"screen-{number}", "opened", x, y, room.screen, data, label)
    laws_held = sum(1 for card in player.hand if is_law(card) or card == -2)
    n = len(player.hand)
    in_hand = {"characters": look.characters(n - laws_held), "laws": look.laws(laws_held)}
    label = look.ui("screen", name=look.tell.player(number), **in_hand)
    known = [card for card in player.hand if card > 0]
    tip = f"{label}\n{look.ui('known', cards=', '.join(map(look.card, known)))}" if known else ""
    closed = Piece(f"screen-{number}", "screen", x, y, room.screen, (n - laws_held, laws_held), label, tip)
    return look.answer(closed, PLAYER + number)


def merits(look: Look, number: int, room: Room) -> Piece:
    """Tokens of all cards together."""
    player, box = look.s.players[number], room.merits
    label = merit_words(look, player)
    return Piece(f"merits-{number}", "merits", box.x, box.y, data=(tuple(counted(player)), room.large), label=label)


def counted(player: Player) -> list[tuple[str, int]]:
    """What a player has of each sign; nothing of those that are not there."""
    tokens = Tally(player)
    found = [(f"s{DEFENSE}", tokens.defense), (f"s{MAGIC}", tokens.magic), (f"s{SCIENCE}", tokens.science)]
    found += [("star-hollow", tokens.magic_bonus), ("laurel", tokens.points), ("ring", scoring.count_circles(player))]
    found += [("infinity", tokens.infinite), ("swords", tokens.attack)]
    return [(sign, int(n)) for sign, n in found if n]


def merit_words(look: Look, player: Player) -> str:
    kinds = [entry & 63 for entry in player.tokens]
    return look.signs(sorted(kinds)) if kinds else look.ui("no_tokens")


# -- cards ----------------------------------------------------------------------------------------------------------


def built(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """The cards of the pyramid with what lies on them."""
    player = look.s.players[number]
    for place, card in sorted(zip(player.places, player.cards, strict=True)):
        tokens = player.tokens_at(place)
        heap = tuple((each, tokens.count(each)) for each in dict.fromkeys(tokens))
        worth = int(scoring.points_of_law(player, Tally(player), card, place)) if card in SCORES_AT_THE_END else -1
        face = "tiny" if room.small else "built"
        piece = Piece(f"card-{card}", face, *room.pyramid.at(place), room.pyramid.size, (card, heap, worth))
        piece.label = look.ui("on_level", card=look.card(card), level=level_of(place))
        piece.tip = "\n".join(card_lines(look, piece.label, card, tokens, worth))
        piece.start = f"screen-{number}"
        yield look.answer(piece, *slot_answers(look, number, place))
    yield from ringed(look, number, room)


def card_lines(look: Look, head: str, card: int, tokens: list[int], worth: int) -> Iterator[str]:
    yield head
    if is_law(card):
        yield look.effect(card)
    if tokens:
        yield look.signs(tokens)
    if worth >= 0:
        yield look.ui("worth_now", points=look.points(worth))


def slot_answers(look: Look, number: int, place: int) -> list[int]:
    """A card is chosen in the own pyramid, or in that of whoever a token is swapped with."""
    if look.frame is None or look.seat is None:
        return []
    owner = look.seat
    if look.frame.step is laws.SWAP_CARD and look.frame.count == 0:
        owner = look.frame.card
    return [SLOT + int(slot_number(place))] if owner == number else []


def ringed(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """The card that the question is about."""
    place = place_in_question(look, number)
    if place in look.s.players[number].places:
        yield Piece("in-question", "about", *room.pyramid.at(place), room.pyramid.size)


def place_in_question(look: Look, number: int) -> int:
    frame = look.frame
    if frame is None:
        return -1
    if frame.step is rules.RECOLOUR:
        answers = look.sealed(number)
        return int(slot_place(answers[-1] - SLOT)) if answers and answers[-1] >= SLOT else -1
    if frame.step is laws.SWAP_KIND:
        return frame.at if number == (frame.card if frame.count == 0 else frame.seat) else -1
    return frame.count if frame.seat == number and frame.count > START - 64 else -1


def ghosts(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """Empty slots; while a card looks for its place they say what it costs and brings there."""
    if not room.own:
        return
    playing = look.frame.card if look.asks(development.PLAY_CARD) and look.frame is not None else 0
    for place in ghost_places(look):
        level = int(level_of(place))
        cost, reward = bargain(playing, level) if playing and not is_law(playing) else ((), ())
        piece = Piece(f"slot-{place}", "ghost", *room.pyramid.at(place), room.pyramid.size, (cost, reward))
        piece.label = look.ui("slot", level=level)
        yield look.answer(piece, SLOT + int(slot_number(place))) if playing else piece


def bargain(card: int, level: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What a character costs and brings on a level."""
    counts = COSTS[8 * card + level]
    cost = tuple(LETTERS[colour] for colour in range(COLOURS) for _ in range(counts[colour]))
    return cost, (VP + 15,) if level == LEVELS else tuple(ROWS[4 * card + level - 1])


def tucked(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """Cards under others peep out at their foot."""
    player = look.s.players[number]
    under: dict[int, int] = {}
    for card, host in zip(player.tucked, player.hosts, strict=True):
        at = under.get(host, 0)
        under[host] = at + 1
        x, y = room.pyramid.at(host)
        size = room.pyramid.size
        label = look.ui("tucked", card=look.card(card))
        left = x + (3 + min(at, 6) * 2.5) * size
        count = int(player.tucked_under(host)) if at + 1 == player.tucked_under(host) else 0
        shown = max(size, 0.6)  # the number must be read
        yield Piece(f"card-{card}", "tucked", left, y + 79 * size - 24 * shown, shown, (is_law(card), count), label)


def shown(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """A card revealed or taken openly that lies nowhere yet; the own one is beside the hand."""
    taken = [card for card in look.s.players[number].taken if card > 0]
    for card in [*look.s.played[number], *taken] if not room.own else []:
        face = "law" if is_law(card) else "character"
        size = 0.7 if room.large else 0.5
        x = room.treasure.x + room.treasure.w + 8
        piece = Piece(f"card-{card}", face, x, room.treasure.y - 4, size, (card, -1), look.card(card))
        piece.tip, piece.start = look.in_full(card), f"screen-{number}"
        yield piece


# -- circles --------------------------------------------------------------------------------------------------------


def circles(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """A circle of one colour glows; so much is it worth."""
    player = look.s.players[number]
    tokens = Tally(player)
    for place in scoring.circles(player):
        colour = int(seen_colour(look, number, place))
        if colour != NO_COLOUR:
            points = int(level_of(place) + tokens.circle_bonus(colour))
            label = look.ui("circle", colour=look.words(f"colour.{COLOUR_NAMES[colour]}"), points=look.points(points))
            at = room.pyramid.circle(place)
            data = (LETTERS[colour], points)
            yield Piece(f"circle-{number}-{place}", "circle", *at, room.pyramid.size, data, label)


def seen_colour(look: Look, number: int, place: int) -> int:
    """Of a circle, with what the viewer is recolouring just now."""
    player = look.s.players[number].clone()
    player.paint = paint_of(look, number)
    return int(scoring.circle_colour(player, place))


def paint_of(look: Look, number: int) -> list[int]:
    if not is_recolouring(look) or SECRET in look.sealed(number):
        return look.s.players[number].paint
    return sorted(rules.paints(look.sealed(number)))


def is_recolouring(look: Look) -> bool:
    return look.frame is not None and look.frame.step is rules.RECOLOUR


def painted(look: Look, number: int, room: Room) -> Iterator[Piece]:
    """Recoloured sectors."""
    for entry in paint_of(look, number):
        place, sector, colour = entry >> 4, entry >> 2 & 3, entry & 3
        at = room.pyramid.at(place)
        data = (sector, LETTERS[colour])
        label = look.ui("recoloured", colour=look.words(f"colour.{COLOUR_NAMES[colour]}"))
        yield Piece(f"paint-{number}-{place}-{sector}", "paint", *at, room.pyramid.size, data, label)
