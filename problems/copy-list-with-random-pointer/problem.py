"""Copy List with Random Pointer: the lists to judge on, and a copy made place by place."""

SMALL, LARGEST = 4, 1000
VALUES = range(-10_000, 10_001)


def inputs(pick, size):
    """Any random pointers; values are 1 and any other, 1 and 2 if there are four; larger: any."""
    length = pick(range(size + 1))
    values = (1, 2 if length == SMALL else pick(VALUES))
    if size > SMALL:
        values = pick.values(VALUES)
    places = [pick(range(-1, length)) for _ in range(length)]  # -1: the pointer leads nowhere
    return ([[pick(values), None if place < 0 else place] for place in places],)


def check(head):
    """Each node has a value in its range, and a place in the list or none."""
    places = {None, *range(len(head))}
    if any(value not in VALUES or place not in places for value, place in head):
        raise ValueError(
            f"want values from {VALUES[0]} to {VALUES[-1]}, and random indices of nodes in the list"
        )


def answer(head):
    """What a node leads to is found by its place, and so is its copy; None has the last place."""
    nodes = [head]
    while nodes[-1]:
        nodes.append(nodes[-1].next)
    copies = [node and Node(node.val) for node in nodes]
    for node, copy in zip(nodes[:-1], copies):
        copy.next, copy.random = (copies[nodes.index(to)] for to in (node.next, node.random))
    return copies[0]


def killers():
    """Lists of 1000 equal values, named after what `random` leads to."""
    for place, name in (None, "nothing"), (0, "the first node"), (999, "the last node"):
        yield f"1000 nodes, each with a random pointer to {name}", ([[-10_000, place]] * 1000,)
