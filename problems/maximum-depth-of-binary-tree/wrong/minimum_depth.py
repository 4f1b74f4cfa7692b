"""Follows the shallower of the two subtrees, as for the minimum depth."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + min(self.maxDepth(root.left), self.maxDepth(root.right))
