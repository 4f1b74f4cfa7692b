"""The table of cases: a problem whose cases are not those that it tells is found."""

import pytest
from kata import paths
from kata.cases.generate import cases_of, derived_cases
from kata.judge.measured import rows_in
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.tools import case_counts
from kata.tools.case_counts import Counts, change_of, counted, fresh_row, poverty
from test_derived import problem_of
from tiny import RULES, SPEC

TABLE = "# problem\texamples\tkept\tsmall\tgenerated\torders\tkillers\tdigest\n"
ROW = "two-sum\t3\t0\t1691\t1918\t0\t0\tabc\n"


@pytest.fixture
def two_sum(tmp_path, monkeypatch):
    """Two Sum, whose cases were counted before."""
    table = tmp_path / "cases.tsv"
    table.write_text(TABLE + ROW, "utf-8")
    monkeypatch.setattr(case_counts, "TABLE", table)
    return find_problem("two-sum")


def made(digest="abc", **counts):
    """What was measured of so many cases of each group."""
    counts = {"examples": 3, "small": 1691, "generated": 1918} | counts
    return Counts({name: (n, n) for name, n in counts.items()}, {}, digest, (0, 0))


def test_the_same_cases_are_no_change(two_sum):
    """Broken: the tests of a problem fail although its cases are those that were counted."""
    assert change_of(two_sum, made()) == ""


def test_other_counts_are_told(two_sum):
    """Broken: nobody sees that a change of the engine makes fewer cases."""
    told = "small from 1,691 to 20, killers from 0 to 4"
    assert change_of(two_sum, made("def", small=20, killers=4)) == told


def test_other_cases_are_told(two_sum):
    """Broken: nobody sees that cases were replaced by as many others."""
    assert change_of(two_sum, made("def")) == "as many in each group, but different ones"


@pytest.mark.usefixtures("two_sum")
def test_a_problem_without_a_row_has_not_changed():
    """Broken: the tests of a new problem fail until its cases are counted."""
    assert change_of(find_problem("3sum"), made()) == ""


def test_a_row_is_made_anew_once_the_cases_are(two_sum, monkeypatch):
    """Broken: make fmt keeps the count of old, or makes all cases to write one row."""
    rows, new = rows_in(case_counts.TABLE), made("def")
    monkeypatch.setattr(case_counts, "kept_counts", lambda _: None)
    monkeypatch.setattr(case_counts, "counts_of", lambda _: pytest.fail("makes the cases"))
    assert fresh_row(rows, two_sum).endswith("\tabc")
    monkeypatch.setattr(case_counts, "kept_counts", lambda _: new)
    assert fresh_row(rows, two_sum).endswith("\tdef")


RECIPE = RULES.partition("def small")[0].replace("LARGEST = 100", "SMALL, LARGEST = 3, 99")
FEW = {  # {the number that a recipe makes: what is said of its cases}
    "4": "the group 'small' has only 1 different input; let more of them be chosen",
    "pick(range(20))": "no random input differs from the small ones; let the recipe's choices grow",
    "pick(range(20 + size))": "",
    "pick(range(40)) * 1000": " are illegal (the first: 1000: the bounds are 0 to 99), which",
}


@pytest.mark.parametrize("few", FEW)
def test_a_recipe_that_makes_few_cases_is_found_out(tmp_path, monkeypatch, few):
    """Broken: a constant recipe is green, and says that a hundred cases were judged."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    (tmp_path / "README.md").write_text(SPEC)
    recipe = f"def inputs(pick, size):\n    return ({few},)\n"
    (tmp_path / "problem.py").write_text(RECIPE + recipe)
    problem = Problem(tmp_path)
    told = poverty(problem, counted(cases_of(problem)))
    assert bool(told) == bool(FEW[few])
    assert FEW[few] in told


def test_a_constraint_that_refuses_what_is_derived_is_named(tmp_path, monkeypatch):
    """Broken: a problem is green with 94 inputs, as nearly all that were derived are illegal."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    lines = ["3 <= nums.length <= 200", "0 <= nums[i] <= 200"]
    lines += ["nums[0] == 70", "nums[1] == 80", "nums[2] == 90"]
    problem = problem_of(tmp_path, "nums: List[int]", "nums = [70,80,90]", lines)
    found = counted(cases_of(problem))
    assert poverty(problem, found) == (
        "6,803 of the 6,897 inputs derived from the constraints are illegal (the first: nums[0] is"
        " 0; the constraints allow only 70), which leaves 94; write inputs(), or word the"
        " constraint so that it is read"
    )
    (tmp_path / "problem.py").unlink()
    again = Problem(tmp_path)
    assert poverty(again, counted(derived_cases(again)))
