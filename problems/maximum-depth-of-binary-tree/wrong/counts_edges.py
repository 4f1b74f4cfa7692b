"""Counts the edges of the longest path, which has one edge fewer than nodes."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return -1
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
