"""Asks a solution's process for the steps of its calls."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from kata.problem.solution import Solution
from kata.run.child import LATE, Child
from kata.run.process import started
from kata.steps.changes import changes
from kata.wire.limits import Limits
from kata.wire.pipe import RAISED, RESULT, STEP
from kata.wire.plain import encode, value_of
from kata.wire.values import Values

STEPS = 5000  # of one call that are recorded
COUNTED = 100_000  # of one call that are recorded or counted: the rest runs untraced
KEYS = set("evdfahonc")  # of a step; "p" is there if something was printed
SELF = 0, "Solution"  # the first object of a recording: the solution's instance
COUNTS = {"n", "ran", "called"}  # what is said of the steps that are left out


@dataclass(frozen=True)
class Drawn:
    """A value in the form that values have in steps, to be drawn."""

    v: Any
    h: Any  # {number: what it holds}
    nodes: int = 0  # in a list or a tree, more than `h` may hold


@dataclass
class Recording:
    """The first step of a call, then the changes from each step to the next; and how it ended."""

    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # how many more steps there were, as far as they were counted
    ran: dict[int, int] = field(default_factory=dict)  # {line: how often it began in these}
    called: dict[str, int] = field(default_factory=dict)  # {function: how often, in these}
    end: bytes = b""  # the event after the last step
    rest: bytes = b""  # what came with it

    @property
    def result(self) -> bytes:
        """The result at the end; empty where there is none."""
        with suppress(ValueError, IndexError, TypeError):  # the end is whatever a process sends
            if self.end == RESULT:
                return bytes(value_of(self.rest)[1][0])
        return b""

    @property
    def is_counted(self) -> bool:
        """Whether all its steps are counted, as far as it went."""
        return len(self.steps) + self.left_out < COUNTED


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
    found, start = Recording(), child.clock.read()
    before: dict[str, Any] = {}
    child.request(encode(("steps", arguments, solution.source, (STEPS, COUNTED, size))))
    for letter, rest, *_ in child.events(seconds):  # that long for each event
        if letter == STEP and child.clock.seconds > start + seconds:  # and for all of them
            letter = LATE  # noqa: PLW2901
        if letter != STEP:
            found.end, found.rest = letter, rest
            break
        with suppress(Exception):  # it is not our tracer's
            step = json.loads(rest)
            if isinstance(step, dict) and step.keys() == COUNTS:
                found.left_out = int(step["n"])
                found.ran = {int(line): int(times) for line, times in step["ran"].items()}
                found.called = {str(name): int(times) for name, times in step["called"].items()}
            elif isinstance(step, dict) and step.keys() - {"p"} == KEYS:
                found.steps.append(list(changes(before, step)) if found.steps else step)
                before = step
    return found


def drawn(value: Any, nodes: int = 0) -> Drawn:
    """Plain data, or nodes, in the form that values have in steps."""
    (found,) = drawn_together([value], [nodes])
    return found


def drawn_together(some: list[Any], nodes: list[int]) -> list[Drawn]:
    """The arguments of a method; their objects are numbered as in the first step of its run."""
    values = Values({SELF: 0})
    found, heap = [values.of(value) for value in some], values.heap()
    return [Drawn(value, heap, count) for value, count in zip(found, nodes)]
