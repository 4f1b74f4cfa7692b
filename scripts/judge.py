"""Judge solutions of a problem: all of them, those named, or a file from anywhere."""

import json
import subprocess
import sys
import time
from dataclasses import fields, replace
from pathlib import Path

from kata import KataError
from kata.cli import Parser, case_named, chosen, console, end, say, typed_case
from kata.generate import cases_of
from kata.judge import judge, judge_one
from kata.problem import find_problem
from kata.process import Limits
from kata.show.data import as_data
from kata.show.report import after, before, details, headline

UNLIMITED = 1e8  # seconds: somebody may be at a breakpoint
SANE = {"recursion": (99, 1e7), "stack": (7, 8193), "memory": (15, 1e6)}
POLL = 0.1  # seconds between two looks at the files


def main():
    parser = Parser(prog="judge", description=__doc__)
    parser.add_argument("problem", help="the name of its folder, as in minesweeper")
    parser.add_argument("solutions", nargs="*", help="bfs, wrong/digits_spread, ... (default: all)")
    parser.add_argument("--file", help="judge this file, wherever it is, and what is named")
    parser.add_argument("--case", help="run only this case: its number, its name, or an input")
    parser.add_argument("--json", action="store_true", help="print one JSON object per solution")
    parser.add_argument("--watch", action="store_true", help="judge again after every save")
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="case or run (seconds), memory or stack (MB), recursion (frames)",
    )
    options = parser.parse_intermixed_args()
    return watch(options) if options.watch else judge_once(options)


def judge_once(options):
    """Do what is asked for; the exit status."""
    problem = find_problem(options.problem)
    solutions = chosen(problem, options.solutions, options.file)
    if not options.case:
        return judge_all(solutions, cases_of(problem, say), limited(options.limit), options.json)
    return judge_case(problem, solutions, options)


def judge_all(solutions, cases, limits, as_json):
    """One line per solution, then why the others were not accepted; the exit status."""
    screen, rejected = console(), []
    several = len(solutions) > 1
    width = max(len(solution.name) for solution in solutions) if several else 0
    for solution in solutions:
        verdict = judge(solution, cases, limits, explain=not as_json)
        if not verdict.accepted:
            rejected.append(verdict)
        if as_json:
            print(json.dumps(as_data(verdict)), flush=True)
        else:
            screen.print(headline(verdict, width), soft_wrap=True)
    for verdict in rejected if not as_json else ():
        if several:
            screen.print(f"\n{verdict.solution.name}", style="bold", markup=False)
        for line in details(verdict):
            screen.print(line, soft_wrap=True)
    return int(bool(rejected))


def judge_case(problem, solutions, options):
    """Run one case with the terminal attached, and show the whole of it; the exit status."""
    screen, status = console(), 0
    given = typed_case(problem, options.case)
    unlimited = Limits(case=UNLIMITED, run=UNLIMITED)
    for solution in solutions:
        cases, index = (given, 0) if given else case_named(problem, solution, options.case)
        if options.json:
            verdict = judge_one(solution, cases, index, limited(options.limit))
            print(json.dumps(as_data(verdict)), flush=True)
        else:
            for line in before(solution, cases, index):
                screen.print(line, soft_wrap=True)
            limits = limited(options.limit, unlimited)
            verdict = judge_one(solution, cases, index, limits, attached=True)
            for line in after(verdict, cases, index):
                screen.print(line, soft_wrap=True)
        status = status or int(not verdict.accepted)
    return status


def watch(options):
    """Judge after every save, until Ctrl-C; a save ends the run that is under way."""
    screen, seen, running = console(), None, None
    command = [sys.executable, *(word for word in sys.argv if word != "--watch")]
    try:
        while True:
            if (now := stamps(options)) != seen:
                stop(running)
                seen = now
                screen.clear()
                say("judging after every save; Ctrl-C ends")
                running = subprocess.Popen(command)
            time.sleep(POLL)
    except KeyboardInterrupt:
        return 0
    finally:
        stop(running)


def stop(running):
    """End a run, if there is one."""
    if running:
        running.terminate()
        running.wait()


def stamps(options):
    """When the files that a verdict depends on were last changed."""
    folder = find_problem(options.problem).folder
    paths = [*folder.rglob("*.*"), Path(options.file or ".").expanduser()]
    return {path: path.stat().st_mtime_ns for path in paths if path.is_file()}


def limited(settings, limits=Limits()):
    """The limits with some of them changed."""
    kinds = {field.name: field.type for field in fields(Limits)}
    for setting in settings:
        name, _, number = setting.partition("=")
        try:
            limits = replace(limits, **{name: kinds[name](number)})
            least, most = SANE.get(name, (0, 1e9))
            sane = least < getattr(limits, name) < most
        except (KeyError, ValueError):
            sane = False
        if not sane:
            known = ", ".join(kinds)
            raise KataError(f"--limit {setting}: write NAME=NUMBER, a sane one, of {known}")
    return limits


if __name__ == "__main__":
    end(main)
