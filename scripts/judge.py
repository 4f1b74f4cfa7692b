"""Judge solutions of a problem: all of them, those named, or a file from anywhere."""

import json
import subprocess
import sys
import time
from dataclasses import fields, replace
from pathlib import Path

from kata import KataError, show
from kata.cases import find
from kata.cli import Parser, console, end, from_file, named, say
from kata.judge import judge
from kata.plain import plain
from kata.prepare import prepare, typed
from kata.problem import problem
from kata.process import Limits

ATTACHED = Limits(case=1e9, run=1e9, attached=True)


def main():
    parser = Parser(prog="judge", description=__doc__)
    parser.add_argument("problem", help="the name of its folder, as minesweeper")
    parser.add_argument("solutions", nargs="*", help="as bfs or wrong/digits_spread (default: all)")
    parser.add_argument("--file", help="judge this file, wherever it is, and what is named")
    parser.add_argument("--case", help="run one case here: its number, its name, or an input")
    parser.add_argument("--json", action="store_true", help="print a JSON object a solution")
    parser.add_argument("--watch", action="store_true", help="judge again after every save")
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="case or run (seconds), memory or stack (MB), recursion (frames)",
    )
    options = parser.parse_intermixed_args()
    return watch(options) if options.watch else answer(options)


def answer(options):
    """Do what is asked for once; the exit status."""
    one = problem(options.problem)
    solutions, limits = asked_for(one, options), limited(options.limit)
    if options.case:
        return judge_case(one, solutions, options)
    return judge_all(solutions, prepare(one, say), limits, options.json)


def judge_all(solutions, cases, limits, as_json, only=None):
    """A line a solution, then why the others were not accepted; the exit status."""
    screen, rejected = console(), []
    several = len(solutions) > 1
    width = max(len(solution.name) for solution in solutions) if several else 0
    for solution in solutions:
        verdict = judge(solution, cases, limits, only)
        if not verdict.accepted:
            rejected.append(verdict)
        if as_json:
            print(json.dumps(plain(verdict), default=repr), flush=True)
        else:
            screen.print(show.headline(verdict, width), soft_wrap=True)
    for verdict in rejected if not as_json else ():
        if several:
            screen.print(f"\n[bold]{verdict.solution.name}[/]")
        for line in show.details(verdict, cases):
            screen.print(line, soft_wrap=True)
    return int(bool(rejected))


def judge_case(one, solutions, options):
    """Run one case with the terminal attached, and show the whole of it; the exit status."""
    if "=" in options.case:
        cases, index = typed(one, options.case), 0
    else:
        cases = prepare(one, say)
        index = find(cases, options.case)
    if options.json:
        return judge_all(solutions, cases, limited(options.limit), True, only=index)
    screen, status = console(), 0
    for solution in solutions:
        for line in show.task(solution, cases, index):
            screen.print(line, soft_wrap=True)
        verdict = judge(solution, cases, ATTACHED, only=index)
        for line in show.result(verdict, cases, index):
            screen.print(line, soft_wrap=True)
        status |= not verdict.accepted
    return status


def watch(options):
    """Judge after every save, until Ctrl-C; a save ends the run that is on its way."""
    screen, seen, running = console(), None, None
    command = [sys.executable, *(word for word in sys.argv if word != "--watch")]
    try:
        while True:
            if (now := stamps(options)) != seen:
                if running:
                    running.terminate()
                    running.wait()
                seen = now
                screen.clear()
                say("judging after every save; Ctrl-C ends")
                running = subprocess.Popen(command)
            time.sleep(0.1)
    except KeyboardInterrupt:
        return 0
    finally:
        if running:
            running.terminate()
            running.wait()


def stamps(options):
    """When the files that a verdict depends on were last changed."""
    paths = [*problem(options.problem).folder.rglob("*.*"), Path(options.file or ".").expanduser()]
    return {path: path.stat().st_mtime_ns for path in paths if path.is_file()}


def asked_for(one, options):
    """The solutions named and the file from anywhere, or all."""
    files = [from_file(one, options.file)] if options.file else []
    return (named(one, options.solutions) if options.solutions or not files else []) + files


def limited(settings):
    """The usual limits with some of them changed."""
    limits = Limits()
    for setting in settings:
        name, _, number = setting.partition("=")
        kinds = {field.name: field.type for field in fields(Limits) if field.name != "attached"}
        try:
            limits = replace(limits, **{name: kinds[name](number)})
            sane = 0 < getattr(limits, name) < 1e9
        except (KeyError, ValueError):
            sane = False
        if not sane:
            known = ", ".join(kinds)
            raise KataError(f"--limit {setting}: write NAME=NUMBER, above 0, with one of {known}")
    return limits


if __name__ == "__main__":
    end(main)
