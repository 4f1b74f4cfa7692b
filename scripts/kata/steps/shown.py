"""Expressions in words: with the values that they had in place of names, items and calls."""

import ast
from collections.abc import Callable
from typing import Any

from kata.steps.expressions import Scope
from kata.steps.values import Held, text

SHORT = 24  # characters of a value within an expression
UNKNOWN = object()  # in place of a value that is not known
DOTS = ast.Name("...")  # in place of what was not evaluated
FAILED = LookupError, ValueError, TypeError, ArithmeticError, RecursionError  # UnknownError too


def condition(node: ast.expr, scope: Scope) -> tuple[str, bool] | None:
    """A condition with its values, and whether it is true; None where that is not known."""
    try:
        return shown(node, scope), scope.truth(node)
    except FAILED:
        return None


def known(node: ast.expr, scope: Scope) -> Any:
    """The value of an expression, or UNKNOWN."""
    try:
        return scope.value(node)
    except FAILED:
        return UNKNOWN


def shown(node: ast.expr, scope: Scope) -> str:
    """The expression with values in place of names, items, attributes and calls."""
    return ast.unparse(_with_values(node, scope))


def quoted(value: Any, scope: Scope) -> str:
    """A value as Python writes it; "" if it is long or an object."""
    if isinstance(value, Held):
        return text(["@", value.number], scope.heap, SHORT)
    written = repr(value)
    return written if len(written) <= SHORT and "Held(" not in written else ""


def _with_values(node: Any, scope: Scope) -> Any:
    return WITH_VALUES.get(type(node), _value)(node, scope)


def _value(node: Any, scope: Scope) -> Any:
    return ast.Name(quoted(scope.value(node), scope) or ast.unparse(node))


def _both(node: Any, scope: Scope) -> Any:
    values = []
    for value in node.values:
        part = _with_values(value, scope)
        is_negated = isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not)
        values.append(ast.Name(ast.unparse(part)) if is_negated else part)  # or ast adds brackets
        if scope.truth(value) is isinstance(node.op, ast.Or):
            break
    return ast.BoolOp(node.op, [*values, *[DOTS] * (len(values) < len(node.values))])


def _compare(node: Any, scope: Scope) -> Any:
    left, *others = (_with_values(side, scope) for side in (node.left, *node.comparators))
    return ast.Compare(left, node.ops, others)


def _operation(node: Any, scope: Scope) -> Any:
    sides = (_with_values(side, scope) for side in (node.left, node.right))
    left, right = sides
    return ast.BinOp(left, node.op, right)


WITH_VALUES: dict[type, Callable[[Any, Scope], Any]] = {
    ast.Constant: lambda node, _: node,
    ast.BoolOp: _both,
    ast.Compare: _compare,
    ast.BinOp: _operation,
    ast.UnaryOp: lambda node, scope: ast.UnaryOp(node.op, _with_values(node.operand, scope)),
}
