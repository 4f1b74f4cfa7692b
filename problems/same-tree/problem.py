"""Same Tree: the pairs of trees to judge on, and whether they are written alike."""

SMALL, LARGEST = 4, 100
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Any two trees; if both have up to three nodes, with any of two values."""
    nodes, other = [pick(range(size + 1)) for _ in "pq"], pick(VALUES)
    values = (other,) if size == SMALL == max(nodes) else (1, other)
    return tuple(pick.tree(count, values) for count in nodes)


def answer(p, q):
    """Whether the same paths from the root lead to the same values."""
    return places(p) == places(q)


def places(root):
    """The value of each node, under the path that leads there from the root, such as LRR."""
    found = [("", root)]
    for path, node in found:  # the list grows as we read it
        if node:
            found += (path + "L", node.left), (path + "R", node.right)
    return {path: node.val for path, node in found if node}


def gen_one_change(rng, size):
    """A tree, and the same one with another value or another shape, or just the same."""
    values, top = rng.choices(VALUES, k=size), rng.randint(1, size)
    p, other = hanging(values, top), hanging(values, top + rng.randint(0, 1))
    values[rng.randrange(size)] = rng.choice(VALUES)
    return p, rng.choice((other, hanging(values, top)))


def killers():
    """Trees of 100 nodes, named after how they differ."""
    values = [VALUES[0], VALUES[-1]] * (LARGEST // 2)
    for top in 1, 2, LARGEST - 1:
        tree = hanging(values, top)
        yield f"100 nodes, complete as far as {top} go, twice", (tree, tree)
        yield f"100 nodes, complete as far as {top} go, the last other", (tree, [*tree[:-1], 0])
    yield (
        "100 nodes, the last one on the right or on the left",
        (tree, [*tree[:-1], None, tree[-1]]),
    )
    yield "no nodes, and 100", ([], tree)


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
