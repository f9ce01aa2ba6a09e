"""Commands that show something: games, cards, replay."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from prestol.cli.common import console, print_json, read_match, write_picture
from prestol.cli.drawing import draw_log, draw_score, draw_table
from prestol.core.game import Game, Option
from prestol.draw.picture import picture as draw_picture
from prestol.games import GAMES, game
from prestol.table.match import Match
from prestol.table.record import commitment
from prestol.text import Words, words
from prestol.text.tell import Narrator, plain_names


def games(language: str, as_json: bool) -> None:
    say = words(language)
    found = [game(name) for name in GAMES]
    if as_json:
        print_json([game_facts(each, say) for each in found])
        return
    for each in found:
        console.print(f"[bold]{each.name}[/] – {say(f'game.{each.name}')}")
        console.print(f"  {say(f'game.{each.name}.line')}")
        console.print(f"  {say('ui.seats', least=each.seats[0], most=each.seats[-1])}{marks(each, say)}")
        for option in each.choices:
            console.print(f"  {option_line(each, option, say)}", soft_wrap=True)


def marks(each: Game, say: Words) -> str:
    if not each.unofficial_seats:
        return ""
    return f" ({say('ui.unofficial_seats', seats=', '.join(map(str, each.unofficial_seats)))})"


def option_line(each: Game, option: Option, say: Words) -> str:
    name, line = (say(f"{each.name}.option.{option.name}{end}") for end in ("", ".line"))
    mark = "" if option.official else f" ({say('ui.unofficial')})"
    return f"--option {option.name}={'|'.join(option.values)}  {name}: {line}{mark}"


def game_facts(each: Game, say: Words) -> dict[str, object]:
    return {
        "name": each.name,
        "title": say(f"game.{each.name}"),
        "rules": each.version,
        "seats": list(each.seats),
        "unofficial_seats": list(each.unofficial_seats),
        "actions": len(each.actions),
        "options": [{"name": o.name, "values": list(o.values), "official": o.official} for o in each.choices],
    }


def cards(name: str, language: str, as_json: bool) -> None:
    say = words(language)
    found = Narrator(game(name), say).cards()
    if as_json:
        print_json([vars(card) for card in found])
        return
    for pack in dict.fromkeys(card.pack for card in found):
        table = Table(title=say(f"{name}.pack.{pack}"), title_justify="left", title_style="bold", expand=False)
        for column in ("id", "card", "copies", "effect", "provenance"):
            table.add_column(say(f"ui.column.{column}"))
        for card in found:
            if card.pack == pack:
                origin = say(f"provenance.{card.provenance}")
                table.add_row(card.id, card.name, str(card.copies), card.effect, origin)
        console.print(table)


def replay(file: Path, step: int | None, language: str, as_json: bool) -> None:
    match = read_match(file)
    last = len(match.moves) if step is None else step
    state = match.at(last)
    if as_json:
        print_json(match_facts(match, last))
        return
    say = words(language)
    narrator = Narrator(match.game, say, plain_names(say, match.seats))
    draw_log(narrator, [event for at in range(last + 1) for event in match.events(at, None)])
    draw_table(narrator, state)
    draw_score(narrator, state)
    console.print(narrator.words("ui.step", step=last, last=len(match.moves)))


def verify(file: Path, language: str) -> None:
    """Deal again from the seed and replay every answer; the commitment shows that the seed was there from the start."""
    match = read_match(file)
    console.print(words(language)("ui.verified", n=len(match.moves), commitment=commitment(match.seed)), soft_wrap=True)


def draw(file: Path, step: int | None, out: Path, seat: int | None, shape: str, theme: str, language: str) -> None:
    """The table as a picture of its own."""
    match = read_match(file)
    state = match.at(len(match.moves) if step is None else step)
    write_picture(out, draw_picture(state.view(seat).board, seat, language, shape, theme))


def match_facts(match: Match, step: int) -> dict[str, object]:
    state = match.at(step)
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "steps": len(match.moves),
        "step": step,
        "over": state.over,
        "position": state.position(),
        "scores": [vars(score) for score in state.results()],
    }
