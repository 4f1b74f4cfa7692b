"""Merge Two Sorted Lists: all their values, sorted."""

LARGEST = 50
COMPARED = [("in turns", 10), ("in turns", 50), ("one after the other", 50), ("equal", 50)]
VALUES = range(-100, 101)


def check(list1, list2):
    """The values are in order."""
    if list1 != sorted(list1) or list2 != sorted(list2):
        raise ValueError("want values in ascending order")


def answer(list1, list2):
    """Whatever is in one of the lists, sorted."""
    nodes = [list1, list2]
    for node in nodes:  # the list grows as we read it
        nodes += [node.next] if node else []
    return sorted(node.val for node in nodes if node)


def killers():
    """Two lists of 50 values, named after how they are merged."""
    for name, (list1, list2) in workloads(LARGEST).items():
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
