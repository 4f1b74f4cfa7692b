"""Operators and names that are taken for others; one is replaced where it stands."""

import ast
from collections.abc import Iterable, Iterator
from itertools import pairwise, permutations, repeat
from typing import Any

from kata.edits.source import Change, Edit, Source

OPERATORS: dict[type[ast.AST], tuple[str, ...]] = {  # each with what breaks it
    ast.Lt: ("<", "<=", ">="),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<="),
    ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.USub: ("-", ""),
    ast.Invert: ("~", ""),
    ast.Not: ("not", ""),
}
ARITHMETIC = "+", "-", "*", "//", "%"
COMPARISONS = "<", "<=", ">", ">=", "==", "!="
TWINS: dict[str, set[str]] = {}  # {a name: those that it is taken for}
for _pair in (
    "min max, any all, append appendleft, append extend, add remove, remove discard, pop popleft, "
    "left right, next prev, lower upper, bisect_left bisect_right, isdigit isalnum, "
    "isalpha isalnum, heappop heappushpop, heapreplace heappushpop, keys values, values items, "
    "intersection union, startswith endswith, find rfind, lstrip rstrip, strip lstrip, ceil floor"
).split(", "):
    for _one, _other in permutations(_pair.split()):
        TWINS.setdefault(_one, set()).add(_other)


def operators(*kinds: type[ast.AST], group: tuple[str, ...] = ()) -> Change:
    """Return what replaces the operators of nodes of these kinds, also by others of their group."""

    def edits(source: Source, node: Any) -> Iterator[Edit]:
        for start, operator, end in _operators(source, node) if isinstance(node, kinds) else ():
            old, *others = OPERATORS.get(type(operator), ("",))
            others += group if old in group else ()
            at = source.data.find(old.encode(), start, end)
            for new in others if at >= 0 else ():
                yield Edit(at, at + len(old), new)

    return edits


def _operators(source: Source, node: Any) -> Iterator[tuple[int, ast.AST, int]]:
    """Yield each operator of a node, between the places where it stands."""
    operands: list[ast.expr]
    found: Iterable[ast.AST]
    match node:
        case ast.UnaryOp():
            yield source.extent(node)[0], node.op, source.extent(node.operand)[0]
            return
        case ast.Compare():
            operands, found = [node.left, *node.comparators], node.ops
        case ast.BoolOp():
            operands, found = node.values, repeat(node.op)
        case ast.BinOp():
            operands, found = [node.left, node.right], [node.op]
        case ast.AugAssign():
            operands, found = [node.target, node.value], [node.op]
        case _:
            return
    for (left, right), operator in zip(pairwise(operands), found):
        yield source.extent(left)[1], operator, source.extent(right)[0]


def twins(source: Source, node: Any) -> Iterator[Edit]:
    """Yield its twin in place of a function that is called."""
    if isinstance(node, ast.Name) and source.is_called(node):
        yield from source.replacements(node, *sorted(TWINS.get(node.id, ())))
