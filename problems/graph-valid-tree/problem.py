"""Graph Valid Tree: the graphs to judge on, and whether their edges join all nodes into one."""

from itertools import combinations

SMALL, LARGEST = 5, 2000
COMPARED = [("path", 10), ("path", 2000), ("star", 2000)]


def inputs(pick, size):
    """Fewer edges than nodes, in any order, or any number of edges in one order."""
    if size > SMALL:
        return bush(pick, size)
    nodes = pick(range(1, size + 1))
    step = 1 if nodes == SMALL else pick((1, -1))
    pairs = [[*pair][::step] for pair in combinations(range(nodes), 2)]
    if pick((True, False)):
        return nodes, [pairs.pop(pick(range(len(pairs)))) for _ in range(pick(range(nodes)))]
    return nodes, [pair for pair in pairs if pick((True, False))]


def bush(pick, size):
    """A tree, perhaps a path, to which some edges have been added and from which some are gone."""
    nodes = [*range(pick(range(2, size + 1)))]
    reach = pick(range(1, len(nodes)))
    edges = {(i, i - 1 - pick(range(min(i, reach)))) for i in nodes[1:]}
    for _ in range(pick(range(3))):
        edges.discard(pick(sorted(edges) or ()))
    edges |= {(pick(range(1, len(nodes))), 0) for _ in range(pick(range(3)))}
    nodes = pick.shuffled(nodes) if pick((True, False)) else nodes
    named = [[nodes[i] for i in pick.shuffled([*edge])] for edge in sorted(edges)]
    return len(nodes), pick.shuffled(named) if pick((True, False)) else named[:: pick((1, -1))]


def check(nodes, edges):
    """Edges join different nodes, and no two the same ones."""
    if any(a == b for a, b in edges):
        raise ValueError("an edge joins a node to itself")
    if len({frozenset(edge) for edge in edges}) < len(edges):
        raise ValueError("an edge is listed twice")


def answer(n, edges):
    """Whether every edge joins two parts, until there is one part."""
    part = [{node} for node in range(n)]
    for a, b in edges:
        less, more = sorted((part[a], part[b]), key=len)
        if less is more:
            return False
        more |= less
        for node in less:
            part[node] = more
    return len(part[0]) == n


def killers():
    """Graphs at the bounds, named after what makes them hard."""
    ring = [*([i + 1, i] for i in reversed(range(LARGEST - 2))), [0, LARGEST - 2]]
    yield "a ring of all nodes but one, a long chain in a union without ranks", (LARGEST, ring)
    digits, keys = {12: 1, 2: 11}, {112: 1, 12: 11, 121: 1, 1501: 1000, 1503: 1024}
    for nodes, joined in (113, digits), (LARGEST, keys):  # {node: neighbour}; all others have 0
        edges = [[joined.get(node, 0), node] for node in range(1, nodes)]
        yield "two edges that look alike without a comma, or as 1000 a + b", (nodes, edges)
    ways = [(0, 2), (0, 3), (1, 2), (1, 3)]
    layers = [[i + a, i + b] for i in range(0, LARGEST - 2, 2) for a, b in ways]
    yield "1,000 layers of two nodes: too many ways", (LARGEST, layers)
    yield "a complete graph of 100 nodes", (100, [[*two] for two in combinations(range(100), 2)])


def workloads(size):
    """Trees of that many nodes to time."""
    return {
        "path": (size, [[i + 1, i] for i in range(size - 1)]),
        "star": (size, [[i, size - 1] for i in range(size - 1)]),
    }
