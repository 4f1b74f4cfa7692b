"""Build a page per problem, on which two solutions can be watched side by side."""

import json
import os
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands import chosen
from kata.commands.cli import Status, say, warn
from kata.compare.comparison import Report
from kata.data import from_data
from kata.judge.pool import on_all_cores
from kata.judge.verdict import judge_one
from kata.live.build import build_live, installed
from kata.live.serve import serving
from kata.paths import PAGES as BUILD
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.lookup import by_road, problems
from kata.show.headline import warning
from kata.text import call, variables
from kata.watch.page.build import BESIDE, Neighbours, made_of, page
from kata.watch.page.index import entries_in, index, mistakes
from kata.watch.page.model import PageRequest
from kata.watch.page.plan import file_name
from kata.watch.page.render import shared, unused
from kata.watch.steps.code import nearest

LIVE = "live"  # the folder beside the pages


def main(options: Namespace) -> Status:
    chosen.take_files(options)
    found, status = comparisons_in_build(), Status.DONE
    problem = chosen.problem_meant(options, "case")
    some = [problem] if problem and not options.list else chosen.listed_problems(options)
    if options.live:
        installed()  # which needs a network: if there is none, that is said before anything is made
    for name, content in shared().items():  # before the first page that loads it
        write_page(name, content)
    if problem:
        have = [one for one in problems() if (BUILD / f"{one.slug}.html").exists()]
        print(build_page(found, have, problem, page_request(problem, options), options.case))
    else:
        status = build_all(found, some)
    entries = entries_in(BUILD)
    print(write_page("mistakes.js", mistakes(entries)))
    print(write_page("index.html", index(entries)))
    for path in unused(BUILD):
        path.unlink(missing_ok=True)
    if options.live:  # after the pages, for which all cores make the cases
        for written in build_live(BUILD / LIVE, chosen.readable_problems("page", some)):
            print(shown(written), flush=True)
        print(f"Next:  {'.venv/bin/' * bool(variables)}kata serve")
    return status


def serve(options: Namespace) -> Status:
    """Serve the pages in build/ on 127.0.0.1, so that their editor finds what it needs."""
    if not (BUILD / "index.html").is_file():
        raise KataError(f"{shown(BUILD)} has no pages yet; first: {call('page', live=True)}")
    with serving(BUILD, options.port) as server:
        print(f"http://127.0.0.1:{server.server_port}/  (Ctrl-C ends it)", flush=True)
        server.serve_forever()
    return Status.DONE


def page_request(problem: Problem, options: Namespace) -> PageRequest:
    """The solutions and the case that were asked for; a lone one is joined by the most like it."""
    solutions, case = [], None
    if options.solutions or options.files:
        solutions = chosen.chosen_solutions(problem, options.solutions, options.files)
        solutions.sort(key=lambda solution: not solution.is_elsewhere)
    if len(solutions) == 1:
        solutions += filter(None, [nearest(solutions[0], problem.solutions)])
    if options.case:
        first, *_ = solutions or chosen.chosen_solutions(problem, [], [])
        cases, position = chosen.case_meant(first, options.case)
        case = cases[position]
    return PageRequest(tuple(solutions), case)


def build_page(
    reports: dict[str, Report],
    others: list[Problem],
    problem: Problem,
    request: PageRequest,
    typed: str = "",
) -> str:
    """Build a page of a problem, which leads to its neighbours among the others; its path."""
    if not request.solutions:
        chosen.chosen_solutions(problem, [], [])  # or an error that says how to start a solution
    web = os.environ.get("KATA_WEB", "")
    files = f"{web.rstrip('/')}/" if web else BESIDE
    report, beside = reports.get(problem.slug), neighbours(problem, others)
    name, mark = file_name(problem, request, typed), ""
    if request == PageRequest():
        mark = f"<!-- made of {made_of(problem, report, files, beside)} -->\n"
        if is_made(BUILD / name, mark):
            return shown(BUILD / name)
    cases = cases_of(problem, say)
    for solution in request.solutions:  # one case shows whether the sandbox is in force
        warned, _ = judge_one(solution, cases, 0)
        for line in warning(warned):
            warn("page", line.plain.strip())
    say(f"recording the steps of {problem.slug} ...")
    return write_page(name, page(problem, cases, request, report, files, beside) + mark)


def is_made(path: Path, mark: str) -> bool:
    """Tell whether the page there ends with this mark: it would be built from the same again."""
    with suppress(OSError), path.open("rb") as file:
        file.seek(-len(mark), os.SEEK_END)
        return file.read() == mark.encode()
    return False


def build_all(reports: dict[str, Report], some: list[Problem]) -> Status:
    """Build the pages of some problems; a rejection is one that has to be left out."""
    status = Status.DONE

    def build_or_explain(problem: Problem) -> tuple[str, str]:
        try:
            return build_page(reports, some, problem, PageRequest()), ""
        except KataError as error:
            return "", str(error)

    for problem, result in on_all_cores(build_or_explain, some):
        path, why = result or ("", "the process that builds its page was killed, twice")
        if path:
            print(path, flush=True)
        else:
            status = Status.REJECTED
            warn("page", f"{problem.slug} is left out: {why}")
    return status


def neighbours(problem: Problem, others: list[Problem]) -> Neighbours:
    """Return the problems before and after it on the road, if there are any."""
    begun = {one.slug: one for one in others if one.spec.is_file()} | {problem.slug: problem}
    some = [None, *sorted(begun.values(), key=by_road), None]
    i = some.index(begun[problem.slug])
    return some[i - 1], some[i + 1]


def write_page(name: str, content: str) -> str:
    """Write a page, the index, or what it loads; its path."""
    try:
        BUILD.mkdir(parents=True, exist_ok=True)
        (BUILD / name).write_bytes(content.encode("utf-8", "xmlcharrefreplace"))
    except OSError as error:
        raise KataError(f"{shown(BUILD / name)}: cannot write there: {error.strerror}") from None
    return shown(BUILD / name)


def comparisons_in_build() -> dict[str, Report]:
    """{problem: its latest comparison} from the reports in build/."""
    found: dict[str, Report] = {}
    for path in sorted(BUILD.glob("*.json"), key=lambda path: path.stat().st_mtime):
        try:
            data = json.loads(path.read_text("utf-8"))["problems"]
            found |= from_data(dict[str, Report], data)
        except (OSError, ValueError, KeyError, TypeError) as error:
            warn("page", f"{shown(path)} is not a report of {call('compare')}: {error}")
    return found
