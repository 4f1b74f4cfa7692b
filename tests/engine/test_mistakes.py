"""Mistakes that only late cases catch: the earlier ones, which take too long for `make test`."""

import pytest
from conftest import named
from kata.generate import cases_of
from kata.judge import judge_some
from kata.problem import Problem, problems
from test_problems import LATE, start
from tiny import solution


def declared(mistake):
    """The group of cases that catches it, as it declares."""
    return mistake.declared("CAUGHT_BY", "small")


def caught_earlier(mistake):
    """Why the first case to catch it is one before that group, if so."""
    cases = cases_of(mistake.problem)
    verdict = judge_some(mistake, cases, 0, start(declared(mistake), cases))
    case = verdict.failure and verdict.failure.case
    return f"{mistake}: caught already by case {case.number}, {case.name}" if case else ""


@pytest.mark.parametrize(
    "late",
    [m for problem in problems() for m in problem.wrong if declared(m) in LATE],
    ids=named,
)
def test_no_earlier_case_catches_it(late):
    """Broken: a mistake is said to need larger inputs, though a small one refutes it."""
    assert not caught_earlier(late)


def test_an_earlier_case_that_catches_it_is_named(repository):
    """Broken: the gate above passes whatever a mistake declares."""
    late = f'"""Late."""\nCAUGHT_BY = "killers"\n{solution("return 2 * number + (number == 7)")}'
    repository.write("problems/double/wrong/late.py", late)
    problem = Problem(repository.root / "problems" / "double")
    says = caught_earlier(problem.solution("wrong/late"))
    assert says.endswith("late.py: caught already by case 9, every number below 10")
