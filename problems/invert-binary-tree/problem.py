"""Invert Binary Tree: the trees to judge on, and each level read backwards."""

SMALL, LARGEST, VALUES = 7, 100, range(-100, 101)


def inputs(pick, size):
    """Every shape: up to four nodes with any of two values, beyond that with different ones.

    At random, all values may be any.
    """
    nodes = pick(range(size + 1))
    if size > SMALL:
        return (pick.tree(nodes, pick.values(VALUES)),)
    if nodes <= 4:
        return (pick.tree(nodes, (1, pick(VALUES))),)
    tree = pick.tree(nodes, (1,))
    return ([value and number for number, value in enumerate(tree, 1)],)


def answer(root):
    """Write down each level from right to left, with the gaps in it."""
    written, level = [], [root]
    while any(level):
        written += [node.val if node else None for node in level]
        level = [child for node in level if node for child in (node.right, node.left)]
    while written and written[-1] is None:
        written.pop()
    return written
