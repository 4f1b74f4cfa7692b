"""Builds the page of a problem."""

import re
from dataclasses import dataclass, replace

from markupsafe import Markup

from kata.cases.model import Cases
from kata.compare.report import Report
from kata.judge.model import Verdict, Word
from kata.problem.folder import Problem
from kata.problem.solution import issue_of
from kata.show.values import refutation
from kata.watch.page.fill import Room, fill, partings
from kata.watch.page.model import Data, File, Mark, Wanted, labels, relabelled
from kata.watch.page.offered import entry_of, offered, shown_cases
from kata.watch.page.plan import Plan, verdicts_on
from kata.watch.page.render import highlighted, markdown, rendered
from kata.watch.steps.code import statements
from kata.watch.steps.names import masks, pointers

SHORT = 200  # characters of a value that is written out


@dataclass(frozen=True)
class Details:
    """A file as it is listed on a page."""

    file: File
    idea: str
    more: str
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    lines: list[Markup]  # of its source


def details(verdict: Verdict, file: File) -> Details:
    solution, failure, docstring = verdict.solution, verdict.failure, verdict.solution.docstring
    if failure:
        facts = {"Verdict": str(failure.word)}
        if case := failure.case:
            facts["Refuted by"] = f"case {case.number:,}: {case.name}"
            texts = refutation(solution, failure, SHORT)
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
