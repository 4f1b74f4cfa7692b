"""A step: the states before and after it, and what these tell about the statement."""

import ast
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.source.code import Code, is_branch
from kata.steps.expressions import Scope
from kata.steps.places import place_of
from kata.steps.shown import condition
from kata.steps.writes import Write, writes

CHANGING = set("append appendleft add pop popleft remove discard insert extend update".split())


@dataclass(frozen=True)
class Step:
    """A step: the state before it, the one after it, and what is known about the rest."""

    before: Any
    after: Any  # None at the end
    touched: set[str]  # the numbers of the objects that change
    code: Code
    board: Any

    @cached_property
    def frame(self) -> Any:
        """The frame that goes on, before the step: [function, line, {name: value}].

        It is the caller's when a call has ended.
        """
        ended = self.before["e"] != "line"
        there = len(self.before["f"]) > ended
        return self.before["f"][-1 - ended] if there else ["", 0, {}]

    @cached_property
    def statement(self) -> Any:
        return self.code.statements.get(self.frame[1])

    @cached_property
    def is_done(self) -> bool:
        """Whether the statement is done with this step, and has not raised an exception."""
        if not self.after or self.after["e"] not in ("line", "return"):
            return False
        is_same_frame = self.after["d"] == self.before["d"] - (self.before["e"] != "line")
        if not is_same_frame or self.before["e"] == "raise":
            return False
        goes_on = self.statement and self.after["e"] == "line"
        return not (goes_on and self.code.may_catch(self.statement, self.after["f"][-1][1]))

    @cached_property
    def taken(self) -> bool | None:
        """Whether a condition turned out to be true, as the next step shows; None if unknown."""
        statement = self.statement
        if not isinstance(statement, (ast.If, ast.While)) or not self.is_done:
            return None
        if isinstance(statement.test, ast.Constant):
            return None
        if statement.body[0].lineno == statement.lineno:
            return None
        return self.after["e"] == "line" and is_branch(statement, self.after["f"][-1][1])

    @cached_property
    def condition(self) -> str:
        """The condition with its values, if these agree with what happens next."""
        if self.taken is None or self.before["e"] != "line":
            return ""
        scope = Scope(self.before["f"][-1][2], self.before["h"], self.code)
        found = condition(self.statement.test, scope)
        return found[0] if found and found[1] is self.taken else ""

    @cached_property
    def names(self) -> set[str]:
        """The names in the statement."""
        nodes = ast.walk(self.statement) if self.statement else ()
        return {node.id for node in nodes if isinstance(node, ast.Name)}

    @property
    def receiver(self) -> str:
        """What the code calls the one object that a method call on it changes."""
        match self.statement:
            case ast.Expr(ast.Call(func=ast.Attribute(value=owner, attr=name))):
                if name in CHANGING and len(self.writes) == 1:
                    return ast.unparse(owner)
        return ""

    @cached_property
    def writes(self) -> list[Write]:
        return [*writes(self.before, self.after, self.touched)] if self.after else []

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.number, w.key, self.after["h"]) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[Any], k: int, code: Code, board: Any = None) -> Step:
    """The step from one of these states, without what it writes."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else None, set(), code, board)
