"""Binary Tree Maximum Path Sum: the trees to judge on, and the best path from each node upwards."""

from random import Random

SMALL, LARGEST, VALUES = 4, 30_000, range(-1000, 1001)


def inputs(pick, size):
    """Every shape, and any of three values in each node."""
    nodes, other = pick(range(1, min(size, 500) + 1)), pick(VALUES)
    return (pick.tree(nodes, (-2, 3, other)),)


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
    """A complete tree from which chains hang down, of any length, with all kinds of values."""
    return (hanging(rng.choices(VALUES, k=min(size, 2000)), rng.randint(1, size)),)


def killers():
    """Trees of 30,000 nodes, named after their values."""
    rng = Random("killers")
    for top in 1, LARGEST - 1:
        tree = hanging(rng.choices(VALUES, k=LARGEST), top)
        yield f"30,000 values, complete as far as {top:,} nodes go", (tree,)
    for value in VALUES[0], VALUES[-1]:
        yield f"30,000 times {value}, two chains", (hanging([value] * LARGEST, 2),)


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
