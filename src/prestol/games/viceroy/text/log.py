"""The log of Viceroy: what happened."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import EVERYBODY, Event
from prestol.games.viceroy.rules.cards import AUCTION_ROUNDS, DEVELOPMENT_ROUNDS, DISCARD_GEMS, TURNS
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.placing import way_of
from prestol.games.viceroy.rules.player import NO_CARD
from prestol.games.viceroy.rules.tokens import INFINITE, given_of, got_of
from prestol.games.viceroy.text.names import Names
from prestol.text.game_text import Phrase, Seat, Thing
from prestol.text.narrator import Narrator

Values = dict[str, object]

OPENLY = {"got": "drew_law", "put_back": "returned_law"}


def values(text: Names, kind: str, a: int, b: int) -> Values:
    """The values of a sentence of the log."""
    if kind in VALUES:
        return VALUES[kind](text, a, b)
    return {"n": a, "last": int(LAST.get(kind, 0))}


def groups(kinds: Sequence[str], told: Sequence[list[Event]]) -> list[list[Event]]:
    """What only its owner sees of a card is told in the same line as what everybody sees of it."""
    found: list[list[Event]] = []
    for group in told:
        last = found[-1][-1] if found else None
        if last and kinds[last.kind] == OPENLY.get(kinds[group[0].kind]) and last.seat == group[0].seat:
            found[-1] = [*found[-1], *group]
        else:
            found.append(group)
    return found


def caption(narrator: Narrator, kind: int, seat: int = 0, a: int = 0) -> str:
    """What the log says when something happens, as a label: without its full stop."""
    return narrator.event(Event(kind, seat, a, 0, EVERYBODY)).removesuffix(".")


# -- what the sentences need -------------------------------------------------------------------------------------------


def card(text: Names, number: int) -> Thing:
    return Thing(text.card(number), f"card-{number}")


def cards(text: Names, a: int, b: int) -> Values:
    return {"card": card(text, a), "level": level_of(b)}


def colours(text: Names, a: int, b: int) -> Values:
    return {"gem": text.gem(a), "infinite": text.symbol(INFINITE + a), "other": Seat(b)}


def tokens(text: Names, a: int, b: int) -> Values:
    return {"token": text.symbol(a), "level": level_of(b)}


def placed(text: Names, a: int, b: int) -> Values:
    where = "under" if way_of(a) == "under" else "level"
    return {"card": card(text, a), "where": text.words(f"placed.{where}", level=level_of(b))}


def discarded(text: Names, a: int, b: int) -> Values:
    return {"card": card(text, a), "gems": text.some_gems(DISCARD_GEMS)}


def paid(text: Names, a: int, b: int) -> Values:
    return {"gems": text.gems_of(a, b)}


def clashed(text: Names, a: int, b: int) -> Values:
    return {"colour": text.colour(a), "n": b}


def claimed(text: Names, a: int, b: int) -> Values:
    return {"spot": text.spot(a), "other": Seat(b)}


def swapped(text: Names, a: int, b: int) -> Values:
    return {"other": Seat(a), "mine": text.symbol(given_of(b)), "theirs": text.symbol(got_of(b))}


def taken(text: Names, a: int, b: int) -> Values:
    new = Phrase("replaced_by", card=card(text, b)) if b != NO_CARD else ""
    return {"card": card(text, a), "new": new}


KINDS = (  # of events that need the same
    (("started", "won", "virtual_took", "revealed", "played", "got", "tucked", "took_back", "put_back"), cards),
    (("bid_gem", "virtual_bid", "used_infinite", "circle_gem", "took_gem", "gave_gem", "stored_gem"), colours),
    (("gained_token", "lost_token"), tokens),
    (("placed",), placed),
    (("discarded",), discarded),
    (("paid",), paid),
    (("clashed",), clashed),
    (("claimed_same",), claimed),
    (("swapped",), swapped),
    (("took_offer",), taken),
)
VALUES = {kind: found for kinds, found in KINDS for kind in kinds}
LAST = {"turn": TURNS, "auction_round": AUCTION_ROUNDS, "development_round": DEVELOPMENT_ROUNDS}
