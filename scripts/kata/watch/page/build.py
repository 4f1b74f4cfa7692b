"""Builds the page of a problem: plans it, records its runs, packs them, and fills in a template."""

import gzip
import hashlib
import json
import re
import sys
from base64 import b64encode
from collections import Counter
from contextlib import suppress
from functools import cache
from pathlib import Path

from kata import KataError
from kata.cases.generate import typed
from kata.cases.model import EXAMPLES, Case, Cases
from kata.compare.comparison import Report
from kata.compare.tables import time_text
from kata.data import to_data
from kata.judge.model import VerdictKind
from kata.paths import KATA
from kata.problem.folder import Problem
from kata.problem.lookup import PATTERNS, pattern_pages
from kata.problem.solution import LEVELS
from kata.problem.traces import traces_in
from kata.show.report import typed_case
from kata.watch.page.cases import file_of, shown_case, shown_cases
from kata.watch.page.index import entry_of
from kata.watch.page.lesson import lesson
from kata.watch.page.model import NODE_KINDS, Data, ListedCase, Mark, PageRequest, Runs, ShownCase
from kata.watch.page.plan import Plan, distinct_ends, plan_of
from kata.watch.page.recordings import recorded_on, runs_of
from kata.watch.page.render import markdown, rendered
from kata.watch.steps.model import EncodedValue

BESIDE = "../"  # the repository, as seen from a page in build/
ANSWERS = "## Signature", "## Think first", "## Solutions", "## Mistakes"  # in a spec

Neighbours = tuple[Problem | None, Problem | None]  # the problems before and after it


def page(
    problem: Problem,
    cases: Cases,
    request: PageRequest,
    report: Report | None = None,
    web: str = BESIDE,
    neighbours: Neighbours = (None, None),
) -> str:
    """Return the HTML of a problem's page, which links to the repository's files below `web`."""
    plan = plan_of(problem, cases, request)
    runs = runs_of(plan)
    shown = shown_cases(problem, plan.cases, Counter(map(plan.fails_on, plan.verdicts)))
    data = _data(plan, shown, runs, web)
    own = {solution.name for solution in problem.solutions}
    return rendered(
        "problem.html",
        neighbours=dict(zip(("prev", "next"), neighbours)),
        entry=entry_of(plan),
        spec=markdown(_spec(problem)),
        levels=LEVELS,
        explained={
            one.stem.replace("-", " "): f"{web}problems/{PATTERNS}/{one.name}"
            for one in pattern_pages(problem)
        },
        titles={one.name: one.title for one in data.files},
        files=[*lesson(plan.verdicts, data.files)],
        data=data,
        report=report,
        ends=distinct_ends(report.solutions.keys() - own, own) if report else {},
        time_text=time_text,
        runs={
            one.number: _packed(one, plan, runs[one.number]) for one in shown if one.number in runs
        },
    )


def _spec(problem: Problem) -> str:
    """Return the statement and what follows it: no answers, and the constraints last.

    Its first line is left out, which tells the difficulty unasked.
    """
    text = re.sub(r"\A.*\n\s*(LeetCode .*\n)?", "", problem.text)
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    some = [part for part in parts if not part.startswith(ANSWERS)]
    return "".join(sorted(some, key=lambda part: part.startswith("## Constraints")))


def made_of(problem: Problem, report: Report | None, web: str, neighbours: Neighbours) -> str:
    """Return a digest of all that the page of a problem depends on."""
    beside = [one and (one.slug, one.title) for one in neighbours]
    more = repr((problem.slug, to_data(report), web, beside))
    engine = _digest(KATA, ".py .html .css .mjs")
    parts = sys.version, engine, _digest(problem.folder, ".py .md"), more
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


@cache  # the engine is read once for all pages
def _digest(folder: Path, suffixes: str) -> str:
    """Return a digest of the files in a folder with one of these suffixes."""
    found = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in suffixes.split()):
        found.update(path.read_bytes())
    return found.hexdigest()


def _data(plan: Plan, shown: list[ShownCase], runs: dict[int, Runs], web: str) -> Data:
    problem, signature = plan.problem, plan.problem.signature
    return Data(
        slug=problem.slug,
        number=problem.number,
        files=[
            file_of(
                solution := one.solution,
                plan.names[solution],
                wrong=not one.accepted,
                fails=plan.fails_on(one),
                beside=plan.names[plan.beside(one)],
                href="" if solution.is_elsewhere else f"{web}{solution}",
            )
            for one in plan.verdicts
        ],
        cases=[
            ListedCase(one.number, one.label, _input_of(case, plan))
            for one, case in zip(shown, plan.cases)
        ],
        examples=[one for one, case in zip(shown, plan.cases) if case.group == EXAMPLES],
        open=plan.opening,
        words={w.value: Mark(w.mark, w.colour, w == VerdictKind.ACCEPTED) for w in VerdictKind},
        kinds=NODE_KINDS,
        strings=problem.rules.draws_strings,
        parameters=[*signature.methods[signature.main].parameters],
        any_order=problem.rules.any_order,
        have={number: [*some] for number, some in runs.items()},
        traced=_traced(plan),
    )


def _input_of(case: Case, plan: Plan) -> str:
    """Return the input of a case as it is typed, nothing if the case is one of the problem's."""
    own, i = plan.all_cases, case.number - 1
    is_own = i < len(own) and own.arguments[i] == case.arguments
    return "" if is_own else typed_case(plan.problem, case)


def _traced(plan: Plan) -> dict[str, dict[str, EncodedValue]]:
    """Return {the input of a trace in Learn: its values}, as far as it is one of the problem."""
    found = {}
    told = (trace for one in plan.verdicts for trace in traces_in(one.solution.docstring))
    for text in {trace.input: None for trace in told}:
        with suppress(KataError):
            found[text] = shown_case(plan.problem, typed(plan.problem, text)[0]).input
    return found


def _packed(shown: ShownCase, plan: Plan, runs: Runs) -> str:
    """Return a case and the runs on it as a page carries them: JSON in gzip in base64."""
    data = recorded_on(shown, plan, runs)
    text = json.dumps(data, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()
