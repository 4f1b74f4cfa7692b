"""Adds up the depths of both subtrees, and so counts all nodes of the tree."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + self.maxDepth(root.left) + self.maxDepth(root.right)
