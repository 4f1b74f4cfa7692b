"""Values as bounded JSON, read past any code of a solution's own."""

from collections import deque
from contextlib import suppress
from itertools import islice

from kata.wire import BUILTINS

__builtins__ = BUILTINS

OBJECTS, ITEMS, LETTERS, DEEP = 300, 100, 200, 4  # at most, in one step
EXACT = 1 << 53  # beyond it, JavaScript's numbers have gaps
LONG = 256  # bits of an integer that is written out
OWN = {"solution", "given", "kata.wire.nodes"}  # the modules whose objects are looked into


class Values:
    """The values of one step as JSON; what is no plain data is named by its type."""

    def __init__(self, numbers):
        self.numbers, self.waiting, self.seen = numbers, [], set()

    def named(self, names):
        """Local variables, without functions, classes and modules."""
        return {
            name: self.of(value)
            for name, value in names.items()
            if name[:1] not in "._" and not (callable(value) and type(value).__module__ not in OWN)
        }

    def of(self, value, deep=0):
        """A value: itself, or a list of what it is and what stands for it."""
        kind = type(value)
        if value is None or kind is bool or (kind is int and -EXACT < value < EXACT):
            return value
        if kind is str:
            return value if len(value) <= LETTERS else f"{value[:LETTERS]}…"
        if kind is int:
            bits = value.bit_length()
            return ["int", str(value) if bits <= LONG else f"a number of {bits:,} bits"]
        if kind is float:
            return ["float", repr(value)]
        if kind is range:
            return ["other", repr(value)]
        if issubclass(kind, (tuple, frozenset)) and deep < DEEP:
            name = "tuple" if issubclass(kind, tuple) else "frozenset"
            items = [self.of(item, deep + 1) for item in islice(kind.__iter__(value), ITEMS)]
            return [name, *(items if name == "tuple" else ordered(items))]
        known = issubclass(kind, (list, dict, set, deque)) or kind.__module__ in OWN
        if not known or (id(value) not in self.seen and len(self.seen) >= OBJECTS):
            return ["other", kind.__name__]
        key = id(value), kind.__name__
        if id(value) not in self.seen:
            self.seen.add(id(value))
            self.waiting.append((self.numbers.setdefault(key, len(self.numbers)), value))
        return ["@", self.numbers[key]]

    def heap(self):
        """{number: what it holds} of all that can be reached."""
        found = {}
        for number, value in self.waiting:  # which grows meanwhile
            found[number] = self._held(value)
        return found

    def _held(self, value):
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
            pairs = list((dict.items if shape == "map" else attributes)(value))
            items, size = [[self.of(k), self.of(v)] for k, v in pairs[:ITEMS]], len(pairs)
        return [kind.__name__, shape, items, *([size] if size > len(items) else [])]


def ordered(items):
    """The items of a set, the smaller first where that can be told."""
    try:
        return sorted(items, key=lambda item: (type(item).__name__, item))
    except TypeError:
        return sorted(items, key=repr)


def attributes(value):
    """The attributes of an object of the solution's, or of a node, past any code of its class."""
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in [slots] if isinstance(slots, str) else slots:
            if hasattr(kind.__dict__.get(name), "__get__"):
                with suppress(AttributeError):
                    yield name, kind.__dict__[name].__get__(value)
    with suppress(AttributeError):
        yield from object.__getattribute__(value, "__dict__").items()
