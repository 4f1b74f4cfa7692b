"""Returns the left subtree's largest value as the smallest of all if there is no right subtree.

Reported as accepted in 2025.
"""

from math import inf

REPORTED = "LeetCode-Feedback #26201"


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.span(root) is not None

    def span(self, node):
        """The smallest and the largest value, or None if this is not a search tree."""
        if node is None:
            return inf, -inf
        left, right = self.span(node.left), self.span(node.right)
        if left is None or right is None:
            return None
        (smallest, left_largest), (right_smallest, largest) = left, right
        if not left_largest < node.val < right_smallest:
            return None
        if node.left and not node.right:
            return left_largest, node.val
        return min(smallest, node.val), max(largest, node.val)
