"""Merge k Sorted Lists: all their values, sorted."""

from random import Random

COMPARED = [("20 lists", 100), ("20 lists", 10_000), ("one node each", 10_000)]
VALUES = range(-(10**4), 10**4 + 1)
MOST, LONGEST = 10**4, 500  # lists, and nodes in all; nodes of a list


def check(lists):
    """The lists are in order, with the stated number of nodes in all."""
    if (nodes := sum(map(len, lists))) > MOST:
        raise ValueError(f"{nodes:,} nodes in all: want up to {MOST:,}")
    for values in lists:
        if values != sorted(values):
            raise ValueError(f"{values}: want values in ascending order")


def answer(lists):
    """Whatever is in one of the lists, sorted."""
    nodes = [*lists]
    for node in nodes:  # the list grows as we read it
        nodes += [node.next] if node else []
    return sorted(node.val for node in nodes if node)


def killers():
    """As many lists or nodes as there may be, named after how they are divided."""
    yield "10,000 lists of one node", workloads(MOST)["one node each"]
    yield "20 lists of 500 nodes after 9,980 empty ones", ([[]] * 9980 + dealt(MOST, 20),)
    yield "10,000 empty lists", ([[]] * MOST,)
    yield "20 lists of 500 equal values", ([[VALUES[-1]] * LONGEST] * 20,)


def workloads(size):
    """That many nodes to time, in few lists or in many."""
    return {"20 lists": (dealt(size, 20),), "one node each": (dealt(size, size),)}


def dealt(nodes, count):
    """That many nodes with values anywhere, in that many lists."""
    rng = Random(count)
    return [sorted(rng.choices(VALUES, k=nodes // count)) for _ in range(count)]
