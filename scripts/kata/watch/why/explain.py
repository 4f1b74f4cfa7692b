"""Looks into a verdict: a smaller input that fails, why it does, and how time grows."""

import re
from dataclasses import dataclass, replace
from marshal import loads
from typing import Any

from kata.cases.keep import unnamed
from kata.cases.model import SMALL
from kata.judge.declared import limits_for
from kata.judge.model import Outcome, Verdict, Word
from kata.judge.one import judge_one
from kata.judge.slower import halved
from kata.judge.smaller import how, smaller
from kata.problem.signature import required
from kata.problem.solution import Solution
from kata.text import text_of
from kata.watch.steps.cells import text
from kata.watch.steps.code import Code, nearest
from kata.watch.steps.model import Recording
from kata.watch.steps.recording import recordings
from kata.watch.steps.states import same, states
from kata.watch.steps.story import written_arguments
from kata.watch.why.divergence import told_divergence
from kata.watch.why.items import told_item
from kata.watch.why.often import told_endless, told_often
from kata.watch.why.raised import told_error
from kata.watch.why.returned import Watched, innermost, told_return
from kata.wire.model import CHANGED, PLAYED, RETURNED, Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED

SHORT = 40  # characters of a value
SOME = 2  # items or letters of an input that are worth telling
SIZE = 1 << 20  # bytes of the steps of a run that is recorded


@dataclass(frozen=True)
class Failed:
    """A run that failed: what the judge knows of it."""

    solution: Solution
    word: str  # LeetCode's
    arguments: bytes
    result: Any
    answer: Any
    line: int  # that raised an exception, 0 for none
    is_only: bool  # whether no other result than the answer is right


def why(failed: Failed, recording: Recording, limits: Limits) -> str:
    """What a recording says for certain: sentences; after a colon, a line of code or values."""
    if not recording.steps:
        return ""
    run = Watched([*states(recording.steps)], Code(failed.solution.source))
    if failed.word == "Time Limit Exceeded":
        return told_often(run, recording, _sizes(failed))
    if recording.end == RAISED and recording.rest.startswith(b"RecursionError"):
        return told_endless(run)
    if recording.left_out or not _is_it(failed, recording):
        return ""
    near = nearest(failed.solution, failed.solution.problem.solutions)
    other = _watched(near, failed, limits) if near else None
    if failed.word == "Runtime Error":
        told = told_error(run.seen, run.code, failed.line)
    else:
        told = _wrong(failed, run, other)
    apart = told_divergence(run, other) if other else None
    if not apart:
        return told
    said = f"It {apart.said}" if told else f"it {apart.said}"
    if not re.search(rf"\bline {apart.line}\b", told.partition("\n")[0]):
        return f"{told}\n{said}:\n{apart.shown}".strip()
    return f"{told}\n{said}" if apart.values else told


def _sizes(failed: Failed) -> str:
    """`with len(nums) = 2,000, `, for the longest list or string of the input; or nothing."""
    signature, values = failed.solution.problem.signature, loads(failed.arguments)
    if signature.plays:
        return f"in {len(values[0]):,} calls, "
    named = signature.named(values).items()
    sized = {name: value for name, value in named if isinstance(value, (list, str))}
    name = max(sized, key=lambda name: len(sized[name]), default="")
    if len(sized.get(name, "")) < SOME:
        return ""
    kind = required(signature.parameters[name])
    if isinstance(kind, str) and kind != "str":
        nodes = sum(item is not None for item in sized[name])
        return f"with {nodes:,} nodes in {name}, "
    return f"with len({name}) = {len(sized[name]):,}, "


def _is_it(failed: Failed, recording: Recording) -> bool:
    """Whether it is a recording of the run that failed, and not one that went another way."""
    if failed.word == "Runtime Error":
        return recording.end == RAISED
    return failed.word == "Wrong Answer" and recording.result == encode(failed.result)


def _watched(solution: Solution, failed: Failed, limits: Limits) -> Watched | None:
    """Another solution on the same input, if all of that is recorded, and it is right."""
    (found,) = recordings(solution, [(failed.arguments, limits.case)], SIZE, limits)
    if found.left_out or (failed.is_only and found.result != encode(failed.answer)):
        return None
    return Watched([*states(found.steps)], Code(solution.source), f"{solution.name}.py")


def _wrong(failed: Failed, run: Watched, other: Watched | None) -> str:
    """Why a result is wrong."""
    shape = failed.solution.shape
    values = failed.result, failed.answer
    if not failed.is_only or shape.written:
        return ""  # the first difference from one right answer means nothing
    if shape.way == PLAYED:
        return _move(run, *values)
    changed = shape.changed if shape.way == CHANGED else None
    if shape.way == CHANGED or type(failed.result) is list:
        return told_item(run.seen, run.code, changed, values)
    return _call(run, other) if shape.way == RETURNED else ""


def _move(run: Watched, results: Any, answers: Any) -> str:
    """The first call that LeetCode plays whose result is wrong."""
    pairs = enumerate(zip(results, answers))
    index = next((i for i, pair in pairs if not same(*pair)), None)
    span = run.played(index) if index is not None else None
    told = told_return(run, span) if span else ""
    if index is None or not span or not told:
        return ""
    answer = text_of(answers[index], SHORT)
    call = f"{span.name}{written_arguments(run.seen, span, run.code)}"
    return f"call {index}, {call}, should return {answer}; {told}"


def _call(run: Watched, other: Watched | None) -> str:
    """The return that gave a result, of the innermost call whose result is another elsewhere."""
    pair = innermost(run, other) if other else None
    if not pair or pair[0].depth == 1 or not other:
        return told_return(run, run.spans[0])
    span, match = pair
    told, end = told_return(run, span), other.seen[match.last]
    there = text(end.value, end.heap, SHORT)
    if not told or not there:
        return ""
    call = f"{span.name}{written_arguments(run.seen, span, run.code)}"
    return f"{call} returns {there} in {other.name}; here, {told}"


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
        return why(_failed(verdict, failure), recording, limits)
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
