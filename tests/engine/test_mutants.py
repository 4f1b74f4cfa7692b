"""Each small change of a solution is tried, and those that no input catches are listed."""

import os

import pytest
from kata.edits.mutants import ARROW, mutants
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from tiny import ROOT, solution

FLOOR = "number = max(number, 0)\nreturn number + number"
SURVIVORS = [
    "adds.py:10  max(number, 0)  ->  max(number, -1)",
    "adds.py:10  number = max(number, 0)  ->  pass",
]


def mutants_of(body):
    """The mutants of a solution whose method has this body."""
    problem = Problem(ROOT / "problems" / "two-sum")
    return mutants(Solution(problem, problem.folder / "solutions/adds.py", part=solution(body)))


def changes(body):
    return {mutant.change for mutant in mutants_of(body)}


@pytest.mark.parametrize(
    ("body", "change"),
    [
        ("return 0 <= number < 9", "0 <= number < 9  ->  0 < number < 9"),
        ("return 0 <= number < 9", "0 <= number < 9  ->  0 > number < 9"),
        ("return 0 <= number < 9", "0 <= number < 9  ->  0 <= number <= 9"),
        ("return (number) is not (None)", "(number) is not (None)  ->  (number) is (None)"),
        ("return number in a", "number in a  ->  number not in a"),
        ("return a - (number * 2)", "number * 2  ->  number // 2"),
        ("return a - (number * 2)", "a - (number * 2)  ->  a + (number * 2)"),
        ("number += a", "number += a  ->  number -= a"),
        ("return -number", "return -number  ->  return number"),
        ("return not number", "return not number  ->  return number"),
        ("return a and (b or c)", "a and (b or c)  ->  a or (b or c)"),
        ("return a and (b or c)", "a and (b or c)  ->  a and (True)"),
        ("return a and (b or c)", "b or c  ->  b or False"),
        ("if a:\n    b()", "if a:  ->  if True:"),
        ("return b if a else c", "b if a else c  ->  b if False else c"),
        ("return [b for b in a if b]", "[b for b in a if b]  ->  [b for b in a if True]"),
        ("return a(-1)", "a(-1)  ->  a(-2)"),
        ("return a(-1)", "a(-1)  ->  a(-0)"),
        ("return a('é', 7)", "a('é', 7)  ->  a('é', 8)"),
        ("return a(101)", "a(101)  ->  a(50)"),
        ("return a('xy')", "a('xy')  ->  a('y')"),
        ("return a('xy')", "a('xy')  ->  a('x')"),
        ("return a('')", "a('')  ->  a('?')"),
        ("return True", "return True  ->  return False"),
        ("range(number)", "range(number)  ->  range(1, number)"),
        ("range(number)", "range(number)  ->  range(number - 1)"),
        ("range(a, a + 5)", "range(a, a + 5)  ->  range(a - 1, a + 5)"),
        ("range(a, a + 5)", "a + 5  ->  a + 6"),
        ("return a[b:]", "a[b:]  ->  a[b + 1:]"),
        ("return a[b:]", "a[b:]  ->  a[b:-1]"),
        ("return a[:b | c]", "a[:b | c]  ->  a[1:b | c]"),
        ("return a[:b | c]", "a[:b | c]  ->  a[:(b | c) - 1]"),
        ("number = 5", "number = 5  ->  pass"),
        ("for a in b:\n    continue", "for a in b:  ->  pass"),
        ("for a in b:\n    continue", "continue  ->  break"),
        ("for a in b:\n    break", "break  ->  continue"),
        ("if a: b()\nelif c: d()\nelse: e()", "elif c:  ->  else: pass"),
        ("if (a and\n    b): # or c\n    c()", "if (a and b):  ->  pass"),
    ],
)
def test_every_kind_of_edit_is_tried(body, change):
    """Broken: a slip of this kind may go unnoticed in every solution."""
    assert change in changes(body)


def test_only_the_beginning_of_what_may_be_long_is_read():
    """Broken: no mutant forgets the items beyond the first hundred, or one lacks these."""
    found = [
        mutant.change
        for slug in ("two-sum", "longest-common-subsequence", "game-of-life")
        for mutant in mutants(Problem(ROOT / "problems" / slug).solutions[0])
        if "[:100]" in mutant.change
    ]
    assert found == [f"{name}  ->  {name}[:100]" for name in ("nums", "text1", "text2")]


def test_a_mutant_is_the_solution_with_that_change_alone():
    """Broken: what is judged is not what is listed, or stands in another line."""
    before = solution("é = 1; return é + number")
    after = {(m.line, m.solution.source) for m in mutants_of("é = 1; return é + number")}
    line = before.splitlines().index("        é = 1; return é + number") + 1
    assert {number for number, _ in after} == {line}
    assert before.replace("é + number", "é - number") in {text for _, text in after}


@pytest.mark.parametrize(
    "body",
    [
        "'''Five: 5'''",
        "import math",
        "return f'{5} {number:5}'",
        "pass",
        "def a(b: 'c' = None, *d: 5) -> 6:\n    pass",
    ],
)
def test_what_is_no_code_stays_as_it_is(body):
    """Broken: docstrings, annotations or imports make mutants that nothing can catch."""
    assert {text for text in changes(body) if not text.startswith("return")} == set()


def test_what_compiles_to_the_same_is_not_judged():
    """Broken: a mutant that is the solution itself is listed, or one that is judged already."""
    assert "continue  ->  pass" not in changes("for a in b:\n    continue")
    assert {c for c in changes("a(1)") if c.startswith("a(1)  ->  a(")} == {
        f"a(1){ARROW}a(0)",
        f"a(1){ARROW}a(2)",
    }


def test_what_no_input_catches_is_listed(repository):
    """Broken: a change that no input catches goes unnoticed, or another is listed."""
    run = repository.kata("mutants", "double")
    says = "double: 2 mutants, 2 caught\n"
    assert (run.returncode, run.stdout, run.stderr) == (0, says, "")
    repository.write("problems/double/solutions/adds.py", solution(FLOOR))
    run = repository.kata("mutants", "double", "adds")
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert sorted(lines[:2]) == SURVIVORS
    assert lines[2:] == ["double: 5 mutants, 3 caught, 2 not"]


def test_a_mutant_that_cannot_be_judged_is_not_caught(repository):
    """Broken: an error of problem.py makes a mutant look caught, and nobody misses the input."""
    rules = (repository.root / "problems/double/problem.py").read_text()
    fails = "\n\ndef accepts(_, result):\n    assert result >= 0\n    return True\n"
    repository.write("problems/double/problem.py", rules + fails)
    repository.write(
        "problems/double/solutions/adds.py", solution("return number + 1 + number - 1")
    )
    env = {k: v for k, v in os.environ.items() if k != "PYTEST_CURRENT_TEST"}
    run = repository.kata("mutants", "double", env=env)
    assert run.returncode == 2
    assert "not judged\n" in run.stdout
    assert "cannot be judged" in run.stderr
    assert "AssertionError" in (repository.root / ".cache/faults.log").read_text()


@pytest.mark.parametrize(
    ("text", "word"),
    [(solution("return number"), "Wrong Answer"), ("no Python", "Runtime Error")],
    ids=["wrong", "broken"],
)
def test_a_solution_that_is_not_right_has_no_mutants(repository, text, word):
    """Broken: a solution that is wrong anyway counts as well tested."""
    path = repository.write("problems/double/solutions/adds.py", text)
    run = repository.kata("mutants", "double")
    says = f"mutants: problems/double/solutions/{path.name}: {word}; mutants are made only of"
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert run.stderr.startswith(says)


def test_a_problem_has_to_be_named(repository):
    """Broken: a call without a problem ends in a traceback, or changes all solutions there are."""
    run = repository.kata("mutants")
    says = "mutants: name a problem, PROBLEM: one of double\n"
    assert (run.returncode, run.stdout, run.stderr.replace("P=", "PROBLEM")) == (2, "", says)


def test_a_slow_solution_has_mutants_that_are_not_caught_for_being_slow(repository):
    """Broken: each mutant of a slow solution is caught, whatever it does."""
    body = "from time import sleep\nsleep(0.7 * (number == 9))\nreturn number + max(0, number)"
    repository.write("problems/double/solutions/adds.py", solution(body))
    run = repository.kata("mutants", "double")
    assert "max(0, number)  ->  max(-1, number)\n" in run.stdout
