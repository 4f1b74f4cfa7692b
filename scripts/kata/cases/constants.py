"""A solution's own constants: where a sentinel hides that is a legal value after all."""

import ast
import operator
from itertools import islice

from kata.cases.recipe import EveryPick, every, few, holds

MOST = 2000  # cases
DIGITS = 64  # bits of a constant
FOLDED = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
}


def constants(tree):
    """The numbers, each also ±1 and negated, and the letters that stand in a solution's code."""
    found = {}
    for node in ast.walk(tree):
        value = _value(node)
        if isinstance(value, int):
            found |= dict.fromkeys((value, value + 1, value - 1, -value, -value - 1, 1 - value))
        elif isinstance(value, str) and len(value) == 1:
            found[value] = None
    return list(found)


def _value(node):
    """The number or string that an expression is, also `-1` and `2**31 - 1`; else None."""
    match node:
        case ast.Constant(value=int() | str() as value) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand) if isinstance(_value(operand), int):
            return -_value(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in FOLDED:
            a, b = _value(left), _value(right)
            if isinstance(a, int) and isinstance(b, int) and b >= 0 and abs(a) < 1 << DIGITS:
                small = b < DIGITS or isinstance(op, (ast.Add, ast.Sub, ast.Mult))
                value = FOLDED[type(op)](a, b) if small else None
                return value if value is not None and abs(value) < 1 << DIGITS else None
    return None


def inputs_with(own, inputs, sizes):
    """(constant, arguments) at these sizes, wherever the recipe has a wide choice."""
    looks = {size: EveryPick() for size in sizes}
    for size, look in looks.items():
        for _ in islice(every(inputs, size, look), MOST):
            pass
    wide = [options for look in looks.values() for options in look.wide]
    legal = [c for c in own if any(holds(o, c) and c not in few(o) for o in wide)]
    for constant in legal:
        made = (pair for size in sizes for pair in _with(constant, inputs, size))
        yield from islice(made, MOST // len(legal) or 1)


def _with(constant, inputs, size):
    """The inputs of this size in which the constant was chosen."""
    pick = EveryPick(constant)
    for arguments in islice(every(inputs, size, pick), MOST):
        if pick.used:
            yield constant, arguments
