"""Majority Element: the lists to judge on, and how often each number occurs."""

from collections import Counter
from random import Random

SMALL, LARGEST = 7, 50_000
RANDOM = 5000  # as LeetCode accepts solutions that count one number after the other
COMPARED = [("just enough", 11), ("just enough", 50_000), ("at the end", 50_000)]
NUMBERS = range(-(10**9), 10**9 + 1)


def inputs(pick, size):
    """Up to seven of three numbers, or five of these and any; more, with just enough equal ones."""
    count = pick(range(1, size + 1))
    if size <= SMALL:
        options = (0, 1, 2) if count > 5 else (0, 1, 2, pick(NUMBERS))
        return ([pick(options) for _ in range(count)],)
    options, most = pick.values(NUMBERS), count // 2 + 1
    number = pick(options)
    return (pick.shuffled([number] * most + [pick(options) for _ in range(count - most)]),)


def check(nums):
    """One number occurs more than n / 2 times."""
    if max(Counter(nums).values()) <= len(nums) // 2:
        raise ValueError("no number occurs more than n / 2 times")


def answer(nums):
    """The number that occurs most often."""
    return Counter(nums).most_common(1)[0][0]


def killers():
    """The longest lists, named after what makes them hard."""
    for number in NUMBERS[0], -1, 0, NUMBERS[-1]:
        yield f"{number:,}, 50,000 times", ([number] * LARGEST,)
        yield f"{number:,}, 40,000 times", ([7] * 10_000 + [number] * 40_000,)
    for modulus in 10**9 + 7, 2**30, 2**16:
        low = -modulus // 2
        yield f"numbers that are equal modulo {modulus:,}", ([low, low + modulus, low],)


def workloads(size):
    """Lists of that length to time, with a hundred others at most."""
    most = size // 2 + 1
    others = Random(size).choices(range(-50, 50), k=size - most)
    return {
        "just enough": (Random(size).sample([*others, *[7] * most], size),),
        "at the end": ([*others, *[10**9] * most],),
        "in turn": ([3, 7] * ((size - 1) // 2) + [7],),
        "at the start": ([*[-(10**9)] * most, *others],),
    }
