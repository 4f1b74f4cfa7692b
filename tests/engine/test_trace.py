"""Traces in docstrings: what they say is what a run does."""

import pytest
from kata import KataError
from kata.problem.folder import Problem
from traces import require_true_traces

SUMS = '''"""Running sums: adds the number once, and once more.

For number = 3:

    i  total
    0  3      the first time
    1  6
    return 6
Level: 2
"""


class Solution:
    def double(self, number):
        total = 0
        for i in range(2):
            total += number
        return total
'''
CHAIN = '''"""Walks.

For head = [1, 2, 3]:

    found      node
    -          1 → 2 → 3
    [1]        2 → 3
    [1, 2]     -
    [1, 2, 3]  None
    return [1, 2, 3]
"""


class Solution:
    def double(self, head):
        node, found = head, []
        while node:
            rest = node.next
            found.append(node.val)
            node = rest
        return found
'''
CALLS = '''"""Counts.

For ["Counter", "add", "add"], [[], [2], [3]]:

    self.total  number
    0           -
    2           2
    5           3
"""


class Counter:
    def __init__(self):
        self.total = 0

    def add(self, number):
        self.total += number
        return self.total
'''
SPECS = {
    SUMS: ("class Solution:\n    def double(self, number: int) -> int:", "number = 3", "6"),
    CHAIN: (
        "class Solution:\n    def double(self, head: Optional[ListNode]) -> List[int]:",
        "head = [1,2]",
        "[1,2]",
    ),
    CALLS: (
        "class Counter:\n    def __init__(self):\n    def add(self, number: int) -> int:",
        '["Counter", "add"], [[], [2]]',
        "[null, 2]",
    ),
}


@pytest.fixture
def check(tmp_path):
    """Checks the traces of a solution, whose signature is that of one of SPECS."""

    def checked(text, like):
        signature, given, answer = SPECS[like]
        spec = f"# A\n\n```python\n{signature}\n```\n\nInput: {given}\nOutput: {answer}\n"
        spec += "\n## Constraints\n\n- `0 <= number <= 9`\n" * (like == SUMS)
        (tmp_path / "solutions").mkdir(exist_ok=True)
        (tmp_path / "README.md").write_text(spec)
        (tmp_path / "solutions/some.py").write_text(text)
        require_true_traces(Problem(tmp_path).solution("some"))

    return checked


@pytest.mark.parametrize("text", SPECS)
def test_a_trace_that_a_run_shows_is_true(check, text):
    """Broken: a trace of numbers, of a linked list, or of a class is refused though it is right."""
    check(text, text)


NO_STEP = "no later step has what the trace of .* says"
REFUSED = [  # (a file, a part of it, what stands there instead, what is said)
    (SUMS, "1  6\n", "1  7\n", NO_STEP),
    (SUMS, "0  3 ", "0  4 ", f"{NO_STEP} in the line '0  4 .*', where total is .*0, 3, 6; write"),
    (SUMS, "return 6", "return 7", f"{NO_STEP} in the line 'return 7', where .*6; write"),
    (SUMS, "0  3      the first time\n    1  6", "1  6\n    0  3", NO_STEP),  # the order
    (SUMS, "0  3 ", "0  0 ", "do not stand at one moment; show what holds after each item"),
    (SUMS, "number = 3:", "number = -1:", "the trace has an illegal input, number = -1: number"),
    (SUMS, "i  total", "i  sum", NO_STEP),  # no such name
    (CHAIN, "2 → 3", "2 → 4", f"{NO_STEP} .*, where node is .*2 → 3, 3"),
    (CALLS, "2           2", "3           2", NO_STEP),
    (SUMS, "1  6", "1", "'1' has 1 column; write i, total, or -"),
    (SUMS, "For number = 3", "For numer = 3", "is not an input; write it as: number ="),
]


@pytest.mark.parametrize(("like", "right", "wrong", "says"), REFUSED)
def test_a_trace_that_no_run_shows_is_refused(check, like, right, wrong, says):
    """Broken: a docstring may show values that the code never has, or in the wrong column."""
    assert right in like
    with pytest.raises(KataError, match=says):
        check(like.replace(right, wrong), like)
