"""What an answer says on its button: the verb, what it costs, and what it brings."""

from __future__ import annotations

from collections.abc import Callable

from prestol.core.engine import Frame
from prestol.games.rurik.rules.advisors import NO_ADVISOR, influence, slot_at
from prestol.games.rurik.rules.answers import NEUTRAL
from prestol.games.rurik.rules.attack import ATTACK_STEP
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    BUILD,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_DEED,
    FORFEIT_COINS,
    GOOD_NAMES,
    HEIGHT,
    LEADER_NAMES,
    MARKET_BRINGS,
    REGION_NAMES,
    ROWS,
    SCHEME_NAMES,
    STRUCTURE_NAMES,
    TAX,
    TOKEN_NAMES,
    TRADE_TRACK,
)
from prestol.games.rurik.rules.development import level_of
from prestol.games.rurik.rules.economy import BUILD_WHAT, CHURCH_TARGET, MARKET_STEP
from prestol.games.rurik.rules.move import MOVE_ANYWHERE, MOVE_STEP
from prestol.games.rurik.rules.muster import MUSTER_STEP
from prestol.games.rurik.rules.notation import SLOT_NAMES, TARGET_NAMES
from prestol.games.rurik.rules.payments import PAY_GOODS
from prestol.games.rurik.rules.removals import REMOVE_TROOPS
from prestol.games.rurik.rules.sets import single
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER, OFFER_BRIBE
from prestol.games.rurik.rules.turn import TURN
from prestol.games.rurik.text.cards import Cards
from prestol.text.game_text import Phrase, Seat

Values = dict[str, object]


def values(text: Cards, board: Rurik, seat: int, family: str, label: str) -> Values:
    """The values of an answer's sentence."""
    return FAMILIES[family](text, board, seat, label) if family in FAMILIES else {}


# -- regions ----------------------------------------------------------------------------------------------------------


def of_region(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return text.places(REGION_NAMES.index(label))


def lead(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return of_region(text, board, seat, label) | {"leader": text.leader(board.players[seat].who)}


def tax(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    region = REGION_NAMES.index(label)
    price = text.reward(TAX, board.price(region, seat))
    return text.places(region) | {"good": text.goods(board.kinds[region]), "price": price}


def build(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    region = REGION_NAMES.index(label)
    return text.places(region) | {"price": text.reward(BUILD, board.price(region, seat))}


def remove(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    """Troops go before leaders."""
    region, player = REGION_NAMES.index(label), board.players[seat]
    number = REMOVE_TROOPS.figures_per_answer(board.stack[-1])
    alone = player.leader == region and player.troops[region] == 0
    one = text.words("removed.leader") if alone else text.figure(leads=False)
    return text.places(region) | {"figure": text.words("removed.troops", n=number) if number > 1 else one}


def raze(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    place, _, name = label.rpartition("_")
    structure = single(STRUCTURE_NAMES.index(name))
    return {"structure": text.a_structure(structure), "where": text.inside(REGION_NAMES.index(place))}


# -- cards ------------------------------------------------------------------------------------------------------------


def of_scheme(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"card": text.scheme(SCHEME_NAMES.index(label))}


def of_deed(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    card = FIRST_DEED + DEED_NAMES.index(label)
    return {"card": text.deed(card), "text": text.deed_brief(card)}


def of_agenda(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    card = FIRST_AGENDA + AGENDA_NAMES.index(label)
    return {"card": text.agenda(card), "text": text.agenda_brief(card)}


def of_leader(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    who = LEADER_NAMES.index(label)
    return {"leader": text.leader(who), "power": text.power(who)}


def deck(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"deck": label, "n": board.deck_size(int(label) - 1)}


# -- the strategy board -----------------------------------------------------------------------------------------------


def advisor(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"value": label}


def banner(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    """Where the advisor would stand without a bribe, if there is a slot for it."""
    banner = BANNER_NAMES.index(label)
    row = entry_row(board, banner, CHOOSE_BANNER.advisor(board.stack[-1]))
    if row >= ROWS[board.seats]:
        return {"banner": text.banner(banner), "slot": ""}
    slot = text.words("slot_without_bribe", **text.slot(board.seats, slot_at(banner, row)))
    return {"banner": text.banner(banner), "slot": slot}


def bribe(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    frame, coins = board.stack[-1], int(label)
    banner = OFFER_BRIBE.banner(frame)
    row = entry_row(board, banner, OFFER_BRIBE.advisor(frame) + coins)
    words = text.words("bribe", coins=text.paid_coins(coins)) if coins else text.words("no_bribe")
    return {"bribe": words} | text.slot(board.seats, slot_at(banner, row))


def entry_row(board: Rurik, banner: int, strength: int) -> int:
    """How far down an advisor of this influence would enter a banner."""
    first = slot_at(banner, 0)
    slots = board.slots[first : first + HEIGHT]
    return sum(entry != NO_ADVISOR and influence(entry) >= strength for entry in slots)


def slot(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return text.slot(board.seats, SLOT_NAMES.index(label))


# -- whom an answer means ---------------------------------------------------------------------------------------------


def attack(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    place, _, target = label.rpartition("_")
    region = REGION_NAMES.index(place)
    return text.places(region) | {"whom": whom(text, board, region, TARGET_NAMES.index(target))}


def convert_figure(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    region = CHURCH_TARGET.region(board.stack[-1])
    return {"whom": whom(text, board, region, TARGET_NAMES.index(label))}


def whom(text: Cards, board: Rurik, region: int, target: int) -> Phrase:
    """The figure that an attack or a church would hit first: troops go before leaders."""
    if target == NEUTRAL:
        return Phrase("whom.neutral" if board.solo else "whom.rebel")
    troops = board.players[board.side(target)].troops[region]
    return owned(text, board, target, "troop" if troops > 0 else "leader")


def lure(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    target, _, figure = label.partition("_")
    return {"whom": owned(text, board, TARGET_NAMES.index(target), figure)}


def owned(text: Cards, board: Rurik, target: int, figure: str) -> Phrase:
    """A figure with its owner: “Bob's troop”."""
    side = board.side(target)
    return Phrase(f"whom.{figure}", other=Seat(side), leader=text.leader(board.players[side].who))


def give_token(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"other": Seat(int(label) - 1)}


# -- answers that mean something only at their own question -----------------------------------------------------------

LEFT: dict[str, Callable[[Frame], int]] = {  # of what a step lets one do again and again
    "muster": MUSTER_STEP.points,
    "move": MOVE_STEP.steps,
    "move_any": MOVE_ANYWHERE.steps,
    "attack": ATTACK_STEP.points,
}


def stop(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"n": LEFT[board.question](board.stack[-1])}


def act(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return text.slot(board.seats, TURN.slot(board.stack[-1]))


def forfeit(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"coins": text.paid_coins(FORFEIT_COINS)}


def end(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    pools = pools_of(text, board)
    return {"lost": text.words("lost", points=pools) if pools else ""}


def pools_of(text: Cards, board: Rurik) -> str:
    """Tax and build points that wait."""
    waiting = ((TAX, board.tax_points), (BUILD, board.build_points))
    return ", ".join(text.reward(kind, points) for kind, points in waiting if points)


def own_leader(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    player = board.players[seat]
    return {"start": text.out_of(player.leader), "leader": text.leader(player.who)}


def companions(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"who": text.words("companions", n=int(label)) if int(label) else text.words("alone")}


def show(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return {"n": int(label), "level": level_of(TRADE_TRACK, int(label))}


def bonus(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    """What a market adds to a tax."""
    good = board.kinds[MARKET_STEP.region(board.stack[-1])]
    return {"what": text.goods(good, MARKET_BRINGS) if label == "good" else text.coins(MARKET_BRINGS)}


def what(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    structure = text.a_structure(single(STRUCTURE_NAMES.index(label)))
    return {"structure": structure, "where": text.inside(BUILD_WHAT.region(board.stack[-1]))}


def exchange(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    return text.exchange(TOKEN_NAMES.index(label))


def pay(text: Cards, board: Rurik, seat: int, label: str) -> Values:
    frame, good = board.stack[-1], GOOD_NAMES.index(label)
    number = PAY_GOODS.goods_per_answer(frame) if frame.step is PAY_GOODS else 1
    return {"good": text.goods(good, number), "have": board.players[seat].goods[good]}


FAMILIES: dict[str, Callable[[Cards, Rurik, int, str], Values]] = {
    **dict.fromkeys(("place", "muster", "from", "to"), of_region),
    **dict.fromkeys(("keep", "top", "play", "discard"), of_scheme),
    **dict.fromkeys(("take", "deed"), of_deed),
    **dict.fromkeys(("power", "march"), own_leader),
    "lead": lead,
    "tax": tax,
    "build": build,
    "remove": remove,
    "raze": raze,
    "agenda": of_agenda,
    "leader": of_leader,
    "deck": deck,
    "advisor": advisor,
    "banner": banner,
    "bribe": bribe,
    "slot": slot,
    "attack": attack,
    "target": convert_figure,
    "lure": lure,
    "token": give_token,
    "stop": stop,
    "act": act,
    "forfeit": forfeit,
    "end": end,
    "with": companions,
    "show": show,
    "bonus": bonus,
    "what": what,
    "convert": exchange,
    "pay": pay,
}
