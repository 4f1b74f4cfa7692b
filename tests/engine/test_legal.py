"""An input that breaks a constraint of the spec is illegal, without a word in problem.py."""

import re
from random import Random

import pytest
from kata import paths
from kata.cases.checker import why_illegal
from kata.cases.generate import cases_of
from kata.cases.recipe import RandomPick
from kata.problem.constraints.bounds import Bound, Order, side_of
from kata.problem.constraints.equal_lengths import EqualLengths
from kata.problem.constraints.named_values import values_of
from kata.problem.constraints.worded import Letters
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, problems
from kata.wire.plain import encode

ILLEGAL = {
    "group-anagrams": {
        "strs.length is 0; the constraints allow 1 to 10,000": ([],),
        "strs[i].length is 101; the constraints allow 0 to 100": (["a", "b" * 101],),
        "strs[i] has 'B'; the constraints do not allow it": (["ab", "aB"],),
    },
    "number-of-islands": {
        "grid[i].length is 0; the constraints allow 1 to 300": ([[], []],),
        "grid[i].length must be the same number": ([["1", "0"], ["1"]],),
        "grid[i][j] is '2'; the constraints do not allow it": ([["1", "2"]],),
        "grid[i][j] is '11'; the constraints do not allow it": ([["1", "11"]],),
    },
    "word-search-ii": {
        "board[i][j] is 'ab'; the constraints do not allow it": ([["ab", "a"]], ["a"]),
        "board[i][j] is ''; the constraints do not allow it": ([["", "a"]], ["a"]),
    },
    "word-search": {
        "board[i][j] is 'Ab'; the constraints do not allow it": ([["Ab"]], "A"),
    },
    "cheapest-flights-within-k-stops": {
        "flights[i][1] is 6; want flights[i][1] < n, 5": (5, [[0, 6, 3]], 0, 1, 1),
        "flights[i][2] is 0; the constraints allow 1 to 10,000": (5, [[0, 1, 0]], 0, 1, 1),
        "flights[i][0] is 1; want flights[i][0] ≠ flights[i][1], 1": (5, [[1, 1, 2]], 0, 1, 1),
    },
    "reconstruct-itinerary": {
        "tickets[i][1].length is 2; the constraints allow only 3": ([["JFK", "AB"]],),
        "tickets[i][0] has 'j'; the constraints do not allow it": ([["jFK", "ABC"]],),
    },
    "redundant-connection": {
        "edges[i][1] is 4; want edges[i][1] ≤ edges.length, 3": ([[1, 2], [1, 4], [2, 4]],),
    },
    "course-schedule-ii": {
        "prerequisites[i][0] is 2; want prerequisites[i][0] < numCourses, 2": (2, [[2, 0]]),
    },
    "swim-in-rising-water": {
        "grid[i][j] is 1; want grid[i][j] < grid.length**2, 1": ([[1]],),
    },
    "detect-squares": {
        "point[0] is 1,001; the constraints allow 0 to 1,000": (
            ["DetectSquares", "add"],
            [[], [[1001, 0]]],
        ),
    },
    "remove-element": {
        "val is 101; the constraints allow 0 to 100": ([1], 101),
    },
    "course-schedule": {
        "prerequisites[i].length is 3; the constraints allow only 2": (3, [[0, 1, 2]]),
        "numCourses is 0; the constraints allow 1 to 2,000": (0, []),
    },
    "flood-fill": {
        "sr is 1; want sr < image.length, 1": ([[0, 0]], 1, 0, 0),
        "sc is 2; want sc < image[i].length, 2": ([[0, 0]], 0, 2, 0),
    },
    "longest-repeating-character-replacement": {
        "k is 3; want k ≤ s.length, 2": ("AB", 3),
    },
    "design-tic-tac-toe": {
        "row is 3; want row < n, 3": (["TicTacToe", "move"], [[3], [3, 0, 1]]),
    },
    "merge-intervals": {
        "intervals[i][0] is 2; want intervals[i][0] ≤ intervals[i][1], 1": ([[0, 0], [2, 1]],),
        "intervals[i][0] is -1; the constraints allow 0 to 10,000": ([[-1, 1]],),
    },
    "knight-probability-in-chessboard": {
        "row is 3; want row ≤ n - 1, 2": (3, 1, 3, 0),
    },
    "remove-nth-node-from-end-of-list": {
        "n is 3; want n ≤ head.length, 2": ([1, 2], 3),
    },
    "rotate-image": {
        "matrix.length and matrix[i].length must be the same number": ([[1, 2]],),
    },
    "reorder-list": {
        "head.length is 0; the constraints allow 1 to 50,000": ([],),
        "head[i] is 0; the constraints allow 1 to 1,000": ([1, 0],),
    },
    "reverse-linked-list": {
        "head[i] is -5,001; the constraints allow -5,000 to 5,000": ([3, -5001],),
    },
    "binary-tree-level-order-traversal": {
        "root.length is 2,001; the constraints allow 0 to 2,000": ([1, *[None, 1] * 2000],),
    },
    "word-break": {
        "wordDict has 'a' twice; the constraints forbid it": ("a", ["a", "b", "a"]),
    },
    "remove-duplicates-from-sorted-array": {
        "nums has 2 before 1; the constraints want another order": ([1, 2, 1],),
    },
    "reverse-bits": {
        "n % 2 is 1; want n % 2 = 0": (3,),
    },
    "graph-valid-tree": {
        "edges[i][0] is 1; want edges[i][0] ≠ edges[i][1], 1": (2, [[0, 1], [1, 1]]),
    },
    "spiral-matrix-iv": {
        "m * n is 1,000,000; want m * n ≤ 10**5, 100,000": (1000, 1000, [1]),
    },
    "lowest-common-ancestor-of-a-binary-tree": {
        "root has 1 twice; the constraints forbid it": ([2, 1, 1], 1, 2),
    },
    "find-median-from-data-stream": {
        "calls to addNum and findMedian is 50,001; the constraints allow at most 50,000": (
            ["MedianFinder", *["addNum"] * 50001],
            [[], *[[1]] * 50001],
        ),
        "num is 100,001; the constraints allow -100,000 to 100,000": (
            ["MedianFinder", "addNum", "addNum", "findMedian"],
            [[], [1], [100001], []],
        ),
    },
}


@pytest.mark.parametrize(
    ("slug", "says", "values"),
    [(slug, says, values) for slug, some in ILLEGAL.items() for says, values in some.items()],
)
def test_what_breaks_a_constraint_is_illegal(slug, says, values):
    """Broken: an input that LeetCode would never use refutes a right solution."""
    assert why_illegal(find_problem(slug), encode(values)) == says


def looks_at(constraint, values):
    """Whether a constraint finds anything in these values that it can refuse."""
    match constraint:
        case EqualLengths(lengths=lengths):
            return all(values.numbers(length) for length in lengths)
        case Order(of=of, other=other):
            return all(side_of(side, values) for side in (of, other))
        case Letters(of=of):
            return any(values.texts(of))
        case Bound(of=of):
            return bool(values.numbers(of))
    return bool(values.parts(constraint.of))


def test_every_constraint_that_is_read_is_enforced():
    """Broken: a bound is read under a name that no input has, so that nothing is refused by it."""
    idle = {}
    for problem in problems():
        inputs = [values_of(problem.signature, one.arguments) for one in problem.examples]
        entries = problem.constraints.entries
        idle[problem.slug] = [
            one for one in entries if not any(looks_at(one, values) for values in inputs)
        ]
    assert {slug: some for slug, some in idle.items() if some} == {
        "copy-list-with-random-pointer": [Bound("head[i]", -(10**4), 10**4)],
        "find-the-duplicate-number": [Bound("n", 1, 10**5), Order("nums[i]", "<=", "n")],
        "powx-n": [Bound("xⁿ", -(10**4), 10**4)],
    }, "check() enforces these"


RECORD = re.compile(r"(\S+\[i\])\.length ==? ([23])$", re.MULTILINE)  # flights[i].length == 3


def test_every_field_of_a_record_is_bounded():
    """Broken: a flight is shrunk to a price of 0, or to a city that is none."""
    free = []
    for problem in problems():
        stated = {one.of for one in problem.constraints.entries}
        free += [
            f"{problem.slug}: {record}[{field}]"
            for record, count in RECORD.findall(problem.text)
            for field in range(int(count))
            if not any(re.match(rf"{re.escape(record)}\[({field}|j)\]", of) for of in stated)
        ]
    assert not free


def test_what_is_not_read_is_named_and_checked():
    """Broken: a line of a spec is enforced by nothing, and nobody is told."""
    alone = [
        f"{problem.slug}: {line}"
        for problem in problems()
        for line in problem.constraints.unread
        if not problem.rules.check
    ]
    assert alone == [
        "valid-tic-tac-toe-state: The board need not follow from the rules: that is the question"
    ]


def test_what_a_spec_allows_is_looked_at_again_when_it_changes(repository):
    """Broken: a bound that was mistyped, then corrected, or tightened, has no effect."""
    spec = "problems/double/README.md"
    text = (repository.root / spec).read_text()
    repository.write(spec, f"{text}\n## Constraints\n\n- 0 <= number <= 10\n")
    run = repository.kata("judge", "double")
    assert "the constraints allow 0 to 10" in run.stderr
    repository.change(spec, "<= 10\n", "<= 100\n")
    assert repository.kata("judge", "double").returncode == 0
    repository.change(spec, "<= 100\n", "<= 99\n")
    assert "the constraints allow 0 to 99" in repository.kata("judge", "double").stderr


@pytest.mark.parametrize("nodes", [0, 2000])
def test_the_nulls_of_a_tree_are_not_counted(nodes):
    """Broken: a tree with as many nodes as there may be is too large."""
    problem = find_problem("binary-tree-level-order-traversal")
    assert not why_illegal(problem, encode(([1, *[None, 1] * (nodes - 1)],) if nodes else ([],)))


TREE = """# Mirror

```python
class Solution:
    def mirror(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
```

```text
Input: root = [1,null,2]
Output: [1,2]
```
"""
RULES = """SMALL, LARGEST = 3, 9


def inputs(pick, size):
    return (pick.tree(pick(range(size + 1)), (1, 2)),)


def answer(root):
    return root and TreeNode(root.val, answer(root.right), answer(root.left))


def check(root):
    assert type(root) is list


def accepts(arguments, result):
    return type(arguments[0]) is type(result) is list and arguments[0][:1] == result[:1]
"""


def test_check_and_accepts_get_leetcodes_notation(tmp_path, monkeypatch):
    """Broken: the document says that these two get plain lists, and they get nodes."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    (tmp_path / "README.md").write_text(TREE)
    (tmp_path / "problem.py").write_text(RULES)
    assert len(cases_of(Problem(tmp_path))) > 100


def test_the_arguments_of_calls_may_be_changed():
    """Broken: an argument that depends on earlier calls cannot be set, as the document says."""
    pick = RandomPick(Random(1))
    names, calls = pick.calls(9, {"push": [range(9)], "at": [range(1)]})
    for i, name in enumerate(names):
        calls[i][0] = name
    assert calls == [[name] for name in names]
