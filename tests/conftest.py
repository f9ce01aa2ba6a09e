"""Hypothesis tries the same examples on every machine and keeps no files. Nobody overlooks untested browsers."""

from typing import Any

from hypothesis import settings

settings.register_profile("prestol", derandomize=True, deadline=None, database=None)
settings.load_profile("prestol")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """A line at the end of the run that nobody overlooks, also when several processes have run the tests."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    if any("no browser was tested" in reason for reason in skipped):
        terminalreporter.section("NO BROWSER WAS TESTED", sep="!", red=True, bold=True)
        terminalreporter.line("Install Chromium or Chrome, and run the tests again.", red=True, bold=True)
