"""Records runs in a tab, which the page then shows like those that it carries."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from kata.cases.model import Case, Cases
from kata.cases.single import typed
from kata.judge.model import Verdict
from kata.judge.verdict import judge_one, judge_some
from kata.live.model import Action, Asked, Send
from kata.problem.solution import Solution
from kata.watch.page.cases import file_of, input_in_short, shown_case
from kata.watch.page.compared import compared_runs, recorded_on
from kata.watch.page.plan import EARLIER, Plan
from kata.watch.page.recordings import runs_of
from kata.watch.steps.code import nearest
from kata.watch.why.explain import told


def watch(solution: Solution, cases: Cases, asked: Asked, send: Send) -> None:
    """Record the code and the solution most like it on an input."""
    problem = solution.problem
    case = _numbered(typed(problem, asked["input"])[0], asked["number"])
    near = nearest(solution, problem.solutions)
    names = {solution: asked["name"]} | ({near: near.name} if near else {})
    verdicts = _verdicts_on(names, case, cases)
    file = file_of(
        solution,
        asked["name"],
        wrong=not verdicts[0].accepted,
        fails=case.number,
        beside=near.name if near else asked["name"],
        href="",
    )
    label = f"yours: {input_in_short(problem, case)}"
    send("recorded", {"file": file, "recorded": _recorded(names, verdicts, case, cases, label)})


def record(solution: Solution, cases: Cases, asked: Asked, send: Send) -> None:
    """Record files of the page, perhaps with the code among them, on an input of the page."""
    problem, number = solution.problem, asked["number"]
    own = {solution: asked["name"]} if asked["name"] in asked["files"] else {}
    others = {one: one.name for one in (*problem.solutions, *problem.mistakes)}
    names = {one: name for one, name in (own | others).items() if name in asked["files"]}
    case = (
        _numbered(typed(problem, asked["input"])[0], number)
        if asked["input"]
        else cases[number - 1]
    )
    verdicts = _verdicts_on(names, case, cases)
    send("recorded", {"recorded": _recorded(names, verdicts, case, cases, asked["label"])})


def _recorded(
    names: dict[Solution, str], verdicts: list[Verdict], case: Case, cases: Cases, label: str
) -> dict[str, Any]:
    problem = verdicts[0].solution.problem
    plan = Plan(problem, names, verdicts, [case], cases, is_part=True)
    runs = runs_of(plan)[case.number]
    return recorded_on(shown_case(problem, case, label), runs, compared_runs(plan, runs))


def _verdicts_on(names: Iterable[Solution], case: Case, cases: Cases) -> list[Verdict]:
    """Return the verdicts by a case or, where a mistake is right on it alone, by earlier ones."""
    alone = Cases.of([case], case.number - 1)
    found = [judge_one(one, alone, 0)[0] for one in names]
    for i, verdict in enumerate(found):
        if verdict.refuted_by:
            found[i] = told(verdict)
        elif verdict.solution.is_mistake and 0 < case.number <= len(cases):
            before = range(max(case.number - 1 - EARLIER, 0), case.number)
            later = judge_some(verdict.solution, cases, before)
            found[i] = replace(later, passes_alone=not later.accepted)
    return found


def _numbered(case: Case, number: int) -> Case:
    return Case(number, case.group, case.name, case.arguments, case.answer)


ACTIONS: dict[str, Action] = {"watch": watch, "record": record}
