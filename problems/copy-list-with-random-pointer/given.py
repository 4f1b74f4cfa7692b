"""LeetCode's Node, how a list of them is made, and whether a result is a copy of it."""


class Node:
    def __init__(self, x: int, next: "Node" = None, random: "Node" = None):  # noqa: A002
        self.val, self.next, self.random = int(x), next, random


def arguments(head: List[List[Optional[int]]]):
    """The first node, and all of them, so that `write` knows them whatever becomes of the list."""
    nodes = [Node(value) for value, _ in head]
    for node, after, (_, place) in zip(nodes, [*nodes[1:], None], head):
        node.next, node.random = after, None if place is None else nodes[place]
    return nodes[0] if nodes else None, nodes


def write(result, arguments) -> List[List[Optional[int]]]:
    """The list that was returned; of the original one, LeetCode checks only where `next` leads."""
    original = _pairs(arguments[0], ())
    if [*original] != arguments[1]:
        raise ValueError("a next pointer of the original list has been changed")
    return [*_pairs(result, original).values()]


def _pairs(node, others):
    """{node: its value and the place to which `random` leads} of a list with none of the others."""
    places = {}
    while node is not None:
        if node in places or node in others:
            raise ValueError("a node occurs in both lists, or twice in one")
        places[node] = len(places)
        node = node.next
    return {n: [n.val, n.random and places.get(n.random, "not in the list")] for n in places}
