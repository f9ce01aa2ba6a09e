"""The rules of Conspiracy."""

from prestol.core.errors import reason_table
from prestol.core.game import Game, Option
from prestol.core.numbering import numbered
from prestol.games.conspiracy.rules import events, notation, positions, reasons, steps
from prestol.games.conspiracy.rules.cards import COLOUR_NAMES
from prestol.games.conspiracy.rules.invariants import violations
from prestol.games.conspiracy.rules.scoring import results
from prestol.games.conspiracy.rules.state import blank

GAME = Game(
    name="conspiracy",
    version=1,
    seats=(1, 2, 3, 4),
    unofficial_seats=(1,),
    options=[
        Option("promo", official=False),
        Option("legend", ("random", *COLOUR_NAMES), official=False, seats=(1,)),
    ],
    actions=notation.ACTIONS,
    reasons=reason_table(numbered(reasons, 1), reasons.RULES),
    events=numbered(events),
    steps=positions.STEPS,
    first_step="turn",
    packs=notation.PACKS,
    backs=notation.BACKS,
    in_play=notation.in_play,
    blank=blank,
    setup=steps.setup,
    results=results,
    fields=positions.fields,
    check=positions.check,
    violations=violations,
    derived=positions.derived,
    lines=positions.LINES,
)
