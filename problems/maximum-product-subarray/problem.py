"""Maximum Product Subarray: the products of all subarrays."""

from random import Random

LARGEST = 20_000
COMPARED = [("random", 10), ("random", 20_000), ("negative", 20_000)]
PRODUCTS = range(-(2**31), 2**31)


def products(nums):
    """The products of all subarrays: one set for each last item."""
    ending_here = set()
    for number in nums:
        ending_here = {product * number for product in ending_here} | {number}
        yield ending_here


def check(nums):
    """The products are in their range."""
    if any(product not in PRODUCTS for some in products(nums) for product in some):
        raise ValueError("the product of a subarray is not a 32-bit integer")


def answer(nums):
    """The largest of all products."""
    return max(map(max, products(nums)))


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for count in LARGEST, LARGEST - 1:
        yield f"-1, {count:,} times: too many subarrays", ([-1] * count,)
    yield "0, 20,000 times", ([0] * LARGEST,)
    yield "31 times -2: the product is -2³¹", ([-2] * 31,)
    yield "30 times 2, and 1 before and after it", ([1] * 9985 + [2] * 30 + [1] * 9985,)


def workloads(size):
    """Lists of that length to time."""
    return {"random": (Random(size).choices((0, 1, -1), k=size),), "negative": ([-1] * size,)}
