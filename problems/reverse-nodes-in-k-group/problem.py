"""Reverse Nodes in k-Group: the nodes of each group, put in order anew."""

from itertools import chain

COMPARED = [("pairs", 10), ("ones", 5000), ("pairs", 5000), ("root", 5000), ("one group", 5000)]
VALUES = range(1001)


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


def workloads(size):
    """Lists of that many nodes to time, with groups of several sizes."""
    head = [VALUES[i % len(VALUES)] for i in range(size)]
    sizes = {"ones": 1, "pairs": 2, "root": int(size**0.5), "one group": size}
    return {name: (head, k) for name, k in sizes.items()}
