"""Permutations: the rows in which no number repeats."""

from itertools import product
from random import Random

ANY_ORDER = 1  # of the permutations
COMPARED = [("numbers", 3), ("numbers", 6)]
NUMBERS = range(-10, 11)


def answer(nums):
    """Any number in each place, if no number repeats."""
    rows = product(nums, repeat=len(nums))
    return [[*row] for row in rows if len(set(row)) == len(row)]


def workloads(size):
    """A list of that length to time."""
    return {"numbers": (Random(size).sample(NUMBERS, size),)}
