"""How p and q are found by their values, and how the result is told from a copy of a node."""


def arguments(root: TreeNode, p: int, q: int):
    """The tree, the two nodes with these values, and all nodes by value."""
    nodes = [root]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    named = {node.val: node for node in nodes}
    return root, named[p], named[q], named


def write(result, arguments) -> int:
    """The value of the result, which must be one of the nodes."""
    if result is None or arguments[3].get(result.val) is not result:
        raise ValueError("the result is not a node of the tree")
    return result.val
