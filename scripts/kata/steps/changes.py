"""A recording as data: each step as its changes to the one before."""

import json
from collections.abc import Iterator
from marshal import dumps
from typing import Any


def changes(old: Any, new: Any, path: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """The changes that turn the old JSON into the new, one after the other.

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
    """How many items two lists share at their beginning, and how many more at their end."""
    least = min(len(old), len(new))
    start = next((i for i in range(least) if not same(old[i], new[i])), least)
    rest = least - start
    return start, next((i for i in range(rest) if not same(old[-1 - i], new[-1 - i])), rest)


def same(old: Any, new: Any) -> bool:  # True is not 1
    return old is new or (old == new and dumps(old, 2) == dumps(new, 2))


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def applied(steps: list[Any]) -> Iterator[Any]:
    """Each step of a recording as a whole: the first one, then after the changes to the next."""
    state: Any = None
    for i, step in enumerate(steps):
        state = step if i == 0 else _changed(state, step)
        yield state


def _changed(state: Any, some: list[Any]) -> Any:
    """A copy of the state with these changes; what they do not touch is shared."""
    for path, *change in some:
        state = _with(state, path, change)
    return state


def _with(old: Any, path: list[Any], change: list[Any]) -> Any:
    """The value with one change made at the end of a path."""
    if not path:
        if len(change) == 1:
            return change[0]
        start, count, items = change
        return [*old[:start], *items, *old[start + count :]]
    key, *rest = path
    new = dict(old) if isinstance(old, dict) else list(old)
    if not rest and not change:
        del new[key]
    else:
        known = key in old if isinstance(old, dict) else True
        new[key] = _with(old[key] if known else None, rest, change)
    return new
