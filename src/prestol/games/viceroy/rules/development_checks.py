"""Development in written positions: cards that cannot have been revealed, or are out of order."""

from __future__ import annotations

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.games.viceroy.rules.cards import DEVELOPMENT_ROUNDS, DUPLICATE, REPLACE, SKIP_AUCTION
from prestol.games.viceroy.rules.development import CHOICES, CHOOSE, DEVELOPMENT, PLAY_CARD, PLAYS, choosers
from prestol.games.viceroy.rules.placing import placing_of
from prestol.games.viceroy.rules.player import NO_CARD
from prestol.games.viceroy.rules.state import DONE, Viceroy


def check_revealed(s: Viceroy) -> None:
    """Cards lie open from the end of the choosing until each is dealt with."""
    phase = next((f for f in s.stack if f.step is DEVELOPMENT), None)
    is_open = phase is not None and DEVELOPMENT.next(phase) != CHOICES and s.stack[-1].step is not CHOOSE
    for seat in range(s.seats):
        check_own_cards(s, seat)
        for name, there in (("played", bool(s.played[seat])), ("discarded", s.discarded[seat] != NO_CARD)):
            if there and not is_open:
                raise BadPosition(
                    "cards lie open only in a round of development, after “step choose”", about=f"{name}.{seat + 1}"
                )
    if phase is not None and DEVELOPMENT.next(phase) == PLAYS and any(s.discarded):
        raise BadPosition("gems for discarded cards are taken before “step development next=plays”")


def check_own_cards(s: Viceroy, seat: int) -> None:
    """A player plays a card, or discards one, or has passed."""
    number, played, discarded = seat + 1, s.played[seat], s.discarded[seat]
    if len(played) + (discarded != NO_CARD) > 1:
        raise BadPosition("player {player} plays or discards one card in a round", player=number)
    if discarded != NO_CARD and discarded not in s.discard:
        raise BadPosition("it names a card that “discard” names, too", about=f"discarded.{number}")
    if s.discarded.count(discarded) > 1 and discarded != NO_CARD:
        raise BadPosition("two players cannot have discarded the same card", about=f"discarded.{number}")
    for card in played:
        reason = placing_of(card).refuse(s.players[seat], card)
        if reason:
            raise BadPosition(
                "player {player} cannot have revealed {card}: {reason}",
                player=number,
                card=card,
                reason=s.game.reasons[reason],
            )


def check_development(s: Viceroy, below: Frame, f: Frame) -> None:
    if DEVELOPMENT.next(f) != CHOICES and DEVELOPMENT.round(f) == 0:
        raise BadPosition(
            "a round that has begun has a number from 1 to {last}: “round=1”", last=int(DEVELOPMENT_ROUNDS)
        )
    for seat in range(s.seats):
        if s.standing[seat] == DONE and (s.played[seat] or s.discarded[seat] != NO_CARD or is_acting(s, seat)):
            raise BadPosition(
                "player {player} is named in “done”, so no card of theirs is dealt with in this phase", player=seat + 1
            )
    check_order(s)


def is_acting(s: Viceroy, seat: int) -> bool:
    """Is a card of this player being dealt with?"""
    return len(s.stack) > 2 and s.stack[2].step is not CHOOSE and s.stack[2].seat == seat


def check_order(s: Viceroy) -> None:
    """Cards are played one by one, the lowest first; a player who has placed one has no other (5.2)."""
    if len(s.stack) < 3 or s.stack[2].step is CHOOSE:
        return
    actor, card = s.stack[2].seat, card_in_question(s)
    for seat, played in enumerate(s.played):
        if seat == actor and played and s.stack[2].step is not PLAY_CARD:
            raise BadPosition("player {player} plays or discards one card in a round", player=seat + 1)
        if seat != actor and played and played[0] < card:
            raise BadPosition(
                "cards are played in the order of their numbers: {first} before {card}",
                first=played[0],
                card=card,
            )


def card_in_question(s: Viceroy) -> int:
    """The card that is being dealt with."""
    f = s.stack[2]
    owner, name = s.players[f.seat], f.step.name
    if name == "gems":
        return NO_CARD  # a discard: all cards played come later
    if f.step is PLAY_CARD:
        return next(iter(s.played[f.seat]), NO_CARD)
    if name == "own_gem":
        return int(DUPLICATE)
    return int(REPLACE) if name == "keep_or_tuck" and owner.cards[-1] != SKIP_AUCTION else owner.cards[-1]


def check_choosing(s: Viceroy, below: Frame, f: Frame) -> None:
    if not choosers(s):
        raise BadPosition("“step choose” needs a player with cards in hand who is not done")


def check_play(s: Viceroy, below: Frame, f: Frame) -> None:
    if not s.played[f.seat]:
        raise BadPosition("“step play” needs a card in “played.{player}”", player=f.seat + 1)
