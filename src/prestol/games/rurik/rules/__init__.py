"""The rules of Rurik."""

from prestol.core.errors import reason_table
from prestol.core.game import Game, Option
from prestol.core.numbering import numbered
from prestol.games.rurik.rules import checks, events, notation, positions, reasons, step_forms
from prestol.games.rurik.rules.cards import PLAYERS
from prestol.games.rurik.rules.derived import derived
from prestol.games.rurik.rules.invariants import violations
from prestol.games.rurik.rules.scoring import results
from prestol.games.rurik.rules.setup import setup
from prestol.games.rurik.rules.solo_cards import LEVEL_NAMES
from prestol.games.rurik.rules.state import blank

SEATS = tuple(range(1, PLAYERS + 1))

GAME = Game(
    name="rurik",
    version=1,
    seats=SEATS,
    unofficial_seats=(),
    options=[
        Option("leaders", ("draft", "random")),
        Option("goods_tokens"),
        Option("rebel_tokens", seats=SEATS[1:]),
        Option("fresh_deeds"),
        Option("level", tuple(LEVEL_NAMES), seats=(1,)),
    ],
    actions=notation.ACTIONS,
    reasons=reason_table(numbered(reasons, 1), reasons.RULES),
    events=numbered(events),
    steps=step_forms.STEPS,
    first_step="round",
    packs=notation.PACKS,
    backs=notation.BACKS,
    in_play=notation.in_play,
    blank=blank,
    setup=setup,
    results=results,
    fields=positions.fields,
    check=checks.check,
    violations=violations,
    derived=derived,
    lines=positions.LINES,
)
