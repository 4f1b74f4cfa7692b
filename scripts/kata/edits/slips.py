"""Every slip of the pen: the changes of a solution's text at one node of its tree.

Docstrings, annotations, imports, f-strings and the headers of classes and functions stay.
"""

import ast
from collections.abc import Iterable, Iterator
from itertools import pairwise, repeat
from typing import Any

from kata.edits.source import Edit, Source

SLIPS: dict[str, tuple[str, ...]] = {  # {an operator: what breaks it}
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "is": ("is not",),
    "is not": ("is",),
    "in": ("not in",),
    "not in": ("in",),
    "+": ("-",),
    "-": ("+",),
    "*": ("//",),
    "/": ("*",),
    "//": ("*",),
    "%": ("//",),
    "**": ("*",),
    "<<": (">>",),
    ">>": ("<<",),
    "&": ("|",),
    "|": ("&",),
    "^": ("|",),
    "and": ("or",),
    "or": ("and",),
}
COMPARED = ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn
COMPUTED = ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow
BITWISE = ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor
KINDS = *COMPARED, *COMPUTED, *BITWISE, ast.And, ast.Or
SIGNS: dict[type[ast.AST], str] = dict(zip(KINDS, SLIPS))  # how an operator is written
PREFIXES: dict[type[ast.AST], str] = {ast.Not: "not", ast.USub: "-", ast.Invert: "~"}
LARGE = 16  # a number that may be a bound, a base or a modulus
LASTING = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass  # statements that stay
LOOSE = ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr, ast.BinOp, ast.UnaryOp, ast.Compare


def slips(source: Source, node: Any) -> Iterator[Edit]:
    """Yield every slip at a node."""
    for at, sign in operators(source, node):
        yield from (Edit(at, at + len(sign), new) for new in SLIPS[sign])
    around = source.parents[node]
    match node, around:
        case ast.expr(), ast.BoolOp(op=op):
            yield from source.replacements(node, str(isinstance(op, ast.And)))
        case ast.expr(), ast.comprehension(ifs=tests) if node in tests:
            yield from source.replacements(node, "True")
    start, end = source.extent(node) if hasattr(node, "lineno") else (0, 0)
    match node:
        case ast.UnaryOp(op=prefix) if type(prefix) in PREFIXES:
            yield Edit(start, start + len(PREFIXES[type(prefix)]), "")
        case ast.If(test=test, orelse=otherwise):
            yield from source.replacements(test, "True", *["False"] * bool(otherwise))
        case ast.IfExp(test=test):
            yield from source.replacements(test, "True", "False")
        case ast.Constant(value=value):
            yield from source.replacements(node, *map(repr, _mistaken_for(value)))
        case ast.Call(func=ast.Name(id="range"), args=[only], keywords=[]):
            yield from source.replacements(only, f"1, {source.text(only)}")
        case ast.Slice(lower=low, upper=high):
            colon = source.data.index(b":", source.extent(low)[1] if low else start)
            yield from [Edit(start, start, "1")] * (not low)
            yield from [Edit(colon + 1, colon + 1, "-1")] * (not high)
        case ast.Break():
            yield Edit(start, end, "continue")
        case ast.Continue():
            yield Edit(start, end, "break")
    if isinstance(node, ast.stmt) and not isinstance(node, LASTING):
        is_elif = source.data.startswith(b"elif", start)
        yield Edit(start, end, "else: pass" if is_elif else "pass")
    if _is_bound(node, around):
        text = source.text(node)
        is_open = isinstance(node, LOOSE) and text == source.cut(start, end)
        beside = f"({text})" if is_open else text
        yield from source.replacements(node, f"{beside} + 1", f"{beside} - 1")


def operators(source: Source, node: Any) -> Iterator[tuple[int, str]]:
    """Yield where each operator between the operands of a node stands, and how it is written."""
    signs: Iterable[ast.AST]
    match node:
        case ast.Compare(left=left, ops=several, comparators=others):
            operands, signs = [left, *others], several
        case ast.BoolOp(values=operands, op=op):
            signs = repeat(op)
        case ast.BinOp(left=left, op=op, right=right):
            operands, signs = [left, right], [op]
        case ast.AugAssign(target=left, op=op, value=right):
            operands, signs = [left, right], [op]
        case _:
            return
    for (left, right), kind in zip(pairwise(operands), signs):
        sign = SIGNS.get(type(kind), "")
        at = source.data.find(sign.encode(), source.extent(left)[1], source.extent(right)[0])
        if sign and at >= 0:
            yield at, sign


def _mistaken_for(value: Any) -> list[Any]:
    """Return the numbers beside one, half of a large one, the other truth value, a cut string."""
    match value:
        case bool():
            return [not value]
        case int() if abs(value) >= LARGE:
            return [value + 1, value - 1, value // 2]
        case int() | float():
            return [value + 1, value - 1]
        case str():
            return [value[1:], value[:-1]] if value else ["?"]
    return []


def _is_bound(node: Any, around: Any) -> bool:
    """Tell whether it is a bound of a range or a slice that no constant in it moves."""
    match node:
        case ast.Starred() | ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
            return False
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant()):
            return False
    match around:
        case ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]):
            return node in bounds
        case ast.Slice(lower=low, upper=high):
            return node in (low, high)
    return False
