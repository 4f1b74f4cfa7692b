"""LeetCode's Node, and how a graph of them is read and written as an adjacency list."""

KINDS = "Node", "UndirectedGraphNode"
MOST = 100_000  # nodes, in case a solution has made a graph that never ends


class Node:
    def __init__(self, val=0, neighbors=None):
        self.val = val
        self.neighbors = neighbors if neighbors is not None else []

    label = property(lambda self: self.val, lambda self, value: setattr(self, "val", value))


class UndirectedGraphNode(Node):
    """What LeetCode called it once, when it called the value its label."""


def read(plain):
    """The node with the value 1, or None for the empty graph."""
    nodes = [Node(value) for value in range(1, len(plain) + 1)]
    for node, near in zip(nodes, plain):
        node.neighbors = [nodes[value - 1] for value in near]
    return nodes[0] if nodes else None


def write(result, arguments):
    """The adjacency list of the result, which must be a copy of the node that was given."""
    (given,) = arguments
    originals = {id(node) for node in reached(given)}
    copies = {}
    for node in reached(result):
        if id(node) in originals:
            raise ValueError(f"the copy shares node {node.val} with the original")
        if node.val in copies:
            raise ValueError(f"two nodes of the copy have the value {node.val}")
        copies[node.val] = node
    if sorted(copies) != list(range(1, len(copies) + 1)):
        raise ValueError(f"the values in the copy are {sorted(copies)}, not 1 to n")
    if copies and given and result.val != given.val:
        raise ValueError(f"returned the copy of node {result.val}, not of node {given.val}")
    return [[near.val for near in copies[value].neighbors] for value in sorted(copies)]


def reached(first):
    """Every node that can be reached from this one, itself included."""
    nodes = [] if first is None else [first]
    known = {id(first)}
    for node in nodes:  # the list grows as we read it
        if type(node).__name__ not in KINDS:  # a solution may define LeetCode's class itself
            raise ValueError(f"found {type(node).__name__} in place of a Node")
        value, near = getattr(node, "val", None), getattr(node, "neighbors", None)
        if type(value) is not int or type(near) not in (list, tuple, set):  # LeetCode takes any
            kinds = f"{type(value).__name__} and {type(near).__name__}"
            raise ValueError(f"the val and neighbors of a node are {kinds}, not int and list")
        nodes += {id(other): other for other in near if id(other) not in known}.values()
        known.update(map(id, near))
        if len(nodes) > MOST:
            raise ValueError(f"more than {MOST:,} nodes can be reached")
    return nodes
