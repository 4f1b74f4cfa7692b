"""Redundant Connection: the graphs to judge on, and the parts that their edges join, one by one."""

from itertools import combinations
from random import Random

SMALL, LARGEST = 5, 1000
COMPARED = [("ring", 10), ("ring", 1000), ("triangle first", 1000), ("random", 1000)]


def inputs(pick, size):
    """Any edges of up to five nodes, in any order; larger inputs are trees with another edge."""
    if size > SMALL:
        return (tree(pick, size),)
    nodes = pick(range(3, size + 1))
    pairs = [[*pair] for pair in combinations(range(1, nodes + 1), 2)]
    return ([pairs.pop(pick(range(len(pairs)))) for _ in range(nodes)],)


def tree(pick, size):
    """A tree, perhaps a path or a star, and an edge that closes a short or a long cycle."""
    nodes = [*range(pick(range(3, size + 1)))]
    reach = pick(range(1, len(nodes)))
    edges = [(i - 1 - pick(range(min(i, reach))), i) for i in nodes[1:]]
    more = pick(nodes)
    edges.append((more, pick([node for node in nodes if node != more])))
    names = pick.shuffled(nodes) if pick((True, False)) else nodes
    named = [sorted(names[i] + 1 for i in edge) for edge in edges]
    return pick.shuffled(named) if pick((True, False)) else named[:: pick((1, -1))]


def check(edges):
    """Different edges, each with the smaller node first, that leave no part alone."""
    if any(a >= b for a, b in edges):
        raise ValueError("an edge has the larger node first")
    if len({(a, b) for a, b in edges}) < len(edges):
        raise ValueError("an edge is listed twice")
    if sum(joined(edges)) < len(edges) - 1:
        raise ValueError("the graph is not connected")


def joined(edges):
    """For each edge, whether it joins two parts."""
    part = {node: {node} for node in range(1, len(edges) + 1)}
    for a, b in edges:
        less, more = sorted((part[a], part[b]), key=len)
        yield less is not more
        more |= less
        for node in less:
            part[node] = more


def answer(edges):
    """The last edge of the cycle is the only one whose nodes are in one part already."""
    return edges[[*joined(edges)].index(False)]


def killers():
    """Graphs of up to 1,000 nodes, named after what makes them hard."""
    for name, (edges,) in workloads(LARGEST).items():
        yield f"{name}, the last edge first", (edges[::-1],)
    steps = [2**i for i in range(9)]
    pairs = [[node, node + step] for step in steps for node in range(1, 512, 2 * step)]
    yield "parts of two nodes, of four, of eight: deep trees in a union-find", ([*pairs, [1, 512]],)


def workloads(size):
    """Graphs of that many nodes to time."""
    path, rng = [[i, i + 1] for i in range(1, size)], Random("684")
    trees = [[rng.randrange(1, node), node] for node in range(3, size + 1)]
    return {
        "ring": ([*path, [1, size]],),
        "triangle first": ([[1, 3], *path],),
        "triangle at the end": ([*path[1:], [size - 2, size], path[0]],),
        "star": ([[1, 2], [2, 3], *([1, node] for node in range(3, size + 1))],),
        "random": (rng.sample([[1, 2], *trees, [size - 2, size]], size),),
    }
