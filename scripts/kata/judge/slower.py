"""Looks again at an input that takes too long: alone, then halved, and how its time grows."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from typing import Any

from kata.cases.generate import case_like
from kata.cases.model import Case
from kata.cases.origin import origin
from kata.judge.declared import is_slow
from kata.judge.model import Growth, Outcome, Verdict, Word
from kata.judge.trial import Asked
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.process import started
from kata.wire.model import Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import RESULT

BATCHES = 3  # of one call, of which the fastest counts
LEAST = 0.001  # seconds: the growth of shorter times says nothing
LITTLE = 4  # a part of the limit: longer times would take long to measure


def second_try(solution: Solution, late: Outcome, limits: Limits) -> Outcome:
    """The outcome of a case that took too long, or too much memory, tried alone with more time.

    On a busy machine, where processors share caches and power, a solution's own time can double;
    and LeetCode's limits are often longer than ours.
    """
    assert late.case
    with Asked(solution, limits.patient) as asked:
        again = asked.outcome(late.case)
    if late.word == Word.MEMORY and again and again.word != Word.ACCEPTED:
        return late
    if not again or again.word == Word.TIME:
        return replace(late, message=f"{late.message}, {limits.patient.case:g} s if tried alone")
    return replace(again, seconds=asked.seconds) if asked.seconds > limits.case else again


def halved(verdict: Verdict, slow: Case, limits: Limits) -> Verdict:
    """The verdict by the smallest half of a half ... that is still too slow, and how time grows.

    Halves are tried from the smallest on: those that are fast cost little time.
    """
    solution = verdict.solution
    fast: list[Case] = []
    too_slow = None
    with Asked(solution, limits if is_slow(solution) else limits.patient) as asked:
        for half in reversed([*halves(solution.problem, slow, limits.case)]):
            outcome = asked.outcome(half)
            if outcome and outcome.word == Word.TIME:
                too_slow = outcome
                break
            if outcome and asked.seconds <= limits.case / LITTLE:
                fast.append(half)
    if too_slow and not verdict.accepted:
        verdict = replace(verdict, failure=too_slow, original=verdict.refuted_by)
    if len(fast) < 2 or not verdict.peers:
        return verdict
    name, _ = min(verdict.peers, key=lambda peer: peer[1])
    small, large = fast[-2:]
    found = [
        [_seconds(one, case, limits) for case in (small, large)]
        for one in (solution, solution.problem.solution(name))
    ]
    if not all(map(all, found)) or found[0][1] < LEAST:
        return verdict
    times, peer_times = (after / before for before, after in found)
    if times <= peer_times:  # the halves lack what makes the input hard
        return verdict
    return replace(verdict, growth=Growth(small, large, times, name, peer_times))


def halves(problem: Problem, case: Case, seconds: float) -> Iterator[Case]:
    """Half of the input, half of that, and so on, as long as that is legal."""
    made, values = origin(problem, case), case.fresh()
    size = made.size if made else 0
    while True:
        size //= 2
        try:
            cuts = [made.make(size, made.choices)] if made and size else cut([*values])
        except Exception:  # these choices lead astray
            return
        if made and not size:
            return
        for values in map(tuple, cuts):
            found = case_like(problem, case, values, seconds)
            if found and found.arguments != case.arguments:
                break
        else:
            return
        case = found
        yield case


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
    with started(solution, limits) as child:
        request = encode(("seconds", case.arguments, 1, BATCHES, limits.case))
        event = child.ask(request, (1 + BATCHES) * limits.case)
        if event.letter != RESULT:
            return 0.0
        (seconds, _, _), _ = value_of(event.rest)
        return float(seconds)
