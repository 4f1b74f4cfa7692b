"""The table of cases: a problem whose cases are not those that it tells is found."""

import pytest
from kata.cases.coverage import Amount, Reach
from kata.problem.lookup import find_problem
from kata.tools import case_counts
from kata.tools.case_counts import change_of, fresh_row

TABLE = "# problem\texamples\tsmall\tgenerated\torders\tkillers\tdigest\n"
ROW = "two-sum\t3\t1691\t1918\t0\t0\tabc\n"


@pytest.fixture
def two_sum(tmp_path, monkeypatch):
    """Two Sum, whose cases were counted before."""
    table = tmp_path / "cases.tsv"
    table.write_text(TABLE + ROW, "utf-8")
    monkeypatch.setattr(case_counts, "CASES", table)
    return find_problem("two-sum")


def reach(digest="abc", **counts):
    """What was measured of so many cases of each group."""
    counts = {"examples": 3, "small": 1691, "generated": 1918} | counts
    groups = {name: Amount(n, n, name) for name, n in counts.items()}
    return Reach({}, digest, groups=groups)


def test_the_same_cases_are_no_change(two_sum):
    """Broken: the tests of a problem fail although its cases are those that were counted."""
    assert change_of(two_sum, reach()) == ""


def test_other_counts_are_told(two_sum):
    """Broken: nobody sees that a change of the engine makes fewer cases."""
    told = "small from 1,691 to 20, killers from 0 to 4"
    assert change_of(two_sum, reach("def", small=20, killers=4)) == told


def test_other_cases_are_told(two_sum):
    """Broken: nobody sees that cases were replaced by as many others."""
    assert change_of(two_sum, reach("def")) == "as many in each group, but different ones"


@pytest.mark.usefixtures("two_sum")
def test_a_problem_without_a_row_has_not_changed():
    """Broken: the tests of a new problem fail until its cases are counted."""
    assert change_of(find_problem("3sum"), reach()) == ""


def test_a_row_is_made_anew_once_the_cases_are(two_sum, monkeypatch):
    """Broken: make fmt keeps the count of old, or makes all cases to write one row."""
    rows, new = case_counts.written_rows(), reach("def")
    monkeypatch.setattr(case_counts, "kept_reach", lambda _: None)
    monkeypatch.setattr(case_counts, "reach_of", lambda _: pytest.fail("makes the cases"))
    assert fresh_row(rows, two_sum)[-1] == "abc"
    monkeypatch.setattr(case_counts, "kept_reach", lambda _: new)
    assert fresh_row(rows, two_sum)[-1] == "def"
