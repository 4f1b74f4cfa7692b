"""Median of Two Sorted Arrays: the lists to judge on, and the median of all items."""

from random import Random
from statistics import median

SMALL, LARGEST = 5, 1000
COMPARED = [("alike", 10), ("alike", 1000), ("apart", 1000), ("long and short", 1000)]
VALUES = range(-(10**6), 10**6 + 1)


def inputs(pick, size):
    """Up to five items in both lists together, of 0, 1, 3 and any; larger lists have any ranges."""
    if size <= SMALL:
        values, count = sorted({0, 1, 3, pick(VALUES)}), pick(range(1, size + 1))
        first = pick(range(count + 1))
        return pick.sorted(first, values), pick.sorted(count - first, values)
    lists = []
    for _ in range(2):
        start, end = pick.interval(VALUES)
        length = pick((size, pick(range(size + 1))))
        lists.append(pick.sorted(length, range(start, end + 1)))
    return tuple(lists)


def answer(nums1, nums2):
    """The median as it is defined."""
    return median(nums1 + nums2)


def killers():
    """Lists at the bounds, named after how they lie."""
    low, high = VALUES[:LARGEST], VALUES[-LARGEST:]
    for before in range(330, 334):  # about as many items of the first list are below the median
        start = 2 * (LARGEST - 2 * before)
        first = [*range(start, start + 2 * LARGEST, 2)]
        yield f"in turn from {start:,} on", (first, [*range(1, 1998, 2)])
    for more in 0, 1:
        yield f"apart, {2000 - more:,} items", ([*low[more:]], [*high])
        yield f"apart, the upper one first, {2000 - more:,} items", ([*high[more:]], [*low])
        yield f"in turn, {2000 - more:,} items", ([*VALUES[more:1000:2]], [*VALUES[1:2000:2]])
        yield f"all alike, {2000 - more:,} items", ([7] * (1000 - more), [7] * 1000)
        for item in VALUES[0], VALUES[-1], 0:
            yield f"{item:,} beside {1000 - more:,} items", ([item], [*range(-500, 500 - more)])
            yield f"no items beside {item:,}", ([], [item] * (1 + more))


def workloads(size):
    """Two lists to time, of that length or one item."""
    rng = Random(size)
    alike = [sorted(rng.choices(VALUES, k=size)) for _ in range(2)]
    return {
        "alike": tuple(alike),
        "apart": ([*range(size)], [*range(size, 2 * size)]),
        "long and short": (alike[0], [0]),
    }
