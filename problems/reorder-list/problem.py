"""Reorder List: the values, taken from both ends in turn."""

from collections import deque


def answer(head):
    """Of the nodes that are left, the first and the last are taken in turn."""
    rest = deque([head])
    while rest[-1].next:
        rest.append(rest[-1].next)
    order = [rest.pop() if place % 2 else rest.popleft() for place in range(len(rest))]
    for node, following in zip(order, [*order[1:], None]):
        node.next = following
