"""What changes from one state of a recording to the next."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kata.steps.changes import compact, same, shared_ends
from kata.steps.state import State


@dataclass(frozen=True)
class Write:
    """A change of what an object holds: an item is set, or some are put in or taken out."""

    number: str  # of the object
    key: Any  # the index, the key or the name of the attribute, as it is recorded
    old: list[Any]  # what was there, one item unless some are put in or taken out
    new: list[Any]


def touched(step: Any) -> set[str]:
    """The numbers of the objects that a step changes, from its changes."""
    return {path[1] for path, *_ in step if path[0] == "h" and len(path) > 1}


def writes(before: State, after: State, numbers: set[str]) -> Iterator[Write]:
    """The changes of these objects from a state to the next, if they are in both."""
    for number in sorted(numbers, key=int):
        old, new = before.heap.get(number), after.heap.get(number)
        if old and new and old is not new and len(old) == len(new) == 3:
            yield from _within(number, old, new)


def _within(number: str, old: Any, new: Any) -> Iterator[Write]:
    shape, before, after = old[1], old[2], new[2]
    if shape in ("map", "object"):
        yield from _pairs(number, before, after)
    elif shape == "set":
        out, put_in = _less(before, after), _less(after, before)
        if out or put_in:
            yield Write(number, None, out, put_in)
    elif len(before) == len(after):
        for i, (was, now) in enumerate(zip(before, after)):
            if not same(was, now):
                yield Write(number, i, [was], [now])
    else:
        yield _spliced(number, before, after)


def _pairs(number: str, before: list[Any], after: list[Any]) -> Iterator[Write]:
    """The changes of a map or of attributes."""
    old, new = ({compact(key): (key, cell) for key, cell in pairs} for pairs in (before, after))
    for name, (key, cell) in old.items():
        now = [new[name][1]] if name in new else []
        if not now or not same(cell, now[0]):
            yield Write(number, key, [cell], now)
    for name, (key, cell) in new.items():
        if name not in old:
            yield Write(number, key, [], [cell])


def _less(some: list[Any], others: list[Any]) -> list[Any]:
    """The items of a set that are not in the other one."""
    there = {compact(item) for item in others}
    return [item for item in some if compact(item) not in there]


def _spliced(number: str, before: list[Any], after: list[Any]) -> Write:
    """The change of a list whose length changes."""
    start, end = shared_ends(before, after)
    return Write(number, start, before[start : len(before) - end], after[start : len(after) - end])
