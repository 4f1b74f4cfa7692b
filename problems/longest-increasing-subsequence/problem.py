"""Longest Increasing Subsequence: the longest up to each value."""

from bisect import bisect_left
from random import Random

COMPARED = [("random", 10), ("random", 2500), ("rising", 2500)]
VALUES = range(-(10**4), 10**4 + 1)


def answer(nums):
    """Each item follows the longest subsequence that ends with a smaller value."""
    values = sorted({*nums})
    longest = [0] * len(values)  # that ends with each value
    for item in nums:
        place = bisect_left(values, item)
        longest[place] = 1 + max(longest[:place], default=0)
    return max(longest)


def workloads(size):
    """Lists of that length to time."""
    return {
        "random": (Random("random").choices(VALUES, k=size),),
        "rising": ([*VALUES[:size]],),
    }
