"""Recorded values, which wire/cells.py writes: taken apart, as Python's own, and as text."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from kata.wire.cells import HELD, ITEMS, LETTERS
from kata.wire.expressions import UnknownError

Cell: TypeAlias = bool | int | str | list[Any] | None  # itself, or [kind, what represents it ...]
NAMED_DEEP = 2  # steps from a variable to an object that is named after it
SHORT, LONG = 24, 60  # characters of a value that is told, and of one that is quoted
TYPES = {"str": "long string", "int": "large number"}  # what is not written out, for people
BRACKETS = {
    "list": ("[", "]"),
    "set": ("{", "}"),
    "map": ("{", "}"),
    "tuple": ("(", ")"),
    "frozenset": ("frozenset({", "})"),
}


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
        if kind in ("tuple", "frozenset"):
            return Content(kind, kind, rest, len(rest) + (len(rest) >= ITEMS))
        return Content(rest[0] if kind in ("other", "more") else kind, "", [], 0)


def is_held(cell: Cell) -> bool:
    """Tell whether a value is mutable."""
    return type(cell) is list and cell[0] == HELD


def number_of(cell: Cell) -> int:
    """Return the number of a mutable value."""
    assert isinstance(cell, list)
    return int(cell[1])


def cell_of(number: int) -> Cell:
    """Return the mutable value of that number."""
    return [HELD, number]


def value_of(cell: Cell) -> Any:
    """Return a value that holds no others as Python's own."""
    if type(cell) is not list:
        if type(cell) is str and len(cell) > LETTERS:
            raise UnknownError
        return cell
    kind, text = cell[0], cell[1] if cell[1:] else ""
    with suppress(ValueError):  # of a large number, only the size is known
        if kind in ("int", "float"):
            return int(text) if kind == "int" else float(text)
    if kind == "other" and text.startswith("range("):
        return range(*map(int, text[6:-1].split(",")))
    raise UnknownError


def paths(names: Mapping[str, Cell], heap: Heap) -> dict[int, str]:
    """Return {number of an object: the shortest code that leads to it from these variables}."""
    found: dict[int, str] = {}
    level = [*names.items()]
    for _ in range(NAMED_DEEP + 1):
        held = [(name, cell) for name, cell in level if is_held(cell)]
        for name, cell in held:
            found.setdefault(number_of(cell), name)
        level = [part for name, cell in held for part in _parts(name, cell, heap, found)]
    return found


def _parts(
    name: str, cell: Cell, heap: Heap, known: Mapping[int, str]
) -> Iterator[tuple[str, Cell]]:
    """Yield what an object holds, each with its name in the code."""
    content = heap.content(cell)
    if content.shape == "list":
        yield from ((f"{name}[{i}]", item) for i, item in enumerate(content.items))
    elif content.shape == "object":
        yield from ((f"{name}.{key}", item) for key, item in content.items)
    elif content.shape == "map":
        for key, item in content.items:
            written = known.get(number_of(key)) if is_held(key) else text(key, heap, SHORT)
            if written:
                yield f"{name}[{written}]", item


def told_value(cell: Cell, heap: Heap, most: int = SHORT) -> str:
    """Return a value in short: as Python writes it, or by its type, a node with its value."""
    if written := text(cell, heap, most, nodes=True):
        return written
    content = heap.content(cell)
    kind = TYPES.get(content.type, content.type)
    many = f" of {content.size:,}" * (content.shape in ("list", "set", "map"))
    article = "an" if kind[:1] in "aeioAEIO" else "a"
    return f"{article} {kind}{many}" if kind else "something"


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
