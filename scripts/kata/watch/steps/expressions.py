"""Expressions with the values that a recording has of them; nothing of a solution is run.

What is not known for certain raises UnknownError, or an error of the operation itself.
"""

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kata.watch.steps.cells import Held, UnknownError, held, text, value_of, whole
from kata.watch.steps.code import Code

LARGE = 512  # bits; no number is shifted further
NUMBERS: dict[type, Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}
COMPARED: dict[type, Callable[..., Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
}
CALLED = {"len": len, "min": min, "max": max, "abs": abs, "ord": ord, "chr": chr, "sum": sum}
ASKED = set("isdigit isalpha isalnum isupper islower isspace lower upper".split())  # of a text
NUMERIC = int, float


@dataclass(frozen=True)
class Scope:
    """What an expression can refer to at a step."""

    names: dict[str, Any]
    heap: Any
    code: Code

    def value(self, node: ast.expr) -> Any:
        """The value of an expression; a mutable one as a Held."""
        find = VALUES.get(type(node))
        if not find:
            raise UnknownError
        return find(self, node)

    def whole(self, node: ast.expr) -> Any:
        """The value with all that it holds."""
        return whole(self.value(node), self.heap)

    def truth(self, node: ast.expr) -> bool:
        """Whether it counts as true."""
        value = self.value(node)
        if not isinstance(value, Held):
            return bool(value)
        _, shape, items, *_ = held(value, self.heap)
        if shape == "object" and not self.code.plain:
            raise UnknownError
        return shape == "object" or bool(items)


def _name(scope: Scope, node: Any) -> Any:
    if node.id in scope.names:
        return value_of(scope.names[node.id])
    if node.id in scope.code.constants:
        return scope.code.constants[node.id]
    raise UnknownError


def _attribute(scope: Scope, node: Any) -> Any:
    owner = scope.value(node.value)
    if isinstance(owner, Held):
        _, shape, items, *_ = held(owner, scope.heap)
        if shape == "object":
            for name, cell in items:
                if name == node.attr:
                    return value_of(cell)
    raise UnknownError


def _item(scope: Scope, node: Any) -> Any:
    base = scope.value(node.value)
    if isinstance(node.slice, ast.Slice):
        ends = (node.slice.lower, node.slice.upper, node.slice.step)
        return scope.whole(node.value)[slice(*(end and scope.whole(end) for end in ends))]
    index = scope.whole(node.slice)
    if not isinstance(base, Held):
        return base[index]
    _, shape, items, *size = held(base, scope.heap)
    if shape == "map":
        found = (cell for key, cell in items if whole(value_of(key), scope.heap) == index)
        return value_of(next(found, ["unknown"]))
    if shape != "list" or type(index) is not int or (size and not 0 <= index < len(items)):
        raise UnknownError
    return value_of(items[index])


def _compare(scope: Scope, node: Any) -> Any:
    sides = [node.left, *node.comparators]
    for left, op, right in zip(sides, node.ops, sides[1:]):
        if not _holds(scope, left, op, right):
            return False
    return True


def _holds(scope: Scope, left: ast.expr, op: ast.cmpop, right: ast.expr) -> bool:
    if isinstance(op, (ast.Is, ast.IsNot)):
        a, b = scope.value(left), scope.value(right)
        if not any(value is None or isinstance(value, (bool, Held)) for value in (a, b)):
            raise UnknownError
        same = a == b if isinstance(a, Held) and isinstance(b, Held) else a is b
        return same is isinstance(op, ast.Is)
    a, b = scope.whole(left), scope.whole(right)
    if not scope.code.plain and any(isinstance(value, Held) for value in (a, b)):
        raise UnknownError
    return bool(COMPARED[type(op)](a, b))


def _both(scope: Scope, node: Any) -> Any:
    ends = isinstance(node.op, ast.Or)
    for value in node.values[:-1]:
        if scope.truth(value) is ends:
            return scope.value(value)
    return scope.value(node.values[-1])


def _choice(scope: Scope, node: Any) -> Any:
    return scope.value(node.body if scope.truth(node.test) else node.orelse)


def _operation(scope: Scope, node: Any) -> Any:
    a, b = scope.whole(node.left), scope.whole(node.right)
    small = isinstance(a, NUMERIC) and isinstance(b, NUMERIC)
    joined = isinstance(node.op, ast.Add) and type(a) is type(b) is str
    if not (small or joined) or type(node.op) not in NUMBERS:
        raise UnknownError
    if isinstance(node.op, ast.LShift) and b > LARGE:
        raise UnknownError
    return NUMBERS[type(node.op)](a, b)


def _unary(scope: Scope, node: Any) -> Any:
    if isinstance(node.op, ast.Not):
        return not scope.truth(node.operand)
    value = scope.whole(node.operand)
    if not isinstance(value, NUMERIC):
        raise UnknownError
    return NUMBERS[type(node.op)](value)


def _call(scope: Scope, node: Any) -> Any:
    function = node.func
    if node.keywords or any(isinstance(given, ast.Starred) for given in node.args):
        raise UnknownError
    if isinstance(function, ast.Attribute) and function.attr in ASKED and not node.args:
        value = scope.value(function.value)
        if type(value) is str:
            return getattr(value, function.attr)()
    is_own = isinstance(function, ast.Name) and function.id in scope.code.bound | {*scope.names}
    if not isinstance(function, ast.Name) or is_own or function.id not in CALLED:
        raise UnknownError
    if function.id == "len" and isinstance(given := scope.value(node.args[0]), Held):
        _, shape, items, *size = held(given, scope.heap)
        if shape == "object":
            raise UnknownError
        return size[0] if size else len(items)
    return CALLED[function.id](*map(scope.whole, node.args))  # type: ignore[operator]


VALUES: dict[type, Callable[[Scope, Any], Any]] = {
    ast.Constant: lambda _, node: node.value,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Subscript: _item,
    ast.Compare: _compare,
    ast.BoolOp: _both,
    ast.IfExp: _choice,
    ast.BinOp: _operation,
    ast.UnaryOp: _unary,
    ast.Call: _call,
    ast.Tuple: lambda scope, node: tuple(map(scope.value, node.elts)),
    ast.List: lambda scope, node: [*map(scope.whole, node.elts)],
    ast.Set: lambda scope, node: {*map(scope.whole, node.elts)},
}


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
    return WITH_VALUES.get(type(node), _value_shown)(node, scope)


def _value_shown(node: Any, scope: Scope) -> Any:
    return ast.Name(quoted(scope.value(node), scope) or ast.unparse(node))


def _conditions_shown(node: Any, scope: Scope) -> Any:
    values = []
    for value in node.values:
        part = _with_values(value, scope)
        is_negated = isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not)
        values.append(ast.Name(ast.unparse(part)) if is_negated else part)  # or ast adds brackets
        if scope.truth(value) is isinstance(node.op, ast.Or):
            break
    return ast.BoolOp(node.op, [*values, *[DOTS] * (len(values) < len(node.values))])


def _comparison_shown(node: Any, scope: Scope) -> Any:
    left, *others = (_with_values(side, scope) for side in (node.left, *node.comparators))
    return ast.Compare(left, node.ops, others)


def _operation_shown(node: Any, scope: Scope) -> Any:
    sides = (_with_values(side, scope) for side in (node.left, node.right))
    left, right = sides
    return ast.BinOp(left, node.op, right)


WITH_VALUES: dict[type, Callable[[Any, Scope], Any]] = {
    ast.Constant: lambda node, _: node,
    ast.BoolOp: _conditions_shown,
    ast.Compare: _comparison_shown,
    ast.BinOp: _operation_shown,
    ast.UnaryOp: lambda node, scope: ast.UnaryOp(node.op, _with_values(node.operand, scope)),
}
