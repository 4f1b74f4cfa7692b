"""Asks a solution's process for the steps of its calls."""

import json
from contextlib import suppress
from dataclasses import dataclass, field

from kata.run.child import LATE
from kata.run.process import started
from kata.steps.changes import changes
from kata.wire.pipe import RAISED, RESULT, STEP, send
from kata.wire.plain import encode
from kata.wire.values import Values

STEPS = 5000  # of one call that are recorded
KEYS = set("evdfahonc")  # of a step


@dataclass
class Recording:
    """The first step of a call, and the changes that make each other; and how it ended."""

    steps: list = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    end: bytes = b""  # the event after the last step
    rest: bytes = b""  # what came with it


def recordings(solution, calls, size, limits):
    """A Recording of each call, given as its arguments and the seconds that it may take.

    They are made in one process, as LeetCode does; one that ends, or has to be ended, is replaced.
    `size` bounds the bytes of the steps.
    """
    waiting = list(calls)
    while waiting:
        with started(solution, limits) as child:
            while waiting:
                found = _recording(solution, *waiting.pop(0), child, size)
                yield found
                if not found.steps or found.end not in (RESULT, RAISED):
                    break


def _recording(solution, arguments, seconds, child, size):
    found, before, start = Recording(), None, child.clock.read()
    with suppress(BrokenPipeError):  # then the event is its end
        request = "steps", arguments, solution.source, STEPS, size
        send(child.asked.fileno(), encode(request))
    for letter, rest in child.events(seconds):  # apart; of all of them, the clock tells
        if letter == STEP and child.clock.seconds > start + seconds:
            letter = LATE  # noqa: PLW2901
        if letter != STEP:
            found.end, found.rest = letter, rest
            break
        with suppress(ValueError, RecursionError):  # what no tracer of ours sends
            step = json.loads(rest)
            if type(step) is int:
                found.left_out = max(found.left_out, step)
            elif isinstance(step, dict) and step.keys() == KEYS:
                found.steps.append(list(changes(before, step)) if found.steps else step)
                before = step
    return found


def shown(value):
    """Plain data in the form in which steps hold values."""
    values = Values({})
    return {"v": values.of(value), "h": values.heap()}
