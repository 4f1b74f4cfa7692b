"""Missing Number: a search for each number that may be missing."""

from random import Random

COMPARED = [("shuffled", 10), ("shuffled", 10_000), ("sorted, without 0", 10_000)]


def check(nums):
    """Different numbers."""
    if len(set(nums)) < len(nums):
        raise ValueError("a number is listed twice")


def answer(nums):
    """The number that is not found."""
    there = set(nums)
    return next(number for number in range(len(nums) + 1) if number not in there)


def workloads(size):
    """Lists of that length to time."""
    return {
        "shuffled": (Random("shuffled").sample(range(size + 1), size),),
        "sorted, without 0": ([*range(1, size + 1)],),
    }
