"""Combination Sum IV: the ways grouped by their last number."""

from random import Random

COMPARED = [("large numbers", 100), ("large numbers", 1000), ("1 alone", 1000)]
NUMBERS = TARGETS = range(1, 1001)


def check(nums, target):
    """Different numbers, and an answer of 32 bits."""
    if len(set(nums)) < len(nums):
        raise ValueError("a number is listed twice")
    if (ways := answer(nums, target)) >= 2**31:
        raise ValueError(f"{ways:,} ways: want less than 2³¹")


def answer(nums, target):
    """Without its last number, a sum is one of a smaller total."""
    ways = {0: 1}
    for total in range(1, target + 1):
        ways[total] = sum(ways.get(total - last, 0) for last in nums)
    return ways[target]


def killers():
    """The largest targets, numbers and answers, named after what makes them hard."""
    yield "the largest answer", ([*range(1, 32)], 32)
    yield "1000 with [1000]", ([1000], 1000)
    yield "801 with 200 numbers, of which only the last fits", ([*range(1000, 800, -1)], 801)
    yield "all even but the target: no way", ([*range(2, 401, 2)], 999)
    for name, arguments in workloads(TARGETS[-1]).items():
        yield f"1000 with {name}", arguments


def workloads(size):
    """That target to time."""
    large = Random("large").sample(range(size // 4, size + 1), min(200, size // 2))
    return {"large numbers": (large, size), "1 alone": ([1], size)}
