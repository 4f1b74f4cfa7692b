"""The shared fixture behind `make test`: every solution of every problem, each judged once."""

import os

import browser
import fleet
import pytest
from kata import paths
from kata.commands.from_make import spell_as_caller
from tiny import Repository

os.environ.setdefault("KATA_CALLED_BY", "make")  # what is tested is said as make says it
spell_as_caller()

for name in "MAKEFLAGS", "MAKELEVEL", "MFLAGS":  # of the make that runs the suite, not of a test's
    os.environ.pop(name, None)

pytest_plugins = ["kata.pytest_plugin"]  # parametrizes problem, solution and mistake, and judges


@pytest.fixture
def verdict(solution, verdict_of):
    """What the judge says of a solution, asked once for all tests of it."""
    return verdict_of(solution)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """The scripts of this repository around a tiny problem, with caches of their own."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    return Repository(tmp_path)


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(terminalreporter):
    """Say which program is missing, so that tests were skipped."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for missing in browser.MISSING, fleet.MISSING:
        if any(missing in why for why in skipped):
            terminalreporter.write_line(missing)
