"""Longest Consecutive Sequence: the runs in the sorted numbers."""

from itertools import groupby
from random import Random

LARGEST = 100_000
NUMBERS = range(-(10**9), 10**9 + 1)
COMPARED = [("one run", 10), ("one run", 100_000), ("pairs", 100_000), ("scattered", 100_000)]


def answer(nums):
    """In a run of sorted numbers, each is as far from its place as the next."""
    places = enumerate(sorted(set(nums)))
    runs = [[*run] for _, run in groupby(places, key=lambda pair: pair[1] - pair[0])]
    return max(map(len, runs), default=0)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    lists = workloads(LARGEST)
    yield "100,000 numbers in one run", lists["one run"]
    yield "50,000 runs of two", lists["pairs"]
    yield "the first of 50,000 numbers 50,001 times", ([0] * 50_000 + [*range(50_000)],)
    yield "both ends of the range", ([NUMBERS[-1], NUMBERS[0]],)


def workloads(size):
    """Lists of that length to time."""
    rng = Random("workloads")
    numbers = range(-size, size)
    return {
        "one run": (rng.sample(numbers[:size], size),),
        "pairs": ([number + number // 2 for number in numbers[:size]],),
        "scattered": ([rng.choice(NUMBERS) for _ in range(size)],),
    }
