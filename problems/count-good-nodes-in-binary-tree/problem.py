"""Count Good Nodes in Binary Tree: the greatest value on the way to each node."""

from random import Random

COMPARED = [("complete", 100_000), ("chain", 100_000)]
VALUES = range(-(10**4), 10**4 + 1)


def answer(root):
    """The nodes whose own value is the greatest on the way to them."""
    ways = [(root, root.val)]
    for node, greatest in ways:  # the list grows as we read it
        children = filter(None, (node.left, node.right))
        ways += [(child, max(greatest, child.val)) for child in children]
    return sum(node.val == greatest for node, greatest in ways)


def workloads(size):
    """Trees of that many nodes to time."""
    rng = Random("workloads")
    return {
        "complete": (grown(rng, size, size - 1, 0, (-1, 0, 1)),),
        "chain": (grown(rng, size, 1, 0.5, (-1, 0, 1)),),
    }


def grown(rng, nodes, top, lefts, steps):
    """A tree, complete as far as the first `top` nodes go; then this share of left children.

    Each value is one of these steps away from the greatest one above it, if that is allowed.
    """
    tree = [rng.choice(VALUES)]
    greatest = tree[:]
    for above in greatest:  # the list grows as we read it
        one = (True, False) if rng.random() < lefts else (False, True)
        for wanted in (True, True) if len(greatest) < top else one:
            value = min(max(above + rng.choice(steps), VALUES[0]), VALUES[-1])
            tree.append(value if wanted else None)
            greatest += [max(above, value)] * wanted
        if len(greatest) >= nodes:
            break
    return tree if tree[-1] is not None else tree[:-1]
