"""Looks again at an input that takes too long: alone, then halved, and how its time grows."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from math import ceil, inf
from typing import Any

from kata.cases.generate import case_like
from kata.cases.model import Case
from kata.cases.origin import origin
from kata.judge.declared import is_slow
from kata.judge.model import Growth, Outcome, Verdict, Word
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.model import Limits
from kata.wire.plain import value_of
from kata.wire.records import RESULT

BATCHES = 3  # of one call, of which the fastest counts
LEAST = 0.001  # seconds: the growth of shorter times says nothing
PART = 4  # of the limit: what takes longer would take long to measure


def second_try(solution: Solution, late: Outcome, limits: Limits) -> Outcome:
    """The outcome of a case that took too long, or too much memory, tried alone with more time.

    On a busy machine, where processors share caches and power, a solution's own time can double;
    and LeetCode's limits are often longer than ours.
    """
    assert late.case
    with Trial(solution, limits.patient) as trial:
        again = trial.outcome(late.case)
    if late.word == Word.MEMORY and again and again.word != Word.ACCEPTED:
        return late
    if not again or again.word == Word.TIME:
        return replace(late, message=f"{late.message}, {limits.patient.case:g} s if tried alone")
    return replace(again, seconds=trial.seconds) if trial.seconds > limits.case else again


def halved(verdict: Verdict, slow: Case, limits: Limits) -> Verdict:
    """The verdict by the smallest half of a half ... that is still too slow, and how time grows.

    Halves are tried from the smallest on: those that are fast cost little time.
    """
    solution = verdict.solution
    fast: list[Case] = []
    with Trial(solution, limits if is_slow(solution) else limits.patient) as trial:
        for half in reversed([*halves(solution.problem, slow, limits.case)]):
            outcome = trial.outcome(half)
            if outcome and outcome.word == Word.TIME:
                if not verdict.accepted:
                    verdict = replace(verdict, failure=outcome, original=verdict.refuted_by)
                break
            if outcome and trial.seconds <= limits.case / PART:
                fast.append(half)
    if len(fast) < 2 or not verdict.peers:
        return verdict
    return replace(verdict, growth=_growth(verdict, fast[-2], fast[-1], limits))


def _growth(verdict: Verdict, small: Case, large: Case, limits: Limits) -> Growth | None:
    """The growth from one input to the other, if it is faster than the fastest solution's."""
    solution = verdict.solution
    name, _ = min(verdict.peers, key=lambda peer: peer[1])
    peer = solution.problem.solution(name)
    before, after, peer_before, peer_after = (
        _seconds(one, case, limits) for one in (solution, peer) for case in (small, large)
    )
    if not (before and peer_before and peer_after) or after < LEAST:
        return None
    times, peer_times = after / before, peer_after / peer_before
    # otherwise, the halves lack what makes the input hard
    return Growth(small, large, times, name, peer_times) if times > peer_times else None


def halves(problem: Problem, case: Case, seconds: float) -> Iterator[Case]:
    """Half of the input, half of that, and so on, as long as that is legal."""
    made = origin(problem, case)
    size = made.size if made else 0
    while True:
        size //= 2
        if made and not size:
            return
        try:
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
    """The values with half of each list: with those inside them or not, and numbers or not."""
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


def _seconds(solution: Solution, case: Case, limits: Limits) -> float:
    """The processor time of a call; 0 if that cannot be measured."""
    with Trial(solution, limits) as trial:
        details = case.arguments, 1, BATCHES, limits.case
        event = trial.probe((1 + BATCHES) * limits.case, "seconds", *details)
    if event.letter == RESULT:
        with suppress(ValueError, TypeError):  # a solution may have written it
            (seconds, _, _), _ = value_of(event.rest)
            return seconds if type(seconds) is float and 0 < seconds < inf else 0.0
    return 0.0
