"""What has not changed is not judged again, and what is remembered is never trusted blindly."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tiny
from kata import KataError
from kata.cases import cache as keys
from kata.cases.cache import CASES, EXPLANATIONS, ROOMS, VERDICTS, cache_path
from kata.cases.generate import cases_of
from kata.collect import cluster
from kata.collect.task import Task
from kata.judge import batch
from kata.paths import KATA, SCRIPTS
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from test_layers import ARROWS, imported
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
    assert judged(repository)["a.py"] == ("Accepted", True)
    repository.change("problems/double/problem.py", "range(10)", "range(11)")
    assert {before for _, before in judged(repository).values()} == {False}


def test_a_refusal_is_remembered(repository):
    """Broken: each run over a collection takes as long as its slowest solutions."""
    repository.write("mine/slow.py", solution("while number: pass\nreturn 0"))
    repository.write("mine/crash.py", solution("import os\nos.abort()"))
    words = {"slow.py": "Time Limit Exceeded", "crash.py": "Runtime Error"}
    for options, before in ([], False), ([], True), (["--fresh"], False):
        found = judged(repository, "--limit=case=0.2", *options)
        assert found == {name: (word, before) for name, word in words.items()}


def test_what_could_not_be_judged_is_tried_again(repository):
    """Broken: a package that is installed meanwhile, or a fault that has passed, is ignored."""
    repository.write("mine/needs.py", solution("import numpy\nreturn 2 * number"))
    for _ in range(2):
        assert judged(repository) == {"needs.py": ("Not Judged", False)}


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


@pytest.mark.parametrize("kind", ROOMS)
def test_rooms_of_a_key_import_no_others(kind):
    """Broken: something that cases or verdicts depend on changes, and old ones are shown."""
    rooms = {room.replace("/", ".") or "kata" for room in ROOMS[kind]}
    whole = {room if room in ARROWS else room.split(".")[0] for room in rooms}  # of their folders
    assert {other for room in whole for other in ARROWS[room].split()} <= rooms
    core = KATA / "problem"
    used = {name for path in core.glob("*.py") for name in imported(path.read_text("utf-8"))}
    folders = {f"problem.{folder.name}" for folder in core.iterdir() if folder.is_dir()}
    assert {
        one for one in folders if any(name.startswith(f"kata.{one}.") for name in used)
    } <= rooms


def place(kind, path, line=0, limits=Limits()):
    """Where the cases, the verdict or the explanation of a solution is kept."""
    one = Solution(Problem(path.parents[1]), path, line)
    if kind == CASES:
        return cache_path(CASES, one.problem)
    return batch._place(one, limits, kind)


CHANGES = {  # {what changes: what is made anew}
    "source": [VERDICTS, EXPLANATIONS],
    "place": [VERDICTS, EXPLANATIONS],
    "limits": [VERDICTS, EXPLANATIONS],
    "another solution": [EXPLANATIONS],
    "cases": list(ROOMS),
    "shape": list(ROOMS),
    "examples": list(ROOMS),
    "a room of cases": list(ROOMS),
    "a room that judges": [VERDICTS, EXPLANATIONS],
    "a room that explains": [EXPLANATIONS],
    "a room that shows": [],
    "the plugin": [],
    "Python": [VERDICTS, EXPLANATIONS],
}
FILES = dict(zip([one for one in CHANGES if "room" in one], "cases judge watch/why show".split()))


def test_keys_are_the_same_in_every_process():
    """Broken: a key depends on the order of a set, so that what is remembered is not found."""
    program = (
        "from kata.cases.cache import CASES, key_of\nfrom kata.problem.lookup import problems\n"
        "print([key_of(CASES, problem) for problem in problems()])"
    )
    first, second = (
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONPATH": str(SCRIPTS), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "12"
    )
    assert first == second


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_kept_depends_on(repository, monkeypatch, change):
    """Broken: what has changed goes unnoticed, or everything is made anew for a comment."""
    folder = repository.root / "problems/double"
    path, more = folder / "solutions/adds.py", {}
    monkeypatch.setattr(keys, "KATA", repository.root / "scripts/kata")
    keys.engine_hash.cache_clear()
    before = {kind: place(kind, path) for kind in ROOMS}
    assert {kind: place(kind, path) for kind in ROOMS} == before
    match change:
        case "source":
            path.write_text("class Solution: pass")
        case "place":
            more = {"line": 3}
        case "limits":
            more = {"limits": Limits(case=9)}
        case "another solution":
            repository.write("problems/double/solutions/other.py", tiny.ADDS)
        case "cases":
            repository.change("problems/double/problem.py", "range(10)", "range(11)")
        case "shape":
            repository.change("problems/double/README.md", "-> int", "-> float")
        case "examples":
            repository.change("problems/double/README.md", "number = 3", "number = 4")
        case "the plugin":
            repository.write("scripts/kata/pytest_plugin.py", "# a comment")
        case "Python":
            monkeypatch.setattr(sys, "version", "4.0")
        case _:
            repository.write(f"scripts/kata/{FILES[change]}/__init__.py", "# a comment")
    keys.engine_hash.cache_clear()
    after = {kind: place(kind, path, **more) for kind in ROOMS}
    assert [kind for kind in ROOMS if after[kind] != before[kind]] == CHANGES[change]


def test_a_pipe_in_the_memory_makes_nobody_wait(repository):
    """Broken: a run waits for ever for a writer, where a file of the memory should be."""
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", RIGHT)
    judged(repository)
    memory = repository.root / ".cache"
    files = [path for path in memory.rglob("*") if path.is_file()]
    assert {"", ".lock"} <= {path.suffix for path in files}
    for path in files:
        path.unlink()
        os.mkfifo(path)
    assert judged(repository)["a.py"] == ("Accepted", False)


def test_another_python_keeps_its_own_cases(repository, monkeypatch):
    """Broken: whoever judges with two Pythons makes all cases anew each time."""
    problem = Problem(repository.root / "problems" / "double")
    cases_of(problem)
    monkeypatch.setattr(keys, "PYTHON", "-cpython-399")
    cases_of(problem)
    repository.change("problems/double/problem.py", "range(10)", "range(11)")
    cases_of(Problem(problem.folder))
    kept = [path.stem.partition("-")[2] for path in (repository.root / ".cache/double").iterdir()]
    assert sorted(kept) == sorted([keys.sys.implementation.cache_tag, "cpython-399"])


def test_what_has_not_been_used_for_two_weeks_is_forgotten(tmp_path):
    """Broken: each change of the engine adds to the cache for good, or what is used is lost."""
    for name in "unused", "used":
        keys.store(tmp_path / name, 1)
        os.utime(tmp_path / name, (0, 0))
    assert keys.load(tmp_path / "used", int) == 1
    keys.store(tmp_path / "new", 1)
    assert {path.name for path in tmp_path.iterdir()} == {"used", "new"}


def test_a_file_that_cannot_be_written_whole_leaves_nothing(tmp_path, monkeypatch):
    """Broken: on a full disk, each run adds another half of a file."""
    monkeypatch.setattr(Path, "replace", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        keys.write_whole(tmp_path / "new", b"x")
    assert not [*tmp_path.iterdir()]


def test_what_cannot_be_judged_anew_is_not_forgotten(repository, monkeypatch):
    """Broken: FRESH=1 with a scheduler that does not answer forgets what is known, then fails."""
    problem = Problem(repository.root / "problems" / "double")
    (adds,) = problem.solutions
    batch.verdict_on(adds, lambda: cases_of(problem))

    def no_client(address):
        raise KataError(f"no scheduler answers at {address}")

    monkeypatch.setattr(cluster, "_client", no_client)
    with pytest.raises(KataError, match="no scheduler"):
        [*cluster.judged_on_cluster("here", [adds], Task(), print, fresh=True)]
    assert batch.cached_verdict(adds, Limits())


def suite(repository, *options):
    """How many cases the suite says it has judged, now and before."""
    run = repository.suite(*options)
    assert run.returncode == 0, run.stdout
    return re.search(r"^[\d,]+ cases.*", run.stdout, re.MULTILINE)[0]


def test_the_suite_judges_only_what_has_changed(repository):
    """Broken: `make test` judges everything again, or passes what has been broken since."""
    unchanged = "95 cases: 0 judged now, the rest earlier, and unchanged since"
    both = f"{unchanged}; 0 of 1 mistakes judged now"
    assert [suite(repository), suite(repository)] == ["95 cases judged", both]
    assert suite(repository, "--fresh") == "95 cases judged"
    repository.write("problems/double/solutions/twice.py", tiny.solution("return 2 * number"))
    some = "190 cases: 95 judged now, the rest earlier, and unchanged since"
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
