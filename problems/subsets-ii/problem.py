"""Subsets II: the numbers to judge on, and the combinations of each size, without repetitions."""

from itertools import combinations
from random import Random

SMALL, LARGEST = 4, 10
RANDOM = 8
ANY_ORDER = 2  # of the subsets, and of the numbers in each
COMPARED = [("different numbers", 5), ("different numbers", 10), ("pairs", 10)]
NUMBERS = range(-10, 11)


def inputs(pick, size):
    """Small lists have -1, 0 and any other number; larger ones, numbers of any range."""
    values = sorted({-1, 0, pick(NUMBERS)}) if size <= SMALL else pick.values(NUMBERS)
    return ([pick(values) for _ in range(pick(range(1, size + 1)))],)


def answer(nums):
    """No item, one of them, each two, and so on; those with the same numbers only once."""
    sizes = range(len(nums) + 1)
    return [*{tuple(sorted(items)) for size in sizes for items in combinations(nums, size)}]


def killers():
    """The longest lists, named after how many of their numbers are equal, and where they are."""
    for name, (nums,) in workloads(LARGEST).items():
        yield f"10 items, {name}, sorted", (sorted(nums),)
        yield f"10 items, {name}, falling", (sorted(nums, reverse=True),)
    for number in -10, -1, 0, 10:
        yield f"10 times {number}", ([number] * 10,)
    yield "two subsets of equal sums, squares and cubes", ([-6, -2, 1, 5, -5, -4, 3, 4],)
    for count in range(1, 10):
        yield f"{count} and {10 - count} equal numbers", ([-1] * count + [0] * (10 - count),)


def workloads(size):
    """A list of that length to time."""
    rng = Random(size)
    different = rng.sample(NUMBERS, size)
    return {
        "different numbers": (different,),
        "pairs": (rng.sample(different[: -(-size // 2)] * 2, size),),
        "two numbers": (rng.choices(different[:2], k=size),),
    }
