"""Adds the gains of both sides even if they are negative."""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path from here down to a leaf."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return node.val + max(left, right)
