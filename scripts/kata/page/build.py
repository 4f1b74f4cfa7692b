"""Builds the page of a problem."""

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import partial

from markupsafe import Markup

from kata.cases.case import Cases
from kata.compare.report import Report
from kata.judge.earlier import remembered
from kata.judge.one import judge
from kata.judge.verdict import Verdict, Word
from kata.page.data import Data, File, Mark
from kata.page.entry import entry_of
from kata.page.fill import fill
from kata.page.names import Wanted, labels, relabelled
from kata.page.offered import offered, shown_cases
from kata.page.packing import Room
from kata.page.partings import partings
from kata.page.plan import Plan
from kata.page.render import highlighted, markdown, rendered
from kata.problem.feedback import issue_of
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.collection import refutation
from kata.spelling import call, option
from kata.steps.names import masks, pointers
from kata.steps.spans import statements
from kata.wire.limits import Limits
from kata.wire.setup import CHANGED

LARGEST = 980_000  # bytes of a page
SHORT = 200  # characters of a value that is written out
STYLES = "page.css", "watch.css", "figures.css"
EARLIER = 10  # calls that may have left something behind
BESIDE = "../"  # the repository, as seen from a page in build/


@dataclass(frozen=True)
class Details:
    """A file as it is listed on a page."""

    file: File
    idea: str
    more: str
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    lines: list[Markup]  # of its source


def page(
    problem: Problem,
    cases: Cases,
    wanted: Wanted,
    report: Report | None = None,
    web: str = BESIDE,
) -> str:
    """The HTML of a problem's page, which links to the repository's files below `web`."""
    plan = _plan(problem, cases, wanted)
    data = _data(problem, plan, report, web)
    statement, *rest = re.split(r"^(?=## )", problem.text.partition("\n")[2], flags=re.MULTILINE)
    spec = statement + "".join(part for part in rest if not part.startswith("## Solutions"))
    fields = {
        "entry": entry_of(problem, cases),
        "essentials": markdown(statement),
        "spec": markdown(spec),
        "files": [_details(*pair) for pair in zip(plan.verdicts, data.files)],
    }
    without = rendered("problem.html", STYLES, "watch", **fields, data=data, runs={})
    room = Room(LARGEST - len(without.encode()))
    runs = fill(room, plan)
    have = {number: [*some] for number, some in runs.items()}
    data = replace(data, have=have, cases=[case for case in data.cases if case.number in have])
    packed = {
        number: room.blobs[number].closed(partings(problem, plan, some))
        for number, some in runs.items()
    }
    return rendered("problem.html", STYLES, "watch", **fields, data=data, runs=packed)


def _plan(problem: Problem, cases: Cases, wanted: Wanted) -> Plan:
    """What is to be shown: the problem's own solutions are known to be right."""
    own, right = problem.solutions, len(cases)
    verdicts = [
        Verdict(s, right, right, 0.0, None) if s in own else _verdict(s, cases)
        for s in wanted.solutions or own + problem.mistakes
    ]
    shrunk = Counter(verdict.refuted_by.number for verdict in verdicts if verdict.refuted_by)
    for i, verdict in enumerate(verdicts):  # a number stands for one input on a page
        if verdict.original and shrunk[verdict.original.number] > 1:
            verdicts[i] = _verdict(verdict.solution, cases, explain=False)
    names = labels(verdict.solution for verdict in verdicts)
    some = [wanted.case] if wanted.case else offered(cases, verdicts)
    numbers = (case.number for case in some if 1 < case.number <= len(cases))
    earlier = {n: [cases[i] for i in range(max(n - 1 - EARLIER, 0), n - 1)] for n in numbers}
    return Plan(names, verdicts, some, earlier, is_part=wanted != Wanted())


def _verdict(solution: Solution, cases: Cases, explain: bool = True) -> Verdict:
    """The verdict, explained by the smallest input that was found; its case is named so."""
    limits = Limits()
    find = partial(judge, solution, cases, limits, explain)
    verdict = remembered(solution, limits, find, () if explain else (explain,))
    case, failure = verdict.refuted_by, verdict.failure
    if not verdict.original or not case or not failure:
        return verdict
    return replace(
        verdict, failure=replace(failure, case=replace(case, name=f"{case.name}, shrunk"))
    )


def _data(problem: Problem, plan: Plan, report: Report | None, web: str) -> Data:
    """The data of a page, as if it had all the runs it wants."""
    names, signature = plan.names, problem.signature
    own = [solution.name for solution in problem.solutions]
    refuted = {
        number: [names[verdict.solution] for verdict in some]
        for number, some in plan.refuted.items()
    }
    return Data(
        call=call("page", problem=problem.slug),
        options={name: option(name, "*") for name in ("file", "solutions", "case")},
        slug=problem.slug,
        title=problem.title,
        files=[_file(verdict, names[verdict.solution], web) for verdict in plan.verdicts],
        cases=shown_cases(problem, plan.cases, refuted),
        open=plan.opening,
        words={word.value: Mark(word.mark, word.colour) for word in Word},
        strings=problem.rules.draws_strings,
        parameters=[*signature.methods[signature.main].parameters],
        any_order=bool(problem.rules.canonical or problem.rules.accepts),
        in_place=signature.way == CHANGED,
        report=relabelled(report, own) if report else None,
        have={case.number: [*names.values()] for case in plan.cases},
    )


def _file(verdict: Verdict, name: str, web: str) -> File:
    solution, case = verdict.solution, verdict.refuted_by
    return File(
        name=name,
        wrong=not verdict.accepted,
        fails=case.number if case else 0,
        elsewhere=solution.is_elsewhere,
        idea=solution.idea,
        href="" if solution.is_elsewhere else f"{web}{solution}",
        report=issue_of(solution),
        pointers=pointers(solution.source),
        masks=masks(solution.source),
        statements=statements(solution.source),
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
