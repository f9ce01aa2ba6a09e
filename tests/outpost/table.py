"""What the rule tests share: a table laid out from text, and questions and answers as text."""

from __future__ import annotations

from prestol.games.outpost.rules import GAME
from prestol.games.outpost.rules.cards import RESOURCE_NAMES
from prestol.games.outpost.rules.cells import CELL_NAMES, listed
from prestol.games.outpost.rules.state import Outpost

# What a position needs to be in the middle of a round; the other players have not passed.
TURN = "round 2; step round stage=running; step turn"


def table(text: str) -> Outpost:
    """The state a text describes, after the forced answers: a question is open, or the game is over."""
    s = GAME.position(text)
    assert isinstance(s, Outpost)
    return s


def dealt(seats: int = 2, seed: int = 1, **options: object) -> Outpost:
    """A new game."""
    s = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(s, Outpost)
    return s


# -- questions and answers --------------------------------------------------------------------------------------------


def play(s: Outpost, *answers: str) -> Outpost:
    """Answer for whoever is asked, one answer after the other."""
    for text in answers:
        s.apply(s.waiting[0], s.game.parse(text))
    return s


def asks(s: Outpost) -> str:
    """The name of the question that is open; “over” if none is."""
    return "over" if s.over else s.question


def asked(s: Outpost) -> int:
    """The one seat that is asked."""
    assert len(s.waiting) == 1
    return s.waiting[0]


def choices(s: Outpost) -> list[str]:
    return [s.game.notation(action) for action in s.legal(asked(s))]


def refused(s: Outpost) -> dict[str, str]:
    """What may not be answered: the key of the reason by answer."""
    return {s.game.notation(action): reason.key for action, reason in s.refusals(asked(s)).items()}


def told(s: Outpost, *answers: str) -> list[tuple[str, int, int, int]]:
    """The events that these answers bring: name, seat, a, b."""
    s.events = []
    play(s, *answers)
    return [(s.game.events[event.kind], event.seat, event.a, event.b) for event in s.events]


# -- what lies on the table -------------------------------------------------------------------------------------------


def stock(s: Outpost, seat: int = 0) -> tuple[int, ...]:
    """(wood, clay, stone, diamond, gold)."""
    return tuple(s.players[seat].stock)


def supply(s: Outpost) -> dict[str, int]:
    return dict(zip(RESOURCE_NAMES, s.supply, strict=True))


def lands(s: Outpost, seat: int = 0) -> dict[str, str]:
    """The territory in each cell: {“11”: “I-01”}."""
    player = s.players[seat]
    return {CELL_NAMES[cell]: s.cards.names[card] for cell, card in zip(player.cells, player.lands, strict=True)}


def houses(s: Outpost, seat: int = 0) -> dict[str, str]:
    """The building in each cell: {“11”: “sawmill”}."""
    player = s.players[seat]
    return {CELL_NAMES[cell]: s.cards.names[card] for cell, card in zip(player.plots, player.houses, strict=True)}


def marked(cells: int) -> list[str]:
    """The names of cells: forts, monsters, forts used."""
    return [CELL_NAMES[cell] for cell in listed(cells)]


def market(s: Outpost) -> list[list[str]]:
    return [[s.cards.names[card] for card in tiles] for tiles in s.market]


def row(s: Outpost) -> list[str]:
    """The heroes from left to right; “”: nobody."""
    return [s.cards.names[place[0]] if place else "" for place in s.row]


def points(s: Outpost, seat: int = 0) -> dict[str, int]:
    """The score pad of a player, without the lines that are nothing, with the “total”."""
    score = s.results()[seat]
    return {name: worth for name, worth in score.parts.items() if worth != 0} | {"total": score.total}


# -- more of what lies on the table -----------------------------------------------------------------------------------


def settlers(s: Outpost, seat: int = 0) -> tuple[int, int]:
    """Unused settlers: base and extra ones."""
    return s.players[seat].base, s.players[seat].extra


def artifact(s: Outpost, seat: int = 0) -> str:
    """The one artifact of a player."""
    [card] = s.players[seat].artifact
    return s.cards.names[card]


def offer(s: Outpost) -> list[str]:
    """The artifacts face up."""
    return sorted(s.cards.names[card] for card in s.offer)


def heroes(s: Outpost, seat: int = 0) -> list[str]:
    return sorted(s.cards.names[card] for card in s.players[seat].heroes)


def forts(s: Outpost, seat: int = 0) -> list[str]:
    return marked(s.players[seat].forts)


def beasts(s: Outpost, seat: int = 0) -> list[str]:
    """The cells with a monster."""
    return marked(s.players[seat].beasts)


def actions(s: Outpost, family: str) -> list[str]:
    """The choices of one family, without its name: “explore” gives [“11”, “12”]."""
    return [text.partition(":")[2] for text in choices(s) if text.partition(":")[0] == family]


def names(events: list[tuple[str, int, int, int]], *wanted: str) -> list[str]:
    """The names of events, in order; only those wanted, if any are named."""
    return [name for name, *_ in events if not wanted or name in wanted]


# -- positions --------------------------------------------------------------------------------------------------------


def only_heroes(*left: str) -> str:
    """A line of a position: all heroes but these are discarded, so that the deck is empty or its next card known."""
    everybody = [f"{guild}{number:02}" for guild in "TGBM" for number in range(1, 13)]
    return "gone " + " ".join(hero for hero in everybody if hero not in left)


def last_tile(tile: str) -> str:
    """A table of four, player 1 to move, at which this territory is the only one left in its stack.

    Player 1 may explore it in the third column of its region; the rows below have a territory in the first one.
    """
    region = tile.partition("-")[0]
    below = [lower for lower in ("I", "II", "III") if len(lower) < len(region)]
    others = [f"{region}-{number:02}" for number in range(1, 13) if f"{region}-{number:02}" != tile]
    lines = []
    for seat in range(4):
        mine = others[:2] if seat == 0 else others[3 * seat - 1 : 3 * seat + 2]
        under = [f"{lower}-{seat + 1:02}" for lower in below]
        cells = [f"{len(lower)}1" for lower in below] + [f"{len(region)}{column}" for column in range(1, len(mine) + 1)]
        lines.append(f"lands.{seat + 1} {' '.join(under + mine)}; cells.{seat + 1} {' '.join(cells)}")
    return f"outpost seats=4; {TURN}; {'; '.join(lines)}"


def last_cell(tile: str) -> str:
    """Where last_tile() leaves room."""
    return f"{len(tile.partition('-')[0])}3"
