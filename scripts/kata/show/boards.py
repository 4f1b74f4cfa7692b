"""Boards as text, side by side, with marks on the squares that matter."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kata.problem.rules import Rules
from kata.wire.model import Kind

Rows = list[list[str]]
Square = tuple[int, int]

WIDTH = 80
HEIGHT = 16
LONGEST = 16  # characters of a cell
INDENT, MARKS, GAP = 2, 2, 3  # characters: before a line, around a square, between two boards


def drawable(rules: Rules, kind: Kind, value: Any) -> Rows | None:
    """The rows of cells to draw, from `picture` or of a matrix, as text; None if there are none."""
    picture = rules.picture or (_rows if kind[1:] and kind[1][0] == "List" else None)
    if not picture or not isinstance(value, list):
        return None
    try:
        rows = [[_visible(str(cell)) for cell in row] for row in picture(value)]
    except Exception:  # a wrong result can have any shape
        return None
    return rows if any(rows) and all(map(str.isprintable, chain(*rows))) else None


def _rows(value: list[Any]) -> list[Any]:
    """The rows of a matrix; ValueError for anything else."""
    if len({len(row) for row in value}) != 1:
        raise ValueError("not a matrix")
    return value


def draw(
    boards: dict[str, Rows], focus: Square | None = None, whole: bool = False
) -> Iterator[Text]:
    """Lines that show {title: rows}: side by side or, if they are too wide as a whole, one by one.

    Marks the focus in the input and, in `yours`, each square that differs from the expected one.
    Of a large board, shows only the part around the first of these, unless the whole is wanted.
    """
    wrong = differences(boards.get("expected"), boards.get("yours"))
    height = max(map(len, boards.values()))
    width = max(len(row) for rows in boards.values() for row in rows)
    cell = max(cell_len(text) for rows in boards.values() for text in chain(*rows))
    across = _fitting(len(boards), cell)
    if whole and width > across:
        block = _fitting(1, cell)
        for title, rows in boards.items():
            for start in range(0, width, block):
                columns = range(start, min(start + block, width))
                yield from _lines({title: rows}, range(height), columns, cell, focus, wrong)
                if width > block:
                    yield Text(f"  columns {columns[0]} to {columns[-1]} of {width}", "dim")
    else:
        row, column = wrong[0] if wrong else focus or (0, 0)
        down = _window(row, height, height if whole else HEIGHT)
        right = _window(column, width, across)
        yield from _lines(boards, down, right, cell, focus, wrong)
        if (len(down), len(right)) != (height, width):
            part = f"rows {down[0]} to {down[-1]} and columns {right[0]} to {right[-1]}"
            yield Text(f"  {part} of {height} × {width}", "dim")
    if wrong:
        yield _difference(boards["expected"], boards["yours"], wrong)


def differences(expected: Any, yours: Any) -> list[Square]:
    """The squares at which two boards differ; none if there are not two."""
    if not (expected and yours):
        return []
    return [
        (i, j)
        for i in range(max(len(expected), len(yours)))
        for j in range(max(len(row) for rows in (expected, yours) for row in rows))
        if _at(expected, i, j) != _at(yours, i, j)
    ]


def _difference(expected: Rows, yours: Rows, wrong: list[Square]) -> Text:
    if [len(row) for row in expected] != [len(row) for row in yours]:
        return Text("  yours has a different size from expected", "red")
    row, column = wrong[0]
    verb = "differs" if len(wrong) == 1 else "differ"
    return Text(
        f"  {len(wrong)} of {sum(map(len, expected)):,} squares {verb}: ({row}, {column}) should be"
        f" {expected[row][column]} but is {yours[row][column]}"
    )


def _lines(
    boards: dict[str, Rows],
    down: range,
    right: range,
    cell: int,
    focus: Square | None,
    wrong: list[Square],
) -> Iterator[Text]:
    """The titles, then these rows of each board, with these columns."""
    width = (cell + MARKS) * len(right) + GAP
    titles = "".join(f" {title:{width - 1}}" for title in boards)
    yield Text(f"{' ' * INDENT}{titles}".rstrip(), "bold")
    for i in down:
        parts = (_line(title, rows, i, right, cell, focus, wrong) for title, rows in boards.items())
        line = Text(" " * INDENT) + Text(" " * GAP).join(parts)
        line.rstrip()
        yield line


def _line(
    title: str,
    rows: Rows,
    i: int,
    columns: range,
    cell: int,
    focus: Square | None,
    wrong: list[Square],
) -> Text:
    """One row of one board."""
    line = Text()
    for j in columns:
        text = _at(rows, i, j)
        text = " " * (cell - cell_len(text)) + text
        if title == "input" and (i, j) == focus:
            line.append(f"▸{text} ", "bold yellow")
        elif title == "yours" and (i, j) in wrong:
            line.append(f"[{text}]", "bold red")
        else:
            line.append(f" {text} ")
    return line


def _fitting(boards: int, cell: int) -> int:
    """How many columns of each board fit on a line."""
    return max(1, (WIDTH - INDENT - GAP * (boards - 1)) // boards // (cell + MARKS))


def _window(centre: int, length: int, most: int) -> range:
    """At most `most` of the numbers below `length`, around the centre."""
    start = max(0, min(centre - most // 2, length - most))
    return range(start, min(start + most, length))


def _at(rows: Any, i: int, j: int) -> Any:
    return rows[i][j] if i < len(rows) and j < len(rows[i]) else ""


def _visible(cell: str) -> str:
    cell = "·" if cell == " " else cell
    return cell if len(cell) <= LONGEST else f"{cell[: LONGEST - 1]}…"
