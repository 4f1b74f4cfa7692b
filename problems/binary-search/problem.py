"""Binary Search: the lists to judge on, and the only index of the target."""

SMALL, LARGEST = 6, 10_000
COMPARED = [("first", 10), ("first", 10_000), ("last", 10_000), ("missing", 10_000)]
VALUES = range(-(10**4) + 1, 10**4)


def inputs(pick, size):
    """Any first item, steps of 1 or 2 from each item to the next, and a target near or far.

    Larger lists have items of any range, and perhaps one far away; the target is one of the items,
    next to one, or anything.
    """
    length = pick(range(1, size + 1))
    if size > SMALL:
        start, end = pick.interval(VALUES)
        far = pick((start, VALUES[0], VALUES[-1]))
        nums = sorted({far, *pick.distinct(length - 1, range(start, end + 1))})
        near = min(max(pick(nums) + pick((-1, 0, 1)), VALUES[0]), VALUES[-1])
        return nums, pick((near, near, pick(VALUES)))
    nums = [pick(VALUES[: len(VALUES) - 2 * (length - 1)])]
    while len(nums) < length:
        nums.append(nums[-1] + pick((2, 1)))
    return nums, pick((*range(nums[0] - 1, nums[-1] + 2), VALUES[0], VALUES[-1]))


def answer(nums, target):
    """The index of the target, if it is in the list."""
    return nums.index(target) if target in nums else -1


def killers():
    """Lists at the bounds, and what is looked for in them."""
    for length in 8191, 8192, 8193, LARGEST:
        nums = [*VALUES[::2][:length]]
        for target in nums[0], nums[1], nums[-1], VALUES[-2]:
            yield f"{length:,} items: find {target}", (nums, target)
    for target in range(-6, 7):  # of neighbours, some take one halving more than others
        yield f"10,000 items: find {target}", (nums, target)


def workloads(size):
    """Lists of that length to time."""
    nums = [*range(size)]
    return {"first": (nums, 0), "last": (nums, size - 1), "missing": (nums, -1)}
