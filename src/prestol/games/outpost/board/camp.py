"""What all players share on the drawn board: the hero row, the market, artifacts, stacks, the supply; exchanges."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.outpost import plan as places
from prestol.games.outpost.cards import (
    ARTIFACT_NAMES,
    BARTER,
    COLOUR_NAMES,
    DIAMOND,
    GUILD_NAMES,
    MERCENARY,
    NO_COLOUR,
    RESOURCE_NAMES,
)
from prestol.games.outpost.estate import artifact
from prestol.games.outpost.exchange import FIRST_BARTER, TRADES
from prestol.games.outpost.holding import building
from prestol.games.outpost.look import ROMAN, Look
from prestol.games.outpost.notation import trade_name
from prestol.games.outpost.scoring import score_pad, titles
from prestol.games.outpost.state import ARTIFACT, BUILD, HERO, ROUNDS, ROW, SLOTS, TRADE, UNLIMITED
from prestol.games.outpost.turn import CHOOSE_PLOT, SURCHARGE

ZOOM = 36  # of the corner where the page has its buttons to zoom
STACK = (44, 58)  # a stack of territories at size 1


def camp_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    boxes = [p.heroes, p.market, p.artifacts, p.supply]
    for box in [*boxes, *(each for each in (p.trades, p.tally, p.aid) if each is not None)]:
        yield Ground("op-panel", box.x, box.y, data=(box.w, box.h, False))
    if p.aid is not None:
        below = ZOOM if p.trades is not None and not p.tall else 0
        yield Ground("op-aid", p.aid.x, p.aid.y, data=(hunting_table(look), p.aid.w, p.aid.h - below))
    row = places.heroes(p)
    for place, at in enumerate(row.at):
        if not look.s.row[place]:
            yield Ground("op-no-hero", *at, row.size)
        yield Ground("op-surcharge", at[0] + 50 * row.size, at[1] - 12, row.size, (SURCHARGE[place],))


def hunting_table(look: Look) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """For each monster the settlers that hunting takes, and the reward."""
    cards = look.s.cards
    return tuple(
        (
            colour,
            cards.hunters[at],
            tuple(RESOURCE_NAMES[kind] for kind in range(5) for _ in range(cards.rewards[at][kind])),
        )
        for at, colour in enumerate(COLOUR_NAMES)
    )


def camp(look: Look, p: places.Plan) -> Iterator[Piece]:
    yield track(look, p)
    yield from decks(look, p)
    yield from hero_row(look, p)
    yield from market(look, p)
    yield from offer(look, p)
    yield from stacks(look, p)
    yield from supply(look, p)
    yield from exchanges(look, p)
    if p.tally is not None:
        yield tally(look, p.tally)


# -- rounds and heroes ------------------------------------------------------------------------------------------------


def track(look: Look, p: places.Plan) -> Piece:
    label = look.ui("round", n=look.s.round, last=ROUNDS)
    size = 1.3 if p.tall else 1.0
    return Piece("round", "op-track", p.heroes.x + 12, p.heroes.y + 19 * size, size, (int(look.s.round), ROUNDS), label)


def decks(look: Look, p: places.Plan) -> Iterator[Piece]:
    """How many heroes are left, how many have gone; how many buildings lie face down."""
    s, size = look.s, 1.3 if p.tall else 1.0
    y = p.heroes.y + 19 * size
    for at, (id, sign, n) in enumerate(
        [("deck", "hero-back", len(s.deck)), ("gone", "hero-gone", len(s.gone)), ("pile", "tile-back", len(s.pile))]
    ):
        x, label = p.heroes.x + p.heroes.w - 12 - (192 - 66 * at) * size, look.ui(id, n=n)
        yield Piece(id, "op-count", x, y, size, (f"op-{sign}", n), label, about(look, id, label))


def about(look: Look, id: str, label: str) -> str:
    """Who has gone, or where the faces of a deck come from."""
    if id == "gone":
        return "\n".join([label, *map(look.hero, look.s.gone)])
    return f"{label}\n{look.source('heroes' if id == 'deck' else 'buildings')}"


def hero_row(look: Look, p: places.Plan) -> Iterator[Piece]:
    found = places.heroes(p)
    for place in range(ROW):
        for card in look.s.row[place]:
            yield hero(look, place, card, *found.at[place], found.size)


def hero(look: Look, place: int, card: int, x: float, y: float, size: float) -> Piece:
    """A hero with cost, settlers, points, monster, and for the viewer what it would be worth now."""
    cards, guild = look.s.cards, GUILD_NAMES[look.s.cards.kind[card]]
    cost = tuple((RESOURCE_NAMES[kind], n) for kind, n in enumerate(cards.cost[card]) if n)
    colour = cards.colour[card]
    sign = COLOUR_NAMES[colour] if colour != NO_COLOUR else ""
    worth = look.worth(look.seat, card) if look.seat is not None else -1
    printed = cards.vp[card] if cards.kind[card] == MERCENARY else -1
    data = (guild, cards.names[card], cost, cards.settlers[card], printed, sign, worth, look.doubtful(card))
    piece = Piece(f"card-{card}", "op-hero", x, y, size, data, look.hero(card), start="deck")
    piece.tip = "\n".join(hero_lines(look, place, card, worth))
    return look.answer(piece, HERO + place)


def hero_lines(look: Look, place: int, card: int, worth: int) -> Iterator[str]:
    cards = look.s.cards
    yield look.hero(card)
    yield look.ui("costs", cost=look.pieces(cards.cost[card]))
    if SURCHARGE[place]:
        yield look.ui("surcharge", pieces=look.some(DIAMOND, SURCHARGE[place]))
    if cards.settlers[card]:
        yield f"+ {look.words('extra_settlers', n=cards.settlers[card])}"
    yield look.hero_rule(card)
    if worth >= 0:
        yield look.ui("worth_now", points=look.points(worth))
    yield look.monster(cards.colour[card])
    yield look.origin(card)


# -- the market -------------------------------------------------------------------------------------------------------


def market(look: Look, p: places.Plan) -> Iterator[Piece]:
    s, found = look.s, places.market(p)
    for slot in range(SLOTS):
        x, y = found.at[slot]
        if not s.market[slot]:
            yield Piece(f"slot-{slot + 1}", "op-slot", x, y, found.size, label=look.ui("empty_slot", n=slot + 1))
            continue
        tile = building(look, s.market[slot][-1], x, y, found.size, count=len(s.market[slot]))
        tile.start = "pile"
        yield look.answer(tile, BUILD + slot)
    yield from chosen(look, found)


def chosen(look: Look, found: places.Spread) -> Iterator[Piece]:
    """The building that is looking for its place."""
    if look.asks(CHOOSE_PLOT) and look.frame is not None:
        yield Piece("in-question", "op-ring", *found.at[look.frame.card], found.size)


# -- artifacts and territories ----------------------------------------------------------------------------------------


def offer(look: Look, p: places.Plan) -> Iterator[Piece]:
    """The artifacts face up."""
    alone = look.s.seats == 1
    found = places.artifacts(p, len(look.s.offer), (80 if p.tall else 60) if alone else 0)
    for card, at in zip(look.s.offer, found.at, strict=True):
        yield look.answer(artifact(look, card, *at, found.size), ARTIFACT + look.s.cards.kind[card])
    if alone:
        yield box(look, p)


def box(look: Look, p: places.Plan) -> Piece:
    """Who plays alone turns up new artifacts; those given back are out of the game (13)."""
    s, size = look.s, 1.3 if p.tall else 1.0
    label = look.ui("box", n=len(s.box))
    gone = ", ".join(look.name(f"artifact.{ARTIFACT_NAMES[s.cards.kind[card]]}") for card in s.removed)
    tip = f"{label}\n{look.ui('removed', names=gone)}" if gone else ""
    x, y = p.artifacts.x + p.artifacts.w - 62 * size, p.artifacts.y + p.artifacts.h / 2
    return Piece("box", "op-count", x, y, size, ("op-token-back", len(s.box)), label, tip)


def stacks(look: Look, p: places.Plan) -> Iterator[Piece]:
    """The territories face down, by region."""
    box, size = p.supply, min((p.supply.h - 14) / STACK[1], 1.3)
    y, step = box.y + (box.h - STACK[1] * size) / 2, (STACK[0] + 10) * size
    for region in range(3):
        n = len(look.s.stacks[region])
        label = look.ui("stack", region=ROMAN[region], n=n)
        piece = Piece(f"stack-{region + 1}", "op-stack", box.x + 12 + step * region, y, size, (ROMAN[region], n), label)
        piece.tip = f"{label}\n{look.source('territories')}"
        yield piece


# -- the supply and exchanges -----------------------------------------------------------------------------------------


def supply(look: Look, p: places.Plan) -> Iterator[Piece]:
    """What is left of everything."""
    s, box = look.s, p.supply
    signs = [(f"op-{name}", int(s.supply[kind])) for kind, name in enumerate(RESOURCE_NAMES)]
    signs += [("op-extra", int(s.settlers)), ("op-fort", int(s.fortifications))]
    signs += [] if p.tall else [("", 0)]  # monsters have a line of their own
    signs += [(f"op-badge-{colour}", int(s.monsters[at])) for at, colour in enumerate(COLOUR_NAMES)]
    left, columns = (236, 6) if p.tall else (176, 4)
    room = Box(box.x + left, box.y + 5, box.w - left - 8, box.h - 10)
    counts = tuple((sign, n if n < UNLIMITED // 2 else -1) for sign, n in signs)
    data = (counts, columns, room.w, room.h, 22 if p.tall else 17 if room.w > 200 else 15)
    yield Piece("supply", "op-ledger", room.x, room.y, data=data, label=supply_words(look))


def supply_words(look: Look) -> str:
    s = look.s
    if s.options["supply"] == "unlimited":
        return look.ui("unlimited")
    monsters = ", ".join(f"{look.monster(colour)} {s.monsters[colour]}" for colour in range(len(COLOUR_NAMES)))
    return look.ui(
        "supply", pieces=look.pieces(s.supply), settlers=s.settlers, forts=s.fortifications, monsters=monsters
    )


def exchanges(look: Look, p: places.Plan) -> Iterator[Piece]:
    """All that the viewer could exchange: what is given, what is got. The last need an artifact."""
    if p.trades is None or look.seat is None:
        return
    count = len(TRADES) if look.s.has(look.seat, BARTER) else FIRST_BARTER
    for number, box in enumerate(places.trades(p, count)):
        trade = TRADES[number]
        data = (number, TRADE + number in look.legal, box.w, box.h)
        id = trade_name(trade).replace("+", "-").replace("=", "--")
        piece = Piece(f"trade-{id}", "op-trade", box.x, box.y, data=data)
        if TRADE + number not in look.legal:  # else the answer says it all
            piece.label = look.ui("trade", given=look.pieces(trade[:5]), got=look.resource(trade[5]))
        yield look.answer(piece, TRADE + number)


# -- points -----------------------------------------------------------------------------------------------------------


def tally(look: Look, box: Box) -> Piece:
    """For one who plays alone: the points line by line, and the titles."""
    pad = score_pad(look.s, look.s.players[0])
    lines = tuple((part, look.words(f"part.{part}"), int(value)) for part, value in pad.items())
    total = sum(pad.values())
    named = tuple((least, look.name(f"title.{title}")) for title, least in titles(look.s.cards))
    label = look.ui("points_now", name=look.player(0), points=look.points(total))
    total_words = (look.tell.words("ui.total"), total)
    return Piece("tally", "op-tally", box.x, box.y, data=(lines, total_words, named, box.w, box.h), label=label)
