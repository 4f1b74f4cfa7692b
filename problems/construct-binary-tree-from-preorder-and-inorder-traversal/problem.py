"""Construct Binary Tree from Preorder and Inorder Traversal: the pairs of lists to judge on."""

SMALL, LARGEST, VALUES = 6, 3000, range(-3000, 3001)


def inputs(pick, size):
    """Every shape; values that rise or fall from any number, and wrap around, or in any order."""
    nodes = pick(range(1, size + 1))
    first, step = VALUES.index(pick(VALUES)), pick((1, -1))
    values = [VALUES[(first + step * i) % len(VALUES)] for i in range(nodes)]
    if size > SMALL and pick(("any", "consecutive")) == "any":
        values = pick.distinct(nodes, VALUES)
    if (nodes <= 4 or size > SMALL) and pick(("shuffled", "in order")) == "shuffled":
        values = pick.shuffled(values)
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
    """The first value in preorder is the root, and what is before it in inorder is on its left."""
    place = {value: i for i, value in enumerate(inorder)}
    tree, parts = [], [(0, 0, len(inorder))]  # of each: starts in preorder and inorder, length
    for start, first, length in parts:  # the list grows as we read it
        tree.append(preorder[start] if length else None)
        if length:
            left = place[tree[-1]] - first
            parts.append((start + 1, first, left))
            parts.append((start + 1 + left, first + left + 1, length - left - 1))
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
