"""Records the runs of a page: what the judge says of each, its steps, and what they mean."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from kata.cases.checker import is_right
from kata.cases.model import Case, Cases
from kata.cases.tolerances import reaction_to
from kata.judge.model import Account, Outcome, Sentence, Verdict, VerdictKind
from kata.judge.trial import RIGHT, Trial
from kata.problem.solution import Solution
from kata.run.session import ENDED, LAST
from kata.watch.page.plan import MOST_STEPS, Plan
from kata.watch.page.scenes import scenes
from kata.watch.steps.model import EncodedValue, Recording, Story
from kata.watch.steps.recording import drawn, recordings
from kata.watch.steps.states import states
from kata.watch.steps.story import story
from kata.wire.limits import Limits
from kata.wire.records import RAISED, RESULT, UNFIT

SIZE = 4 << 20  # bytes of the states of one run that are recorded
TRACED = 10  # times as long as judging a case may take: the time for recording it
SLOW = 0.5  # the same where it may never end

Runs = dict[str, "Run"]  # {name of the file: its run} on one case


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


def _runs_of_solution(verdict: Verdict, cases: list[Case], plan: Plan) -> dict[int, "Run"]:
    """{case number: Run}; what the judge has seen already is not judged again."""
    solution, failing, failure = verdict.solution, verdict.refuted_by, verdict.failure
    if verdict.accepted:
        return record_right(solution, cases)
    if not failing or not failure or failing not in cases:
        return record(solution, cases)
    number = failing.number
    if not verdict.passes_alone:
        runs = record(solution, cases, {number: failure})
    else:
        before = plan.before(failing)
        later = record_after(solution, before, failing, failure) if before else {}
        others = [case for case in cases if case.number not in later]
        runs = record(solution, others) | later
    return runs | {number: replace(runs[number], why=verdict.why, how=verdict.how)}


@dataclass(frozen=True)
class Run:
    """What the judge says about one call; its first step, and the changes that make the others."""

    word: VerdictKind
    message: str = ""
    line: int = 0  # that raised an exception, 0 for none
    result: EncodedValue | None = None
    value: Any = None  # the result as plain data, which a page does without
    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    stopped: bool = False  # whether the recording ended before the run did
    printed: list[tuple[int, str]] = field(default_factory=list)  # the step, and what it printed
    why: tuple[Sentence, ...] = ()  # it fails, as far as that is certain
    how: Account = field(default_factory=Account)  # the steps that led to what is wrong
    story: Story | None = None
    scenes: dict[str, Any] = field(default_factory=dict)  # {"name value": a board for it}


def record(
    solution: Solution,
    cases: list[Case],
    known: Mapping[int, Outcome] = MappingProxyType({}),
    limits: Limits = Limits(),
) -> dict[int, Run]:
    """{case number: Run} for some cases, one after the other in one process, as LeetCode does.

    They are judged first, unless the outcome is known; recording them changes no verdict.
    """
    outcomes = {**_outcomes(solution, [c for c in cases if c.number not in known], limits), **known}
    loaded = [
        c for c in cases if (one := outcomes[c.number]).case or one.kind == VerdictKind.ACCEPTED
    ]
    slow = {
        c.number for c in loaded if outcomes[c.number].kind == VerdictKind.TIME
    }  # they may never end
    found = dict(zip([c.number for c in loaded], _recordings(solution, loaded, slow, limits)))
    return {
        number: _run(solution, case, outcomes[number], found.get(number, Recording()))
        for case in cases
        for number in [case.number]
    }


def record_right(solution: Solution, cases: list[Case]) -> dict[int, Run]:
    """The same for a solution that the judge has accepted; it is judged only where it must be."""
    found = {}
    for case, recording in zip(cases, _recordings(solution, cases)):
        result = recording.result
        if result and is_right(solution.problem, case, result):
            outcome = Outcome(VerdictKind.ACCEPTED, result=result)
            found[case.number] = _run(solution, case, outcome, recording)
    return record(solution, [c for c in cases if c.number not in found]) | found


def record_after(
    solution: Solution, earlier: list[Case], case: Case, failure: Outcome
) -> dict[int, Run]:
    """A Run that fails only after these calls; none if it does not fail in the same way then."""
    *_, recording = _recordings(solution, [*earlier, case], passed=len(earlier))
    fails = recording.end in (RAISED, UNFIT) and failure.kind != VerdictKind.TIME
    if not (recording.result == failure.result if failure.result else fails):
        return {}
    run = _run(solution, case, failure, recording)
    numbers = f"{earlier[0].number:,} to {earlier[-1].number:,}"
    after = f"only after earlier calls (here, cases {numbers})"
    message = f"{run.message}; {after}" if run.message else f"fails {after}"
    return {case.number: replace(run, message=message)}


def _recordings(
    solution: Solution,
    cases: list[Case],
    slow: Iterable[int] = (),
    limits: Limits = Limits(),
    passed: int = 0,
) -> Iterator[Recording]:
    """Return the first steps of each call, of each that has passed one; the others are counted."""
    calls = [(c.arguments, (SLOW if c.number in slow else TRACED) * limits.case) for c in cases]
    limits = limits._replace(run=TRACED * limits.case * len(cases))
    most = [1] * passed + [MOST_STEPS] * (len(cases) - passed)
    return recordings(solution, calls, SIZE, limits, most)


def _outcomes(solution: Solution, cases: list[Case], limits: Limits) -> dict[int, Outcome]:
    """{case number: Outcome} for some cases; the same for all if the file does not load."""
    judging = limits._replace(run=4 * limits.case * (len(cases) + 1))  # so that no case is left out
    with Trial(solution, judging) as trial:
        found = [*trial.outcomes(Cases.of(cases), range(len(cases)))]
    found += found[-1:] * (len(cases) - len(found))
    return {case.number: outcome for case, outcome in zip(cases, found)}


def _run(
    solution: Solution,
    case: Case,
    outcome: Outcome,
    recording: Recording,
) -> Run:
    """Return what the judge says, the first steps as they were recorded, and what they mean."""
    steps = recording.steps[:MOST_STEPS]
    left_out = len(recording.steps) - len(steps) + recording.left_out
    stopped = _is_stopped(outcome, recording)
    is_answer, shape = outcome == RIGHT, solution.shape
    value = case.expected if is_answer else outcome.value
    note = outcome.note
    return Run(
        word=outcome.kind,
        message=f"returned {note}, {reaction_to(note)}" if note else outcome.message,
        line=outcome.line,
        result=drawn(value) if is_answer or outcome.result else None,
        value=value,
        steps=steps,
        left_out=_least_left_out(len(steps), left_out) if stopped else left_out,
        stopped=stopped,
        printed=_printed(steps),
        story=story(steps, solution.source, shape.judged_argument),
        scenes=scenes(solution.problem, case, steps),
    )


def _is_stopped(outcome: Outcome, recording: Recording) -> bool:
    """Tell whether the recording ended before the run that the judge saw."""
    end = recording.end
    if end == RESULT or not recording.is_counted:
        return not recording.is_counted
    fails = outcome.kind not in (VerdictKind.ACCEPTED, VerdictKind.TIME) and not outcome.result
    return end in {*LAST} - {ENDED} or not fails or (end == ENDED and recording.left_out > 0)


def _least_left_out(steps: int, left_out: int) -> int:
    """The steps left out where their number depends on the machine: the sum becomes a round one."""
    total = f"{steps + left_out}"
    return max(int(total[0].ljust(len(total), "0")) - steps, 0)


def _printed(steps: list[Any]) -> list[tuple[int, str]]:
    """Return what is printed, each part with its step."""
    first, *others = steps or [{}]
    if "p" not in first and all(path[0] != "p" for step in others for path, *_ in step):
        return []  # most runs print nothing
    return [(k, state.printed) for k, state in enumerate(states(steps)) if state.printed]
