"""How a value came about: the last steps of a run that led to it, without claiming a cause."""

import ast
from collections.abc import Iterator
from typing import Any

from kata.judge.model import Moment
from kata.watch.steps.code import is_branch, own_statements
from kata.watch.steps.describe import describe_step
from kata.watch.steps.effects import (
    CALL,
    WHOLE,
    Place,
    mutated_names,
    names_of,
    read_names,
    read_objects,
    set_names,
    variable,
)
from kata.watch.steps.evaluate import Scope
from kata.watch.steps.history import GIVEN
from kata.watch.steps.step import step_of
from kata.watch.steps.story import call_text
from kata.watch.why.runs import Replay

MOST_LINES = 4  # lines of a slice
FOLLOWED = 300  # steps, most of which are other rounds of lines that are shown already
LOOPS = ast.For, ast.While
BRANCHES = ast.If, *LOOPS


def slice_of(run: Replay, first: list[int], without: int = 0) -> tuple[Moment, ...]:
    """Return the steps that led to what the first ones did, in the order in which they ran.

    From the steps that those taken so far depend on, the latest is taken, each line once. The line
    `without` is shown elsewhere.
    """
    slicer, end = Slicer(run), len(run.seen)
    waiting, shown, met = dict.fromkeys(first, end), {without: (-1, 0)}, set[int]()
    while waiting and len(shown) <= MOST_LINES and len(met) < FOLLOWED:
        step = max(waiting)
        until = waiting.pop(step)
        met.add(step)
        if slicer.says_something(step):
            shown.setdefault(run.seen[step].line, (step, until))
        for cause, effective in slicer.causes(step, until):
            if cause not in met:
                waiting[cause] = max(effective, waiting.get(cause, 0))
    del shown[without]
    if not shown and not without:  # a variable is returned, which nothing set
        shown[0] = first[-1], end
    return tuple(_moment(slicer, step, until) for step, until in sorted(shown.values()))


def setters(run: Replay, place: Place) -> list[int]:
    """Return the step that set a place last, and that at which a later line was passed by.

    Where nothing set it, return the last step that names it.
    """
    end, last = len(run.seen) - 1, run.history.last(place, len(run.seen))
    since = GIVEN if last is None else last
    named = run.history.last_mention(place) if since == GIVEN else since
    found = Slicer(run).passed_by(place, since, end) if named == since else []
    return [step for step in (named, *found) if step is not None] or [run.history.began[end]]


def _moment(slicer: "Slicer", step: int, until: int) -> Moment:
    """Describe what a statement did, up to a state."""
    run = slicer.run
    last = run.history.last_part(step, until)
    told = describe_step(step_of(run.seen, last, run.code))
    begun = next((one for one in run.spans if one.first == last + 1), None)
    if not told and begun and not begun.resumed:
        told = f"calls {call_text(run.seen, begun, run.code)}"
    if slicer.never_runs(step):
        told = "the loop runs no round"
    line = run.seen[step].line
    return Moment(line, run.code.whole_line(line), told)


class Slicer:
    """Goes back from a step to the steps that it depends on."""

    def __init__(self, run: Replay) -> None:
        self.run, self.seen, self.code = run, run.seen, run.code
        self.history = run.history

    def statement(self, step: int) -> Any:
        return self.code.statements.get(self.seen[step].line)

    def says_something(self, step: int) -> bool:
        """Return False for the end of a loop, and for a return of a variable."""
        match self.statement(step):
            case None | ast.Return(value=ast.Name()):
                return False
            case ast.While(test=ast.Constant()):
                return False
            case ast.For() as loop:
                return self.goes_into(loop.body, step) or self.never_runs(step)
        return True

    def never_runs(self, step: int) -> bool:
        """Return whether a step begins a loop that runs no round."""
        loop, call = self.statement(step), self.history.calls[step][-1]
        if not isinstance(loop, ast.For) or self.goes_into(loop.body, step):
            return False
        before = (k for k in range(step - 1, -1, -1) if self.history.calls[k][-1:] == [call])
        last = next(before, None)
        return last is None or not is_branch(loop, self.seen[last].line)

    def causes(self, step: int, until: int) -> Iterator[tuple[int, int]]:
        """Yield what a step depends on: steps, each with the state up to which it has an effect."""
        for place in self._read(step):
            last = self.history.last(place, step)
            if last not in (None, GIVEN):
                yield last, step
            for passed in self.passed_by(place, GIVEN if last is None else last, step):
                yield passed, step
        for condition in self._conditions(step):
            yield condition, step
        for call in self.history.made[step]:
            if (end := self.history.ends[call]) < until:
                yield self.history.began[end], end + 1

    def _read(self, step: int) -> Iterator[Place]:
        """Yield the places that a statement reads."""
        statement, state = self.statement(step), self.seen[step]
        for name in read_names(statement):
            calls = reversed(self.history.calls[step])  # the innermost that has such a variable
            places = (variable(call, name) for call in calls)
            yield from [place for place in places if place in self.history.set_at][:1]
        yield from read_objects(statement, Scope(state.names, state.heap, self.code))

    def passed_by(self, place: Place, since: int, step: int) -> list[int]:
        """Return the last step at which a branch that would have set a place was not taken."""
        names, call = names_of(place, self.seen[step].names), self.history.calls[step][-1]
        if place[0] == CALL:
            setting = [one for one in self._statements(call) if names & {*set_names(one)}]
        else:  # which other functions may change, too
            every = (one for f in self.code.functions for one in own_statements(f))
            is_whole = place[2] == WHOLE
            setting = [one for one in every if names & {*mutated_names(one, is_whole)}]
        calls = {call} if place[0] == CALL else None
        found = (self._branch_passed(one, range(since + 1, step), calls) for one in setting)
        return sorted(step for steps in found for step in steps)[-1:]

    def _statements(self, call: int) -> list[ast.stmt]:
        """Return all statements of the function that is called."""
        begun = self.seen[self.run.spans[call].first]
        function = self.code.function(begun.function, begun.line)
        return [*own_statements(function)] if function else []

    def _branch_passed(
        self, statement: ast.stmt, steps: range, calls: set[int] | None
    ) -> list[int]:
        """Return the last of some steps that did not lead to a statement, in some calls or any."""
        for outer, body in self._branches(statement):
            runs = [k for k in self.history.lines.get(outer.lineno, []) if k in steps]
            runs = [k for k in runs if not calls or self.history.calls[k][-1] in calls]
            if runs:
                return [] if self.goes_into(body, runs[-1]) else runs[-1:]
        return []

    def _branches(self, statement: ast.stmt) -> Iterator[tuple[Any, list[ast.stmt]]]:
        """Yield the branches around a statement, the innermost first, each with its part."""
        inner: ast.AST = statement
        for outer in self.code.around(statement):
            if isinstance(outer, BRANCHES):
                yield outer, outer.body if inner in outer.body else outer.orelse
            inner = outer

    def goes_into(self, body: list[ast.stmt], step: int) -> bool:
        """Return whether a step of a branch is followed by one in that part of it."""
        call = self.history.calls[step][-1]
        after = next(
            k
            for k in range(step + 1, self.history.ends[call] + 2)
            if k > self.history.ends[call]
            or (self.history.calls[k][-1] == call and self.seen[k].event != "back")
        )
        if after > self.history.ends[call] or self.seen[after].event != "line":
            return False
        return body[0].lineno <= self.seen[after].line <= (body[-1].end_lineno or 0)

    def _conditions(self, step: int) -> list[int]:
        """Return the step that let a statement run: of a branch, or of the call."""
        call, statement = self.history.calls[step][-1], self.statement(step)
        if not statement:
            return []
        branches = [outer for outer, _ in self._branches(statement)][:1]
        branches += [one for one in self._statements(call) if self._might_skip(one, statement)]
        runs = [self.history.runs.get((call, branch.lineno), []) for branch in branches]
        found = [k for steps in runs for k in steps if k < step]
        return [max(found)] if found else [k for k in [self.history.caller[call]] if k != GIVEN]

    def _might_skip(self, branch: ast.stmt, statement: ast.stmt) -> bool:
        """Return whether an earlier branch holds what would have passed a statement by."""
        if not isinstance(branch, (ast.If, ast.While)) or branch.lineno >= statement.lineno:
            return False
        inside = [*own_statements(branch)]
        return statement not in inside and any(self._skips(one, statement) for one in inside)

    def _skips(self, leaving: ast.stmt, statement: ast.stmt) -> bool:
        match leaving:
            case ast.Return() | ast.Raise():
                return True
            case ast.Break() | ast.Continue():
                around = (one for one in self.code.around(leaving) if isinstance(one, LOOPS))
                loop = next(around, None)
                return loop is not None and is_branch(loop, statement.lineno)
        return False
