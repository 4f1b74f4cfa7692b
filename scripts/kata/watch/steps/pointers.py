"""The names in a source that point into lists."""

import ast
from collections.abc import Iterator
from typing import Any

from kata.watch.steps.code import SCOPED, code_of, parameters


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
