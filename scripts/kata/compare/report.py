"""What a comparison finds out: times on each workload, ranks, and facts about each solution."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb, exp, log, sqrt
from statistics import fmean, linear_regression, median

from kata.compare.rounds import Measurements
from kata.compare.workloads import Plan, Workload
from kata.problem.solution import Solution

ENOUGH = 8  # samples: with fewer, even their full range falls short of these odds
ODDS = 200  # to 1 against a median above the interval, and as many against one below it


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """(low, high) around the median, from nothing but the order of the samples."""
    ordered, n = sorted(samples), len(samples)
    skipped, tail = 0, 1  # tail: of 2**n outcomes, those with at most `skipped` below the median
    while (tail := tail + comb(n, skipped + 1)) * ODDS <= 2**n:
        skipped += 1
    return ordered[skipped], ordered[n - 1 - skipped]


def ratio(samples: Sequence[float], base: Sequence[float]) -> tuple[float, float, float]:
    """(median, low, high) of the ratios of samples taken in the same rounds."""
    ratios = [mine / other for mine, other in zip(samples, base)]
    return median(ratios), *interval(ratios)


def ranks(times: dict[str, list[float]]) -> dict[str, int]:
    """{name: rank} of {name: samples}: those not measurably slower than the best remaining tie."""
    waiting = sorted(times, key=lambda name: median(times[name]))
    found: dict[str, int] = {}
    while waiting:
        best, rank = times[waiting[0]], len(found) + 1
        tied = [name for name in waiting if ratio(times[name], best)[1] <= 1]
        found |= dict.fromkeys(tied, rank)
        waiting = [name for name in waiting if name not in tied]
    return found


def growth(times: dict[int, float]) -> tuple[float, float]:
    """(exponent, error) of time ~ size^exponent through {size: time}, by least squares."""
    x, y = [log(size) for size in times], [log(time) for time in times.values()]
    slope, start = linear_regression(x, y)
    rest = sum((b - start - slope * a) ** 2 for a, b in zip(x, y))
    spread = sum((a - fmean(x)) ** 2 for a in x)
    return slope, 2 * sqrt(rest / (len(x) - 2) / spread)


CELLS = "cells"


@dataclass(frozen=True)
class Growth:
    """The exponent in time ~ size^exponent, and how far off it may be."""

    of: str  # what grows: "cells" or "size"
    exponent: float
    error: float


@dataclass(frozen=True)
class Rung:
    """The time at one of the sizes from which growth is measured, with its interval."""

    size: int
    seconds: float
    low: float
    high: float


@dataclass(frozen=True)
class Facts:
    """What is known about one solution as a whole; each statistic is a field."""

    rank: int  # by the geometric mean of all columns
    growth: Growth | None
    memory: int | None  # bytes, at the peak
    lines: int  # of code
    rungs: list[Rung]


def facts_of(solution: Solution, rank: int, found: Measurements, ladder: list[Workload]) -> Facts:
    """What is known so far."""
    rungs = _rungs(found, ladder, solution.name)
    return Facts(
        rank=rank,
        growth=_growth(rungs, unit_of(ladder)),
        memory=found.peaks.get(solution.name),
        lines=solution.lines,
        rungs=rungs,
    )


def _rungs(found: Measurements, ladder: list[Workload], name: str) -> list[Rung]:
    """What growth is measured from: the rungs that the solution was timed on."""
    rungs, unit = [], unit_of(ladder)
    for workload in ladder:
        if seconds := found.times(workload, [name]).get(name):
            size = workload.cells if unit == CELLS else workload.size
            rungs.append(Rung(size, median(seconds), *interval(seconds)))
    return rungs


def _growth(rungs: list[Rung], unit: str) -> Growth | None:
    """The growth, if there are at least three rungs to measure it from."""
    times = {rung.size: rung.seconds for rung in rungs if rung.size}
    return Growth(unit, *growth(times)) if len(times) >= 3 else None


def unit_of(ladder: list[Workload]) -> str:
    """What the rungs differ in: cells or, if all have the same number of them, size."""
    return CELLS if len({workload.cells for workload in ladder}) > 1 else "size"


@dataclass(frozen=True)
class Time:
    """One solution's time on one workload; the ratio is to the fastest, or to the base."""

    seconds: float
    ratio: float
    low: float  # of the interval around the ratio
    high: float
    rank: int


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
    grows: str = CELLS  # what its sizes count


def reported(
    found: Measurements,
    plan: Plan,
    solutions: list[Solution],
    base: str | None,
    rejected: dict[str, str],
) -> Report:
    """The report on what was measured so far."""
    names, unit = [solution.name for solution in solutions], unit_of(plan.ladder)
    ranks = _overall(found, plan.columns, names)
    return Report(
        rounds=len(found.rounds),
        workloads={w.name: _times(found.times(w, names), base) for w in plan.columns},
        missing={
            w.name: {n: found.missing[w.name, n] for n in names if (w.name, n) in found.missing}
            for w in plan.columns
        },
        solutions={s.name: facts_of(s, ranks[s.name], found, plan.ladder) for s in solutions},
        weighed=plan.weighed[0].name if plan.weighed else "",
        ladder=plan.ladder[0].kind if plan.ladder else "",
        grows=unit,
        rejected=rejected,
    )


def _times(samples: dict[str, list[float]], base: str | None) -> dict[str, Time]:
    """{solution: Time} from {solution: the seconds of each round}, the fastest first."""
    if not samples:
        return {}
    places = ranks(samples)
    against = base if base in samples else min(samples, key=lambda name: median(samples[name]))
    return {
        name: Time(median(samples[name]), *ratio(samples[name], samples[against]), places[name])
        for name in sorted(samples, key=lambda name: (places[name], name))
    }


def _overall(found: Measurements, columns: list[Workload], names: list[str]) -> dict[str, int]:
    """{name: rank} by the geometric mean of all columns; those that lack a column come last."""
    full = [n for n in names if all(found.times(workload, [n]) for workload in columns)]
    by_column = [found.times(workload, full) for workload in columns]
    rounds = min((len(next(iter(times.values()))) for times in by_column if times), default=0)
    if not rounds or not all(by_column):
        return dict.fromkeys(names, 1)
    means = {
        n: [exp(fmean(log(times[n][i]) for times in by_column)) for i in range(rounds)]
        for n in full
    }
    return dict.fromkeys(names, len(full) + 1) | ranks(means)
