"""Inputs that hold a solution's own constants, to expose a sentinel that is a legal value."""

import ast
import operator
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from kata.cases.pick import edge_options, holds
from kata.cases.recipe import EveryPick, every
from kata.problem.rules import Function

Constant: TypeAlias = int | str
MOST = 2000  # cases
BITS = 64  # of a constant
FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitXor: operator.xor,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
}
GROWING = ast.Pow, ast.LShift


def constants(tree: ast.AST) -> list[Constant]:
    """The numbers and letters in a solution's code, also as `2**31 - 1`, `int(1e9)` or `LIMIT`."""
    named: dict[str, Constant] = {}
    found: dict[Constant, None] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value):
                if (constant := _value(value, named)) is not None:
                    named[name] = constant
    for node in ast.walk(tree):
        own = _value(node, named)
        if isinstance(own, int) or (own and len(own) == 1):
            found[own] = None
    return list(found)


def nearby(own: Iterable[Constant]) -> list[Constant]:
    """The constants, each number also ±1 and negated."""
    found: dict[Constant, None] = {}
    for value in own:
        found[value] = None
        if isinstance(value, int):
            found |= dict.fromkeys((value + 1, value - 1, -value, -value - 1, 1 - value))
    return list(found)


def _value(node: ast.AST, named: dict[str, Constant]) -> Constant | None:
    """The number or string that an expression denotes, None if that is unknown."""
    match node:
        case ast.Constant(value=bool()):
            return None
        case ast.Constant(value=int() | str() as value):
            return value
        case ast.Constant(value=float() as value):
            return int(value) if value.is_integer() and abs(value) < 1 << BITS else None
        case ast.Attribute(value=ast.Name(id="sys"), attr="maxsize"):
            return sys.maxsize
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return named.get(name)
        case ast.UnaryOp(op=ast.USub() | ast.Invert() as op, operand=operand):
            number = _value(operand, named)
            if not isinstance(number, int):
                return None
            return -number if isinstance(op, ast.USub) else ~number
        case ast.Call(func=ast.Name(id="int" | "ord" as name), args=[first, *others]):
            return _called(name, [_value(argument, named) for argument in (first, *others)])
        case ast.BinOp(left=left, op=op, right=right) if type(op) in FOLDED:
            return _folded(op, _value(left, named), _value(right, named))
    return None


def _called(name: str, arguments: list[Any]) -> int | None:
    """What int() or ord() returns."""
    try:
        return int(*arguments) if name == "int" else ord(*arguments)
    except (TypeError, ValueError):
        return None


def _folded(op: ast.operator, a: Constant | None, b: Constant | None) -> int | None:
    """What an operator makes of two numbers that are not too large."""
    if not isinstance(a, int) or not isinstance(b, int) or max(abs(a), abs(b)) >= 1 << BITS:
        return None
    if isinstance(op, GROWING) and not 0 <= b < BITS:
        return None
    try:
        folded = FOLDED[type(op)](a, b)
    except (ArithmeticError, ValueError):
        return None
    return folded if abs(folded) < 1 << BITS else None


def wide_choices(inputs: Function, sizes: Iterable[int]) -> list[Any]:
    """The options of the recipe's wide choices at these sizes."""
    looks = {size: EveryPick() for size in sizes}
    for size, look in looks.items():
        for _ in islice(every(inputs, size, look), MOST):
            pass
    return [options for look in looks.values() for options in look.wide]


def inputs_with(
    own: Iterable[Constant], wide: list[Any], inputs: Function, sizes: Iterable[int]
) -> Iterator[tuple[Constant, Any]]:
    """(constant, arguments) of inputs of these sizes in which a wide choice is one of `own`."""
    legal = [c for c in own if any(holds(o, c) and c not in edge_options(o) for o in wide)]
    for constant in legal:
        made = (pair for size in sizes for pair in _with(constant, inputs, size))
        yield from islice(made, MOST // len(legal) or 1)


def _with(constant: Constant, inputs: Function, size: int) -> Iterator[tuple[Constant, Any]]:
    """The inputs of this size in which the constant was chosen."""
    pick = EveryPick(constant)
    for arguments in islice(every(inputs, size, pick), MOST):
        if pick.used:
            yield constant, arguments
