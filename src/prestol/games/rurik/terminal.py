"""Rurik in the terminal: eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from prestol.core.engine import State
from prestol.games.rurik.rules.advisors import NO_ADVISOR, advisor_bribe, advisor_side, advisor_value, slot_at
from prestol.games.rurik.rules.bonuses import column_of, uncovered
from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    BANNERS,
    BOAT_SLOTS,
    COSTS,
    FIRST_CARD,
    GOODS,
    POINTS,
    ROWS,
    TOKEN_NAMES,
)
from prestol.games.rurik.rules.player import IN_SUPPLY, Player
from prestol.games.rurik.rules.sets import holds
from prestol.games.rurik.rules.solo_cards import PRIORITIES
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text.words import RurikText
from prestol.terminal.parts import SHAPES, fact, framed, grid
from prestol.text import Words
from prestol.text.narrator import Narrator

INKS = ("bold red", "bold blue", "bold green", "bold yellow")
STRUCTURES = "†¤♜"  # church, market, stronghold
LEADER = "★"
NOTHING = "·"


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Rurik)
    text = narrator.text
    assert isinstance(text, RurikText)
    sides = range(len(view.players))
    return Group(
        strategy(narrator, text, view),
        land(narrator, text, view),
        *(player_panel(narrator, text, view, side) for side in sides),
        offer(narrator.words, text, view),
        Text(narrator.words("term.key"), style="dim"),
    )


# -- small signs ------------------------------------------------------------------------------------------------------


def shape(side: int) -> Text:
    return Text(SHAPES[side], style=INKS[side])


# -- the strategy board -----------------------------------------------------------------------------------------------


def strategy(narrator: Narrator, text: RurikText, s: Rurik) -> Panel:
    """A column for each banner: points, cost and the advisor of every slot."""
    found = grid(BANNERS)
    found.add_row(*(Text(text.banner(banner), style="bold") for banner in range(BANNERS)))
    for row in range(ROWS[s.seats]):
        found.add_row(*(slot(s, slot_at(banner, row)) for banner in range(BANNERS)))
    return framed(" · ".join(headline(narrator, text, s)), found, style="cyan")


def headline(narrator: Narrator, text: RurikText, s: Rurik) -> Iterator[str]:
    say = narrator.words
    yield text.round(s.round) if s.round else say("term.setup")
    if not s.solo:
        yield say("term.begins", name=narrator.player(s.first))
        if s.token != s.first:
            yield say("term.token", name=narrator.player(s.token))


def slot(s: Rurik, at: int) -> Text:
    """“1−1 ●4+2”."""
    points, cost, entry = POINTS[s.seats][at], COSTS[s.seats][at], s.slots[at]
    text = Text.assemble(str(points), (f"−{cost}" if cost else "  ", "dim"), " ")
    if entry == NO_ADVISOR:
        return text.append(NOTHING, style="dim")
    bribe = f"+{advisor_bribe(entry)}" if advisor_bribe(entry) else ""
    return Text.assemble(text, shape(advisor_side(entry)), f"{advisor_value(entry)}{bribe}")


# -- the map ----------------------------------------------------------------------------------------------------------


def land(narrator: Narrator, text: RurikText, s: Rurik) -> Panel:
    """A line for each region: its good, who rules, and what everybody has there."""
    say, sides = narrator.words, range(len(s.players))
    found = grid(4 + len(s.players))
    names = [say(f"term.{name}") for name in ("region", "good", "ruler")]
    others = say("term.neutral" if s.solo else "term.rebels")
    found.add_row(*(Text(name, style="bold") for name in names), *map(shape, sides), Text(others, style="bold"))
    for region in range(s.regions):
        found.add_row(*region_row(text, s, region))
    return framed(say("term.map"), found, style="green")


def region_row(text: RurikText, s: Rurik, region: int) -> list[Text]:
    good = text.good(s.kinds[region])
    there = Text(good) if s.goods[region] else Text(f"({good})", style="dim")
    ruler = int(s.ruler(region))
    cells = [presence(s, region, side) for side in range(len(s.players))]
    neutrals = str(s.neutrals[region]) if s.neutrals[region] else NOTHING
    return [Text(text.region(region)), there, shape(ruler) if ruler >= 0 else Text("–"), *cells, Text(neutrals)]


def presence(s: Rurik, region: int, side: int) -> Text:
    """“2★†=3”: troops, leader, structures, and the strength they give."""
    player, strength = s.players[side], int(s.strength(region, side))
    troops = str(player.troops[region]) if player.troops[region] else ""
    leader = LEADER if player.leader == region else ""
    built = "".join(sign for at, sign in enumerate(STRUCTURES) if holds(player.built[region], at))
    text = troops + leader + built
    return Text(f"{text}={strength}" if strength else text or NOTHING, style=INKS[side] if text else "dim")


# -- players ----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, text: RurikText, s: Rurik, side: int) -> Panel:
    say, player = narrator.words, s.players[side]
    marks = [f"{SHAPES[side]} {narrator.player(side)}", say("ui.points", n=s.results()[side].total)]
    if player.who >= 0:
        marks.insert(1, text.leader(player.who))
    lines = [Text(" · ".join(purse(say, text, s, side))), boat_line(say, text, player), track_line(say, player)]
    lines += rebellion_lines(say, text, s) if side == s.seats else card_lines(say, text, player)
    return framed(" · ".join(marks), *lines, style="bold green" if side in s.waiting else "white")


def purse(say: Words, text: RurikText, s: Rurik, side: int) -> Iterator[str]:
    """Coins, advisors, troops, and what can still be used this round."""
    player = s.players[side]
    yield text.coins(player.coins)
    if player.advisors:
        yield f"{say('term.advisors')} {' '.join(map(str, player.advisors))}"
    yield text.supply(player.supply)
    if player.leader == IN_SUPPLY:
        yield say("term.leader_away")
    if side == s.seats:
        return
    ready = [text.banner(BANNER_NAMES.index(name)) for at, name in enumerate(TOKEN_NAMES) if player.is_ready(at)]
    yield say("term.tokens", ready=", ".join(ready) or "–")
    if not player.power:
        yield say("term.power_used")
    if player.defeated:
        yield text.defeated(player.defeated)


def boat_line(say: Words, text: RurikText, player: Player) -> Text:
    """“Boat wood 2/3 · fish 0/3 … · dock wood 1”."""
    held = [f"{text.good(good)} {player.boat(good)}/{BOAT_SLOTS[good]}" for good in range(GOODS)]
    over = [(good, player.goods[good] - player.boat(good)) for good in range(GOODS)]
    dock = ", ".join(f"{text.good(good)} {number}" for good, number in over if number)
    return fact(say("term.boat"), " · ".join(held + ([say("term.dock", goods=dock)] if dock else [])))


def track_line(say: Words, player: Player) -> Text:
    rule, build, trade = player.levels
    return Text(say("term.tracks", rule=rule, build=build, trade=trade, war=player.war))


def card_lines(say: Words, text: RurikText, player: Player) -> list[Text]:
    """Deeds lie open; of the rest only what the viewer may know."""
    lines = [fact(say("term.open"), f"{text.deed(card)}: {text.deed_text(card)}") for card in player.open]
    if player.done:
        lines.append(fact(say("term.done"), ", ".join(map(text.deed, player.done))))
    for name, cards in (("drawn", player.drawn), ("hand", player.hand)):
        if cards:
            lines.append(fact(say(f"term.{name}"), schemes(text, cards)))
    for name, cards in (("dealt", player.dealt), ("agenda", player.agenda)):
        shown = [f"{text.agenda(card)} – {text.agenda_text(card)}" for card in cards if card >= 0]
        lines += [fact(say(f"term.{name}"), text) for text in shown]
    return lines


def schemes(text: RurikText, cards: Sequence[int]) -> str:
    """The cards one sees, and how many one does not."""
    seen = [text.scheme(card) for card in cards if card >= 0]
    hidden = len(cards) - len(seen)
    return " | ".join(seen + ([text.scheme_cards(hidden)] if hidden else []))


# -- the rebellion ----------------------------------------------------------------------------------------------------


def rebellion_lines(say: Words, text: RurikText, s: Rurik) -> list[Text]:
    """Its board, the card on top and the rows it has shown."""
    lines = [Text(say("term.priority", level=s.level, priority=text.priority(s.priority)), style="bold")]
    for key, free in (("unlocked", True), ("covered", False)):
        found = [
            bonus for column in range(PRIORITIES) for bonus, is_free in bonuses(text, s, column) if is_free == free
        ]
        if found:
            lines.append(Text(say(f"term.{key}", bonuses=", ".join(found))))
    if s.cards and s.cards[0] >= 0:
        lines.append(top_card(say, text, s))
    if s.slid:
        lines.append(fact(say("term.slid"), ", ".join(row(text, s, number) for number in s.slid)))
    return lines


def bonuses(text: RurikText, s: Rurik, column: int) -> Iterator[tuple[str, bool]]:
    """The bonuses of a column from top to bottom, and whether no coin covers them."""
    for bonus, free in zip(column_of(s, column), uncovered(s, column), strict=True):
        yield text.bonus(bonus), free


def top_card(say: Words, text: RurikText, s: Rurik) -> Text:
    card = s.cards[0]
    order = say("term.top_card", number=card - FIRST_CARD + 1, regions=text.order(card))
    builds = text.builds(card, s.priority)
    return Text(f"{order}; {say('term.builds', structures=builds)}")


def row(text: RurikText, s: Rurik, number: int) -> str:
    """“5 → build$” with the priority of now; a star: the advisor joins in a later round."""
    return f"{text.advisor_in_short(number)} → {text.cell_in_short(number, s.priority)}"


# -- cards on offer ---------------------------------------------------------------------------------------------------


def offer(say: Words, text: RurikText, s: Rurik) -> Panel:
    lines = [Text.assemble((text.deed(card), "bold"), f" – {text.deed_text(card)}") for card in s.row]
    lines += [fact(say("term.playing"), text.scheme(card)) for card in s.playing]
    sizes = {"one": s.deck_size(0), "two": s.deck_size(1), "discard": len(s.discard), "deeds": len(s.deeds)}
    lines.append(Text(say("term.decks", **sizes), style="dim"))
    return framed(say("term.row"), *lines, style="cyan")
