"""Number of Connected Components: the graphs to judge on, and their parts, joined edge by edge."""

from itertools import combinations

SMALL, LARGEST, EDGES = 5, 2000, 5000
COMPARED = [("path", 10), ("path", 2000), ("star", 2000), ("no edges", 2000)]


def inputs(pick, size):
    """Fewer edges than nodes, in any order, or any number in one order; large graphs have any."""
    nodes = pick(range(1, size + 1))
    if size > SMALL:
        edges = {}
        for _ in range(pick(range(min(EDGES, 5 * nodes)))):
            one, other = pick(range(nodes)), pick(range(nodes))
            if one != other and (other, one) not in edges:
                edges[one, other] = True
        return nodes, [[*edge] for edge in edges]
    step = 1 if nodes == SMALL else pick((1, -1))
    pairs = [[*pair][::step] for pair in combinations(range(nodes), 2)]
    if pick((True, False)):
        return nodes, [pairs.pop(pick(range(len(pairs)))) for _ in range(pick(range(nodes)))]
    return nodes, [pair for pair in pairs if pick((True, False))]


def check(nodes, edges):
    """Edges join different nodes, and no two the same ones."""
    if any(a == b for a, b in edges):
        raise ValueError("an edge joins a node to itself")
    if len({frozenset(edge) for edge in edges}) < len(edges):
        raise ValueError("an edge is listed twice")


def answer(n, edges):
    """The number of parts that are left when each edge has joined those of its nodes."""
    part = [{node} for node in range(n)]
    for a, b in edges:
        if part[a] is not part[b]:
            part[a] |= part[b]
            for node in part[b]:
                part[node] = part[a]
    return len({id(nodes) for nodes in part})


def gen_woods(rng, size):
    """Trees in which a node is joined to one of the few, or many, just before it."""
    nodes, reach = rng.sample(range(size), size), int(size ** rng.random())
    edges = [[nodes[i], nodes[rng.randrange(max(0, i - reach), i)]] for i in range(1, size)]
    kept = rng.sample(edges, rng.choice((size - 1, rng.randrange(size))))
    return size, [rng.sample(edge, 2) for edge in kept]


def killers():
    """Graphs at the bounds, named after what makes them hard."""
    path = workloads(LARGEST)["path"][1]
    yield "a path of 2,000 nodes, the last edge first", (LARGEST, path[::-1])
    ways = [(0, 2), (0, 3), (1, 2), (1, 3)]
    layers = [[i + a, i + b] for i in range(0, LARGEST - 2, 2) for a, b in ways]
    yield "1,000 layers of two nodes: too many ways", (LARGEST, layers)
    complete = [[*two] for two in combinations(range(100), 2)]
    path = [[i, i + 1] for i in range(99, 149)]
    yield "5,000 edges: a complete graph, then a path", (200, complete + path)


def workloads(size):
    """Graphs of that many nodes to time."""
    return {
        "path": (size, [[i + 1, i] for i in range(size - 1)]),
        "star": (size, [[i, size - 1] for i in range(size - 1)]),
        "no edges": (size, []),
    }
