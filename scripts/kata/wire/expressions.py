"""Syntax trees of sources, and what operators in them do: none of the code is run."""

import ast
import operator
from collections.abc import Callable
from typing import Any

from kata.wire import BUILTINS

__builtins__ = BUILTINS

Function = Callable[..., Any]
OPERATORS: dict[type[ast.AST], Function] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


def parsed(source: str) -> ast.Module:
    """Return the syntax tree of a source; an empty one where it is not Python."""
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError):  # the interpreter decoded it in another way
        return ast.Module([], [])


class UnknownError(LookupError):
    """Raised for a value that is not known."""
