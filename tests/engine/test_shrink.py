"""A failing input is made smaller before it is shown: as far as it fails in the same way."""

import re
from contextlib import suppress
from itertools import count

import pytest
from kata.cases.generate import cases_of
from kata.cases.model import GENERATED
from kata.cases.shrink import lower, shrink
from kata.judge import smaller
from kata.judge.model import Outcome, VerdictKind
from kata.problem.folder import Problem
from tiny import judged, solution

BOARD = [[1, 0, 7, 2, 0], [3, 9, 1, 1, 2], [5, 0, 8, 1, 0], [1, 1, 1, 1, 1]]
CHAIN = [[[i, i + 1, 30] for i in range(59, 0, -1)], 60, 1]


def is_chain(edges, n, k):
    """Whether each of n nodes but the last has an edge to the next one, beginning with k."""
    return {(a, b) for a, b, _ in edges} == {(i, i + 1) for i in range(k, n)} and k == 1


SHRUNK = [
    ([[-70, 8, -3]], lambda v: max(map(abs, v[0])) > 60, [[61]]),
    ([list(range(100))], lambda v: len(v[0]) > 30, [[0] * 31]),
    ([BOARD], lambda v: any(9 in row for row in v[0]), [[[9]]]),
    ([BOARD], lambda v: len(v[0]) > 1 and all(len(row) > 2 for row in v[0]), [[[0] * 3] * 2]),
    (["the quick brown fox"], lambda v: v[0].count("o") == 2, ["oo"]),
    (["abcdefgh"], lambda v: len(v[0]) >= 5, ["aaaaa"]),
    ([8, "abcdefgh"], lambda v: len(v) == 2 and v[0] == len(v[1]) > 2, [3, "aaa"]),
    ([[77, 3, 77], [77]], lambda v: v[0].count(v[1][0]) == 2 and v[1][0] > 40, [[41, 41], [41]]),
    ([[1, None, True, 2.5]], lambda v: len(v[0]) == 4, [[0, None, True, 0.0]]),
    (
        [["A", "f", "g", "f"], [[], [1], [2], [3]]],
        lambda v: len(v) == 2 and "g" in v[0] and [2] in v[1],
        [["g"], [[2]]],
    ),
    (
        [["XOX", "OXO", "XOX"]],
        lambda v: {*map(len, v[0])} == {len(v[0])} and len(v[0]) > 1,
        [["XX", "XX"]],
    ),
    (CHAIN, lambda v: is_chain(*v) and v[1] > 6, [[[i, i + 1, 0] for i in range(6, 0, -1)], 7, 1]),
    ([342879659], lambda v: re.search("7.*9.*5", str(v[0])), [795]),
    ([[1000, 2000, 3000]], lambda v: v[0][2] - v[0][1] == v[0][1] > v[0][0], [[0, 1, 2]]),
]


@pytest.mark.parametrize(("value", "fails", "expected"), SHRUNK)
def test_a_value_is_as_small_as_it_can_be(value, fails, expected):
    """Broken: a failing input keeps a part that it does not need to fail."""

    def still_fails(value):
        try:
            return bool(fails(value))
        except (IndexError, TypeError, ValueError):  # there is no such input
            return False

    assert shrink(value, still_fails) == expected


CALLS = ["post", *["post"] * 2000, *["read", "post"] * 200]


@pytest.mark.parametrize(
    ("value", "fails", "size"),
    [
        (
            [CALLS, [[i] for i in range(len(CALLS))]],
            lambda names, given: len(names) == len(given) and "read" in names[501:],
            502,
        ),
        ([[*range(0, 9000, 2)], 7], lambda items, _: items == sorted(items) and items[4096], 4097),
    ],
    ids=["calls", "sorted"],
)
def test_what_is_large_is_small_after_few_tries(value, fails, size):
    """Broken: of thousands of calls or numbers, none is left out before the work is done."""
    sizes, tries = [len(value[0])], count()

    def still_fails(value):
        if next(tries) >= 100:
            raise smaller.BudgetExceededError
        try:
            found = bool(fails(*value))
        except (IndexError, TypeError):
            return False
        sizes.append(len(value[0]) if found else sizes[-1])
        return found

    with suppress(smaller.BudgetExceededError):
        shrink(value, still_fails)
    assert sizes[-1] == size


@pytest.mark.parametrize("number", [0, 1, 5, 100, -7, -100, 2**31 - 1])
@pytest.mark.parametrize("least", [0, 1, 5, 77])
def test_a_number_is_lowered_to_the_least_that_fails(number, least):
    """Broken: a large number is shown where a small one fails as well."""
    wanted = min(abs(number), least) if abs(number) >= least else abs(number)
    found = lower(number, lambda n: n >= least)
    assert found == (wanted if number >= 0 or abs(number) >= least else number)


LATE = "return 2 * number + (number > 37)"
SPARSE = """def gen_any(rng, size):
    return (rng.choice((0, size)) if size > 60 else 0,)
"""


@pytest.fixture
def sparse(repository):
    """A problem whose small and most of whose random inputs are 0."""
    rules = "problems/double/problem.py"
    repository.change(
        rules, "def gen_any(rng, size):\n    return (rng.randint(0, size),)\n", SPARSE
    )
    return repository


@pytest.mark.parametrize("case", ["any", "the largest"], ids=["random", "made by hand"])
def test_the_report_shows_the_smallest_input(sparse, case):
    """Broken: a failure is shown on a large input, though a small one fails as well."""
    if case == "the largest":
        sparse.change("problems/double/problem.py", "if size > 60 else 0", "if size > 100 else 0")
    sparse.write("problems/double/solutions/late.py", solution(LATE))
    said = sparse.kata("judge", "double", "late").stdout
    assert re.search(rf"case \d+ of \d+: {case}.*, shrunk", said)
    assert "number = 38\n  expected = 76\n  yours    = 77" in said
    command = "P=double S=late CASE='number = 38'"
    assert f"Again:  make judge {command}" in said
    assert "Watch:  make page P=double S=late,adds CASE='number = 38'" in said
    assert "Wrong Answer" in sparse.kata("judge", "double", "late", "--case=number = 38").stdout


def test_it_fails_in_the_same_way(sparse):
    """Broken: a smaller input is shown that fails for another reason."""
    body = "if number > 50: raise KeyError\nif number > 20: return 0\nif number > 10: 1 / 0"
    found = judged(sparse, f"{body}\nreturn 2 * number")
    assert (found["arguments"], found["message"]) == ({"number": 51}, "KeyError")
    assert found["shrunk"]


def test_what_fails_only_at_times_is_not_shrunk(sparse):
    """Broken: the report shows an input on which the solution is right."""
    body = "calls.append(number)\nreturn 2 * number + (number > 60 or len(calls) > 9 < number)"
    path = sparse.write("mine.py", f"calls = []\n{solution(body)}")
    said = sparse.kata("judge", f"--file={path}", "double").stdout
    assert "Not shrunk: smaller inputs fail only at times" in said
    assert ", shrunk" not in said


class Counting:
    """A session in which a number above 37 fails; it counts the cases."""

    total = 0.0

    def __init__(self, problem):
        self.solution, self.ran = problem.solution("adds"), []

    def outcome(self, case):
        self.ran.append(case.values)
        is_right = case.values[0] <= 37
        return Outcome(VerdictKind.ACCEPTED if is_right else VerdictKind.WRONG, "", case)


@pytest.fixture
def searched(sparse, monkeypatch):
    """Shrinks a failure, and returns what was found and tried."""
    problem = Problem(sparse.root / "problems/double")
    cases = cases_of(problem)
    case = next(cases[i] for i in cases.in_group(GENERATED)[::-1] if cases[i].values[0] > 60)

    def search(seconds_between_looks, **work):
        for name, most in work.items():
            monkeypatch.setattr(smaller, name, most)
        clock = count(0, seconds_between_looks)
        monkeypatch.setattr(smaller, "process_time", lambda: next(clock))
        session = Counting(problem)
        found = smaller.Search(session, Outcome(VerdictKind.WRONG, "", case), case)
        found.run()
        return found.best.case.values, session.ran

    return search


def test_the_smallest_input_does_not_depend_on_the_machine(searched):
    """Broken: a busy machine shows an input that is larger than the one another machine shows."""
    assert searched(0.0) == searched(0.01)
    (first, ran), (other, also_ran) = searched(0.0, RUNS=6), searched(0.01, RUNS=6)
    assert (first, ran) == (other, also_ran)
    assert len(ran) == 6
    assert searched(0.0, RUNS=2000, LEAVES=4)[0] > searched(0.0, LEAVES=400)[0] == (38,)


def test_a_collection_is_not_shrunk(sparse):
    """Broken: judging many files takes seconds longer for each that fails."""
    sparse.write("mine/double_a.py", solution(LATE))
    sparse.write("mine/double_b.py", solution(LATE))
    assert "shrunk" not in sparse.kata("judge", "--file=mine").stdout
    assert sparse.kata("judge", "--file=mine", "--verbose").stdout.count(", shrunk") == 2


def test_what_does_not_matter_is_told(repository):
    """Broken: one looks for a reason in a value that may be any other, or in none that matters."""
    repository.write("problems/double/solutions/none.py", solution("return -1"))
    repository.write("problems/double/solutions/zero.py", solution("return 0"))
    none = repository.kata("judge", "double", "none").stdout
    assert "number may also be 1, 2, 3, 10 or 100\n" in none
    assert "may also be" not in repository.kata("judge", "double", "zero").stdout  # 0 is right
