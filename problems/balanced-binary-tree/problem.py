"""Balanced Binary Tree: the trees to judge on, and the heights on both sides of all nodes."""

from collections import deque
from random import Random

SMALL, RANDOM, LARGEST = 8, 1000, 5000
COMPARED = [("complete", 5000), ("chain", 5000), ("chains on a spine", 5000)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Every shape; of the small trees, those of up to four nodes with all kinds of values."""
    nodes = pick(range(size + 1))
    return (pick.tree(nodes, (1, pick(VALUES)) if nodes <= 4 or size > SMALL else (1,)),)


def answer(root):
    """No node has heights on its two sides that differ by more than 1."""
    nodes = [root] if root else []
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    heights = {None: 0}
    for node in reversed(nodes):
        heights[node] = 1 + max(heights[node.left], heights[node.right])
    return all(abs(heights[node.left] - heights[node.right]) <= 1 for node in nodes)


def gen_nearly_balanced(rng, size):
    """A balanced tree, except that in up to two places, a subtree is too low."""
    places = {rng.randint(1, size) for _ in range(rng.randrange(3))}
    return (lopsided(rng, rng.randrange(size.bit_length()), rng.random(), places),)


def killers():
    """Large trees, named after what makes them hard."""
    rng = Random("killers")
    for lefts, where in (1, "to the left"), (0, "to the right"), (0.5, "turning often"):
        yield f"a chain of 5000 nodes, {where}", (hanging(rng, LARGEST, 1, lefts),)
    yield "two chains of 2500 nodes below a node", (hanging(rng, LARGEST, 3, 0.5),)
    for nodes in 4095, 4096, LARGEST:
        yield f"complete, {nodes:,} nodes", (hanging(rng, nodes, nodes, 0),)
    tree = hanging(rng, LARGEST - 1, 4095, 1)
    yield "complete, 4095 nodes and 904 more", (tree,)
    gap = [None] * (1 + 2 * (2048 - 904))  # up to the children of the first of the 904
    yield "complete, 4095 nodes, 904 more and a node below them", ([*tree, *gap, 1],)
    yield "17 levels with as few nodes as possible", (lopsided(rng, 17, 1, ()),)
    for place in 1, 50, 500:
        yield f"a subtree is too low at node {place}", (lopsided(rng, 17, 1, {place}),)
    yield "a spine of balanced nodes with chains", spine(LARGEST)


def workloads(size):
    """Trees of that many nodes to time."""
    rng = Random("workloads")
    return {
        "complete": (hanging(rng, size, size, 0),),
        "chain": (hanging(rng, size, 1, 0.5),),
        "chains on a spine": spine(size),
    }


def lopsided(rng, height, odds, places):
    """Of two children, one is lower by 1 with these odds, or by 2 in these places."""
    tree, heights = [], deque([height])
    while any(heights):
        height = heights.popleft()
        tree.append(rng.choice(VALUES) if height else None)
        if height:
            gap = 2 if len(tree) in places else rng.random() < odds
            heights += rng.sample((height - 1, max(height - 1 - gap, 0)), 2)
    return tree


def hanging(rng, nodes, top, lefts):
    """A tree, complete as far as the first `top` nodes go; then this share of left children."""
    values = rng.choices(VALUES, k=nodes)
    tree = values[:top]
    for value in values[top:]:
        tree += (value, None) if rng.random() < lefts else (None, value)
    return tree if tree[-1] is not None else tree[:-1]


def spine(nodes):
    """A chain to the left, each node of which has an equally long chain below it on the right."""
    tree = [1]
    for level in range(1, int((2 * nodes) ** 0.5) - 1):
        tree += [1, 1] + [None, 1] * (level - 1)
    return (tree,)
