"""How the panel of one player is divided."""

from __future__ import annotations

from functools import cached_property

from prestol.board.layout import Box
from prestol.games.viceroy.board import plan as places
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import circles
from prestol.games.viceroy.rules.actions import PLAYER
from prestol.games.viceroy.rules.cards import LEVELS
from prestol.games.viceroy.rules.places import START
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.tally import Tally
from prestol.games.viceroy.rules.tokens import DEFENSE, MAGIC, SCIENCE

SMALL, SMALL_TALL = 0.86, 0.94  # a pyramid below this size has no letters
LEAST, LEAST_TALL = 15.3, 17  # letters that can be read, in board units
LARGEST, LARGEST_OTHER = 1.16, 1.0
LARGE = 400  # the width of a panel with large letters


class Room:
    """The panel of one player: head, treasure on the left, what counts on the right, the pyramid between them."""

    def __init__(self, view: ViceroyView, number: int, box: Box, tall: bool) -> None:
        player = view.s.players[number]
        self.number, self.box, self.tall = number, box, tall
        self.own = number == view.seat
        self.large = box.w > LARGE
        self.head = 42 if self.large else 34
        self.counted = counted(player)
        self.closed = bool(view.s.screens)
        self.attack = not self.closed and player.attack > 0
        self.called = PLAYER + number in view.legal  # its screen is clicked
        self.ghosts = ghost_places(view) if self.own else []
        self.slots = [*player.places, *self.ghosts] or [START]
        self.pyramid = self.standing()
        self.small = self.pyramid.size < (SMALL_TALL if tall else SMALL)

    def standing(self) -> places.Pyramid:
        top, low = self.box.y + self.head, 12 if self.large else 9
        margin = 30 if self.large and not self.tall else 9
        floor = Box(self.box.x + margin, top, self.box.w - 2 * margin, self.box.h - self.head - low)
        largest = LARGEST if self.own else LARGEST_OTHER
        return places.pyramid(floor, self.slots, [self.treasure, self.merits], largest)

    @property
    def least(self) -> float:
        return LEAST_TALL if self.tall else LEAST

    @property
    def letters(self) -> float:
        """The smallest letters on a card of this pyramid."""
        return self.least / self.pyramid.size

    @property
    def digits(self) -> float:
        """The size of a number on a circle."""
        return max(27, min(60, self.letters))

    @property
    def screen(self) -> float:
        """The size of a screen; what lay behind it needs more room."""
        if not self.closed:
            return 1.0
        if self.called:
            return max(places.touch(self.tall) / 60, 1.0)
        return 1.0 if self.large else 0.9 if self.tall else 0.78

    @property
    def gem(self) -> float:
        """The size of an own gem."""
        return places.touch(self.tall) / places.GEM[0]

    @cached_property
    def treasure(self) -> Box:
        """The own gems, or a closed screen."""
        x, y = self.box.x + 10, self.box.y + self.head + 2
        if not self.own:
            return Box(x, y, 78 * self.screen, (90 if self.attack else 68) * self.screen)
        cell = places.GEM[0] * self.gem + 4
        if self.tall:
            return Box(x, y, cell * 5 + 8, places.GEM[1] * self.gem)
        return Box(x, y, cell * 2, (places.GEM[1] * self.gem + 2) * 2 + 56)

    @cached_property
    def merits(self) -> Box:
        """Tokens that count together."""
        columns, w, h = (2, 54, 30) if self.large else (2, 45, 25)
        rows = -(-len(self.counted) // columns)
        left = self.box.x + self.box.w - columns * w - 8
        return Box(left, self.box.y + self.head + 4, columns * w, rows * h)


def counted(player: Player) -> list[tuple[str, int]]:
    """What a player has of each sign; nothing of those that are not there."""
    tokens = Tally(player)
    found = [(f"s{DEFENSE}", tokens.defense), (f"s{MAGIC}", tokens.magic), (f"s{SCIENCE}", tokens.science)]
    found += [("star-hollow", tokens.magic_bonus), ("laurel", tokens.points), ("ring", circles.count_circles(player))]
    found += [("infinity", tokens.infinite), ("swords", tokens.attack)]
    return [(sign, int(n)) for sign, n in found if n]


def ghost_places(view: ViceroyView) -> list[int]:
    """The empty slots where the viewer could put a card."""
    s = view.s
    if view.seat is None or not s.screens or not s.players[view.seat].cards:
        return []
    return s.players[view.seat].free_slots(LEVELS)
