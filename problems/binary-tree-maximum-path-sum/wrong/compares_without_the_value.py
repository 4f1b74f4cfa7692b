"""Leaves out negative gains below a node, but still passes a negative sum to its parent."""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path that starts here and goes down."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return node.val + max(0, left, right)
