"""A step: the states before and after it, and what these tell about the statement."""

import ast
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.source.code import Code, is_branch
from kata.steps.expressions import Scope
from kata.steps.places import place_of
from kata.steps.shown import condition
from kata.steps.state import END, State
from kata.steps.writes import Write, writes

CHANGING = set("append appendleft add pop popleft remove discard insert extend update".split())


@dataclass(frozen=True)
class Step:
    """A step: the state before it, the one after it, and what is known about the rest."""

    before: State
    after: State
    touched: set[str]  # the numbers of the objects that change
    code: Code
    board: Any

    @cached_property
    def statement(self) -> Any:
        return self.code.statements.get(self.before.going_on.line)

    @cached_property
    def is_done(self) -> bool:
        """Whether the statement is done with this step, and has not raised an exception."""
        if self.after.event not in ("line", "return"):
            return False
        is_same_frame = self.after.depth == self.before.depth - (self.before.event != "line")
        if not is_same_frame or self.before.event == "raise":
            return False
        goes_on = self.statement and self.after.event == "line"
        return not (goes_on and self.code.may_catch(self.statement, self.after.line))

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
        return self.after.event == "line" and is_branch(statement, self.after.line)

    @cached_property
    def condition(self) -> str:
        """The condition with its values, if these agree with what happens next."""
        if self.taken is None or self.before.event != "line":
            return ""
        scope = Scope(self.before.names, self.before.heap, self.code)
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
        return [*writes(self.before, self.after, self.touched)]

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.number, w.key, self.after.heap) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[State], k: int, code: Code, board: Any = None) -> Step:
    """The step from one of these states, without what it writes."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else END, set(), code, board)
