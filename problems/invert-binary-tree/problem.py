"""Invert Binary Tree: each level read backwards."""


def answer(root):
    """Write down each level from right to left, with the gaps in it."""
    written, level = [], [root]
    while any(level):
        written += [node.val if node else None for node in level]
        level = [child for node in level if node for child in (node.right, node.left)]
    while written and written[-1] is None:
        written.pop()
    return written
