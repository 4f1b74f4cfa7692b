"""Skips a node that has only one child, so that child and everything below it stay as they are."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root and root.left and root.right:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
