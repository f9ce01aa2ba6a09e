"""The rules of Viceroy."""

from prestol.core.errors import reason_table
from prestol.core.game import Game, Option
from prestol.core.numbering import numbered
from prestol.games.viceroy.rules import checks, events, notation, positions, reasons, start
from prestol.games.viceroy.rules.cards import FACTS, MISSING_CHARACTERS, MISSING_LAWS, MOST_PLAYERS
from prestol.games.viceroy.rules.invariants import violations
from prestol.games.viceroy.rules.scoring import results
from prestol.games.viceroy.rules.state import blank

SEATS = tuple(range(1, MOST_PLAYERS + 1))
NAMED_CARDS = MISSING_CHARACTERS + MISSING_LAWS  # by the option “without”

GAME = Game(
    name="viceroy",
    version=1,
    seats=SEATS,
    unofficial_seats=(),
    options=[
        Option("edition", tuple(FACTS["edition"])),
        Option("without", ("random",), pattern=rf"\d{{1,2}}(-\d{{1,2}}){{{NAMED_CARDS - 1}}}"),
        Option("virtual", tuple(map(str, range(MOST_PLAYERS))), seats=SEATS[:-1]),
        Option("law_attack_on_card", ("yes", "no")),
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
    setup=start.setup,
    results=results,
    fields=positions.fields,
    check=checks.check,
    violations=violations,
    derived=positions.derived,
    lines=positions.LINES,
)
