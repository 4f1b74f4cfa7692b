"""What has not changed is not judged again, and what is remembered is never trusted blindly."""

import json
import re
import sys

import pytest
import tiny
from kata.cases import generate
from kata.judge import earlier
from kata.problem.folder import Problem
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
    second = {"a.py": ("Accepted", True), "b.py": ("Wrong Answer", False)}
    assert judged(repository) == second | {"c.py": ("Wrong Answer", False)}
    assert {before for _, before in judged(repository, "--fresh").values()} == {False}
    assert judged(repository)["a.py"] == ("Accepted", True)
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


@pytest.mark.parametrize(
    "part", ["source", "place", "limits", "asked", "cases", "shape", "examples", "engine", "Python"]
)
def test_a_verdict_depends_on(repository, monkeypatch, part):
    """Broken: something that a verdict depends on has changed, and the old one is shown."""
    folder = repository.root / "problems/double"
    path, limits, asked = folder / "solutions/adds.py", Limits(), ()
    before = earlier.place_of(Solution(Problem(folder), path), limits, asked)
    assert earlier.place_of(Solution(Problem(folder), path), limits, asked) == before
    line = 0
    match part:
        case "source":
            path.write_text("class Solution: pass")
        case "place":
            line = 3
        case "limits":
            limits = Limits(case=9)
        case "asked":
            asked = ("from", 1)
        case "cases":
            repository.change("problems/double/problem.py", "range(10)", "range(11)")
        case "shape":
            repository.change("problems/double/README.md", "-> int", "-> float")
        case "examples":
            repository.change("problems/double/README.md", "number = 3", "number = 4")
        case "engine":
            monkeypatch.setattr(generate, "_engine", lambda: b"other")
        case "Python":
            monkeypatch.setattr(sys, "version", "4.0")
    assert earlier.place_of(Solution(Problem(folder), path, line), limits, asked) != before


def suite(repository, *options):
    """How many cases the suite says it has judged, now and before."""
    run = repository.suite(*options)
    assert run.returncode == 0, run.stdout
    return re.search(r"^[\d,]+ cases.*", run.stdout, re.MULTILINE)[0]


def test_the_suite_judges_only_what_has_changed(repository):
    """Broken: `make test` judges everything again, or passes what has been broken since."""
    unchanged = "112 cases: 0 judged now, the rest before, unchanged"
    both = f"{unchanged}; 0 of 1 mistakes judged now"
    assert [suite(repository), suite(repository)] == ["112 cases judged", both]
    assert suite(repository, "--fresh") == "112 cases judged"
    repository.write("problems/double/solutions/twice.py", tiny.solution("return 2 * number"))
    some = "224 cases: 112 judged now, the rest before, unchanged"
    assert [suite(repository, "--solution=adds,twice"), suite(repository, "--solution=twice")] == [
        some,
        unchanged,
    ]


@pytest.mark.parametrize(
    ("file", "body"), [("solutions/adds", "return 7"), ("wrong/squares", "return 2 * number")]
)
def test_what_fails_is_judged_until_it_passes(repository, file, body):
    """Broken: what failed before is taken as judged, or what passed before the last change."""
    suite(repository)
    repository.write(f"problems/double/{file}.py", f'"""Idea."""\n{solution(body)}')
    for _ in range(2):
        run = repository.suite()
        assert run.returncode == 1
        assert file.rpartition("/")[2] in run.stdout
