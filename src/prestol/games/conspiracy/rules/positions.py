"""Written positions of Conspiracy: their lines, what its steps remember, and what is impossible."""

from __future__ import annotations

from typing import Any

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.core.forms import YES_NO, Field, Number, Slot, StepForm, list_field, named, number_field, player
from prestol.games.conspiracy.rules import solo, steps, turns
from prestol.games.conspiracy.rules.cards import (
    COLOUR_NAMES,
    COLOURS,
    FIRST_LOCATION,
    LETTERS,
    LOCATION_PEARLS,
    SPOTS,
    colour,
    has_key,
    kind,
    pearls_of,
    worth,
)
from prestol.games.conspiracy.rules.groups import largest_coalition
from prestol.games.conspiracy.rules.state import NO_SPOT, NOBODY, Conspiracy, Player

SPOT = Number(0, SPOTS - 1, offset=1)
CREST = Number(0, SPOTS - 1, offset=1, optional=True)
BINDS = 2  # the most lords that a location makes others draw

# -- steps -------------------------------------------------------------------------------------------------------------

WHO = Slot("player", "seat", lambda s: player(len(s.players)), doc="whose turn it is; alone, player 2 is the legend")
STAGE = Slot("stage", "at", lambda s: named(turns.STAGES), doc="how far the turn has come")
FIRST = Slot("first", "at", lambda s: Number(0, SPOTS), doc="the spot of the lord chosen first; 0: none yet")

STEPS = {
    "turn": StepForm(steps.TURN_STEP, [WHO, STAGE], doc="the turns, one after another"),
    "recruit": StepForm(steps.RECRUIT, [WHO], under=["turn"], doc="how many lords to draw, or which pile to take"),
    "keep": StepForm(steps.KEEP_ONE, [WHO], under=["turn"], doc="which of the lords drawn to keep"),
    "extend": StepForm(steps.EXTEND, [WHO], under=["turn"], doc="where the recruited lords go, one by one"),
    "return": StepForm(
        steps.RETURN_LORD,
        [WHO],
        under=["extend"],
        doc="which lord of a pile goes back, if there are not enough free spots",
    ),
    "swap": StepForm(steps.SWAP_LORDS, [WHO, FIRST], under=["extend"], doc="which two lords to exchange"),
    "take": StepForm(
        steps.TAKE_LOCATION, [WHO], under=["extend"], doc="how many locations to reveal, or which face-up one to take"
    ),
    "pick": StepForm(steps.PICK_LOCATION, [WHO], under=["extend"], doc="which of the revealed locations to keep"),
    "choose_pile": StepForm(
        solo.CHOOSE_PILE, [WHO], under=["turn"], doc="alone: which of equally good piles the legendary lord takes"
    ),
    "replay": StepForm(
        solo.REPLAY, [WHO], under=["turn"], doc="alone: whether to give the token back for another turn"
    ),
}
OF_LEGENDS = ("turn", "extend", "return", "choose_pile")  # what the human is asked for a legendary lord
STAGE_OF = {  # how far the turn has come when it calls a step
    "recruit": turns.RECRUITED,
    "keep": turns.RECRUITED,
    "choose_pile": turns.RECRUITED,
    "extend": turns.EXTENDED,
    "replay": turns.OFFERED,
}

# -- lines -------------------------------------------------------------------------------------------------------------

LINES = {
    "alliance.N": "the lords of a player, in the order of the spots",
    "locations.N": "the locations of a player, in the order in which they were taken",
    "covers.N": "for each of these locations the spot of the lord on which it lies",
    "crests.N": "the spots of the crest tokens by colour (yellow, red, green, blue, purple), or none",
    "pile.X": "the lords on the pile of a colour: Y, R, G, B or P",
    "hand": "lords recruited this turn and not yet placed",
    "faceup": "locations that lie face up",
    "revealed": "locations turned up, one of which will be kept: only during “step pick”",
    "deck": "all other lords; it need not be named",
    "location_deck": "all other locations; it need not be named",
    "keeper": "the player who keeps the pearls; usually the first of those with most of them",
    "trigger": "the player whose alliance was full first: the last round is being played",
    "binder": "the player whose location makes all others draw a certain number of lords",
    "bound_to": "how many lords they must draw: 1 or 2",
    "legend": "alone: the colour of the legendary lord",
    "token": "alone: 1 if the human holds the replay token",
}


def fields(s: Conspiracy) -> list[Field]:
    """What cards alone do not tell. Pearls need no line: they lie on the cards."""
    players = len(s.players)
    found = [
        number_field(s, "trigger", player(players, optional=True), NOBODY),
        number_field(s, "binder", player(players, optional=True), NOBODY),
        number_field(s, "bound_to", Number(0, BINDS)),
        keeper_field(s),
    ]
    if s.seats == 1:
        found.append(number_field(s, "legend", named(COLOUR_NAMES), likely_legend(s)))
        found.append(Field("token", lambda: [int(s.token)], lambda given: hold_token(s, given), lambda: [0], YES_NO))
    for number, owner in enumerate(s.players, 1):
        found.append(list_field(owner, "covers", SPOT, label=f".{number}"))
        found.append(crests_field(owner, number))
    return found


def keeper_field(s: Conspiracy) -> Field:
    """Whoever has most pearls keeps them, and these follow from the cards."""

    def put(given: list[int]) -> None:
        s.keeper = given[0]
        for number, owner in enumerate(s.players):
            owner.pearls = pearls_due(s, number)

    kind = player(len(s.players), optional=True)
    return Field("keeper", lambda: [s.keeper], put, lambda: [likely_keeper(s)], kind)


def crests_field(owner: Player, number: int) -> Field:
    def put(given: list[int]) -> None:
        owner.crests = given[:]

    return Field(f"crests.{number}", lambda: owner.crests[:], put, lambda: likely_crests(owner), CREST)


def hold_token(s: Conspiracy, given: list[int]) -> None:
    s.token = given == [1]


def pearls_due(s: Conspiracy, number: int) -> int:
    """Pearls are never lost: they are what the cards gave; a legendary lord's locations give none (6, 14)."""
    owner = s.players[number]
    taken = [] if number == s.seats else owner.locations
    lords: int = sum(pearls_of(card) for card in owner.alliance)
    return lords + sum(LOCATION_PEARLS[location - FIRST_LOCATION] for location in taken)


def likely_keeper(s: Conspiracy) -> int:
    """The first of those with most pearls; a position where another one of them keeps the pearls says so."""
    pearls = [pearls_due(s, number) for number in range(len(s.players))]
    return pearls.index(max(pearls)) if max(pearls) > 0 else NOBODY


def likely_legend(s: Conspiracy) -> int:
    chosen = s.options["legend"]
    return COLOUR_NAMES.index(chosen) if chosen in COLOUR_NAMES else 0


def likely_crests(owner: Player) -> list[int]:
    """By colour: the first of the lords worth most."""
    crests = []
    for of in range(COLOURS):
        spots = [spot for spot, card in enumerate(owner.alliance) if colour(card) == of]
        crests.append(max(spots, key=lambda spot: worth(owner.alliance[spot]), default=NO_SPOT))
    return crests


def derived(s: Conspiracy) -> dict[str, Any]:
    """What follows from the cards, by player."""
    return {
        "pearls": [int(owner.pearls) for owner in s.players],
        "open_keys": [{"silver": int(silver), "gold": int(gold)} for silver, gold in map(Player.open_keys, s.players)],
        "coalitions": [int(largest_coalition(owner.colours())) for owner in s.players],
        "free_spots": [int(owner.free_spots()) for owner in s.players],
    }


# -- what is impossible ------------------------------------------------------------------------------------------------


def check(s: Conspiracy) -> None:
    for number, owner in enumerate(s.players, 1):
        check_alliance(number, owner)
        check_covers(number, owner)
        check_crests(number, owner)
    check_piles(s)
    check_binding(s)
    check_legend(s)
    check_keeper(s)
    check_trigger(s)
    check_turn(s)
    check_loose_cards(s)


def check_alliance(number: int, owner: Player) -> None:
    if len(owner.alliance) > SPOTS:
        raise BadPosition(
            "an alliance has {spots} spots, not {lords}",
            spots=int(SPOTS),
            lords=len(owner.alliance),
            about=f"alliance.{number}",
        )


def check_covers(number: int, owner: Player) -> None:
    about = f"covers.{number}"
    if len(owner.covers) != len(owner.locations):
        raise BadPosition("“covers.{number}” names a spot for each location of “locations.{number}”", number=number)
    if owner.covers != sorted(set(owner.covers)) or any(spot >= len(owner.alliance) for spot in owner.covers):
        raise BadPosition("it names spots of own lords, ascending", about=about)
    if any(not has_key(owner.alliance[spot]) for spot in owner.covers):
        raise BadPosition("a location lies on a lord with a key", about=about)


def check_crests(number: int, owner: Player) -> None:
    """The token marks a lord worth most of its colour; which of several equals is left to the position."""
    about = f"crests.{number}"
    if any(spot >= len(owner.alliance) for spot in owner.crests):
        raise BadPosition("it names spots of own lords, or none", about=about)
    for marked, likely in zip(owner.crests, likely_crests(owner), strict=True):
        if kind_on(owner, marked) != kind_on(owner, likely):
            raise BadPosition("it names, for each colour, a lord worth most of it", about=about)


def kind_on(owner: Player, spot: int) -> int:
    return NO_SPOT if spot == NO_SPOT else kind(owner.alliance[spot])


def check_piles(s: Conspiracy) -> None:
    for of, pile in enumerate(s.piles):
        if any(colour(card) != of for card in pile):
            raise BadPosition("a pile has lords of one colour", about=f"pile.{LETTERS[of]}")


def check_binding(s: Conspiracy) -> None:
    if (s.binder == NOBODY) != (s.bound_to == 0):
        raise BadPosition("“binder” and “bound_to” go together: a player, and 1 or 2 lords", about="bound_to")


def check_legend(s: Conspiracy) -> None:
    chosen = s.options["legend"]
    if s.seats == 1 and chosen in COLOUR_NAMES and COLOUR_NAMES[s.legend] != chosen:
        raise BadPosition("the first line says “legend={chosen}”", chosen=chosen, about="legend")


def check_keeper(s: Conspiracy) -> None:
    most = max(owner.pearls for owner in s.players)
    if (s.keeper == NOBODY) != (most == 0):
        raise BadPosition("there is a keeper exactly when somebody has pearls", about="keeper")
    if s.keeper != NOBODY and s.players[s.keeper].pearls < most:
        raise BadPosition("the keeper has as many pearls as anybody", about="keeper")


def check_trigger(s: Conspiracy) -> None:
    """The last round began with a full alliance, and whoever is still to have a turn can place a lord."""
    if s.trigger != NOBODY and s.players[s.trigger].free_spots() > 0:
        raise BadPosition("the alliance of the trigger is full", about="trigger")
    for number in to_come(s):
        if s.players[number].free_spots() == 0:
            raise BadPosition(
                "player {player} has no free spot and no turn: a full alliance begins the last round, and “trigger” "
                "names its player",
                player=number + 1,
            )


def to_come(s: Conspiracy) -> list[int]:
    """The players who will still have a turn, the one whose turn it is included until a lord was placed."""
    if not s.stack:
        return []
    turn, players = s.stack[0], len(s.players)
    after = [(turn.seat + more) % players for more in range(1, players + 1)]
    if s.trigger in after:
        after = after[: after.index(s.trigger)]
    elif turns.stage(turn) >= turns.EXTENDED:
        after = [number for number in after if number != turn.seat]
    return [turn.seat, *after] if turns.stage(turn) < turns.EXTENDED else after


def check_turn(s: Conspiracy) -> None:
    """Steps belong to one turn, and to a player who can take them."""
    for f in s.stack:
        check_step(s, f)
    if s.waiting and s.waiting != [s.decider(s.stack[-1].seat)]:
        raise BadPosition("player {player} is asked", player=s.decider(s.stack[-1].seat) + 1, about="waiting")


def check_step(s: Conspiracy, f: Frame) -> None:
    turn, name = s.stack[0], f.step.name
    if f.seat != turn.seat:
        raise BadPosition("all steps are of the player whose turn it is")
    if name in ("choose_pile", "replay") and s.seats > 1:
        raise BadPosition("“step {name}” belongs to the solo game", name=name)
    if f.seat == s.seats and name not in OF_LEGENDS:
        raise BadPosition("a legendary lord is never asked “step {name}”", name=name)
    if name in STAGE_OF and turns.stage(turn) != STAGE_OF[name]:
        stage = turns.STAGES[STAGE_OF[name]]
        raise BadPosition("“step {name}” needs “step turn stage={stage}”", name=name, stage=stage)
    if name == "swap":
        check_swap(s, f)


def check_swap(s: Conspiracy, f: Frame) -> None:
    alliance, first = s.players[f.seat].alliance, steps.SWAP_LORDS.first(f)
    if first != NO_SPOT and (first >= len(alliance) or has_key(alliance[first])):
        raise BadPosition("“first” is the spot of an own lord without a key")
    if not steps.can_swap(s.players[f.seat]):
        raise BadPosition("there are no two different lords without keys to swap")


def check_loose_cards(s: Conspiracy) -> None:
    """Cards in nobody's alliance and on no pile belong to a step, which will deal with them."""
    top = s.stack[-1] if s.stack else None
    name = top.step.name if top else ""
    if s.revealed and name != "pick":
        raise BadPosition("locations are revealed only during “step pick”", about="revealed")
    recruiting = name == "turn" and top is not None and turns.stage(top) == turns.RECRUITED
    if s.hand and not (recruiting or any(f.step.name in ("keep", "extend") for f in s.stack)):
        raise BadPosition(
            "lords are in hand only after recruiting: “step turn stage=recruited” or a step upon it", about="hand"
        )
    if s.stack and s.hand and s.players[s.stack[0].seat].free_spots() == 0:
        raise BadPosition("player {player} has no free spot for them", player=s.stack[0].seat + 1, about="hand")
