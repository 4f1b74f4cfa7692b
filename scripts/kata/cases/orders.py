"""The long lists of an input in other orders: sorted, falling, all equal ..."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import isqrt
from typing import Any

LONG_LIST = 100  # items: every order of a few is among the small inputs
ROW = 3  # items at most of each item that is a list itself: a longer one is a row of a matrix


def in_order(names: Iterable[str], inputs: list[Any]) -> Iterator[tuple[str, Any]]:
    """(name, input): the longest list under each of these names, in each order."""
    for place, name in enumerate(names if inputs else ()):
        values = max(inputs, key=lambda values: len(_sortable(values[place])))
        for order, items in _arranged(_sortable(values[place])):
            whole = "".join(items) if isinstance(values[place], str) else items
            yield f"{name} {order}", (*values[:place], whole, *values[place + 1 :])


def in_order_of_calls(inputs: list[Any]) -> Iterator[tuple[str, Any]]:
    """(name, input): the arguments of all calls of a method, in each order."""
    for method in dict.fromkeys(name for names, _ in inputs for name in names[1:]):
        names, arguments = max(inputs, key=lambda calls: calls[0].count(method))
        places = [i for i, name in enumerate(names) if name == method and arguments[i]]
        for order, all_items in _arranged([arguments[i] for i in places]):
            changed = [*arguments]
            for i, items in zip(places, all_items):
                changed[i] = items
            yield f"{method} {order}", (names, changed)


def _arranged(items: Sequence[Any]) -> Iterator[tuple[str, list[Any]]]:
    """(name of the order, the items in it), if there are many and they can be compared."""
    for order, arrange in ARRANGEMENTS.items() if len(items) >= LONG_LIST else ():
        with suppress(TypeError):
            yield order, arrange([*items])


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
