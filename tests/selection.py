"""Which problems, solutions and mistakes the suite judges, and what its last lines sum up."""

from pathlib import Path

import browser
import fleet
import pytest
from kata import KataError
from kata.judge.declared import LATE, is_slow
from kata.problem.find import find_problem, problems
from kata.problem.folder import suggestions
from kata.text import option

ENGINE = 400  # files, whose judging takes as long as the engine's own tests
SELECTED, OTHER_TESTS = pytest.StashKey(), pytest.StashKey()
KINDS = {"late": "mistake that only larger inputs, or time, catch"}  # others are called by name
OF_A_PROBLEM = ("test_solutions.py", "test_problems.py", "test_every_problem.py")


def pytest_addoption(parser):
    parser.addoption("--problem", help="judge only this problem")
    parser.addoption("--solution", help="judge only the solutions of these names, as in bfs,dfs")
    parser.addoption("--fresh", action="store_true", help="judge what is unchanged again, too")
    parser.addoption("--shard", default="1/1", help="judge only this share of the problems: 3/8")


@pytest.hookimpl(trylast=True)  # after xdist's
def pytest_configure(config):
    """Find what is selected; an unknown name ends the run before it starts."""
    if about_workers := config.pluginmanager.get_plugin("terminaldistreporter"):
        about_workers.ensure_show_status = lambda: None  # "bringing up nodes...", for each of them
    slug, name = config.getoption("--problem"), config.getoption("--solution")
    try:
        chosen = share(config, [find_problem(slug)] if slug else problems())
        solutions = with_names(name, chosen)
    except KataError as error:
        raise pytest.UsageError(str(error)) from None
    config.stash[SELECTED] = {
        "problem": [] if name else chosen,
        "solution": solutions,
        "mistake": [] if name else [mistake for problem in chosen for mistake in problem.mistakes],
    }


def share(config, chosen):
    """The problems of a share; the first share has all tests that are about no problem, too.

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
    for problem in sorted(chosen, key=files.get, reverse=True):
        least = loads.index(min(loads))
        loads[least] += files[problem]
        mine += [problem] * (least == number - 1)
    return sorted(mine, key=chosen.index)


def with_names(text, chosen):
    """The solutions of these names, or all; an error for a name that none has."""
    known = [solution for problem in chosen for solution in problem.solutions]
    names = [name for name in (text or "").split(",") if name]
    for name in names:
        if name not in (there := {solution.name for solution in known}):
            near = suggestions(name, there)
            raise KataError(f"no solution is named {name!r}; there are: {near}")
    return [solution for solution in known if solution.name in names or not names]


def pytest_ignore_collect(collection_path, config):
    """With a selection, only what is about it is collected."""
    selected = config.getoption("--problem") or config.getoption("--solution")
    if not selected and config.stash[OTHER_TESTS]:
        return None
    wanted = OF_A_PROBLEM[:1] if config.getoption("--solution") else OF_A_PROBLEM
    return True if collection_path.is_file() and collection_path.name not in wanted else None


def is_late(mistake):
    """Whether it declares that small inputs do not catch it."""
    try:
        late = mistake.declared("CAUGHT_BY", "small") in LATE
        return late or is_slow(mistake)
    except KataError:  # of which the test of its folder complains
        return False


def pytest_generate_tests(metafunc):
    selected = metafunc.config.stash[SELECTED]
    if "late" in metafunc.fixturenames:
        selected["late"] = list(filter(is_late, selected["mistake"]))
    for name, values in selected.items():
        if name in metafunc.fixturenames:
            none = pytest.mark.skip(f"no {KINDS.get(name, name)} is selected")
            # scope: tests of one value run together, so that a worker judges it once
            some = values or [pytest.param(None, marks=none)]
            metafunc.parametrize(name, some, ids=named, scope="session")


def named(value):
    """`minesweeper/bfs`, or `minesweeper` for the problem itself."""
    if value is None:
        return "none"
    return f"{value.problem.slug}/{value.name}" if hasattr(value, "problem") else value.slug


def pytest_terminal_summary(terminalreporter, config):
    """How many cases were judged, over all workers, and which program was missing."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for missing in browser.MISSING, fleet.MISSING:
        if any(missing in why for why in skipped):
            terminalreporter.write_line(missing)
    reports = [report for group in terminalreporter.stats.values() for report in group]
    calls = [report for report in reports if getattr(report, "when", "") == "call"]
    now, before = (
        sum(dict(report.user_properties).get(name, 0) for report in calls)
        for name in ("judged", "before")
    )
    mistakes = [dict(report.user_properties).get("mistake judged") for report in calls]
    new, known = mistakes.count(True), mistakes.count(False)
    since = f": {now:,} judged now, the rest before, unchanged" if before else " judged"
    since += f"; {new:,} of {new + known:,} mistakes judged now" if known else ""
    terminalreporter.write_line(f"{now + before:,} cases{since}")
    for title in ("reach", "missed") if config.getoption("--problem") else ("missed",):
        for line in (line for call in calls for line in dict(call.user_properties).get(title, ())):
            terminalreporter.write_line(line)
    if not config.stash[SELECTED]["problem"] and not config.getoption("--solution"):
        terminalreporter.write_line(f"share {config.getoption('--shard')} has no problem")
