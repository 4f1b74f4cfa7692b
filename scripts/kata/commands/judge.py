"""Judge the solutions of a problem, or those in a file or a folder from anywhere."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress

from rich.text import Text

from kata import KataError
from kata.cases.coverage import reach_lines, reach_of, shortfalls
from kata.cases.model import Cases
from kata.collect.model import Collection, Results
from kata.collect.parts import is_parted
from kata.commands.chosen import (
    case_meant,
    chosen_solutions,
    files_named,
    found_in,
    listed_problems,
    readable_problems,
    require_names,
    take_files,
    with_stated,
)
from kata.commands.cli import Parser, Status, require_writable, say, status_of
from kata.commands.saves import judge_after_saves
from kata.commands.verdicts import Rendering, Request, hinted, shown_as
from kata.judge.batch import certain
from kata.judge.model import Verdict
from kata.judge.verdict import judge_one
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.show.as_json import as_json
from kata.show.markdown import forms
from kata.show.report import case_lines, details, headline, hint_lines, outcome_lines, warning
from kata.text import did_you_mean, near, option, plural
from kata.wire.limits import RANGES, Limits

UNLIMITED = 1e8  # seconds: somebody may be at a breakpoint


def main(words: list[str]) -> Status:
    options = Parser("judge", __doc__).parsed(words)
    take_files(options)
    for fault in _faults(options):
        raise KataError(fault)
    if options.github:
        require_writable("github", options.github)
    if options.files and options.problem:
        require_names(find_problem(options.problem), options.solutions)
    if options.watch:
        return judge_after_saves(options.problem, options.files, words)
    request = requested(options)
    if options.table or (options.files and not _is_one_file(options, request.found)):
        from kata.commands.renderings import Summary, Table  # here, as a report needs neither

        return shown_as(Table(request) if options.table else Summary(request))
    return judge_case(request) if options.case else shown_as(Reports(request))


def _faults(options: Namespace) -> Iterator[str]:
    """Say what is wrong with a call, as far as its options show."""
    files, is_named, nowhere = options.files, bool(options.problem), "no such file or folder"
    if options.report and options.json:
        report, as_objects = option("report", True), option("json", True)
        yield f"{report} prints a text to paste; leave out {as_objects}"
    if options.cluster and (is_named or not files):
        where = option("cluster", options.cluster)
        yield f"{where} judges files, whatever they solve; name them: {option('file')}"
    if options.sandboxed_only and not options.cluster:
        yield f"--sandboxed-only is for the workers of a cluster; name it: {option('cluster')}"
    if options.table and not files:
        yield f"{option('table', True)} is for a class: name the students' folders"
    if options.table and options.solutions:
        yield f"{options.solutions[0]}: {nowhere}"
    if options.watch and options.list:
        one, fix = option("watch", True), "name a problem or files instead"
        yield f"{one} judges one problem, not {option('list', options.list)}; {fix}"
    if files and options.solutions and not is_named:
        fix = f"to name a solution, name its problem, too: {option('problem', '<problem>')}"
        yield f"{options.solutions[0]}: {nowhere}; {fix}"


def requested(options: Namespace) -> Request:
    """Return the solutions that a call means, and what became of the files that it names."""
    if not (options.problem or options.files or options.list):
        find_problem("")  # raises an error that lists the problems
    limits, known = changed_limits(options.limit), listed_problems(options, "judge")
    named = known[0].slug if options.problem else ""
    if not named:
        known = readable_problems("judge", known)
        if options.list and not options.files:
            options.files = [str(problem.folder / "solutions") for problem in known]
    found = found_in(options.files, known, bool(named))
    if options.files and not (named or options.list or options.cluster):
        found = with_stated(found, known, options.statements, options.against)
    if options.table or (options.files and not _is_one_file(options, found)):
        count = f"{files_named(options.files)} is {plural(len(found.files), 'file')}"
        for name in () if options.table else ("case", "solutions"):
            if getattr(options, name):
                raise KataError(f"{option(name)} works with one file, but {count}")
        solutions = found.solutions
    elif named:
        solutions = chosen_solutions(known[0], options.solutions, options.files, found)
    else:
        solutions = _recognized(found, options)
    return Request(options, solutions, found, limits, named)


def _is_one_file(options: Namespace, found: Collection) -> bool:
    """Tell whether solutions have reports of their own: a single file, here, for a person."""
    return len(found.files) == 1 and not options.github and not options.cluster


def _recognized(found: Collection, options: Namespace) -> list[Solution]:
    """Return the solutions in a single file whose problem was not named."""
    (path,), solutions = found.files, found.solutions
    if not solutions:
        can_be_forced = found.fates[path].can_be_forced and path in found.left_out
        anyway = f"; to judge it anyway, name its problem: {option('problem', '<problem>')}"
        hint = anyway * (can_be_forced and not is_parted(path))
        raise KataError(f"{options.files[0]}: not judged: {found.reason(path)}{hint}")
    for solution in found.doubtful if not options.json else ():
        guessed = "because of its method; if it solves another problem, name that:"
        print(f"taken for {solution.problem.slug}, {guessed} {option('problem')}")
    return solutions


class Reports(Rendering):
    """A line for each solution of one problem, then why some are not accepted."""

    is_remembered = False

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        names = [solution.name for solution in request.solutions]
        self.is_single, wants_hint = len(names) == 1, self.options.hints == "1"
        self.width = 0 if self.is_single else max(map(len, names))
        # What is known about a single solution is shown before a hint is looked for.
        self.is_late = wants_hint and self.is_single and not self.options.json
        self.is_hinted = wants_hint and not self.is_late

    def begin(self) -> None:
        if self.options.verbose and not self.options.json:
            problem = self.request.solutions[0].problem
            reach = reach_of(problem, say)
            self.screen.show([*reach_lines(problem, reach), *shortfalls(problem, reach)], "dim")

    def lines(self, verdict: Verdict) -> Iterator[Text]:
        yield headline(verdict, self.width)
        yield from warning(verdict)

    def end(self, results: Results) -> None:
        failing = [verdict for verdict in results.verdicts if not verdict.accepted]
        for verdict in failing if not self.options.json else ():
            if not self.is_single:
                self.screen.show([f"\n{verdict.solution.name}"], "bold")
            self.screen.show(details(verdict))
            if self.is_late:
                self.screen.show(hint_lines(hinted(verdict, self.request.limits)))
        if self.options.report:
            self.screen.show(forms(failing))

    def status(self, results: Results) -> Status:
        return status_of(results.verdicts)


def judge_case(request: Request) -> Status:
    """Run one case attached to the terminal, and show all of it."""
    options, screen, verdicts = request.options, request.screen, list[Verdict]()
    for solution in request.solutions:
        cases, index = case_meant(solution, options.case)
        if options.json:
            verdict, _ = judge_one(solution, cases, index, request.limits)
            verdict = _certain(verdict, cases)
            print(as_json(verdict), flush=True)
        else:
            screen.show(case_lines(solution, cases[index], cases.last))
            limits = changed_limits(options.limit, Limits(case=UNLIMITED, run=UNLIMITED))
            verdict, outcome = judge_one(solution, cases, index, limits, attached=True)
            verdict = _certain(verdict, cases)
            shown = verdict.failure or outcome
            screen.show([*outcome_lines(verdict, shown, cases[index]), *warning(verdict)])
            if options.report:
                screen.show(forms([verdict]))
        verdicts.append(verdict)
    return status_of(verdicts)


def _certain(verdict: Verdict, cases: Cases) -> Verdict:
    """Return a verdict by one case; where nobody knows the answer, a failure only differs."""
    return certain(verdict, lambda: cases) if verdict.failure else verdict


def changed_limits(settings: list[str], limits: Limits = Limits()) -> Limits:
    """Return the limits with some of them changed, as by `case=5`."""
    for setting in settings:
        name, _, number = setting.partition("=")
        if name not in Limits._fields:
            known = f"; a NAME is one of {', '.join(Limits._fields)}"
            meant = did_you_mean(near(name, Limits._fields)) or known
            raise KataError(f"{option('limit', setting)}: write NAME=NUMBER{meant}")
        kind = type(getattr(limits, name))
        least, most = RANGES.get(name, (1 if kind is int else 0.001, 10**9))
        with suppress(ValueError):
            limits = limits._replace(**{name: kind(number)})
            if least <= getattr(limits, name) <= most:
                continue
        what = "a whole number" if kind is int else "a number"
        raise KataError(f"{option('limit', setting)}: write {what} from {least:g} to {most:,}")
    return limits
