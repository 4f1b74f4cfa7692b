"""Recorded values: as Python's, as far as all of a value is known, and as text."""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kata.wire.cells import ITEMS, LETTERS
from kata.wire.expressions import UnknownError

LONG = 60  # characters of a value that is quoted
PARTS = {"tuple": tuple, "frozenset": frozenset}  # recorded with their items
BUILT_IN = {"list", "deque", "dict", "defaultdict", "OrderedDict", "Counter", "set"}
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


def value_of(cell: Any) -> Any:
    """A recorded value as Python's own; a mutable one as a Held."""
    if type(cell) is not list:
        if type(cell) is str and len(cell) > LETTERS:
            raise UnknownError
        return cell
    kind, *rest = cell
    if kind == "@":
        return Held(rest[0])
    if kind in PARTS and len(rest) < ITEMS:
        return PARTS[kind](map(value_of, rest))
    if kind in ("int", "float"):
        return number(kind, rest[0])
    if kind == "other" and rest[0].startswith("range("):
        return range(*map(int, rest[0][6:-1].split(",")))
    raise UnknownError


def number(kind: str, text: str) -> float:
    try:
        return int(text) if kind == "int" else float(text)
    except ValueError:  # only its size is known
        raise UnknownError from None


def held(value: Held, heap: Any) -> Any:
    """What it holds: [type, shape, items], with a size if some are cut."""
    content = heap.get(str(value.number))
    if content is None or (content[1] != "object" and content[0] not in BUILT_IN):
        raise UnknownError
    return content


def whole(value: Any, heap: Any, around: tuple[int, ...] = ()) -> Any:
    """The value with all that it holds, as Python's own; an object stays a Held."""
    if isinstance(value, tuple):
        return tuple(whole(item, heap, around) for item in value)
    if not isinstance(value, Held):
        return value
    _, shape, items, *size = held(value, heap)
    if shape == "object":
        return value
    if size or value.number in around:
        raise UnknownError
    inside = (*around, value.number)
    if shape == "map":
        pairs = (tuple(whole(value_of(cell), heap, inside) for cell in pair) for pair in items)
        return dict(pairs)
    some = (whole(value_of(cell), heap, inside) for cell in items)
    return set(some) if shape == "set" else [*some]


def is_whole(cell: Any, heap: Any, met: set[int] | None = None) -> bool:
    """Whether a recording has all of a value, and of the objects that it holds."""
    met = set() if met is None else met  # the objects that are whole, or being looked at
    if type(cell) is str:
        return len(cell) <= LETTERS
    if type(cell) is not list:
        return True
    kind, *rest = cell
    if kind in PARTS:
        return len(rest) < ITEMS and all(is_whole(one, heap, met) for one in rest)
    if kind != "@":
        return kind == "float" or (kind == "int" and bool(re.fullmatch(r"-?\d+", rest[0])))
    if rest[0] in met:
        return True
    met.add(rest[0])
    found = heap.get(str(rest[0]))
    if not found or len(found) > 3:
        return False
    _, shape, items = found
    parts = [part for pair in items for part in pair] if shape in ("map", "object") else items
    return all(is_whole(one, heap, met) for one in parts)


def text(cell: Any, heap: Any, most: int = LONG, nodes: bool = False) -> str:
    """The recorded value as Python writes it; "" if it is long, or not all of it is known.

    Of an object nothing is told or, if nodes are wanted, its type and `val`.
    """
    with suppress(UnknownError):
        return _text(cell, heap, most, nodes)
    return ""


def _text(cell: Any, heap: Any, most: int, nodes: bool) -> str:
    kind, items, size = "", [], []
    if type(cell) is list and cell[0] == "@":
        kind, shape, items, *size = heap.get(str(cell[1]), ("", "object", []))
    elif type(cell) is list and cell[0] in PARTS:
        shape, *items = cell
    else:
        return _fitting(repr(value_of(cell)), most)
    if shape == "object" and nodes:
        val = next((item for name, item in items if name == "val"), ["unknown"])
        return _fitting(f"{kind}({_text(val, heap, most, False)})", most)
    if shape == "object" or size or 2 * len(items) > most:
        raise UnknownError
    parts: list[str] = []
    for item in items:
        pair = item if shape == "map" else [item]
        parts.append(": ".join(_text(one, heap, most - 2, nodes) for one in pair))
        most -= len(parts[-1])
    if shape in ("set", "frozenset") and not parts:
        return _fitting(f"{kind or shape}()", most)
    inside = ", ".join(parts) + "," * (shape == "tuple" and len(parts) == 1)
    start, end = BRACKETS[shape]
    return _fitting(f"{start}{inside}{end}", most + len(inside))


def _fitting(text: str, most: int) -> str:
    if len(text) > most:
        raise UnknownError
    return text
