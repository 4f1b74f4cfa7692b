"""Evaluates the numbers in a statement, such as `2 * 10**4`, or `n - 1` where `n` is known."""

import ast
import operator
import re
from collections.abc import Callable
from typing import Any

from kata.wire.expressions import Evaluator, Function, UnknownError, operators

LARGE = 1 << 64  # of what may be raised to a power: powers of powers never end
HUGE = 200  # characters of a number
ITEM = r"\[(?:[a-lo-z]|-?\d+|1:)\]"  # [i], [0], the last one, all but the first
PLAIN_NAME = rf"[a-zA-Z_]\w*(?:{ITEM})*(?:\.\w+)?"
BESIDE = rf"[a-zA-Z_]\w*(?:{ITEM}|\[[ij] ?[-+] ?\d+\])*(?:\.\w+)?"  # nums[i + 1]
NAME = rf"(?:sum\({PLAIN_NAME}\)|{PLAIN_NAME})"


def number(text: str) -> int | None:
    """Return the number that an expression such as `2 * 10**4` is."""
    return evaluated(text, lambda _: None)


def evaluated(text: str, known: Callable[[str], int | None]) -> int | None:
    """Return the number that an expression in such names is; None if one is not known."""
    tree = parsed(text)
    try:
        return Numbers(known).value(tree) if tree else None
    except (UnknownError, ValueError, TypeError, ArithmeticError):
        return None


POINTS = 0, 1, 2, 1_000_003  # at which a line is told from anything else


def linear(text: str, name: str) -> tuple[int, int] | None:
    """Return a and b if the text is a * name + b."""
    at = []
    for value in POINTS:
        found = evaluated(text, {name: value}.get)
        if found is None:
            return None
        at.append(found)
    zero, one, two, far = at
    slope = one - zero
    is_line = two == zero + 2 * slope and far == zero + POINTS[-1] * slope
    return (slope, zero) if is_line else None


def parsed(text: str) -> ast.expr | None:
    """Return an expression of numbers and names; None if it is anything else."""
    if len(text) > HUGE:
        return None
    try:
        tree = ast.parse(re.sub(r"\b(\d+)([a-z])\b", r"\1 * \2", text.strip()), mode="eval").body
        Numbers(lambda name: 1 if re.fullmatch(f"{NAME}|{BESIDE}", name) else None).value(tree)
    except ArithmeticError:
        return tree
    except (SyntaxError, UnknownError, ValueError, TypeError):
        return None
    return tree


INTEGRAL = operators(ast.Add, ast.Sub, ast.Mult, ast.Mod, ast.Pow, ast.USub)
INTEGRAL[ast.Div] = operator.floordiv
LEAST_OR_MOST: dict[str, Function] = {
    "min": lambda *some: min(some),
    "max": lambda *some: max(some),
    "abs": abs,
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

    def call(self, node: ast.Call) -> int:
        is_sum = isinstance(node.func, ast.Name) and node.func.id == "sum"
        return self.name(node) if is_sum else int(super().call(node))

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> int:
        if isinstance(op, ast.Pow) and not (0 <= operands[1] < HUGE and abs(operands[0]) < LARGE):
            raise UnknownError
        return int(super().applied(op, *operands))
