"""Count Good Nodes in Binary Tree: the trees to judge on, and the greatest value of each way."""

from random import Random

SMALL, RANDOM, LARGEST = 4, 2000, 100_000
COMPARED = [("complete", 100_000), ("chain", 100_000)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Every shape, with -2, 3 and any other value in small trees, and any values in larger ones."""
    nodes = pick(range(1, size + 1))
    values = (-2, 3, pick(VALUES)) if size <= SMALL else pick.values(VALUES)
    return (pick.tree(nodes, values),)


def answer(root):
    """The nodes whose own value is the greatest on the way to them."""
    ways = [(root, root.val)]
    for node, greatest in ways:  # the list grows as we read it
        children = filter(None, (node.left, node.right))
        ways += [(child, max(greatest, child.val)) for child in children]
    return sum(node.val == greatest for node, greatest in ways)


def gen_near_the_greatest(rng, size):
    """All values are close to the greatest one above them, down a few chains or many branches."""
    return (grown(rng, size, rng.randrange(size), rng.random(), (-1, 0, 0, 1)),)


def killers():
    """Trees of 100,000 nodes, named after what makes them hard."""
    rng = Random("killers")
    for name, steps in ("rising", (0, 0, 0, 0, 0, 1)), ("equal", (0,)), ("nearly rising", (-1, 1)):
        yield f"100,000 {name} values in a chain", (grown(rng, LARGEST, 1, 0.5, steps),)
    yield "100,000 values in two chains", (grown(rng, LARGEST, 3, 0.5, VALUES),)
    yield "100,000 values in a complete tree", (grown(rng, LARGEST, LARGEST - 1, 0, (-1, 0, 1)),)


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
