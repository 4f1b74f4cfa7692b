"""Two Sum: the lists to judge on, and the items whose partners are in the list, too."""

from collections import Counter
from itertools import compress
from random import Random

SMALL, LARGEST = 5, 10_000
RANDOM = 2500  # LeetCode accepts nested loops, and other orders may have the two items anywhere
ANY_ORDER = 1  # of the two indices
COMPARED = [("shuffled", 10), ("shuffled", 10_000), ("at the end", 10_000)]
VALUES = range(-(10**9), 10**9 + 1)


def inputs(pick, size):
    """Any two items make the target, and no others; small lists have 2, 3 and any one value."""
    values = (2, 3, pick(VALUES)) if size <= SMALL else VALUES
    nums = [pick(values) for _ in range(pick(range(2, size + 1)))]
    later = pick(range(len(nums)))
    pair = pick(range(later)), later
    target, there = sum(nums[i] for i in pair), {*nums}
    if target not in VALUES:
        pick(())
    alone = (i in pair or 2 * n == target or target - n not in there for i, n in enumerate(nums))
    return [*compress(nums, alone)], target


def check(nums, target):
    """Just one pair is right."""
    if (found := len(answer(nums, target))) != 2:
        raise ValueError(f"{found} items have a partner: want exactly one pair")


def answer(nums, target):
    """The items whose partners are in the list; half the target needs to be there twice."""
    counts = Counter(nums)
    return [i for i, n in enumerate(nums) if counts[target - n] > (2 * n == target)]


def killers():
    """Lists at the bounds, named after what makes them hard."""
    ones, (low, high) = [1] * (LARGEST - 2), (VALUES[0], VALUES[-1])
    yield "the last two of 2,000", workloads(2_000)["at the end"]
    yield "the first and the last of 4,100", ([2, *ones[:4_098], 5], 7)
    yield "the first two of 10,000", ([2, 5, *ones], 7)
    yield "the ends of the range", ([low, high], 0)
    for value in low, high:
        yield f"the target {value}", ([value, value // 2, 0, value // 4], value)


def workloads(size):
    """Lists of that length to time, in which only 1 and 4 make 5."""
    nums = [*range(6, size + 4), 1, 4]
    return {"shuffled": (Random(size).sample(nums, size), 5), "at the end": (nums, 5)}
