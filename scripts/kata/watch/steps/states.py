"""The states of a recording, and the changes that turn each into the next."""

from collections.abc import Iterator
from marshal import dumps
from typing import Any

from kata.watch.steps.model import Frame, State
from kata.watch.steps.recorded_values import Heap
from kata.wire.cells import STEP_KEYS

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
        parts = {name: step[key] for name, key in STEP_KEYS.items() if key in step}
        yield State(**parts | {"frames": [Frame(*frame) for frame in parts["frames"]]})


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
