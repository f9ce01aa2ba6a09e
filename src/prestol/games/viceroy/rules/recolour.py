# mypyc
"""The course of the game: setup, twelve turns, recolouring (2, 3, 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.core.zones import put_in_order
from prestol.games.viceroy import auction, development
from prestol.games.viceroy.cards import COLOURS, INFINITE, STORED, USED
from prestol.games.viceroy.places import BL, START, TL, TR, slot_number, slot_place
from prestol.games.viceroy.recolouring import best_colours
from prestol.games.viceroy.rewards import NO_GEM, reward
from prestol.games.viceroy.scoring import circles, in_circle, painted_colour, worth_of_colours
from prestol.games.viceroy.state import (
    BEST,
    KEEP,
    LEFT_OUT,
    PAINT,
    RECOLOURED,
    SCREEN_GEMS,
    SCREENS_OFF,
    SLOT,
    START_CARD,
    STARTED,
    STOP,
    TURN,
    Player,
    Viceroy,
)

# -- reasons (1 to 14 are in the files before) ----------------------------------------------------------------------
NOT_IN_CIRCLE: Final = 15
PAINTED: Final = 16
SAME_COLOUR: Final = 17

TURNS: Final = 12
DEALT: Final = 4
LAWS_DEALT: Final = 3
GEMS_RETURNED: Final = 2
LARGE_DECK: Final = 48

# -- how far a turn has come: what its frame keeps in ``at`` ----------------------------------------------------------
AUCTION: Final = 0
DEVELOPMENT: Final = 1
ENDING: Final = 2


@final
class Turn(Step[Viceroy]):
    """Auction, refresh, development; twelve times (3)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.at == AUCTION:
            f.at = DEVELOPMENT
            s.turn += 1
            s.tell(TURN, 0, s.turn)
            rest_infinite_gems(s)
            auction.begin(s)
        elif f.at == DEVELOPMENT:
            f.at = ENDING
            auction.refresh(s)
            development.begin(s)
        elif s.turn < TURNS:
            f.at = AUCTION
        else:
            s.end()
            remove_screens(s)


def rest_infinite_gems(s: Viceroy) -> None:
    """Infinite gems can be used again (3)."""
    for player in s.players:
        if any(USED <= entry & 63 < STORED for entry in player.tokens):
            player.tokens = sorted([rested(entry) for entry in player.tokens])


def rested(entry: i64) -> int:
    return entry - USED + INFINITE if USED <= entry & 63 < STORED else entry


def remove_screens(s: Viceroy) -> None:
    """Everything comes to light; hand cards are worth nothing (8.1)."""
    for player in s.players:
        for card in player.hand:
            s.throw_away(card)
        player.hand = []
    s.screens = False
    s.reveals += 1
    s.tell(SCREENS_OFF, 0)
    s.call(RECOLOUR, 0)


# -- the start ------------------------------------------------------------------------------------------------------


@final
class PickStart(Sealed[Viceroy]):
    """Of four characters one begins the pyramid, one goes to the hand, two go back into the deck (2.4, R-05)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        dealt = s.players[seat].dealt
        if len(s.sealed[seat]) == 0:
            return [START_CARD + card - 1 for card in dealt]
        return [KEEP + card - 1 for card in dealt if START_CARD + card - 1 != s.sealed[seat][0]]

    def more(self, s: Viceroy, f: Frame, seat: i64) -> bool:
        return len(s.sealed[seat]) == 1

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        s.unshare()
        for seat in range(s.seats):
            begin_pyramid(s, seat, s.sealed[seat][0] - START_CARD + 1, s.sealed[seat][1] - KEEP + 1)
        s.small = len(s.deck) - LARGE_DECK
        auction.reveal_offer(s)
        deal_laws(s)
        s.call(TURN_STEP, 0)
        s.call(START_REWARDS, 0)


def begin_pyramid(s: Viceroy, seat: i64, start: int, kept: int) -> None:
    player = s.players[seat]
    player.put_card(start, START)
    player.hand = [kept]
    player.sent_back = [card for card in player.dealt if card not in (start, kept)]
    player.dealt = []
    for card in player.sent_back:
        put_in_order(s.deck, card)
    s.tell(STARTED, seat, start)


def deal_laws(s: Viceroy) -> None:
    for player in s.players:
        for _ in range(LAWS_DEALT):
            player.take_in_hand(s.draw(s.laws))


@final
class StartRewards(Step[Viceroy]):
    """The rewards of the start cards, by priority; ``at`` has a bit for each seat that has had its own (R-07)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in range(s.seats) if f.at >> seat & 1 == 0])
        if seat < 0:
            s.end()
        else:
            f.at |= 1 << seat
            reward(s, seat, s.players[seat].cards[0], 0, START)


def setup(s: Viceroy) -> None:
    """Gems behind the screens, four characters for each player (2)."""
    if s.options["edition"] == "pl" and s.options["without"] == "random":
        leave_out(s)
    for player in s.players:
        take_start_gems(s, player)
        player.dealt = sorted([s.draw(s.deck) for _ in range(DEALT)])
    s.call(PICK_START, 0)


def leave_out(s: Viceroy) -> None:
    """Polish edition: nobody knows which four characters and four laws are missing (R-08)."""
    removed = [s.draw(s.deck) for _ in range(LEFT_OUT)] + [s.draw(s.laws) for _ in range(LEFT_OUT)]
    s.removed = sorted(removed)


def take_start_gems(s: Viceroy, player: Player) -> None:
    """Two of each colour, then two of these eight go back at random (2.3)."""
    player.gems = [SCREEN_GEMS] * COLOURS
    player.least = [SCREEN_GEMS] * COLOURS
    player.returned = [0] * COLOURS
    for _ in range(GEMS_RETURNED):
        send_back(player, s.roll(player.gems_in_all()))
    for colour in range(COLOURS):
        s.reserve[colour] -= player.gems[colour]


def send_back(player: Player, number: i64) -> None:
    """The gem with this number, counting by colour."""
    for colour in range(COLOURS):
        number -= player.gems[colour]
        if number < 0:
            player.gems[colour] -= 1
            player.returned[colour] += 1
            return


# -- the end --------------------------------------------------------------------------------------------------------


@final
class Recolour(Sealed[Viceroy]):
    """Each gem left may recolour a sector in a circle: first the card, then sector and colour; or the best (8.1)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return [seat for seat, player in enumerate(s.players) if player.gems_in_all() > 0 and len(circles(player)) > 0]

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        answers = s.sealed[seat]
        if len(answers) > 0 and answers[-1] >= SLOT:
            return PAINTS
        found = [STOP, BEST] if len(answers) == 0 else [STOP]
        return found + [SLOT + slot_number(place) for place in paintable(s.players[seat], paints(answers))]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if not PAINT <= action < PAINT + 16:
            return 0
        answers = s.sealed[seat]
        return refuse_paint(s.players[seat], paints(answers), slot_place(answers[-1] - SLOT), action - PAINT)

    def legal(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but going through the answers only once."""
        answers = s.sealed[seat]
        if len(answers) == 0 or answers[-1] < SLOT:
            return self.options(s, f, seat)
        player, done, place = s.players[seat], paints(answers), slot_place(answers[-1] - SLOT)
        return [PAINT + number for number in range(16) if refuse_paint(player, done, place, number) == 0]

    def more(self, s: Viceroy, f: Frame, seat: i64) -> bool:
        answers = s.sealed[seat]
        if answers[-1] in (STOP, BEST):
            return False
        return answers[-1] >= SLOT or len(paintable(s.players[seat], paints(answers))) > 0

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        for seat, player in enumerate(s.players):
            answers = s.sealed[seat]
            paint = best_paint(player) if BEST in answers else paints(answers)
            for each in paint:
                s.spend_gems(seat, each & 3, 1)
            player.paint = sorted(paint)
            if len(paint) > 0:
                s.tell(RECOLOURED, seat, len(paint))


PAINTS: Final[list[int]] = [PAINT + number for number in range(16)]


def paints(answers: list[int]) -> list[int]:
    """Sealed answers, a card and then its sector and colour, as a list of recoloured sectors."""
    found: list[int] = []
    place: i64 = 0
    for action in answers:
        if action >= SLOT:
            place = slot_place(action - SLOT)
        elif action >= PAINT:
            found.append(place * 16 + action - PAINT)
    return found


def paintable(player: Player, done: list[int]) -> list[int]:
    """The cards with a sector that can still be recoloured, ascending."""
    left = [gems_left(player, done, colour) for colour in range(COLOURS)]
    if sum(left) == 0:
        return []
    return sorted([place for place in player.places if is_paintable(player, done, left, place)])


def is_paintable(player: Player, done: list[int], left: list[int], place: i64) -> bool:
    for sector in range(4):
        if in_circle(player, place, sector) and not is_painted(done, place, sector):
            printed = painted_colour(player, place, sector)
            for colour in range(COLOURS):
                if left[colour] > 0 and colour != printed:
                    return True
    return False


def is_painted(done: list[int], place: i64, sector: i64) -> bool:
    for each in done:  # noqa: SIM110
        if each >> 2 == place * 4 + sector:
            return True
    return False


def gems_left(player: Player, done: list[int], colour: i64) -> i64:
    left: i64 = player.gems[colour]
    for each in done:
        if each & 3 == colour:
            left -= 1
    return left


def refuse_paint(player: Player, done: list[int], place: i64, number: i64) -> i64:
    """Why a sector (number // 4) of the card at a place cannot get a colour (number % 4)."""
    sector = number >> 2
    colour = number & 3
    if not in_circle(player, place, sector):
        return NOT_IN_CIRCLE
    if is_painted(done, place, sector):
        return PAINTED
    if painted_colour(player, place, sector) == colour:
        return SAME_COLOUR
    return NO_GEM if gems_left(player, done, colour) == 0 else 0


def best_paint(player: Player) -> list[int]:
    """The recolouring that brings most points."""
    uppers = circles(player)
    worth = [worth_of_colours(player, upper) for upper in uppers]
    need = [[len(to_paint(player, upper, colour)) for colour in range(COLOURS)] for upper in uppers]
    found: list[int] = []
    for upper, colour in zip(uppers, best_colours(worth, need, player.gems)):  # noqa: B905
        if colour >= 0:
            found += to_paint(player, upper, colour)
    return found


def to_paint(player: Player, upper: i64, colour: i64) -> list[int]:
    """What must be recoloured for a circle to have a colour."""
    found: list[int] = []
    for place, sector in ((upper - 128, TR), (upper - 127, TL), (upper, BL), (upper, BL + 1)):
        if painted_colour(player, place, sector) != colour:
            found.append(place * 16 + sector * 4 + colour)
    return found


TURN_STEP: Final = Turn()
PICK_START: Final = PickStart()
START_REWARDS: Final = StartRewards()
RECOLOUR: Final = Recolour()
