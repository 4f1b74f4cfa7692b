"""A marker that is a legal value is found, however it is spelled."""

import ast

import pytest
from kata.cases import constants as own
from kata.cases.constants import constants, wide_choices
from kata.cases.generate import cases_of
from kata.cases.inputs import inputs_of
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.statement.making import LEAN
from test_derived import problem_of

MATRICES = find_problem("set-matrix-zeroes")
MARKS = """class Solution:
    {before}

    def setZeroes(self, matrix):
        {start}
        for i, row in enumerate(matrix):
            if 0 in row:
                matrix[i] = [value if value == 0 else {mark} for value in row]
        zeros = [j for j, column in enumerate(zip(*matrix)) if 0 in column]
        for i, row in enumerate(matrix):
            matrix[i] = [0 if j in zeros or v == {mark} else v for j, v in enumerate(row)]
"""
SPELLINGS = {  # of a marker: (in the class, at the start of the method, where it is used)
    "a float": ("", "", "1e9"),
    "a float as an integer": ("", "", "int(1e9)"),
    "a quotient": ("", "", "2**31 // 3"),
    "a small number after another": ("", "first = 1000", "123"),
    "an exclusive or": ("", "", "(123456 ^ 654321)"),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_marker_is_found_however_it_is_spelled(tmp_path, spelling):
    """Broken: a legal value that marks is accepted because it is not written as a number."""
    before, start, mark = SPELLINGS[spelling]
    path = tmp_path / "marks.py"
    path.write_text(MARKS.format(before=before or "pass", start=start or "pass", mark=mark))
    verdict = judge(Solution(MATRICES, path), cases_of(MATRICES))
    assert verdict.failure, "it is accepted"
    assert verdict.failure.case.name.startswith("its own constant ")
    assert len(str(verdict.failure.case.values)) < 30


def test_two_numbers_that_share_a_place_of_a_table_are_found(tmp_path):
    """Broken: a table of so many places is accepted, as no two numbers are that far apart."""
    problem, path = find_problem("search-in-rotated-sorted-array"), tmp_path / "table.py"
    path.write_text(
        "class Solution:\n"
        "    def search(self, nums, target):\n"
        "        places = {number % 7919: i for i, number in enumerate(nums)}\n"
        "        i = places.get(target % 7919, -1)\n"
        "        return i if nums[i] == target else -1\n"
    )
    verdict = judge(Solution(problem, path), cases_of(problem))
    assert verdict.failure.case.name == "its own constant 7919"
    nums, _ = verdict.failure.case.values
    assert max(nums) - min(nums) == 7919


def test_a_marker_is_found_in_derived_inputs(tmp_path):
    """Broken: where small inputs hold only two values, no constant of a solution is tried."""
    lines = ["1 <= grid.length <= 9", "1 <= grid[i].length <= 9", "0 <= grid[i][j] <= 10^9"]
    problem = problem_of(tmp_path, "grid: List[List[int]]", "grid = [[1,0],[0,1]]", lines)
    path = tmp_path / "marks.py"
    path.write_text(
        "class Solution:\n    def told(self, grid):\n        return int([[1234567]] == grid)\n"
    )
    cases = cases_of(problem)
    assert inputs_of(problem).derived.richness == LEAN
    verdict = judge(Solution(problem, path), cases)
    assert verdict.failure.case.name == "its own constant 1234567"


def test_what_solutions_of_a_problem_share_is_made_once(tmp_path, monkeypatch):
    """Broken: the recipe is read, and the same inputs are answered, for each solution again."""
    problem, looks = find_problem("set-matrix-zeroes"), []
    cases, found = cases_of(problem), []
    monkeypatch.setattr(own, "wide_choices", lambda *a: looks.append(a) or wide_choices(*a))
    for name in "one", "other":
        path = tmp_path / f"{name}.py"
        path.write_text(f"{name} = 1234567\n")
        found.append(own.own_cases(cases, Solution(problem, path)))
        monkeypatch.setattr(problem.reference, "finish", lambda *_: pytest.fail("it is answered"))
    assert (found[0], len(looks)) == (found[1], 1)


def test_where_every_input_is_a_case_no_constant_adds_one():
    """Broken: "all 45 inputs there are" are 248 cases, most of them judged several times."""
    stairs = find_problem("climbing-stairs")
    cases = cases_of(stairs)
    assert inputs_of(stairs).is_whole
    with_constants = next(one for one in stairs.solutions if constants(one.tree))
    assert judge(with_constants, cases).right == len(cases)


def test_constants_that_take_too_long_take_no_verdict_away(tmp_path, monkeypatch):
    """Broken: a solution that is right in every case is not judged, for a slow answer()."""
    path = tmp_path / "own.py"
    path.write_text(MARKS.format(before="pass", start="pass", mark="987654"))
    monkeypatch.setattr(own, "OWN", 1e-6)
    assert judge(Solution(MATRICES, path), cases_of(MATRICES)).kind != "Not Judged"


@pytest.mark.parametrize(
    "code", ["int('x')", "ord('ab')", "1 // 0", "1 << -1", "2 ** 99999", "int(1, 2, 3)", "1e400"]
)
def test_what_has_no_value_is_passed_over(code):
    """Broken: an expression that fails, or is huge, ends the judging of its solution."""
    assert all(abs(value) < 1 << 64 for value in constants(ast.parse(code)) if value != "x")
