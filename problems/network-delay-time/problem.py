"""Network Delay Time: the networks to judge on, and the signal, moment by moment."""

from itertools import permutations
from random import Random

SMALL, LARGEST = 3, 100
COMPARED = [("chain", 10), ("chain", 100), ("dense", 100), ("sparse", 100)]
MOST, TIMES = 6000, range(101)


def inputs(pick, size):
    """Any connections of up to three nodes; larger networks mostly lead from one node to all."""
    if size > SMALL:
        return network(pick, size)
    n = pick(range(2, size + 1))
    times = (0, 1, 3) if n == SMALL else (0, 1, 100, pick(TIMES))
    edges = [[*pair, pick((None, *times))] for pair in permutations(range(1, n + 1), 2)]
    return [edge for edge in edges if edge[2] is not None], n, pick(range(1, n + 1))


def network(pick, size):
    """A tree, perhaps a chain, more connections among its nodes, at times with one left out."""
    nodes = [*range(pick(range(2, size + 1)))]
    reach, times = pick((1, 3, len(nodes))), pick.values(TIMES)
    edges = {(i - 1 - pick(range(min(i, reach))), i): pick(times) for i in nodes[1:]}
    for _ in range(pick(range(pick((2, 3 * len(nodes)))))):
        edges[pick(nodes), pick(nodes)] = pick(times)
    if not pick(range(4)):
        del edges[pick([*edges])]
    name = pick.shuffled([node + 1 for node in nodes])
    given = [[name[u], name[v], w] for (u, v), w in edges.items() if u != v]
    return pick.shuffled(given), len(nodes), name[0] if pick(range(4)) else pick(name)


def check(times, n, k):
    """No connection is listed twice, or leads from a node to itself."""
    if len({(u, v) for u, v, _ in times}) < len(times):
        raise ValueError("a connection is listed twice")
    if any(u == v for u, v, _ in times):
        raise ValueError("a connection leads from a node to itself")


def answer(times, n, k):
    """The signals on their way at each moment, until none is left."""
    leaving, arriving, had, last = {}, {0: [k]}, set(), 0
    for u, v, w in times:
        leaving.setdefault(u, []).append((v, w))
    for now in range(100 * n):
        for node in arriving.get(now, ()):  # the list grows if a connection takes no time
            if node not in had:
                had.add(node)
                last = now
                for v, w in leaving.get(node, ()):
                    arriving.setdefault(now + w, []).append(v)
    return last if len(had) == n else -1


def killers():
    """Networks at the bounds, named after what makes them hard."""
    chain, n, _ = workloads(LARGEST)["chain"]
    yield "the chain from its second node", (chain, n, 2)
    yield "the chain, one connection 99", ([*chain[1:], [99, 100, 99]], n, 1)
    yield "a star", ([[100, node, node] for node in range(1, 100)], n, 100)
    pairs = [*permutations(range(1, 101), 2)][:MOST]
    for w in TIMES[0], TIMES[-1]:
        yield f"6,000 connections that take {w}", ([[u, v, w] for u, v in pairs], 100, 1)


def workloads(size):
    """Networks of that many nodes to time."""
    rng = Random("743")
    pairs = [*permutations(range(1, size + 1), 2)]
    dense = rng.sample(pairs, min(MOST, len(pairs)))
    chain = [[u, u + 1, 100] for u in range(1, size)]
    sparse = [
        *chain,
        *([u, v, rng.choice(TIMES)] for u, v in rng.sample(pairs, size) if v - u != 1),
    ]
    return {
        "chain": (chain[::-1], size, 1),
        "dense": ([[u, v, rng.choice(TIMES)] for u, v in dense], size, 1),
        "sparse": (sparse, size, 1),
    }
