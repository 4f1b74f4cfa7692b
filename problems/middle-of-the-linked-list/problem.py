"""Middle of the Linked List: nodes taken off at both ends until one is left."""

COMPARED = [("rising", 10), ("rising", 99), ("rising", 100), ("equal", 100)]
VALUES = range(1, 101)


def answer(head):
    """The first and the last node go, again and again; of the last two, only the first."""
    nodes = [head]
    while nodes[-1].next:
        nodes.append(nodes[-1].next)
    while len(nodes) > 1:
        nodes = nodes[1:-1] or nodes[1:]
    return nodes[0]


def workloads(size):
    """Lists of that many nodes to time."""
    falling, equal = [*VALUES[: -size - 1 : -1]], [VALUES[-1]] * size
    return {"rising": ([*VALUES[:size]],), "falling": (falling,), "equal": (equal,)}
