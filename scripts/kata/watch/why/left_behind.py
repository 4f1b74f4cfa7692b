"""Which value an earlier call left behind, where a case fails only after others."""

import json
from contextlib import suppress

from kata.cases.checker import is_right
from kata.cases.model import Case, Cases
from kata.judge.model import Sentence
from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import ask
from kata.watch.steps.recorded_values import Heap, is_held, told_value
from kata.wire.limits import Limits
from kata.wire.model import ROUND_TRIP
from kata.wire.plain import value_of
from kata.wire.records import RESULT

EARLIER = 1, 8, 64  # cases that are run before the one that fails
SHORT_VALUE = 40  # characters of a value
PATIENCE = 2  # times the limit of a case, for all runs


def left_by_earlier_calls(
    solution: Solution, case: Case, cases: Cases, limits: Limits
) -> Sentence | None:
    """Say what still holds something from earlier cases, if without it the case is right.

    That is certain: it fails after those cases, and passes after them once that one is as at first.
    """
    if solution.shape.way == ROUND_TRIP:
        return None
    for count in EARLIER:
        end = min(case.number - 1 - cases.offset, len(cases))
        before = [cases[i] for i in range(max(end - count, 0), end)]
        if before and (found := _left(solution, case, before, limits)):  # again: it may be chance
            return found if found == _left(solution, case, before, limits) else None
    return None


def _left(solution: Solution, case: Case, before: list[Case], limits: Limits) -> Sentence | None:
    earlier = [one.arguments for one in before]
    with started(solution, limits) as session:
        event = ask(session, PATIENCE * limits.case, "left", earlier, case.arguments)
    with suppress(Exception):  # it is whatever the process sent
        result, places = value_of(event.rest)
        if event.letter != RESULT or _passes(solution, case, result):
            return None
        since = "earlier cases" if before[1:] else f"case {before[0].number:,}"
        found = (
            _told(name, now, since) for name, now, again in places if _passes(solution, case, again)
        )
        return next((Sentence(f"{said}; without that, this case passes") for said in found), None)
    return None


def _passes(solution: Solution, case: Case, result: bytes) -> bool:
    return bool(result) and is_right(solution.problem, case, result)


def _told(name: str, now: str, since: str) -> str:
    """Return `the default seen of dfs still holds {1: 2} from case 4`."""
    if name.startswith("the cache"):
        return f"{name} still holds results from {since}"
    cell, contents = json.loads(now)
    value = told_value(cell, Heap(contents), SHORT_VALUE)
    return f"{name} {'still holds' if is_held(cell) else 'is still'} {value} from {since}"
