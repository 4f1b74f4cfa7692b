"""Mistakes that LeetCode was reported to accept, as tables for the README files."""

import re
from typing import NamedTuple

from kata import KataError
from kata.cases.case import SMALL
from kata.cases.generate import cases_of
from kata.judge.earlier import verdict_on
from kata.judge.verdict import Word
from kata.paths import ROOT
from kata.problem.feedback import Issue
from kata.problem.solution import Solution
from kata.show.markdown import table
from kata.show.short import input_of, results_of

REPORTS = "problem", "mistake", "report", "refuted by", "expected, actual"

Row = tuple[str, ...]


class Reported(NamedTuple):
    """The row of a mistake that LeetCode reportedly accepted, and {label: where its link leads}."""

    row: Row
    links: dict[str, str]


def reported_as(mistake: Solution, issue: Issue) -> Reported:
    """A mistake that LeetCode reportedly accepted, with the smallest input that refutes it."""
    problem = mistake.problem
    verdict = verdict_on(mistake, lambda: cases_of(problem), explain=False)
    if verdict.word != Word.TIME and verdict.refuted_by and verdict.refuted_by.group != SMALL:
        verdict = verdict_on(mistake, lambda: cases_of(problem))  # which looks for a smaller input
    if not verdict.failure or not verdict.refuted_by:
        raise KataError(f"{mistake}: REPORTED, but no input refutes it; add one that does")
    number, year = issue.number, re.search(r"accepted in (\d+)", mistake.docstring)
    report = f"[#{number}]" + (f" ({year[1]})" if year else "")
    case = verdict.refuted_by
    values: Row = input_of(problem, case), results_of(verdict.failure, case)
    is_large = case.group != SMALL and values[0].startswith("case ")
    if verdict.word == Word.TIME or is_large:  # which input is shown depends on the machine
        values = "a large input", str(verdict.word)
    links = {number: mistake.path.relative_to(ROOT).as_posix(), f"#{number}": issue.url}
    return Reported((problem.title, f"[{mistake.idea}][{number}]", report, *values), links)


def referring(reported: list[Reported]) -> list[str]:
    """A row per report, short enough for a first page: where its links lead stands below."""
    targets = [f"[{label}]: {to}" for one in reported for label, to in one.links.items()]
    return [*table(*REPORTS, rows=(one.row for one in reported)), "", *targets]


def linked(reported: list[Reported]) -> list[str]:
    """A row per report, for the README of the problems, with its links in it."""
    rows = []
    for (problem, what, report, *values), links in reported:
        file, issue = links.values()
        linked_what = f"{what.rpartition('[')[0]}({file.removeprefix('problems/')})"
        rows.append((problem, linked_what, report.replace("]", f"]({issue})", 1), *values))
    return table(*REPORTS, rows=rows)
