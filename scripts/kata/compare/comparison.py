"""Compares the solutions of one problem: judges them, times those that are right, reports.

One that is too slow for the largest inputs is timed on those for which it is fast enough.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kata import KataError
from kata.cases.model import Cases
from kata.compare.estimates import ENOUGH
from kata.compare.model import Report, reported
from kata.compare.rounds import Measurements
from kata.compare.workloads import workloads
from kata.judge.batch import certain
from kata.judge.model import Verdict, VerdictKind
from kata.judge.verdict import judge
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.text import call, option

NARROW = 0.03  # of the ratio: no more rounds are needed when all intervals are narrower


@dataclass(frozen=True)
class Settings:
    """The options of a comparison."""

    size: int | None = None  # of all workloads
    base: str | None = None  # the solution that the others are compared with
    budget: float = 15.0  # seconds of the solutions' own time, per problem


@dataclass
class Comparison:
    """The verdict on each solution, and the report on those that were timed."""

    verdicts: list[Verdict]
    report: Report
    interrupted: bool = False

    @property
    def rejected(self) -> list[Verdict]:
        """The verdicts on the solutions that are not accepted."""
        return [verdict for verdict in self.verdicts if not verdict.accepted]


def compare(
    problem: Problem,
    solutions: list[Solution],
    cases: Cases,
    settings: Settings,
    progress: Callable[[float], None],
) -> Comparison:
    """Judge and time the solutions; Ctrl-C during the timing ends it with the rounds so far.

    `progress` is called after each round with the seconds of the budget spent so far.
    """
    base = settings.base
    if base and base not in {solution.name for solution in solutions}:
        solutions = [*solutions, problem.solution(base)]
    verdicts = [certain(judge(solution, cases), lambda: cases) for solution in solutions]
    timed = [v.solution for v in verdicts if v.accepted or v.kind == VerdictKind.TIME]
    rejected = {v.solution.name: str(v.kind) for v in verdicts if not v.accepted}
    result = Comparison(verdicts, Report(rejected=rejected))
    if base in rejected:
        why = f"{call('judge', problem=problem.slug, solutions=base)} shows why"
        raise KataError(f"{option('base', base)}: {rejected[base]}; {why}")
    if not timed:
        return result
    plan = workloads(problem, settings.size)
    every = {*plan.columns, *plan.ladder}
    by_size = sorted(every, key=lambda workload: (workload.cells, workload.name))
    found, rng = Measurements(by_size, settings.budget), Random(problem.slug)
    try:
        for workload in plan.weighed:
            found.weigh(timed, workload)
        while not found.rounds or found.make_time_for(ENOUGH):
            found.play_round(timed, rng)
            progress(found.spent)
            report = reported(found, plan, timed, base, rejected)
            if len(found.rounds) >= ENOUGH and _is_narrow(report):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    result.report = reported(found, plan, timed, base, rejected)
    return result


def _is_narrow(report: Report) -> bool:
    """Tell whether more rounds would tell nothing new."""
    times = [time for workload in report.workloads.values() for time in workload.values()]
    return all(time.high - time.low <= NARROW * time.ratio for time in times)
