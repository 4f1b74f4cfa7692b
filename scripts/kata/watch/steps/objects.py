"""The values of one state as Python's own, made when they are asked for."""

from collections import Counter, OrderedDict, deque
from contextlib import suppress
from typing import Any

from kata.watch.steps.recorded_values import Cell, Content, Heap, cell_of, is_held, value_of
from kata.wire.cells import ITEMS
from kata.wire.expressions import UnknownError

CONTAINERS: dict[str, type[Any]] = {
    "list": list,
    "deque": deque,
    "dict": dict,
    "defaultdict": dict,  # to look up a key that it lacks changes a real one
    "OrderedDict": OrderedDict,
    "Counter": Counter,
    "set": set,
}
PARTS = {"tuple": tuple, "frozenset": frozenset}  # recorded with their items
PLAIN = {int, bool, type(None)}  # recorded as themselves
NO_NUMBER = -1  # of what is no object in the heap


class Thing:
    """An object of a class of the solution's; equal to itself only."""

    def __init__(self, number: int, fields: dict[str, Cell]) -> None:
        self.number, self.fields = number, fields

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and other.number == self.number

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        raise UnknownError


class Unknown(Thing):
    """A value of which too little is recorded, or whose class says what an operation means."""

    def __bool__(self) -> bool:
        raise UnknownError

    def __eq__(self, other: object) -> bool:
        raise UnknownError

    def __hash__(self) -> int:
        raise UnknownError


class Part(Unknown):
    """A container of which only the first items are recorded."""

    def __init__(self, number: int, size: int, items: list[Any]) -> None:
        super().__init__(number, {})
        self.size, self.items = size, items

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < len(self.items):
            return self.items[index]
        raise UnknownError


class Objects:
    """The values of a state, each object once; `is_plain` if no class says what operations mean."""

    def __init__(self, heap: Heap, is_plain: bool) -> None:
        self.heap, self.thing = heap, Thing if is_plain else Unknown
        self.made: dict[int, Any] = {}  # {number: the object}
        self.numbers: dict[int, int] = {}  # {identity of an object: its number}

    def of(self, cell: Cell) -> Any:
        """Return a recorded value; an Unknown where it is not recorded."""
        with suppress(UnknownError):
            if type(cell) is not list:
                return value_of(cell)
            kind, *rest = cell
            if is_held(cell):
                return self.made[rest[0]] if rest[0] in self.made else self._make(*rest)
            if kind in PARTS and len(rest) < ITEMS:
                return PARTS[kind](map(self.of, rest))
            return value_of(cell)
        return Unknown(NO_NUMBER, {})

    def number(self, value: Any) -> int:
        """Return the number of an object that was made here; NO_NUMBER of any other value."""
        return self.numbers.get(id(value), NO_NUMBER)

    def _each(self, cells: list[Cell]) -> list[Any]:
        return [one if type(one) in PLAIN else self.of(one) for one in cells]

    def _make(self, number: int) -> Any:
        content = self.heap.content(cell_of(number))
        made = self._begun(number, content)
        self.made[number], self.numbers[id(made)] = made, number
        try:
            if isinstance(made, (list, deque)):
                made.extend(self._each(content.items))
            elif isinstance(made, set):
                made.update(self._each(content.items))
            elif isinstance(made, dict):
                for key, item in content.items:
                    made[self.of(key)] = self.of(item)
        except UnknownError:  # of a key or an item it is not known whether there is another like it
            made = self.made[number] = Unknown(number, {})
            self.numbers[id(made)] = number
        return made

    def _begun(self, number: int, content: Content) -> Any:
        """Return an object that holds nothing yet; one that stays as it is if not all is known."""
        if content.shape == "object":
            return self.thing(number, dict(content.items))
        if content.type not in CONTAINERS:
            return Unknown(number, {})
        if content.is_cut:
            items = content.items if content.shape == "list" else []
            return Part(number, content.size, self._each(items))
        return CONTAINERS[content.type]()
