"""Merge Two Sorted Lists: the lists to judge on, and all their values, sorted."""

SMALL, LARGEST = 4, 50
COMPARED = [("in turns", 10), ("in turns", 50), ("one after the other", 50), ("equal", 50)]
VALUES = range(-100, 101)


def inputs(pick, size):
    """Any two sorted lists of 1, 2 and any other value."""
    values, lists = sorted({1, 2, pick(VALUES)}), ([], [])
    for merged in lists:
        i = 0
        for _ in range(pick(range(size + 1))):
            i = pick(range(i, len(values)))
            merged.append(values[i])
    return lists


def check(list1, list2):
    """The values are in their range, and in order."""
    for values in list1, list2:
        if wrong := [value for value in values if value not in VALUES]:
            raise ValueError(f"the value {wrong[0]}: want {VALUES[0]} to {VALUES[-1]}")
        if values != sorted(values):
            raise ValueError("want values in ascending order")


def answer(list1, list2):
    """Whatever is in one of the lists, sorted."""
    values = []
    for first in list1, list2:
        node = first
        while node:
            values.append(node.val)
            node = node.next
    return sorted(values)


def gen_anywhere(rng, size):
    """Values anywhere in their range, or close together."""
    values = rng.choice((VALUES, range(-3, 4)))
    return tuple(sorted(rng.choices(values, k=rng.randint(0, size))) for _ in range(2))


def killers():
    """Two lists of 50 values, named after how they are merged."""
    for name, (list1, list2) in workloads(LARGEST).items():
        yield f"50 and 50 values, {name}", (list1, list2)
        yield f"50 and 50 values, {name}, the other way round", (list2, list1)
    yield "50 values and none", ([*VALUES[:LARGEST]], [])


def workloads(size):
    """Two lists of that length to time, named after how they are merged."""
    values, equal = [*VALUES[: 2 * size]], [VALUES[-1]] * size
    return {
        "in turns": (values[::2], values[1::2]),
        "one after the other": (values[:size], values[size:]),
        "equal": (equal, equal),
    }
