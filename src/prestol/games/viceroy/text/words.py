"""Viceroy in words."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import State
from prestol.games.viceroy import development, laws
from prestol.games.viceroy.auction import PASS_GEMS
from prestol.games.viceroy.cards import (
    ANY_INFINITE,
    ATTACK,
    ATTACK_BEHIND_SCREEN,
    BOTTOM,
    CARDS,
    CIRCLE_BONUS,
    COLOUR_NAMES,
    COLOURS,
    COSTS,
    DRAWS,
    DUPLICATE,
    GEMS,
    INFINITE,
    MAGIC_BONUS,
    REPLACE,
    ROWS,
    SCIENCE,
    STORED,
    TOKENS,
    TOP_LEFT,
    TOP_RIGHT,
    TUCK_TAKEN,
    USED,
    VP,
    bonus_worth,
    has_options,
    is_law,
)
from prestol.games.viceroy.notation import SPOTS, TOKEN_NAMES, parse_place
from prestol.games.viceroy.places import START, UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.state import Player, Viceroy
from prestol.text import Words
from prestol.text.teller import CardText, Seat

TURNS = 12
CARD_FAMILIES = ("start", "keep", "play", "discard", "tuck", "return")
COLOUR_FAMILIES = ("bid", "gem", "use", "colour", "store")
SPOT_FAMILIES = ("take", "drop")
CARD_EVENTS = ("started", "won", "virtual_took", "revealed", "discarded", "played", "got", "took_back", "put_back")
COLOUR_EVENTS = ("bid_gem", "virtual_bid", "used_infinite", "circle_gem", "took_gem", "gave_gem", "stored_gem")
TOKEN_EVENTS = ("gained_token", "lost_token")
NOTHING = "–"


class Herald:
    """Puts Viceroy into words of one language."""

    quiet: Sequence[str] = ("refreshed", "revealed")

    def __init__(self, words: Words) -> None:
        self.words = words

    # -- cards --------------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.words(f"viceroy.card.{card}")

    def card(self, card: int) -> str:
        """«Captain (32)»; a card that is not there is a dash."""
        return self.words("viceroy.card_with_number", name=self.name(card), number=card) if card > 0 else NOTHING

    def effect(self, card: int) -> str:
        """What a card costs and brings, or what a law does."""
        if not is_law(card):
            return "; ".join(self.row(card, level) for level in range(1, 5))
        if has_options(card):
            options = " / ".join(self.symbols(ROWS[4 * card + row]) for row in range(3))
            return self.words("viceroy.choose_one", options=options)
        return self.words(f"viceroy.effect.{CARDS[card - 1]['id']}")

    def row(self, card: int, level: int) -> str:
        """«level 2 (+ blue): 5 gems»."""
        gem = self.colour(COLOUR_NAMES.index(CARDS[card - 1]["cost"][level - 1]))
        return self.words("viceroy.row", level=level, gem=gem, reward=self.symbols(ROWS[4 * card + level - 1]))

    def sectors(self, card: int) -> str:
        left, right, bottom = (self.colour(sectors[card]) for sectors in (TOP_LEFT, TOP_RIGHT, BOTTOM))
        return self.words("viceroy.sectors", left=left, right=right, bottom=bottom)

    def cards(self) -> list[CardText]:
        return [self.card_text(fact["number"], fact["from"]) for fact in CARDS]

    def card_text(self, card: int, provenance: str) -> CardText:
        effect = f"{self.effect(card)} · {self.sectors(card)}"
        return CardText("laws" if is_law(card) else "characters", str(card), self.name(card), 1, effect, provenance)

    # -- gems, tokens and rewards -------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        return self.words(f"viceroy.colour.{COLOUR_NAMES[colour]}")

    def gem(self, colour: int) -> str:
        """«a red gem»."""
        return self.words(f"viceroy.gem.{COLOUR_NAMES[colour]}")

    def gems(self, counts: Sequence[int]) -> str:
        """«1 blue, 2 yellow»."""
        return ", ".join(self.gems_of(colour, number) for colour, number in enumerate(counts) if number > 0)

    def gems_of(self, colour: int, number: int) -> str:
        return self.words(f"viceroy.gems.{COLOUR_NAMES[colour]}", n=number)

    def cost(self, counts: Sequence[int]) -> str:
        """«green, blue, 2 yellow»."""
        return ", ".join(self.colour(at) if n == 1 else self.gems_of(at, n) for at, n in enumerate(counts) if n > 0)

    def symbols(self, symbols: Sequence[int]) -> str:
        """What a row of a card or the tokens on it bring: «1 attack, 2 gems, 2 points»."""
        found = [self.symbol(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols)]
        return ", ".join(found) or self.words("viceroy.none")

    def symbol(self, symbol: int, count: int = 1) -> str:
        """One kind of token or reward; plain tokens are counted, others have a number of their own."""
        if symbol == ATTACK_BEHIND_SCREEN:
            symbol = ATTACK
        if symbol <= ATTACK:
            return self.words(f"viceroy.token.{TOKEN_NAMES[symbol]}", n=count)
        one = self.one_symbol(symbol)
        return one if count == 1 else f"{count} × {one}"

    def one_symbol(self, symbol: int) -> str:
        if symbol == ANY_INFINITE:
            return self.words("viceroy.token.infinite_any")
        if INFINITE <= symbol < TOKENS:
            return self.words(f"viceroy.token.{TOKEN_NAMES[symbol]}")
        if CIRCLE_BONUS <= symbol < INFINITE:
            colour = COLOUR_NAMES[(symbol - CIRCLE_BONUS) // 2]
            return self.words(f"viceroy.token.circle_bonus_{colour}", n=bonus_worth(symbol))
        kind, first = next((kind, first) for kind, first in NUMBERED if symbol >= first)
        return self.words(f"viceroy.token.{kind}", n=symbol - first)

    # -- places -------------------------------------------------------------------------------------------------------

    def where(self, player: Player, place: int) -> str:
        """An empty slot: «level 1, left», «level 2, on Captain and Fairy»."""
        if level_of(place) == 1:
            side = "left" if place < min(player.places, default=START) else "right"
            return self.words(f"viceroy.where.{side}")
        left, right = (self.name(player.card_at(place + step)) for step in (UNDER_LEFT, UNDER_RIGHT))
        return self.words("viceroy.where.on", level=level_of(place), left=left, right=right)

    def slot(self, board: Viceroy, seat: int, place: int) -> dict[str, object]:
        """An empty slot to play a card to, or a card in a pyramid that is chosen."""
        frame = board.stack[-1]
        owner = board.players[seat]
        if frame.step is laws.SWAP_CARD:
            owner = laws.token_owner(board, frame)
        values: dict[str, object] = {
            "card": self.card(owner.card_at(place)),
            "level": level_of(place),
            "tokens": self.symbols(owner.tokens_at(place)),
        }
        if frame.step is development.PLAY_CARD:
            values["what"] = self.play_to(owner, frame.card, place)
        return values

    def play_to(self, player: Player, card: int, place: int) -> str:
        there, level = self.card(player.card_at(place)), level_of(place)
        if card == REPLACE:
            return self.words("viceroy.slot.replace", card=there, level=level)
        if card == DUPLICATE:
            return self.words("viceroy.slot.under", card=there, tokens=self.symbols(player.tokens_at(place)))
        where = self.where(player, place)
        if is_law(card):
            return self.words("viceroy.slot.free", where=where)
        return self.words("viceroy.slot.pay", where=where, cost=self.cost(COSTS[8 * card + level]))

    # -- answers ------------------------------------------------------------------------------------------------------

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Viceroy)
        if family in CARD_FAMILIES:
            return {"card": self.card(int(label)), "reward": self.symbols(ROWS[4 * int(label)])}
        if family in COLOUR_FAMILIES:
            return self.colour_action(board, COLOUR_NAMES.index(label))
        if family in SPOT_FAMILIES:
            return self.spot(board, SPOTS.index(label))
        if family == "slot":
            return self.slot(board, seat, parse_place(label))
        if family == "player":
            return {"other": Seat(int(label) - 1)}
        if family == "paint":
            sector, _, colour = label.partition("_")
            return {"sector": self.words(f"viceroy.sector.{sector}"), "colour": self.words(f"viceroy.colour.{colour}")}
        return self.other_action(board, seat, family, label)

    def other_action(self, board: Viceroy, seat: int, family: str, label: str) -> dict[str, object]:
        """Answers that mean something only at their own question."""
        frame, player = board.stack[-1], board.players[seat]
        if family == "pass":
            return {"n": PASS_GEMS + player.count_tokens(SCIENCE)}
        if family == "pay":
            return {"gems": self.gems([development.owed(frame, colour) for colour in range(COLOURS)])}
        if family == "deck":
            left = board.laws_left() if label == "law" else board.small
            return {"deck": self.words(f"viceroy.deck.{label}"), "n": left}
        if family == "option":
            return {"what": self.symbols(ROWS[4 * frame.card + int(label) - 1])}
        if family == "top":
            return {"what": self.top_reward(frame.card, label)}
        if family == "token":
            key = "viceroy.token_theirs" if frame.count == 0 else "viceroy.token_own"
            return {"what": self.words(key, token=self.symbol(TOKEN_NAMES.index(label)))}
        if family in ("yes", "no"):
            taken = player.taken[-1] if player.taken else 0
            return {"card": self.card(taken), "law": self.card(TUCK_TAKEN), "gem": self.gem(frame.card & 3)}
        return {}

    def top_reward(self, card: int, label: str) -> str:
        if label == "points":
            return self.words("viceroy.token.vp", n=15)
        return self.symbols([symbol for row in range(3) for symbol in ROWS[4 * card + row]])

    def colour_action(self, board: Viceroy, colour: int) -> dict[str, object]:
        offered = board.bases[colour] + board.tips[colour]
        return {
            "gem": self.gem(colour),
            "infinite": self.symbol(INFINITE + colour),
            "n": board.reserve[colour],
            "cards": self.words("viceroy.bid_for", cards=", ".join(map(self.name, offered))) if offered else "",
        }

    def spot(self, board: Viceroy, spot: int) -> dict[str, object]:
        """A card on offer; ``other`` lies at the other end of the same arrow."""
        return {
            "spot": self.words(f"viceroy.spot.{SPOTS[spot]}"),
            "card": self.card(board.offer_at(spot)),
            "other": self.card(board.offer_at(spot ^ 1)),
        }

    # -- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, board: State, step: str) -> str:
        """The key of the question: some laws lie elsewhere, and a swap asks for the other's token, then for the own."""
        assert isinstance(board, Viceroy)
        frame = board.stack[-1]
        if step == "play" and frame.card in (REPLACE, DUPLICATE):
            return "play_replace" if frame.card == REPLACE else "play_under"
        if step == "play" and is_law(frame.card):
            return "play_law"
        if step in ("swap_card", "swap_kind") and frame.count > 0:
            return f"{step}_own"
        return step

    # -- the log ------------------------------------------------------------------------------------------------------

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        if kind in CARD_EVENTS:
            return {"card": self.card(a)}
        if kind in COLOUR_EVENTS:
            return {"gem": self.gem(a), "infinite": self.symbol(INFINITE + a), "other": Seat(b)}
        if kind in TOKEN_EVENTS:
            return {"token": self.symbol(a), "level": level_of(b)}
        if kind == "tucked":
            return {"card": self.card(a), "level": level_of(b)}
        return self.other_event(kind, a, b)

    def other_event(self, kind: str, a: int, b: int) -> dict[str, object]:
        if kind == "placed":
            where = "under" if a == DUPLICATE else "level"
            return {"card": self.card(a), "where": self.words(f"viceroy.placed.{where}", level=level_of(b))}
        if kind == "paid":
            return {"gems": self.gems_of(a, b)}
        if kind == "clashed":
            return {"colour": self.colour(a), "n": b}
        if kind == "claimed_same":
            return {"spot": self.words(f"viceroy.spot.{SPOTS[a]}"), "other": Seat(b)}
        if kind == "swapped":
            return {"other": Seat(a), "mine": self.symbol(b // 64), "theirs": self.symbol(b % 64)}
        if kind == "took_offer":
            new = self.words("viceroy.replaced_by", card=self.card(b)) if b > 0 else ""
            return {"card": self.card(a), "new": new}
        return {"n": a, "last": TURNS}


NUMBERED = (("cards", DRAWS), ("gems", GEMS), ("magic_bonus", MAGIC_BONUS), ("vp", VP))  # descending
assert VP < MAGIC_BONUS < CIRCLE_BONUS < INFINITE < USED < STORED < TOKENS < GEMS < DRAWS < ATTACK_BEHIND_SCREEN
