"""The nodes of the list before the call, so that changed values are noticed."""

from itertools import pairwise


def arguments(head: List[int], k: int):
    """The first node, and k; the list of all nodes is only for `write`."""
    nodes = [ListNode(value) for value in head]
    for node, following in pairwise(nodes):
        node.next = following
    return nodes[0], k, nodes


def write(result, arguments, inputs) -> ListNode:
    """The first node of the result, if the nodes that were given have the values that they had."""
    (_, _, nodes), (values, _) = arguments, inputs
    if [node.val for node in nodes] != values:
        raise ValueError("a node has another value than before the call")
    return result
