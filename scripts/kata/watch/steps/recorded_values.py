"""Recorded values, which wire/cells.py writes: taken apart, as Python's own, and as text."""

import re
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from kata.wire.cells import HELD, ITEMS, LETTERS
from kata.wire.expressions import UnknownError

Cell: TypeAlias = bool | int | str | list[Any] | None  # itself, or [kind, what represents it ...]
SHORT, LONG = 24, 60  # characters of a value that is told, and of one that is quoted
PARTS = {"tuple": tuple, "frozenset": frozenset}  # recorded with their items
BUILT_IN = {"list", "deque", "dict", "defaultdict", "OrderedDict", "Counter", "set"}
TYPES = {"str": "long string", "int": "large number"}  # what is not written out, for people
BRACKETS = {
    "list": ("[", "]"),
    "set": ("{", "}"),
    "map": ("{", "}"),
    "tuple": ("(", ")"),
    "frozenset": ("frozenset({", "})"),
}


@dataclass(frozen=True)
class Held:
    """A mutable value, by its number; what it holds stands in the heap."""

    number: int

    @property
    def cell(self) -> Cell:
        return [HELD, self.number]


class Content(NamedTuple):
    """The items of a value that holds others; of any other value, only its type."""

    type: str
    shape: str  # "list", "set", "map", "object", "tuple", "frozenset"; "" if it holds nothing
    items: list[Any]  # cells; pairs of a key, or an attribute's name, and a cell
    size: int  # how many items there are, or more than `items` has where that is not known

    @property
    def is_cut(self) -> bool:
        return self.size > len(self.items)

    @property
    def cells(self) -> list[Cell]:
        """All that it holds, keys included."""
        has_pairs = self.shape in ("map", "object")
        return list(chain.from_iterable(self.items)) if has_pairs else self.items


class Heap(dict[str, Any]):
    """{number: [type, shape, items, *size]} of the mutable values in one step."""

    def content(self, cell: Cell) -> Content:
        """Return the content of a value; an empty one where it is not recorded."""
        if type(cell) is not list:
            return Content(type(cell).__name__, "", [], 0)
        kind, *rest = cell
        if kind == HELD:
            kind, shape, items, *size = self.get(str(rest[0]), ("", "", []))
            return Content(kind, shape, items, *(size or [len(items)]))
        if kind in PARTS:
            return Content(kind, kind, rest, len(rest) + (len(rest) >= ITEMS))
        return Content(rest[0] if kind in ("other", "more") else kind, "", [], 0)

    def known(self, value: Held) -> Content:
        """Return the content of an object or a built-in container; UnknownError otherwise."""
        content = self.content(value.cell)
        if content.shape != "object" and content.type not in BUILT_IN:
            raise UnknownError
        return content


def is_held(cell: Cell) -> bool:
    """Tell whether a value is mutable."""
    return type(cell) is list and cell[0] == HELD


def number_of(cell: Cell) -> int:
    """Return the number of a mutable value."""
    assert isinstance(cell, list)
    return int(cell[1])


def value_of(cell: Cell) -> Any:
    """Return a recorded value as Python's own; a mutable one as a Held."""
    if type(cell) is not list:
        if type(cell) is str and len(cell) > LETTERS:
            raise UnknownError
        return cell
    kind, *rest = cell
    if kind == HELD:
        return Held(rest[0])
    if kind in PARTS and len(rest) < ITEMS:
        return PARTS[kind](map(value_of, rest))
    if kind in ("int", "float"):
        try:
            return int(rest[0]) if kind == "int" else float(rest[0])
        except ValueError:  # only its size is known
            raise UnknownError from None
    if kind == "other" and rest[0].startswith("range("):
        return range(*map(int, rest[0][6:-1].split(",")))
    raise UnknownError


def whole(value: Any, heap: Heap, around: tuple[int, ...] = ()) -> Any:
    """Return the value with all that it holds, as Python's own; an object stays a Held."""
    if isinstance(value, tuple):
        return tuple(whole(item, heap, around) for item in value)
    if not isinstance(value, Held):
        return value
    content = heap.known(value)
    if content.shape == "object":
        return value
    if content.is_cut or value.number in around:
        raise UnknownError
    inside = (*around, value.number)
    some = [whole(value_of(cell), heap, inside) for cell in content.cells]
    if content.shape == "map":
        return dict(zip(some[::2], some[1::2]))
    return set(some) if content.shape == "set" else some


def is_whole(cell: Cell, heap: Heap, met: set[int] | None = None) -> bool:
    """Tell whether a recording has all of a value, and of the objects that it holds."""
    met = set() if met is None else met  # the objects that are whole, or being looked at
    if type(cell) is not list:
        return type(cell) is not str or len(cell) <= LETTERS
    if is_held(cell):
        if cell[1] in met:
            return True
        met.add(cell[1])
    content = heap.content(cell)
    if content.shape:
        return not content.is_cut and all(is_whole(one, heap, met) for one in content.cells)
    return cell[0] == "float" or (cell[0] == "int" and bool(re.fullmatch(r"-?\d+", cell[1])))


def told_value(cell: Cell, heap: Heap, most: int = SHORT) -> str:
    """Return a value in short: as Python writes it, or by its type, a node with its value."""
    if written := text(cell, heap, most, nodes=True):
        return written
    content = heap.content(cell)
    kind = TYPES.get(content.type, content.type)
    many = f" of {content.size:,}" * (content.shape in ("list", "set", "map"))
    return f"{with_article(kind)}{many}" if kind else "something"


def with_article(kind: str) -> str:
    return f"{'an' if kind[:1] in 'aeioAEIO' else 'a'} {kind}"


def text(cell: Cell, heap: Heap, most: int = LONG, nodes: bool = False) -> str:
    """Return the recorded value as Python writes it; "" if it is long, or not all of it is known.

    Of an object nothing is told or, if nodes are wanted, its type and `val`.
    """
    with suppress(UnknownError):
        return _text(cell, heap, most, nodes)
    return ""


def _text(cell: Cell, heap: Heap, most: int, nodes: bool) -> str:
    content = heap.content(cell)
    shape, items = content.shape, content.items
    if not shape and not is_held(cell):
        return _fitting(repr(value_of(cell)), most)
    if shape == "object" and nodes:
        val = next((item for name, item in items if name == "val"), ["unknown"])
        return _fitting(f"{content.type}({_text(val, heap, most, False)})", most)
    if shape in ("", "object") or content.is_cut or 2 * len(items) > most:
        raise UnknownError
    parts: list[str] = []
    for item in items:
        pair = item if shape == "map" else [item]
        parts.append(": ".join(_text(one, heap, most - 2, nodes) for one in pair))
        most -= len(parts[-1])
    if shape in ("set", "frozenset") and not parts:
        return _fitting(f"{content.type}()", most)
    inside = ", ".join(parts) + "," * (shape == "tuple" and len(parts) == 1)
    start, end = BRACKETS[shape]
    return _fitting(f"{start}{inside}{end}", most + len(inside))


def _fitting(text: str, most: int) -> str:
    if len(text) > most:
        raise UnknownError
    return text
