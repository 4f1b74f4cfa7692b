"""Lowest Common Ancestor of a Binary Tree: the trees to judge on, and a count from below."""

from random import Random

SMALL, LARGEST, VALUES = 6, 100_000, range(-(10**9), 10**9 + 1)
RANDOM = 2000
COMPARED = [("complete", 1000), ("two chains", 1000), ("one chain", 1000)]


def inputs(pick, size):
    """Every shape and any two nodes; values count up from any number, least after largest."""
    # Larger trees are among the killers. Where p is q, check() refuses the input.
    tree, start = pick.tree(pick(range(2, size + 1)), (1,)), VALUES.index(pick(VALUES))
    values = [VALUES[(start + i) % len(VALUES)] for i in range(tree.count(1))]
    number = iter(values)
    return [node and next(number) for node in tree], pick(values), pick(values)


def check(root, p, q):
    """The values differ, and p and q are two of them."""
    known = {*root} - {None}
    if p == q or not {p, q} <= known or len(known) < len(root) - root.count(None):
        raise ValueError(f"p is {p} and q is {q}: want two values of a tree in which all differ")


def answer(root, p, q):
    """The lowest node is the first, from the last level upwards, that has both in its subtree."""
    nodes, held = [root], {None: 0}
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    for node in reversed(nodes):
        held[node] = held[node.left] + held[node.right] + (node in (p, q))
    return next(node for node in reversed(nodes) if held[node] == 2)


def killers():
    """Trees of 100,000 nodes, named after their shape and where p and q are."""
    for name, (tree, p, q) in workloads(LARGEST).items():
        yield f"{name}, the last two nodes", (tree, p, q)
        yield f"{name}, the last node and the root", (tree, q, tree[0])
    tree, _, leaf = workloads(LARGEST)["one chain"]
    tree = [*tree[:2], leaf, *tree[3:5], None, None, *tree[5:-2]]
    yield "one chain, its last node and a leaf below the root", (tree, tree[-1], leaf)
    (top, *rest), p, q = workloads(LARGEST - 1)["two chains"]
    root = min({*range(LARGEST)} - {top, *rest})
    yield (
        "two chains that part below the root, the last two nodes",
        ([root, top, None, *rest], p, q),
    )


def workloads(size):
    """Trees that are complete at the top, then chains, with values in no order."""
    values = [*VALUES[:: len(VALUES) - 1], *Random("values").sample(VALUES[1:-1], size)][:size]
    trees = {"one chain": 1, "two chains": 2, "complete": size - 1}
    for name, top in trees.items():
        chains = [child for value in values[top:-1] for child in (value, None)]
        trees[name] = values[:top] + chains + values[-1:], *values[-2:]
    return trees
