"""Facts about one solution as a whole, and the statistics on samples of times behind them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb, log, sqrt
from statistics import fmean, linear_regression, median
from typing import Any

from kata.compare.rounds import Measurements
from kata.compare.workloads import Workload
from kata.problem.folder import Problem
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


SIZE = "size"
VAGUE = 0.5  # an exponent that is less certain than this says nothing


@dataclass(frozen=True)
class PowerLaw:
    """The exponent in time ~ size^exponent, and how far off it may be."""

    of: str  # what grows: "items", for example, or "size"
    exponent: float
    error: float

    def __str__(self) -> str:
        return "-" if self.error > VAGUE else f"{self.of}^{self.exponent:.2f} ± {self.error:.2f}"


@dataclass(frozen=True)
class Rung:
    """The time at one of the sizes from which growth is measured, with its interval."""

    size: int
    seconds: float
    low: float
    high: float


def byte_text(count: int) -> str:
    """`26.9 kB`."""
    for unit, scale in ("MB", 1e6), ("kB", 1e3):
        if count >= scale:
            return f"{digits(count / scale)} {unit}"
    return f"{count} B"


def digits(number: float) -> str:
    """Return the number with three digits, or with all digits before the point."""
    if number < 0.0995:
        return f"{number:.2g}"
    places = 2 if number < 9.995 else 1 if number < 99.95 else 0
    return f"{number:.{places}f}"


@dataclass(frozen=True)
class Facts:
    """The facts about one solution as a whole."""

    rank: int  # by the geometric mean of all columns
    growth: PowerLaw | None
    memory: int | None  # bytes, at the peak
    lines: int  # of code
    rungs: list[Rung]


# {fact: (the head of its column, its text)}; {} stands for the workload that memory is measured on
COLUMNS: dict[str, tuple[str, Callable[[Any], str]]] = {
    "growth": ("growth:\ntime ~", str),
    "memory": ("memory,\n{}", byte_text),
    "lines": ("lines\nof code", str),
}


def facts_of(solution: Solution, rank: int, found: Measurements, ladder: list[Workload]) -> Facts:
    """Return the facts so far; growth is measured from three rungs or more."""
    rungs, unit = [], unit_of(ladder, solution.problem)
    for workload in ladder:
        if seconds := found.times(workload, [solution.name]).get(solution.name):
            size = workload.size if unit == SIZE else workload.cells
            rungs.append(Rung(size, median(seconds), *interval(seconds)))
    times = {rung.size: rung.seconds for rung in rungs if rung.size}
    law = PowerLaw(unit, *growth(times)) if len(times) >= 3 else None
    return Facts(rank, law, found.peaks.get(solution.name), solution.lines, rungs)


def unit_of(ladder: list[Workload], problem: Problem) -> str:
    """The unit in which rungs differ: what inputs consist of or, if all have as much, size."""
    if len({workload.cells for workload in ladder}) < 2:
        return SIZE
    kinds = str([*problem.signature.parameters.values()])
    if "Node" in kinds:
        return "nodes"
    if problem.signature.plays or not {"List", "str"} & {*re.findall(r"\w+", kinds)}:
        return "values"
    if re.search(r"'List', \('List', '(?!List)", kinds):
        is_board = problem.rules.focus or re.search(r"\w\[[a-z]\]\[[a-z]\]", problem.text)
        return "cells" if is_board else "items"
    return "letters" if "str" in kinds else "items"
