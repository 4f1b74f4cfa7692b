"""Records the steps of a solution's calls in its own process, and values in the same form."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from kata.problem.solution import Solution
from kata.run.child import LATE, Child
from kata.run.process import started
from kata.watch.steps.model import COUNTED, STEPS, Drawn, Recording
from kata.watch.steps.states import changes
from kata.wire.cells import LEFT_OUT_KEYS, STEP_KEYS, Values
from kata.wire.model import Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED, RESULT, STEP

NEEDED = {*STEP_KEYS.values()} - {STEP_KEYS["printed"]}  # the keys of every step
SELF = 0, "Solution"  # the first object of a recording: the solution's instance


def recordings(
    solution: Solution, calls: Iterable[tuple[bytes, float]], size: int, limits: Limits
) -> Iterator[Recording]:
    """A Recording of each call, given as its arguments and the seconds that it may take.

    They are made in one process, as LeetCode does; it is replaced if it ends or takes too long.
    `size` limits the bytes of the steps of one call.
    """
    waiting = list(calls)
    while waiting:
        with started(solution, limits) as child:
            while waiting:
                found = _recording(solution, *waiting.pop(0), child, size)
                yield found
                if not found.steps or found.end not in (RESULT, RAISED):
                    break


def _recording(
    solution: Solution, arguments: bytes, seconds: float, child: Child, size: int
) -> Recording:
    steps: list[Any] = []
    before: dict[str, Any] = {}
    left_out: tuple[int, dict[int, int], dict[str, int]] = 0, {}, {}
    end = rest = b""
    start = child.clock.read()
    child.request(encode(("steps", arguments, solution.source, (STEPS, COUNTED, size))))
    for letter, record, *_ in child.events(seconds):  # that long for each event
        is_late = letter == STEP and child.clock.seconds > start + seconds  # that for all
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
            elif isinstance(step, dict) and step.keys() - {STEP_KEYS["printed"]} == NEEDED:
                steps.append(list(changes(before, step)) if steps else step)
                before = step
    return Recording(steps, *left_out, end, rest)


def drawn(value: Any, nodes: int = 0) -> Drawn:
    """Plain data, or nodes, in the form that values have in steps."""
    (found,) = drawn_together([value], [nodes])
    return found


def drawn_together(some: list[Any], nodes: list[int]) -> list[Drawn]:
    """The arguments of a method; their objects are numbered as in the first step of its run."""
    values = Values({SELF: 0})
    found, heap = [values.of(value) for value in some], values.heap()
    return [Drawn(value, heap, count) for value, count in zip(found, nodes)]
