# mypyc
"""The sequence of play: one step for each question of the rulebook (3 to 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.core.zones import put_in_order
from prestol.games.conspiracy.rules import locations, solo, turns
from prestol.games.conspiracy.rules.actions import DECK, KEEP, NO, PILE, PLACE, RETURN, REVEAL, SWAP, TAKE
from prestol.games.conspiracy.rules.cards import (
    ANY_TWO_KEYS,
    COLOURS,
    DRAW_MOST,
    FIRST_LOCATION,
    GOLD,
    LEGENDS,
    REVEALER,
    SEARCH_DECK,
    SILVER,
    SWAPPER,
    has_key,
    kind,
    pearls_of,
    rank,
)
from prestol.games.conspiracy.rules.events import (
    DISCARDED,
    DREW,
    DREW_LORD,
    KEPT,
    KEPT_POSITIONS,
    LAST_ROUND,
    NO_LOCATION,
    PLACED,
    RETURNED,
    REVEALED_LOCATION,
    SEARCHED,
    SWAPPED,
    TURN,
)
from prestol.games.conspiracy.rules.reasons import (
    BOUND_TO_1,
    DECK_SHORT,
    HAS_KEY,
    LOCATIONS_SHORT,
    MUST_SEARCH,
    PILE_EMPTY,
    SAME_KIND,
    SAME_SPOT,
)
from prestol.games.conspiracy.rules.state import (
    NO_CARDS,
    NO_SPOT,
    NOBODY,
    Conspiracy,
    Player,
    kinds,
    take_kind,
    with_card,
    without_card,
)
from prestol.games.conspiracy.rules.turns import COMING, EXTENDED, OFFERED, RECRUITED

DRAWS: Final[list[int]] = [DECK + more for more in range(DRAW_MOST)]
RECRUITS: Final[list[int]] = DRAWS + [PILE + of for of in range(COLOURS)]
FORCED: Final[list[list[int]]] = [[DECK], [DECK + 1]]  # exactly one lord, exactly two
FREE_CHOICE: Final[list[list[list[int]]]] = [  # by the lords in the deck, up to three, and the piles there are (bits)
    [DRAWS[:lords] + [PILE + of for of in range(COLOURS) if piles >> of & 1] for piles in range(1 << COLOURS)]
    for lords in range(DRAW_MOST + 1)
]
REVEALS: Final[list[int]] = [REVEAL + more for more in range(DRAW_MOST)]


@final
class Turn(Step[Conspiracy]):
    """A turn: recruit, then extend. Afterwards the next player, until all others had a last turn (3, 8)."""

    def run(self, s: Conspiracy, f: Frame) -> None:
        stage = turns.stage(f)
        if stage == RECRUITED:
            turns.reach(f, EXTENDED)
            s.call(EXTEND, f.seat)
        elif stage == COMING:
            self.begin(s, f)
        else:
            self.finish(s, f)

    def begin(self, s: Conspiracy, f: Frame) -> None:
        turns.reach(f, RECRUITED)
        s.tell(TURN, f.seat)
        if s.binder == f.seat:
            s.release()
        if f.seat < s.seats:
            s.call(RECRUIT, f.seat)
        else:
            s.call(solo.CHOOSE_PILE, f.seat)

    def finish(self, s: Conspiracy, f: Frame) -> None:
        if s.trigger == NOBODY and s.players[f.seat].free_spots() == 0:
            s.trigger = f.seat
            s.tell(LAST_ROUND, f.seat)
        if s.solo() and f.seat == solo.HUMAN:
            s.release()  # the red legend binds one turn only
            if turns.stage(f) == EXTENDED and solo.may_replay(s):
                turns.reach(f, OFFERED)
                s.call(solo.REPLAY, f.seat)
                return
        turns.pass_to(f, (f.seat + 1) % len(s.players))
        if f.seat == s.trigger:
            s.end()


@final
class Recruit(Step[Conspiracy]):
    """Draw one to three lords from the deck to keep one, or take a whole pile (3.1)."""

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return RECRUITS

    def refuse(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> i64:
        must = s.must_draw(seat)
        if action >= PILE:
            if must > 0:
                return BOUND_TO_1 + must - 1
            return PILE_EMPTY if len(s.piles[action - PILE]) == 0 else 0
        lords = action - DECK + 1
        if lords > len(s.deck):
            return DECK_SHORT
        return BOUND_TO_1 + must - 1 if must > 0 and lords != must else 0

    def legal(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, without asking eight times: two answers of three are given here."""
        must = s.must_draw(seat)
        if must > 0:
            return FORCED[must - 1]
        piles: i64 = 0
        for of in range(COLOURS):
            if len(s.piles[of]) > 0:
                piles |= 1 << of
        return FREE_CHOICE[min(len(s.deck), DRAW_MOST)][piles]

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action >= PILE:
            s.take_pile(seat, action - PILE)
        else:
            draw_lords(s, seat, action - DECK + 1)


def draw_lords(s: Conspiracy, player: i64, lords: i64) -> None:
    """The lords are turned up together; of several, one is kept (3.1, A7)."""
    s.tell(DREW, player, lords)
    s.hand = []
    for _ in range(lords):
        card = s.draw(s.deck)
        put_in_order(s.hand, card)
        s.tell(DREW_LORD, player, card)
    if lords > 1:
        s.call(KEEP_ONE, player)


@final
class KeepOne(Step[Conspiracy]):
    """Keep one of the lords drawn; the others go to the piles at once (3.1)."""

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return kinds(s.hand, KEEP)

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        kept = take_kind(s.hand, action - KEEP)
        s.tell(KEPT, seat, kept)
        for card in s.hand:
            s.to_pile(card)
            s.tell(DISCARDED, seat, card)
        s.hand = [kept]


@final
class ReturnLord(Step[Conspiracy]):
    """A pile larger than the free spots: return lords, one at a time, before placing anything (3.1, A6)."""

    def run(self, s: Conspiracy, f: Frame) -> None:
        if len(s.hand) > s.players[f.seat].free_spots():
            s.ask(s.decider(f.seat))
        else:
            s.end()

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return kinds(s.hand, RETURN)

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        card = take_kind(s.hand, action - RETURN)
        s.to_pile(card)
        s.tell(RETURNED, f.seat, card)


@final
class Extend(Step[Conspiracy]):
    """Place the recruited lords one at a time; each is resolved before the next is chosen (3.2)."""

    def run(self, s: Conspiracy, f: Frame) -> None:
        if len(s.hand) == 1:
            place(s, f.seat, s.hand.pop())  # most turns bring one lord: not worth a question
        elif len(s.hand) == 0:
            s.end()
        elif len(s.hand) > s.players[f.seat].free_spots():
            s.call(RETURN_LORD, f.seat)
        else:
            s.ask(s.decider(f.seat))

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return kinds(s.hand, PLACE)

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        place(s, f.seat, take_kind(s.hand, action - PLACE))


def place(s: Conspiracy, player: i64, card: int) -> None:
    """On the next spot, then the crest token, then the power (3.2)."""
    alliance = s.players[player].alliance
    alliance.append(card)
    s.tell(PLACED, player, card, len(alliance) - 1)
    s.move_crest(player, len(alliance) - 1)
    if s.solo() and player == solo.HUMAN:
        solo.earn_token(s)
    use_power(s, player, card)


def use_power(s: Conspiracy, player: i64, card: i64) -> None:
    """Every lord has exactly one power (3.2)."""
    of = rank(card)
    if of in (SILVER, GOLD):
        use_key(s, player)
    elif of == SWAPPER:
        if player < s.seats and can_swap(s.players[player]):
            s.call(SWAP_LORDS, player)
    elif of == REVEALER:
        if len(s.deck) > 0:  # A1
            s.reveal_lord(player)
    else:
        s.gain_pearls(player, pearls_of(card))


def use_key(s: Conspiracy, player: i64) -> None:
    """Placing a key lord makes a location due when the open keys are complete (5.1)."""
    owner = s.players[player]
    if player == s.seats:
        if solo.keys_complete(s):
            solo.take_location(s)
    elif owner.keys_complete() or (owner.two_keys() and owner.owns(ANY_TWO_KEYS)):
        if len(s.location_deck) == 0 and owner.owns(SEARCH_DECK):
            s.tell(NO_LOCATION, player)  # A3: the keys stay open
        else:
            s.call(TAKE_LOCATION, player)


def can_swap(player: Player) -> bool:
    """Is there a swap that would change anything?"""
    first: i64 = -1
    for card in player.alliance:
        if not has_key(card):
            if first >= 0 and kind(card) != first:
                return True
            first = kind(card)
    return False


@final
class SwapLords(Step[Conspiracy]):
    """A lord worth 0 may exchange any two own lords without keys: first one, then the other (7.1, A9)."""

    def first(self, f: Frame) -> i64:
        """The spot chosen first, or NO_SPOT: a frame counts it from 1."""
        return f.at - 1

    def choose_first(self, f: Frame, spot: i64) -> None:
        f.at = spot + 1

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        spots = [SWAP + spot for spot in range(len(s.players[seat].alliance))]
        return [*spots, NO] if self.first(f) == NO_SPOT else spots

    def refuse(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> i64:
        if action == NO:
            return 0
        alliance = s.players[seat].alliance
        lord = alliance[action - SWAP]
        if has_key(lord):
            return HAS_KEY
        first = self.first(f)
        if first == NO_SPOT:
            return 0
        if action - SWAP == first:
            return SAME_SPOT
        return SAME_KIND if kind(lord) == kind(alliance[first]) else 0

    def legal(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it: a lord without a key and, as the second, of another kind than the first."""
        alliance = s.players[seat].alliance
        first = self.first(f)
        other: i64 = kind(alliance[first]) if first != NO_SPOT else -1
        choices = [SWAP + spot for spot, lord in enumerate(alliance) if not has_key(lord) and kind(lord) != other]
        if first == NO_SPOT:
            choices.append(NO)
        return choices

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        first = self.first(f)
        if action == NO:
            s.end()
            s.tell(KEPT_POSITIONS, seat)
        elif first == NO_SPOT:
            self.choose_first(f, action - SWAP)
        else:
            s.end()
            swap(s, seat, first, action - SWAP)


def swap(s: Conspiracy, player: i64, one: i64, other: i64) -> None:
    """Lords move with their crest tokens; nothing is triggered again (7.1)."""
    owner = s.players[player]
    alliance = owner.alliance
    alliance[one], alliance[other] = alliance[other], alliance[one]
    owner.crests = [other if spot == one else one if spot == other else spot for spot in owner.crests]
    s.tell(SWAPPED, player, one, other)


@final
class TakeLocation(Step[Conspiracy]):
    """Reveal one to three locations to keep one, or take a face-up one; the owner of search_deck must search (5.2)."""

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        if s.players[seat].owns(SEARCH_DECK):
            return REVEALS + sorted([TAKE + card - FIRST_LOCATION for card in s.faceup + s.location_deck])
        return REVEALS + [TAKE + card - FIRST_LOCATION for card in s.faceup]

    def refuse(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> i64:
        searches = s.players[seat].owns(SEARCH_DECK)
        if action >= TAKE:
            return MUST_SEARCH if searches and action - TAKE + FIRST_LOCATION in s.faceup else 0
        if searches:
            return MUST_SEARCH
        return LOCATIONS_SHORT if action - REVEAL + 1 > len(s.location_deck) else 0

    def legal(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but asking once who searches."""
        if s.players[seat].owns(SEARCH_DECK):
            return [TAKE + card - FIRST_LOCATION for card in s.location_deck]
        return REVEALS[: len(s.location_deck)] + [TAKE + card - FIRST_LOCATION for card in s.faceup]

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action < TAKE:
            reveal_locations(s, seat, action - REVEAL + 1)
        else:
            take_known_location(s, seat, action - TAKE + FIRST_LOCATION)


def take_known_location(s: Conspiracy, player: i64, card: int) -> None:
    if card in s.faceup:
        s.faceup = without_card(s.faceup, card)
    else:
        s.location_deck = without_card(s.location_deck, card)  # shuffled: a sorted deck is as unknown as before
        s.tell(SEARCHED, player)
    locations.take(s, player, card)


def reveal_locations(s: Conspiracy, player: i64, number: i64) -> None:
    """Turned up together; of several, one is kept (5.2, A7)."""
    for _ in range(number):
        card = s.draw_location()
        s.revealed = with_card(s.revealed, card)
        s.tell(REVEALED_LOCATION, player, card)
    s.call(PICK_LOCATION, player)


@final
class PickLocation(Step[Conspiracy]):
    """Keep one of the revealed locations; the others join the face-up ones, then it takes effect (5.2, 5.5)."""

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return [TAKE + card - FIRST_LOCATION for card in s.revealed]

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        picked = action - TAKE + FIRST_LOCATION
        for card in s.revealed:
            if card != picked:
                s.faceup = with_card(s.faceup, card)
        s.revealed = NO_CARDS
        locations.take(s, seat, picked)


TURN_STEP: Final = Turn()
RECRUIT: Final = Recruit()
KEEP_ONE: Final = KeepOne()
RETURN_LORD: Final = ReturnLord()
EXTEND: Final = Extend()
SWAP_LORDS: Final = SwapLords()
TAKE_LOCATION: Final = TakeLocation()
PICK_LOCATION: Final = PickLocation()


def setup(s: Conspiracy) -> None:
    """One location face up, a random first player; in the solo game a legendary lord, and the human begins (2, 14)."""
    s.faceup = [s.draw_location()]
    first: i64 = 0
    if s.seats == 1:
        colours = [legend["colour"] for legend in LEGENDS]
        chosen = s.options["legend"]
        s.legend = s.roll(len(colours)) if chosen == "random" else colours.index(chosen)
    else:
        first = s.roll(s.seats)
    s.call(TURN_STEP, first)
