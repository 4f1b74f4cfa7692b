"""Serialize and Deserialize Binary Tree: the trees to judge on, which come back as they were."""

from itertools import chain

SMALL, LARGEST, VALUES = 7, 10_000, range(-1000, 1001)


def inputs(pick, size):
    """Trees of any shape; if they have up to five nodes, any of these may have equal values."""
    nodes = pick(range(min(size, 1000) + 1))  # a chain of more is too deep to copy each rest of it
    if size > SMALL:
        return (pick.tree(nodes, pick.values(VALUES)),)
    other = pick(VALUES)
    return (pick.tree(nodes, (1, other) if nodes <= 5 else (other,)),)


def answer(root):
    """The tree itself."""
    return root


def gen_chains(rng, size):
    """A complete tree with any values, from which crooked chains of up to 1,000 levels hang."""
    values = rng.choices(VALUES, k=rng.randint(1, size))
    least = len(values) // 1000 + 1
    return (hanging(values, rng.choice((least, rng.randint(least, size + 1))), rng),)


def killers():
    """Deep and large trees; copying the rest of the string at each level will do."""
    values = [VALUES[0], VALUES[-1]] * (LARGEST // 2)
    yield "1,000 levels: recursion, and numbers of 1,000 bits", (hanging(values[:1000], 1),)
    yield "two chains of 500 nodes", (hanging(values[:1000], 2),)
    yield "10,000 nodes on 14 levels", (hanging(values, LARGEST - 1),)


def hanging(values, top, rng=None):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    pairs = [[value, None][:: rng.choice((1, -1)) if rng else 1] for value in values[top:-1]]
    return [*values[:-1][:top], *chain(*pairs), *values[-1:]]
