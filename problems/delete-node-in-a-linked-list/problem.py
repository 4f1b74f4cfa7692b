"""Delete Node in a Linked List: the lists to judge on, and what is left of them."""

from itertools import pairwise

SMALL, LARGEST = 8, 1000
COMPARED = [("first", 10), ("first", 1000), ("second to last", 1000)]
VALUES = range(-1000, 1001)


def inputs(pick, size):
    """Rising or falling values with any other value among them; any node but the last.

    Longer lists have any values in any order.
    """
    if size > SMALL:
        head = pick.shuffled(pick.distinct(size, pick.values(VALUES)))
        return head, pick(head[:-1])
    length, other = pick(range(2, size + 1)), pick(VALUES)
    head = [value for value in range(length) if value != other][: length - 1]
    head = head[:: pick((1, -1))]
    head.insert(pick(range(length)), other)
    return head, pick(head[:-1])


def check(head, node):
    """The values are different, and the node can be deleted."""
    if len(set(head)) < len(head):
        raise ValueError("two nodes have the same value")
    if node not in head[:-1]:
        raise ValueError(f"the node is {node}: want the value of any node but the last")


def answer(node):
    """Every value after the node moves up by one place, and the last place is removed."""
    nodes = [node]
    while nodes[-1].next:
        nodes.append(nodes[-1].next)
    for place, following in pairwise(nodes):
        place.val = following.val
    nodes[-2].next = None


def killers():
    """Lists of 2 and of 1000 nodes, named after the one that is deleted."""
    for head in [0, -1], [1000, 0], [*VALUES[:LARGEST]], [*VALUES[: -LARGEST - 1 : -1]]:
        yield f"the first of {len(head):,} nodes: {head[0]:,}", (head, head[0])
        yield f"the second to last of {len(head):,} nodes: {head[-2]:,}", (head, head[-2])


def workloads(size):
    """The first and the second to last of that many nodes."""
    head = [*range(size)]
    return {"first": (head, head[0]), "second to last": (head, head[-2])}
