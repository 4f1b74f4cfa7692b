"""Inputs that hold a solution's own constants, to expose a sentinel that is a legal value."""

import ast
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from kata.cases.pick import edge_options, holds
from kata.cases.recipe import EveryPick, every
from kata.problem.rules import Function
from kata.wire.expressions import OPERATORS, Evaluator, UnknownError

Constant: TypeAlias = int | str
MOST = 2000  # cases
BITS = 64  # of a constant
FOLDED = {kind: found for kind, found in OPERATORS.items() if kind not in (ast.Div, ast.UAdd)}
CALLED: dict[str, Function] = {"int": int, "ord": ord}
GROWING = ast.Pow, ast.LShift


def constants(tree: ast.AST) -> list[Constant]:
    """The numbers and letters in a solution's code, also as `2**31 - 1`, `int(1e9)` or `LIMIT`."""
    source = Source()
    found: dict[Constant, None] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value):
                if (constant := source.constant_of(value)) is not None:
                    source.named[name] = constant
    for node in ast.walk(tree):
        own = source.constant_of(node)
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


class Source(Evaluator):
    """Evaluates the numbers and strings that are written in a source."""

    operators = FOLDED
    functions = CALLED

    def __init__(self) -> None:
        self.named: dict[str, Constant] = {}  # variables and attributes that have been set

    def constant_of(self, node: ast.AST) -> Constant | None:
        """The number or string that an expression denotes, None if that is unknown."""
        try:
            found: Constant = self.value(node)
        except (LookupError, ArithmeticError, TypeError, ValueError, RecursionError):
            return None
        return found

    def constant(self, value: Any) -> Constant:
        if isinstance(value, float) and value.is_integer() and abs(value) < 1 << BITS:
            return int(value)
        if not isinstance(value, (int, str)) or isinstance(value, bool):
            raise UnknownError
        return value

    def name(self, node: ast.Name) -> Constant:
        return self.named[node.id]

    def attribute(self, node: ast.Attribute) -> Constant:
        return sys.maxsize if ast.unparse(node) == "sys.maxsize" else self.named[node.attr]

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> int:
        is_small = len(operands) == 1 or max(map(abs, operands)) < 1 << BITS
        if not is_small or (isinstance(op, GROWING) and not 0 <= operands[1] < BITS):
            raise UnknownError
        found: int = super().applied(op, *operands)
        if len(operands) > 1 and abs(found) >= 1 << BITS:
            raise UnknownError
        return found


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
