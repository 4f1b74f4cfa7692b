"""Where an item of a list that is wrong got its value: only what is certain, or nothing."""

import ast
from dataclasses import dataclass
from typing import Any

from kata.watch.steps.cells import Cell, Heap, is_held, number_of
from kata.watch.steps.code import Code, own_nodes
from kata.watch.steps.model import State
from kata.watch.steps.states import same
from kata.watch.steps.words import step_of
from kata.wire.cells import ITEMS

ABSENT = object()  # the item of a list that is not there yet
MAKING = ast.List, ast.ListComp, ast.BinOp, ast.Slice
MAKERS = {"copy", "deepcopy", "split"}  # methods and functions of modules


@dataclass(frozen=True)
class Item:
    """An item of nested lists, by its place; what holds it may change, as when rows are moved."""

    whole: Cell  # the outermost list
    place: list[int]

    @property
    def name(self) -> str:
        """`(1, 2)`, or `item 3` of a flat list."""
        some = ", ".join(map(str, self.place))
        return f"({some})" if len(self.place) > 1 else f"item {some}"

    def at(self, state: State) -> Any:
        """What it is in a state."""
        return _item(self.row(state), self.place[-1], state.heap)

    def row(self, state: State) -> Any:
        """The innermost list around it."""
        cell = self.whole
        for i in self.place[:-1]:
            cell = _item(cell, i, state.heap)
        return cell

    def changes(self, seen: list[State]) -> list[int] | None:
        """The states in which it is another than before; None where that is not recorded."""
        first = next((k for k, state in enumerate(seen) if self.is_recorded(state)), 0)
        if not all(map(self.is_recorded, seen[first:])):
            return None
        items = [self.at(state) for state in seen]
        return [k for k in range(1, len(items)) if not same(items[k], items[k - 1])]

    def is_recorded(self, state: State) -> bool:
        """Whether the lists around it are recorded, as far as they exist."""
        cell = self.whole
        for i in self.place:
            if is_held(cell) and _items(cell, state.heap) is None:
                return False
            cell = _item(cell, i, state.heap)
        return True

    def mentions(self, seen: list[State]) -> list[int]:
        """The states whose statement names it, also by a negative index."""
        found = []
        for k, state in enumerate(seen):
            row, i = self.row(state), self.place[-1]
            if is_held(row):
                size, number = len(_items(row, state.heap) or ()), number_of(row)
                if [number, i] in state.mentioned or [number, i - size] in state.mentioned:
                    found.append(k)
        return found


def difference(seen: list[State], changed: int | None, answer: Any) -> Item | None:
    """The first item of the list that is returned or changed that is not as in the answer."""
    last = seen[-1]
    whole = last.value if changed is None else last.arguments[changed]
    place = _place(whole, answer, last.heap)
    return Item(whole, place) if place else None


def told_item(seen: list[State], code: Code, changed: int | None, values: Any) -> str:
    """Where the first item that differs from the answer got its value, if the result is a list.

    `changed` is the index of the argument that counts, None for the result that is returned;
    `values` are the result and the answer.
    """
    result, answer = values
    found = difference(seen, changed, answer)
    if not found or found.at(seen[-1]) != _at(result, found.place):  # not the run that failed
        return ""
    changes = found.changes(seen)
    if changes is None:
        return ""
    if not changes:
        return f"{found.name} never changed{_looked_at(seen, code, found)}"
    k = changes[-1]
    line = seen[k - 1].going_on.line
    if not line:  # between two calls that LeetCode plays
        return ""
    statement = code.statements.get(line)
    if not found.is_recorded(seen[k - 1]) and not _may_make(statement):
        return ""  # it may have been there before, in a place that is not recorded
    was_right = same(found.at(seen[k - 1]), _at(answer, found.place))
    until = f"{found.name} was right until " if was_right else f"{found.name} was written by "
    return f"{until}line {line}{' changed it' * was_right}:\n{code.quoted(line)}"


def _looked_at(seen: list[State], code: Code, item: Item) -> str:
    """What follows on an item that never changed: the last line that names it."""
    mentions = item.mentions(seen)
    if not mentions:
        return ""
    k = mentions[-1]
    line = seen[k].line
    step = step_of(seen, k, code)
    if step.taken is False and step.condition:
        what = "mentioned" if "..." in step.condition else "looked at"
        return f"; when line {line} last {what} it, this was false:\n{step.condition}"
    return f"; line {line} was the last to mention it:\n{code.quoted(line)}"


def _may_make(statement: ast.stmt | None) -> bool:
    """Whether a statement makes a list, and does not only fetch one."""
    return any(
        isinstance(node, MAKING) or (isinstance(node, ast.Call) and _is_maker(node.func))
        for node in own_nodes(statement)
    )


def _is_maker(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) or getattr(function, "attr", "") in MAKERS


def _place(value: Cell, answer: Any, heap: Heap) -> list[int]:
    """Where a list first differs from the answer; nothing where that is no single item."""
    items = _items(value, heap)
    if items is None or type(answer) is not list or not len(items) == len(answer) <= ITEMS:
        return []
    for i, (item, wanted) in enumerate(zip(items, answer)):
        if type(wanted) is list:
            if inner := _place(item, wanted, heap):
                return [i, *inner]
            if len(_items(item, heap) or ()) != len(wanted):
                return []
        elif not same(item, wanted):
            return [i]
    return []


def _items(cell: Cell, heap: Heap) -> list[Cell] | None:
    """What a list holds; None if it is no list, or not all of it is recorded."""
    content = heap.content(cell)
    return content.items if content.shape == "list" and not content.is_cut else None


def _item(cell: Any, i: int, heap: Heap) -> Any:
    items = _items(cell, heap) or ()
    return items[i] if i < len(items) else ABSENT


def _at(value: Any, place: list[int]) -> Any:
    """What is in that place of nested lists."""
    for i in place:
        value = value[i] if type(value) is list and i < len(value) else ABSENT
    return value
