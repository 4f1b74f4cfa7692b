"""Same Tree: the pairs of trees to judge on, and whether they are written alike."""

SMALL, LARGEST = 4, 100
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Any two trees; of up to three nodes each, any of two values; larger ones alike or nearly."""
    if size > SMALL:
        values = pick((pick.values(VALUES), (1, 11, 111)))
        p = pick.tree(pick(range(size + 1)), values)
        return p, pick((p, altered(p, pick)))
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


def altered(tree, pick):
    """The tree with up to three other values, its values in other places, or one node moved."""
    if pick((True, False)):
        holes = [i for i, value in enumerate(tree) if value is None]
        hole = pick(holes)  # the next node moves there, with all that is below it
        node = next(i for i in range(hole, len(tree)) if tree[i] is not None)
        return [*tree[:hole], tree[node], *tree[hole:node], *tree[node + 1 :]]
    values = [value for value in tree if value is not None]
    values = iter(pick.shuffled(values) if pick((True, False)) else pick.near(values, VALUES))
    return [None if value is None else next(values) for value in tree]


def killers():
    """Trees of 64 nodes and of 100, named after how they differ."""
    bits = [i.bit_count() % 2 for i in range(64)]
    swapped = [1 - bit for bit in bits]
    yield "Thue-Morse: sums of place × value, place² × value ... are equal", (bits, swapped)
    values = [VALUES[0], VALUES[-1]] * (LARGEST // 2)
    for top in 1, 2, LARGEST - 1:
        tree = hanging(values, top)
        yield f"100 nodes, complete up to node {top}, twice", (tree, tree)
        yield f"100 nodes, complete up to node {top}, the last one differs", (tree, [*tree[:-1], 0])
    yield (
        "100 nodes, the last one on the right or on the left",
        (tree, [*tree[:-1], None, tree[-1]]),
    )
    yield "no nodes, and 100", ([], tree)


def hanging(values, top):
    """A tree that is complete as far as the first `top` nodes go, and continues in chains."""
    chains = [child for value in values[top:-1] for child in (value, None)]
    return values[:-1][:top] + chains + values[-1:]
