"""Subarray Sum Equals K: all sums of the first items, sorted."""

from bisect import bisect
from itertools import accumulate
from random import Random

LARGEST = 20_000
RANDOM = 5000
COMPARED = [("random", 20), ("random", 20_000), ("zeros", 20_000), ("rising sums", 20_000)]
NUMBERS, SUMS = range(-1000, 1001), range(-(10**7), 10**7 + 1)


def answer(nums, k):
    """After each prefix, the sum must grow by k: look up at how many later places it has."""
    places = sorted((total, i) for i, total in enumerate(accumulate(nums, initial=0)))
    return sum(
        bisect(places, (total + k, len(nums))) - bisect(places, (total + k, i))
        for total, i in places
    )


def killers():
    """Lists, named after what makes them hard."""
    half = LARGEST // 2
    for end in NUMBERS[0], NUMBERS[-1]:
        yield f"20,000 times {end}", ([end] * LARGEST, end * half)
        yield f"10,000 times {end}, and back", ([end] * half + [-end] * half, end)
        yield f"{end}, and the same as k", ([end], end)
    yield "20,000 times 1000, each the same as k", ([1000] * LARGEST, 1000)
    yield "1 and -1 in turn", ([1, -1] * half, 1)
    yield "sums alike in 24 bits", ([*[1000] * 16_777, 216, *[1000] * 9], 0)  # 2²⁴ apart
    yield "k is too large", ([1000] * 9_999, SUMS[-1])


def workloads(size):
    """Lists of that length to time."""
    rng = Random(size)
    return {
        "random": (rng.choices(NUMBERS, k=size), 1),
        "few numbers": (rng.choices((-1, 0, 1), k=size), -2),
        "zeros": ([0] * size, 0),
        "rising sums": (rng.choices(range(1, 1001), k=size), 5000),
    }
