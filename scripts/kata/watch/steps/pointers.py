"""The names in a source that point into lists, and those that are bit masks."""

import ast
from collections.abc import Iterator
from itertools import chain
from typing import Any

from kata.watch.steps.code import SCOPED, code_of, parameters

BITS = ast.BitOr, ast.BitAnd, ast.BitXor
SHIFTS = ast.LShift, ast.RShift


def pointers(source: str) -> list[list[str]]:
    """[function, list, name] for `nums[left]`, [function, list, row, column] for `board[i][j]`."""
    found: dict[tuple[str, ...], None] = {}
    for function, nodes in _by_function(source):
        inside = {id(node.value) for node in nodes if isinstance(node, ast.Subscript)}
        scoped = {name for node in nodes if isinstance(node, SCOPED) for name in _bound_by(node)}
        for node in nodes:
            if not isinstance(node, ast.Subscript) or id(node) in inside:
                continue
            outer = node.value if isinstance(node.value, ast.Subscript) else None
            base = outer.value if outer else node.value
            indexes = [_index(one.slice) for one in (outer, node) if one]
            if isinstance(base, ast.Name) and all(indexes) and not scoped & {*indexes}:
                key = function, base.id, *indexes
                found[key] = None
    return [[*one] for one in found]


def masks(source: str) -> list[list[str]]:
    """Return [function, name] of the names that are used as bit masks."""
    found = []
    for function, nodes in _by_function(source):
        known: set[str] = set()
        size = -1
        while size < len(known):
            size = len(known)
            known |= {*chain.from_iterable(_masks_in(node, known) for node in nodes)}
        found += [[function, name] for name in sorted(known)]
    return found


def _by_function(source: str) -> Iterator[tuple[str, list[Any]]]:
    """Yield each function and what is in it, without the functions inside it."""
    code = code_of(source)
    for function in code.functions:
        yield function.name, code.inside(function)


def _bound_by(node: Any) -> Iterator[str]:
    """Return the names that belong to a comprehension or a lambda, which no recording holds."""
    if isinstance(node, ast.Lambda):
        return iter(parameters(node))
    targets = (inner for one in node.generators for inner in ast.walk(one.target))
    return (target.id for target in targets if isinstance(target, ast.Name))


def _index(node: ast.expr) -> str:
    """`left` for `left`, `left - 1` and `left + 1`; nothing for anything else."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.BinOp(left=ast.Name(id=name), op=ast.Add() | ast.Sub(), right=ast.Constant()):
            return name
    return ""


def _masks_in(node: Any, known: set[str]) -> Iterator[str]:
    """Yield the names that this node shows to be masks, as others are known to be."""
    if isinstance(node, ast.AugAssign) and isinstance(node.op, BITS + SHIFTS):
        node = ast.Assign([node.target], ast.BinOp(node.target, node.op, node.value))
    if isinstance(node, ast.Assign):
        targets, value = node.targets, node.value
        if _is_mask(value, known) and not _is_lowest_bit(value):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        node = value
    if _is_mask(node, known):
        yield from (leaf.id for leaf in _leaves(node) if isinstance(leaf, ast.Name))


def _is_mask(node: Any, known: set[str]) -> bool:
    """Tell whether it is an operation on bits, which only numbers have."""
    match node:
        case ast.UnaryOp(op=ast.Invert(), operand=ast.BinOp() as operand):  # not board[~i]
            return _is_mask(operand, known)
        case ast.BinOp(op=ast.LShift(), left=ast.Constant(value=1) | ast.Name()):
            return True
        case ast.BinOp(op=ast.LShift() | ast.RShift(), left=left):
            return (isinstance(left, ast.Name) and left.id in known) or _is_mask(left, known)
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor()):
            return any(_is_bits(leaf, known) for leaf in (node.left, node.right))
        case ast.BinOp(left=left, op=ast.Sub(), right=ast.Constant(value=1)):
            return isinstance(left, ast.BinOp) and _is_mask(left, known)  # (1 << n) - 1
    return False


def _is_bits(node: Any, known: set[str]) -> bool:
    match node:
        case ast.Constant(value=int()) | ast.UnaryOp(op=ast.USub() | ast.Invert()):
            return True
        case ast.Name(id=name):
            return name in known
        case ast.BinOp(left=ast.Name(), op=ast.Sub(), right=ast.Constant(value=1)):
            return True
    return _is_mask(node, known)


def _is_lowest_bit(node: Any) -> bool:
    """Tell whether it is `n & 1` or `n >> i & 1`, which is no mask itself."""
    is_and = isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd)
    return is_and and isinstance(node.right, ast.Constant) and node.right.value == 1


def _leaves(node: Any) -> Iterator[Any]:
    """Yield the operands of bitwise operators."""
    match node:
        case ast.BinOp(left=left, op=ast.LShift() | ast.RShift()):
            yield from _leaves(left)
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.BitXor(), right=right):
            yield from chain(_leaves(left), _leaves(right))
        case ast.UnaryOp(op=ast.Invert() | ast.USub(), operand=operand):
            yield from _leaves(operand)
        case ast.Name():
            yield node
