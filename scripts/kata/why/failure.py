"""Why a solution fails, from a recording of the run: only what is certain, or nothing."""

import re
from dataclasses import dataclass
from marshal import loads
from typing import Any

from kata.problem.kinds import required
from kata.problem.solution import Solution
from kata.source.code import Code
from kata.source.nearest import nearest
from kata.steps.calls import given
from kata.steps.changes import same
from kata.steps.recording import Recording, recordings
from kata.steps.state import states
from kata.steps.values import text
from kata.text import text_of
from kata.why.divergence import told_divergence
from kata.why.items import told_item
from kata.why.often import told_endless, told_often
from kata.why.raised import told_error
from kata.why.returned import Watched, innermost, told_return
from kata.wire.limits import Limits
from kata.wire.pipe import RAISED
from kata.wire.plain import encode
from kata.wire.setup import CHANGED, PLAYED, RETURNED

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
    call = f"{span.name}{given(run.seen, span, run.code)}"
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
    call = f"{span.name}{given(run.seen, span, run.code)}"
    return f"{call} returns {there} in {other.name}; here, {told}"
