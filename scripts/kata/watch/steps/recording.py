"""Records the steps of a solution's calls in its own process, and values in the same form."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import Any

from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import LATE, Session
from kata.watch.steps.code import code_of
from kata.watch.steps.mentioned import mentioned
from kata.watch.steps.model import COUNTED, STEPS, EncodedValue, Recording
from kata.watch.steps.states import changes
from kata.wire.cells import HELD, LEFT_OUT_KEYS, OPTIONAL, STEP_KEYS, Values
from kata.wire.limits import Limits
from kata.wire.records import RAISED, RESULT, STEP

EXTRA = {STEP_KEYS[name] for name in OPTIONAL}
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
) -> Iterator[Recording]:
    """Yield a Recording of each call, given as its arguments and the seconds that it may take.

    They are made in one process, as LeetCode does; it is replaced if it ends or takes too long.
    `size` limits the bytes of the steps of one call, and `most` has their number for each.
    """
    waiting = [(*call, steps) for call, steps in zip(calls, most)]
    while waiting:
        with started(solution, limits) as session:
            while waiting:
                found = _recording(solution, *waiting.pop(0), session, size)
                yield found
                if not found.steps or found.end not in (RESULT, RAISED):
                    break


def _recording(
    solution: Solution, arguments: bytes, seconds: float, most: int, session: Session, size: int
) -> Recording:
    steps: list[Any] = []
    before: dict[str, Any] = {}
    left_out: tuple[int, dict[int, int], dict[str, int]] = 0, {}, {}
    end = rest = b""
    start, taken, code = session.clock.read(), 0, code_of(solution.source)
    session.request("steps", arguments, solution.source, (most, COUNTED, size))
    for letter, record, *_ in session.events(seconds):  # at most so long between two events
        is_late = letter == STEP and session.clock.seconds > start + seconds  # that for all
        taken += len(record)
        is_late = is_late or taken > size + LARGEST_STEP  # it is not our tracer's
        if is_late or letter != STEP:
            end, rest = LATE if is_late else letter, record
            break
        with suppress(Exception):  # it is not our tracer's
            step = json.loads(record)
            if isinstance(step, dict) and step.keys() == {*LEFT_OUT_KEYS}:
                count, ran, called = (step[key] for key in LEFT_OUT_KEYS)
                left_out = (
                    int(count),
                    {int(line): int(times) for line, times in ran.items()},
                    {str(name): int(times) for name, times in called.items()},
                )
            elif isinstance(step, dict) and step.keys() - EXTRA == NEEDED:
                for one in _with_way_back(step):
                    one[MENTIONED] = mentioned(code, one)
                    steps.append(list(changes(before, one)) if steps else one)
                    before = one
    return Recording(steps, *left_out, end, rest)


def _with_way_back(step: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a step and, if it ends a call whose value is used, the step that goes on with that."""
    event, value, depth, frames, arguments, heap = (
        STEP_KEYS[name] for name in ("event", "value", "depth", "frames", "arguments", "heap")
    )
    goes_on_at = step.pop(STEP_KEYS["back"], 0)
    if not goes_on_at:
        return [step]
    *outer, (function, _, names), _ = step[frames]
    around = [*outer, [function, int(goes_on_at), names]]
    back = {event: "back", depth: step[depth] - 1, frames: around}
    back |= {key: item for key, item in step.items() if key not in EXTRA | back.keys()}
    back[heap] = _reachable([back[key] for key in (value, frames, arguments)], step[heap])
    return [step, back]


def _reachable(roots: list[Any], heap: dict[str, Any]) -> dict[str, Any]:
    """Return what values hold in a state, without what only a call that has ended held."""
    found = set[str]()
    for cell in roots:  # the list grows as we read it
        match cell:
            case [kind, int(number)] if kind == HELD and str(number) in heap:
                if str(number) not in found:
                    found.add(str(number))
                    roots.append(heap[str(number)])
            case list():
                roots += cell
            case dict():
                roots += cell.values()
    return {number: content for number, content in heap.items() if number in found}


def drawn(value: Any, nodes: int = 0) -> EncodedValue:
    """Plain data, or nodes, in the form that values have in steps."""
    (found,) = drawn_together([value], [nodes])
    return found


def drawn_together(some: list[Any], nodes: list[int]) -> list[EncodedValue]:
    """Encode the arguments of a method; objects are numbered as in the first step of its run."""
    values = Values({SELF: 0})
    found, heap = [values.of(value) for value in some], values.heap()
    return [EncodedValue(value, heap, count) for value, count in zip(found, nodes)]
