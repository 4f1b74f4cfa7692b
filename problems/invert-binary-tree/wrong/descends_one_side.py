"""Writes `or` where both are needed: the right subtree is inverted only if there is no left one."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = root.right, root.left
            self.invertTree(root.left or root.right)
        return root
