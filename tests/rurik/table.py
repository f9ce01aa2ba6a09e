"""What the rule tests share: a table laid out from text, and questions and answers as text."""

from __future__ import annotations

from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.advisors import slot_at
from prestol.games.rurik.rules.cards import BANNER_NAMES, GOOD_NAMES, HEIGHT, REGION_NAMES
from prestol.games.rurik.rules.kinds import STRUCTURE_SET, Seated
from prestol.games.rurik.rules.state import Rurik

# What a position needs to be in the middle of a phase: after it the round goes on as usual.
STRATEGY = "round 1; step round next=action; step strategy"
ACTION = "round 1; step round next=development; step action"
DEVELOPMENT = "round 1; step round next=end; step development"

# … and while the table is set up.
PLACING = "step round; step place_leaders; step place_troops"
CHOOSING = f"{PLACING}; step choose_agenda; step choose_leader"


def table(text: str) -> Rurik:
    """The state a text describes, after the forced answers: a question is open, or the game is over."""
    s = GAME.position(text)
    assert isinstance(s, Rurik)
    return s


def dealt(seats: int = 2, seed: int = 1, **options: object) -> Rurik:
    """A new game."""
    s = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(s, Rurik)
    return s


def copied(s: Rurik) -> Rurik:
    copy = s.clone()
    assert isinstance(copy, Rurik)
    return copy


def board(s: Rurik, viewer: int | None) -> Rurik:
    """The table as a seat sees it; None: one who only looks on."""
    seen = s.view(viewer).board
    assert isinstance(seen, Rurik)
    return seen


def sample(s: Rurik, viewer: int | None, seed: int) -> Rurik:
    """A whole table that the viewer cannot tell from this one."""
    sampled = s.view(viewer).sample(seed)
    assert isinstance(sampled, Rurik)
    return sampled


# -- questions and answers --------------------------------------------------------------------------------------------


def play(s: Rurik, *answers: str) -> Rurik:
    """Answer for whoever is asked, one answer after the other; of several who are asked the first seat answers."""
    for text in answers:
        s.apply(s.waiting[0], s.game.parse(text))
    return s


def asks(s: Rurik) -> str:
    """The name of the question that is open; “over” if none is."""
    return s.question or "over"


def counted(s: Rurik) -> int:
    """How many points, steps or cards the open question counts; 0 if it counts nothing."""
    counts = [slot for slot in s.game.steps[s.question].slots if slot.name in ("points", "steps", "cards")]
    return sum(slot.get(s.stack[-1]) for slot in counts)


def asked(s: Rurik) -> int:
    """The one seat that is asked."""
    assert len(s.waiting) == 1
    return s.waiting[0]


def choices(s: Rurik, seat: int | None = None) -> list[str]:
    """What a seat may answer; without one: the only seat that is asked."""
    return [s.game.notation(action) for action in s.legal(asked(s) if seat is None else seat)]


def refused(s: Rurik, seat: int | None = None) -> dict[str, str]:
    """What it may not answer: the key of the reason by answer."""
    refusals = s.refusals(asked(s) if seat is None else seat)
    return {s.game.notation(action): reason.key for action, reason in refusals.items()}


def told(s: Rurik, *answers: str) -> list[tuple[str, int, int, int]]:
    """The events that these answers bring: name, seat, a, b."""
    s.events = []
    play(s, *answers)
    return [(s.game.events[event.kind], event.seat, event.a, event.b) for event in s.events]


# -- what stands and lies on the table --------------------------------------------------------------------------------


def region(name: str) -> int:
    return REGION_NAMES.index(name)


def troops(s: Rurik, side: int) -> dict[str, int]:
    """Own troops by region, the leader not counted: {“kiev”: 3}."""
    return {REGION_NAMES[at]: number for at, number in enumerate(s.players[side].troops) if number}


def leader_at(s: Rurik, side: int) -> str:
    """The region of the leader; “none”: in supply."""
    at = s.players[side].leader
    return REGION_NAMES[at] if at >= 0 else "none"


def built(s: Rurik, side: int) -> list[str]:
    """[“kiev:church+market”]."""
    found = enumerate(s.players[side].built)
    return [f"{REGION_NAMES[at]}:{STRUCTURE_SET.text(structures)}" for at, structures in found if structures]


def goods(s: Rurik, side: int) -> dict[str, int]:
    return {GOOD_NAMES[good]: number for good, number in enumerate(s.players[side].goods) if number}


def banner(s: Rurik, name: str) -> list[str]:
    """The slots of a banner from the top: [“1:4+1”, “2:2”, “none”, “none”]."""
    first = slot_at(BANNER_NAMES.index(name), 0)
    return [Seated(len(s.players)).text(entry) for entry in s.slots[first : first + HEIGHT]]


def ruler(s: Rurik, name: str) -> int | None:
    """Who rules a region; None: nobody."""
    who = s.ruler(region(name))
    return who if who >= 0 else None


def points(s: Rurik, side: int) -> dict[str, int]:
    """The score pad of a player, without the lines that are nothing, with the “total”."""
    score = s.results()[side]
    return {name: worth for name, worth in score.parts.items() if worth != 0} | {"total": score.total}
