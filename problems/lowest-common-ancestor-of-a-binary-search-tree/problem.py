"""Lowest Common Ancestor of a Binary Search Tree: the trees to judge on, and a count from below."""

from collections import deque
from operator import itemgetter

SMALL, LARGEST, VALUES = 5, 10_000, range(-(10**9), 10**9 + 1)
MOST = 100_000


def inputs(pick, size):
    """Every shape, with 1, 2, 3 ... and any other value, and any two nodes.

    Larger trees may be deep, and have values at any distance; p and q may be near each other.
    """
    nodes, other = pick(range(2, size + 1)), pick(VALUES)
    if size <= SMALL:
        values = sorted({*range(1, nodes), other})
        return search_tree(values, pick), pick(values), pick(values)
    values = VALUES[pick(range(len(VALUES))) :: pick(range(1, len(VALUES) // nodes))][:nodes]
    roots = itemgetter(0), lambda part: part[len(part) // 2], itemgetter(-1), pick
    p = pick(range(len(values)))
    q = pick((p - 2, p - 1, p + 1, p + 2, pick(range(len(values)))))

    def root(part):
        return roots[pick(range(len(roots)))](part)

    tree = search_tree(values, root)
    return tree, values[p], values[q % len(values)]


def check(root, p, q):
    """The tree is a search tree, and has p and q."""
    places = deque([(-inf, inf)])  # what the value there must lie between
    for value in root:
        low, high = places.popleft()
        if value is not None:
            if not low < value < high:
                raise ValueError(f"the value {value} is not between {low} and {high}")
            places += (low, value), (value, high)
    if p == q or not {p, q} <= {*root} - {None}:
        raise ValueError(f"p is {p} and q is {q}: want two different values of the tree")


def answer(root, p, q):
    """The lowest node is the first, from the last level upwards, that has both in its subtree."""
    nodes, held = [root], {None: 0}
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    for node in reversed(nodes):
        held[node] = held[node.left] + held[node.right] + (node in (p, q))
    return next(node for node in reversed(nodes) if held[node] == 2)


def killers():
    """Chains of 100,000 nodes, of which the last but two or the root has two children."""
    values = VALUES[::20_000][-MOST:]
    for side, end, p, q in ("left", -1, 0, 2), ("right", 0, -1, -3):
        tree = search_tree(values, lambda part, i=end: part[i if len(part) > 3 else len(part) // 2])
        yield f"a chain to the {side}, p and q below its end", (tree, values[p], values[q])
    half = len(values) // 2
    tree = search_tree(values, lambda part: part[half if len(part) == len(values) else 0])
    yield "two chains below the root, p and q at their ends", (tree, values[half - 1], values[-1])


def search_tree(values, pick):
    """The search tree of these sorted values, in which `pick` chooses the root of each subtree."""
    tree, parts = [], deque([values])
    while any(parts):
        part = parts.popleft()
        root = pick(range(len(part))) if part else None
        tree.append(part[root] if part else None)
        parts += (part[:root], part[root + 1 :]) if part else ()
    return tree
