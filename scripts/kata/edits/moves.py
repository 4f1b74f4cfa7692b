"""Changes of whole statements: one moved, or swapped with its neighbour."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from kata.edits.source import Edit, Source
from kata.problem.tree import FUNCTIONS

OPENING = ast.If, ast.For, ast.While
LEAVING = ast.Return, ast.Raise, ast.Break, ast.Continue
KEYWORDS = {"elif": ("if",), "if": ("while", "elif"), "while": ("if",)}


def moved_statements(source: Source, node: Any) -> Iterator[Edit]:
    """A statement one level further out or in, or before its neighbour; `while` for `if`."""
    for block in _blocks(node):
        for one, other in pairwise(block):
            if source.stands_alone(one) and source.stands_alone(other):
                yield from _joined(source, one, other)
        if isinstance(node, OPENING) and len(block) > 1:
            yield from _moved_out(source, node, block)
    match node:
        case ast.For(body=[ast.For() as inner]) if inner.lineno > node.lineno:
            yield source.swap(source.header_extent(node), source.header_extent(inner))
        case ast.If() | ast.While():
            start, end = source.extent(node)
            word = source.cut(start, end).partition(" ")[0]
            for another in KEYWORDS.get(word, ()):
                yield Edit(start, start + len(word), another)


def _joined(source: Source, one: ast.stmt, other: ast.stmt) -> Iterator[Edit]:
    """Yield two neighbours swapped, both assigned at once, or one of them moved into the other."""
    (start, middle), (begin, end) = source.rows(one), source.rows(other)
    if not isinstance(one, FUNCTIONS) and not isinstance(other, LEAVING):
        yield source.swap((start, middle), (begin, end))
    match one, other:
        case ast.Assign(targets=[a], value=b), ast.Assign(targets=[c], value=d):
            first, last = source.extent(one)[0], source.extent(other)[1]
            yield Edit(first, last, "{}, {} = {}, {}".format(*map(source.text, (a, c, b, d))))
    for inner in _last_blocks(one) if isinstance(one, OPENING) else ():
        if isinstance(inner[-1], LEAVING):  # where it would never run
            break
        deep = inner[0].col_offset - other.col_offset
        yield Edit(begin, end, _indented(source.cut(begin, end), deep))
    if isinstance(other, OPENING) and (at := source.rows(other.body[0])[0]) > begin:
        moved = _indented(source.cut(start, middle), other.body[0].col_offset - one.col_offset)
        yield Edit(start, at, source.cut(middle, at) + moved)


def _moved_out(source: Source, around: Any, block: list[ast.stmt]) -> Iterator[Edit]:
    """Yield the last statement of a block after it, and the first one before it."""
    first, last = block[0], block[-1]
    (start, end), (begin, _) = source.rows(first), source.rows(around)
    out = around.col_offset - first.col_offset
    if source.stands_alone(last) and last.end_lineno == around.end_lineno:
        yield Edit(*source.rows(last), _indented(source.cut(*source.rows(last)), out))
    head = source.cut(begin, start)
    if source.stands_alone(first) and block is around.body and head.split()[0] != "elif":
        yield Edit(begin, end, _indented(source.cut(start, end), out) + head)


def _blocks(node: Any) -> Iterator[list[ast.stmt]]:
    for block in getattr(node, "body", None), getattr(node, "orelse", None):
        if isinstance(block, list) and block:
            yield block


def _last_blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks that end where a statement does, from the outermost to the innermost."""
    while blocks := [*_blocks(node)]:
        yield blocks[-1]
        node = blocks[-1][-1]


def _indented(text: str, deep: int) -> str:
    """Return lines that are indented by so many more spaces or tabs, or fewer."""
    lines = text.splitlines(keepends=True)
    return "".join(text[:1] * deep + line if deep > 0 else line[-deep:] for line in lines)
