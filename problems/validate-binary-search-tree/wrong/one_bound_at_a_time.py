"""Passes on the new bound, but drops the bound on the other side."""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.fits(root, -inf, inf)

    def fits(self, node, low, high):
        """Whether this is a search tree of values between the bounds."""
        if node is None:
            return True
        if not low < node.val < high:
            return False
        return self.fits(node.left, -inf, node.val) and self.fits(node.right, node.val, inf)
