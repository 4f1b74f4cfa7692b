"""Keeps the best sum in the class, so the next tree starts with the last result."""

from math import inf


class Solution:
    best = -inf

    def maxPathSum(self, root: TreeNode | None) -> int:
        self.gain(root)
        return Solution.best

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        Solution.best = max(Solution.best, left + node.val + right)
        return max(0, node.val + max(left, right))
