"""Serialize and Deserialize Binary Tree: the trees to judge on, which come back as they were."""

SMALL, LARGEST = 7, 1000
NODES, VALUES = 10_000, range(-1000, 1001)


def inputs(pick, size):
    """Trees of any shape; if they have up to five nodes, any of these may have equal values."""
    nodes, other = pick(range(size + 1)), pick(VALUES)
    return (pick.tree(nodes, (1, other) if nodes <= 5 or size > SMALL else (other,)),)


def answer(root):
    """The tree itself."""
    return root


def gen_chains(rng, size):
    """A complete tree with any values, from which chains of any length hang down."""
    return (hanging(rng.choices(VALUES, k=size), rng.randint(1, size)),)


def killers():
    """Deep and large trees; copying the rest of the string at each level will do."""
    values = [VALUES[0], VALUES[-1]] * (NODES // 2)
    yield "1,000 levels: recursion, and numbers of 1,000 bits", (hanging(values[:1000], 1),)
    yield "two chains of 500 nodes", (hanging(values[:1000], 2),)
    yield "10,000 nodes on 14 levels", (hanging(values, NODES - 1),)


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
