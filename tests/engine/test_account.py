"""What became of every file of a collection: all are accounted for, and none is judged unseen."""

import json
import re

import pytest
from test_collection import CERTAIN, DOUBTFUL, NONE, RIGHT, WRONG, fit_of, judged

FOREIGN = "class Solution:\n    def twoSum(self, nums, target):\n        return []\n"
FILES = {
    "a.py": RIGHT,
    "b.py": f"{RIGHT}\n\n{WRONG.replace('Solution', 'Solution2')}",
    "0001-two-sum.py": FOREIGN,
    "1.two-sum/solution.py": f"{FOREIGN}\n\ndef double(x, y, z): pass\n",
    "0146-lru-cache.py": "class LRUCache:\n    pass\n",
    "15.3sum.py": FOREIGN.replace("return []", "def double(i): pass"),
    "double.py": FOREIGN,
    "node.py": "class Node:\n    pass\n",
    "fits_not.py": "class Solution:\n    def double(self, x, y): return x\n",
    "utilities.py": "def gcd(a, b):\n    pass\n",
    "named.py": "def double(x, y): return x\n",
    "broken.py": "class Solution:\n    def double(self, number) return 2\n",
    "large.py": "#" * (1 << 20) + "\n",
    "README.md": f"```python\n{RIGHT}```\n",
    "constants.py": "MOST = 3\n",
    "guess.py": "class Solution:\n    def double(self, x): return 0\n",
    "merge.java": "class Solution {}\n",
    "merge.cpp": "class Solution {};\n",
    "twice.cc": "class Solution {};\n",
}
ACCOUNT = """\
19 files looked at:
  2  judged: 3 solutions
  1  doubtful, perhaps for another problem
  4  for other problems, so not judged: two-sum (2), lru-cache, 3sum
  3  with a class that fits no problem here
  2  with only functions, none of which fits a problem here
  1  that could not be read, for the reasons above
  1  larger than 1 MB
  4  in other languages: C++ (2), Markdown, Java
  1  without a Python solution
"""
TOLD = """\
? broken.py:2: not judged: expected ':'
? double.py: not judged: double wants the method double, but the file has twoSum
? large.py: not judged: it is larger than 1 MB
"""
LEFT_OUT = f"""\
{TOLD}\
? fits_not.py: not judged: no class fits a problem here
? named.py: not judged: no function fits a problem here
"""


def test_every_file_is_accounted_for(repository):
    """Broken: files are passed over in silence, or the numbers do not add up to the total."""
    for path, text in FILES.items():
        repository.write(f"mine/{path}", text)
    status, text = judged(repository)
    assert status == 1
    assert text.endswith(TOLD + ACCOUNT)
    total, *numbers = map(int, re.findall(r"^ *(\d+) (?!sol)", ACCOUNT, re.MULTILINE))
    assert total == sum(numbers) == len(FILES)


def test_every_file_is_listed_on_demand(repository):
    """Broken: V=1 does not say what became of a file, or says it twice."""
    for path, text in FILES.items():
        repository.write(f"mine/{path}", text)
    _, text = judged(repository, (), "--verbose")
    assert text.endswith(ACCOUNT)
    listed = text.partition("? doubtful, perhaps not for double:")[2].removesuffix(ACCOUNT)
    for path in FILES:
        assert len(re.findall(rf"(?:^| ){re.escape(path)}\b", listed, re.MULTILINE)) == 1, path
    assert "  b.py: 2 solutions judged\n" in listed
    assert "  15.3sum.py: neither its problem nor a statement is here\n" in listed
    assert {*LEFT_OUT.splitlines()} <= {*listed.splitlines()}


def test_a_folder_without_a_solution_is_accounted_for(repository):
    """Broken: a folder for other problems ends with an error, but not with what is in it."""
    for letter in "abcdefghijkl":
        repository.write(f"mine/{letter}.py", FOREIGN)
    repository.write("mine/0001-two-sum.py", FOREIGN)
    repository.write("mine/1.py", FOREIGN)
    status, text = judged(repository)
    named = ", ".join("abcdefghi")
    assert status == 2
    assert text == (
        "14 files looked at:\n  14  for other problems, so not judged:"
        f" two-sum (2), {named}, and 3 others\n"
    )


def test_the_account_is_apart_from_json(repository):
    """Broken: with JSON=1, a program reads lines that are meant for people, or nobody sees them."""
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", FOREIGN)
    run = repository.kata("judge", "--file=mine", "--json")
    assert json.loads(run.stdout)["verdict"] == "Accepted"
    others = "\n  1  for other problems, so not judged: b"
    assert f"2 files looked at:\n  1  judged: 1 solution{others}" in run.stderr


def test_a_helper_is_no_solution(repository):
    """Broken: a helper class beside a solution is called wrong, or spoils a comparison."""
    helper = "class Helper:\n    def double(self, x):\n        return 0\n"
    repository.write("mine/double.py", f"{helper}\n\n{RIGHT}")
    repository.write("mine/second.py", RIGHT + RIGHT.replace("Solution", "Solution2"))
    repository.write("mine/guess.py", helper)
    status, text = judged(repository)
    assert status == 0
    assert "3 solutions of 1 problem in 2 files: 3 accepted\n" in text
    assert "?" in text.partition("guess.py")[0]
    repository.write("mine/utils.py", "def first(x):\n    return x\n")
    files = "mine/double.py", "mine/second.py", "mine/guess.py", "mine/utils.py"
    for given in ["mine/"], files:
        run = repository.kata("compare", "double", *given, "--budget=0.1")
        assert (run.returncode, "✗" in run.stdout) == (0, False)
        told = "left out: it has no class Solution; if it is a solution, name only this file"
        left_out = ["guess", "utils"][: len(given)]
        assert run.stderr.splitlines() == [f"mine/{name}.py: {told}" for name in left_out]
    run = repository.kata("compare", "double", "mine/guess.py", "--budget=0.1")
    assert (run.returncode, "mine/guess.py: Wrong Answer" in run.stdout) == (1, True)


def cell(*lines, kind="code"):
    return {"cell_type": kind, "source": "\n".join(lines).splitlines(keepends=True)}


def test_cells_of_a_notebook_are_judged(repository):
    """Broken: what stands in a notebook is not judged, or under a wrong line, or for its magic."""
    cells = (
        cell("# Double", RIGHT, kind="markdown"),
        cell("%matplotlib inline", "!ls", "import math", *RIGHT.splitlines()),
        cell("%%bash", "def double(self, number): pass"),
        cell("", "def double(number: int):", "    %time", "    return number * number"),
        cell("def double(number) return 2"),
    )
    repository.write("mine/a.ipynb", json.dumps({"cells": cells}))
    repository.write("mine/cut.ipynb", '{"cells": [')
    repository.write("mine/x.py3", RIGHT)
    status, text = judged(repository)
    assert (status, text.splitlines()) == (
        1,
        [
            "✗ Wrong Answer          a.ipynb:14  number = 1: 2, not 1",
            "3 solutions of 1 problem in 2 files: 2 accepted, 1 wrong",
            "? a.ipynb:17: not judged: expected ':'",
            "? cut.ipynb: not judged: not a notebook: it has no list of cells with their source",
            "In a notebook, lines are counted through all cells.",
            "3 files looked at:",
            "  2  judged: 3 solutions",
            "  1  that could not be read, for the reasons above",
        ],
    )
    run = repository.kata("judge", f"--file={repository.root}/mine/a.ipynb:14")
    assert "case 3 of 95" in run.stdout


FUNCTIONS = {
    "bare.py": "def double(number: int) -> int:\n    return RESULT\n",
    "cached.py": "@cache\ndef double(number: int):\n    return RESULT\n",
    "two.py": "def double(number: int):\n    return RESULT\n\n\ndef double(x, y): pass\n",
    "cell.ipynb": json.dumps({"cells": [cell("def double(number: int): return RESULT")]}),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_without_a_class_is_judged(repository, name):
    """Broken: a bare function is not judged as LeetCode's method."""
    for result, verdict in ("2 * number", "✓ Accepted"), ("number * number", "✗ Wrong Answer"):
        path = repository.write(f"mine/{name}", FUNCTIONS[name].replace("RESULT", result))
        for problem in [], ["double"]:
            run = repository.kata("judge", f"--file={path}", *problem)
            assert verdict in run.stdout, run.stderr
    repository.write("mine/nothing.py", "")
    _, text = judged(repository)
    assert f"✗ Wrong Answer          {name}" in text


def test_a_solution_of_our_own_has_a_class(repository):
    """Broken: a file in solutions/ is accepted, although LeetCode would not take it as it is."""
    repository.write("problems/double/solutions/bare.py", "def double(number): return 2 * number\n")
    run = repository.kata("judge", "double", "bare")
    assert "there is no class Solution; the file defines double" in run.stdout


BARE = {
    ("surrounded-regions", "def solve(board: List[List[str]]) -> None: pass"): CERTAIN,
    ("surrounded-regions", "def solve(board): pass"): DOUBTFUL,
    ("minesweeper", "def updateBoard(board, click): pass"): CERTAIN,
    ("design-tic-tac-toe", "def move(row, col, player): pass"): NONE,
}


@pytest.mark.parametrize(("slug", "function"), BARE)
def test_a_function_fits_as_a_method_does(slug, function):
    """Broken: a function for another problem is called wrong, or one of ours is not judged."""
    assert fit_of(function, slug) == BARE[slug, function]


def test_a_class_goes_before_a_function(repository):
    """Broken: a helper beside a solution is judged in its stead."""
    repository.write("mine/a.py", f"def double(number):\n    return 0\n\n\n{RIGHT}")
    repository.write("mine/b.py", f"def double(number):\n    return 0\n\n\n{FOREIGN}")
    _, text = judged(repository)
    assert "1 solution of 1 problem in 1 file: 1 accepted\n" in text
    assert "1  for other problems, so not judged: b\n" in text
