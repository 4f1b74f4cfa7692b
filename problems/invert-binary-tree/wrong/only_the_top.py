"""Swaps the children of the root, but not the children of any other node."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = root.right, root.left
        return root
