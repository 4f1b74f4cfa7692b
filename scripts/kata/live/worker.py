"""What the worker of a page calls: judges a source in this interpreter, and records its runs.

Whatever comes of that is told as JSON, for the page to show.
"""

import json
from collections.abc import Callable
from functools import cache
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
from kata.judge.verdict import judge, judge_some
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.problem.solution import Solution
from kata.run import in_process
from kata.run.deep_free import FLAT_BYTES
from kata.run.session import LATE, Event
from kata.show.again import typed_input
from kata.show.report import details, remarks
from kata.show.values import compared_values
from kata.text import spelled
from kata.watch.page.cases import file_of, input_in_short, shown_case
from kata.watch.page.compared import compared_runs, recorded_on
from kata.watch.page.plan import OPENING, Plan
from kata.watch.page.recordings import Run, record
from kata.watch.steps.code import nearest
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.recording import drawn
from kata.watch.why.explain import explained
from kata.watch.why.smallest_repair import hinted
from kata.wire.model import BOTH, PLAYED
from kata.wire.nodes import NODES
from kata.wire.records import RESULT

HOME = Path("/problems")  # where the page puts the problem's folder, with its cases beside it
LONGEST = 1000  # characters of a value beside an input
SAID = f"{WHAT_WAS_TYPED}: "  # which stands beside the input anyway
Tell = Callable[[str], None]  # a message for the page


def run(what: str, slug: str, request: str, tell: Tell) -> None:
    """Do what the page asks for, tell how far that is, and then what came of it."""
    asked = json.loads(request)
    problem, cases = _opened(slug)
    path = Path(f"{slug.replace('-', '_')}.py")
    path.write_text(asked["source"], encoding="utf-8")
    in_process.begun[0] = 0
    in_process.known.clear()
    for number, how in asked.get("known", {}).items():  # which ended an earlier interpreter
        arguments, answer = cases.arguments[int(number) - 1], cases.answers[int(number) - 1]
        in_process.known[arguments] = Event(LATE) if how == "late" else Event(RESULT, answer)

    def send(kind: str, data: Any) -> None:
        tell(json.dumps({"kind": kind, "data": to_data(data)}, default=vars))

    def announce(_: FrameType | None) -> None:
        send("progress", _progress(cases))

    def begins(number: int) -> None:
        if number >= asked["slowly"]:
            send("begins", number)

    in_process.announced[:] = [begins] if "slowly" in asked else []
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
    pictures, failure = _pictures(verdict), verdict.failure
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


def _pictures(verdict: Verdict) -> dict[str, EncodedValue]:
    """{name: picture} of the input and, if it is wrong, the results; none if text says more."""
    problem, case, failure = verdict.solution.problem, verdict.refuted_by, verdict.failure
    if not case or not failure or len(case.arguments) > FLAT_BYTES:
        return {}
    if problem.signature.way in (PLAYED, BOTH):
        return {}
    node = NODES.get(str(required(problem.signature.result)))

    def result(value: Any) -> EncodedValue:
        is_notation = node and type(value) is list and node.fits(value)
        return drawn(node.read(value, node.made) if node and is_notation else value)

    results = (
        compared_values(problem.rules, case, failure) if failure.kind == VerdictKind.WRONG else {}
    )
    drawings = {title: result(value) for title, value in results.items()}
    return shown_case(problem, case).input | drawings


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
    problem, number = solution.problem, asked["number"]
    case = _numbered(typed(problem, asked["input"])[0], number)
    near = nearest(solution, problem.solutions)
    names = {solution: asked["name"]} | ({near: near.name} if near else {})
    runs = {
        name: record(one, [case], most={case.number: OPENING})[case.number]
        for one, name in names.items()
    }
    verdicts = [_verdict_on(one, case, runs[name]) for one, name in names.items()]
    plan = Plan(problem, names, verdicts, [case], cases, is_part=True)
    shown = shown_case(problem, case, f"yours: {input_in_short(problem, case)}")
    send(
        "recorded",
        {
            "file": file_of(
                solution,
                asked["name"],
                wrong=not verdicts[0].accepted,
                fails=number,
                beside=near.name if near else asked["name"],
                href="",
            ),
            "recorded": recorded_on(shown, runs, compared_runs(plan, runs)),
        },
    )


def _verdict_on(solution: Solution, case: Case, run: Run) -> Verdict:
    """Return the verdict by one case alone, as far as a page needs it."""
    failure = Outcome(run.word, run.message, case) if run.word != VerdictKind.ACCEPTED else None
    return Verdict(solution, int(not failure), 1, 0.0, failure)


def _numbered(case: Case, number: int) -> Case:
    return Case(number, case.group, case.name, case.arguments, case.answer)


ACTIONS = {"judge": _judge, "run": _run, "watch": _watch}
