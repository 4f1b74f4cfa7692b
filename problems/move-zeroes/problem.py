"""Move Zeroes: a stable sort by whether an item is 0."""

from random import Random

COMPARED = [("random", 10), ("random", 10_000), ("zeros first", 10_000), ("no zero", 10_000)]
NUMBERS = range(-(2**31), 2**31)


def answer(nums):
    """False comes before True; items that compare equal stay in order."""
    nums.sort(key=lambda number: number == 0)


def workloads(size):
    """Lists of that length to time."""
    items = Random(size).choices(NUMBERS[1:], k=size)
    return {
        "random": ([number if number % 2 else 0 for number in items],),
        "zeros first": ([0] * (size // 2) + items[: size - size // 2],),
        "no zero": ([number or 1 for number in items],),
    }
