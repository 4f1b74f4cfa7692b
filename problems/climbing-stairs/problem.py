"""Climbing Stairs: every staircase, and the ways counted by their number of double steps."""

from math import comb

SMALL = LARGEST = 2  # digits
COMPARED = [("steps", 5), ("steps", 45)]


def inputs(pick, size):
    """Any number with that many digits; those that are too small or too large are left out."""
    n = 0
    for _ in range(size):
        n = 10 * n + pick(range(10))
    return (n,)


def answer(n):
    """With d double steps there are n - d moves; any d of them may be the double ones."""
    return sum(comb(n - double, double) for double in range(n // 2 + 1))


def workloads(size):
    """A staircase with that many steps to time."""
    return {"steps": (size,)}
