"""Search a 2D Matrix: whether any row has the target."""

from itertools import chain, pairwise
from random import Random

LARGEST = 100
COMPARED = [("first", 3), ("first", 100), ("last", 100), ("missing", 100)]
VALUES = range(-(10**4), 10**4 + 1)


def check(matrix, target):
    """Each row is in order, and its first item is greater than the last item of the row before."""
    if any(one > other for row in matrix for one, other in pairwise(row)):
        raise ValueError("a row is not in non-decreasing order")
    if any(above[-1] >= row[0] for above, row in pairwise(matrix)):
        raise ValueError("a row begins at or below the end of the previous row")


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
