"""Permutations: the numbers to judge on, and the rows of them in which no number comes twice."""

from itertools import product
from random import Random

SMALL, LARGEST = 4, 6
RANDOM = 5
ANY_ORDER = 1  # of the permutations
COMPARED = [("numbers", 3), ("numbers", 6)]
NUMBERS = range(-10, 11)


def inputs(pick, size):
    """Different numbers in any order; small lists have -1, 0, 1, 2 and any other."""
    left = sorted({-1, 0, 1, 2, pick(NUMBERS)}) if size <= SMALL else [*NUMBERS]
    nums = []
    for _ in range(pick(range(1, size + 1))):
        nums.append(pick(left))
        left.remove(nums[-1])
    return (nums,)


def answer(nums):
    """Any number in each place, if no number comes twice."""
    rows = product(nums, repeat=len(nums))
    return [[*row] for row in rows if len(set(row)) == len(row)]


def killers():
    """The longest lists, in several orders."""
    for name, nums in ("rising", NUMBERS[:6]), ("falling", NUMBERS[:-7:-1]):
        yield f"6 numbers, {name}", ([*nums],)
    for i in range(1, 9):
        yield f"6 numbers at random, number {i}", (Random(i).sample(NUMBERS, 6),)


def workloads(size):
    """A list of that length to time."""
    return {"numbers": (Random(size).sample(NUMBERS, size),)}
