"""Time the accepted solutions of a problem side by side."""

import json
import os
import platform
import sys
from argparse import Namespace
from collections.abc import Iterator

from rich.console import Console

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.chosen import chosen_solutions, problem_meant, take_files
from kata.commands.cli import Parser, Status, console, progress, require_writable, say
from kata.compare.comparison import Comparison, Settings, compare
from kata.compare.model import Report
from kata.compare.rounds import OVER_BUDGET
from kata.compare.tables import tables
from kata.data import to_data
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.show.again import repeating_call
from kata.show.report import warning
from kata.text import option, plural


def main(words: list[str]) -> Status:
    options = Parser("compare", __doc__).parsed(words)
    take_files(options)
    problem = problem_meant(options, "compare", "base") or find_problem("")
    if options.size is not None and options.size < 1:
        raise KataError(f"{option('size', options.size)}: a size is 1 or more")
    if options.budget is None:
        options.budget = Settings.budget
    if not 0 < options.budget < 1e6:
        given = option("budget", f"{options.budget:g}")
        raise KataError(f"{given}: write a number of seconds above 0 and below 1,000,000")
    if options.out:
        require_writable("out", options.out)
    settings = Settings(options.size, options.base, options.budget)
    comparison = compare_one(problem, options, settings)
    show(problem, comparison, options)
    if options.out:
        measured = {
            "python": sys.version,
            "machine": f"{platform.platform()}, {os.cpu_count()} cores",
            "settings": to_data(settings),
            "problems": {problem.slug: to_data(comparison.report)},
        }
        options.out.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
    if comparison.interrupted:
        raise KeyboardInterrupt
    return Status.REJECTED if comparison.rejected else Status.DONE


def compare_one(problem: Problem, options: Namespace, settings: Settings) -> Comparison:
    """Compare the chosen solutions of one problem."""
    names = options.solutions or [solution.name for solution in problem.solutions]
    solutions = chosen_solutions(problem, names, options.files)
    with progress(problem.slug, options.budget, Console(stderr=True)) as advance:
        return compare(problem, solutions, cases_of(problem, say), settings, advance)


def _in_fewer_rounds(report: Report) -> Iterator[str]:
    """Say which solutions were too slow to be timed in every round."""
    found: dict[tuple[str, int], list[str]] = {}
    for workload, times in report.workloads.items():
        for name, time in times.items():
            if time.rounds < report.rounds:
                found.setdefault((name, time.rounds), []).append(workload)
    for (name, rounds), some in found.items():
        yield f"{name}: slow, so only {plural(rounds, 'round')} on {', '.join(some)}"


def show(problem: Problem, comparison: Comparison, options: Namespace) -> None:
    """Print the tables of one problem, and what is missing from them."""
    screen, report = console(), comparison.report
    lines = [f"{v.solution.name}: {v.kind}; why: {repeating_call(v)}" for v in comparison.rejected]
    left_out = []
    if report.rounds:
        rounds = plural(report.rounds, "round") + "; interrupted" * comparison.interrupted
        screen.print(f"\n[bold]{problem.slug}[/]: processor time of one call, from {rounds}")
        for table in tables(report, options.base, options.verbose):
            screen.print(table)
        for workload, missing in report.missing.items():
            lines += [f"{name}: {why} on {workload}" for name, why in missing.items()]
        if any(OVER_BUDGET in missing.values() for missing in report.missing.values()):
            left_out = [f"a larger {option('budget')} also times what is {OVER_BUDGET}"]
        screen.show(_in_fewer_rounds(report), "yellow")
    elif report.solutions:
        lines.append(f"{problem.slug}: interrupted before the first round was over")
    screen.show([f"✗ {line}" for line in lines], "red")
    screen.show(left_out, "yellow")
    for verdict in comparison.verdicts:
        screen.show(warning(verdict))
