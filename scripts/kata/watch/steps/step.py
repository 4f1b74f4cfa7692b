"""A step of a run: the states around it, and what follows from these."""

import ast
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from kata.watch.steps.code import Code, is_branch
from kata.watch.steps.evaluate import Scope, condition, only_call
from kata.watch.steps.model import END, GOING_ON, State, Write
from kata.watch.steps.recorded_values import Cell
from kata.watch.steps.writes import place_of, writes

LONGEST_TEXT = 88  # characters of what is told of a step


@dataclass(frozen=True)
class Step:
    """A step: the state before it, the one after it, and what these say about it."""

    before: State
    after: State
    code: Code
    board: Cell = None

    @cached_property
    def statement(self) -> Any:
        return self.code.statements.get(self.before.going_on.line)

    @cached_property
    def is_done(self) -> bool:
        """True if the statement ends with this step, and has not raised an exception."""
        if self.before.event not in GOING_ON or self.after.event not in ("line", "return"):
            return False
        if self.after.depth != self.before.depth:
            return False
        goes_on = self.statement and self.after.event == "line"
        return not (goes_on and self.code.may_catch(self.statement, self.after.line))

    @cached_property
    def taken(self) -> bool | None:
        """The outcome of a condition, as the next step shows it; None if it is unknown."""
        statement = self.statement
        if not isinstance(statement, (ast.If, ast.While)) or not self.is_done:
            return None
        if isinstance(statement.test, ast.Constant):
            return None
        if statement.body[0].lineno == statement.lineno:
            return None
        return self.after.event == "line" and is_branch(statement, self.after.line)

    @cached_property
    def condition(self) -> str:
        """The condition with its values, if these agree with what happens next."""
        if self.taken is None:
            return ""
        scope, test = self.scopes[0], self.statement.test
        if self.before.event == "back":
            call = only_call(test, self.code)
            if not call:
                return ""
            scope = replace(scope, names={}, returned=(call, self.before.value))
        found = condition(test, scope)
        return found[0] if found and found[1] is self.taken else ""

    @cached_property
    def told_condition(self) -> str:
        """The condition with its values or, where these say too little or too much, as written."""
        shown = self.condition if len(self.condition) <= LONGEST_TEXT else ""
        if not shown or shown.startswith(("None is", "True", "False")) or _is_bare(shown):
            shown = ast.unparse(self.statement.test)
        return shown if len(shown) <= LONGEST_TEXT else ""

    @cached_property
    def scopes(self) -> tuple[Scope, Scope]:
        """What the names in the statement stand for, before the step and after it."""
        before, after = self.before, self.after
        return (
            Scope(before.going_on.names, before.heap, self.code),
            Scope(after.names, after.heap, self.code),
        )

    @cached_property
    def writes(self) -> list[Write]:
        return [*writes(self.before, self.after)]

    @cached_property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.cell, w.key, self.after.heap) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[State], k: int, code: Code, board: Cell = None) -> Step:
    """Return the step from one of these states."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else END, code, board)


def _is_bare(condition: str) -> bool:
    """Tell whether a condition is nothing but a value, as `0` or `not []` is."""
    try:
        ast.literal_eval(condition.removeprefix("not "))
    except (ValueError, TypeError, SyntaxError):
        return False
    return True
