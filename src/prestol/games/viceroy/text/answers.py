"""What an answer says on its button: the verb, what it costs, and what it brings."""

from __future__ import annotations

from prestol.core.engine import Frame
from prestol.games.viceroy.rules.auction import pass_income
from prestol.games.viceroy.rules.cards import (
    COLOUR_NAMES,
    COLOURS,
    DISCARD_GEMS,
    TOP_TOKEN,
    TUCK_TAKEN,
    cost_of,
    row_of,
    top_rows,
)
from prestol.games.viceroy.rules.development import PLAY_CARD
from prestol.games.viceroy.rules.laws import CHOOSE_OPTION, TUCK_FROM_HAND
from prestol.games.viceroy.rules.notation import KIND_NAMES
from prestol.games.viceroy.rules.paying import PAY_CARD
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.placing import way_of
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.positions import PLACE
from prestol.games.viceroy.rules.rewards import KEEP_OR_TUCK, OWN_GEM, TOP_REWARD
from prestol.games.viceroy.rules.spots import SPOT_NAMES, other_end
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.swapping import NO_TOKEN, SWAP_CARD, SWAP_KIND
from prestol.games.viceroy.rules.tokens import INFINITE
from prestol.games.viceroy.text.cards import Cards
from prestol.text.game_text import Seat

Values = dict[str, object]
CARD_FAMILIES = ("start", "keep", "play", "discard", "tuck", "return")
COLOUR_FAMILIES = ("bid", "gem", "use", "colour", "store")
SPOT_FAMILIES = ("take", "drop")


def values(text: Cards, board: Viceroy, seat: int, family: str, label: str) -> Values:
    """The values of an answer's sentence."""
    if family in CARD_FAMILIES:
        return of_card(text, board, family, int(label))
    if family in COLOUR_FAMILIES:
        return of_colour(text, board, COLOUR_NAMES.index(label))
    if family in SPOT_FAMILIES:
        return of_spot(text, board, SPOT_NAMES.index(label))
    if family == "slot":
        return of_slot(text, board, seat, PLACE.parse(label))
    if family == "player":
        return {"other": Seat(int(label) - 1)}
    if family == "paint":
        sector, _, colour = label.partition("_")
        return {"sector": text.words(f"sector.{sector}"), "colour": text.words(f"colour.{colour}")}
    return of_question(text, board, seat, family, label)


# -- cards, colours and spots ------------------------------------------------------------------------------------------


def of_card(text: Cards, board: Viceroy, family: str, card: int) -> Values:
    found: Values = {"card": text.card(card)}
    if family == "start":
        found["reward"] = text.symbols(row_of(card, 0))
    if family == "discard":
        found["gems"] = text.some_gems(DISCARD_GEMS)
    if family == "tuck":
        found["points"] = text.points_each(TUCK_FROM_HAND.card(board.stack[-1]))
    return found


def of_colour(text: Cards, board: Viceroy, colour: int) -> Values:
    offered = board.bases[colour] + board.tips[colour]
    return {
        "gem": text.gem(colour),
        "infinite": text.symbol(INFINITE + colour),
        "n": board.reserve[colour],
        "cards": text.words("bid_for", cards=", ".join(map(text.name, offered))) if offered else "",
    }


def of_spot(text: Cards, board: Viceroy, spot: int) -> Values:
    """A card on offer; ``other`` lies at the other end of the same arrow."""
    return {
        "spot": text.spot(spot),
        "card": text.card(board.offer_at(spot)),
        "other": text.card(board.offer_at(other_end(spot))),
    }


# -- slots -------------------------------------------------------------------------------------------------------------


def of_slot(text: Cards, board: Viceroy, seat: int, place: int) -> Values:
    """An empty slot to play a card to, or a card in a pyramid that is chosen."""
    frame = board.stack[-1]
    if frame.step is PLAY_CARD:
        return {"what": play_to(text, board.players[seat], PLAY_CARD.card(board, frame), place)}
    owner = board.players[SWAP_CARD.owner(board, frame) if frame.step is SWAP_CARD else seat]
    return card_in_slot(text, owner, place)


def card_in_slot(text: Cards, owner: Player, place: int) -> Values:
    tokens = text.symbols(owner.kinds_at(place))
    return {"card": text.card(owner.card_at(place)), "level": level_of(place), "tokens": tokens}


def play_to(text: Cards, player: Player, card: int, place: int) -> str:
    key = f"slot.{way_of(card)}"
    if player.card_at(place) != NO_CARD:
        return text.words(key, **card_in_slot(text, player, place))
    return text.words(key, where=text.slot(player, place), cost=text.cost(cost_of(card, level_of(place))))


# -- answers that mean something only at their own question ------------------------------------------------------------


def of_question(text: Cards, board: Viceroy, seat: int, family: str, label: str) -> Values:
    frame = board.stack[-1]
    if family == "pass":
        return {"n": pass_income(board, seat)}
    if family == "deck":
        left = board.laws_left() if label == "law" else board.small
        return {"deck": text.words(f"deck.{label}"), "n": left}
    if family == "pay":
        return {"gems": text.gems([PAY_CARD.owed(board, frame, colour) for colour in range(COLOURS)])}
    if family in ("option", "top", "token"):
        return {"what": chosen(text, frame, family, label)}
    if frame.step is OWN_GEM:
        return {"gem": text.gem(OWN_GEM.colour(frame))}
    return kept_or_tucked(text, board.players[seat]) if frame.step is KEEP_OR_TUCK else {}


def chosen(text: Cards, frame: Frame, family: str, label: str) -> str:
    """One of several rewards, or a token to be swapped."""
    if family == "option":
        return text.symbols(row_of(CHOOSE_OPTION.card(frame), int(label) - 1))
    if family == "top":
        return top_reward(text, TOP_REWARD.card(frame), label)
    key = "token_theirs" if SWAP_KIND.theirs(frame) == NO_TOKEN else "token_own"
    return text.words(key, token=text.symbol(KIND_NAMES.index(label)))


def top_reward(text: Cards, card: int, label: str) -> str:
    if label == "points":
        return text.symbol(TOP_TOKEN)
    return text.symbols([symbol for row in top_rows(card) for symbol in row])


def kept_or_tucked(text: Cards, player: Player) -> Values:
    points = text.points_each(TUCK_TAKEN)
    return {"card": text.card(player.taken[-1]), "law": text.card(TUCK_TAKEN), "points": points}
