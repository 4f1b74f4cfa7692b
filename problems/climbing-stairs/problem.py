"""Climbing Stairs: the ways counted by their number of double steps."""

from math import comb

COMPARED = [("steps", 5), ("steps", 45)]


def answer(n):
    """With d double steps there are n - d moves; any d of them may be the double ones."""
    return sum(comb(n - double, double) for double in range(n // 2 + 1))


def workloads(size):
    """A staircase with that many steps to time."""
    return {"steps": (size,)}
