"""Judge the solutions of a problem, or those in a file or a folder from anywhere."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.cases.reach import reach_lines, reach_of, shortfalls
from kata.collect.collection import Collection, collected
from kata.collect.files import is_parted
from kata.commands.chosen import case_meant, chosen, readable, take_files, told_files
from kata.commands.cli import Parser, console, require_writable, say, written
from kata.commands.judge_collection import judge_collection, status
from kata.commands.saves import watch
from kata.judge.many import judged
from kata.judge.model import Verdict
from kata.judge.one import judge_one
from kata.problem.find import find_problem, problems
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.data import as_data
from kata.show.markdown import forms
from kata.show.report import after, before, details, headline, warning
from kata.text import option
from kata.watch.why.explain import explained
from kata.wire.model import RANGES, Limits

UNLIMITED = 1e8  # seconds: somebody may be at a breakpoint


def main(words: list[str]) -> int:
    parser = Parser("judge", description=__doc__)
    parser.takes_solutions(or_files=True)
    parser.takes_files("judge a file or all in a folder, for a PROBLEM if it is named")
    parser.add_argument(
        "--case",
        type=written("case"),
        help="run only this case: its number, its name, or an input",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object per solution")
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="also show what the cases reach; for a folder, all reports",
    )
    parser.add_argument("--fresh", action="store_true", help="for a folder, judge all anew")
    parser.add_argument("--report", action="store_true", help="print a report for LeetCode too")
    parser.add_argument("--watch", action="store_true", help="judge again after every save")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="judge the files on the workers of this Dask scheduler, as in tcp://scheduler:8786",
    )
    parser.add_argument(
        "--sandboxed-only",
        action="store_true",
        help="leave out workers of the cluster that have no sandbox",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help=f"change a limit: {', '.join(Limits._fields)}",
    )
    parser.add_argument(
        "--github",
        type=Path,
        metavar="FILE",
        help="annotate what fails, for GitHub, and add a summary in Markdown to this file",
    )
    options = parser.parsed(words)
    take_files(options)
    if options.report and options.json:
        report, as_json = option("report", True), option("json", True)
        raise KataError(f"{report} prints a text to paste; leave out {as_json}")
    if options.github:
        require_writable("github", options.github)
    if options.cluster and (options.problem or not options.files):
        where = option("cluster", options.cluster)
        raise KataError(f"{where} judges files, whatever they solve; name them: {option('file')}")
    if options.sandboxed_only and not options.cluster:
        raise KataError(f"--sandboxed-only is about workers; name their {option('cluster')}")
    if options.watch:
        return watch(options.problem, options.files, words)
    return judge_once(options)


def judge_once(options: Namespace) -> int:
    """Judge what the options name; returns the exit status."""
    if options.files and options.solutions and not options.problem:
        fix = f"to name a solution, name its problem, too: {option('problem', '<problem>')}"
        raise KataError(f"{options.solutions[0]}: no such file or folder; {fix}")
    if not options.problem and not options.files:
        find_problem("")  # raises an error that lists the problems
    known = [find_problem(options.problem)] if options.problem else readable("judge", problems())
    if any(Path(file).is_dir() for file in options.files):
        say(f"looking for solutions in {told_files(options.files)} ...")
    found = collected(options.files, known) if options.files else Collection()
    if options.files and (len(found.files) != 1 or options.github or options.cluster):
        return judge_collection(found, options, limited(options.limit))
    if options.problem:
        solutions = chosen(known[0], options.solutions, options.files)
    else:
        solutions = recognized(found, options)
    if options.case:
        return judge_case(solutions, options)
    return judge_all(solutions, options, set() if options.problem else found.doubtful)


def judge_all(solutions: list[Solution], options: Namespace, doubtful: set[Solution]) -> int:
    """Print a line per solution, then why some were not accepted; returns the exit status."""
    screen = console()
    to_explain: list[Verdict] = []
    several = len(solutions) > 1
    width = max(len(solution.name) for solution in solutions) if several else 0
    problem = solutions[0].problem
    for line in _reached(problem) if options.verbose and not options.json else ():
        screen.print(line, soft_wrap=True, markup=False, style="dim")
    for verdict in judged(solutions, limited(options.limit), explained, say):
        if not verdict.accepted or verdict.slow:
            to_explain.append(verdict)
        if options.json:
            found = as_data(verdict) | {"doubtful": verdict.solution in doubtful}
            print(json.dumps(found), flush=True)
        else:
            for text in headline(verdict, width), *warning(verdict):
                screen.print(text, soft_wrap=True)
    for verdict in to_explain if not options.json else ():
        if several:
            screen.print(f"\n{verdict.solution.name}", style="bold", markup=False)
        for text in details(verdict):
            screen.print(text, soft_wrap=True)
    for text in forms(to_explain) if options.report else ():
        screen.print(text, soft_wrap=True)
    return status(to_explain)


def _reached(problem: Problem) -> Iterator[str]:
    """What the cases of a problem reach, and what they miss."""
    found = reach_of(problem, say)
    yield from reach_lines(problem, found)
    yield from shortfalls(problem, found)


def recognized(found: Collection, options: Namespace) -> list[Solution]:
    """The solutions in a single file whose problem was not named."""
    (path,), solutions = found.files, found.solutions
    if not solutions:
        can_be_forced = found.fates[path].can_be_forced and path in found.left_out
        anyway = f"; to judge it anyway, name its problem: {option('problem', '<problem>')}"
        hint = anyway * (can_be_forced and not is_parted(path))
        raise KataError(f"{options.files[0]}: not judged: {found.reason(path)}{hint}")
    for solution in found.doubtful if not options.json else ():
        guessed = "guessed from its method; if wrong, pass"
        print(f"judged as {solution.problem.slug}, {guessed} {option('problem')}")
    return solutions


def judge_case(solutions: list[Solution], options: Namespace) -> int:
    """Run one case attached to the terminal, and show all of it; returns the exit status."""
    screen, status = console(), 0
    unlimited = Limits(case=UNLIMITED, run=UNLIMITED)
    for solution in solutions:
        cases, index = case_meant(solution, options.case)
        if options.json:
            verdict, _ = judge_one(solution, cases, index, limited(options.limit))
            print(json.dumps(as_data(verdict)), flush=True)
        else:
            for text in before(solution, cases[index], cases.last):
                screen.print(text, soft_wrap=True)
            limits = limited(options.limit, unlimited)
            verdict, outcome = judge_one(solution, cases, index, limits, attached=True)
            reports = forms([verdict]) if options.report else ()
            for text in *after(verdict, outcome, cases[index]), *warning(verdict), *reports:
                screen.print(text, soft_wrap=True)
        status = status or int(not verdict.accepted)
    return status


def limited(settings: list[str], limits: Limits = Limits()) -> Limits:
    """The limits with some of them changed."""
    for setting in settings:
        name, _, number = setting.partition("=")
        if name not in Limits._fields:
            known = ", ".join(Limits._fields)
            raise KataError(
                f"{option('limit', setting)}: write NAME=NUMBER; a NAME is one of {known}"
            )
        kind, (least, most) = type(getattr(limits, name)), RANGES.get(name, (0.001, 10**9))
        with suppress(ValueError):
            limits = limits._replace(**{name: kind(number)})
            if least <= getattr(limits, name) <= most:
                continue
        what = "a whole number" if kind is int else "a number"
        raise KataError(f"{option('limit', setting)}: write {what} from {least:g} to {most:,}")
    return limits
