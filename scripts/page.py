"""Build a page per problem, on which two solutions can be watched side by side."""

import json
import sys
from functools import partial

from kata import KataError
from kata.cli import Parser, case_named, chosen, end, say, typed_case
from kata.page.build import index, page
from kata.page.stepper import Wanted
from kata.parallel import on_all_cores
from kata.paths import ROOT, shown
from kata.problem import find_problem, problems

BUILD = ROOT / "build"
MORE = "With a report in build/ (make compare OUT=build/report.json), the page has a chart too."


def main():
    parser = Parser(prog="page", description=__doc__, epilog=MORE)
    parser.add_argument("problem", nargs="?", help="the name of its folder (default: all)")
    parser.add_argument("--solutions", default="", help="only these, as in bfs,wrong/digits_spread")
    parser.add_argument("--file", help="this file too, wherever it is")
    parser.add_argument("--case", help="only this case: its number, its name, or an input")
    options = parser.parse_args()
    if not options.problem and (options.solutions or options.file or options.case):
        raise KataError("S=, FILE= and CASE= are about one problem; name it: P=<problem>")
    found = reports()
    if options.problem:
        problem = find_problem(options.problem)
        print(build(found, wanted(problem, options), problem))
    else:
        for _, path in on_all_cores(partial(build, found, Wanted()), problems()):
            print(path, flush=True)
    write("index.html", index(BUILD))
    print(shown(BUILD / "index.html"))


def wanted(problem, options):
    """The solutions and the case that are asked for; a single one gets one of the problem's own."""
    if not (options.solutions or options.file or options.case):
        return Wanted()
    solutions, case = [], None
    if options.solutions or options.file:
        solutions = chosen(problem, [options.solutions], options.file)
        solutions.sort(key=lambda solution: not solution.is_elsewhere)
    if len(solutions) == 1:
        solutions += [own for own in problem.solutions if own not in solutions][:1]
    if options.case:
        given = typed_case(problem, options.case)
        first = (solutions or chosen(problem, []))[0]
        found, i = (given, 0) if given else case_named(first, options.case)
        case = found[i]
    return Wanted(tuple(solutions), case)


def build(found, what, problem):
    """Build the page of a problem; its path."""
    chosen(problem, [])  # or an error that says how to start a solution
    say(f"recording the steps of {problem.slug} ...")
    return write(f"{problem.slug}.html", page(problem, what, found.get(problem.slug), say))


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
            print(f"page: {shown(path)} is not a report of make compare: {error}", file=sys.stderr)
    return found


if __name__ == "__main__":
    end(main)
