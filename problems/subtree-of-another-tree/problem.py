"""Subtree of Another Tree: the trees to judge on, and all subtrees of the first, written out."""

SMALL, LARGEST, VALUES = 5, 2000, range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Any two shapes; up to three and two nodes have any of two values, more are alike."""
    nodes, wanted = pick(range(1, size + 1)), pick(range(1, min(size, 8)))
    alike = size == SMALL and (nodes > 3 or wanted > 2)
    values = (1,) if alike else (1, pick(VALUES))
    return pick.tree(nodes, values), pick.tree(wanted, values)


def answer(root, subRoot):
    """Write out every subtree, in brackets, and look for the one that is wanted."""
    return subtrees(subRoot)[-1] in subtrees(root)


def subtrees(root):
    """Each subtree, its value and its two subtrees in brackets; the whole tree comes last."""
    nodes, written = [root], {None: "-"}
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    for node in reversed(nodes):
        written[node] = f"({node.val} {written[node.left]} {written[node.right]})"
    return list(written.values())


def gen_at_the_end_of_a_path(rng, size):
    """A tree of a few values, and the same below a path, where one of its values may differ."""
    value = rng.choice(VALUES)
    values = rng.choices([value, min(value + 1, VALUES[-1]), *rng.choices(VALUES, k=9)], k=size)
    half, top = (size + 1) // 2, rng.randint(1, size)
    wanted = hanging(values[:half], top)
    values[rng.randrange(half)] = rng.choice(values)
    path = [child for value in values[half:] for child in (value, None)]
    return path + hanging(values[:half], top), wanted


def killers():
    """Trees that hashes confuse, and some that are alike but for one leaf."""
    yield "-1 and -2, which Python hashes alike", ([5, -1], [5, -2])
    chain = hanging([i.bit_count() % 2 for i in range(512)], 1)
    swapped = hanging([1 - i.bit_count() % 2 for i in range(512)], 1)
    yield "Thue-Morse: hashes modulo 2⁶⁴ are equal", (chain, swapped)
    ones = [1] * (LARGEST // 2)
    for top in 1, 2, 999:
        wanted = hanging([*ones[1:], 0], top)
        yield f"complete up to node {top}, without 0", (hanging(2 * ones, top), wanted)
        yield (
            f"complete up to node {top}, below a path",
            ([1, None] * 1000 + wanted, wanted),
        )


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
