"""Judge the solutions of a problem, or those in a file or a folder from anywhere."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING

from kata import KataError
from kata.commands import chosen
from kata.commands.cli import Status, console, status_of, warn, write_out
from kata.commands.verdicts import Request, reports, summed_up
from kata.judge.batch import certain
from kata.judge.model import Verdict
from kata.judge.verdict import judge_one
from kata.problem.lookup import find_problem
from kata.problem.solution import PASTED, Solution
from kata.show.headline import warning
from kata.text import did_you_mean, near, option, plural
from kata.wire.limits import RANGES, Limits

if TYPE_CHECKING:
    from kata.collect.model import Collection  # which only files need
    from kata.problem.folder import Problem

UNLIMITED = 1e8  # seconds: somebody may be at a breakpoint


def main(options: Namespace) -> Status:
    chosen.take_files(options)
    _require_sense(options)
    if options.watch:
        from kata.commands.saves import judge_after_saves  # here, as few calls need it

        return judge_after_saves(options)
    request = requested(options)
    if request.found and _is_collection(options, request.found):
        return summed_up(request, request.found)
    if options.case:
        return status_of(_judged_by_case(solution, request) for solution in request.solutions)
    return reports(request)


def _require_sense(options: Namespace) -> None:
    """Raise an error if something is wrong with a call, as far as its options show."""
    if options.report and options.json:
        report, as_objects = option("report", True), option("json", True)
        raise KataError(f"{report} prints a text to paste; leave out {as_objects}")
    is_open = bool(options.files) and not options.problem
    for name in "cluster", "statements", "against":
        if value := getattr(options, name):
            given = option(name, value if name == "cluster" else value[0])
            where = f"{given} is for files, whatever they solve"
            if not is_open:
                raise KataError(f"{where}; name them: {option('file')}")
            if name != "cluster" and (options.list or options.cluster):
                other = option("list", options.list) if options.list else option("cluster")
                raise KataError(f"{where}; leave out {other}")
    if options.watch and options.list:
        one, fix = option("watch", True), "name a problem or files instead"
        raise KataError(f"{one} judges one problem, not {option('list', options.list)}; {fix}")
    if options.solutions and is_open:
        fix = f"to name a solution, name its problem, too: {option('problem', '<problem>')}"
        raise KataError(f"{options.solutions[0]}: no such file or folder; {fix}")
    if options.files and options.problem:
        chosen.require_names(find_problem(options.problem), options.solutions)
    if options.github:
        if not (options.files or options.list):
            where = f"{option('github', options.github)} annotates files"
            raise KataError(f"{where}; name them: {option('file')}")
        write_out("github", options.github)


def requested(options: Namespace) -> Request:
    """Return the solutions that a call means, and what became of the files that it names."""
    if not (options.problem or options.files or options.list):
        find_problem("")  # raises an error that lists the problems
    limits, known = changed_limits(options.limit), chosen.listed_problems(options)
    found, is_named = None, True
    if options.files or options.list:
        found, known, is_named = _in_files(options, known)
    if found and _is_collection(options, found):
        count = f"{chosen.files_named(options.files)} is {plural(len(found.files), 'file')}"
        for name in ("case", "solutions"):
            if getattr(options, name):
                raise KataError(f"{option(name)} works with one file, but {count}")
        solutions = found.solutions
    elif found and not is_named:
        solutions = _recognized(found, options)
    else:
        solutions = chosen.chosen_solutions(known[0], options.solutions, options.files, found)
    screen = console(sys.stderr if options.json else sys.stdout)
    return Request(options, solutions, found, limits, screen)


def _in_files(options: Namespace, known: list[Problem]) -> tuple[Collection, list[Problem], bool]:
    """Return what the files of a call hold, for which problems, and whether one is named."""
    from kata.commands.files import found_in, pasted, with_stated  # here, as not all calls need it

    given = pasted() if options.files == [str(PASTED)] else None
    if given and given.problem and not options.problem:
        known = [given.problem]
    is_named = bool(options.problem or (given and given.problem))
    if not is_named:
        known = chosen.readable_problems("judge", known)
        if not options.files:
            options.files = [str(problem.folder / "solutions") for problem in known]
    with given.as_file() if given else nullcontext(options.files) as files:
        found = found_in(files, known, is_named)
        if not (options.problem or options.list or options.cluster):
            found = with_stated(found, known, options.statements, options.against)
    return given.renamed(found) if given else found, known, is_named


def _is_collection(options: Namespace, found: Collection) -> bool:
    """Tell whether solutions are summed up: those in several files, for GitHub, on a cluster."""
    return len(found.files) != 1 or options.github or options.cluster


def _recognized(found: Collection, options: Namespace) -> list[Solution]:
    """Return the solutions in a single file whose problem was not named."""
    (path,), solutions = found.files, found.solutions
    if not solutions:
        can_be_forced = found.fates[path].can_be_forced and path in found.left_out
        anyway = f"; to judge it anyway, name its problem: {option('problem', '<problem>')}"
        hint = anyway * (can_be_forced and path.suffix != ".ipynb")
        raise KataError(f"{options.files[0]}: not judged: {found.reason(path)}{hint}")
    for line, why in found.left_out.get(path, ()):
        warn("judge", f"{path}:{line}: not judged: {why}")
    for solution in solutions if not options.json else ():
        guessed = ", because of its method; if it solves another problem, name that:"
        why = f"{guessed} {option('problem')}" * (solution in found.doubtful)
        if why or path == PASTED:
            print(f"taken for {solution.problem.slug}{why}")
    return solutions


def _judged_by_case(solution: Solution, request: Request) -> Verdict:
    """Return the verdict by the case that is named, which has been shown."""
    from kata.show.exported import forms  # here, as few calls need it
    from kata.show.report import case_lines, outcome_lines

    options, screen, limits = request.options, request.screen, request.limits
    cases, index = chosen.case_meant(solution, options.case)
    if not options.json:
        limits = changed_limits(options.limit, Limits(case=UNLIMITED, run=UNLIMITED))
        screen.show(case_lines(solution, cases[index], cases.last))
    verdict, outcome = judge_one(solution, cases, index, limits, attached=not options.json)
    if verdict.failure:  # where nobody knows the answer, it only differs
        verdict = certain(verdict, lambda: cases)
    if request.shows_json(verdict):
        return verdict
    shown = verdict.failure or outcome
    screen.show([*outcome_lines(verdict, shown, cases[index]), *warning(verdict)])
    if options.report:
        screen.show(forms([verdict]))
    return verdict


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
