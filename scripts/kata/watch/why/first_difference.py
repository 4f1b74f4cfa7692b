"""Where a run first differs from another on the same input."""

from dataclasses import dataclass

from kata.watch.steps.history import GIVEN
from kata.watch.steps.recorded_values import told_value
from kata.watch.why.calls import innermost_wrong_call
from kata.watch.why.differences import first_difference
from kata.watch.why.failure import LONGEST_VALUE, Failure, judged
from kata.watch.why.parted import parted, sentence
from kata.watch.why.runs import Replay
from kata.wire.model import PLAYED


@dataclass(frozen=True)
class FirstDifference:
    """The steps to show of two runs, and one sentence on what differs there."""

    left: int  # of the run that fails
    right: int
    said: str


def compare_runs(failure: Failure, other: Replay) -> FirstDifference | None:
    """Return the first difference that matters, for a page."""
    if not other.steps:
        return None
    run = failure.run
    if not run.has_ended:  # where its result is known, a difference may be recorded nevertheless
        found = parted(run, other) if run.result is not None else None
        said = found and sentence(run, other, found)
        return FirstDifference(found.left, found.right, said.text) if found and said else None
    if run.has_raised:
        return _exception(run, other)
    ways = (_wrong_move,) if failure.shape.way == PLAYED else (_wrong_place, _wrong_call)
    return next(filter(None, (find(failure, other) for find in ways)), None)


def _exception(run: Replay, other: Replay) -> FirstDifference | None:
    step = run.raising_step
    if step is None or run.seen[step].line != run.line:
        return None
    said = f"line {run.line} raises {run.seen[step].value}"
    return FirstDifference(step, len(other.seen) - 1, said)


def _wrong_move(failure: Failure, other: Replay) -> FirstDifference | None:
    """Find the first call that LeetCode plays whose result is wrong."""
    run, index = failure.run, failure.wrong_call
    span = run.played_call(index) if index is not None else None
    match = other.played_call(index) if index is not None else None
    if index is None or not span or not match:
        return None
    here, there = (repr(result[index]) for result in (run.result, failure.answer))
    if max(len(here), len(there)) > LONGEST_VALUE:
        return None
    both = _instead(here, there, failure.is_only, other)
    said = f"call {index}, {run.call_text(span)}, returns {both}"
    return FirstDifference(span.first, match.first, said)


def _wrong_place(failure: Failure, other: Replay) -> FirstDifference | None:
    """Find the first item or attribute that differs, and the steps that set it last."""
    run = failure.run
    if not other.has_ended:
        return None
    found = first_difference(*judged(run, failure.shape), *judged(other, failure.shape))
    if not found:
        return None
    heaps = run.seen[-1].heap, other.seen[-1].heap
    here, there = (told_value(cell, heap, LONGEST_VALUE) for cell, heap in zip(found.cells, heaps))
    if here == there:
        return None
    steps = [
        one.history.last(place, len(one.seen)) if place else None
        for one, place in zip((run, other), found.places)
    ]
    is_set = steps[0] not in (None, GIVEN)
    if not is_set and found.places[0]:
        steps[0] = run.history.last_mention(found.places[0])
    name = failure.named(found)
    said = f"{name} is {here}, but {there} in {other.name}"
    if failure.differing and failure.differing.path == found.path:
        said = f"{name} should be {there} but {'is' if is_set else 'stays'} {here}"
    left, right = (_step_to_show(one, k) for one, k in zip((run, other), steps))
    return FirstDifference(left, right, said)


def _step_to_show(run: Replay, step: int | None) -> int:
    """Return the step to show; where a run sets nothing, its end."""
    if step is None or step == GIVEN:
        return len(run.seen) - 1
    return run.history.last_part(step, len(run.seen))


def _instead(here: str, there: str, is_right: bool, other: Replay) -> str:
    """Say what a run has, and what another has, if only that is right."""
    return f"{here} instead of {there}" if is_right else f"{here}, but {there} in {other.name}"


def _wrong_call(failure: Failure, other: Replay) -> FirstDifference | None:
    """Find the innermost call whose result is another in the other run."""
    run = failure.run
    span, match = innermost_wrong_call(run, other) or (None, None)
    if not span or not match:
        return None
    is_right = failure.is_only and span.depth == 1
    ends = (run, span), (other, match)
    here, there = (one.told(call.last, LONGEST_VALUE) for one, call in ends)
    if here == there:
        return None
    said = f"{run.call_text(span)} returns {_instead(here, there, is_right, other)}"
    if span.depth == 1 and (found := parted(run, other)):  # long before it returns
        return FirstDifference(found.left, found.right, said)
    return FirstDifference(span.last, match.last, said)
