"""Judges solutions and records their steps: what a page shows of each call."""

from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from kata.cases.case import Case
from kata.cases.keep import unnamed
from kata.cases.right import noted
from kata.judge.trial import RIGHT, Trial
from kata.judge.verdict import Outcome, Word
from kata.problem.solution import Solution
from kata.run.child import ENDED, FULL, LATE
from kata.steps.changes import compact
from kata.steps.recording import Drawn, drawn, recordings
from kata.wire.limits import Limits
from kata.wire.pipe import RESULT

TRACED = 10  # times as long as judging a case may take: the time for recording it


@dataclass
class Run:
    """What the judge says about one call; its first step, and the changes that make the others."""

    word: Word
    message: str = ""
    result: Drawn | None = None
    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    stopped: bool = False  # whether the recording ended before the run did

    def cut(self, size: int) -> None:
        """Drop the steps that do not fit into so many characters of JSON."""
        ends = accumulate(len(compact(step)) for step in self.steps)
        fitting = sum(end <= size for end in ends)
        self.left_out += len(self.steps) - fitting
        del self.steps[fitting:]


def record(
    solution: Solution, cases: list[Case], size: int, limits: Limits = Limits()
) -> dict[int, Run]:
    """{case number: Run} for some cases, one after the other in one process, as LeetCode does.

    They are judged first; recording them has more time, and changes no verdict.
    """
    judging = limits._replace(run=4 * limits.case * (len(cases) + 1))  # so that no case is left out
    outcomes = list(Trial(solution, unnamed(cases), judging).outcomes(range(len(cases))))
    outcomes += outcomes[-1:] * (len(cases) - len(outcomes))  # the file did not load
    runs = {case.number: _judged(case, outcome) for case, outcome in zip(cases, outcomes)}
    loaded = [c for c, one in zip(cases, outcomes) if one.case or one.word == Word.ACCEPTED]
    slow = {c.number for c in loaded if runs[c.number].word == Word.TIME}  # they may never end
    calls = [(c.arguments, limits.case * (2 if c.number in slow else TRACED)) for c in loaded]
    tracing = limits._replace(run=TRACED * limits.case * len(cases))
    for case, recording in zip(loaded, recordings(solution, calls, size, tracing)):
        run = runs[case.number]
        run.steps, run.left_out = recording.steps, recording.left_out
        run.stopped = _is_cut(run, recording.end)
    return runs


def _judged(case: Case, outcome: Outcome) -> Run:
    """What the judge says; the steps are still to come."""
    if outcome == RIGHT:
        return Run(Word.ACCEPTED, result=drawn(case.expected))
    message = f"returned {outcome.note}, {noted(outcome.note)}" if outcome.note else outcome.message
    if outcome.message and outcome.line:
        message += f", line {outcome.line}"
    return Run(outcome.word, message, drawn(outcome.value) if outcome.result else None)


def _is_cut(run: Run, end: bytes) -> bool:
    """Whether a recording with this last event ended before the run that the judge saw."""
    if end == RESULT:
        return False
    fails = run.word not in (Word.ACCEPTED, Word.TIME) and not run.result
    return end in (LATE, FULL) or not fails or (end == ENDED and run.left_out > 0)
