"""The statements of a source: which one a frame has come to, and what it looks at."""

import ast
from bisect import bisect_left
from contextlib import suppress

from kata.wire import BUILTINS
from kata.wire.values import attributes

__builtins__ = BUILTINS

COMPREHENSIONS = ast.ListComp, ast.SetComp, ast.DictComp
SCOPES = (*COMPREHENSIONS, ast.GeneratorExp, ast.Lambda, ast.stmt)


class Statements:
    """The statements of a source, by where they start."""

    def __init__(self, source):
        try:
            nodes = list(ast.walk(ast.parse(source)))
        except (SyntaxError, ValueError):  # it was decoded in another way
            nodes = []
        self.nodes = sorted((node for node in nodes if isinstance(node, ast.stmt)), key=started_at)
        self.starts = [started_at(node) for node in self.nodes]
        self.inlined = [
            (started_at(node), (node.end_lineno, node.end_col_offset))
            for node in nodes
            if isinstance(node, COMPREHENSIONS)
        ]
        self.positions = {}  # of the instructions, by code

    def at(self, frame):
        """The statement that a frame has come to, and whether it may still be the same run of it.

        A statement goes on over all of its lines, but not into its body. A loop whose body stands
        on its own first line goes on only within a comprehension: what comes back to it from
        elsewhere is a new round.
        """
        place = self._place(frame)
        index = bisect_left(self.starts, (place[0], place[1] + 1)) - 1
        if place[1] < 0 and index + 1 < len(self.nodes) and self.starts[index + 1][0] == place[0]:
            index += 1  # without columns, the first on the line
        if index < 0:
            return None, False
        node = self.nodes[index]
        if not hasattr(node, "body"):
            return node, place[0] <= node.end_lineno and not hasattr(node, "cases")
        body = started_at(node.body[0])
        if body[0] == node.lineno:
            return node, any(start < place < end for start, end in self.inlined)
        return node, place < body

    def _place(self, frame):
        """The line and the column of the instruction; before Python 3.11, -1 for the column."""
        code = frame.f_code
        if not hasattr(code, "co_positions"):
            return frame.f_lineno, -1
        if code not in self.positions:
            self.positions[code] = [(line, start) for line, _, start, _ in code.co_positions()]
        line, column = self.positions[code][frame.f_lasti // 2]
        return (frame.f_lineno, -1) if line is None or column is None else (line, column)


def started_at(node):
    return node.lineno, node.col_offset


def items_in(statement, names, values):
    """The items that a statement names by plain subscripts, as `board[row][column - 1]` does."""
    found, waiting = [], [statement] if statement else []
    for node in waiting:  # which grows meanwhile
        waiting += (n for n in ast.iter_child_nodes(node) if not isinstance(n, SCOPES))
        if not isinstance(node, ast.Subscript):
            continue
        with suppress(LookupError, ArithmeticError, TypeError, AttributeError):
            base, index = value_of(node.value, names), value_of(node.slice, names)
            path = [index]
            if type(base) is str and isinstance(node.value, ast.Subscript):
                path = [value_of(node.value.slice, names), index]
                base = value_of(node.value.value, names)
            if type(base) is list and {*map(type, path)} == {int}:
                found.append([values.of(base)[1], *path])
    return found


def value_of(node, names):
    """The value of a plain expression; nothing of the solution's is called for it."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.Attribute(value=owner, attr=name):
            return dict(attributes(value_of(owner, names)))[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -whole(value_of(operand, names))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            left, right = (whole(value_of(side, names)) for side in (left, right))
            return left + right if isinstance(op, ast.Add) else left - right
        case ast.Subscript(value=base, slice=index):
            base, index = value_of(base, names), whole(value_of(index, names))
            if type(base) in (list, tuple, str):
                return base[index]
    raise LookupError


def whole(value):
    if type(value) is not int:
        raise LookupError
    return value
