"""Tests the value instead of the node, so a subtree ends where the value is 0."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if not (root and root.val):
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
