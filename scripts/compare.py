"""Time the accepted solutions of a problem, or of all, side by side."""

import json
import os
import platform
import sys
from pathlib import Path
from random import Random
from time import monotonic

from kata import KataError, measure
from kata.cases import prepare
from kata.cli import Parser, console, end, from_file, named, say
from kata.judge import judge
from kata.problem import problem, problems
from kata.show import again
from kata.summary import summary
from kata.table import tables
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

LEAST = 5  # rounds, however long they take
FEWEST = 8  # rounds before which no interval means much
NARROW = 0.03  # of the ratio: an interval that needs no more rounds


def main():
    parser = Parser(prog="compare", description=__doc__)
    parser.add_argument("problem", nargs="?", help="the name of its folder (default: all)")
    parser.add_argument("--solutions", default="", help="these only, as bfs,dfs")
    parser.add_argument("--file", help="this file too, wherever it is")
    parser.add_argument("--base", help="the solution that the others are compared with")
    parser.add_argument("--size", type=int, help="the size of all workloads")
    parser.add_argument("--out", type=Path, help="write all that is measured to this JSON file")
    parser.add_argument("--budget", type=float, default=15, help="seconds of timing a problem")
    parser.add_argument("--verbose", action="store_true", help="show the intervals of the ratios")
    options = parser.parse_args()
    if not options.problem and (options.solutions or options.file or options.base):
        raise KataError("S=, FILE= and BASE= are about one problem; name it: P=<problem>")
    if options.size is not None and options.size < 1:
        raise KataError(f"SIZE={options.size}: a size is 1 or more")
    if options.out:
        writable(options.out)
    report = {
        "python": sys.version,
        "machine": f"{platform.platform()}, {processor()}, {os.cpu_count()} cores",
        "settings": {"size": options.size, "base": options.base, "budget": options.budget},
        "problems": {},
    }
    try:
        for one in [problem(options.problem)] if options.problem else problems():
            compare(one, options, report["problems"])
    finally:
        if options.out and report["problems"]:
            options.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def writable(path):
    """Find out before anything is measured."""
    try:
        path.touch()
    except OSError as error:
        raise KataError(f"OUT={path}: {error.strerror}; name a file that can be written") from None


def compare(one, options, reports):
    """Judge, time and show the solutions of one problem; interrupted, what is known by then."""
    screen, interrupted = console(), None
    accepted, rejected = judged(one, options)
    for verdict in rejected:
        if verdict.solution.name == options.base:
            raise KataError(f"BASE={options.base}: {verdict.word}; {again(verdict)} shows why")
    if accepted:
        columns, ladder = measure.jobs(one, options.size)
        every = sorted({*columns, *ladder}, key=lambda job: (job.cells, job.name))
        measured = measure.Measured(every)
        try:
            for _ in timing(one, accepted, measured, options.budget):
                found = summary(measured, columns, ladder, accepted, options.base)
                if measured.rounds[FEWEST - 1 :] and narrow(found):
                    break
        except KeyboardInterrupt as error:
            interrupted = error
        found = summary(measured, columns, ladder, accepted, options.base)
        reports[one.slug] = found | {"refused": {v.solution.name: v.word for v in rejected}}
        screen.print(f"\n[bold]{one.slug}[/]: one call, in {found['rounds']} rounds")
        for table in tables(found, options.base, options.verbose):
            screen.print(table)
    for verdict in rejected:
        line = f"✗ {verdict.solution.name}: {verdict.word}; why: {again(verdict)}"
        screen.print(line, style="red", markup=False, soft_wrap=True)
    if interrupted:
        raise interrupted


def judged(one, options):
    """The solutions that are accepted, and the verdicts on those that are not."""
    solutions = named(one, [options.solutions])
    if options.file:
        solutions.append(from_file(one, options.file))
    if options.base and options.base not in {solution.name for solution in solutions}:
        solutions.append(one.solution(options.base))
    cases, accepted, rejected = prepare(one, say), [], []
    for solution in solutions:
        verdict = judge(solution, cases)
        accepted.append(solution) if verdict.accepted else rejected.append(verdict)
    return accepted, rejected


def timing(one, solutions, measured, budget):
    """Play rounds until the budget is spent, and yield after each."""
    rng, started = Random(one.slug), monotonic()
    with progress() as bar:
        task = bar.add_task(one.slug, total=budget)
        measure.weigh(measured, one, solutions)
        while (spent := monotonic() - started) < budget or len(measured.rounds) < LEAST:
            bar.update(task, completed=spent)
            measure.play_round(measured, solutions, rng)
            yield


def progress():
    """A bar with the time that remains, on a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def narrow(found):
    """Whether more rounds would tell nothing new."""
    times = [one for workload in found["workloads"].values() for one in workload.values()]
    return all(one["high"] - one["low"] <= NARROW * one["ratio"] for one in times)


def processor():
    """The processor's own name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


if __name__ == "__main__":
    end(main)
