"""Search in Rotated Sorted Array: the lists to judge on, and the only index of the target."""

from itertools import accumulate

SMALL, LARGEST = 5, 5000
COMPARED = [("first", 10), ("first", 5000), ("last", 5000), ("missing", 5000)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Any smallest item, steps of 1 or 2 from each item to the next, and a target near or far.

    Larger lists have steps of 1, then any, and perhaps one item far away; the target is one of the
    items or next to one.
    """
    if size > SMALL:
        start, length = pick((VALUES[0], pick(VALUES))), pick((size, pick(range(1, size + 1))))
        steps = pick.values(range(1, len(VALUES) // size + 1))
        ones = pick(range(length))
        steps = [1] * ones + [pick(steps) for _ in range(length - 1 - ones)]
        nums = [number for number in accumulate(steps, initial=start) if number in VALUES]
        nums = sorted({*nums[1:], pick((nums[0], VALUES[0], VALUES[-1]))})
        target = min(max(pick(nums) + pick((-1, 0, 1)), VALUES[0]), VALUES[-1])
        return rotated(nums, pick(range(len(nums)))), target
    length = pick(range(1, size + 1))
    nums = [pick(VALUES[: len(VALUES) - 2 * (length - 1)])]
    while len(nums) < length:
        nums.append(nums[-1] + pick((2, 1)))
    near = range(nums[0] - 1, nums[-1] + 2)
    return rotated(nums, pick(range(length))), pick((*near, VALUES[0], VALUES[-1]))


def rotated(nums, moved):
    """The list with that many of its first items at the end."""
    return [*nums[moved:], *nums[:moved]]


def check(nums, target):
    """Going round, just one item is not above the one before it."""
    if sum(nums[i - 1] >= nums[i] for i in range(len(nums))) != 1:
        raise ValueError("want different items in increasing order, perhaps rotated")


def answer(nums, target):
    """The index of the target, if it is in the list."""
    return nums.index(target) if target in nums else -1


def killers():
    """Lists at the bounds: where they are rotated, and what is looked for in them."""
    for moved in 0, 1, 2499, 2500, 4999:
        nums = rotated(VALUES[::4][:LARGEST], moved)
        for target in nums[0], nums[-1], VALUES[0], VALUES[-1], 1:
            yield f"5000 items, {moved:,} of them moved: find {target}", (nums, target)


def workloads(size):
    """Lists of that length to time, half of which is moved."""
    nums = rotated(range(size), size // 2)
    return {"first": (nums, nums[0]), "last": (nums, nums[-1]), "missing": (nums, size)}
