"""The report of a comparison: times on each workload, ranks, and facts about each solution."""

from dataclasses import dataclass, field
from math import exp, log
from statistics import fmean, median

from kata.compare.estimates import ranks, ratio
from kata.compare.facts import SIZE, Facts, facts_of, unit_of
from kata.compare.rounds import Measurements
from kata.compare.workloads import Plan, Workload
from kata.problem.solution import Solution


@dataclass(frozen=True)
class Time:
    """One solution's time on one workload; the ratio is to the fastest, or to the base."""

    seconds: float
    ratio: float
    low: float  # of the interval around the ratio
    high: float
    rank: int
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
    ladder: str = ""  # the kind of workload that growth is measured on
    grows: str = SIZE  # what its sizes count


def reported(
    found: Measurements,
    plan: Plan,
    solutions: list[Solution],
    base: str | None,
    rejected: dict[str, str],
) -> Report:
    """Return the report on what was measured so far."""
    names = [solution.name for solution in solutions]
    places = _overall_ranks(found, plan.columns, names)
    return Report(
        rejected=rejected,
        rounds=len(found.rounds),
        workloads={w.name: _times(found.times(w, names), base) for w in plan.columns},
        missing={
            w.name: {n: found.missing[w.name, n] for n in names if (w.name, n) in found.missing}
            for w in plan.columns
        },
        solutions={s.name: facts_of(s, places[s.name], found, plan.ladder) for s in solutions},
        weighed=plan.weighed[0].name if plan.weighed else "",
        ladder=plan.ladder[0].kind if plan.ladder else "",
        grows=unit_of(plan.ladder, solutions[0].problem),
    )


def _times(samples: dict[str, list[float]], base: str | None) -> dict[str, Time]:
    """{solution: Time} from {solution: the seconds of each round}, the fastest first."""
    if not samples:
        return {}
    places = ranks(samples)
    against = base if base in samples else min(samples, key=lambda name: median(samples[name]))
    return {
        name: Time(
            median(samples[name]),
            *ratio(samples[name], samples[against]),
            places[name],
            len(samples[name]),
        )
        for name in sorted(samples, key=lambda name: (places[name], name))
    }


def _overall_ranks(
    found: Measurements, columns: list[Workload], names: list[str]
) -> dict[str, int]:
    """{name: rank} by the geometric mean of all columns; those that lack a column come last."""
    full = [n for n in names if all(found.times(workload, [n]) for workload in columns)]
    by_column = [found.times(workload, full) for workload in columns]
    if not full or not all(by_column):
        return dict.fromkeys(names, 1)
    means = {
        n: [exp(fmean(map(log, one))) for one in zip(*(times[n] for times in by_column))]
        for n in full
    }
    return dict.fromkeys(names, len(full) + 1) | ranks(means)
