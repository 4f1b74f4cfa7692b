"""Kth Largest Element in a Stream: all numbers, sorted each time."""

from itertools import chain
from random import Random

RANDOM, LARGEST = 1000, 10_000
COMPARED = [("random", 10_000), ("random", 100), ("rising", 2000)]
VALUES = range(-(10**4), 10**4 + 1)


class KthLargest:
    """All numbers in order: the k-th from the end is the k-th largest."""

    def __init__(self, k, nums):
        self.k, self.ordered = k, sorted(nums)

    def add(self, val):
        self.ordered.append(val)
        self.ordered.sort()
        return self.ordered[-self.k]


def killers():
    """As many numbers and calls as there may be."""
    rng = Random("killers")
    nums, added = rng.choices(VALUES, k=LARGEST), rng.choices(VALUES, k=LARGEST)
    yield "10,000 calls, and the 5000th of 10,000 numbers", played(5000, nums, added)
    yield "100 calls, and the 10,001st of 10,000 numbers", played(LARGEST + 1, nums, added[:100])
    above = rng.choices(VALUES[LARGEST:], k=LARGEST)
    below = [
        *chain.from_iterable(rng.sample(VALUES[i : i + 100], 100) for i in range(9900, -1, -100))
    ]
    yield "10,000 calls, nearly each with the least number so far", played(1000, above, below)
    for name, k in ("largest", 1), ("least at first", 2001):
        yield f"2000 numbers and 2000 calls, the {name}", played(k, nums[:2000], added[:2000])
    for name, order in ("rising", 1), ("falling", -1):
        numbers = sorted(nums[:4000])[::order]
        yield f"2000 numbers and 2000 calls, {name}", played(1000, numbers[:2000], numbers[2000:])


def workloads(size):
    """As many numbers at the start as calls, with k in the middle of them."""
    rng = Random("workloads")
    nums, added = rng.choices(VALUES, k=size), rng.choices(VALUES, k=size)
    half = size // 2 + 1
    return {
        "random": played(half, nums, added),
        "rising": played(half, nums, sorted(added)),
    }


def played(k, nums, added):
    """The two lists of LeetCode."""
    return ["KthLargest", *["add"] * len(added)], [[k, nums], *([val] for val in added)]
