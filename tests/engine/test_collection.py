"""Somebody's own collection: found by what the files define, judged on all cores, summed up."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from kata.cases.generate import cases_of
from kata.collect.names import Names
from kata.collect.submissions import collected
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from tiny import ROOT, SQUARES

PLAIN = "class Solution:\n    def double(self, number: int) -> int:\n        return "
RIGHT, WRONG = f"{PLAIN}2 * number\n", f"{PLAIN}number * number\n"
GUESS = "class Solution:\n    def double(self, x): return 0\n"
SLEEPS = f"{PLAIN}__import__('time').sleep(60)\n"
KILLS = f"{PLAIN}__import__('os').kill(__import__('os').getppid(), 9)\n"


def judged(repository, files=(), *options):
    """Judge the folder `mine` with these files; its path is taken out of what is printed."""
    for path, text in dict(files).items():
        repository.write(f"mine/{path}", text)
    run = repository.kata("judge", f"--file={repository.root}/mine", *options)
    assert "Traceback" not in run.stderr
    return run.returncode, run.stdout.replace(f"{repository.root}/", "").replace("mine/", "")


def test_every_layout_is_found(repository):
    """Broken: solutions lie in a collection, but are not judged."""
    paths = "0001-double/0001-double.py 0001-double/solution_2.py 1.double.py a/b/c/x.py"
    no_paths = "node_modules/x.py .hidden/x.py .x.py env/x.py a/x.txt"
    files = dict.fromkeys(f"{paths} {no_paths}".split(), RIGHT)
    files |= {"env/pyvenv.cfg": "", "wrong.py": WRONG, "nothing.py": "def other():\n    pass\n"}
    (repository.write("mine/a/b/x.txt", "").parent / "circle").symlink_to("..")
    status, text = judged(repository, files)
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
    files = {
        "right.py": RIGHT,
        "two.py": "class Solution:\n    def double(self, x):\n        print 'x'\n",
        "book.ipynb": '{"source": "def double(self, number)"}',
        "wide.py": RIGHT.encode("utf-16"),
    }
    status, text = judged(repository, files)
    assert (status, text.splitlines()) == (
        2,
        [
            "1 solution of 1 problem in 1 file: 1 accepted",
            "? book.ipynb: not judged: not a notebook: it has no list of cells with their source",
            "? two.py:3: not judged: Python 2, which does not run here",
            "? wide.py: not judged: not UTF-8: it has null bytes, as UTF-16 does",
            "4 files looked at:",
            "  1  judged: 1 solution",
            "  3  that could not be read, for the reasons above",
        ],
    )


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
    foreign = "class Solution:\n    def twoSum(self, nums): pass\n"
    wrong = WRONG.replace("Solution", "Solution3")
    code = "\n\n".join([RIGHT, wrong, raises, foreign])
    status, text = judged(repository, {"double.py": code, "other.py": ""})
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
    run = repository.kata("judge", "--file=mine/double.py:11")
    assert "  line 15:  raise ValueError('no')" in run.stdout
    assert "Again:  make judge P=double FILE=mine/double.py:11 CASE=2" in run.stdout
    run = repository.kata("judge", "--file=mine/double.py:11", "--case=2", "double")
    assert "line 15:" in run.stdout


def test_the_last_of_two_classes_with_one_name_counts(repository):
    """Broken: a class that Python replaces by a later one is judged, or left out in silence."""
    status, text = judged(repository, {"double.py": f"{WRONG}\n\n{RIGHT}", "notes.py": ""})
    assert (status, text.splitlines()) == (
        0,
        [
            "1 solution of 1 problem in 1 file: 1 accepted",
            "? double.py:1: not judged: line 6 defines Solution again, and that counts",
            "2 files looked at:",
            "  1  judged: 1 solution",
            "  1  without a Python solution",
        ],
    )
    alone = repository.kata("judge", "--file=mine/double.py")
    assert alone.stdout.startswith("✓ Accepted   mine/double.py")
    assert "mine/double.py:1: not judged: line 6 defines" in alone.stderr


def test_several_paths_are_judged_together(repository):
    """Broken: what a shell makes of `week1/*.py` is refused, or all but the first is left out."""
    repository.write("mine/right.py", RIGHT)
    second = WRONG.replace("Solution", "Solution2")
    repository.write("mine/inner/wrong.py", f"{WRONG}\n\n{second}")
    licence = str(repository.write("mine/LICENSE", ""))
    words = "mine/right.py", "mine/inner", "mine/inner/wrong.py:1", "mine/inner/wrong.py:6"
    run = repository.kata("judge", *words, licence)
    assert run.stdout.splitlines()[-4:] == [
        "3 solutions of 1 problem in 2 files: 1 accepted, 2 wrong",
        "3 files looked at:",
        "  2  judged: 3 solutions",
        "  1  without a Python solution",
    ]
    run = repository.kata("judge", *words[:1], *words[3:])
    assert "2 solutions of 1 problem in 2 files: 1 accepted, 1 wrong" in run.stdout
    run = repository.kata("judge", "double", "adds", words[0])
    assert [line.split()[2] for line in run.stdout.splitlines()] == ["adds", "mine/right.py"]


def test_what_is_known_of_a_file_that_is_not_judged_is_told(repository):
    """Broken: which file lacks which method or module, or is too large, is only counted."""
    files = {
        "double.py": RIGHT.replace("def double", "def dubble"),
        "needy.py": f"from ..helpers import twice\n{PLAIN}twice(number)\n",
        "large.py": RIGHT + "#" * (1 << 20),
    }
    _, text = judged(repository, files)
    assert [line.partition(": not ")[0::2] for line in text.splitlines() if line[0] == "?"] == [
        ("? double.py", "judged: double wants the method double, but the file has dubble"),
        ("? large.py", "judged: it is larger than 1 MB"),
        ("? needy.py:2", "judged: needs the module ..helpers, which is not here"),
    ]


def test_a_comment_wins_over_a_name_that_only_a_problem_in_javascript_has(repository):
    """Broken: a file called after its technique is doubtful, as LeetCode has such a problem too."""
    _, text = judged(repository, {"sleep.py": f"# Double\n{WRONG}"})
    assert text.startswith("✗ Wrong Answer          sleep.py")


HELPER = "from math import prod\n\ndef twice(n):\n    return prod([2, n])\n"
CELLS = [  # of a notebook, the last of which holds the solution
    ("code", f"%pip install x\n{HELPER}"),
    ("code", "%%bash\ncd ("),
    ("markdown", "# Double"),
    ("code", f"{PLAIN}twice(number)\n"),
]


@pytest.mark.parametrize("plot", ["", "x" * (1 << 20)], ids=["small", "with a large plot"])
def test_a_notebook_is_read_with_its_earlier_cells_and_whatever_it_shows(repository, plot):
    """Broken: a helper in an earlier cell is not found, or a plot makes a notebook too large."""
    cells = [{"cell_type": kind, "source": text, "outputs": [plot]} for kind, text in CELLS]
    files = {"a.ipynb": json.dumps({"cells": cells})}
    _, text = judged(repository, files)
    assert text.startswith("✓ Accepted   a.ipynb:10")


KILLED = """
import os
from kata.judge import batch
judge = batch.judge

def deadly(one, *more, **how):
    return os._exit(9) if one.path.name == "kills.py" else judge(one, *more, **how)

batch.judge = deadly
"""


def test_a_file_that_kills_its_judge_hurts_no_other(repository):
    """Broken: one hostile file ends the judging of a whole collection."""
    repository.patch(KILLED)
    files = dict.fromkeys(["a.py", "b.py", "kills.py", "x.py"], RIGHT)
    status, text = judged(repository, files | {"signals.py": KILLS})
    assert (status, text.splitlines()[1:3]) == (
        1,
        [
            "5 solutions of 1 problem in 5 files: 3 accepted, 1 error, 1 not judged",
            "? kills.py: not judged: its judge was killed, twice",
        ],
    )


def test_too_slow_is_not_wrong(repository):
    """Broken: a slow solution is counted as wrong, or is not said to be slower than others."""
    files = {"slow.py": SLEEPS, "wrong.py": WRONG, "raises.py": f"{PLAIN}1 // 0\n"}
    status, text = judged(repository, files, "--limit=case=0.3")
    assert status == 1
    assert "3 solutions of 1 problem in 3 files: 1 wrong, 1 too slow, 1 error\n" in text
    limits = "the limit is 0.3 s for one case"  # an example was late twice
    slow = rf"✗ Time Limit Exceeded   slow.py  number = 0: {limits}"
    assert re.search(rf"{slow}; the solutions here take 0\.\d+ s at most\n", text)


def test_an_interrupted_run_shows_what_was_found(repository):
    """Broken: Ctrl-C loses what has been found so far, or leaves processes behind."""
    repository.write("mine/a.py", WRONG)
    repository.write("mine/b.py", SLEEPS)
    command = [sys.executable, "scripts/kata", "judge", "--file=mine", "--limit=case=50"]
    run = subprocess.Popen(command, cwd=repository.whole(), stdout=subprocess.PIPE, text=True)
    assert "mine/a.py" in run.stdout.readline()
    run.send_signal(signal.SIGINT)
    rest, _ = run.communicate(timeout=30)
    assert (run.returncode, rest) == (
        130,
        (
            "1 solution of 1 problem in 1 file: 1 wrong\n"
            "2 files looked at:\n"
            "  1  judged: 1 solution\n"
            "  1  not reached before the interruption\n"
        ),
    )


def test_one_object_per_solution(repository):
    """Broken: JSON=1 of a collection cannot be read by a program, or leaves something out."""
    _, text = judged(repository, {"a.py": RIGHT, "b.py": GUESS}, "--json")
    found = [json.loads(line) for line in text.splitlines()]
    assert [(one["solution"], one["verdict"], one["doubtful"]) for one in found] == [
        ("a.py", "Accepted", False),
        ("b.py", "Wrong Answer", True),
    ]
    alone = repository.kata("judge", "--file=mine/b.py", "--json")
    assert json.loads(alone.stdout)["doubtful"] is True


def test_a_file_alone_needs_no_problem(repository):
    """Broken: for one file, the problem has to be named, or is guessed without a word."""
    path = repository.write("elsewhere/x.py", WRONG)
    run = repository.kata("judge", f"--file={path}")
    assert run.stdout.startswith("✗ Wrong Answer")
    assert "(the smallest that fails)" in run.stdout
    path = repository.write("elsewhere/y.py", SQUARES)
    run = repository.kata("judge", f"--file={path}")
    assert run.stdout.startswith(
        "taken for double, because of its method; if it solves another problem, name that: P=\n✗"
    )


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
        (["--file=empty"], "empty: no solution of a problem here in 2 files"),
        (["--file=nothing*"], "nothing*: no such file"),
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


CERTAIN, DOUBTFUL, NONE = "certain", "doubtful", "none"


def fit_of(source, slug, path="x.py"):
    """How certainly some code in a file with that name is for a problem."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "my/code", path)
        file.parent.mkdir(parents=True)
        file.write_text(re.sub(r"\bpass\b", "return 1", source))
        found = collected([str(file)], [find_problem(slug)])
    if not found.solutions:
        return NONE
    return DOUBTFUL if found.doubtful else CERTAIN


STATED = """\
def solve(self, board):
        '''
        :type board: List[List[str]]
        :rtype: void Do not return anything
        '''
        return 1
"""
HEADERS = {  # {problem: {a method: how well it fits}}
    "surrounded-regions": {
        "def solve(self, board: List[List[str]]) -> None: pass": CERTAIN,
        "def solve(self, board: list[list[str]]): pass": CERTAIN,
        "def solve(self, board): pass": DOUBTFUL,
        "def solve(self, grid: List[List[str]]) -> None: pass": DOUBTFUL,
        "def solve(self, board: List[List[int]]) -> None: pass": NONE,
        "def solve(self, board: List[List[str]]) -> int: pass": NONE,
        "def solve(self, n, a): pass": NONE,
        "def solved(self, board): pass": NONE,
        STATED: CERTAIN,
    },
    "minesweeper": {
        "def updateBoard(self, board, click): pass": CERTAIN,
        "def updateBoard(self, board, click, seen=()): pass": CERTAIN,
        "@staticmethod\n    def updateBoard(board, click): pass": CERTAIN,
        "def updateBoard(self, grid, x): pass": DOUBTFUL,
    },
    "tic-tac-toe-lcci": {
        "def tictactoe(self, moves: List[List[int]]) -> str: pass": NONE,
        "def tictactoe(self, board: List[str]) -> str: pass": CERTAIN,
    },
    "clone-graph": {"def cloneGraph(self, node: 'Node') -> 'Node': pass": CERTAIN},
    "binary-tree-level-order-traversal": {
        "def levelOrder(self, root: 'Node'): pass": NONE,
        "def levelOrder(self, root): pass": DOUBTFUL,
    },
    "two-sum": {
        "def twoSum(self, nums: List[Interval], target: int): pass": NONE,
        "def twoSum(self, nums, target): return nums.start, nums.end": NONE,
    },
    "serialize-and-deserialize-binary-tree": {
        "def serialize(self, root): pass\n    def deserialize(self, data): pass": DOUBTFUL
    },
    "valid-anagram": {"def isAnagram(self, s: str, t: str) -> bool: pass": DOUBTFUL},
    "two-sum-ii-input-array-is-sorted": {
        "def twoSum(self, numbers: List[int], target: int) -> List[int]: pass": DOUBTFUL
    },
    "meeting-rooms": {"def canAttendMeetings(self, a): return a[0].end < a[1].start": NONE},
}


def test_a_follow_up_is_doubtful():
    """Broken: a class that answers the follow-up is held against the question."""
    method = "def solve(self, board): pass"
    for name, word in ("Solution2", CERTAIN), ("Solution_followup", DOUBTFUL):
        source = f"class {name}:\n    {method}"
        assert fit_of(source, "surrounded-regions", "130.py") == word


FAMILIES = """house-robber house-robber-ii two-sum two-sum-ii-input-array-is-sorted
    best-time-to-buy-and-sell-stock best-time-to-buy-and-sell-stock-with-cooldown""".split()


def test_problems_with_the_same_signature_are_told_apart(tmp_path):
    """Broken: a right solution that names no problem is held against another one."""
    (folder := tmp_path / "mine" / "files").mkdir(parents=True)  # `gw1` above would name Two Sum
    for name, slug in zip("abcdef", FAMILIES):
        fast = next(one for one in find_problem(slug).solutions if one.level == 2)
        text = fast.path.read_text()
        (folder / f"{name}.py").write_text(text.split('"""', 2)[2])
    (folder / "g.py").write_text(  # of 122, which is not here
        "class Solution:\n    def maxProfit(self, prices: List[int]) -> int:\n"
        "        return sum(max(b - a, 0) for a, b in zip(prices, prices[1:]))\n"
    )
    script = [sys.executable, "scripts/kata", "judge", str(folder), "--fresh"]
    run = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "6 solutions of 6 problems in 6 files: 6 accepted" in run.stdout
    assert "1  doubtful, perhaps for another problem" in run.stdout
    assert run.returncode == 0


@pytest.mark.parametrize("slug", HEADERS)
def test_parameters_and_types_decide(slug):
    """Broken: two problems with a method of the same name are taken for one another."""
    found = {method: fit_of(f"class Solution:\n    {method}", slug) for method in HEADERS[slug]}
    assert found == HEADERS[slug]


SOLVE, SEARCH = "def solve(self, b): pass", "def search(self, nums, target): pass"
PATHS = {  # {(problem, method): {path: how well it fits}}
    ("surrounded-regions", SOLVE): {
        "130.py": CERTAIN,
        "a/0130.surrounded-regions.py": CERTAIN,
        "13.py": DOUBTFUL,
        "surrounded/x.py": DOUBTFUL,
    },
    ("search-in-rotated-sorted-array", SEARCH): {
        "704.py": NONE,
        "x.py": DOUBTFUL,
        "binary-search/binary-search.py": NONE,
        "binary-search/33.py": CERTAIN,
        "search_in_rotated_sorted_array.py": CERTAIN,
        "search_in_rotated_sorted_array_2.py": DOUBTFUL,
    },
    ("house-robber", "def rob(self, nums): pass"): {
        "house_robber_in_my_own_words.py": CERTAIN,
        "house-robber-2.py": DOUBTFUL,
        "house_robber_ii_in_my_own_words.py": NONE,
        "x.py": DOUBTFUL,
    },
    ("two-sum", "def twoSum(self, numbers, target): pass"): {  # which are those of Two Sum II
        "two_sum.py": DOUBTFUL,
        "0001-two-sum.py": CERTAIN,
    },
}


@pytest.mark.parametrize(("slug", "method"), PATHS)
def test_a_path_decides(slug, method):
    """Broken: a right solution of another problem is called wrong, or ours stays doubtful."""
    source = f"class Solution:\n    {method}"
    found = {path: fit_of(source, slug, path) for path in PATHS[slug, method]}
    assert found == PATHS[slug, method]


ONE, TWO, THREE = "two-sum", "two-sum-ii-input-array-is-sorted", "3sum"
NAMINGS = {  # (path, what stands above the class): what it is said to solve
    ("two-sum.py", ""): {ONE},
    ("2-TwoSum.py", ""): {ONE},
    ("two-sum/hash_map.py", ""): {ONE},
    ("two-sum/2.py", ""): {ONE},
    ("0001. Two Sum/official.py", ""): {ONE},
    ("two-sum/sorted.py", ""): {ONE},
    ("two_sum_167.py", ""): {ONE, TWO},
    ("167. Two Sum II/twoSum.py", ""): {TWO},
    ("3sum/two-sum.py", ""): {ONE},
    ("[1][Easy] Two Sum.py", ""): {ONE},
    ("0001. 两数之和.md", ""): {ONE},
    ("2025-11-16-easy-1-two-sum.md", ""): {ONE},
    ("two-integer-sum/submission-3.py", ""): {ONE},
    ("two_sum_2.py", ""): {ONE, TWO},
    ("152-maximum-subarray-product.py", ""): {"maximum-product-subarray"},
    ("two-sum.py", "# 1. 按照开始时间\n# 3. 复杂度\n# 41 / 42 个通过测试用例\n"): {ONE},
    (f"167.{TWO}.py", "# as leetcode.com/problems/two-sum\n"): {TWO},
    ("0167-two-sum-2.py", ""): {TWO},
    ("167-two-sum.py", ""): {ONE, TWO},
    ("167.two-sum-ii-input-array-is-sorted.py", ""): {TWO},
    ("two_sum/0015-3sum.py", ""): {THREE},
    ("1099-two-sum-less-than-kx.py", ""): {"two-sum-less-than-k"},
    ("merge_two_sum.py", ""): set(),
    ("day_15/x.py", ""): set(),
    ("week1/15-two-sum.py", ""): {ONE},
    ("Offer 57.py", ""): {"he-wei-sde-liang-ge-shu-zi-lcof"},
    ("面试题16.04_Python_1.py", ""): {"tic-tac-toe-lcci"},
    ("0792-binary-search.py", ""): {"binary-search"},
    ("two-sum.py", "# @lc app=leetcode id=167 lang=python3\n"): {TWO},
    ("x.py", "#\n# @lc app=leetcode.cn id=1 lang=python3\n"): {ONE},
    ("1.py", f"# https://leetcode.com/problems/{TWO}/\n"): {TWO},
    ("x.py", "# leetcode.com/problems/two-sum/, like leetcode.com/problems/3sum\n"): {ONE},
    ("x.py", "# 1. Two Sum\n"): {ONE},
    ("x.py", '\n"""\n167. Two Sum II - Input Array Is Sorted\n"""\n'): {TWO},
    ("two-sum.py", "import re\n\n# 3. Look for the other one\n"): {ONE},
    ("two-sum.py", "# binary search\n"): {ONE},
}


@pytest.mark.parametrize(("path", "above"), NAMINGS)
def test_what_stands_above_the_code_counts_more_than_its_file_and_that_than_its_folder(path, above):
    """Broken: a right solution of a problem with the same method is called wrong."""
    possible = {ONE, TWO, "?", *NAMINGS[path, above]}
    claims = [one.slugs & possible for one in Names([]).claims(Path("/mine", path), [above])]
    assert next(filter(None, claims), set()) == NAMINGS[path, above]


INSTEAD = {  # {file: what defines the right method in another way than LeetCode's}
    "pytest.py": "import pytest\nfrom tree import TreeNode\n\n\n" + PLAIN + "RESULT\n\n\n"
    "@pytest.mark.slow\ndef test_double():\n    assert Solution().double(1) == 2\n",
    "runs.py": PLAIN + "RESULT\n\n\nprint(Solution().double(open('input.txt').read()))\n",
    "case.py": "def Double(number):\n    return RESULT\n",
    "static.py": "class Solution:\n    @staticmethod\n    def Double(number):\n"
    "        return RESULT\n",
    "module.py": "import urllib.parse\nfrom tree import TreeNode\n\n\n"
    + PLAIN
    + "int(urllib.parse.quote_plus(str(RESULT)))\n",
    "order.py": "class Pair:\n    pass\n\n\nPair.n = 2\nsizes = {}\nsizes[1] = Pair.n\n"
    + PLAIN
    + "RESULT + sizes[1] - Pair.n\n",
}


def test_what_one_would_paste_is_judged(repository):
    """Broken: a right solution is refused, or not judged, for what stands around it in its file."""
    for result in "2 * number", "number * number":
        files = {f"double/{name}": text.replace("RESULT", result) for name, text in INSTEAD.items()}
        _, text = judged(repository, files, "--json", "--fresh")
        found = {json.loads(line)["verdict"] for line in text.splitlines()}
        assert found == {"Accepted" if result == "2 * number" else "Wrong Answer"}, text
        assert text.count("\n") == len(INSTEAD)


GIVEN = """class ListNode:
    def __init__(self, x):
        self.val = x
        self.next = None


class Solution:
    def reverseList(self, head):
        last = None
        while head:
            last, head = ListNode(head.val, last), head.next
        return last
"""


STACKED = """class ListNode:
    def __init__(self, node, below):
        self.node = node
        self.below = below


class Solution:
    def reverseList(self, head):
        top = None
        while head:
            top, head = ListNode(head, top), head.next
        first = top and top.node
        while top:
            top.node.next = top.below and top.below.node
            top = top.below
        return first


print(Solution().reverseList(None))
"""


BELOW = "from nodes import ListNode\n\n\nclass Solution:\n    def reverseList(self, head):\n"
NODES = {  # {code with a class of nodes: whether it is right; None if it needs its module}
    GIVEN: True,
    GIVEN.replace("    def reverse", "    # def reverse"): None,
    STACKED: True,
    f'"""\n{",".join(map(str, range(10**5)))}\n"""\n{STACKED}': True,  # no title in an input
    f"{BELOW}        return head and head.reverse()\n": False,
    f"{BELOW}        return head\n": False,
}


@pytest.mark.parametrize("code", NODES, ids=range(len(NODES)))
def test_a_class_of_nodes_is_leetcodes_or_its_own(tmp_path, code):
    """Broken: a right solution is refused for the class that stands in place of LeetCode's."""
    path, problem = tmp_path / "206.py", find_problem("reverse-linked-list")
    path.write_text(code)
    found = [judge(one, cases_of(problem)) for one in collected([str(path)], [problem]).solutions]
    assert [one.accepted for one in found] == ([] if NODES[code] is None else [NODES[code]])


def test_what_else_is_no_mistake(repository):
    """Broken: a solution is called an error for its comments, or for a module beside it."""
    files = {
        "gbk.py": f"# 两倍\n{RIGHT}".encode("gbk"),
        "double.py": f"from helps import twice\n{PLAIN}twice(number)\n",
    }
    status, text = judged(repository, files)
    assert (status, "  1  that lack a module that they need" in text.splitlines()) == (0, True)
    assert "1 solution of 1 problem in 1 file: 1 accepted" in text


TABLE = "def fill():\n    {}\n\n\nfill()\n\n\n"
PREPARES = {
    "a function appends": "table = []\n" + TABLE.format("table.append(2)"),
    "a function assigns": TABLE.format("global table\n    table = [2]"),
}


@pytest.mark.parametrize("before", PREPARES.values(), ids=PREPARES)
def test_what_is_called_below_a_function_prepares_what_a_solution_uses(repository, before):
    """Broken: a right solution that fills a table first is an error, as the table is empty."""
    text = RIGHT.replace("2 *", "table[0] *")
    assert "table" in text
    tests = "\n\ndef test():\n    assert Solution().double(0) == 1\n\n\ntest()\n"
    status, said = judged(repository, {"right.py": before + text + tests})
    assert status == 0, said
