"""Top K Frequent Elements: each k with one answer, and the numbers as frequent as the k-th."""

from collections import Counter
from math import isqrt

LARGEST = 100_000
ANY_ORDER = 1  # of the numbers
COMPARED = [("random", 50_000), ("random", 500)]
VALUES = range(-(10**4), 10**4 + 1)


def check(nums, k):
    """There is one answer."""
    if k not in cuts(nums):
        raise ValueError(f"k = {k} has more than one answer: take one of {cuts(nums)[:9]}")


def cuts(nums):
    """Each k for which the numbers that follow the first k by frequency are less frequent."""
    counts = sorted(Counter(nums).values(), reverse=True)
    return [k for k, more in enumerate(counts, 1) if k == len(counts) or more > counts[k]]


def answer(nums, k):
    """The numbers that occur at least as often as the k-th most frequent one."""
    counts = Counter(nums)
    frequencies = sorted(counts.values())
    return [number for number, count in counts.items() if count >= frequencies[-k]]


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "all equal", ([VALUES[0]] * LARGEST, 1)
    yield "all different", ([*VALUES], len(VALUES))
    yield "all different, but one of them twice", ([*VALUES, VALUES[0]], 1)
    yield "all four times, but one of them five times", ([*VALUES] * 4 + [VALUES[-1]], 1)
    yield "two numbers of nearly the same frequency", ([1] * 49_999 + [2] * 50_001, 1)
    yield "one number 70,000 times", ([1] * 30_000 + [2] * 70_000, 1)
    yield "each twice as often as the one before", ([n for n in range(16) for _ in range(2**n)], 7)
    nums = [isqrt(2 * i) for i in range(LARGEST)]  # 0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5 ...
    yield "448 numbers, greater ones more frequent", (nums, cuts(nums)[100])
