"""The items that the statement of a step names, as `board[row][column - 1]` does."""

import ast
from contextlib import suppress
from typing import Any

from kata.watch.steps.code import SCOPED, Code
from kata.watch.steps.evaluate import FAILED, Scope
from kata.watch.steps.recorded_values import Heap, Held
from kata.wire.cells import STEP_KEYS
from kata.wire.expressions import UnknownError

APART = *SCOPED, ast.stmt  # with names, or a step, of their own


def mentioned(code: Code, step: dict[str, Any]) -> list[list[int]]:
    """Return a list's number and the index, and perhaps a letter's, of each item that is named."""
    event, frames, heap = (step[STEP_KEYS[name]] for name in ("event", "frames", "heap"))
    _, line, names = frames[-1]
    scope = Scope(names, Heap(heap), code)
    statement = code.statements.get(line) if event == "line" else None
    waiting: list[Any] = [statement] if statement else []
    found: list[list[int]] = []
    for node in waiting:  # the list grows as we read it
        waiting += [n for n in ast.iter_child_nodes(node) if not isinstance(n, APART)]
        if isinstance(node, ast.Subscript):
            with suppress(*FAILED):
                base, path = _place(node, scope)
                if isinstance(base, Held) and scope.heap.content(base.cell).type == "list":
                    found.append([base.number, *path])
    return found


def _place(node: ast.Subscript, scope: Scope) -> tuple[Any, list[int]]:
    """Return what an item belongs to and its index; of a letter in a list, the list and both."""
    base, path = scope.value(node.value), [scope.value(node.slice)]
    if type(base) is str and isinstance(node.value, ast.Subscript):
        outer = node.value
        base, path = scope.value(outer.value), [scope.value(outer.slice), *path]
    if {*map(type, path)} != {int}:
        raise UnknownError
    return base, path
