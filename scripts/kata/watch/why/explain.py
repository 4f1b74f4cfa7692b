"""Looks into a verdict: a smaller input that fails, and why it does.

All processes that explaining needs are started here; the reasons come from their recordings.
"""

import re
from dataclasses import replace

from kata.cases.model import SMALL, Case, Cases
from kata.faults import raise_or_log
from kata.judge.batch import cases_kept
from kata.judge.declared import limits_for
from kata.judge.model import Outcome, Sentence, Verdict, VerdictKind
from kata.judge.slower import halved
from kata.judge.smaller import failure_kind, smallest_failure
from kata.judge.verdict import judge_one, with_peers
from kata.problem.solution import Solution
from kata.watch.steps.code import nearest
from kata.watch.steps.model import Recording
from kata.watch.steps.recording import recordings
from kata.watch.why.calls import endless_call, endless_loop, most_frequent_line
from kata.watch.why.candidates import CandidateRunner
from kata.watch.why.failure import Failure, account_of
from kata.watch.why.left_behind import left_by_earlier_calls
from kata.watch.why.named_faults import named_fault
from kata.watch.why.parted import mended_texts, parted, sentence
from kata.watch.why.raised import raising_expression
from kata.watch.why.runs import Replay
from kata.watch.why.unchanged import changes_nothing
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED

STEPS, SIZE = 10_000, 1 << 21  # steps of a run that is recorded, and their bytes
COUNTING = 4  # the part of the limit in which it is counted what a run that is too slow does
SHALLOW = 10_000  # nested calls that are recorded of a recursion without end
CONFIRMED = 2  # times that a smaller input must fail, each in a process of its own


def explained(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Return the verdict with what can be found out about it; unchanged if all is right."""
    solution, case = verdict.solution, verdict.refuted_by
    limits = limits_for(solution, limits)
    verdict = with_peers(verdict, limits)
    if not case:
        return verdict
    if verdict.kind != VerdictKind.TIME:
        alone, _ = judge_one(solution, Cases.of([case]), 0, limits)
        if alone.accepted:
            why = left_by_earlier_calls(solution, case, cases_kept(solution.problem), limits)
            return replace(verdict, passes_alone=case.number > 1, why=_as_tuple(why))
        verdict = _shrunk(verdict, limits)
    elif case.group != SMALL:
        verdict = halved(verdict, case, limits)
    return told(verdict, limits)


def _shrunk(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a smaller input that fails in the same way, whenever it is tried."""
    failure = verdict.failure
    assert failure
    found = smallest_failure(verdict.solution, failure, limits)
    if found is failure or not found.case:
        return verdict
    for _ in range(CONFIRMED):
        _, outcome = judge_one(verdict.solution, Cases.of([found.case]), 0, limits)
        if failure_kind(outcome) != failure_kind(failure):
            return replace(verdict, unsteady=True)
    return replace(verdict, failure=found, original=failure.case)


def told(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Add to a verdict what recordings of the failing run, and of a right one, show for certain."""
    solution, failure, case = verdict.solution, verdict.failure, verdict.refuted_by
    assert failure
    assert case
    seconds = limits.case / (COUNTING if failure.kind == VerdictKind.TIME else 1)
    if failure.message.startswith("RecursionError"):
        limits = limits._replace(recursion=SHALLOW)
    (recording,) = recordings(solution, [(case.arguments, seconds)], SIZE, limits, [STEPS])
    run = Replay(recording.steps, solution.source, "", failure.value, failure.line)
    try:
        if not recording.steps:
            return verdict
        if failure.kind == VerdictKind.TIME:
            slow = endless_loop(run) or most_frequent_line(run, recording)
            return replace(verdict, why=_as_tuple(slow))
        if recording.end == RAISED and recording.rest.startswith(b"RecursionError"):
            return replace(verdict, why=_as_tuple(endless_call(run)))
        if recording.left_out or not _shows(recording, failure):
            return verdict
        is_unique = not solution.problem.rules.any_order and not failure.message
        failed = Failure(run, solution.problem, case.expected, is_unique)
        fault = raising_expression(run) if run.has_raised else named_fault(failed)
        found = [fault] if fault else []
        if other := _right_run(solution, case, limits):
            apart = _line_that_matters(run, other, solution, case, limits)
            if apart and not (fault and _names_line_of(fault, apart)):
                found.append(apart)
            if not found and (unchanged := changes_nothing(failed, other)):
                found.append(unchanged)
        return replace(verdict, why=tuple(found), how=account_of(failed))
    except Exception as error:  # the recording is whatever the process sent
        raise_or_log(f"telling why {solution} fails", error)
        return verdict


def _names_line_of(fault: Sentence, apart: Sentence) -> bool:
    """Tell whether a fault names the line in which a run diverges, which says nothing new then."""
    line = re.search(r" on (line \d+)", apart.text)
    return bool(line and re.search(rf"\b{line[1]}\b", fault.text))


def _as_tuple(*sentences: Sentence | None) -> tuple[Sentence, ...]:
    return tuple(filter(None, sentences))


def _line_that_matters(
    run: Replay, other: Replay, solution: Solution, case: Case, limits: Limits
) -> Sentence | None:
    """Say where a run parts from a right solution's, if the other's line makes it right."""
    found = parted(run, other)
    if not found:
        return None
    attempts = CandidateRunner(solution, limits, limits.case)
    is_it = attempts.right([*mended_texts(run, other, found)], [case])
    return sentence(run, other, found) if is_it else None


def _shows(recording: Recording, failure: Outcome) -> bool:
    """Tell whether it is a recording of the run that failed, and not one that went another way."""
    if failure.kind == VerdictKind.RUNTIME:
        return recording.end == RAISED
    if failure.kind != VerdictKind.WRONG:
        return False
    if not failure.result and failure.message:  # there is no result that could be compared
        return failure.message.encode() in recording.rest
    return recording.result == encode(failure.value)


def _right_run(solution: Solution, case: Case, limits: Limits) -> Replay | None:
    """Return the run of the most similar right solution, if all of it is recorded."""
    near = nearest(solution, solution.problem.solutions)
    if not near:
        return None
    (found,) = recordings(near, [(case.arguments, limits.case)], SIZE, limits, [STEPS])
    is_only = not solution.problem.rules.any_order
    if found.left_out or (is_only and found.result != encode(case.expected)):
        return None
    return Replay(found.steps, near.source, f"{near.name}.py", case.expected)
