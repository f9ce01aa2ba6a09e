"""The report of the benchmarks, from made-up numbers."""

from __future__ import annotations

from benchmarks.__main__ import INSTALLED, SOURCE_TREE, build, our_tasks
from benchmarks.report import Report, page, targets


def report(compiled: float, uncompiled: float) -> Report:
    fast, slow = ({"iterations_per_s": rate, "decisions_per_s": 1000.0} for rate in (compiled, uncompiled))
    return Report("2026-01-01", 1, 1, {}, fast, slow, {"rurik": fast}, {"rurik": None}, [], None, None)


def test_the_same_search_is_compared_compiled_and_uncompiled() -> None:
    found = {target.name: target for target in targets(report(24_000, 1_000)) if "search" in target.name}
    assert {name: (target.value, target.status) for name, target in found.items()} == {
        "conspiracy: search iterations/s, compiled / uncompiled": (24.0, "pass"),
        "rurik: search iterations/s, compiled / uncompiled": (None, "not measured"),
    }
    assert next(iter(target.status for target in targets(report(11, 1)) if "search" in target.name)) == "FAIL"


def test_the_page_shows_both_builds_of_every_game() -> None:
    text = page(report(24_000, 1_000))
    assert "search iterations/s" in text
    for row in ("| conspiracy ", "| conspiracy, uncompiled ", "| rurik ", "| rurik, uncompiled "):
        assert row in text


def test_every_game_is_measured_in_both_builds() -> None:
    names = [task.name for task in our_tasks(1.0)]
    assert len(names) == len(set(names)) == 8
    records = {f"{INSTALLED}: rurik": {"compiled": True}, f"{SOURCE_TREE}: rurik": {"compiled": True}}
    assert build(records, "rurik", compiled=True) == {"compiled": True}
    assert build(records, "rurik", compiled=False) is None
