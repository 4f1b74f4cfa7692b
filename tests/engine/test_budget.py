"""Cases that take too long to make: the line that runs is named, and it is found out once."""

import os
import signal
from contextlib import suppress
from itertools import count
from time import time

import pytest
from kata import KataError, paths, ticks
from kata.cases import generate
from kata.problem.folder import Problem
from kata.ticks import alarm
from tiny import RULES, SPEC

RECIPE = RULES.partition("def small")[0].replace("LARGEST = 100", "SMALL, LARGEST = 3, 99")
RUNS = ": making all cases takes over 0.3 s, and this was running; make it faster, or "
LOWER = "lower SMALL, or let small() make fewer inputs"
SLOW = {
    "killers": (
        RULES.replace("def killers():", "def killers():\n    while True:\n        pass"),
        ":26: after case ",
        "choose smaller killers",
    ),
    "a generator": (
        RULES.replace("def gen_any(rng, size):", "def gen_any(rng, size):\n    while True: 0"),
        ":22: after case 11",
        "lower RANDOM",
    ),
    "the recipe": (
        RECIPE + "def inputs(pick, size):\n    while True: 0\n",
        ":16: after case 1",
        LOWER,
    ),
    "the answer": (
        RULES.replace("return 2 *", "while number == 4: 0\n    return 2 *"),
        ":12: case 6 (every number below 10)",
        LOWER,
    ),
}


def said(tmp_path, monkeypatch, rules):
    """What is said of cases that cannot be made by these rules, after the name of problem.py."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    with pytest.raises(KataError) as error:
        generate.cases_of(Problem(tmp_path))
    return str(error.value).partition("problem.py")[2]


@pytest.mark.parametrize("slow", SLOW)
def test_the_line_that_takes_too_long_is_named(tmp_path, monkeypatch, slow):
    """Broken: a loop that never ends takes all the time there is, and nobody says where it is."""
    rules, where, fix = SLOW[slow]
    monkeypatch.setattr(generate, "MAKING", 0.3)
    told = said(tmp_path, monkeypatch, rules)
    assert told.startswith(where)
    assert told.endswith(RUNS + fix)


LOOPS = {
    "every input": ("while pick((1, 0)):", "1,000"),
    "a random input": ("while size > 3 and pick((1, 2)):", "1,000,000"),
}


@pytest.mark.parametrize("loop", LOOPS)
def test_a_recipe_that_goes_on_choosing_is_told_with_its_line(tmp_path, monkeypatch, loop):
    """Broken: a recipe whose loop never ends is only said to be slow, after a minute or two."""
    condition, choices = LOOPS[loop]
    recipe = f"def inputs(pick, size):\n    {condition}\n        pass\n    return (size,)\n"
    told = said(tmp_path, monkeypatch, RECIPE + recipe)
    assert told.startswith(":16: after case ")
    assert told.endswith(f": one input has made {choices} choices, and makes more; end this loop")


def test_a_typed_input_that_takes_too_long_is_one_line(tmp_path, monkeypatch):
    """Broken: CASE= of an input that is too large for answer() ends in an exception's name."""
    rules, *_ = SLOW["the answer"]
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
        assert "case 6 (every number below 10): making all cases" in run.stdout + run.stderr
        return len(tries.read_text())

    suite, judge = (repository.suite,), (repository.kata, "judge", "double")
    assert [tried(*suite, "-n2"), tried(*suite), tried(*judge)] == [1, 1, 1]
    (failure,) = (repository.root / ".cache/double").glob("*.failed")
    os.utime(failure, (time() - 601,) * 2)
    assert [tried(*judge), tried(*judge)] == [2, 2], "it must not be believed for ever"
    repository.change("problems/double/problem.py", "number == 4", "number == 4 ")
    assert [tried(*judge), tried(*judge)] == [3, 3], "a change must be tried at once"


def for_ever():
    for _ in count():
        pass


def swallowing():
    with suppress(TimeoutError):
        for_ever()
    for_ever()


def test_an_alarm_that_is_swallowed_rings_again():
    """Broken: `except Exception` in a problem.py makes its cases take for ever."""
    with pytest.raises(TimeoutError, match=r"^it takes longer than 0\.05 s$"), alarm(0.05):
        swallowing()


def test_an_alarm_within_an_alarm_leaves_the_outer_one_on():
    """Broken: what makes cases sets a limit of its own, and from then on has no limit."""

    def within():
        with alarm(9):
            pass
        for_ever()

    with pytest.raises(TimeoutError, match=r"longer than 0\.1 s"), alarm(0.1):
        within()


def test_nothing_rings_after_an_alarm():
    """Broken: a timer that goes on interrupts whatever runs next."""
    with suppress(TimeoutError), alarm(0.01):
        for_ever()
    assert (ticks.looks, signal.getitimer(signal.ITIMER_PROF)) == ([], (0, 0))
