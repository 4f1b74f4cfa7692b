"""Without an answer(), solutions are judged by the examples and compared with each other."""

import json

import pytest
from kata.cases import referee
from kata.cases.checker import IllegalError, answer_to
from kata.problem.folder import Problem
from kata.wire.plain import encode
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
    assert off["others"] == [{"text": "adds.py, shifts.py: 14", "code": "", "line": 0}]


def test_a_result_of_another_type_is_no_mere_difference_in_order(told):
    """Broken: a solution that returns None somewhere is left out of the summary as doubtful."""
    found, _ = judged(told, adds=ADDS, none="return [2 * number, None][number == 7]")
    assert (found["none"]["verdict"], found["none"]["doubtful"]) == ("Differs", False)


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


@pytest.mark.parametrize(
    ("says", "word"),
    [("Return all of the digits.", "Differs"), ("Return all, in their order.", "Wrong Answer")],
)
def test_another_order_is_wrong_only_if_the_statement_speaks_of_order(told, says, word):
    """Broken: a right solution is wrong by an order that the statement does not ask for."""
    text = SPEC.replace("-> int", "-> List[int]").replace("Output: 6", "Output: [3, 6]")
    text = text.replace("\n\n", f"\n\n{says}\n\n", 1)
    told.write("problems/double/README.md", f"{text}{BOUNDS}")
    found, status = judged(told, up="return [3, 6]", down="return [6, 3]", off="return [6, 4]")
    assert (found["down"]["verdict"], found["off"]["verdict"]) == (word, "Wrong Answer")
    assert status == 1


def test_one_solution_dropped_in_is_enough_for_the_suite(told):
    """Broken: a folder with a statement and one pasted solution is refused, or goes unjudged."""
    pasted = "class Solution:\n    double = lambda _, n: 2 * n\n"
    told.write("problems/double/solutions/pasted.py", pasted)
    run = told.suite("--problem=double")
    assert run.returncode == 0, run.stdout
    told.write("problems/double/solutions/off.py", solution(OFF_AT_7))
    run = told.suite("--problem=double")
    assert run.returncode == 0, run.stdout
    assert "≠ Differs" in run.stdout


def results(told, body):
    """How many results a solution with this body gives for a hundred inputs."""
    told.write("problems/double/solutions/one.py", solution(body))
    one = Problem(told.root / "problems/double").solution("one")
    found, _ = referee.results_of(one, [encode((number,)) for number in range(100)])
    assert len(found) == 100
    return len([*filter(None, found)])


def test_results_are_asked_for_while_there_is_time(told, monkeypatch):
    """Broken: who sleeps over each input keeps the judge waiting for all of them."""
    monkeypatch.setattr(referee, "SECONDS", 0.5)
    assert 0 < results(told, "import time\ntime.sleep(0.1)\nreturn number") < 50


def test_results_are_kept_while_there_is_room(told, monkeypatch):
    """Broken: a solution whose results are large fills the memory of the judge with them."""
    monkeypatch.setattr(referee, "LONGEST", 2_500)
    assert results(told, "return number + 2 ** 32_000 * (number < 98)") == 2
    monkeypatch.setattr(referee, "ROOM", 10_000)
    assert results(told, "return 2 ** 16_000") == 5


def test_what_answers_single_inputs_does_not_go_on_for_good(told):
    """Broken: an input is made smaller for an hour, as what gives the answers sleeps."""
    told.write("problems/double/solutions/adds.py", solution(ADDS))
    problem = Problem(told.root / "problems/double")
    assert answer_to(problem, encode((4,))) == encode(8)
    referee.referee_of(problem).spent = 99.0
    with pytest.raises(IllegalError, match="in time"):
        answer_to(problem, encode((5,)))


def test_solutions_vote_once(told):
    """Broken: for each solution of a problem, all of them are run to find who is right."""
    told.write("problems/double/solutions/adds.py", solution(ADDS))
    first, second = (Problem(told.root / "problems/double") for _ in range(2))
    assert referee.referee_of(first) is referee.referee_of(second)


def test_a_solution_that_gives_nothing_does_not_win_the_vote(told):
    """Broken: most solutions fail on some inputs, and so one that fails gives the answers."""
    raising = "return [2 * number][number > 3]"
    bodies = {name: f"{raising}  # {name}" for name in "abc"}
    found, _ = judged(told, **bodies, d=ADDS, e=SHIFTS)
    assert {found[name]["verdict"] for name in "de"} == {"Not Refuted"}
    assert {found[name]["verdict"] for name in "abc"} == {"Runtime Error"}
