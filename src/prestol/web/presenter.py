"""From a table to what a page shows of it. Everything comes from views: what a seat may not know is not there."""

from __future__ import annotations

import platform
from dataclasses import dataclass

import prestol
from prestol.core.engine import State
from prestol.core.errors import CannotUndo
from prestol.games import kit_of
from prestol.play.hint_text import HintText
from prestol.play.match import Match
from prestol.play.moves import tried
from prestol.play.record import commitment
from prestol.text import Words
from prestol.text.narrator import Narrator
from prestol.web.bar import bar
from prestol.web.ending import ending
from prestol.web.log import recent_log, whole_log
from prestol.web.storage import Row
from prestol.web.table import Table
from prestol.web.view_models import (
    SHAPES,
    Bar,
    Candidate,
    HintPanel,
    Link,
    MyTable,
    NextTable,
    Panel,
    Part,
    ReplayPage,
    ReportPage,
    Said,
    Score,
    SurePage,
    TablePage,
)

CANDIDATES = 5  # shown of a hint


@dataclass(frozen=True)
class Viewer:
    """Who looks: the seats held at this table, the language, the shape of the screen."""

    held: tuple[int, ...]
    say: Words
    shape: str = "wide"
    careful: bool = True  # asked before whatever cannot be taken back
    watches: bool = False  # wants to see what happened event by event
    offers_ease: bool = False  # knows the game by now, and may want to be asked less
    next_table: NextTable | None = None


def narrator_of(table: Table, say: Words) -> Narrator:
    names = [seat_name(place, say) for place in table.places]
    unique = [name if names.count(name) == 1 else f"{name} {number}" for number, name in enumerate(names, 1)]
    return kit_of(table.match.game).narrator(say.language, unique)


def seat_name(place: Row, say: Words) -> str:
    if place["name"]:
        return str(place["name"])
    if place["kind"] == "bot":
        return say("web.bot_name", bot=say(f"bot.{place['bot']}"), number=place["number"] + 1)
    return say("ui.player", number=place["number"] + 1)


def seat_now(table: Table, viewer: Viewer) -> int | None:
    """The seat through which the viewer looks: the one asked, else the first held."""
    asked = [seat for seat in table.match.state.waiting if seat in viewer.held and not table.places[seat]["away"]]
    return asked[0] if asked else next(iter(viewer.held), None)


def is_hot_seat(table: Table, viewer: Viewer) -> bool:
    return len([seat for seat in table.devices() if seat in viewer.held]) > 0 and len(viewer.held) > 1


def is_shared(table: Table, viewer: Viewer) -> bool:
    """Does somebody look at the same screen who may not know all that a seat knows?"""
    return is_hot_seat(table, viewer) and table.match.game.has_secrets(table.match.state)


def is_asked(table: Table, seat: int | None) -> bool:
    waits = seat is not None and seat in table.match.state.waiting and not table.places[seat]["away"]
    return waits and table.is_ready()


def eyes_of(table: Table, viewer: Viewer) -> int | None:
    """The seat whose secrets are shown. One device for several shows them only before who has taken it."""
    seat = seat_now(table, viewer)
    lifted = is_asked(table, seat) and table.lifted == seat
    return seat if lifted or not is_shared(table, viewer) else None


def part(table: Table, viewer: Viewer) -> Part:
    """The part that changes with every answer."""
    narrator, state = narrator_of(table, viewer.say), table.match.state
    seat, eyes = seat_now(table, viewer), eyes_of(table, viewer)
    asked = is_asked(table, seat)
    covered = asked and eyes is None
    view = state.view(eyes)
    board = view.board
    answers = asked and not covered and seat is not None
    hint = hint_panel(table, narrator, board, seat) if answers and seat is not None else None
    drawing = drawn(board, eyes, narrator, viewer.shape, hint.best if hint else "")
    return Part(
        table=table.id,
        revision=table.revision,
        status=status(table, narrator, seat, asked, is_hot_seat(table, viewer)),
        asked=asked,
        seat=seat,
        curtain=narrator.player(seat) if covered and seat is not None else "",
        bar=bar(narrator, view, seat, viewer.shape, viewer.careful, hint.best if hint else "")
        if answers and seat is not None
        else Bar(),
        can_undo=can_undo(table, viewer) is not None,
        no_undo=no_undo(table, viewer),
        board=drawing,
        panels=panels(table, board, narrator, viewer),
        log=recent_log(table, narrator, eyes, drawing),
        score=score(narrator, state) if state.over else None,
        rematch=table.row["rematch"] or "",
        said=hint.said if hint else said(table.match, narrator, eyes),
        thinking=thinking(table, narrator),
        ending=ending(narrator, state, viewer.held) if state.over else None,
        next_table=viewer.next_table,
        offers_ease=viewer.offers_ease,
        can_hint=answers and table.row["hints"],
        hint=hint,
    )


def question(table: Table, seat: int, answer: str, viewer: Viewer) -> SurePage | None:
    """What to ask before this move is made; None if it needs no asking, or is none."""
    match, narrator = table.match, narrator_of(table, viewer.say)
    view = match.state.view(seat)
    action = next((action for action in view.legal(seat) if match.game.notation(action) == answer), None)
    if action is None:
        return None
    found = tried(narrator, view, seat, action)
    if not found.needs_asking(viewer.careful):
        return None
    sentence = found.loses or viewer.say("web.final")
    return SurePage(table.id, match.game.name, narrator.title, table.revision, seat, answer, found.text, sentence)


def hint_panel(table: Table, narrator: Narrator, board: State, seat: int) -> HintPanel | None:
    sought = table.sought(seat)
    if sought is None:
        return None
    if sought.hint is None:
        return HintPanel(said=narrator.words("web.hint.thinking"))
    adviser = HintText(narrator, board, sought.hint)
    found = [candidate(adviser, number) for number in range(min(len(sought.hint.candidates), CANDIDATES))]
    return HintPanel(found, adviser.reasons(), adviser.summary())


def candidate(adviser: HintText, number: int) -> Candidate:
    hint = adviser.hint
    chosen = hint.candidates[number]
    whole = max(each.chance for each in hint.candidates) if hint.alone else 1.0
    return Candidate(
        answer=adviser.narrator.game.notation(chosen.action),
        text=adviser.answer(number),
        amount="" if hint.verdict == "only" else adviser.amount(number),
        length=max(0, round(100 * chosen.chance / whole)) if whole > 0 else 0,
        trials=adviser.narrator.words("web.hint.trials", share=round(100 * chosen.share)),
    )


def next_table(table: Table | None, say: Words) -> NextTable | None:
    return NextTable(table.id, title(table, say)) if table else None


def title(table: Table, say: Words) -> str:
    return kit_of(table.match.game).title(say.language)


def drawn(board: State, seat: int | None, narrator: Narrator, shape: str, advised: str = "") -> str:
    return kit_of(board.game).board.draw(board, seat, narrator, shape, advised)


def status(table: Table, narrator: Narrator, seat: int | None, asked: bool, hot: bool) -> str:
    """Who is asked what, in one sentence; on one device for several “your turn” would not do."""
    say, state = narrator.words, table.match.state
    if state.over:
        if verdict := narrator.verdict(state):
            return say("web.status.verdict", verdict=verdict)
        winners = [narrator.player(s.player) for s in state.results() if s.rank == 1]
        return say("web.status.over", names=", ".join(winners), n=len(winners))
    if table.cancelled:
        return say("web.status.cancelled")
    if not table.is_ready():
        return say("web.status.open")
    prompt = narrator.prompt(state)
    if asked and hot and seat is not None:
        return say("web.status.hot", name=narrator.player(seat), prompt=prompt)
    if asked:
        return say("web.status.you", prompt=prompt)
    return say("web.status.other", name=", ".join(narrator.player(other) for other in state.waiting), prompt=prompt)


def can_undo(table: Table, viewer: Viewer) -> int | None:
    """The seat of the viewer that answered last, if that can be taken back."""
    seat = answered_last(table, viewer)
    return seat if seat is not None and no_undo(table, viewer) == "" else None


def answered_last(table: Table, viewer: Viewer) -> int | None:
    return next((move.seat for move in reversed(table.match.moves) if move.seat in viewer.held), None)


def no_undo(table: Table, viewer: Viewer) -> str:
    """Why the viewer's last answer cannot be taken back."""
    seat = answered_last(table, viewer)
    if seat is None:
        return viewer.say("web.nothing_to_undo") if viewer.held else ""
    try:
        table.match.undoable(seat)
    except CannotUndo as error:
        return viewer.say.error(error)
    return ""


def panels(table: Table, board: State, narrator: Narrator, viewer: Viewer) -> list[Panel]:
    """All players, the viewer's own seats first."""
    found = match_panels(board, narrator, viewer.held, [place["kind"] for place in table.places])
    away = {place["number"] for place in table.places if place["away"]}
    found = [panel if panel.number not in away else replaced_away(panel) for panel in found]
    return sorted(found, key=lambda panel: not panel.mine)


def replaced_away(panel: Panel) -> Panel:
    return Panel(**(vars(panel) | {"away": True}))


def match_panels(board: State, narrator: Narrator, held: tuple[int, ...], kinds: list[str]) -> list[Panel]:
    """From what the viewer knows: points may depend on secrets, too."""
    active = set(board.waiting) if not board.over else set()
    return [
        Panel(
            number=line.player,
            name=narrator.player(line.player),
            shape=SHAPES[line.player],
            kind=kinds[line.player] if line.player < len(kinds) else "rules",
            mine=line.player in held,
            active=line.player in active,
            total=line.total,
            parts=[(narrator.part(part), points) for part, points in line.parts.items()],
        )
        for line in board.results()
    ]


def said(match: Match, narrator: Narrator, seat: int | None) -> str:
    """The last answer in words, for the screen reader."""
    return " ".join(line for _, line in narrator.lines(match.events(len(match.moves), seat)))


def thinking(table: Table, narrator: Narrator) -> str:
    """Which bot everybody waits for, if it is a bot."""
    seats = table.match.state.waiting if table.is_ready() else []
    return next((f"{SHAPES[seat]} {narrator.player(seat)}" for seat in seats if table.is_bots(seat)), "")


def score(narrator: Narrator, state: State) -> Score:
    lines = state.results()
    names = list(dict.fromkeys(part for line in lines for part in line.parts))
    rows = [(narrator.part(name), [str(line.parts.get(name, "")) for line in lines]) for name in names]
    rows.append((narrator.words("ui.total"), [str(line.total) for line in lines]))
    players, verdict = [narrator.player(line.player) for line in lines], narrator.verdict(state)
    if verdict:  # nobody to be compared with
        return Score(players, rows, [], verdict)
    rows.append((narrator.words("ui.place"), [str(line.rank) for line in lines]))
    return Score(players, rows, [narrator.player(line.player) for line in lines if line.rank == 1])


# -- whole pages -------------------------------------------------------------------------------------------------------


def table_page(table: Table, viewer: Viewer, links: list[Link], notes: str, can_cancel: bool) -> TablePage:
    name = table.match.game.name
    return TablePage(
        table=table.id,
        game=name,
        title=title(table, viewer.say),
        marks=marks(table, viewer.say),
        hot_seat=is_hot_seat(table, viewer),
        spectator=not viewer.held,
        seats=viewer.held,
        links=links,
        away=[seat for seat in viewer.held if table.places[seat]["away"]],
        chat=chat_lines(table.chat) if viewer.held else [],
        notes=notes,
        can_note=note_seat(table, viewer) is not None,
        hints=table.row["hints"],
        can_cancel=can_cancel,
        commitment=commitment(table.match.seed),
        key=str(table.match.seed) if table.match.state.over else "",
        symbols=kit_of(table.match.game).board.symbols(),
        part=part(table, viewer),
    )


def note_seat(table: Table, viewer: Viewer) -> int | None:
    """The seat whose notes the viewer keeps; on a shared device nothing would be private."""
    return None if is_hot_seat(table, viewer) else next(iter(viewer.held), None)


def report_page(table: Table, viewer: Viewer, browser: str) -> ReportPage:
    """All that somebody who looks for a mistake needs, and nothing that another player may not know."""
    match = table.match
    build = "compiled" if prestol.compiled else "interpreted"
    lines = [
        f"prestol {prestol.__version__} ({build}), Python {platform.python_version()}",
        f"{match.game.name}, rules {match.game.version}, {match.seats} seats, {match.game.unusual(match.options)}",
        f"table {table.id}, revision {table.revision}, step {len(match.moves)}",
        f"{viewer.say.language}, {viewer.shape}, {browser}",
    ]
    text = "\n".join(lines) + (f"\n\n{match.record()}" if match.state.over else "")
    return ReportPage(table.id, title(table, viewer.say), text)


def chat_lines(rows: list[Row]) -> list[Said]:
    return [Said(row["name"], row["text"], row["at"].strftime("%H:%M")) for row in rows]


def marks(table: Table, say: Words) -> list[str]:
    """Unusual options, and what does not come from the rulebook."""
    found, words = table.match.game, kit_of(table.match.game).words(say.language)
    lines = []
    for option in found.choices:
        value = table.match.options[option.name]
        if value != option.usual:
            mark = "" if option.official else f" ({say('ui.unofficial')})"
            lines.append(f"{words(f'option.{option.name}')}: {words.value(value)}{mark}")
    if table.match.seats in found.unofficial_seats:
        lines.append(say("web.solo_unofficial"))
    if not table.row["hints"]:
        lines.append(say("web.hints.off"))
    return lines


def replay_page(table: Table, viewer: Viewer, step: int, eyes: str) -> ReplayPage:
    """One moment, as a seat of the viewer or the public sees it; everything only when the game is over."""
    match, narrator = table.match, narrator_of(table, viewer.say)
    choices = replay_views(table, viewer, narrator)
    chosen = eyes if eyes in [value for value, _ in choices] else choices[0][0]
    state = match.at(step)
    seat = int(chosen) if chosen.isdecimal() else None
    board = state if chosen == "all" else state.view(seat).board
    drawing = drawn(board, seat, narrator, viewer.shape)
    return ReplayPage(
        table=table.id,
        game=match.game.name,
        title=title(table, viewer.say),
        step=step,
        last=len(match.moves),
        views=[(value, name, value == chosen) for value, name in choices],
        board=drawing,
        panels=match_panels(board, narrator, viewer.held, [place["kind"] for place in table.places]),
        log=whole_log(table, narrator, seat, drawing),
        score=score(narrator, state) if state.over else None,
        over=match.state.over,
        symbols=kit_of(match.game).board.symbols(),
    )


def replay_views(table: Table, viewer: Viewer, narrator: Narrator) -> list[tuple[str, str]]:
    over = table.match.state.over
    mine = () if is_hot_seat(table, viewer) else viewer.held  # others look at the same screen
    seats = range(table.match.seats) if over else mine
    found = [(str(seat), narrator.player(seat)) for seat in seats]
    public = [("public", narrator.words("web.as_public"))]
    return found + public + ([("all", narrator.words("web.as_all"))] if over else [])


def my_table(table: Table, viewer: Viewer) -> MyTable:
    narrator = narrator_of(table, viewer.say)
    asked = table.asks(viewer.held)
    return MyTable(
        table=table.id,
        game=table.match.game.name,
        title=title(table, viewer.say),
        points=standings(table, viewer, narrator),
        state=status(table, narrator, seat_now(table, viewer), asked, is_hot_seat(table, viewer)),
        mine=asked,
        over=table.match.state.over or table.cancelled,
    )


def standings(table: Table, viewer: Viewer, narrator: Narrator) -> list[tuple[str, int]]:
    """All players with their points, as far as the viewer may know them."""
    eyes = None if is_shared(table, viewer) else seat_now(table, viewer)
    return [(narrator.player(line.player), line.total) for line in table.match.state.view(eyes).board.results()]
