"""Adds the nodes of a chain to the path through the fork below it, but a path cannot fork.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #16368"


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        height = self.height(root, 0)
        return self.longest or height

    def height(self, node, edges):
        """The number of edges on the longest way down, after those that lead to this node."""
        while (node.left is None) != (node.right is None):
            node = node.left or node.right
            edges += 1
        if node.left is None:
            return edges
        left, right = self.height(node.left, 1), self.height(node.right, 1)
        self.longest = max(self.longest, left + right + max(edges - 1, 0))
        return edges + max(left, right)
