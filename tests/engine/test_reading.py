"""Files that are made to be read slowly, or that Python or our reader refuses."""

import json
import os
import re
import resource
from unittest.mock import MagicMock

import pytest
from kata.collect import files
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution

MANY = 100_000
RIGHT = "class Solution:\n    def double(self, number: int) -> int:\n        return 2 * number\n"


def notebook(*sources, kind="code"):
    return json.dumps({"cells": [{"cell_type": kind, "source": one} for one in sources]})


LARGE = {  # the content of a file that holds one solution
    "blank lines in a docstring.py": RIGHT.replace("return", '"""' + "\n" * MANY + '"""; return'),
    "spaces.py": " " * MANY + "\n" + RIGHT,
    "digits in a comment.py": ("# " + "1" * 490 + "\n") * 200 + RIGHT,
    "digits and spaces in a comment.py": ("# " + "1 " * 490 + "\n") * 100 + RIGHT,
    "digits and letters in a comment.py": ("# " + "1a" * 99 + "\n") * 500 + RIGHT,
    "a site and hash signs.py": ("# lc" + "#" * 900 + "\n") * 100 + RIGHT,
    "a number.py": "x = 0x" + "1" * MANY + "\n" + RIGHT,
    "an editor's header.py": "# @lc app=leetcode id=" + " " * MANY + "x\n" + RIGHT,
    "an editor's headers.py": "# @lc app=leetcode id=\n" * (MANY // 10) + RIGHT,
    "statements.py": "x = 1\n" * (MANY // 4) + RIGHT,
    "statements that need each other.py": (
        "".join(f"a{i} = a{i + 1}\n" for i in range(MANY // 10))
        + RIGHT.replace("2 *", "a0 and 2 *")
    ),
    "an empty chain of ifs.py": RIGHT
    + "        if number: pass\n        elif number: pass\n" * 300,
    "empty cells.ipynb": notebook(*[""] * (MANY // 10), RIGHT),
    "cells below blank lines.ipynb": notebook("\n" * MANY, *["x = 1"] * (MANY // 50), RIGHT),
}
READS = """
import sys
sys.path.insert(0, "scripts")
from kata.collect.submissions import collected
from kata.problem.lookup import problems
found = collected(["mine"], problems())
for path in found.files:
    print(path.name, found.fates[path].name, len(found.inside.get(path, ())))
"""


def limit():
    """Far more than is needed, and far less than what reads a file in quadratic time or space."""
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))


def test_reading_takes_time_and_space_linear_in_the_size(repository):
    """Broken: a file of a few kilobytes hangs the judge, or takes all of its memory."""
    for name, text in LARGE.items():
        repository.write(f"mine/{name}", text)
    run = repository.run("-c", READS, preexec_fn=limit)
    assert run.stderr == ""
    assert run.stdout.splitlines() == [f"{name} JUDGED 1" for name in sorted(LARGE)]


WAYS = [RIGHT.replace("Solution", f"Solution{number}") for number in range(50)]
TOO_MUCH = {"classes.py": "\n" * 900_000 + "\n".join(WAYS)}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_a_file_that_would_take_the_memory_is_not_read(repository, name):
    """Broken: each solution in a file takes the memory of all lines before it."""
    repository.write(f"mine/{name}", TOO_MUCH[name])
    repository.write("mine/right.py", RIGHT)
    run = repository.kata("judge", "--file=mine", preexec_fn=limit)
    why = "its 50 solutions, each with the lines above it, are over 32 MB"
    assert run.stdout.splitlines() == [
        "1 solution of 1 problem in 1 file: 1 accepted",
        f"? mine/classes.py: not judged: {why}",
        "2 files looked at:",
        "  1  judged: 1 solution",
        "  1  that could not be read, for the reasons above",
    ]
    assert (run.returncode, run.stderr) == (2, "")


def test_a_file_that_takes_too_long_is_not_read(repository):
    """Broken: a file in which reading is slow after all keeps the others from being judged."""
    repository.patch(
        "from kata.collect import files, submissions\n"
        "seen = files.parts\n"
        "def parts(path):\n"
        "    while 'slow' in path.name: pass\n"
        "    return seen(path)\n"
        "files.parts = parts\n"
        "submissions.SECONDS = 1\n"
    )
    repository.write("mine/right.py", RIGHT)
    repository.write("mine/slow.py", RIGHT)
    run = repository.kata("judge", "--file=mine")
    assert "? mine/slow.py: not judged: reading it takes longer than 1 s" in run.stdout
    assert (run.returncode, "1 accepted" in run.stdout) == (2, True)


SUM = " + ".join(["number"] * 1500)
REFUSED = {  # what Python refuses, and by what its verdict says so
    "nonlocal too late": (
        f"{RIGHT}        n = 1\n        def f():\n            n += 1\n            nonlocal n\n",
        "SyntaxError: name 'n' is assigned to before nonlocal declaration",
    ),
    "two parameters of a name": (
        f"{RIGHT}        def f(a, a): pass\n",
        "SyntaxError: duplicate argument",
    ),
    "an encoding of bytes": (f"# coding: bz2\n{RIGHT}", "'bz2' is not a text encoding"),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("more", ["", "class Solution2(Solution): pass\n"])
def test_what_python_refuses_is_a_runtime_error(repository, name, more):
    """Broken: one file that does not compile ends the run, and nothing is judged."""
    text, says = REFUSED[name]
    repository.write("mine/bad.py", text + more)
    repository.write("mine/right.py", RIGHT)
    run = repository.kata("judge", "--file=mine", "--verbose")
    assert "Traceback" not in run.stderr
    assert ("✗ Runtime Error" in run.stdout, says in run.stdout) == (True, True)
    assert "1 accepted" in run.stdout


def test_long_sums_are_judged(repository):
    """Broken: an expression that is nested deeply for us, but not for Python, ends the run."""
    repository.write("mine/within.py", RIGHT.replace("2 * number", f"2 * number if {SUM} else 0"))
    repository.write("mine/above.py", f"number = 0\nX = {SUM}\n" + RIGHT.replace("2 *", "X + 2 *"))
    repository.write("mine/tested.py", f"number = 0\nif {SUM}: pass\n{RIGHT}")
    second = RIGHT.replace("Solution", "Solution2")
    repository.write("mine/two.py", f"number = 0\nif {SUM}: pass\n{RIGHT}\n{second}")
    run = repository.kata("judge", "--file=mine")
    assert (run.returncode, run.stderr) == (0, ""), run.stdout
    assert "5 solutions of 1 problem in 4 files: 5 accepted" in run.stdout


@pytest.mark.parametrize("text", ["x = " + "+".join(["1"] * MANY), "x = " + "-" * MANY + "1"])
def test_what_is_nested_too_deeply_has_a_line(repository, text):
    """Broken: a file that cannot be parsed ends the run."""
    repository.write("mine/deep.py", f"{text}\n{RIGHT}")
    repository.write("mine/right.py", RIGHT)
    run = repository.kata("judge", "--file=mine")
    assert "Traceback" not in run.stderr
    told = "? mine/deep.py: not judged: its code is nested too deeply"
    assert (run.returncode, told in run.stdout.splitlines()) == (2, True)
    alone = repository.kata("judge", "double", "--file=mine/deep.py")
    assert (alone.stderr, alone.stdout[:1] in "✓✗") == ("", True)


@pytest.mark.parametrize("named", ["mine", "mine/*"])
def test_no_link_to_a_folder_is_followed(repository, named):
    """Broken: because of a link all of the disk is searched, or what is no file goes uncounted."""
    repository.write("mine/right.py", RIGHT)
    repository.write("mine/more/right.py", RIGHT)
    mine = repository.root / "mine"
    (mine / "all").symlink_to("/")
    (mine / "more/circle").symlink_to("..")
    (mine / "more/again.py").symlink_to(mine / "right.py")
    (mine / "device.py").symlink_to("/dev/zero")
    os.mkfifo(mine / "pipe.py")
    (mine / "lost.py").symlink_to("nowhere.py")
    (mine / "loop.py").symlink_to("loop.py")
    run = repository.kata("judge", f"--file={named}", preexec_fn=limit)
    assert "2 solutions of 1 problem in 2 files: 2 accepted" in run.stdout
    assert (run.returncode, run.stderr) == (2, "")
    for name, why in (
        ("device", " is no regular file"),
        ("pipe", " is no regular file"),
        ("lost", "No such file"),
        ("loop", "Too many"),
    ):
        assert re.search(rf"^\? mine/{name}.py: not judged: .*{why}", run.stdout, re.MULTILINE)
    assert "\n  4  that could not be opened\n" in run.stdout


def test_a_file_that_gives_nothing_is_not_read(tmp_path, monkeypatch):
    """Broken: the kernel's log, which is a file but has no content, ends the run in a traceback."""
    silent = MagicMock()
    silent.return_value.__enter__.return_value.read.return_value = None
    monkeypatch.setattr(files, "open_regular", silent)
    with pytest.raises(BlockingIOError):
        files.parts(tmp_path)


def test_a_line_that_is_no_sentence_says_nothing_of_an_input(repository):
    """Broken: a spec with a number of a million digits hangs the judge."""
    spec = (repository.root / "problems/double/README.md").read_text()
    more = f"\n## Constraints\n\n- 0 <= number <= {'9' * 10**6}\n"
    repository.write("problems/double/README.md", spec + more)
    run = repository.kata("judge", "double", preexec_fn=limit)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize(("name", "line"), [("problem.py", ":2"), ("given.py", "")])
def test_a_problem_that_loops_when_it_is_loaded_is_ended(repository, name, line):
    """Broken: one file of a problem keeps whoever asks for that problem waiting for good."""
    repository.patch("from kata.problem import folder\nfolder.LOADING = 0.2\n")
    repository.write(f"problems/double/{name}", "\nwhile True: pass\n")
    run = repository.kata("judge", "double")
    said = "not read: running it takes longer than 0.2 s; does its loop end?"
    assert (run.returncode, run.stderr) == (2, f"judge: problems/double/{name}{line}: {said}\n")


@pytest.mark.parametrize("name", ["README.md", "problem.py"])
def test_a_problem_that_is_a_pipe_is_not_read(repository, name):
    """Broken: a pipe in place of a file keeps whoever asks for that problem waiting for good."""
    path = repository.root / "problems/double" / name
    path.unlink()
    os.mkfifo(path)
    run = repository.kata("judge", "double")
    said = f"judge: problems/double/{name}: not read: neither a file nor a folder\n"
    assert (run.returncode, run.stderr) == (2, said)


def test_a_solution_that_became_a_pipe_or_a_device_has_no_text(tmp_path):
    """Broken: practice waits for good, or takes all memory, where its file was replaced by one."""
    pipe, zeros = tmp_path / "pipe.py", tmp_path / "zeros.py"
    os.mkfifo(pipe)
    zeros.symlink_to("/dev/zero")
    assert [Solution(find_problem("two-sum"), path).source for path in (pipe, zeros)] == ["", ""]
