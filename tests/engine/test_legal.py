"""An input that breaks a constraint of the spec is illegal, without a word in problem.py."""

import re

import pytest
from kata.cases.checker import why_illegal
from kata.problem.lookup import find_problem, problems
from kata.statement import constraints_of
from kata.statement.kinds import Bound, Letters, Order, Same, side_of
from kata.statement.paths import Path, values_of
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
    },
    "word-search-ii": {
        "board[i][j] is 'ab'; the constraints do not allow it": ([["ab", "a"]], ["a"])
    },
    "cheapest-flights-within-k-stops": {
        "flights[i][1] is 6; want flights[i][1] < n, 5": (5, [[0, 6, 3]], 0, 1, 1),
        "flights[i][0] is 1; want flights[i][0] ≠ flights[i][1], 1": (5, [[1, 1, 2]], 0, 1, 1),
    },
    "merge-intervals": {
        "intervals[i][0] is 2; want intervals[i][0] ≤ intervals[i][1], 1": ([[0, 0], [2, 1]],)
    },
    "rotate-image": {"matrix.length and matrix[i].length must be the same number": ([[1, 2]],)},
    "reorder-list": {"head[i] is 0; the constraints allow 1 to 1,000": ([1, 0],)},
    "remove-duplicates-from-sorted-array": {
        "nums has 2 before 1; the constraints want another order": ([1, 2, 1],)
    },
    "spiral-matrix-iv": {"m * n is 1,000,000; want m * n ≤ 10**5, 100,000": (1000, 1000, [1])},
    "lowest-common-ancestor-of-a-binary-tree": {
        "root has 1 twice; the constraints forbid it": ([2, 1, 1], 1, 2)
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
        case Same(lengths=lengths):
            return all(values.numbers(length) for length in lengths)
        case Order(of=of, other=other):
            return all(side_of(side, values) for side in (of, other))
        case Letters(of=of):
            return any(values.texts(of)) or values.numbers(of)
        case Bound(of=of):
            return bool(values.numbers(of))
    return bool(values.parts(constraint.of))


def test_every_constraint_that_is_read_is_enforced():
    """Broken: a bound is read under a name that no input has, so that nothing is refused by it."""
    idle = {}
    for problem in problems():
        inputs = [values_of(problem.signature, one.arguments) for one in problem.examples]
        entries = constraints_of(problem).entries
        idle[problem.slug] = [
            one for one in entries if not any(looks_at(one, values) for values in inputs)
        ]
    assert {slug: some for slug, some in idle.items() if some} == {
        "copy-list-with-random-pointer": [Bound(Path("head").items, -(10**4), 10**4)],
    }, "check() enforces these"


RECORD = re.compile(r"(\S+\[i\])\.length ==? ([23])$", re.MULTILINE)  # flights[i].length == 3


def test_every_field_of_a_record_is_bounded():
    """Broken: a flight is shrunk to a price of 0, or to a city that is none."""
    free = []
    for problem in problems():
        stated = {str(getattr(one, "of", "")) for one in constraints_of(problem).entries}
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
        for line in constraints_of(problem).unread
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
