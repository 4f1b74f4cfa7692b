"""Facts about one solution as a whole; a statistic is a field with the column that shows it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from statistics import median
from typing import Any, NamedTuple

from kata.compare.estimates import growth, interval
from kata.compare.rounds import Measurements
from kata.compare.workloads import Workload
from kata.problem.folder import Problem
from kata.problem.solution import Solution

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


class Column(NamedTuple):
    """The column of a table in which a fact is shown."""

    head: str  # {} stands for the workload that memory is measured on
    text: Callable[[Any], str]


def column(head: str, text: Callable[[Any], str] = str) -> dict[str, Column]:
    """Return the metadata of a field that a table shows."""
    return {"column": Column(head, text)}


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
    growth: PowerLaw | None = field(metadata=column("growth:\ntime ~"))
    memory: int | None = field(metadata=column("memory,\n{}", byte_text))  # bytes, at the peak
    lines: int = field(metadata=column("lines\nof code"))
    rungs: list[Rung]


COLUMNS: dict[str, Column] = {
    one.name: one.metadata["column"] for one in fields(Facts) if one.metadata
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
