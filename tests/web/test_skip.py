"""A machine without a browser hears of it, also where many processes share the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("processes", ["0", "2"])
def test_untested_browsers_are_reported_loudly(processes: str, tmp_path: Path) -> None:
    wanted = "tests/web/test_browser.py::test_without_script"
    few = {"PATH": str(tmp_path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take seconds to load
    blind = {name: value for name, value in os.environ.items() if name not in ("CI", "PATH")} | few
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-n", processes, "-p", "no:cacheprovider", wanted]
    run = subprocess.run(command, cwd=ROOT, env=blind, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "1 skipped" in run.stdout
    assert "NO BROWSER WAS TESTED" in run.stdout
