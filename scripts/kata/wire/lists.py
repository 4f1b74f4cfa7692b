"""Lists where lists are due: LeetCode converts what a solution gives in their place."""

from collections import deque

from kata.wire import BUILTINS
from kata.wire.errors import UnfitError

__builtins__ = BUILTINS

CONVERTED = {
    tuple: "tuples", set: "sets", frozenset: "sets", deque: "deques", range: "ranges",
    type({}.keys()): "dictionary views", type({}.values()): "dictionary views",
    type({}.items()): "dictionary views",
}  # fmt: skip


def lister(kind, note):
    """What makes lists of such values in a result of this kind, None where no list is due.

    It calls `note` with what it has converted.
    """
    depth = 0
    while not isinstance(kind, str):
        depth += kind[0] == "List"
        kind = kind[1]
    return depth and (lambda value: _listed(value, depth, note, False))


def _listed(value, depth, note, is_inside):
    """The value as a list; an iterator is taken for the list of its items only in another list."""
    if type(value) is not list:
        name = next((CONVERTED[kind] for kind in type(value).__mro__ if kind in CONVERTED), None)
        if not name and hasattr(type(value), "__next__"):
            name = "iterators"
            if not is_inside:
                raise UnfitError(
                    f"returned a {type(value).__name__}, an iterator, which LeetCode refuses in"
                    " place of a list; return list(...)"
                )
        if not name and not isinstance(value, list):
            return value
        if name:
            note(name)
        value = list(value)
    if depth > 1 and (depth > 2 or {*map(type, value)} != {list}):
        return [_listed(item, depth - 1, note, True) for item in value]
    return value
