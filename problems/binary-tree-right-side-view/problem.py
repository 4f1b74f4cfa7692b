"""Binary Tree Right Side View: the trees, and the rightmost of all ways down to each level."""

from itertools import count
from random import Random

SMALL, LARGEST = 7, 100
COMPARED = [("complete", 100), ("chain", 100)]
VALUES = range(-100, 101)


def inputs(pick, size):
    """Every shape; of the small trees, those of up to three nodes with all kinds of values."""
    nodes = pick(range(size + 1))
    if nodes <= 3 or size > SMALL:
        return (pick.tree(nodes, VALUES if nodes <= 3 else pick.values(VALUES)),)
    number = count(-2)
    return ([value and next(number) for value in pick.tree(nodes, (1,))],)


def answer(root):
    """The way to a node is a word of L and R; on each level, the last word in order is seen."""
    found = {"": root} if root else {}
    ways = list(found)
    for way in ways:  # the list grows as we read it
        for side, child in ("L", found[way].left), ("R", found[way].right):
            if child:
                found[way + side] = child
                ways.append(way + side)
    levels = sorted({len(way) for way in ways})
    return [found[max(way for way in ways if len(way) == level)].val for level in levels]


def killers():
    """Trees of 100 nodes, named after their shape."""
    rng = Random("killers")
    for top, chains in (1, "one chain"), (3, "two chains"), (99, "complete, but for one node"):
        for lefts, where in (1, "to the left"), (0, "to the right"), (0.5, "that turn"):
            yield f"100 nodes, {chains} {where}", (hanging(rng, LARGEST, top, lefts),)


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
