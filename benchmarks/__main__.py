"""Measure Prestol and its peers side by side: `python -m benchmarks [--seconds S] [--rounds N] [--strict]`."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from time import perf_counter
from typing import NamedTuple

from benchmarks.host import cpu_model
from benchmarks.peers import CASES, DISTRIBUTIONS, Case
from benchmarks.report import GAME, OTHERS, SEATS, Record, Report, page, targets

ROOT = Path(__file__).resolve().parent.parent
INSTALLED, SOURCE_TREE = "Prestol as installed", "Prestol from the source tree"
STARTS = 9
WEB = "## The web table"
TIME_IMPORT = "from time import perf_counter as now; start = now(); import prestol; print(now() - start)"


class Finished(NamedTuple):
    """A process that ended well."""

    output: str
    seconds: float
    resident_mb: float


class Task(NamedTuple):
    """One measurement of every round."""

    name: str
    arguments: tuple[str, ...]


def pin() -> bool:
    """Keep this process, and with it every process it starts, on one core."""
    if sys.platform == "linux":  # macOS has no such call.
        with suppress(OSError):  # A container may forbid it.
            # The last core, because systems tend to serve interrupts on the first.
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
            return True
    return False


def run(arguments: Iterable[str], *, from_source: bool = False) -> Finished | None:
    """Run Python in a fresh process; None if it failed. `from_source` prefers the uncompiled source tree."""
    environment = dict(os.environ)
    if from_source:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH")]))
    with TemporaryFile("w+") as output:
        start = perf_counter()
        process = subprocess.Popen([sys.executable, *arguments], stdout=output, cwd=ROOT, env=environment)
        # Unlike getrusage, wait4 tells this child's peak from the others'. It never falls below the peak of this
        # process, from which the child forks, so this process imports as little as it can.
        _, status, usage = os.wait4(process.pid, 0)
        seconds = perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)  # Popen did not see its child end.
        output.seek(0)
        text = output.read()
    unit = 1 if platform.system() == "Darwin" else 1024  # macOS reports bytes, Linux kibibytes.
    return None if process.returncode else Finished(text, seconds, usage.ru_maxrss * unit / 1e6)


def our_tasks(seconds: float) -> list[Task]:
    def arguments(game: str) -> tuple[str, ...]:
        return ("-m", "prestol", "bench", game, "--seats", str(SEATS), "--seconds", str(seconds), "--json")

    games = (GAME, *OTHERS)
    return [Task(our_name(build, game), arguments(game)) for game in games for build in (INSTALLED, SOURCE_TREE)]


def our_name(build: str, game: str) -> str:
    return f"{build}: {game}"


def peer_task(case: Case, seconds: float) -> Task:
    return Task(" ".join(case), ("-m", "benchmarks.peers", *case, str(seconds)))


def measure(task: Task) -> Record | None:
    """Run one task; its numbers and its peak memory, or None if it failed."""
    finished = run(task.arguments, from_source=task.name.startswith(SOURCE_TREE))
    if finished is None:
        return None
    record: Record = json.loads(finished.output)
    if task.name.startswith((SOURCE_TREE, INSTALLED)):
        record = {**record["games"][0], "compiler": record["machine"].get("compiler")}
    return {**record, "resident_mb": finished.resident_mb}


def measure_all(tasks: Sequence[Task], rounds: int) -> dict[str, Record]:
    """Medians by task name, measured in rounds; a task that fails once is left out."""
    records: dict[str, list[Record]] = {task.name: [] for task in tasks}
    for number in range(1, rounds + 1):
        for task in tasks:
            if task.name not in records:
                continue
            print(f"round {number}/{rounds}: {task.name}", file=sys.stderr)
            record = measure(task)
            if record is None:
                del records[task.name]
            else:
                records[task.name].append(record)
    return {name: medians(found) for name, found in records.items()}


def medians(records: Sequence[Record]) -> Record:
    """The median of every number; anything else is taken from the first record."""
    return {
        field: median(record[field] for record in records) if type(value) in (int, float) else value
        for field, value in records[0].items()
    }


def start_ms(arguments: Sequence[str], *, printed: bool) -> float | None:
    """Median milliseconds of fresh processes: what they printed in seconds, or their whole run."""
    times: list[float] = []
    for _ in range(STARTS):
        finished = run(arguments)
        if finished is None:
            return None
        times.append(float(finished.output) if printed else finished.seconds)
    return 1000 * median(times)


def version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def machine(*, pinned: bool) -> dict[str, str]:
    """What the numbers depend on, without naming the host; to be called before the benchmarks add to the load."""
    versions = {name: version(distribution) for name, distribution in {"Prestol": "prestol", **DISTRIBUTIONS}.items()}
    return {
        "CPU": cpu_model(),
        "cores": f"{os.cpu_count()}, pinned to one: {'yes' if pinned else 'no'}",
        "load before the run": f"{os.getloadavg()[0]:.1f}",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_version()} ({platform.python_compiler()})",
        **{name: found or "not installed" for name, found in versions.items()},
    }


def peer_record(case: Case, results: dict[str, Record]) -> Record:
    error = "failed" if version(DISTRIBUTIONS[case.peer]) else "not installed"
    return results.get(" ".join(case), {**case._asdict(), "error": error})


def build(results: dict[str, Record], game: str, *, compiled: bool) -> Record | None:
    """Our numbers, if the build says it is the wanted one: an install may lack the compiled files."""
    record = results.get(our_name(INSTALLED if compiled else SOURCE_TREE, game))
    return record if record and record["compiled"] is compiled else None


def make_report(seconds: float, rounds: int) -> Report:
    host = machine(pinned=pin())
    present = [case for case in CASES if version(DISTRIBUTIONS[case.peer])]
    results = measure_all(our_tasks(seconds) + [peer_task(case, seconds) for case in present], rounds)
    compiled = build(results, GAME, compiled=True)
    return Report(
        date=datetime.now(UTC).date().isoformat(),
        seconds=seconds,
        rounds=rounds,
        machine={**host, "compiler": (compiled and compiled["compiler"]) or "unknown"},
        compiled=compiled,
        uncompiled=build(results, GAME, compiled=False),
        others={game: build(results, game, compiled=True) for game in OTHERS},
        others_uncompiled={game: build(results, game, compiled=False) for game in OTHERS},
        peers=[peer_record(case, results) for case in CASES],
        import_ms=start_ms(("-c", TIME_IMPORT), printed=True),
        help_ms=start_ms(("-m", "prestol", "--help"), printed=False),
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Prestol and its peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of each measurement (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take medians of (default: 5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the page there")
    parser.add_argument("--strict", action="store_true", help="exit with 1 unless every target is met")
    return parser.parse_args()


def kept(file: Path) -> str:
    """What the page says about the web table, which has a benchmark of its own."""
    _, title, after = (file.read_text() if file.exists() else "").partition(WEB)
    return "\n" + title + after if title else ""


def main() -> int:
    options = arguments()
    report = make_report(options.seconds, options.rounds)
    found = targets(report)
    text = page(report)
    print(text)
    if options.json:
        rows = [{**target._asdict(), "status": target.status} for target in found]
        options.json.write_text(json.dumps({**asdict(report), "targets": rows}, indent=2) + "\n")
    if options.markdown:
        options.markdown.write_text(text + kept(options.markdown))
    return int(options.strict and any(target.status != "pass" for target in found))


if __name__ == "__main__":
    sys.exit(main())
