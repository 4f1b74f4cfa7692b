"""Boards, linked lists and trees as text; boards side by side, with marks on what matters."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kata.judge.model import Drawing
from kata.problem.signature import required
from kata.text import text_of
from kata.wire.model import Kind
from kata.wire.nodes import NODES

Rows = list[list[str]]
Square = tuple[int, int]
Marks = dict[tuple[str, int, int], tuple[str, str]]  # {(title, row, column): (pattern, style)}

WIDTH = 80
HEIGHT = 16
LONGEST_CELL = 16  # characters of a cell
LINES = 16  # of a tree
INDENT, MARKS, GAP = 2, 2, 3  # characters: before a line, around a square, between two boards


def board_rows(drawing: Drawing | None, which: str, kind: Kind, value: Any) -> Rows | None:
    """Return the cells to draw as text, from a drawing or of a matrix; None if there are none."""
    is_nested = kind[1:] and kind[1][0] == "List" and isinstance(value, list)
    is_board = is_nested and all(isinstance(row, (list, str)) for row in value)
    is_matrix = is_board and len({*map(len, value)}) == 1
    cells = drawing.boards.get(which, ()) if drawing else value if is_matrix else ()
    rows = [[_visible(str(cell)) for cell in row] for row in cells]
    return rows if any(rows) and all(map(str.isprintable, chain(*rows))) else None


def draw_boards(
    boards: dict[str, Rows], focus: Square | None = None, whole: bool = False
) -> Iterator[Text]:
    """Yield lines that show {title: rows}, side by side or, if that is too wide, one by one.

    Marks the focus in the input and, in `yours`, each square that differs from the expected one.
    Of a large board, shows only the part around the first of these, unless the whole is wanted.
    """
    wrong = differences(boards.get("expected"), boards.get("yours"))
    marks: Marks = {("yours", i, j): ("[{}]", "bold red") for i, j in wrong}
    if focus:
        marks["input", focus[0], focus[1]] = "▸{} ", "bold yellow"
    height = max(map(len, boards.values()))
    width = max(len(row) for rows in boards.values() for row in rows)
    cell = max(cell_len(text) for rows in boards.values() for text in chain(*rows))
    across = max(1, (WIDTH - INDENT - GAP * (len(boards) - 1)) // len(boards) // (cell + MARKS))
    row, column = wrong[0] if wrong else focus or (0, 0)
    down = _window(row, height, height if whole else HEIGHT)
    right = _window(column, width, width if whole else across)
    yield from _lines(boards, down, right, cell, marks)
    if (len(down), len(right)) != (height, width):
        part = f"rows {down[0]} to {down[-1]} and columns {right[0]} to {right[-1]}"
        yield Text(f"  {part} of {height} × {width}", "dim")
    if wrong:
        yield _difference(boards["expected"], boards["yours"], wrong)


def differences(expected: Any, yours: Any) -> list[Square]:
    """Return the squares at which two boards differ; none if there are not two."""
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
    boards: dict[str, Rows], down: range, right: range, cell: int, marks: Marks
) -> Iterator[Text]:
    """Yield the titles, then these rows of each board, with these columns."""
    width = (cell + MARKS) * len(right) + GAP
    titles = "".join(f" {title:{width - 1}}" for title in boards)
    yield Text(f"{' ' * INDENT}{titles}".rstrip(), "bold")
    for i in down:
        line = Text()
        for title, rows in boards.items():
            line.append(" " * (GAP if line else INDENT))
            for j in right:
                text = _at(rows, i, j)
                pattern, style = marks.get((title, i, j), (" {} ", ""))
                line.append(pattern.format(" " * (cell - cell_len(text)) + text), style)
        line.rstrip()
        yield line


def _window(centre: int, length: int, most: int) -> range:
    """Return up to `most` of the numbers below `length`, around the centre."""
    start = max(0, min(centre - most // 2, length - most))
    return range(start, min(start + most, length))


def _at(rows: Any, i: int, j: int) -> Any:
    return rows[i][j] if i < len(rows) and j < len(rows[i]) else ""


def _visible(cell: str) -> str:
    cell = "·" if cell == " " else cell
    return cell if len(cell) <= LONGEST_CELL else f"{cell[: LONGEST_CELL - 1]}…"


def node_lines(kind: Kind, value: Any) -> list[str]:
    """Return the lines that show nodes; none if the value is not drawn."""
    kind = required(kind)
    if isinstance(kind, str) and kind in NODES and isinstance(value, list):
        draws = DRAWN.get(NODES[kind].drawn)
        return draws(value) if draws else []
    return []


def draw_chain(values: list[Any]) -> list[str]:
    """Return the values in one line that ends in None."""
    return [text_of(" → ".join([*map(str, values), "None"])).strip("'")]


def draw_tree(values: list[Any]) -> list[str]:
    """Draw the root on top, its children below it to the right; `·` if only one is missing."""
    if not values:
        return ["(empty)"]
    children: dict[int | None, tuple[int | None, int | None]] = {}
    places = [None if value is None else i for i, value in enumerate(values)]
    parents, rest = [0], iter(places[1:])
    for place in parents:  # the list grows as we read it
        children[place] = next(rest, None), next(rest, None)
        parents += [i for i in children[place] if i is not None]
    lines: list[str] = []
    waiting: list[tuple[int | None, str, str]] = [(0, "", "")]
    while waiting and len(lines) < LINES:
        here, first, below = waiting.pop()
        lines.append(first + ("·" if here is None else text_of(values[here])))
        left, right = children.get(here, (None, None))
        if (left, right) != (None, None):
            waiting += (right, below + "└─ ", below + "   "), (left, below + "├─ ", below + "│  ")
    return lines + ["..."] * bool(waiting)


DRAWN = {"chain": draw_chain, "tree": draw_tree}  # as a kind of node names its drawing
