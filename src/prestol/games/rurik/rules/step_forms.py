"""What the steps of Rurik remember, as written positions have it, and by which steps each is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prestol.core.forms import (
    NONE,
    YES_NO,
    Flags,
    Kind,
    Named,
    Number,
    Slot,
    StepForm,
    named,
    player,
    player_slot,
)
from prestol.games.rurik.rules import (
    attack,
    development,
    economy,
    exchange,
    luring,
    move,
    muster,
    offer,
    payments,
    playing,
    rebel_actions,
    removals,
    rewards,
    rounds,
    schemes,
    setup,
    strategy,
    turn,
)
from prestol.games.rurik.rules.advisors import row_of
from prestol.games.rurik.rules.answers import REBELLION, figure
from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    BOAT,
    CARDS_FEWER_BY_DEED,
    CONVERTED_POINTS,
    CONVERTED_TO,
    GOOD_NAMES,
    MOST_CHECK_CARDS,
    NOTHING,
    POINTS,
    REGION_NAMES,
    REWARD_KINDS,
    ROWS,
    SCHEME_AMOUNT,
    START_TROOPS,
    TOKEN_NAMES,
)
from prestol.games.rurik.rules.deeds import ALL_DEEDS
from prestol.games.rurik.rules.kinds import ADVISOR, region_kind
from prestol.games.rurik.rules.notation import LURED_NAMES, SLOT_NAMES
from prestol.games.rurik.rules.solo_cards import BOARDS
from prestol.games.rurik.rules.state import DECKS, Rurik

MOST_POINTS = max([*map(max, POINTS), *SCHEME_AMOUNT, *(deed.amount for deed in ALL_DEEDS), *CONVERTED_POINTS])
MOST_BONUSES = max(sum(map(len, board.columns)) for board in BOARDS)
MOST_CHOSEN = max(max(deed.chosen, deed.removed) for deed in ALL_DEEDS)

WHO = player_slot()


def slot(name: str, place: str, kind: Kind, doc: str, usual: int = 0) -> Slot:
    """A slot that is the same at every table."""
    return Slot(name, place, lambda s: kind, usual, doc)


def region_slot(doc: str, name: str = "region", place: str = "card") -> Slot:
    return Slot(name, place, lambda s: region_kind(s.regions), doc=doc)


def next_slot(doc: str) -> Slot:
    return Slot("next", "seat", lambda s: player(len(s.players)), doc=doc)


def answers_slot(doc: str, most: Callable[[Any], int]) -> Slot:
    return Slot("done", "count", lambda s: Number(0, most(s)), doc=doc)


def points_slot(doc: str, name: str = "points", least: int = 0) -> Slot:
    return slot(name, "count", Number(least, MOST_POINTS), doc, 1)


def slot_kind(s: Rurik) -> Named:
    """The slots of the strategy board that are there with so many players."""
    there = [number for number in range(len(SLOT_NAMES)) if row_of(number) < ROWS[s.seats]]
    return Named({0: NONE, **{1 + number: SLOT_NAMES[number] for number in there}})


def going_kind(s: Rurik) -> Named:
    found = {0: NONE}
    for region in range(s.regions):
        found[1 + int(figure(region, False))] = f"{REGION_NAMES[region]}_troop"
        found[1 + int(figure(region, True))] = f"{REGION_NAMES[region]}_leader"
    return Named(found)


def barred_kind(s: Rurik) -> Named:
    regions = {int(move.barring(region)): REGION_NAMES[region] for region in range(s.regions)}
    return Named({move.NOTHING_BARRED: NONE, **regions, int(move.LEADER_BARRED): "leader"})


def lured_kind(s: Rurik) -> Named:
    """A figure that an opponent may have."""
    targets = [REBELLION] if s.solo else list(range(s.seats))
    numbers = [int(figure(target, leads)) for target in targets for leads in (False, True)]
    return Named({NOTHING: NONE, **{number: LURED_NAMES[number] for number in numbers}})


def stay_kind(s: Rurik) -> Named:
    return Named({0: NONE, **{1 + region: REGION_NAMES[region] for region in range(s.regions)}})


DECK = Named({0: NONE, **{deck + 1: str(deck + 1) for deck in range(DECKS)}})
GAINED = sorted({*(int(deed.reward) for deed in ALL_DEEDS), *CONVERTED_TO})
REWARD_WORDS = {kind: word for word, kind in REWARD_KINDS.items()}  # as cards.toml has them
STEPS_LEFT = points_slot("steps left", "steps")
GOING = Slot("figure", "card", going_kind, doc="the figure that goes")
CARDS_FEWER = "cards fewer in each casualty check"

STEPS = {
    "round": StepForm(
        rounds.ROUND_STEP,
        [slot("next", "at", named(rounds.PHASES), "the phase to come, while another one is running or before it")],
        doc="the rounds",
    ),
    "place_leaders": StepForm(
        setup.PLACE_LEADERS,
        [answers_slot("how many leaders have been placed", lambda s: s.seats)],
        under=["round"],
        doc="where the leaders begin",
    ),
    "place_troops": StepForm(
        setup.PLACE_TROOPS,
        [answers_slot("how many troops have been placed", lambda s: START_TROOPS * s.seats)],
        under=["place_leaders"],
        doc="where the troops begin, one by one in turn order",
    ),
    "choose_agenda": StepForm(setup.CHOOSE_AGENDA, under=["place_troops"], doc="which agenda to keep, in secret"),
    "choose_leader": StepForm(
        setup.CHOOSE_LEADER,
        [answers_slot("how many have chosen", lambda s: s.seats)],
        under=["choose_agenda"],
        doc="which leader to take",
    ),
    "strategy": StepForm(
        strategy.STRATEGY,
        [next_slot("who places the next advisor; alone, player 2 is the rebellion")],
        under=["round"],
        doc="the strategy phase",
    ),
    "advisor": StepForm(strategy.CHOOSE_ADVISOR, [WHO], under=["strategy"], doc="which advisor goes to the board"),
    "banner": StepForm(
        strategy.CHOOSE_BANNER,
        [WHO, slot("advisor", "card", ADVISOR, "the advisor on its way", 1)],
        under=["strategy"],
        doc="to which banner an advisor goes",
    ),
    "bribe": StepForm(
        strategy.OFFER_BRIBE,
        [
            WHO,
            slot("advisor", "card", ADVISOR, "the advisor on its way", 1),
            slot("banner", "at", named(BANNER_NAMES), "where it goes"),
        ],
        under=["strategy"],
        doc="how large a bribe is",
    ),
    "action": StepForm(
        turn.ACTION_PHASE,
        [next_slot("whose turn is next; alone, player 2 is the rebellion")],
        under=["round"],
        doc="the action phase",
    ),
    "turn": StepForm(
        turn.TURN,
        [
            WHO,
            Slot(
                "slot", "card", slot_kind, doc="where the advisor that acts has stood; none: it is still to come back"
            ),
            slot("done", "at", Flags(turn.PARTS), "what the player has done in this turn"),
        ],
        under=["action"],
        doc="the menu of a turn",
    ),
    "emergency": StepForm(
        turn.EMERGENCY, [WHO], under=["turn"], doc="whether leader and troop enter a region, if no figure is left"
    ),
    "retrieve": StepForm(turn.RETRIEVE_STEP, [WHO], under=["turn"], doc="which of two equal advisors acts"),
    "gain": StepForm(
        rewards.GAIN,
        [
            WHO,
            slot("reward", "card", Named({kind: REWARD_WORDS[kind] for kind in GAINED}), "what it is", GAINED[0]),
            points_slot("how much of it", "amount", 1),
        ],
        under=["turn"],
        doc="what a deed or an exchange brings after it has been paid",
    ),
    "pay_conversion": StepForm(
        exchange.PAY_CONVERSION,
        [
            WHO,
            slot("token", "card", named(TOKEN_NAMES), "the conversion token"),
            slot("left", "count", Number(1, exchange.PRICE), "goods to pay", exchange.PRICE),
        ],
        under=["gain"],
        doc="which goods an exchange takes",
    ),
    "raze": StepForm(removals.RAZE_STEP, [WHO], under=["gain"], doc="which structure is taken down for a deed"),
    "remove_troops": StepForm(
        removals.REMOVE_TROOPS,
        [
            WHO,
            slot(
                "way", "card", named(removals.REMOVAL_WORDS), "from different regions, from a ruled one, or any troops"
            ),
            slot("left", "count", Number(1, MOST_CHOSEN), "troops to remove", 1),
            Slot(
                "chosen",
                "at",
                lambda s: Flags(REGION_NAMES[: s.regions]),
                doc="the different regions that have lost one already",
            ),
        ],
        under=["gain"],
        doc="which troops leave the board for a deed",
    ),
    "pay_goods": StepForm(
        payments.PAY_GOODS,
        [
            WHO,
            slot("way", "card", named(payments.CHOICE_WORDS), "how the goods may be chosen"),
            slot("left", "count", Number(1, MOST_CHOSEN), "goods to pay", 1),
            slot("paid", "at", Flags(GOOD_NAMES), "the different goods paid already"),
        ],
        under=["gain"],
        doc="which goods a deed takes",
    ),
    "discard_scheme": StepForm(
        payments.DISCARD_SCHEME,
        [WHO],
        under=["gain", "raze", "remove_troops", "pay_goods"],
        doc="which scheme card a deed takes",
    ),
    "finish_scheme": StepForm(
        playing.FINISH_SCHEME, [WHO], under=["turn"], doc="the scheme card of the line “playing” is being played"
    ),
    "muster": StepForm(
        muster.MUSTER_STEP,
        [WHO, points_slot("figures that may still come")],
        under=["turn", "finish_scheme"],
        doc="where figures come from the supply",
    ),
    "move": StepForm(
        move.MOVE_STEP,
        [WHO, STEPS_LEFT, GOING],
        under=["turn", "finish_scheme"],
        doc="which figure moves, and where",
    ),
    "move_any": StepForm(
        move.MOVE_ANYWHERE,
        [
            WHO,
            STEPS_LEFT,
            GOING,
            Slot("moved", "at", barred_kind, doc="who may not move again: the leader, or the only troop in a region"),
        ],
        under=["turn"],
        doc="which figure goes to any region, and where",
    ),
    "companions": StepForm(
        move.COMPANIONS,
        [WHO, region_slot("where Agatha has stood", "from"), region_slot("where she has gone", "to", "at")],
        under=["move", "move_any"],
        doc="how many troops go with Agatha",
    ),
    "attack": StepForm(
        attack.ATTACK_STEP,
        [WHO, points_slot("attacks left"), slot("fewer", "at", Number(0, CARDS_FEWER_BY_DEED), CARDS_FEWER)],
        under=["turn", "finish_scheme"],
        doc="whom to attack, and where",
    ),
    "rebel_attack": StepForm(
        rebel_actions.REBEL_ATTACK,
        [
            slot("points", "count", Number(0, MOST_POINTS + MOST_BONUSES), "attacks left", 1),
            Slot("region", "card", stay_kind, doc="where the rebellion stays as long as it can"),
            slot("fewer", "at", Number(0, MOST_BONUSES), CARDS_FEWER),
        ],
        under=["action"],
        doc="alone: the rebellion attacks",
    ),
    "reveal": StepForm(
        attack.REVEAL,
        [
            WHO,
            region_slot("where the attack was"),
            slot("cards", "count", Number(1, MOST_CHECK_CARDS), "to reveal, at most", 1),
            Slot("attacker", "at", lambda s: player(len(s.players)), doc="who may lose a figure"),
        ],
        under=["attack", "rebel_attack"],
        doc="from which deck a casualty check reveals cards",
    ),
    "market": StepForm(
        economy.MARKET_STEP, [WHO, region_slot("where it stands")], under=["turn"], doc="what a market brings"
    ),
    "build_what": StepForm(
        economy.BUILD_WHAT, [WHO, region_slot("where")], under=["turn"], doc="which structure is built"
    ),
    "church": StepForm(
        economy.CHURCH_TARGET, [WHO, region_slot("where it stands")], under=["turn"], doc="whom a new church converts"
    ),
    "lure": StepForm(luring.LURE_STEP, [WHO], under=["turn"], doc="whom Predslava sends away"),
    "lure_to": StepForm(
        luring.LURE_TO,
        [WHO, Slot("figure", "card", lured_kind, NOTHING, "whose figure: 2_troop, 2_leader …")],
        under=["turn"],
        doc="where that figure goes",
    ),
    "draw": StepForm(
        schemes.DRAW_STEP,
        [
            WHO,
            points_slot("how many are looked at", "cards", 1),
            slot("deck", "at", DECK, "the scheme deck that was chosen"),
            slot("kept", "card", YES_NO, "1 if a card has been kept"),
        ],
        under=["turn"],
        doc="which scheme card to keep, and which to put back on top",
    ),
    "token_to": StepForm(schemes.TOKEN_TO, [WHO], under=["draw"], doc="who gets the first-player token"),
    "take_deed": StepForm(
        offer.TAKE_DEED,
        [WHO, slot("last", "at", YES_NO, "1 if, with fresh deeds, the row is not filled up afterwards")],
        under=["finish_scheme", "development"],
        doc="which deed of the row to take",
    ),
    "development": StepForm(
        development.DEVELOPMENT,
        [
            slot("stage", "at", named(development.STAGES), "how far it has come"),
            Slot(
                "begun", "count", lambda s: Number(0, s.seats), doc="how many players have had their go at this stage"
            ),
            slot("shown", "card", Number(0, BOAT), "alone: the goods that the player has counted"),
        ],
        under=["round"],
        doc="the development phase",
    ),
    "boat_show": StepForm(
        development.BOAT_SHOW, [WHO], under=["development"], doc="how many goods count for the trade track"
    ),
}
