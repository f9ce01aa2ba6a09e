"""What is asked: the key of each question, with the numbers that help to answer it."""

from __future__ import annotations

from collections.abc import Callable

from prestol.core.engine import Frame
from prestol.games.rurik.rules.attack import REVEAL
from prestol.games.rurik.rules.cards import AGENDAS_DEALT, BUILD, START_TROOPS
from prestol.games.rurik.rules.economy import BUILD_WHAT, CHURCH_TARGET, MARKET_STEP
from prestol.games.rurik.rules.exchange import PAY_CONVERSION
from prestol.games.rurik.rules.move import COMPANIONS, MOVE_STEP
from prestol.games.rurik.rules.payments import CHOICE_WORDS, PAY_GOODS
from prestol.games.rurik.rules.removals import REMOVAL_WORDS, REMOVE_TROOPS
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.setup import PLACE_TROOPS
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER, OFFER_BRIBE
from prestol.games.rurik.rules.turn import MAIN, TURN
from prestol.games.rurik.text.answers import LEFT, pools_of
from prestol.games.rurik.text.cards import Cards
from prestol.text.game_text import Phrase


def question(text: Cards, board: Rurik, step: str) -> str:
    """The question of a step; many need nothing but its name."""
    return STEPS[step](text, board, board.stack[-1]) if step in STEPS else step


# -- setup ------------------------------------------------------------------------------------------------------------


def choose_agenda(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("choose_agenda", n=AGENDAS_DEALT)


def place_troops(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    left = START_TROOPS - PLACE_TROOPS.done(frame) // board.seats
    return Phrase("place_troops_solo" if board.solo else "place_troops", n=left)


def place_leaders(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("place_leaders", leader=text.leader(board.players[board.waiting[0]].who))


# -- the strategy board, and a turn -----------------------------------------------------------------------------------


def advisor(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("advisor", round=board.round)


def banner(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("banner", value=CHOOSE_BANNER.advisor(frame))


def bribe(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    coins = text.coins(board.players[frame.seat].coins)
    banner = text.banner(OFFER_BRIBE.banner(frame))
    return Phrase("bribe", value=OFFER_BRIBE.advisor(frame), banner=banner, coins=coins)


def turn(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    pools = pools_of(text, board)
    left = text.words("left", points=pools) if pools else ""
    key = "turn_after" if TURN.has_done(frame, MAIN) else "turn"
    return Phrase(key, left=left, **text.slot(board.seats, TURN.slot(frame)))


# -- steps whose question depends on how far they have come -----------------------------------------------------------


def pay_conversion(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    key = "pay_conversion_first" if PAY_CONVERSION.is_first(frame) else "pay_conversion"
    return Phrase(key, goods=text.needed(PAY_CONVERSION.token(frame)))


def again(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    """Something that can be done as long as there are points for it."""
    return Phrase(frame.step.name, n=LEFT[frame.step.name](frame))


def move(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    if not MOVE_STEP.is_going(frame):
        return again(text, board, frame)
    return Phrase(f"{frame.step.name}_to", start=text.out_of(MOVE_STEP.start(frame)))


def companions(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    start, goal = COMPANIONS.start(frame), COMPANIONS.goal(frame)
    return Phrase("companions", start=text.out_of(start), to=text.towards(goal))


def lure(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase(frame.step.name, start=text.out_of(board.players[frame.seat].leader))


def reveal(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    key = "reveal_rebellion" if REVEAL.attacker(frame) == board.seats else "reveal"
    return Phrase(key, n=REVEAL.due(frame), where=text.inside(REVEAL.region(frame)))


def market(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("market", where=text.inside(MARKET_STEP.region(frame)))


def build_what(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    region = BUILD_WHAT.region(frame)
    return Phrase("build_what", where=text.inside(region), cost=text.reward(BUILD, board.price(region, frame.seat)))


def church(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase("church", where=text.inside(CHURCH_TARGET.region(frame)))


def draw(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    if DRAW_STEP.has_deck(frame):
        return Phrase("draw_top" if DRAW_STEP.has_kept(frame) else "draw_keep")
    return Phrase("draw", n=DRAW_STEP.cards(frame))


def pay_goods(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase(f"pay_goods_{CHOICE_WORDS[PAY_GOODS.way(frame)]}", n=PAY_GOODS.left(frame))


def remove_troops(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    return Phrase(f"remove_{REMOVAL_WORDS[REMOVE_TROOPS.way(frame)]}", n=REMOVE_TROOPS.left(frame))


def boat_show(text: Cards, board: Rurik, frame: Frame) -> Phrase:
    goods = board.players[frame.seat].boat_total()
    return Phrase("boat_show_solo" if board.solo else "boat_show", n=goods)


STEPS: dict[str, Callable[[Cards, Rurik, Frame], Phrase]] = {
    "choose_agenda": choose_agenda,
    "place_troops": place_troops,
    "place_leaders": place_leaders,
    "advisor": advisor,
    "banner": banner,
    "bribe": bribe,
    "turn": turn,
    "pay_conversion": pay_conversion,
    "muster": again,
    "attack": again,
    "move": move,
    "move_any": move,
    "companions": companions,
    "lure": lure,
    "lure_to": lure,
    "reveal": reveal,
    "market": market,
    "build_what": build_what,
    "church": church,
    "draw": draw,
    "pay_goods": pay_goods,
    "remove_troops": remove_troops,
    "boat_show": boat_show,
}
