"""Inputs that hold a solution's own constants, to expose a sentinel that is a legal value."""

import ast
import operator
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from kata.cases.recipe import EveryPick, every, few, holds
from kata.problem.rules import Function

MOST = 2000  # cases
BITS = 64  # of a constant
FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
}


def constants(tree: ast.AST) -> list[int | str]:
    """The numbers in a solution's code, each also ±1 and negated, and its letters."""
    found: dict[int | str, None] = {}
    for node in ast.walk(tree):
        value = _value(node)
        if isinstance(value, int):
            found |= dict.fromkeys((value, value + 1, value - 1, -value, -value - 1, 1 - value))
        elif isinstance(value, str) and len(value) == 1:
            found[value] = None
    return list(found)


def _value(node: ast.AST) -> int | str | None:
    """The number or string that an expression denotes, such as `2**31 - 1`; otherwise None."""
    match node:
        case ast.Constant(value=int() | str() as value) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number = _value(operand)
            return -number if isinstance(number, int) else None
        case ast.BinOp(left=left, op=op, right=right) if type(op) in FOLDED:
            a, b = _value(left), _value(right)
            if isinstance(a, int) and isinstance(b, int) and b >= 0 and abs(a) < 1 << BITS:
                small = b < BITS or isinstance(op, (ast.Add, ast.Sub, ast.Mult))
                folded = FOLDED[type(op)](a, b) if small else 1 << BITS
                return folded if abs(folded) < 1 << BITS else None
    return None


def inputs_with(
    own: Iterable[int | str], inputs: Function, sizes: Iterable[int]
) -> Iterator[tuple[int | str, Any]]:
    """(constant, arguments) of inputs of these sizes in which a wide choice is one of `own`."""
    looks = {size: EveryPick() for size in sizes}
    for size, look in looks.items():
        for _ in islice(every(inputs, size, look), MOST):
            pass
    wide = [options for look in looks.values() for options in look.wide]
    legal = [c for c in own if any(holds(o, c) and c not in few(o) for o in wide)]
    for constant in legal:
        made = (pair for size in sizes for pair in _with(constant, inputs, size))
        yield from islice(made, MOST // len(legal) or 1)


def _with(constant: int | str, inputs: Function, size: int) -> Iterator[tuple[int | str, Any]]:
    """The inputs of this size in which the constant was chosen."""
    pick = EveryPick(constant)
    for arguments in islice(every(inputs, size, pick), MOST):
        if pick.used:
            yield constant, arguments
