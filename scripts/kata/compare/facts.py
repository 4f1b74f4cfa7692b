"""Facts about each solution that is compared: a statistic is a field, and a column in tables.py."""

from dataclasses import dataclass
from statistics import median

from kata.compare import estimates
from kata.compare.rounds import Measurements
from kata.compare.workloads import Workload
from kata.problem.solution import Solution

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
            rungs.append(Rung(size, median(seconds), *estimates.interval(seconds)))
    return rungs


def _growth(rungs: list[Rung], unit: str) -> Growth | None:
    """The growth, if there are at least three rungs to measure it from."""
    times = {rung.size: rung.seconds for rung in rungs if rung.size}
    return Growth(unit, *estimates.growth(times)) if len(times) >= 3 else None


def unit_of(ladder: list[Workload]) -> str:
    """What the rungs differ in: cells or, if all have the same number of them, size."""
    return CELLS if len({workload.cells for workload in ladder}) > 1 else "size"
