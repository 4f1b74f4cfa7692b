"""Records the runs of a page: what the judge says of each, its steps, and what they mean."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Any

from kata import KataError
from kata.cases.checker import is_right
from kata.cases.model import Case, Cases
from kata.cases.tolerances import reaction_to
from kata.faults import guarded, raise_or_log
from kata.judge.model import Account, Outcome, Verdict, VerdictKind
from kata.judge.trial import RIGHT, Trial
from kata.problem.solution import Solution
from kata.run.session import ENDED, LAST
from kata.watch.page.cases import scenes
from kata.watch.page.model import Parting, Printed, Recorded, Runs, ShownCase, ShownRun
from kata.watch.page.named import named, named_steps
from kata.watch.page.plan import EARLIER, MOST_STEPS, Plan
from kata.watch.steps.recording import drawn, recordings
from kata.watch.steps.run import Run
from kata.watch.steps.story import story
from kata.watch.why.parted import parted
from kata.wire.limits import Limits
from kata.wire.records import RAISED, RESULT, UNFIT

FILE = re.compile(r"\b\w+\.py\b")
SIZE = 4 << 20  # bytes of the states of one run that are recorded
TRACED = 10  # times as long as judging a case may take: the time for recording it
SLOW = 0.5  # the same where it may never end
FIRST = 200  # steps that are shown while all are recorded
FIRST_SIZE = 1 << 18  # bytes of them
FIRST_TIME = 0.5  # seconds that a run may take for them


def runs_of(plan: Plan) -> dict[int, Runs]:
    """{case number: its runs}; those of one solution are recorded in one process."""
    shown = {case.number: some for case in plan.cases if (some := plan.recorded_on(case))}
    by_solution = {
        verdict.solution: _runs_of_solution(verdict, cases, plan)
        for verdict in plan.verdicts
        if (cases := [case for case in plan.cases if verdict in shown.get(case.number, [])])
    }
    return {
        number: {plan.names[v.solution]: by_solution[v.solution][number] for v in verdicts}
        for number, verdicts in shown.items()
    }


def _runs_of_solution(verdict: Verdict, cases: list[Case], plan: Plan) -> dict[int, ShownRun]:
    """{case number: ShownRun}; what the judge has seen already is not judged again."""
    solution, failing, failure = verdict.solution, verdict.refuted_by, verdict.failure
    if verdict.accepted:
        return record_right(solution, cases)
    if not failing or not failure or failing not in cases:
        return record(solution, cases)
    number = failing.number
    if not verdict.passes_alone:
        runs = record(solution, cases, {number: failure})
    else:
        end = number - 1 if number <= len(plan.all_cases) else 0  # else it is none of the problem's
        before = [plan.all_cases[i] for i in range(max(end - EARLIER, 0), end)]
        later = record_after(solution, before, failing, failure) if before else {}
        others = [case for case in cases if case.number not in later]
        runs = record(solution, others) | later
    return runs | {number: replace(runs[number], how=unnamed(verdict.how))}


def unnamed(how: Account) -> Account:
    """Return an account that names no file here, which would give the idea away."""
    why = (one._replace(text=FILE.sub("the closest solution", one.text)) for one in how.why)
    return replace(how, why=tuple(why))


def first_steps(plan: Plan) -> Runs:
    """Return the first steps of the runs on the only case; nothing if those are all of them."""
    (case,), found, is_cut = plan.cases, Runs(), False
    for verdict in plan.verdicts:
        if verdict.passes_alone:
            return {}
        call, solution = (case.arguments, FIRST_TIME), verdict.solution
        (run,) = recordings(solution, [call], FIRST_SIZE, Limits(), [FIRST], counted=FIRST)
        shown = _shown(solution, case, verdict.failure or RIGHT, run)
        if run.left_out or run.end not in (RESULT, RAISED):
            is_cut, shown = True, replace(shown, left_out=0, stopped=True)
        found[plan.names[solution]] = shown
    return found if is_cut else {}


def record(
    solution: Solution,
    cases: list[Case],
    known: Mapping[int, Outcome] = MappingProxyType({}),
    limits: Limits = Limits(),
) -> dict[int, ShownRun]:
    """{case number: ShownRun} for some cases, one after the other in one process, as LeetCode does.

    They are judged first, unless the outcome is known; recording them changes no verdict.
    """
    unknown = [case for case in cases if case.number not in known]
    judging = limits._replace(run=4 * limits.case * (len(unknown) + 1))  # so that none is left out
    with Trial(solution, judging) as trial:
        seen = [*trial.outcomes(Cases.of(unknown), range(len(unknown)))]
    seen += seen[-1:] * (len(unknown) - len(seen))  # the same for all if the file does not load
    outcomes = {**{case.number: one for case, one in zip(unknown, seen)}, **known}
    loads = {n for n, one in outcomes.items() if one.case or one.kind == VerdictKind.ACCEPTED}
    slow = {n for n, one in outcomes.items() if one.kind == VerdictKind.TIME}  # it may never end
    loaded = [case for case in cases if case.number in loads]
    found = dict.fromkeys((case.number for case in cases), Run())
    found |= zip([case.number for case in loaded], _recordings(solution, loaded, slow, limits))
    return {c.number: _shown(solution, c, outcomes[c.number], found[c.number]) for c in cases}


def record_right(solution: Solution, cases: list[Case]) -> dict[int, ShownRun]:
    """The same for a solution that the judge has accepted; it is judged only where it must be."""
    found = {}
    for case, run in zip(cases, _recordings(solution, cases)):
        result = run.result
        if result and is_right(solution.problem, case, result):
            outcome = Outcome(VerdictKind.ACCEPTED, result=result)
            found[case.number] = _shown(solution, case, outcome, run)
    return record(solution, [c for c in cases if c.number not in found]) | found


def record_after(
    solution: Solution, earlier: list[Case], case: Case, failure: Outcome
) -> dict[int, ShownRun]:
    """A run that fails only after these calls; none if it does not fail in the same way then."""
    *_, run = _recordings(solution, [*earlier, case], passed=len(earlier))
    fails = run.end in (RAISED, UNFIT) and failure.kind != VerdictKind.TIME
    if not (run.result == failure.result if failure.result else fails):
        return {}
    shown = _shown(solution, case, failure, run)
    numbers = f"{earlier[0].number:,} to {earlier[-1].number:,}"
    after = f"only after earlier calls (here, cases {numbers})"
    message = f"{shown.message}; {after}" if shown.message else f"fails {after}"
    return {case.number: replace(shown, message=message)}


def _recordings(
    solution: Solution,
    cases: list[Case],
    slow: Iterable[int] = (),
    limits: Limits = Limits(),
    passed: int = 0,
) -> Iterator[Run]:
    """Return the first steps of each call, of each that has passed one; the others are counted."""
    calls = [(c.arguments, (SLOW if c.number in slow else TRACED) * limits.case) for c in cases]
    limits = limits._replace(run=TRACED * limits.case * len(cases))
    most = [1] * passed + [MOST_STEPS] * (len(cases) - passed)
    return recordings(solution, calls, SIZE, limits, most)


def _shown(solution: Solution, case: Case, outcome: Outcome, run: Run) -> ShownRun:
    """Return what the judge says, the first steps as they were recorded, and what they mean."""
    is_stopped, note = _is_stopped(outcome, run), outcome.note
    is_answer, shape = outcome == RIGHT, solution.shape
    value = case.expected if is_answer else outcome.value
    try:
        told, boards = story(run, shape.judged_argument), scenes(solution.problem, case, run.seen)
    except KataError:  # of scene()
        raise
    except Exception as error:  # a process can send steps that make no sense
        raise_or_log(f"telling the steps of {solution}", error)
        run, told, boards = replace(run, steps=[]), None, {}
    return ShownRun(
        word=outcome.kind,
        message=f"returned {note}, {reaction_to(note)}" if note else outcome.message,
        line=outcome.line,
        result=drawn(value) if is_answer or outcome.result else None,
        steps=run.steps,
        left_out=_least_left_out(run) if is_stopped else run.left_out,
        stopped=is_stopped,
        printed=[Printed(k, one.printed) for k, one in enumerate(run.seen) if one.printed],
        story=told,
        scenes=boards,
    )


def _is_stopped(outcome: Outcome, run: Run) -> bool:
    """Tell whether the recording ended before the run that the judge saw."""
    if run.end == RESULT or not run.is_counted:
        return not run.is_counted
    fails = outcome.kind not in (VerdictKind.ACCEPTED, VerdictKind.TIME) and not outcome.result
    return run.end in {*LAST} - {ENDED} or not fails or (run.end == ENDED and run.left_out > 0)


def _least_left_out(run: Run) -> int:
    """The steps left out where their number depends on the machine: the sum becomes a round one."""
    total = f"{len(run.steps) + run.left_out}"
    return max(int(total[0].ljust(len(total), "0")) - len(run.steps), 0)


def recorded_on(shown: ShownCase, plan: Plan, runs: Runs) -> Recorded:
    """Return a case and the runs on it as a page reads them."""
    recorded = {
        name: Run(solution.source, runs[name].steps)
        for solution, name in plan.names.items()
        if name in runs and runs[name].steps
    }
    right = [name for name in recorded if runs[name].word == VerdictKind.ACCEPTED]
    wrong = [name for name in recorded if name not in right]
    partings: dict[str, dict[str, Parting]] = {name: {} for name in wrong}
    for name, beside in product(wrong, right):
        if where := guarded("parting", partial(parted, recorded[name], recorded[beside]), None):
            partings[name][beside] = Parting(wrong=where.left, right=where.right)
    found = {name: _named(run, recorded.get(name)) for name, run in runs.items()}
    return Recorded(shown=named(shown), runs=found, partings=partings)


def _named(run: ShownRun, recorded: Run | None) -> Any:
    """Return a run as scripts read it; steps that a process has sent may make no sense."""
    steps: list[Any] = guarded(
        "naming steps", lambda: [*named_steps(recorded.seen if recorded else ())], []
    )
    sound = run if steps else replace(run, story=None, printed=[], scenes={})
    return named(replace(sound, steps=[])) | {"steps": steps}
