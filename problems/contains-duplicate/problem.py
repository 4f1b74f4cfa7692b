"""Contains Duplicate: how many different values there are."""

from random import Random

COMPARED = [("different", 10), ("different", 100_000), ("the last again", 100_000)]
VALUES = range(-(10**9), 10**9 + 1)


def answer(nums):
    """A set has each value once, so it is shorter than the list if a value is there twice."""
    return len(set(nums)) < len(nums)


def workloads(size):
    """Lists of that length to time."""
    nums = Random(size).sample(VALUES, size)
    return {"different": (nums,), "the last again": ([*nums[1:], nums[-1]],)}
