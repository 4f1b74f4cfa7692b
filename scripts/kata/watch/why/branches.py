"""The branches of a recorded run: which one let a statement run, and which one passed it by."""

import ast
from collections.abc import Iterator
from math import inf
from typing import Any

from kata.problem.tree import inside
from kata.watch.steps.code import is_branch, own_nodes
from kata.watch.steps.effects import CALL, WHOLE, Place, mutated_names, names_of, set_names
from kata.watch.steps.history import GIVEN
from kata.watch.steps.run import Run

LOOPS = ast.For, ast.While
BRANCHES = ast.If, *LOOPS


class Branches:
    """Finds the decisions of a run: steps at which a branch is taken, or is not."""

    def __init__(self, run: Run) -> None:
        self.seen, self.spans, self.code, self.history = run.seen, run.spans, run.code, run.history
        self.inside = {one: _all_in(one.body) for one in run.code.functions}
        self.around = {one: function for function, some in self.inside.items() for one in some}

    def statement(self, step: int) -> Any:
        return self.code.statements.get(self.seen[step].line)

    def passed_by(self, place: Place, since: int, step: int) -> list[int]:
        """Return the last step at which a branch that would have set a place was not taken."""
        steps, call = range(since + 1, step), self.history.calls[step][-1]
        calls = {call} if place[0] == CALL else None
        found = (self._not_led_to(one, steps, calls) for one in self.setting(place, step))
        return sorted(k for some in found for k in some)[-1:]

    def last_run(self, place: Place, since: int, step: int) -> list[int]:
        """Return the last step at which a statement ran that could have set a place."""
        steps = range(since + 1, step)
        return sorted(k for one in self.setting(place, step) for k in self.runs(one, steps))[-1:]

    def setting(self, place: Place, step: int) -> list[ast.stmt]:
        """Return the statements that could set a place, by the names that it has in a step."""
        names = names_of(place, self.seen[step])
        if place[0] == CALL:
            some = self._statements(self.history.calls[step][-1])
            return [one for one in some if names & {*set_names(one)}]
        is_whole = place[2] == WHOLE  # which other functions may change, too
        return [one for one in self.around if names & {*mutated_names(one, is_whole)}]

    def conditions(self, step: int) -> list[int]:
        """Return the step that let a statement run: of a branch, or of the call."""
        call, statement = self.history.calls[step][-1], self.statement(step)
        if not statement:
            return []
        branches = [outer for outer, _ in self._enclosing(statement)][:1]
        end = None if self.falls_off(step) else statement
        branches += [one for one in self._statements(call) if self._leaving(one, end)]
        runs = [self.history.runs.get((call, branch.lineno), []) for branch in branches]
        found = [k for steps in runs for k in steps if k < step]
        caller = self.history.caller.get(call, GIVEN)  # unknown where a recording begins later
        return [max(found)] if found else [k for k in [caller] if k != GIVEN]

    def falls_off(self, step: int) -> bool:
        """Return whether a call ends after a step, without a return."""
        end = self.history.ends[self.history.calls[step][-1]]
        is_last = self.history.began[end] == step and self.seen[end].event == "return"
        return is_last and not isinstance(self.statement(step), ast.Return)

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

    def runs(self, one: ast.stmt, steps: range, calls: set[int] | None = None) -> list[int]:
        """Return the given steps that begin this statement; if calls are given, only in these."""
        found = [k for k in self.history.lines.get(one.lineno, []) if k in steps]
        return [k for k in found if not calls or self.history.calls[k][-1] in calls]

    def _statements(self, call: int) -> list[ast.stmt]:
        """Return all statements of the function that is called."""
        begun = self.seen[self.spans[call].first]
        function = self.code.function(begun.function, begun.line)
        return self.inside.get(function, [])

    def _not_led_to(
        self, statement: ast.stmt, steps: range, calls: set[int] | None, is_called: bool = True
    ) -> list[int]:
        """Return the last step that led past a statement; if calls are given, only in these."""
        ran = self.runs(statement, steps, calls)
        function = self.around[statement]
        passing = self._passing(statement, steps, calls)
        decisions = sorted(k for k in passing if k > max(ran, default=-1))
        if decisions or ran:
            return decisions[-1:]
        for loop, body in self._enclosing(statement):
            runs = self.runs(loop, steps, calls)
            if runs:
                return [] if self.goes_into(body, runs[-1]) else runs[-1:]
        if calls or not is_called or any(self.runs(one, steps) for one in self.inside[function]):
            return []
        calling = [one for one in self.around if function.name in _called(one)]
        found = (self._not_led_to(one, steps, None, is_called=False) for one in calling)
        return sorted(k for some in found for k in some)[-1:]

    def _passing(self, statement: ast.stmt, steps: range, calls: set[int] | None) -> Iterator[int]:
        """Yield the last run of each `if` that passed a statement by.

        Those that left before it count only as long as it never ran.
        """
        for outer, body in self._enclosing(statement):
            runs = self.runs(outer, steps, calls) if isinstance(outer, ast.If) else []
            yield from (k for k in runs[-1:] if not self.goes_into(body, k))
        if self.runs(statement, range(steps.stop), calls):
            return
        for one in self.inside[self.around[statement]]:
            for body in self._leaving(one, statement) if isinstance(one, ast.If) else ():
                runs = self.runs(one, steps, calls)
                yield from (k for k in runs[-1:] if self.goes_into(body, k))

    def _enclosing(self, statement: ast.stmt) -> Iterator[tuple[Any, list[ast.stmt]]]:
        """Yield the branches around a statement, the innermost first, each with its part."""
        inner: ast.AST = statement
        for outer in self.code.outwards(statement):
            if isinstance(outer, BRANCHES):
                yield outer, outer.body if inner in outer.body else outer.orelse
            inner = outer

    def _leaving(self, branch: ast.stmt, statement: ast.stmt | None) -> list[list[ast.stmt]]:
        """Return the parts of an earlier branch that pass a statement by; None is the end."""
        line = statement.lineno if statement else inf
        if not isinstance(branch, (ast.If, ast.While)) or branch.lineno >= line:
            return []
        if statement in (parts := [branch.body, branch.orelse])[0]:
            return []
        inside = [_all_in(part) for part in parts]
        if any(statement in some for some in inside):
            return []
        return [
            part
            for part, some in zip(parts, inside)
            if any(self._skips(one, statement) for one in some)
        ]

    def _skips(self, leaving: ast.stmt, statement: ast.stmt | None) -> bool:
        match leaving:
            case ast.Return() | ast.Raise():
                return True
            case ast.Break() | ast.Continue():
                around = (one for one in self.code.outwards(leaving) if isinstance(one, LOOPS))
                loop = next(around, None)
                if loop is None or statement is None:
                    return False
                is_else = isinstance(leaving, ast.Break) and statement in _all_in(loop.orelse)
                return is_else or is_branch(loop, statement.lineno)
        return False


def _all_in(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return all statements of a function or a part of a branch, but for the functions in it."""
    return [one for one in inside(body) if isinstance(one, ast.stmt)]


def _called(statement: ast.stmt) -> set[str]:
    """Return the names of the functions and methods that a statement calls."""
    calls = [node.func for node in own_nodes(statement) if isinstance(node, ast.Call)]
    return {getattr(one, "attr", getattr(one, "id", "")) for one in calls}
