"""Koko Eating Bananas: the piles to judge on, and the speed just above those that are too slow."""

from random import Random

SMALL, LARGEST = 3, 10_000
COMPARED = [("equal", 10), ("equal", 10_000), ("random", 10_000), ("in a hurry", 10_000)]
BANANAS = HOURS = range(1, 10**9 + 1)


def inputs(pick, size):
    """Small piles and any one size; larger inputs have any piles, and the hours some speed takes.

    In these, it may be one hour more or less, which often changes the answer.
    """
    count = pick(range(1, size + 1))
    if size <= SMALL:
        bananas = sorted({1, 2, 3, 5, 8, pick(BANANAS)})
        piles = [pick(bananas) for _ in range(count)]
        return piles, pick((*range(count, 3 * count + 4), HOURS[-1]))
    bananas = pick.values(BANANAS)
    piles = [pick(bananas) for _ in range(count)]
    about = hours(piles, pick(range(1, max(piles) + 1))) + pick((-1, 0, 1))
    return piles, min(max(about, count), HOURS[-1])


def hours(piles, speed):
    """How long all piles take: for each, as many hours as there are portions, rounded up."""
    return sum(-(-bananas // speed) for bananas in piles)


def answer(piles, h):
    """One above the highest speed that is too slow, which is found bit by bit, from the top."""
    too_slow = 0
    for bit in reversed(range(30)):
        if hours(piles, too_slow + (1 << bit)) > h:
            too_slow += 1 << bit
    return too_slow + 1


def killers():
    """Inputs at the bounds, named after what makes them hard."""
    most = BANANAS[-1]
    for h in LARGEST, LARGEST + 1, 2 * LARGEST - 1, 2 * LARGEST, HOURS[-1]:
        yield f"10,000 piles of 10⁹, {h:,} hours", ([most] * LARGEST, h)
    for h in 2, most - 1, most:
        yield f"one pile of 10⁹, {h:,} hours", ([most], h)
    yield "one banana more than there are hours", ([312_884_470], 312_884_469)


def workloads(size):
    """That many piles to time."""
    piles = Random(size).choices(BANANAS, k=size)
    return {
        "equal": ([BANANAS[-1]] * size, 3 * size),
        "random": (piles, 20 * size),
        "in a hurry": (piles, size),
    }
