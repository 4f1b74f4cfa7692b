"""Reverse Nodes in k-Group: the lists to judge on, and their nodes, put in order anew."""

from itertools import chain

SMALL, LARGEST = 8, 5000
COMPARED = [("pairs", 10), ("ones", 5000), ("pairs", 5000), ("root", 5000), ("one group", 5000)]
VALUES = range(1001)


def inputs(pick, size):
    """Two values: all their arrangements together show which node belongs in each place."""
    length = pick(range(1, size + 1))
    values = pick.some(VALUES) if size <= SMALL else pick.values(VALUES)
    k = pick(range(1, length + 1))
    if size > SMALL:
        few = range(1, 1 + min(length, 9))
        exact = [k for k in range(1, length + 1) if length % k == 0]
        k = pick((k, pick(few), pick(exact), length, max(length - 1, 1)))
    return [pick(values) for _ in range(length)], k


def answer(head, k):
    """Each group of k nodes is put in order backwards; a shorter one at the end is not."""
    nodes = [head]
    while nodes[-1].next:
        nodes.append(nodes[-1].next)
    groups = [nodes[i : i + k] for i in range(0, len(nodes), k)]
    order = [*chain(*(group[::-1] if len(group) == k else group for group in groups))]
    for node, following in zip(order, [*order[1:], None]):
        node.next = following
    return order[0]


def killers():
    """All sizes of groups in short lists, and the longest lists, named after the groups.

    Values come again after 997 nodes, which no size of a group divides.
    """
    for length in range(1, 25):
        for k in range(1, length + 1):
            yield f"{length} nodes in groups of {k}", ([*range(length)], k)
    for k in 1, 2, 3, 4, 5, 7, 70, 71, 999, 1000, 1001, 1024, 2499, 2500, 2501, 4999, 5000:
        yield f"5000 nodes in groups of {k}", ([VALUES[i % 997] for i in range(LARGEST)], k)
    for k in 1, 2, 2500, 4999:
        yield f"5000 equal nodes in groups of {k}", ([VALUES[-1]] * LARGEST, k)
        yield f"4999 nodes in groups of {k}", ([VALUES[i % 997] for i in range(LARGEST - 1)], k)


def workloads(size):
    """Lists of that many nodes to time, with groups of several sizes."""
    head = [VALUES[i % len(VALUES)] for i in range(size)]
    sizes = {"ones": 1, "pairs": 2, "root": int(size**0.5), "one group": size}
    return {name: (head, k) for name, k in sizes.items()}
