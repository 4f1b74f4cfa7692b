"""A class in a table: who handed in what, and what is wrong with it."""

import json
import re
from pathlib import Path

import pytest
from tiny import ADDS, SQUARES

CRASHES = ADDS.replace("number + number", "[0, 2, 4][number]")


@pytest.fixture
def handed_in(repository):
    """Five students' folders."""
    for path, text in {
        "anna/double.py": SQUARES,
        "cara/double.py": ADDS,
        "dan/double.py": CRASHES,
        "eve/double.py": "def double(",
        "finn/notes.py": "",
    }.items():
        repository.write(f"submissions/{path}", text)
    names = ("anna", "cara", "dan", "eve", "finn")

    def judge(*options):
        folders = [f"submissions/{name}/" for name in names]
        return repository.kata("judge", *folders, "--table", *options)

    return judge


def test_a_class_is_a_table(handed_in):
    """Broken: a student's verdict stands in another's row, or is missing."""
    run = handed_in()
    assert run.returncode == 1, run.stderr
    rows = dict(re.findall(r"^(\w+) +([✓✗?-].*?)$", run.stdout, re.MULTILINE))
    rest = {"eve": "?", "finn": "-"}  # who handed in what is no Python, or nothing
    assert rows == {"anna": "✗", "cara": "✓", "dan": "✗"} | rest
    assert "anna, double: Wrong Answer\n   number = 1\n   expected 2, not 1" in run.stdout
    assert "dan, double: Runtime Error" in run.stdout
    assert run.stdout.count("expected ") == 1  # where nothing came out, nothing is compared
    assert re.search(r"^\?  \S*eve/double\.py: .*never closed", run.stdout, re.MULTILINE)
    assert re.search(r"^\?  \S*finn/notes\.py: ", run.stdout, re.MULTILINE)


def test_a_class_as_json(handed_in):
    """Broken: a program that reads the table has to guess what a cell means."""
    found = json.loads(handed_in("--json").stdout)
    assert found["problems"] == ["double"]
    assert sorted(found["students"]) == ["anna", "cara", "dan", "eve", "finn"]
    (one,) = found["students"]["anna"]["double"]
    assert (one["verdict"], one["input"], one["expected"]) == ("Wrong Answer", "number = 1", "2")


@pytest.fixture
def odd_files(repository):
    """Files of which none shows for certain that it is for the problem, and an empty folder."""
    for path, text in {
        "anna/twice.py": ADDS.replace("def double(self, number)", "def twice(self, number)"),
        "ben/double.py": "class Solution:\n    def double(self, number) -> int\n",
        "cara/mine.py": SQUARES.replace("number", "x"),
        "dan/double.py": ADDS.replace("    def", "    HALF = 1 / 0\n\n    def"),
    }.items():
        repository.write(path, text)
    (repository.root / "eve").mkdir()
    return "anna", "ben", "cara", "dan", "eve"


def rows(run):
    return dict(re.findall(r"^(\w+) +([✓✗?-].*?)$", run.stdout, re.MULTILINE))


def test_a_problem_that_is_named_counts_for_every_path(repository, odd_files):
    """Broken: with a second path, a file is doubtful although its problem was named."""
    files = [str(path.relative_to(repository.root)) for path in repository.root.glob("[a-e]*/*.py")]
    as_options = [f"--file={name}" for name in odd_files]
    for words in files, odd_files, [f"./{name}/" for name in odd_files], as_options:
        run = repository.kata("judge", "double", *words, "--json")
        found = [json.loads(line) for line in run.stdout.splitlines()]
        assert run.returncode == 1, run.stderr
        assert {(Path(one["solution"]).parent.name, one["verdict"]) for one in found} == {
            *((name, "Runtime Error") for name in ("anna", "ben", "dan")),
            ("cara", "Wrong Answer"),
        }
        assert not any(one["doubtful"] for one in found)
    run = repository.kata("judge", "double", *odd_files, "--table")
    assert (run.returncode, run.stdout.count("perhaps")) == (1, 0)
    assert rows(run) == dict.fromkeys(("anna", "ben", "dan"), "?") | {"cara": "✗", "eve": "-"}


def test_files_of_other_problems_are_not_for_the_named_one(repository):
    """Broken: a whole collection counts as attempts at one problem."""
    repository.write("mine/right.py", ADDS)
    repository.write("mine/0001-two-sum.py", ADDS.replace("double(self, number", "f(self, number"))
    repository.write("mine/b.py", ADDS.replace("double(self, number", "twoSum(self, number"))
    repository.write("mine/notes.py", "")
    run = repository.kata("judge", "double", "mine")
    assert run.stdout.startswith("1 solution of 1 problem in 1 file: 1 accepted\n"), run.stdout


def test_a_name_means_the_solution_before_the_folder(repository):
    """Broken: `kata judge double adds` judges a folder that happens to be called like it."""
    repository.write("adds/double.py", SQUARES)
    run = repository.kata("judge", "double", "adds")
    assert (run.returncode, "write ./adds" in run.stderr) == (0, True)
    assert repository.kata("judge", "double", "./adds").returncode == 1
    run = repository.kata("judge", "double", "./nothing")
    assert run.stderr == "judge: ./nothing: no such file or folder\n"


def test_what_was_handed_in_has_a_mark(repository, odd_files):
    """Broken: what is doubtful, not recognized or not loaded looks like nothing handed in."""
    repository.write("frida/double.py", ADDS)
    run = repository.kata("judge", *odd_files[:3], "eve", "frida", "--table")
    assert run.returncode == 2, run.stderr
    assert rows(run) == {"anna": "-       ?", "eve": "-       -", "frida": "✓       -"} | (
        dict.fromkeys(("ben", "cara"), "?       -")
    )
    assert re.search(r"^\?  anna/twice\.py: ", run.stdout, re.MULTILINE)
    assert re.search(r"^\?  ben/double\.py: line 2: expected ':'", run.stdout, re.MULTILINE)
    assert re.search(r"^\?  cara/mine\.py: perhaps not for double", run.stdout, re.MULTILINE)
    found = json.loads(repository.kata("judge", *odd_files, "--table", "--json").stdout)
    assert found["students"]["eve"] == {}
    (one,) = found["students"]["dan"]["double"]
    assert (one["verdict"], one["why"]) == ("Runtime Error", "ZeroDivisionError: division by zero")


def test_a_table_needs_a_class(repository):
    """Broken: a call that means nothing is taken for another."""
    run = repository.kata("judge", "double", "--table")
    assert (run.returncode, "name the students' folders" in run.stderr) == (2, True)


FIRST = """
from kata.commands import verdicts
judged = verdicts.judged
def first(*given, **more):
    yield next(judged(*given, **more))
    raise KeyboardInterrupt
verdicts.judged = first
"""


def test_an_interrupted_class_is_shown_as_far_as_it_was_judged(repository, handed_in):
    """Broken: Ctrl-C loses what has been found so far."""
    repository.patch(FIRST)
    run = handed_in()
    assert re.search("^anna +✗", run.stdout, re.MULTILINE)
    assert run.returncode == 130


@pytest.mark.parametrize("options", [[], ["--table"]])
def test_a_name_that_is_neither_file_nor_solution_is_refused(repository, handed_in, options):
    """Broken: a student whose folder is mistyped is left out without a word."""
    handed_in()
    run = repository.kata("judge", "double", "submissions/anna", "bne", *options)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("judge: bne: no such file or folder")
