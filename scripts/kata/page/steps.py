"""Judges solutions and asks for their steps; keeps each as what it changes in the one before."""

import json
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from marshal import dumps

from kata.cache import unnamed
from kata.child import ENDED, FULL, LATE
from kata.correctness import noted, value_of
from kata.inside.call import encode
from kata.inside.pipe import RAISED, RESULT, STEP, send
from kata.inside.values import Values
from kata.judge import judge_each
from kata.outcome import RIGHT
from kata.process import Limits, started
from kata.verdict import ACCEPTED, TIME

STEPS = 5000  # of one call that are recorded
TRACED = 10  # times as long as judging a case may take, recording it may
KEYS = set("evdfahonc")  # of a step


@dataclass
class Run:
    """What the judge says of one call; its first step, and the changes that make each other."""

    word: str
    message: str = ""
    result: dict | None = None
    steps: list = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    stopped: bool = False  # whether the recording ended before the run did

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

    They are judged first; recording them has more time, and changes no verdict. A process that
    ends, or has to be ended, is replaced; `size` bounds the bytes of the steps.
    """
    judging = replace(limits, run=4 * limits.case * (len(cases) + 1))  # so that none is left out
    outcomes = judge_each(solution, unnamed(cases), judging)
    pairs = list(zip_longest(cases, outcomes, fillvalue=outcomes[-1]))
    found = {case.number: _judged(case, outcome) for case, outcome in pairs}
    waiting = [case for case, outcome in pairs if isinstance(outcome, str) or outcome.case]
    recording = replace(limits, run=TRACED * limits.case * len(cases))
    while waiting:
        with started(solution, recording) as child:
            while waiting:
                case = waiting.pop(0)
                if not _record(found[case.number], solution, case, child, size, limits):
                    break
    return found


def _judged(case, outcome):
    """A run of which nothing is known yet but what the judge says."""
    if outcome == RIGHT:
        return Run(ACCEPTED, result=shown(value_of(case.answer)))
    if isinstance(outcome, str):
        return Run(ACCEPTED, f"returned {outcome}, {noted(outcome)}")
    line = f", line {outcome.line}" if outcome.message and outcome.line else ""
    result = None if outcome.result is None else shown(value_of(outcome.result))
    return Run(outcome.word, outcome.message + line, result)


def _record(run, solution, case, child, size, limits):
    """Record the steps of a run; whether the process can do another."""
    before, start = None, child.clock.read()
    seconds = limits.case * (TRACED if run.word != TIME else 2)  # it may never end
    with suppress(BrokenPipeError):  # then the event is its end
        request = "steps", case.arguments, solution.source, STEPS, size
        send(child.asked.fileno(), encode(request))
    for letter, rest in child.events(seconds):  # apart; of all of them, the clock tells
        if letter == STEP and child.clock.seconds > start + seconds:
            letter = LATE  # noqa: PLW2901
        if letter != STEP:
            break
        with suppress(ValueError, RecursionError):  # what no tracer of ours sends
            step = json.loads(rest)
            if type(step) is int:
                run.left_out = max(run.left_out, step)
            elif isinstance(step, dict) and step.keys() == KEYS:
                run.steps.append(list(changes(before, step)) if run.steps else step)
                before = step
    run.stopped = _is_cut(run, letter)
    if letter == RESULT and run.word == ACCEPTED and not run.result:  # right, with a note
        with suppress(ValueError, TypeError):
            _, (rest,) = value_of(rest)
            run.result = shown(value_of(rest))
    return bool(run.steps) and letter in (RESULT, RAISED)


def _is_cut(run, letter):
    """Whether a recording that ends with this event ends before the run that the judge saw."""
    if letter == RESULT:
        return False
    fails = run.word not in (ACCEPTED, TIME) and not run.result
    return letter in (LATE, FULL) or not fails or (letter == ENDED and run.left_out > 0)


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
