"""Every card and board of Rurik, as a list shows it: in our own words, and where each fact comes from."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    DEED_NAMES,
    FACTS,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    REWARD_NAMES,
    SCHEME_NAMES,
    SOLO_AGENDAS,
    SOLO_DEEDS,
    STICKERS,
)
from prestol.games.rurik.rules.solo_cards import BOARDS, PRIORITIES, SOLO_ROWS, Board
from prestol.games.rurik.text.cards import Cards
from prestol.text.game_text import CardText


def listed(text: Cards) -> list[CardText]:
    packs = (schemes, deeds, agendas, leaders, rewards, boards, solo_cards)
    return [card for pack in packs for card in pack(text)]


def sentence(text: Cards, effect: str, solo: bool) -> str:
    """What a card does; some cards are not for the solo game."""
    return f"{effect}." if solo else f"{effect}. {text.words('not_solo')}"


# -- packs ------------------------------------------------------------------------------------------------------------


def schemes(text: Cards) -> Iterator[CardText]:
    for card, id in enumerate(SCHEME_NAMES):
        yield CardText("schemes", id, text.scheme_name(card), 1, text.scheme(card), FACTS["schemes"]["from"])


def deeds(text: Cards) -> Iterator[CardText]:
    for card, id in enumerate(DEED_NAMES, FIRST_DEED):
        effect = sentence(text, text.deed_in_full(card), card in SOLO_DEEDS)
        yield CardText("deeds", id, text.deed(card), 1, effect, FACTS["deeds"]["from"])


def agendas(text: Cards) -> Iterator[CardText]:
    for card, id in enumerate(AGENDA_NAMES, FIRST_AGENDA):
        effect = sentence(text, text.agenda_text(card), card in SOLO_AGENDAS)
        yield CardText("agendas", id, text.agenda(card), 1, effect, FACTS["agendas"]["from"])


def leaders(text: Cards) -> Iterator[CardText]:
    for who, fact in enumerate(FACTS["leader"]):
        effect = sentence(text, text.power(who), fact.get("solo", True))
        yield CardText("leaders", fact["id"], text.leader(who), 1, effect, FACTS["leaders"]["from"])


def rewards(text: Cards) -> Iterator[CardText]:
    """The stickers, kind by kind."""
    effect, origin = text.words("reward_effect"), FACTS["rebels"]["from"]
    for reward, id in enumerate(REWARD_NAMES):
        title = text.words("reward_name", reward=text.rebel_reward(reward))
        yield CardText("rewards", id, title, STICKERS.count(reward), effect, origin)


def boards(text: Cards) -> Iterator[CardText]:
    for board in BOARDS:
        title = text.words("board_name", level=board.level)
        yield CardText("boards", str(board.level), title, 1, board_effect(text, board), FACTS["solo"]["from"])


def solo_cards(text: Cards) -> Iterator[CardText]:
    for number, fact in enumerate(FACTS["card"]):
        title, effect = text.words("card_name", number=number + 1), card_effect(text, FIRST_CARD + number)
        yield CardText("cards", f"c{number + 1}", title, 1, effect, fact["from"])


# -- boards and cards of the solo game --------------------------------------------------------------------------------


def board_effect(text: Cards, board: Board) -> str:
    """The first priority, and the bonuses column by column."""
    columns = "; ".join(column_effect(text, board, priority) for priority in range(PRIORITIES))
    return text.words("board_effect", priority=text.priority(board.start_priority), columns=columns)


def column_effect(text: Cards, board: Board, priority: int) -> str:
    """Bonuses in brackets lie under a coin at first."""
    bonuses = [(text.bonus(bonus), bonus.covered) for bonus in board.columns[priority]]
    return f"{text.priority(priority)} – {', '.join(f'({bonus})' if covered else bonus for bonus, covered in bonuses)}"


def card_effect(text: Cards, card: int) -> str:
    rows = ", ".join(row_effect(text, row) for row in SOLO_ROWS[card - FIRST_CARD])
    builds = text.build_orders(card, range(PRIORITIES))
    return text.words("card_effect", regions=text.order(card), builds=builds, rows=rows)


def row_effect(text: Cards, row: int) -> str:
    """“4 attack$/muster/tax$”."""
    cells = [text.cell_in_short(row, priority) for priority in range(PRIORITIES)]
    return f"{text.advisor_in_short(row)} {'/'.join(cells)}"
