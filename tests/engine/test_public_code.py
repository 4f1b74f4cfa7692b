"""Code from anywhere runs as it is: what LeetCode has in scope is in scope here."""

import builtins
import importlib
import json
from types import ModuleType

import pytest
from kata.cases.generate import cases_of
from kata.collect.submissions import collected
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.wire.prelude import SEEDED, prelude, public
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


def test_arguments_may_be_changed(repository):
    """Broken: what a solution does to its arguments shows in a later case or in the report."""
    repository.change("problems/double/problem.py", "return 2 * number", "return sum(number) * 2")
    for old, new in (
        ("if not 0 <= number <= LARGEST", "if len(number) > LARGEST"),
        ("yield (number,)", "yield ([1] * number,)"),
        ("(rng.randint(0, size),)", "([1] * size,)"),
        ("(LARGEST,)", "([1] * LARGEST,)"),
    ):
        repository.change("problems/double/problem.py", old, new)
    repository.change("problems/double/README.md", "number = 3", "number = [1, 2]")
    repository.change("problems/double/README.md", "number: int", "number: List[int]")
    body = "total = 0\nwhile number: total += 2 * number.pop()\nreturn total"
    path = repository.write("elsewhere/any.py", solution(body))
    assert repository.kata("judge", f"--file={path}", "double").returncode == 0
    repository.write("elsewhere/any.py", solution(f"{body} + (total == 2)"))
    run = repository.kata("judge", f"--file={path}", "double")
    assert "  number = [1]\n  expected = 2\n  yours    = 3" in run.stdout


OWN_CLASS = """class Node:
    def __init__(self, val=0, neighbors=None):
        self.val = val
        self.neighbors = neighbors
"""
CLONES = """class Solution:
    def cloneGraph(self, node):
        copies, stack = {{}}, [node] if node else []
        for original in stack:
            copies[original] = Node(original.val)
            stack += [near for near in original.neighbors if near not in stack]
        for original, copy in copies.items():
            copy.neighbors = {kind}(copies[near] for near in original.neighbors)
        return copies.get(node)
"""


@pytest.mark.parametrize("start", ["", OWN_CLASS], ids=["LeetCode's class", "its own class"])
@pytest.mark.parametrize("kind", ["list", "set", "tuple"])
def test_a_copy_that_leetcode_accepts_is_one(tmp_path, start, kind):
    """Broken: a right copy is refused for the class of its nodes, or of their neighbours."""
    problem, path = find_problem("clone-graph"), tmp_path / "own.py"
    path.write_text(start + CLONES.format(kind=kind))
    assert judge(Solution(problem, path), cases_of(problem)).kind == "Accepted"


FORMER = """class Interval(object):
    def __init__(self, s=0, e=0):
        self.start = s
        self.end = e


"""
COMMENTED = "# " + FORMER.strip().replace("\n", "\n# ") + "\n"
INSERTS = """class Solution:
    def insert(self, {parameters}){result}:
        {types}
        found = []
        for one in sorted(intervals + [newInterval], key=lambda one: one.start):
            if found and one.start <= found[-1].end:
                found[-1].end = max(found[-1].end, one.end)
            else:
                found.append({made})
        return found
"""
ANNOTATED = "intervals: List[Interval], newInterval: Interval", " -> List[Interval]", ""
STATED = "intervals, newInterval", "", '""":type intervals: List[Interval]"""'
UNTYPED = "intervals, newInterval", "", ""
OF_PAIRS = (
    "intervals: List[List[int]], newInterval: List[int]",
    " -> List[List[int]]",
    "intervals, newInterval = [Interval(*one) for one in intervals], Interval(*newInterval)",
)


@pytest.mark.parametrize("start", ["", FORMER, COMMENTED], ids=["", "its own class", "commented"])
@pytest.mark.parametrize("made", ["one", "Interval(one.start, one.end)"])
@pytest.mark.parametrize("types", [ANNOTATED, STATED, UNTYPED])
def test_intervals_are_what_they_were(tmp_path, start, made, types):
    """Broken: what LeetCode accepted while it had a class Interval is refused, or is doubtful."""
    problem, path = find_problem("insert-interval"), tmp_path / "57-insert-interval.py"
    parameters, result, stated = types
    text = INSERTS.format(parameters=parameters, result=result, types=stated, made=made)
    path.write_text(start + text)
    found = collected([str(path)], [problem])
    (right,) = found.solutions
    assert (judge(right, cases_of(problem)).kind, found.doubtful) == ("Accepted", set())
    path.write_text(start + text.replace("<=", "<"))
    (wrong,) = collected([str(path)], [problem]).solutions
    assert judge(wrong, cases_of(problem)).kind == "Wrong Answer"


def test_who_makes_intervals_is_given_pairs(tmp_path):
    """Broken: a solution with a class of its own for intervals is given others."""
    problem, path = find_problem("insert-interval"), tmp_path / "57-insert-interval.py"
    for parameters, result, stated in OF_PAIRS, (*UNTYPED[:2], OF_PAIRS[2]):
        text = INSERTS.format(parameters=parameters, result=result, types=stated, made="one")
        path.write_text(
            FORMER + text.replace("return found", "return [[o.start, o.end] for o in found]")
        )
        assert judge(Solution(problem, path), cases_of(problem)).kind == "Accepted"


FORMER_NODES = {
    "clone-graph": """class Solution(object):
    def cloneGraph(self, node):
        \"\"\"
        :type node: UndirectedGraphNode
        :rtype: UndirectedGraphNode
        \"\"\"
        copies, stack = {}, [node] if node else []
        for original in stack:
            copies[original] = UndirectedGraphNode(original.label)
            stack += [near for near in original.neighbors if near not in stack]
        for original, copy in copies.items():
            copy.neighbors = [copies[near] for near in original.neighbors]
        return copies.get(node)
""",
    "copy-list-with-random-pointer": """class Solution(object):
    def copyRandomList(self, head):
        \"\"\"
        :type head: RandomListNode
        :rtype: RandomListNode
        \"\"\"
        copies, node = {None: None}, head
        while node:
            copies[node], node = RandomListNode(node.label), node.next
        for node in copies:
            if node:
                copies[node].next, copies[node].random = copies[node.next], copies[node.random]
        return copies[head]
""",
}
OWN = {
    "clone-graph": "UndirectedGraphNode(object):\n    def __init__(self, x):\n"
    "        self.label = x\n        self.neighbors = []\n\n\n",
    "copy-list-with-random-pointer": "RandomListNode(object):\n    def __init__(self, x):\n"
    "        self.label = x\n        self.next = None\n        self.random = None\n\n\n",
}


@pytest.mark.parametrize("slug", FORMER_NODES)
@pytest.mark.parametrize("is_own", [False, True])
def test_nodes_may_have_their_former_names(tmp_path, slug, is_own):
    """Broken: what LeetCode accepted when it called a node's value its label is refused."""
    problem, path = find_problem(slug), tmp_path / f"{slug}.py"
    path.write_text(f"class {OWN[slug]}" * is_own + FORMER_NODES[slug])
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
    assert ours.keys() - scope.keys() == {"ListNode", "TreeNode", "Interval"}
    assert all(ours.get(n, vars(builtins).get(n)) is value for n, value in scope.items())


@pytest.mark.parametrize("module", SEEDED)
def test_a_module_that_is_imported_late_is_found_by_all_its_names(module):
    """Broken: a name is in scope only if the code happens to have another one of its module."""
    names = public(importlib.import_module(module))
    for name in {module, *names}:
        assert name in prelude(ModuleType("given"), compile(name, "x", "exec"))
