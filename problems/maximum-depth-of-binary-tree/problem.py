"""Maximum Depth of Binary Tree: the depth, counted level by level."""


def answer(root):
    """The number of levels, each of which holds the children of the one before."""
    depth, level = 0, [root] if root else []
    while level:
        depth += 1
        level = [child for node in level for child in (node.left, node.right) if child]
    return depth
