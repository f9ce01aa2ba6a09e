"""What all players share on the drawn board: the hero row, the market, artifacts, stacks, the supply; exchanges."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Face, Ground, Piece
from prestol.games.outpost.board import cards, faces
from prestol.games.outpost.board import plan as places
from prestol.games.outpost.board.estate import artifact
from prestol.games.outpost.board.holding import building
from prestol.games.outpost.board.signs import signs_of
from prestol.games.outpost.board.view import OutpostView
from prestol.games.outpost.rules.actions import ARTIFACT, BUILD, HERO, TRADE
from prestol.games.outpost.rules.build import CHOOSE_PLOT
from prestol.games.outpost.rules.cards import BARTER, COLOUR_NAMES, DIAMOND, GUILD_NAMES, NO_COLOUR, RESOURCE_NAMES
from prestol.games.outpost.rules.cells import ROWS
from prestol.games.outpost.rules.exchange import FIRST_BARTER, TRADES
from prestol.games.outpost.rules.notation import trade_name
from prestol.games.outpost.rules.scoring import score_pad, titles
from prestol.games.outpost.rules.state import ROUNDS, ROW, SLOTS, SURCHARGE, UNLIMITED
from prestol.games.outpost.text.names import ROMAN, heading

ZOOM = 36  # of the corner where the page has its buttons to zoom
STACK = (44, 58)  # a stack of territories at size 1


def camp_ground(view: OutpostView, p: places.Plan) -> Iterator[Ground]:
    boxes = [p.heroes, p.market, p.artifacts, p.supply]
    for box in [*boxes, *(each for each in (p.trades, p.tally, p.aid) if each is not None)]:
        yield Ground(faces.panel(box.w, box.h, False), box.x, box.y)
    if p.aid is not None:
        below = ZOOM if p.trades is not None and not p.tall else 0
        yield Ground(faces.aid(hunting_table(view), p.aid.w, p.aid.h - below), p.aid.x, p.aid.y)
    row = places.heroes(p)
    for place, at in enumerate(row.at):
        if not view.s.row[place]:
            yield Ground(faces.no_hero(), *at, row.size)
        yield Ground(faces.surcharge(SURCHARGE[place]), at[0] + 50 * row.size, at[1] - 15, row.size)


def hunting_table(view: OutpostView) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """For each monster the settlers that hunting takes, and the reward."""
    data = view.s.cards
    return tuple(
        (colour, data.hunters[at], tuple(signs_of(data.rewards[at]))) for at, colour in enumerate(COLOUR_NAMES)
    )


def camp(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    yield track(view, p)
    yield from decks(view, p)
    yield from hero_row(view, p)
    yield from market(view, p)
    yield from offer(view, p)
    yield from stacks(view, p)
    yield from supply(view, p)
    yield from exchanges(view, p)
    if p.tally is not None:
        yield tally(view, p.tally)


# -- rounds and heroes ------------------------------------------------------------------------------------------------


def track(view: OutpostView, p: places.Plan) -> Piece:
    label = view.ui("round", n=view.s.round, last=ROUNDS)
    size = 1.3 if p.tall else 1.0
    face = faces.track(int(view.s.round), int(ROUNDS))
    return Piece("round", face, p.heroes.x + 12, p.heroes.y + 19 * size, size, label=label)


def decks(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    """How many heroes are left, how many have gone; how many buildings lie face down."""
    s, size = view.s, 1.3 if p.tall else 1.0
    y = p.heroes.y + 19 * size
    for at, (id, sign, n) in enumerate(
        [("deck", "hero-back", len(s.deck)), ("gone", "hero-gone", len(s.gone)), ("pile", "tile-back", len(s.pile))]
    ):
        x, label = p.heroes.x + p.heroes.w - 12 - (192 - 66 * at) * size, view.ui(id, n=n)
        yield Piece(id, faces.count(f"op-{sign}", n), x, y, size, label=label, tip=about(view, id, label))


def about(view: OutpostView, id: str, label: str) -> str:
    """How many there are, and who has gone."""
    return "\n".join([label, *map(view.text.hero, view.s.gone)]) if id == "gone" else label


def hero_row(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    found = places.heroes(p)
    for place in range(ROW):
        for card in view.s.row[place]:
            yield hero(view, place, card, *found.at[place], found.size)


def hero(view: OutpostView, place: int, card: int, x: float, y: float, size: float) -> Piece:
    """A hero with cost, settlers, points, monster, and for the viewer what it would be worth now."""
    worth = view.worth(view.seat, card) if view.seat is not None else -1
    piece = Piece(f"card-{card}", hero_face(view, card, worth), x, y, size, label=view.text.hero(card), start="deck")
    piece.tip = "\n".join(hero_lines(view, place, card, worth))
    piece.now = view.purse(asked_for(view, place, card))
    return view.answer(piece, HERO + place)


def asked_for(view: OutpostView, place: int, card: int) -> list[int]:
    """The price of a hero with what its place adds."""
    cost = [int(number) for number in view.s.cards.cost[card]]
    cost[DIAMOND] += SURCHARGE[place]
    return cost


def hero_face(view: OutpostView, card: int, worth: int) -> Face:
    data, colour = view.s.cards, view.s.cards.colour[card]
    cost = tuple((name, n) for name, n in zip(RESOURCE_NAMES, data.cost[card], strict=True) if n)
    printed = data.vp[card] or -1
    sign = COLOUR_NAMES[colour] if colour != NO_COLOUR else ""
    guild, name = GUILD_NAMES[data.kind[card]], heading(view.text.hero(card))
    return cards.hero(guild, name, cost, data.settlers[card], printed, sign, worth)


def hero_lines(view: OutpostView, place: int, card: int, worth: int) -> Iterator[str]:
    data, text = view.s.cards, view.text
    yield text.hero(card)
    yield view.ui("costs", cost=text.sum(data.cost[card]))
    if SURCHARGE[place]:
        yield view.ui("surcharge", pieces=text.pieces(DIAMOND, SURCHARGE[place]))
    if data.settlers[card]:
        yield f"+ {text.extra_settlers(data.settlers[card])}"
    yield text.guild_points(card)
    if worth >= 0:
        yield view.ui("worth_now", points=view.points(worth))
    yield text.guest(data.colour[card])


# -- the market -------------------------------------------------------------------------------------------------------


def market(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    s, found = view.s, places.market(p)
    for slot in range(SLOTS):
        x, y = found.at[slot]
        if not s.market[slot]:
            yield Piece(f"slot-{slot + 1}", faces.slot(), x, y, found.size, label=view.ui("empty_slot", n=slot + 1))
            continue
        tile = building(view, s.market[slot][-1], x, y, found.size, count=len(s.market[slot]))
        tile.start, tile.now = "pile", view.purse(s.cards.cost[s.market[slot][-1]])
        yield view.answer(tile, BUILD + slot)
    yield from chosen(view, found)


def chosen(view: OutpostView, found: places.Spread) -> Iterator[Piece]:
    """The building that is looking for its place."""
    if view.asks(CHOOSE_PLOT):
        yield Piece("in-question", faces.ring(), *found.at[CHOOSE_PLOT.slot(view.s.stack[-1])], found.size)


# -- artifacts and territories ----------------------------------------------------------------------------------------


def offer(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    """The artifacts face up."""
    alone = view.s.seats == 1
    found = places.artifacts(p, len(view.s.offer), (80 if p.tall else 60) if alone else 0)
    for card, at in zip(view.s.offer, found.at, strict=True):
        yield view.answer(artifact(view, card, *at, found.size), ARTIFACT + view.s.cards.kind[card])
    if alone:
        yield box(view, p)


def box(view: OutpostView, p: places.Plan) -> Piece:
    """Who plays alone turns up new artifacts; those given back are out of the game (13)."""
    s, size = view.s, 1.3 if p.tall else 1.0
    label = view.ui("box", n=len(s.box))
    gone = ", ".join(view.text.artifact(s.cards.kind[card]) for card in s.removed)
    tip = f"{label}\n{view.ui('removed', names=gone)}" if gone else ""
    x, y = p.artifacts.x + p.artifacts.w - 62 * size, p.artifacts.y + p.artifacts.h / 2
    return Piece("box", faces.count("op-token-back", len(s.box)), x, y, size, label=label, tip=tip)


def stacks(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    """The territories face down, by region."""
    box, size = p.supply, min((p.supply.h - 14) / STACK[1], 1.3)
    y, step = box.y + (box.h - STACK[1] * size) / 2, (STACK[0] + 10) * size
    for region in range(ROWS):
        n = len(view.s.stacks[region])
        label = view.ui("stack", region=ROMAN[region], n=n)
        face, x = cards.stack(ROMAN[region], n), box.x + 12 + step * region
        yield Piece(f"stack-{region + 1}", face, x, y, size, label=label, tip=label)


# -- the supply and exchanges -----------------------------------------------------------------------------------------


def supply(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    """What is left of everything."""
    s, box = view.s, p.supply
    signs = [(f"op-{name}", int(s.supply[kind])) for kind, name in enumerate(RESOURCE_NAMES)]
    signs += [("op-extra", int(s.settlers)), ("op-fort", int(s.fortifications))]
    signs += [] if p.tall else [("", 0)]  # monsters have a line of their own
    signs += [(f"op-badge-{colour}", int(s.monsters[at])) for at, colour in enumerate(COLOUR_NAMES)]
    left, columns = (236, 6) if p.tall else (210, 4)
    room = Box(box.x + left, box.y + 5, box.w - left - 8, box.h - 10)
    counts = tuple((sign, n if n < UNLIMITED // 2 else -1) for sign, n in signs)
    face = faces.ledger(counts, columns, room.w, room.h, 22 if p.tall else 19)
    yield Piece("supply", face, room.x, room.y, label=supply_words(view))


def supply_words(view: OutpostView) -> str:
    s = view.s
    if s.options["supply"] == "unlimited":
        return view.ui("unlimited")
    monsters = ", ".join(f"{view.text.monster(colour)} {s.monsters[colour]}" for colour in range(len(COLOUR_NAMES)))
    return view.ui(
        "supply", pieces=view.text.sum(s.supply), settlers=s.settlers, forts=s.fortifications, monsters=monsters
    )


def exchanges(view: OutpostView, p: places.Plan) -> Iterator[Piece]:
    """All that the viewer could exchange: what is given, what is got. The last need an artifact."""
    if p.trades is None or view.seat is None:
        return
    count = len(TRADES) if view.s.has(view.seat, BARTER) else int(FIRST_BARTER)
    for number, box in enumerate(places.trades(p, count)):
        trade, is_open = TRADES[number], TRADE + number in view.legal
        id = trade_name(trade).replace("+", "-").replace("=", "--")
        piece = Piece(f"trade-{id}", faces.trade(number, is_open, box.w, box.h), box.x, box.y)
        if not is_open:  # else the answer says it all
            piece.label = view.ui("trade", given=view.text.sum(trade.given), got=view.text.resource(trade.got))
        yield view.answer(piece, TRADE + number)


# -- points -----------------------------------------------------------------------------------------------------------


def tally(view: OutpostView, box: Box) -> Piece:
    """For one who plays alone: the points line by line, and the titles."""
    pad = score_pad(view.s, view.s.players[0])
    lines = tuple((part, view.words(f"part.{part}"), int(value)) for part, value in pad.items())
    total = sum(pad.values())
    named = tuple((least, view.words(f"title.{title}")) for title, least in titles(view.s.cards))
    label = view.ui("points_now", name=view.player(0), points=view.points(total))
    total_words = (view.words("ui.total"), total)
    return Piece("tally", faces.tally(lines, total_words, named, box.w, box.h), box.x, box.y, label=label)
