"""Builds the page of a problem, and the index of all pages."""

import json
import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from markupsafe import Markup

from kata.cases.case import SMALL, Cases
from kata.compare.report import Report
from kata.data import from_data
from kata.judge.earlier import remembered
from kata.judge.one import judge
from kata.judge.verdict import Verdict
from kata.page.names import Wanted
from kata.page.render import highlighted, markdown, rendered, script
from kata.page.stepper import File, drawn_case, fitting, page_data
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.account import many
from kata.show.collection import refutation
from kata.show.shape import shape_of
from kata.steps.recording import Drawn
from kata.wire.limits import Limits

LARGEST = 980_000  # characters of a page
SCRIPTS = "draw.js", "runs.js", "stepper.js", "chart.js", "start.js"
SHORT = 200  # characters of a value that is written out
PLACE = "<data>"  # stands in the template where the data go; before it, < is escaped


@dataclass(frozen=True)
class Entry:
    """A problem in the index, which reads this from the page of the problem."""

    slug: str
    title: str
    number: str
    shape: str
    domain: str  # what solutions are judged on
    counts: str
    reported: dict[str, str]  # {mistake: where LeetCode was told that it accepts it}
    picture: Drawn
    boards_of_strings: bool


@dataclass(frozen=True)
class Details:
    """A file as it is listed on a page."""

    file: File
    idea: str
    more: str
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    lines: list[Markup]  # of its source


def page(problem: Problem, cases: Cases, wanted: Wanted, report: Report | None = None) -> str:
    """The HTML of a problem's page."""
    own, right = problem.solutions, len(cases)
    verdicts = [  # the tests make sure that the problem's own solutions are accepted
        Verdict(s, right, right, 0.0, None) if s in own else _verdict(s, cases)
        for s in wanted.solutions or own + problem.mistakes
    ]
    shrunk = Counter(verdict.refuted_by.number for verdict in verdicts if verdict.refuted_by)
    for i, verdict in enumerate(verdicts):  # a number stands for one input on a page
        if verdict.original and shrunk[verdict.original.number] > 1:
            verdicts[i] = judge(verdict.solution, cases, explain=False)
    data, entry = page_data(problem, cases, verdicts, wanted, report), _entry(problem, cases)
    spec = re.split(r"^## Solutions", problem.text, flags=re.MULTILINE)[0].partition("\n")[2]
    files = [_details(*pair) for pair in zip(verdicts, data.files)]
    text = rendered("problem.html", SCRIPTS, entry=entry, spec=markdown(spec), files=files)
    return text.replace(PLACE, script(fitting(data, LARGEST - len(text))), 1)


def index(folder: Path) -> str:
    """The HTML of the page that lists the full pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        found = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
        with suppress(ValueError):  # it is no page, or one from an earlier version
            entry = from_data(Entry, json.loads(found[1] if found else ""))
            if entry.slug == path.stem:
                entries.append(entry)
    return rendered("index.html", ("draw.js", "index.js"), entries=entries)


def _verdict(solution: Solution, cases: Cases) -> Verdict:
    """The verdict by the smallest input that was found; its case is named so."""
    verdict = remembered(solution, Limits(), lambda: judge(solution, cases))
    case, failure = verdict.refuted_by, verdict.failure
    if not verdict.original or not case or not failure:
        return verdict
    return replace(
        verdict, failure=replace(failure, case=replace(case, name=f"{case.name}, shrunk"))
    )


def _entry(problem: Problem, cases: Cases) -> Entry:
    small, case = cases.in_group(SMALL), drawn_case(problem, cases[0])
    more = "" if problem.rules.is_whole_domain else ", and on larger ones"
    return Entry(
        slug=problem.slug,
        title=problem.title,
        number=problem.number,
        shape=shape_of(problem),
        domain=f"{cases[small[0]].name} ({len(small):,}){more}" if small else "the examples",
        counts=", ".join(
            (many(len(problem.solutions), "solution"), many(len(problem.mistakes), "mistake"))
        ),
        reported={
            mistake.idea: where
            for mistake in problem.mistakes
            if (where := mistake.declared("REPORTED", ""))
        },
        picture=max([*case.input.values(), case.expected], key=lambda value: len(value.h)),
        boards_of_strings=bool(problem.rules.picture),
    )


def _details(verdict: Verdict, file: File) -> Details:
    solution, failure, docstring = verdict.solution, verdict.failure, verdict.solution.docstring
    if failure:
        facts = {"Verdict": str(failure.word)}
        if case := failure.case:
            facts["Refuted by"] = f"case {case.number:,}: {case.name}"
            texts = refutation(solution, failure, case, SHORT)
            facts |= zip(("Input", "Expected", "Result"), texts)
        else:
            facts["Result"] = failure.message
        facts["Accepted in"] = solution.declared("REPORTED", "")
    else:
        facts = dict(re.findall(r"^(Time|Space): *(.*)", docstring, re.MULTILINE))
        facts["Lines of code"] = str(solution.lines)
    idea, _, more = docstring.partition("\n")
    more = re.split(r"^Time:", more, flags=re.MULTILINE)[0].strip()
    return Details(file, idea, more, facts, highlighted(solution.source))
