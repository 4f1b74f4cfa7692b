"""Judges code in a tab: on all cases, on single inputs, and for time against the solutions here."""

from time import monotonic
from typing import Any

from kata import KataError
from kata.cases.model import Case, Cases
from kata.cases.single import WHAT_WAS_TYPED, typed
from kata.judge.batch import certain
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge as judge_all
from kata.judge.verdict import judge_some
from kata.live.model import Action, Asked, Send
from kata.practice.rating import is_try
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.again import typed_input
from kata.show.report import details, remarks
from kata.text import spelled
from kata.watch.page.cases import pictures_of
from kata.watch.steps.code import nearest
from kata.watch.why.explain import explained
from kata.wire.limits import Limits

LIMITS = Limits(run=180.0)  # by the clock, for a device that may be six times as slow
LONGEST = 1000  # characters of a value beside an input
SAID = f"{WHAT_WAS_TYPED}: "  # which stands beside the input anyway
TRIED = 10  # of the longest inputs, to find the one that takes longest
ROUNDS = 3  # on that one, of which the fastest counts
MOST_SECONDS = 5.0  # for all of it


def judge(solution: Solution, cases: Cases, asked: Asked, send: Send) -> None:
    """Send the verdict as soon as it is known, then with a smaller input and the reason.

    A case that never lets the interpreter go is the last: each further one would cost another.
    """
    late = [int(number) for number, how in asked.get("known", {}).items() if how == "late"]
    last = min(late, default=0)
    if last:
        verdict = judge_some(solution, cases, range(last), LIMITS)
    else:
        verdict = judge_all(solution, cases, LIMITS)
    if not verdict.accepted:
        send("found", _shown(certain(verdict, lambda: cases)))
        verdict = explained(verdict)
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
        "isTry": is_try(verdict),
        "case": failure.case.number if failure and failure.case else 0,
        "near": near.name if near else "",
    }


def run(solution: Solution, _: Cases, asked: Asked, send: Send) -> None:
    """Run the code on each input; one that takes too long is the last."""
    problem, ran = solution.problem, list[dict[str, Any]]()
    with Trial(solution) as trial:
        for text in asked["inputs"]:
            try:
                case = typed(problem, text)[0]
            except KataError as error:
                ran.append({"input": text, "expected": None, "said": str(error).removeprefix(SAID)})
                continue
            # no outcome of the case: the file does not load
            one = trial.outcome(case) or next(trial.outcomes(Cases.of([case]), range(1)))
            ran.append(_ran(problem, text, case, one))
            if one.kind == VerdictKind.TIME:
                break
    send("ran", ran)


def _ran(problem: Problem, text: str, case: Case, one: Outcome) -> dict[str, Any]:
    """Return the result on an input, as the page shows it."""

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


def compare(solution: Solution, cases: Cases, _: Asked, send: Send) -> None:
    """Time the code and the solutions here, in turns, on the hardest of the longest inputs."""
    names = {solution: ""} | {one: one.name for one in solution.problem.solutions}
    longest = sorted(range(len(cases)), key=lambda i: len(cases.arguments[i]), reverse=True)
    found, end = dict[int, dict[str, float]](), monotonic() + MOST_SECONDS
    for i in longest[:TRIED]:
        found[i] = _times(names, cases[i])
        if monotonic() > end:
            break
    hardest = max(found, key=lambda i: sum(found[i].values()))
    seconds = found[hardest]
    for _round in range(ROUNDS - 1):
        if monotonic() > end:
            break
        again = _times(names, cases[hardest])
        seconds = {name: min(again[name], seconds[name]) for name in again if name in seconds}
    own = seconds.pop("", 0.0)
    ratios = {name: seconds[name] / own for name in sorted(seconds, key=seconds.__getitem__)}
    send("compared", {"case": cases[hardest].name, "ratios": ratios if own else {}})


def _times(names: dict[Solution, str], case: Case) -> dict[str, float]:
    """Return the seconds that each takes for an input; none for what fails on it."""
    seconds = {}
    for one, name in names.items():
        with Trial(one) as trial:
            found = trial.outcome(case)
            if found and found.kind == VerdictKind.ACCEPTED:
                seconds[name] = trial.seconds
    return seconds


ACTIONS: dict[str, Action] = {"judge": judge, "run": run, "compare": compare}
