"""How strong the bots are: ``python -m benchmarks.ladder [--game G] [--match M] [--games N] [--jobs J]``.

Every finished game is a line in benchmarks/results/ladder.jsonl. Stop whenever you like: the next run plays what is
missing. ``--part 1/2`` and ``--part 2/2`` divide the work between two machines, ``--merge FILE`` brings it together,
and ``--render`` writes docs/ladder.md. After a change that should not change how the bots play, ``--confirm 5`` plays
five games of each match again and keeps all of them if these come out the same. It needs no more than Python and the
package.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from benchmarks.matches import Match, chosen
from benchmarks.results import FILE, Line, as_text, code, key, line_of, newest, of_match, older, read, run_line, write
from benchmarks.standing import page
from prestol.core.errors import PrestolError
from prestol.play.arena import Played, play_all

PAGE = Path(__file__).parent.parent / "docs" / "ladder.md"
INTERRUPTED = 130
SOMETIMES = 10  # seconds between two reports


def main(words: Sequence[str] | None = None) -> int:
    options = arguments(words)
    try:
        return act(options, chosen(options.game, options.match))
    except PrestolError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return INTERRUPTED


def act(options: argparse.Namespace, matches: list[Match]) -> int:
    if options.merge:
        merge(options.results, options.merge)
    elif options.prune:
        prune(options.results)
    elif options.list:
        print("\n".join(state_of(match, read(options.results), options.games) for match in matches))
    elif options.confirm:
        for match in matches:
            confirm(options, match)
    elif not options.render:
        measure(options, matches)
    if options.render:
        options.page.write_text(page(read(options.results)), encoding="utf-8")
    return 0


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description="Measure how strong the bots are.")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument(
        "--match", action="append", default=[], help="only these, for example “master-*”; may be repeated"
    )
    parser.add_argument("--games", type=int, help="games of each match (default: what the match says)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--part", type=part, default=(0, 1), metavar="I/N", help="only this part of the deals")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--results", type=Path, default=FILE, metavar="FILE", help="where the games are")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="where --render writes")
    parser.add_argument("--list", action="store_true", help="show the matches and how far they are; play nothing")
    parser.add_argument("--merge", type=Path, nargs="+", metavar="FILE", help="take games from there; play nothing")
    parser.add_argument(
        "--confirm", type=int, metavar="N", help="keep older games if N of each match come out the same"
    )
    parser.add_argument("--prune", action="store_true", help="drop games of bots that have changed; play nothing")
    parser.add_argument("--render", action="store_true", help="write the page; play nothing")
    return parser.parse_args(words)


def part(text: str) -> tuple[int, int]:
    """“1/2” is the first of two parts."""
    number, _, of = text.partition("/")
    if not 1 <= int(number) <= int(of):
        raise ValueError
    return int(number) - 1, int(of)


def measure(options: argparse.Namespace, matches: list[Match]) -> None:
    until = monotonic() + options.seconds if options.seconds else float("inf")
    run = run_line(options.jobs)
    mend(options.results)
    for match in matches:
        play(options, match, run, until)
        if monotonic() > until:
            return


def mend(file: Path) -> None:
    """A run that was killed may have left half a line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if text and not text.endswith("\n"):
        write(file, read(file))


def play(options: argparse.Namespace, match: Match, run: Line, until: float) -> None:
    lines = read(options.results)
    numbers = missing(match, lines, options.games, options.part)
    sittings = {match.sitting(number): number for number in numbers}
    report = Report(match, len(numbers))
    with options.results.open("a", encoding="utf-8") as file:
        if numbers and run not in lines:
            file.write(as_text(run))
        for played in play_all(match.game, match.options, list(sittings), options.jobs, at_once=True):
            file.write(as_text(line_of(match, sittings[played.sitting], played, run["u"])))
            file.flush()
            report.advance()
            if monotonic() > until:
                return


def missing(match: Match, lines: list[Line], games: int | None, part: tuple[int, int]) -> list[int]:
    now = code(match)
    done = {line["n"] for line in of_match(lines, match) if line["c"] == now}
    number, of = part
    wanted = [each for each in range(games or match.games) if each // match.seats % of == number]
    return [each for each in wanted if each not in done]


class Report:
    """How far a match is, now and then, on the error stream."""

    def __init__(self, match: Match, games: int) -> None:
        self.name = f"{match.game} {match.name}"
        self.games = games
        self.done = 0
        self.began = self.said = monotonic()

    def advance(self) -> None:
        self.done += 1
        now = monotonic()
        if now - self.said > SOMETIMES or self.done == self.games:
            self.said = now
            left = (now - self.began) / self.done * (self.games - self.done)
            print(f"{self.name}: {self.done} of {self.games}, {left / 60:.0f} min left", file=sys.stderr)


def state_of(match: Match, lines: list[Line], games: int | None) -> str:
    wanted = games or match.games
    old = "" if all(line["c"] == code(match) for line in newest(lines, match)) else ", the page shows older bots"
    return f"{match.game} {match.name}: {wanted - len(missing(match, lines, games, (0, 1)))} of {wanted}{old}"


def merge(file: Path, others: Sequence[Path]) -> None:
    lines = {key(line): line for line in read(file)}
    for other in others:
        for line in read(other):
            lines.setdefault(key(line), line)
    write(file, lines.values())


def confirm(options: argparse.Namespace, match: Match) -> None:
    """Do the bots of today still play as those whose games we have? The same deals then lead to the same games."""
    lines = read(options.results)
    old = older(lines, match)
    again = old[:: max(len(old) // options.confirm, 1)][: options.confirm]
    if not again:
        return
    sittings = {match.sitting(line["n"]): line for line in again}
    played = play_all(match.game, match.options, list(sittings), options.jobs, at_once=True)
    same = sum(is_same(match, sittings[each.sitting], each) for each in played)
    print(f"{match.game} {match.name}: {same} of {len(again)} the same", file=sys.stderr)
    if same == len(again):
        stamps = {key(line): code(match) for line in old}
        write(options.results, [{**line, "c": stamps[key(line)]} if key(line) in stamps else line for line in lines])


def is_same(match: Match, line: Line, played: Played) -> bool:
    new = line_of(match, line["n"], played, line["u"])
    return all(list(new[part]) == list(line[part]) for part in "prd")


def prune(file: Path) -> None:
    """What the page shows, and nothing else."""
    lines = read(file)
    kept = [line for match in chosen([], []) for line in newest(lines, match)]
    runs = {line["u"] for line in kept}
    write(file, [line for line in lines if "g" not in line and line["u"] in runs] + kept)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # “timeout” is answered like Ctrl-C
    sys.exit(main())
