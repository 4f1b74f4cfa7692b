"""Without an answer(), solutions are judged by the examples and compared with each other."""

import json

import pytest
from tiny import SPEC, solution

BOUNDS = "\n## Constraints\n\n- `0 <= number <= 100`\n"
ADDS = "return number + number"
SHIFTS = "return number << 1"
OFF_AT_7 = "return number * 2 + (number == 7)"
RAISES_AT_7 = "return [2 * number][number == 7]"
NO_EXAMPLE = "return number"


@pytest.fixture
def told(repository):
    """The repository, whose problem has a statement and no problem.py."""
    for path in "problem.py", "wrong/squares.py", "solutions/adds.py":
        (repository.root / "problems/double" / path).unlink()
    repository.write("problems/double/README.md", SPEC + BOUNDS)
    return repository


def judged(repository, **bodies):
    """{solution: its verdict}, and the exit status; each solution has one of these bodies."""
    for name, body in bodies.items():
        repository.write(f"problems/double/solutions/{name}.py", solution(body))
    run = repository.kata("judge", "--json", "double")
    assert "Traceback" not in run.stderr, run.stderr
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    return {one["solution"]: one for one in lines}, run.returncode


def words(found):
    return {name: one["verdict"] for name, one in found.items()}


def test_solutions_that_agree_are_not_refuted(told):
    """Broken: solutions are called right, or wrong, though nobody knows the answer."""
    found, status = judged(told, adds=ADDS, shifts=SHIFTS)
    assert (words(found), status) == ({"adds": "Not Refuted", "shifts": "Not Refuted"}, 0)
    assert found["adds"]["against"] == ["shifts.py"]
    assert found["adds"]["cases"] == 102  # one of them is the example


def test_the_one_that_differs_from_two_is_named_with_what_they_give(told):
    """Broken: a disagreement goes unseen, or an accusation is made on that ground alone."""
    found, status = judged(told, adds=ADDS, off=OFF_AT_7, shifts=SHIFTS)
    assert (words(found), status) == (
        {"adds": "Not Refuted", "off": "Differs", "shifts": "Not Refuted"},
        0,
    )
    off = found["off"]
    assert (off["arguments"], off["expected"], off["result"]) == ({"number": 7}, 14, 15)
    assert off["others"] == [{"text": "adds.py, shifts.py: 14", "code": ""}]


def test_two_that_disagree_both_differ(told):
    """Broken: of two solutions, the one that comes first by name counts as right."""
    found, status = judged(told, adds=ADDS, off=OFF_AT_7)
    assert (words(found), status) == ({"adds": "Differs", "off": "Differs"}, 0)


def test_the_most_frequent_results_count_whatever_the_names(told):
    """Broken: a wrong solution whose name comes first makes right ones differ."""
    found, _ = judged(told, a_first="return number * 2 if number != 7 else 0", b=ADDS, c=SHIFTS)
    assert words(found) == {"a_first": "Differs", "b": "Not Refuted", "c": "Not Refuted"}


def test_an_example_that_fails_is_wrong(told):
    """Broken: a solution that fails a documented example is only called different."""
    found, status = judged(told, adds=ADDS, same=NO_EXAMPLE)
    assert (words(found), status) == ({"adds": "Not Refuted", "same": "Wrong Answer"}, 1)


def test_nobody_passes_the_examples(told):
    """Broken: where every solution fails an example, nothing is judged."""
    found, status = judged(told, same=NO_EXAMPLE)
    assert (words(found), status) == ({"same": "Wrong Answer"}, 1)


def test_an_exception_counts_only_where_every_constraint_is_read(told):
    """Broken: an exception on an input that may be illegal is held against a solution."""
    found, status = judged(told, adds=ADDS, raises=RAISES_AT_7)
    assert (found["raises"]["verdict"], status) == ("Runtime Error", 1)
    told.change("problems/double/README.md", "<= 100`\n", "<= 100`\n- `number` is not unlucky.\n")
    found, status = judged(told)
    assert (found["raises"]["verdict"], status) == ("Not Refuted", 0)
    assert [*found["raises"]["excused"]] == ["Runtime Error"]


@pytest.mark.parametrize(
    ("says", "word"),
    [
        ("Return the digits in any order.", "Not Refuted"),
        ("If there are several answers, return any of them.", "Not Refuted"),
        ("Return any list of minimum length.", "Not Refuted"),
        ("Each list should be equally likely to be returned.", "Not Refuted"),
        ("If there are several answers, return the smallest.", "Differs"),
    ],
)
def test_other_results_are_right_if_the_statement_says_so(told, says, word):
    """Broken: where any order or any answer is right, right solutions differ."""
    text = SPEC.replace("-> int", "-> List[int]").replace("Output: 6", "Output: [3, 3]")
    told.write("problems/double/README.md", f"{text}\n{says}\n{BOUNDS}")
    up, down = "return [3, number]", "return [number, 3]"
    found, _ = judged(told, up=up, down=down)
    assert words(found) == {"up": word, "down": word}


def test_one_solution_dropped_in_is_enough_for_the_suite(told):
    """Broken: a folder with a statement and one pasted solution is refused, or goes unjudged."""
    pasted = "class Solution:\n    double = lambda _, n: 2 * n\n"
    told.write("problems/double/solutions/pasted.py", pasted)
    run = told.suite("--problem=double")
    assert run.returncode == 0, run.stdout
    assert "double: there is no answer(): solutions are judged by the examples" in run.stdout
    told.write("problems/double/solutions/off.py", solution(OFF_AT_7))
    run = told.suite("--problem=double")
    assert run.returncode == 0, run.stdout
    assert "≠ Differs" in run.stdout


def test_a_solution_that_gives_nothing_does_not_win_the_vote(told):
    """Broken: most solutions fail on some inputs, and so one that fails gives the answers."""
    raising = "return [2 * number][number > 3]"
    bodies = {name: f"{raising}  # {name}" for name in "abc"}
    found, _ = judged(told, **bodies, d=ADDS, e=SHIFTS)
    assert {found[name]["verdict"] for name in "de"} == {"Not Refuted"}
    assert {found[name]["verdict"] for name in "abc"} == {"Runtime Error"}
