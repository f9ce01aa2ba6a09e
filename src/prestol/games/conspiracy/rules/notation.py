"""Conspiracy in text: actions, cards, and the numbers a written position may name."""

from __future__ import annotations

from prestol.core.actions import ActionSpace, Family
from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.core.position import Field
from prestol.games.conspiracy import rules, solo
from prestol.games.conspiracy.cards import (
    ALL_LOCATIONS,
    COLOUR_NAMES,
    COLOURS,
    FIRST_LOCATION,
    KINDS,
    LETTERS,
    LOCATION_PEARLS,
    LOCATIONS,
    SPOTS,
    colour,
    has_key,
    kind,
    kind_name,
    location_cards,
    lord_cards,
    pearls_of,
    worth,
)
from prestol.games.conspiracy.state import (
    DECK,
    KEEP,
    NO,
    NO_SPOT,
    NOBODY,
    PILE,
    PLACE,
    RETURN,
    REVEAL,
    SWAP,
    TAKE,
    YES,
    Conspiracy,
    Player,
)

SOLO_STEPS = (solo.CHOOSE_PILE, solo.REPLAY)
LEGEND_STEPS = (rules.TURN_STEP, rules.EXTEND, rules.RETURN_LORD, solo.CHOOSE_PILE)  # asked for a legendary lord
ONE_TO_THREE = ("1", "2", "3")
KIND_NAMES = [kind_name(number) for number in range(KINDS)]
LOCATION_NAMES = [str(location["id"]) for location in LOCATIONS]

ACTIONS = ActionSpace(
    Family("deck", DECK, ONE_TO_THREE),
    Family("pile", PILE, LETTERS),
    Family("keep", KEEP, KIND_NAMES),
    Family("return", RETURN, KIND_NAMES),
    Family("place", PLACE, KIND_NAMES),
    Family("swap", SWAP, [str(spot + 1) for spot in range(SPOTS)]),
    Family("reveal", REVEAL, ONE_TO_THREE),
    Family("take", TAKE, LOCATION_NAMES),
    Family("yes", YES),
    Family("no", NO),
)

PACKS = {
    "lords": {card: KIND_NAMES[kind(card)] for card in lord_cards()},
    "locations": {FIRST_LOCATION + number: name for number, name in enumerate(LOCATION_NAMES)},
}
BACKS = [0 if card < FIRST_LOCATION else 1 for card in range(FIRST_LOCATION + ALL_LOCATIONS)]


def in_play(s: Conspiracy) -> list[int]:
    return lord_cards() + location_cards(s.options["promo"] == "yes")


# -- positions -----------------------------------------------------------------------------------------------------


def number_field(s: Conspiracy, name: str, usual: int = NOBODY) -> Field:
    """A single number of the table, named like its attribute."""
    return Field(name, lambda: [getattr(s, name)], lambda given: setattr(s, name, given[0]), lambda: [usual])


def fields(s: Conspiracy) -> list[Field]:
    """What cards alone do not tell. Pearls need no line: they lie on the cards."""
    found = [
        number_field(s, "trigger"),
        number_field(s, "binder"),
        number_field(s, "bound_to", 0),
        Field("keeper", lambda: [s.keeper], lambda given: give_pearls(s, given[0]), lambda: [likely_keeper(s)]),
    ]
    if s.seats == 1:
        found.append(number_field(s, "legend", likely_legend(s)))
        found.append(Field("token", lambda: [int(s.token)], lambda given: hold_token(s, given[0]), lambda: [0]))
    for number, player in enumerate(s.players):
        found += player_fields(str(number), player)
    return found


def player_fields(number: str, player: Player) -> list[Field]:
    return [
        Field(f"covers.{number}", lambda: shown(player.covers), lambda given: set_covers(player, given), list),
        Field(
            f"crests.{number}",
            lambda: shown(player.crests),
            lambda given: set_crests(player, given),
            lambda: shown(likely_crests(player)),
        ),
    ]


def shown(spots: list[int]) -> list[int]:
    """Spots as people count them."""
    return [NO_SPOT if spot == NO_SPOT else spot + 1 for spot in spots]


def counted_from_0(spots: list[int]) -> list[int]:
    if 0 in spots:
        raise BadPosition("spots are counted from 1")
    return [NO_SPOT if spot == NO_SPOT else spot - 1 for spot in spots]


def set_covers(player: Player, given: list[int]) -> None:
    player.covers = counted_from_0(given)


def set_crests(player: Player, given: list[int]) -> None:
    player.crests = counted_from_0(given)


def hold_token(s: Conspiracy, held: int) -> None:
    if held not in (0, 1):
        raise BadPosition("«token» is 0 or 1, not {held}", held=held)
    s.token = held == 1


def give_pearls(s: Conspiracy, keeper: int) -> None:
    s.keeper = keeper
    for number, player in enumerate(s.players):
        player.pearls = pearls_due(s, number)


def pearls_due(s: Conspiracy, number: int) -> int:
    """Pearls are never lost: they are what the cards gave; a legendary lord's locations give none (6, 14)."""
    player = s.players[number]
    taken = [] if number == s.seats else player.locations
    lords: int = sum(pearls_of(card) for card in player.alliance)
    return lords + sum(LOCATION_PEARLS[location - FIRST_LOCATION] for location in taken)


def likely_keeper(s: Conspiracy) -> int:
    """The first of those with most pearls; a position where another one of them keeps the pearls says so."""
    pearls = [pearls_due(s, number) for number in range(len(s.players))]
    return pearls.index(max(pearls)) if max(pearls) > 0 else NOBODY


def likely_legend(s: Conspiracy) -> int:
    chosen = s.options["legend"]
    return COLOUR_NAMES.index(chosen) if chosen in COLOUR_NAMES else 0


def likely_crests(player: Player) -> list[int]:
    """By colour: the first of the lords worth most."""
    crests = []
    for of in range(COLOURS):
        spots = [spot for spot, card in enumerate(player.alliance) if colour(card) == of]
        crests.append(max(spots, key=lambda spot: worth(player.alliance[spot]), default=NO_SPOT))
    return crests


def check(s: Conspiracy) -> None:
    """Refuse what is impossible about a position."""
    for name, number in (("keeper", s.keeper), ("trigger", s.trigger), ("binder", s.binder)):
        check_number(s, name, number, NOBODY)
    if s.bound_to not in (0, 1, 2) or (s.binder != NOBODY) > (s.bound_to > 0):
        raise BadPosition("a binder needs «bound_to 1» or «bound_to 2»")
    if s.seats == 1 and not 0 <= s.legend < COLOURS:
        raise BadPosition("legend is a colour from 0 to {last}, not {number}", last=COLOURS - 1, number=s.legend)
    check_turn(s)
    check_piles(s)
    check_keeper(s)
    for number, player in enumerate(s.players):
        check_alliance(number, player)
        check_covers(number, player)
        check_crests(number, player)


def check_number(s: Conspiracy, name: str, number: int, least: int) -> None:
    last = len(s.players) - 1
    if not least <= number <= last:
        raise BadPosition(
            "«{name}» names player {number}: players run from 0 to {last}", name=name, number=number, last=last
        )


def check_turn(s: Conspiracy) -> None:
    """Steps belong to players who can take them; the last round began with a full alliance."""
    for f in s.stack:
        check_number(s, "step", f.seat, 0)
        check_step(s, f)
    if s.trigger != NOBODY and s.players[s.trigger].free_spots() > 0:
        raise BadPosition("player {number} cannot be the trigger: there are free spots left", number=s.trigger)
    full = [number for number, player in enumerate(s.players) if player.free_spots() == 0]
    if s.trigger == NOBODY and s.stack and any(number != s.stack[0].seat for number in full):
        raise BadPosition("player {number} has no free spot: name the trigger of the last round", number=full[0])
    if s.waiting and s.waiting != [s.decider(s.stack[-1].seat)]:
        raise BadPosition("the question asked is for seat {seat}", seat=s.decider(s.stack[-1].seat))


def check_step(s: Conspiracy, f: Frame) -> None:
    if f.step in SOLO_STEPS and s.seats > 1:
        raise BadPosition("this step belongs to the solo game")
    if f.seat == s.seats and f.step not in LEGEND_STEPS:
        raise BadPosition("a legendary lord is never asked this")
    begins = f.step is rules.TURN_STEP and f.at <= rules.RECRUITED
    if s.players[f.seat].free_spots() == 0 and (s.hand or begins):
        raise BadPosition("player {number} has no free spot and no turn", number=f.seat)
    if f.step is rules.TURN_STEP and not rules.COMING <= f.at <= rules.OFFERED:
        raise BadPosition("a turn comes as far as «at={last}», not «at={at}»", last=rules.OFFERED, at=f.at)


def check_piles(s: Conspiracy) -> None:
    for of, pile in enumerate(s.piles):
        if any(colour(card) != of for card in pile):
            raise BadPosition("pile.{letter} holds a lord of another colour", letter=LETTERS[of])


def check_keeper(s: Conspiracy) -> None:
    most = max(player.pearls for player in s.players)
    if (s.keeper == NOBODY) != (most == 0):
        raise BadPosition("there is a keeper exactly when somebody has pearls")
    if s.keeper != NOBODY and s.players[s.keeper].pearls < most:
        raise BadPosition("player {number} cannot be the keeper: another one has more pearls", number=s.keeper)


def check_alliance(number: int, player: Player) -> None:
    lords = len(player.alliance)
    if lords > SPOTS:
        raise BadPosition(
            "alliance.{number} has {lords} lords, but only {spots} spots", number=number, lords=lords, spots=SPOTS
        )


def check_covers(number: int, player: Player) -> None:
    lords = len(player.alliance)
    if len(player.covers) != len(player.locations):
        raise BadPosition("covers.{number} must name a spot for each location of locations.{number}", number=number)
    if player.covers != sorted(set(player.covers)) or any(not 0 <= spot < lords for spot in player.covers):
        raise BadPosition("covers.{number} must name spots of own lords, ascending", number=number)
    if any(not has_key(player.alliance[spot]) for spot in player.covers):
        raise BadPosition("covers.{number}: a location lies on a lord with a key", number=number)


def check_crests(number: int, player: Player) -> None:
    """The token marks a lord worth most of its colour; which of several equals is left to the position."""
    if any(not NO_SPOT <= spot < len(player.alliance) for spot in player.crests):
        raise BadPosition("crests.{number} must name spots of own lords, or none", number=number)
    for marked, likely in zip(player.crests, likely_crests(player), strict=True):
        if kind_on(player, marked) != kind_on(player, likely):
            raise BadPosition("crests.{number} must name, for each colour, a lord worth most of it", number=number)


def kind_on(player: Player, spot: int) -> int:
    return NO_SPOT if spot == NO_SPOT else kind(player.alliance[spot])
