"""Subarray Sum Equals K: the lists to judge on, and all sums of their first items, sorted."""

from bisect import bisect
from itertools import accumulate
from random import Random

SMALL, LARGEST = 4, 20_000
COMPARED = [("random", 20), ("random", 20_000), ("zeros", 20_000), ("rising sums", 20_000)]
NUMBERS, SUMS = range(-1000, 1001), range(-(10**7), 10**7 + 1)


def inputs(pick, size):
    """Small lists of -1, 0, 1 and any; k is the sum of a subarray, close to it, or its negative."""
    numbers = (-1, 0, 1, pick(NUMBERS)) if size <= SMALL else pick.values(NUMBERS)
    nums = [pick(numbers) for _ in range(pick(range(1, size + 1)))]
    start = pick(range(len(nums)))
    k = sum(nums[start : pick(range(start, len(nums))) + 1])
    k = pick((k, k, k + 1, k - 1, -k))
    return nums, k if k in SUMS else pick(())


def answer(nums, k):
    """After some of the first items, the sum must grow by k: look up at how many later places."""
    places = sorted((total, i) for i, total in enumerate(accumulate(nums, initial=0)))
    return sum(
        bisect(places, (total + k, len(nums))) - bisect(places, (total + k, i))
        for total, i in places
    )


def killers():
    """As many items as there may be, named after what makes them hard."""
    half = LARGEST // 2
    for end in NUMBERS[0], NUMBERS[-1]:
        yield f"20,000 times {end}", ([end] * LARGEST, end * half)
        yield f"10,000 times {end}, and back", ([end] * half + [-end] * half, end)
        yield f"{end}, and the same as k", ([end], end)
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
