"""Measures the mistakes that are too slow, for problems/slow.tsv."""

from kata import KataError
from kata.cases.generate import cases_of
from kata.judge.declared import first_index, is_slow
from kata.judge.measured import is_measured, measured_row
from kata.judge.verdict import judge_some
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits

HEAD = "# mistake\tdigest\n"
TWICE = Limits(case=2 * Limits().case)  # some machines are twice as fast


def unmeasured(problem: Problem) -> list[Solution]:
    """Return the mistakes that are said to be too slow, and must be measured, perhaps again."""
    return [one for one in filter(is_slow, problem.mistakes) if not is_measured(one)]


def too_fast(mistake: Solution) -> str:
    """Say what to do about a mistake that is right within the real limit; or nothing."""
    cases = cases_of(mistake.problem)
    largest_first = range(first_index(mistake, cases), len(cases))[::-1]
    if not judge_some(mistake, cases, largest_first, TWICE).accepted:
        return ""
    why = f"Accepted when it has {TWICE.case:g} s: it is slow, not wrong; remove it"
    return f"{mistake}: {why}"


def slow_rows(problem: Problem) -> list[str]:
    """Return the rows of a problem's slow mistakes, which are measured if they have changed."""
    for mistake in unmeasured(problem):
        if says := too_fast(mistake):
            raise KataError(says)
    return [f"{measured_row(mistake)}\n" for mistake in filter(is_slow, problem.mistakes)]
