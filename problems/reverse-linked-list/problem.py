"""Reverse Linked List: the values from the last to the first."""

COMPARED = [("different", 10), ("different", 5000), ("equal", 5000)]
VALUES = range(-5000, 5001)


def answer(head):
    """The values are read in order; each goes to the front of those before it."""
    values = []
    while head:
        values.insert(0, head.val)
        head = head.next
    return values


def workloads(size):
    """Lists of that many nodes to time."""
    return {"different": ([*VALUES[:size]],), "equal": ([VALUES[-1]] * size,)}
