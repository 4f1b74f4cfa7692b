"""What takes too long for `make test`: the slow checks of every solution and mistake."""

from marshal import loads

import pytest
import tiny
from kata.generate import cases_of
from kata.inside.call import encode
from kata.inside.pipe import RESULT, STEP, send
from kata.judge import judge_some
from kata.page.steps import STEPS
from kata.problem import Problem
from kata.process import Limits, started
from kata.verdict import TIME, WRONG
from test_problems import beginning


def caught_earlier(mistake):
    """Which case catches it before those that should, in words; "" where none does."""
    cases = cases_of(mistake.problem)
    failure = judge_some(mistake, cases, 0, beginning(mistake, cases)).failure
    if not failure or failure.word == mistake.declared("VERDICT", WRONG) == TIME:
        return ""
    return f"{mistake}: caught already by case {failure.case.number}, {failure.case.name}"


def test_no_earlier_case_catches_it(late):
    """Broken: a mistake is said to need larger inputs, though a small one refutes it."""
    if says := caught_earlier(late):
        pytest.fail(says, pytrace=False)


@pytest.mark.parametrize(
    "declares", ['CAUGHT_BY = "killers"', 'VERDICT = "Time Limit Exceeded"'], ids=["group", "time"]
)
def test_an_earlier_case_that_catches_it_is_named(repository, declares):
    """Broken: the gate above passes whatever a mistake declares."""
    late = f'"""Late."""\n{declares}\n{tiny.solution("return 2 * number + (number == 7)")}'
    repository.write("problems/double/wrong/late.py", late)
    problem = Problem(repository.root / "problems" / "double")
    says = caught_earlier(problem.solution("wrong/late"))
    assert says.endswith("late.py: caught already by case 9, every number below 10")


def test_a_traced_result_is_the_untraced_one(solution):
    """Broken: watching a solution changes what it does."""
    with started(solution, Limits()) as child:
        for example in solution.problem.examples:
            arguments = encode(example.arguments)
            letter, rest = child.ask(encode(("seconds", arguments, 1, 1)), 60)
            assert letter == RESULT
            _, plain = loads(rest)
            request = "steps", arguments, solution.source, STEPS, 1 << 18
            send(child.asked.fileno(), encode(request))
            events = ((letter, rest) for letter, rest in child.events(60) if letter != STEP)
            letter, rest = next(events)
            assert letter == RESULT
            assert loads(rest)[1] == plain
