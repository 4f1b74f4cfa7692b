"""What a page is to show, and what its scripts read."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from kata.cases.model import TYPED, Case
from kata.compare.report import Report
from kata.problem.folder import Problem
from kata.problem.solution import Issue, Solution
from kata.watch.steps.model import Drawn


@dataclass(frozen=True)
class File:
    """A solution on a page."""

    name: str
    wrong: bool
    fails: int  # the number of the case that refutes it, 0 for none
    href: str  # where the file is, "" for one from elsewhere
    report: Issue | None  # where LeetCode was told that it accepts this mistake
    pointers: list[list[str]]  # [function, list, index] or [function, board, row, column]
    masks: list[list[str]]  # [function, name]
    statements: list[list[int]]  # [first line, last line] of each in a function


@dataclass(frozen=True)
class ShownCase:
    """A case on a page: the input as solutions get it, or the calls that LeetCode plays."""

    number: int
    label: str  # which no other case has: its name, the input in short, and what it refutes
    input: dict[str, Drawn]
    calls: list[str]  # the first of them
    uncalled: int  # how many more there are
    expected: Drawn


@dataclass(frozen=True)
class Opening:
    """The files and the case that a page opens with."""

    left: str
    right: str
    case: int


@dataclass(frozen=True)
class Mark:
    """How a verdict is marked, and the class of its colour."""

    mark: str
    colour: str


@dataclass(frozen=True)
class Data:
    """Everything but the runs."""

    files: list[File]
    cases: list[ShownCase]
    open: Opening
    words: dict[str, Mark]  # by the word of the verdict
    strings: bool  # whether a list of strings is a board
    parameters: list[str]  # of the method
    any_order: bool  # whether other results than the expected one are right, too
    report: Report | None
    have: dict[int, list[str]]  # {number of a case: the files that have a run on it}


LONGEST = 50  # characters in one part of a file's name


@dataclass(frozen=True)
class Wanted:
    """What a page is to show; by default, everything that there is room for."""

    solutions: tuple[Solution, ...] = ()
    case: Case | None = None


def labels(solutions: Iterable[Solution]) -> dict[Solution, str]:
    """{solution: its name on a page}; a file from elsewhere loses its folder."""
    names = {solution: solution.name for solution in solutions}
    own = [name for solution, name in names.items() if not solution.is_elsewhere]
    tails = _tails([name for solution, name in names.items() if solution.is_elsewhere], own)
    return {solution: tails.get(name, name) for solution, name in names.items()}


def relabelled(report: Report, own: Iterable[str]) -> Report:
    """The report with names as on a page, and without what could not be timed."""
    tails = _tails(report.solutions.keys() - set(own), own)

    def short(items: dict[str, Any]) -> dict[str, Any]:
        return {tails.get(name, name): item for name, item in items.items()}

    solutions, times = short(report.solutions), {w: short(t) for w, t in report.workloads.items()}
    return replace(report, workloads=times, solutions=solutions, missing={}, rejected={})


def _tails(paths: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """{path: the shortest end of it that no other path ends with, and no name that is taken}."""
    parts = {path: Path(path).absolute().parts[1:] for path in paths}
    found = {}
    for path, own in parts.items():
        others = [other for other in parts.values() if other != own]
        others += [tuple(name.split("/")) for name in taken]
        sizes = range(1, len(own))
        alone = (n for n in sizes if all(other[-n:] != own[-n:] for other in others))
        found[path] = "/".join(own[-next(alone, len(own)) :])
    return found


def file_name(problem: Problem, wanted: Wanted, typed: str = "") -> str:
    """The name of a page's file; a page that shows only a part never replaces the full one."""
    parts, right = [problem.slug], {solution.name for solution in problem.solutions}
    if wanted.case:
        case = typed if wanted.case.group == TYPED else str(wanted.case.number)
        parts.append(f"case-{_legal(case)}")
    if wanted.solutions:
        bare = ((name.removeprefix("wrong/"), name) for name in labels(wanted.solutions).values())
        shortest = [name if short in right else short for short, name in bare]
        parts.append(_legal("-".join(shortest).replace("/", "-").replace(":", "-")))
    return f"{'.'.join(parts)}.html"


def _legal(text: str) -> str:
    """The text as a part of a file's name; a digest stands for what cannot be kept."""
    kept = re.sub(r"[^\w.]+", "-", text, flags=re.ASCII)[:LONGEST].strip("-.")
    if kept == text:
        return text
    digest = sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:6]
    return f"{kept}-{digest}".lstrip("-")
