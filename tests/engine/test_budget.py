"""Cases that take too long to make: who is slow is named, and it is found out once."""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from time import time

import pytest
from kata import KataError, paths
from kata.cases import budget, generate
from kata.cases.alarm import alarm
from kata.problem.folder import Problem
from tiny import RULES, SPEC

RECIPE = RULES.partition("def small")[0].replace("LARGEST = 100", "SMALL, LARGEST = 60, 99")
WAIT = (
    "from time import process_time\n    start = process_time()\n"
    "    while process_time() < start + 0.01: pass"
)
TOOK = r"0\.[23]\d? of the 0\.3 s allowed for making all cases;"
SLOW = {
    "killers": (
        RULES.replace("def killers():", "def killers():\n    while True: pass"),
        ":25: killers() took # make killers() faster, or choose smaller killers",
    ),
    "generator": (
        RULES.replace("def gen_any(rng, size):", "def gen_any(rng, size):\n    while size > 9: 0"),
        ":21: gen_any() at size 10 took # make gen_any() faster, or lower RANDOM",
    ),
    "recipe": (
        RECIPE + "def inputs(pick, size):\n    return (sum(pick((0, 1)) for _ in range(size)),)\n",
        ":15: inputs() at size 60 took # choose a smaller SMALL (inputs up to 1: ",
    ),
    "answer": (
        RULES.replace("return 2 *", "while number == 4: pass\n    return 2 *"),
        ":11: answer() on case 6 (every number below 10) took # make answer() fas",
    ),
    "answers": (
        RULES.replace("return 2 *", f"{WAIT}\n    return 2 *").replace("range(10)", "range(99)"),
        ":11: answer() in the group 'small' took # make answer() faster, or let",
    ),
    "answers to killers": (
        RULES.replace("return 2 *", "while number == 100: pass\n    return 2 *"),
        ":11: answer() on case 112 (the largest) took # make answer() faster, or c",
    ),
}


@pytest.mark.parametrize("slow", SLOW)
def test_the_slow_function_is_named(tmp_path, monkeypatch, slow):
    """Broken: the advice is to lower SMALL, whichever part of problem.py takes the time."""
    rules, says = SLOW[slow]
    folder = tmp_path / "problems" / "double"
    folder.mkdir(parents=True)
    (folder / "README.md").write_text(SPEC)
    (folder / "problem.py").write_text(rules)
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(generate, "MAKING", 0.3)
    monkeypatch.setattr(budget, "COUNTING", 0.1)
    with pytest.raises(KataError) as error:
        generate.cases_of(Problem(folder))
    where, _, what = re.sub(TOOK, "#", str(error.value)).partition("problem.py")
    assert (where, what[: len(says)]) == (f"{folder}/", says)
    assert "\n" not in what


def test_a_typed_input_that_takes_too_long_is_one_line(tmp_path, monkeypatch):
    """Broken: CASE= of an input that is too large for answer() ends in an exception's name."""
    rules, _ = SLOW["answer"]
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    monkeypatch.setattr(generate, "MAKING", 0.3)
    with pytest.raises(KataError) as error:
        generate.typed(Problem(tmp_path), "number = 4")
    assert str(error.value) == "your input: its answer takes longer than 0.3 s; try a smaller input"


def test_a_failure_is_found_out_once(repository):
    """Broken: each test, and each worker, tries for a minute to make cases that cannot be made."""
    tries = repository.root / "tries"
    note = (
        f"if number == 4:\n        open({str(tries)!r}, 'a').write('x')\n        while True: pass"
    )
    repository.change("problems/double/problem.py", "return 2 *", f"{note}\n    return 2 *")
    repository.patch("from kata.cases import generate\ngenerate.MAKING = 0.5\n")

    def tried(command, *words):
        run = command(*words)
        assert run.returncode != 0
        assert "answer() on case 6 (every number below 10) took" in run.stdout + run.stderr
        return len(tries.read_text())

    suite, judge = (repository.suite,), (repository.kata, "judge", "double")
    assert [tried(*suite, "-n2"), tried(*suite), tried(*judge)] == [1, 1, 1]
    (failure,) = (repository.root / ".cache/double").glob("*.failed")
    os.utime(failure, (time() - 601,) * 2)
    assert [tried(*judge), tried(*judge)] == [2, 2], "it must not be believed for ever"
    repository.change("problems/double/problem.py", "number == 4", "number == 4 ")
    assert [tried(*judge), tried(*judge)] == [3, 3], "a change must be tried at once"


def in_a_thread(call):
    """The error that the call raises in a thread other than the first."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(call).exception()


@pytest.mark.parametrize("slow", ["killers", "answer"])
def test_time_is_limited_in_any_thread(tmp_path, monkeypatch, slow):
    """Broken: a thread of another program cannot make cases, or makes them for ever."""
    rules, says = SLOW[slow]
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    monkeypatch.setattr(generate, "MAKING", 0.3)
    error = in_a_thread(lambda: generate.cases_of(Problem(tmp_path)))
    assert says.partition(" took")[0] in str(error)


def for_ever():
    for _ in count():
        pass


def swallowing():
    with suppress(TimeoutError):
        for_ever()
    for_ever()


def test_an_alarm_that_is_swallowed_rings_again():
    """Broken: `except Exception` in a problem.py makes its cases take for ever."""

    def run():
        with alarm(0.05):
            swallowing()

    assert str(in_a_thread(run)) == "it takes longer than 0.05 s"
