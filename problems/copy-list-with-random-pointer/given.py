"""LeetCode's Node, how a list of them is made, and whether a result is a copy of it."""


class Node:
    def __init__(self, x: int, next: "Node" = None, random: "Node" = None):  # noqa: A002
        self.val, self.next, self.random = int(x), next, random

    label = property(lambda self: self.val, lambda self, value: setattr(self, "val", value))


class RandomListNode(Node):
    """What LeetCode called it once, when it called the value its label."""


def arguments(head: List[List[Optional[int]]]):
    """The first node, and all of them, so that `write` knows them whatever becomes of the list."""
    nodes = [Node(value) for value, _ in head]
    for node, after, (_, place) in zip(nodes, [*nodes[1:], None], head):
        node.next, node.random = after, None if place is None else nodes[place]
    return nodes[0] if nodes else None, nodes


def write(result, arguments) -> List[List[Optional[int]]]:
    """The list that was returned; whatever becomes of the original one, LeetCode accepts it."""
    places = {}
    while result is not None:
        if result in places or result in arguments[1]:
            raise ValueError("a node occurs in both lists, or twice in one")
        places[result] = len(places)
        result = result.next
    return [[n.val, n.random and places.get(n.random, "not in the list")] for n in places]
