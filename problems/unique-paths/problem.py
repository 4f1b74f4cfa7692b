"""Unique Paths: the grids to judge on, and the paths counted row by row."""

from itertools import accumulate
from math import comb

SMALL, LARGEST = 100, 100
COMPARED = [("square", 4), ("square", 17), ("three rows", 100)]
MOST = 2 * 10**9


def inputs(pick, size):
    """Any sides, digit by digit; grids with too many paths are left out."""
    m, n = (10 * pick(range(size // 10)) + pick(range(10)) + 1 for _ in "mn")
    return m, n


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


def workloads(size):
    """Grids of that size to time."""
    return {"square": (min(size, 17), min(size, 17)), "three rows": (3, size)}
