"""Next Permutation: the least of all orders that are greater."""

COMPARED = [("falling", 10), ("falling", 100), ("half is falling", 100)]


def answer(nums):
    """The longest beginning that can stay, with the next larger number after it, then the rest."""
    for place in reversed(range(len(nums))):
        rest = sorted(nums[place:])
        for larger in rest:
            if larger > nums[place]:
                rest.remove(larger)
                return [*nums[:place], larger, *rest]
    return sorted(nums)


def workloads(size):
    """Lists of that length to time."""
    falling = [number % 101 for number in range(size, 0, -1)]
    return {
        "falling": (falling,),
        "half is falling": ([1] * (size // 2) + falling[: -(size // 2)],),
    }
