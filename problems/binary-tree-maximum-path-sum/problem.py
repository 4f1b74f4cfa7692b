"""Binary Tree Maximum Path Sum: the trees to judge on, and the best path from each node upwards."""

from random import Random

SMALL, LARGEST, VALUES = 4, 30_000, range(-1000, 1001)


def inputs(pick, size):
    """Every shape, with -2, 3 and any other value in small trees, and any values in larger ones."""
    nodes = pick(range(1, min(size, 1500) + 1))
    values = (-2, 3, pick(VALUES)) if size <= SMALL else pick.values(VALUES)
    return (pick.tree(nodes, values),)


def answer(root):
    """From below: the best way down from each node, and the two best of its children joined."""
    nodes, best = [root], VALUES[0]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    down = {None: 0}
    for node in reversed(nodes):
        ways = [0, down[node.left], down[node.right]]
        down[node] = node.val + max(ways)
        best = max(best, node.val + sum(sorted((*ways, 0))[-2:]))
    return best


def gen_chains(rng, size):
    """A complete tree from which chains hang down, straight or in turns, with any values."""
    values = rng.choices(VALUES, k=rng.choice((1, 3, size)))
    return (hanging(rng, rng.choices(values, k=size), int(size ** rng.random())),)


def killers():
    """Trees of 30,000 nodes, named after their values."""
    rng = Random("killers")
    for top in 1, LARGEST:
        tree = hanging(rng, rng.choices(VALUES, k=LARGEST), top)
        yield f"30,000 values, complete as far as {top:,} nodes go", (tree,)
    for value in VALUES[0], VALUES[-1]:
        yield f"30,000 times {value}, two chains", (hanging(rng, [value] * LARGEST, 3),)


def hanging(rng, values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    tree, lefts = values[:top], rng.choice((0, 0.5, 0.999, 1))
    for value in values[top:]:
        tree += (value, None) if rng.random() < lefts else (None, value)
    return tree if tree[-1] is not None else tree[:-1]
