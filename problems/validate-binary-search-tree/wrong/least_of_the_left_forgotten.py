"""If there is no right subtree, reports the greatest value of the left one as the least of all.

Reported as accepted in 2025.
"""

from math import inf

REPORTED = "LeetCode-Feedback #26201"


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.span(root) is not None

    def span(self, node):
        """The least and the greatest value, or None if this is not a search tree."""
        if node is None:
            return inf, -inf
        left, right = self.span(node.left), self.span(node.right)
        if left is None or right is None or not left[1] < node.val < right[0]:
            return None
        if node.left and not node.right:
            return left[1], node.val
        return min(left[0], node.val), max(right[1], node.val)
