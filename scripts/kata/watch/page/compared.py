"""Compares the runs on a case: where one that fails parts from a right one, and at which call."""

from dataclasses import dataclass
from typing import Any, TypeVar

from kata.judge.model import VerdictKind
from kata.watch.page.model import ShownCase
from kata.watch.page.plan import Plan
from kata.watch.page.recordings import Runs
from kata.watch.steps.code import common_lines, lines_of
from kata.watch.steps.model import Span
from kata.watch.why.calls import innermost_wrong_call
from kata.watch.why.differences import are_close_numbers
from kata.watch.why.failure import Failure
from kata.watch.why.first_difference import FirstDifference, compare_runs
from kata.watch.why.runs import Replay, alike

LEAST_ALIKE = 0.5  # of the lines of a function must be in the other, for both to mean the same

T = TypeVar("T")
Pairs = dict[str, dict[str, T]]  # {file that fails: {file that is right: what is known of both}}


@dataclass(frozen=True)
class Compared:
    """What is certain of each run that fails beside each that does not."""

    partings: Pairs[FirstDifference]
    calls: Pairs[tuple[int, int]]  # the index of the same call in each, with another result


def recorded_on(shown: ShownCase, runs: Runs, compared: Compared) -> dict[str, Any]:
    """Return a case and the runs on it as a page reads them."""
    without = {
        name: {key: part for key, part in vars(run).items() if key != "value"}
        for name, run in runs.items()
    }
    return {"shown": shown, "runs": without, **vars(compared)}


def compared_runs(plan: Plan, runs: Runs) -> Compared:
    recorded = [(runs[name], one, name) for one, name in plan.names.items() if name in runs]
    replays = {
        name: Replay(run.steps, solution.source, name, run.value, run.line)
        for run, solution, name in recorded
    }
    failing = {
        name: one for name, one in replays.items() if runs[name].word != VerdictKind.ACCEPTED
    }
    right = {name: one for name, one in replays.items() if name not in failing}
    never_wrong = {plan.names[verdict.solution] for verdict in plan.verdicts if verdict.accepted}
    is_only = not plan.problem.rules.any_order
    partings: Pairs[FirstDifference] = {}
    calls: Pairs[tuple[int, int]] = {}
    for name, run in failing.items():
        for beside, other in right.items():
            failure = Failure(run, plan.problem, other.result, is_only)
            if where := compare_runs(failure, other):
                partings.setdefault(name, {})[beside] = where
            if is_only and beside in never_wrong and (pair := _call_answered_otherwise(run, other)):
                calls.setdefault(name, {})[beside] = pair
    return Compared(partings, calls)


def _call_answered_otherwise(run: Replay, other: Replay) -> tuple[int, int] | None:
    """The first call that a right run answers otherwise; None where that need not be wrong."""
    pairs = innermost_wrong_call(run, other), _outermost_wrong_call(run, other)
    for pair in filter(None, pairs):
        results = (one.seen[span.last].value for one, span in zip((run, other), pair))
        if _mean_the_same(run, other, *pair) and not are_close_numbers(*results):
            return run.spans.index(pair[0]), other.spans.index(pair[1])
    return None


def _outermost_wrong_call(run: Replay, other: Replay) -> tuple[Span, Span] | None:
    """LeetCode's own call, if both runs return and the results differ."""
    if not run.spans or not other.spans:
        return None
    span, match = run.spans[0], other.spans[0]
    here, there = run.seen[span.last], other.seen[match.last]
    is_same = alike(here.value, here.heap, there.value, there.heap, {})
    return (span, match) if span.end == match.end == "return" and not is_same else None


def _mean_the_same(run: Replay, other: Replay, span: Span, match: Span) -> bool:
    """Tell whether two calls are LeetCode's own, or of functions that share most of their lines."""
    if span.depth == match.depth == 1:
        return True
    common = common_lines(run.code, other.code)
    here, there = _lines_of_call(run, span), _lines_of_call(other, match)
    shared = sum(common.get(line, 0) in there for line in here)
    return bool(here) and shared >= LEAST_ALIKE * max(len(here), len(there))


def _lines_of_call(run: Replay, span: Span) -> set[int]:
    """Return the lines of code of the function that a call runs."""
    state, code = run.seen[span.first], run.code
    function = code.function(state.function, state.line)
    if not function:
        return set()
    return {n for n in lines_of(code) if function.lineno < n <= (function.end_lineno or 0)}
