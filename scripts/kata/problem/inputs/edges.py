"""Makes the edges of a connected graph, by the choices of a pick."""

from typing import Any


def connected(pick: Any, first: int, count: int, length: int) -> list[list[int]]:
    """Return so many edges between so many nodes, or fewer: a tree, and perhaps more edges.

    The numbers of the nodes start at the first; none of the edges comes twice, and none is a loop.
    """
    labels = pick.shuffled([*range(first, first + count)])
    edges = [[labels[pick(range(node))], labels[node]] for node in range(1, count)]
    there = {frozenset(edge) for edge in edges}
    for _ in range(length - len(edges)):
        edge = [pick(labels), pick(labels)]
        if len({*edge}) == 2 and frozenset(edge) not in there:
            there.add(frozenset(edge))
            edges.append(edge)
    return edges
