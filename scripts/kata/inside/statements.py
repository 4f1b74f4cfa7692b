"""The statements of a source: which one a frame is at."""

import ast
from bisect import bisect_left
from types import CodeType, FrameType
from typing import Any

from kata.wire import BUILTINS
from kata.wire.expressions import parsed

__builtins__ = BUILTINS

ASSIGNED = ast.Assign, ast.AnnAssign, ast.AugAssign
COMPREHENSIONS = ast.ListComp, ast.SetComp, ast.DictComp


class Statements:
    """The statements of a source, by where they start."""

    def __init__(self, source: str) -> None:
        tree = parsed(source)
        nodes: list[Any] = [*ast.walk(tree)]
        self.nodes = sorted((node for node in nodes if isinstance(node, ast.stmt)), key=started_at)
        self.starts = [started_at(node) for node in self.nodes]
        self.inlined = [
            (started_at(node), (node.end_lineno, node.end_col_offset))
            for node in nodes
            if isinstance(node, COMPREHENSIONS)
        ]
        self.globals = sorted(set_globals(tree))  # the names of those that it sets
        self.positions: dict[CodeType, list[Any]] = {}  # where each instruction starts and ends

    def at(self, frame: FrameType) -> tuple[Any, bool]:
        """The statement that a frame is at, and whether this may still be the same run of it.

        A statement covers all of its lines, but not its body. If the body starts on its first line,
        only a comprehension continues the same run: otherwise, a loop begins another round.
        """
        place = self._place(frame)
        index = bisect_left(self.starts, (place[0], place[1] + 1)) - 1
        if place[1] < 0 and index + 1 < len(self.nodes) and self.starts[index + 1][0] == place[0]:
            index += 1  # without columns, the first on the line
        if index < 0:
            return None, False
        node = self.nodes[index]
        if not hasattr(node, "body"):
            return node, place[0] <= (node.end_lineno or 0) and not hasattr(node, "cases")
        body = started_at(node.body[0])
        if body[0] == node.lineno:
            return node, any(start < place < end for start, end in self.inlined)
        return node, place < body

    def line_with_use(self, frame: FrameType, name: str) -> int:
        """The line of the statement that a frame is at; 0 if it does no more than call a function.

        Of such a call nothing is left to do when the function of that name returns.
        """
        node, folds = self.at(frame)
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called))):
                if called == name and sum(isinstance(n, ast.Call) for n in ast.walk(node)) == 1:
                    return 0
        return int(node.lineno) if folds else frame.f_lineno

    def expression(self, frame: FrameType | None) -> list[int]:
        """Where the expression that a frame is at starts and ends; empty before Python 3.11."""
        line, end, start, last = self._position(frame) if frame else (None, None, None, None)
        known = [one for one in (line, start, end, last) if one is not None]
        return known if len(known) == 4 else []

    def _place(self, frame: FrameType) -> tuple[int, int]:
        """The line and the column of the instruction; before Python 3.11, -1 for the column."""
        line, _, column, _ = self._position(frame)
        return (frame.f_lineno, -1) if line is None or column is None else (line, column)

    def _position(self, frame: FrameType) -> Any:
        """The first and the last line of the instruction, then its first and its last column."""
        code = frame.f_code
        if not hasattr(code, "co_positions"):
            return None, None, None, None
        if code not in self.positions:
            self.positions[code] = [*code.co_positions()]
        return self.positions[code][frame.f_lasti // 2]


def started_at(node: Any) -> tuple[int, int]:
    return node.lineno, node.col_offset


def set_globals(tree: ast.Module) -> set[str]:
    """Return the names to which the statements of a module itself assign."""
    some = [node for node in tree.body if isinstance(node, ASSIGNED)]
    names = [node for one in some for node in ast.walk(one) if isinstance(node, ast.Name)]
    return {node.id for node in names if isinstance(node.ctx, ast.Store)}
