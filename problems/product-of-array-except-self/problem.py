"""Product of Array Except Self: the lists to judge on, and what is before and after each item."""

from itertools import accumulate, chain
from operator import mul

SMALL, LARGEST = 5, 100_000
RANDOM = 20_000
COMPARED = [("signs", 10), ("signs", 100_000), ("all zeros", 100_000)]
VALUES, PRODUCTS = range(-30, 31), range(-(2**31), 2**31)


def inputs(pick, size):
    """Small lists have 0, 2, -3 and any one legal value; longer ones have any values."""
    values = (0, 2, -3, pick(VALUES)) if size <= SMALL else VALUES
    return ([pick(values) for _ in range(pick(range(2, min(size, 6) + 1)))],)


def check(nums):
    """The stated products are in their range."""
    made = chain(accumulate(nums, mul), accumulate(nums[::-1], mul))
    if any(product not in PRODUCTS for product in chain(made, answer(nums))):
        raise ValueError("a product is not a 32-bit integer")


def answer(nums):
    """The product of all items before each one, times that of all items after it."""
    before = accumulate(nums[:-1], mul, initial=1)
    after = [*accumulate(nums[:0:-1], mul, initial=1)][::-1]
    return [left * right for left, right in zip(before, after)]


def gen_factors(rng, size):
    """Factors of up to 2³¹ - 1 among 1 and -1; perhaps anything between two zeros."""
    factors, left = [], PRODUCTS[-1]
    for _ in range(rng.choice((3, 6, 31))):
        factors.append(rng.randint(1, min(left, VALUES[-1] if rng.random() < 0.5 else 2)))
        left //= factors[-1]
    nums = factors + [1] * (size - len(factors))
    nums = [value * rng.choice((1, -1)) for value in rng.sample(nums, len(nums))]
    start, stop = sorted(rng.choices(range(len(nums)), k=2))
    if rng.random() < 0.3:
        nums[start] = nums[stop] = 0
        nums[start + 1 : stop] = rng.choices(VALUES, k=max(stop - start - 1, 0))
    return (nums,)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "100,000 zeros: too much work for each", workloads(LARGEST)["all zeros"]
    for sign in 1, -1:
        yield f"all {sign}, 100,000 times", ([sign] * LARGEST,)
    yield "the largest product between two zeros", ([0, *[30] * (LARGEST - 2), 0],)
    yield "the product -2³¹", ([-2] * 31 + [1],)
    yield "the product 30⁶, without a zero in its middle", ([30, 30, 30, 0, 30, 30, 30],)


def workloads(size):
    """Lists of that length to time."""
    return {"signs": ([1, -1] * (size // 2),), "all zeros": ([0] * size,)}
