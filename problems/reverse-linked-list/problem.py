"""Reverse Linked List: the lists to judge on, and their values from the last to the first."""

SMALL, LARGEST = 6, 5000
COMPARED = [("different", 10), ("different", 5000), ("equal", 5000)]
VALUES = range(-5000, 5001)


def inputs(pick, size):
    """A list of 1, 2 and any other value."""
    other = pick(VALUES)
    return ([pick((1, 2, other)) for _ in range(pick(range(size + 1)))],)


def answer(head):
    """The values are read in order; each goes to the front of those before it."""
    values = []
    while head:
        values.insert(0, head.val)
        head = head.next
    return values


def killers():
    """Lists of 5000 nodes, named after their values."""
    for name, arguments in workloads(LARGEST).items():
        yield f"5000 nodes, {name} values", arguments
    yield "5000 nodes, falling from 5000", ([*VALUES[: -LARGEST - 1 : -1]],)


def workloads(size):
    """Lists of that many nodes to time."""
    return {"different": ([*VALUES[:size]],), "equal": ([VALUES[-1]] * size,)}
