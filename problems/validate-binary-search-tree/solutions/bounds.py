"""Bounds from above: each node must lie between the nearest values on the way down to it.

To the left, a node's value becomes the upper bound, and to the right, the lower one; the other
bound is passed on. So each node is compared with all its ancestors at once. The root has no bounds.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""

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
        return self.fits(node.left, low, node.val) and self.fits(node.right, node.val, high)
