"""Judge the solutions of a problem, or those in a file or a folder from anywhere."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.cases.reach import reach_lines, reach_of, shortfalls
from kata.collect.collection import Collection, collected
from kata.collect.files import is_parted
from kata.commands.chosen import (
    case_meant,
    chosen_solutions,
    files_named,
    listed_problems,
    readable_problems,
    require_names,
    take_files,
)
from kata.commands.cli import Parser, Status, console, require_writable, say, status_of
from kata.commands.saves import judge_after_saves
from kata.judge.many import judged
from kata.judge.model import Verdict
from kata.judge.one import judge_one
from kata.problem.find import find_problem
from kata.problem.solution import Solution
from kata.show.data import as_json
from kata.show.markdown import forms
from kata.show.report import case_lines, details, headline, hint_lines, outcome_lines, warning
from kata.text import did_you_mean, near, option
from kata.watch.why.explain import explained
from kata.watch.why.repair import hinted
from kata.wire.model import RANGES, Limits

UNLIMITED = 1e8  # seconds: somebody may be at a breakpoint


def main(words: list[str]) -> Status:
    options = Parser("judge", __doc__).parsed(words)
    take_files(options)
    if options.report and options.json:
        report, as_objects = option("report", True), option("json", True)
        raise KataError(f"{report} prints a text to paste; leave out {as_objects}")
    if options.github:
        require_writable("github", options.github)
    if options.cluster and (options.problem or not options.files):
        where = option("cluster", options.cluster)
        raise KataError(f"{where} judges files, whatever they solve; name them: {option('file')}")
    if options.sandboxed_only and not options.cluster:
        raise KataError(f"--sandboxed-only is about workers; name their {option('cluster')}")
    if options.table and not options.files:
        raise KataError(f"{option('table', True)} is for a class: name the students' folders")
    if options.table and options.solutions:
        raise KataError(f"{options.solutions[0]}: no such file or folder")
    if options.files and options.problem:
        require_names(find_problem(options.problem), options.solutions)
    if options.watch and options.list:
        one, fix = option("watch", True), "name a problem or files instead"
        raise KataError(f"{one} judges one problem, not {option('list', options.list)}; {fix}")
    if options.watch:
        return judge_after_saves(options.problem, options.files, words)
    if options.files and options.solutions and not options.problem:
        fix = f"to name a solution, name its problem, too: {option('problem', '<problem>')}"
        raise KataError(f"{options.solutions[0]}: no such file or folder; {fix}")
    if not options.problem and not options.files and not options.list:
        find_problem("")  # raises an error that lists the problems
    known = listed_problems(options, "judge")
    if not options.problem:
        known = readable_problems("judge", known)
    if options.list and not options.files:
        options.files = [str(problem.folder / "solutions") for problem in known]
    if any(Path(file).is_dir() for file in options.files):
        say(f"looking for solutions in {files_named(options.files)} ...")
    is_named, found = bool(options.problem), Collection()
    if options.files:
        found = collected(options.files, known, is_named)
    if options.table:
        from kata.commands.judge_class import judge_class  # here, as few calls need it

        return judge_class(found, options, changed_limits(options.limit))
    if options.files and (len(found.files) != 1 or options.github or options.cluster):
        from kata.commands.judge_collection import judge_collection  # with clusters and summaries

        return judge_collection(found, options, changed_limits(options.limit))
    if options.problem:
        solutions, doubtful = (
            chosen_solutions(known[0], options.solutions, options.files),
            set[Solution](),
        )
    else:
        solutions, doubtful = recognized(found, options), found.doubtful
    if options.case:
        return judge_case(solutions, options)
    return judge_all(solutions, doubtful, options)


def recognized(found: Collection, options: Namespace) -> list[Solution]:
    """The solutions in a single file whose problem was not named."""
    (path,), solutions = found.files, found.solutions
    if not solutions:
        can_be_forced = found.fates[path].can_be_forced and path in found.left_out
        anyway = f"; to judge it anyway, name its problem: {option('problem', '<problem>')}"
        hint = anyway * (can_be_forced and not is_parted(path))
        raise KataError(f"{options.files[0]}: not judged: {found.reason(path)}{hint}")
    for solution in found.doubtful if not options.json else ():
        guessed = "because of its method; if it is another problem, name that:"
        print(f"taken for {solution.problem.slug}, {guessed} {option('problem')}")
    return solutions


def judge_all(solutions: list[Solution], doubtful: set[Solution], options: Namespace) -> Status:
    """Print a line per solution, then why some are not accepted."""
    screen, problem, several = console(), solutions[0].problem, len(solutions) > 1
    limits, hint = changed_limits(options.limit), hinted if options.hints == "1" else None
    is_late = not several and not options.json  # a hint: what is known already is shown before it
    verdicts = judged(solutions, limits, explained, say, hint=None if is_late else hint)
    to_explain: list[Verdict] = []
    width = max(len(solution.name) for solution in solutions) if several else 0
    if options.verbose and not options.json:
        reach = reach_of(problem, say)
        screen.show([*reach_lines(problem, reach), *shortfalls(problem, reach)], "dim")
    for verdict in verdicts:
        if not verdict.accepted:
            to_explain.append(verdict)
        if options.json:
            print(as_json(verdict, doubtful=verdict.solution in doubtful), flush=True)
        else:
            screen.show([headline(verdict, width), *warning(verdict)])
    for verdict in to_explain if not options.json else ():
        if several:
            screen.show([f"\n{verdict.solution.name}"], "bold")
        screen.show(details(verdict))
        if hint and is_late:
            screen.show(hint_lines(hint(verdict, limits)))
    if options.report:
        screen.show(forms(to_explain))
    return status_of(to_explain)


def judge_case(solutions: list[Solution], options: Namespace) -> Status:
    """Run one case attached to the terminal, and show all of it."""
    screen, unlimited = console(), Limits(case=UNLIMITED, run=UNLIMITED)
    verdicts: list[Verdict] = []
    for solution in solutions:
        cases, index = case_meant(solution, options.case)
        if options.json:
            verdict, _ = judge_one(solution, cases, index, changed_limits(options.limit))
            print(as_json(verdict), flush=True)
        else:
            screen.show(case_lines(solution, cases[index], cases.last))
            limits = changed_limits(options.limit, unlimited)
            verdict, outcome = judge_one(solution, cases, index, limits, attached=True)
            screen.show([*outcome_lines(verdict, outcome, cases[index]), *warning(verdict)])
            if options.report:
                screen.show(forms([verdict]))
        verdicts.append(verdict)
    return status_of(verdicts)


def changed_limits(settings: list[str], limits: Limits = Limits()) -> Limits:
    """The limits with some of them changed, as by `case=5`."""
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
