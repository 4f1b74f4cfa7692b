"""How a list is made of its values and of the index of the node that follows the last one."""

from itertools import pairwise


def arguments(head: List[int], pos: int):
    """The first node, or None for the empty list."""
    nodes = [ListNode(value) for value in head]
    for node, following in pairwise(nodes):
        node.next = following
    if pos != -1:
        nodes[-1].next = nodes[pos]
    return (nodes[0] if nodes else None,)
