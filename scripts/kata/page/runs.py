"""Judges solutions and records their steps: what a page shows of each call."""

from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from kata.cases.keep import unnamed
from kata.cases.right import noted
from kata.judge.one import judge_each
from kata.judge.outcome import RIGHT
from kata.judge.verdict import ACCEPTED, TIME
from kata.run.child import ENDED, FULL, LATE
from kata.run.limits import Limits
from kata.steps.changes import compact
from kata.steps.recording import recordings, shown
from kata.wire.pipe import RESULT
from kata.wire.plain import value_of

TRACED = 10  # times as long as judging a case may take, recording it may


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

    They are judged first; recording them has more time, and changes no verdict.
    """
    judging = replace(limits, run=4 * limits.case * (len(cases) + 1))  # so that none is left out
    outcomes = judge_each(solution, unnamed(cases), judging)
    pairs = list(zip_longest(cases, outcomes, fillvalue=outcomes[-1]))
    found = {case.number: _judged(case, outcome) for case, outcome in pairs}
    waiting = [case for case, outcome in pairs if isinstance(outcome, str) or outcome.case]
    calls = []
    for case in waiting:
        more = TRACED if found[case.number].word != TIME else 2  # it may never end
        calls.append((case.arguments, more * limits.case))
    recording = replace(limits, run=TRACED * limits.case * len(cases))
    for case, made in zip(waiting, recordings(solution, calls, size, recording)):
        _take(found[case.number], made)
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


def _take(run, made):
    """Take over what was recorded of a run."""
    run.steps, run.left_out = made.steps, made.left_out
    run.stopped = _is_cut(run, made.end)
    if made.end == RESULT and run.word == ACCEPTED and not run.result:  # right, with a note
        with suppress(ValueError, TypeError):
            _, (rest,) = value_of(made.rest)
            run.result = shown(value_of(rest))


def _is_cut(run, letter):
    """Whether a recording that ends with this event ends before the run that the judge saw."""
    if letter == RESULT:
        return False
    fails = run.word not in (ACCEPTED, TIME) and not run.result
    return letter in (LATE, FULL) or not fails or (letter == ENDED and run.left_out > 0)
