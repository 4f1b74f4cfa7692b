"""Product of Array Except Self: what is before and after each item."""

from itertools import accumulate, chain
from operator import mul

LARGEST = 100_000
RANDOM = 20_000
COMPARED = [("signs", 10), ("signs", 100_000), ("all zeros", 100_000)]
PRODUCTS = range(-(2**31), 2**31)


def check(nums):
    """The stated products are in their range."""
    made = chain(accumulate(nums, mul), accumulate(nums[::-1], mul))
    if any(product not in PRODUCTS for product in chain(made, answer(nums))):
        raise ValueError("the product of a prefix, a suffix or all others is not a 32-bit integer")


def answer(nums):
    """The product of all items before each one, times that of all items after it."""
    before = accumulate(nums[:-1], mul, initial=1)
    after = [*accumulate(nums[:0:-1], mul, initial=1)][::-1]
    return [left * right for left, right in zip(before, after)]


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "100,000 zeros: too much work for each", workloads(LARGEST)["all zeros"]
    for sign in 1, -1:
        yield f"all {sign}, 100,000 times", ([sign] * LARGEST,)
    yield "the largest product between two zeros", ([0, *[30] * (LARGEST - 2), 0],)
    yield "the product -2³¹", ([-2] * 31 + [1],)
    yield "the product 30⁶ of all but the zero in the middle", ([30, 30, 30, 0, 30, 30, 30],)


def workloads(size):
    """Lists of that length to time."""
    return {"signs": ([1, -1] * (size // 2),), "all zeros": ([0] * size,)}
