"""Reverse Linked List: the lists to judge on, and their values from the last to the first."""

SMALL, LARGEST = 6, 5000
COMPARED = [("different", 10), ("different", 5000), ("equal", 5000)]
VALUES = range(-5000, 5001)


def inputs(pick, size):
    """A short list of 1, 2 and any other value; a longer one of any values."""
    values = (1, 2, pick(VALUES)) if size <= SMALL else pick.values(VALUES)
    nodes = pick(range(size + 1)) if size < LARGEST else LARGEST - pick((0, 1))
    return ([pick(values) for _ in range(nodes)],)


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
    for block in 256, 1000, 1024, 2048, 4096:
        for nodes in block, block + 1:
            yield f"{nodes:,} nodes, falling from 5000", ([*VALUES[: -nodes - 1 : -1]],)


def workloads(size):
    """Lists of that many nodes to time."""
    return {"different": ([*VALUES[:size]],), "equal": ([VALUES[-1]] * size,)}
