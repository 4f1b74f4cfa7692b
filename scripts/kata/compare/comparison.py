"""Compares the solutions of one problem: judges them, times those that are right, reports.

One that is too slow for the largest inputs is timed on those for which it is fast enough.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from statistics import fmean, median

from kata import KataError
from kata.compare.facts import ENOUGH, Facts, facts_of, ranks, ratio
from kata.compare.rounds import Measurements
from kata.compare.workloads import Plan, Workload, workloads
from kata.judge.model import Verdict, VerdictKind
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.text import call, option

NARROW = 0.03  # of the ratio: no more rounds are needed when all intervals are narrower


@dataclass(frozen=True)
class Time:
    """One solution's time on one workload; the ratio is to the fastest, or to the base."""

    seconds: float  # of one call, the median of the rounds
    ratio: float
    low: float  # of the interval around the ratio
    high: float  # of the same
    rank: int  # 1 for the fastest, and for what is not measurably slower
    rounds: int = 1


@dataclass(frozen=True)
class Report:
    """A comparison of one problem's solutions."""

    rejected: dict[str, str]  # {solution: its verdict} of those that are not accepted
    rounds: int = 0
    workloads: dict[str, dict[str, Time]] = field(default_factory=dict)  # {name: {solution: time}}
    missing: dict[str, dict[str, str]] = field(default_factory=dict)  # why there is no time
    solutions: dict[str, Facts] = field(default_factory=dict)
    weighed: str = ""  # the workload that memory is measured on


def reported(
    found: Measurements,
    plan: Plan,
    solutions: list[Solution],
    base: str | None,
    rejected: dict[str, str],
) -> Report:
    """Return the report on what was measured so far."""
    by_name = {solution.name: solution for solution in solutions}
    names = [*by_name]
    places = _all_ranks(found, plan.columns, names)
    return Report(
        rejected=rejected,
        rounds=len(found.rounds),
        workloads={w.name: _times(found.times(w, names), base) for w in plan.columns},
        missing={
            w.name: {n: found.missing[w.name, n] for n in names if (w.name, n) in found.missing}
            for w in plan.columns
        },
        solutions={n: facts_of(by_name[n], places[n], found, plan.ladder) for n in places},
        weighed=plan.weighed[0].name if plan.weighed else "",
    )


def _times(samples: dict[str, list[float]], base: str | None) -> dict[str, Time]:
    """{solution: Time} from {solution: the seconds of each round}, the fastest first."""
    if not (places := ranks(samples)):
        return {}
    against = base if base in samples else min(samples, key=lambda name: median(samples[name]))
    return {
        name: Time(
            median(samples[name]),
            *ratio(samples[name], samples[against]),
            places[name],
            len(samples[name]),
        )
        for name in places
    }


def _all_ranks(found: Measurements, columns: list[Workload], names: list[str]) -> dict[str, int]:
    """{name: rank}, the fastest first: by how many columns it has, then by their geometric mean."""
    counts = {name: sum(bool(found.times(one, [name])) for one in columns) for name in names}
    places: dict[str, int] = {}
    for count in sorted({*counts.values()}, reverse=True):
        some = [name for name in names if counts[name] == count]
        by_column = [times for one in columns if len(times := found.times(one, some)) == len(some)]
        means = {
            n: [exp(fmean(map(log, one))) for one in zip(*(times[n] for times in by_column))]
            for n in some
        }
        found_ranks = ranks(means) if by_column else dict.fromkeys(some, 1)
        places |= {name: len(places) + rank for name, rank in found_ranks.items()}
    return places


@dataclass(frozen=True)
class Settings:
    """The options of a comparison."""

    size: int | None  # of all workloads
    base: str | None  # the solution that the others are compared with
    budget: float  # seconds of the solutions' own time, per problem


@dataclass(frozen=True)
class Measured:
    """What `kata compare --out=FILE` writes."""

    python: str  # its version
    machine: str
    settings: Settings
    problems: dict[str, Report]


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
    problem: Problem, verdicts: list[Verdict], settings: Settings, progress: Callable[[float], None]
) -> Comparison:
    """Time the solutions that these verdicts are on; Ctrl-C ends it with the rounds so far."""
    base = settings.base
    timed = [v.solution for v in verdicts if v.accepted or v.kind == VerdictKind.TIME]
    rejected = {v.solution.name: str(v.kind) for v in verdicts if not v.accepted}
    result = Comparison(verdicts, Report(rejected=rejected))
    if base in rejected:
        why = f"{call('judge', problem=problem.slug, solutions=base)} shows why"
        raise KataError(f"{option('base', base)}: {rejected[base]}; {why}")
    if not timed:
        return result
    plan = workloads(problem, settings.size)
    timed_on = {*plan.columns, *plan.ladder}
    by_size = sorted(timed_on, key=lambda workload: (workload.cells, workload.name))
    found, rng = Measurements(by_size, settings.budget, progress), Random(problem.slug)
    try:
        for workload in plan.weighed:
            found.weigh(timed, workload)
        while not found.rounds or found.make_time_for(ENOUGH):
            found.play_round(timed, rng)
            report = reported(found, plan, timed, base, rejected)
            every = [time for workload in report.workloads.values() for time in workload.values()]
            is_narrow = all(time.high - time.low <= NARROW * time.ratio for time in every)
            if len(found.rounds) >= ENOUGH and is_narrow:
                break
    except KeyboardInterrupt:
        result.interrupted = True
    result.report = reported(found, plan, timed, base, rejected)
    return result
