"""What the drawn board asks of a position: words for its things, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from prestol.core.engine import Frame
from prestol.core.errors import Reason
from prestol.core.game import Score
from prestol.core.scene import Piece, Tell
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    COINS,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_DEED,
    GOOD_NAMES,
    LEADER_NAMES,
    LOSS,
    NOTHING,
    REGION_NAMES,
    REWARD_KINDS,
    SCHEME,
    SCHEME_COSTS,
    SCHEME_NAMES,
    SCHEME_POINTS,
    STRONGHOLD,
    STRUCTURE_NAMES,
    SVIATOPOLK,
    YAROSLAV,
)
from prestol.games.rurik.state import NOBODY_RULES, Rurik

KIND_NAMES = {number: name for name, number in REWARD_KINDS.items()} | {SCHEME: "scheme"}
CERTAIN_NAMES = ("novgorod", "kiev", "galich", "pereyaslavl", "volyn")  # Russian names that the rulebook has


@dataclass
class Look:
    """A position as a seat sees it, and the words to speak about it; seat None only looks on."""

    s: Rurik
    seat: int | None
    tell: Tell
    legal: set[int] = field(init=False)
    refused: dict[int, Reason] = field(init=False)

    def __post_init__(self) -> None:
        self.legal = set() if self.seat is None else set(self.s.legal(self.seat))
        self.refused = {} if self.seat is None else self.s.refusals(self.seat)

    def words(self, key: str, **values: object) -> str:
        return self.tell.words(f"rurik.{key}", **values)

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    @cached_property
    def results(self) -> list[Score]:
        """The score pad as far as the viewer can know it."""
        return self.s.results()

    @cached_property
    def unverified(self) -> str:
        return self.tell.words("provenance.unverified")

    # -- what is asked ----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame | None:
        return self.s.stack[-1] if self.s.stack else None

    @property
    def sides(self) -> range:
        return range(len(self.s.players))

    def is_moving(self, side: int) -> bool:
        return side in self.s.waiting and not self.s.over

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, piece: Piece, *actions: int) -> Piece:
        """Let a piece stand for those of these answers that are legal, or else say why they are refused.

        A piece without words of its own stands in a region, which says it for all of them.
        """
        chosen = [action for action in actions if action in self.legal]
        if chosen:
            piece.action = " ".join(self.s.game.notation(action) for action in chosen)
            piece.tip = piece.tip or piece.label
            piece.label = " / ".join(self.tell.say(action) for action in chosen)
            return piece
        barred = next((action for action in actions if action in self.refused), None)
        if barred is not None and piece.label:
            piece.refusal = self.tell.why(self.refused[barred])
        return piece

    # -- names ------------------------------------------------------------------------------------------------------

    def player(self, side: int) -> str:
        return self.tell.player(side)

    def region(self, region: int) -> str:
        return self.words(f"region.{REGION_NAMES[region]}")

    def good(self, good: int) -> str:
        return self.words(f"good.{GOOD_NAMES[good]}")

    def leader(self, who: int) -> str:
        return self.words(f"leader.{LEADER_NAMES[who]}")

    def power(self, who: int) -> str:
        return self.words(f"power.{LEADER_NAMES[who]}")

    def structure(self, at: int) -> str:
        return self.words(f"structure.{STRUCTURE_NAMES[at]}")

    def banner(self, banner: int) -> str:
        return self.words(f"banner.{BANNER_NAMES[banner]}")

    # -- cards ------------------------------------------------------------------------------------------------------

    def scheme(self, card: int) -> str:
        """«2 move points, a loss»."""
        parts = [self.reward(*SCHEME_POINTS[card][:2])] if SCHEME_POINTS[card][0] != NOTHING else []
        coins = SCHEME_POINTS[card][2]
        parts += [self.coins(coins)] if coins else []
        parts += [self.ui("cost", n=SCHEME_COSTS[card])] if SCHEME_COSTS[card] else []
        parts += [self.words("loss")] if LOSS[card] else []
        return f"{SCHEME_NAMES[card]}: {', '.join(parts)}"

    def reward(self, kind: int, amount: int) -> str:
        return self.coins(amount) if kind == COINS else self.words(f"reward.{KIND_NAMES[kind]}", n=amount)

    def coins(self, n: int) -> str:
        return self.words("coins", n=int(n))

    def deed(self, card: int) -> str:
        return self.words(f"deed.{DEED_NAMES[card - FIRST_DEED]}")

    def agenda(self, card: int) -> str:
        return self.words(f"agenda.{AGENDA_NAMES[card - FIRST_AGENDA]}")

    # -- who rules and why ------------------------------------------------------------------------------------------

    def region_lines(self, region: int) -> Iterator[str]:
        """Everything about a region, line by line."""
        s = self.s
        yield self.region_name(region)
        if region >= s.regions:
            yield self.ui("out")
            return
        yield self.ui("there" if s.goods[region] else "taken", good=self.good(s.kinds[region]))
        yield from self.strengths(region)
        if s.neutral_strength(region):
            yield self.neutral_words(region)
        yield from self.rule_lines(region)
        for side in self.sides:
            for at in range(3):
                if s.players[side].built[region] >> at & 1:
                    yield self.ui("structure_of", structure=self.structure(at), name=self.player(side))

    def region_name(self, region: int) -> str:
        name = self.region(region)
        doubtful = "а" <= name[-1] <= "ь" and REGION_NAMES[region] not in CERTAIN_NAMES
        capital = f" – {self.ui('capital')}" if REGION_NAMES[region] in ("novgorod", "kiev") else ""
        return f"{name}{capital}" + (f" ({self.unverified})" if doubtful else "")

    def neutral_words(self, region: int) -> str:
        return self.ui("neutrals" if self.s.solo else "rebels", n=self.s.neutrals[region])

    def strengths(self, region: int) -> Iterator[str]:
        for side in self.sides:
            n = int(self.s.strength(region, side))
            if n:
                parts = " + ".join(self.strength_parts(region, side))
                yield self.ui("strength", name=self.player(side), strength=n, parts=parts)

    def strength_parts(self, region: int, side: int) -> Iterator[str]:
        s, player = self.s, self.s.players[side]
        if player.troops[region]:
            yield self.ui("troops", n=player.troops[region])
        if player.leader == region:
            yield self.leader(player.who)
            if s.holder[SVIATOPOLK] == side and s.neutrals[region]:
                yield self.ui("rebels", n=s.neutrals[region])
        if player.built[region] & STRONGHOLD and not s.suppressed(region, side):
            yield self.structure(2)

    def rule_lines(self, region: int) -> Iterator[str]:
        s = self.s
        ruler, yaroslav = int(s.ruler(region)), s.holder[YAROSLAV]
        if ruler != NOBODY_RULES:
            yield self.ui("rules", name=self.player(ruler))
        else:
            yield self.ui("nobody")
        if yaroslav >= 0 and s.players[yaroslav].leader == region:
            yield self.ui("yaroslav")

    def scores(self, region: int) -> tuple[tuple[int, int], ...]:
        """Sides and strengths, the strongest first; -1: rebels or neutral troops."""
        s = self.s
        found = [(side, int(s.strength(region, side))) for side in self.sides]
        found.append((-1, int(s.neutral_strength(region))))
        ruler = int(s.ruler(region))
        return tuple(sorted([each for each in found if each[1]], key=lambda each: (-each[1], each[0] != ruler)))
