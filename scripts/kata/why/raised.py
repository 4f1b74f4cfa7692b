"""The expression that raised an exception, with its values."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from kata.source.code import Code, own_nodes
from kata.steps.expressions import Scope
from kata.steps.places import content, told_value
from kata.steps.shown import FAILED
from kata.steps.state import State
from kata.steps.values import LONG, text
from kata.why.causes import cause

SCOPES = ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.stmt


def raising(seen: list[State]) -> int | None:
    """The step at which the frame in which the exception arose ends with it; None for no step."""
    found = [k for k, state in enumerate(seen) if state.event == "raise"]
    first = next((k for k in reversed(found) if k and seen[k - 1].event != "raise"), None)
    return first if found and found[-1] == len(seen) - 1 else None


def told_error(seen: list[State], code: Code, line: int) -> str:
    """Which expression raised the exception or, failing that, the values of the names there."""
    k = raising(seen)
    if k is None or seen[k].line != line or seen[k - 1].event != "line":
        return ""
    _, begun, names = seen[k - 1].frames[-1]
    statement = code.statements.get(begun)
    if not statement or _changes_what_it_reads(statement):
        return ""
    scope = Scope(names, seen[k - 1].heap, code)
    kind, _, message = str(seen[k].value).partition(": ")
    parts = _parts(statement, scope)
    reasons = {node: cause(kind, node, scope, message) for node in parts}
    sure = [node for node, reason in reasons.items() if reason]
    unknown = (node for node, reason in reasons.items() if reason is None)
    reached = (node for node in unknown if not {*sure} & {*ast.walk(node)})  # not around the cause
    if len({reasons[node] for node in sure}) == 1 and not any(reached):
        return f"in line {line}, {reasons[sure[0]]}"
    used = dict.fromkeys(node.id for node in own_nodes(statement) if isinstance(node, ast.Name))
    told = {n: text(names[n], scope.heap) or _counted(names[n], scope) for n in used if n in names}
    values = ", ".join(f"{name} = {value}" for name, value in told.items() if value)
    return f"in line {line}, {values}" if 0 < len(values) <= 2 * LONG else ""


def _changes_what_it_reads(statement: ast.stmt) -> bool:
    """Whether a variable may have another value when it is read than when the statement began."""
    targets = getattr(statement, "targets", [])
    names = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    stored, read = ({n.id for n in names if isinstance(n.ctx, c)} for c in (ast.Store, ast.Load))
    walrus = (isinstance(node, ast.NamedExpr) for node in own_nodes(statement))
    return bool(stored & read) or any(walrus)


def _parts(statement: ast.stmt, scope: Scope) -> Iterator[Any]:
    """The expressions of a statement, without those that run in a scope of their own or not at all.

    Where it is not known whether one runs, it is left out.
    """
    waiting: list[ast.AST] = [statement]
    for node in waiting:  # the list grows as we read it
        waiting += (part for part in _reached(node, scope) if not isinstance(part, SCOPES))
        yield node


def _reached(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """The parts of a node that run."""
    if isinstance(node, ast.IfExp):
        yield node.test
        with suppress(*FAILED):
            yield node.body if scope.truth(node.test) else node.orelse
    elif isinstance(node, ast.BoolOp):
        with suppress(*FAILED):
            for value in node.values:
                yield value
                if scope.truth(value) is isinstance(node.op, ast.Or):
                    break
    else:
        yield from ast.iter_child_nodes(node)


def _counted(cell: Any, scope: Scope) -> str:
    """The size of a list that is too long to be shown."""
    return told_value(cell, scope.heap) if content(cell, scope.heap)[1] == "list" else ""
