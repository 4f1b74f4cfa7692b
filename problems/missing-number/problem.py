"""Missing Number: the lists to judge on, and a search for each number that may be missing."""

from random import Random

SMALL, LARGEST = 6, 200
COMPARED = [("shuffled", 10), ("shuffled", 10_000), ("sorted, without 0", 10_000)]
LONGEST = 10**4


def inputs(pick, size):
    """Up to `size` numbers in any order."""
    numbers = [*range(pick(range(1, size + 1)) + 1)]
    order = []
    while len(numbers) > 1:
        order.append(pick(numbers))
        numbers.remove(order[-1])
    return (order,)


def check(nums):
    """Different numbers."""
    if len(set(nums)) < len(nums):
        raise ValueError("a number is listed twice")


def answer(nums):
    """The number that is not found."""
    there = set(nums)
    return next(number for number in range(len(nums) + 1) if number not in there)


def gen_shuffled(rng, size):
    """Longer lists, each order as probable as any other."""
    return (shuffled(rng, rng.randint(1, LONGEST * size // LARGEST)),)


def killers():
    """The longest lists, named after what is missing."""
    for missing in 0, 1, LONGEST // 2, LONGEST - 1, LONGEST:
        numbers = [*range(missing), *range(missing + 1, LONGEST + 1)]
        yield f"rising without {missing:,}", (numbers,)
        yield f"falling without {missing:,}", (numbers[::-1],)


def workloads(size):
    """Lists of that length to time."""
    return {
        "shuffled": (shuffled(Random("shuffled"), size),),
        "sorted, without 0": ([*range(1, size + 1)],),
    }


def shuffled(rng, length):
    return rng.sample(range(length + 1), length)
