"""Asks for the steps of solutions, and keeps each step as what it changes in the one before."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from marshal import dumps

from kata.child import ENDED, FULL, LATE
from kata.correctness import value_of
from kata.inside.call import encode
from kata.inside.pipe import RAISED, RESULT, STEP, UNFIT, send
from kata.inside.values import Values
from kata.outcome import RIGHT, outcome_of, stopped
from kata.process import Limits, started
from kata.verdict import ACCEPTED, Failure

STEPS = 5000  # of one call that are recorded
KEYS = set("evdfahonc")  # of a step


@dataclass
class Run:
    """One call: its first step, the changes that make each other step, and how it ended."""

    steps: list = field(default_factory=list)
    left_out: int = 0
    word: str = ""  # the verdict on this case, as it was run here
    message: str = ""
    result: dict | None = None

    def cut(self, size):
        """Drop what is beyond so many characters of JSON."""
        for number, step in enumerate(self.steps):
            size -= len(compact(step))
            if size < 0:
                self.left_out += len(self.steps) - number
                del self.steps[number:]
                return


def record(solution, cases, size, limits=Limits()):
    """{case number: Run} for some cases, one after the other in one process, as LeetCode does.

    A process that ends, or has to be ended, is replaced; `size` bounds the bytes of the steps.
    """
    found, waiting = {}, list(cases)
    while waiting:
        with started(solution, limits) as child:
            while waiting:
                case = waiting.pop(0)
                run, alive = _run(solution, case, child, size, limits)
                found[case.number] = run
                if not alive:
                    break
    return found


def _run(solution, case, child, size, limits):
    """A run, and whether the process can do another."""
    run, before = Run(), None
    with suppress(BrokenPipeError):  # then the event is its end
        request = "steps", case.arguments, solution.source, STEPS, size
        send(child.asked.fileno(), encode(request))
    for letter, rest in child.events(limits.case):
        if letter != STEP:
            break
        with suppress(ValueError, RecursionError):  # what no tracer of ours sends
            step = json.loads(rest)
            if not isinstance(step, dict) or step.keys() != KEYS:
                continue
            run.steps.append(list(changes(before, step)) if run.steps else step)
            before = step
    _conclude(run, solution, case, child, letter, rest, limits)
    return run, bool(run.steps) and letter in (RESULT, RAISED)


def _conclude(run, solution, case, child, letter, rest, limits):
    """Note how a run ended: with what verdict, message and result."""
    if letter in (LATE, FULL, ENDED):
        failure = stopped(child, letter, case, limits)
    else:
        with suppress(ValueError, TypeError):
            if letter == RESULT:
                run.left_out, (rest,) = value_of(rest)
                run.result = shown(value_of(rest))
        if rest.startswith(b"UnfitError\n"):
            letter, rest = UNFIT, rest.split(b"\n", 3)[3]
        failure = outcome_of(solution, case, letter, rest, RIGHT, {})
    if not isinstance(failure, Failure):  # right, with a note or none
        run.word, run.message = ACCEPTED, failure
    else:
        line = f", line {failure.line}" if failure.line else ""
        run.word, run.message = failure.word, f"{failure.message}{line}" if failure.message else ""


def shown(value):
    """Plain data in the form in which steps hold values."""
    values = Values({})
    return {"v": values.of(value), "h": values.heap()}


def changes(old, new, path=()):
    """What makes the new JSON of the old, one after the other.

    [path, value] sets, [path] removes, [path, start, count, items] replaces a part of a list.
    """
    if _same(old, new):
        return
    if type(old) is type(new) is dict:
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            yield from (
                changes(old[key], value, (*path, key)) if key in old else [[[*path, key], value]]
            )
    elif type(old) is type(new) is list:
        least = min(len(old), len(new))
        start = next((i for i in range(least) if not _same(old[i], new[i])), least)
        rest = least - start
        end = next((i for i in range(rest) if not _same(old[-1 - i], new[-1 - i])), rest)
        if start == end == 0:
            yield [[*path], new]
        elif len(old) == len(new):
            for i in range(start, len(new) - end):
                yield from changes(old[i], new[i], (*path, i))
        else:
            yield [[*path], start, len(old) - start - end, new[start : len(new) - end]]
    else:
        yield [[*path], new]


def _same(old, new):  # True is not 1
    return old == new and dumps(old, 2) == dumps(new, 2)


def compact(value):
    return json.dumps(value, separators=(",", ":"))
