"""Validate Binary Search Tree: each node compared with those above."""

from collections import deque
from itertools import chain
from math import inf
from operator import itemgetter
from statistics import median_low

LARGEST, VALUES = 10_000, range(-(2**31), 2**31)


def answer(root):
    """Whether each node is between the nearest values above it on either side."""
    found = [(root, -inf, inf)]
    for node, low, high in found:  # the list grows as we read it
        if node:
            found += (node.left, low, node.val), (node.right, node.val, high)
    return all(low < node.val < high for node, low, high in found if node)


def killers():
    """Trees of 10,000 nodes, named after which value is the root of each subtree."""
    values = [*VALUES[: LARGEST - 1], VALUES[-1]]
    for name, root in ("last", itemgetter(-1)), ("first", itemgetter(0)), ("median", median_low):
        tree = search_tree(values, root)
        other = VALUES[0] if tree[-1] == VALUES[-1] else VALUES[-1]
        yield f"10,000 nodes, the {name} as root", (tree,)
        yield f"10,000 nodes, the {name} as root, the deepest one wrong", ([*tree[:-1], other],)
    for block in 64, 100, 256, 1000, 1024:
        tree = search_tree(range(2 * block), median_low)
        tree[tree.index(block)] = block - 1
        yield f"no two are equal but number {block:,} and the next one", (tree,)
    levels = ([None, -value, value, None] for value in range(4998, 0, -1))
    tree = [0, -4999, 4999, *chain(*levels)][:-1]  # its last values are -1 and 1
    yield "two chains that end next to the root", (tree,)
    yield "two chains, the first of which ends as the root", ([*tree[:-2], 0, 1],)
    yield "two chains, the second of which ends as the root", ([*tree[:-2], -1, 0],)


def search_tree(values, pick):
    """The search tree of these sorted values, in which `pick` chooses the root of each subtree."""
    tree, parts = [], deque([values])
    while any(parts):
        part = parts.popleft()
        root = pick(range(len(part))) if part else None
        tree.append(part[root] if part else None)
        parts += (part[:root], part[root + 1 :]) if part else ()
    return tree
