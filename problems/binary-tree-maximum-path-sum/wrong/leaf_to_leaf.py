"""Joins gains only at nodes with two children, as if a path had to begin and end at leaves."""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        top = self.gain(root)
        return max(self.best, top)

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        if node.left and node.right:
            self.best = max(self.best, left + node.val + right)
        return max(0, node.val + max(left, right))
