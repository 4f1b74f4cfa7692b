"""Traces in docstrings: what they say is what a run does."""

import pytest
from kata import KataError
from kata.problem.folder import Problem
from kata.watch.steps.trace import require_true_traces

SUMS = '''"""Running sums: adds the number once, and once more.

For number = 3:

    i  total
    0  0
    1  3      the first time
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

    node.val  rest
    1         2 → 3
    2         -
    3         None
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
    0           2
    2           3
    5           -
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
        (tmp_path / "solutions").mkdir(exist_ok=True)
        (tmp_path / "README.md").write_text(spec)
        (tmp_path / "solutions/some.py").write_text(text)
        require_true_traces(Problem(tmp_path).solution("some"))

    return checked


@pytest.mark.parametrize("text", SPECS)
def test_a_trace_that_a_run_shows_is_true(check, text):
    """Broken: a trace of numbers, of a linked list, or of a class is refused though it is right."""
    check(text, text)


@pytest.mark.parametrize(
    ("like", "right", "wrong"),
    [
        (SUMS, "0  0\n", "0  1\n"),
        (SUMS, "1  3 ", "1  4 "),
        (SUMS, "return 6", "return 7"),
        (SUMS, "0  0\n    1  3 ", "1  3\n    0  0 "),  # the order
        (SUMS, "i  total", "i  sum"),  # no such name
        (CHAIN, "2 → 3", "2 → 4"),
        (CALLS, "2           3", "3           3"),
    ],
)
def test_a_trace_that_no_run_shows_is_refused(check, like, right, wrong):
    """Broken: a docstring may show values that the code never has."""
    assert right in like
    with pytest.raises(KataError, match=r"some\.py: no later step has what the trace of .* says"):
        check(like.replace(right, wrong), like)


def test_a_row_that_lacks_a_column_is_refused(check):
    """Broken: a value stands under the wrong expression."""
    with pytest.raises(KataError, match="'1' has 1 column; write i, total, or -"):
        check(SUMS.replace("1  3      the first time", "1"), SUMS)


def test_an_input_that_is_none_is_refused(check):
    """Broken: a trace of a mistyped input is not checked."""
    with pytest.raises(KataError, match="is not an input; write it as: number ="):
        check(SUMS.replace("For number = 3", "For numer = 3"), SUMS)
