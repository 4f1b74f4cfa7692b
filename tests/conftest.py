"""The shared fixture behind `make test`: every solution of every problem, each judged once."""

import json
import os
from collections import Counter
from itertools import chain
from pathlib import Path

import browser
import fleet
import pytest
from browser import patient_browser, served
from kata import paths
from kata.commands.main import spell_as_caller
from tiny import Repository

os.environ.setdefault("KATA_CALLED_BY", "make")  # what is tested is said as make says it
spell_as_caller()

for name in "MAKEFLAGS", "MAKELEVEL", "MFLAGS":  # of the make that runs the suite, not of a test's
    os.environ.pop(name, None)
SUMMARY = os.environ.pop("GITHUB_STEP_SUMMARY", None)  # nor is this of what a test runs

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


@pytest.fixture(scope="session")
def pages(tmp_path_factory, pytestconfig):
    """The folder of the site for the tests in a browser, which all workers share."""
    from site_of_run import site_of_run  # here, as `make test` needs none

    base = tmp_path_factory.getbasetemp()
    return site_of_run(base.parent if hasattr(pytestconfig, "workerinput") else base)


@pytest.fixture(scope="module")
def site(pages):
    """The address of the site."""
    with served(pages) as address:
        yield address


@pytest.fixture(scope="module")
def chromium(tmp_path_factory):
    with patient_browser(tmp_path_factory.mktemp("browser")) as made:
        yield made


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(terminalreporter):
    """Say which program is missing, so that tests were skipped; to GitHub, what took longest."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for missing in browser.MISSING, fleet.MISSING:
        if any(missing in why for why in skipped):
            terminalreporter.write_line(missing)
    if SUMMARY:
        took = Counter()
        for report in chain(*terminalreporter.stats.values()):
            took[getattr(report, "nodeid", "")] += getattr(report, "duration", 0)
        with open(SUMMARY, "a", encoding="utf-8") as file:
            file.write("### The slowest tests\n\n")
            file.writelines(
                f"    {took[name]:6.1f} s  {name}\n" for name, _ in took.most_common(10)
            )


@pytest.hookimpl(trylast=True)  # after pytest-split has written what each test took
def pytest_sessionfinish(session):
    """With --store-durations, keep what each problem took, and each file of other tests."""
    from kata.pytest_plugin import part_of  # here, since pytest rewrites what it imports first

    option = session.config.option
    if option.store_durations and not hasattr(session.config, "workerinput"):
        path, parts, took = Path(option.durations_path), {}, Counter()
        for name, seconds in json.loads(path.read_text()).items():
            if "::" in name:
                took[part_of(name)] += seconds
            else:
                parts[name] = seconds  # of an earlier run
        parts |= {part: round(seconds, 1) for part, seconds in took.items()}
        path.write_text(json.dumps(parts, indent=0, sort_keys=True) + "\n")
