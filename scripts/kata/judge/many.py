"""Judges on all cores; a solution that kills its judge does not stop the rest."""

from functools import lru_cache, partial

from kata import KataError
from kata.cases.generate import cases_of
from kata.judge.memory import remembered
from kata.judge.one import judge
from kata.judge.verdict import RUNTIME, Failure, Verdict, not_judged
from kata.judge.workers import on_all_cores
from kata.text import one_line

cases_kept = lru_cache(maxsize=2)(cases_of)  # solutions come in the order of their problems


def judged(solutions, limits, explain, say, remember=False):
    """The verdict on each, in their order, as soon as it and those before it are there.

    Where the cases of a problem cannot be made, its solutions are not judged; an error if it is
    the only problem.
    """
    if len(solutions) == 1:
        (solution,) = solutions
        cases = cases_of(solution.problem, say)
        yield _verdict(limits, explain, remember, solution, cases)
        return
    found = list({solution.problem: None for solution in solutions})
    faults = dict(on_all_cores(partial(_fault, say), found))
    if len(found) == 1 and faults[found[0]]:
        raise KataError(faults[found[0]])
    for solution in solutions:
        if fault := faults[solution.problem]:
            yield not_judged(solution, fault)
    sound = [solution for solution in solutions if not faults[solution.problem]]
    for solution, verdict in on_all_cores(partial(_verdict, limits, explain, remember), sound):
        killed = Failure(RUNTIME, "the solution killed its judge")
        yield verdict or Verdict(solution, 0, 0, 0.0, killed)


def _fault(say, problem):
    """Why there are no cases of a problem, "" where there are."""
    try:
        cases_of(problem, say)
    except KataError as error:
        return str(error)
    return ""


def _verdict(limits, explain, remember, solution, cases=None):
    """The verdict on one solution, whatever happens."""
    try:
        cases = cases or cases_kept(solution.problem)
        find = partial(judge, solution, cases, limits, explain)
        return remembered(solution, cases, limits, explain, find) if remember else find()
    except Exception as error:
        return not_judged(solution, one_line(error))
