"""Diameter of Binary Tree: the trees to judge on, and the longest path through each node."""

from random import Random

SMALL, RANDOM, LARGEST = 8, 1000, 10_000
COMPARED = [("complete", 10_000), ("chain", 300), ("chain", 2500)]
VALUES = range(-100, 101)


def inputs(pick, size):
    """Every shape; of the small trees, those of up to four nodes with all kinds of values."""
    nodes = pick(range(1, size + 1))
    return (pick.tree(nodes, (1, pick(VALUES)) if nodes <= 4 or size > SMALL else (1,)),)


def answer(root):
    """The levels below a node on its left and on its right, added up: the most of any node."""
    nodes = [root]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    levels = {None: 0}
    for node in reversed(nodes):
        levels[node] = 1 + max(levels[node.left], levels[node.right])
    return max(levels[node.left] + levels[node.right] for node in nodes)


def killers():
    """The largest trees, and chains on which O(n²), which LeetCode accepts, takes less than 3 s."""
    rng = Random("killers")
    for lefts, where in (1, "to the left"), (0, "to the right"), (0.5, "turning often"):
        nodes = 3000 if lefts != 0.5 else 4200
        yield f"a chain of {nodes:,} nodes, {where}", (hanging(rng, nodes, 1, lefts),)
        yield f"10,000 nodes, 20 chains {where}", (hanging(rng, LARGEST, 39, lefts),)
    yield "10,000 nodes, complete", (hanging(rng, LARGEST, LARGEST, 0),)


def workloads(size):
    """Trees of that many nodes to time."""
    rng = Random("workloads")
    return {
        "complete": (hanging(rng, size, size, 0),),
        "chain": (hanging(rng, size, 1, 0.5),),
    }


def hanging(rng, nodes, top, lefts):
    """A tree, complete as far as the first `top` nodes go; then this share of left children."""
    values = rng.choices(VALUES, k=nodes)
    tree = values[:top]
    for value in values[top:]:
        tree += (value, None) if rng.random() < lefts else (None, value)
    return tree if tree[-1] is not None else tree[:-1]
