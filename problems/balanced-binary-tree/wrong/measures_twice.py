"""Measures the higher child again to return its height, which is exponential on a chain."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if abs(self.height(root.left) - self.height(root.right)) > 1:
            return False
        return self.isBalanced(root.left) and self.isBalanced(root.right)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        if self.height(node.left) > self.height(node.right):
            return 1 + self.height(node.left)
        return 1 + self.height(node.right)
