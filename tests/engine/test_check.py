"""`from kata import check`, as tests, notebooks and scripts of other people call it."""

import linecache
import subprocess
import sys
from threading import Thread
from types import SimpleNamespace

import pytest
from kata import KataError, check
from kata.paths import SCRIPTS
from tiny import SQUARES

USES_A_CELL = "class Solution:\n    def double(self, number):\n        return two() * number\n"


def defined(repository, text, name="Solution"):
    """What a file defines that somebody has imported."""
    path = repository.write("mine/double.py", text)
    exec(compile(text, str(path), "exec"), found := {"__name__": "double"})
    return found[name]


@pytest.fixture
def judged(repository):
    """Checks something against the tiny problem, as in `judged(Solution)`."""
    problems = str(repository.root / "problems")
    return lambda thing, problem="double", **more: check(thing, problem, problems=problems, **more)


def test_a_verdict_is_true_or_false_and_its_text_the_report(repository, judged):
    """Broken: a wrong solution passes a test, or the test does not say why it fails."""
    found = judged(defined(repository, SQUARES), points=True)
    assert not found
    assert str(found).startswith("✗ Wrong Answer          ")
    assert "double.py:4\n  case 3 of 95: every number below 10" in str(found)
    assert "number = 1\n  expected = 2\n  yours    = 1\n" in str(found)
    assert ">✗ Wrong Answer" in found._repr_html_()
    assert found.points == {"examples": 0, "small": 0.2, "generated": 0, "killers": 0}


CODE = "def double(number):\n    return 2 * number\n"


def test_threads_and_a_solution_in_a_function_are_as_good(repository, judged):
    """Broken: it works only in the main thread, or only for classes."""
    found, double = [], defined(repository, CODE, "double")
    one = Thread(target=lambda: found.append(judged(double, points=True)))
    one.start()
    one.join()
    assert (*map(bool, found), {*found[0].points.values()}) == (True, {1.0})


def test_a_cell_is_judged_with_what_others_define(judged):
    """Broken: in a notebook, a right solution lacks its imports and helpers."""
    cells = ["!ls of", "def two():\n    return 3", "import math", USES_A_CELL, "two = lambda: 2"]
    around = {"__name__": "__main__", "In": cells}
    linecache.cache["<cell>"] = len(USES_A_CELL), None, USES_A_CELL.splitlines(True), "<cell>"
    exec(compile(USES_A_CELL, "<cell>", "exec"), around)
    assert str(judged(around["Solution"]())).startswith("✓ Accepted   Solution  ")
    around["In"] = cells[:-1]
    assert "\n    line 3  return two() * number" in str(judged(around["Solution"]))


def local():
    class Solution:
        def double(self, number):
            return number

    return Solution


exec("def nowhere():\n    pass")


@pytest.mark.parametrize(
    ("thing", "slug", "says"),
    [
        ("double.py", "double", "'double.py': pass a class or a function; .* run kata judge"),
        (len, "double", "<built-in function len>: pass a class or a function"),
        (local(), "double", "local.<locals>.Solution: define it at the top of its file or cell"),
        (SimpleNamespace, "double", "SimpleNamespace: no source is known"),
        (globals()["nowhere"], "double", "nowhere: no source is known"),
        (local, "double", r"local: double asks for Solution, or double\(\)"),
        (local, "triple", "unknown problem 'triple'; did you mean"),
        (local, "", "local: its names and parameters are those of no problem here; give it"),
    ],
)
def test_what_cannot_be_judged_is_one_line(judged, thing, slug, says):
    """Broken: no verdict looks like a verdict, or the error does not say what to do."""
    with pytest.raises(KataError, match=says) as caught:
        judged(thing, slug)
    assert "\n" not in str(caught.value)
    assert "checking.py" not in str(caught.traceback), "a notebook or pytest shows all of ours"


def test_a_failing_test_of_somebody_else_shows_the_report(repository):
    """Broken: pytest cuts the report in the middle, and writes it in one line."""
    repository.write("mine/double.py", SQUARES)
    text = f"""from kata import check\nfrom double import Solution\n
def test_double():
    assert check(Solution, "double", problems={str(repository.root / "problems")!r})
"""
    repository.write("mine/test_double.py", text)
    pytests = ["-m", "pytest", "-q", "-p", "kata.pytest_reports", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [sys.executable, *pytests, "-c", "/dev/null", "--rootdir=.", "test_double.py"],
        cwd=repository.root / "mine",
        env={
            "PYTHONPATH": str(SCRIPTS),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # it may be installed, too
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert "assert ✗ Wrong Answer double.py:4\n" in run.stdout
    assert "- kata -" in run.stdout
    assert "\n  number = 1\n  expected = 2\n" in run.stdout


def test_nothing_is_imported_before_it_is_used():
    """Broken: whoever imports kata waits for the engine, which they may not need."""
    code = "import sys; sys.path.append(sys.argv[1]); import kata; print(*sys.modules)"
    command = [sys.executable, "-c", code, SCRIPTS]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [one for one in run.stdout.split() if one.startswith("kata")] == ["kata"]
