"""Binary Search: the only index of the target."""

LARGEST = 10_000
COMPARED = [("first", 10), ("first", 10_000), ("last", 10_000), ("missing", 10_000)]
VALUES = range(-(10**4) + 1, 10**4)


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
