"""Middle of the Linked List: the lists to judge on, taken off at both ends until one is left."""

SMALL, LARGEST = 6, 100
COMPARED = [("rising", 10), ("rising", 99), ("rising", 100), ("equal", 100)]
VALUES = range(1, 101)


def inputs(pick, size):
    """A short list of 1, 2 and any other value; a longer one of any values."""
    values = (1, 2, pick(VALUES)) if size <= SMALL else pick.values(VALUES)
    return ([pick(values) for _ in range(pick(range(1, size + 1)))],)


def answer(head):
    """The first and the last node go, again and again; of the last two, only the first."""
    nodes = [head]
    while nodes[-1].next:
        nodes.append(nodes[-1].next)
    while len(nodes) > 1:
        nodes = nodes[1:-1] or nodes[1:]
    return nodes[0]


def killers():
    """Lists of every length, named after their values."""
    for nodes in range(1, LARGEST + 1):
        for name, arguments in workloads(nodes).items():
            yield f"{nodes} nodes, {name}", arguments


def workloads(size):
    """Lists of that many nodes to time."""
    falling, equal = [*VALUES[: -size - 1 : -1]], [VALUES[-1]] * size
    return {"rising": ([*VALUES[:size]],), "falling": (falling,), "equal": (equal,)}
