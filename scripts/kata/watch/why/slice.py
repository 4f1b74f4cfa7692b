"""How a value came about: the last steps of a run that led to it, without claiming a cause."""

import ast
from collections.abc import Iterable, Iterator

from kata.judge.model import Moment
from kata.watch.steps.code import is_branch
from kata.watch.steps.describe import describe_step, step_of
from kata.watch.steps.effects import Place, held, read_names, read_objects, variable
from kata.watch.steps.evaluate import Scope
from kata.watch.steps.history import GIVEN
from kata.watch.steps.run import Run
from kata.watch.why.branches import Branches

MOST_LINES = 4  # lines of a slice
MOST_CONSTANTS = 2  # that are shown besides
FOLLOWED = 300  # steps, most of which are other rounds of lines that are shown already


def slice_of(run: Run, first: list[int], without: int = 0) -> tuple[Moment, ...]:
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
    if len(shown) < MOST_LINES and not without:  # room for one that only returns a variable
        shown.setdefault(run.seen[first[-1]].line, (first[-1], end))
    moments = [_moment(slicer, step, until) for step, until in sorted(shown.values())]
    return *_constants(run, shown), *moments


def _constants(run: Run, shown: Iterable[int]) -> list[Moment]:
    """Return the lines that set the globals which some lines read: they ran before the call."""
    read = {name for line in shown for name in read_names(run.code.statements.get(line))}
    lines = sorted(line for name, line in run.code.globals.items() if name in read)
    return [Moment(line, run.code.whole_line(line)) for line in lines[:MOST_CONSTANTS]]


def setters(run: Run, place: Place) -> list[int]:
    """Return the step that set a place last, and that at which a later line was passed by.

    Where nothing set it, return the last step that names it. Where not even that is known, or only
    its object was made, what could have set it may have set another place: see when that ran last.
    """
    end, last = len(run.seen) - 1, run.history.last(place, len(run.seen))
    since = GIVEN if last is None else last
    if since == GIVEN and (named := run.history.last_mention(place)) is not None:
        return [named]
    branches, made = Branches(run), run.history.set_at.get(held(place[1]), [GIVEN])[0]
    found = branches.passed_by(place, since, end)
    if not found and since in (GIVEN, made):
        found = branches.last_run(place, since, end)
    return [*found, run.history.began[end] if since == GIVEN else since]


def _moment(slicer: "Slicer", step: int, until: int) -> Moment:
    """Describe what a statement did, up to a state."""
    run = slicer.run
    last = run.history.last_part(step, until)
    told = describe_step(step_of(run.seen, last, run.code))
    begun = next((one for one in run.spans if one.first == last + 1), None)
    if not told and begun and not begun.resumed:
        told = f"calls {run.call_text(begun)}"
    if slicer.never_runs(step):
        told = "the loop body never runs"
    line = run.seen[step].line
    return Moment(line, run.code.whole_line(line), told, step)


class Slicer:
    """Goes back from a step to the steps that it depends on."""

    def __init__(self, run: Run) -> None:
        self.run, self.seen, self.code = run, run.seen, run.code
        self.history, self.branches = run.history, Branches(run)

    def says_something(self, step: int) -> bool:
        """Return False for the end of a loop, and for a return of a variable."""
        match self.branches.statement(step):
            case None | ast.Return(value=ast.Name()):
                return False
            case ast.While(test=ast.Constant()):
                return False
            case ast.For() as loop:
                return self.branches.goes_into(loop.body, step) or self.never_runs(step)
        return True

    def never_runs(self, step: int) -> bool:
        """Return whether a step begins a loop whose body never runs."""
        loop, call = self.branches.statement(step), self.history.calls[step][-1]
        if not isinstance(loop, ast.For) or self.branches.goes_into(loop.body, step):
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
            for passed in self.branches.passed_by(place, GIVEN if last is None else last, step):
                yield passed, step
        for condition in self.branches.conditions(step):
            yield condition, step
        for call in self.history.made[step]:
            if (end := self.history.ends[call]) < until:
                yield self.history.began[end], end + 1

    def _read(self, step: int) -> Iterator[Place]:
        """Yield the places that a statement reads."""
        statement, state = self.branches.statement(step), self.seen[step]
        for name in read_names(statement):
            calls = reversed(self.history.calls[step])  # the innermost that has such a variable
            places = (variable(call, name) for call in calls)
            yield from [place for place in places if place in self.history.set_at][:1]
        yield from read_objects(statement, Scope(state, self.code))
