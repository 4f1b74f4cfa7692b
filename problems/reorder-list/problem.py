"""Reorder List: the lists to judge on, and what is left of them, taken from both ends in turn."""

from collections import deque

SMALL, LARGEST = 9, 50_000
VALUES = range(1, 1001)


def inputs(pick, size):
    """Two values: all their arrangements together show which node belongs in each place."""
    values = pick.some(VALUES) if size <= SMALL else pick.values(VALUES)
    return ([pick(values) for _ in range(pick(range(1, size + 1)))],)


def answer(head):
    """Of the nodes that are left, the first and the last are taken in turn."""
    rest = deque([head])
    while rest[-1].next:
        rest.append(rest[-1].next)
    order = [rest.pop() if place % 2 else rest.popleft() for place in range(len(rest))]
    for node, following in zip(order, [*order[1:], None]):
        node.next = following


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for length in LARGEST, LARGEST - 1:
        rising = [VALUES[i % 997] for i in range(length)]
        yield f"{length:,} nodes: recursion, and walks to the end", (rising,)
    for block in 256, 1000, 1024, 4096:
        yield f"two halves of {block:,} nodes", ([VALUES[i % 997] for i in range(2 * block)],)
