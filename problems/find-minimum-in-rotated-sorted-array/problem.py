"""Find Minimum in Rotated Sorted Array: the lists to judge on, and the smallest item of each."""

SMALL, LARGEST = 7, 5000
COMPARED = [("half", 10), ("half", 5000), ("once", 5000), ("in order", 5000)]
VALUES = range(-5000, 5001)


def inputs(pick, size):
    """The smallest item may be any; each step up is 1 or 2, or any; rotated any number of times."""
    length = pick(range(1, size + 1))
    if size > SMALL and pick(("any", "steps")) == "any":
        nums = pick.distinct(length, VALUES)
        return (rotated(nums, pick(range(len(nums)))),)
    nums = [pick(VALUES[: len(VALUES) - 2 * (length - 1)])]
    while len(nums) < length:
        nums.append(nums[-1] + pick((2, 1)))
    return (rotated(nums, pick(range(length))),)


def rotated(nums, times):
    """The list after its last item has been moved to the front that many times."""
    return [*nums[len(nums) - times :], *nums[: len(nums) - times]]


def check(nums):
    """Going round, just one item is not above the one before it."""
    if sum(nums[i - 1] >= nums[i] for i in range(len(nums))) != 1:
        raise ValueError("want different items in increasing order, perhaps rotated")


def answer(nums):
    """The smallest item."""
    return min(nums)


def killers():
    """Lists at the bounds, rotated as named."""
    for times in 0, 1, 4999, *range(2496, 2505):  # some take one halving more than others
        yield f"5000 items, rotated {times:,} times", (rotated(VALUES[:LARGEST], times),)
    yield "from the smallest value to the largest", (rotated(VALUES[::2001], 3),)


def workloads(size):
    """Lists of that length to time, named after how far they are rotated."""
    turns = {"half": size // 2, "once": 1, "in order": 0}
    return {name: (rotated(VALUES[:size], times),) for name, times in turns.items()}
