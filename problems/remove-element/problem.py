"""Remove Element: the lists to judge on, and copies of them without the value to remove."""

from random import Random

SMALL, LARGEST = 5, 100
COMPARED = [("rare", 10), ("rare", 100), ("half", 100), ("all", 100)]
VALUES, REMOVED = range(51), range(101)  # what may be in the list, and what may be removed


def inputs(pick, size):
    """Lists of 2, 3, another value (long ones: any), and the value to remove if it is allowed."""
    val, other = pick(REMOVED), pick(VALUES)
    others = (2, 3, other) if size <= SMALL else pick.values(VALUES)
    values = [value for value in (val, *others) if value in VALUES]
    return [pick(values) for _ in range(pick(range(size + 1)))], val


def answer(nums, val):
    """All other items, in their order."""
    nums[:] = [number for number in nums if number != val]
    return len(nums)


def accepts(arguments, result):
    """Whether the other items are kept, in any order."""
    nums, val = arguments
    count, kept = result
    others = [number for number in nums if number != val]
    return count == len(others) and sorted(kept) == sorted(others)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    every = [*VALUES, *VALUES][:LARGEST]
    for val in VALUES[0], VALUES[-1], REMOVED[-1]:
        yield f"every value, most of them twice, without {val}", (every, val)
    for val in VALUES[-1], REMOVED[-1]:
        yield f"50, a hundred times, without {val}", ([VALUES[-1]] * LARGEST, val)
    yield "nothing in the list", ([], VALUES[0])


def workloads(size):
    """Lists of that length to time, named after how much of them is removed."""
    rng, ones = Random("workloads"), [1] * size
    rare = [VALUES[0] if rng.random() < 0.1 else rng.choice(VALUES) for _ in ones]
    return {"rare": (rare, 0), "half": ([rng.randrange(2) for _ in ones], 0), "all": (ones, 1)}
