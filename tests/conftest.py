"""The shared fixture that judges each solution once, for all tests of it."""

import os
from contextlib import suppress
from functools import cache, lru_cache, partial

import pytest
from kata import KataError, paths
from kata.cases.generate import cases_of
from kata.commands.options import spell_as_caller
from kata.judge.many import verdict_on
from kata.watch.why.explain import explained
from tiny import Repository

os.environ.setdefault("KATA_CALLED_BY", "make")  # what is tested is said as make says it
spell_as_caller()

for name in "MAKEFLAGS", "MAKELEVEL", "MFLAGS":  # of the make that runs the suite, not of a test's
    os.environ.pop(name, None)

pytest_plugins = ["selection"]  # which parametrizes problem, solution and mistake

known_cases = lru_cache(maxsize=2)(cases_of)


@cache
def verdict_of(solution, fresh):
    """What the judge says, asked once for all tests of a solution."""
    cases = partial(known_cases, solution.problem)
    return verdict_on(solution, cases, explain=explained, fresh=fresh)


@pytest.fixture
def verdict(solution, fresh, with_cases):
    """What the judge says of a solution: the shared fixture behind `make test`."""
    return with_cases(solution.problem, verdict_of, solution, fresh)


@pytest.fixture
def fresh(pytestconfig):
    """Whether to judge again even what has not changed since an earlier run."""
    return pytestconfig.getoption("--fresh")


@pytest.fixture(scope="session")
def faults(tmp_path_factory, pytestconfig):
    """A folder, the same for all workers, with a file for each problem that has no cases."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if hasattr(pytestconfig, "workerinput") else base) / "faults"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def with_cases(faults):
    """Calls what needs the cases of a problem; if they cannot be made, only the first test fails.

    The others are skipped before they try, since one failed attempt may take a minute.
    """

    def call(problem, function, *arguments):
        fault = faults / problem.slug
        if not fault.exists():
            try:
                return function(*arguments)
            except KataError as error:
                message = str(error)
            with suppress(FileExistsError):  # another worker was first
                fault.touch(exist_ok=False)
                pytest.fail(message, pytrace=False)
        return pytest.skip(f"{problem.slug}: its cases cannot be made; one failure says why")

    return call


def in_one_line(function, *arguments):
    """Call it; an error that is meant for people fails the test with just its text."""
    try:
        return function(*arguments)
    except KataError as error:
        message = str(error)
    pytest.fail(message, pytrace=False)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """The scripts of this repository around a tiny problem, with caches of their own."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    return Repository(tmp_path)
