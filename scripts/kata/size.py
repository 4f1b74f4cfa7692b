"""Measures how large plain data is: each way to measure it stands here once."""

from collections.abc import Iterator
from typing import Any


def leaves(value: Any) -> Iterator[Any]:
    """Yield each number and letter in a value, in order; an empty string counts as one."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from leaves(item)
    elif isinstance(value, str):
        yield from value or (value,)
    else:
        yield value


def weight(value: Any) -> tuple[int, int]:
    """Return the number of leaves, and the sum of the numbers among them, without their signs."""
    found = [*leaves(value)]
    return len(found), sum(abs(leaf) for leaf in found if type(leaf) is int)


def cells(value: Any) -> int:
    """The number of numbers and letters; unlike in `weight`, an empty string counts as none."""
    return sum(leaf != "" for leaf in leaves(value))


def length(value: list[Any] | str) -> int:
    """Return the number of letters or items, without the nulls in the notation of a tree."""
    return len(value) if isinstance(value, str) else len(value) - value.count(None)


def lists_in(value: Any) -> Iterator[Any]:
    """Yield the value and everything in it, as far as these are lists and strings."""
    waiting = [value]
    for part in waiting:  # the list grows as we read it
        if isinstance(part, (list, tuple, str)):
            yield part
            waiting += part if not isinstance(part, str) else ()


def grid(value: Any) -> tuple[int, int] | None:
    """(rows, columns) of rows that are all lists or all strings, of one length; None if empty."""
    if not isinstance(value, (list, tuple)) or {*map(type, value)} not in ({list}, {str}):
        return None
    (columns, *others) = {*map(len, value)}
    return None if others or not columns else (len(value), columns)


def spelled_size(*lengths: int) -> str:
    """`4 × 5` for two lengths, `7 long` for one."""
    text = " × ".join(f"{number:,}" for number in lengths)
    return text if len(lengths) > 1 else f"{text} long"
