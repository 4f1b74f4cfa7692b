"""Expressions with the values that a recording has of them; nothing of a solution is run.

What is not known for certain raises UnknownError, or an error of the operation itself.
"""

import ast
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kata.watch.steps.code import Code, is_mutable
from kata.watch.steps.pure import CALLED, COMPARED, OWNED, UNORDERED, is_long, is_small
from kata.watch.steps.recorded_values import SHORT, Cell, Heap, Held, text, value_of, whole
from kata.wire.expressions import OPERATORS, Evaluator, UnknownError

NUMERIC = int, float
UNKNOWN = object()  # in place of a value that is not known
DOTS = ast.Name("...")  # in place of what was not evaluated
FAILED = LookupError, ValueError, TypeError, ArithmeticError, RecursionError  # UnknownError too


def condition(node: ast.expr, scope: "Scope") -> tuple[str, bool] | None:
    """Return a condition with its values, and whether it is true; None where that is not known."""
    try:
        return ast.unparse(_with_values(node, scope)), scope.truth(node)
    except FAILED:
        return None


def only_call(node: ast.expr, code: Code) -> ast.Call | None:
    """Return the call of a function of the source, if nothing else in an expression can change."""
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
    names = [one for one in ast.walk(node) if isinstance(one, ast.Name)]
    for call in calls[:1]:
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        named = [one for one in code.functions if one.name == name]
        is_plain = bool(named) and code.has_plain_calls
        if (
            is_plain
            and not any(map(_is_special, named))
            and len(calls) == 1
            and {*names} <= {*ast.walk(call)}
        ):
            return call
    return None


def _is_special(function: Any) -> bool:
    """Tell whether the call of a function may give another value than it returns."""
    yields = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(function))
    return yields or bool(function.decorator_list) or isinstance(function, ast.AsyncFunctionDef)


def known(node: ast.expr, scope: "Scope") -> Any:
    """Return the value of an expression, or UNKNOWN."""
    try:
        return scope.value(node)
    except FAILED:
        return UNKNOWN


def quoted(value: Any, scope: "Scope") -> str:
    """Return a value as Python writes it; "" if it is long or an object."""
    if isinstance(value, Held):
        return text(value.cell, scope.heap, SHORT)
    written = repr(value)
    return written if len(written) <= SHORT and "Held(" not in written else ""


def _with_values(node: ast.expr, scope: "Scope") -> ast.expr:
    """Return the expression with values in place of names, items, attributes and calls."""
    match node:
        case ast.Constant():
            return node
        case ast.UnaryOp(op=op, operand=operand):
            return ast.UnaryOp(op, _with_values(operand, scope))
        case ast.BinOp(left=left, op=sign, right=right):
            return ast.BinOp(_with_values(left, scope), sign, _with_values(right, scope))
        case ast.Compare(left=left, ops=ops, comparators=others):
            first, *rest = (_with_values(side, scope) for side in (left, *others))
            return ast.Compare(first, ops, rest)
        case ast.BoolOp(op=word, values=values):
            return ast.BoolOp(word, [*_conditions(word, values, scope)])
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=some):
            if (
                isinstance(scope.value(node), bool) and not scope.returned
            ):  # a question, which is told with its values
                asked = ast.Attribute(_with_values(owner, scope), name)
                return ast.Call(asked, [_with_values(one, scope) for one in some], [])
    return ast.Name(quoted(scope.value(node), scope) or ast.unparse(node))


def _conditions(op: ast.boolop, values: list[ast.expr], scope: "Scope") -> Iterator[ast.expr]:
    """Yield the conditions that are joined by `and` or `or`, up to the one that decides."""
    for k, value in enumerate(values, 1):
        part = _with_values(value, scope)
        is_negated = isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not)
        yield ast.Name(ast.unparse(part)) if is_negated else part  # or ast adds brackets
        if scope.truth(value) is isinstance(op, ast.Or):
            yield from [DOTS] * (k < len(values))
            return


@dataclass(frozen=True)
class Scope(Evaluator):
    """Evaluates expressions with the variables and objects of a step."""

    names: dict[str, Cell]
    heap: Heap
    code: Code
    returned: tuple[ast.Call, Cell] | None = None  # a call that has been made, and its value

    operators = OPERATORS
    functions = CALLED

    def value(self, node: ast.AST) -> Any:
        """Return the value of an expression; a mutable one as a Held."""
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others):
                return all(map(self._holds, [left, *others], ops, others))
            case ast.BoolOp(op=op, values=[*values, last]):
                ends = (value for value in values if self.truth(value) is isinstance(op, ast.Or))
                return self.value(next(ends, last))
            case ast.IfExp(test=test, body=body, orelse=otherwise):
                return self.value(body if self.truth(test) else otherwise)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return not self.truth(operand)
            case ast.Tuple(elts=items):
                return tuple(map(self.value, items))
            case ast.List(elts=items):
                return [*map(self.whole, items)]
            case ast.Set(elts=items):
                return {*map(self.whole, items)}
        return super().value(node)

    def whole(self, node: ast.expr) -> Any:
        """Return the value with all that it holds."""
        return whole(self.value(node), self.heap)

    def truth(self, node: ast.expr) -> bool:
        """Tell whether the value counts as true."""
        value = self.value(node)
        if not isinstance(value, Held):
            return bool(value)
        content = self.heap.known(value)
        if content.shape != "object":
            return bool(content.items)
        if not self.code.has_plain_objects:
            raise UnknownError
        return True

    def name(self, node: ast.Name) -> Any:
        if node.id in self.names:
            return value_of(self.names[node.id])
        if node.id in self.code.constants:
            return self.code.constants[node.id]
        if node.id in self.code.computed:
            expression, is_only_read = self.code.computed[node.id]
            value = Scope({}, Heap(), self.code).value(expression)
            if is_only_read or not is_mutable(value):
                return value
        if node.id == "inf" and node.id not in self.code.bound:  # LeetCode imports it from math
            return math.inf
        raise UnknownError

    def attribute(self, node: ast.Attribute) -> Any:
        owner = self.value(node.value)
        if isinstance(owner, Held):
            content = self.heap.known(owner)
            if content.shape == "object" and node.attr in (held := dict(content.items)):
                return value_of(held[node.attr])
        raise UnknownError

    def item(self, node: ast.Subscript) -> Any:
        base = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            ends = (node.slice.lower, node.slice.upper, node.slice.step)
            return self.whole(node.value)[slice(*(end and self.whole(end) for end in ends))]
        index = self.whole(node.slice)
        if not isinstance(base, Held):
            return base[index]
        content = self.heap.known(base)
        items = content.items
        if content.shape == "map":
            found = (cell for key, cell in items if whole(value_of(key), self.heap) == index)
            return value_of(next(found, ["unknown"]))
        if content.shape != "list" or type(index) is not int:
            raise UnknownError
        if content.is_cut and not 0 <= index < len(items):
            raise UnknownError
        return value_of(items[index])

    def call(self, node: ast.Call) -> Any:
        function, arguments = node.func, node.args
        if self.returned and node is self.returned[0]:
            return value_of(self.returned[1])
        if node.keywords:
            raise UnknownError
        if isinstance(function, ast.Attribute):
            return self._asked(function, arguments)
        if not isinstance(function, ast.Name) or function.id in self.code.bound | {*self.names}:
            raise UnknownError
        if function.id == "len" and isinstance(given := self.value(arguments[0]), Held):
            content = self.heap.known(given)
            if content.shape == "object":
                raise UnknownError
            return content.size
        if function.id not in self.functions:
            raise UnknownError
        given = [*map(self.whole, arguments)]
        if function.id in UNORDERED and any(isinstance(one, (set, frozenset)) for one in given):
            raise UnknownError
        if function.id != "len" and any(map(self._is_unfit, given)):
            raise UnknownError
        if function.id == "str" and not all(type(one) in (str, int, bool) for one in given):
            raise UnknownError
        return self.functions[function.id](*given)

    def _asked(self, method: ast.Attribute, arguments: list[ast.expr]) -> Any:
        """Return what a method returns that changes nothing."""
        owner = self.whole(method.value)
        if method.attr not in OWNED.get(type(owner), ()):
            raise UnknownError
        given = [*map(self.whole, arguments)]
        if any(map(self._is_unfit, [owner, *given])):
            raise UnknownError
        return getattr(owner, method.attr)(*given)

    def _is_unfit(self, value: Any) -> bool:
        """Tell whether a value takes long to look through, or may have a meaning of its own."""
        return is_long(value) or (not self.code.has_plain_objects and "Held(" in repr(value))

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> Any:
        is_text = isinstance(op, ast.Add) and {*map(type, operands)} == {str}
        if not is_text and not all(isinstance(one, NUMERIC) for one in operands):
            raise UnknownError
        if isinstance(op, (ast.LShift, ast.Pow, ast.Mult)) and not is_small(op, *operands):
            raise UnknownError
        return super().applied(op, *operands)

    def _holds(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> bool:
        """Tell whether a comparison of two sides holds."""
        if isinstance(op, (ast.Is, ast.IsNot)):
            a, b = self.value(left), self.value(right)
            if not any(value is None or isinstance(value, (bool, Held)) for value in (a, b)):
                raise UnknownError
            same = a == b if isinstance(a, Held) and isinstance(b, Held) else a is b
            return same is isinstance(op, ast.Is)
        a, b = self.whole(left), self.whole(right)
        if not self.code.has_plain_objects and any(isinstance(value, Held) for value in (a, b)):
            raise UnknownError
        if isinstance(op, (ast.In, ast.NotIn)) and type(a) is not int and is_long(b):
            raise UnknownError
        return bool(COMPARED[type(op)](a, b))
