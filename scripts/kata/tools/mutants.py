"""Judges the mutants of a problem's solutions, in as much time as the solutions themselves need."""

from collections.abc import Iterator
from pathlib import Path

from kata import KataError
from kata.cases.constants import own_cases
from kata.cases.model import EXAMPLES
from kata.edits.mutants import Mutant
from kata.faults import guarded
from kata.judge.batch import cases_kept
from kata.judge.model import Verdict, VerdictKind
from kata.judge.pool import on_all_cores
from kata.judge.trial import Trial
from kata.judge.verdict import Part, judge_by
from kata.problem.solution import Solution
from kata.wire.limits import Limits

CASE = 1.0  # seconds for a case, unless the solution itself takes more than half of them
LOADING = 4.0  # seconds for all cases, beyond twice those of the solution


def limits_of_all(solutions: list[Solution]) -> dict[Path, Limits]:
    """{path: the limits of its mutants} of each solution; an error if one is wrong."""
    found = {}
    for solution, limits in on_all_cores(limits_of, solutions):
        if not isinstance(limits, Limits):
            raise KataError(limits or f"{solution}: its judge was killed, twice")
        found[solution.path] = limits
    return found


def limits_of(solution: Solution) -> Limits | str:
    """Return the limits of its mutants, twice the solution's own time; or why it has no mutants."""
    for tried in Limits(case=CASE / 2), Limits(), Limits().patient:
        verdict = _verdict(solution, tried)
        if verdict.kind != VerdictKind.TIME:
            break
    if not verdict.accepted:
        return f"{solution}: {verdict.kind}; mutants are made only of solutions that are right"
    return Limits(case=max(CASE, tried.case), run=2 * verdict.seconds + LOADING)


def word_of(limits: dict[Path, Limits], mutant: Mutant) -> VerdictKind:
    """Return the verdict on a mutant, in a word."""
    solution = mutant.solution
    return guarded(
        f"judging a mutant, {mutant.change}",
        lambda: _verdict(solution, limits[solution.path]).kind,
        VerdictKind.NOT_JUDGED,
    )


def _verdict(solution: Solution, limits: Limits) -> Verdict:
    """The verdict by all cases up to the first that fails; examples come late, as none ends it."""
    cases = cases_kept(solution.problem)
    examples = len(cases.in_group(EXAMPLES))

    def parts() -> Iterator[Part]:
        yield cases, range(examples, len(cases))
        yield cases, range(examples)
        if own := own_cases(cases, solution):
            yield own, range(len(own))

    with Trial(solution, limits) as trial:
        return judge_by(trial, parts())
