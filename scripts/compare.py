"""Time the accepted solutions of a problem, or of all, side by side."""

import json
import os
import platform
import sys
from pathlib import Path
from random import Random
from time import monotonic

from kata import KataError, measure, stats
from kata.cli import Parser, console, end, from_file, named, say
from kata.jobs import jobs
from kata.judge import judge
from kata.prepare import prepare
from kata.problem import problem, problems
from kata.show import again
from kata.summary import summary
from kata.table import tables
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

LEAST = 5  # rounds, however long they take
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
    if not 0 < options.budget < 1e6:
        raise KataError(f"BUDGET={options.budget:g}: write seconds, more than 0")
    if options.out:
        writable(options.out)
    report = {
        "python": sys.version,
        "machine": f"{platform.platform()}, {processor()}, {os.cpu_count()} cores",
        "settings": {"size": options.size, "base": options.base, "budget": options.budget},
        "problems": {},
    }
    rejected = 0
    try:
        for one in [problem(options.problem)] if options.problem else problems():
            try:
                rejected += compare(one, options, report["problems"])
            except KataError as error:
                if options.problem:
                    raise
                rejected += 1
                print(f"compare: {error}", file=sys.stderr)
        return int(rejected > 0)
    finally:
        if options.out and report["problems"]:
            options.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def writable(path):
    """Find out before anything is measured."""
    folder = path.parent
    if (
        path.is_dir()
        or not folder.is_dir()
        or not os.access(path if path.exists() else folder, os.W_OK)
    ):
        raise KataError(f"OUT={path}: no file can be written there; name one in a folder that is")


def compare(one, options, reports):
    """Judge, time and show the solutions of one problem; the number of those rejected."""
    accepted, rejected = judged(one, options)
    for verdict in rejected:
        if verdict.solution.name == options.base:
            raise KataError(f"BASE={options.base}: {verdict.word}; {again(verdict)} shows why")
    found, interrupted = measured(one, accepted, options) if accepted else ({}, None)
    reports[one.slug] = found | {"refused": {v.solution.name: v.word for v in rejected}}
    show(one, found, rejected, options, "; interrupted" if interrupted else "")
    if interrupted:
        raise interrupted
    return len(rejected)


def measured(one, accepted, options):
    """The summary of all rounds, and the interrupt that ended them, if one did."""
    columns, ladder = jobs(one, options.size)
    every = sorted({*columns, *ladder}, key=lambda job: (job.cells, job.name))
    state, interrupted = measure.Measured(every), None
    try:
        for _ in timing(one, accepted, state, columns[0].workload, options.budget):
            found = summary(state, columns, ladder, accepted, options.base)
            if found["rounds"] >= stats.ENOUGH and narrow(found):
                break
    except KeyboardInterrupt as error:
        interrupted = error
    return summary(state, columns, ladder, accepted, options.base), interrupted


def show(one, found, rejected, options, interrupted):
    """The tables of one problem, and what is not in them."""
    screen = console()
    lines = [f"{v.solution.name}: {v.word}; why: {again(v)}" for v in rejected]
    if found.get("rounds"):
        screen.print(
            f"\n[bold]{one.slug}[/]: one call each, rounds: {found['rounds']}{interrupted}"
        )
        for table in tables(found, options.base, options.verbose):
            screen.print(table)
        for job, missing in found["missing"].items():
            lines += [f"{name}: {why} at {job}" for name, why in missing.items()]
    elif found:
        lines.append(f"{one.slug}: interrupted before the first round was over")
    for line in lines:
        screen.print(f"✗ {line}", style="red", markup=False, soft_wrap=True)


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


def timing(one, solutions, state, workload, budget):
    """Play rounds until the budget is spent, and yield after each."""
    rng, started = Random(one.slug), monotonic()
    with progress() as bar:
        task = bar.add_task(one.slug, total=budget)
        measure.weigh(state, one, solutions, workload)
        while (spent := monotonic() - started) < budget or len(state.rounds) < LEAST:
            bar.update(task, completed=spent)
            measure.play_round(state, solutions, rng)
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
