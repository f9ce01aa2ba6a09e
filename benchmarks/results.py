"""Games of the ladder as lines of JSON, so that measuring can be stopped, continued, divided and put together.

A game is {"g": game, "m": match, "n": number, "p": points, "r": ranks, "d": decisions, "t": ms in all, "x": longest ms,
"c": code, "u": run}, lists by seat. The code says which bots have played: when one of them changes, its games are
played anew. A run is a machine on a day, which has a line of its own: {"u": run, "cpu": …}.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import prestol
from benchmarks.host import cpu_model
from benchmarks.matches import Match
from prestol.bots.kit import LEVELS, SearchParams
from prestol.games import kit
from prestol.play import arena

FILE = Path(__file__).parent / "results" / "ladder.jsonl"
Line = dict[str, Any]


def read(file: Path) -> list[Line]:
    """All lines but one that was cut off, and no game twice."""
    found: dict[str, Line] = {}
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            line = json.loads(text)
        except ValueError:
            continue
        found.setdefault(key(line), line)
    return list(found.values())


def key(line: Line) -> str:
    """Equal for games that were to be played only once."""
    return " ".join(str(line[part]) for part in "gmnc") if "g" in line else line["u"]


def write(file: Path, lines: Iterable[Line]) -> None:
    """All at once: who is interrupted keeps the old ones."""
    new = file.with_suffix(".new")
    new.parent.mkdir(parents=True, exist_ok=True)
    new.write_text("".join(as_text(line) for line in lines), encoding="utf-8")
    os.replace(new, file)


def as_text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def of_match(lines: Iterable[Line], match: Match) -> list[Line]:
    return [line for line in lines if (line.get("g"), line.get("m")) == (match.game, match.name)]


def newest(lines: Iterable[Line], match: Match) -> list[Line]:
    """The games of today's bots, else of those that played last: two versions of a bot are two bots."""
    return [line for line in of_match(lines, match) if line["c"] == code(match)] or older(lines, match)


def older(lines: Iterable[Line], match: Match) -> list[Line]:
    """The games of the last bots before those of today."""
    found = [line for line in of_match(lines, match) if line["c"] != code(match)]
    return [line for line in found if line["c"] == found[-1]["c"]]


def line_of(match: Match, number: int, played: arena.Played, run: str) -> Line:
    paces = played.paces
    return {
        "g": match.game,
        "m": match.name,
        "n": number,
        "p": played.totals,
        "r": played.ranks,
        "d": [pace.decisions for pace in paces],
        "t": [round(1000 * pace.seconds, 1) for pace in paces],
        "x": [round(1000 * pace.longest, 1) for pace in paces],
        "c": code(match),
        "u": run,
    }


def played_of(match: Match, line: Line) -> arena.Played:
    times = zip(line["d"], line["t"], line["x"], strict=True)
    paces = tuple(arena.Pace(decisions, total / 1000, longest / 1000) for decisions, total, longest in times)
    return arena.Played(match.sitting(line["n"]), tuple(line["p"]), tuple(line["r"]), paces)


def run_line(jobs: int) -> Line:
    """This machine today; the same one gets the same name."""
    facts = {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "jobs": jobs,
        "python": platform.python_version(),
        "compiled": prestol.compiled,
        "date": datetime.now(UTC).date().isoformat(),
    }
    return {"u": digest(as_text(facts)), **facts}


def code(match: Match) -> str:
    """A name for what the bots of a match are at present."""
    return digest(
        f"{kit(match.game).rules.version}", *(ingredients(bot, match.game) for bot in dict.fromkeys(match.table))
    )


def ingredients(bot: str, game: str) -> str:
    """All that decides how a bot plays a game."""
    if bot == "random":
        return bot
    found, own = kit(game).bot, source(f"games.{game}.bot")
    if bot not in LEVELS:
        return source("bots.greedy") + own
    params = [*values_of(found.params), *values_of(found.solo_params)]
    sources = [source(f"bots.{name}") for name in ("search", "greedy", "learned")]
    return "\n".join([*sources, own, str(found.iterations[bot]), *params])


def values_of(params: SearchParams) -> list[str]:
    names = [name for name in dir(params) if not name.startswith("_") and not callable(getattr(params, name))]
    return [f"{name}={getattr(params, name)}" for name in names]


@cache
def source(module: str) -> str:
    package = Path(str(prestol.__file__)).parent
    return package.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")


def digest(*texts: str) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=3).hexdigest()
