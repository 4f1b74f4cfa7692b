"""Cases that take too long to make: who is slow is named, and it is found out once."""

import os
import re
import signal
from contextlib import suppress
from itertools import count
from time import time

import pytest
from kata import KataError, paths, ticks
from kata.cases import budget, generate, single
from kata.problem.folder import Problem
from kata.ticks import alarm
from tiny import RULES, SPEC, solution

RECIPE = RULES.partition("def small")[0].replace("LARGEST = 100", "SMALL, LARGEST = 60, 99")
WAIT = (
    "from time import process_time\n    start = process_time()\n"
    "    while process_time() < start + 0.01: pass"
)
TOOK = r"(0\.\d\d?|1) of the 1 s allowed for making all cases;"
SLOW = {
    "killers": (
        RULES.replace("def killers():", "def killers():\n    while True: pass"),
        ":25: killers() took # make killers() faster, or choose smaller killers",
    ),
    "generator": (
        RULES.replace("def gen_any(rng, size):", "def gen_any(rng, size):\n    while size > 9: 0"),
        ":21: gen_any() at size 14 took # make gen_any() faster, or set RANDOM below LARGEST = 100",
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
        RULES.replace("return 2 *", "while number == 100: pass\n    return 2 *").replace(
            "randint(0, size)", "randint(0, size - 1)"
        ),
        ":11: answer() on case # (the largest) took # make answer() faster, or c",
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
    monkeypatch.setattr(generate, "MAKING", 1)
    monkeypatch.setattr(budget, "COUNTING", 0.1)
    with pytest.raises(KataError) as error:
        generate.cases_of(Problem(folder))
    where, _, what = re.sub(rf"{TOOK}|(?<=case )\d+(?= .the)", "#", str(error.value)).partition(
        "problem.py"
    )
    assert (where, what[: len(says)]) == (f"{folder}/", says)
    assert "\n" not in what


COPIES = """
SMALL, LARGEST{more} = 2, 50_000{number}


class Copies:
    def __init__(self, length):
        self.values = self.kept = [0] * 10**6

    def snap(self):
        self.kept = self.values[:]


def inputs(pick, size):
    names, calls = pick.calls(size, {{"snap": []}})
    return ["Copies", *names], [[size], *calls]
"""
PLAYED = """
class Copies:
    def __init__(self, length: int):

    def snap(self) -> None:
"""
CALLS = """
Input: ["Copies","snap"]
[[1],[]]
Output: [null,null]
"""


@pytest.mark.parametrize(
    ("more", "number", "fix"),
    [
        ("", "", "or set RANDOM below LARGEST = 50,000"),
        (", RANDOM", ", 40_000", "or lower RANDOM"),
    ],
)
def test_the_slow_method_of_a_class_is_named(tmp_path, monkeypatch, more, number, fix):
    """Broken: the recipe is blamed for the time of a method that copies a list in each call."""
    (tmp_path / "README.md").write_text(f"# A\n\n```python{PLAYED}```\n\n```text{CALLS}```\n")
    (tmp_path / "problem.py").write_text(COPIES.format(more=more, number=number))
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(generate, "MAKING", 0.5)
    with pytest.raises(KataError) as error:
        generate.cases_of(Problem(tmp_path))
    assert "problem.py:9: Copies.snap() " in str(error.value)
    assert str(error.value).endswith(f"; make Copies.snap() faster, {fix}")


def test_a_limit_that_would_not_help_is_not_advised(tmp_path, monkeypatch):
    """Broken: random inputs are to be smaller, though what is slow are those of size 1."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(generate, "MAKING", 0.3)
    told = said(tmp_path, SLOW["generator"][0].replace("size > 9", "size"))
    assert told.endswith("; make gen_any() faster")


def test_too_many_inputs_are_not_called_a_slow_answer(tmp_path, monkeypatch):
    """Broken: answer() is to be faster, though it is the number of inputs that takes the time."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(generate, "MAKING", 0.3)
    many = RULES.replace("LARGEST = 100", "LARGEST = 10**9").replace("range(10)", "range(10**9)")
    told = said(tmp_path, many.replace("return 2 *", "sum(range(1000))\n    return 2 *"))
    assert re.search(r" inputs so far, which are too many; let small\(\) yield fewer inputs$", told)
    assert "faster" not in told


STUCK = {
    "killers": ":26: killers() is still",
    "generator": ":22: gen_any() at size 14 is still",
    "answer": ":12: answer() on case 6 (every number below 10) is still",
    "answers to killers": ":12: answer() on case # (the largest) is still",
}


def said(tmp_path, rules):
    """What is said of cases that cannot be made by these rules, after the name of problem.py."""
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    with pytest.raises(KataError) as error:
        generate.cases_of(Problem(tmp_path))
    return str(error.value).partition("problem.py")[2]


@pytest.mark.parametrize("slow", STUCK)
def test_one_call_that_does_not_end_is_told_with_its_line(tmp_path, monkeypatch, slow):
    """Broken: a loop that never ends takes all the time there is, and nobody says where it is."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(budget, "CALL", 0.2)
    rules, _ = SLOW[slow]
    told = said(tmp_path, rules.replace(": pass", ":\n        pass").replace(": 0", ":\n        0"))
    assert re.sub(r"\d+(?= .the largest)", "#", told).startswith(STUCK[slow])
    assert "running after 0.2 s, at this line; does its loop end? If it does, make" in told


def test_many_short_calls_are_not_one_long_one(tmp_path, monkeypatch):
    """Broken: answers that take a second each are refused as one that never ends."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(budget, "CALL", 0.2)
    rules, _ = SLOW["answers"]
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    assert len(generate.cases_of(Problem(tmp_path))) > 100


LOOPS = {
    "every input": ("while pick((1, 0)):", "1,000"),
    "a random input": ("while size > 3 and pick((1, 2)):", "1,000,000"),
}


@pytest.mark.parametrize("loop", LOOPS)
def test_a_recipe_that_goes_on_choosing_is_told_with_its_line(tmp_path, monkeypatch, loop):
    """Broken: a recipe whose loop never ends is only said to be slow, after a minute or two."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    condition, choices = LOOPS[loop]
    recipe = f"def inputs(pick, size):\n    {condition}\n        pass\n    return (size,)\n"
    told = said(tmp_path, RECIPE.replace("60", "3") + recipe)
    assert told.startswith(":16: after case ")
    assert told.endswith(f": one input has made {choices} choices, and makes more; end this loop")


def test_of_the_tests_of_a_problem_without_cases_one_fails(repository):
    """Broken: what is wrong with a problem is reported, and tried for, once for each of its files.

    Here it is its answer to a constant of its solutions, which no other case contains.
    """
    rules = RECIPE.replace("60, 99", "9, 10**6").replace("LARGEST:", "10**6:")
    recipe = "def inputs(pick, size):\n    return (pick(range(10**6 + 1)),)\n"
    rules = rules.replace("return 2 *", "while number == 777:\n        pass\n    return 2 *")
    repository.write("problems/double/problem.py", rules + recipe)
    repository.patch("from kata.cases import budget\nbudget.CALL = 0.2\n")
    for name in "one", "two", "three":
        body = "return number * 777 // 777 * 2"
        repository.write(f"problems/double/solutions/{name}.py", solution(body))
    run = repository.suite("-n2", "-rs", "tests/test_solutions.py")
    assert run.stdout.count("(its own constant 777) is still running") == 1
    assert "1 error" in run.stdout.splitlines()[-1]
    assert "double: its cases cannot be made; one failure says why" in run.stdout
    run = repository.suite("-n2", "-rs", "--solution=two")
    assert (run.returncode, run.stdout.count("777) is still running")) == (1, 1)


def test_a_typed_input_that_takes_too_long_is_one_line(tmp_path, monkeypatch):
    """Broken: CASE= of an input that is too large for answer() ends in an exception's name."""
    rules, _ = SLOW["answer"]
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(rules)
    monkeypatch.setattr(single, "MAKING", 0.3)
    with pytest.raises(KataError) as error:
        single.typed(Problem(tmp_path), "number = 4")
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
