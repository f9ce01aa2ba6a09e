"""The numbers of one benchmark run as targets and as a Markdown page, which is also what the terminal shows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from prestol.games import BUILT_IN

Record = dict[str, Any]

# What the peers are compared with.
GAME, SEATS = "conspiracy", 4
# The other games, and what each promises: how many times Catanatron's actions/s, and how many clones/s.
OTHERS = tuple(name for name in BUILT_IN if name != GAME)
OTHERS_GAIN, OTHERS_CLONES = 15, 0.3e6

NOTES = """\
Every number is a median over rounds (here {rounds}) in which each measurement takes about {seconds:g} seconds. A round
measures Prestol and every peer one after the other, each in a fresh process on one core, so all of them share the
machine's good and bad moments.

The games differ, so a ratio compares how fast the engines step, not how fast they play the same game.

- Prestol's decisions leave out forced answers. Every peer's count includes its forced ones, which favors the peer.
- Catanatron plays in its own loop, which is written in Python.
- OpenSpiel is called from a Python loop, as is Prestol under “Python loop”. Its chance nodes are not counted, but take
  time, because the caller has to sample them.
- RLCard is called from a Python loop, too, and encodes an observation at every step.
- Search iterations are those of short searches with the master's parameters, from a position in the middle of a
  random game. Both builds search the same.
"""

OUR_COLUMNS = {
    "decisions/s": "decisions_per_s",
    "answers/s": "answers_per_s",
    "decisions/s, Python loop": "decisions_per_s_python",
    "clones/s": "clones_per_s",
    "games/s": "games_per_s",
    "search iterations/s": "iterations_per_s",
}
SEARCH_GAIN = 12  # how many times as fast the compiled search promises to be


class Target(NamedTuple):
    """A promise about a measured value."""

    name: str
    value: float | None
    relation: Literal["at least", "below"]
    limit: float

    @property
    def status(self) -> str:
        if self.value is None:
            return "not measured"
        met = self.value >= self.limit if self.relation == "at least" else self.value < self.limit
        return "pass" if met else "FAIL"


@dataclass(frozen=True)
class Report:
    """Medians of one run; `compiled` and `uncompiled` are None where `prestol bench` gave no such numbers."""

    date: str
    seconds: float
    rounds: int
    machine: dict[str, str]
    compiled: Record | None
    uncompiled: Record | None
    others: dict[str, Record | None]
    others_uncompiled: dict[str, Record | None]
    peers: list[Record]
    import_ms: float | None
    help_ms: float | None


def targets(report: Report) -> list[Target]:
    catanatron = next((_rate(peer) for peer in report.peers if peer["peer"] == "Catanatron"), None)
    ours = report.compiled
    compiled, uncompiled = (_get(build, "decisions_per_s") for build in (ours, report.uncompiled))
    return [
        Target("decisions/s / Catanatron actions/s", _ratio(compiled, catanatron), "at least", 50),
        Target("decisions/s, Python loop", _get(ours, "decisions_per_s_python"), "at least", 1e6),
        Target("clones/s", _get(ours, "clones_per_s"), "at least", 0.8e6),
        Target("uncompiled decisions/s / Catanatron actions/s", _ratio(uncompiled, catanatron), "at least", 4),
        *(target for game in OTHERS for target in _promises(report, game, catanatron)),
        *(_search_gain(name, *builds) for name, builds in _builds(report).items()),
        Target("import prestol, ms", report.import_ms, "below", 50),
        Target("prestol --help, ms", report.help_ms, "below", 400),
        Target("peak resident memory of a bench run, MB", _get(ours, "resident_mb"), "below", 60),
    ]


def _promises(report: Report, game: str, catanatron: float | None) -> list[Target]:
    record = report.others.get(game)
    ratio = _ratio(_get(record, "decisions_per_s"), catanatron)
    return [
        Target(f"{game}: decisions/s / Catanatron actions/s", ratio, "at least", OTHERS_GAIN),
        Target(f"{game}: clones/s", _get(record, "clones_per_s"), "at least", OTHERS_CLONES),
    ]


def _builds(report: Report) -> dict[str, tuple[Record | None, Record | None]]:
    """Every game, compiled and uncompiled."""
    others = {game: (record, report.others_uncompiled.get(game)) for game, record in report.others.items()}
    return {GAME: (report.compiled, report.uncompiled), **others}


def _search_gain(game: str, compiled: Record | None, uncompiled: Record | None) -> Target:
    """The same search of the same position by both builds."""
    rates = (_get(build, "iterations_per_s") for build in (compiled, uncompiled))
    return Target(f"{game}: search iterations/s, compiled / uncompiled", _ratio(*rates), "at least", SEARCH_GAIN)


def page(report: Report) -> str:
    """The whole report in Markdown."""
    parts = [
        "# Benchmarks",
        f"Measured on {report.date}; `python -m benchmarks --markdown FILE` writes this page.",
        NOTES.format(rounds=report.rounds, seconds=report.seconds).strip(),
        _table(("machine", ""), report.machine.items()),
        "## Targets",
        _table(("target", "measured", "wanted", "status"), map(_target_row, targets(report))),
        f"## Prestol, {SEATS} seats",
        _our_table(report),
        "## Random play",
        _play_table(report),
        "## Clones",
        _clone_table(report),
    ]
    return "\n\n".join(parts) + "\n"


def _target_row(target: Target) -> tuple[str, ...]:
    return target.name, _number(target.value), f"{target.relation} {target.limit:,.0f}", target.status


def _our_table(report: Report) -> str:
    rows = [
        (name, *(_number(_get(build, field)) for field in (*OUR_COLUMNS.values(), "resident_mb")))
        for game, builds in _builds(report).items()
        for name, build in zip((game, f"{game}, uncompiled"), builds, strict=True)
    ]
    return _table(("game", *OUR_COLUMNS, "resident MB"), rows)


def _play_table(report: Report) -> str:
    ours = (
        _get(report.compiled, "decisions_per_s"),
        _get(report.compiled, "decisions_per_s_python"),
        _get(report.uncompiled, "decisions_per_s"),
    )
    rows = [
        (*_peer_cells(peer), _percent(peer.get("forced")), *_ratio_cells(ours, peer), _number(peer.get("resident_mb")))
        for peer in report.peers
        if peer["unit"] != "clones"
    ]
    ratios = ("ours / peer", "ours, Python loop / peer", "ours, uncompiled / peer")
    return _table(("peer", "game", "unit", "per second", "forced", *ratios, "resident MB"), rows)


def _clone_table(report: Report) -> str:
    ours = (_get(report.compiled, "clones_per_s"), _get(report.uncompiled, "clones_per_s"))
    rows = [(*_peer_cells(peer), *_ratio_cells(ours, peer)) for peer in report.peers if peer["unit"] == "clones"]
    return _table(("peer", "game", "unit", "per second", "ours / peer", "ours, uncompiled / peer"), rows)


def _peer_cells(peer: Record) -> tuple[str, ...]:
    return peer["peer"], peer["game"], peer["unit"], peer.get("error") or _number(_rate(peer))


def _ratio_cells(ours: Iterable[float | None], peer: Record) -> list[str]:
    return [_number(_ratio(value, _rate(peer)), suffix="x") for value in ours]


def _rate(peer: Record) -> float | None:
    return peer.get("rate")


def _get(record: Record | None, field: str) -> float | None:
    return record.get(field) if record else None


def _ratio(ours: float | None, peer: float | None) -> float | None:
    return ours / peer if ours and peer else None


def _number(value: float | None, suffix: str = "") -> str:
    if value is None:
        return "-"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}{suffix}"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.0%}"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    from prestol.text.markdown import table  # here: while it measures, this process stays as small as it can

    return table(header, rows)
