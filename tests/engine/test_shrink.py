"""A failing input is made smaller before it is shown: as far as it fails in the same way."""

import re
from itertools import count
from random import Random

import pytest
from kata.cases.generate import cases_of
from kata.cases.model import GENERATED
from kata.cases.origin import RecordedPick, RecordedRandom, ReplayedPick, ReplayedRandom
from kata.cases.recipe import RandomPick
from kata.cases.shrink import lower, shrink
from kata.judge import smaller
from kata.judge.model import Outcome, VerdictKind
from kata.judge.slower import cut
from kata.problem.folder import Problem
from tiny import judged, solution

BOARD = [[1, 0, 7, 2, 0], [3, 9, 1, 1, 2], [5, 0, 8, 1, 0], [1, 1, 1, 1, 1]]
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


@pytest.mark.parametrize("number", [0, 1, 5, 100, -7, -100, 2**31 - 1])
@pytest.mark.parametrize("least", [0, 1, 5, 77])
def test_a_number_is_lowered_to_the_least_that_fails(number, least):
    """Broken: a large number is shown where a small one fails as well."""
    wanted = min(abs(number), least) if abs(number) >= least else abs(number)
    found = lower(number, lambda n: n >= least)
    assert found == (wanted if number >= 0 or abs(number) >= least else number)


def many_draws(rng):
    """Something from each method of Random that a generator is likely to use."""
    items = list("abcdefghij")
    rng.shuffle(items)
    some = rng.sample(range(1000), 5), rng.choices(items, range(10), k=3), rng.choice(items)
    numbers = rng.randint(-5, 10**9), rng.randrange(0, 100, 7), rng.getrandbits(70)
    return (
        items,
        some,
        numbers,
        rng.random(),
        rng.uniform(1, 2),
        rng.gauss(0, 1),
        rng.betavariate(2, 3),
    )


def test_what_a_generator_draws_can_be_repeated_and_edited():
    """Broken: a random input is not what its recorded choices make, or cannot be made smaller."""
    recorded = RecordedRandom("seed")
    made = many_draws(recorded)
    assert made == many_draws(Random("seed"))
    assert many_draws(ReplayedRandom(recorded.drawn)) == made
    assert ReplayedRandom([]).sample(range(9), 3)
    assert ReplayedRandom([]).sample(range(500), 20) == [*range(20)]


def test_what_a_recipe_picks_can_be_repeated_and_edited():
    """Broken: a random input is not what its recorded choices make, or cannot be made smaller."""

    def recipe(pick):
        some = pick.some(range(-(2**31), 2**31))
        wide = pick(range(5, 10**9)), pick(range(-(10**9), -5)), pick("EM"), pick([[], [1], [2]])
        return [pick(some) for _ in range(pick(range(3, 9)))], wide, pick.tree(5, range(9))

    recorded = RecordedPick(RandomPick(Random(7)))
    made = recipe(recorded)
    assert recipe(ReplayedPick(recorded.choices)) == made
    simplest = [0, 0, 0], (5, -6, "E", [])
    assert recipe(ReplayedPick([]))[:2] == simplest


def test_an_input_is_halved_in_several_ways():
    """Broken: where half of everything is illegal, nothing smaller is tried."""
    board = ["ABCD", "EFGH", "IJKL", "MNOP"]
    halves = ["AB", "EF"], ["ABCD", "EFGH"]
    assert [*cut([board, 9])] == [[half, n] for half in halves for n in (4, 9)]
    assert next(cut([["AB", "CD", "EF"]])) == [["AB", "CD"]], "words are not cut"


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


def test_two_runs_show_the_same_input(sparse):
    """Broken: a report changes from run to run."""
    first, second = (judged(sparse, LATE)["arguments"] for _ in range(2))
    assert first == second


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


def test_what_is_too_slow_is_halved_while_it_still_is(sparse):
    """Broken: the input of a Time Limit Exceeded is larger than it need be."""
    sparse.change("problems/double/problem.py", "if size > 60 else 0", "if size > 100 else 0")
    body = "import time\ntime.sleep(number * 0.03)\nreturn 2 * number"  # three times the limit
    found = judged(sparse, body, "--limit=case=0.4")
    assert (found["verdict"], found["arguments"]) == ("Time Limit Exceeded", {"number": 50})


def test_a_collection_is_not_shrunk(sparse):
    """Broken: judging many files takes seconds longer for each that fails."""
    sparse.write("mine/double_a.py", solution(LATE))
    sparse.write("mine/double_b.py", solution(LATE))
    assert "shrunk" not in sparse.kata("judge", "--file=mine").stdout
    assert sparse.kata("judge", "--file=mine", "--verbose").stdout.count(", shrunk") == 2
