"""Judges on all cores; a solution that kills its judge does not stop the rest."""

from collections.abc import Callable, Generator
from functools import lru_cache, partial

from kata import KataError
from kata.cases.generate import cases_of
from kata.judge.earlier import verdict_on
from kata.judge.explain import explained
from kata.judge.one import judge
from kata.judge.verdict import Outcome, Verdict, Word, not_judged
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.text import one_line
from kata.wire.limits import Limits

cases_kept = lru_cache(maxsize=2)(cases_of)  # solutions come sorted by problem


def judged(
    solutions: list[Solution],
    limits: Limits,
    explain: bool,
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
    limits: Limits, explain: bool, remember: bool, fresh: bool, solution: Solution
) -> Verdict:
    """The verdict on one solution, whatever happens."""
    try:
        if remember:
            cases = partial(cases_kept, solution.problem)
            return verdict_on(solution, cases, limits, explain, fresh)
        verdict = judge(solution, cases_kept(solution.problem), limits)
        return explained(verdict, limits) if explain else verdict
    except Exception as error:
        return not_judged(solution, one_line(error))
