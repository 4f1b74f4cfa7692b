"""What LeetCode converts is right here too, with a note; what it refuses is not."""

import pytest
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.process import started
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of
from tiny import judged, solution

SIGNATURE = """class Solution:
    def double(self, number: int) -> List[List[int]]:
"""
RULES = """
SMALL, LARGEST = 3, 9

def inputs(pick, size):
    return (pick(range(size + 1)),)

def answer(number):
    return [[i, 2 * i] for i in range(number)]
"""
PAIRS = "[[i, 2 * i] for i in range(number)]"
CONVERTED = {
    "[(i, 2 * i) for i in range(number)]": "tuples",
    "tuple([i, 2 * i] for i in range(number))": "tuples",
    "dict(enumerate([i, 2 * i] for i in range(number))).values()": "dictionary views",
    "collections.deque([i, 2 * i] for i in range(number))": "deques",
    "[map(int, (i, 2 * i)) for i in range(number)]": "iterators",
    "[range(i, 2 * i + 1, i or 1) for i in range(number)]": "ranges",
    "[(j for j in (i, 2 * i)) for i in range(number)]": "iterators",
    "([i, 2 * i] for i in range(number))": "iterators",
    f"reversed({PAIRS}[::-1])": "iterators",
    f"map(list, {PAIRS})": "iterators",
    "zip(range(number), range(0, 2 * number, 2))": "tuples",
    "[[i, str(2 * i)] for i in range(number)]": "text for a number",
    f"[map(str, pair) for pair in {PAIRS}]": "text for a number",
    f"{PAIRS} if number else None": "None for an empty list",
}
REFUSED = {
    "[[str(i), f' {2 * i}'] for i in range(number)]": "the result[0][0] is '0' (str), want int",
    "[[i, str(i)] for i in range(number)]": "",
    "None": "the result is None, want List[List[int]]",
    "[[__import__('array').array('i', [7])]]": "returned a value of type array, which is not",
    "'[]'": "the result is '[]' (str), want List[List[int]]",
    f"[(i,) for i in {PAIRS}]": "the result[0][0] is [0, 0] (list), want int",
}


@pytest.fixture
def pairs(repository):
    """A repository whose problem is answered with a list of lists."""
    repository.change(
        "problems/double/README.md",
        "class Solution:\n    def double(self, number: int) -> int:\n",
        SIGNATURE,
    )
    repository.change("problems/double/README.md", "Output: 6", "Output: [[0,0],[1,2],[2,4]]")
    repository.write("problems/double/problem.py", RULES)
    return repository


@pytest.mark.parametrize("result", CONVERTED)
def test_what_leetcode_converts_is_accepted_with_a_note(pairs, result):
    """Broken: a solution that LeetCode accepts is called wrong for the type of its result."""
    if "range(i" in result:  # the same items, where the step allows it
        result = "[range(i, 2 * i + 1, i) if i else (0, 0) for i in range(number)]"
    found = judged(pairs, f"return {result}")
    assert found["verdict"] == "Accepted", found["message"]
    assert {*found["notes"]} <= {*CONVERTED.values()}
    assert found["notes"]


@pytest.mark.parametrize("result", REFUSED)
def test_what_leetcode_refuses_is_wrong_and_says_why(pairs, result):
    """Broken: a result of a wrong type is accepted, or nobody learns what its type is."""
    found = judged(pairs, f"return {result}")
    assert found["verdict"] == "Wrong Answer"
    assert found["message"].startswith(REFUSED[result])


@pytest.mark.parametrize(
    ("result", "word"),
    [
        ("iter(int, 1)", ("Time Limit Exceeded", "Memory Limit Exceeded")),
        ("([i, 2 * i + (i > 6)] for i in range(number))", ("Wrong Answer",)),
        ("([i, 2 * i // (i < 6)] for i in range(number))", ("Runtime Error",)),
    ],
)
def test_an_iterator_is_judged_by_all_that_it_gives(pairs, result, word):
    """Broken: an iterator without end hangs the judge, or only its first items are looked at."""
    found = judged(pairs, f"return {result}", "--limit=case=0.5", "--limit=memory=100")
    assert found["verdict"] in word


def test_the_work_of_an_iterator_is_timed(pairs):
    """Broken: who returns a generator seems to take no time at all, as it has done nothing yet."""
    problem, seconds = Problem(pairs.root / "problems/double"), []
    for body in "return []", "return ([i, sum(range(10 ** 5))] for i in range(number))":
        path = pairs.write("elsewhere/one.py", solution(body))
        with started(Solution(problem, path), Limits()) as session:
            event = session.ask(20, "seconds", encode((9,)), 1, 1)
        seconds.append(value_of(event.rest)[0][0])
    assert seconds[1] > 10 * seconds[0]


def test_an_error_of_an_iterator_is_the_solutions(pairs):
    """Broken: an exception in a generator inside the result is a Wrong Answer, without its line."""
    found = judged(pairs, "return [(1 // 0 for j in range(2)) for i in range(number)]")
    assert (found["verdict"], found["message"].split(":")[0]) == (
        "Runtime Error",
        "ZeroDivisionError",
    )


def test_a_value_that_only_looks_right_is_shown_with_its_type(pairs):
    """Broken: in JSON, a wrong tuple and the right list are the same text."""
    pairs.change("problems/double/README.md", "-> List[List[int]]", "-> int")
    pairs.change("problems/double/README.md", "Output: [[0,0],[1,2],[2,4]]", "Output: 3")
    pairs.change("problems/double/problem.py", "[[i, 2 * i] for i in range(number)]", "number")
    found = judged(pairs, "return (number,)")
    assert (found["message"], found["result"]) == ("the result is (0,) (tuple), want int", "(0,)")
