"""Viceroy in text: actions, cards, and the numbers a written position may name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prestol.core.actions import ActionSpace, Family
from prestol.core.errors import BadPosition
from prestol.core.position import Field
from prestol.games.viceroy.auction import SETTLED
from prestol.games.viceroy.cards import (
    ATTACK,
    CHARACTERS,
    CIRCLE_BONUS,
    COLOUR_NAMES,
    COLOURS,
    DEFENSE,
    FIRST_LAW,
    INFINITE,
    LAST_CARD,
    MAGIC,
    MAGIC_BONUS,
    ROWS,
    SCIENCE,
    STORED,
    TOKENS,
    USED,
    VP,
    is_law,
)
from prestol.games.viceroy.invariants import knowledge_violations, pyramid_violations
from prestol.games.viceroy.places import (
    FARTHEST,
    LEVELS_OF_SLOTS,
    SECTOR_NAMES,
    START,
    WIDTH,
    place_at,
    place_text,
    slot_place,
)
from prestol.games.viceroy.rewards import LEVEL5_VP
from prestol.games.viceroy.state import (
    ATTACK_BID,
    BEST,
    BID,
    COLOUR,
    DECK,
    DISCARD,
    DROP,
    GEM,
    KEEP,
    NO,
    NO_BID,
    OPTION,
    PAINT,
    PASS,
    PAY,
    PLAY,
    PLAYER,
    RESERVE,
    RETURN,
    SLOT,
    START_CARD,
    STOP,
    STORE,
    TAKE,
    TOKEN,
    TOP,
    TUCK,
    USE,
    YES,
    Player,
    Viceroy,
    left_out,
)

CARD_NAMES = [str(card) for card in range(1, LAST_CARD + 1)]
SPOTS = [f"{colour}_{end}" for colour in COLOUR_NAMES for end in ("base", "tip")]


def token_name(token: int) -> str:
    """«vp3», «infinite_red»; the spare numbers between the kinds stand for no token."""
    if token <= ATTACK:
        return ("science", "magic", "defense", "attack")[token]
    if token < MAGIC_BONUS:
        return f"vp{token - VP}"
    if token < CIRCLE_BONUS:
        return f"magic_bonus{token - MAGIC_BONUS}"
    if token < INFINITE:
        return f"circle_bonus_{COLOUR_NAMES[(token - CIRCLE_BONUS) // 2]}{4 if token & 1 else 2}"
    kind = "infinite" if token < USED else "used" if token < STORED else "stored"
    return f"{kind}_{COLOUR_NAMES[token & 3]}"


assert (SCIENCE, MAGIC, DEFENSE, ATTACK) == (0, 1, 2, 3)
TOKEN_NAMES = [token_name(token) for token in range(TOKENS)]
REAL_TOKENS = {token_name(symbol) for row in ROWS for symbol in row if symbol < TOKENS} | {
    *TOKEN_NAMES[:VP],
    *TOKEN_NAMES[INFINITE:],
    token_name(VP + LEVEL5_VP),
}

ACTIONS = ActionSpace(
    Family("pass", PASS),
    Family("bid", BID, COLOUR_NAMES),
    Family("attack", ATTACK_BID),
    Family("take", TAKE, SPOTS),
    Family("drop", DROP, SPOTS),
    Family("gem", GEM, COLOUR_NAMES),
    Family("use", USE, COLOUR_NAMES),
    Family("pay", PAY),
    Family("deck", DECK, ("law", "character")),
    Family("top", TOP, ("rewards", "points")),
    Family("yes", YES),
    Family("no", NO),
    Family("stop", STOP),
    Family("colour", COLOUR, COLOUR_NAMES),
    Family("option", OPTION, ("1", "2", "3")),
    Family("player", PLAYER, ("1", "2", "3", "4")),
    Family("store", STORE, COLOUR_NAMES),
    Family("best", BEST),
    Family("return", RETURN, CARD_NAMES[CHARACTERS:]),
    Family("token", TOKEN, TOKEN_NAMES),
    Family("paint", PAINT, [f"{sector}_{colour}" for sector in SECTOR_NAMES for colour in COLOUR_NAMES]),
    Family("start", START_CARD, CARD_NAMES[:CHARACTERS]),
    Family("keep", KEEP, CARD_NAMES[:CHARACTERS]),
    Family("play", PLAY, CARD_NAMES),
    Family("discard", DISCARD, CARD_NAMES),
    Family("tuck", TUCK, CARD_NAMES),
    Family("slot", SLOT, [place_text(slot_place(number)) for number in range(LEVELS_OF_SLOTS * WIDTH)]),
)

PACKS = {
    "cards": {card: str(card) for card in range(1, LAST_CARD + 1)},
    "characters": {card: str(card) for card in range(1, FIRST_LAW)},
    "laws": {card: str(card) for card in range(FIRST_LAW, LAST_CARD + 1)},
}
ALL_CARDS = range(1, LAST_CARD + 1)
BACKS = [1 if is_law(card) else 0 for card in range(LAST_CARD + 1)]


def in_play(s: Viceroy) -> Sequence[int]:
    without = left_out(s.options)
    return [card for card in ALL_CARDS if card not in without] if without else ALL_CARDS


# -- positions ---------------------------------------------------------------------------------------------------------


def parse_place(word: str) -> int:
    level, _, pos = word.partition(":")
    if not (1 <= int(level) <= LEVELS_OF_SLOTS and abs(int(pos)) <= FARTHEST):
        raise ValueError(word)
    return int(place_at(int(level), int(pos)))


def token_text(entry: int) -> str:
    """«2:0:science»."""
    return f"{place_text(entry >> 6)}:{TOKEN_NAMES[entry & 63]}"


def parse_token(word: str) -> int:
    place, _, token = word.rpartition(":")
    return parse_place(place) * 64 + TOKEN_NAMES.index(token)


def paint_text(entry: int) -> str:
    return f"{place_text(entry >> 4)}:{SECTOR_NAMES[entry >> 2 & 3]}:{COLOUR_NAMES[entry & 3]}"


def parse_paint(word: str) -> int:
    place, sector, colour = word.rsplit(":", 2)
    return parse_place(place) * 16 + SECTOR_NAMES.index(sector) * 4 + COLOUR_NAMES.index(colour)


def fields(s: Viceroy) -> list[Field]:
    found = [number_field(s, name, usual) for name, usual in NUMBERS.items()]
    found += [
        list_field(s, "standing", [0] * s.seats),
        list_field(s, "bids", [NO_BID] * s.seats, bid_text, parse_bid),
        list_field(s, "chosen", [0] * s.seats, str, int),
        list_field(s, "virtual_bids", [], bid_text, parse_bid),
    ]
    for seat, player in enumerate(s.players):
        found += player_fields(seat, player)
    reserve = Field("reserve", lambda: s.reserve[:], lambda given: set_reserve(s, given), lambda: rest_of_gems(s))
    return [*found, reserve]


NUMBERS = {"turn": 0, "small": 0, "skips": 0, "virtuals_out": 0, "screens": 1}


def number_field(s: Viceroy, name: str, usual: int) -> Field:
    def put(given: list[int]) -> None:
        setattr(s, name, type(getattr(s, name))(given[0]))  # «screens» is a yes or no

    return Field(name, lambda: [int(getattr(s, name))], put, lambda: [usual])


Text = Callable[[int], str] | None
Parse = Callable[[str], int] | None


def list_field(s: Viceroy | Player, name: str, usual: list[int], text: Text = None, parse: Parse = None) -> Field:
    return Field(name, lambda: getattr(s, name)[:], lambda given: setattr(s, name, given), lambda: usual, text, parse)


def bid_text(bid: int) -> str:
    return "none" if bid == NO_BID else "settled" if bid == SETTLED else ACTIONS.text(bid)


def parse_bid(word: str) -> int:
    special = {"none": NO_BID, "settled": SETTLED}
    return special[word] if word in special else [ACTIONS.text(bid) for bid in range(ATTACK_BID + 1)].index(word)


SORTED = ("tokens", "sent_back", "paint")


def player_fields(seat: int, player: Player) -> list[Field]:
    def of(name: str, usual: Callable[[], list[int]], text: Text = None, parse: Parse = None) -> Field:
        def put(given: list[int]) -> None:
            setattr(player, name, sorted(given) if name in SORTED else given[:])

        return Field(f"{name}.{seat}", lambda: getattr(player, name)[:], put, usual, text, parse)

    def one(name: str) -> Field:
        get, put = lambda: [getattr(player, name)], lambda given: setattr(player, name, given[0])
        return Field(f"{name}.{seat}", get, put, lambda: [0])

    none: list[int] = [0] * COLOURS
    return [
        of("places", lambda: [START + at for at in range(len(player.cards))], place_text, parse_place),
        of("hosts", lambda: [START for _ in player.tucked], place_text, parse_place),
        of("tokens", lambda: [], token_text, parse_token),
        of("gems", lambda: none),
        of("returned", lambda: none),
        of("least", lambda: [gems + max(sent, 0) for gems, sent in zip(player.gems, player.returned, strict=True)]),
        one("attack"),
        one("draws"),
        of("sent_back", lambda: []),
        of("paint", lambda: [], paint_text, parse_paint),
    ]


def set_reserve(s: Viceroy, given: list[int]) -> None:
    s.reserve = given[:]


def rest_of_gems(s: Viceroy) -> list[int]:
    """Gems that lie neither behind a screen nor on a card."""
    return [
        RESERVE * s.seats - sum(player.gems[colour] + player.gems_on_cards(colour) for player in s.players)
        for colour in range(COLOURS)
    ]


def check(s: Viceroy) -> None:
    """Raise BadPosition if the position is impossible."""
    if any(not 0 <= f.seat < s.seats for f in s.stack):
        raise BadPosition("a step names a seat that is not there")
    if min(s.reserve) < 0 or s.reserve != rest_of_gems(s):
        raise BadPosition("the gems do not add up to {number} of each colour", number=RESERVE * s.seats)
    if not 0 <= s.small <= len(s.deck):
        raise BadPosition("the small deck is larger than all characters left")
    for player in s.players:
        check_player(player)
    if not 0 <= s.turn <= 12:
        raise BadPosition("there are twelve turns")
    if any(len(cards) > 1 for cards in s.bases + s.tips + s.played):
        raise BadPosition("there is room for one card at each end of an auction card, and for one being played")
    if s.skips >> s.seats or s.virtuals_out >> s.virtuals:
        raise BadPosition("somebody is out of the auction who is not in the game")


def check_player(player: Player) -> None:
    for complaint in pyramid_violations(player):
        raise BadPosition("this pyramid is impossible: {complaint}", complaint=complaint)
    if min(player.gems) < 0 or player.attack < 0 or sum(player.returned) not in (0, 2):
        raise BadPosition("a player has fewer gems or tokens than none, or did not return two start gems")
    if player.draws < 0 or knowledge_violations(player):
        raise BadPosition("what is known of a screen or a hand is not true")
    if any(token_name(entry & 63) not in REAL_TOKENS for entry in player.tokens):
        raise BadPosition("there is no such token")
    if len(player.hosts) != len(player.tucked):
        raise BadPosition("every tucked card has one host")
    if any(place not in player.places for place in player.hosts + [entry >> 6 for entry in player.tokens]):
        raise BadPosition("a token or a tucked card lies where there is no card")
    if any(card < 1 or card > CHARACTERS for card in player.sent_back) or len(player.sent_back) not in (0, 2):
        raise BadPosition("two characters are sent back at the start")
