"""What the cards and boards of Rurik say; all that is counted in them comes from cards.toml."""

from __future__ import annotations

from prestol.games.rurik.rules.advisors import banner_of, row_of
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    AGENDA_VP,
    ATTACK_LESS,
    CARDS_FEWER_BY_DEED,
    COINS,
    CONVERTED_GOODS,
    CONVERTED_POINTS,
    COSTS,
    DEED_NAMES,
    DEED_VP,
    FACTS,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    GOOD_NAMES,
    KIND_NAMES,
    LEADER_NAMES,
    LOSS,
    POINTS,
    SCHEME_AMOUNT,
    SCHEME_COINS,
    SCHEME_COSTS,
    SCHEME_KIND,
    TOKEN_NAMES,
    coins_of,
)
from prestol.games.rurik.rules.deeds import Deed, deed_of
from prestol.games.rurik.rules.payments import CHOICE_WORDS
from prestol.games.rurik.rules.solo_cards import (
    BUILD_ORDERS,
    CARDS_FEWER_BY_SVIATOPOLK,
    ORDERS,
    REVEAL_LESS,
    Bonus,
    effect_coins,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.games.rurik.text.names import Names

FEWER_BY_BONUS = 1  # card, for each bonus of the rebellion that says so


class Cards(Names):
    """The cards in one language."""

    # -- what cards and slots bring -----------------------------------------------------------------------------------

    def reward(self, kind: int, amount: int) -> str:
        """“2 muster points”."""
        if kind == COINS:
            return self.coins(amount)
        fewer = self.fewer(CARDS_FEWER_BY_DEED) if kind == ATTACK_LESS else ""
        return self.words(f"reward.{KIND_NAMES[kind]}", n=amount, fewer=fewer)

    def slot(self, seats: int, slot: int) -> dict[str, object]:
        """The slot of a banner: its points and what they cost."""
        return {
            "banner": self.banner(banner_of(slot)),
            "row": row_of(slot) + 1,
            "what": self.reward(banner_of(slot), POINTS[seats][slot]),
            "cost": self.in_brackets(self.cost(COSTS[seats][slot])),
        }

    def cost(self, coins: int) -> str:
        return self.words("pay", coins=self.paid_coins(coins)) if coins else ""

    def in_brackets(self, text: str) -> str:
        return self.words("in_brackets", text=text) if text else ""

    def rebel_reward(self, reward: int) -> str:
        return self.coins(coins_of(reward)) if coins_of(reward) else self.goods(reward)

    def exchange(self, token: int) -> dict[str, object]:
        """What a conversion token takes beside any good, and what it brings."""
        return {"goods": self.needed(token), "what": self.exchanged(token)}

    def needed(self, token: int) -> str:
        """The goods one of which an exchange asks for."""
        one, other = map(self.good, CONVERTED_GOODS[token])
        return self.words("either", one=one, other=other)

    def exchanged(self, token: int) -> str:
        return self.words(f"reward.{TOKEN_NAMES[token]}", n=CONVERTED_POINTS[token])

    # -- schemes ------------------------------------------------------------------------------------------------------

    def scheme(self, card: int) -> str:
        """A scheme card has no name: “1 muster point, 1 coin (loss symbol)”."""
        parts = [self.reward(SCHEME_KIND[card], SCHEME_AMOUNT[card])] if SCHEME_AMOUNT[card] else []
        parts += [self.coins(SCHEME_COINS[card])] if SCHEME_COINS[card] else []
        notes = [self.cost(SCHEME_COSTS[card])] if SCHEME_COSTS[card] else []
        notes += [self.words("loss")] if LOSS[card] else []
        return ", ".join(parts) + self.in_brackets("; ".join(notes))

    def scheme_name(self, card: int) -> str:
        """“Scheme 4”."""
        return self.words("scheme_name", number=card + 1)

    def scheme_in_full(self, card: int) -> str:
        """Where several lie side by side: “Scheme 4: 1 muster point, 1 coin (loss symbol)”."""
        return f"{self.scheme_name(card)}: {self.scheme(card)}"

    # -- deeds --------------------------------------------------------------------------------------------------------

    def deed(self, card: int) -> str:
        return self.words(f"deed.{DEED_NAMES[card - FIRST_DEED]}")

    def deed_brief(self, card: int) -> str:
        """What a deed asks and brings, and its points."""
        return self.words("deed_brief", **self.deed_values(card))

    def deed_in_full(self, card: int) -> str:
        """The same; the points are not in the rulebook, and it says so."""
        return self.words("deed_in_full", **self.deed_values(card))

    def deed_values(self, card: int) -> dict[str, object]:
        return {"text": self.deed_text(card), "points": self.points(DEED_VP[card - FIRST_DEED])}

    def deed_text(self, card: int) -> str:
        deed = deed_of(card)
        return self.words(
            f"deed_text.{DEED_NAMES[card - FIRST_DEED]}",
            coins=self.paid_coins(deed.coins),
            have=deed.condition.need,
            removed=deed.removed,
            reward=self.deed_reward(deed.reward, deed.amount),
            **self.deed_goods(deed),
        )

    def deed_goods(self, deed: Deed) -> dict[str, object]:
        """The goods that a deed costs, by name; “chosen” are those of one's own choice."""
        prices = zip(GOOD_NAMES, deed.goods, strict=True)
        found: dict[str, object] = {name: self.paid(name, number) for name, number in prices}
        if deed.chosen:
            found["chosen"] = self.words(f"chosen.{CHOICE_WORDS[deed.choice]}", n=deed.chosen)
        return found

    def deed_reward(self, kind: int, amount: int) -> str:
        """Some rewards are put as an order."""
        key = f"deed_reward.{KIND_NAMES[kind]}"
        return self.words(key, n=amount) if self.words.has(key) else self.reward(kind, amount)

    # -- agendas and leaders ------------------------------------------------------------------------------------------

    def agenda(self, card: int) -> str:
        return self.words(f"agenda.{AGENDA_NAMES[card - FIRST_AGENDA]}")

    def agenda_text(self, card: int) -> str:
        return self.words(f"agenda_text.{AGENDA_NAMES[card - FIRST_AGENDA]}", points=self.points(AGENDA_VP))

    def agenda_brief(self, card: int) -> str:
        """What it counts, in few words."""
        return self.words(f"agenda_brief.{AGENDA_NAMES[card - FIRST_AGENDA]}")

    def power(self, who: int) -> str:
        """What a leader can do."""
        fact = FACTS["leader"][who]
        values: dict[str, object] = {"n": fact["companions"]} if "companions" in fact else {}
        values |= {"fewer": self.fewer(fact["cards"])} if "cards" in fact else {}
        values |= {"coins": self.paid_coins(fact["coins"])} if "coins" in fact else {}
        values |= {"points": self.action_points(fact["price"])} if "price" in fact else {}
        return self.words(f"power.{LEADER_NAMES[who]}", **values)

    # -- the solo game ------------------------------------------------------------------------------------------------

    def rebel_power(self) -> str:
        """What Sviatopolk can do as the leader of the rebellion."""
        return self.words("rebel_power", fewer=self.fewer(CARDS_FEWER_BY_SVIATOPOLK))

    def bonus(self, bonus: Bonus) -> str:
        """“attack: +1 move point”."""
        return self.words("bonus", main=self.banner(bonus.main), bonus=self.effect(bonus.effect))

    def effect(self, effect: int) -> str:
        """What a bonus of the rebellion adds to an action."""
        if effect == REVEAL_LESS:
            return self.words("reveal_less", fewer=self.fewer(FEWER_BY_BONUS))
        coins = effect_coins(effect)
        return self.words("plus", what=self.coins(coins) if coins else self.reward(effect, 1))

    def order(self, card: int) -> str:
        """The regions in the order of a card."""
        return self.regions(ORDERS[card - FIRST_CARD])

    def builds(self, card: int, priority: int) -> str:
        """The structures in the order of a card."""
        return self.structures(BUILD_ORDERS[card - FIRST_CARD][priority])

    def build_orders(self, card: int, priorities: range) -> str:
        """“with priority “tax”: market, church, stronghold”, and so on."""
        orders = [(self.priority(priority), self.builds(card, priority)) for priority in priorities]
        return "; ".join([self.words("builds_with", priority=name, structures=order) for name, order in orders])

    def cell(self, row: int, priority: int) -> str:
        """Where a row of a card sends its advisor: “attack”, perhaps “with a coin mark”."""
        banner = self.banner(row_banner(row, priority))
        return self.words("marked", banner=banner) if row_marked(row, priority) else banner

    def cell_in_short(self, row: int, priority: int) -> str:
        """“attack$”: with a coin mark."""
        return self.banner(row_banner(row, priority)) + ("$" if row_marked(row, priority) else "")

    def advisor_in_short(self, row: int) -> str:
        """“2*”: an advisor who joins in a later round."""
        return f"{row_advisor(row)}*" if row_since(row) > 1 else str(row_advisor(row))
