"""Looks again at an input that takes too long: alone, then halved."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from time import monotonic
from typing import Any

from kata import ticks
from kata.cases.model import Case
from kata.cases.origin import origin
from kata.cases.single import case_like
from kata.judge.declared import is_slow
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.ticks import alarm
from kata.wire.limits import Limits

SLOWER = 6  # times as long as a solution here may another take, in a browser
MOST_SECONDS = 60.0  # in any case
STEPS = 10**6  # of a loop that is timed
USUAL = 0.3  # seconds that it takes in a browser on a machine that is slow, but not busy


def second_try(
    solution: Solution, late: Outcome, limits: Limits, given: float
) -> tuple[Outcome, Limits]:
    """Return the outcome of a case that took too much, tried alone, and the limits it had then.

    On a busy machine, where processors share caches and power, a solution's own time can double;
    and LeetCode's limits are often longer than ours. A case that is late has been `given` its
    seconds already, and is tried only with more.
    """
    case, found, had = late.case, late, limits._replace(case=given)
    assert case
    for more in longer(solution, late, limits):
        if late.kind == VerdictKind.TIME and more.case <= had.case:
            continue
        with Trial(solution, more) as trial:
            again = trial.outcome(case)
        had = more
        if late.kind == VerdictKind.MEMORY and again and again.kind != VerdictKind.ACCEPTED:
            return late, more
        if again and again.kind != VerdictKind.TIME:
            is_slow = trial.seconds > limits.case
            return (replace(again, seconds=trial.seconds) if is_slow else again), more
        found = replace(late, message=f"{late.message}, {more.case:g} s if tried alone")
    return found, had


def longer(solution: Solution, late: Outcome, limits: Limits) -> Iterator[Limits]:
    """Yield the limits with which a case is tried again, one after the other.

    In a browser, where only the clock is known and everything is slower, at times much slower, how
    long is too long depends on how slow it is now and, if that is too short, on how long the
    solutions here take on the case.
    """
    most, case = limits.patient, late.case
    if not ticks.coming or not case or late.kind != VerdictKind.TIME:
        yield most
        return
    seconds = min(most.case * slowness(), MOST_SECONDS)
    yield most._replace(case=ceil(seconds))
    if seconds == MOST_SECONDS:
        return
    for other in solution.problem.solutions:
        with Trial(other, most._replace(case=MOST_SECONDS)) as trial:
            trial.outcome(case)
        seconds = max(seconds, min(SLOWER * trial.seconds, MOST_SECONDS))
    yield most._replace(case=ceil(seconds))


def slowness() -> float:
    """Return how many times slower than usual Python runs now, 1 if it is no slower."""
    start = monotonic()
    sum(i * i for i in range(STEPS))
    return max(1.0, (monotonic() - start) / USUAL)


def halved(verdict: Verdict, slow: Case, limits: Limits) -> Verdict:
    """Return the verdict by the smallest half of a half ... that is still too slow.

    Halves are tried from the smallest on: those that are fast cost little time. In a browser, each
    would need a limit of its own.
    """
    solution = verdict.solution
    if ticks.coming:
        return verdict
    with Trial(solution, limits if is_slow(solution) else limits.patient) as trial:
        for half in reversed([*halves(solution.problem, slow, limits.case)]):
            outcome = trial.outcome(half)
            if outcome and outcome.kind == VerdictKind.TIME:
                return replace(verdict, failure=outcome, original=slow)
    return verdict


def halves(problem: Problem, case: Case, seconds: float) -> Iterator[Case]:
    """Half of the input, half of that, and so on, as long as that is legal."""
    made = origin(problem, case)
    size = made.size if made else 0
    while True:
        size //= 2
        if made and not size:
            return
        try:
            with alarm(seconds):
                cuts = [made.make(size, made.choices)] if made else cut([*case.fresh()])
        except Exception:  # these choices lead astray
            return
        legal = (case_like(problem, case, tuple(values), seconds) for values in cuts)
        changed = (one for one in legal if one and one.arguments != case.arguments)
        if not (half := next(changed, None)):
            return
        yield half
        case = half


def cut(values: list[Any]) -> Iterator[list[Any]]:
    """Return the values with half of each list: also inside them or not, and numbers or not."""
    for deep, numbers in (True, True), (True, False), (False, True), (False, False):
        yield [_half(value, deep, numbers) for value in values]


def _half(value: Any, deep: bool, numbers: bool) -> Any:
    if type(value) is int and numbers:
        return value // 2
    if not isinstance(value, (list, str)):
        return value
    half = value[: ceil(len(value) / 2)]
    if not deep or isinstance(half, str):
        return half
    is_square = {len(item) for item in value if isinstance(item, str)} == {len(value)}
    return [_half(item, deep, False) if is_square or type(item) is list else item for item in half]
