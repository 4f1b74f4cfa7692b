"""Counts the edges of the longest path, and so returns one too few."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return -1
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
