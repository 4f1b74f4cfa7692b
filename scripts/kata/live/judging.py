"""Judges code in a tab: on all cases, on single inputs, and for time beside the solutions here.

It also records runs there, which the page then shows like those that it carries.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from kata import KataError
from kata.cases.generate import WHAT_WAS_TYPED, typed
from kata.cases.model import Case, Cases
from kata.collect.submissions import forced
from kata.judge.batch import certain
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge_one, judge_some
from kata.live.model import Compared, Ran, Shown, Watched
from kata.practice.beside import compared
from kata.practice.examples import judge_after_own
from kata.practice.rating import failure_name, is_try
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.headline import remarks
from kata.show.report import SMALLEST, SMALLEST_FOUND, details, reasons, title_of, typed_input
from kata.text import clean, spelled
from kata.watch.page.cases import file_of, input_in_short, pictures_of, shown_case
from kata.watch.page.model import Recorded
from kata.watch.page.plan import EARLIER, Plan
from kata.watch.page.recordings import first_steps, recorded_on, runs_of, unnamed
from kata.watch.steps.code import nearest
from kata.watch.why.explain import explained, told
from kata.wire.limits import Limits

LIMITS = Limits(run=180.0)  # by the clock, for a device that may be six times as slow
LONGEST = 1000  # characters of a value beside an input
SAID = f"{WHAT_WAS_TYPED}: "  # which stands beside the input anyway

Asked: TypeAlias = dict[str, Any]  # a request, as the page sends it
Send: TypeAlias = Callable[[str, Any], None]  # sends a message of that kind to the page
Action: TypeAlias = Callable[[Solution, Cases, Asked, Send], Any]  # its answer


def judge(solution: Solution, cases: Cases, asked: Asked, send: Send) -> Shown:
    """Send the verdict as soon as it is known; return it with a smaller input and the reason.

    A case that never lets the interpreter go is the last: each further one would cost another.
    """
    known = asked.get("known", {})
    late = [int(number) for number, how in known.items() if how == "late"]
    last = min(late, default=0)
    if last:
        verdict = judge_some(solution, cases, range(last), LIMITS)
    else:
        verdict = judge_after_own(solution, asked.get("examples", []), cases, LIMITS)
    if not verdict.accepted and not asked.get("briefly"):
        send("found", _shown(certain(verdict, lambda: cases), known))
        verdict = explained(verdict)
    return _shown(certain(verdict, lambda: cases), known)


def _shown(verdict: Verdict, known: dict[str, str]) -> Shown:
    """Return a verdict as a page shows it, and what its picture is drawn from.

    `known` are the cases that this interpreter does not judge, and how they end.
    """
    pictures, failure = pictures_of(verdict), verdict.failure
    solution, (phrase, title) = verdict.solution, _input_of(verdict)
    lines = details(verdict, values=not pictures, commands=False)
    near = nearest(solution, solution.problem.solutions) if verdict.accepted else None
    return Shown(
        word=verdict.kind,
        mark=verdict.kind.mark,
        colour=verdict.kind.colour,
        stopped=verdict.accepted and verdict.stopped > 0,
        remarks=remarks(verdict).plain.strip(" ;"),
        phrase=phrase,
        title=title,
        message=clean(failure.message) if failure else "",
        details=[line.plain.removeprefix("  ").rstrip() for line in lines],
        how=unnamed(replace(verdict.how, why=tuple(reasons(verdict.how)))),
        pictures=pictures,
        input=typed_input(verdict),
        line=failure.line if failure else 0,
        failure=failure_name(verdict) if is_try(verdict) else "",
        near=near.title if near else "",
        known=known,
    )


def _input_of(verdict: Verdict) -> tuple[str, str]:
    """Return which input fails in the words of a visitor, and its case; nothing if none does."""
    failure, (title, size) = verdict.failure, title_of(verdict)
    if not failure or verdict.stopped or failure.kind == VerdictKind.NOT_JUDGED:
        return "", ""
    if not failure.case:
        return title.capitalize(), ""
    if size == SMALLEST:
        return "The smallest input that fails", title
    phrase = "The smallest failing input found" if size else "An input that fails"
    return phrase, title + size.removesuffix(SMALLEST_FOUND)


def run(solution: Solution, _: Cases, asked: Asked, *__: Any) -> list[Ran]:
    """Run the code on each input; one that takes too long is the last."""
    problem, ran = solution.problem, list[Ran]()
    with Trial(solution) as trial:
        for text in asked["inputs"]:
            try:
                case = typed(problem, text)[0]
            except KataError as error:
                ran.append(Ran(text, None, str(error).removeprefix(SAID)))
                continue
            # no outcome of the case: the file does not load
            one = trial.outcome(case) or next(trial.outcomes(Cases.of([case]), range(1)))
            ran.append(_ran(problem, text, case, one))
            if one.kind == VerdictKind.TIME:
                break
    return ran


def _ran(problem: Problem, text: str, case: Case, one: Outcome) -> Ran:
    """Return the result on an input, as the page shows it."""

    def short(value: Any) -> str:
        text = problem.signature.told(value, spelled)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"

    line = f" (line {one.line})" * (one.line > 0)
    return Ran(
        text,
        short(case.expected),
        "" if one.result else f"{one.kind}: {one.message}{line}",
        short(one.value) if one.result else "",
        ok=one.kind == VerdictKind.ACCEPTED,
        printed=one.printed,
    )


def compare(solution: Solution, cases: Cases, *_: Any) -> Compared:
    """Return how long the solutions here take beside the code."""
    name, times = compared(solution, cases)
    titles = {one.name: one.title for one in solution.problem.solutions}
    return Compared(name, {titles[one]: ratio for one, ratio in times.items()})


def watch(solution: Solution, cases: Cases, asked: Asked, send: Send) -> Watched:
    """Record the code beside what else is one's own, or the solution most like it, on an input."""
    problem, own = solution.problem, _own(solution, asked)
    case = _numbered(typed(problem, asked["input"])[0], asked["number"])
    near = nearest(solution, problem.solutions) if len(own) == 1 else None
    names = own | ({near: near.name} if near else {})
    verdicts, last = _verdicts_on(names, case, cases), [*names.values()][-1]
    files = [
        file_of(one, name, wrong=not verdict.accepted, fails=case.number, beside=last, href="")
        for (one, name), verdict in zip(own.items(), verdicts)
    ]
    label = f"yours: {input_in_short(problem, case)}"
    plan = Plan(problem, names, verdicts, [case], cases, is_part=True)
    return Watched(
        files, _recorded(plan, label, lambda early: send("found", Watched(files, early)))
    )


def record(solution: Solution, cases: Cases, asked: Asked, send: Send) -> Recorded:
    """Record files of the page, perhaps with the code among them, on an input of the page."""
    problem, number = solution.problem, asked["number"]
    own = _own(solution, asked)
    others = {one: one.name for one in (*problem.solutions, *problem.mistakes)}
    names = {one: name for one, name in (own | others).items() if name in asked["files"]}
    case = (
        _numbered(typed(problem, asked["input"])[0], number)
        if asked["input"]
        else cases[number - 1]
    )
    verdicts = _verdicts_on(names, case, cases)
    plan = Plan(problem, names, verdicts, [case], cases, is_part=True)
    return _recorded(plan, asked["label"], partial(send, "found"))


def _own(solution: Solution, asked: Asked) -> dict[Solution, str]:
    """{code: its name} of what is one's own: what is asked about, and perhaps what is beside it."""
    names = {solution: asked["name"]}
    if beside := asked.get("beside"):
        names[written(solution.problem, "beside", beside["source"])] = beside["name"]
    return names


def written(problem: Problem, name: str, source: str) -> Solution:
    """Write code into a file, and return it as `kata judge` reads it; but several count as one."""
    path = Path(f"{name}.py")
    path.write_text(source, encoding="utf-8", errors="surrogatepass")
    found = forced(path, problem)
    return found[0] if len(found) == 1 else Solution(problem, path)


def _recorded(plan: Plan, label: str, shows: Callable[[Recorded], None]) -> Recorded:
    """Return the runs, and why they fail; their first steps are shown before, if there are more."""
    (case,) = plan.cases
    shown = shown_case(plan.problem, case, label)
    if early := first_steps(plan):
        shows(recorded_on(shown, plan, early))
    fail = [one.refuted_by and not one.passes_alone for one in plan.verdicts]
    verdicts = [told(one) if fails else one for one, fails in zip(plan.verdicts, fail)]
    return recorded_on(shown, plan, runs_of(replace(plan, verdicts=verdicts))[case.number])


def _verdicts_on(names: Iterable[Solution], case: Case, cases: Cases) -> list[Verdict]:
    """Return the verdicts by a case or, where a mistake is right on it alone, by earlier ones."""
    alone = Cases.of([case], case.number - 1)
    found = [judge_one(one, alone, 0)[0] for one in names]
    for i, verdict in enumerate(found):
        if verdict.accepted and verdict.solution.is_mistake and 0 < case.number <= len(cases):
            before = range(max(case.number - 1 - EARLIER, 0), case.number)
            later = judge_some(verdict.solution, cases, before)
            found[i] = replace(later, passes_alone=not later.accepted)
    return found


def _numbered(case: Case, number: int) -> Case:
    return Case(number, case.group, case.name, case.arguments, case.answer)


ACTIONS: dict[str, Action] = {"judge": judge, "run": run, "compare": compare}
ACTIONS |= {"watch": watch, "record": record}
