"""Every card and board of Rurik, as a list shows it: in our own words, and where each fact comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    BONUSES,
    DEED_NAMES,
    FACTS,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    LEADER_NAMES,
    ORDERS,
    PRIORITIES,
    REWARD_NAMES,
    SCHEME_NAMES,
    SOLO_AGENDAS,
    SOLO_DEEDS,
    SOLO_ROWS,
    START_PRIORITY,
    STICKERS,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.text.rurik_log import build_orders
from prestol.text.teller import CardText

if TYPE_CHECKING:
    from prestol.text.rurik import Chronicler


def cards(tell: Chronicler) -> list[CardText]:
    packs = (scheme_cards, deed_cards, agenda_cards, leader_cards, reward_cards, boards, solo_cards)
    return [card for pack in packs for card in pack(tell)]


def scheme_cards(tell: Chronicler) -> list[CardText]:
    found = []
    for card, name in enumerate(SCHEME_NAMES):
        title = tell.say("scheme_name", number=card + 1)
        found.append(CardText("schemes", name, title, 1, tell.scheme(card), FACTS["schemes"]["from"]))
    return found


def deed_cards(tell: Chronicler) -> list[CardText]:
    found = []
    for card, name in enumerate(DEED_NAMES, FIRST_DEED):
        text = f"{tell.deed_text(card, 'deed_effect')}." + ("" if card in SOLO_DEEDS else tell.say("not_solo"))
        found.append(CardText("deeds", name, tell.deed(card), 1, text, FACTS["deeds"]["from"]))
    return found


def agenda_cards(tell: Chronicler) -> list[CardText]:
    found = []
    for card, name in enumerate(AGENDA_NAMES, FIRST_AGENDA):
        text = f"{tell.agenda_text(card)}." + ("" if card in SOLO_AGENDAS else tell.say("not_solo"))
        found.append(CardText("agendas", name, tell.agenda(card), 1, text, FACTS["agendas"]["from"]))
    return found


def leader_cards(tell: Chronicler) -> list[CardText]:
    found = []
    for who, name in enumerate(LEADER_NAMES):
        text = f"{tell.say(f'power.{name}')}."
        text += tell.say("not_solo") if name in FACTS["leaders"]["not_solo"] else ""
        found.append(CardText("leaders", name, tell.leader(who), 1, text, FACTS["leaders"]["from"]))
    return found


def reward_cards(tell: Chronicler) -> list[CardText]:
    """The stickers, kind by kind."""
    effect, origin = tell.say("reward_effect"), FACTS["rebels"]["from"]
    return [
        CardText(
            "rewards",
            name,
            tell.say("reward_name", reward=tell.rebel_reward(reward)),
            STICKERS.count(reward),
            effect,
            origin,
        )
        for reward, name in enumerate(REWARD_NAMES)
    ]


def boards(tell: Chronicler) -> list[CardText]:
    return [
        CardText(
            "boards",
            str(board["level"]),
            tell.say("board_name", level=board["level"]),
            1,
            board_text(tell, board["level"]),
            FACTS["solo"]["from"],
        )
        for board in FACTS["board"]
    ]


def solo_cards(tell: Chronicler) -> list[CardText]:
    found = []
    for number, fact in enumerate(FACTS["card"]):
        title, text = tell.say("card_name", number=number + 1), card_text(tell, FIRST_CARD + number)
        found.append(CardText("cards", f"c{number + 1}", title, 1, text, fact["from"]))
    return found


# -- boards and cards of the solo game --------------------------------------------------------------------------------


def board_text(tell: Chronicler, level: int) -> str:
    """The first priority, and the bonuses column by column."""
    columns = []
    for priority in range(PRIORITIES):
        bonuses = ", ".join(bonus_text(tell, bonus) for bonus in BONUSES[4 * level + priority])
        columns.append(f"{tell.priority(priority)} – {bonuses}")
    return tell.say("board_effect", priority=tell.priority(START_PRIORITY[level]), columns="; ".join(columns))


def bonus_text(tell: Chronicler, bonus: list[int]) -> str:
    main, effect, covered = bonus
    text = tell.say("bonus", main=tell.banner(main), bonus=tell.bonus(effect))
    return f"({text})" if covered else text


def card_text(tell: Chronicler, card: int) -> str:
    rows = ", ".join(row_text(tell, number) for number in SOLO_ROWS[card - FIRST_CARD])
    order = tell.regions(ORDERS[card - FIRST_CARD])
    return tell.say("card_effect", regions=order, builds=build_orders(tell, card, range(PRIORITIES)), rows=rows)


def row_text(tell: Chronicler, number: int) -> str:
    """«4 attack$/muster/tax$»."""
    star = "*" if row_since(number) > 1 else ""
    cells = [
        tell.banner(row_banner(number, priority)) + ("$" if row_marked(number, priority) else "")
        for priority in range(PRIORITIES)
    ]
    return f"{row_advisor(number)}{star} {'/'.join(cells)}"
