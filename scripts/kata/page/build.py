"""Builds the page of a problem."""

import re
from dataclasses import replace

from kata.cases.case import Cases
from kata.compare.report import Report
from kata.judge.verdict import Verdict, Word
from kata.page.data import Data, File, Mark
from kata.page.details import details
from kata.page.entry import entry_of
from kata.page.fill import fill
from kata.page.names import Wanted, labels, relabelled
from kata.page.offered import offered, shown_cases
from kata.page.packing import Room
from kata.page.partings import partings
from kata.page.plan import Plan
from kata.page.render import markdown, rendered
from kata.page.verdicts import verdicts_on
from kata.problem.feedback import issue_of
from kata.problem.folder import Problem
from kata.source.extents import statements
from kata.source.names import masks, pointers

LARGEST = 980_000  # bytes of a page
STYLES = "page.css", "watch.css", "figures.css"
EARLIER = 100  # calls that may have left something behind
BESIDE = "../"  # the repository, as seen from a page in build/


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
        "files": [details(*pair) for pair in zip(plan.verdicts, data.files)],
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
    """What is to be shown, as far as there is room."""
    verdicts = verdicts_on(problem, cases, wanted.solutions)
    names = labels(verdict.solution for verdict in verdicts)
    some = [wanted.case] if wanted.case else offered(cases, verdicts)
    numbers = (case.number for case in some if 1 < case.number <= len(cases))
    earlier = {n: [cases[i] for i in range(max(n - 1 - EARLIER, 0), n - 1)] for n in numbers}
    return Plan(names, verdicts, some, earlier, is_part=wanted != Wanted())


def _data(problem: Problem, plan: Plan, report: Report | None, web: str) -> Data:
    """The data of a page, as if it had all the runs it wants."""
    names, signature = plan.names, problem.signature
    own = [solution.name for solution in problem.solutions]
    refuted = {
        number: [names[verdict.solution] for verdict in some]
        for number, some in plan.refuted.items()
    }
    return Data(
        files=[_file(verdict, plan, web) for verdict in plan.verdicts],
        cases=shown_cases(problem, plan.cases, refuted),
        open=plan.opening,
        words={word.value: Mark(word.mark, word.colour) for word in Word},
        strings=problem.rules.draws_strings,
        parameters=[*signature.methods[signature.main].parameters],
        any_order=problem.rules.any_order,
        report=relabelled(report, own) if report else None,
        have={case.number: [*names.values()] for case in plan.cases},
    )


def _file(verdict: Verdict, plan: Plan, web: str) -> File:
    solution, case = verdict.solution, verdict.refuted_by
    is_another = case and any(case.number == one.number and case != one for one in plan.cases)
    return File(
        name=plan.names[solution],
        wrong=not verdict.accepted,
        fails=case.number if case and not is_another else 0,
        href="" if solution.is_elsewhere else f"{web}{solution}",
        report=issue_of(solution),
        pointers=pointers(solution.source),
        masks=masks(solution.source),
        statements=statements(solution.source),
    )
