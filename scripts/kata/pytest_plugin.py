"""Selects what a run of pytest judges, judges each of that once, and sums it up at the end.

A test that takes `problem`, `solution`, `mistake` or `late` runs once for each that is selected.
"""

from collections.abc import Callable, Generator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, TypeVar

import pytest

from kata import KataError
from kata.judge.batch import cases_kept, verdict_on
from kata.judge.declared import LATE_GROUPS, declared, is_slow
from kata.judge.model import Verdict
from kata.problem.folder import Problem, names_of
from kata.problem.lists import problems_chosen
from kata.problem.solution import Solution
from kata.text import did_you_mean, near, option
from kata.watch.why.explain import explained

ENGINE = 400  # files, whose judging takes as long as the engine's own tests
KINDS = {  # {what a test may take: what it is called where none is selected}
    "problem": "problem",
    "solution": "solution",
    "mistake": "mistake",
    "late": "mistake that only larger inputs, or time, catch",
}
OF_A_PROBLEM = ("test_solutions.py", "test_problems.py", "test_every_problem.py")
Selected: TypeAlias = dict[str, list[Any]]  # {kind: what is selected}
SELECTED = pytest.StashKey[Selected]()
SHORTFALL = pytest.StashKey[str]()  # what a list has, and we have not
OTHER_TESTS = pytest.StashKey[bool]()  # whether those run, too, that are about no problem

T = TypeVar("T")
WithCases: TypeAlias = Callable[[Problem, Callable[[], Any]], Any]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--problem", help="judge only this problem")
    parser.addoption("--list", help="judge only the problems of this list, as in blind75")
    parser.addoption("--solution", help="judge only the solutions of these names, as in bfs,dfs")
    parser.addoption("--fresh", action="store_true", help="also judge what is unchanged")
    parser.addoption("--shard", default="1/1", help="judge only this share of the problems: 3/8")


@pytest.hookimpl(trylast=True)  # after xdist's
def pytest_configure(config: pytest.Config) -> None:
    """Find what is selected; an unknown name ends the run before it starts."""
    if about_workers := config.pluginmanager.get_plugin("terminaldistreporter"):
        about_workers.ensure_show_status = lambda: None  # "bringing up nodes...", for each of them
    slug, name = config.getoption("--problem"), config.getoption("--solution")
    try:
        found = problems_chosen(slug, config.getoption("--list"))
        chosen = share(config, sorted(found.problems, key=lambda problem: problem.slug))
        solutions = with_names(name, chosen)
    except KataError as error:
        raise pytest.UsageError(str(error)) from None
    mistakes = [mistake for problem in chosen for mistake in problem.mistakes]
    selected: Selected = {"problem": chosen, "solution": solutions, "mistake": mistakes}
    if name:
        selected |= {"problem": [], "mistake": []}
    config.stash[SELECTED], config.stash[SHORTFALL] = selected, found.shortfall


def share(config: pytest.Config, chosen: list[Problem]) -> list[Problem]:
    """Return the problems of a share; the first share has all tests that are about no problem, too.

    As far as the engine's own tests allow, all shares take about equally long.
    Shares are the same on every machine, which seconds would not be, so no problem is left out.
    """
    text = config.getoption("--shard")
    try:
        number, count = map(int, text.split("/"))
    except ValueError:
        number = count = 0
    if not 0 < number <= count:
        raise KataError(f"{option('shard', text)}: write a share and how many there are, as in 3/8")
    config.stash[OTHER_TESTS] = number == 1
    files = {problem: len(problem.solutions + problem.mistakes) for problem in chosen}
    without_engine = any(Path(path).name == "engine" for path in config.getoption("ignore") or ())
    loads, mine = [0 if without_engine else ENGINE, *[0] * (count - 1)], []
    for problem in sorted(chosen, key=files.__getitem__, reverse=True):
        least = loads.index(min(loads))
        loads[least] += files[problem]
        mine += [problem] * (least == number - 1)
    return sorted(mine, key=chosen.index)


def with_names(text: str | None, chosen: list[Problem]) -> list[Solution]:
    """Return the solutions of these names, or all; an error for a name that none has."""
    known = [solution for problem in chosen for solution in problem.solutions]
    names = [name for name in (text or "").split(",") if name]
    for name in names:
        if name not in (there := [*dict.fromkeys(solution.name for solution in known)]):
            meant = did_you_mean(near(name, there)) or f"; there are: {names_of(there)}"
            raise KataError(f"no solution is named {name!r}{meant}")
    return [solution for solution in known if solution.name in names or not names]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With a selection, only what is about it is collected."""
    selected = any(config.getoption(name) for name in ("--problem", "--list", "--solution"))
    if not selected and config.stash[OTHER_TESTS]:
        return None
    wanted = OF_A_PROBLEM[:1] if config.getoption("--solution") else OF_A_PROBLEM
    return True if collection_path.is_file() and collection_path.name not in wanted else None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    selected = metafunc.config.stash[SELECTED]
    for name in (kind for kind in KINDS if kind in metafunc.fixturenames):
        values = filter(is_late, selected["mistake"]) if name == "late" else selected[name]
        none = pytest.param(None, marks=pytest.mark.skip(f"no {KINDS[name]} is selected"))
        # scope: tests of one value run together, so that a worker judges it once
        metafunc.parametrize(name, [*values] or [none], ids=named, scope="session")


def is_late(mistake: Solution) -> bool:
    """Return whether it declares that small inputs do not catch it."""
    try:
        return declared(mistake).CAUGHT_BY in LATE_GROUPS or is_slow(mistake)
    except KataError:  # of which the test of its folder complains
        return False


def named(value: Problem | Solution | None) -> str:
    """`minesweeper/bfs`, or `minesweeper` for the problem itself."""
    if value is None:
        return "none"
    return value.slug if isinstance(value, Problem) else f"{value.problem.slug}/{value.name}"


@pytest.fixture(scope="session")
def verdict_of(pytestconfig: pytest.Config, with_cases: WithCases) -> Callable[[Solution], Verdict]:
    """Judges a solution or a mistake, once for all tests of it."""
    fresh = pytestconfig.getoption("--fresh")

    @cache
    def judged(solution: Solution) -> Any:
        cases = partial(cases_kept, solution.problem)
        explain = None if solution.is_mistake else explained
        judge = partial(verdict_on, solution, cases, explain=explain, fresh=fresh)
        return with_cases(solution.problem, judge)

    return judged


@pytest.fixture(scope="session")
def with_cases(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> WithCases:
    """Calls what needs the cases of a problem; if they cannot be made, only the first test fails.

    The others are skipped before they try, since one failed attempt may take a minute.
    """
    base = tmp_path_factory.getbasetemp()  # of each worker, in a folder of the run
    faults = (base.parent if hasattr(pytestconfig, "workerinput") else base) / "faults"
    faults.mkdir(exist_ok=True)

    def call(problem: Problem, function: Callable[[], T]) -> T:
        fault = faults / problem.slug
        if not fault.exists():
            try:
                return function()
            except KataError as error:
                message = str(error)
            with suppress(FileExistsError):  # another worker was first
                fault.touch(exist_ok=False)
                fail(message)
        pytest.skip(f"{problem.slug}: its cases cannot be made; one failure says why")

    return call


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Fail a test of a problem with just the text of an error that is meant for people."""
    try:
        return (yield)
    except KataError as error:
        if not KINDS.keys() & {*getattr(item, "fixturenames", ())}:
            raise
        message = str(error)
    fail(message)


def fail(message: str) -> NoReturn:
    """Fail the test with this text, and no line of code."""
    pytest.fail(message, pytrace=False)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """How many cases were judged, over all workers, and what the cases reach and miss."""
    if exitstatus == pytest.ExitCode.INTERRUPTED:
        terminalreporter.write_line("interrupted; what has been judged will not be judged again")
    reports = [report for group in terminalreporter.stats.values() for report in group]
    found = [dict(one.user_properties) for one in reports if getattr(one, "when", "") == "call"]
    now, before = (sum(one.get(name, 0) for one in found) for name in ("judged", "before"))
    mistakes = [one.get("mistake judged") for one in found]
    new, known = mistakes.count(True), mistakes.count(False)
    since = f": {now:,} judged now, the rest earlier, and unchanged since" if before else " judged"
    since += f"; {new:,} of {new + known:,} mistakes judged now" if known else ""
    if now + before or exitstatus != pytest.ExitCode.INTERRUPTED:
        terminalreporter.write_line(f"{now + before:,} cases{since}")
    if config.stash[SHORTFALL]:
        terminalreporter.write_line(config.stash[SHORTFALL])
    is_check = config.getoption("--problem") and config.getoption("--fresh")
    for title in ("reach", "missed") if is_check else ("missed",):
        for line in (line for one in found for line in one.get(title, ())):
            terminalreporter.write_line(line)
    if not config.stash[SELECTED]["problem"] and not config.getoption("--solution"):
        terminalreporter.write_line(f"share {config.getoption('--shard')} has no problem")
