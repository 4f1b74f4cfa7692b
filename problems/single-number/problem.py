"""Single Number: the lists to judge on, and a count of each number."""

from collections import Counter
from random import Random

SMALL, LARGEST = 5, 30_000
RANDOM = 6_000  # for nested loops, which LeetCode accepts
COMPARED = [("shuffled", 9), ("shuffled", 29_999), ("sorted", 29_999)]
NUMBERS = range(-30_000, 30_001)


def inputs(pick, size):
    """Different numbers, all but one of them twice, in any order."""
    numbers = sorted({-1, 0, 1, 2, pick(NUMBERS)}) if size <= SMALL else NUMBERS
    once = pick.distinct(pick(range(1, (size + 1) // 2 + 1)), numbers)
    single = pick(once)
    return (pick.shuffled(once + [number for number in once if number != single]),)


def check(nums):
    """One number occurs once, every other number twice."""
    if sorted(Counter(nums).values()) != [1] + [2] * (len(nums) // 2):
        raise ValueError("want one number once, and every other number twice")


def answer(nums):
    """The number that is counted once."""
    return next(number for number, times in Counter(nums).items() if times == 1)


def killers():
    """The longest list, with equal numbers close together, and one at an end of the range or 0."""
    rng = Random("nearly sorted")
    for single in NUMBERS[0], 0, NUMBERS[-1]:
        numbers = [number for number in NUMBERS[::4] if number != single][: LARGEST // 2 - 1]
        nearly_sorted = sorted(numbers * 2, key=lambda number: number + rng.randrange(100))
        yield f"29,999 numbers, {single} once", ([nearly_sorted[0], single, *nearly_sorted[1:]],)


def workloads(size):
    """Lists of that length to time."""
    numbers = [*range(size // 2 + 1), *range(size // 2)]
    return {
        "sorted": (sorted(numbers),),
        "shuffled": (Random("shuffled").sample(numbers, len(numbers)),),
    }
