"""What a run reads otherwise than was meant: from the end, as if it were None, or too late.

Each is true of the run, and likely, though not certain, to be why it fails; so it is said last.
"""

import ast
from collections.abc import Iterator
from typing import Any

from kata.watch.steps.cells import Held, told_value
from kata.watch.steps.expressions import UNKNOWN, Scope, known
from kata.watch.steps.model import State
from kata.watch.steps.states import same
from kata.watch.why.parts import Item
from kata.watch.why.raised import changes_what_it_reads, evaluated, sized
from kata.watch.why.runs import Replay

INDEXES = ast.Name, ast.BinOp
TESTED = ast.Name, ast.Attribute, ast.Subscript
SHORT = 20  # characters of a value


def remark(run: Replay, item: Item | None) -> str:
    """One sentence on what was read, or nothing; `item` is the wrong one of a list that changes."""
    return _read_too_late(run, item) or _zero_for_none(run) or _from_the_end(run)


def _parts(run: Replay, steps: range | None = None) -> Iterator[tuple[int, Any, Scope]]:
    """The expressions that are evaluated in each step, as far as no call changes what they read."""
    for k in steps or range(len(run.seen) - 1):
        state, after = run.seen[k], run.seen[k + 1]
        statement = run.code.statements.get(state.line)
        is_again = isinstance(statement, ast.For)  # of which only the first round reads all
        if state.event != "line" or not statement or is_again or after.depth > state.depth:
            continue
        if state.depth == len(state.frames) and not changes_what_it_reads(statement):
            scope = Scope(state.names, state.heap, run.code)
            for node in evaluated(statement, scope):
                yield k, node, scope


def _from_the_end(run: Replay) -> str:
    """Name an index that was computed, is below 0, and so counts from the end."""
    for k, node, scope in _parts(run):
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, INDEXES):
            continue
        around = run.code.parents[node]
        if isinstance(around, ast.Compare) and around.ops[1:]:  # the first part may have decided
            continue
        is_meant = any(isinstance(one, ast.UnaryOp) for one in ast.walk(node.slice))
        index, held = (known(one, scope) for one in (node.slice, node.value))
        if is_meant or type(index) is not int or index >= 0 or held is UNKNOWN:
            continue
        _, shape, size = sized(held, scope)
        if shape == "list" and -size <= index:
            which = "last item" if index == -1 else f"item {size + index}"
            written = f"{ast.unparse(node.slice)} = {index}"
            return f"Line {run.seen[k].line} uses {ast.unparse(node)} with {written}, the {which}"
    return ""


def _zero_for_none(run: Replay) -> str:
    """Name what a condition asks for where it is None at times, and 0 at others."""
    met: dict[tuple[int, str], set[str]] = {}
    for k, node, scope in _parts(run):
        if not isinstance(node, TESTED) or not _is_asked(node, run):
            continue
        value = known(node, scope)
        if value is None or (type(value) is int and value == 0):
            name = ast.unparse(node)
            values = met.setdefault((run.seen[k].line, name), set())
            values.add(repr(value))
            if len(values) > 1:
                says = f"takes {name} = 0 for {name} = None: both count as false"
                return f"Line {run.seen[k].line} {says}"
    return ""


def _is_asked(node: ast.AST, run: Replay) -> bool:
    """Whether an expression counts as true or false in a condition."""
    around = run.code.parents[node]
    is_not = isinstance(around, ast.UnaryOp) and isinstance(around.op, ast.Not)
    is_part = isinstance(around, ast.BoolOp) and node is not around.values[-1]
    return is_not or is_part or getattr(around, "test", None) is node


def _read_too_late(run: Replay, item: Item | None) -> str:
    """Name an item that had changed already when it was read, just before the wrong one was set."""
    changed_at = item.changes(run.seen) if item else None
    if not item or changed_at is None:
        return ""
    seen, found = run.seen, ""
    last = item.last_step(seen, changed_at)
    before = (k for k in range(last, 0, -1) if _rows(item, seen[k]) != _rows(item, seen[k - 1]))
    first = next(before, last)
    for k, node, scope in _parts(run, range(first, min(last + 1, len(seen) - 1))):
        other = _item_of(node, scope, item, seen[k])
        if other and other.place != item.place and other.is_recorded(seen[0]):
            old, new = other.at(seen[0]), other.at(seen[k])
            both = [told_value(one, s.heap, SHORT) for one, s in ((old, seen[0]), (new, seen[k]))]
            if not same(old, new) and both[0] != both[1]:
                says = f"is {both[1]} by then and was {both[0]} at first"
                found = f"Line {seen[k].line} read {other.name} before that, which {says}"
    return found


def _rows(item: Item, state: State) -> list[Any]:
    """What the list that is judged holds, and what its rows do."""
    items = state.heap.content(item.whole).items
    return [items, *(state.heap.content(one) for one in items)]


def _item_of(node: ast.AST, scope: Scope, item: Item, state: State) -> Item | None:
    """The item of the list that is judged that an expression reads."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Load):
        return None
    held, index = known(node.value, scope), known(node.slice, scope)
    if not isinstance(held, Held) or type(index) is not int or index < 0:
        return None
    if held.cell == item.whole:
        return Item(item.whole, [index]) if len(item.place) == 1 else None
    rows = state.heap.content(item.whole).items
    found = [r for r, row in enumerate(rows) if row == held.cell]
    return Item(item.whole, [*found, index]) if len(found) == 1 else None
