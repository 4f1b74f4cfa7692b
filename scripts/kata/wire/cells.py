"""Recorded values: bounded JSON, read without running any of the solution's code.

A cell stands for a value: None, a boolean, a string and an integer for itself, or a list:
  ["int", text], ["float", text]            a number that JSON does not keep
  ["tuple", cell ...], ["frozenset", ...]   with the first of its items
  ["@", number]                             a mutable value, whose content is in the heap
  ["other", type], ["more", type]           what is not looked into; a range as it is written
The heap has {number: [type, "list" | "set" | "map" | "object", items]}, followed by how many items
there are if some are cut; an item of a map is [key, value], one of an object [name, value].
"""

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from json import dumps
from typing import Any

from kata.wire import BUILTINS

__builtins__ = BUILTINS

HELD = "@"  # the kind of a cell whose content is in the heap
STEP_KEYS = {  # the keys of a step as JSON, in their order; inside/tracing.py says what they hold
    "event": "e",
    "value": "v",
    "depth": "d",
    "frames": "f",
    "arguments": "a",
    "globals": "g",
    "mentioned": "o",  # which whoever receives a step finds out
    "move": "n",
    "called": "c",
    "printed": "p",
    "at": "s",
    "heap": "h",
}
OPTIONAL = {"globals", "printed", "at"}  # of these, what a step does not have is left out
LEFT_OUT_KEYS = "n", "ran"  # the keys of a report on the steps beyond the limit
OBJECTS, ITEMS, LETTERS, DEEP = 300, 100, 200, 4  # at most, in one step
EXACT = 1 << 53  # beyond it, JavaScript's numbers have gaps
LONG_INTEGER = 1024  # bits of an integer that is written out
OWN = {"solution", "given", "kata.wire.nodes"}  # the modules whose objects are looked into


class Values:
    """The values of one step as JSON; only the type of an unknown object is shown."""

    def __init__(
        self, numbers: dict[tuple[int, str], int], kept: dict[int, Any] | None = None
    ) -> None:
        self.numbers = numbers  # {identity and type: number} of all seen so far in the call
        self.kept = {} if kept is None else kept  # {number: object} of those shown in full
        self.waiting: list[tuple[int, Any]] = []
        self.seen: set[int] = set()

    def named(self, names: dict[str, Any]) -> dict[str, Any]:
        """Local variables, without functions, classes, and names that start with an underscore."""
        return {
            name: self.of(value)
            for name, value in names.items()
            if name[:1] not in "._" and not (callable(value) and type(value).__module__ not in OWN)
        }

    def of(self, value: Any, deep: int = 0) -> Any:
        """Return a value as JSON: itself, or a list of its kind and what represents it."""
        kind = type(value)
        if value is None or kind is bool or (kind is int and -EXACT < value < EXACT):
            return value
        if kind is str:
            return value if len(value) <= LETTERS else f"{value[:LETTERS]}…"
        if kind is int:
            bits = value.bit_length()
            return ["int", str(value) if bits <= LONG_INTEGER else f"a number of {bits:,} bits"]
        if kind is float:
            return ["float", repr(value)]
        if kind is range:
            return ["other", repr(value)]
        if issubclass(kind, (tuple, frozenset)) and deep < DEEP:
            name = "tuple" if issubclass(kind, tuple) else "frozenset"
            items = [self.of(item, deep + 1) for item in islice(kind.__iter__(value), ITEMS)]
            return [name, *(items if name == "tuple" else ordered(items))]
        known = issubclass(kind, (list, dict, set, deque)) or kind.__module__ in OWN
        if not known:
            return ["other", kind.__name__]
        if id(value) not in self.seen and len(self.seen) >= OBJECTS:
            return ["more", kind.__name__]
        key = id(value), kind.__name__
        if id(value) not in self.seen:
            self.seen.add(id(value))
            self.waiting.append((self.numbers.setdefault(key, len(self.numbers)), value))
        return [HELD, self.numbers[key]]

    def heap(self) -> dict[int, Any]:
        """{number: content} of every object that can be reached."""
        found = {}
        for number, value in self.waiting:  # the list grows as we read it
            found[number] = self._held(value)
            if len(found[number]) == 3:  # type, shape and all items
                self.kept[number] = value
        return found

    def _held(self, value: Any) -> list[Any]:
        kind = type(value)
        if issubclass(kind, (list, deque)):
            base = list if issubclass(kind, list) else deque
            items = [self.of(item) for item in islice(base.__iter__(value), ITEMS)]
            shape, size = "list", base.__len__(value)
        elif issubclass(kind, set):
            items = ordered([self.of(item) for item in islice(set.__iter__(value), ITEMS)])
            shape, size = "set", set.__len__(value)
        else:
            shape = "map" if issubclass(kind, dict) else "object"
            pairs = list((in_order if shape == "map" else attributes)(value))
            items, size = [[self.of(k), self.of(v)] for k, v in pairs[:ITEMS]], len(pairs)
        return [kind.__name__, shape, items, *([size] if size > len(items) else [])]


def ordered(items: list[Any]) -> list[Any]:
    """Return the items of a set, sorted by value or, if these do not compare, by text."""
    try:
        return sorted(items, key=lambda item: (type(item).__name__, item))
    except TypeError:
        return sorted(items, key=repr)


def in_order(value: dict[Any, Any]) -> Iterable[tuple[Any, Any]]:
    """Return the items of a dictionary; an OrderedDict has an order of its own beside dict's."""
    if not isinstance(value, OrderedDict):
        return dict.items(value)
    pairs = {id(key): (key, item) for key, item in dict.items(value)}  # no key is hashed
    return [pairs[id(key)] for key in OrderedDict.__iter__(value)]


def attributes(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the attributes of an object, read without running any code of its class."""
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in [slots] if isinstance(slots, str) else slots:
            if hasattr(kind.__dict__.get(name), "__get__"):
                with suppress(AttributeError):
                    yield name, kind.__dict__[name].__get__(value)
    with suppress(AttributeError):
        yield from object.__getattribute__(value, "__dict__").items()


def compact(value: Any) -> str:
    """Return a value as JSON without spaces."""
    return dumps(value, separators=(",", ":"))
