"""Skips nodes that have only one child, so this child stays on its side."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root and root.left and root.right:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
