"""Measures each child twice, for the path and for the height, which is exponential on a chain."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        self.longest = max(self.longest, self.height(node.left) + self.height(node.right))
        return 1 + max(self.height(node.left), self.height(node.right))
