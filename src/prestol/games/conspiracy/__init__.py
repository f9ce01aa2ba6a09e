"""Conspiracy («Повелители Бездны»), by Bruno Cathala and Charles Chevallier."""

from prestol.core.errors import Reason
from prestol.core.game import Game, Option
from prestol.games.conspiracy import notation, rules, solo
from prestol.games.conspiracy.cards import COLOUR_NAMES
from prestol.games.conspiracy.invariants import violations
from prestol.games.conspiracy.scoring import results
from prestol.games.conspiracy.state import blank

REASONS = [
    Reason("legal"),
    Reason("bound_to_1", "5.5"),
    Reason("bound_to_2", "5.5"),
    Reason("deck_short", "3.1, A1"),
    Reason("pile_empty", "3.1"),
    Reason("has_key", "7.1"),
    Reason("same_spot", "7.1"),
    Reason("same_kind", "7.1"),
    Reason("locations_short", "5.2, A2"),
    Reason("must_search", "5.2, A15"),
    Reason("not_wanted", "14"),
]

EVENTS = [
    "drew",
    "took_pile",
    "kept",
    "discarded",
    "returned",
    "placed",
    "crest_moved",
    "gained_pearls",
    "became_keeper",
    "swapped",
    "revealed_lord",
    "revealed_location",
    "took_location",
    "searched",
    "bound_others",
    "reshuffled_lords",
    "reshuffled_locations",
    "no_location",
    "last_round",
    "turn",
    "gained_token",
    "replayed",
    "drew_lord",
    "kept_positions",
]

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
    reasons=REASONS,
    events=EVENTS,
    steps={
        "turn": rules.TURN_STEP,
        "recruit": rules.RECRUIT,
        "keep": rules.KEEP_ONE,
        "return": rules.RETURN_LORD,
        "extend": rules.EXTEND,
        "swap": rules.SWAP_LORDS,
        "take": rules.TAKE_LOCATION,
        "pick": rules.PICK_LOCATION,
        "choose_pile": solo.CHOOSE_PILE,
        "replay": solo.REPLAY,
    },
    first_step="turn",
    packs=notation.PACKS,
    backs=notation.BACKS,
    in_play=notation.in_play,
    blank=blank,
    setup=rules.setup,
    results=results,
    fields=notation.fields,
    check=notation.check,
    violations=violations,
)
