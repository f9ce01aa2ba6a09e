"""What is impossible in a written position of Viceroy: each complaint says what would be right.

Which steps cannot be open is in step_checks.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.errors import BadPosition
from prestol.core.zones import Zone
from prestol.games.viceroy.rules import turns
from prestol.games.viceroy.rules.cards import (
    COLOUR_NAMES,
    DEALT,
    DUPLICATE,
    GEMS_RETURNED,
    LAW_LEVELS,
    LEVELS,
    MISSING_CHARACTERS,
    MISSING_LAWS,
    REAL_KINDS,
    REPLACE,
    RESERVE_GEMS,
    SENT_BACK,
    TURNS,
    facts_of,
    is_law,
)
from prestol.games.viceroy.rules.circles import in_circle, printed_colour
from prestol.games.viceroy.rules.invariants import (
    gems_out,
    has_gap,
    has_own_places,
    is_beginning,
    large_due,
    most_cards,
    too_high,
    unsupported,
)
from prestol.games.viceroy.rules.notation import KIND_NAMES
from prestol.games.viceroy.rules.paint import paint_colour, paint_place, paint_sector
from prestol.games.viceroy.rules.places import (
    UNDER_LEFT,
    UNDER_RIGHT,
    level_of,
    place_text,
    pos_of,
)
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.recolour import RECOLOUR, painters
from prestol.games.viceroy.rules.state import Viceroy, is_missing, leaves_out
from prestol.games.viceroy.rules.step_checks import check_steps
from prestol.games.viceroy.rules.tokens import ATTACK, kind_of, place_of
from prestol.games.viceroy.rules.turns import TURN_STEP

MOST_TOKENS = 99  # of a kind, where the rules know no limit
UNCOUNTED = -1  # the small deck, as long as the steps that say how many cards are left are not read


def check(s: Viceroy) -> None:
    """Decks and screens follow from the steps, which are read after all numbers: so they are set here."""
    check_turn(s)
    count_decks(s)
    s.screens = not is_end(s)
    check_edition(s)
    check_offer(s)
    check_known(s)
    for seat, owner in enumerate(s.players):
        check_returned(seat + 1, owner)
        check_sent_back(s, seat + 1, owner)
    check_gems(s)
    if is_beginning(s):
        check_beginning(s)
        return
    for seat, owner in enumerate(s.players):
        check_pyramid(s, seat, owner)
        check_tucked(seat + 1, owner)
        check_tokens(s, seat + 1, owner)
    check_loose(s)
    if is_end(s):
        check_end(s)
    check_steps(s)


# -- turns -------------------------------------------------------------------------------------------------------------


def check_turn(s: Viceroy) -> None:
    """The number of the turn fits the step at the bottom."""
    last = int(TURNS)
    if is_end(s):
        if s.turn != last:
            raise BadPosition("the game ends after turn {last}: write “turn {last}”", last=last, about="turn")
    elif is_beginning(s):
        if s.turn != 0:
            raise BadPosition("“step pick_start” comes before the first turn", about="turn")
    elif TURN_STEP.next(s.stack[0]) == turns.AUCTION:
        if s.turn == last:
            raise BadPosition("no turn comes after turn {last}: write “step turn next=end”", last=last, about="turn")
    elif s.turn == 0:
        raise BadPosition("a turn that has begun has a number from 1 to {last}", last=last, about="turn")


def is_end(s: Viceroy) -> bool:
    """Have the screens come down?"""
    return s.over or s.stack[0].step is RECOLOUR


# -- decks and cards ---------------------------------------------------------------------------------------------------


def count_decks(s: Viceroy) -> None:
    """The large deck has what the turn says; all other characters of the deck are the small one."""
    due = int(large_due(s))
    if len(s.deck) < due:
        raise BadPosition(
            "in turn {turn} the large deck still has {due} cards, but only {left} characters are named nowhere else",
            turn=int(s.turn),
            due=due,
            left=len(s.deck),
        )
    if s.small not in (UNCOUNTED, len(s.deck) - due):
        raise BadPosition(
            "the large deck has {due} cards now, which leaves {small} for the small deck: leave the line out",
            due=due,
            small=len(s.deck) - due,
            about="small",
        )
    s.small = len(s.deck) - due


def check_edition(s: Viceroy) -> None:
    laws = sum(is_law(card) for card in s.removed)
    if leaves_out(s.options):
        if not is_missing(len(s.removed) - laws, laws):
            raise BadPosition(
                "the Polish edition lacks {characters} characters and {laws} laws: “removed” names them",
                characters=int(MISSING_CHARACTERS),
                laws=int(MISSING_LAWS),
                about="removed",
            )
    elif s.removed:
        raise BadPosition(
            "cards are left out unseen only with “edition=pl”, and if “without” does not name them", about="removed"
        )


def check_offer(s: Viceroy) -> None:
    for name, spots in (("base", s.bases), ("tip", s.tips)):
        for colour, cards in zip(COLOUR_NAMES, spots, strict=True):
            if len(cards) > 1 or any(map(is_law, cards)):
                raise BadPosition("one character lies there, or none", about=f"{name}.{colour}")


def check_known(s: Viceroy) -> None:
    """Who has seen a hidden card remembers it as long as it is in a hand, or on top of the law deck (11)."""
    hidden = {*s.law_top, *(card for owner in s.players for card in owner.hand + owner.taken)}
    for card, seats in enumerate(s.known):
        if seats and card not in hidden:
            raise BadPosition("“known” names cards in a hand or in “law_top”, but {card} lies elsewhere", card=card)


# -- screens -----------------------------------------------------------------------------------------------------------


def check_returned(number: int, owner: Player) -> None:
    """The start gems that went back, and what others can know about them."""
    if sum(owner.returned) not in (0, GEMS_RETURNED):
        raise BadPosition("it names {number} gems", number=int(GEMS_RETURNED), about=f"returned.{number}")
    for returned, least, gems in zip(owner.returned, owner.least, owner.gems, strict=True):
        if not returned <= least <= gems + returned:
            raise BadPosition(
                "for each colour it is at least the number of gems sent back, and at most these and the gems behind "
                "the screen together",
                about=f"least.{number}",
            )


def check_sent_back(s: Viceroy, number: int, owner: Player) -> None:
    """The start characters that went back into the deck: nobody else has been dealt them."""
    others = [card for other in s.players if other is not owner for card in other.sent_back]
    if len(owner.sent_back) not in (0, SENT_BACK) or len({*owner.sent_back, *others}) < len(owner.sent_back + others):
        raise BadPosition(
            "it names {number} characters that no other “sent_back” names",
            number=int(SENT_BACK),
            about=f"sent_back.{number}",
        )
    for card in owner.sent_back:
        if card in s.removed or card not in s.game.in_play(s):
            raise BadPosition("{card} is not in this game", card=card, about=f"sent_back.{number}")


def check_gems(s: Viceroy) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        if gems_out(s, colour) > RESERVE_GEMS * s.seats:
            raise BadPosition(
                "there are {most} {colour} gems in all, not {given}",
                most=int(RESERVE_GEMS * s.seats),
                colour=name,
                given=int(gems_out(s, colour)),
            )


# -- pyramids ----------------------------------------------------------------------------------------------------------


def check_pyramid(s: Viceroy, seat: int, owner: Player) -> None:
    number = seat + 1
    if not owner.cards:
        raise BadPosition("player {player} has no pyramid: “pyramid.{player}” names at least one card", player=number)
    check_size(s, seat, owner)
    if not has_own_places(owner):
        raise BadPosition(
            "it names a slot of its own for each card of “pyramid.{number}”", number=number, about=f"places.{number}"
        )
    if owner.owns(DUPLICATE):
        raise BadPosition("{card} never lies in a slot", card=int(DUPLICATE), about=f"pyramid.{number}")
    if most_cards(s, seat) == 1 and is_law(owner.cards[0]):
        raise BadPosition("a pyramid begins with a character", about=f"pyramid.{number}")
    for card in too_high(owner):
        raise BadPosition(
            "characters lie on levels 1 to {levels} and laws on levels 1 to {law_levels}, unlike {card}",
            levels=int(LEVELS),
            law_levels=int(LAW_LEVELS),
            card=card,
            about=f"places.{number}",
        )
    check_shape(s, seat, owner)


def check_size(s: Viceroy, seat: int, owner: Player) -> None:
    most = int(most_cards(s, seat))
    if len(owner.cards) > most:
        raise BadPosition(
            "player {player} has {given} cards in the pyramid, but at most {most} can be there by now: one from the "
            "start, and one for each round of development",
            player=seat + 1,
            most=most,
            given=len(owner.cards),
        )


def check_shape(s: Viceroy, seat: int, owner: Player) -> None:
    about = f"places.{seat + 1}"
    if has_gap(owner) or not any(level_of(place) == 1 for place in owner.places):
        raise BadPosition("the cards of level 1 lie side by side", about=about)
    for place in unsupported(owner):
        raise BadPosition(
            "a card at {slot} rests on two others, at {left} and {right}",
            slot=place_text(place),
            left=place_text(place + UNDER_LEFT),
            right=place_text(place + UNDER_RIGHT),
            about=about,
        )
    farthest = int(most_cards(s, seat)) - 1
    if any(abs(int(pos_of(place))) > farthest for place in owner.places):
        raise BadPosition(
            "level 1 began at 1:0 and can have grown by {farthest} cards to either side", farthest=farthest, about=about
        )


def check_tucked(number: int, owner: Player) -> None:
    if len(owner.hosts) != len(owner.tucked):
        raise BadPosition("it names a slot for each card of “tucked.{number}”", number=number, about=f"hosts.{number}")
    for card, host in zip(owner.tucked, owner.hosts, strict=True):
        over = int(owner.card_at(host))
        if not over:
            raise BadPosition("there is no card at {slot}", slot=place_text(host), about=f"hosts.{number}")
        if not hosts(over) and not (card == DUPLICATE and not is_law(over)):
            raise BadPosition(
                "{card} cannot lie under {host}: “hosts.{number}” names laws that tuck cards, and characters for {law}",
                card=card,
                host=over,
                number=number,
                law=int(DUPLICATE),
                about=f"hosts.{number}",
            )


def hosts(card: int) -> bool:
    """Can any card lie under this one? What lay under a card that was replaced stays there."""
    fact = facts_of(card)
    return card == REPLACE or "taken" in fact or str(fact.get("effect", "")).startswith("tuck")


def check_tokens(s: Viceroy, number: int, owner: Player) -> None:
    about = f"tokens.{number}"
    kinds = [kind_of(token) for token in owner.tokens]
    for token in owner.tokens:
        if not owner.card_at(place_of(token)):
            raise BadPosition("there is no card at {slot}", slot=place_text(place_of(token)), about=about)
    for kind in kinds:
        if kind not in REAL_KINDS:
            raise BadPosition("there is no token “{kind}”", kind=KIND_NAMES[kind], about=about)
        if kinds.count(kind) > MOST_TOKENS:
            raise BadPosition(
                "a player has at most {most} tokens “{kind}”", most=MOST_TOKENS, kind=KIND_NAMES[kind], about=about
            )
    if ATTACK in kinds and not s.attack_on_card:
        raise BadPosition("with “law_attack_on_card=no” attack tokens lie behind screens only", about=about)


# -- the beginning and the end -----------------------------------------------------------------------------------------


AT_THE_START = ("dealt", "removed", "laws", "deck", "gems", "returned", "least", "small", "reserve")


def check_beginning(s: Viceroy) -> None:
    """Nothing has happened before the start cards are chosen."""
    for name in unusual(s):
        if name.partition(".")[0] not in AT_THE_START:
            raise BadPosition("during “step pick_start” there is nothing in “{name}”", name=name, about=name)
    for seat, owner in enumerate(s.players):
        if len(owner.dealt) != DEALT or any(map(is_law, owner.dealt)):
            raise BadPosition(
                "“step pick_start” needs {number} characters in “dealt.{player}”", number=int(DEALT), player=seat + 1
            )


def unusual(s: Viceroy) -> Iterator[str]:
    """The names of the lines that such a position has."""
    yield from (name for zone in s.zones() for name in filled(zone))
    yield from (field.name for field in s.game.fields(s) if field.get() != field.usual())


def filled(zone: Zone) -> list[str]:
    return [name for name, cards in zip(zone.names(), zone.lists, strict=True) if cards]


ONLY_DURING = {"dealt": "step pick_start", "paint": "over"}  # lines, and where they belong
NOT_AT_THE_END = ("hand", "taken", "played", "discarded", "bids", "virtual_bids")


def check_loose(s: Viceroy) -> None:
    """What belongs to the beginning or the end lies nowhere else."""
    for name in unusual(s):
        kind = name.partition(".")[0]
        if kind == "dealt" or (kind == "paint" and not s.over):
            raise BadPosition("“{name}” belongs to “{home}”", name=name, home=ONLY_DURING[kind], about=name)
        if is_end(s) and kind in NOT_AT_THE_END:
            raise BadPosition("at the end of the game there is nothing in “{name}”", name=name, about=name)


def check_end(s: Viceroy) -> None:
    if not s.over and not painters(s):
        raise BadPosition("nobody has a circle and a gem to recolour it with: the game is over, write “over”")
    for number, owner in enumerate(s.players, 1):
        check_paint(number, owner)
    check_spent(s)


def check_paint(number: int, owner: Player) -> None:
    sectors = [(paint_place(paint), paint_sector(paint)) for paint in owner.paint]
    for (place, sector), paint in zip(sectors, owner.paint, strict=True):
        card = owner.card_at(place)
        fits = card and in_circle(owner, place, sector) and printed_colour(card, sector) != paint_colour(paint)
        if not fits or sectors.count((place, sector)) > 1:
            raise BadPosition(
                "it names sectors in circles, each once, and with another colour than the printed one",
                about=f"paint.{number}",
            )


def check_spent(s: Viceroy) -> None:
    """The gems that have recoloured sectors lie in the reserve."""
    for colour, name in enumerate(COLOUR_NAMES):
        spent = sum(paint_colour(paint) == colour for owner in s.players for paint in owner.paint)
        if spent > s.reserve[colour]:
            raise BadPosition(
                "{spent} sectors have become {colour}, but the reserve has only {gems} such gems",
                spent=spent,
                colour=name,
                gems=int(s.reserve[colour]),
            )
