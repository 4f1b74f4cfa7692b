"""Number of Connected Components: the parts, joined edge by edge."""

COMPARED = [("path", 10), ("path", 2000), ("star", 2000), ("no edges", 2000)]


def check(nodes, edges):
    """Edges join different nodes, and no two the same ones."""
    if any(a == b for a, b in edges):
        raise ValueError("an edge joins a node to itself")
    if len({frozenset(edge) for edge in edges}) < len(edges):
        raise ValueError("an edge is listed twice")


def answer(n, edges):
    """The number of parts that are left when each edge has joined those of its nodes."""
    part = list(range(n))
    for a, b in edges:
        if part[a] != part[b]:
            part = [part[a] if one == part[b] else one for one in part]
    return len(set(part))


def workloads(size):
    """Graphs of that many nodes to time."""
    return {
        "path": (size, [[i + 1, i] for i in range(size - 1)]),
        "star": (size, [[i, size - 1] for i in range(size - 1)]),
        "no edges": (size, []),
    }
