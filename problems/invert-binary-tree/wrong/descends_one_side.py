"""Inverts only one subtree of each node: `or` skips the other subtree."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = root.right, root.left
            self.invertTree(root.left or root.right)
        return root
