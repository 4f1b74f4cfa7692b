"""Evaluates the numbers in a statement, such as `2 * 10**4`, or `n - 1` where `n` is known."""

import ast
import operator
import re
from collections.abc import Callable
from typing import Any

from kata.wire.expressions import Evaluator, Function, UnknownError, operators

HUGE = 200  # characters of a number
NAME = r"[a-zA-Z_]\w*(?:\[(?:[a-z]|\d+)\])*(?:\.\w+)?"


def number(text: str) -> int | None:
    """Return the number that an expression such as `2 * 10**4` is."""
    return evaluated(text, lambda _: None)


def evaluated(text: str, known: Callable[[str], int | None]) -> int | None:
    """Return the number that an expression in such names is; None if one is not known."""
    tree = parsed(text)
    try:
        return Numbers(known).value(tree) if tree else None
    except (UnknownError, ValueError, ArithmeticError):
        return None


def parsed(text: str) -> ast.expr | None:
    """Return an expression of numbers and names; None if it is anything else."""
    if len(text) > HUGE:
        return None
    try:
        tree = ast.parse(re.sub(r"\b(\d+)([a-z])\b", r"\1 * \2", text.strip()), mode="eval").body
        Numbers(lambda name: 1 if re.fullmatch(NAME, name) else None).value(tree)
    except ArithmeticError:
        return tree
    except (SyntaxError, UnknownError, ValueError):
        return None
    return tree


INTEGRAL = operators(ast.Add, ast.Sub, ast.Mult, ast.Mod, ast.Pow, ast.USub)
INTEGRAL[ast.Div] = operator.floordiv
LEAST_OR_MOST: dict[str, Function] = {
    "min": lambda *some: min(some),
    "max": lambda *some: max(some),
}


class Numbers(Evaluator):
    """Evaluates expressions of integers; names, with their attributes and items, are looked up."""

    operators = INTEGRAL
    functions = LEAST_OR_MOST

    def __init__(self, known: Callable[[str], int | None]) -> None:
        self.known = known

    def constant(self, value: Any) -> int:
        if not isinstance(value, int):
            raise UnknownError
        return value

    def name(self, node: ast.expr) -> int:
        if (found := self.known(ast.unparse(node))) is None:
            raise UnknownError
        return found

    attribute = item = name

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> int:
        if isinstance(op, ast.Pow) and not 0 <= operands[1] < HUGE:
            raise UnknownError
        return int(super().applied(op, *operands))
