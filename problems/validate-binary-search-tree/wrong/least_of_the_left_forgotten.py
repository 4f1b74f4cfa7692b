"""Returns the left subtree's greatest value as the least of all if there is no right subtree.

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
        if left is None or right is None:
            return None
        (least, left_greatest), (right_least, greatest) = left, right
        if not left_greatest < node.val < right_least:
            return None
        if node.left and not node.right:
            return left_greatest, node.val
        return min(least, node.val), max(greatest, node.val)
