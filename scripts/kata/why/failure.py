"""Why a solution fails, from a recording of the run: only what is certain, or nothing."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from marshal import loads
from typing import Any

from kata.problem.solution import Solution
from kata.source.code import Code
from kata.source.nearest import nearest
from kata.steps.calls import given
from kata.steps.changes import same, states
from kata.steps.recording import Recording, recordings
from kata.steps.values import text
from kata.text import text_of
from kata.why.items import told_item
from kata.why.often import told_endless, told_often
from kata.why.raised import told_error
from kata.why.returned import Watched, innermost, told_return
from kata.why.unlike import told_parting
from kata.wire.limits import Limits
from kata.wire.pipe import RAISED
from kata.wire.plain import encode
from kata.wire.setup import CHANGED, PLAYED, RETURNED

SHORT = 40  # characters of a value
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
    if recording.left_out or failed.word not in KINDS or not _is_it(failed, recording):
        return ""
    near = nearest(failed.solution, failed.solution.problem.solutions)
    other = _watched(near, failed, limits) if near else None
    told = KINDS[failed.word](failed, run, other, f"{near.name}.py" if near else "")
    parting = told_parting(run, other, f"{near.name}.py") if near and other else None
    if not parting:
        return told
    said = f"It {parting.said}" if told else f"it {parting.said}"
    if not re.search(rf"\bline {parting.line}\b", told.partition("\n")[0]):
        return f"{told}\n{said}:\n{parting.shown}".strip()
    return f"{told}\n{said}" if parting.values else told


def _sizes(failed: Failed) -> str:
    """`with len(nums) = 2,000, `, for the longest list or string of the input; or nothing."""
    signature, values = failed.solution.problem.signature, loads(failed.arguments)
    if signature.plays:
        return f"in {len(values[0]):,} calls, "
    named = signature.named(values).items()
    sized = [(len(value), name, value) for name, value in named if isinstance(value, (list, str))]
    size, name, value = max(sized, default=(0, "", ""), key=lambda one: one[0])
    if size < 2:
        return ""
    kind = signature.parameters[name]
    is_made_of_nodes = isinstance(kind, str) and kind != "str"
    nodes = sum(item is not None for item in value)
    return (
        f"with {nodes:,} nodes in {name}, "
        if is_made_of_nodes
        else f"with len({name}) = {size:,}, "
    )


def _is_it(failed: Failed, recording: Recording) -> bool:
    """Whether it is a recording of the run that failed, and not one that went another way."""
    if failed.word == "Runtime Error":
        return recording.end == RAISED
    return recording.result == encode(failed.result)


def _watched(solution: Solution, failed: Failed, limits: Limits) -> Watched | None:
    """Another solution on the same input, if all of that is recorded, and it is right."""
    (found,) = recordings(solution, [(failed.arguments, limits.case)], SIZE, limits)
    if found.left_out or (failed.is_only and found.result != encode(failed.answer)):
        return None
    return Watched([*states(found.steps)], Code(solution.source))


def _wrong(failed: Failed, run: Watched, other: Watched | None, name: str) -> str:
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
    return _call(run, other, name) if shape.way == RETURNED else ""


def _move(run: Watched, results: Any, answers: Any) -> str:
    """The first call that LeetCode plays whose result is wrong."""
    index = next((i for i, pair in enumerate(zip(results, answers)) if not same(*pair)), 0)
    span = run.played(index)
    told = told_return(run, span) if span else ""
    if not span or not told:
        return ""
    answer = text_of(answers[index], SHORT)
    call = f"{span.name}{given(run.seen, span, run.code)}"
    return f"call {index}, {call}, should return {answer}; {told}"


def _call(run: Watched, other: Watched | None, name: str) -> str:
    """The return that gave a result, of the innermost call whose result is another elsewhere."""
    pair = innermost(run, other) if other else None
    if not pair or pair[0].depth == 1 or not other:
        return told_return(run, run.spans[0])
    span, match = pair
    told, end = told_return(run, span), other.seen[match.last]
    there = text(end["v"], end["h"], SHORT)
    if not told or not there:
        return ""
    return f"{span.name}{given(run.seen, span, run.code)} returns {there} in {name}; here, {told}"


def _error(failed: Failed, run: Watched, *_: Any) -> str:
    return told_error(run.seen, run.code, failed.line)


KINDS: dict[str, Callable[..., str]] = {
    "Wrong Answer": _wrong,
    "Runtime Error": _error,
}
