"""Network Delay Time: the signal, moment by moment."""

from itertools import permutations
from random import Random

LARGEST = 100
COMPARED = [("chain", 10), ("chain", 100), ("dense", 100), ("sparse", 100)]
MOST, TIMES = 6000, range(101)


def check(times, n, k):
    """No connection is listed twice, or leads from a node to itself."""
    if len({(u, v) for u, v, _ in times}) < len(times):
        raise ValueError("a connection is listed twice")
    if any(u == v for u, v, _ in times):
        raise ValueError("a connection leads from a node to itself")


def answer(times, n, k):
    """The signals on their way at each moment, until all have arrived."""
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
    """Networks, named after what makes them hard."""
    chain, n, _ = workloads(LARGEST)["chain"]
    yield "the chain from its second node", (chain, n, 2)
    yield "the chain, one connection takes 99", ([*chain[1:], [99, 100, 99]], n, 1)
    yield "a star", ([[100, node, node] for node in range(1, 100)], n, 100)
    yield "two nodes, their connection as slow as may be", ([[1, 2, 100]], 2, 1)
    yield "the shortest connection is no short cut", ([[1, 2, 3], [1, 3, 2], [3, 2, 2]], 3, 1)
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
