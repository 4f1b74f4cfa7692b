"""Two breadth-first searches: the node farthest from the root is one end of a longest path.

This is true of every tree whose edges can be walked both ways, and from any node instead of the
root. So each node also needs to know its parent. The second search starts at that end, and the
number of its steps is the diameter.
Time: O(n) on average, for the tables
Space: O(n)
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        parents = {root: None}
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)

        farthest = nodes[-1]
        steps = {farthest: 0}
        nodes = [farthest]
        for node in nodes:
            for near in (node.left, node.right, parents[node]):
                if near and near not in steps:
                    steps[near] = steps[node] + 1
                    nodes.append(near)
        return steps[nodes[-1]]
