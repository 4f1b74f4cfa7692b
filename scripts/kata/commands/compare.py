"""Time the accepted solutions of a problem side by side."""

import json
import os
import platform
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from kata import KataError
from kata.commands.chosen import chosen_solutions, problem_meant, take_files
from kata.commands.cli import Status, console, progress, say, write_out
from kata.compare.comparison import Comparison, Measured, Report, Settings, compare
from kata.compare.rounds import OVER_BUDGET, TOO_SLOW
from kata.compare.tables import tables
from kata.data import to_data
from kata.judge.batch import Terms, judged
from kata.judge.compared import short_names
from kata.judge.model import Verdict
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.show.headline import warning
from kata.show.report import repeating_call
from kata.text import option, plural
from kata.tools.times import TIMES, steps_of, with_times


def main(options: Namespace) -> Status:
    take_files(options)
    problem = problem_meant(options, "base") or find_problem("")
    if options.size is not None and options.size < 1:
        raise KataError(f"{option('size', options.size)}: a size is 1 or more")
    if not 0 < options.budget < 1e6:
        given = option("budget", f"{options.budget:g}")
        raise KataError(f"{given}: write a number of seconds above 0 and below 1,000,000")
    if options.out:
        write_out("out", options.out)
    settings = Settings(options.size, options.base, options.budget)
    page = _page(options.out)
    names = options.solutions or steps_of(page) or [one.name for one in problem.solutions]
    solutions = chosen_solutions(problem, names, options.files)
    if options.base and options.base not in {solution.name for solution in solutions}:
        solutions.append(problem.solution(options.base))
    verdicts, screen = list[Verdict](), Console(stderr=True)
    with progress(f"{problem.slug}: judging", len(solutions), screen) as advance:
        for verdict in judged(solutions, Terms(remembers=True), say):
            verdicts.append(verdict)
            advance(len(verdicts))
    with progress(f"{problem.slug}: timing", options.budget, screen) as advance:
        comparison = compare(problem, verdicts, settings, advance)
    show(problem, comparison, options)
    if page:
        write_out("out", options.out, with_times(page, comparison.report))
    elif options.out:
        machine = f"{platform.platform()}, {os.cpu_count()} cores"
        by_problem = {problem.slug: comparison.report}
        measured = to_data(Measured(sys.version, machine, settings, by_problem))
        write_out("out", options.out, json.dumps(measured, indent=2) + "\n")
    if comparison.interrupted:
        raise KeyboardInterrupt
    return Status.REJECTED if comparison.rejected else Status.DONE


def _page(path: Path | None) -> str:
    """Return the text of a page with places for times; of any other file, nothing."""
    text = path.read_text("utf-8") if path and path.suffix == ".md" and path.is_file() else ""
    return text if TIMES.search(text) else ""


def _gaps(report: Report) -> dict[tuple[str, str], list[str]]:
    """{(solution, why): workloads} on which there is no time, or a time from fewer rounds."""
    found: dict[tuple[str, str], list[str]] = {}
    for workload, times in report.workloads.items():
        for name, why in report.missing.get(workload, {}).items():
            found.setdefault((name, why), []).append(workload)
        for name, time in times.items():
            if time.rounds < report.rounds:
                why = f"slow, so only {plural(time.rounds, 'round')}"
                found.setdefault((name, why), []).append(workload)
    return found


def show(problem: Problem, comparison: Comparison, options: Namespace) -> None:
    """Print the tables of one problem, and what is missing from them."""
    screen, report = console(), comparison.report
    some = [v.solution for v in comparison.verdicts]
    names = {one.name: one.name for one in some}
    files = [one for one in some if one.is_elsewhere]
    names |= dict(zip((one.name for one in files), short_names(files)))
    lines = [f"{v.solution.name}: {v.kind}; why: {repeating_call(v)}" for v in comparison.rejected]
    slow = list[str]()
    if report.rounds:
        rounds = plural(report.rounds, "round") + "; interrupted" * comparison.interrupted
        screen.print(f"\n[bold]{problem.slug}[/]: processor time of one call, from {rounds}")
        for table in tables(report, names, options.base, options.verbose):
            screen.print(table)
        for (name, why), workloads in _gaps(report).items():
            line = f"{names[name]}: {why} on {', '.join(workloads)}"
            (slow if why.startswith(("slow", TOO_SLOW)) else lines).append(line)
        if any(OVER_BUDGET in missing.values() for missing in report.missing.values()):
            slow.append(f"a larger {option('budget')} also times what is {OVER_BUDGET}")
    elif report.solutions:
        lines.append(f"{problem.slug}: interrupted before the first round was over")
    screen.show([f"✗ {line}" for line in lines], "red")
    screen.show(slow, "yellow")
    for verdict in comparison.verdicts:
        screen.show(warning(verdict))
