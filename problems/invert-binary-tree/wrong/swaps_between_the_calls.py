"""Swaps the children between the two calls: one subtree is inverted twice, the other never."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            self.invertTree(root.left)
            root.left, root.right = root.right, root.left
            self.invertTree(root.right)
        return root
