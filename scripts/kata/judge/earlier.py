"""Verdicts that are remembered between runs, as long as nothing that they depend on changes."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from kata.cases.case import Cases
from kata.cases.keep import recalled, remember
from kata.cases.keys import EXPLANATIONS, VERDICTS, place_of
from kata.judge.declared import is_as_it_should_be
from kata.judge.explain import explained
from kata.judge.one import judge
from kata.judge.verdict import Verdict, Word
from kata.problem.solution import Solution
from kata.wire.limits import Limits


def verdict_on(
    solution: Solution,
    cases: Callable[[], Cases],
    limits: Limits = Limits(),
    explain: bool = True,
    fresh: bool = False,
) -> Verdict:
    """The verdict on a solution, of an earlier run unless it must be fresh."""
    if fresh:
        forget(solution, limits)
    if verdict := recall(solution, limits, explain):
        return verdict
    verdict = recall(solution, limits, explain=False)
    if not verdict:
        verdict = noting(solution, limits, False, lambda: judge(solution, cases(), limits))
    if not explain or is_plain(verdict):
        return verdict
    return noting(solution, limits, True, lambda: explained(verdict, limits))


def is_plain(verdict: Verdict) -> bool:
    """Whether there is nothing to explain."""
    return not verdict.failure and not verdict.slow


def forget(solution: Solution, limits: Limits) -> None:
    """Forget the verdict of earlier runs."""
    for explain in False, True:
        with suppress(OSError):
            _place(solution, limits, explain).unlink()


def recall(solution: Solution, limits: Limits, explain: bool) -> Verdict | None:
    """The verdict of an earlier run, explained if it must be and there is something to explain."""
    for is_explained in (True, False) if explain else (False,):
        verdict = recalled(_place(solution, limits, is_explained), Verdict, solution=solution)
        if verdict and (is_explained == explain or is_plain(verdict)):
            return replace(verdict, before=True)
    return None


def noting(
    solution: Solution, limits: Limits, explain: bool, find: Callable[[], Verdict]
) -> Verdict:
    """The verdict that `find` returns, which is remembered unless it says little.

    One of our own that is not as it should be is about to change, or the machine's fault.
    """
    source, verdict = solution.source, find()
    is_sound = solution.is_elsewhere or is_as_it_should_be(verdict)
    if is_sound and verdict.word != Word.NOT_JUDGED and source == solution.source:
        place = _place(solution, limits, explain and not is_plain(verdict))
        remember(place, verdict, without="solution")
    return verdict


def _place(solution: Solution, limits: Limits, explain: bool) -> Path:
    """Where the verdict is kept; an explanation may name a solution that is right."""
    about = [str(solution), tuple(solution.shape), solution.source, tuple(limits)]
    if explain:
        about += [other.source for other in solution.problem.solutions]
    return place_of(EXPLANATIONS if explain else VERDICTS, solution.problem, *about)
