"""Maximum Subarray: the best sum for each end of a subarray."""

from itertools import accumulate
from random import Random

LARGEST = 100_000
RANDOM = 20_000
COMPARED = [("random", 10), ("random", 100_000), ("positive", 100_000), ("negative", 100_000)]
VALUES = range(-(10**4), 10**4 + 1)


def answer(nums):
    """The sum of all items up to an end, minus the lowest such sum before it."""
    sums = [0, *accumulate(nums)]
    return max(later - lowest for later, lowest in zip(sums[1:], accumulate(sums, min)))


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "100,000 items: too many subarrays", workloads(LARGEST)["random"]
    for value in VALUES[0], VALUES[-1]:
        yield f"only {value}, 100,000 times", ([value] * LARGEST,)


def workloads(size):
    """Lists of that length to time."""
    random = Random(size).choices(VALUES, k=size)
    positive = [abs(value) or 1 for value in random]
    return {"random": (random,), "positive": (positive,), "negative": ([-n for n in positive],)}
