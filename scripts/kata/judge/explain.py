"""Looks into a verdict: a smaller input that fails, why it does, and how time grows."""

from dataclasses import replace

from kata.cases.case import SMALL
from kata.cases.keep import unnamed
from kata.judge.declared import limits_for
from kata.judge.one import judge_one
from kata.judge.slower import halved
from kata.judge.smaller import how, smaller
from kata.judge.verdict import Outcome, Verdict, Word
from kata.steps.recording import recordings
from kata.why.failure import Failed
from kata.why.failure import why as explained_by
from kata.wire.limits import Limits

RECORDED = 1 << 20  # bytes of the steps of a failing run
COUNTING = 4  # the part of the limit in which it is counted what a run that is too slow does
SHALLOW = 10_000  # nested calls that are recorded of a recursion without end
CONFIRMED = 2  # times that a smaller input must fail, each in a process of its own


def explained(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """The verdict with what can be found out about it: nothing, if all is right and fast."""
    solution, case = verdict.solution, verdict.refuted_by
    limits = limits_for(solution, limits)
    if (slow := verdict.slow_case) and slow.group != SMALL:
        verdict = halved(verdict, slow, limits)
    if not case:
        return verdict
    if verdict.word != Word.TIME:
        alone, _ = judge_one(solution, unnamed([case]), 0, limits)
        if alone.accepted:
            return replace(verdict, passes_alone=case.number > 1)
        verdict = _shrunk(verdict, limits)
    return replace(verdict, why=_why(verdict, limits))


def _shrunk(verdict: Verdict, limits: Limits) -> Verdict:
    """The verdict with a smaller input that fails in the same way, whenever it is tried."""
    failure = verdict.failure
    assert failure
    found = smaller(verdict.solution, failure, limits)
    if found is failure or not found.case:
        return verdict
    for _ in range(CONFIRMED):
        _, outcome = judge_one(verdict.solution, unnamed([found.case]), 0, limits)
        if how(outcome) != how(failure):
            return replace(verdict, unsteady=True)
    return replace(verdict, failure=found, original=failure.case)


def _why(verdict: Verdict, limits: Limits) -> str:
    """Why it fails, as far as a recording of the failing run shows it for certain."""
    solution, failure, case = verdict.solution, verdict.failure, verdict.refuted_by
    assert failure
    assert case
    seconds = limits.case / (COUNTING if failure.word == Word.TIME else 1)
    if failure.message.startswith("RecursionError"):
        limits = limits._replace(recursion=SHALLOW)
    (recording,) = recordings(solution, [(case.arguments, seconds)], RECORDED, limits)
    try:
        return explained_by(_failed(verdict, failure), recording, limits)
    except Exception:  # the recording is whatever the process sent
        return ""


def _failed(verdict: Verdict, failure: Outcome) -> Failed:
    """What is known of a run that failed, for why it did."""
    solution, case = verdict.solution, failure.case
    assert case
    is_misshapen = failure.word == Word.WRONG and bool(failure.message)
    return Failed(
        solution,
        failure.word.value,
        case.arguments,
        failure.value,
        case.expected,
        failure.line,
        is_only=not (solution.problem.rules.any_order or is_misshapen),
    )
