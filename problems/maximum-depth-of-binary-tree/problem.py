"""Maximum Depth of Binary Tree: the trees to judge on, and their depth counted level by level."""

SMALL, LARGEST = 7, 10_000
VALUES = range(-100, 101)


def inputs(pick, size):
    """Every shape; of the small trees, those up to four nodes with all kinds of values."""
    nodes = pick(range(min(size, 500) + 1))
    return (pick.tree(nodes, (1, pick(VALUES)) if nodes <= 4 or size > SMALL else (1,)),)


def answer(root):
    """The number of levels, each of which holds the children of the one before."""
    depth, level = 0, [root] if root else []
    while level:
        depth += 1
        level = [child for node in level for child in (node.left, node.right) if child]
    return depth


def gen_chains(rng, size):
    """A complete tree from which chains hang down, of any length, with all kinds of values."""
    return (hanging(rng.choices(VALUES, k=min(size, 2000)), rng.randint(1, size)),)


def killers():
    """Trees of 10,000 nodes, named after their shape."""
    values = (LARGEST * [*VALUES])[:LARGEST]
    for top in 1, 2, LARGEST - 1:
        yield f"10,000 nodes, complete as far as {top:,} go", (hanging(values, top),)
    yield "10,000 nodes, each the right child", ([0, *[None, 1] * (LARGEST - 1)],)


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
