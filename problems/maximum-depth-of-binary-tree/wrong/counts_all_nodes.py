"""Adds the depths of both subtrees instead of the greater depth, which counts all nodes."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + self.maxDepth(root.left) + self.maxDepth(root.right)
