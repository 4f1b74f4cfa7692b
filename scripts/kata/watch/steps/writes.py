"""The changes of objects from a state to the next, and their places on the board."""

from collections.abc import Iterator
from typing import Any

from kata.watch.steps.model import State, Write
from kata.watch.steps.recorded_values import Cell, Content, Heap, Held, is_held
from kata.watch.steps.states import same, shared_ends
from kata.wire.cells import compact


def writes(before: State, after: State) -> Iterator[Write]:
    """Yield the changes of the objects that are recorded in both states, and wholly."""
    old, new = before.heap, after.heap
    changed = [int(n) for n, content in new.items() if old.get(n, content) is not content]
    for number in sorted(changed):
        cell = Held(number).cell
        was, now = old.content(cell), new.content(cell)
        if not was.is_cut and not now.is_cut:
            yield from _changes(cell, was, now)


def keys_set(old: Content, new: Content) -> list[Any]:
    """Return the keys of what an object holds anew; of a list, also of what moved."""
    if old.shape in ("map", "object"):
        return [write.key for write in _changed_pairs(None, old.items, new.items)]
    if old.shape != "list":
        return []
    before, after = old.items, new.items
    return [i for i, item in enumerate(after) if i >= len(before) or not same(before[i], item)]


def _changes(cell: Cell, old: Content, new: Content) -> Iterator[Write]:
    before, after = old.items, new.items
    if old.shape in ("map", "object"):
        yield from _changed_pairs(cell, before, after)
    elif old.shape == "set":
        removed, added = _missing(before, after), _missing(after, before)
        if removed or added:
            yield Write(cell, None, removed, added)
    elif len(before) == len(after):
        for i, (was, now) in enumerate(zip(before, after)):
            if not same(was, now):
                yield Write(cell, i, [was], [now])
    else:
        start, end = shared_ends(before, after)
        parts = (items[start : len(items) - end] for items in (before, after))
        yield Write(cell, start, *parts)


def _changed_pairs(cell: Cell, before: list[Any], after: list[Any]) -> Iterator[Write]:
    """Yield the changes of a map or of attributes."""
    old, new = ({compact(key): (key, item) for key, item in pairs} for pairs in (before, after))
    for name, (key, item) in old.items():
        now = [new[name][1]] if name in new else []
        if not now or not same(item, now[0]):
            yield Write(cell, key, [item], now)
    for name, (key, item) in new.items():
        if name not in old:
            yield Write(cell, key, [], [item])


def _missing(some: list[Cell], others: list[Cell]) -> list[Cell]:
    """Return the items of a set that are not in the other one."""
    there = {compact(item) for item in others}
    return [item for item in some if compact(item) not in there]


def place_of(board: Cell, cell: Cell, key: Any, heap: Heap) -> tuple[int, ...] | None:
    """Return where an item is on the board: (row, column), or (index,) in a list, or None."""
    if not is_held(board) or type(key) is not int:
        return None
    if cell == board:
        return (key,)
    rows = [i for i, row in enumerate(heap.content(board).items) if row == cell]
    return (rows[0], key) if len(rows) == 1 else None
