"""How a solution calls what a recording numbers: by a variable, or as a part of one."""

from collections.abc import Iterator
from typing import Any

from kata.steps.state import State
from kata.steps.values import text

SHORT = 24  # characters of a value that is told
DEEP = 2  # steps from a variable to an object that is named after it
TYPES = {"str": "long string", "int": "large number"}  # what is not written out, for people
NOTHING: list[Any] = ["", "", []]  # what an object holds that is not recorded


def place_of(board: Any, number: str, key: Any, heap: Any) -> tuple[int, ...] | None:
    """Where an item is on the board: (row, column), or (index,) of a list; None if elsewhere."""
    if not board or type(key) is not int:
        return None
    if number == str(board[1]):
        return (key,)
    rows = heap.get(str(board[1]), NOTHING)[2]
    at = [i for i, row in enumerate(rows) if row == ["@", int(number)]]
    return (at[0], key) if len(at) == 1 else None


def name_of(number: str, state: State, preferred: set[str], deep: int = DEEP) -> str:
    """What the code of the innermost frame can call that object; "" for nothing short."""
    wanted = ["@", int(number)]
    return next((name for cell, name in _named(state, preferred, deep) if cell == wanted), "")


def _named(state: State, preferred: set[str], deep: int) -> Iterator[tuple[Any, str]]:
    """Variables, the preferred ones first, then what they hold, then what that holds."""
    level = [(cell, name) for name, cell in state.names.items() if type(cell) is list]
    level.sort(key=lambda pair: pair[1] not in preferred)
    for _ in range(deep):
        yield from level
        level = [pair for cell, name in level for pair in _parts(cell, name, state.heap)]
    yield from level


def _parts(cell: Any, name: str, heap: Any) -> Iterator[tuple[Any, str]]:
    """What an object holds that can change, too."""
    _, shape, items, *_ = heap.get(str(cell[1]), NOTHING) if cell[0] == "@" else NOTHING
    if shape == "list":
        yield from ((item, f"{name}[{i}]") for i, item in enumerate(items) if type(item) is list)
    elif shape == "object":
        yield from ((item, f"{name}.{key}") for key, item in items if type(item) is list)
    elif shape == "map":
        for key, item in items:
            if type(item) is list and (written := text(key, heap, SHORT)):
                yield item, f"{name}[{written}]"


def told_value(cell: Any, heap: Any, most: int = SHORT) -> str:
    """A value in short: as Python writes it, or by its type, a node with its value."""
    if written := text(cell, heap, most, nodes=True):
        return written
    kind, shape, items, *size = content(cell, heap)
    kind = TYPES.get(kind, kind)
    many = f" of {size[0] if size else len(items):,}" * (shape in ("list", "set", "map"))
    return f"{'an' if kind[:1] in 'aeioAEIO' else 'a'} {kind}{many}" if kind else "something"


def content(cell: Any, heap: Any) -> list[Any]:
    """[type, shape, items] of a value; the last two are empty unless it can change."""
    if type(cell) is not list:
        return [type(cell).__name__, "", []]
    if cell[0] == "@":
        return list(heap.get(str(cell[1]), NOTHING))
    return [cell[1] if cell[0] in ("other", "more") else cell[0], "", []]
