"""Pages that lead from one solution to a faster one, and the times on them."""

import re

import pytest
from kata import KataError
from kata.compare.comparison import Report, Time
from kata.paths import PROBLEMS
from kata.problem.lookup import find_problem
from kata.tools.times import TIMES, steps_of, with_times

PAGES = {path.parent.name: path for folder in PROBLEMS for path in folder.glob("*/FASTER.md")}
PAGE = """# Faster
## Start: [slow](solutions/slow.py)
## Step 1: [fast](solutions/fast.py)
<!-- times open 5 -->
old
<!-- end -->
"""


@pytest.mark.parametrize("name", sorted(PAGES))
def test_each_step_is_derived_from_the_step_before_it(name):
    """Broken: a page names a solution that is not there, or its steps do not lead to each other."""
    page, problem = PAGES[name].read_text("utf-8"), find_problem(name)
    linked = re.findall(r"\]\(solutions/(\w+)\.py\)", page)
    assert {*linked} <= {solution.name for solution in problem.solutions}
    before, *others = steps_of(page)
    for step in others:
        ancestors, one = [], problem.solution(step).parent
        while one and one not in ancestors:
            ancestors.append(one)
            one = problem.solution(one).parent
        assert before in ancestors, f"{step} is not derived from {before}"
        before = step


@pytest.mark.parametrize("name", sorted(PAGES))
def test_the_table_of_a_page_has_its_steps(name):
    """Broken: the times on a page are of other solutions, or not those of a comparison."""
    page, problem = PAGES[name].read_text("utf-8"), find_problem(name)
    (table,) = TIMES.finditer(page)
    assert re.findall(r"^\| (\w+) \| \d", table[0], re.MULTILINE) == steps_of(page)
    known = {f"{kind} {size}" for kind, size in problem.rules.COMPARED}
    assert {*table[1].split(", ")} <= known
    assert "FASTER.md" in problem.text


def test_times_are_put_into_their_places():
    """Broken: a page shows old times, or compares a step with another than the one before it."""
    slow, fast = Time(0.004, 4, 4, 4, 2), Time(0.001, 1, 1, 1, 1)
    page = with_times(PAGE, Report({}, 8, {"open 5": {"fast": fast, "slow": slow}}))
    assert "| step | open 5 |\n| --- | --- |\n| slow | 4.00 ms |\n| fast | 1.00 ms, 4.0× |" in page
    assert "old" not in page
    assert "| fast | - |" in with_times(page, Report({}, 1, {"open 5": {"slow": slow}}))
    with pytest.raises(KataError, match="no workload is called 'open 5'; there are large 5"):
        with_times(page, Report({}, 1, {"large 5": {}}))
