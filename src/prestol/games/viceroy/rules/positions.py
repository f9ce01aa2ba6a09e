"""Written positions of Viceroy: their lines, and what its steps remember. What is impossible is in checks.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prestol.core.errors import BadPosition, Said
from prestol.core.forms import (
    NONE,
    Field,
    Flags,
    Kind,
    Named,
    Number,
    Slot,
    StepForm,
    list_field,
    named,
    number_field,
    player,
    player_slot,
)
from prestol.games.viceroy.rules import (
    auction,
    counts,
    development,
    laws,
    paying,
    placing,
    recolour,
    rewards,
    start,
    swapping,
    turns,
)
from prestol.games.viceroy.rules.actions import ATTACK_BID, PASS
from prestol.games.viceroy.rules.auction_checks import COLOUR_BIDS, bid_name
from prestol.games.viceroy.rules.cards import (
    ATTACK_BEHIND_SCREEN,
    AUCTION_ROUNDS,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    DEALT,
    DEVELOPMENT_ROUNDS,
    DRAWS,
    GEMS_IN_ALL,
    GEMS_RETURNED,
    LAST_CARD,
    LAWS_DRAWN,
    LAWS_RETURNED,
    LEVELS,
    MOST_PLAYERS,
    RESERVE_GEMS,
    ROWS,
    START_GEMS,
    SWAP_PRICE,
    SYMBOLS,
    TUCK_TAKEN,
    TURNS,
)
from prestol.games.viceroy.rules.checks import UNCOUNTED
from prestol.games.viceroy.rules.invariants import gems_out, large_due
from prestol.games.viceroy.rules.notation import KIND_NAMES
from prestol.games.viceroy.rules.paint import (
    SECTOR_NAMES,
    brush,
    paint_at,
    paint_colour,
    paint_place,
    paint_sector,
)
from prestol.games.viceroy.rules.places import FARTHEST, START, place_at, place_text
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.scoring import points
from prestol.games.viceroy.rules.sets import holds, single
from prestol.games.viceroy.rules.spots import ENDS
from prestol.games.viceroy.rules.state import ACTIVE, DONE, NO_BID, SETTLED, UNKNOWN, Viceroy, is_hidden
from prestol.games.viceroy.rules.tokens import INFINITE, KINDS, STORED, USED, kind_of, place_of, token_at

MOST = 99  # of anything that the rules do not limit

# -- kinds of words ----------------------------------------------------------------------------------------------------


class Place(Kind):
    """A slot of a pyramid: “2:-1”."""

    def text(self, number: int) -> str:
        return place_text(number)

    def parse(self, word: str) -> int:
        level, _, pos = word.partition(":")
        if not (1 <= int(level) <= LEVELS and abs(int(pos)) <= FARTHEST):
            raise ValueError(word)
        return int(place_at(int(level), int(pos)))

    @property
    def expected(self) -> Said:
        return Said("a slot such as 2:-1: a level from 1 to {levels} and a position", levels=int(LEVELS))


PLACE = Place()


class Token(Kind):
    """A token on a card: “2:0:science”."""

    def text(self, number: int) -> str:
        return f"{place_text(place_of(number))}:{KIND_NAMES[kind_of(number)]}"

    def parse(self, word: str) -> int:
        place, _, kind = word.rpartition(":")
        return int(token_at(PLACE.parse(place), KIND_NAMES.index(kind)))

    @property
    def expected(self) -> Said:
        return Said("a token in its slot, such as 1:0:science or 2:-1:infinite_red")


TOKEN = Token()


class SomeToken(Token):
    """The same, or none."""

    def text(self, number: int) -> str:
        return NONE if number == swapping.NO_TOKEN else super().text(number)

    def parse(self, word: str) -> int:
        return swapping.NO_TOKEN if word == NONE else super().parse(word)

    @property
    def expected(self) -> Said:
        return Said("a token in its slot, such as 1:0:science, or none")


class Paint(Kind):
    """A recoloured sector: “1:0:tr:green”."""

    def text(self, number: int) -> str:
        sector, colour = SECTOR_NAMES[paint_sector(number)], COLOUR_NAMES[paint_colour(number)]
        return f"{place_text(paint_place(number))}:{sector}:{colour}"

    def parse(self, word: str) -> int:
        place, sector, colour = word.rsplit(":", 2)
        number = brush(SECTOR_NAMES.index(sector), COLOUR_NAMES.index(colour))
        return int(paint_at(PLACE.parse(place), number))

    @property
    def expected(self) -> Said:
        return Said("a recoloured sector such as 1:0:tr:green: its slot, tl, tr, bl or br, and the new colour")


class Used(Flags):
    """Infinite gems used for a card: “red+red+blue”."""

    def text(self, number: int) -> str:
        gems = [name for colour, name in enumerate(self.names) for _ in range(counts.of_colour(number, colour))]
        return "+".join(gems) or NONE

    def parse(self, word: str) -> int:
        colours = [] if word == NONE else [self.names.index(name) for name in word.split("+")]
        if len(colours) > LEVELS:  # no card costs more
            raise ValueError(word)
        return sum(counts.only(colour, 1) for colour in colours)


class Card(Number):
    """A card by its number; a step that is about one always names it."""

    def text(self, number: int) -> str:
        return NONE if number == NO_CARD else super().text(number)


class Held(Number):
    """Gems behind a screen; a view does not know those of others."""

    def text(self, number: int) -> str:
        return "?" if number == UNKNOWN else super().text(number)


CARD = Card(1, LAST_CARD)
CHARACTER = Number(1, CHARACTERS)
COLOUR = named(COLOUR_NAMES)
A_BID = Named({bid: bid_name(bid) for bid in (NO_BID, SETTLED, PASS, *COLOUR_BIDS, ATTACK_BID)})
GEM_TOKEN = Named({kind: KIND_NAMES[kind] for kind in (*range(INFINITE, USED), *range(STORED, KINDS))})


VIRTUAL = Number(0, MOST_PLAYERS - 2, offset=1)  # opponents, counted from 1
MOST_SYMBOLS = max(map(len, SYMBOLS))  # in a row of a card
MOST_DRAWS = max(symbol - DRAWS for row in SYMBOLS for symbol in row if symbol < ATTACK_BEHIND_SCREEN)


# -- steps -------------------------------------------------------------------------------------------------------------


def slot(name: str, place: str, kind: Kind, doc: str, usual: int = 0) -> Slot:
    """A slot that is the same at every table."""
    return Slot(name, place, lambda s: kind, usual, doc)


WHO = player_slot()
OTHER = Slot("other", "at", lambda s: player(s.seats), doc="whose token is swapped")
OF_COLOUR = slot("colour", "card", COLOUR, "the colour of the bids")
PLAYED = slot("card", "card", CARD, "the card that was played", NO_CARD)
THEIRS = slot("theirs", "count", SomeToken(), "the other's token, once it is chosen", swapping.NO_TOKEN)


def left(most: int, doc: str) -> Slot:
    return slot("left", "count", Number(1, most), doc, 1)


def next_of(parts: Sequence[str]) -> Slot:
    return slot("next", "at", named(parts), "what comes after the steps that stand upon it")


STEPS = {
    "pick_start": StepForm(start.PICK_START, doc="everybody chooses a start card, and one for the hand"),
    "turn": StepForm(turns.TURN_STEP, [next_of(turns.PARTS)], doc="the turns, one after the other"),
    "start_rewards": StepForm(
        start.START_REWARDS,
        [Slot("had", "at", lambda s: Flags([str(seat + 1) for seat in range(s.seats)]), 0, "who has had one")],
        under=["turn"],
        doc="the rewards of the start cards",
    ),
    "auction": StepForm(
        auction.AUCTION,
        [
            slot("round", "count", Number(0, AUCTION_ROUNDS), "the round, or the last one there was"),
            next_of(auction.PARTS),
            slot("resolved", "card", Number(0, COLOURS), "the colours or virtual opponents dealt with in this part"),
        ],
        under=["turn"],
        doc="the rounds of an auction",
    ),
    "bid": StepForm(auction.MAKE_BID, under=["auction"], doc="everybody who is not done bids"),
    "take_any": StepForm(auction.TAKE_ANY, [WHO], under=["auction"], doc="which card an attacker takes"),
    "take_of_colour": StepForm(
        auction.TAKE_OF_COLOUR, [WHO, OF_COLOUR], under=["auction"], doc="which card the only bidder takes"
    ),
    "claim": StepForm(auction.CLAIM, [OF_COLOUR], under=["auction"], doc="which cards two bidders claim"),
    "share": StepForm(
        auction.SHARE,
        [WHO, OF_COLOUR, slot("virtual", "count", VIRTUAL, "the virtual opponent who bids as well")],
        under=["auction"],
        doc="whether to take the tip while a virtual opponent takes the base",
    ),
    "drop": StepForm(auction.DROP_FOR_VIRTUAL, [WHO], under=["auction"], doc="which card a virtual opponent discards"),
    "development": StepForm(
        development.DEVELOPMENT,
        [
            slot("round", "count", Number(0, DEVELOPMENT_ROUNDS), "the round, or the last one there was"),
            next_of(development.PARTS),
        ],
        under=["turn"],
        doc="the rounds of a development phase",
    ),
    "choose": StepForm(
        development.CHOOSE, under=["development"], doc="everybody who has not passed chooses a card, or passes"
    ),
    "play": StepForm(development.PLAY_CARD, [WHO], under=["development"], doc="where the card revealed goes"),
    "effect": StepForm(
        placing.TAKE_EFFECT, [WHO, PLAYED], under=["development"], doc="a card just placed is about to take effect"
    ),
    "pay": StepForm(
        paying.PAY_CARD,
        [WHO, PLAYED, slot("used", "at", Used(COLOUR_NAMES), "infinite gems used for it")],
        under=["effect"],
        doc="whether to use infinite gems",
    ),
    "gems": StepForm(
        rewards.TAKE_GEMS,
        [WHO, left(MOST, "gems still to be taken")],
        under=["auction", "development", "reward"],
        doc="which gems to take from the reserve",
    ),
    "draw": StepForm(
        rewards.DRAW_CARDS,
        [WHO, slot("left", "count", Number(0, MOST_DRAWS), "cards still to be drawn", 1)],
        under=["reward"],
        doc="from which deck to draw a card",
    ),
    "keep_or_tuck": StepForm(
        rewards.KEEP_OR_TUCK,
        [WHO],
        under=["auction", "development", "draw", "draw_laws"],
        doc=f"whether to tuck a card just taken under law {TUCK_TAKEN}",
    ),
    "reward": StepForm(
        rewards.REWARD,
        [
            WHO,
            PLAYED,
            slot("row", "count", Number(0, ROWS - 1, offset=1), "the row of a character, or the option of a law"),
            slot("granted", "at", Number(0, MOST_SYMBOLS), "how many symbols of it have been granted"),
        ],
        under=["start_rewards", "development", "reward"],
        doc="what a row of a card brings",
    ),
    "own_gem": StepForm(
        rewards.OWN_GEM,
        [
            WHO,
            slot("card", "card", CARD, "the card on which it would lie", NO_CARD),
            slot("token", "count", GEM_TOKEN, "what it would be", INFINITE),
        ],
        under=["reward", "development", "own_gem"],
        doc="whether to lay a gem of one's own, as the reserve has none",
    ),
    "colour": StepForm(rewards.CHOOSE_COLOUR, [WHO, PLAYED], under=["reward"], doc="which infinite gem to take"),
    "top": StepForm(
        rewards.TOP_REWARD, [WHO, PLAYED], under=["development"], doc="which reward to take on the top level"
    ),
    "option": StepForm(laws.CHOOSE_OPTION, [WHO, PLAYED], under=["development"], doc="which option of a law to take"),
    "swap_with": StepForm(swapping.SWAP_WITH, [WHO], under=["development"], doc="with whom to swap a token"),
    "swap_card": StepForm(
        swapping.SWAP_CARD, [WHO, OTHER, THEIRS], under=["development"], doc="from which card a token is swapped"
    ),
    "swap_kind": StepForm(
        swapping.SWAP_KIND,
        [WHO, OTHER, THEIRS, slot("card", "card", CARD, "the card from which a token is swapped", NO_CARD)],
        under=["swap_card"],
        doc="which token of the card is swapped",
    ),
    "give_gems": StepForm(
        swapping.GIVE_GEMS,
        [WHO, OTHER, left(SWAP_PRICE, "gems still to be given")],
        under=["development"],
        doc="which gems to give for a swap",
    ),
    "take_offer": StepForm(laws.TAKE_OFFER, [WHO], under=["development"], doc="which card on offer to take"),
    "draw_laws": StepForm(
        laws.DRAW_LAW,
        [WHO, slot("drawn", "count", Number(0, LAWS_DRAWN), "the laws drawn so far")],
        under=["development"],
        doc="laws are drawn, some of which will be put back",
    ),
    "return_law": StepForm(
        laws.RETURN_LAW,
        [WHO, left(LAWS_RETURNED, "laws still to be put back")],
        under=["development"],
        doc="which law to put back on top of the deck",
    ),
    "tuck_hand": StepForm(
        laws.TUCK_FROM_HAND, [WHO, PLAYED], under=["development"], doc="which cards of the hand to tuck under a law"
    ),
    "tuck_free": StepForm(
        laws.TUCK_FREE_CARD, [WHO, PLAYED], under=["development"], doc="which free card to tuck under a law"
    ),
    "store": StepForm(laws.STORE_GEM, [WHO, PLAYED], under=["development"], doc="which gems to lay on a law"),
    "recolour": StepForm(recolour.RECOLOUR, doc="everybody may recolour sectors with the gems left"),
}

# -- lines -------------------------------------------------------------------------------------------------------------

BY_COLOUR = ", ".join(COLOUR_NAMES)
LINES = {
    "hand.N": "the cards in a player's hand",
    "dealt.N": f"the {DEALT} characters to choose from: only during “step pick_start”",
    "taken.N": f"a card just taken by the owner of law {TUCK_TAKEN}: only during “step keep_or_tuck”",
    "pyramid.N": "the cards of a player's pyramid …",
    "places.N": "… and the slot of each: level and position, such as 2:-1; usually 1:0, 1:1, 1:2 …",
    "tucked.N": "the cards tucked under others …",
    "hosts.N": "… and the slot of the card over each; usually 1:0",
    "tokens.N": "tokens on cards: slot and kind, such as 1:0:science, 1:0:vp3, 2:-1:infinite_red",
    "gems.N": f"the gems behind a screen: {BY_COLOUR}",
    "returned.N": f"the colours of the {GEMS_RETURNED} start gems sent back; none: nothing was sent back",
    "least.N": f"for each colour how many start gems can have been sent back, as far as others know; usually "
    f"{START_GEMS}, or as many as there are",
    "attack.N": "attack tokens behind a screen",
    "draws.N": "how many characters a player has drawn from the small deck",
    "sent_back.N": "the start characters that went back into the deck",
    "paint.N": "recoloured sectors, such as 1:0:tr:green: only when the game is over",
    "played.N": "the card that a player has revealed in this round, and not yet placed",
    "discarded.N": "the card that a player has discarded in this round, whose gems are still to be taken",
    "base.X": f"the character at the base of an auction card: {BY_COLOUR}",
    "tip.X": "the character at its tip",
    "discard": "the discard pile",
    "law_top": "laws put back on top of the law deck, the last one uppermost",
    "removed": "Polish edition: the cards left out unseen",
    "laws": "all other laws: the law deck; it need not be named",
    "deck": "all other characters: the large and the small deck; it need not be named",
    "small": "how many of these are the small deck: it follows from all else, so the line need not be there",
    "turn": f"the turn, 1 to {TURNS}; 0 before the first",
    "done": "the players who are done in this phase: with a card, a pass, or because they skip it",
    "skips": "the players who skip the next auction",
    "bids": "what each player has bid in this round, or in the one before as long as bids are secret: a colour, "
    "attack or pass; none; settled: it has been dealt with",
    "virtual_bids": "the same for virtual opponents; attack: their colour had no cards",
    "virtuals_out": "the virtual opponents who have got a card in this turn",
    "reserve": "the gems that nobody has: they follow from all else, so the line need not be there",
}


def fields(s: Viceroy) -> list[Field]:
    """What cards alone do not tell."""
    found = [
        number_field(s, "turn", Number(0, TURNS)),
        small_field(s),
        done_field(s),
        set_field(s, "skips", player(s.seats), s.seats),
        list_field(s, "bids", A_BID, lambda: [NO_BID] * s.seats),
    ]
    if s.virtuals > 0:
        found.append(list_field(s, "virtual_bids", A_BID))
        found.append(set_field(s, "virtuals_out", Number(0, s.virtuals - 1, offset=1), s.virtuals))
    for seat, owner in enumerate(s.players):
        found += [discarded_field(s, seat), *player_fields(owner, f".{seat + 1}")]
    return [*found, reserve_field(s)]


def player_fields(owner: Player, label: str) -> list[Field]:
    return [
        list_field(owner, "places", PLACE, lambda: [START + at for at in range(len(owner.cards))], label),
        list_field(owner, "hosts", PLACE, lambda: [START] * len(owner.tucked), label),
        sorted_field(owner, "tokens", TOKEN, label),
        gems_field(owner, label),
        returned_field(owner, label),
        list_field(owner, "least", Number(0, START_GEMS), lambda: likely_least(owner), label),
        number_field(owner, "attack", Number(0, MOST), label=label),
        number_field(owner, "draws", Number(0, CHARACTERS), label=label),
        sorted_field(owner, "sent_back", CHARACTER, label),
        sorted_field(owner, "paint", Paint(), label),
    ]


def sorted_field(owner: Player, name: str, kind: Kind, label: str) -> Field:
    """Numbers that may be written in any order."""

    def put(given: list[int]) -> None:
        setattr(owner, name, sorted(given))

    return Field(f"{name}{label}", lambda: getattr(owner, name)[:], put, list, kind)


def set_field(s: Viceroy, name: str, kind: Kind, size: int) -> Field:
    """A set of players or virtual opponents, listed one by one."""

    def get() -> list[int]:
        return [member for member in range(size) if holds(getattr(s, name), member)]

    def put(given: list[int]) -> None:
        name_once(given)
        setattr(s, name, sum(single(member) for member in given))

    return Field(name, get, put, list, kind)


def name_once(given: list[int]) -> None:
    if len(set(given)) < len(given):
        raise BadPosition("it names nothing twice")


def done_field(s: Viceroy) -> Field:
    def put(given: list[int]) -> None:
        name_once(given)
        s.standing = [DONE if seat in given else ACTIVE for seat in range(s.seats)]

    return Field(
        "done", lambda: [seat for seat, how in enumerate(s.standing) if how == DONE], put, list, player(s.seats)
    )


def discarded_field(s: Viceroy, seat: int) -> Field:
    def put(given: list[int]) -> None:
        if len(given) > 1:
            raise BadPosition("it names one card")
        s.set_discarded(seat, given[0] if given else NO_CARD)

    def get() -> list[int]:
        return [s.discarded[seat]] if s.discarded[seat] != NO_CARD else []

    return Field(f"discarded.{seat + 1}", get, put, list, CARD)


def gems_field(owner: Player, label: str) -> Field:
    def get() -> list[int]:
        return [UNKNOWN] * COLOURS if is_hidden(owner) else owner.gems[:]

    def put(given: list[int]) -> None:
        owner.gems = given[:]

    return Field(f"gems{label}", get, put, lambda: [0] * COLOURS, Held(0, GEMS_IN_ALL))


def returned_field(owner: Player, label: str) -> Field:
    """The start gems sent back, one by one; a view does not know those of others."""

    def get() -> list[int]:
        if is_hidden(owner):
            return [UNKNOWN] * GEMS_RETURNED
        return [colour for colour in range(COLOURS) for _ in range(owner.returned[colour])]

    def put(given: list[int]) -> None:
        owner.returned = [given.count(colour) for colour in range(COLOURS)]

    return Field(f"returned{label}", get, put, list, COLOUR)


def likely_least(owner: Player) -> list[int]:
    """As if nobody had seen anything: no more can have been sent back than there was."""
    return [min(gems, START_GEMS) for gems in there_or_sent_back(owner)]


def there_or_sent_back(owner: Player) -> list[int]:
    """What everybody knows of the gems behind a screen; in a view this is all that one knows of others (11)."""
    return [gems + max(sent, 0) for gems, sent in zip(owner.gems, owner.returned, strict=True)]


def small_field(s: Viceroy) -> Field:
    """The large deck has what the turn says; all other characters of the deck are the small one."""

    def put(given: list[int]) -> None:
        [s.small] = given

    return Field("small", lambda: [int(s.small)], put, lambda: [small_due(s)], Number(0, CHARACTERS))


def small_due(s: Viceroy) -> int:
    """The steps say how far the turn has come: before they are read the decks cannot be counted."""
    is_read = len(s.stack) > 0 or s.over
    return len(s.deck) - int(large_due(s)) if is_read else UNCOUNTED


def reserve_field(s: Viceroy) -> Field:
    """What lies nowhere else; it comes last."""

    def usual() -> list[int]:
        return [int(RESERVE_GEMS * s.seats - gems_out(s, colour)) for colour in range(COLOURS)]

    def put(given: list[int]) -> None:
        if given != usual():
            raise BadPosition("the reserve is what nobody has: leave the line out")
        s.reserve = given

    return Field("reserve", lambda: s.reserve[:], put, usual, Number(0, GEMS_IN_ALL))


# -- the board as plain data -------------------------------------------------------------------------------------------


def derived(s: Viceroy) -> dict[str, Any]:
    """What lies where, and what is left of everything; None is what a view does not know."""
    return {
        "turn": int(s.turn),
        "players": [player_facts(s, seat) for seat in range(s.seats)],
        "offer": {name: offer_facts(s, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "decks": {"large": int(s.large()), "small": int(s.small), "laws": int(s.laws_left())},
        "reserve": by_colour(s.reserve),
    }


def by_colour(numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, map(int, numbers), strict=True))


def player_facts(s: Viceroy, seat: int) -> dict[str, Any]:
    owner = s.players[seat]
    return {
        "pyramid": {place_text(place): card_facts(owner, place) for place in sorted(owner.places)},
        "gems": None if is_hidden(owner) else by_colour(owner.gems),
        "gems_at_most": by_colour(there_or_sent_back(owner)),
        "attack": int(owner.attack),
        "hand": len(owner.hand),
        "priority": int(owner.priority()) if owner.cards else None,
        "points": int(points(s, seat)),
    }


def card_facts(owner: Player, place: int) -> dict[str, Any]:
    pairs = zip(owner.tucked, owner.hosts, strict=True)
    return {
        "card": int(owner.card_at(place)),
        "tokens": [KIND_NAMES[kind] for kind in owner.kinds_at(place)],
        "tucked": [card for card, host in pairs if host == place],
    }


def offer_facts(s: Viceroy, colour: int) -> dict[str, int | None]:
    cards = (s.bases[colour], s.tips[colour])
    return {end: next(iter(at), None) for end, at in zip(ENDS, cards, strict=True)}
