"""Inverts only one subtree of each node, because `or` leaves out the other."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = root.right, root.left
            self.invertTree(root.left or root.right)
        return root
