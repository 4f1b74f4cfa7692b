"""Considers only paths that go straight down, not paths that turn at their highest node."""

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
        down = node.val + max(self.gain(node.left), self.gain(node.right))
        self.best = max(self.best, down)
        return max(0, down)
