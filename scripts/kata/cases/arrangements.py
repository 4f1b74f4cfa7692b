"""Arranges what large inputs hold: long lists, pairs of them, calls, and the ways of a grid."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from math import isqrt
from typing import Any, TypeAlias

from kata.size import grid
from kata.wire.model import Kind

Named: TypeAlias = tuple[str, Any]  # an input with its name

LONG_LIST = 100  # items: every order of a few is among the small inputs
ROW = 3  # items at most of each item that is a list itself: a longer one is a row of a matrix
STAIRS = 40  # rows and columns at most of a grid with stairs
FEW = 3  # values of its squares, the least that there are


def in_order(names: Iterable[str], inputs: list[Any]) -> Iterator[Named]:
    """(name, input): the longest list under each of these names, in each order."""
    for i, name in enumerate(names if inputs else ()):
        values = max(inputs, key=lambda values: len(_sortable(values[i])))
        for order, items in _arranged(values[i]):
            yield f"{name} {order}", (*values[:i], items, *values[i + 1 :])


def in_pairs(i: int, inputs: list[Named]) -> Iterator[Named]:
    """(name, input): the values at i and i + 1 exchanged; one sorted, the other or itself falling.

    The latter are made of the longest lists or strings, if they are long.
    """
    for name, values in inputs:
        made = (*values[:i], values[i + 1], values[i], *values[i + 2 :])
        if all(made != others for _, others in inputs):
            yield f"{name}, exchanged", made
    name, values = max(inputs, key=lambda one: min(map(len, map(_sortable, one[1][i : i + 2]))))
    first, other = (dict(_arranged(values[place])) for place in (i, i + 1))
    for which, second in (("", other), ("itself ", first)) if first and other else ():
        for up, down in ("sorted", "falling"), ("falling", "sorted"):
            made = (*values[:i], first[up], second[down], *values[i + 2 :])
            yield f"{name}, {up} and {which}{down}", made


def in_order_of_calls(inputs: list[Any], questions: Iterable[str] = ()) -> Iterator[Named]:
    """(name, input): the arguments of all calls of a method, in each order; questions together."""
    for method in dict.fromkeys(name for names, _ in inputs for name in names[1:]):
        names, arguments = max(inputs, key=lambda calls: calls[0].count(method))
        places = [i for i, name in enumerate(names) if name == method and arguments[i]]
        for order, all_items in _arranged([arguments[i] for i in places]):
            changed = [*arguments]
            for i, items in zip(places, all_items):
                changed[i] = items
            yield f"{method} {order}", (names, changed)
    for is_last in (False, True) if questions and inputs else ():
        first, *calls = zip(*max(inputs, key=lambda calls: len(calls[0])))
        calls.sort(key=lambda call: (call[0] in questions) == is_last)
        yield f"questions {'last' if is_last else 'first'}", (*map(list, zip(first, *calls)),)


def stairs(kinds: dict[str, Kind], inputs: list[Any]) -> Iterator[Named]:
    """(name, input): a grid whose only way is a staircase along a diagonal, from either end.

    A third value may stand where it begins.
    """
    for place, (name, kind) in enumerate(kinds.items()):
        grids = [values[place] for values in inputs if kind[0] == kind[1][0] == "List"]
        sizes = [min(grid(rows) or (0,)) for rows in grids]
        if (size := min(max(sizes, default=0), STAIRS)) <= ROW:
            continue
        values = inputs[sizes.index(max(sizes))]
        few = sorted({one for rows in grids for row in rows for one in row})[:FEW]
        for way, other, start in product(few, repeat=3):
            rows = [[way if j - i in (0, 1) else other for j in range(size)] for i in range(size)]
            rows[0][0] = start
            mirrored = [row[::-1] for row in rows]
            for turned in (rows, rows[::-1], mirrored, mirrored[::-1]) if way != other else ():
                made = (*values[:place], turned, *values[place + 1 :])
                yield f"{name}: stairs of {way!r} from {start!r} among {other!r}", made


def _arranged(value: Any) -> Iterator[tuple[str, Any]]:
    """(name of the order, the value in it), if it has many items that can be compared."""
    items = [*_sortable(value)]
    for order, arrange in ARRANGEMENTS.items() if len(items) >= LONG_LIST else ():
        with suppress(TypeError):
            yield order, "".join(arrange(items)) if isinstance(value, str) else arrange(items)


def _sortable(value: Any) -> Sequence[Any]:
    """Return a string, or a list whose items can be put into order; nothing of any other value."""
    if isinstance(value, str):
        return value
    if not isinstance(value, list) or len({type(item) for item in value}) != 1:
        return ()
    is_matrix = isinstance(value[0], list) and max(map(len, value)) > ROW
    return () if value[0] is None or is_matrix else value


def _saw(items: list[Any]) -> list[Any]:
    """Return the items in runs that rise, each over the whole range."""
    ordered, runs = sorted(items), isqrt(len(items))
    return [item for run in range(runs) for item in ordered[run::runs]]


def _repeating(items: list[Any]) -> list[Any]:
    """Return the first third of the items, three times."""
    third = items[: -(-len(items) // 3)]
    return (3 * third)[: len(items)]


def _consecutive(items: list[Any]) -> list[Any]:
    """As many numbers, each one more than the last; the items themselves if they are no numbers."""
    is_numbers = type(items[0]) is int
    return [*range(min(items), min(items) + len(items))] if is_numbers else items


ARRANGEMENTS: dict[str, Callable[[list[Any]], list[Any]]] = {
    "sorted": sorted,
    "falling": lambda items: sorted(items, reverse=True),
    "all equal": lambda items: items[:1] * len(items),
    "as a saw": _saw,
    "repeating": _repeating,
    "consecutive": _consecutive,
}
