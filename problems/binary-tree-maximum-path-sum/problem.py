"""Binary Tree Maximum Path Sum: the best path through each node, from the bottom up."""

VALUES = range(-1000, 1001)


def answer(root):
    """From below: the best way down from each node, and the two best of its children joined."""
    nodes, best = [root], VALUES[0]
    for node in nodes:  # the list grows as we read it
        nodes += filter(None, (node.left, node.right))
    down = {None: 0}
    for node in reversed(nodes):
        ways = [0, down[node.left], down[node.right]]
        down[node] = node.val + max(ways)
        best = max(best, node.val + sum(sorted((*ways, 0))[-2:]))
    return best
