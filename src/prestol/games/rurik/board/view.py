"""What the drawn board asks of a position: words for its things, and which answer a piece stands for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from prestol.core.game import Score
from prestol.core.look import Sight
from prestol.games.rurik.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    COINS,
    DEED_NAMES,
    FACTS,
    FIRST_AGENDA,
    FIRST_DEED,
    GOOD_NAMES,
    KIEV,
    KIND_NAMES,
    LEADER_NAMES,
    LOSS,
    NOTHING,
    NOVGOROD,
    REGION_NAMES,
    SCHEME_COSTS,
    SCHEME_NAMES,
    SCHEME_POINTS,
    STRONGHOLD,
    STRUCTURE_NAMES,
    SVIATOPOLK,
    YAROSLAV,
)
from prestol.games.rurik.state import NOBODY_RULES, Rurik


class Look(Sight[Rurik]):
    """A position of Rurik as a seat sees it."""

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    @cached_property
    def results(self) -> list[Score]:
        """The score pad as far as the viewer can know it."""
        return self.s.results()

    @cached_property
    def unverified(self) -> str:
        return self.tell.words("provenance.unverified")

    @property
    def sides(self) -> range:
        return range(len(self.s.players))

    # -- names ------------------------------------------------------------------------------------------------------

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
        """In Russian most names are our own guess, and the catalogue says so."""
        name = self.region(region)
        if REGION_NAMES[region] not in FACTS["map"]["russian_names"]:
            name = self.ui("doubtful_name", name=name)
        return f"{name} – {self.ui('capital')}" if region in (NOVGOROD, KIEV) else name

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
