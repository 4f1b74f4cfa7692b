"""Search a 2D Matrix: the matrices to judge on, and whether any row has the target."""

from itertools import chain, pairwise
from random import Random

SMALL, LARGEST = 4, 100
COMPARED = [("first", 3), ("first", 100), ("last", 100), ("missing", 100)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Any items in order; each row is raised by its number, to begin above the one before.

    Small matrices have up to six items, near any value; others have items of any range.
    """
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 6 // rows) if size <= SMALL else size) + 1))
    if size <= SMALL:
        start = pick(VALUES[: -rows - 2])
        options = start, start + 1, start + 3
    else:
        start, end = pick.interval(VALUES[:-rows])
        options = range(start, end + 1)
    items = pick.sorted(rows * columns, options)
    matrix = [[n + i for n in items[i * columns : (i + 1) * columns]] for i in range(rows)]
    if size <= SMALL:
        return matrix, pick((*range(matrix[0][0] - 1, matrix[-1][-1] + 2), VALUES[0], VALUES[-1]))
    near = pick(pick(matrix)) + pick((-1, 0, 1))
    return matrix, pick((min(max(near, VALUES[0]), VALUES[-1]), pick(VALUES)))


def check(matrix, target):
    """Each row is in order, and begins above the end of the one before."""
    if any(one > other for row in matrix for one, other in pairwise(row)):
        raise ValueError("a row is not in non-decreasing order")
    if any(above[-1] >= row[0] for above, row in pairwise(matrix)):
        raise ValueError("a row does not begin above the end of the one before")


def answer(matrix, target):
    """Look at every item."""
    return target in chain(*matrix)


def killers():
    """Matrices at the bounds, and what is looked for in them."""
    for rows, columns in (100, 100), (1, 100), (100, 1), (2, 100), (100, 2):
        matrix = even(rows, columns)
        for number in {n for row in (matrix[0], matrix[rows // 2], matrix[-1]) for n in row[::99]}:
            for target in number, number + 1:
                yield f"{rows}×{columns}: find {target:,}", (matrix, target)
    matrix = even(LARGEST, LARGEST)
    for target in Random("anywhere").sample([*chain(*matrix)], 20):
        yield f"100×100: find {target:,}", (matrix, target)


def workloads(size):
    """Matrices of size × size to time."""
    matrix = even(size, size)
    last = matrix[-1][-1]
    return {"first": (matrix, VALUES[0]), "last": (matrix, last), "missing": (matrix, last - 1)}


def even(rows, columns):
    """That many rows and columns of the first even numbers, in reading order."""
    return [[*VALUES[::2][i * columns : (i + 1) * columns]] for i in range(rows)]
