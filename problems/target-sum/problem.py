"""Target Sum: the ways counted sign by sign."""

from collections import Counter
from random import Random

LARGEST = 20
COMPARED = [("ones", 20), ("random", 20), ("zeros", 20)]
MOST = 1000


def check(nums, target):
    """The integers are not too large together."""
    if sum(nums) > MOST:
        raise ValueError(f"a sum of {sum(nums):,}: want at most {MOST:,}")


def answer(nums, target):
    """All sums with both signs of the next integer, with the number of ways to get each."""
    ways = Counter([0])
    for number in nums:
        further = Counter()
        for total, count in ways.items():
            for other in (total + number, total - number):
                further[other] += count
        ways = further
    return ways[target]


def killers():
    """The longest lists and the ends of all ranges, named after what makes them hard."""
    for target in -MOST, 0, MOST:
        yield f"20 times 50, target {target}", ([50] * LARGEST, target)
        yield f"1000 and 19 zeros, target {target}", ([MOST] + [0] * (LARGEST - 1), target)
        yield f"20 zeros, target {target}", ([0] * LARGEST, target)


def workloads(size):
    """That many integers to time."""
    random = Random(size).choices(range(30, 50), k=size)
    return {
        "ones": ([1] * size, size % 2),
        "random": (random, sum(random) % 2),
        "zeros": ([0] * size, 0),
    }
