"""Judges solutions and records their steps: what a page shows of each call."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from kata import KataError
from kata.cases.keep import unnamed
from kata.cases.model import Case
from kata.cases.right import is_right, noted
from kata.judge.model import Outcome, Word
from kata.judge.trial import RIGHT, Trial
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.child import ENDED, FULL, LATE
from kata.text import one_line
from kata.watch.page.offered import calls_of
from kata.watch.steps.cells import Cell, Heap, is_held, is_whole, value_of
from kata.watch.steps.model import Drawn, Recording, State, Story
from kata.watch.steps.recording import drawn, recordings
from kata.watch.steps.states import states
from kata.wire.cells import compact
from kata.wire.model import Limits
from kata.wire.records import RAISED, RESULT, UNFIT

CALLS = "calls"  # the name under which the calls that LeetCode has made are drawn


def scenes(problem: Problem, case: Case, steps: list[Any]) -> dict[str, Any]:
    """{"name value": rows of a board} of the variables in these steps, and of the calls so far.

    What a variable holds counts if it is an int or a list of ints; an attribute goes by its name.
    """
    scene, plays = problem.rules.scene, problem.signature.plays
    if not scene:
        return {}
    calls = calls_of(case) if plays else []
    inputs = () if plays else case.fresh()
    found: dict[str, Any] = {}
    for name, recorded, value in _values(calls, states(steps)):
        key = f"{name} {compact(recorded)}"
        if key not in found:
            try:
                found[key] = scene(name, value, *inputs)
            except Exception as error:
                where = at(problem.rules_file, error)
                raise KataError(f"{where}: scene({name!r}, {value}): {one_line(error)}") from None
    return {key: rows for key, rows in found.items() if rows}


def _values(calls: list[Any], seen: Iterable[State]) -> Iterator[tuple[str, Any, Any]]:
    """Each name with each of its values, as it is recorded and as Python's own.

    The calls come whenever there is one more.
    """
    made = -1
    for state in seen:
        if calls and state.move != made:
            made = state.move
            yield CALLS, calls[: made + 1], calls[: made + 1]
        names, heap = state.names, state.heap
        held = heap.content(names["self"]).items if "self" in names else []
        for name, value in (*names.items(), *held):
            if _is_int(value):
                yield name, value, value_of(value)
            elif is_held(value):
                content = heap.content(value)
                items = content.items
                if content.shape == "list" and not content.is_cut and all(map(_is_int, items)):
                    yield name, items, [*map(value_of, items)]


def _is_int(value: Cell) -> bool:
    """Whether a recorded value is an int of which every digit is known."""
    return Heap().content(value).type == "int" and is_whole(value, Heap())


TRACED = 10  # times as long as judging a case may take: the time for recording it
SLOW = 0.5  # the same where it may never end


@dataclass
class Run:
    """What the judge says about one call; its first step, and the changes that make the others."""

    word: Word
    message: str = ""
    line: int = 0  # that raised an exception, 0 for none
    result: Drawn | None = None
    value: Any = None  # the result as plain data, which a page does without
    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    stopped: bool = False  # whether the recording ended before the run did
    printed: list[tuple[int, str]] = field(default_factory=list)  # the step, and what it printed
    why: str = ""  # it fails, as far as that is certain
    story: Story | None = None
    scenes: dict[str, Any] = field(default_factory=dict)  # {"name value": a board for it}

    def cut(self, most: int) -> None:
        """Drop the steps beyond so many."""
        self.left_out += max(len(self.steps) - most, 0)
        del self.steps[most:]


def record(
    solution: Solution,
    cases: list[Case],
    size: int,
    limits: Limits = Limits(),
    known: Mapping[int, Outcome] = MappingProxyType({}),
) -> dict[int, Run]:
    """{case number: Run} for some cases, one after the other in one process, as LeetCode does.

    They are judged first, unless the outcome is known; recording them changes no verdict. `size`
    limits the bytes of the states of one run.
    """
    outcomes = {**_outcomes(solution, [c for c in cases if c.number not in known], limits), **known}
    loaded = [c for c in cases if (one := outcomes[c.number]).case or one.word == Word.ACCEPTED]
    slow = {c.number for c in loaded if outcomes[c.number].word == Word.TIME}  # they may never end
    found = dict(zip([c.number for c in loaded], _recordings(solution, loaded, slow, size, limits)))
    return {
        case.number: _run(case, outcomes[case.number], found.get(case.number, Recording()))
        for case in cases
    }


def record_right(
    solution: Solution, cases: list[Case], size: int, limits: Limits = Limits()
) -> dict[int, Run]:
    """The same for a solution that the judge has accepted; it is judged only where it must be."""
    found = {}
    for case, recording in zip(cases, _recordings(solution, cases, set(), size, limits)):
        result = recording.result
        if result and is_right(solution.problem, case, result):
            found[case.number] = _run(case, Outcome(Word.ACCEPTED, result=result), recording)
    return record(solution, [c for c in cases if c.number not in found], size, limits) | found


def record_after(
    solution: Solution, earlier: list[Case], case: Case, failure: Outcome, size: int
) -> dict[int, Run]:
    """A Run that fails only after these calls; none if it does not fail in the same way then."""
    *_, recording = _recordings(solution, [*earlier, case], set(), size, Limits())
    fails = recording.end in (RAISED, UNFIT) and failure.word != Word.TIME
    if not (recording.result == failure.result if failure.result else fails):
        return {}
    run = _run(case, failure, recording)
    numbers = f"{earlier[0].number:,} to {earlier[-1].number:,}"
    after = f"only after earlier calls (here, cases {numbers})"
    run.message = f"{run.message}; {after}" if run.message else f"fails {after}"
    return {case.number: run}


def _recordings(
    solution: Solution, cases: list[Case], slow: set[int], size: int, limits: Limits
) -> Iterator[Recording]:
    patience = {True: SLOW * limits.case, False: TRACED * limits.case}
    calls = [(case.arguments, patience[case.number in slow]) for case in cases]
    return recordings(solution, calls, size, limits._replace(run=TRACED * limits.case * len(cases)))


def _run(case: Case, outcome: Outcome, recording: Recording) -> Run:
    """The run as it was recorded, and what the judge says about it."""
    run = _judged(case, outcome)
    run.steps, run.left_out = recording.steps, recording.left_out
    if _is_cut(run, recording):
        run.stopped, run.left_out = True, at_least(len(run.steps), run.left_out)
    return run


def at_least(steps: int, left_out: int) -> int:
    """The steps left out where their number depends on the machine: the sum becomes a round one."""
    total = f"{steps + left_out}"
    return max(int(total[0].ljust(len(total), "0")) - steps, 0)


def _outcomes(solution: Solution, cases: list[Case], limits: Limits) -> dict[int, Outcome]:
    """{case number: Outcome} for some cases; the same for all if the file does not load."""
    judging = limits._replace(run=4 * limits.case * (len(cases) + 1))  # so that no case is left out
    found = list(Trial(solution, unnamed(cases), judging).outcomes(range(len(cases))))
    found += found[-1:] * (len(cases) - len(found))
    return {case.number: outcome for case, outcome in zip(cases, found)}


def _judged(case: Case, outcome: Outcome) -> Run:
    """What the judge says; the steps are still to come."""
    if outcome == RIGHT:
        return Run(Word.ACCEPTED, result=drawn(case.expected), value=case.expected)
    message = f"returned {outcome.note}, {noted(outcome.note)}" if outcome.note else outcome.message
    result = drawn(outcome.value) if outcome.result else None
    return Run(outcome.word, message, outcome.line, result, outcome.value)


def _is_cut(run: Run, recording: Recording) -> bool:
    """Whether the recording ended before the run that the judge saw."""
    end = recording.end
    if end == RESULT or not recording.is_counted:
        return not recording.is_counted
    fails = run.word not in (Word.ACCEPTED, Word.TIME) and not run.result
    return end in (LATE, FULL) or not fails or (end == ENDED and recording.left_out > 0)
