"""How two lists are made that may share nodes, and how the node that is returned is told."""

from itertools import chain, pairwise


def arguments(intersectVal: int, listA: List[int], listB: List[int], skipA: int, skipB: int):
    """Both first nodes; the lists of all nodes are only for `write`."""
    a, b = ([ListNode(value) for value in values] for values in (listA, listB))
    b[skipB:] = a[skipA:] if intersectVal else b[skipB:]
    for node, following in chain(pairwise(a), pairwise(b)):
        node.next = following
    return a[0], b[0], a, b


def write(result, arguments, inputs) -> str:
    """LeetCode's words for the result, if it can be right and both lists are as they were."""
    (_, _, a, b), (intersectVal, listA, listB, skipA, _) = arguments, inputs
    for name, nodes, values in ("listA", a, listA), ("listB", b, listB):
        if [n.next for n in nodes] != [*nodes[1:], None] or [n.val for n in nodes] != values:
            raise ValueError(f"{name} is not as it was before the call")
    if result is not None and result.val == intersectVal and result not in a[skipA:][:1]:
        raise ValueError(f"the value {intersectVal} is right, but it is that of another node")
    return "No intersection" if result is None else f"Intersected at '{result.val}'"
