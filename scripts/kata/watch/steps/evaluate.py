"""Expressions with the values that a recording has of them; nothing of a solution is run.

What is not known for certain raises UnknownError, or an error of the operation itself.
"""

import ast
import math
import operator
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from kata.watch.steps.code import Code
from kata.watch.steps.model import Frame, State
from kata.watch.steps.objects import NO_NUMBER, Objects, Thing, Unknown
from kata.watch.steps.recorded_values import SHORT, cell_of, text
from kata.wire.expressions import OPERATORS, Function, UnknownError

UNKNOWN = object()  # in place of a value that is not known
DOTS = ast.Name("...")  # in place of what was not evaluated
FAILED = LookupError, ValueError, TypeError, ArithmeticError, RecursionError, SyntaxError
LARGE, LARGEST = 512, 4096  # bits: of a shift or a power, and of a product
MANY = 1000  # numbers of a range that are looked through
NUMERIC = int, float
SINGLE = bool, type(None)  # of a value of these types, there is one object
APPLIED: dict[type, Function] = {**OPERATORS, ast.Not: operator.not_}
COMPARED: dict[type, Function] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
}
PURE = abs, all, any, bin, bool, chr, divmod, float, hex, int, len, list, max, min, ord, range, set
CALLED: dict[str, Function] = {
    one.__name__: one for one in (*PURE, sorted, str, sum, tuple, frozenset)
}
UNORDERED = {"list", "tuple", "sum"}  # what these make of a set is not certain
OF_ANY_LIST, OF_ANY_MAP = "count index", "get keys values items"
OF_ANY_SET = "isdisjoint issubset issuperset union intersection difference symmetric_difference"
METHODS: dict[type, str] = {  # that change nothing, and give no more than they are given
    str: """isalnum isalpha isascii isdecimal isdigit islower isnumeric isspace istitle isupper
        startswith endswith count find index rfind rindex lower upper swapcase capitalize title
        strip lstrip rstrip removeprefix removesuffix split rsplit splitlines partition""",
    **dict.fromkeys((list, tuple, deque), OF_ANY_LIST),
    **dict.fromkeys((dict, OrderedDict, Counter), OF_ANY_MAP),
    **dict.fromkeys((set, frozenset), OF_ANY_SET),
    int: "bit_length bit_count",
    float: "is_integer",
}


def condition(node: ast.expr, scope: "Scope") -> tuple[str, bool | None]:
    """Return a condition with its values, and whether it is true; None where that is not known."""
    try:
        return ast.unparse(_with_values(node, scope)), bool(scope.value(node))
    except FAILED:
        return "", None


def known(node: ast.expr, scope: "Scope") -> Any:
    """Return the value of an expression, or UNKNOWN."""
    try:
        value = scope.value(node)
    except FAILED:
        return UNKNOWN
    return UNKNOWN if isinstance(value, Unknown) and value.number == NO_NUMBER else value


def quoted(value: Any, scope: "Scope") -> str:
    """Return a value as Python writes it; "" if it is long or an object."""
    if (number := scope.number(value)) != NO_NUMBER:
        return text(cell_of(number), scope.heap, SHORT)
    try:
        written = repr(value)
    except FAILED:
        return ""
    return written if len(written) <= SHORT else ""


def _with_values(node: ast.expr, scope: "Scope") -> ast.expr:
    """Return the expression with values in place of names, items, attributes and calls."""
    match node:
        case ast.Constant():
            return node
        case ast.UnaryOp(op=op, operand=operand):
            part = _with_values(operand, scope)
            is_signed = isinstance(part, ast.UnaryOp) and not isinstance(op, ast.Not)
            return ast.UnaryOp(op, ast.Name(f"({ast.unparse(part)})") if is_signed else part)
        case ast.BinOp(left=left, op=sign, right=right):
            return ast.BinOp(_with_values(left, scope), sign, _with_values(right, scope))
        case ast.Compare(left=left, ops=ops, comparators=others):
            first, *rest = (_with_values(side, scope) for side in (left, *others))
            return ast.Compare(first, ops, rest)
        case ast.BoolOp(op=word, values=values):
            return ast.BoolOp(word, [*_conditions(word, values, scope)])
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=some):
            if isinstance(scope.value(node), bool):  # a question, which is told with its values
                asked = ast.Attribute(_with_values(owner, scope), name)
                return ast.Call(asked, [_with_values(one, scope) for one in some], [])
    written = quoted(scope.value(node), scope)
    return ast.parse(written, mode="eval").body if written else node


def _conditions(op: ast.boolop, values: list[ast.expr], scope: "Scope") -> Iterator[ast.expr]:
    """Yield the conditions that are joined by `and` or `or`, up to the one that decides."""
    for k, value in enumerate(values, 1):
        part = _with_values(value, scope)
        is_negated = isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not)
        yield ast.Name(ast.unparse(part)) if is_negated else part  # or ast adds brackets
        if bool(scope.value(value)) is isinstance(op, ast.Or):
            yield from [DOTS] * (k < len(values))
            return


class Scope:
    """Evaluates expressions with the variables and objects of a state, as Python does."""

    def __init__(self, state: State, code: Code, frame: Frame | None = None) -> None:
        self.heap, self.code = state.heap, code
        self.names = {**state.globals, **(frame or state.frames[-1]).names}
        self.objects = Objects(state.heap, code.has_plain_objects)
        self.number = self.objects.number
        self.own = code.bound | {*self.names}  # names that have no meaning of Python's

    def value(self, node: ast.AST) -> Any:
        """Return the value of an expression."""
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return self._named(name)
            case ast.Attribute(value=owner, attr=name):
                if isinstance(thing := self.value(owner), Thing):
                    return self.objects.of(thing.fields[name])
            case ast.Subscript(value=owner, slice=index):
                return self.value(owner)[self.value(index)]
            case ast.Slice(lower=low, upper=high, step=step):
                return slice(*(one and self.value(one) for one in (low, high, step)))
            case ast.Tuple(elts=items):
                return tuple(map(self.value, items))
            case ast.List(elts=items):
                return [*map(self.value, items)]
            case ast.Set(elts=items):
                return {*map(self.value, items)}
            case ast.IfExp(test=test, body=body, orelse=otherwise):
                return self.value(body if self.value(test) else otherwise)
            case ast.BoolOp(op=op, values=[first, *others]):
                value = self.value(first)
                for other in others:
                    if bool(value) is isinstance(op, ast.Or):
                        break
                    value = self.value(other)
                return value
            case ast.UnaryOp(op=op, operand=operand):
                return self._applied(op, self.value(operand))
            case ast.BinOp(left=left, op=op, right=right):
                return self._applied(op, self.value(left), self.value(right))
            case ast.Compare(left=left, ops=ops, comparators=others):
                sides = pairwise([left, *others])
                return all(self._holds(op, *map(self.value, both)) for op, both in zip(ops, sides))
            case ast.Call(func=function, args=given, keywords=[]):
                return self._called(function, [*map(self.value, given)])
        raise UnknownError(node)

    def _named(self, name: str) -> Any:
        if name in self.names:
            return self.objects.of(self.names[name])
        if name == "inf" and name not in self.code.bound:  # LeetCode imports it from math
            return math.inf
        raise UnknownError

    def _applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> Any:
        """Return the result of an operator, if that takes little time and room."""
        is_plain = all(isinstance(one, NUMERIC) for one in operands) or isinstance(op, ast.Not)
        is_text = isinstance(op, ast.Add) and {*map(type, operands)} == {str}
        if not (is_plain or is_text) or _is_large(op, *operands):
            raise UnknownError
        return APPLIED[type(op)](*operands)

    def _holds(self, op: ast.cmpop, a: Any, b: Any) -> bool:
        """Tell whether a comparison of two values holds."""
        if isinstance(op, (ast.Is, ast.IsNot)):
            is_single = any(type(one) in SINGLE or self.number(one) != NO_NUMBER for one in (a, b))
            if not is_single:
                raise UnknownError
        elif isinstance(op, (ast.In, ast.NotIn)) and type(a) is not int and _is_long(b):
            raise UnknownError
        return bool(COMPARED[type(op)](a, b))

    def _called(self, function: ast.expr, given: list[Any]) -> Any:
        """Return what a function or method gives that changes nothing."""
        match function:
            case ast.Name(id="len") if "len" not in self.own:
                return len(*given)
            case ast.Attribute(value=owner, attr=name):
                asked = self.value(owner)
                is_known = name in METHODS.get(type(asked), "").split()
                call = getattr(asked, name) if is_known else None
            case ast.Name(id=name) if name not in self.own:
                is_set = any(isinstance(one, (set, frozenset)) for one in given)
                is_plain = name != "str" or all(type(one) in (str, int, bool) for one in given)
                call = None if (name in UNORDERED and is_set) or not is_plain else CALLED.get(name)
            case _:
                call = None
        if not call or any(map(_is_long, given)):
            raise UnknownError
        return call(*given)


def _is_long(value: Any) -> bool:
    """Tell whether a value is a range that takes long to look through."""
    return isinstance(value, range) and len(value) > MANY


def _is_large(op: ast.AST, *operands: Any) -> bool:
    """Tell whether the result has too many digits; floats overflow."""
    if not isinstance(op, (ast.LShift, ast.Pow, ast.Mult)):
        return False
    a, b = operands
    if not (isinstance(a, int) and isinstance(b, int)):
        return False
    if isinstance(op, ast.Mult):
        return a.bit_length() + b.bit_length() > LARGEST
    return not 0 <= b <= LARGE or (isinstance(op, ast.Pow) and a.bit_length() * b > LARGE)
