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


def gen_any(rng, size):
    """Up to five numbers of the whole range: of six, answer() tries 46,656 rows."""
    return (rng.sample(NUMBERS, rng.randint(1, min(size, 5))),)


def workloads(size):
    """A list of that length to time."""
    return {"numbers": (Random(size).sample(NUMBERS, size),)}
