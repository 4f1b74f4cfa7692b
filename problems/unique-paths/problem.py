"""Unique Paths: the grids to judge on, and the paths counted row by row."""

from itertools import accumulate
from math import comb

SMALL, LARGEST = 10, 100
COMPARED = [("square", 4), ("square", 17), ("three rows", 100)]
SIDES, MOST = range(1, 101), 2 * 10**9


def inputs(pick, size):
    """Two short sides, or a short one and any other; grids with too many paths are left out."""
    short, other = pick(range(1, size + 1)), pick([*range(1, size + 1), pick(SIDES)])
    return pick(((short, other), (other, short)))


def check(m, n):
    """There are not too many paths."""
    if (paths := comb(m - 1 + n - 1, m - 1)) > MOST:
        raise ValueError(f"{paths:,} paths: want up to {MOST:,}")


def answer(m, n):
    """One path to each square of the first row; below it, paths come down here or further left."""
    paths = [1] * n
    for _ in range(m - 1):
        paths = [*accumulate(paths)]
    return paths[-1]


def killers():
    """The longest grids, and those with the most paths."""
    for m, n in (100, 1), (100, 7), (69, 8), (51, 9), (34, 11), (26, 13), (20, 16), (17, 18):
        yield f"{m} × {n}", (m, n)
        yield f"{n} × {m}", (n, m)


def workloads(size):
    """Grids of that size to time."""
    return {"square": (min(size, 17), min(size, 17)), "three rows": (3, size)}
