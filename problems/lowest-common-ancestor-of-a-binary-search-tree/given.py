"""How p and q are found by their values, and the result is read: LeetCode prints its value."""


def arguments(root: TreeNode, p: int, q: int):
    """The tree, and the two nodes with these values."""
    nodes = [root]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    named = {node.val: node for node in nodes}
    return root, named[p], named[q]


def write(result, arguments) -> int:
    """The value of the result, which may be a copy of a node."""
    if result is None:
        raise ValueError("the result is None, not a node")
    return result.val
