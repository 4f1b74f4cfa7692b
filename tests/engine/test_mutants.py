"""Each small change of a solution is tried, and those that no input catches are listed."""

import os

import pytest
from kata.edits.changes import ARROW, mutants
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from tiny import ROOT, solution

FLOOR = "number = max(number, 0)\nreturn number + number"
SURVIVORS = [
    "adds.py  max(number, 0)  ->  max(number, -1)",
    "adds.py  number = max(number, 0)  ->  pass",
]
LISTED = "problems/double/survivors.txt"


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


def test_changes_that_read_the_same_are_numbered():
    """Broken: a line about one of them hides the others."""
    found = changes("a(number + 1)\nb(number + 1)")
    assert {f"number + 1  ->  number - 1  ({i} of 2)" for i in (1, 2)} <= found


def test_a_long_change_is_cut():
    """Broken: a line shows a whole screen for one letter of it."""
    left, right = " + ".join("abcdefghijklmnop"), " + ".join("qrstuvwxyz" * 2)
    (change,) = (text for text in changes(f"return [{left}, 7, {right}]") if " 8," in text)
    sides = "... + j + k + l + m + n + o + p, {}, q + r + s + t + u + v + w + ..."
    assert change == f"{sides.format(7)}  ->  {sides.format(8)}"


def test_every_mutant_caught_is_0(repository):
    """Broken: a problem without a gap fails."""
    run = repository.kata("mutants", "double")
    says = "double: 2 mutants, 2 caught, 0 known to be equivalent\n"
    assert (run.returncode, run.stdout, run.stderr) == (0, says, "")


def test_a_new_survivor_is_listed_and_1(repository):
    """Broken: a change that no input catches goes unnoticed, or nothing says what to do."""
    repository.write("problems/double/solutions/adds.py", solution(FLOOR))
    run = repository.kata("mutants", "double", "adds")
    assert (run.returncode, run.stderr) == (1, "")
    lines = run.stdout.splitlines()
    assert sorted(lines[:2]) == [text.replace("  ", ":10  ", 1) for text in SURVIVORS]
    assert lines[2] == "double: 5 mutants, 3 caught, 0 known to be equivalent, 2 not"
    assert lines[3].startswith(
        "for each line above, add an input that catches it; if none can, add the line to"
    )
    assert lines[3].endswith(f"{LISTED} with the reason: {SURVIVORS[1]}  # <reason>")


def test_a_known_survivor_is_accepted(repository):
    """Broken: a mutant that has been read and is right fails again and again."""
    repository.write("problems/double/solutions/adds.py", "\n\n" + solution(FLOOR))
    repository.write(LISTED, "".join(f"{text}  # no input is negative\n" for text in SURVIVORS))
    run = repository.kata("mutants", "double")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == "double: 5 mutants, 3 caught, 2 known to be equivalent\n"


def test_a_stale_line_is_named_and_1(repository):
    """Broken: the list keeps lines about mutants that are caught, or that are gone."""
    gone, caught = "adds.py  a  ->  b", "adds.py  number + number  ->  number - number"
    other, removed = "more.py  a  ->  b", "removed.py  a  ->  b"
    repository.write("problems/double/solutions/more.py", solution("return number << 1"))
    repository.write(LISTED, "".join(f"{t}  # why\n" for t in (gone, caught, other, removed)))
    run = repository.kata("mutants", "double", "adds")
    assert (run.returncode, run.stderr) == (1, "")
    assert run.stdout.splitlines() == [
        f"{LISTED}:1: is not a mutant, so delete the line: {gone}",
        f"{LISTED}:2: is caught, so delete the line: {caught}",
        f"{LISTED}:4: is not a mutant, so delete the line: {removed}",
        "double: 2 mutants, 2 caught, 0 known to be equivalent",
    ]
    assert f"{LISTED}:3: is not a mutant" in repository.kata("mutants", "double").stdout


def test_a_mutant_that_cannot_be_judged_is_not_caught(repository):
    """Broken: an error of problem.py makes a mutant look caught, and nobody misses the input."""
    rules = (repository.root / "problems/double/problem.py").read_text()
    fails = "\n\ndef canonical(result):\n    assert result >= 0\n    return result\n"
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


def test_a_mutant_that_hangs_is_caught_and_no_stale_line(repository):
    """Broken: an endless loop is listed as a survivor, or a slow machine makes lines stale."""
    body = "twice = 0\nwhile twice < 2 * number:\n    twice += 1\nreturn twice"
    repository.write("problems/double/solutions/adds.py", solution(body))
    run = repository.kata("mutants", "double")
    assert "twice += 1  ->  pass" not in run.stdout
    repository.write(LISTED, "adds.py  twice += 1  ->  pass  # only slower\n")
    assert LISTED not in repository.kata("mutants", "double").stdout.splitlines()[0]


@pytest.mark.parametrize(
    ("path", "text", "says"),
    [
        (
            "problems/double/solutions/adds.py",
            solution("return number"),
            "problems/double/solutions/adds.py: Wrong Answer; mutants are made only of solutions",
        ),
        (
            "problems/double/solutions/adds.py",
            "no Python",
            "problems/double/solutions/adds.py: Runtime Error; mutants are made only of solutions",
        ),
        (LISTED, "adds.py  a  ->  b\n", f"{LISTED}:1: write the change and the reason, as in dfs"),
        (LISTED, "adds.py  a  ->  b  # 1\nadds.py  a  ->  b  # 2\n", f"{LISTED}:2: the same as"),
    ],
)
def test_what_stands_in_the_way_is_one_line_and_2(repository, path, text, says):
    """Broken: a solution that is wrong anyway counts as well tested, or a line has no reason."""
    repository.write(path, text)
    run = repository.kata("mutants", "double")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert run.stderr.startswith(f"mutants: {says}")


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
