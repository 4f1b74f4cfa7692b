"""Construct Binary Tree from Preorder and Inorder Traversal: the pairs of lists to judge on."""

SMALL, LARGEST, VALUES = 6, 3000, range(-3000, 3001)


def inputs(pick, size):
    """Every shape, with values that rise or fall from any number, and wrap around at the limits."""
    first, step = VALUES.index(pick(VALUES)), pick((1, -1))
    nodes = range(pick(range(1, min(size, 500) + 1)))
    values = [VALUES[(first + step * i) % len(VALUES)] for i in nodes]
    return traversals(values, lambda: pick((False, True)))


def check(preorder, inorder):
    """A stack that takes the values in preorder must be able to give them back in inorder."""
    if len({*preorder}) < len(preorder):
        raise ValueError("a value occurs twice")
    stack, left = [], inorder[::-1]
    for value in preorder:
        stack.append(value)
        while stack and stack[-1:] == left[-1:]:
            left.pop()
            stack.pop()
    if stack or left:
        raise ValueError("no tree has this preorder and this inorder")


def answer(preorder, inorder):
    """The root of each part of the inorder is the value in it that comes first in preorder."""
    place = {value: i for i, value in enumerate(preorder)}
    tree, parts = [], [inorder]
    for part in parts:  # the list grows as we read it
        tree.append(min(part, key=place.get, default=None))
        if part:
            root = part.index(tree[-1])
            parts += part[:root], part[root + 1 :]
    while tree[-1] is None:
        tree.pop()
    return tree


def killers():
    """The longest lists, named after the shape of the tree."""
    values = [*VALUES[-LARGEST:]]
    yield "3000 nodes, all to the left", (values, values[::-1])
    yield "3000 nodes, all to the right", (values, values)
    yield "3000 nodes, right and left in turn", (values, values[::2] + values[1::2][::-1])


def traversals(values, is_done):
    """A preorder and an inorder: a stack takes the values, and may give some back in between."""
    stack, inorder = [], []
    for value in values:
        while stack and is_done():
            inorder.append(stack.pop())
        stack.append(value)
    return values, inorder + stack[::-1]
