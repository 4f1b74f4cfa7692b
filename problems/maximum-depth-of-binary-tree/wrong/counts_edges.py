"""Counts the edges of the longest path, so the depth is one too small."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return -1
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
