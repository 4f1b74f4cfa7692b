"""How a list is made of its values and of the index of the node that follows the last one."""

from itertools import pairwise


def arguments(head: List[int], pos: int):
    """The first node, or None for the empty list; the list of all nodes is only for `write`."""
    nodes = [ListNode(value) for value in head]
    for node, following in pairwise(nodes):
        node.next = following
    if pos != -1:
        nodes[-1].next = nodes[pos]
    return nodes[0] if nodes else None, nodes


def write(result, arguments, inputs) -> str:
    """LeetCode's words for the result, if it can be right and the list is as it was."""
    (_, nodes), (head, pos) = arguments, inputs
    follow = [*nodes[1:], nodes[pos] if pos != -1 else None] if nodes else []
    if [node.val for node in nodes] != head or [node.next for node in nodes] != follow:
        raise ValueError("the list is not as it was before the call")
    if result is None:
        return "no cycle"
    if result not in nodes:
        raise ValueError("the result is not a node of the list")
    return f"tail connects to node index {nodes.index(result)}"
