"""Maximum Depth of Binary Tree: the trees to judge on, and their depth counted level by level."""

from random import Random

SMALL, LARGEST = 7, 10_000
VALUES = range(-100, 101)


def inputs(pick, size):
    """Every shape; of the small trees, those up to four nodes with all kinds of values."""
    nodes = pick(range(size + 1))
    return (pick.tree(nodes, (1, pick(VALUES)) if nodes <= 4 or size > SMALL else (1,)),)


def answer(root):
    """The number of levels, each of which holds the children of the one before."""
    depth, level = 0, [root] if root else []
    while level:
        depth += 1
        level = [child for node in level for child in (node.left, node.right) if child]
    return depth


def killers():
    """Trees of 10,000 nodes, named after their shape."""
    rng = Random("killers")
    for top, chains in (1, "one chain"), (3, "two chains"):
        for lefts, where in (1, "to the left"), (0, "to the right"), (0.5, "that turn often"):
            yield f"10,000 nodes, {chains} {where}", (hanging(rng, LARGEST, top, lefts),)


def hanging(rng, nodes, top, lefts):
    """A tree, complete as far as the first `top` nodes go; then this share of left children."""
    values = rng.choices(VALUES, k=nodes)
    tree = values[:top]
    for value in values[top:]:
        tree += (value, None) if rng.random() < lefts else (None, value)
    return tree if tree[-1] is not None else tree[:-1]
