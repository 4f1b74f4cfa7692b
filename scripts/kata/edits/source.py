"""The text of a solution with its tree: where each node stands, and how its text is changed."""

import ast
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from kata.problem.tree import Tree

FIXED = ast.Import, ast.ImportFrom, ast.JoinedStr
FIXED_FIELDS = {"annotation", "returns", "type_params", "decorator_list", "bases"}
TINY = ast.Constant, ast.UnaryOp, ast.Slice, ast.Starred  # too little to be shown alone
SHOWN = ast.expr, ast.stmt, ast.pattern


class Edit(NamedTuple):
    """Text to put in place of what stands from `start` to `end`, as offsets in bytes."""

    start: int
    end: int
    new: str


class Source(Tree):
    """A solution as bytes, since that is what the offsets of `ast` count."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.data = text.encode()
        self.lines = [0]
        for line in self.data.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    @cached_property
    def shown(self) -> dict[Any, Any]:
        """{a node that may be changed: the node that is shown when it is}."""
        return dict(_shown(self.tree, self.tree))

    def extent(self, node: Any) -> tuple[int, int]:
        """Return the start and end of a node, body and all."""
        first, last = self.lines[node.lineno - 1], self.lines[node.end_lineno - 1]
        return first + node.col_offset, last + node.end_col_offset

    def header_extent(self, node: ast.AST) -> tuple[int, int]:
        """Return the start and end of a node; of a compound statement, those of its header."""
        start, end = self.extent(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            inside, _ = self.extent(body[0])
            spans = [self.extent(inner) for inner in ast.walk(node) if isinstance(inner, ast.expr)]
            ends = [its_end for its_start, its_end in spans if its_start < inside]
            end = self.data.index(b":", max([start, *ends])) + 1
        return start, end

    def rows(self, statement: Any) -> tuple[int, int]:
        """Return where the lines of a statement start and end."""
        return self.lines[statement.lineno - 1], self.lines[statement.end_lineno]

    def stands_alone(self, statement: Any) -> bool:
        """Tell whether nothing else stands in the lines of a statement."""
        (start, end), (begin, stop) = self.extent(statement), self.rows(statement)
        return not (self.data[begin:start] + self.data[end:stop].partition(b"#")[0]).strip()

    def indent(self, statement: ast.stmt) -> str:
        """Return what a line begins with that is to be a neighbour of a statement."""
        before = self.cut(self.lines[statement.lineno - 1], self.extent(statement)[0])
        return " " * statement.col_offset if before.strip() else before

    def cut(self, start: int, end: int) -> str:
        return self.data[start:end].decode()

    def text(self, node: ast.AST) -> str:
        """Return the text of a node, with the parentheses that are its own."""
        start, end = self.extent(node)
        around = self.parents[node]
        is_argument = isinstance(around, ast.Call) and node is not around.func
        while not is_argument:
            before, after = self.data[:start].rstrip(), self.data[end:]
            if before[-1:] != b"(" or after.lstrip()[:1] != b")":
                break
            start, end = len(before) - 1, len(self.data) - len(after.lstrip()) + 1
        return self.cut(start, end)

    def edited(self, edit: Edit) -> str:
        return (self.data[: edit.start] + edit.new.encode() + self.data[edit.end :]).decode()

    def line_of(self, edit: Edit) -> int:
        return 1 + self.data.count(b"\n", 0, edit.start)

    def lines_of(self, edit: Edit) -> range:
        """Return the numbers of the lines that an edit touches."""
        first = self.line_of(edit)
        return range(first, first + 1 + self.data.count(b"\n", edit.start, edit.end - 1))

    def replacements(self, node: ast.AST, *others: str) -> Iterator[Edit]:
        """Yield the edits that put one of these texts in place of a node."""
        for new in others:
            yield Edit(*self.extent(node), new)

    def swap(self, one: tuple[int, int], other: tuple[int, int]) -> Edit:
        """Return the edit that swaps what stands at two places, the first one before the other."""
        first, gap, second = self.cut(*one), self.cut(one[1], other[0]), self.cut(*other)
        ended = "\n" * (first.endswith("\n") and not second.endswith("\n"))
        return Edit(one[0], other[1], second + ended + gap + first)


Change: TypeAlias = Callable[[Source, Any], Iterator[Edit]]  # the edits of one kind at a node


def is_prose(node: ast.AST) -> bool:
    """Tell whether it is a docstring, or another string that is a statement."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _shown(node: ast.AST, frame: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the nodes below one that may be changed, each with the node that is shown."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if name in FIXED_FIELDS or isinstance(child, FIXED) or is_prose(child):
                continue
            if isinstance(child, ast.AST):
                its = child if isinstance(child, SHOWN) and not isinstance(child, TINY) else frame
                yield child, its
                yield from _shown(child, its)
