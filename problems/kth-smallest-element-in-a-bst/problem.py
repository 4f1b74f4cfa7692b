"""Kth Smallest Element in a BST: the search trees to judge on, and their values, sorted."""

from collections import deque
from operator import itemgetter

SMALL, LARGEST, VALUES = 6, 10_000, range(10**4 + 1)


def inputs(pick, size):
    """Every shape, with odd numbers and any other value (in large trees: any), and every k."""
    nodes, other = pick(range(1, size + 1)), pick(VALUES)
    if size > SMALL:
        tree = pick.bst(nodes, VALUES)
        return tree, pick(range(1, len(tree) - tree.count(None) + 1))
    values = sorted({*range(1, 2 * nodes - 1, 2), other})
    return search_tree(values, pick), pick(range(1, len(values) + 1))


def check(root, k):
    """The tree is a search tree."""
    places = deque([(-inf, inf)])  # what the value there must lie between
    for value in root:
        low, high = places.popleft()
        if value is not None:
            if not low < value < high:
                raise ValueError(f"the value {value} is not between {low} and {high}")
            places += (low, value), (value, high)


def answer(root, k):
    """Collect the values in any order, and sort them."""
    nodes = [root]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    return sorted(node.val for node in nodes)[k - 1]


def killers():
    """Trees of 10,000 nodes, named after which value is the root of each subtree."""
    for name, root in ("last", itemgetter(-1)), ("first", itemgetter(0)):
        tree = search_tree([VALUES[0], *VALUES[2:]], root)
        for k in 1, LARGEST // 2, LARGEST:
            yield f"10,000 nodes, the {name} as root, k = {k:,}", (tree, k)


def search_tree(values, pick):
    """The search tree of these sorted values, in which `pick` chooses the root of each subtree."""
    tree, parts = [], deque([values])
    while any(parts):
        part = parts.popleft()
        root = pick(range(len(part))) if part else None
        tree.append(part[root] if part else None)
        parts += (part[:root], part[root + 1 :]) if part else ()
    return tree
