"""The states of a recording, what turns each into the next, and the changes of objects in that."""

from collections.abc import Iterator
from marshal import dumps
from typing import Any

from kata.watch.steps.model import Frame, State, Write
from kata.watch.steps.recorded_values import Cell, Content, Heap, cell_of, is_held
from kata.wire.cells import STEP_KEYS, compact

HEAP = STEP_KEYS["heap"]


def states(steps: list[Any]) -> Iterator[State]:
    """Yield the state in each step of a recording: the first, then what each change makes of it."""
    step: Any = None
    for k, found in enumerate(steps):
        if k == 0:
            step = found | {HEAP: Heap(found[HEAP])}
        else:
            for path, *change in found:
                step = _with(step, path, change)
        yield state_of(step)


def state_of(step: dict[str, Any]) -> State:
    """Return the state in a step."""
    parts = {name: step[key] for name, key in STEP_KEYS.items() if key in step}
    return State(**parts | {"frames": [Frame(*frame) for frame in parts["frames"]]})


def _with(old: Any, path: list[Any], change: list[Any]) -> Any:
    """Return a value with one change made at the end of a path; the rest is shared."""
    if not path:
        if len(change) == 1:
            return change[0]
        start, count, items = change
        return [*old[:start], *items, *old[start + count :]]
    key, *rest = path
    new = type(old)(old)
    if not rest and not change:
        del new[key]
    else:
        is_new = isinstance(old, dict) and key not in old
        new[key] = _with(None if is_new else old[key], rest, change)
    return new


def changes(old: Any, new: Any, path: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """Yield the changes that turn the old JSON into the new, one after the other.

    [path, value] sets, [path] removes, [path, start, count, items] replaces a part of a list.
    """
    if same(old, new):
        return
    if type(old) is type(new) is dict:
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            yield from (
                changes(old[key], value, (*path, key)) if key in old else [[[*path, key], value]]
            )
    elif type(old) is type(new) is list:
        start, end = shared_ends(old, new)
        if start == end == 0:
            yield [[*path], new]
        elif len(old) == len(new):
            for i in range(start, len(new) - end):
                yield from changes(old[i], new[i], (*path, i))
        else:
            yield [[*path], start, len(old) - start - end, new[start : len(new) - end]]
    else:
        yield [[*path], new]


def shared_ends(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """Count the items that two lists share at their beginning, and then at their end."""
    least = min(len(old), len(new))
    start = next((i for i in range(least) if not same(old[i], new[i])), least)
    rest = least - start
    return start, next((i for i in range(rest) if not same(old[-1 - i], new[-1 - i])), rest)


def same(old: Any, new: Any) -> bool:
    """Tell whether two values are equal in JSON, where True is not 1."""
    return old is new or (old == new and dumps(old, 2) == dumps(new, 2))


def writes(before: State, after: State) -> Iterator[Write]:
    """Yield the changes of the objects that are recorded in both states, and wholly."""
    old, new = before.heap, after.heap
    changed = [int(n) for n, content in new.items() if old.get(n, content) is not content]
    for number in sorted(changed):
        cell = cell_of(number)
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
