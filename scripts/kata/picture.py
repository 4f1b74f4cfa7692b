"""Boards as text, side by side, with the squares marked that matter."""

from rich.cells import cell_len
from rich.text import Text

WIDTH = 80
HEIGHT = 16
CELL = 3  # characters: the square and a mark on either side
GAP = 3


def drawable(rules, value):
    """The rows of cells that the problem's `picture` makes of a value, or None."""
    if not hasattr(rules, "picture") or not isinstance(value, (list, tuple)):
        return None
    try:
        rows = [list(row) for row in rules.picture(value)]
    except Exception:  # a wrong answer can have any shape
        return None
    cells = [cell for row in rows for cell in row]
    fine = all(isinstance(c, str) and c.isprintable() and cell_len(c) == 1 for c in cells)
    return rows if cells and fine else None


def draw(pictures, focus=None, whole=False):
    """Lines that show {title: rows} side by side, or, when the whole is too wide, one by one.

    The focus is marked in the input, in `yours` each square that differs from what is expected;
    of a large board only the part around these is shown.
    """
    wrong = differences(pictures.get("expected"), pictures.get("yours"))
    height = max(map(len, pictures.values()))
    width = max(len(row) for rows in pictures.values() for row in rows)
    across = (WIDTH - 2 - GAP * len(pictures)) // len(pictures) // CELL
    if whole and width > across:
        for title, rows in pictures.items():
            yield Text(f"  {title}", "bold")
            yield from (Text("  " + "".join(map(_visible, row))) for row in rows)
    else:
        row, column = wrong[0] if wrong else focus or (0, 0)
        down = _window(row, height, height if whole else HEIGHT)
        right = _window(column, width, across)
        titles = [f" {title:{CELL * len(right) - 1 + GAP}}" for title in pictures]
        yield Text(f"  {''.join(titles)}".rstrip(), "bold")
        for i in down:
            rows = (_line(*picture, i, right, focus, wrong) for picture in pictures.items())
            line = Text("  ") + Text(" " * GAP).join(rows)
            line.rstrip()
            yield line
        if (len(down), len(right)) != (height, width):
            part = f"rows {down[0]} to {down[-1]} and columns {right[0]} to {right[-1]}"
            yield Text(f"  {part} of {height} × {width}", "dim")
    if wrong:
        yield _difference(pictures["expected"], pictures["yours"], wrong)


def differences(expected, yours):
    """The squares at which two boards are not alike; none where there are not two."""
    if not (expected and yours):
        return []
    return [
        (i, j)
        for i in range(max(len(expected), len(yours)))
        for j in range(max(len(row) for rows in (expected, yours) for row in rows))
        if _at(expected, i, j) != _at(yours, i, j)
    ]


def _difference(expected, yours, wrong):
    shapes = [(len(rows), {len(row) for row in rows}) for rows in (expected, yours)]
    if shapes[0] != shapes[1]:
        return Text("  yours is not of the same size as expected", "red")
    row, column = wrong[0]
    verb = "differs" if len(wrong) == 1 else "differ"
    return Text(
        f"  {len(wrong)} of {sum(map(len, expected)):,} squares {verb}: ({row}, {column}) should be"
        f" {_visible(expected[row][column])}, is {_visible(yours[row][column])}"
    )


def _line(title, rows, i, columns, focus, wrong):
    """One row of one picture."""
    line = Text()
    for j in columns:
        cell = _visible(_at(rows, i, j))
        if title == "input" and (i, j) == focus:
            line.append(f"▸{cell} ", "bold yellow")
        elif title == "yours" and (i, j) in wrong:
            line.append(f"[{cell}]", "bold red")
        else:
            line.append(f" {cell} ")
    return line


def _window(centre, length, most):
    """At most so many of the numbers below `length`, around the centre."""
    start = max(0, min(centre - most // 2, length - most))
    return range(start, min(start + most, length))


def _at(rows, i, j):
    return rows[i][j] if i < len(rows) and j < len(rows[i]) else " "


def _visible(cell):
    return "·" if cell == " " else cell
