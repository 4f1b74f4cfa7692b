"""Row and column sums: both divide one length, and each overlap of their pieces is a cell."""

from itertools import accumulate, pairwise
from random import Random

SMALL, LARGEST = 3, 500
HIGHEST, CELLS = 10**8, 5000
COMPARED = [("any sums", 10), ("any sums", 500), ("mostly zero", 500), ("five rows", 500)]


def inputs(pick, size):
    """Cut one total into row sums, and again into column sums: every legal input, each once.

    A random matrix has up to 5000 cells, so that many of any shape can be judged.
    """
    rows = pick(range(1, size + 1))
    columns = pick(range(1, min(size, CELLS // rows) + 1))
    highest = size if size <= SMALL else HIGHEST
    total = pick(range(min(rows, columns) * highest + 1))
    sums = cut(pick, total, rows, highest), cut(pick, total, columns, highest)
    return sums if size <= SMALL else (pick.shuffled(sums[0]), pick.shuffled(sums[1]))


def cut(pick, total, count, highest):
    """Cut the total into that many sums, none above the highest."""
    sums = []
    for others in reversed(range(count)):
        sums.append(pick(range(max(total - others * highest, 0), min(total, highest) + 1)))
        total -= sums[-1]
    return sums


def check(row_sums, column_sums):
    """The totals are equal."""
    if sum(row_sums) != sum(column_sums):
        raise ValueError(f"the rows add up to {sum(row_sums)}, the columns to {sum(column_sums)}")


def answer(*both):
    """Lay the row sums end to end, the column sums beside them: a cell is where two overlap."""
    rows, columns = (list(pairwise(accumulate(sums, initial=0))) for sums in both)
    return [[max(min(end, b) - max(start, a), 0) for a, b in columns] for start, end in rows]


def accepts(arguments, result):
    """Whether it is a matrix of that shape, not negative, and with these sums; or why not."""
    row_sums, column_sums = arguments
    if [len(row) for row in result] != [len(column_sums)] * len(row_sums):
        return f"it does not have {len(row_sums)} rows of {len(column_sums)} columns"
    if (least := min(map(min, result))) < 0:
        return f"it has a negative cell, {least}"
    for what, due, sums in (
        ("row", row_sums, map(sum, result)),
        ("column", column_sums, map(sum, zip(*result))),
    ):
        for i, (want, found) in enumerate(zip(due, sums)):
            if want != found:
                return f"{what} {i} adds up to {found}, not {want}"
    return True


def killers():
    """Sums at the bounds, named after what makes them hard."""
    most, zeros = [HIGHEST] * 499, [0] * 499
    yield "every sum at its bound, 500×500: one call per cell", ([*most, HIGHEST],) * 2
    yield "every sum is 0 at 500×500", ([*zeros, 0],) * 2
    yield "all sums 0 but the last of each", ([*zeros, HIGHEST],) * 2
    yield "odd sums near the bound: floats", ([*most, 1], [HIGHEST - 1, *most[1:], 2])


def workloads(size):
    """Sums to time: of a full matrix, of one with few cells above 0, and of a low and wide one."""
    rng = Random("workloads")
    return {
        "any sums": summed(rng, size, size, 1),
        "mostly zero": summed(rng, size, size, 0.1 / size),
        "five rows": summed(rng, 5, size, 1),
    }


def summed(rng, rows, columns, density):
    """The sums of a matrix of which this share may be above 0."""
    matrix = [[0] * columns for _ in range(rows)]
    for row in matrix:
        for column in range(columns):
            if rng.random() < density:
                row[column] = int((HIGHEST // max(rows, columns)) ** rng.random())
    return [*map(sum, matrix)], [*map(sum, zip(*matrix))]
