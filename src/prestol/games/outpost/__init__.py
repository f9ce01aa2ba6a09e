"""Outpost («Форпост», Settlement), by Oleksandr Nevskiy."""

from functools import partial

from prestol.core.errors import Reason
from prestol.core.game import Game, Option
from prestol.games.outpost import buildings, lands, notation, passing, rules, turn
from prestol.games.outpost.cards import Cards
from prestol.games.outpost.data import own, standard
from prestol.games.outpost.invariants import violations
from prestol.games.outpost.scoring import results
from prestol.games.outpost.state import blank

REASONS = [
    Reason("legal"),
    Reason("acted_already", "3"),
    Reason("invited_already", "8"),
    Reason("nothing_done", "3, R3"),
    Reason("too_few_settlers", "4"),
    Reason("cannot_pay", "5.1, 7, 8"),
    Reason("slot_empty", "5.1"),
    Reason("no_room", "5.1"),
    Reason("cell_taken", "5.1, 5.2"),
    Reason("first_in_region_1", "5.2"),
    Reason("not_touching", "5.2"),
    Reason("no_monster_there", "5.3"),
    Reason("no_territory", "5.4"),
    Reason("fortified_already", "5.4"),
    Reason("monster_there", "5.4"),
    Reason("no_fortifications", "15"),
    Reason("region_used", "5.5"),
    Reason("nothing_to_collect", "5.5, R5"),
    Reason("street_used", "5.6"),
    Reason("nothing_to_use", "5.6, R5"),
    Reason("no_fort", "5.7"),
    Reason("fort_used", "5.7"),
    Reason("supply_empty", "15, R16"),
    Reason("no_hero", "8"),
    Reason("needs_barter", "7"),
    Reason("barter_loop", "16"),
    Reason("nothing_used", "5.6, R5"),
    Reason("building_used", "5.6"),
    Reason("no_building", "5.6"),
    Reason("building_idle", "5.6, 15"),
    Reason("no_artifact", "9"),
    Reason("none_left", "15"),
]

EVENTS = [
    "round",
    "took_artifact",
    "traded",
    "built",
    "explored",
    "hunted",
    "fortified",
    "activated_region",
    "activated_street",
    "activated_fort",
    "used",
    "gained",
    "paid",
    "gained_settlers",
    "stored",
    "monster",
    "no_monster",
    "invited",
    "ended",
    "passed",
    "first",
    "returned",
    "hero_came",
    "hero_left",
    "market_came",
    "market_merged",
]


def make(cards: Cards) -> Game:
    """The game with these cards."""
    return Game(
        name="outpost",
        version=1,
        seats=(1, 2, 3, 4),
        unofficial_seats=(),
        options=[
            Option("supply", ("finite", "unlimited")),
            Option("draft", ("right", "left"), seats=(2, 3, 4)),
            Option("cards", (cards.checksum,), fixed=True),
        ],
        actions=notation.ACTIONS,
        reasons=REASONS,
        events=EVENTS,
        steps={
            "round": rules.ROUND_STEP,
            "draft": rules.DRAFT,
            "turn": turn.TURN,
            "plot": turn.CHOOSE_PLOT,
            "use_new": buildings.USE_NEW,
            "street": buildings.STREET_STEP,
            "kind": buildings.CHOOSE_KIND,
            "collect": lands.COLLECT_STEP,
            "extra": lands.TAKE_EXTRA,
            "monster": lands.MONSTER_CHECK,
            "keep": passing.KEEP_COMMONS,
            "artifact": passing.TAKE_ARTIFACT,
        },
        first_step="round",
        packs=notation.packs(cards),
        backs=[0] * cards.all,
        in_play=notation.in_play,
        blank=partial(blank, cards),
        setup=rules.setup,
        results=results,
        fields=notation.fields,
        check=notation.check,
        violations=violations,
        data=cards,
    )


GAME = make(standard())

__all__ = ["GAME", "make", "own"]
