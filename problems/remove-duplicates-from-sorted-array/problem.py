"""Remove Duplicates from Sorted Array: the lists to judge on, and the set of their values."""

from random import Random

SMALL, LARGEST = 7, 30_000
COMPARED = [("few values", 10), ("few values", 30_000), ("all values", 30_000)]
VALUES = range(-100, 101)


def inputs(pick, size):
    """Up to 200 runs from any value on: of one item in small lists, of any length in others."""
    nums, longest = [pick(VALUES)], range(1, size // 150 + 2)
    for _ in range(pick(range(min(size, 200)))):
        value = min(pick((nums[-1], nums[-1] + 1, VALUES[-1])), VALUES[-1])
        nums += [value] * pick(longest)
    return (nums[:size],)


def check(nums):
    """The values are in order."""
    if nums != sorted(nums):
        raise ValueError("want values in non-decreasing order")


def answer(nums):
    """A set has each value once."""
    nums[:] = sorted(set(nums))
    return len(nums)


def gen_runs(rng, size):
    """Any number of different values, each about equally often."""
    return (sorted(rng.choices(rng.sample(VALUES, rng.randint(1, len(VALUES))), k=size)),)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for value in VALUES[0], 0, VALUES[-1]:
        yield f"only {value}, 30,000 times: too many shifts", ([value] * LARGEST,)
    yield "each value once: nothing to remove", ([*VALUES],)
    yield "all values, each in a long run", workloads(LARGEST)["all values"]
    yield "-100 many times, then 100 once", ([VALUES[0]] * (LARGEST - 1) + [VALUES[-1]],)
    yield "-100 once, then 100 many times", ([VALUES[0]] + [VALUES[-1]] * (LARGEST - 1),)


def workloads(size):
    """Lists of that length to time."""
    rng = Random("workloads")
    return {
        "few values": (sorted(rng.choices(range(5), k=size)),),
        "all values": (sorted(rng.choices(VALUES, k=size)),),
    }
