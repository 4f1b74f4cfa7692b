"""Linked List Cycle II: the lists to judge on, and the first node that a walk meets again."""

SMALL, LARGEST = 6, 10_000
COMPARED = [("no cycle", 10_000), ("ring", 10_000), ("loop at the end", 10_000)]
VALUES = range(-(10**5), 10**5 + 1)


def inputs(pick, size):
    """The last node leads nowhere or to any node, in longer lists often near one of the ends."""
    length = pick(range(size + 1))
    if size > SMALL:
        values = pick.values(VALUES)
        far = pick((pick(range(size)), pick(range(9))))
        pos = pick((-1, far, length - 1 - far))
        return [pick(values) for _ in range(length)], max(-1, min(pos, length - 1))
    values = (-1, 0, pick(VALUES)) if length <= 3 else pick.some(range(2))
    return [pick(values) for _ in range(length)], pick(range(-1, length))


def check(head, pos):
    """The values are in their range, and the index is that of a node."""
    if wrong := [value for value in head if value not in VALUES]:
        raise ValueError(f"the value {wrong[0]}: want {VALUES[0]} to {VALUES[-1]}")
    if not -1 <= pos < len(head):
        raise ValueError(f"pos is {pos}: want -1 or the index of a node")


def answer(head):
    """The first node that is met again; nodes are told apart by their identity."""
    seen = set()
    while head and id(head) not in seen:
        seen.add(id(head))
        head = head.next
    return head


def killers():
    """Lists of 10,000 nodes, named after what makes them hard."""
    for name, (head, pos) in workloads(LARGEST).items():
        yield f"10,000 different values, {name}", (head, pos)
        yield f"10,000 equal values, {name}", ([VALUES[-1]] * LARGEST, pos)
    for pos in 1, LARGEST // 2, LARGEST - 256, LARGEST - 2, LARGEST - 1:
        yield f"10,000 values, the last node leads to {pos:,}", ([*range(LARGEST)], pos)


def workloads(size):
    """Lists of that many nodes to time: none, all or a few of them in a cycle."""
    head = [*range(-size // 2, size - size // 2)]
    return {"no cycle": (head, -1), "ring": (head, 0), "loop at the end": (head, size * 9 // 10)}
