"""Build a page per problem, on which two solutions can be watched side by side."""

import json
from functools import partial

from kata import KataError
from kata.collect.collection import collected
from kata.commands.chosen import case_meant, chosen, readable
from kata.commands.cli import Parser, say, warn
from kata.judge.workers import on_all_cores
from kata.page.build import index, page
from kata.page.names import file_name
from kata.page.stepper import Wanted
from kata.paths import ROOT, shown
from kata.problem.folder import find_problem, problems
from kata.spelling import call, option

BUILD = ROOT / "build"
FEW = 6  # problems that are listed


def main(words):
    parser = Parser("page", description=__doc__)
    report = call("compare", out="build/report.json")
    parser.epilog = f"With a report in build/ ({report}), the page has a chart too."
    parser.takes_solutions("all")
    parser.add_argument("--file", help="this file too, wherever it is")
    parser.add_argument("--case", help="only this case: its number, its name, or an input")
    options = parser.parse_intermixed_args(words)
    found = reports()
    if options.problem or options.file:
        problem = find_problem(options.problem) if options.problem else solved_by(options.file)
        status = 0
        print(build(found, problem, wanted(problem, options), options.case))
    elif options.solutions or options.case:
        which = f"{option('solutions')} and {option('case')} are"
        raise KataError(f"{which} about one problem; name it: {option('problem', '<problem>')}")
    else:
        status = build_all(found)
    write("index.html", index(BUILD))
    print(shown(BUILD / "index.html"))
    return status


def solved_by(file):
    """The problem that a file solves, or all those in a folder."""
    found = collected(file, readable("page", problems()))
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    meant, name = option("file", file), option("problem", "<problem>")
    slugs = {one.problem.slug: one.problem for one in sure or found.solutions}
    if len(slugs) > 1:
        some = ", ".join(slugs) if len(slugs) < FEW else f"{len(slugs):,} problems"
        raise KataError(f"{meant}: may solve {some}; say which one: {name}")
    if not slugs:
        lone = len(found.files) == 1
        why = found.reason(*found.files) if lone else "no solution of a problem here"
        raise KataError(f"{meant}: {why}; name the problem: {name}")
    (problem,) = slugs.values()
    if not sure:
        guessed = f"taken for {problem.slug} because of its method; if that is wrong, pass"
        warn("page", f"{meant}: {guessed} {option('problem')}")
    return problem


def wanted(problem, options):
    """The solutions and the case that are asked for; a single one gets one of the problem's own."""
    if not (options.solutions or options.file or options.case):
        return Wanted()
    solutions, case = [], None
    if options.solutions or options.file:
        solutions = chosen(problem, options.solutions, options.file)
        solutions.sort(key=lambda solution: not solution.is_elsewhere)
    if len(solutions) == 1:
        solutions += [own for own in problem.solutions if own not in solutions][:1]
    if options.case:
        found, index = case_meant((solutions or chosen(problem, []))[0], options.case)
        case = found[index]
    return Wanted(tuple(solutions), case)


def build(found, problem, what, typed=""):
    """Build a page of a problem; its path."""
    chosen(problem, [])  # or an error that says how to start a solution
    say(f"recording the steps of {problem.slug} ...")
    name = file_name(problem, what, typed)
    return write(name, page(problem, what, found.get(problem.slug), say))


def build_all(found):
    """Build the page of every problem; the exit status, 1 where one has to be left out."""
    status = 0
    for problem, result in on_all_cores(partial(attempt, found), problems()):
        path, why = result or ("", "a solution killed the process that builds its page")
        if path:
            print(path, flush=True)
        else:
            status = 1
            warn("page", f"{problem.slug} is left out: {why}")
    return status


def attempt(found, problem):
    """The path of a problem's page; or none, and why it cannot be built."""
    try:
        return build(found, problem, Wanted()), ""
    except KataError as error:
        return "", str(error)


def write(name, text):
    try:
        BUILD.mkdir(exist_ok=True)
        (BUILD / name).write_text(text, encoding="utf-8", errors="xmlcharrefreplace")
    except OSError as error:
        raise KataError(f"{shown(BUILD / name)}: cannot write there: {error.strerror}") from None
    return shown(BUILD / name)


def reports():
    """{problem: its latest comparison} of the reports that lie beside the pages."""
    found = {}
    for path in sorted(BUILD.glob("*.json"), key=lambda path: path.stat().st_mtime):
        try:
            found |= json.loads(path.read_text(encoding="utf-8"))["problems"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            warn("page", f"{shown(path)} is not a report of {call('compare')}: {error}")
    return found
