"""Rurik in the terminal: eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from prestol.cli.parts import SHAPES, fact, framed, grid
from prestol.core.engine import State
from prestol.games.rurik.cards import (
    BANNER_NAMES,
    BANNERS,
    BOAT_SLOTS,
    BONUSES,
    BUILD_ORDERS,
    COSTS,
    FIRST_CARD,
    GOODS,
    HEIGHT,
    ORDERS,
    POINTS,
    PRIORITIES,
    ROWS,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.games.rurik.rebellion import uncovered
from prestol.games.rurik.state import (
    IN_SUPPLY,
    NO_ADVISOR,
    ROUNDS,
    Player,
    Rurik,
    advisor_bribe,
    advisor_side,
    advisor_value,
)
from prestol.text import Words
from prestol.text.rurik import Chronicler
from prestol.text.rurik_cards import bonus_text
from prestol.text.tell import Narrator

INKS = ("bold red", "bold blue", "bold green", "bold yellow")
STRUCTURES = "†¤♜"  # church, market, stronghold
LEADER = "★"
NOTHING = "·"
TOKENS = ("build", "muster")


def board(narrator: Narrator, view: State) -> RenderableType:
    assert isinstance(view, Rurik)
    tell = Chronicler(narrator.words)
    sides = range(len(view.players))
    return Group(
        strategy(narrator, tell, view),
        land(narrator, tell, view),
        *(player_panel(narrator, tell, view, side) for side in sides),
        offer(narrator.words, tell, view),
        Text(narrator.words("rurik.term.key"), style="dim"),
    )


# -- small signs ------------------------------------------------------------------------------------------------------


def shape(side: int) -> Text:
    return Text(SHAPES[side], style=INKS[side])


# -- the strategy board -----------------------------------------------------------------------------------------------


def strategy(narrator: Narrator, tell: Chronicler, s: Rurik) -> Panel:
    """A column for each banner: points, cost and the advisor of every slot."""
    found = grid(BANNERS)
    found.add_row(*(Text(tell.banner(banner), style="bold") for banner in range(BANNERS)))
    for row in range(ROWS[s.seats]):
        found.add_row(*(slot(s, HEIGHT * banner + row) for banner in range(BANNERS)))
    return framed(" · ".join(headline(narrator, s)), found, style="cyan")


def headline(narrator: Narrator, s: Rurik) -> Iterator[str]:
    say = narrator.words
    yield say("rurik.term.round", n=s.round, last=ROUNDS) if s.round else say("rurik.term.setup")
    if not s.solo:
        yield say("rurik.term.begins", name=narrator.player(s.first))
        if s.token != s.first:
            yield say("rurik.term.token", name=narrator.player(s.token))


def slot(s: Rurik, at: int) -> Text:
    """«1−1 ●4+2»."""
    points, cost, entry = POINTS[s.seats][at], COSTS[s.seats][at], s.slots[at]
    text = Text.assemble(str(points), (f"−{cost}" if cost else "  ", "dim"), " ")
    if entry == NO_ADVISOR:
        return text.append(NOTHING, style="dim")
    bribe = f"+{advisor_bribe(entry)}" if advisor_bribe(entry) else ""
    return Text.assemble(text, shape(advisor_side(entry)), f"{advisor_value(entry)}{bribe}")


# -- the map ----------------------------------------------------------------------------------------------------------


def land(narrator: Narrator, tell: Chronicler, s: Rurik) -> Panel:
    """A line for each region: its good, who rules, and what everybody has there."""
    say, sides = narrator.words, range(len(s.players))
    found = grid(4 + len(s.players))
    names = [say(f"rurik.term.{name}") for name in ("region", "good", "ruler")]
    others = say("rurik.term.neutral" if s.solo else "rurik.term.rebels")
    found.add_row(*(Text(name, style="bold") for name in names), *map(shape, sides), Text(others, style="bold"))
    for region in range(s.regions):
        found.add_row(*region_row(tell, s, region))
    return framed(say("rurik.term.map"), found, style="green")


def region_row(tell: Chronicler, s: Rurik, region: int) -> list[Text]:
    good = tell.good(s.kinds[region])
    there = Text(good) if s.goods[region] else Text(f"({good})", style="dim")
    ruler = int(s.ruler(region))
    cells = [presence(s, region, side) for side in range(len(s.players))]
    neutrals = str(s.neutrals[region]) if s.neutrals[region] else NOTHING
    return [Text(tell.region(region)), there, shape(ruler) if ruler >= 0 else Text("–"), *cells, Text(neutrals)]


def presence(s: Rurik, region: int, side: int) -> Text:
    """«2★†=3»: troops, leader, structures, and the strength they give."""
    player, strength = s.players[side], int(s.strength(region, side))
    troops = str(player.troops[region]) if player.troops[region] else ""
    leader = LEADER if player.leader == region else ""
    built = "".join(sign for at, sign in enumerate(STRUCTURES) if player.built[region] >> at & 1)
    text = troops + leader + built
    return Text(f"{text}={strength}" if strength else text or NOTHING, style=INKS[side] if text else "dim")


# -- players ----------------------------------------------------------------------------------------------------------


def player_panel(narrator: Narrator, tell: Chronicler, s: Rurik, side: int) -> Panel:
    say, player = narrator.words, s.players[side]
    marks = [f"{SHAPES[side]} {narrator.player(side)}", say("ui.points", n=s.results()[side].total)]
    if player.who >= 0:
        marks.insert(1, tell.leader(player.who))
    lines = [Text(" · ".join(purse(say, tell, s, side))), boat_line(say, tell, player), track_line(say, player)]
    lines += rebellion_lines(say, tell, s) if side == s.seats else card_lines(say, tell, player)
    return framed(" · ".join(marks), *lines, style="bold green" if side in s.waiting else "white")


def purse(say: Words, tell: Chronicler, s: Rurik, side: int) -> Iterator[str]:
    """Coins, advisors, troops, and what can still be used this round."""
    player = s.players[side]
    yield tell.coins(player.coins)
    if player.advisors:
        yield f"{say('rurik.term.advisors')} {' '.join(map(str, player.advisors))}"
    yield say("rurik.term.supply", n=player.supply)
    if player.leader == IN_SUPPLY:
        yield say("rurik.term.leader_away")
    if side == s.seats:
        return
    ready = [tell.banner(BANNER_NAMES.index(name)) for at, name in enumerate(TOKENS) if player.ready >> at & 1]
    yield say("rurik.term.tokens", ready=", ".join(ready) or "–")
    if not player.power:
        yield say("rurik.term.power_used")
    if player.defeated:
        yield say("rurik.term.defeated", n=player.defeated)


def boat_line(say: Words, tell: Chronicler, player: Player) -> Text:
    """«Boat wood 2/3 · fish 0/3 … · dock wood 1»."""
    held = [f"{tell.good(good)} {player.boat(good)}/{BOAT_SLOTS[good]}" for good in range(GOODS)]
    over = [(good, player.goods[good] - player.boat(good)) for good in range(GOODS)]
    dock = ", ".join(f"{tell.good(good)} {number}" for good, number in over if number)
    return fact(say("rurik.term.boat"), " · ".join(held + ([say("rurik.term.dock", goods=dock)] if dock else [])))


def track_line(say: Words, player: Player) -> Text:
    rule, build, trade = player.levels
    return Text(say("rurik.term.tracks", rule=rule, build=build, trade=trade, war=player.war))


def card_lines(say: Words, tell: Chronicler, player: Player) -> list[Text]:
    """Deeds lie open; of the rest only what the viewer may know."""
    lines = [fact(say("rurik.term.open"), f"{tell.deed(card)}: {tell.deed_text(card)}") for card in player.open]
    if player.done:
        lines.append(fact(say("rurik.term.done"), ", ".join(map(tell.deed, player.done))))
    for name, cards in (("drawn", player.drawn), ("hand", player.hand)):
        if cards:
            lines.append(fact(say(f"rurik.term.{name}"), schemes(say, tell, cards)))
    for name, cards in (("dealt", player.dealt), ("agenda", player.agenda)):
        shown = [f"{tell.agenda(card)} – {tell.agenda_text(card)}" for card in cards if card >= 0]
        lines += [fact(say(f"rurik.term.{name}"), text) for text in shown]
    return lines


def schemes(say: Words, tell: Chronicler, cards: Sequence[int]) -> str:
    """The cards one sees, and how many one does not."""
    seen = [tell.scheme(card) for card in cards if card >= 0]
    hidden = len(cards) - len(seen)
    return " | ".join(seen + ([say("rurik.term.hidden", n=hidden)] if hidden else []))


# -- the rebellion ----------------------------------------------------------------------------------------------------


def rebellion_lines(say: Words, tell: Chronicler, s: Rurik) -> list[Text]:
    """Its board, the card on top and the rows it has shown."""
    lines = [Text(say("rurik.term.priority", level=s.level, priority=tell.priority(s.priority)), style="bold")]
    for key, free in (("unlocked", True), ("covered", False)):
        found = [text for column in range(PRIORITIES) for text, is_free in bonuses(tell, s, column) if is_free == free]
        if found:
            lines.append(Text(say(f"rurik.term.{key}", bonuses=", ".join(found))))
    if s.cards and s.cards[0] >= 0:
        lines.append(top_card(say, tell, s))
    if s.slid:
        lines.append(fact(say("rurik.term.slid"), ", ".join(row(tell, s, number) for number in s.slid)))
    return lines


def bonuses(tell: Chronicler, s: Rurik, column: int) -> Iterator[tuple[str, bool]]:
    """The bonuses of a column from top to bottom, and whether no coin covers them."""
    for (main, effect, _), free in zip(BONUSES[4 * s.level + column], uncovered(s, column), strict=True):
        yield bonus_text(tell, [main, effect, 0]), free


def top_card(say: Words, tell: Chronicler, s: Rurik) -> Text:
    card = s.cards[0] - FIRST_CARD
    order = say("rurik.term.top_card", number=card + 1, regions=tell.regions(ORDERS[card]))
    builds = tell.structures(BUILD_ORDERS[PRIORITIES * card + s.priority])
    return Text(f"{order}; {say('rurik.term.builds', structures=builds)}")


def row(tell: Chronicler, s: Rurik, number: int) -> str:
    """«5 → build$» with the priority of now; a star: the advisor joins in a later round."""
    mark = "$" if row_marked(number, s.priority) else ""
    star = "*" if row_since(number) > 1 else ""
    return f"{row_advisor(number)}{star} → {tell.banner(row_banner(number, s.priority))}{mark}"


# -- cards on offer ---------------------------------------------------------------------------------------------------


def offer(say: Words, tell: Chronicler, s: Rurik) -> Panel:
    lines = [Text.assemble((tell.deed(card), "bold"), f" – {tell.deed_text(card)}") for card in s.row]
    lines += [fact(say("rurik.term.playing"), tell.scheme(card)) for card in s.playing]
    sizes = {"one": s.deck_size(0), "two": s.deck_size(1), "discard": len(s.discard), "deeds": len(s.deeds)}
    lines.append(Text(say("rurik.term.decks", **sizes), style="dim"))
    return framed(say("rurik.term.row"), *lines, style="cyan")
