"""Find Median from Data Stream: a list that is kept sorted."""

from bisect import insort
from itertools import chain
from random import Random

LARGEST, CALLS = 10_000, 50_000
COMPARED = [("random", 25_000), ("random", 200)]
VALUES = range(-(10**5), 10**5 + 1)


class MedianFinder:
    """The middle number from either end, which is the same one if their count is odd."""

    def __init__(self):
        self.ordered = []

    def addNum(self, num):
        insort(self.ordered, num)

    def findMedian(self):
        half = len(self.ordered) // 2
        return (self.ordered[half] + self.ordered[~half]) / 2


def check(names, values):
    """The stated number of calls, and a number before the median is asked for."""
    if len(names) - 1 > CALLS:
        raise ValueError(f"{len(names) - 1:,} calls: want up to {CALLS:,}")
    if names[1:2] == ["findMedian"]:
        raise ValueError("findMedian is called before any addNum")


def killers():
    """As many calls as there may be."""
    nums = Random("scattered").choices(VALUES, k=CALLS // 5)
    ends = [sign * num for num in reversed(VALUES[-len(nums) * 3 // 2 :]) for sign in (1, -1)]
    asked = chain(*((num, None) for num in nums))
    name = "30,000 numbers from both ends inwards, then the median after each of 10,000"
    yield name, played([*ends, *asked])
    far = [sign * VALUES[-1] for sign in (1, -1)] * (CALLS // 4)
    name = "25,000 numbers, the greatest and the least in turn, the median after each"
    yield name, played([*chain(*((num, None) for num in far))])


def played(steps):
    """The two lists of LeetCode: a number is added, and None asks for the median."""
    values = [[] if num is None else [num] for num in steps]
    return ["MedianFinder", *("addNum" if num else "findMedian" for num in values)], [[], *values]
