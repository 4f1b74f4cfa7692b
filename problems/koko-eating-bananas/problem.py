"""Koko Eating Bananas: the speed just above those that are too slow."""

from random import Random

COMPARED = [("equal", 10), ("equal", 10_000), ("random", 10_000), ("in a hurry", 10_000)]
BANANAS = HOURS = range(1, 10**9 + 1)


def hours(piles, speed):
    """How long all piles take: for each, as many hours as there are portions, rounded up."""
    return sum(-(-bananas // speed) for bananas in piles)


def answer(piles, h):
    """One above the highest speed that is too slow, which is made bit by bit, from the highest."""
    too_slow = 0
    for bit in reversed(range(30)):
        if hours(piles, too_slow + (1 << bit)) > h:
            too_slow += 1 << bit
    return too_slow + 1


def workloads(size):
    """That many piles to time."""
    piles = Random(size).choices(BANANAS, k=size)
    return {
        "equal": ([BANANAS[-1]] * size, 3 * size),
        "random": (piles, 20 * size),
        "in a hurry": (piles, size),
    }
