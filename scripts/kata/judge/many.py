"""Judges many solutions on all cores, and remembers verdicts until what they depend on changes."""

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TypeAlias

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.keep import EXPLANATIONS, VERDICTS, place_of, recalled, remember
from kata.cases.model import Cases
from kata.judge.declared import is_as_it_should_be
from kata.judge.model import Outcome, Verdict, Word, not_judged
from kata.judge.one import judge
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.text import one_line
from kata.wire.model import Limits

# What looks into a verdict, if anything does: it adds a smaller input, and why it fails.
Explain: TypeAlias = Callable[[Verdict, Limits], Verdict]


def verdict_on(
    solution: Solution,
    cases: Callable[[], Cases],
    limits: Limits = Limits(),
    explain: Explain | None = None,
    fresh: bool = False,
) -> Verdict:
    """The verdict on a solution, of an earlier run unless it must be fresh."""
    if fresh:
        forget(solution, limits)
    if verdict := recall(solution, limits, bool(explain)):
        return verdict
    verdict = recall(solution, limits, explain=False)
    if not verdict:
        verdict = noting(solution, limits, False, lambda: judge(solution, cases(), limits))
    if not explain or is_plain(verdict):
        return verdict
    return noting(solution, limits, True, lambda: explain(verdict, limits))


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


cases_kept = lru_cache(maxsize=2)(cases_of)  # solutions come sorted by problem


def judged(
    solutions: list[Solution],
    limits: Limits,
    explain: Explain | None,
    say: Callable[[str], None],
    remember: bool = False,
    fresh: bool = False,
) -> Generator[Verdict, None, None]:
    """The verdict on each solution: first on those that cannot be judged, then on others, in order.

    A solution cannot be judged if its problem's cases cannot be made; if it is the only problem,
    that is an error. With `remember`, verdicts of earlier runs count, unless they must be fresh.
    """
    work = partial(_verdict, limits, explain, remember, fresh)
    if len(solutions) == 1:
        (solution,) = solutions
        cases_of(solution.problem, say)
        yield work(solution)
        return
    from kata.judge.pool import on_all_cores  # here, since a single solution needs no pool

    found = list({solution.problem: None for solution in solutions})
    faults = dict(on_all_cores(partial(_fault, say), found))
    if len(found) == 1 and (fault := faults[found[0]]):
        raise KataError(fault)
    for solution in solutions:
        if fault := faults[solution.problem]:
            yield not_judged(solution, fault)
    sound = [solution for solution in solutions if not faults[solution.problem]]
    for solution, verdict in on_all_cores(work, sound):
        killed = Outcome(Word.RUNTIME, "the solution killed its judge")
        yield verdict or Verdict(solution, 0, 0, 0.0, killed)


def _fault(say: Callable[[str], None], problem: Problem) -> str:
    """Why the cases of a problem cannot be made, or nothing."""
    try:
        cases_of(problem, say)
    except KataError as error:
        return str(error)
    return ""


def _verdict(
    limits: Limits, explain: Explain | None, remember: bool, fresh: bool, solution: Solution
) -> Verdict:
    """The verdict on one solution, whatever happens."""
    try:
        if remember:
            cases = partial(cases_kept, solution.problem)
            return verdict_on(solution, cases, limits, explain, fresh)
        verdict = judge(solution, cases_kept(solution.problem), limits)
        return explain(verdict, limits) if explain else verdict
    except Exception as error:
        return not_judged(solution, one_line(error))
