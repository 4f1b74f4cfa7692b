"""Contains Duplicate: the lists to judge on, and how many different values they have."""

from random import Random

SMALL, LARGEST = 4, 100_000
RANDOM, PICKED = 5000, 200  # items of a random list; those with a choice of their own
COMPARED = [("different", 10), ("different", 100_000), ("the last again", 100_000)]
VALUES = range(-(10**9), 10**9 + 1)


def inputs(pick, size):
    """Small lists choose each item from 2, 3, 12 and two values that may be any."""
    values = (2, 3, 12, pick(VALUES), pick(VALUES)) if size <= SMALL else VALUES
    return ([pick(values) for _ in range(pick(range(1, min(size, PICKED) + 1)))],)


def answer(nums):
    """A set has each value once, so it is shorter than the list if a value is there twice."""
    return len(set(nums)) < len(nums)


def gen_few_repeated(rng, size):
    """Different values, far apart or consecutive; at most two of them are in the list twice."""
    first = rng.choice(VALUES[:-size])
    nums = rng.sample(rng.choice((VALUES, range(first, first + size))), size)
    nums += rng.sample(nums, min(size, rng.randrange(3)))
    nums = nums[-LARGEST:]
    rng.shuffle(nums)
    return (nums,)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"100,000 items, {name}: too many pairs", arguments
    yield "the first again, 99,999 items later", ([LARGEST, *range(2, LARGEST), LARGEST],)
    yield "100,000 items, falling", ([*range(LARGEST, 0, -1)],)
    for seam in 10, 64, 100, 128, 256, 512, 1000, 1024, 4096, 10_000, 65_536:
        yield f"the last of {seam:,} different items again", ([*range(seam), seam - 1],)


def workloads(size):
    """Lists of that length to time."""
    nums = Random(size).sample(VALUES, size)
    return {"different": (nums,), "the last again": ([*nums[1:], nums[-1]],)}
