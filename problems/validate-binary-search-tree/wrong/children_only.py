"""Compares each node only with its children, not with the nodes further down."""


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if root.left and root.left.val >= root.val:
            return False
        if root.right and root.right.val <= root.val:
            return False
        return self.isValidBST(root.left) and self.isValidBST(root.right)
