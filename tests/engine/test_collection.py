"""Somebody's own collection: found by what the files define, judged on all cores, summed up."""

import ast
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from kata.collect.fit import CERTAIN, DOUBTFUL, NAMED, NONE, fit
from kata.collect.naming import is_named
from kata.problem.find import find_problem
from tiny import SQUARES

PLAIN = "class Solution:\n    def double(self, number: int) -> int:\n        return "
RIGHT, WRONG = f"{PLAIN}2 * number\n", f"{PLAIN}number * number\n"
KILLS = "import os\nos.kill(os.getppid(), 9)\n"


def judged(repository, *options):
    """Judge the folder `mine`; its path is taken out of what is printed."""
    run = repository.kata("judge", f"--file={repository.root}/mine", *options)
    assert "Traceback" not in run.stderr
    return run.returncode, run.stdout.replace(f"{repository.root}/", "").replace("mine/", "")


def test_every_layout_is_found(repository):
    """Broken: solutions lie in a collection, but are not judged."""
    for path in (
        *("0001-double/0001-double.py", "0001-double/solution_2.py", "1.double.py", "a/b/c/x.py"),
        *("node_modules/x.py", ".hidden/x.py", ".x.py", "env/x.py", "a/x.txt"),
    ):
        repository.write(f"mine/{path}", RIGHT)
    repository.write("mine/env/pyvenv.cfg", "")
    (repository.root / "mine/a/b/circle").symlink_to("..")
    repository.write("mine/wrong.py", WRONG)
    repository.write("mine/nothing.py", "def other():\n    pass\n")
    status, text = judged(repository)
    assert (status, text.splitlines()) == (
        1,
        [
            "✗ Wrong Answer          wrong.py  number = 1: 2, not 1",
            "5 solutions of 1 problem in 5 files: 4 accepted, 1 wrong",
            "6 files looked at:",
            "  5  judged: 5 solutions",
            "  1  with only functions, none of which fits a problem here",
        ],
    )


def test_what_is_not_judged_is_told(repository):
    """Broken: a file that names one of our methods is passed over in silence, or called wrong."""
    repository.write("mine/right.py", RIGHT)
    repository.write(
        "mine/two.py", "class Solution:\n    def double(self, x):\n        print 'x'\n"
    )
    repository.write("mine/book.ipynb", '{"source": "def double(self, number)"}')
    repository.write("mine/guess.py", "class Solution:\n    def double(self, x): return 0\n")
    repository.write("mine/other.py", "class Solution:\n    def double(self, x, y): return 0\n")
    repository.write("mine/bare.py", "def double(number, more): return 0\n")
    status, text = judged(repository)
    told = [line.partition(": Missing parentheses")[0] for line in text.splitlines()]
    assert (status, told) == (
        2,
        [
            "1 solution of 1 problem in 1 file: 1 accepted",
            (
                "? doubtful, as it may solve another problem:  ✗ Wrong Answer          guess.py"
                "  number = 1: 2, not 0"
            ),
            "? bare.py: not judged: no function fits a problem here",
            "? book.ipynb: not judged: not a notebook: it has no list of cells with their source",
            "? other.py: not judged: no class fits a problem here",
            "? two.py:3: not judged",
            "6 files looked at:",
            "  1  judged: 1 solution",
            "  1  doubtful, perhaps for another problem",
            "  1  with a class that fits no problem here",
            "  1  with only functions, none of which fits a problem here",
            "  2  not readable as Python",
        ],
    )


def test_what_cannot_be_read_is_told_by_name(repository):
    """Broken: a file in another encoding counts as one without a solution."""
    repository.write("mine/right.py", RIGHT)
    (repository.root / "mine/wide.py").write_text(RIGHT, encoding="utf-16")
    status, text = judged(repository)
    assert (
        status,
        "? wide.py: not judged: not UTF-8: it has null bytes, as UTF-16 does" in text.splitlines(),
    ) == (2, True)


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_closed_folder_is_told_and_the_rest_is_judged(repository):
    """Broken: what may not be opened is left out in silence."""
    repository.write("mine/right.py", RIGHT)
    inner = repository.write("mine/closed/right.py", RIGHT).parent
    inner.chmod(0)
    status, text = judged(repository)
    alone = repository.kata("judge", f"--file={inner}/right.py")
    inner.chmod(0o700)
    assert (status, "? closed: not judged: Permission denied" in text.splitlines()) == (2, True)
    assert alone.stderr == f"judge: {inner}/right.py: Permission denied\n"


def test_each_of_several_classes_is_judged(repository):
    """Broken: of two approaches in one file only one is judged, or both get one verdict."""
    raises = PLAIN.replace("Solution", "Solution2") + "self.fail()\n"
    raises += "    def fail(self):\n        raise ValueError('no')\n"
    path = repository.write("mine/double.py", f"{RIGHT}\n\n{WRONG}\n\n{raises}\n")
    repository.write("mine/other.py", "")
    status, text = judged(repository)
    assert (status, text.splitlines()) == (
        1,
        [
            "✗ Wrong Answer          double.py:6  number = 1: 2, not 1",
            "✗ Runtime Error         double.py:11  number = 0: ValueError: no",
            "3 solutions of 1 problem in 1 file: 1 accepted, 1 wrong, 1 error",
            "2 files looked at:",
            "  1  judged: 3 solutions",
            "  1  without a Python solution",
        ],
    )
    run = repository.kata("judge", f"--file={path}:11")
    assert "  line 15:  raise ValueError('no')" in run.stdout
    again = f"make judge P=double FILE={path}:11 CASE=2"
    assert f"Again:  {again}" in run.stdout
    run = repository.kata("judge", f"--file={path}:11", "--case=2", "double")
    assert "line 15:" in run.stdout


def test_several_paths_are_judged_together(repository):
    """Broken: what a shell makes of `week1/*.py` is refused, or all but the first is left out."""
    repository.write("mine/right.py", RIGHT)
    repository.write("mine/inner/wrong.py", f"{WRONG}\n\n{WRONG}")
    words = "mine/right.py", "mine/inner", "mine/inner/wrong.py:1", "mine/inner/wrong.py:6"
    run = repository.kata("judge", *words)
    assert run.stdout.splitlines()[-3:] == [
        "3 solutions of 1 problem in 2 files: 1 accepted, 2 wrong",
        "2 files looked at:",
        "  2  judged: 3 solutions",
    ]
    run = repository.kata("judge", *words[:1], *words[3:])
    assert "2 solutions of 1 problem in 2 files: 1 accepted, 1 wrong" in run.stdout
    licence = repository.write("mine/LICENSE", "")
    run = repository.kata("judge", words[0], str(licence))
    assert "  1  without a Python solution" in run.stdout.splitlines()
    run = repository.kata("judge", "double", "adds", words[0])
    assert [line.split()[2] for line in run.stdout.splitlines()] == ["adds", "mine/right.py"]
    run = repository.kata("judge", words[0], "adds")
    assert run.stderr.startswith("judge: adds: no such file or folder; to name a solution, name")


def test_classes_of_different_problems_share_a_file(repository):
    """Broken: a right solution is called an error for the class that stands beside it."""
    foreign = "class Solution:\n    def twoSum(self, nums): pass\n"
    repository.write("mine/double.py", f"{RIGHT}\n\n{foreign}")
    named = RIGHT.replace("class Solution", "class Double")
    repository.write("mine/named.py", f"{named}\n\n{foreign}")
    status, text = judged(repository)
    assert status == 0
    assert text.startswith("2 solutions of 1 problem in 2 files: 2 accepted\n")


def test_blocks_of_markdown_are_judged(repository):
    """Broken: what stands in a README is not judged, or under a wrong line."""
    indented = "".join(f"   {line}\n" for line in WRONG.splitlines())
    text = (
        f"# Double\n\n```python\n{RIGHT}```\n\n1. wrong\n\n   ~~~ py\n{indented}   ~~~\n"
        f"```java\n{WRONG}```\n```python\ndef double(:\n```\n"
    )
    repository.write("mine/README.md", text)
    repository.write("mine/other.md", "nothing")
    status, text = judged(repository)
    assert (status, text.splitlines()) == (
        1,
        [
            "✗ Wrong Answer          README.md:12  number = 1: 2, not 1",
            "2 solutions of 1 problem in 1 file: 1 accepted, 1 wrong",
            "? README.md:22: not judged: invalid syntax",
            "2 files looked at:",
            "  1  judged: 2 solutions",
            "  1  without a Python solution",
        ],
    )


KILLED = """
import os
from kata.judge import many
judge = many.judge
many.judge = lambda one, *more: os._exit(9) if one.path.name == "kills.py" else judge(one, *more)
"""


def test_a_file_that_kills_its_judge_hurts_no_other(repository):
    """Broken: one hostile file ends the judging of a whole collection."""
    repository.patch(KILLED)
    for name in "a", "b", "c", "kills", "x", "y":
        repository.write(f"mine/{name}.py", RIGHT)
    repository.write("mine/signals.py", KILLS + RIGHT)
    status, text = judged(repository)
    assert status == 1
    assert "✗ Runtime Error         kills.py  the solution killed its judge" in text
    assert "7 solutions of 1 problem in 7 files: 5 accepted, 2 errors" in text


def test_too_slow_is_not_wrong(repository):
    """Broken: a slow solution is counted as wrong, or is not said to be slower than others."""
    repository.write("mine/slow.py", f"{PLAIN}__import__('time').sleep(60)\n")
    repository.write("mine/wrong.py", WRONG)
    repository.write("mine/raises.py", f"{PLAIN}1 // 0\n")
    status, text = judged(repository, "--limit=case=0.3")
    assert status == 1
    assert "3 solutions of 1 problem in 3 files: 1 wrong, 1 too slow, 1 error\n" in text
    slow = r"✗ Time Limit Exceeded   slow.py  number = 0: the limit is 0.3 s for one case"
    assert re.search(rf"{slow}; the solutions here take 0\.\d+ s at most\n", text)


def test_an_interrupted_run_shows_what_was_found(repository):
    """Broken: Ctrl-C loses what has been found so far, or leaves processes behind."""
    repository.write("mine/a.py", WRONG)
    repository.write("mine/b.py", f"{PLAIN}__import__('time').sleep(60)\n")
    command = [sys.executable, "scripts/kata", "judge", "--file=mine", "--limit=case=50"]
    run = subprocess.Popen(command, cwd=repository.root, stdout=subprocess.PIPE, text=True)
    assert "mine/a.py" in run.stdout.readline()
    run.send_signal(signal.SIGINT)
    rest, _ = run.communicate(timeout=30)
    assert rest.endswith(
        "1 solution of 1 problem in 1 file: 1 wrong\n"
        "2 files looked at:\n"
        "  1  judged: 1 solution\n"
        "  1  not reached before the interruption\n"
    )
    assert run.returncode == 130


def test_one_object_per_solution(repository):
    """Broken: JSON=1 of a collection cannot be read by a program, or leaves something out."""
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", "class Solution:\n    def double(self, x): return 0\n")
    _, text = judged(repository, "--json")
    found = [json.loads(line) for line in text.splitlines()]
    assert [(one["solution"], one["verdict"], one["doubtful"]) for one in found] == [
        ("a.py", "Accepted", False),
        ("b.py", "Wrong Answer", True),
    ]


def test_every_report_is_shown_on_demand(repository):
    """Broken: V=1 shows no more than a line for each."""
    repository.write("mine/a.py", WRONG)
    repository.write("mine/b.py", RIGHT)
    _, text = judged(repository, "--verbose")
    assert "  case 3 of 112: every number below 10 (the smallest that fails)" in text
    assert "Again:  make judge P=double FILE=" in text


def test_a_file_alone_needs_no_problem(repository):
    """Broken: for one file, the problem has to be named, or is guessed without a word."""
    path = repository.write("elsewhere/x.py", WRONG)
    run = repository.kata("judge", f"--file={path}")
    assert run.stdout.startswith("✗ Wrong Answer")
    assert "(the smallest that fails)" in run.stdout
    path = repository.write("elsewhere/y.py", SQUARES)
    run = repository.kata("judge", f"--file={path}")
    assert run.stdout.startswith("judged as double, guessed from its method; if wrong, pass P=\n✗")


UNFIT = {  # files that are not recognized, and whether P= judges them
    "x.py": ("class Solution:\n    def double(self, x, y): return x\n", True),
    "y.py": ("def double(x, y): return x\n", True),
    "large.py": (RIGHT + "#" * (1 << 20), True),
    "z.py": ("x = 1\n", False),
    "other.py": ("class Solution:\n    def triple(self, x): pass\n", False),
    "broken.py": ("class Solution:\n    def double(self, x) return x\n", False),
    "x.md": ("```python\ndef double(x, y): pass\n```\n", False),
    "x.ipynb": ("{", False),
}


@pytest.mark.parametrize("name", UNFIT)
def test_a_hint_to_name_the_problem_is_true(repository, name):
    """Broken: for a file that fits nothing, the way to judge it is not told, or does not work."""
    text, can_be_forced = UNFIT[name]
    path = repository.write(f"elsewhere/{name}", text)
    run = repository.kata("judge", f"--file={path}")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert ("; to judge it anyway, name its problem: P=<problem>" in run.stderr) == can_be_forced
    run = repository.kata("judge", f"--file={path}", "double")
    assert "Traceback" not in run.stderr
    if can_be_forced:
        assert re.match("✓ Accepted|✗ Runtime Error", run.stdout)
        assert "there is no class" not in run.stdout


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--file=mine", "--case=3"], "CASE= works with one file, but mine is 2 files"),
        (["--file=empty/*"], "empty/*: no solution of a problem here in 2 files"),
        (["--file=empty"], "empty: no solution of a problem here in 2 files"),
        (["--file=nothing*"], "nothing*: no such file"),
        (["--file=mine", "nothing"], "no problem here has a name like 'nothing'"),
        (["--file=mine", "double", "adds"], "S= works with one file, but mine is 2 files"),
        (
            ["--file=mine/a.py:9"],
            "mine/a.py:9: nothing that fits a problem starts at that line; try",
        ),
        (["--file=book"], "book: no solution of a problem here in 0 files"),
    ],
)
def test_a_call_that_is_wrong_gets_one_line_and_2(repository, options, says):
    """Broken: a mistyped call looks as if everything were accepted."""
    for name in "a", "b":
        repository.write(f"mine/{name}.py", RIGHT)
        repository.write(f"empty/{name}.py", "")
    (repository.root / "book").mkdir()
    run = repository.kata("judge", *options)
    assert says in run.stderr
    assert (run.stderr.count("\n"), run.returncode) == (1, 2)
    assert run.stdout in ("", "2 files looked at:\n  2  without a Python solution\n")


def test_accepted_solutions_of_a_folder_are_compared(repository):
    """Broken: `make compare FILE=folder` times one file only, or one that is wrong."""
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", WRONG)
    run = repository.kata("compare", "--file=mine", "--budget=0.1", "double")
    assert "✗ mine/b.py: Wrong Answer" in run.stdout
    assert "mine/a.py" in run.stdout.partition("✗")[0]


def fit_at(path, node, problem, above=""):
    return fit(node, problem, is_named(problem, Path(path), above))


HEADERS = {  # a method of surrounded-regions (solve), minesweeper (updateBoard) or another's
    "solve(self, board: List[List[str]]) -> None": CERTAIN,
    "solve(self, board: list[list[str]])": CERTAIN,
    "solve(self, board)": DOUBTFUL,
    "solve(self, grid: List[List[str]]) -> None": DOUBTFUL,
    "solve(self, board: List[List[int]]) -> None": NONE,
    "solve(self, board: List[List[str]]) -> int": NONE,
    "solve(self, n, a)": NONE,
    "solved(self, board)": NONE,
}


@pytest.mark.parametrize("header", HEADERS)
def test_a_header_decides_between_problems(header):
    """Broken: a solution of another problem is called wrong, or one of ours is not judged."""
    problem = find_problem("surrounded-regions")
    node = ast.parse(f"class Solution:\n    def {header}: pass").body[0]
    assert fit(node, problem) == HEADERS[header]


STATED = """\
def solve(self, board):
        '''
        :type board: List[List[str]]
        :rtype: void Do not return anything
        '''
"""
OTHER_HEADERS = {
    ("minesweeper", "def updateBoard(self, board, click): pass"): CERTAIN,
    ("minesweeper", "def updateBoard(self, board, click, seen=()): pass"): CERTAIN,
    ("minesweeper", "@staticmethod\n    def updateBoard(board, click): pass"): CERTAIN,
    ("minesweeper", "def updateBoard(self, grid, x): pass"): DOUBTFUL,
    ("tic-tac-toe-lcci", "def tictactoe(self, moves: List[List[int]]) -> str: pass"): NONE,
    ("tic-tac-toe-lcci", "def tictactoe(self, board: List[str]) -> str: pass"): CERTAIN,
    ("clone-graph", "def cloneGraph(self, node: 'Node') -> 'Node': pass"): CERTAIN,
    ("binary-tree-level-order-traversal", "def levelOrder(self, root: 'Node'): pass"): NONE,
    ("binary-tree-level-order-traversal", "def levelOrder(self, root): pass"): DOUBTFUL,
    ("surrounded-regions", STATED): CERTAIN,
}


@pytest.mark.parametrize(("slug", "method"), OTHER_HEADERS)
def test_parameters_and_types_decide(slug, method):
    """Broken: two problems with a method of the same name are taken for one another."""
    node = ast.parse(f"class Solution:\n    {method}").body[0]
    assert fit(node, find_problem(slug)) == OTHER_HEADERS[slug, method]


@pytest.mark.parametrize(
    "path", ["130.py", "a/0130.surrounded-regions.py", "Surrounded Regions/x/solution_2.py"]
)
def test_a_path_decides(path):
    """Broken: a file that lies under the problem's number or name stays doubtful."""
    node = ast.parse("class Solution:\n    def solve(self, b): pass").body[0]
    assert fit_at(path, node, find_problem("surrounded-regions")) == NAMED


@pytest.mark.parametrize("path", ["0101-symmetric-tree.py", "1. Two Sum/x.py", "12.py", "a/x.py"])
def test_a_path_that_names_another_problem_leaves_a_doubt(path):
    """Broken: a helper in a file for another problem is called a wrong solution of ours."""
    method = "def updateBoard(self, board, click): pass"
    node = ast.parse(f"class Solution:\n    {method}").body[0]
    expected = DOUBTFUL if path[:2] in ("01", "1.") else CERTAIN
    assert fit_at(path, node, find_problem("minesweeper")) == expected


@pytest.mark.parametrize("path", ["13.py", "1300.py", "surrounded/x.py"])
def test_a_path_that_only_resembles_decides_nothing(path):
    """Broken: any file with some number in its path is taken for a solution."""
    node = ast.parse("class Solution:\n    def solve(self, b): pass").body[0]
    assert fit_at(path, node, find_problem("surrounded-regions")) == DOUBTFUL


@pytest.mark.parametrize(
    "name", ["remove-duplicates-from-sorted-array-ii", "RemoveDuplicatesFromSortedArray2"]
)
def test_a_sequel_in_the_path_is_another_problem(name):
    """Broken: a right solution of `... II`, whose method is the same, is called wrong."""
    source = "class Solution:\n    def removeDuplicates(self, nums):\n        pass\n"
    (node,) = ast.parse(source).body
    problem = find_problem("remove-duplicates-from-sorted-array")
    assert fit_at(f"mine/{name}.py", node, problem) == DOUBTFUL
    assert fit_at(f"mine/{name.rstrip('2').removesuffix('-ii')}.py", node, problem) == NAMED


NAMINGS = {  # (path, what stands above the class): whether the class is one for 1. Two Sum
    ("two-sum.py", ""): True,
    ("a/lc_0001.py", ""): True,
    ("2-TwoSum.py", ""): True,
    ("two-sum/hash_map.py", ""): True,
    ("two-sum/2.py", ""): True,
    ("two_sum_in_one_pass.py", ""): False,
    ("167.two-sum-ii-input-array-is-sorted.py", ""): False,
    ("two-sum/167.two-sum-ii-input-array-is-sorted.py", ""): False,
    ("two_sum/0015-3sum.py", ""): False,
    ("298-merge-two-sum/x.py", ""): False,
    ("merge_two_sum.py", ""): None,
    ("LeetCode 1 Two Sum/x.py", ""): True,
    ("arrays/x.py", ""): None,
    ("two-sum.py", "# @lc app=leetcode id=167 lang=python3\n"): False,
    ("x.py", "#\n# @lc app=leetcode.cn id=1 lang=python3\n"): True,
    ("1.py", "# https://leetcode.com/problems/two-sum-ii-input-array-is-sorted/\n"): False,
    ("x.py", "# see leetcode.com/problems/3sum, leetcode.com/problems/two-sum/\n"): True,
    ("x.py", "# 1. Two Sum\n"): True,
    ("x.py", '\n"""\n167. Two Sum II - Input Array Is Sorted\n"""\n'): False,
    ("two-sum.py", "import re\n\n# 3. Look for the other one\n"): True,
}


@pytest.mark.parametrize(("path", "above"), NAMINGS)
def test_what_stands_above_the_code_counts_more_than_its_file_and_that_than_its_folder(path, above):
    """Broken: a right solution of a problem with the same method is called wrong."""
    assert is_named(find_problem("two-sum"), Path("/mine", path), above) == NAMINGS[path, above]
