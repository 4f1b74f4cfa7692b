"""Recordings of a solution's steps: asks its process for them, and keeps what changes."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from marshal import dumps
from typing import Any

from kata.problem.solution import Solution
from kata.run.child import LATE, Child
from kata.run.process import started
from kata.wire.cells import Values
from kata.wire.model import Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import RAISED, RESULT, STEP


def changes(old: Any, new: Any, path: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """The changes that turn the old JSON into the new, one after the other.

    [path, value] sets, [path] removes, [path, start, count, items] replaces a part of a list.
    """
    if same(old, new):
        return
    if type(old) is type(new) is dict:
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            yield from (
                changes(old[key], value, (*path, key)) if key in old else [[[*path, key], value]]
            )
    elif type(old) is type(new) is list:
        start, end = shared_ends(old, new)
        if start == end == 0:
            yield [[*path], new]
        elif len(old) == len(new):
            for i in range(start, len(new) - end):
                yield from changes(old[i], new[i], (*path, i))
        else:
            yield [[*path], start, len(old) - start - end, new[start : len(new) - end]]
    else:
        yield [[*path], new]


def shared_ends(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many items two lists share at their beginning, and how many more at their end."""
    least = min(len(old), len(new))
    start = next((i for i in range(least) if not same(old[i], new[i])), least)
    rest = least - start
    return start, next((i for i in range(rest) if not same(old[-1 - i], new[-1 - i])), rest)


def same(old: Any, new: Any) -> bool:  # True is not 1
    return old is new or (old == new and dumps(old, 2) == dumps(new, 2))


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def applied(steps: list[Any]) -> Iterator[Any]:
    """Each step of a recording as a whole: the first one, then after the changes to the next."""
    state: Any = None
    for i, step in enumerate(steps):
        state = step if i == 0 else _changed(state, step)
        yield state


def _changed(state: Any, some: list[Any]) -> Any:
    """A copy of the state with these changes; what they do not touch is shared."""
    for path, *change in some:
        state = _with(state, path, change)
    return state


def _with(old: Any, path: list[Any], change: list[Any]) -> Any:
    """The value with one change made at the end of a path."""
    if not path:
        if len(change) == 1:
            return change[0]
        start, count, items = change
        return [*old[:start], *items, *old[start + count :]]
    key, *rest = path
    new = dict(old) if isinstance(old, dict) else list(old)
    if not rest and not change:
        del new[key]
    else:
        known = key in old if isinstance(old, dict) else True
        new[key] = _with(old[key] if known else None, rest, change)
    return new


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
