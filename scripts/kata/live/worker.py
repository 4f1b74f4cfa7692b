"""What the worker of a page calls: judges a source in this interpreter, and records its runs.

Whatever comes of that is told as JSON, for the page to show.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial
from math import inf
from pathlib import Path
from types import FrameType
from typing import Any

from kata import KataError, ticks
from kata.cases.cache import CASES, cache_path
from kata.cases.model import Case, Cases
from kata.cases.single import WHAT_WAS_TYPED, typed
from kata.collect.submissions import forced
from kata.data import to_data
from kata.judge.batch import cases_kept, certain
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge, judge_one, judge_some
from kata.live import practising
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run import in_process
from kata.run.session import LATE, Event
from kata.show.again import typed_input
from kata.show.report import details, remarks
from kata.text import spelled
from kata.watch.page.cases import file_of, input_in_short, pictures_of, shown_case
from kata.watch.page.compared import compared_runs, recorded_on
from kata.watch.page.plan import EARLIER, Plan
from kata.watch.page.recordings import runs_of
from kata.watch.steps.code import nearest
from kata.watch.why.explain import explained, told
from kata.watch.why.smallest_repair import hinted
from kata.wire.records import RESULT

HOME = Path("/problems")  # where the page puts the problem's folder, with its cases beside it
LONGEST = 1000  # characters of a value beside an input
SAID = f"{WHAT_WAS_TYPED}: "  # which stands beside the input anyway
Tell = Callable[[str], None]  # a message for the page


def begin(used: Callable[[], int], number: int) -> None:
    """Know how many bytes Python uses, look at what runs at each signal, and open the problem."""
    in_process.memory[:] = [used]
    ticks.start(number)
    for spec in HOME.glob("*/README.md"):
        _opened(spec.parent.name)


def run(what: str, slug: str, request: str, tell: Tell) -> None:
    """Do what the page asks for, tell how far that is, and then what came of it."""
    asked = json.loads(request)

    def send(kind: str, data: Any) -> None:
        tell(json.dumps({"kind": kind, "data": to_data(data)}, default=vars))

    if what == "states":  # which are of all problems
        return practising.states(asked, send)
    problem, cases = _opened(slug)
    path = Path(f"{slug.replace('-', '_')}.py")
    path.write_text(asked.get("source", ""), encoding="utf-8")
    in_process.begun[0] = 0
    in_process.known.clear()
    for number, how in asked.get("known", {}).items():  # which ended an earlier interpreter
        arguments, answer = cases.arguments[int(number) - 1], cases.answers[int(number) - 1]
        in_process.known[arguments] = Event(LATE) if how == "late" else Event(RESULT, answer)

    def announce(_: FrameType | None) -> None:
        send("progress", _progress(cases))

    def begins(number: int) -> None:
        if number <= asked["first"] or number >= asked.get("slowly", inf):
            send("begins", number)

    in_process.announced[:] = [begins]
    in_process.going_on[:] = [partial(send, "stuck")]
    announce(None)
    with ticks.watched(announce):
        try:
            ACTIONS[what](_solution(problem, path), cases, asked, send)
        except KataError as error:
            send("refused", str(error))


def _solution(problem: Problem, path: Path) -> Solution:
    """What is written, as `kata judge` reads a file; all of it, if that sees several in it."""
    found = forced(path, problem)
    return found[0] if len(found) == 1 else Solution(problem, path)


@cache
def _opened(slug: str) -> tuple[Problem, Cases]:
    """Return the problem, with the cases that were made where the page was built."""
    problem = Problem(HOME / slug)
    place = cache_path(CASES, problem)
    place.parent.mkdir(parents=True, exist_ok=True)
    (HOME / f"{slug}.cases").rename(place)
    return problem, cases_kept(problem)


def _progress(cases: Cases) -> dict[str, Any]:
    """Return how many cases were begun; the group of the last, unless it is none of those kept."""
    number = in_process.begun[0]
    group = cases.origins[number - 1][0] if 0 < number <= len(cases) else ""
    return {"number": number, "of": len(cases), "group": group}


def _judge(
    solution: Solution, cases: Cases, asked: dict[str, Any], send: Callable[[str, Any], None]
) -> None:
    """The verdict as soon as it is known, then with a smaller input, the reason, and a hint.

    A case that never lets the interpreter go is the last: each further one would cost another.
    """
    late = [int(number) for number, how in asked.get("known", {}).items() if how == "late"]
    last = min(late, default=0)
    verdict = judge_some(solution, cases, range(last)) if last else judge(solution, cases)
    for more in () if verdict.accepted else (explained, hinted):
        send("found", _shown(certain(verdict, lambda: cases)))
        verdict = more(verdict)
    send("judged", _shown(certain(verdict, lambda: cases)))


def _shown(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict in the words of the terminal, and what its picture is drawn from."""
    pictures, failure = pictures_of(verdict), verdict.failure
    lines = details(verdict, values=not pictures, commands=False)
    solution = verdict.solution
    near = nearest(solution, solution.problem.solutions) if verdict.accepted else None
    return {
        "word": verdict.kind,
        "mark": verdict.kind.mark,
        "colour": verdict.kind.colour,
        "stopped": verdict.accepted and verdict.stopped > 0,
        "remarks": remarks(verdict).plain.strip(" ;"),
        "details": [line.plain.removeprefix("  ").rstrip() for line in lines],
        "pictures": pictures,
        "input": typed_input(verdict),
        "line": failure.line if failure else 0,
        "case": failure.case.number if failure and failure.case else 0,
        "near": near.name if near else "",
    }


def _run(
    solution: Solution, _: Cases, asked: dict[str, Any], send: Callable[[str, Any], None]
) -> None:
    """What comes of each input; a case that takes too long is the last."""
    problem, ran = solution.problem, list[dict[str, Any]]()
    with Trial(solution) as trial:
        for text in asked["inputs"]:
            try:
                case = typed(problem, text)[0]
            except KataError as error:
                ran.append({"input": text, "expected": None, "said": str(error).removeprefix(SAID)})
                continue
            # without an outcome of the case, the file does not load
            one = trial.outcome(case) or next(trial.outcomes(Cases.of([case]), range(1)))
            ran.append(_ran(problem, text, case, one))
            if one.kind == VerdictKind.TIME:
                break
    send("ran", ran)


def _ran(problem: Problem, text: str, case: Case, one: Outcome) -> dict[str, Any]:
    """Return what came of an input in the page's words."""

    def told(value: Any) -> str:
        text = problem.signature.told(value, spelled)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"

    line = f" (line {one.line})" * (one.line > 0)
    return {
        "input": text,
        "expected": told(case.expected),
        "result": told(one.value) if one.result else "",
        "ok": one.kind == VerdictKind.ACCEPTED,
        "printed": one.printed,
        "said": "" if one.result else f"{one.kind}: {one.message}{line}",
    }


def _watch(
    solution: Solution, cases: Cases, asked: dict[str, Any], send: Callable[[str, Any], None]
) -> None:
    """The runs of this source and of the solution most like it on an input."""
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


def _record(
    solution: Solution, cases: Cases, asked: dict[str, Any], send: Callable[[str, Any], None]
) -> None:
    """The runs of files of the page, and perhaps of this source, on an input of the page."""
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


ACTIONS = {
    "judge": _judge,
    "run": _run,
    "watch": _watch,
    "record": _record,
    **practising.ACTIONS,
}
