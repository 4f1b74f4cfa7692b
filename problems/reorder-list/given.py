"""The nodes of the list before the call, so that new nodes and changed values are noticed."""

from itertools import pairwise


def arguments(head: List[int]):
    """The first node; the list of all nodes is only for `write`."""
    nodes = [ListNode(value) for value in head]
    for node, following in pairwise(nodes):
        node.next = following
    return nodes[0], nodes


def write(result, arguments, inputs) -> ListNode:
    """The first node, if the list has only nodes that it had, with the values that they had."""
    (head, nodes), (values,) = arguments, inputs
    if [node.val for node in nodes] != values:
        raise ValueError("a node has another value than before the call")
    node, unseen = head, {id(node) for node in nodes}
    while id(node) in unseen:
        unseen.remove(id(node))
        node = node.next
    if node is not None and node not in nodes:
        raise ValueError("there is a node in the list that was not in it before the call")
    return head
