"""What has not changed is not judged again, and what is remembered is never trusted blindly."""

import json
import sys
from dataclasses import replace

import pytest
from kata.cases.generate import cases_of
from kata.judge import earlier
from kata.problem.find import find_problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from tiny import solution

RIGHT, WRONG = solution("return 2 * number"), solution("return number * number")


def judged(repository, *options):
    """{file: (verdict, whether it was found in an earlier run)}, of one run over `mine`."""
    run = repository.kata("judge", "--file=mine", "--json", *options)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    return {one["solution"].removeprefix("mine/"): (one["verdict"], one["before"]) for one in found}


def test_only_what_is_new_or_changed_is_judged(repository):
    """Broken: a collection is judged all over again, or a change goes unnoticed."""
    for name, source in ("a", RIGHT), ("b", WRONG), ("c", RIGHT):
        repository.write(f"mine/{name}.py", source)
    first = {"a.py": ("Accepted", False), "b.py": ("Wrong Answer", False)}
    assert judged(repository) == first | {"c.py": ("Accepted", False)}
    repository.write("mine/c.py", WRONG + "\n")
    second = {"a.py": ("Accepted", True), "b.py": ("Wrong Answer", True)}
    assert judged(repository) == second | {"c.py": ("Wrong Answer", False)}
    assert {before for _, before in judged(repository, "--fresh").values()} == {False}
    assert {before for _, before in judged(repository).values()} == {True}
    repository.change("problems/double/problem.py", "range(10)", "range(11)")
    assert {before for _, before in judged(repository).values()} == {False}


def test_what_may_be_the_machines_is_found_anew(repository):
    """Broken: one slow moment makes a solution too slow for ever."""
    repository.write("mine/slow.py", solution("while number: pass\nreturn 0"))
    repository.write("mine/crash.py", solution("import os\nos.abort()"))
    for _ in range(2):
        found = judged(repository, "--limit=case=0.3")
        assert {before for _, before in found.values()} == {False}


def test_a_broken_memory_is_not_trusted(repository):
    """Broken: a damaged file ends the run, or is taken for a verdict."""
    for name in "a", "b":
        repository.write(f"mine/{name}.py", RIGHT)
    judged(repository)
    kept, _ = (repository.root / ".cache/verdicts").glob("*/*")
    for content in b"", b"\xff", kept.read_bytes()[:-9], b"i\1\0\0\0":
        kept.write_bytes(content)
        for before in [False, True], [True, True]:
            found = judged(repository).values()
            assert sorted(found) == [("Accepted", one) for one in before]


@pytest.mark.parametrize("part", ["source", "place", "limits", "explain", "cases", "Python"])
def test_a_verdict_depends_on(tmp_path, monkeypatch, part):
    """Broken: something that a verdict depends on has changed, and the old one is shown."""
    problem = find_problem("n-queens")
    cases, path = cases_of(problem), tmp_path / "x.py"
    path.write_text("\n\nclass Solution:\n    def solveNQueens(self, n): pass\n")
    one, limits, explain = Solution(problem, path), Limits(), True
    before = earlier.place_of(one, cases, limits, explain)
    assert earlier.place_of(one, cases, limits, explain) == before
    if part == "source":
        path.write_text("class Solution: pass")
    elif part == "place":
        one = Solution(problem, path, 3)
    elif part == "limits":
        limits = Limits(case=9)
    elif part == "explain":
        explain = False
    elif part == "cases":
        cases = replace(cases, made_of="other")
    else:
        monkeypatch.setattr(sys, "version", "4.0")
    assert earlier.place_of(one, cases, limits, explain) != before
