"""Subsets: the combinations of each size."""

from itertools import combinations
from random import Random

LARGEST = 10
RANDOM = 8
ANY_ORDER = 2  # of the subsets, and of the numbers in each
COMPARED = [("numbers", 5), ("numbers", 10)]
NUMBERS = range(-10, 11)


def answer(nums):
    """No number, one of them, each pair, and so on."""
    sizes = range(len(nums) + 1)
    return [[*chosen] for size in sizes for chosen in combinations(nums, size)]


def killers():
    """The longest lists, in several orders."""
    for name, nums in ("rising", NUMBERS[:10]), ("falling", NUMBERS[:-11:-1]):
        yield f"10 numbers, {name}", ([*nums],)
    for i in range(1, 11):
        yield f"10 numbers at random, number {i}", (Random(i).sample(NUMBERS, 10),)


def workloads(size):
    """A list of that length to time."""
    return {"numbers": (Random(size).sample(NUMBERS, size),)}
