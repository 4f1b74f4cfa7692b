"""Converts results as LeetCode does: what stands for a list into one, what stands for a bool."""

from collections import deque
from collections.abc import Callable
from typing import Any

from kata.wire import BUILTINS
from kata.wire.model import Kind

__builtins__ = BUILTINS

CONVERTED: dict[type, str] = {
    tuple: "tuples", set: "sets", frozenset: "sets", deque: "deques", range: "ranges",
    type({}.keys()): "dictionary views", type({}.values()): "dictionary views",
    type({}.items()): "dictionary views",
}  # fmt: skip
ITERATORS = "iterators"
FOR_BOOL = " in place of a bool"  # the end of the note on a truth value
Note = Callable[[str], None]


def converter(kind: Kind, note: Note) -> Callable[[Any], Any] | None:
    """A function that converts as LeetCode does, None if the kind has no list and no bool in it.

    It calls `note` with the name of what it converts.
    """
    depth = 0
    while not isinstance(kind, str):
        depth += kind[0] == "List"
        kind = kind[1]
    is_bool = kind == "bool"
    if not depth:
        return (lambda value: _truth(value, note)) if is_bool else None
    return lambda value: _listed(value, depth, note, is_bool)


def exhausted(value: Any, note: Note) -> Any:
    """Return an iterator's items as a list, anything else as it is."""
    if not hasattr(type(value), "__next__"):
        return value
    note(ITERATORS)
    return list(value)


def _listed(value: Any, depth: int, note: Note, is_bool: bool) -> Any:
    """Return the value as a list, and what is due as a list inside it."""
    if type(value) is not list:
        name = next((CONVERTED[kind] for kind in type(value).__mro__ if kind in CONVERTED), None)
        if not name and hasattr(type(value), "__next__"):
            name = ITERATORS
        if not name and not isinstance(value, list):
            return value
        if name:
            note(name)
        value = list(value)
    if depth > 1 and (depth > 2 or {*map(type, value)} != {list}):
        return [_listed(item, depth - 1, note, is_bool) for item in value]
    if is_bool and depth == 1 and {*map(type, value)} - {bool}:
        return [_truth(item, note) for item in value]
    return value


def _truth(value: Any, note: Note) -> bool:
    """Tell whether the value counts as true."""
    if type(value) is bool:
        return value
    note(("None" if value is None else type(value).__name__) + FOR_BOOL)
    return bool(value)
