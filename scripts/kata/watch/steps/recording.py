"""Records the steps of a solution's calls in its own process, and values in the same form."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import Any

from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import LATE, Session
from kata.watch.steps.code import Code, code_of
from kata.watch.steps.effects import mentioned
from kata.watch.steps.evaluate import Scope
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.recorded_values import Heap
from kata.watch.steps.run import COUNTED, STEPS, Run
from kata.watch.steps.states import changes, state_of
from kata.wire.cells import LEFT_OUT_KEYS, OPTIONAL, STEP_KEYS, Values
from kata.wire.limits import Limits
from kata.wire.records import RAISED, RESULT, STEP

EXTRA = {STEP_KEYS[name] for name in OPTIONAL}
HEAP = STEP_KEYS["heap"]
MENTIONED = STEP_KEYS["mentioned"]  # which is found here, as it needs nothing but the step
NEEDED = {*STEP_KEYS.values()} - EXTRA - {MENTIONED}  # the keys of every step
LARGEST_STEP = 1 << 23  # bytes
SELF = 0, "Solution"  # the first object of a recording: the solution's instance


def recordings(
    solution: Solution,
    calls: Iterable[tuple[bytes, float]],
    size: int,
    limits: Limits,
    most: Iterable[int] = repeat(STEPS),
    passed: int = 0,
    counted: int = COUNTED,
) -> Iterator[Run]:
    """Yield the Run of each call, given as its arguments and the seconds that it may take.

    They are made in one process, as LeetCode does; it is replaced if it ends or takes too long.
    `size` limits the bytes of the steps of one call, and `most` has their number for each, after
    those that are `passed` over; those beyond are counted up to `counted`.
    """
    waiting = [(*call, (steps, counted, size, passed)) for call, steps in zip(calls, most)]
    while waiting:
        with started(solution, limits) as session:
            while waiting:
                found = _recording(solution, session, *waiting.pop(0))
                yield found
                if not found.steps or found.end not in (RESULT, RAISED):
                    break


def _recording(
    solution: Solution, session: Session, arguments: bytes, seconds: float, most: tuple[int, ...]
) -> Run:
    records: list[bytes] = []  # as nothing is to wait for us
    end = rest = b""
    start, taken = session.clock.read(), 0
    session.request("steps", arguments, solution.source, most)
    for letter, record, *_ in session.events(seconds):  # at most so long between two events
        is_late = letter == STEP and session.clock.seconds > start + seconds  # that for all
        taken += len(record)
        is_late = is_late or taken > most[2] + LARGEST_STEP  # it is not our tracer's
        if is_late or letter != STEP:
            end, rest = LATE if is_late else letter, record
            break
        records.append(record)
    return Run(solution.source, *_steps(records, solution.source), end, rest)


def _steps(records: list[bytes], source: str) -> tuple[list[Any], int, dict[int, int]]:
    """Return the first step, then the changes from each to the next, and what is left out."""
    steps: list[Any] = []
    before: dict[str, Any] = {}
    left_out, ran, code = 0, dict[int, int](), code_of(source)
    for record in records:
        with suppress(Exception):  # it is not our tracer's
            step = json.loads(record)
            if isinstance(step, dict) and step.keys() == {*LEFT_OUT_KEYS}:
                count, lines = (step[key] for key in LEFT_OUT_KEYS)
                left_out, ran = int(count), {int(line): int(times) for line, times in lines.items()}
            elif isinstance(step, dict) and step.keys() - EXTRA == NEEDED:
                step[MENTIONED] = _mentioned(step, code)
                steps.append([*changes(before, step)] if steps else step)
                before = step
    return steps, left_out, ran


def _mentioned(step: dict[str, Any], code: Code) -> list[list[int]]:
    """Return the items that the statement names with which a step begins, if one begins."""
    state = state_of(step | {MENTIONED: [], HEAP: Heap(step[HEAP])})
    statement = code.statements.get(state.line) if state.event == "line" else None
    return [*mentioned(statement, Scope(state, code))]


def drawn(value: Any, nodes: int = 0) -> EncodedValue:
    """Plain data, or nodes, in the form that values have in steps."""
    (found,) = drawn_together([value], [nodes])
    return found


def drawn_together(some: list[Any], nodes: list[int]) -> list[EncodedValue]:
    """Encode the arguments of a method; objects are numbered as in the first step of its run."""
    values = Values({SELF: 0})
    found, heap = [values.of(value) for value in some], values.heap()
    return [EncodedValue(value, heap, count) for value, count in zip(found, nodes)]
