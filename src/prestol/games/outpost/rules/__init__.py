"""The rules of Outpost."""

from functools import partial
from pathlib import Path

from prestol.core.errors import reason_table
from prestol.core.game import Game, Option
from prestol.core.numbering import numbered
from prestol.games.outpost.rules import checks, events, notation, positions, reasons, rounds
from prestol.games.outpost.rules.cards import Cards
from prestol.games.outpost.rules.data import own, standard
from prestol.games.outpost.rules.invariants import violations
from prestol.games.outpost.rules.scoring import results
from prestol.games.outpost.rules.state import MOST_PLAYERS, blank

SEATS = tuple(range(1, MOST_PLAYERS + 1))


def make(cards: Cards) -> Game:
    """The game with these cards."""
    return Game(
        name="outpost",
        version=1,
        seats=SEATS,
        unofficial_seats=(),
        options=[
            Option("supply", ("finite", "unlimited")),
            Option("draft", ("right", "left"), seats=SEATS[1:]),
            Option("cards", (cards.checksum,), fixed=True),
        ],
        actions=notation.ACTIONS,
        reasons=reason_table(numbered(reasons, 1), reasons.RULES),
        events=numbered(events),
        steps=positions.STEPS,
        first_step="round",
        packs=notation.packs(cards),
        backs=[0] * cards.all,
        in_play=notation.in_play,
        blank=partial(blank, cards),
        setup=rounds.setup,
        results=results,
        fields=positions.fields,
        check=checks.check,
        violations=violations,
        derived=positions.derived,
        lines=positions.LINES,
        data=cards,
    )


def own_game(file: Path) -> Game:
    """The game with the cards of a file of one's own."""
    return make(own(file))


GAME = make(standard())
