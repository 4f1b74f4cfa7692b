"""Missing Number: the lists to judge on, and a search for each number that may be missing."""

from random import Random

SMALL, LARGEST = 6, 10_000
COMPARED = [("shuffled", 10), ("shuffled", 10_000), ("sorted, without 0", 10_000)]


def inputs(pick, size):
    """Up to `size` numbers in any order."""
    numbers = [*range(pick(range(1, size + 1)) + 1)]
    numbers.pop(~pick(range(len(numbers))))
    return (pick.shuffled(numbers),)


def check(nums):
    """Different numbers."""
    if len(set(nums)) < len(nums):
        raise ValueError("a number is listed twice")


def answer(nums):
    """The number that is not found."""
    there = set(nums)
    return next(number for number in range(len(nums) + 1) if number not in there)


def killers():
    """The longest lists, named after what is missing."""
    for missing in 0, 127, 128, 199, 200, 511, 512, 1999, 2000, 2047, 2048, 8191, 8192, LARGEST:
        numbers = [*range(missing), *range(missing + 1, LARGEST + 1)]
        yield f"10,000 numbers, without {missing:,}", (numbers,)


def workloads(size):
    """Lists of that length to time."""
    return {
        "shuffled": (Random("shuffled").sample(range(size + 1), size),),
        "sorted, without 0": ([*range(1, size + 1)],),
    }
