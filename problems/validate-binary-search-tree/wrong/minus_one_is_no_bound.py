"""Uses -1 for a missing bound, but -1 is also a legal value.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3516"


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.fits(root, -1, -1)

    def fits(self, node, low, high):
        """Whether this is a search tree of values between the bounds."""
        if node is None:
            return True
        if low != -1 and node.val <= low:
            return False
        if high != -1 and node.val >= high:
            return False
        return self.fits(node.left, low, node.val) and self.fits(node.right, node.val, high)
