"""Replaces the left child before it is inverted, so the right subtree ends up on both sides."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left = self.invertTree(root.right)
            root.right = self.invertTree(root.left)
        return root
