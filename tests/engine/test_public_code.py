"""Code from anywhere runs as it is: what LeetCode has in scope is in scope here."""

import builtins
import importlib
import json
import re
from types import ModuleType

import pytest
from kata.cases.generate import cases_of
from kata.collect.submissions import collected
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.show.report import report
from kata.wire.prelude import SEEDED, SORTED, prelude, public
from tiny import ADDS, solution

RIGHT = {
    "annotations of typing": ADDS.replace("(self, number)", "(self, number: int) -> List[int]"),
    "collections": solution(
        "x = defaultdict(int, deque=deque([number]))\nreturn 2 * x['deque'][0]"
    ),
    "a name missed only when called": solution(
        "return 2 * number if number < 9 else 2 * deepcopy(number)"
    ),
    "modules by name": solution("return copy.copy(2) * math.floor(number) + bisect.bisect([], 1)"),
    "functions by name": solution(
        "heappush([], 1)\nreturn reduce(add, [number, number]) + gcd(0, 0)"
    ),
    "lru_cache and inf": solution(
        "f = lru_cache(None)(lambda n: min(inf, 2 * n))\nreturn f(number)"
    ),
    "builtins that a module would hide": solution(
        "return pow(2 * number, 1, 10 ** 9) + abs(0) + sum([])"
    ),
    "modules that are imported where they are named": solution(
        "json.loads('[]'), datetime.date.today(), loads('[]'), sys.maxsize, intern('x')\n"
        "return 2 * int(statistics.mean([number])) + 0 * int(mean([1])) + 0 * time(0).hour"
    ),
    "re, string and itertools": solution(
        "return 2 * number + len(re.findall('b', digits)) + sum(chain())"
    ),
    "a byte order mark": b"\xef\xbb\xbf" + ADDS.encode(),
    "another declared encoding": b"# coding: latin-1\n# \xe9\n" + ADDS.encode(),
    "Windows line ends": ADDS.replace("\n", "\r\n").encode(),
    "prints and calls at top level": ADDS
    + "\nprint(Solution().double(3))\nassert Solution().double(3) == 6\n",
    "a main part": ADDS + '\nif __name__ == "__main__":\n    raise SystemExit(1)\n',
    "a second class": "class Helper:\n    pass\n\n\n" + ADDS,
    "another class with the method": (
        "class Solution:\n    def other(self): pass\n\n\n"
        + ADDS.replace("class Solution", "class Solution2")
    ),
    "a dataclass and future annotations": (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n\n\n"
        "@dataclass\nclass Pair:\n    one: Optional[int] = None\n\n\n"
        + solution("return Pair(2 * number).one").partition('"""\n\n\n')[2]
    ),
    "a static method": ADDS.replace("    def double(self, ", "    @staticmethod\n    def double("),
    "pickle of its own class": solution(
        "import pickle\npickle.dumps(Solution())\nreturn 2 * number"
    ),
}


def test_accepted(repository):
    """Broken: a public solution that LeetCode accepts does not run here unmodified."""
    for number, source in enumerate(RIGHT.values()):
        repository.write(f"problems/double/solutions/form_{number:02}.py", source)
    run = repository.kata("judge", "--json", "double")
    found = [json.loads(line) for line in run.stdout.splitlines()][1:]
    messages = dict(zip(RIGHT, ((one["verdict"], one["message"]) for one in found)))
    assert messages == dict.fromkeys(RIGHT, ("Accepted", ""))


def test_arguments_may_be_changed(tmp_path):
    """Broken: what a solution does to its arguments shows in a later case or in the report."""
    problem, path = find_problem("single-number"), tmp_path / "any.py"
    code = "class Solution:\n    def singleNumber(self, nums):\n        one = 0\n"
    code += "        while nums: one ^= nums.pop()\n        return one"
    path.write_text(code)
    assert judge(Solution(problem, path), cases_of(problem)).kind == "Accepted"
    path.write_text(f"{code} + (one == 1)")
    shown = report(judge(Solution(problem, path), cases_of(problem))).plain
    assert "  nums = [1]\n  expected = 1\n  yours    = 2" in shown


OWN_CLASS = """class Node:
    def __init__(self, val=0, neighbors=None):
        self.val = val
        self.neighbors = neighbors
"""
COPIES = "self.copy(near, copies) for near in node.neighbors"


@pytest.mark.parametrize("start", ["", OWN_CLASS], ids=["LeetCode's class", "its own class"])
@pytest.mark.parametrize("kind", ["list", "set", "tuple"])
def test_a_copy_that_leetcode_accepts_is_one(tmp_path, start, kind):
    """Broken: a right copy is refused for the class of its nodes, or of their neighbours."""
    problem, path = find_problem("clone-graph"), tmp_path / "own.py"
    text = problem.solution("dfs").path.read_text()
    assert f"[{COPIES}]" in text
    path.write_text(start + text.replace(f"[{COPIES}]", f"{kind}({COPIES})"))
    assert judge(Solution(problem, path), cases_of(problem)).kind == "Accepted"


FORMER_CLASS = """class {}:
    def __init__(self, x):
        self.label, self.neighbors, self.next, self.random = x, [], None, None
"""


@pytest.mark.parametrize("start", ["", FORMER_CLASS], ids=["LeetCode's class", "its own class"])
@pytest.mark.parametrize(
    ("slug", "name", "former"),
    [
        ("clone-graph", "dfs", "UndirectedGraphNode"),
        ("copy-list-with-random-pointer", "hash_map", "RandomListNode"),
    ],
)
def test_nodes_may_have_their_former_names(tmp_path, start, slug, name, former):
    """Broken: what LeetCode accepted when it called a node's value its label is refused."""
    problem, path = find_problem(slug), tmp_path / f"{slug}.py"
    text = problem.solution(name).path.read_text().replace(".val", ".label")
    path.write_text(start.format(former) + re.sub(r"\bNode\b", former, text))
    found = collected([str(path)], [problem])
    (one,) = found.solutions
    assert (judge(one, cases_of(problem)).kind, found.doubtful) == ("Accepted", set())


def test_an_ancestor_may_be_a_new_node(tmp_path):
    """Broken: what LeetCode accepts, since it prints the value of the node, is refused."""
    problem, path = (
        find_problem("lowest-common-ancestor-of-a-binary-search-tree"),
        tmp_path / "a.py",
    )
    text = (problem.folder / "solutions/recursion.py").read_text()
    path.write_text(text.replace("return root", "return TreeNode(root.val)"))
    assert "TreeNode(root.val)" in path.read_text()
    assert judge(Solution(problem, path), cases_of(problem)).kind == "Accepted"


# What LeetCode's driver imports before a solution, in this order; then all modules, then typing.
DRIVER = """
    string re datetime collections heapq bisect copy math random statistics itertools functools
    operator io sys json builtins""".split()


def test_the_scope_is_leetcodes():
    """Broken: a name is in scope here and not on LeetCode, or the other way round, or differs."""
    scope = {}
    for line in (
        *(f"from {module} import *" for module in DRIVER),
        *(f"import {module}" for module in DRIVER),
        "from typing import *",
    ):
        exec(line, scope)
    del scope["__builtins__"]
    ours = prelude(ModuleType("given"))
    assert ours.keys() - scope.keys() == {"ListNode", "TreeNode", *SORTED}
    assert all(ours.get(n, vars(builtins).get(n)) is value for n, value in scope.items())


@pytest.mark.parametrize("module", SEEDED)
def test_a_module_that_is_imported_late_is_found_by_all_its_names(module):
    """Broken: a name is in scope only if the code happens to have another one of its module."""
    names = public(importlib.import_module(module))
    for name in {module, *names}:
        assert name in prelude(ModuleType("given"), compile(name, "x", "exec"))
