"""``prestol replay``: a recorded game, one moment of it, its picture, or the proof that nobody has chosen the cards."""

from __future__ import annotations

from pathlib import Path

from prestol.cli.common import console, print_json, read_match, write_picture
from prestol.cli.drawing import draw_log, draw_score, draw_table
from prestol.games import kit_of
from prestol.play.match import Match
from prestol.play.record import commitment
from prestol.text import words


def replay(file: Path, step: int | None, language: str, as_json: bool) -> None:
    match = read_match(file)
    last = len(match.moves) if step is None else step
    state = match.at(last)
    if as_json:
        print_json(match_facts(match, last))
        return
    narrator = kit_of(match.game).plain_narrator(language, match.seats)
    draw_log(narrator, [event for at in range(last + 1) for event in match.events(at, None)])
    draw_table(narrator, state)
    draw_score(narrator, state)
    console.print(narrator.words("ui.step", step=last, last=len(match.moves)))


def verify(file: Path, language: str) -> None:
    """Deal again from the seed and replay every answer; the commitment shows that the seed was there from the start."""
    match = read_match(file)
    console.print(words(language)("ui.verified", n=len(match.moves), commitment=commitment(match.seed)), soft_wrap=True)


def draw(file: Path, step: int | None, out: Path, player: int | None, shape: str, theme: str, language: str) -> None:
    """The table as a picture of its own."""
    match = read_match(file)
    state = match.at(len(match.moves) if step is None else step)
    seat = None if player is None else player - 1
    write_picture(out, kit_of(match.game).picture(state.view(seat).board, seat, language, shape, theme))


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
