"""The names of solutions on a page, and of the page's file."""

import re
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from kata.cases.model import GENERATED, TYPED
from kata.compare.model import Report
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.watch.page.model import PageRequest

T = TypeVar("T")
LONGEST_PART = 50  # characters in one part of a file's name


def names_on_page(solutions: Iterable[Solution]) -> dict[Solution, str]:
    """{solution: its name on a page}; a file from elsewhere loses its folder."""
    names = {solution: solution.name for solution in solutions}
    own = [name for solution, name in names.items() if not solution.is_elsewhere]
    ends = _distinct_ends([name for s, name in names.items() if s.is_elsewhere], own)
    return {solution: ends.get(name, name) for solution, name in names.items()}


def with_names_on_page(report: Report, own: Iterable[str]) -> Report:
    """Return the report with names as on a page."""
    ends = _distinct_ends(report.solutions.keys() - set(own), own)

    def renamed(items: dict[str, T]) -> dict[str, T]:
        return {ends.get(name, name): item for name, item in items.items()}

    times = {workload: renamed(some) for workload, some in report.workloads.items()}
    return replace(report, workloads=times, solutions=renamed(report.solutions))


def _distinct_ends(paths: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """{path: the shortest end of it that no other path ends with, and no name that is taken}."""
    parts = {path: Path(path).absolute().parts[1:] for path in paths}
    found = {}
    for path, own in parts.items():
        others = [other for other in parts.values() if other != own]
        others += [tuple(name.split("/")) for name in taken]
        sizes = range(1, len(own))
        distinct = (n for n in sizes if all(other[-n:] != own[-n:] for other in others))
        found[path] = "/".join(own[-next(distinct, len(own)) :])
    return found


def file_name(problem: Problem, request: PageRequest, typed: str = "") -> str:
    """The name of a page's file; a page that shows only a part never replaces the full one."""
    parts, right = [problem.slug], {solution.name for solution in problem.solutions}
    if request.case:
        named = {TYPED: typed, GENERATED: request.case.name}  # whose numbers may be no kept case's
        case = named.get(request.case.group, str(request.case.number))
        parts.append(f"case-{_legal(case)}")
    if request.solutions:
        names = names_on_page(request.solutions).values()
        bare = ((name.removeprefix("wrong/"), name) for name in names)
        shortest = [name if short in right else short for short, name in bare]
        parts.append(_legal("-".join(shortest).replace("/", "-").replace(":", "-")))
    return f"{'.'.join(parts)}.html"


def _legal(text: str) -> str:
    """Return the text as a part of a file's name; a digest stands for what cannot be kept."""
    kept = re.sub(r"[^\w.]+", "-", text, flags=re.ASCII)[:LONGEST_PART].strip("-.")
    if kept == text:
        return text
    digest = sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:6]
    return f"{kept}-{digest}".lstrip("-")
