"""Move Zeroes: the lists to judge on, and a stable sort by whether an item is 0."""

from random import Random

SMALL, LARGEST = 6, 10_000
COMPARED = [("random", 10), ("random", 10_000), ("zeros first", 10_000), ("no zero", 10_000)]
NUMBERS = range(-(2**31), 2**31)


def inputs(pick, size):
    """Small lists of 0, 1, 2, or of 0, 1 and any; at random, any items and more or fewer zeros."""
    count = pick(range(1, size + 1))
    if size <= SMALL:
        numbers = (0, 1, 2) if count == SMALL else (0, 1, 2, pick(NUMBERS))
        return ([pick(numbers) for _ in range(count)],)
    numbers = pick.values(NUMBERS)
    return ([pick(numbers) if pick((True, False)) else 0 for _ in range(count)],)


def answer(nums):
    """False comes before True; items that compare equal stay in order."""
    nums.sort(key=lambda number: number == 0)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"10,000 items, {name}", arguments
    ones, zeros = [1] * (LARGEST - 1), [0] * (LARGEST - 1)
    yield "one zero, the first of 10,000", ([0, *ones],)
    yield "one zero, the last of 10,000", ([*ones, 0],)
    yield "one item after 9,999 zeros", ([*zeros, NUMBERS[0]],)
    yield "one item before 9,999 zeros", ([NUMBERS[-1], *zeros],)
    yield "10,000 zeros", ([0] * LARGEST,)
    yield "zeros and others in turn", ([0, 1] * (LARGEST // 2),)


def workloads(size):
    """Lists of that length to time."""
    items = Random(size).choices(NUMBERS[1:], k=size)
    return {
        "random": ([number if number % 2 else 0 for number in items],),
        "zeros first": ([0] * (size // 2) + items[: size - size // 2],),
        "no zero": ([number or 1 for number in items],),
    }
