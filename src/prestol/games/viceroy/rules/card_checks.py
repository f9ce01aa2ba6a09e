"""Cards that take effect in written positions: steps that belong to another card, or that nobody could answer."""

from __future__ import annotations

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.games.viceroy.rules.actions import PASS
from prestol.games.viceroy.rules.auction import ATTACKS, AUCTION, PASSES, pass_income
from prestol.games.viceroy.rules.cards import (
    ANY_INFINITE,
    ATTACK_BEHIND_SCREEN,
    AUCTION_ROUNDS,
    COLOUR_NAMES,
    DISCARD_GEMS,
    DRAWS,
    DUPLICATE,
    FIRST_LAW,
    GEMS,
    LAWS,
    LEVELS,
    REPLACE,
    ROWS,
    SKIP_AUCTION,
    SWAP_PRICE,
    is_law,
)
from prestol.games.viceroy.rules.laws import DRAW_LAW, RETURN_LAW, effect_word, laws_held
from prestol.games.viceroy.rules.paying import PAY_CARD
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.placing import CHARACTER, LAW, TAKE_EFFECT, way_of
from prestol.games.viceroy.rules.rewards import (
    CHOOSE_COLOUR,
    DRAW_CARDS,
    OWN_GEM,
    REWARD,
    TAKE_GEMS,
    TOP_REWARD,
)
from prestol.games.viceroy.rules.start import START_REWARDS
from prestol.games.viceroy.rules.state import DONE, SETTLED, Viceroy
from prestol.games.viceroy.rules.swapping import GIVE_GEMS, NO_TOKEN, SWAP_CARD, SWAP_KIND
from prestol.games.viceroy.rules.tokens import INFINITE, USED, is_infinite, unused

EFFECTS = {  # the words of the laws that steps belong to
    "option": "choose",
    "swap_with": "swap_token",
    "swap_card": "swap_token",
    "give_gems": "swap_token",
    "take_offer": "skip_auction",
    "draw_laws": "draw_laws",
    "return_law": "draw_laws",
    "tuck_hand": "tuck_hand",
    "tuck_free": "tuck_free_card",
    "store": "store_gems",
}


# -- the card ----------------------------------------------------------------------------------------------------------


def check_last(s: Viceroy, f: Frame, card: int) -> None:
    """The card that takes effect was put into the pyramid last."""
    last = s.players[f.seat].cards[-1]
    if card != last:
        raise BadPosition("“card” is the last one of “pyramid.{player}”: {card}", player=f.seat + 1, card=last)


def check_law(s: Viceroy, below: Frame, f: Frame) -> None:
    """A step that belongs to a law, or to one of several."""
    last, word = s.players[f.seat].cards[-1], EFFECTS[f.step.name]
    known = [FIRST_LAW + number for number, law in enumerate(LAWS) if effect_word(law) == word]
    if last not in known:
        raise BadPosition(
            "“step {name}” belongs to {laws}, which must be last in “pyramid.{player}”",
            name=f.step.name,
            laws=" / ".join(map(str, known)),
            player=f.seat + 1,
        )
    for slot in s.game.steps[f.step.name].slots:
        if slot.name == "card":
            check_last(s, f, slot.get(f))


def check_effect(s: Viceroy, below: Frame, f: Frame) -> None:
    card = int(TAKE_EFFECT.card(f))
    check_last(s, f, card)
    if way_of(card) not in (CHARACTER, LAW):
        raise BadPosition("“step effect” is for cards that went into an empty slot, unlike {card}", card=card)


def check_pay(s: Viceroy, below: Frame, f: Frame) -> None:
    card, owner = int(PAY_CARD.card(f)), s.players[f.seat]
    check_last(s, f, card)
    if is_law(card):
        raise BadPosition("laws are free: “step pay” is for characters")
    for colour, name in enumerate(COLOUR_NAMES):
        if PAY_CARD.used(f, colour) > owner.count_tokens(USED + colour) or PAY_CARD.owed(s, f, colour) < 0:
            raise BadPosition(
                "“used” names used infinite gems of player {player}, and no more than {card} costs",
                player=f.seat + 1,
                card=card,
            )
        if PAY_CARD.owed(s, f, colour) > owner.gems[colour] + owner.count_tokens(INFINITE + colour):
            raise BadPosition(
                "player {player} has too few {colour} gems to pay for {card}", player=f.seat + 1, colour=name, card=card
            )


def check_top(s: Viceroy, below: Frame, f: Frame) -> None:
    check_last(s, f, TOP_REWARD.card(f))
    if not is_on_top(s, f.seat):
        raise BadPosition("“step top” needs {card} on level {level}", card=int(TOP_REWARD.card(f)), level=int(LEVELS))


def is_on_top(s: Viceroy, seat: int) -> bool:
    """Does the card that takes effect lie on the top level?"""
    return bool(level_of(s.players[seat].places[-1]) == LEVELS)


# -- rewards -----------------------------------------------------------------------------------------------------------


def check_reward(s: Viceroy, below: Frame, f: Frame) -> None:
    card, row, due = int(REWARD.card(f)), int(REWARD.row(f)), rows_due(s, below, f)
    check_last(s, f, card)
    if not due:
        raise BadPosition("no row of {card} can be granted here", card=card)
    if row not in due:
        raise BadPosition("“row” is {known} here", known=" / ".join(str(each + 1) for each in due))
    if REWARD.granted(f) > len(REWARD.symbols(f)):
        raise BadPosition(
            "“granted” is at most {number} here: row {row} of {card} has no more symbols",
            number=len(REWARD.symbols(f)),
            row=row + 1,
            card=card,
        )


def rows_due(s: Viceroy, below: Frame, f: Frame) -> list[int]:
    """The rows of a card that can be granted where this step stands."""
    card = int(REWARD.card(f))
    if below.step is START_REWARDS:
        return [0] if START_REWARDS.has_had(below, f.seat) else []
    if is_law(card):
        return list(range(ROWS - 1)) if effect_word(LAWS[card - FIRST_LAW]) == "choose" else []
    if below.step is REWARD:
        return [int(REWARD.row(below)) - 1] if REWARD.granted(below) == 0 and is_on_top(s, f.seat) else []
    return [ROWS - 2] if is_on_top(s, f.seat) else [int(level_of(s.players[f.seat].places[-1])) - 1]


def granted_now(below: Frame) -> int:
    """The symbol of a reward that the step upon it asks about; a number that no symbol has, if there is none."""
    granted = REWARD.granted(below)
    return REWARD.symbols(below)[granted - 1] if granted > 0 else -1


def check_gems(s: Viceroy, below: Frame, f: Frame) -> None:
    check_left(f, int(TAKE_GEMS.left(f)), 1, int(gems_due(s, below, f)))


def gems_due(s: Viceroy, below: Frame, f: Frame) -> int:
    """The most gems that can be left to take."""
    if below.step is REWARD:
        symbol = granted_now(below)
        return symbol - GEMS if GEMS <= symbol < DRAWS else 0
    if below.step is not AUCTION:
        return DISCARD_GEMS
    return pass_income(s, f.seat) if has_passed(s, below, f.seat) else 0


def has_passed(s: Viceroy, auction: Frame, seat: int) -> bool:
    """Has a player passed, or been made to pass after the last round?"""
    if AUCTION.next(auction) == PASSES:
        return s.standing[seat] == DONE and s.bids[seat] == PASS
    return s.standing[seat] == DONE and bool(AUCTION.round(auction) == AUCTION_ROUNDS)


def check_draw(s: Viceroy, below: Frame, f: Frame) -> None:
    """While a card just drawn is looked at, one less is left."""
    symbol = granted_now(below)
    most = symbol - DRAWS if DRAWS <= symbol < ATTACK_BEHIND_SCREEN else 0
    drawn = int(f is not s.stack[-1])
    check_left(f, int(DRAW_CARDS.left(f)), 1 - drawn, most - drawn)


def check_left(f: Frame, left: int, least: int, most: int) -> None:
    if most < least:
        raise BadPosition(
            "“step {name}” has no cause: it follows a pass, a discard, or the symbol of a reward granted last",
            name=f.step.name,
        )
    if not least <= left <= most:
        raise BadPosition("“left” is a number from {least} to {most} here", least=least, most=most)


def check_keep_or_tuck(s: Viceroy, below: Frame, f: Frame) -> None:
    """Where the card comes from: the offer, a deck, or the own pyramid."""
    owner, is_a_law = s.players[f.seat], is_law(s.players[f.seat].taken[0])
    fits = {
        "auction": s.bids[f.seat] == SETTLED and s.standing[f.seat] == DONE and not is_a_law and is_serving(below),
        "development": owner.owns(REPLACE) or (owner.cards[-1] == SKIP_AUCTION and not is_a_law),
        "draw": True,
        "draw_laws": DRAW_LAW.drawn(below) > 0 and is_a_law,
    }
    if not fits[below.step.name]:
        raise BadPosition(
            "player {player} cannot have taken {card} during “step {name}”",
            player=f.seat + 1,
            card=owner.taken[0],
            name=below.step.name,
        )


def is_serving(auction: Frame) -> bool:
    """Has the round come to attackers, or to a colour?"""
    return AUCTION.next(auction) == ATTACKS or AUCTION.resolved(auction) > 0


def check_colour(s: Viceroy, below: Frame, f: Frame) -> None:
    check_last(s, f, CHOOSE_COLOUR.card(f))
    if granted_now(below) != ANY_INFINITE:
        raise BadPosition("“step colour” needs a row with an infinite gem of any colour, granted just now")


def check_own_gem(s: Viceroy, below: Frame, f: Frame) -> None:
    kind, card = OWN_GEM.kind(f), int(OWN_GEM.card(f))
    if s.reserve[OWN_GEM.colour(f)] > 0:
        raise BadPosition("the reserve has such a gem: “step own_gem” is not asked")
    if below.step is REWARD:
        check_last(s, f, card)
        if granted_now(below) not in (kind, ANY_INFINITE) or not is_infinite(kind):
            raise BadPosition("“step own_gem” needs a row with this infinite gem, granted just now")
    elif not is_doubled(s, f.seat, card, kind):
        raise BadPosition(
            "“card” is the one over {law}, last in “tucked.{player}”, and has such a token",
            law=int(DUPLICATE),
            player=f.seat + 1,
        )


def is_doubled(s: Viceroy, seat: int, card: int, kind: int) -> bool:
    """Has law 66 gone under a card with such a token just now?"""
    owner = s.players[seat]
    if owner.tucked[-1:] != [DUPLICATE] or owner.card_at(owner.hosts[-1]) != card:
        return False
    kinds = owner.kinds_at(owner.hosts[-1])
    return kind in [unused(each) if is_infinite(each) else each for each in kinds]


# -- laws --------------------------------------------------------------------------------------------------------------


def check_swap_card(s: Viceroy, below: Frame, f: Frame) -> None:
    check_law(s, below, f)
    other, owner = s.players[check_other(f, SWAP_CARD.other(f))], s.players[f.seat]
    if owner.gems_in_all() < SWAP_PRICE or not owner.tokens or not other.tokens:
        raise BadPosition(
            "a swap takes a token of each player, and {price} gems of player {player}",
            price=int(SWAP_PRICE),
            player=f.seat + 1,
        )
    if SWAP_CARD.theirs(f) not in (NO_TOKEN, *other.tokens):
        raise BadPosition("“theirs” is a token of player {player}, or none", player=int(SWAP_CARD.other(f)) + 1)


def check_other(f: Frame, other: int) -> int:
    if other == f.seat:
        raise BadPosition("“other” is another player than {player}", player=f.seat + 1)
    return int(other)


def check_swap_kind(s: Viceroy, below: Frame, f: Frame) -> None:
    if (SWAP_KIND.other(f), SWAP_KIND.theirs(f)) != (SWAP_CARD.other(below), SWAP_CARD.theirs(below)):
        raise BadPosition("“step swap_kind” has the same “other” and “theirs” as “step swap_card” below")
    seat = SWAP_KIND.owner(s, f)
    owner, card = s.players[seat], SWAP_KIND.card(f)
    if not owner.owns(card) or not owner.kinds_at(owner.where(card)):
        raise BadPosition("“card” is a card with tokens in “pyramid.{player}”", player=int(seat) + 1)


def check_give_gems(s: Viceroy, below: Frame, f: Frame) -> None:
    check_law(s, below, f)
    check_other(f, GIVE_GEMS.other(f))
    if s.players[f.seat].gems_in_all() < GIVE_GEMS.left(f):
        raise BadPosition("player {player} has fewer gems than are to be given", player=f.seat + 1)


def check_take_offer(s: Viceroy, below: Frame, f: Frame) -> None:
    check_law(s, below, f)
    if s.offer_size() == 0 or not s.will_skip(f.seat):
        raise BadPosition("“step take_offer” needs a card on offer, and player {player} in “skips”", player=f.seat + 1)


def check_return_law(s: Viceroy, below: Frame, f: Frame) -> None:
    check_law(s, below, f)
    if laws_held(s, f.seat) < RETURN_LAW.left(f):
        raise BadPosition("player {player} has fewer laws in hand than are to be put back", player=f.seat + 1)
