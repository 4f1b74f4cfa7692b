"""The traces that a docstring states: what holds on an input, row by row, as the code goes on.

    For nums = [2, 7, 4], target = 11:

        i  num  seen
        0  2    {2: 0}
        1  7    {2: 0, 7: 1}
        return [1, 2]  the partner of 4 is there

`-` in a row is any value, or none; what follows the last column is a comment. A row that begins
with `return` is a value that is returned.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

TRACE = re.compile(r"^For ((?:.+\n)*?.*):\n\n?((?: {4}.*(?:\n|\Z))+)", re.MULTILINE)
RETURN = "return"
ANY = "-"


class Row(NamedTuple):
    """What holds in one step: {expression: its value, as written}, and what is said of it."""

    text: str
    values: dict[str, str]
    comment: str

    @property
    def ends(self) -> bool:
        """True if it only tells what is returned."""
        return [*self.values] == [RETURN]


class Trace(NamedTuple):
    """An input as the examples state it, and what happens on it."""

    input: str
    columns: list[str]
    rows: list[Row]

    @property
    def table(self) -> list[Row]:
        """Its rows, but for those that only tell what is returned."""
        return [row for row in self.rows if not row.ends]


def traces_in(docstring: str) -> list[Trace]:
    """Return the traces that a docstring states."""
    return [trace for _, trace in pieces(docstring) if trace]


def pieces(docstring: str) -> Iterator[tuple[str, Trace | None]]:
    """Yield each trace of a docstring after the prose above it, and last the prose below them."""
    end = 0
    for found in TRACE.finditer(docstring):
        yield docstring[end : found.start()], _trace(" ".join(found[1].split()), found[2])
        end = found.end()
    yield docstring[end:], None


def _trace(given: str, block: str) -> Trace:
    """Return the trace of an input; the first line that returns nothing names the columns."""
    columns: list[str] = []
    rows = []
    for line in filter(None, map(str.strip, block.splitlines())):
        cells = re.split(" {2,}", line)
        returns = line.startswith(f"{RETURN} ")
        if not returns and not columns:
            columns = cells
            continue
        names = [RETURN] if returns else columns
        if returns:
            cells[0] = cells[0].removeprefix(f"{RETURN} ")
        values = {name: value for name, value in zip(names, cells) if value != ANY}
        rows.append(Row(line, values, "  ".join(cells[len(names) :])))
    return Trace(given, columns, rows)


def changed(trace: Trace, tree: ast.Module) -> list[set[str]]:
    """Return for each row the columns of the solution's state that changed since the row above.

    An item that a loop takes is no state, nor is a count of the rows.
    """
    dull = {name for name in trace.columns if _is_item(name, tree) or _counts(name, trace.table)}
    found: list[set[str]] = []
    above: dict[str, str] = {}
    for row in trace.rows:
        is_new = {name for name, value in row.values.items() if above and above.get(name) != value}
        found.append(set() if row.ends else is_new - dull)
        above = above if row.ends else row.values
    return found


def _is_item(column: str, tree: ast.Module) -> bool:
    """Tell whether a column speaks only of what a loop takes, as `i` and `nums[i]` do."""
    loops = (one for one in ast.walk(tree) if isinstance(one, ast.For | ast.comprehension))
    taken = Counter(name for loop in loops for name in _stored(loop.target))
    made = Counter(_stored(tree)) - taken
    said = {*re.findall(r"[^\W\d]\w*", column)}
    return bool(said & {*taken}) and not said & {*made}


def _stored(tree: ast.AST) -> Iterator[str]:
    """Yield the variables that are set in a tree, each time."""
    names = (one for one in ast.walk(tree) if isinstance(one, ast.Name))
    return (name.id for name in names if isinstance(name.ctx, ast.Store))


def _counts(column: str, rows: list[Row]) -> bool:
    """Tell whether a column goes up, or down, by one in each row."""
    values = [row.values.get(column, "") for row in rows]
    numbers = [int(value) for value in values if re.fullmatch(r"-?\d+", value)]
    steps = {later - number for number, later in pairwise(numbers)}
    return len(numbers) == len(values) and steps in ({1}, {-1})
