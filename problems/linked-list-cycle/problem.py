"""Linked List Cycle: whether a walk along the list ever ends."""

LARGEST = 10_000
COMPARED = [("no cycle", 10_000), ("ring", 10_000), ("loop at the end", 10_000)]
VALUES = range(-(10**5), 10**5 + 1)


def check(head, pos):
    """The values are in their range, and the index is that of a node."""
    if wrong := [value for value in head if value not in VALUES]:
        raise ValueError(f"the value {wrong[0]}: want {VALUES[0]} to {VALUES[-1]}")
    if not -1 <= pos < len(head):
        raise ValueError(f"pos is {pos}: want -1 or the index of a node")


def answer(head):
    """Whether a node is met again; nodes are told apart by their identity."""
    seen = set()
    while head and id(head) not in seen:
        seen.add(id(head))
        head = head.next
    return head is not None


def killers():
    """Lists of 10,000 nodes, named after what makes them hard."""
    for name, (_, pos) in workloads(LARGEST).items():
        yield f"10,000 equal values, {name}", ([VALUES[-1]] * LARGEST, pos)
    yield "10,000 values, the last node follows itself", ([*range(LARGEST)], LARGEST - 1)


def workloads(size):
    """Lists of that many nodes to time: none, all or a few of them in a cycle."""
    head = [*range(-size // 2, size - size // 2)]
    return {"no cycle": (head, -1), "ring": (head, 0), "loop at the end": (head, size * 9 // 10)}
