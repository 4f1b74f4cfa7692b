"""Next Permutation: the lists to judge on, and the least of all orders that are greater."""

SMALL, LARGEST = 6, 100
COMPARED = [("falling", 10), ("falling", 100), ("half is falling", 100)]
NUMBERS = range(101)


def inputs(pick, size):
    """Up to three numbers of which one is any, or more of up to five; longer lists fall at the end.

    There, the falling end is of any length, and up to three of all numbers may be changed.
    """
    count = pick(range(1, size + 1))
    if size <= SMALL:
        numbers = (0, 1, 2, pick(NUMBERS)) if count <= 3 else range(5 if count < SMALL else 3)
        return ([pick(numbers) for _ in range(count)],)
    numbers, cut = pick.values(NUMBERS), pick(range(count + 1))
    nums = [pick(numbers) for _ in range(count)]
    return (pick.near(nums[:cut] + sorted(nums[cut:], reverse=True), numbers),)


def answer(nums):
    """The longest beginning that can stay, with the next larger number after it, then the rest."""
    for place in reversed(range(len(nums))):
        rest = sorted(nums[place:])
        for larger in rest:
            if larger > nums[place]:
                rest.remove(larger)
                return [*nums[:place], larger, *rest]
    return sorted(nums)


def killers():
    """The longest lists, named after what makes them hard."""
    falling = [*NUMBERS[:0:-1]]
    yield "the numbers from 100 to 1", (falling,)
    yield "the numbers from 100 to 1, but 50 is first", ([50, *falling[:50], *falling[51:]],)
    yield "the numbers from 1 to 100", (falling[::-1],)
    for number in NUMBERS[0], NUMBERS[-1]:
        yield f"100 times {number}", ([number] * LARGEST,)
    yield "0, then 99 times 100", ([0] + [100] * 99,)


def workloads(size):
    """Lists of that length to time."""
    falling = [number % 101 for number in range(size, 0, -1)]
    return {
        "falling": (falling,),
        "half is falling": ([1] * (size // 2) + falling[: -(size // 2)],),
    }
