"""A recording as data: each step as its changes to the one before."""

import json
from collections.abc import Iterator
from marshal import dumps
from typing import Any


def changes(old: Any, new: Any, path: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """The changes that turn the old JSON into the new, one after the other.

    [path, value] sets, [path] removes, [path, start, count, items] replaces a part of a list.
    """
    if _same(old, new):
        return
    if type(old) is type(new) is dict:
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            yield from (
                changes(old[key], value, (*path, key)) if key in old else [[[*path, key], value]]
            )
    elif type(old) is type(new) is list:
        least = min(len(old), len(new))
        start = next((i for i in range(least) if not _same(old[i], new[i])), least)
        rest = least - start
        end = next((i for i in range(rest) if not _same(old[-1 - i], new[-1 - i])), rest)
        if start == end == 0:
            yield [[*path], new]
        elif len(old) == len(new):
            for i in range(start, len(new) - end):
                yield from changes(old[i], new[i], (*path, i))
        else:
            yield [[*path], start, len(old) - start - end, new[start : len(new) - end]]
    else:
        yield [[*path], new]


def _same(old: Any, new: Any) -> bool:  # True is not 1
    return old == new and dumps(old, 2) == dumps(new, 2)


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
