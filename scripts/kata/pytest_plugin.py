"""Selects what a run of pytest judges, judges each of that once, and sums it up at the end.

A test that takes `problem`, `solution` or `mistake` runs once for each that is selected.
"""

import re
import signal
from collections import Counter
from collections.abc import Callable, Generator
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import pytest

from kata import KataError
from kata.judge.batch import cases_kept, verdict_on
from kata.judge.model import Verdict
from kata.problem.folder import Problem, names_of
from kata.problem.lookup import problems_chosen
from kata.problem.solution import Solution
from kata.text import did_you_mean, near
from kata.tools.passed import REST, Passed, digests_of, note_passed, unchanged
from kata.watch.why.explain import explained

KINDS = "problem", "solution", "mistake"  # what a test may take
OF_A_PROBLEM = ("test_solutions.py", "test_problems.py", "test_every_problem.py")
USUAL = 0.5  # seconds for a test of something new
Selected: TypeAlias = dict[str, list[Any]]  # {kind: what is selected}
SELECTED = pytest.StashKey[Selected]()
SHORTFALL = pytest.StashKey[str]()  # what a list has, and we have not
LEFT_OUT = pytest.StashKey[dict[str, Passed | None]]()  # what is unchanged since it passed
DIGESTS = pytest.StashKey[dict[str, bytes]]()  # of what is tested, before that
TOLD = pytest.StashKey[set[str]]()  # errors with which tests have failed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--problem", help="judge only this problem")
    parser.addoption("--list", help="judge only the problems of this list, as in blind75")
    parser.addoption("--solution", help="judge only the solutions of these names, as in bfs,dfs")
    parser.addoption("--fresh", action="store_true", help="also judge what is unchanged")
    parser.addoption("--changed", action="store_true", help="leave out what is unchanged")


@pytest.hookimpl(trylast=True)  # after xdist's
def pytest_configure(config: pytest.Config) -> None:
    """Find what is selected; an unknown name ends the run before it starts."""
    if about_workers := config.pluginmanager.get_plugin("terminaldistreporter"):
        about_workers.ensure_show_status = lambda: None  # "bringing up nodes...", for each of them
        again = "interrupted; what has been judged will not be judged again"
        signal.signal(signal.SIGINT, lambda *_: pytest.exit(again, 130))
    slug, name = config.getoption("--problem"), config.getoption("--solution")
    try:
        found = problems_chosen(slug, config.getoption("--list"))
        chosen = changed(config, sorted(found.problems, key=lambda problem: problem.slug))
        solutions = with_names(name, chosen)
    except KataError as error:
        raise pytest.UsageError(str(error)) from None
    mistakes = [mistake for problem in chosen for mistake in problem.mistakes]
    selected: Selected = {"problem": chosen, "solution": solutions, "mistake": mistakes}
    if name:
        selected |= {"problem": [], "mistake": []}
    config.stash[SELECTED], config.stash[SHORTFALL] = selected, found.shortfall


def changed(config: pytest.Config, chosen: list[Problem]) -> list[Problem]:
    """Return the problems that have changed since all their tests passed; or all of them."""
    left_out: dict[str, Passed | None]
    if hasattr(config, "workerinput"):  # the first process knows
        left_out = dict.fromkeys(config.workerinput["left out"])
    else:
        # With these, not all tests run.
        some = "solution keyword markexpr maxfail splits lf stepwise deselect".split()
        is_some = any(config.getoption(name, None) for name in some)
        is_asked = config.getoption("--changed") and not is_some
        digests = digests_of(chosen, not is_selected(config)) if is_asked else {}
        kept = {} if config.getoption("--fresh") else digests
        known = {name: unchanged(name, digest) for name, digest in kept.items()}
        left_out = {name: one for name, one in known.items() if one}
        config.stash[DIGESTS] = digests
    config.stash[LEFT_OUT] = left_out
    return [one for one in chosen if one.slug not in left_out]


def is_selected(config: pytest.Config) -> bool:
    """Tell whether some problems are selected, or some solutions."""
    return any(config.getoption(name) for name in ("--problem", "--list", "--solution"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Keep Ctrl-C until all workers have started: they begin as we are now."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker what is left out."""
    node.workerinput["left out"] = [*node.config.stash[LEFT_OUT]]


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
    left_out, name = config.stash[LEFT_OUT], collection_path.name
    if collection_path.parent.name == "tests" and name.endswith(".py"):
        none_left, is_rest = not config.stash[SELECTED]["problem"], name not in OF_A_PROBLEM
        if left_out and (REST in left_out if is_rest else none_left):
            return True
    if not is_selected(config):
        return None
    wanted = OF_A_PROBLEM[:1] if config.getoption("--solution") else OF_A_PROBLEM
    return True if collection_path.is_file() and collection_path.name not in wanted else None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    selected = metafunc.config.stash[SELECTED]
    for name in (kind for kind in KINDS if kind in metafunc.fixturenames):
        none = pytest.param(None, id="none", marks=pytest.mark.skip(f"no {name} is selected"))
        # scope: tests of one value run together, so that a worker judges it once
        metafunc.parametrize(name, selected[name] or [none], ids=named, scope="session")


def part_of(test: str) -> str:
    """Return what a test belongs to: its problem or, if it is about none, its file."""
    path, _, name = test.partition("::")
    about = re.search(r"\[([\w-]+)", name)
    return about[1] if about and Path(path).name in OF_A_PROBLEM else path


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests of a problem side by side: they share its cases, and what was judged.

    A share is a run of them that is as long as the others, by what their parts took once.
    """
    parts = {item.nodeid: part_of(item.nodeid) for item in items}
    items.sort(key=lambda item: parts[item.nodeid])
    if shares := config.pluginmanager.get_plugin("pytestsplitplugin"):
        counts, known = Counter(parts.values()), shares.cached_durations
        seconds = {part: known.get(part, count * USUAL) / count for part, count in counts.items()}
        shares.cached_durations = {test: seconds[part] for test, part in parts.items()}


def named(value: Problem | Solution) -> str:
    """`minesweeper/bfs`, or `minesweeper` for the problem itself."""
    return value.slug if isinstance(value, Problem) else f"{value.problem.slug}/{value.name}"


@pytest.fixture(scope="session")
def verdict_of(pytestconfig: pytest.Config) -> Callable[[Solution], Verdict]:
    """Judges a solution or a mistake, once for all tests of it."""
    fresh = pytestconfig.getoption("--fresh")

    @cache
    def judged(solution: Solution) -> Verdict:
        cases = partial(cases_kept, solution.problem)
        explain = None if solution.is_mistake else explained
        return verdict_on(solution, cases, explain=explain, fresh=fresh)

    return judged


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Fail a test of a problem with just the text of an error that is meant for people.

    Of several tests with one text, such as why cases cannot be made, a worker lets the first fail.
    """
    try:
        return (yield)
    except KataError as error:
        if not {*KINDS} & {*getattr(item, "fixturenames", ())}:
            raise
        message = str(error)
    told = item.session.stash.setdefault(TOLD, set())
    if message in told:
        pytest.skip("another test fails for the same reason")
    told.add(message)
    fail(message)


pytest_runtest_call = pytest_runtest_setup


def fail(message: str) -> NoReturn:
    """Fail the test with this text, and no line of code."""
    pytest.fail(message, pytrace=False)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """How many cases were judged, over all workers, and of one problem how many there are."""
    reports = [report for group in terminalreporter.stats.values() for report in group]
    reports = [report for report in reports if isinstance(report, pytest.TestReport)]
    left_out = [one for one in config.stash[LEFT_OUT].values() if one]
    if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        note_what_passed(config, reports)
    found = [dict(one.user_properties) for one in reports if one.when == "call"]
    now, before = (sum(one.get(name, 0) for one in found) for name in ("judged", "before"))
    mistakes = [one.get("mistake judged") for one in found]
    new, known = mistakes.count(True), mistakes.count(False)
    before += sum(one.cases for one in left_out)
    known += sum(one.mistakes for one in left_out)
    since = f": {now:,} judged now, the rest earlier, and unchanged since" if before else " judged"
    since += f"; {new:,} of {new + known:,} mistakes judged now" if known else ""
    terminalreporter.write_line(f"{now + before:,} cases{since}")
    if config.stash[SHORTFALL]:
        terminalreporter.write_line(config.stash[SHORTFALL])
    is_check = config.getoption("--problem") and config.getoption("--fresh")
    for title in ("cases", "differs") if is_check else ("differs",):
        for line in (line for one in found for line in one.get(title, ())):
            terminalreporter.write_line(line)


def note_what_passed(config: pytest.Config, reports: list[pytest.TestReport]) -> None:
    """Remember which problems passed all their tests, so that they are left out while unchanged."""
    found: dict[str, list[pytest.TestReport]] = {}
    for report in reports:
        path = Path(report.nodeid.partition("::")[0])
        if path.parent.name == "tests":
            name = part_of(report.nodeid) if path.name in OF_A_PROBLEM else REST
            found.setdefault(name, []).append(report)
    chosen = config.stash[SELECTED]["problem"] if config.stash[DIGESTS] else []
    for name, digest in digests_of(chosen, REST in config.stash[DIGESTS]).items():
        some = found.get(name, [])
        if digest == config.stash[DIGESTS][name] and all(report.passed for report in some):
            told = [dict(report.user_properties) for report in some if report.when == "call"]
            if told and not any("differs" in one for one in told):
                note_passed(name, digest, told)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """All is well if there is nothing left to test, or a share is empty."""
    may_be_none = session.config.stash[LEFT_OUT] or session.config.getoption("splits")
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and may_be_none:
        session.exitstatus = pytest.ExitCode.OK
