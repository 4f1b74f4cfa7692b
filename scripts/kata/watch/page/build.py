"""Builds the page of a problem: plans it, records its runs, packs them, and fills in a template."""

import gzip
import hashlib
import json
import re
import sys
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markupsafe import Markup

from kata.cases.model import EXAMPLES, Case, Cases
from kata.compare.model import Report
from kata.compare.tables import time_text
from kata.data import to_data
from kata.judge.model import Verdict, VerdictKind
from kata.paths import KATA
from kata.problem.folder import Problem
from kata.problem.solution import LEVELS
from kata.show.again import typed_case
from kata.show.values import refutation
from kata.watch.page.cases import file_of, shown_cases
from kata.watch.page.compared import Compared, compared_runs, recorded_on
from kata.watch.page.labels import with_names_on_page
from kata.watch.page.model import (
    NODE_KINDS,
    Data,
    File,
    ListedCase,
    Mark,
    Opening,
    PageRequest,
    ShownCase,
)
from kata.watch.page.plan import Plan, plan_of
from kata.watch.page.recordings import Runs, runs_of
from kata.watch.page.render import highlighted, markdown, rendered
from kata.watch.page.summary import entry_of
from kata.watch.steps.code import LINTED

BESIDE = "../"  # the repository, as seen from a page in build/
SHORT_VALUE = 200  # characters of a value that is written out

Neighbours = tuple[Problem | None, Problem | None]  # the problems before and after it
NO_NEIGHBOURS = None, None


def page(
    problem: Problem,
    cases: Cases,
    request: PageRequest,
    report: Report | None = None,
    web: str = BESIDE,
    neighbours: Neighbours = NO_NEIGHBOURS,
) -> str:
    """Return the HTML of a problem's page, which links to the repository's files below `web`."""
    plan = plan_of(problem, cases, request)
    recorded = runs_of(plan)
    compared = {number: compared_runs(plan, runs) for number, runs in recorded.items()}
    opening = _opening(plan, recorded, compared)
    runs = recorded
    if not plan.is_part:  # a browser records all other pairs when they are chosen
        pair = recorded[opening.case]
        runs = {opening.case: {name: pair[name] for name in (opening.left, opening.right)}}
    refuted = {number: len(some) for number, some in plan.refuted.items()}
    shown = shown_cases(problem, plan.cases, refuted)
    data = _data(plan, shown, runs, web, opening)
    first, *others = _spec(problem)
    return rendered(
        "problem.html",
        "watch",
        neighbours=dict(zip(("prev", "next"), neighbours)),
        entry=entry_of(plan),
        essentials=markdown(first),
        spec=markdown("".join([first, *others])),
        levels=LEVELS,
        ideas={plan.names[one.solution]: one.solution.idea for one in plan.verdicts},
        files=[_details(*pair) for pair in zip(plan.verdicts, data.files)],
        data=data,
        report=report and with_names_on_page(report, [one.name for one in problem.solutions]),
        time_text=time_text,
        runs={
            one.number: _packed(one, runs[one.number], compared[one.number])
            for one in shown
            if one.number in runs
        },
    )


def _spec(problem: Problem) -> list[str]:
    """Return the statement and what follows it: no signature, and the constraints last.

    Its first line is left out, which tells the difficulty unasked.
    """
    text = re.sub(r"\A.*\n\s*(LeetCode .*\n)?", "", problem.text)
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    some = [part for part in parts if not part.startswith(("## Signature", "## Solutions"))]
    return sorted(some, key=lambda part: part.startswith("## Constraints"))


def made_of(problem: Problem, report: Report | None, web: str, neighbours: Neighbours) -> str:
    """Return a digest of all that the page of a problem depends on."""
    beside = [one and (one.slug, one.title) for one in neighbours]
    more = repr((problem.slug, to_data(report), web, beside))
    parts = sys.version, _engine_digest(), _digest(problem.folder, ".py .md"), more
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


@cache
def _engine_digest() -> str:
    """Return a digest of the engine, which is read once for all pages."""
    return _digest(KATA, ".py .html .css .mjs")


def _digest(folder: Path, suffixes: str) -> str:
    """Return a digest of the files in a folder with one of these suffixes."""
    found = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in suffixes.split()):
        found.update(path.read_bytes())
    return found.hexdigest()


def _opening(plan: Plan, runs: dict[int, Runs], compared: dict[int, Compared]) -> Opening:
    """Return the shortest run of a mistake that LeetCode was told of with a difference to show."""
    if plan.is_part:
        return plan.chosen
    found = []
    for mistake, number in plan.reported.items():
        left, right = plan.names[mistake], plan.names[plan.siblings[mistake]]
        if number in runs and right in compared[number].partings.get(left, {}):
            run = runs[number][left]
            found.append((len(run.steps) + run.left_out, Opening(left, right, number)))
    return min(found, key=lambda one: one[0], default=(0, plan.techniques))[1]


def _data(
    plan: Plan,
    shown: list[ShownCase],
    runs: dict[int, Runs],
    web: str,
    opening: Opening,
) -> Data:
    problem, signature = plan.problem, plan.problem.signature
    return Data(
        slug=problem.slug,
        files=[_file(verdict, plan, web) for verdict in plan.verdicts],
        cases=[
            ListedCase(one.number, one.label, _input_of(case, plan))
            for one, case in zip(shown, plan.cases)
        ],
        examples=[one for one, case in zip(shown, plan.cases) if case.group == EXAMPLES],
        open=opening,
        words={w.value: Mark(w.mark, w.colour, w == VerdictKind.ACCEPTED) for w in VerdictKind},
        kinds=NODE_KINDS,
        strings=problem.rules.draws_strings,
        parameters=[*signature.methods[signature.main].parameters],
        any_order=problem.rules.any_order,
        have={number: [*some] for number, some in runs.items()},
    )


def _input_of(case: Case, plan: Plan) -> str:
    """Return the input of a case as it is typed, nothing if the case is one of the problem's."""
    own, i = plan.all_cases, case.number - 1
    is_own = i < len(own) and own.arguments[i] == case.arguments
    return "" if is_own else typed_case(plan.problem, case)


def _file(verdict: Verdict, plan: Plan, web: str) -> File:
    solution = verdict.solution
    return file_of(
        solution,
        plan.names[solution],
        wrong=not verdict.accepted,
        fails=plan.fails_on(verdict),
        beside=plan.names[plan.beside(solution)],
        href="" if solution.is_elsewhere else f"{web}{solution}",
    )


TOLD = Markup('<i class="told"></i>')  # before a line that Learn shows above the source


@dataclass(frozen=True)
class Details:
    """A file as it is listed on a page."""

    file: File
    idea: str
    more: Markup
    bewares: list[str]  # what one gets wrong first, as its files are named
    level: int  # 0 for a mistake, unless it is what comes to mind first, and only too slow
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    lines: list[Markup]  # of its source


def _details(verdict: Verdict, file: File) -> Details:
    solution, failure, docstring = verdict.solution, verdict.failure, verdict.solution.docstring
    facts = {kind: solution.stated(kind) for kind in ("Time", "Space")}
    if failure:
        facts["Verdict"] = str(failure.kind)
        if case := failure.case:
            facts["Refuted by"] = f"case {case.number:,}: {case.name}"
            if failure.kind != VerdictKind.TIME:  # else the input is only large
                texts = refutation(solution, failure, SHORT_VALUE)
                facts |= zip(("Input", "Expected", "Result"), texts)
        else:
            facts["Result"] = failure.message
        facts["Accepted in"] = solution.declared("REPORTED", "")
    else:
        facts["Lines of code"] = str(solution.lines)
    idea, _, more = docstring.partition("\n")
    more = re.split(r"^(?:Level|Beware|Time):", more, flags=re.MULTILINE)[0].strip()
    told, declared = solution.docstring_lines, solution.declarations
    lines = [
        Markup('<i class="declared"></i>') if number in declared else TOLD * (number in told) + line
        for number, line in enumerate(highlighted(LINTED.sub("", solution.source)), 1)
    ]
    return Details(file, idea, markdown(more), solution.bewares, solution.level, facts, lines)


def _packed(shown: ShownCase, runs: Runs, compared: Compared) -> str:
    """Return a case and the runs on it as a page carries them: JSON in gzip in base64."""
    data = recorded_on(shown, runs, compared)
    text = json.dumps(data, separators=(",", ":"), default=vars)  # an object as a dictionary
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()
