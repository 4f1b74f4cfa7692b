"""Considers a node alone and with the gains of both sides, but not with one side only."""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.down(root)
        return self.best

    def down(self, node):
        """The best sum of a path that starts here and goes down."""
        if node is None:
            return 0
        left, right = self.down(node.left), self.down(node.right)
        self.best = max(self.best, node.val, left + node.val + right)
        return node.val + max(0, left, right)
