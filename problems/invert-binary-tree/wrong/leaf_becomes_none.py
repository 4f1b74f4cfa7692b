"""Returns None for a leaf, which cuts off all leaves."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root is None or not (root.left or root.right):
            return None
        root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
