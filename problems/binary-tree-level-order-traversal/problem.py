"""Binary Tree Level Order Traversal: the trees, and levels read off root-to-node paths."""

from itertools import count, groupby
from random import Random

SMALL, LARGEST = 7, 2000
COMPARED = [("complete", 15), ("complete", 2000), ("sparse", 2000), ("chain", 2000)]
VALUES = range(-1000, 1001)


def inputs(pick, size):
    """Every shape; of the small trees, those of up to four nodes with all kinds of values."""
    nodes = pick(range(size + 1))
    if nodes <= 4 or size > SMALL:
        return (pick.tree(nodes, VALUES),)
    number = count(1)
    return ([value and next(number) for value in pick.tree(nodes, (1,))],)


def answer(root):
    """A node's level is the length of its path from the root; L before R puts left first."""
    found = [("", root)] if root else []
    for way, node in found:  # the list grows as we read it
        children = (way + "L", node.left), (way + "R", node.right)
        found += [(down, child) for down, child in children if child]
    found.sort(key=lambda pair: (len(pair[0]), pair[0]))
    levels = groupby(found, key=lambda pair: len(pair[0]))
    return [[node.val for _, node in level] for _, level in levels]


def gen_any_width(rng, size):
    """From a few long chains side by side to a full tree, and every width in between."""
    odds = [rng.random() ** 4 for _ in range(4)]
    return grown(size, lambda _: rng.choices(("", "L", "R", "LR"), odds)[0])


def killers():
    """Trees of 2000 nodes, named after what makes them hard."""
    for way in "L", "R", "LR":
        chain = grown(LARGEST, lambda i, way=way: way[i % len(way)])
        yield f"2000 levels, down {way} ...: recursion, and numbers of 2000 bits", chain
    for ways in "RL", "LR":  # how the right part goes on, and the left one
        tree = grown(LARGEST, lambda i, ways=ways: ways[i % 2] if i else "LR")
        yield f"1000 levels of two nodes, {ways[1]} ... and {ways[0]} ...: rounded numbers", tree
    yield "2000 nodes on 11 levels", grown(LARGEST, lambda _: "LR")


def workloads(size):
    """Trees of that many nodes to time."""
    return {
        "complete": grown(size, lambda _: "LR"),
        "sparse": gen_any_width(Random("sparse"), size),
        "chain": grown(size, lambda _: "L"),
    }


def grown(nodes, sides):
    """A tree of that many nodes, in which `sides(i)` says which children node i has."""
    tree, made = [VALUES[0]][:nodes], 1
    for i in range(nodes):
        wanted = sides(i) or "LR" * (i == made - 1)  # the last node must not be childless
        for side in "LR":
            if made < nodes:
                tree.append(VALUES[made % len(VALUES)] if side in wanted else None)
                made += side in wanted
    return (tree,)
