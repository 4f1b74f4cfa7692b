"""What the words of a call to judge name: a solution, a file, or a folder."""

import json
from pathlib import Path

import pytest
from tiny import ADDS, SQUARES


@pytest.fixture
def odd_files(repository):
    """Files of which none shows for certain that it is for the problem."""
    for path, text in {
        "anna/twice.py": ADDS.replace("def double(self, number)", "def twice(self, number)"),
        "ben/double.py": "class Solution:\n    def double(self, number) -> int\n",
        "cara/mine.py": SQUARES.replace("number", "x"),
        "dan/double.py": ADDS.replace("    def", "    HALF = 1 / 0\n\n    def"),
    }.items():
        repository.write(path, text)
    return "anna", "ben", "cara", "dan"


def test_a_problem_that_is_named_counts_for_every_path(repository, odd_files):
    """Broken: with a second path, a file is doubtful although its problem was named."""
    files = [str(path.relative_to(repository.root)) for path in repository.root.glob("[a-d]*/*.py")]
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


def test_files_of_other_problems_are_not_for_the_named_one(repository):
    """Broken: a whole collection counts as attempts at one problem."""
    repository.write("mine/right.py", ADDS)
    repository.write("mine/0001-two-sum.py", ADDS.replace("double(self, number", "f(self, number"))
    repository.write("mine/b.py", ADDS.replace("double(self, number", "twoSum(self, number"))
    repository.write("mine/notes.py", "")
    run = repository.kata("judge", "double", "mine")
    assert run.stdout.startswith("1 solution of 1 problem in 1 file: 1 accepted\n"), run.stdout


def test_a_name_means_the_problem_or_solution_before_the_folder(repository):
    """Broken: `kata judge double adds` judges a folder that happens to be called like one.

    Or another verb says so in the name of `judge`.
    """
    repository.write("adds/double.py", SQUARES)
    run = repository.kata("judge", "double", "adds")
    assert (run.returncode, "write ./adds" in run.stderr) == (0, True)
    assert repository.kata("judge", "double", "./adds").returncode == 1
    run = repository.kata("judge", "double", "./nothing")
    assert run.stderr == "judge: ./nothing: no such file or folder\n"
    repository.write("double/squares.py", SQUARES)
    run = repository.kata("judge", "double")
    says = "double is the name of a problem; for what is here, write ./double\n"
    assert f"judge: {says}" in run.stderr
    assert repository.kata("compare", "double", "--size=0").stderr.startswith(f"compare: {says}")


def test_a_name_that_is_neither_file_nor_solution_is_refused(repository):
    """Broken: a folder whose name is mistyped is left out without a word."""
    repository.write("submissions/anna/double.py", SQUARES)
    run = repository.kata("judge", "double", "submissions/anna", "bne")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("judge: bne: no such file or folder")
