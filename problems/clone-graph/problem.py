"""Clone Graph: the graphs to judge on, as adjacency lists, and the one that a copy must have."""

from collections import Counter
from itertools import combinations
from random import Random

SMALL, LARGEST = 4, 100
COMPARED = [("path", 100), ("complete", 100), ("tree", 100), ("tree", 1000)]


def inputs(pick, size):
    """Any two nodes may be connected, and a neighbour may be anywhere in the list."""
    graph = [[] for _ in range(pick(range(size + 1)))]
    for one, other in combinations(range(1, len(graph) + 1), 2):
        if pick((True, False)):
            for near, value in (graph[one - 1], other), (graph[other - 1], one):
                near.insert(pick(range(len(near), -1, -1)), value)
    return (graph,)


def check(graph):
    """Edges join different nodes, are listed once from either side, and connect all nodes."""
    edges = Counter((value, other) for value, near in enumerate(graph, 1) for other in near)
    for (value, other), times in edges.items():
        if value == other or times > 1 or (other, value) not in edges:
            raise ValueError(f"{value} and {other} are not two nodes that list each other once")
    found = [1][: len(graph)]
    for value in found:  # the list grows as we read it
        found += set(graph[value - 1]) - set(found)
    if apart := set(range(1, len(graph) + 1)) - set(found):
        raise ValueError(f"node {min(apart)} cannot be reached from node 1")


def answer(node):
    """The adjacency list of the original: a copy has the same."""
    nodes = [node] if node else []
    for known in nodes:  # the list grows as we read it
        nodes += [near for near in known.neighbors if near not in nodes]
    nodes.sort(key=lambda known: known.val)
    return [[near.val for near in known.neighbors] for known in nodes]


def accepts(arguments, result):
    """Whether each node has its neighbours, in any order."""
    return [*map(sorted, result)] == [*map(sorted, arguments[0])]


def gen_tree(rng, size):
    """Each node is joined to one of the few, or many, just before it: from a path to a bush."""
    values, reach = rng.sample(range(1, size + 1), size), rng.randint(1, size)
    graph = [[] for _ in values]
    for i, value in enumerate(values[1:], 1):
        parent = values[rng.randrange(max(0, i - reach), i)]
        graph[value - 1].append(parent)
        graph[parent - 1].append(value)
    return (graph,)


def gen_tree_with_more_edges(rng, size):
    """A tree, and edges that make long ways around."""
    (graph,) = gen_tree(rng, size)
    for _ in range(rng.randint(1, size)):
        one, other = rng.choices(range(1, size + 1), k=2)
        if one != other and other not in graph[one - 1]:
            graph[one - 1].append(other)
            graph[other - 1].append(one)
    return (graph,)


def killers():
    """Graphs of 100 nodes, named after what makes them hard."""
    graphs = workloads(LARGEST)
    yield "a path of 100 nodes: recursion", graphs["path"]
    yield "100 nodes, each joined to every other: too many paths", graphs["complete"]
    layers = [(value + 1) // 3 for value in range(1, 101)]
    near = [[i for i, other in enumerate(layers, 1) if abs(own - other) == 1] for own in layers]
    yield "33 layers of three nodes, each joined to all of the next: too many ways", (near,)
    yield "node 1 amid 99 others", ([[*range(2, 101)], *([1] for _ in range(99))],)


def workloads(size):
    """Graphs of that many nodes to time."""
    values = range(1, size + 1)
    return {
        "path": ([[near for near in (i - 1, i + 1) if near in values] for i in values],),
        "complete": ([[near for near in values if near != i] for i in values],),
        "tree": gen_tree(Random("tree"), size),
    }
